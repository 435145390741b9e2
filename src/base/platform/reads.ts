import { AsyncLocalStorage } from "node:async_hooks";

/** A read for a client that may disconnect before it gets the response. */
export class Read {
  /** Whether the client has disconnected. */
  abandoned = false;
}

/** The error of a read that was ended because its client has disconnected. Nobody gets it. */
export class ReadAbandoned extends Error {
  override name = "ReadAbandoned";

  constructor(options?: ErrorOptions) {
    super("The client has disconnected.", options);
  }
}

const reads = new AsyncLocalStorage<Read | undefined>();
const listeners: ((read: Read) => void)[] = [];

/** Runs `work` as a part of the read. */
export function runAsRead<Result>(read: Read, work: () => Result): Result {
  return reads.run(read, work);
}

/** Runs `work` on behalf of several reads: none of them ends it. */
export function runOutsideReads<Result>(work: () => Result): Result {
  return reads.run(undefined, work);
}

/** Returns the read to which the running code belongs; undefined outside of a read. */
export function currentRead(): Read | undefined {
  return reads.getStore();
}

/** Ends what runs for the read. */
export function abandon(read: Read): void {
  read.abandoned = true;
  for (const listener of listeners) listener(read);
}

/** Calls `listener` with each read whose client disconnects. */
export function onAbandoned(listener: (read: Read) => void): void {
  listeners.push(listener);
}
