import type { Knex } from "knex";
import type { EncryptedKind } from "../../contract/encrypted-kind.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** Where encrypted values of one kind stand. */
export interface EncryptedColumn {
  readonly kind: EncryptedKind;
  /** For people: what it is. */
  readonly name: string;
}

/** One of them; `id` is the row's, as it stands in the value's binding, and `tuple` where the row is now. */
export interface EncryptedValue {
  readonly id: string;
  readonly tuple: string;
  readonly value: string;
}

interface Place {
  readonly name: string;
  readonly table: string;
  /** SQL: a text that names the row. */
  readonly id: string;
  readonly value: string;
  /** SQL: how a new value is set; its placeholder is the value. */
  readonly set: string;
  readonly where?: string;
}

const column = (name: string, table: string, value: string): Place => ({
  ...{ name, table, value },
  id: "id::text",
  set: `${value} = ?`,
});

/** All of them: a kind without a place here does not compile. */
const PLACES: Readonly<Record<EncryptedKind, readonly Place[]>> = {
  "webhooks.secret": [
    column("Secrets of webhooks", "webhooks", "secret"),
    column("Previous secrets of webhooks", "webhooks", "previous_secret"),
  ],
  oauth_clients: [column("Secrets of AI applications", "oauth_clients", "secret")],
  "busy_feeds.url": [column("Addresses of calendars", "busy_feeds", "url")],
  letter: [
    {
      ...{ name: "Messages about accounts that wait", table: "jobs", id: "id::text", value: "payload->>'letter'" },
      set: "payload = jsonb_set(payload, '{letter}', to_jsonb(?::text))",
      where: "kind IN ('account_email.send', 'letter.send') AND finished_at IS NULL",
    },
  ],
  interaction: [
    {
      ...{ name: "Sign-ins that are under way", table: "oauth_records", id: "encode(id_hash, 'hex')" },
      ...{ value: "payload->>'locked'", set: "payload = jsonb_set(payload, '{locked}', to_jsonb(?::text))" },
      where: "model = 'Interaction' AND expires_at > now()",
    },
  ],
};

const places = Object.entries(PLACES).flatMap(([kind, found]) =>
  found.map((place) => ({ ...place, kind: kind as EncryptedKind })),
);

/** The statements on encrypted values, wherever they stand. */
export function encryptedValueRepository(db: Knex) {
  return {
    columns: places as readonly EncryptedColumn[],
    /** Up to `limit` of them in the order of their ids; `after` is the last one's of the page before, "" for the first. */
    async page(column: EncryptedColumn, after: string, limit: number): Promise<EncryptedValue[]> {
      const { table, id, value, where = "true" } = placeOf(column);
      const text = `SELECT ${id} AS id, ctid::text AS tuple, ${value} AS value FROM ${table}
        WHERE ${value} IS NOT NULL AND ${where} AND ${id} COLLATE "C" > ? ORDER BY ${id} COLLATE "C" LIMIT ?`;
      return await run<EncryptedValue>(db, sql(text, after, limit));
    },
    /** Puts another value in the place of one; nothing where the row was changed meanwhile. */
    async replace(column: EncryptedColumn, { tuple, value: old }: EncryptedValue, renewed: string): Promise<void> {
      const { table, set, value } = placeOf(column);
      await run(db, sql(`UPDATE ${table} SET ${set} WHERE ctid = ?::tid AND ${value} = ?`, renewed, tuple, old));
    },
  };
}

function placeOf({ kind, name }: EncryptedColumn): Place {
  const place = places.find((one) => one.kind === kind && one.name === name);
  if (!place) throw new TypeError(`There are no encrypted values called ${name}.`);
  return place;
}
