import type { ResourceType } from "../../../../generated/resources.js";
import type { Schemas } from "../../../../generated/services.js";
import { removeFreedBytes } from "../freed-bytes.ts";
import { createChange } from "../rules/change.ts";
import { releaseReferences } from "./dependents.ts";
import { lockRecord, tableOf, type Target } from "./locks.ts";
import { kindOf } from "./reports.ts";
import type { ResourceContext, RuledResource } from "./rules.ts";

/** Deletes a live or deleted record permanently; throws `in_use` if other records need it. */
export async function purgeRecord<Type extends ResourceType>(
  context: ResourceContext,
  ruled: RuledResource<Type>,
  target: Target,
): Promise<Schemas["Deleted"]> {
  const { tx, caller, clock, newId } = context;
  const orgId = caller.organization.id;
  const { record } = await lockRecord(context, ruled, { target, action: "purge" });
  await releaseReferences(context, ruled.type, record.id);
  await tableOf(context, ruled.type).purge(orgId, record.id);
  await removeFreedBytes({ tx, newId }, orgId);
  const deleted_at = new Date(clock()).toISOString();
  const last = { id: record.id, version: record.version + 1, updated_at: deleted_at, updated_by: caller.actor };
  // The values of a purged record must not be kept in the change feed.
  const data = { id: last.id, version: last.version, thin: true };
  await tx.changes.append(orgId, [createChange(kindOf(ruled.type, "deleted"), last, { newId, data })]);
  return { id: record.id, deleted_at };
}
