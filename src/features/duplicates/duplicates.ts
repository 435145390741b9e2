import { fields } from "../../../generated/fields.js";
import type { EntitiesDuplicatesInput, EntitiesFindDuplicatesInput, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/page.ts";
import { scoreDuplicate, normalizePhone } from "../entities/rules/duplicates.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import { type Check, type CheckedWrite, written } from "../../base/platform/mistakes.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import { fieldOf } from "../../base/records/rules/field-table.ts";
import { normalizeText } from "../../base/contract/normalize-text.ts";
import type { Store } from "../../base/store/store.ts";
import { findGroups } from "./duplicate-groups.ts";
import { recordsById, shownScore } from "./matches.ts";
import { requireEntity } from "../entities/require-entity.ts";

type Duplicate = Schemas["Duplicate"];
type Values = Readonly<Record<string, unknown>>;

/** A record to compare, and which results to return. */
export interface Comparison {
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
export async function candidateDuplicates(
  store: Store,
  caller: Caller,
  { candidate: { entity_type: entityType, ...given }, ...window }: CandidateSearch,
): Promise<Page<Duplicate>> {
  checkKind(entityType, given);
  const { duplicates, total } = await compare(store, caller, { ...window, entityType, values: candidateValues(given) });
  return { items: duplicates, total, page: window.page, page_size: window.pageSize };
}

/** Returns a page of likely duplicates, the likeliest first, and their total number. */
export async function compare(
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
  const records = await recordsById(store, orgId, { type: entityType, ids: shown.map(({ id }) => id) });
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
