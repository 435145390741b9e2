import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { quoted, readContents } from "./catalog.ts";
import type { BackupSource, TableContents } from "./contents.ts";

/**
 * A database as it is at one moment, while others go on writing. The connection stays in a transaction until it is closed.
 * `id` names the state, where the caller knows that it does not change.
 */
export async function openDatabaseSource(client: Client, id: string = randomUUID()): Promise<BackupSource> {
  await client.query("SET statement_timeout = 0");
  await client.query("SET idle_in_transaction_session_timeout = 0");
  // So that every server writes and reads the same text.
  await client.query("SET DateStyle = 'ISO, YMD'");
  await client.query("SET IntervalStyle = 'postgres'");
  await client.query("SET extra_float_digits = 3");
  await client.query("SET bytea_output = 'hex'");
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const contents = await readContents(client, id);
  return {
    contents,
    rows: ({ name, columns }: TableContents): Readable =>
      client.query(copyTo(`COPY (SELECT ${columns.map(quoted).join(", ")} FROM ${quoted(name)}) TO STDOUT`)),
  };
}
