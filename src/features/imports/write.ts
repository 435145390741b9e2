import { uniqueValuesOf } from "../../base/records/rules/entity.ts";
import { deletesOthers } from "../../base/platform/rules/permissions.ts";
import { keysOf } from "../entities/rules/import-keys.ts";
import type { ImportRow } from "./rules/row.ts";
import { searchColumns } from "../../base/platform/rules/search-text.ts";
import type { Insertion } from "../entities/sql/writes.ts";
import type { Repositories } from "../../base/store/store.ts";
import { entityUpdateOf } from "../entities/entity-update.ts";
import type { Draft, Plan } from "./plan.ts";
import { batchResult } from "./row-results.ts";

/**
 * Writes the changes of a batch. Throws an error of class 23 or 40 after a concurrent change; the batch must then be
 * planned again.
 */
export async function write(
  tx: Repositories,
  orgId: string,
  { plan, userId }: { readonly plan: Plan; readonly userId: string },
): Promise<void> {
  const fresh = plan.drafts.filter(({ before }) => before === null);
  for (const type of ["company", "contact"]) {
    const those = fresh.filter(({ after }) => after.entity_type === type);
    await tx.entities.insertMany(
      orgId,
      those.map((draft) => insertionOf(draft, userId)),
    );
  }
  await tx.changes.append(
    orgId,
    fresh.flatMap(({ changes }) => changes),
  );
  const importer = await tx.users.get(orgId, userId);
  for (const { before, after, changes } of plan.drafts) {
    if (before === null) continue;
    const entrusted = importer !== null && deletesOthers(importer.role) && after["owner_id"] !== userId;
    const outcome = await tx.entities.update(orgId, { ...entityUpdateOf(before, after), changes, entrusted });
    if (outcome !== "done") throw new ConcurrentChange();
  }
}

/** Stores the drafts of a dry run. */
export async function writeDrafts(
  tx: Repositories,
  { orgId, importId }: { readonly orgId: string; readonly importId: string },
  { drafts }: Plan,
): Promise<void> {
  const rows = drafts.map(({ after }) => ({ record: after, keys: keysOf(after) }));
  await tx.imports.saveDrafts(orgId, importId, rows);
}

/** Returns the plan of one row, or its failure if a company would become its own ancestor. */
export async function rejectCycle(
  tx: Repositories,
  orgId: string,
  { plan, rows }: { readonly plan: Plan; readonly rows: readonly ImportRow[] },
): Promise<Plan> {
  const [draft] = plan.drafts;
  const [row] = rows;
  const parent: unknown = draft?.after["parent_company_id"];
  if (!row || !draft || typeof parent !== "string" || draft.before?.["parent_company_id"] === parent) return plan;
  if (!(await tx.entities.isAtOrAbove(orgId, draft.after.id, parent))) return plan;
  const reasons = [{ path: "/parent_company_id", code: "cycle" as const }];
  return { ...batchResult([{ row, result: reasons, skipped: [] }]), drafts: [] };
}

function insertionOf({ after, changes }: Draft, userId: string): Insertion {
  return { record: after, userId, search: searchColumns(after), claims: uniqueValuesOf(after), changes };
}

/** A record that the plan is based on has changed. */
class ConcurrentChange extends Error {
  override readonly name = "Overtaken";
  readonly code = "40001";
}
