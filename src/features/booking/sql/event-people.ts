import type { Knex } from "knex";
import { recordFields, type ListFilters } from "../../../../generated/records.js";
import type { Schemas } from "../../../../generated/services.js";
import type { Change } from "../../../base/records/rules/change.ts";
import { appendChanges } from "../../../base/records/sql/changes.ts";
import type { Interval } from "../rules/availability/interval.ts";
import { withSavepoint, sqlState, violatedConstraint } from "../../../base/platform/sql/retry.ts";
import { personNameSql, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";
import { lockNames, tryLockExpression } from "../../../base/platform/sql/advisory-locks.ts";
import { byText, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { type PageRequest, readPage, type Rows } from "../../../base/records/sql/record-page.ts";

/** An invitee in the form of the API. */
export type InviteeRecord = Schemas["Invitee"];

/** Hosts and invitees of an event. */
export type EventPeople = Pick<Schemas["Event"], "hosts" | "invitees" | "invitee_count" | "contact_ids" | "answers">;

/** The hosts and the period that an event occupies, including its buffers; in RFC 3339. */
export interface HostTime {
  readonly hostIds: readonly string[];
  readonly busy: { readonly start: string; readonly end: string };
}

interface Row extends EventPeople {
  readonly event_id: string;
}

/** Times as the driver returns them. */
const time = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const TIMES: ReadonlySet<string> = new Set(["cancelled_at", "created_at"]);
const INVITEE = recordFields.Invitee.map((name) => `'${name}', ${TIMES.has(name) ? time(`k.${name}`) : `k.${name}`}`);

const PEOPLE = `SELECT e.id AS event_id, h.hosts, i.invitee_count, i.contact_ids, i.answers, p.invitees
  FROM unnest(?::uuid[]) AS e (id)
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('user_id', u.id, 'name', ${personNameSql("u")}) ORDER BY k.position), '[]') AS hosts
    FROM event_hosts AS k JOIN users AS u ON u.org_id = k.org_id AND u.id = k.host_id
    WHERE k.org_id = ?::uuid AND u.org_id = ?::uuid AND k.event_id = e.id) AS h
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE k.cancelled_at IS NULL) AS invitee_count,
      coalesce(array_agg(k.contact_id ORDER BY k.position) FILTER (WHERE k.cancelled_at IS NULL AND k.contact_id IS NOT NULL), '{}') AS contact_ids,
      coalesce((array_agg(k.answers ORDER BY k.position))[1], '{}') AS answers
    FROM event_invitees AS k WHERE k.org_id = ?::uuid AND k.event_id = e.id) AS i
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(s.invitee ORDER BY s.place), '[]') AS invitees
    FROM (SELECT json_build_object(${INVITEE.join(", ")}) AS invitee,
        row_number() OVER (ORDER BY k.cancelled_at IS NOT NULL, k.position) AS place
      FROM event_invitees AS k WHERE k.org_id = ?::uuid AND k.event_id = e.id
      ORDER BY k.cancelled_at IS NOT NULL, k.position LIMIT ?) AS s) AS p`;

/** Reads the hosts and up to `limit` invitees (null: all) of these events, by event id. */
export async function readPeople(
  db: Knex,
  orgId: string,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number | null },
): Promise<Map<string, EventPeople>> {
  if (ids.length === 0) return new Map();
  const rows = await run<Row>(db, peopleSql(orgId, { ids, limit }), "events.people");
  return new Map(rows.map(({ event_id, ...people }) => [event_id, withDistinctContacts(people)]));
}

/** Selects `event_id` and the people of these events. */
export const peopleSql = (
  orgId: string,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number | null },
): SqlText => sql(PEOPLE, ids, orgId, orgId, orgId, orgId, limit);

/** Removes repeated contacts: two invitees can be the same contact. */
export const withDistinctContacts = <People extends EventPeople>(people: People): People => ({
  ...people,
  contact_ids: [...new Set(people.contact_ids)],
});

const LOCK = "host_time:";

/** An SQL expression that locks the time of a host until the transaction ends, without waiting; false if it is locked. */
export const tryLockHost = (id: string): string => tryLockExpression(`'${LOCK}' || ${id}`);

/** Locks the time of these hosts until the transaction ends or rolls back to the savepoint. */
export async function lockHosts(db: Knex, hostIds: readonly string[]): Promise<void> {
  await lockNames(
    db,
    hostIds.map((id) => `${LOCK}${id}`),
  );
}

