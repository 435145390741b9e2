import type { Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import { createChange, type ChangedRecord } from "../records/rules/change.ts";
import { differences } from "../platform/rules/differences.ts";
import { updateChanges } from "../entities/events.ts";
import type { WriteDeps } from "../entities/writes.ts";
import { moveInvitees } from "../booking/events/contact-moves.ts";
import { shownOpportunity, updateChanges as opportunityChanges } from "../opportunities/events.ts";

/** How many records followed, by what they are. */
export type Moved = Schemas["EntityMerged"]["moved"];

/** Whose records go where. */
export interface Move {
  readonly orgId: string;
  readonly winnerId: string;
  readonly duplicateIds: readonly string[];
  readonly at: string;
}

interface Pair {
  readonly before: object;
  readonly after: ChangedRecord & { readonly deleted_at: string | null };
}

/** What was dealt with somebody, opportunities, tasks, notes and events follow the winner. */
export async function moveRecords(
  deps: WriteDeps,
  caller: Caller,
  { orgId, winnerId, duplicateIds }: Move,
): Promise<Pick<Moved, keyof ChangedIds>> {
  const ids = noneChanged();
  for (const id of duplicateIds) {
    // First: what the moves themselves add to the timelines stays where it is.
    await deps.tx.entities.moveTimeline(orgId, { fromId: id, toId: winnerId });
    await moveReferences(deps, caller, { fromId: id, toId: winnerId, ids });
  }
  const { opportunities, tasks, notes, events } = ids;
  return { opportunities: opportunities.size, tasks: tasks.size, notes: notes.size, events: events.size };
}

/** What refers to records that go is locked before them, as everywhere; then nobody begins to refer to them any more. */
export async function lockToGo(
  { tx: tx }: WriteDeps,
  orgId: string,
  { ids, goingIds }: { readonly ids: readonly string[]; readonly goingIds: readonly string[] },
): Promise<void> {
  for (const id of goingIds) {
    await tx.opportunities.lockAbout(orgId, id);
    await tx.tasks.lockAbout(orgId, id);
    await tx.notes.lockAbout(orgId, id);
    await tx.events.lockEventsOf(orgId, id);
  }
  await tx.entities.lockToGo(orgId, ids, goingIds);
}

/** Which ids came out changed, by what they are. */
type ChangedIds = Readonly<Record<"opportunities" | "tasks" | "notes" | "events", Set<string>>>;

/** Before anything was moved. */
export const noneChanged = (): ChangedIds => ({
  opportunities: new Set(),
  tasks: new Set(),
  notes: new Set(),
  events: new Set(),
});

/** Opportunities, tasks, notes and events refer to another contact or company, or to none (null), each as a change of its own. */
export async function moveReferences(
  deps: WriteDeps,
  caller: Caller,
  { fromId, toId, ids }: { readonly fromId: string; readonly toId: string | null; readonly ids: ChangedIds },
): Promise<void> {
  const { tx: tx, newId } = deps;
  const { actor } = caller;
  const orgId = caller.organization.id;
  const sales = await tx.opportunities.moveEntity(orgId, fromId, toId, actor);
  const live = sales.filter(({ after }) => after.deleted_at === null);
  for (const { after } of live) ids.opportunities.add(after.id);
  const sold = live.flatMap(({ before, after }) =>
    opportunityChanges(shownOpportunity(before), shownOpportunity(after), newId),
  );
  const told = (kind: string, seen: Set<string>, pairs: readonly Pair[]) =>
    pairs
      .filter(({ after }) => after.deleted_at === null)
      .map(({ before, after }) => {
        seen.add(after.id);
        return createChange(kind, after, { newId, changes: differences(before, after) });
      });
  const tasks = told("task.updated", ids.tasks, await tx.tasks.moveEntity(orgId, fromId, toId, actor));
  const notes = told("note.updated", ids.notes, await tx.notes.moveEntity(orgId, fromId, toId, actor));
  const changes = [...sold, ...tasks, ...notes];
  if (changes.length > 0) await tx.changes.append(orgId, changes);
  for (const id of await moveInvitees(deps, caller, { fromId, toId })) ids.events.add(id);
}

/** Contacts and child companies of merged companies, memberships and e-mails follow the winner. */
export async function moveDependents(
  deps: WriteDeps,
  caller: Caller,
  { orgId, winnerId: toId, duplicateIds, at }: Move,
): Promise<Pick<Moved, "contacts" | "child_companies" | "segments" | "emails">> {
  const { entities } = deps.tx;
  const moved = { contacts: 0, child_companies: 0, segments: 0, emails: 0 };
  for (const fromId of duplicateIds) {
    const takeover = { fromId, toId, at, except: [toId, ...duplicateIds] };
    moved.contacts += await repoint(deps, caller, { ...takeover, type: "contact", field: "company_id" });
    moved.child_companies += await repoint(deps, caller, { ...takeover, type: "company", field: "parent_company_id" });
    await entities.repointDeleted(orgId, takeover);
    moved.segments += await entities.moveMemberships(orgId, takeover);
    moved.emails += await entities.moveEmails(orgId, takeover);
  }
  return moved;
}

interface Repointing {
  readonly fromId: string;
  readonly toId: string | null;
  readonly at: string;
  readonly except: readonly string[];
  readonly type: "contact" | "company";
  readonly field: string;
}

/** Lets records refer to another company, or to none, each as a change of its own. */
export async function repoint(
  { tx: tx, newId }: WriteDeps,
  { actor, organization }: Caller,
  { type, field, ...takeover }: Repointing,
): Promise<number> {
  const change = { [field]: { old: takeover.fromId, new: takeover.toId } };
  for (let count = 0; ;) {
    const records = await tx.entities.repoint(organization.id, type, { ...takeover, actor });
    if (records.length === 0) return count;
    count += records.length;
    await tx.changes.append(
      organization.id,
      records.flatMap((record) => updateChanges(record, change, newId)),
    );
  }
}
