import type { Knex } from "knex";

/** One migration of the schema. */
export interface Migration {
  /** `0001-identity`: without a file extension, so that compiled and uncompiled code use the same name. */
  readonly name: string;
  readonly up: (tx: Knex) => Promise<unknown>;
  /** False for statements that cannot run in a transaction (CREATE INDEX CONCURRENTLY). */
  readonly transaction?: boolean;
}

/** Advisory lock that serializes changes of the schema by processes that start at the same time. */
const SCHEMA_LOCK = 7_236_941_021;

/** Waits without limit until no other transaction migrates or distributes the database, and keeps others waiting. */
export async function lockSchema(tx: Knex): Promise<void> {
  for (const timeout of ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"])
    await tx.raw("SELECT set_config(?, '0', true)", [timeout]);
  await tx.raw("SELECT pg_advisory_xact_lock(?)", [SCHEMA_LOCK]);
}
