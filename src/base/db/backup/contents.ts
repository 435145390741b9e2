import { type Readable, Transform } from "node:stream";
import { z } from "zod";

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
});

/** The contents of a backup, independent of its storage format. */
export const contents = z.object({
  /** Id of the snapshot: two backups with the same id have the same contents. */
  id: z.string(),
  created_at: z.string(),
  /** The PostgreSQL version, e.g. `18.4`. */
  server_version: z.string(),
  /** The migrations that had run: they determine the schema. */
  migrations: z.array(z.string()),
  /** Fingerprint of the SECRET_KEY that encrypts the data; null if the database has not recorded it. */
  key_fingerprint: z.string().nullable(),
  /** A position in the change feed after every position that a client can have seen. */
  feed_position: z.string(),
  /** The first days of the months for which the audit log had a partition. */
  activity_log_months: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
  /** Ordered so that each table comes after the tables that its foreign keys reference. */
  tables: z.array(table),
});

/** The contents of a backup. */
export type Contents = z.output<typeof contents>;

/** A table of a backup; `columns` excludes generated columns. */
export type TableContents = z.output<typeof table>;

/** The source of a restore: a backup or another database. */
export interface BackupSource {
  readonly contents: Contents;
  /** Streams all rows of a table in the text format of COPY. Read one table at a time. */
  rows(table: TableContents): Readable;
}

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
