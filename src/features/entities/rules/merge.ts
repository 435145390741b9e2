import type { FieldValues } from "../../../base/records/rules/entity-input.ts";
import { mergeEntity } from "./state.ts";
import type { EntityRecord } from "../../../base/records/rules/entity.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import { fieldOf, type FieldTable } from "../../../base/records/rules/field-table.ts";

/** The records of a merge. */
export interface MergePlan {
  /** The record that remains. */
  readonly winner: EntityRecord;
  /** In order of priority of their values. */
  readonly duplicates: readonly EntityRecord[];
  /** For a field, the id of the record whose value is used, even if it is empty; also `custom_fields.<key>`. */
  readonly chosen: Choices;
  /** The fields that refer to companies, with the valid references; other values count as null. */
  readonly companies: Readonly<Record<string, ReadonlySet<unknown>>>;
}

/** Ids of records by field, or by the member of a map: `custom_fields.<key>`, `external_ids.<namespace>`. */
export type Choices = Readonly<Record<string, string>>;

/** The value of one record. */
interface RecordValue {
  readonly record_id: string;
  readonly value: unknown;
}

/** A field in which the records of a merge differ. */
interface MergeDifference {
  readonly field: string;
  /** The value of each record; the winner is first. */
  readonly values: RecordValue[];
  readonly result: unknown;
  /** The record whose value stays; null if the values are combined. */
  readonly from: string | null;
}

/** Lists that combine the values of all records. */
const LISTS: readonly string[] = ["tags", "additional_emails", "additional_domains"];

/** Maps whose members are taken from all records. */
const MAPS = ["external_ids", "custom_fields"] as const;
type MapName = (typeof MAPS)[number];

const COMBINED: ReadonlySet<string> = new Set([...LISTS, ...MAPS]);

const LIMITS = { tags: 50, additional_emails: 10, additional_domains: 10, external_ids: 20 } as const;

