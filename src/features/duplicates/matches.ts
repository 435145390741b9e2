import type { Schemas } from "../../../generated/services.js";
import type { DuplicateScore } from "../entities/rules/duplicates.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import type { Store } from "../../base/store/store.ts";

/** Returns live records of a kind by id, as the API shows them. */
export async function recordsById(
  store: Store,
  orgId: string,
  { type, ids }: { readonly type: EntityType; readonly ids: readonly string[] },
): Promise<Map<string, Schemas["Entity"]>> {
  if (ids.length === 0) return new Map();
  const records = await store.entities.liveByIds(orgId, type, ids);
  return new Map(records.map((record) => [record.id, record as Schemas["Entity"]]));
}

/** Returns a score as the API shows it. */
export function shownScore({
  confidence,
  reasons,
}: DuplicateScore): Pick<Schemas["Duplicate"], "confidence" | "reasons"> {
  return { confidence, reasons: reasons.map((reason) => ({ ...reason })) };
}
