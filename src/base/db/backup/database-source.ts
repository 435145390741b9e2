import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { quoteIdentifier, readContents } from "./catalog.ts";
import type { BackupSource, TableContents } from "./contents.ts";

/**
 * Opens a snapshot of a database that stays writable for others. The connection remains in a transaction until it is
 * closed. `id` identifies the snapshot; pass it if the state is known not to change.
 */
export async function openDatabaseSource(client: Client, id: string = randomUUID()): Promise<BackupSource> {
  await client.query("SET statement_timeout = 0");
  await client.query("SET idle_in_transaction_session_timeout = 0");
  // Makes the text format independent of the server's settings.
  await client.query("SET DateStyle = 'ISO, YMD'");
  await client.query("SET IntervalStyle = 'postgres'");
  await client.query("SET extra_float_digits = 3");
  await client.query("SET bytea_output = 'hex'");
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const contents = await readContents(client, id);
  return {
    contents,
    rows: ({ name, columns }: TableContents): Readable =>
      client.query(
        copyTo(`COPY (SELECT ${columns.map(quoteIdentifier).join(", ")} FROM ${quoteIdentifier(name)}) TO STDOUT`),
      ),
  };
}