/** Throws for choices that name an unknown or combined field, or a record outside the merge. */
export function checkChoices(
  { winner, duplicates }: Pick<MergePlan, "winner" | "duplicates">,
  chosen: Choices,
  table: FieldTable,
): void {
  const all = [winner, ...duplicates];
  const ids = new Set(all.map(({ id }) => id));
  const details = Object.entries(chosen).flatMap(([name, id]): Detail[] => {
    const path = pathOf(name);
    if (!isChoosable(name, table) && !isMember(name, all))
      return [{ path, code: "unknown_field", values: { field: name } }];
    return ids.has(id) ? [] : [{ path, code: "reference_not_found" }];
  });
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** Where a choice is in the input: `/fields/email`, `/custom_fields/tier`. */
function pathOf(name: string): string {
  const [map, key] = partsOf(name);
  return key === undefined ? `/fields/${name}` : `/${map}/${key}`;
}

/** Divides `custom_fields.tier`; the names of namespaces may contain further dots. */
function partsOf(name: string): [map: string, key?: string] {
  const dot = name.indexOf(".");
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** Returns whether one of the records has this member of a map. */
function isMember(name: string, all: readonly EntityRecord[]): boolean {
  const [map, key] = partsOf(name);
  return MAPS.some((one) => one === map && all.some((record) => Object.hasOwn(membersOf(record, one), key ?? "")));
}

const membersOf = (record: EntityRecord, map: MapName): FieldValues => (record[map] ?? {}) as FieldValues;

/** Returns the fields in which the records differ, with the value that stays. */
export function mergeDifferences(
  { winner, duplicates, chosen }: MergePlan,
  merged: EntityRecord,
  table: FieldTable,
): MergeDifference[] {
  const all = [winner, ...duplicates];
  const differing = (field: string, valueOf: (record: EntityRecord) => unknown): MergeDifference[] => {
    const values = all.map((record) => ({ record_id: record.id, value: valueOf(record) ?? null }));
    if (values.every(({ value }) => same(value, values[0]?.value))) return [];
    const result = valueOf(merged) ?? null;
    const first = values.find(({ value }) => same(value, result))?.record_id ?? null;
    return [{ field, values, result, from: LISTS.includes(field) ? null : (chosen[field] ?? first) }];
  };
  const fields = Object.keys(table).filter((name) => isChoosable(name, table) || LISTS.includes(name));
  const members = MAPS.flatMap((map) => {
    const keys = new Set(all.flatMap((record) => Object.keys(membersOf(record, map))));
    return [...keys].flatMap((key) => differing(`${map}.${key}`, (record) => membersOf(record, map)[key]));
  });
  return [...fields.flatMap((name) => differing(name, (record) => record[name])), ...members];
}

/** Returns the values of a difference that do not stay; values that are combined all stay. */
export function lostValues({ field, values, result }: MergeDifference): RecordValue[] {
  if (LISTS.includes(field)) return [];
  return values.filter(({ value }) => value !== null && !same(value, result));
}

/** Returns the winner with the merged values, without a new version number. */
export function mergedEntity(plan: MergePlan, table: FieldTable, at: string): EntityRecord {
  const { winner, duplicates } = plan;
  const all = [winner, ...duplicates];
  const single = Object.keys(table).filter((name) => isChoosable(name, table));
  const values: Record<string, unknown> = Object.fromEntries(single.map((name) => [name, valueOf(name, plan)]));
  values["tags"] = combined(all.flatMap(({ tags }) => tags as string[]));
  values["external_ids"] = combinedMembers(plan, "external_ids");
  Object.assign(values, winner.entity_type === "contact" ? contactValues(plan, values) : companyValues(plan, values));
  checkLimits(values);
  const merged = mergeEntity(winner, { ...values, custom_fields: combinedMembers(plan, "custom_fields") }, at);
  return winner.entity_type === "contact" ? { ...merged, ...derivedValues(all, merged) } : merged;
}

function isChoosable(name: string, table: FieldTable): boolean {
  const spec = fieldOf(table, name);
  return spec !== undefined && spec.read_only !== true && !COMBINED.has(name);
}

function sourceOf(name: string, { winner, duplicates, chosen, companies }: MergePlan): EntityRecord | undefined {
  const all = [winner, ...duplicates];
  if (chosen[name] !== undefined) return all.find(({ id }) => id === chosen[name]);
  const possible = companies[name];
  return all.find((record) => record[name] !== null && (possible === undefined || possible.has(record[name])));
}

function valueOf(name: string, plan: MergePlan): unknown {
  const value = sourceOf(name, plan)?.[name] ?? null;
  const possible = plan.companies[name];
  return possible === undefined || possible.has(value) ? value : null;
}

/** If one record has opted out, the result has too: a merge must not undo an objection. */
function contactValues(plan: MergePlan, { email }: FieldValues): FieldValues {
  const all = [plan.winner, ...plan.duplicates];
  const consents = all.map((record) => record["email_consent"]);
  const consent = consents.includes("opted_out") ? "opted_out" : consents.find((one) => one !== "unknown");
  return {
    ...(plan.chosen["email_consent"] === undefined ? { email_consent: consent ?? "unknown" } : {}),
    ...(plan.chosen["do_not_call"] === undefined
      ? { do_not_call: all.some((one) => one["do_not_call"] === true) }
      : {}),
    additional_emails: additionalValues(all, email, ["email", "additional_emails"]),
  };
}

/** An amount is taken together with its currency. */
function companyValues(plan: MergePlan, { domain, currency }: FieldValues): FieldValues {
  const all = [plan.winner, ...plan.duplicates];
  const amount = sourceOf("annual_revenue", plan);
  const own = plan.chosen["currency"] !== undefined || amount === undefined || amount["annual_revenue"] === null;
  return {
    currency: own ? currency : amount["currency"],
    additional_domains: additionalValues(all, domain, ["domain", "additional_domains"]),
  };
}

/** The deliverability belongs to the e-mail address; the last activity is the latest of all records. */
function derivedValues(all: readonly EntityRecord[], { email }: EntityRecord): FieldValues {
  const owner = all.find((record) => record["email"] === email);
  const times = all.map((record) => record["last_activity_at"]).filter((time) => typeof time === "string");
  return {
    email_deliverability: owner?.["email_deliverability"] ?? "ok",
    last_activity_at: times.sort().at(-1) ?? null,
  };
}

function additionalValues(all: readonly EntityRecord[], first: unknown, names: readonly string[]): string[] {
  const listed = all.flatMap((record) => names.flatMap((name) => (record[name] ?? []) as string | string[]));
  return [...new Set(listed)].filter((item) => item !== first);
}

function combined(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) if (!found.has(text.toLowerCase())) found.set(text.toLowerCase(), text);
  return [...found.values()];
}

/** If two records have a value for a key, the earlier record's is used, unless another one was chosen. */
function combinedMembers({ winner, duplicates, chosen }: MergePlan, map: MapName): FieldValues {
  const all = [winner, ...duplicates];
  const members: Record<string, unknown> = {};
  for (const record of all.toReversed()) Object.assign(members, membersOf(record, map));
  for (const key of Object.keys(members)) {
    const id = chosen[`${map}.${key}`];
    if (id === undefined) continue;
    const source = all.find((record) => record.id === id);
    members[key] = (source && membersOf(source, map)[key]) ?? null;
  }
  // Null removes an external id of the winner; custom fields are replaced as a whole.
  const present = Object.entries(members).filter(([, value]) => map === "external_ids" || value !== null);
  return Object.fromEntries(present);
}

function checkLimits(values: FieldValues): void {
  const details = Object.entries(LIMITS).flatMap(([name, limit]) => {
    const count = Object.values(values[name] ?? {}).filter((value) => value !== null).length;
    return count > limit
      ? [{ path: `/fields/${name}`, code: "too_many" as const, values: { limit }, extra: { limit } }]
      : [];
  });
  if (details.length > 0) throw unprocessable(details);
}
