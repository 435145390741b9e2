import type { ServerResponse } from "node:http";

/** How much of its responses a process keeps for clients that do not read them, and for how long. */
export interface ReaderLimits {
  /** Bytes of all responses together; beyond this, the connections of those that wait longest are closed. */
  readonly bytes: number;
  /** A connection without progress is closed after one or two of these periods, in milliseconds. */
  readonly timeout: number;
}

const CHECK_MS = 100;

/**
 * Closes connections of clients that do not read their responses, which otherwise stay in memory. `open` contains the
 * responses that are not sent completely, oldest first. Checking them at intervals costs requests nothing. Returns a
 * function that ends the checks.
 */
export function limitSlowReaders(open: readonly ServerResponse[], limits: ReaderLimits): () => void {
  const limited = new WeakSet<ServerResponse>();
  const check = (): void => {
    let bytes = 0;
    for (const response of open) bytes += unread(response);
    for (const response of open) {
      const own = unread(response);
      // One response may have more bytes than the limit.
      if (bytes > Math.max(limits.bytes, own) && own > 0 && limited.has(response)) {
        bytes -= own;
        response.destroy();
      } else if (own > 0 !== limited.has(response)) {
        // At its end the server closes the connection; Node repeats it if the system has accepted some of the bytes.
        response.setTimeout(own > 0 ? limits.timeout : 0);
        limited[own > 0 ? "add" : "delete"](response);
      }
    }
  };
  const timer = setInterval(check, CHECK_MS).unref();
  return () => clearInterval(timer);
}

/** Returns the number of bytes that wait for the client. */
function unread({ socket, writableEnded, writableNeedDrain }: ServerResponse): number {
  return writableEnded || writableNeedDrain ? (socket?.writableLength ?? 0) : 0;
}