/** Inserts the occupied time of hosts; throws if a host has another event then. */
async function insertHostTime(
  db: Knex,
  orgId: string,
  { eventId, hostIds, busy }: HostTime & { readonly eventId: string },
): Promise<void> {
  await db.raw(
    `INSERT INTO event_hosts (org_id, event_id, event_type_id, host_id, position, busy, holds)
    SELECT e.org_id, e.id, e.event_type_id, h.id, h.place - 1, tstzrange(?::timestamptz, ?::timestamptz), true
    FROM events AS e, unnest(?::uuid[]) WITH ORDINALITY AS h (id, place) WHERE e.org_id = ? AND e.id = ?`,
    [busy.start, busy.end, [...hostIds], orgId, eventId],
  );
}

/**
 * Runs `work`, which occupies time of hosts; returns `taken`, and undoes `work`, if one of them has another event then.
 * An exclusion constraint decides.
 */
export async function unlessTaken<Result>(
  db: Knex,
  taken: Result,
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  try {
    return await withSavepoint(db, work);
  } catch (error) {
    if (sqlState(error) === "23P01" && violatedConstraint(error) === "event_hosts_overlap") return taken;
    throw error;
  }
}

/** Queries on the hosts and invitees of events. */
export function eventPeople(db: Knex) {
  return {
    /** Calendar UIDs of the events of a host in this period, including canceled ones. */
    async uidsOf(orgId: string, hostId: string, { start, end }: Interval): Promise<string[]> {
      const text = `SELECT e.ics_uid FROM events AS e JOIN event_hosts AS h ON h.org_id = e.org_id AND h.event_id = e.id
        WHERE e.org_id = ?::uuid AND h.host_id = ?::uuid AND e.start_at < ?::timestamptz AND e.end_at > ?::timestamptz`;
      const moments = [end, start].map((moment) => new Date(moment).toISOString());
      return (await run<{ ics_uid: string }>(db, sql(text, orgId, hostId, ...moments))).map(({ ics_uid }) => ics_uid);
    },
    /** Adds invitees after the existing ones; the event must be locked. */
    async invite(orgId: string, eventId: string, invitees: readonly InviteeRecord[]): Promise<void> {
      const [last] = await db("event_invitees")
        .where({ org_id: orgId, event_id: eventId })
        .max<{ position: number | null }[]>("position as position");
      const rows = inviteesSql(orgId, { eventId, invitees, first: (last?.position ?? -1) + 1 });
      await run(db, rows, "events.invite");
    },
    /** Adds the first invitees of a new event, and the change that created it. */
    async inviteFirst(orgId: string, invitees: readonly InviteeRecord[], change: Change): Promise<void> {
      const rows = inviteesSql(orgId, { eventId: change.record_id, invitees, first: 0 });
      await appendChanges(db, orgId, { changes: [change], others: [rows] });
    },
  };
}

const INVITEE_COLUMNS = ["event_id", "position", ...recordFields.Invitee].join(", ");
const INSERT_INVITEES = `INSERT INTO event_invitees (org_id, ${INVITEE_COLUMNS})
  SELECT ?::uuid, ${INVITEE_COLUMNS} FROM jsonb_populate_recordset(NULL::event_invitees, ?::jsonb)`;

interface NewInvitees {
  readonly eventId: string;
  readonly invitees: readonly InviteeRecord[];
  /** Position of the first one. */
  readonly first: number;
}

function inviteesSql(orgId: string, { eventId, invitees, first }: NewInvitees): SqlText {
  const rows = invitees.map((invitee, index) => ({ ...invitee, event_id: eventId, position: first + index }));
  return sql(INSERT_INVITEES, orgId, JSON.stringify(rows));
}

/** Identifies an event. */
export interface EventKey {
  readonly orgId: string;
  readonly eventId: string;
}

const readColumns = recordColumns("Invitee");

const list: ListOf<"events.invitees"> = {
  filters: {
    include_removed(query, includeRemoved) {
      if (!includeRemoved) void query.whereNull("cancelled_at");
    },
  },
  sort: { name: byText("name"), email: byText("email") },
};

