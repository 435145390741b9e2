/** What one recipient got of a campaign. */
export interface CampaignRecipientKey {
  readonly org_id: string;
  readonly campaign_id: string;
  readonly recipient_id: string;
}

/** What a link in a message of a campaign was made for. */
export interface TrackedLink {
  /** Where it leads; null where it is that of the picture. */
  readonly url: string | null;
  /** Counts it, if the organization wants to know. */
  record(): Promise<void>;
}

/** What becomes of messages once they are out. */
export interface EmailTracking {
  /** Null where the link was not made here for this, or has expired. */
  find(action: "open" | "click", token: string): TrackedLink | null;
}
