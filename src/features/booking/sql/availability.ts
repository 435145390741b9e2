import type { Knex } from "knex";
import type { Hours } from "../rules/availability/hours.ts";
import type { Interval } from "../rules/availability/interval.ts";
import { join, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";
import { lockName } from "../../../base/platform/sql/advisory-locks.ts";

/** The hours of a host's schedule; null without a schedule. */
export interface HostHours {
  readonly host_id: string;
  /** Whether the host can be booked at all. */
  readonly active: boolean;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
  readonly user_timezone: string | null;
  readonly timezone: string | null;
  readonly weekly_hours: Hours["weekly_hours"] | null;
  readonly overrides: Hours["overrides"] | null;
}

/** A busy period of a host, in epoch milliseconds. */
interface HostBusy extends Interval {
  readonly host_id: string;
}

/** The start of an event of a host, in epoch milliseconds. */
interface BookedStart {
  readonly host_id: string;
  readonly start: number;
}

/** An event with several seats, and its hosts. */
interface SharedEventRow extends Interval {
  readonly event_id: string;
  readonly host_ids: readonly string[];
  /** Number of free seats. */
  readonly seats_left: number;
}

/** The calendars and the period to read. */
interface HostCalendarQuery {
  readonly hostIds: readonly string[];
  /** Epoch milliseconds. */
  readonly span: Interval;
  /** Id of an event to ignore. */
  readonly excludedEventId: string | null;
}

const HOST = `u.id AS host_id, u.status = 'active' AND u.deleted_at IS NULL AS active, u.first_name, u.last_name, u.email,
  u.timezone AS user_timezone`;
const HOSTS = `SELECT ${HOST} FROM users AS u WHERE u.org_id = ?::uuid AND u.id = ANY (?::uuid[])`;
const SCHEDULE = `SELECT timezone, weekly_hours, overrides FROM schedules
  WHERE org_id = ?::uuid AND id = ?::uuid AND deleted_at IS NULL`;
const HOSTS_WITH_SCHEDULES = `SELECT ${HOST}, s.timezone, s.weekly_hours, s.overrides
  FROM users AS u
  LEFT JOIN schedules AS s ON s.org_id = ?::uuid AND s.user_id = u.id AND s.is_default AND s.deleted_at IS NULL
  WHERE u.org_id = ?::uuid AND u.id = ANY (?::uuid[])`;

/** Everything in the hosts' calendars that decides whether they are free; in no order. */
interface HostCalendars {
  readonly hours: HostHours[];
  readonly busy: HostBusy[];
  readonly booked: BookedStart[];
  readonly shared: SharedEventRow[];
  /** Number of pending and confirmed events of the type by host. */
  readonly load: ReadonlyMap<string, number>;
}

/** The calendars to read. A null span is not read. */
interface CalendarsQuery {
  readonly hostIds: readonly string[];
  readonly eventTypeId: string;
  /** Null: each host's default schedule. */
  readonly scheduleId: string | null;
  /** Id of an event to ignore. */
  readonly excludedEventId: string | null;
  /** For events with their buffers, and for busy times. */
  readonly busy: Interval;
  /** For starts of events of the type that, with their buffers, overlap it. */
  readonly booked: Interval | null;
  /** For events of the type with several seats that start in it. */
  readonly shared: Interval | null;
  /** For the number of events of the type that, with their buffers, begin in it. */
  readonly load: Interval | null;
}

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
    AND h.busy && tstzrange(?::timestamptz, ?::timestamptz) AND e.org_id = ?::uuid AND e.event_type_id = ?::uuid
    AND e.id IS DISTINCT FROM ?::uuid`;

const SHARED_EVENTS = `SELECT e.id AS event_id, ${milliseconds("e.start_at")} AS start, ${milliseconds("e.end_at")} AS "end",
    ARRAY(SELECT h.host_id FROM event_hosts AS h WHERE h.org_id = ?::uuid AND h.event_id = e.id) AS host_ids,
    greatest(0, e.seats - (SELECT count(*) FROM event_invitees AS i
      WHERE i.org_id = ?::uuid AND i.event_id = e.id AND i.cancelled_at IS NULL)) AS seats_left
  FROM events AS e
  WHERE e.org_id = ?::uuid AND e.event_type_id = ?::uuid AND e.status IN ('pending', 'confirmed') AND e.deleted_at IS NULL
    AND e.start_at >= ?::timestamptz AND e.start_at < ?::timestamptz AND e.seats > 1`;

/** One count per host reads only the index; grouping would also read and sort the rows. */
const LOAD = `SELECT h.host_id, (SELECT count(*) FROM event_hosts AS k
    WHERE k.org_id = ?::uuid AND k.event_type_id = ?::uuid AND k.host_id = h.host_id AND k.holds
      AND lower(k.busy) >= ?::timestamptz AND lower(k.busy) < ?::timestamptz) AS events
  FROM unnest(?::uuid[]) AS h (host_id)`;

/** A row of one of the queries; `data` has what the other columns do not. */
interface CalendarRow extends Interval {
  readonly kind: "host" | "schedule" | "busy" | "booked" | "shared" | "load";
  readonly host_id: string;
  readonly data: never;
}

const NO_SCHEDULE = { timezone: null, weekly_hours: null, overrides: null };

/** Queries for the hours, events and busy times of hosts. */
export function availabilityRepository(db: Knex) {
  return {
    /** Reads the calendars of hosts in one statement. */
    async calendars(orgId: string, query: CalendarsQuery): Promise<HostCalendars> {
      const statement = join(calendarParts(orgId, query), " UNION ALL ");
      const { scheduleId, booked, shared, load } = query;
      const form = [scheduleId, booked, shared, load].map((one) => (one ? "1" : "0")).join("");
      const rows = await run<CalendarRow>(db, statement, `availability.calendars.${form}`);
      const of = (kind: CalendarRow["kind"]): CalendarRow[] => rows.filter((row) => row.kind === kind);
      const [schedule] = of("schedule").map(({ data }): Partial<HostHours> => data);
      return {
        hours: of("host").map(({ data }) => ({ ...NO_SCHEDULE, ...schedule, ...(data as object as HostHours) })),
        busy: of("busy"),
        booked: of("booked"),
        shared: of("shared").map(({ data, start, end }) => ({ ...(data as object as SharedEventRow), start, end })),
        load: new Map(of("load").map(({ host_id, start }) => [host_id, start])),
      };
    },
    /** Events with their buffers, and busy times, that overlap the span. */
    busy: (orgId: string, query: HostCalendarQuery): Promise<HostBusy[]> => run<HostBusy>(db, busySql(orgId, query)),
    /** Blocks other bookings of a limited event type until the transaction ends. */
    async lockLimits(orgId: string, eventTypeId: string): Promise<void> {
      await lockName(db, `event_limits:${orgId}${eventTypeId}`);
    },
  };
}

const NONE = "NULL::bigint";

/** The hosts with the schedule of the event type, or each with their default schedule. */
function hostParts(orgId: string, hostIds: readonly string[], scheduleId: string | null): SqlText[] {
  const host = `'host', host_id, ${NONE}, ${NONE}, to_jsonb(q)`;
  if (scheduleId === null) return [part(host, sql(HOSTS_WITH_SCHEDULES, orgId, orgId, hostIds))];
  const schedule = `'schedule', NULL::uuid, ${NONE}, ${NONE}, to_jsonb(q)`;
  return [part(host, sql(HOSTS, orgId, hostIds)), part(schedule, sql(SCHEDULE, orgId, scheduleId))];
}

function calendarParts(orgId: string, query: CalendarsQuery): SqlText[] {
  const { hostIds, eventTypeId, scheduleId, excludedEventId, busy, booked, shared, load } = query;
  const parts = [
    ...hostParts(orgId, hostIds, scheduleId),
    part(`'busy', host_id, start, "end", NULL::jsonb`, busySql(orgId, { hostIds, span: busy, excludedEventId })),
  ];
  if (booked) {
    const values = [orgId, hostIds, ...moments(booked), orgId, eventTypeId, excludedEventId];
    parts.push(part(`'booked', host_id, start, ${NONE}, NULL::jsonb`, sql(BOOKED, ...values)));
  }
  if (shared) {
    const values = [orgId, orgId, orgId, eventTypeId, ...moments(shared)];
    parts.push(part(`'shared', NULL::uuid, start, "end", to_jsonb(q)`, sql(SHARED_EVENTS, ...values)));
  }
  if (load)
    parts.push(
      part(`'load', host_id, events, ${NONE}, NULL::jsonb`, sql(LOAD, orgId, eventTypeId, ...moments(load), hostIds)),
    );
  return parts;
}

const part = (list: string, { text, bindings }: SqlText): SqlText =>
  sql(`SELECT * FROM (SELECT ${list} FROM (${text}) AS q) AS r (kind, host_id, start, "end", data)`, ...bindings);

function busySql(orgId: string, { hostIds, span, excludedEventId }: HostCalendarQuery): SqlText {
  const [start, end] = moments(span);
  return sql(BUSY, orgId, hostIds, start, end, excludedEventId, orgId, hostIds, end, start);
}

const moments = ({ start, end }: Interval): [string, string] => [moment(start), moment(end)];

const moment = (instant: number): string => new Date(instant).toISOString();
