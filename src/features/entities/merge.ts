import type { Authorized, Caller } from "../../base/contract/caller.ts";
import { fields } from "../../../generated/fields.js";
import type { EntitiesMergeInput, Schemas } from "../../../generated/services.js";
import { requirePermission } from "../../base/platform/rights.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import {
  checkChoices,
  type Choices,
  lostValues,
  mergeDifferences,
  mergedEntity,
  type MergePlan,
} from "./rules/merge.ts";
import { checkEntity, nextVersion } from "./rules/state.ts";
import { pointerTo, type EntityRecord } from "../../base/records/rules/entity.ts";
import { type Check, type CheckedWrite, written } from "../../base/platform/mistakes.ts";
import {
  duplicate,
  permissionDenied,
  Problem,
  unprocessable,
  versionConflict,
  type Detail,
} from "../../base/platform/rules/errors.ts";
import type { StoredEntity } from "./sql/entities.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { entityChange, entityUpdateOf, ownershipOf, type WriteDeps, updateChanges } from "./writes.ts";
import { requireEntity, requireLive } from "./require-entity.ts";
import { mayDelete } from "../../base/records/record-state.ts";
import { createChange, type ChangedRecord } from "../../base/records/rules/change.ts";
import type { ReturnedReferences } from "../../base/records/sql/related-table.ts";

interface MergeDeps extends Omit<RemovalDeps, "tx"> {
  readonly store: Store;
}

type Merged = Schemas["EntityMerged"];
type Merge = Pick<EntitiesMergeInput, "id" | "duplicate_ids" | "expected_version"> & { readonly chosen: Choices };

/** Merges several records into one; a dry run does the same and rolls it back. */
export async function mergeEntities(
  { store, ...deps }: MergeDeps,
  caller: Authorized<Caller, "entities:write">,
  { dry_run = false, ...input }: EntitiesMergeInput,
): Promise<Merged> {
  requirePermission(caller, "entities:delete");
  const merge = readMerge(input);
  const work = async (tx: Repositories): Promise<Omit<Merged, "dry_run">> =>
    await mergeIn({ ...deps, tx }, caller, merge);
  const merged = dry_run ? await store.dryRun(work) : await store.transaction(work);
  return { ...merged, dry_run };
}

/** Converts ids to the form in which they are stored, and collects the choices. */
function readMerge({
  id,
  duplicate_ids,
  fields: single = {},
  custom_fields = {},
  external_ids = {},
  ...rest
}: Omit<EntitiesMergeInput, "dry_run">): Merge {
  const of = (prefix: string, choices: Choices): [string, string][] =>
    Object.entries(choices).map(([name, from]) => [`${prefix}${name}`, from.toLowerCase()]);
  return {
    ...rest,
    id: id.toLowerCase(),
    duplicate_ids: duplicate_ids.map((one) => one.toLowerCase()),
    chosen: Object.fromEntries([
      ...of("", single),
      ...of("custom_fields.", custom_fields),
      ...of("external_ids.", external_ids),
    ]),
  };
}

/** The checks of a merge: its records, and the choices between their values. */
export const mergeChecks = (tx: Repositories, write: CheckedWrite): Check[] => [
  async () => {
    requirePermission(write.caller, "entities:delete");
    const merge = readMerge(written({ ...write, before: { id: write.id } }));
    const records = await mergeRecordsOf(tx, write.caller, merge);
    checkChoices(records, merge.chosen, fields[records.winner.entity_type]);
  },
];

