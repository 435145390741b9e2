import type { Knex } from "knex";
import type { Schemas } from "../../../generated/services.js";
import type { Actor } from "../../contract/actor.ts";
import { forgottenInvitee, withoutName } from "../rules/anonymized-invitee.ts";

type EventRecord = Schemas["Event"];

/** Who was invited as one contact, and as whom from now on. */
export interface ContactMove {
  readonly fromId: string;
  readonly toId: string;
}

/** An event before and after its invitees became others. */
export interface MovedEvent {
  readonly before: EventRecord;
  readonly after: EventRecord;
}

/** Events with all their invitees, in this order. */
type ReadEvents = (orgId: string, ids: readonly string[]) => Promise<EventRecord[]>;

/** The statements for contacts who are merged or deleted for ever. */
export function eventMoves(db: Knex, read: ReadEvents) {
  const place = { db, read };
  return {
    /** Those that a contact is or was invited to; nobody else changes them before this transaction ends. */
    lockAbout: (orgId: string, contactId: string): Promise<string[]> => lockAbout(db, orgId, contactId),
    /** Who was invited as one contact is invited as another one; each event is a new version. */
    moveContact: (orgId: string, { fromId, toId }: ContactMove, actor: Actor): Promise<MovedEvent[]> =>
      changed(place, { orgId, contactId: fromId }, async (events) => {
        await db("event_invitees").where({ org_id: orgId, contact_id: fromId }).update({ contact_id: toId });
        const ids = events.map(({ id }) => id);
        await db("events").where({ org_id: orgId }).whereIn("id", ids).update(nextVersion(db, actor));
      }),
    /** Whoever was invited as the contact is nobody any more, in what was told of the events too. */
    forgetContact: (orgId: string, contactId: string, actor: Actor): Promise<MovedEvent[]> =>
      changed(place, { orgId, contactId }, async (events) => {
        for (const event of events) await forgetIn(db, { orgId, contactId, actor }, event);
        const ids = events.map(({ id }) => id);
        const told = { data: db.raw("jsonb_build_object('id', record_id)"), changes: null, actor: db.raw(NAMELESS) };
        await db("changes").where({ org_id: orgId }).whereIn("record_id", ids).update(told);
      }),
  };
}

/** As withoutName() has it. */
const NAMELESS = `CASE WHEN actor->>'type' = 'invitee' THEN jsonb_set(actor, '{name}', '"–"') ELSE actor END`;

const nextVersion = (db: Knex, actor: Actor) => ({
  version: db.raw("version + 1"),
  updated_at: db.fn.now(),
  updated_by: actor,
});

async function lockAbout(db: Knex, orgId: string, contactId: string): Promise<string[]> {
  const invited = db("event_invitees").where({ org_id: orgId, contact_id: contactId }).select("event_id");
  const events = db("events").where({ org_id: orgId }).whereIn("id", invited).orderBy("id").forUpdate();
  return (await events.select<{ id: string }[]>("id")).map(({ id }) => id);
}

interface Place {
  readonly db: Knex;
  readonly read: ReadEvents;
}

interface Whose {
  readonly orgId: string;
  readonly contactId: string;
}

/** The events of a contact before and after `write`, if there are any. */
async function changed(
  { db, read }: Place,
  { orgId, contactId }: Whose,
  write: (events: readonly EventRecord[]) => Promise<void>,
): Promise<MovedEvent[]> {
  const ids = await lockAbout(db, orgId, contactId);
  if (ids.length === 0) return [];
  const before = await read(orgId, ids);
  await write(before);
  const after = await read(orgId, ids);
  return before.flatMap((event, index) => (after[index] ? { before: event, after: after[index] } : []));
}

async function forgetIn(
  db: Knex,
  { orgId, contactId, actor }: Whose & { readonly actor: Actor },
  event: EventRecord,
): Promise<void> {
  const isTheirs = ({ contact_id }: { contact_id: string | null }): boolean => contact_id === contactId;
  const gone = event.invitees.filter(isTheirs);
  for (const invitee of gone) {
    const { name, email, phone, contact_id, answers } = forgottenInvitee(invitee);
    const columns = { name, email, phone, contact_id, answers: JSON.stringify(answers) };
    await db("event_invitees").where({ org_id: orgId, event_id: event.id, id: invitee.id }).update(columns);
  }
  const left = event.invitees.filter((one) => one.cancelled_at === null && !isTheirs(one));
  const { history, ...columns } = withoutName(event, { gone, left });
  const written = { ...columns, history: JSON.stringify(history), ...nextVersion(db, actor) };
  await db("events").where({ org_id: orgId, id: event.id }).update(written);
}
