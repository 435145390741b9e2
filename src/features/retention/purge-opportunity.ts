import type { Caller } from "../../base/contract/caller.ts";
import { listedEvent } from "../booking/rules/event.ts";
import { deleteOnlyAbout } from "../duplicates/only-about.ts";
import type { Person } from "../duplicates/rules/person.ts";
import { eraseExports } from "../duplicates/stored-files.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { createChange } from "../../base/records/rules/change.ts";
import { removeFreedBytes } from "../../base/records/freed-bytes.ts";
import type { Target } from "../../base/records/resource/locks.ts";
import type { ResourceWriteDeps } from "../../base/records/resource/rules.ts";

/**
 * Deletes a deleted opportunity permanently, with its line items, files and timeline, and with the notes and tasks that
 * relate to nothing else. Other references to it are removed and reported as changes. Does nothing if it was restored or
 * changed meanwhile.
 */
export async function purgeOpportunity(
  deps: ResourceWriteDeps,
  caller: Caller,
  { id, expected_version }: Required<Target>,
): Promise<void> {
  const { tx, clock, newId } = deps;
  const { actor } = caller;
  const orgId = caller.organization.id;
  // In the order of merges and purges of contacts. Nothing can be related to a deleted opportunity meanwhile.
  const record = await tx.opportunities.lockAny(orgId, id);
  if (!record || record.version !== expected_version) return;
  await tx.resources.task.lockAbout(orgId, id);
  await tx.resources.note.lockAbout(orgId, id);
  const { records, files } = await deleteOnlyAbout(deps, caller, { ids: [id] });
  await clearReferences(deps, caller, id);
  await tx.retention.purgeOpportunity(orgId, id);
  const gone = [...Object.values(records).flat(), ...files];
  if (gone.length > 0) {
    await forgetTraces(deps, orgId, gone);
    await eraseExports(tx, nobodyOf(orgId), { note: records.notes, task: records.tasks });
  }
  await removeFreedBytes({ tx, newId }, orgId);
  const last = { id, version: record.version + 1, updated_at: new Date(clock()).toISOString(), updated_by: actor };
  // The values of a purged record must not be kept in the change feed.
  const data = { id, version: last.version, thin: true };
  await tx.changes.append(orgId, [createChange("opportunity.deleted", last, { newId, data })]);
}

const nobodyOf = (orgId: string): Person => ({ orgId, ids: [], emails: [], names: [] });

/** Removes the values of deleted records from the change feed, stored responses and replies of receivers of webhooks. */
async function forgetTraces({ tx }: ResourceWriteDeps, orgId: string, ids: readonly string[]): Promise<void> {
  const nobody = nobodyOf(orgId);
  await tx.erasures.forgetChanges(orgId, ids);
  await tx.erasures.forgetReplies(nobody, ids);
  await tx.erasures.deleteResponses(nobody, ids);
}

async function clearReferences({ tx, newId }: ResourceWriteDeps, caller: Caller, id: string): Promise<void> {
  const { actor } = caller;
  const orgId = caller.organization.id;
  const tasks = await tx.resources.task.moveEntity(orgId, id, null, actor);
  const notes = await tx.resources.note.moveEntity(orgId, id, null, actor);
  const updated = [
    ...tasks.map((pair) => ["task.updated", pair] as const),
    ...notes.map((pair) => ["note.updated", pair] as const),
  ].filter(([, { after }]) => after.deleted_at === null);
  const events = (await tx.events.clearOpportunity(orgId, id, actor)).filter(({ deleted_at }) => deleted_at === null);
  const cleared = { opportunity_id: { old: id, new: null } };
  const changes = [
    ...updated.map(([kind, { before, after }]) =>
      createChange(kind, after, { newId, changes: differences(before, after) }),
    ),
    ...events.map((event) =>
      createChange("event.updated", event, { newId, changes: cleared, data: listedEvent(event) }),
    ),
  ];
  if (changes.length > 0) await tx.changes.append(orgId, changes);
}
