import type { Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import { judge, type Judgement } from "../entities/rules/duplicates.ts";
import type { EntityType } from "../records/rules/entity.ts";
import type { GroupField, KeySource, Known, SharedKey } from "../entities/sql/duplicates.ts";
import type { Store } from "../store/store.ts";
import { recordsById, told } from "./matches.ts";

/** Which groups are wanted. */
export interface GroupSearch {
  readonly entityTypes: readonly EntityType[];
  readonly minConfidence: number;
  readonly page: number;
  readonly pageSize: number;
}

type Place = KeySource & SharedKey;

/** The most telling first. */
const FIELDS: Readonly<Record<EntityType, readonly GroupField[]>> = {
  contact: ["email", "phone", "mobile", "name"],
  company: ["domain", "phone", "name"],
};

/** Of a key that very many share, so many are compared. */
const MAX_MEMBERS = 25;
const MAX_SHOWN = 10;

/**
 * A page of keys that several records share, those in which no two are likely enough left out; pairs are never stored.
 * `total` counts the keys.
 */
export async function findGroups(
  store: Store,
  caller: Caller,
  { entityTypes, minConfidence, page, pageSize }: GroupSearch,
): Promise<Page<Schemas["DuplicateGroup"]>> {
  const sources = entityTypes.flatMap((type) => FIELDS[type].map((field): KeySource => ({ type, field })));
  const window = { skip: (page - 1) * pageSize, most: pageSize };
  const { places, total } = await placesIn(store, caller.organization.id, { sources, window });
  const groups: Schemas["DuplicateGroup"][] = [];
  for (const place of places) {
    const group = await groupAt(store, caller, { place, minConfidence });
    if (group) groups.push(group);
  }
  return { items: groups, total, page, page_size: pageSize };
}

interface Search {
  readonly sources: readonly KeySource[];
  readonly window: { readonly skip: number; readonly most: number };
}

/** Field after field; keys are read only of the fields that the page shows. */
async function placesIn(
  { entities }: Store,
  orgId: string,
  { sources, window: { skip, most } }: Search,
): Promise<{ places: Place[]; total: number }> {
  const places: Place[] = [];
  let total = 0;
  for (const source of sources) {
    const offset = Math.max(0, skip - total);
    const count = await entities.countSharedKeys(orgId, source);
    const limit = most - places.length;
    if (limit > 0 && offset < count) {
      const keys = await entities.sharedKeys(orgId, source, { offset, limit });
      places.push(...keys.map((key) => ({ ...source, ...key })));
    }
    total += count;
  }
  return { places, total };
}

async function groupAt(
  store: Store,
  caller: Caller,
  { place, minConfidence }: { place: Place; minConfidence: number },
): Promise<Schemas["DuplicateGroup"] | null> {
  const orgId = caller.organization.id;
  const { type, field, key, count } = place;
  const members = await store.entities.havingKey(orgId, place, { key, limit: MAX_MEMBERS });
  const { best, ids } = likeliest(members, minConfidence);
  const records = await recordsById(store, orgId, ids.slice(0, MAX_SHOWN));
  const shown = ids.flatMap((id) => records.get(id) ?? []);
  if (!best || shown.length < 2) return null;
  const known = members.length < MAX_MEMBERS ? members.length : count;
  return {
    entity_type: type,
    field: field === "mobile" ? "phone" : field,
    count: known,
    ...told(best),
    records: shown,
  };
}

/** Everybody who is likely enough the same as somebody else there, and the likeliest two's judgement. */
function likeliest(members: readonly Known[], minConfidence: number): { best: Judgement | null; ids: string[] } {
  let best: Judgement | null = null;
  const ids = new Set<string>();
  for (const [index, left] of members.entries()) {
    for (const right of members.slice(index + 1)) {
      const judgement = judge(left.traits, right.traits);
      if (judgement.reasons.length === 0 || judgement.confidence < minConfidence) continue;
      ids.add(left.id).add(right.id);
      if (!best || judgement.confidence > best.confidence) best = judgement;
    }
  }
  return { best, ids: [...ids] };
}
