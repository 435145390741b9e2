/** What a link to unsubscribe names. */
export interface UnsubscribeOffer {
  /** Whose marketing it is, by its name. */
  readonly organization: string;
  readonly email: string;
}

/** What whoever holds a link to unsubscribe can see and do with it. */
export interface Unsubscriptions {
  /** Null where the link was not made here or has expired. */
  find(token: string): Promise<UnsubscribeOffer | null>;
  /** Does nothing where there is no such link; again and again is the same. */
  unsubscribe(token: string): Promise<void>;
}
