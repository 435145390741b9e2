import { destination, pino, type Logger } from "pino";

/** Log lines are written in blocks of this many bytes, or after this delay: a write per line would double its cost. */
const BLOCK_BYTES = 65_536;
const MAX_WAIT_MS = 100;

/**
 * Creates a logger that writes JSON lines to standard output. Buffered lines are written when the process exits, and
 * lost if it is killed.
 */
export function createLogger(level: string): Logger {
  const output = destination({ minLength: BLOCK_BYTES, maxWrite: 2 * BLOCK_BYTES });
  setInterval(() => {
    output.flush();
  }, MAX_WAIT_MS).unref();
  process.once("exit", () => {
    output.flushSync();
  });
  return pino({ level }, output);
}
