import { fields } from "../../../generated/fields.js";
import type { EntitiesDuplicatesInput, EntitiesFindDuplicatesInput, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/operation.ts";
import { scoreDuplicate, normalizePhone, type DuplicateScore } from "./rules/duplicates.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import { type Check, type CheckedWrite, written } from "../../base/platform/mistakes.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import { fieldOf } from "../../base/records/rules/field-table.ts";
import { normalizeText } from "../../base/contract/unicode.ts";
import type { Store } from "../../base/store/store.ts";
import { requireEntity } from "./require-entity.ts";
import type { GroupField, KeySource, ComparedRecord, SharedKey } from "./sql/duplicates.ts";

type Duplicate = Schemas["Duplicate"];
type Values = Readonly<Record<string, unknown>>;

/** A record to compare, and which results to return. */
interface Comparison {
  readonly entityType: EntityType;
  /** Fields of a stored record, or of one that is only compared. */
  readonly values: Values;
  /** The id of the record itself, which is not its own duplicate. */
  readonly except?: string;
  readonly minConfidence: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The default minimum confidence: that of names that only sound alike. */
export const MIN_CONFIDENCE = 0.4;

/** Implements entities.duplicates: the duplicates of a stored record. */
export async function duplicatesOf(
  store: Store,
  caller: Caller,
  { id, min_confidence: minConfidence, page, page_size: pageSize }: EntitiesDuplicatesInput,
): Promise<Page<Duplicate>> {
  const record = await requireEntity(store, caller.organization.id, id);
  const comparison = {
    entityType: record.entity_type,
    values: record,
    except: record.id,
    minConfidence,
    page,
    pageSize,
  };
  const { duplicates, total } = await compare(store, caller, comparison);
  return { items: duplicates, total, page, page_size: pageSize };
}

/** Implements entities.findDuplicates: the duplicates of a candidate, or the groups of an organization. */
export async function findDuplicates(
  store: Store,
  caller: Caller,
  { candidate, entity_type, min_confidence = MIN_CONFIDENCE, page = 1, page_size = 25 }: EntitiesFindDuplicatesInput,
): Promise<Page<Schemas["DuplicateFound"]>> {
  const window = { page, pageSize: page_size, minConfidence: min_confidence };
  if (candidate !== undefined) return await candidateDuplicates(store, caller, { candidate, ...window });
  const entityTypes: EntityType[] = entity_type === undefined ? ["contact", "company"] : [entity_type];
  return await findGroups(store, caller, { ...window, entityTypes });
}

type CandidateSearch = Pick<Comparison, "minConfidence" | "page" | "pageSize"> & {
  readonly candidate: Schemas["DuplicateCandidate"];
};

/** Returns the stored records that may be the same as a candidate, which is not stored. */
async function candidateDuplicates(
  store: Store,
  caller: Caller,
  { candidate: { entity_type: entityType, ...given }, ...window }: CandidateSearch,
): Promise<Page<Duplicate>> {
  checkKind(entityType, given);
  const { duplicates, total } = await compare(store, caller, { ...window, entityType, values: candidateValues(given) });
  return { items: duplicates, total, page: window.page, page_size: window.pageSize };
}

/** Returns a page of likely duplicates, the likeliest first, and their total number. */
async function compare(
  store: Store,
  caller: Caller,
  { entityType, values, except, minConfidence, page, pageSize }: Comparison,
): Promise<{ duplicates: Duplicate[]; total: number }> {
  const orgId = caller.organization.id;
  const { own, others } = await store.entities.findSimilar(orgId, entityType, values);
  const scored = others
    .filter(({ id }) => id !== except)
    .map(({ id, traits }) => ({ id, ...scoreDuplicate(own, traits) }))
    .filter(({ confidence, reasons }) => reasons.length > 0 && confidence >= minConfidence)
    .sort((left, right) => right.confidence - left.confidence || (left.id < right.id ? 1 : -1));
  const shown = scored.slice((page - 1) * pageSize, page * pageSize);
  const records = await recordsById(
    store,
    orgId,
    entityType,
    shown.map(({ id }) => id),
  );
  const duplicates = shown.flatMap(({ id, ...score }) => {
    const record = records.get(id);
    return record ? [{ record, ...shownScore(score) }] : [];
  });
  return { duplicates, total: scored.length };
}

/** The checks of a candidate. */
export const candidateChecks = (write: CheckedWrite): Check[] => [
  () => {
    const { candidate } = written<{ readonly candidate?: Schemas["DuplicateCandidate"] }>(write);
    if (candidate === undefined) return;
    const { entity_type, ...given } = candidate;
    checkKind(entity_type, given);
  },
];

function checkKind(type: EntityType, given: Values): void {
  const unknownNames = Object.keys(given).filter((name) => !fieldOf(fields[type], name));
  if (unknownNames.length === 0) return;
  throw unprocessable(
    unknownNames.map((name) => ({ path: `/candidate/${name}`, code: "unknown_field", values: { field: name } })),
  );
}

/** Normalizes a candidate's values, which may have any format. */
function candidateValues(given: Values): Values {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (name === "phone" || name === "mobile")
        return [name, typeof value === "string" ? normalizePhone(value) : null];
      if (name.startsWith("email"))
        return [name, typeof value === "string" ? normalizeText(value).toLowerCase() : null];
      if (name === "additional_emails")
        return [name, (value as readonly string[]).map((email) => normalizeText(email).toLowerCase())];
      return [name, value];
    }),
  );
}

/** Filters and page of a search for groups. */
interface GroupSearch {
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
async function findGroups(
  store: Store,
  caller: Caller,
  { entityTypes, minConfidence, page, pageSize }: GroupSearch,
): Promise<Page<Schemas["DuplicateGroup"]>> {
  const sources = entityTypes.flatMap((type) => FIELDS[type].map((field): KeySource => ({ type, field })));
  const window = { skip: (page - 1) * pageSize, limit: pageSize };
  const { found, total } = await groupKeys(store, caller.organization.id, { sources, window });
  const groups: Schemas["DuplicateGroup"][] = [];
  for (const groupKey of found) {
    const group = await findGroup(store, caller, groupKey, minConfidence);
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
  groupKey: GroupKey,
  minConfidence: number,
): Promise<Schemas["DuplicateGroup"] | null> {
  const orgId = caller.organization.id;
  const { type, field, key, count } = groupKey;
  const members = await store.entities.recordsWithKey(orgId, groupKey, { key, limit: MAX_MEMBERS });
  const { best, ids } = likelyDuplicates(members, minConfidence);
  const records = await recordsById(store, orgId, type, ids.slice(0, MAX_SHOWN));
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

/** Returns live records of a kind by id, as the API shows them. */
async function recordsById(
  store: Store,
  orgId: string,
  type: EntityType,
  ids: readonly string[],
): Promise<Map<string, Schemas["Entity"]>> {
  if (ids.length === 0) return new Map();
  const records = await store.entities.liveByIds(orgId, type, ids);
  return new Map(records.map((record) => [record.id, record as Schemas["Entity"]]));
}

/** Returns a score as the API shows it. */
function shownScore({ confidence, reasons }: DuplicateScore): Pick<Schemas["Duplicate"], "confidence" | "reasons"> {
  return { confidence, reasons: reasons.map((reason) => ({ ...reason })) };
}
