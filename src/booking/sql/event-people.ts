import type { Knex } from "knex";
import { recordFields } from "../../../generated/records.js";
import type { Schemas } from "../../../generated/services.js";
import type { Interval } from "../rules/availability/interval.ts";
import { withSavepoint, sqlState, violatedConstraint } from "../../platform/sql/retry.ts";
import { run, sql } from "../../platform/sql/sql-text.ts";
import { lockNames } from "../../platform/sql/advisory-locks.ts";

/** An invitee in the form of the API. */
export type InviteeRecord = Schemas["Invitee"];

/** Hosts and invitees of an event. */
export type EventPeople = Pick<Schemas["Event"], "hosts" | "invitees" | "invitee_count" | "contact_ids" | "answers">;

/** The hosts and the period that an event occupies, including its buffers; in RFC 3339. */
export interface HostTime {
  readonly hostIds: readonly string[];
  readonly busy: { readonly start: string; readonly end: string };
}

interface Summary extends Omit<EventPeople, "invitees"> {
  readonly event_id: string;
}

const SUMMARY = `SELECT e.id AS event_id, h.hosts, i.invitee_count, i.contact_ids, i.answers
  FROM unnest(?::uuid[]) AS e (id)
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('user_id', u.id, 'name',
        coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email)) ORDER BY k.position), '[]') AS hosts
    FROM event_hosts AS k JOIN users AS u ON u.org_id = k.org_id AND u.id = k.host_id
    WHERE k.org_id = ?::uuid AND k.event_id = e.id) AS h
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE k.cancelled_at IS NULL) AS invitee_count,
      coalesce(array_agg(k.contact_id ORDER BY k.position) FILTER (WHERE k.cancelled_at IS NULL AND k.contact_id IS NOT NULL), '{}') AS contact_ids,
      coalesce((array_agg(k.answers ORDER BY k.position))[1], '{}') AS answers
    FROM event_invitees AS k WHERE k.org_id = ?::uuid AND k.event_id = e.id) AS i`;

const INVITEE = recordFields.Invitee.map((name) => `k.${name}`);

const INVITEES = `SELECT e.id AS event_id, i.* FROM unnest(?::uuid[]) AS e (id)
  CROSS JOIN LATERAL (
    SELECT ${INVITEE.join(", ")} FROM event_invitees AS k WHERE k.org_id = ?::uuid AND k.event_id = e.id
    ORDER BY k.cancelled_at IS NOT NULL, k.position LIMIT ?) AS i`;

/** Reads the hosts and up to `limit` invitees (null: all) of these events, by event id. */
export async function readPeople(
  db: Knex,
  orgId: string,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number | null },
): Promise<Map<string, EventPeople>> {
  if (ids.length === 0) return new Map();
  const summaries = await run<Summary>(db, sql(SUMMARY, ids, orgId, orgId));
  const rows = await run<InviteeRecord & { event_id: string }>(db, sql(INVITEES, ids, orgId, limit));
  const invitees = Map.groupBy(rows, ({ event_id }) => event_id);
  return new Map(
    summaries.map(({ event_id, hosts, invitee_count, contact_ids, answers }) => [
      event_id,
      {
        hosts,
        invitees: (invitees.get(event_id) ?? []).map(({ event_id: _, ...invitee }) => invitee),
        invitee_count,
        contact_ids: [...new Set(contact_ids)],
        answers,
      },
    ]),
  );
}

/** Inserts the occupied time of hosts; throws if a host has another event then. */
export async function insertHostTime(
  db: Knex,
  orgId: string,
  { eventId, hostIds, busy }: HostTime & { readonly eventId: string },
): Promise<void> {
  const span = db.raw("tstzrange(?::timestamptz, ?::timestamptz)", [busy.start, busy.end]);
  const rows = hostIds.map((host_id, position) => ({
    ...{ org_id: orgId, event_id: eventId, host_id, position, busy: span, holds: true },
  }));
  await db("event_hosts").insert(rows);
}

/**
 * Runs `work`, which occupies time of the hosts; returns "taken", and undoes `work`, if one of them has another event
 * then. An exclusion constraint decides. A lock per host, taken in order, makes concurrent bookings wait for each other
 * without a deadlock.
 */
export async function runUnlessTaken(
  db: Knex,
  hostIds: readonly string[],
  work: (db: Knex) => Promise<void>,
): Promise<"done" | "taken"> {
  try {
    await withSavepoint(db, async (tx) => {
      await lockNames(
        tx,
        hostIds.map((id) => `host_time:${id}`),
      );
      await work(tx);
    });
    return "done";
  } catch (error) {
    if (sqlState(error) === "23P01" && violatedConstraint(error) === "event_hosts_overlap") return "taken";
    throw error;
  }
}

/** Queries on the hosts and invitees of events. */
export function eventPeople(db: Knex) {
  return {
    /** Number of pending and confirmed events of a type from `from` to `to`, by host. */
    async load(
      orgId: string,
      eventTypeId: string,
      { hostIds, from, to }: { readonly hostIds: readonly string[]; readonly from: string; readonly to: string },
    ): Promise<Map<string, number>> {
      const text = `SELECT h.host_id, count(*) AS events FROM events AS e
        JOIN event_hosts AS h ON h.org_id = e.org_id AND h.event_id = e.id AND h.holds
        WHERE e.org_id = ?::uuid AND e.event_type_id = ?::uuid AND e.start_at >= ?::timestamptz AND e.start_at < ?::timestamptz
          AND h.host_id = ANY (?::uuid[]) GROUP BY h.host_id`;
      const rows = await run<{ host_id: string; events: number }>(db, sql(text, orgId, eventTypeId, from, to, hostIds));
      return new Map(rows.map(({ host_id, events }) => [host_id, events]));
    },
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
      const first = (last?.position ?? -1) + 1;
      const rows = invitees.map((invitee, index) => ({
        ...invitee,
        answers: JSON.stringify(invitee.answers),
        org_id: orgId,
        event_id: eventId,
        position: first + index,
      }));
      await db("event_invitees").insert(rows);
    },
  };
}
