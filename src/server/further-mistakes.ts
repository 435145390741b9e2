import { fields } from "../../generated/fields.js";
import { type Resource, resources } from "../../generated/resources.js";
import type { Services } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import { checkReferences as checkEntityReferences } from "../entities/references.ts";
import type { FurtherMistakes, WrittenRecord } from "../http/mistakes.ts";
import { missingReferences } from "../opportunities/references.ts";
import { readOpportunityInput } from "../opportunities/rules/input.ts";
import type { OpportunityValues } from "../opportunities/rules/stage-transition.ts";
import { catchProblem } from "../platform/problem-paths.ts";
import { same } from "../platform/rules/differences.ts";
import { type Detail, unprocessable } from "../platform/rules/errors.ts";
import { countryOf } from "../platform/rules/phone.ts";
import { mergedCustomFields } from "../records/custom-fields.ts";
import { readFields, type Values } from "../records/resource/input.ts";
import { checkReferences } from "../records/resource/references.ts";
import { type CustomFieldRecordType, isCustomFieldType } from "../records/rules/custom-fields.ts";
import { readEntityInput } from "../records/rules/entity-input.ts";
import type { EntityType } from "../records/rules/entity.ts";
import type { Store } from "../store/store.ts";

interface MistakeDeps {
  readonly store: Store;
  readonly services: Services;
  readonly newId: () => string;
  readonly clock: () => number;
}

/** A write with the record before it; null for a new one. */
interface Write {
  readonly caller: Caller;
  readonly type: string;
  readonly id: string;
  readonly values: Values;
  readonly before: Values | null;
}

/**
 * Finds the mistakes that the services of records report, without writing: custom fields, values that a schema cannot
 * check (decimals, phone numbers), and references. It is called only for requests that fail anyway.
 */
export function createFurtherMistakes(deps: MistakeDeps): FurtherMistakes {
  return async (caller, written) => {
    const found = await catchProblem(() => writeOf(deps, caller, written));
    if ("problem" in found || found.result === null) return [];
    const write = found.result;
    const steps = [() => checkValues(write), () => checkCustomFields(deps, write), () => checkTargets(deps, write)];
    const outcomes = await Promise.all(steps.map((step) => catchProblem(step)));
    return outcomes.flatMap((outcome) =>
      "problem" in outcome && outcome.problem.code === "unprocessable" ? outcome.problem.details : [],
    );
  };
}

async function writeOf(
  { services, newId }: MistakeDeps,
  caller: Caller,
  { operationId, id, body }: WrittenRecord,
): Promise<Write | null> {
  const [group = "", verb] = operationId.split(".");
  const { entity_type: named, ...others } = body;
  const given = group === "entities" ? others : body;
  if (verb === "create") {
    const type = group === "entities" ? named : typeOfGroup(group);
    return typeof type === "string" && type in fields
      ? { caller, type, id: newId(), values: given, before: null }
      : null;
  }
  if (verb !== "update" || id === null || typeOfGroup(group) === undefined) return null;
  const { [group as "tasks"]: single } = services;
  // Each group returns its own records, of which only the names of fields matter here.
  const record: object = await single.get(caller, { id });
  const before = record as Values;
  const type = group === "entities" ? String(before["entity_type"]) : (typeOfGroup(group) ?? "");
  const values = Object.fromEntries(Object.entries(given).filter(([name, value]) => !same(value, before[name])));
  return { caller, type, id, values, before };
}

function typeOfGroup(group: string): string | undefined {
  if (group === "entities") return "entity";
  if (group === "opportunities") return "opportunity";
  return Object.values(resources).find((resource) => resource.group === group)?.type;
}

const resourceOf = (type: string): Resource | undefined =>
  Object.values<Resource>(resources).find((resource) => resource.type === type);

const isEntity = (type: string): type is EntityType => type === "contact" || type === "company";

function checkValues({ caller, type, values, before }: Write): Promise<unknown> {
  const resource = resourceOf(type);
  const { custom_fields: _, ...own } = values;
  const country = countryOf(own, caller.organization.default_country);
  if (isEntity(type)) return Promise.resolve(readEntityInput(own, fields[type], { country }));
  if (type === "opportunity") {
    const { currency } = { ...before };
    const ofRecord = typeof currency === "string" ? currency : caller.organization.currency;
    return Promise.resolve(readOpportunityInput(own as OpportunityValues, ofRecord));
  }
  return Promise.resolve(resource && readFields(resource, caller, own));
}

async function checkCustomFields({ store }: MistakeDeps, { caller, type, values, before }: Write): Promise<void> {
  if (!isCustomFieldType(type)) return;
  const place = { orgId: caller.organization.id, recordType: type satisfies CustomFieldRecordType };
  const country = caller.organization.default_country;
  await mergedCustomFields(store, place, {
    given: values["custom_fields"],
    before: before?.["custom_fields"] ?? null,
    country,
  });
}

async function checkTargets(deps: MistakeDeps, { caller, type, id, values, before }: Write): Promise<void> {
  const { store: tx } = deps;
  const resource = resourceOf(type);
  if (isEntity(type)) await checkEntityReferences(tx, caller, { id, values });
  else if (type === "opportunity") {
    const details: Detail[] = await missingReferences(tx, caller, values);
    if (details.length > 0) throw unprocessable(details);
  } else if (resource) await checkReferences({ ...deps, tx, caller }, resource, { before, after: values });
}
