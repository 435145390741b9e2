import type { Readable } from "node:stream";
import { z } from "zod";

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
});

/** What a backup holds, as far as it does not depend on how it is stored. */
export const contents = z.object({
  /** Of one snapshot: two with the same id hold the same. */
  id: z.string(),
  created_at: z.string(),
  /** `18.4`: of PostgreSQL. */
  server_version: z.string(),
  /** The schema: these migrations had run. */
  migrations: z.array(z.string()),
  /** Of the secret key that the data is encrypted with; null where the database has not noted one. */
  key_fingerprint: z.string().nullable(),
  /** A place in the feed of changes behind all that anybody may have seen of it. */
  feed_position: z.string(),
  /** First days of months for which the activity log had a partition. */
  activity_log_months: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
  /** A table stands behind all that its foreign keys name. */
  tables: z.array(table),
});

/** What a backup holds. */
export type Contents = z.output<typeof contents>;

/** A table of a backup; `columns` without those that PostgreSQL computes. */
export type TableContents = z.output<typeof table>;

/** Something to restore from: a backup, or another database. */
export interface BackupSource {
  readonly contents: Contents;
  /** All rows of a table, in PostgreSQL's text format of COPY. One table at a time. */
  rows(table: TableContents): Readable;
}

/** A backup cannot be written, read or restored; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
