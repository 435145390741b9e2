import type { Knex } from "knex";
import { durationSql } from "../../../base/records/sql/filter-columns.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Schemas } from "../../../../generated/services.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { INVITEES_SHOWN } from "../rules/event.ts";
import { earlierTimesWith, eventHistory, eventMoves } from "./event-moves.ts";
import {
  eventChanges,
  eventResponses,
  type EventPeople,
  eventPeople,
  peopleSql,
  readPeople,
  withDistinctContacts,
  type HostTime,
  lockHosts,
  tryLockHost,
  unlessTaken,
} from "./event-people.ts";
import type { PageRequest, Rows } from "../../../base/records/sql/record-page.ts";
import { listedTable, recordTable } from "../../../base/records/sql/record-table.ts";
import type { ListFilters } from "../../../../generated/records.js";
import { recordSorts } from "../../../base/records/sql/record-sorts.ts";
import { ORG_ID, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";
import { atLeast, before, condition, equals, hasWords, type ListOf } from "../../../base/records/sql/list-filters.ts";

/** An event in the form of the API. */
export type EventRecord = Schemas["Event"];

/** The columns of an event. */
export type EventRow = Omit<EventRecord, keyof EventPeople>;

/** The expression of `duration_minutes` for a row of `events`. */
export const DURATION = durationSql("events");

const readColumns = recordColumns("Event", {
  computed: { duration_minutes: DURATION },
  composed: ["hosts", "invitees", "invitee_count", "contact_ids", "answers"],
});

/** Queries on hosts and invitees. */
const peopleOf = (db: Knex) => ({
  ...eventPeople(db),
  ...eventChanges(db),
  ...eventResponses(db),
  ...eventHistory(db),
  ...newEvents(db),
});

/** Queries on events. */
export function eventRepository(db: Knex) {
  const columns = readColumns(db);
  const listed = listedTable<EventRow, EventFilters>(db, { table: "events", columns, list: eventList });
  const table = recordTable<EventRow>(db, "events", columns);
  const withPeopleOf = async (orgId: string, row: EventRow | null): Promise<EventRecord | null> => {
    const [event] = row ? await withPeople(db, orgId, { rows: [row], limit: null }) : [];
    return event ?? null;
  };
  /** Reads events with all their invitees, in the order of these ids; deleted ones too. */
  const readAll = async (orgId: string, ids: readonly string[]): Promise<EventRecord[]> => {
    const rows = await db("events")
      .where({ org_id: orgId })
      .whereIn("id", ids)
      .select<EventRow[]>(...columns);
    const sorted = rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    return await withPeople(db, orgId, { rows: sorted, limit: null });
  };
  return {
    ...peopleOf(db),
    ...eventMoves(db, readAll),
    /** With all its invitees, including removed ones. */
    get: async (orgId: string, id: string): Promise<EventRecord | null> => {
      const { text, bindings } = peopleSql(orgId, { ids: [id], limit: null });
      const row = await db("events")
        .crossJoin(db.raw(`(${text}) AS people`, bindings as Knex.RawBinding[]))
        .where({ org_id: orgId, id, deleted_at: null })
        .first<EventRecord | undefined>(...columns, ...PEOPLE_COLUMNS);
      return row ? withDistinctContacts(row) : null;
    },
    /** Like get(), and locks the event and its people until the transaction ends. */
    lock: async (orgId: string, id: string) => await withPeopleOf(orgId, await table.lock(orgId, id)),
    /** Updates columns of a locked event and increments its version. */
    update: async (orgId: string, id: string, changes: object, actor: Actor) =>
      await withPeopleOf(orgId, await table.update(orgId, id, stored(db, changes), actor)),
    list: async (orgId: string, filters: EventFilters, request: PageRequest): Promise<Rows<EventRecord>> => {
      const found = await listed.list(orgId, filters, request);
      const items = await withPeople(db, orgId, { rows: found.items, limit: INVITEES_SHOWN });
      return { ...found, items };
    },
  };
}

/** Replace the null columns of the same names. */
const PEOPLE_COLUMNS = ["hosts", "invitees", "invitee_count", "contact_ids", "answers"].map((name) => `people.${name}`);

interface PeopleQuery {
  readonly rows: readonly EventRow[];
  readonly limit: number | null;
}

/** Adds hosts, invitees (at most `limit` of each event) and what follows from them. */
export async function withPeople(db: Knex, orgId: string, { rows, limit }: PeopleQuery): Promise<EventRecord[]> {
  const people = await readPeople(db, orgId, { ids: rows.map(({ id }) => id), limit });
  const empty: EventPeople = { hosts: [], invitees: [], invitee_count: 0, contact_ids: [], answers: {} };
  return rows.map((row) => ({ ...row, ...(people.get(row.id) ?? empty) }));
}

/** Converts to JSON what the driver would write as a PostgreSQL array, and keeps what has no place in the history. */
function stored(db: Knex, changes: object): object {
  if (!("history" in changes && "moved_out" in changes)) return changes;
  const { history, moved_out, ...columns } = changes;
  return { ...columns, history: JSON.stringify(history), earlier_times: earlierTimesWith(db, moved_out) };
}

interface InternalFilters {
  /** Matches events with an invitee who is a contact of this company. */
  readonly company_id?: string | undefined;
}

/** Filters of a list of events, combined with AND. */
export type EventFilters = ListFilters["events.list"] & InternalFilters;

const invited = (condition: string): string => `EXISTS (SELECT 1 FROM event_invitees AS i
  WHERE i.org_id = ${ORG_ID} AND i.event_id = events.id AND i.cancelled_at IS NULL AND ${condition})`;

const HOSTED = `EXISTS (SELECT 1 FROM event_hosts AS h
  WHERE h.org_id = ${ORG_ID} AND h.event_id = events.id AND h.host_id = ?::uuid)`;
const OF_COMPANY = `i.contact_id IN (SELECT c.id FROM entities AS c
  WHERE c.org_id = ${ORG_ID} AND c.company_id = ?::uuid AND c.deleted_at IS NULL)`;
const WHEN = { upcoming: "end_at > now()", past: "end_at <= now()", all: "true" } as const;

/** How lists of events filter and sort. */
const eventList: ListOf<"events.list", InternalFilters> = {
  filters: {
    q: hasWords,
    from: atLeast("start_at"),
    to: before("start_at"),
    when: (query, when) => void query.whereRaw(WHEN[when]),
    status: (query, statuses) => void query.whereIn("status", statuses),
    event_type_id: equals("event_type_id"),
    host_id: condition(HOSTED),
    contact_id: condition(invited("i.contact_id = ?::uuid")),
    company_id: condition(invited(OF_COMPANY)),
    opportunity_id: equals("opportunity_id"),
    invitee_email: condition(invited("lower(i.email) = lower(?)")),
  },
  sort: recordSorts("event"),
};

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
function newEvents(db: Knex) {
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
