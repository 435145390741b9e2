import type { Caller } from "../../../base/contract/caller.ts";
import { type Change, type ChangeVerb, createChange } from "../../../base/records/rules/change.ts";
import { differences, same, type FieldChanges } from "../../../base/platform/rules/differences.ts";
import { listedEvent } from "../rules/event.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { Target } from "../../entities/writes.ts";
import type { NotificationDeps } from "../notifications/compose.ts";
import { requireRecord } from "../../../base/records/record-state.ts";
import type { Booking } from "../rules/booking.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";

/** Dependencies of changing events inside one transaction. */
export interface EventWriteDeps extends NotificationDeps {
  readonly tx: Repositories;
}

/** Locks an event until the transaction ends and checks its version. */
export async function lockEvent(
  { tx }: Pick<EventWriteDeps, "tx">,
  caller: Caller,
  { id, expected_version }: Target,
): Promise<EventRecord> {
  return requireRecord(await tx.events.lock(caller.organization.id, id), expected_version);
}

/** A change of an event; `verb` is the last part of its change type, such as `cancelled`. */
interface EventWrite {
  readonly before: EventRecord;
  readonly columns: object;
  readonly verb: ChangeVerb<"event">;
}

/** Writes a new version of a locked event and records the change. */
export async function writeEvent(
  { tx, newId }: Pick<EventWriteDeps, "tx" | "newId">,
  caller: Caller,
  { before, columns, verb }: EventWrite,
): Promise<EventRecord> {
  const orgId = caller.organization.id;
  const after = requireRecord(await tx.events.update(orgId, before.id, columns, caller.actor));
  await tx.changes.append(orgId, [eventChange(verb, { before, after, newId })]);
  return after;
}

interface EventVersions {
  readonly before: EventRecord;
  readonly after: EventRecord;
  readonly newId: () => string;
}

/** Whether the invitee has not been removed from the event. */
export const isInvited = ({ cancelled_at }: InviteeRecord): boolean => cancelled_at === null;

/** Fields that follow from others, or that record changes themselves. */
const IMPLIED = ["invitees", "invitee_count", "contact_ids", "history"];

/** Creates the change record for a new version of an event. Contains only invitees who changed. */
function eventChange(verb: ChangeVerb<"event">, { before, after, newId }: EventVersions): Change {
  const changed = Object.entries(differences(before, after)).filter(([field]) => !IMPLIED.includes(field));
  const changes: FieldChanges = { ...Object.fromEntries(changed), ...inviteeChanges(before.invitees, after.invitees) };
  return createChange(`event.${verb}`, after, { newId, changes, data: listedEvent(after) });
}

/** Returns the invitees who were added, removed or changed. */
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

/** Returns a detail for each contact or opportunity that does not exist or that the caller may not read. */
export async function missingReferences(
  { relatedRecords }: Repositories,
  { organization, permissions }: Caller,
  { contact_id = null, opportunity_id = null }: Partial<Pick<Booking, "contact_id" | "opportunity_id">>,
): Promise<Detail[]> {
  const named = [
    ...one("contact", contact_id, permissions.has("entities:read")),
    ...one("opportunity", opportunity_id, permissions.has("opportunities:read")),
  ];
  const readable = named.filter((reference) => reference.readable);
  const live = await relatedRecords.live(organization.id, readable);
  const isLive = ({ record_type, record_id }: (typeof named)[number]): boolean =>
    live.some((found) => found.record_type === record_type && found.record_id === record_id);
  const missing = named.filter((reference) => !isLive(reference));
  return missing.map(({ record_type }) => ({ path: `/${record_type}_id`, code: "reference_not_found" }));
}

const one = (record_type: "contact" | "opportunity", record_id: string | null, readable: boolean) =>
  record_id === null ? [] : [{ record_type, record_id, readable }];
