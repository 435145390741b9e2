import type { Knex } from "knex";
import { durationSql } from "../../../base/records/sql/filter-columns.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Schemas } from "../../../../generated/services.js";
import type { Actor } from "../../../base/contract/actor.ts";
import { INVITEES_SHOWN } from "../rules/event.ts";
import { earlierTimesWith, eventHistory } from "./event-history.ts";
import { eventChanges } from "./event-invitees.ts";
import { type EventFilters, eventList } from "./event-filters.ts";
import { eventMoves } from "./event-moves.ts";
import { eventResponses } from "./event-responses.ts";
import { type EventPeople, eventPeople, peopleSql, readPeople, withDistinctContacts } from "./event-people.ts";
import { newEvents } from "./new-events.ts";
import type { PageRequest, Rows } from "../../../base/records/sql/record-page.ts";
import { listedTable, recordTable } from "../../../base/records/sql/record-table.ts";

/** An event in the form of the API. */
export type EventRecord = Schemas["Event"];

/** The columns of an event. */
export type EventRow = Omit<EventRecord, keyof EventPeople>;

/** The expression of `duration_minutes` for a row of `events`. */
export const DURATION = durationSql("events");

const readColumns = recordColumns("Event", {
  stored: [
    "event_type_id",
    "title",
    "description",
    "status",
    "start_at",
    "end_at",
    "timezone",
    "location",
    "seats",
    "opportunity_id",
    "source",
    "internal_notes",
    "ics_uid",
    "ics_sequence",
    "reschedule_count",
    "history",
    "cancellation",
    "host_no_show",
    "metadata",
  ],
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
    async list(orgId: string, filters: EventFilters, request: PageRequest): Promise<Rows<EventRecord>> {
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
