import { type Change, createChange } from "../../../base/records/rules/change.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import { listedEvent } from "../rules/event.ts";
import type { MovedEvent } from "../sql/event-moves.ts";
import type { Referring } from "../../entities/referring.ts";
import type { WriteDeps } from "../../entities/writes.ts";

/** Events, as records that refer to contacts; an erased contact's invitations are anonymized. */
export const invitationReferences: Referring = {
  async move(deps, { actor, organization: { id: orgId } }, { fromId, toId }) {
    const { events } = deps.tx;
    const moved =
      toId === null
        ? await events.anonymizeContact(orgId, fromId, actor)
        : await events.moveContact(orgId, { fromId, toId }, actor);
    return await report(deps, orgId, moved);
  },
  async giveBack(deps, { actor, organization: { id: orgId } }, returned) {
    return await report(deps, orgId, await deps.tx.events.returnContact(orgId, returned, actor));
  },
};

async function report({ tx, newId }: WriteDeps, orgId: string, moved: readonly MovedEvent[]): Promise<string[]> {
  const changes = moved.map((pair) => movedChange(pair, newId));
  if (changes.length > 0) await tx.changes.append(orgId, changes);
  return moved.map(({ after }) => after.id);
}

/** Records only the contact ids: personal data in a change would survive an erasure. */
function movedChange({ before, after }: MovedEvent, newId: () => string): Change {
  const [old, now] = [before.contact_ids, after.contact_ids];
  const changes = same(old, now) ? {} : { contact_ids: { old, new: now } };
  return createChange("event.updated", after, { newId, changes, data: listedEvent(after) });
}
