import type { Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import { judge, type Judgement } from "../domain/duplicates.ts";
import type { EntityType } from "../domain/entity.ts";
import type { GroupField, KeySource, Known, SharedKey } from "../repositories/entity-duplicates.ts";
import type { Store } from "../repositories/store.ts";
import { recordsById, told } from "./entity-judgements.ts";

/** Which groups are wanted. */
export interface GroupSearch {
  readonly entityTypes: readonly EntityType[];
  readonly minConfidence: number;
  readonly page: number;
  readonly pageSize: number;
}

interface Groups {
  readonly groups: Schemas["DuplicateGroup"][];
  readonly has_more: boolean;
}

type Place = KeySource & SharedKey;

/** The most telling first. */
const FIELDS: Readonly<Record<EntityType, readonly GroupField[]>> = {
  contact: ["email", "phone", "mobile", "name"],
  company: ["domain", "phone", "name"],
};

/** Of a key that very many share, so many are compared. */
const MOST_MEMBERS = 25;
const MOST_SHOWN = 10;

/** A page of keys that several records share, those in which no two are likely enough left out; pairs are never stored. */
export async function findGroups(store: Store, caller: Caller, search: GroupSearch): Promise<Groups> {
  const { page, pageSize } = search;
  const places = await placesFrom(store, caller, { ...search, skip: (page - 1) * pageSize, most: pageSize + 1 });
  const groups: Schemas["DuplicateGroup"][] = [];
  for (const place of places.slice(0, pageSize)) {
    const group = await groupAt(store, caller, { place, minConfidence: search.minConfidence });
    if (group) groups.push(group);
  }
  return { groups, has_more: places.length > pageSize };
}

/** Field after field, so that the later ones are not read for what the earlier ones fill. */
async function placesFrom(
  { entities }: Store,
  caller: Caller,
  { entityTypes, skip, most }: GroupSearch & { readonly skip: number; readonly most: number },
): Promise<Place[]> {
  const orgId = caller.organization.id;
  const sources = entityTypes.flatMap((type) => FIELDS[type].map((field): KeySource => ({ type, field })));
  const found: Place[] = [];
  let before = skip;
  for (const source of sources) {
    const keys = await entities.sharedKeys(orgId, source, { offset: before, limit: most - found.length });
    found.push(...keys.map((key) => ({ ...source, ...key })));
    if (found.length === most) break;
    if (keys.length > 0) before = 0;
    else if (before > 0) before -= await entities.countSharedKeys(orgId, source, before);
  }
  return found;
}

async function groupAt(
  store: Store,
  caller: Caller,
  { place, minConfidence }: { place: Place; minConfidence: number },
): Promise<Schemas["DuplicateGroup"] | null> {
  const orgId = caller.organization.id;
  const { type, field, key, count } = place;
  const members = await store.entities.havingKey(orgId, place, { key, limit: MOST_MEMBERS });
  const { best, ids } = likeliest(members, minConfidence);
  const records = await recordsById(store, orgId, ids.slice(0, MOST_SHOWN));
  const shown = ids.flatMap((id) => records.get(id) ?? []);
  if (!best || shown.length < 2) return null;
  const known = members.length < MOST_MEMBERS ? members.length : count;
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
