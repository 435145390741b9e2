import type { Knex } from "knex";
import type { StoredEvent } from "../rules/stored-event.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";

/** The fields of a delivery by which its event is found. */
export interface EventKey {
  readonly org_id: string;
  readonly id: string;
  /** Null for deliveries of earlier releases, which have the transaction id. */
  readonly record_id: string | null;
  readonly xid: string;
}

const COLUMNS = "c.id, c.org_id, c.data, c.changes, c.actor, c.occurred_at";
const OF_RECORDS = `SELECT ${COLUMNS} FROM unnest(?::uuid[], ?::uuid[], ?::uuid[]) AS requested (org_id, record_id, id)
  JOIN changes AS c ON c.org_id = requested.org_id AND c.record_id = requested.record_id AND c.id = requested.id
  WHERE c.org_id = ANY (?::uuid[])`;
const OF_TRANSACTIONS = `SELECT ${COLUMNS} FROM unnest(?::uuid[], ?::text[], ?::uuid[]) AS requested (org_id, xid, id)
  JOIN changes AS c ON c.org_id = requested.org_id AND c.xid = requested.xid::xid8 AND c.id = requested.id
  WHERE c.org_id = ANY (?::uuid[])`;

/**
 * Returns the events of deliveries by their ids; those that have expired are missing. A separate statement from that of
 * the deliveries, which are in another place of a distributed database.
 */
export async function storedEvents(db: Knex, keys: readonly EventKey[]): Promise<ReadonlyMap<string, StoredEvent>> {
  const known = keys.filter(({ record_id }) => record_id !== null);
  const older = keys.filter(({ record_id }) => record_id === null);
  const read = async (text: string, name: "record_id" | "xid", some: readonly EventKey[]): Promise<StoredEvent[]> => {
    if (some.length === 0) return [];
    const organizations = some.map(({ org_id }) => org_id);
    const ids = some.map(({ id }) => id);
    const bindings = [organizations, some.map((key) => key[name]), ids, [...new Set(organizations)]];
    return await run<StoredEvent>(db, sql(text, ...bindings), `webhooks.events.${name}`);
  };
  const found = [...(await read(OF_RECORDS, "record_id", known)), ...(await read(OF_TRANSACTIONS, "xid", older))];
  return new Map(found.map((event) => [event.id, event]));
}