/** Statements that change the hosts and invitees of a locked event. */
export function eventChanges(db: Knex) {
  const invitees = ({ orgId, eventId }: EventKey) => db("event_invitees").where({ org_id: orgId, event_id: eventId });
  return {
    ...inviteeList(db),
    /**
     * Replaces the occupied time of an event; "taken" if one of the hosts has another event then. Hosts who stay keep
     * their row, so that the exclusion constraint compares it with the rows of other events only.
     */
    async replaceHostTime(orgId: string, eventId: string, { hostIds, busy }: HostTime): Promise<"done" | "taken"> {
      const own = { org_id: orgId, event_id: eventId };
      const span = db.raw("tstzrange(?::timestamptz, ?::timestamptz)", [busy.start, busy.end]);
      return await unlessTaken<"done" | "taken">(db, "taken", async (tx) => {
        await lockHosts(tx, hostIds);
        await tx("event_hosts")
          .where(own)
          .whereNotIn("host_id", [...hostIds])
          .delete();
        const stay = await tx("event_hosts").where(own).update({ busy: span });
        if (stay === 0) await insertHostTime(tx, orgId, { eventId, hostIds, busy });
        return "done";
      });
    },
    /** Frees the hosts' time. */
    async releaseHostTime(orgId: string, eventId: string): Promise<void> {
      await db("event_hosts").where({ org_id: orgId, event_id: eventId }).update({ holds: false });
    },
    /** Removes invitees; they stay in the list as removed. */
    async removeInvitees(key: EventKey, ids: readonly string[], at: string): Promise<void> {
      await invitees(key).whereIn("id", ids).whereNull("cancelled_at").update({ cancelled_at: at });
    },
    /**
     * Ids of the guests of an invitee who are still invited: their positions are between that invitee and the next one.
     */
    async guestsOf(key: EventKey, bookerId: string): Promise<string[]> {
      const booker = invitees(key).where({ id: bookerId, role: "primary" }).select("position");
      const next = invitees(key).where("role", "primary").where("position", ">", booker).min("position");
      const rows = await invitees(key)
        .where({ role: "guest", cancelled_at: null })
        .where("position", ">", booker)
        .whereRaw("position < coalesce((?), 32767)", [next])
        .select<{ id: string }[]>("id");
      return rows.map(({ id }) => id);
    },
    /** Records whether invitees came. */
    async markNoShow(key: EventKey, ids: readonly string[], noShow: boolean): Promise<void> {
      await invitees(key).whereIn("id", ids).update({ no_show: noShow });
    },
  };
}

/** The list of the invitees of an event. */
function inviteeList(db: Knex) {
  return {
    /** One page of the invitees. */
    pageInvitees(
      { orgId, eventId }: EventKey,
      filters: ListFilters["events.invitees"],
      request: PageRequest,
    ): Promise<Rows<InviteeRecord>> {
      const all = (): Knex.QueryBuilder => db("event_invitees").where({ org_id: orgId, event_id: eventId });
      const rows = (): Knex.QueryBuilder => narrowBy(all(), list.filters, filters, orgId);
      return readPage<InviteeRecord>({ db, columns: readColumns(db), rows, sort: list.sort }, request);
    },
  };
}

/** The state that a reply is compared with. */
export interface ResponseState {
  /** SEQUENCE of the event when its current time was set. */
  readonly time_sequence: number;
  /** When the invitee last responded, in RFC 3339. */
  readonly answered_at: string | null;
}

/** Queries on the responses of invitees. */
export function eventResponses(db: Knex) {
  const invitees = ({ orgId, eventId }: EventKey) => db("event_invitees").where({ org_id: orgId, event_id: eventId });
  return {
    /** Id of the event with this calendar UID. */
    async idOfUid(orgId: string, uid: string): Promise<string | null> {
      const row = await db("events").where({ org_id: orgId, ics_uid: uid }).first<{ id: string } | undefined>("id");
      return row?.id ?? null;
    },
    /** Throws for an invitee who does not exist. */
    async responseState({ orgId, eventId }: EventKey, inviteeId: string): Promise<ResponseState> {
      const row = await db("event_invitees AS k")
        .join("events AS e", { "e.org_id": "k.org_id", "e.id": "k.event_id" })
        .where({ "k.org_id": orgId, "k.event_id": eventId, "k.id": inviteeId })
        .first<ResponseState | undefined>("e.time_sequence", "k.answered_at");
      if (!row) throw new Error("The invitee does not exist.");
      return row;
    },
    /** Records the response of an invitee; the event must be locked. */
    async respond(
      key: EventKey,
      inviteeId: string,
      answer: { readonly response: InviteeRecord["response"]; readonly answered_at: string },
    ): Promise<void> {
      await invitees(key).where({ id: inviteeId }).update(answer);
    },
    /** Marks invitees of a booking on a public page as confirmed; the event must be locked. */
    async confirmInvitees(key: EventKey, ids: readonly string[]): Promise<void> {
      await invitees(key)
        .whereIn("id", [...ids])
        .update({ confirmation: "confirmed" });
    },
    /** Resets the responses, because the event has a new time. */
    async resetResponses(key: EventKey): Promise<void> {
      const answered = invitees(key).whereNull("cancelled_at").whereNot("response", "needs_action");
      await answered.update({ response: "needs_action" });
    },
  };
}
