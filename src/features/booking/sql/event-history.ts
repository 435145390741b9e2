import type { Knex } from "knex";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";
import type { PageRequest, Rows } from "../../../base/records/sql/record-page.ts";
import { EARLIER_TIMES_KEPT, type PreviousTime } from "../rules/event-revision.ts";
import type { EventKey } from "./event-invitees.ts";

/**
 * All previous times of an event with their numbers. The oldest ones are dropped, so they are counted from the first
 * reschedule on: a number stays the same while others are added.
 */
const PAGE = `WITH kept AS MATERIALIZED (
    SELECT e.reschedule_count, e.earlier_times || e.history AS times
    FROM events AS e WHERE e.org_id = ?::uuid AND e.id = ?::uuid),
  counted AS MATERIALIZED (SELECT times, reschedule_count - jsonb_array_length(times) AS dropped FROM kept),
  numbered AS (SELECT h.period, c.dropped + h.place AS number
    FROM counted AS c CROSS JOIN LATERAL jsonb_array_elements(c.times) WITH ORDINALITY AS h (period, place))
  SELECT period, number FROM numbered WHERE ?::bigint IS NULL OR number < ?::bigint
  ORDER BY number DESC LIMIT ? OFFSET ?`;
const TOTAL = `SELECT jsonb_array_length(earlier_times || history) AS total FROM events
  WHERE org_id = ?::uuid AND id = ?::uuid`;

interface NumberedTime {
  readonly period: PreviousTime;
  readonly number: number;
}

/** Queries on the previous times of events. */
export function eventHistory(db: Knex) {
  return {
    /** One page of the previous times, newest first. */
    async pageHistory(
      { orgId, eventId }: EventKey,
      { page, page_size, after }: PageRequest,
    ): Promise<Rows<PreviousTime>> {
      const [before = null] = after ?? [];
      const offset = after === undefined ? (page - 1) * page_size : 0;
      const query = sql(PAGE, orgId, eventId, before, before, page_size + 1, offset);
      const numbered = await run<NumberedTime>(db, query, "events.history");
      const [counted] = await run<{ total: number }>(db, sql(TOTAL, orgId, eventId), "events.history_length");
      const shown = numbered.slice(0, page_size);
      const last = numbered.length > page_size ? shown.at(-1) : undefined;
      return {
        items: shown.map(({ period }) => period),
        total: counted?.total ?? 0,
        next: last === undefined ? null : [String(last.number)],
      };
    },
  };
}

/** Returns `earlier_times` with previous times that no longer have a place in `history`. */
export const earlierTimesWith = (db: Knex, times: unknown): Knex.Raw =>
  db.raw(
    `jsonb_path_query_array(earlier_times || ?::jsonb, '$[last - ${EARLIER_TIMES_KEPT - 1} to last]')`,
    JSON.stringify(times),
  );

/** `earlier_times` without the names of invitees, as anonymizedActor() in rules/anonymized-invitee.ts does it. */
export const ANONYMIZED_EARLIER_TIMES = `(SELECT coalesce(jsonb_agg(CASE WHEN h.period #>> '{by,type}' = 'invitee'
    THEN jsonb_set(jsonb_set(h.period, '{by,name}', '"–"'), '{reason}', 'null') ELSE h.period END ORDER BY h.place), '[]')
  FROM jsonb_array_elements(earlier_times) WITH ORDINALITY AS h (period, place))`;
