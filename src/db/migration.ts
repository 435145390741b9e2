import type { Knex } from "knex";

/** One step of the schema. */
export interface Migration {
  /** `0001-identity`: without extension, so that compiled and uncompiled code agree on it. */
  readonly name: string;
  readonly up: (tx: Knex) => Promise<unknown>;
  /** False for what cannot run in a transaction (CREATE INDEX CONCURRENTLY). */
  readonly transaction?: boolean;
}
