/** One bucket of a request: the address's own, or that of one operation and the address. */
export interface LimitedBucket {
  readonly key: string;
  /** Requests a minute. */
  readonly ceiling: number;
}

/** Whether the request may go on, and otherwise in how many milliseconds one will. */
export interface LimitDecision {
  readonly allowed: boolean;
  readonly wait: number;
}

/** Where the buckets are kept. */
export interface LimitStore {
  /** Takes from the address's bucket, and only if that allows it from the operation's. */
  spend(everything: LimitedBucket, operation: LimitedBucket | null): LimitDecision | Promise<LimitDecision>;
  /** Takes from all of them or from none, and pauses nobody; their keys begin with the same word. */
  spendTogether(buckets: readonly LimitedBucket[]): LimitDecision | Promise<LimitDecision>;
  /** What `spendTogether` of this one would say now; takes nothing. */
  look(bucket: LimitedBucket): LimitDecision | Promise<LimitDecision>;
}
