import type { Caller } from "../../contract/caller.ts";
import { type Change, createChange } from "../../records/rules/change.ts";
import { differences, same, type FieldChanges } from "../../platform/rules/differences.ts";
import { listedEvent } from "../rules/event.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories } from "../../store/store.ts";
import type { Target } from "../../entities/writes.ts";
import type { EventMailDeps } from "../notifications/notification.ts";
import { requireRecord } from "../../records/record-state.ts";

/** What changing events needs, inside one transaction. */
export interface EventWriteDeps extends EventMailDeps {
  readonly tx: Repositories;
}

/** An event that nobody else changes before this transaction ends; of the version that is meant. */
export async function holdEvent(
  { tx }: Pick<EventWriteDeps, "tx">,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<EventRecord> {
  return requireRecord(await tx.events.hold(caller.organization.id, id), expected_version);
}

/** A new version of an event, and what it is told as: `cancelled`. */
export interface EventWrite {
  readonly before: EventRecord;
  readonly columns: object;
  readonly verb: string;
}

/** Writes a new version of an event that is held and tells of it. */
export async function writeEvent(
  { tx, newId }: Pick<EventWriteDeps, "tx" | "newId">,
  caller: Caller,
  { before, columns, verb }: EventWrite,
): Promise<EventRecord> {
  const orgId = caller.organization.id;
  const after = requireRecord(await tx.events.change(orgId, before.id, columns, caller.actor));
  await tx.changes.append(orgId, [eventChange(verb, { before, after, newId })]);
  return after;
}

interface Telling {
  readonly before: EventRecord;
  readonly after: EventRecord;
  readonly newId: () => string;
}

/** Not somebody who was taken off the event. */
export const isInvited = ({ cancelled_at }: InviteeRecord): boolean => cancelled_at === null;

/** What follows from other fields, or says of itself what changed. */
const IMPLIED = ["invitees", "invitee_count", "contact_ids", "history"];

/** What is to be told of an event's new version; of its invitees only those to whom something happened. */
export function eventChange(verb: string, { before, after, newId }: Telling): Change {
  const changed = Object.entries(differences(before, after)).filter(([field]) => !IMPLIED.includes(field));
  const changes: FieldChanges = { ...Object.fromEntries(changed), ...inviteeChanges(before.invitees, after.invitees) };
  return createChange(`event.${verb}`, after, { newId, changes, data: listedEvent(after) });
}

/** Those who come, those who go, and those of whom something else is said. */
function inviteeChanges(before: readonly InviteeRecord[], after: readonly InviteeRecord[]): FieldChanges {
  const stays = (invitee: InviteeRecord, others: readonly InviteeRecord[]): boolean =>
    same(
      invitee,
      others.find(({ id }) => id === invitee.id),
    );
  const old = before.filter((invitee) => isInvited(invitee) && !stays(invitee, after));
  const now = after.filter((invitee) => isInvited(invitee) && !stays(invitee, before));
  return old.length + now.length === 0 ? {} : { invitees: { old, new: now } };
}