async function mergeIn(
  deps: RemovalDeps,
  caller: Authorized<Caller, "entities:write">,
  merge: Merge,
): Promise<Omit<Merged, "dry_run">> {
  const { tx, clock, newId } = deps;
  const orgId = caller.organization.id;
  await tx.entities.lockMerges(orgId);
  const expected = await mergeRecordsOf(tx, caller, merge);
  const table = fields[expected.winner.entity_type];
  checkChoices(expected, merge.chosen, table);
  if (expected.winner.entity_type === "company") await tx.entities.lockCompanyTree(orgId);
  const at = new Date(clock()).toISOString();
  const move = { orgId, winnerId: merge.id, duplicateIds: merge.duplicate_ids, at };
  await lockForRemoval(deps, orgId, { ids: [merge.id, ...merge.duplicate_ids], removedIds: merge.duplicate_ids });
  await remember(deps, orgId, await planOf(tx, caller, merge), at);
  const records = await moveRecords(deps, caller, move);
  const plan = await planOf(tx, caller, merge);
  const { winner, duplicates } = plan;
  const merged = mergedEntity(plan, table, at);
  checkEntity(merged, [plan.winner, ...plan.duplicates]);
  const found = mergeDifferences(plan, merged, table);
  const dependents = await moveDependents(deps, caller, move);
  await tx.entities.markMerged(orgId, merge.duplicate_ids, winner.id);
  for (const record of duplicates) {
    const gone = nextVersion({ ...record, deleted_at: at }, caller.actor, at);
    const changes = { merged_into: { old: null, new: winner.id } };
    await writeMerged(tx, orgId, { before: record, after: gone });
    await tx.changes.append(orgId, [entityChange(gone, "deleted", { newId, changes })]);
  }
  const after = nextVersion(merged, caller.actor, at);
  // If the caller may delete other users' records, the new owner may delete the merged one; otherwise they may not.
  const entrusted = caller.deletesOthers && after["owner_id"] !== caller.user.id;
  await writeMerged(tx, orgId, { before: winner, after, entrusted });
  await tx.entities.leadTo(orgId, winner.id);
  const record = await requireEntity(tx, orgId, winner.id);
  const changes = { ...differences(winner, record), merged_ids: { old: [], new: merge.duplicate_ids } };
  const lost = found.flatMap((one) => {
    const values = lostValues(one);
    const { field, result, values: all } = one;
    return values.length > 0 ? [{ field, old: all[0]?.value ?? null, new: result, lost: values }] : [];
  });
  await tx.changes.append(orgId, [{ ...entityChange(record, "merged", { newId, changes }), lost }]);
  const moved: Moved = { ...records, ...dependents };
  return { record: record as Schemas["Entity"], merged_ids: [...merge.duplicate_ids], differences: found, moved };
}

/** Remembers what a merge changes, so that it can be undone. */
async function remember({ tx, newId }: WriteDeps, orgId: string, plan: MergePlan, at: string): Promise<void> {
  const { winner, duplicates, chosen } = plan;
  const companies = Object.fromEntries(Object.entries(plan.companies).map(([field, ids]) => [field, [...ids]]));
  const mergedIds = duplicates.map(({ id }) => id);
  const memory = { kept: winner, chosen, companies, at };
  await tx.entities.rememberMerge(orgId, { keptId: winner.id, mergedIds, mergeId: newId(), plan: memory });
  for (const id of mergedIds)
    await tx.entities.rememberMoves(orgId, { fromId: id, toId: winner.id }, [winner.id, ...mergedIds]);
}

interface MergeRecords {
  readonly winner: EntityRecord;
  readonly duplicates: readonly EntityRecord[];
}

/** Returns the records of a merge. Throws if they do not exist, cannot be merged, or the caller may not delete them. */
async function mergeRecordsOf(
  tx: Repositories,
  caller: Caller,
  { id, expected_version, duplicate_ids }: Merge,
): Promise<MergeRecords> {
  const orgId = caller.organization.id;
  const winner = requireLive(await tx.entities.find(orgId, id));
  if (expected_version !== undefined && expected_version !== winner.version) throw versionConflict(winner.version);
  const found: StoredEntity[] = [];
  const details: Detail[] = [];
  for (const [index, duplicateId] of duplicate_ids.entries()) {
    const path = `/duplicate_ids/${String(index)}`;
    const stored = await tx.entities.find(orgId, duplicateId);
    if (duplicateId === id) details.push({ path, code: "cycle" });
    else if (duplicate_ids.indexOf(duplicateId) < index) details.push({ path, code: "not_unique" });
    else if (!stored || stored.record.deleted_at !== null) details.push({ path, code: "reference_not_found" });
    else if (stored.record.entity_type !== winner.entity_type) {
      details.push({ path, code: "wrong_entity_type", extra: { allowed_values: [winner.entity_type] } });
    } else found.push(stored);
  }
  if (details.length > 0) throw unprocessable(details);
  if (!found.every((stored) => mayDelete(caller, ownershipOf(stored)))) throw permissionDenied();
  return { winner, duplicates: found.map(({ record }) => record) };
}

