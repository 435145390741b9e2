import { fields } from "../../../generated/fields.js";
import type { EntitiesMergeInput, Schemas } from "../../../generated/services.js";
import { requirePermission } from "../../base/platform/rights.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import {
  checkChoices,
  type Choices,
  lostValues,
  mergeDifferences,
  mergedEntity,
  type MergePlan,
} from "../entities/rules/merge.ts";
import { checkEntity, nextVersion } from "../entities/rules/state.ts";
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
import type { StoredEntity } from "../entities/sql/entities.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { entityChange } from "../entities/changes.ts";
import { lockForRemoval, moveDependents, moveRecords, type Moved } from "./merge-references.ts";
import type { RemovalDeps } from "../entities/referring.ts";
import { requireEntity, requireLive } from "../entities/require-entity.ts";
import { mayDelete } from "../../base/records/ownership.ts";
import { entityUpdateOf } from "../entities/entity-update.ts";
import { ownershipOf, type WriteDeps } from "../entities/writes.ts";

interface MergeDeps extends Omit<RemovalDeps, "tx"> {
  readonly store: Store;
}

type Merged = Schemas["EntityMerged"];
type Merge = Pick<EntitiesMergeInput, "id" | "duplicate_ids" | "expected_version"> & { readonly chosen: Choices };

/** Merges several records into one; a dry run does the same and rolls it back. */
export async function mergeEntities(
  { store, ...deps }: MergeDeps,
  caller: Caller,
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

async function mergeIn(deps: RemovalDeps, caller: Caller, merge: Merge): Promise<Omit<Merged, "dry_run">> {
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
  await remember(deps, orgId, { plan: await planOf(tx, caller, merge), at });
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
async function remember(
  { tx, newId }: WriteDeps,
  orgId: string,
  { plan, at }: { readonly plan: MergePlan; readonly at: string },
): Promise<void> {
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
      ? { company_id: await companiesIn(tx, caller, { all, field: "company_id" }) }
      : { parent_company_id: await parentsOutside(tx, caller, all) };
  return { ...records, chosen: merge.chosen, companies };
}

async function companiesIn(
  tx: Repositories,
  caller: Caller,
  { all, field }: { readonly all: readonly EntityRecord[]; readonly field: string },
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
  const parents = await companiesIn(tx, caller, { all, field: "parent_company_id" });
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
