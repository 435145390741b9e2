import { Transform } from "node:stream";

/** Called with the number of additional rows that have been copied. */
export type OnRows = (count: number) => void;

const NEWLINE = 0x0a;

/** Passes COPY text through and counts the rows: each row ends with a newline, and newlines in values are escaped. */
export function rowCounter(onRows: OnRows): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      let count = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count += 1;
      if (count > 0) onRows(count);
      done(null, chunk);
    },
  });
}
