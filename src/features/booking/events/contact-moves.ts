import type { Caller } from "../../../base/contract/caller.ts";
import { type Change, createChange } from "../../../base/records/rules/change.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import { listedEvent } from "../rules/event.ts";
import type { MovedEvent } from "../sql/event-moves.ts";
import type { ReturnedReferences } from "../../../base/records/sql/related-table.ts";
import type { WriteDeps } from "../../entities/writes.ts";

/**
 * Moves the invitations of one contact to another contact, or anonymizes them (null). Returns the ids of the events.
 */
export async function moveInvitees(
  { tx: tx, newId }: WriteDeps,
  { actor, organization: { id: orgId } }: Caller,
  { fromId, toId }: { readonly fromId: string; readonly toId: string | null },
): Promise<string[]> {
  const moved =
    toId === null
      ? await tx.events.anonymizeContact(orgId, fromId, actor)
      : await tx.events.moveContact(orgId, { fromId, toId }, actor);
  if (moved.length > 0)
    await tx.changes.append(
      orgId,
      moved.map((pair) => movedChange(pair, newId)),
    );
  return moved.map(({ after }) => after.id);
}

/** Gives invitations back that a merge moved; returns the ids of the events. */
export async function returnInvitees(
  { tx, newId }: WriteDeps,
  { actor, organization: { id: orgId } }: Caller,
  returned: ReturnedReferences,
): Promise<string[]> {
  const moved = await tx.events.returnContact(orgId, returned, actor);
  if (moved.length > 0)
    await tx.changes.append(
      orgId,
      moved.map((pair) => movedChange(pair, newId)),
    );
  return moved.map(({ after }) => after.id);
}

/** Records only the contact ids: personal data in a change would survive an erasure. */
function movedChange({ before, after }: MovedEvent, newId: () => string): Change {
  const [old, now] = [before.contact_ids, after.contact_ids];
  const changes = same(old, now) ? {} : { contact_ids: { old, new: now } };
  return createChange("event.updated", after, { newId, changes, data: listedEvent(after) });
}
