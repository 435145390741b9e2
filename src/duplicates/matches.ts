import type { Schemas } from "../../generated/services.js";
import type { Judgement } from "../entities/rules/duplicates.ts";
import type { Store } from "../store/store.ts";

/** Live records, as they are shown. */
export async function recordsById(
  store: Store,
  orgId: string,
  ids: readonly string[],
): Promise<Map<string, Schemas["Entity"]>> {
  if (ids.length === 0) return new Map();
  const records = await store.entities.liveByIds(orgId, ids);
  return new Map(records.map((record) => [record.id, record as Schemas["Entity"]]));
}

/** A judgement as it is shown. */
export function told({ confidence, reasons }: Judgement): Pick<Schemas["Duplicate"], "confidence" | "reasons"> {
  return { confidence, reasons: reasons.map((reason) => ({ ...reason })) };
}
