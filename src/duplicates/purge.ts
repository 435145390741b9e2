import type { Caller } from "../contract/caller.ts";
import { notFound, Problem, versionConflict } from "../platform/rules/errors.ts";
import { nextVersion } from "../entities/rules/state.ts";
import type { EntityRecord } from "../records/rules/entity.ts";
import { entityChange } from "../entities/events.ts";
import { lockToGo, moveReferences, noneChanged, repoint } from "./merge-moves.ts";
import type { Target, WriteDeps } from "../entities/writes.ts";

/** Deletes for ever, in a transaction, and returns when. What referred to the record is changed first, and told of. */
export async function purgeEntity(
  deps: WriteDeps,
  caller: Caller,
  target: Target,
): Promise<{ id: string; deleted_at: string }> {
  const { tx: tx, clock, newId } = deps;
  const orgId = caller.organization.id;
  await expected(deps, orgId, target);
  const at = new Date(clock()).toISOString();
  await lockToGo(deps, orgId, { ids: [target.id], goingIds: [target.id] });
  const record = await expected(deps, orgId, target);
  await moveReferences(deps, caller, { fromId: target.id, toId: null, ids: noneChanged() });
  const links = { fromId: record.id, toId: null, at, except: [] };
  await repoint(deps, caller, { ...links, type: "contact", field: "company_id" });
  await repoint(deps, caller, { ...links, type: "company", field: "parent_company_id" });
  const gone = { id: record.id, deleted_at: at };
  const change = entityChange(nextVersion(record, caller.actor, at), "deleted", { newId, data: gone });
  if (!(await tx.entities.purge(orgId, record, change))) throw new Problem("unavailable", [], { retryAfter: 1 });
  return gone;
}

/** Live or deleted, in the version that is meant. */
async function expected({ tx }: WriteDeps, orgId: string, target: Target): Promise<EntityRecord> {
  const found = await tx.entities.find(orgId, target.id);
  if (!found) throw notFound();
  const { version } = found.record;
  if (target.expected_version !== undefined && target.expected_version !== version) throw versionConflict(version);
  return found.record;
}
