/** The contents of an unsubscribe link. */
export interface UnsubscribeOffer {
  /** The name of the organization that sends the marketing messages. */
  readonly organization: string;
  readonly email: string;
}

/** The operations available to the holder of an unsubscribe link. */
export interface Unsubscriptions {
  /** Returns null if the link was not signed by this service or has expired. */
  find(token: string): Promise<UnsubscribeOffer | null>;
  /** Idempotent; does nothing if the link is invalid. */
  unsubscribe(token: string): Promise<void>;
}
