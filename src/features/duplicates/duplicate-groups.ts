import type { Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/page.ts";
import { scoreDuplicate, type DuplicateScore } from "../entities/rules/duplicates.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import type { GroupField, KeySource, ComparedRecord, SharedKey } from "../entities/sql/duplicates.ts";
import type { Store } from "../../base/store/store.ts";
import { recordsById, shownScore } from "./matches.ts";

/** Filters and page of a search for groups. */
export interface GroupSearch {
  readonly entityTypes: readonly EntityType[];
  readonly minConfidence: number;
  readonly page: number;
  readonly pageSize: number;
}

type GroupKey = KeySource & SharedKey;

/** In order of significance. */
const FIELDS: Readonly<Record<EntityType, readonly GroupField[]>> = {
  contact: ["email", "phone", "mobile", "name"],
  company: ["domain", "phone", "name"],
};

/** Maximum number of records compared if very many share a key. */
const MAX_MEMBERS = 25;
const MAX_SHOWN = 10;

/**
 * Returns a page of keys that several records share, without those in which no two records reach the confidence; pairs
 * are never stored. `total` is the number of keys.
 */
export async function findGroups(
  store: Store,
  caller: Caller,
  { entityTypes, minConfidence, page, pageSize }: GroupSearch,
): Promise<Page<Schemas["DuplicateGroup"]>> {
  const sources = entityTypes.flatMap((type) => FIELDS[type].map((field): KeySource => ({ type, field })));
  const window = { skip: (page - 1) * pageSize, limit: pageSize };
  const { found, total } = await groupKeys(store, caller.organization.id, { sources, window });
  const groups: Schemas["DuplicateGroup"][] = [];
  for (const groupKey of found) {
    const group = await findGroup(store, caller, { groupKey, minConfidence });
    if (group) groups.push(group);
  }
  return { items: groups, total, page, page_size: pageSize };
}

interface Search {
  readonly sources: readonly KeySource[];
  readonly window: { readonly skip: number; readonly limit: number };
}

/** Reads one field after the other, and only the keys that the page shows. */
async function groupKeys(
  { entities }: Store,
  orgId: string,
  { sources, window: { skip, limit } }: Search,
): Promise<{ found: GroupKey[]; total: number }> {
  const found: GroupKey[] = [];
  let total = 0;
  for (const source of sources) {
    const offset = Math.max(0, skip - total);
    const count = await entities.countSharedKeys(orgId, source);
    const remaining = limit - found.length;
    if (remaining > 0 && offset < count) {
      const keys = await entities.sharedKeys(orgId, source, { offset, limit: remaining });
      found.push(...keys.map((key) => ({ ...source, ...key })));
    }
    total += count;
  }
  return { found, total };
}

async function findGroup(
  store: Store,
  caller: Caller,
  { groupKey, minConfidence }: { groupKey: GroupKey; minConfidence: number },
): Promise<Schemas["DuplicateGroup"] | null> {
  const orgId = caller.organization.id;
  const { type, field, key, count } = groupKey;
  const members = await store.entities.recordsWithKey(orgId, groupKey, { key, limit: MAX_MEMBERS });
  const { best, ids } = likelyDuplicates(members, minConfidence);
  const records = await recordsById(store, orgId, { type, ids: ids.slice(0, MAX_SHOWN) });
  const shown = ids.flatMap((id) => records.get(id) ?? []);
  if (!best || shown.length < 2) return null;
  const known = members.length < MAX_MEMBERS ? members.length : count;
  return {
    entity_type: type,
    field: field === "mobile" ? "phone" : field,
    count: known,
    ...shownScore(best),
    records: shown,
  };
}

/** Returns all records that are a likely duplicate of another one in the group, and the highest score. */
function likelyDuplicates(
  members: readonly ComparedRecord[],
  minConfidence: number,
): { best: DuplicateScore | null; ids: string[] } {
  let best: DuplicateScore | null = null;
  const ids = new Set<string>();
  for (const [index, left] of members.entries()) {
    for (const right of members.slice(index + 1)) {
      const score = scoreDuplicate(left.traits, right.traits);
      if (score.reasons.length === 0 || score.confidence < minConfidence) continue;
      ids.add(left.id).add(right.id);
      if (!best || score.confidence > best.confidence) best = score;
    }
  }
  return { best, ids: [...ids] };
}
