import { onlyId, run, sql } from "../../../base/platform/sql/sql-text.ts";
import type { Knex } from "knex";
import type { Schemas } from "../../../../generated/services.js";
import type { Actor } from "../../../base/contract/caller.ts";
import type { ReturnedReferences } from "../../../base/records/sql/related-table.ts";
import { anonymizedInvitee, withoutErasedNames } from "../rules/invitees.ts";
import type { PageRequest, Rows } from "../../../base/records/sql/record-page.ts";
import { EARLIER_TIMES_KEPT, type PreviousTime } from "../rules/event.ts";
import type { EventKey } from "./event-people.ts";

type EventRecord = Schemas["Event"];

/** The contact whose invitations move, and the contact that gets them. */
interface ContactMove {
  readonly fromId: string;
  readonly toId: string;
}

/** An event before and after the change of its invitees. */
export interface MovedEvent {
  readonly before: EventRecord;
  readonly after: EventRecord;
}

/** Reads events with all their invitees, in the order of the ids. */
type ReadEvents = (orgId: string, ids: readonly string[]) => Promise<EventRecord[]>;

/** Statements for merged and erased contacts. */
export function eventMoves(db: Knex, read: ReadEvents) {
  const context = { db, read };
  return {
    /** Locks the events that a contact is or was invited to, until the transaction ends. */
    lockEventsOf: (orgId: string, contactId: string): Promise<string[]> => lockEventsOf(db, orgId, contactId),
    /** Moves invitations to another contact; each event gets a new version. */
    moveContact: (orgId: string, { fromId, toId }: ContactMove, actor: Actor): Promise<MovedEvent[]> =>
      changeEventsOf(context, { orgId, contactId: fromId }, async (events) => {
        await db("event_invitees").where({ org_id: orgId, contact_id: fromId }).update({ contact_id: toId });
        const ids = events.map(({ id }) => id);
        await db("events").where({ org_id: orgId }).whereIn("id", ids).update(nextVersion(db, actor));
      }),
    /** Gives invitations back that a merge moved, as far as they still have the contact; each event gets a new version. */
    async returnContact(
      orgId: string,
      { fromId, toId, moves }: ReturnedReferences,
      actor: Actor,
    ): Promise<MovedEvent[]> {
      const wanted = moves.flatMap(({ detail }) => detail["invitees"] as string[]);
      const eventIds = moves.map(({ record_id }) => record_id);
      const theirs = db("event_invitees").where({ org_id: orgId, contact_id: fromId }).whereIn("event_id", eventIds);
      const found = await theirs.whereIn("id", wanted).select<{ event_id: string; id: string }[]>("event_id", "id");
      const ids = [...new Set(found.map(({ event_id }) => event_id))].toSorted();
      return await changeEvents(context, orgId, ids, async () => {
        for (const { event_id, id } of found)
          await db("event_invitees").where({ org_id: orgId, event_id, id }).update({ contact_id: toId });
        await db("events").where({ org_id: orgId }).whereIn("id", ids).update(nextVersion(db, actor));
      });
    },
    /** Clears the opportunity of events, including deleted ones, before it is purged; each gets a new version. */
    async clearOpportunity(orgId: string, opportunityId: string, actor: Actor): Promise<EventRecord[]> {
      const about = db("events").where({ org_id: orgId, opportunity_id: opportunityId });
      const cleared = await about
        .update({ opportunity_id: null, ...nextVersion(db, actor) })
        .returning<{ id: string }[]>("id");
      const ids = cleared.map(({ id }) => id);
      return ids.length === 0 ? [] : await read(orgId, ids);
    },
    /** Anonymizes the invitations of a contact, including the recorded changes of the events. */
    anonymizeContact: (orgId: string, contactId: string, actor: Actor): Promise<MovedEvent[]> =>
      changeEventsOf(context, { orgId, contactId }, async (events) => {
        for (const event of events) await anonymizeIn(db, { orgId, contactId, actor }, event);
        const ids = events.map(({ id }) => id);
        const anonymized = {
          data: db.raw(onlyId("record_id")),
          changes: null,
          actor: db.raw(ANONYMIZED_ACTOR),
        };
        await db("changes").where({ org_id: orgId }).whereIn("record_id", ids).update(anonymized);
      }),
  };
}

