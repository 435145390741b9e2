import { entities_findDuplicates_body } from "../../../generated/validators/entities.js";
import type { Schemas, Services } from "../../../generated/services.js";
import type { FindCrmDuplicatesInput, FindCrmDuplicatesResult } from "../../../generated/tool-types.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/operation.ts";
import { validationFailed } from "../../base/platform/rules/errors.ts";
import { briefRecord, type ToolRecord } from "./rules/tool-record.ts";
import { MIN_CONFIDENCE } from "../entities/duplicates.ts";
import type { Fields, RecordKinds } from "./record-kinds.ts";
import { pagingOf } from "./records-list.ts";
import { shapeErrors } from "./argument-errors.ts";

type Entities = Services["entities"];
type EntityType = FindCrmDuplicatesInput["record_type"];
type DuplicateCandidate = NonNullable<FindCrmDuplicatesResult["duplicates"]>[number];

/** The fields by which duplicates are detected. */
const COMPARED_FIELDS: Readonly<Record<EntityType, readonly string[]>> = {
  contact: ["first_name", "last_name", "email", "additional_emails", "phone", "mobile", "company_id"],
  company: ["name", "domain", "additional_domains", "website", "phone"],
};

/** Implements find_crm_duplicates: for a record, for a candidate, or groups. */
export async function duplicatesFor(
  entities: Entities,
  kinds: RecordKinds,
  { caller, input }: { readonly caller: Caller; readonly input: FindCrmDuplicatesInput },
): Promise<FindCrmDuplicatesResult> {
  const { record_type: type, record_id, candidate, min_confidence, page, page_size } = input;
  const wanted = { min_confidence, page, page_size };
  if (record_id !== undefined) {
    if (candidate)
      throw validationFailed([{ path: "/candidate", code: "not_together", values: { field: "record_id" } }]);
    const { id } = await kinds[type].get(caller, record_id);
    const found = await entities.duplicates(caller, { id, ...wanted });
    return { duplicates: found.items.map((one) => toCandidate(type, one)), ...pagingOf(found) };
  }
  if (!candidate) return groupsResult(type, await entities.findDuplicates(caller, { entity_type: type, ...wanted }));
  const body = { candidate: { ...candidate, entity_type: type } };
  const details = shapeErrors(entities_findDuplicates_body, body, COMPARED_FIELDS[type]);
  if (details.length > 0) throw validationFailed(details);
  const found = await entities.findDuplicates(caller, { ...body, ...wanted });
  return { duplicates: found.items.filter(isDuplicate).map((one) => toCandidate(type, one)), ...pagingOf(found) };
}

/** Returns the stored records that are likely duplicates of a record with these fields, the likeliest first. */
export async function likelyDuplicates(
  entities: Entities,
  caller: Caller,
  { type, fields }: { readonly type: EntityType; readonly fields: Fields },
): Promise<readonly DuplicateCandidate[]> {
  const compared = Object.entries(fields).filter(
    ([name, value]) => COMPARED_FIELDS[type].includes(name) && value !== null,
  );
  if (compared.length === 0) return [];
  const candidate = { ...Object.fromEntries(compared), entity_type: type };
  const wanted = { min_confidence: MIN_CONFIDENCE, page: 1, page_size: MAX_DUPLICATES };
  const { items } = await entities.findDuplicates(caller, { candidate, ...wanted });
  return items.filter(isDuplicate).map((one) => toCandidate(type, one));
}

const MAX_DUPLICATES = 5;

function toCandidate(type: EntityType, { record, confidence, reasons }: Schemas["Duplicate"]): DuplicateCandidate {
  return { record: briefRecord(type, record), confidence, reasons };
}

type DuplicateResult = Schemas["DuplicateFound"];

const isDuplicate = (found: DuplicateResult): found is Schemas["Duplicate"] => "record" in found;
const isGroup = (found: DuplicateResult): found is Schemas["DuplicateGroup"] => "records" in found;

function groupsResult(type: EntityType, found: Page<DuplicateResult>): FindCrmDuplicatesResult {
  const groups = found.items.filter(isGroup).map(({ field, count, confidence, reasons, records }) => ({
    field,
    count,
    confidence,
    reasons,
    records: records.map((record): ToolRecord => briefRecord(type, record)),
  }));
  return { groups, ...pagingOf(found) };
}
