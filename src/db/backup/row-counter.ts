import { Transform } from "node:stream";

/** Called with how many more rows are done. */
export type OnRows = (count: number) => void;

const NEWLINE = 0x0a;

/** Lets the text of a COPY through, and counts its rows: a newline ends each, and those within values are escaped. */
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
