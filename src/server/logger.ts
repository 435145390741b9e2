import cluster from "node:cluster";
import { destination, pino, type Logger } from "pino";

/** Log lines are written in blocks of this many bytes, or after a delay: a write per line would double its cost. */
const BLOCKS = { minLength: 65_536, maxWrite: 131_072 };
/** Several processes share a pipe: blocks up to PIPE_BUF of Linux are not mixed. Only a longer line is written whole. */
const SHARED_BLOCKS = { minLength: 3_072, maxWrite: 4_096 };
const MAX_WAIT_MS = 100;

/**
 * Creates a logger that writes JSON lines to standard output. Buffered lines are written when the process exits, and
 * lost if it is killed. `fields` returns additional fields of each line.
 */
export function createLogger(level: string, fields?: () => object): Logger {
  const output = destination(cluster.isWorker ? SHARED_BLOCKS : BLOCKS);
  setInterval(() => {
    output.flush();
  }, MAX_WAIT_MS).unref();
  process.once("exit", () => {
    output.flushSync();
  });
  return pino({ level, ...(fields ? { mixin: fields } : {}) }, output);
}
