import type { EntityRecord } from "../../base/records/rules/entity.ts";
import { mergedAway, notFound } from "../../base/platform/rules/errors.ts";
import type { StoredEntity } from "./sql/entities.ts";
import type { Repositories } from "../../base/store/store.ts";

/**
 * Returns a live contact or company. Throws `not_found`; for a merged record, the error names the record that replaced
 * it.
 */
export async function requireEntity(tx: Repositories, orgId: string, id: string | null): Promise<EntityRecord> {
  return requireLive(id === null ? null : await tx.entities.find(orgId, id));
}

/** Does the same for a record that has already been read. */
export function requireLive(found: StoredEntity | null): EntityRecord {
  if (!found) throw notFound();
  const { record, mergedInto } = found;
  if (record.deleted_at === null) return record;
  throw mergedInto === null ? notFound() : mergedAway(mergedInto);
}
