import type { EntityRecord } from "../records/rules/entity.ts";
import { mergedAway, notFound } from "../platform/rules/errors.ts";
import type { StoredEntity } from "./sql/entities.ts";
import type { Repositories } from "../store/store.ts";

/** The live contact or company; throws `not_found`, and for one that was merged says into which. */
export async function requireEntity(tx: Repositories, orgId: string, id: string | null): Promise<EntityRecord> {
  return liveOf(id === null ? null : await tx.entities.find(orgId, id));
}

/** The same for what was read already. */
export function liveOf(found: StoredEntity | null): EntityRecord {
  if (!found) throw notFound();
  const { record, mergedInto } = found;
  if (record.deleted_at === null) return record;
  throw mergedInto === null ? notFound() : mergedAway(mergedInto);
}
