import type { ListCrmRecordsInput } from "../../../generated/tool-types.js";
import { sameName } from "../../base/platform/rules/did-you-mean.ts";
import { fieldsOf, type FilterFields } from "../../base/records/rules/filter-fields.ts";
import { fieldNames, type FilterCondition } from "../../base/records/rules/filter-tree.ts";
import type { People, PersonReference } from "./people.ts";
import { countryCode } from "./rules/country-names.ts";
import { nameFieldOf, referencesTo, userFields } from "./user-fields.ts";

type RecordType = ListCrmRecordsInput["record_type"];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns conditions with the names of the contract and the ids of users, from those of a model. */
export async function readConditions(
  people: People,
  type: RecordType,
  sent: readonly FilterCondition[],
): Promise<FilterCondition[]> {
  const fields = fieldsOf(type);
  const conditions = sent.map((condition) => underOwnName(type, fields, condition));
  const references = conditions.flatMap((condition, index) => personReferences(type, condition, index));
  if (references.length === 0) return conditions;
  const ids = await people.idsOf(references);
  const idOf = new Map(references.map(({ path }, index) => [path, ids[index]]));
  return conditions.map((condition, index) => {
    const { value } = condition;
    const read = (given: unknown, path: string): unknown => idOf.get(path) ?? given;
    const own = `/filters/${String(index)}/value`;
    if (Array.isArray(value)) return { ...condition, value: value.map((one, at) => read(one, `${own}/${String(at)}`)) };
    return value === undefined ? condition : { ...condition, value: read(value, own) };
  });
}

/** The company of a record can also be given by its name. */
function underOwnName(type: RecordType, fields: FilterFields, condition: FilterCondition): FilterCondition {
  const users = userFields(type);
  const known = fieldNames(fields).map((one) =>
    users.includes(one.name) ? { ...one, synonyms: [...(one.synonyms ?? []), nameFieldOf(one.name)] } : one,
  );
  const field = sameName(condition.field, known) ?? condition.field;
  const isCompany = referencesTo("company", type).includes(field) && Object.hasOwn(fields.company, "name");
  const isByName =
    isCompany && field === "company_id" && valuesOf(condition).some((value) => !UUID.test(String(value)));
  return { ...condition, field: isByName ? "company.name" : field, ...countryIn(field, condition) };
}

/** A country can also be given by its name. */
function countryIn(field: string, { value }: FilterCondition): Pick<FilterCondition, "value"> {
  if (value === undefined || !field.endsWith(".country")) return value === undefined ? {} : { value };
  const code = (one: unknown): unknown => (typeof one === "string" ? countryCode(one) : one);
  return { value: Array.isArray(value) ? value.map(code) : code(value) };
}

function valuesOf({ value }: FilterCondition): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns the values of a condition on a user, also of the company's owner. */
function personReferences(type: RecordType, condition: FilterCondition, index: number): PersonReference[] {
  const { field, value } = condition;
  const ofCompany = field.startsWith("company.");
  const users = ofCompany ? userFields("company").map((name) => `company.${name}`) : userFields(type);
  if (!users.includes(field)) return [];
  const own = `/filters/${String(index)}/value`;
  if (typeof value === "string") return [{ path: own, value }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown, at) =>
    typeof one === "string" ? [{ path: `${own}/${String(at)}`, value: one }] : [],
  );
}
