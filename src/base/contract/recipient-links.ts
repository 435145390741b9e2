/** Identifies the message that one recipient of a campaign received. */
export interface CampaignRecipientKey {
  readonly org_id: string;
  readonly campaign_id: string;
  readonly recipient_id: string;
}

/** A tracking link in a campaign message. */
export interface TrackedLink {
  /** The link's target; null for the tracking pixel. */
  readonly url: string | null;
  /** Records the open or click if the organization has tracking enabled. */
  record(): Promise<void>;
}

/** Resolves the tracking links of campaign messages. */
export interface EmailTracking {
  /** Returns null if the token was not signed by this service for this action, or has expired. */
  find(action: "open" | "click", token: string): TrackedLink | null;
}

/** The operation behind the button with which mail programs unsubscribe (RFC 8058). */
export interface Unsubscriptions {
  /**
   * Unsubscribes from the topic of the message, or from all marketing if it has none. Idempotent; null if the link was
   * not signed by this service or has expired.
   */
  unsubscribe(token: string): Promise<{ readonly scope: "topic" | "all" } | null>;
}