/** SQL version of anonymizedActor() in rules/anonymized-invitee.ts. */
const ANONYMIZED_ACTOR = `CASE WHEN actor->>'type' = 'invitee' THEN jsonb_set(actor, '{name}', '"–"') ELSE actor END`;

const nextVersion = (db: Knex, actor: Actor) => ({
  version: db.raw("version + 1"),
  updated_at: db.fn.now(),
  updated_by: actor,
});

async function lockEventsOf(db: Knex, orgId: string, contactId: string): Promise<string[]> {
  const rows = db("event_invitees").where({ org_id: orgId, contact_id: contactId });
  const invited = (await rows.distinct().pluck("event_id")) as string[];
  if (invited.length === 0) return [];
  const events = db("events").where({ org_id: orgId }).whereIn("id", invited).orderBy("id").forUpdate();
  return (await events.select<{ id: string }[]>("id")).map(({ id }) => id);
}

interface MoveContext {
  readonly db: Knex;
  readonly read: ReadEvents;
}

interface ContactKey {
  readonly orgId: string;
  readonly contactId: string;
}

/** Locks the events of a contact, calls `write`, and returns the events before and after it. */
async function changeEventsOf(
  { db, read }: MoveContext,
  { orgId, contactId }: ContactKey,
  write: (events: readonly EventRecord[]) => Promise<void>,
): Promise<MovedEvent[]> {
  return await changeEvents({ db, read }, orgId, await lockEventsOf(db, orgId, contactId), write);
}

/** Calls `write` for locked events, and returns them before and after it. */
async function changeEvents(
  { read }: MoveContext,
  orgId: string,
  ids: readonly string[],
  write: (events: readonly EventRecord[]) => Promise<void>,
): Promise<MovedEvent[]> {
  if (ids.length === 0) return [];
  const before = await read(orgId, ids);
  await write(before);
  const after = await read(orgId, ids);
  return before.flatMap((event, index) => (after[index] ? { before: event, after: after[index] } : []));
}

async function anonymizeIn(
  db: Knex,
  { orgId, contactId, actor }: ContactKey & { readonly actor: Actor },
  event: EventRecord,
): Promise<void> {
  const isTheirs = ({ contact_id }: { contact_id: string | null }): boolean => contact_id === contactId;
  const erased = event.invitees.filter(isTheirs);
  for (const invitee of erased) {
    const { name, email, phone, contact_id, answers } = anonymizedInvitee(invitee);
    const columns = { name, email, phone, contact_id, answers: JSON.stringify(answers) };
    await db("event_invitees").where({ org_id: orgId, event_id: event.id, id: invitee.id }).update(columns);
  }
  const remaining = event.invitees.filter((one) => one.cancelled_at === null && !isTheirs(one));
  const { history, ...columns } = withoutErasedNames(event, { erased, remaining });
  const times = { history: JSON.stringify(history), earlier_times: db.raw(ANONYMIZED_EARLIER_TIMES) };
  await db("events")
    .where({ org_id: orgId, id: event.id })
    .update({ ...columns, ...times, ...nextVersion(db, actor) });
}

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
const ANONYMIZED_EARLIER_TIMES = `(SELECT coalesce(jsonb_agg(CASE WHEN h.period #>> '{by,type}' = 'invitee'
    THEN jsonb_set(jsonb_set(h.period, '{by,name}', '"–"'), '{reason}', 'null') ELSE h.period END ORDER BY h.place), '[]')
  FROM jsonb_array_elements(earlier_times) WITH ORDINALITY AS h (period, place))`;
