/** One bucket of a request: for the address, or for one operation and the address. */
export interface LimitedBucket {
  readonly key: string;
  /** Requests per minute. */
  readonly perMinute: number;
}

/** Whether the request is allowed; otherwise `wait` is the number of milliseconds until one will be. */
export interface LimitDecision {
  readonly allowed: boolean;
  readonly wait: number;
}

/** Stores the buckets. */
export interface LimitStore {
  /** Takes a token from the address's bucket and, only if that allows it, one from the operation's. */
  spend(everything: LimitedBucket, operation: LimitedBucket | null): LimitDecision | Promise<LimitDecision>;
  /** Takes a token from all buckets or from none, and never blocks a bucket; their keys begin with the same word. */
  spendAll(buckets: readonly LimitedBucket[]): LimitDecision | Promise<LimitDecision>;
  /** Returns the decision that `spendAll` would make for this bucket now; takes nothing. */
  peek(bucket: LimitedBucket): LimitDecision | Promise<LimitDecision>;
}
