import type { Knex } from "knex";

/** One migration of the schema. */
export interface Migration {
  /** `0001-identity`: without a file extension, so that compiled and uncompiled code use the same name. */
  readonly name: string;
  readonly up: (tx: Knex) => Promise<unknown>;
  /** False for statements that cannot run in a transaction (CREATE INDEX CONCURRENTLY). */
  readonly transaction?: boolean;
}
