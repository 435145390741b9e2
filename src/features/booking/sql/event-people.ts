import type { Knex } from "knex";
import { recordFields } from "../../../../generated/records.js";
import type { Schemas } from "../../../../generated/services.js";
import type { Change } from "../../../base/records/rules/change.ts";
import { appendChanges } from "../../../base/records/sql/changes.ts";
import type { Interval } from "../rules/availability/interval.ts";
import { withSavepoint, sqlState, violatedConstraint } from "../../../base/platform/sql/retry.ts";
import { personNameSql } from "../../../base/platform/sql/person-name.ts";
import { run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";
import { lockNames, tryLockExpression } from "../../../base/platform/sql/advisory-locks.ts";

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
export async function insertHostTime(
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
