import type { ChangeKind } from "../../../generated/vocabulary.js";
import type { Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { createChange, type ChangedRecord } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { updateChanges } from "../entities/changes.ts";
import type { WriteDeps } from "../entities/writes.ts";
import { moveInvitees } from "../booking/events/contact-moves.ts";
import { shownOpportunity, updateChanges as opportunityChanges } from "../opportunities/changes.ts";

/** Number of moved records by type. */
export type Moved = Schemas["EntityMerged"]["moved"];

/** The records to merge. */
export interface MergeMove {
  readonly orgId: string;
  readonly winnerId: string;
  readonly duplicateIds: readonly string[];
  readonly at: string;
}

interface Pair {
  readonly before: object;
  readonly after: ChangedRecord & { readonly deleted_at: string | null };
}

/** Moves the timeline, opportunities, tasks, notes and events to the winner. */
export async function moveRecords(
  deps: WriteDeps,
  caller: Caller,
  { orgId, winnerId, duplicateIds }: MergeMove,
): Promise<Pick<Moved, keyof ChangedIds>> {
  const ids = noChangedIds();
  for (const id of duplicateIds) {
    // First: entries that the moves themselves add to the timelines stay where they are.
    await deps.tx.entities.moveTimeline(orgId, { fromId: id, toId: winnerId });
    await moveReferences(deps, caller, { fromId: id, toId: winnerId, ids });
  }
  const { opportunities, tasks, notes, events } = ids;
  return { opportunities: opportunities.size, tasks: tasks.size, notes: notes.size, events: events.size };
}

/**
 * Locks the records that refer to the ones to be removed before those, in the same order as elsewhere; no new
 * references can be added afterwards.
 */
export async function lockForRemoval(
  { tx }: WriteDeps,
  orgId: string,
  { ids, removedIds }: { readonly ids: readonly string[]; readonly removedIds: readonly string[] },
): Promise<void> {
  for (const id of removedIds) {
    await tx.opportunities.lockAbout(orgId, id);
    await tx.resources.task.lockAbout(orgId, id);
    await tx.resources.note.lockAbout(orgId, id);
    await tx.events.lockEventsOf(orgId, id);
  }
  await tx.entities.lockForRemoval(orgId, ids, removedIds);
}

/** Ids of the changed records by type. */
type ChangedIds = Readonly<Record<"opportunities" | "tasks" | "notes" | "events", Set<string>>>;

/** Returns empty sets of changed ids. */
export const noChangedIds = (): ChangedIds => ({
  opportunities: new Set(),
  tasks: new Set(),
  notes: new Set(),
  events: new Set(),
});

/**
 * Changes the references of opportunities, tasks, notes and events to another contact or company, or removes them
 * (null); each is reported as a change.
 */
export async function moveReferences(
  deps: WriteDeps,
  caller: Caller,
  { fromId, toId, ids }: { readonly fromId: string; readonly toId: string | null; readonly ids: ChangedIds },
): Promise<void> {
  const { tx, newId } = deps;
  const { actor } = caller;
  const orgId = caller.organization.id;
  const moved = await tx.opportunities.moveEntity(orgId, fromId, toId, actor);
  const live = moved.filter(({ after }) => after.deleted_at === null);
  for (const { after } of live) ids.opportunities.add(after.id);
  const opportunityChangeList = live.flatMap(({ before, after }) =>
    opportunityChanges(shownOpportunity(before), shownOpportunity(after), newId),
  );
  const changesOf = (kind: ChangeKind, seen: Set<string>, pairs: readonly Pair[]) =>
    pairs
      .filter(({ after }) => after.deleted_at === null)
      .map(({ before, after }) => {
        seen.add(after.id);
        return createChange(kind, after, { newId, changes: differences(before, after) });
      });
  const tasks = changesOf("task.updated", ids.tasks, await tx.resources.task.moveEntity(orgId, fromId, toId, actor));
  const notes = changesOf("note.updated", ids.notes, await tx.resources.note.moveEntity(orgId, fromId, toId, actor));
  const changes = [...opportunityChangeList, ...tasks, ...notes];
  if (changes.length > 0) await tx.changes.append(orgId, changes);
  for (const id of await moveInvitees(deps, caller, { fromId, toId })) ids.events.add(id);
  if (toId === null) await tx.forms.purgeContact(orgId, fromId);
  else await tx.forms.moveContact(orgId, { fromId, toId }, actor);
}

/** Moves contacts and child companies of merged companies, memberships, e-mails and files to the winner. */
export async function moveDependents(
  deps: WriteDeps,
  caller: Caller,
  { orgId, winnerId: toId, duplicateIds, at }: MergeMove,
): Promise<Pick<Moved, "contacts" | "child_companies" | "segments" | "emails" | "files">> {
  const { entities, files } = deps.tx;
  const moved = { contacts: 0, child_companies: 0, segments: 0, emails: 0, files: 0 };
  for (const fromId of duplicateIds) {
    const replacement = { fromId, toId, at, except: [toId, ...duplicateIds] };
    moved.contacts += await changeReferences(deps, caller, { ...replacement, type: "contact", field: "company_id" });
    moved.child_companies += await changeReferences(deps, caller, {
      ...replacement,
      type: "company",
      field: "parent_company_id",
    });
    await entities.changeDeletedReferences(orgId, replacement);
    moved.segments += await entities.moveMemberships(orgId, replacement);
    moved.emails += await entities.moveEmails(orgId, replacement);
    moved.files += await files.moveEntity(orgId, fromId, toId, caller.actor);
  }
  return moved;
}

interface ReferenceChange {
  readonly fromId: string;
  readonly toId: string | null;
  readonly at: string;
  readonly except: readonly string[];
  readonly type: "contact" | "company";
  readonly field: string;
}

/** Changes references to a company, or removes them (null); each is reported as a change. */
export async function changeReferences(
  { tx, newId }: WriteDeps,
  { actor, organization }: Caller,
  { type, field, ...replacement }: ReferenceChange,
): Promise<number> {
  const change = { [field]: { old: replacement.fromId, new: replacement.toId } };
  for (let count = 0; ;) {
    const records = await tx.entities.changeReferences(organization.id, type, { ...replacement, actor });
    if (records.length === 0) return count;
    count += records.length;
    await tx.changes.append(
      organization.id,
      records.flatMap((record) => updateChanges(record, change, newId)),
    );
  }
}