/** Reads the records again, now that they are locked. */
async function planOf(tx: Repositories, caller: Caller, merge: Merge): Promise<MergePlan> {
  const records = await mergeRecordsOf(tx, caller, merge);
  const all = [records.winner, ...records.duplicates];
  const companies =
    records.winner.entity_type === "contact"
      ? { company_id: await companiesIn(tx, caller, all, "company_id") }
      : { parent_company_id: await parentsOutside(tx, caller, all) };
  return { ...records, chosen: merge.chosen, companies };
}

async function companiesIn(
  tx: Repositories,
  caller: Caller,
  all: readonly EntityRecord[],
  field: string,
): Promise<Set<unknown>> {
  const found = new Set<unknown>();
  for (const id of new Set(all.map((record) => record[field]))) {
    if (typeof id === "string" && (await tx.entities.hasCompany(caller.organization.id, id))) found.add(id);
  }
  return found;
}

/**
 * Excludes companies that are part of the merge, or below one of its companies: they cannot be the parent of the
 * result.
 */
async function parentsOutside(tx: Repositories, caller: Caller, all: readonly EntityRecord[]): Promise<Set<unknown>> {
  const parents = await companiesIn(tx, caller, all, "parent_company_id");
  for (const parent of [...parents]) {
    for (const { id } of all) {
      if (await tx.entities.isAtOrAbove(caller.organization.id, id, parent as string)) parents.delete(parent);
    }
  }
  return parents;
}

/** Writes a record of a merge. It is locked, so a version conflict is not expected. */
export async function writeMerged(
  tx: Repositories,
  orgId: string,
  {
    before,
    after,
    ...others
  }: { readonly before: EntityRecord; readonly after: EntityRecord; readonly entrusted?: boolean },
): Promise<void> {
  const outcome = await tx.entities.update(orgId, { ...entityUpdateOf(before, after), ...others, changes: [] });
  if (outcome === "stale") throw new Problem("unavailable", [], { retryAfter: 1 });
  if (outcome !== "done") throw duplicate(pointerTo(outcome, after), outcome.existingId);
}

/** Number of moved records by type. */
type Moved = Schemas["EntityMerged"]["moved"];

/** The records to merge. */
interface MergeMove {
  readonly orgId: string;
  readonly winnerId: string;
  readonly duplicateIds: readonly string[];
  readonly at: string;
}

/** Moves the timeline, opportunities, tasks, notes and events to the winner. */
async function moveRecords(
  deps: RemovalDeps,
  caller: Authorized<Caller, "entities:write">,
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
async function moveDependents(
  deps: WriteDeps,
  caller: Authorized<Caller, "entities:write">,
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

/** The contact or company that a reference leaves, and the one that it gets; null: none. */
interface MovedReference {
  readonly fromId: string;
  readonly toId: string | null;
}

/**
 * The records of a kind that refer to contacts and companies. Both functions report the new versions of live records as
 * changes.
 */
export interface Referring {
  /** Changes the references to a record; returns the ids of the records that count as moved. */
  readonly move: (deps: WriteDeps, caller: Caller, moved: MovedReference) => Promise<readonly string[]>;
  /** Gives back what a merge moved, as far as it is still there; returns the ids of the records. */
  readonly giveBack: (deps: WriteDeps, caller: Caller, returned: ReturnedReferences) => Promise<readonly string[]>;
}

/** The records of other rooms that refer to contacts and companies. */
export type ReferringRooms = Readonly<Record<"opportunities" | "events", Referring>>;

/** Dependencies of removing records to which others refer. */
export interface RemovalDeps extends WriteDeps {
  readonly referring: ReferringRooms;
}
