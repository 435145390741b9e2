import type { Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { createChange, type ChangedRecord } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import { updateChanges } from "../entities/changes.ts";
import type { WriteDeps } from "../entities/writes.ts";
import type { MovedReference, Referring, RemovalDeps } from "../entities/referring.ts";

/** Number of moved records by type. */
export type Moved = Schemas["EntityMerged"]["moved"];

/** The records to merge. */
export interface MergeMove {
  readonly orgId: string;
  readonly winnerId: string;
  readonly duplicateIds: readonly string[];
  readonly at: string;
}

/** Moves the timeline, opportunities, tasks, notes and events to the winner. */
export async function moveRecords(
  deps: RemovalDeps,
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
 * (null).
 */
export async function moveReferences(
  deps: RemovalDeps,
  caller: Caller,
  { fromId, toId, ids }: MovedReference & { readonly ids: ChangedIds },
): Promise<void> {
  const { tx, referring } = deps;
  const orgId = caller.organization.id;
  for (const kind of ["opportunities", "tasks", "notes", "events"] as const) {
    const { move } = { ...referring, ...RELATING }[kind];
    for (const id of await move(deps, caller, { fromId, toId })) ids[kind].add(id);
  }
  if (toId === null) await tx.forms.purgeContact(orgId, fromId);
  else await tx.forms.moveContact(orgId, { fromId, toId }, caller.actor);
}

/** Tasks or notes, as records that relate to contacts and companies. */
const relating = (type: "task" | "note"): Referring => {
  const report = async ({ tx, newId }: WriteDeps, orgId: string, pairs: readonly Pair[]): Promise<string[]> => {
    const live = pairs.filter(({ after }) => after.deleted_at === null);
    const changes = live.map(({ before, after }) =>
      createChange(`${type}.updated`, after, { newId, changes: differences(before, after) }),
    );
    if (changes.length > 0) await tx.changes.append(orgId, changes);
    return live.map(({ after }) => after.id);
  };
  return {
    async move(deps, { actor, organization: { id: orgId } }, { fromId, toId }) {
      return await report(deps, orgId, await deps.tx.resources[type].moveEntity(orgId, fromId, toId, actor));
    },
    async giveBack(deps, { actor, organization: { id: orgId } }, returned) {
      const pairs: readonly Pair[] = await deps.tx.resources[type].returnEntity(orgId, returned, actor);
      await report(deps, orgId, pairs);
      return pairs.map(({ after }) => after.id);
    },
  };
};

interface Pair {
  readonly before: object;
  readonly after: ChangedRecord & { readonly deleted_at: string | null };
}

/** The records of this kind in every room. */
export const RELATING: Readonly<Record<"tasks" | "notes", Referring>> = {
  tasks: relating("task"),
  notes: relating("note"),
};

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
