import type { Knex } from "knex";
import type { EncryptedKind } from "../../platform/encryption.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** A column with encrypted values of one kind. */
interface EncryptedColumn {
  readonly kind: EncryptedKind;
  /** A description for users. */
  readonly name: string;
}

/** An encrypted value; `id` identifies its row and is part of its binding, and `key` is the row's primary key. */
interface EncryptedValue {
  readonly id: string;
  readonly key: readonly string[];
  readonly value: string;
}

interface ColumnDefinition {
  readonly name: string;
  readonly table: string;
  /** SQL: a text that identifies the row. */
  readonly id: string;
  /** SQL: the texts of the primary key, and the condition that finds a row by them. */
  readonly key: readonly [columns: string, condition: string];
  readonly value: string;
  /** SQL: assigns a new value; its placeholder is the value. */
  readonly set: string;
  readonly where?: string;
}

const OF_ORGANIZATION = ["org_id::text, id::text", "org_id = ?::uuid AND id = ?::uuid"] as const;
const BY_ID = ["id::text", "id = ?"] as const;

const column = (name: string, table: string, value: string): ColumnDefinition => ({
  name,
  table,
  value,
  id: "id::text",
  key: OF_ORGANIZATION,
  set: `${value} = ?`,
});

/** Every kind must be listed here, otherwise the code does not compile. */
const COLUMNS: Readonly<Record<EncryptedKind, readonly ColumnDefinition[]>> = {
  "webhooks.secret": [
    column("Secrets of webhooks", "webhooks", "secret"),
    column("Previous secrets of webhooks", "webhooks", "previous_secret"),
  ],
  oauth_clients: [{ ...column("Secrets of AI applications", "oauth_clients", "secret"), key: BY_ID }],
  "busy_feeds.url": [column("Addresses of calendars", "busy_feeds", "url")],
  "identity_providers.client_secret": [column("Secrets of identity providers", "identity_providers", "client_secret")],
  "authenticator_apps.secret": [column("Secrets of authenticator apps", "authenticator_apps", "secret")],
  letter: [
    {
      name: "Queued account e-mails",
      table: "jobs",
      id: "id::text",
      value: "payload->>'letter'",
      key: ["id::text", "id = ?::uuid"],
      set: "payload = jsonb_set(payload, '{letter}', to_jsonb(?::text))",
      where: "kind IN ('account_email.send', 'letter.send') AND finished_at IS NULL",
    },
  ],
  interaction: [
    {
      name: "Sign-ins in progress",
      table: "oauth_records",
      id: "encode(id_hash, 'hex')",
      key: ["model, encode(id_hash, 'hex')", "model = ? AND id_hash = decode(?, 'hex')"],
      value: "payload->>'locked'",
      set: "payload = jsonb_set(payload, '{locked}', to_jsonb(?::text))",
      where: "model = 'Interaction' AND expires_at > now()",
    },
  ],
};

const definitions = Object.entries(COLUMNS).flatMap(([kind, found]) =>
  found.map((place) => ({ ...place, kind: kind as EncryptedKind })),
);

/** Statements for encrypted values of all tables. */
export function encryptedValueRepository(db: Knex) {
  return {
    columns: definitions as readonly EncryptedColumn[],
    /**
     * Returns up to `limit` values ordered by id; `after` is the last id of the previous page, "" for the first page.
     */
    async page(column: EncryptedColumn, after: string, limit: number): Promise<EncryptedValue[]> {
      const { table, id, key, value, where = "true" } = definitionOf(column);
      const text = `SELECT ${id} AS id, ARRAY[${key[0]}] AS key, ${value} AS value FROM ${table}
        WHERE ${value} IS NOT NULL AND ${where} AND ${id} COLLATE "C" > ? ORDER BY ${id} COLLATE "C" LIMIT ?`;
      return await run<EncryptedValue>(db, sql(text, after, limit));
    },
    /** Replaces a value unless it has changed. */
    async replace(column: EncryptedColumn, { key, value: old }: EncryptedValue, renewed: string): Promise<void> {
      const {
        table,
        key: [, condition],
        set,
        value,
      } = definitionOf(column);
      await run(db, sql(`UPDATE ${table} SET ${set} WHERE ${condition} AND ${value} = ?`, renewed, ...key, old));
    },
  };
}

function definitionOf({ kind, name }: EncryptedColumn): ColumnDefinition {
  const place = definitions.find((one) => one.kind === kind && one.name === name);
  if (!place) throw new TypeError(`Unknown kind of encrypted values: ${name}.`);
  return place;
}
