/** What each kind of job is given; a payload holds ids and where it is, never records. */
export interface JobPayloads {
  /** Forgets what is out of date. */
  readonly "cleanup.run": Readonly<Record<string, never>>;
  /** Makes the months of the activity log that come, and drops those of more than a year ago. */
  readonly "activity_log.months": Readonly<Record<string, never>>;
  readonly "export.run": ExportPayload;
  readonly "import.run": { readonly import_id: string };
  /** Puts together who gets a campaign, and begins to send it if this is the time that it is scheduled for. */
  readonly "campaign.prepare": CampaignPayload;
  /** Sends a campaign to those who were put together. */
  readonly "campaign.send": CampaignSendPayload;
  /** Sends one message. */
  readonly "email.send": { readonly email_id: string; readonly tries?: number };
  /** Sends an e-mail about an account. The e-mail is encrypted, because its link grants access to the account. */
  readonly "account_email.send": AccountEmailPayload;
  /** Former name of `account_email.send`, in jobs that an earlier version queued before or during an upgrade. */
  readonly "letter.send": AccountEmailPayload;
  /** Has those calendars elsewhere read that are to be read by now. */
  readonly "busy_feeds.due": Readonly<Record<string, never>>;
  /** Reads one of them. */
  readonly "busy_feed.read": { readonly feed_id: string };
  /** Reminds everybody who takes part in an event that begins in so many minutes, if it still begins then. */
  readonly "event.remind": ReminderPayload;
}

/** A kind of job. */
export type JobKind = keyof JobPayloads;

export interface AccountEmailPayload {
  readonly letter: string;
  readonly tries?: number;
}

export interface ExportPayload {
  readonly export_id: string;
  /** The column names, decided when it began. */
  readonly columns?: readonly string[];
  /** The id of the last record that is in the file, and how many pieces the file has. */
  readonly after?: string;
  readonly chunks?: number;
}

export interface CampaignPayload {
  readonly campaign_id: string;
  /** Of a campaign that was scheduled: for when. Another time makes this job void. */
  readonly scheduled_at?: string;
}

export interface CampaignSendPayload {
  readonly campaign_id: string;
  /** How often everybody who waits had a turn, this time included. */
  readonly round?: number;
  /** The last recipient who had one in this round. */
  readonly after?: string | null;
}

export interface ReminderPayload {
  readonly event_id: string;
  readonly start_at: string;
  readonly minutes: number;
}

/** What came of a job, for whoever waits for it. */
export interface JobResult {
  readonly type: "import" | "export";
  readonly id: string;
}

/** How far a job is. */
export interface JobProgress {
  readonly done: number;
  readonly total: number | null;
  /** When it began, or went on after a break, and how much was done then. */
  readonly resumed_at: string | null;
  readonly resumed_done: number;
}

/** The seconds until a running job is done, if it goes on as it did; null where nothing can be said yet. */
export function secondsLeft({ done, total, resumed_at, resumed_done }: JobProgress, now: number): number | null {
  const made = done - resumed_done;
  if (total === null || resumed_at === null || made <= 0) return null;
  const seconds = Math.max(0, now - Date.parse(resumed_at)) / 1_000;
  return Math.ceil((Math.max(0, total - done) * seconds) / made);
}
