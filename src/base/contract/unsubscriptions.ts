/** The operation behind the button with which mail programs unsubscribe (RFC 8058). */
export interface Unsubscriptions {
  /**
   * Unsubscribes from the topic of the message, or from all marketing if it has none. Idempotent; null if the link was
   * not signed by this service or has expired.
   */
  unsubscribe(token: string): Promise<{ readonly scope: "topic" | "all" } | null>;
}
