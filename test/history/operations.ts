/** "info": the call may have been executed or not, because no response arrived or the response was 503. */
export type Outcome = "ok" | "fail" | "info";

/** Kinds of calls, with the values that the client knew before the call, and those of the response (optional). */
export interface Kinds {
  /** Creates a contact with a unique name, without an idempotency key. */
  create: { readonly name: string; readonly id?: string };
  /** Creates a contact with an idempotency key; all calls with the key have the same body. */
  retry: { readonly key: string; readonly id?: string };
  /** Reads a record. */
  read: { readonly record: string; readonly version?: number; readonly value?: string };
  /** Writes a unique value with If-Match; `version` is that after the write. */
  put: { readonly record: string; readonly ifMatch: number; readonly value: string; readonly version?: number };
  /** Books a slot of the only host. */
  book: { readonly slot: string; readonly id?: string };
  /** Revokes an API key. */
  revoke: { readonly credential: string };
  /** Makes a call with an API key. */
  use: { readonly credential: string };
}

interface Call {
  /** Number of the client. */
  readonly client: number;
  /** Milliseconds since the beginning of the history: when the call was invoked and when it returned. */
  readonly invoked: number;
  readonly returned: number;
  readonly outcome: Outcome;
  /** HTTP status; null if no response arrived. */
  readonly status: number | null;
}

/** One call and its result. */
export type Operation<Kind extends keyof Kinds = keyof Kinds> = {
  [One in Kind]: Call & { readonly kind: One } & Kinds[One];
}[Kind];

/** The records after all calls, read over REST. */
export interface FinalState {
  readonly contacts: readonly { readonly id: string; readonly name: string }[];
  /** All versions of the contested records. */
  readonly versions: readonly { readonly record: string; readonly version: number; readonly value: string }[];
  readonly events: readonly { readonly id: string; readonly slot: string }[];
}

/** The calls of all clients and the final state. */
export interface History {
  readonly operations: readonly Operation[];
  readonly final: FinalState;
}
