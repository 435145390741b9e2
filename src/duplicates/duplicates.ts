import { fields } from "../../generated/fields.js";
import type { EntitiesDuplicatesInput, EntitiesFindDuplicatesInput, Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import { judge, plainPhone } from "../entities/rules/duplicates.ts";
import type { EntityType } from "../records/rules/entity.ts";
import { unprocessable } from "../platform/rules/errors.ts";
import { fieldOf } from "../records/rules/field-table.ts";
import { normalizeText } from "../contract/normalize-text.ts";
import type { Store } from "../store/store.ts";
import { findGroups } from "./duplicate-groups.ts";
import { recordsById, told } from "./matches.ts";
import { requireEntity } from "../entities/require-entity.ts";

type Duplicate = Schemas["Duplicate"];
type Values = Readonly<Record<string, unknown>>;

/** Who is compared, and which of those found are wanted. */
export interface Comparison {
  readonly entityType: EntityType;
  /** Fields of a stored record, or of one that is only asked about. */
  readonly values: Values;
  /** The record itself is not its duplicate. */
  readonly except?: string;
  readonly minConfidence: number;
  readonly page: number;
  readonly pageSize: number;
}

/** A confidence below which nothing is shown unless it was asked for: that of names which only sound alike. */
export const LEAST_CONFIDENCE = 0.4;

/** entities.duplicates: those of a stored record. */
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

/** entities.findDuplicates: those of a candidate, or the groups of an organization. */
export async function findDuplicates(
  store: Store,
  caller: Caller,
  { candidate, entity_type, min_confidence = LEAST_CONFIDENCE, page = 1, page_size = 25 }: EntitiesFindDuplicatesInput,
): Promise<Page<Schemas["DuplicateFound"]>> {
  const window = { page, pageSize: page_size, minConfidence: min_confidence };
  if (candidate !== undefined) return await candidateDuplicates(store, caller, { candidate, ...window });
  const entityTypes: EntityType[] = entity_type === undefined ? ["contact", "company"] : [entity_type];
  return await findGroups(store, caller, { ...window, entityTypes });
}

type Asked = Pick<Comparison, "minConfidence" | "page" | "pageSize"> & {
  readonly candidate: Schemas["DuplicateCandidate"];
};

/** The stored records that somebody may be who is only asked about. */
export async function candidateDuplicates(
  store: Store,
  caller: Caller,
  { candidate: { entity_type: entityType, ...given }, ...window }: Asked,
): Promise<Page<Duplicate>> {
  checkKind(entityType, given);
  const { duplicates, total } = await compare(store, caller, { ...window, entityType, values: candidateValues(given) });
  return { items: duplicates, total, page: window.page, page_size: window.pageSize };
}

/** The records that may be the same, the likeliest first, and how many there are. */
export async function compare(
  store: Store,
  caller: Caller,
  { entityType, values, except, minConfidence, page, pageSize }: Comparison,
): Promise<{ duplicates: Duplicate[]; total: number }> {
  const orgId = caller.organization.id;
  const { own, others } = await store.entities.alike(orgId, entityType, values);
  const judged = others
    .filter(({ id }) => id !== except)
    .map(({ id, traits }) => ({ id, ...judge(own, traits) }))
    .filter(({ confidence, reasons }) => reasons.length > 0 && confidence >= minConfidence)
    .sort((left, right) => right.confidence - left.confidence || (left.id < right.id ? 1 : -1));
  const shown = judged.slice((page - 1) * pageSize, page * pageSize);
  const records = await recordsById(
    store,
    orgId,
    shown.map(({ id }) => id),
  );
  const duplicates = shown.flatMap(({ id, ...judgement }) => {
    const record = records.get(id);
    return record ? [{ record, ...told(judgement) }] : [];
  });
  return { duplicates, total: judged.length };
}

function checkKind(type: EntityType, given: Values): void {
  const strange = Object.keys(given).filter((name) => !fieldOf(fields[type], name));
  if (strange.length === 0) return;
  throw unprocessable(
    strange.map((name) => ({ path: `/candidate/${name}`, code: "unknown_field", values: { field: name } })),
  );
}

/** What is only asked about comes in any form. */
function candidateValues(given: Values): Values {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (name === "phone" || name === "mobile") return [name, typeof value === "string" ? plainPhone(value) : null];
      if (name.startsWith("email"))
        return [name, typeof value === "string" ? normalizeText(value).toLowerCase() : null];
      if (name === "additional_emails")
        return [name, (value as readonly string[]).map((email) => normalizeText(email).toLowerCase())];
      return [name, value];
    }),
  );
}
