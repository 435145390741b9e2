import type { Knex } from "knex";
import type { Hours } from "../rules/availability/hours.ts";
import type { Interval } from "../rules/availability/interval.ts";
import { ORG_ID, run, sql } from "../../platform/sql/sql-text.ts";
import { lockName } from "../../platform/sql/advisory-locks.ts";

/** The hours of a host's schedule; null without a schedule. */
export interface HostHours {
  readonly host_id: string;
  /** Whether the host can be booked at all. */
  readonly active: boolean;
  readonly user_timezone: string | null;
  readonly timezone: string | null;
  readonly weekly_hours: Hours["weekly_hours"] | null;
  readonly overrides: Hours["overrides"] | null;
}

/** A busy period of a host, in epoch milliseconds. */
export interface HostBusy extends Interval {
  readonly host_id: string;
}

/** The start of an event of a host, in epoch milliseconds. */
export interface BookedStart {
  readonly host_id: string;
  readonly start: number;
}

/** An event with several seats, and its hosts. */
export interface SharedEventRow extends Interval {
  readonly event_id: string;
  readonly host_ids: readonly string[];
  /** Number of free seats. */
  readonly seats_left: number;
}

/** The calendars and the period to read. */
export interface HostCalendarQuery {
  readonly hostIds: readonly string[];
  /** Epoch milliseconds. */
  readonly span: Interval;
  /** Id of an event to ignore. */
  readonly excludedEventId: string | null;
}

const HOURS = `SELECT u.id AS host_id, u.status = 'active' AND u.deleted_at IS NULL AS active, u.timezone AS user_timezone,
    s.timezone, s.weekly_hours, s.overrides
  FROM users AS u
  LEFT JOIN LATERAL (
    SELECT * FROM schedules WHERE org_id = ?::uuid AND id = ?::uuid AND deleted_at IS NULL
    UNION ALL
    SELECT * FROM schedules WHERE ?::uuid IS NULL
      AND org_id = ?::uuid AND user_id = u.id AND is_default AND deleted_at IS NULL
  ) AS s ON true
  WHERE u.org_id = ?::uuid AND u.id = ANY (?::uuid[])`;

const milliseconds = (moment: string) => `(extract(epoch FROM ${moment}) * 1000)::bigint`;

const BUSY = `SELECT host_id, ${milliseconds("lower(busy)")} AS start, ${milliseconds("upper(busy)")} AS "end"
  FROM event_hosts
  WHERE org_id = ?::uuid AND host_id = ANY (?::uuid[]) AND holds AND busy && tstzrange(?::timestamptz, ?::timestamptz)
    AND event_id IS DISTINCT FROM ?::uuid
  UNION ALL
  SELECT user_id, ${milliseconds("start_at")}, ${milliseconds("end_at")}
  FROM busy_times
  WHERE org_id = ?::uuid AND user_id = ANY (?::uuid[]) AND deleted_at IS NULL
    AND start_at < ?::timestamptz AND end_at > ?::timestamptz`;

const BOOKED = `SELECT h.host_id, ${milliseconds("e.start_at")} AS start
  FROM event_hosts AS h JOIN events AS e ON e.org_id = h.org_id AND e.id = h.event_id
  WHERE h.org_id = ?::uuid AND h.host_id = ANY (?::uuid[]) AND h.holds
    AND h.busy && tstzrange(?::timestamptz, ?::timestamptz) AND e.event_type_id = ?::uuid
    AND e.id IS DISTINCT FROM ?::uuid`;

const SHARED_EVENTS = `SELECT e.id AS event_id, ${milliseconds("e.start_at")} AS start, ${milliseconds("e.end_at")} AS "end",
    ARRAY(SELECT h.host_id FROM event_hosts AS h WHERE h.org_id = ${ORG_ID} AND h.event_id = e.id) AS host_ids,
    greatest(0, e.seats - (SELECT count(*) FROM event_invitees AS i
      WHERE i.org_id = ${ORG_ID} AND i.event_id = e.id AND i.cancelled_at IS NULL)) AS seats_left
  FROM events AS e
  WHERE e.org_id = ?::uuid AND e.event_type_id = ?::uuid AND e.status IN ('pending', 'confirmed') AND e.deleted_at IS NULL
    AND e.start_at >= ?::timestamptz AND e.start_at < ?::timestamptz AND e.seats > 1`;

/** Queries for the hours, events and busy times of hosts. */
export function availabilityRepository(db: Knex) {
  return {
    /** The hours of hosts, from this schedule or (null) from each host's default; in no order. */
    hours: (orgId: string, hostIds: readonly string[], scheduleId: string | null): Promise<HostHours[]> =>
      run<HostHours>(db, sql(HOURS, orgId, scheduleId, scheduleId, orgId, orgId, hostIds)),
    /** Events with their buffers, and busy times, that overlap the span. */
    busy(orgId: string, { hostIds, span, excludedEventId }: HostCalendarQuery): Promise<HostBusy[]> {
      const [start, end] = [moment(span.start), moment(span.end)];
      return run<HostBusy>(db, sql(BUSY, orgId, hostIds, start, end, excludedEventId, orgId, hostIds, end, start));
    },
    /** Starts of these hosts' events of a type that, with their buffers, overlap the span. */
    booked(
      orgId: string,
      eventTypeId: string,
      { hostIds, span, excludedEventId }: HostCalendarQuery,
    ): Promise<BookedStart[]> {
      const [start, end] = [moment(span.start), moment(span.end)];
      return run<BookedStart>(db, sql(BOOKED, orgId, hostIds, start, end, eventTypeId, excludedEventId));
    },
    /** Pending and confirmed events of a type with several seats that start in the span. */
    sharedEvents: (orgId: string, eventTypeId: string, span: Interval): Promise<SharedEventRow[]> =>
      run<SharedEventRow>(db, sql(SHARED_EVENTS, orgId, eventTypeId, moment(span.start), moment(span.end))),
    /** Blocks other bookings of a limited event type until the transaction ends. */
    async lockLimits(orgId: string, eventTypeId: string): Promise<void> {
      await lockName(db, `event_limits:${orgId}${eventTypeId}`);
    },
  };
}

const moment = (instant: number): string => new Date(instant).toISOString();
