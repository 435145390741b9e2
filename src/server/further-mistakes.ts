import { batches } from "../../generated/batches.js";
import { fields } from "../../generated/fields.js";
import { type Resource, resources } from "../../generated/resources.js";
import type { Caller } from "../contract/caller.ts";
import { checkReferences as checkEntityReferences } from "../entities/references.ts";
import { type Upsert, upsertTarget } from "../entities/upsert.ts";
import { missingReferences } from "../opportunities/references.ts";
import { readOpportunityInput } from "../opportunities/rules/input.ts";
import type { OpportunityValues } from "../opportunities/rules/stage-transition.ts";
import type { FurtherMistakes, WrittenRecord } from "../platform/mistakes.ts";
import { catchProblem, prefixPaths } from "../platform/problem-paths.ts";
import { same } from "../platform/rules/differences.ts";
import { type Detail, unprocessable } from "../platform/rules/errors.ts";
import { countryOf } from "../platform/rules/phone.ts";
import { type GroupWithBatch, mistakesOfBatch } from "../records/batch.ts";
import { mergedCustomFields } from "../records/custom-fields.ts";
import { readFields, type Values } from "../records/resource/input.ts";
import { checkReferences } from "../records/resource/references.ts";
import { type CustomFieldRecordType, isCustomFieldType } from "../records/rules/custom-fields.ts";
import { readEntityInput } from "../records/rules/entity-input.ts";
import type { EntityType } from "../records/rules/entity.ts";
import type { Store } from "../store/store.ts";

/** The reads of single records, by group. */
export type SingleReads = Readonly<
  Record<GroupWithBatch, { get(caller: Caller, input: { readonly id: string }): Promise<object> }>
>;

interface MistakeDeps {
  readonly store: Store;
  readonly services: SingleReads;
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
  const further: FurtherMistakes = async (caller, written) => {
    const { operationId, body } = written;
    const [group = "", verb] = operationId.split(".");
    const { operations } = body;
    if (verb === "batch" && hasBatch(group))
      return Array.isArray(operations) ? await mistakesOfBatch(further, caller, { group, operations }) : [];
    const upsert = operationId === "entities.upsert" ? readUpsert(body) : null;
    if (upsert) return await mistakesOfUpsert(deps, caller, upsert);
    const found = await catchProblem(() => writeOf(deps, caller, written));
    return "problem" in found || found.result === null ? [] : await mistakesOf(checksOf(deps, found.result));
  };
  return further;
}

/** Throws a problem if a part of the input has a mistake. */
type Check = () => unknown;

/** Returns what the checks report; other problems than mistakes of the input are left to the service. */
async function mistakesOf(checks: readonly Check[]): Promise<Detail[]> {
  const found: Detail[] = [];
  for (const check of checks) {
    const outcome = await catchProblem(async () => await check());
    if ("problem" in outcome && outcome.problem.code === "unprocessable") found.push(...outcome.problem.details);
  }
  return found;
}

const checksOf = (deps: MistakeDeps, write: Write): Check[] => [
  // Each on its own: otherwise a mistake in one field would hide those that a later step finds in others.
  ...eachMember(write.values, (one) => checkValues(write, one)),
  () => checkCustomFields(deps, write),
  ...eachMember(write.values, (one) => checkTargets(deps, { ...write, values: one })),
];

const eachMember = (values: Values, check: (values: Values) => unknown): Check[] =>
  Object.entries(values).map(
    ([name, value]) =>
      () =>
        check({ [name]: value }),
  );

/** Returns an upsert whose key can be read; null if it has mistakes. */
function readUpsert({ match_by, namespace, record }: Values): Upsert | null {
  if (match_by !== "email" && match_by !== "domain" && match_by !== "external_id") return null;
  if (typeof record !== "object" || record === null || !("entity_type" in record)) return null;
  if (record.entity_type !== "contact" && record.entity_type !== "company") return null;
  return {
    match_by,
    ...(typeof namespace === "string" && { namespace }),
    record: { ...record, entity_type: record.entity_type },
  };
}

/** The record is checked like a new one, or like changes of the record that the key identifies. */
async function mistakesOfUpsert(deps: MistakeDeps, caller: Caller, upsert: Upsert): Promise<Detail[]> {
  const target = await catchProblem(() => upsertTarget(deps.store, caller, upsert));
  const id = "result" in target ? target.result : null;
  const { entity_type: _, ...changes } = upsert.record;
  const written =
    id === null
      ? { operationId: "entities.create", id, body: upsert.record }
      : { operationId: "entities.update", id, body: changes };
  const found = await catchProblem(() => writeOf(deps, caller, written));
  const checks = "result" in found && found.result !== null ? checksOf(deps, found.result) : [];
  const ofKey = "problem" in target && target.problem.code === "unprocessable" ? target.problem.details : [];
  const ofRecord = await mistakesOf(checks.map((check) => () => prefixPaths("/record", async () => await check())));
  return [...ofKey, ...ofRecord];
}

const hasBatch = (group: string): group is GroupWithBatch => Object.hasOwn(batches, group);

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
  if (verb !== "update" || id === null || !hasBatch(group) || typeOfGroup(group) === undefined) return null;
  // Each group returns its own records, of which only the names of fields matter here.
  const before = (await services[group].get(caller, { id })) as Values;
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

/** The country of phone numbers without a country code. */
const phoneCountry = ({ caller, values, before }: Write): string | null =>
  countryOf(values, countryOf(before ?? {}, caller.organization.default_country));

/** Checks a part of the values. */
function checkValues(write: Write, { custom_fields: _, ...own }: Values): void {
  const { caller, type, values, before } = write;
  const resource = resourceOf(type);
  if (isEntity(type)) readEntityInput(own, fields[type], { country: phoneCountry(write) });
  else if (type === "opportunity") {
    const currency = [values["currency"], before?.["currency"]].find((one) => typeof one === "string");
    readOpportunityInput(own as OpportunityValues, currency ?? caller.organization.currency);
  } else if (resource) readFields(resource, caller, own);
}

async function checkCustomFields({ store }: MistakeDeps, write: Write): Promise<void> {
  const { caller, type, values, before } = write;
  if (!isCustomFieldType(type)) return;
  const place = { orgId: caller.organization.id, recordType: type satisfies CustomFieldRecordType };
  await mergedCustomFields(store, place, {
    given: values["custom_fields"],
    before: before?.["custom_fields"] ?? null,
    country: isEntity(type) ? phoneCountry(write) : caller.organization.default_country,
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
