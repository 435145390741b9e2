import type { ChangeKind } from "../../../../generated/vocabulary.js";
import { createChange, type ChangedRecord } from "../rules/change.ts";
import { inUse } from "../../platform/rules/errors.ts";
import { differences } from "../../platform/rules/differences.ts";
import { type Referrer, referrersOf } from "../rules/resource-columns.ts";
import { kindOf, type ResourceContext } from "./rules.ts";

/** Deletes the records that belong to a deleted one (`on_delete: cascade`); each is reported as a change. */
export async function removeDependents(context: ResourceContext, type: string, id: string): Promise<void> {
  for (const { resource, field } of cascading(type)) {
    const { tx, caller } = context;
    const pair = { field, value: id };
    const gone = await tx.resources[resource.type].removeWith(caller.organization.id, pair, caller.actor);
    await reportAll(context, kindOf(resource.type, "deleted"), gone);
    for (const one of gone) await removeDependents(context, resource.type, one.id);
  }
}

/** Restores the records that were deleted together with the one that they belong to. */
export async function restoreDependents(
  context: ResourceContext,
  type: string,
  { id, deletedAt }: { readonly id: string; readonly deletedAt: string },
): Promise<void> {
  for (const { resource, field } of cascading(type)) {
    const { tx, caller } = context;
    const pair = { field, value: id };
    const back = await tx.resources[resource.type].restoreWith(caller.organization.id, pair, {
      deletedAt,
      actor: caller.actor,
    });
    await reportAll(context, kindOf(resource.type, "restored"), back);
    for (const one of back) await restoreDependents(context, resource.type, { id: one.id, deletedAt });
  }
}

/**
 * Prepares the permanent deletion of a record: throws `in_use` with the number of records that prevent it (`on_delete:
 * restrict`), and clears other references. Deleted records prevent it only if their reference cannot be cleared.
 * Records that belong to it are deleted by the database.
 */
export async function releaseReferences(context: ResourceContext, type: string, id: string): Promise<void> {
  const { tx, caller } = context;
  const orgId = caller.organization.id;
  const released = referrersOf(type).filter(({ onDelete }) => onDelete !== "cascade");
  const uses = await Promise.all(
    released.map(async ({ resource, field, onDelete, nullable }) => {
      if (onDelete === "clear") return 0;
      const { live, deleted } = await tx.resources[resource.type].countWith(orgId, { field, value: id });
      return nullable ? live : live + deleted;
    }),
  );
  const limit = uses.reduce((sum, count) => sum + count, 0);
  if (limit > 0) throw inUse([{ path: "", code: "used_by", values: { limit }, extra: { limit } }]);
  for (const { resource, field } of released) {
    const cleared = await tx.resources[resource.type].clear(orgId, { field, value: id }, caller.actor);
    const live = cleared.filter(({ deleted_at }) => deleted_at === null);
    await reportAll(context, kindOf(resource.type, "updated"), live, differences({ [field]: id }, { [field]: null }));
  }
}

const cascading = (type: string): readonly Referrer[] =>
  referrersOf(type).filter(({ onDelete }) => onDelete === "cascade");

async function reportAll(
  { tx, caller, newId }: ResourceContext,
  kind: ChangeKind,
  records: readonly ChangedRecord[],
  changes: ReturnType<typeof differences> | null = null,
): Promise<void> {
  if (records.length === 0) return;
  const reported = records.map((record) => createChange(kind, record, { newId, changes }));
  await tx.changes.append(caller.organization.id, reported);
}
