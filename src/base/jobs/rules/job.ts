/** The payload of each kind of job. Payloads contain ids and progress, never records. */
export interface JobPayloads {
  /** Deletes expired data. */
  readonly "cleanup.run": Readonly<Record<string, never>>;
  /** Removes the bytes of files of one organization that were deleted permanently. */
  readonly "files.remove": Readonly<Record<string, never>>;
  /** Creates the audit log partitions of the coming months, and drops those older than a year. */
  readonly "activity_log.months": Readonly<Record<string, never>>;
  /** Queues a `retention.run` for each organization that deletes old data. */
  readonly "retention.due": Readonly<Record<string, never>>;
  /** Deletes the data of an organization that is older than its retention. */
  readonly "retention.run": RetentionPayload;
  /** Fills the index of a custom field, or deletes its values. */
  readonly "custom_field.index": FieldIndexPayload;
  readonly "export.run": ExportPayload;
  readonly "import.run": { readonly import_id: string };
  /** Determines the recipients of a campaign, and starts sending it if its scheduled time has come. */
  readonly "campaign.prepare": CampaignPayload;
  /** Sends a campaign to its recipients. */
  readonly "campaign.send": CampaignSendPayload;
  /** Sends one message. */
  readonly "email.send": { readonly email_id: string; readonly tries?: number };
  /** Sends an account e-mail. It is encrypted, because its link gives access to the account. */
  readonly "account_email.send": AccountEmailPayload;
  /** Former name of `account_email.send`, in jobs that an earlier version queued before or during an upgrade. */
  readonly "letter.send": AccountEmailPayload;
  /** Queues a read for each calendar feed that is due. */
  readonly "busy_feeds.due": Readonly<Record<string, never>>;
  /** Reads one calendar feed. */
  readonly "busy_feed.read": { readonly feed_id: string };
  /** Gives the open records of a removed member to another one. */
  readonly "member.reassign": ReassignmentPayload;
  /** Sends the reminders for an event, if its start has not changed. */
  readonly "event.remind": ReminderPayload;
}

/** A kind of job. */
export type JobKind = keyof JobPayloads;

interface AccountEmailPayload {
  readonly letter: string;
  readonly tries?: number;
}

interface ExportPayload {
  readonly export_id: string;
  /** The column names, fixed when the export started. */
  readonly columns?: readonly string[];
  /** The id of the last exported record, and the number of chunks of the file. */
  readonly after?: string;
  readonly chunks?: number;
}

export interface CampaignPayload {
  readonly campaign_id: string;
  /** For a scheduled campaign: its start time. The job does nothing if the campaign was rescheduled. */
  readonly scheduled_at?: string;
}

interface CampaignSendPayload {
  readonly campaign_id: string;
  /** The number of passes over all pending recipients, including this one. */
  readonly round?: number;
  /** The last recipient that was processed in this pass. */
  readonly after?: string | null;
}

interface RetentionPayload {
  /** The kind of data that is being deleted; the first one if absent. */
  readonly step?: string;
  /** The place after which the step continues. */
  readonly after?: string;
}

interface FieldIndexPayload {
  readonly field_id: string;
  readonly index_id: string;
  /** A transaction; the job waits until those before it have ended. */
  readonly fence?: string;
  /** The id of the last record. */
  readonly after?: string;
}

export interface ReassignmentPayload {
  readonly from: string;
  readonly to: string;
}

export interface ReminderPayload {
  readonly event_id: string;
  readonly start_at: string;
  readonly minutes: number;
}

/** The result of a job, for the user who started it. */
export interface JobResult {
  readonly type: "import" | "export";
  readonly id: string;
}

/** The progress of a job. */
export interface JobProgress {
  readonly done: number;
  readonly total: number | null;
  /** When the job started or resumed, and how much was done at that time. */
  readonly resumed_at: string | null;
  readonly resumed_done: number;
}

/** Estimates the remaining seconds of a running job from its speed so far; null if no estimate is possible yet. */
export function secondsLeft({ done, total, resumed_at, resumed_done }: JobProgress, now: number): number | null {
  const made = done - resumed_done;
  if (total === null || resumed_at === null || made <= 0) return null;
  const seconds = Math.max(0, now - Date.parse(resumed_at)) / 1_000;
  return Math.ceil((Math.max(0, total - done) * seconds) / made);
}
