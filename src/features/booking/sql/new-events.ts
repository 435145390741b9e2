import type { Knex } from "knex";
import { run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";
import { type HostTime, lockHosts, tryLockHost, unlessTaken } from "./event-people.ts";

/** A row of `events` without its time zone, which is that of the first host. */
export interface NewEventRow {
  readonly id: string;
  readonly event_type_id: string;
  readonly [column: string]: unknown;
}

/** The hosts of a new event, the time zones of their hours in the same order, and the occupied period. */
export interface NewHostTime extends HostTime {
  readonly timezones: readonly string[];
}

/** Whether a host has another event in the occupied period. */
const IS_BUSY = `EXISTS (SELECT FROM event_hosts AS k WHERE k.org_id = ?::uuid AND k.host_id = h.host_id AND k.holds
  AND k.busy && tstzrange(?::timestamptz, ?::timestamptz))`;
const HOSTS = "unnest(?::uuid[], ?::text[]) WITH ORDINALITY AS h (host_id, timezone, place)";

/**
 * The first free host whom no other transaction is booking. CASE defines the order of the checks, and LIMIT stops at the
 * first host: no other host is locked.
 */
const FIRST_FREE = `SELECT h.host_id, h.timezone, h.place FROM ${HOSTS}
  WHERE CASE WHEN ${IS_BUSY} THEN false ELSE ${tryLockHost("h.host_id::text")} END LIMIT 1`;

/** All hosts, or none if one of them is busy. */
const ALL = `SELECT h.host_id, h.timezone, h.place FROM ${HOSTS}
  WHERE NOT EXISTS (SELECT FROM unnest(?::uuid[]) AS h (host_id) WHERE ${IS_BUSY})`;

/** Statements that create events. */
export function newEvents(db: Knex) {
  const insert = async (orgId: string, row: NewEventRow, found: FoundHosts): Promise<string[]> =>
    await unlessTaken(db, [], async (tx) => {
      const rows = await run<{ host_id: string }>(tx, insertSql(orgId, row, found), `events.insert.${found.name}`);
      const inserted = new Set(rows.map(({ host_id }) => host_id));
      return found.time.hostIds.filter((id) => inserted.has(id));
    });
  return {
    /**
     * Inserts an event without invitees for the first of these hosts who is free and whom no other transaction is
     * booking; returns the host, or nobody.
     */
    insertForFirst: async (orgId: string, row: NewEventRow, time: NewHostTime): Promise<string[]> => {
      const { hostIds, timezones, busy } = time;
      const hosts = sql(FIRST_FREE, hostIds, timezones, orgId, busy.start, busy.end);
      return await insert(orgId, row, { name: "first", hosts, time });
    },
    /**
     * Inserts an event without invitees for all of these hosts, after other transactions that book them; returns them,
     * or nobody if one of them has another event then.
     */
    insertForAll: async (orgId: string, row: NewEventRow, time: NewHostTime): Promise<string[]> => {
      const { hostIds, timezones, busy } = time;
      await lockHosts(db, hostIds);
      const hosts = sql(ALL, hostIds, timezones, hostIds, orgId, busy.start, busy.end);
      return await insert(orgId, row, { name: "all", hosts, time });
    },
  };
}

interface FoundHosts {
  readonly name: string;
  /** Selects the hosts with their places. */
  readonly hosts: SqlText;
  readonly time: NewHostTime;
}

function insertSql(orgId: string, row: NewEventRow, { hosts, time: { busy } }: FoundHosts): SqlText {
  const columns = Object.keys(row).sort();
  const names = columns.map((name) => `"${name}"`).join(", ");
  const values = columns.map((name) => `r."${name}"`).join(", ");
  return sql(
    `WITH found AS MATERIALIZED (${hosts.text}),
    event AS (INSERT INTO events (org_id, timezone, ${names})
      SELECT ?::uuid, found.timezone, ${values} FROM found, jsonb_populate_record(NULL::events, ?::jsonb) AS r
      ORDER BY found.place LIMIT 1)
    INSERT INTO event_hosts (org_id, event_id, event_type_id, host_id, position, busy, holds)
    SELECT ?::uuid, ?::uuid, ?::uuid, found.host_id, row_number() OVER (ORDER BY found.place) - 1,
      tstzrange(?::timestamptz, ?::timestamptz), true
    FROM found RETURNING host_id`,
    ...hosts.bindings,
    orgId,
    JSON.stringify(row),
    orgId,
    row.id,
    row.event_type_id,
    busy.start,
    busy.end,
  );
}
