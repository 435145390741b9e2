import { destination, pino, type Logger } from "pino";

/** Bytes that are written in one piece, and how long fewer may wait: a write for each line costs as much as the line. */
const PIECE = 4_096;
const MAX_WAIT_MS = 100;

/** Writes lines of JSON to standard output. What a killed process had not written yet is lost; one that ends loses nothing. */
export function createLogger(level: string): Logger {
  const output = destination({ minLength: PIECE });
  setInterval(() => {
    output.flush();
  }, MAX_WAIT_MS).unref();
  process.once("exit", () => {
    output.flushSync();
  });
  return pino({ level }, output);
}
