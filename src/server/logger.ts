import cluster from "node:cluster";
import { type DestinationStream, destination, pino, type Logger } from "pino";

/** Log lines are written in blocks of at most this many bytes: a system call per line would double its cost. */
const BLOCK = 65_536;
/** Several processes share a pipe: blocks up to PIPE_BUF of Linux are not mixed. Only a longer line is written whole. */
const SHARED_BLOCK = 4_096;
const MAX_WAIT_MS = 100;

/**
 * Creates a logger that writes JSON lines to standard output. Buffered lines are written when the process exits, and
 * lost if it is killed. `fields` returns additional fields of each line.
 */
export function createLogger(level: string, fields?: () => object): Logger {
  const size = cluster.isWorker ? SHARED_BLOCK : BLOCK;
  const output = inBlocks(destination({ maxWrite: size }), size);
  setInterval(output.flushSync, MAX_WAIT_MS).unref();
  process.once("exit", output.flushSync);
  return pino({ level, ...(fields ? { mixin: fields } : {}) }, output);
}

interface BlockStream extends DestinationStream {
  /** Writes the lines that wait. pino also calls it after a fatal error. */
  readonly flushSync: () => void;
}

/** Joins lines to blocks. The destination's own buffer would copy the whole block with each line. */
function inBlocks(output: ReturnType<typeof destination>, size: number): BlockStream {
  let lines: string[] = [];
  let bytes = 0;
  const flushSync = (): void => {
    if (lines.length === 0) return;
    const block = lines.join("");
    lines = [];
    bytes = 0;
    output.write(block);
  };
  return {
    flushSync,
    write(line) {
      const length = Buffer.byteLength(line);
      if (bytes + length > size) flushSync();
      lines.push(line);
      bytes += length;
    },
  };
}
