import { destination, pino, type Logger } from "pino";

/** Log lines are written in blocks of this many bytes, or after this delay: a write per line would double its cost. */
const BLOCK_BYTES = 3_072;
/** PIPE_BUF of Linux: shorter blocks of several processes are not mixed in a pipe. Only a longer line is written whole. */
const MAX_BLOCK_BYTES = 4_096;
const MAX_WAIT_MS = 100;

/**
 * Creates a logger that writes JSON lines to standard output. Buffered lines are written when the process exits, and
 * lost if it is killed. `fields` returns additional fields of each line.
 */
export function createLogger(level: string, fields?: () => object): Logger {
  const output = destination({ minLength: BLOCK_BYTES, maxWrite: MAX_BLOCK_BYTES });
  setInterval(() => {
    output.flush();
  }, MAX_WAIT_MS).unref();
  process.once("exit", () => {
    output.flushSync();
  });
  return pino({ level, ...(fields ? { mixin: fields } : {}) }, output);
}
