import { entities_findDuplicates_body } from "../../generated/validators/entities.js";
import type { Schemas, Services } from "../../generated/services.js";
import type { FindCrmDuplicatesInput, FindCrmDuplicatesResult } from "../../generated/tool-types.js";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import { validationFailed } from "../platform/rules/errors.ts";
import { briefRecord, type ToolRecord } from "./rules/tool-record.ts";
import { MIN_CONFIDENCE } from "../duplicates/duplicates.ts";
import type { Fields, RecordKinds } from "./record-kinds.ts";
import { pagingOf } from "./records-list.ts";
import { check } from "./records-problems.ts";

type Entities = Services["entities"];
type EntityType = FindCrmDuplicatesInput["record_type"];
type Likeness = NonNullable<FindCrmDuplicatesResult["duplicates"]>[number];

/** The fields by which duplicates are detected. */
const TRAITS: Readonly<Record<EntityType, readonly string[]>> = {
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
    return { duplicates: found.items.map((one) => likeness(type, one)), ...pagingOf(found) };
  }
  if (!candidate) return groupsIn(type, await entities.findDuplicates(caller, { entity_type: type, ...wanted }));
  const body = { candidate: { ...candidate, entity_type: type } };
  check(entities_findDuplicates_body, body, (path) => path, TRAITS[type]);
  const found = await entities.findDuplicates(caller, { ...body, ...wanted });
  return { duplicates: found.items.filter(isDuplicate).map((one) => likeness(type, one)), ...pagingOf(found) };
}

/** Returns the stored records that are likely duplicates of a record with these fields, the likeliest first. */
export async function likelyTwins(
  entities: Entities,
  caller: Caller,
  { type, fields }: { readonly type: EntityType; readonly fields: Fields },
): Promise<readonly Likeness[]> {
  const traits = Object.entries(fields).filter(([name, value]) => TRAITS[type].includes(name) && value !== null);
  if (traits.length === 0) return [];
  const candidate = { ...Object.fromEntries(traits), entity_type: type };
  const wanted = { min_confidence: MIN_CONFIDENCE, page: 1, page_size: MAX_TWINS };
  const { items } = await entities.findDuplicates(caller, { candidate, ...wanted });
  return items.filter(isDuplicate).map((one) => likeness(type, one));
}

const MAX_TWINS = 5;

function likeness(type: EntityType, { record, confidence, reasons }: Schemas["Duplicate"]): Likeness {
  return { record: briefRecord(type, record), confidence, reasons };
}

type Found = Schemas["DuplicateFound"];

const isDuplicate = (found: Found): found is Schemas["Duplicate"] => "record" in found;
const isGroup = (found: Found): found is Schemas["DuplicateGroup"] => "records" in found;

function groupsIn(type: EntityType, found: Page<Found>): FindCrmDuplicatesResult {
  const groups = found.items.filter(isGroup).map(({ field, count, confidence, reasons, records }) => ({
    field,
    count,
    confidence,
    reasons,
    records: records.map((record): ToolRecord => briefRecord(type, record)),
  }));
  return { groups, ...pagingOf(found) };
}
