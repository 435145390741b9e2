/** A daily limit of what people without an account cause; each has its own sentence. */
export type LimitReason =
  "recipient_messages" | "sender_messages" | "host_messages" | "invitee_bookings" | "sender_bookings" | "host_bookings";

/** A rate limit is exceeded. There is no error code: the body is one sentence. */
export class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  /** Seconds. */
  readonly retryAfter: number;
  /** The daily limit that is exceeded; null: requests per minute. */
  readonly reason: LimitReason | null;

  constructor(retryAfter: number, reason: LimitReason | null = null) {
    super("too many requests");
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}
