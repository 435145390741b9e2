import type { Caller } from "../contract/caller.ts";
import { notFound, Problem, versionConflict } from "../platform/rules/errors.ts";
import { nextVersion } from "../entities/rules/state.ts";
import type { EntityRecord } from "../records/rules/entity.ts";
import { removeFreedBytes } from "../records/freed-bytes.ts";
import { entityChange } from "../entities/changes.ts";
import { lockForRemoval, moveReferences, noChangedIds, changeReferences } from "./merge-references.ts";
import type { Target, WriteDeps } from "../entities/writes.ts";

/**
 * Deletes a record permanently and returns the time; must run in a transaction. References to it are changed first, and
 * reported as changes.
 */
export async function purgeEntity(
  deps: WriteDeps,
  caller: Caller,
  target: Target,
): Promise<{ id: string; deleted_at: string }> {
  const { tx, clock, newId } = deps;
  const orgId = caller.organization.id;
  await expected(deps, orgId, target);
  const at = new Date(clock()).toISOString();
  await lockForRemoval(deps, orgId, { ids: [target.id], removedIds: [target.id] });
  const record = await expected(deps, orgId, target);
  await moveReferences(deps, caller, { fromId: target.id, toId: null, ids: noChangedIds() });
  const links = { fromId: record.id, toId: null, at, except: [] };
  await changeReferences(deps, caller, { ...links, type: "contact", field: "company_id" });
  await changeReferences(deps, caller, { ...links, type: "company", field: "parent_company_id" });
  const gone = { id: record.id, deleted_at: at };
  const change = entityChange(nextVersion(record, caller.actor, at), "deleted", { newId, data: gone });
  if (!(await tx.entities.purge(orgId, record, change))) throw new Problem("unavailable", [], { retryAfter: 1 });
  await removeFreedBytes({ tx, newId }, orgId);
  return gone;
}

/** Returns the live or deleted record in the expected version. */
async function expected({ tx }: WriteDeps, orgId: string, target: Target): Promise<EntityRecord> {
  const found = await tx.entities.find(orgId, target.id);
  if (!found) throw notFound();
  const { version } = found.record;
  if (target.expected_version !== undefined && target.expected_version !== version) throw versionConflict(version);
  return found.record;
}
