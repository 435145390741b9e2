/** A rate limit is exceeded. There is no error code: the body is one sentence. */
export class TooManyRequests extends Error {
  override readonly name = "TooManyRequests";
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("too many requests");
    this.retryAfter = retryAfter;
  }
}
