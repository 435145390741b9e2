import type { FieldValues } from "../../records/rules/entity-input.ts";
import { mergeEntity } from "./state.ts";
import type { EntityRecord } from "../../records/rules/entity.ts";
import { unprocessable } from "../../platform/rules/errors.ts";
import { fieldOf, type FieldTable } from "../../records/rules/field-table.ts";

/** The records of a merge. */
export interface MergePlan {
  /** The record that remains. */
  readonly winner: EntityRecord;
  /** In order of priority of their values. */
  readonly duplicates: readonly EntityRecord[];
  /** For a field, the id of the record whose value is used, even if it is empty. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The fields that refer to companies, with the valid references; other values count as null. */
  readonly companies: Readonly<Record<string, ReadonlySet<unknown>>>;
}

/** Fields that combine the values of all records. */
const COMBINED: ReadonlySet<string> = new Set([
  "tags",
  "additional_emails",
  "additional_domains",
  "external_ids",
  "custom_fields",
]);

const LIMITS = { tags: 50, additional_emails: 10, additional_domains: 10, external_ids: 20 } as const;

/** Throws for choices that name an unknown or combined field, or a record outside the merge. */
export function checkChoices(
  { winner, duplicates }: Pick<MergePlan, "winner" | "duplicates">,
  chosen: MergePlan["chosen"],
  table: FieldTable,
): void {
  const ids = new Set([winner, ...duplicates].map(({ id }) => id));
  const unknown = Object.keys(chosen).filter((name) => !isChoosable(name, table));
  if (unknown.length > 0) {
    const details = unknown.map((name) => ({
      path: `/fields/${name}`,
      code: "unknown_field" as const,
      values: { field: name },
    }));
    throw unprocessable(details.slice(0, 20));
  }
  const outsiders = Object.entries(chosen).filter(([, id]) => !ids.has(id));
  if (outsiders.length === 0) return;
  const details = outsiders.map(([name]) => ({ path: `/fields/${name}`, code: "reference_not_found" as const }));
  throw unprocessable(details.slice(0, 20));
}

/** Returns the winner with the merged values, without a new version number. */
export function mergedEntity(plan: MergePlan, table: FieldTable, at: string): EntityRecord {
  const { winner, duplicates } = plan;
  const all = [winner, ...duplicates];
  const single = Object.keys(table).filter((name) => isChoosable(name, table));
  const values: Record<string, unknown> = Object.fromEntries(single.map((name) => [name, valueOf(name, plan)]));
  values["tags"] = combined(all.flatMap(({ tags }) => tags as string[]));
  values["external_ids"] = combinedKeys(all, "external_ids");
  Object.assign(values, winner.entity_type === "contact" ? contactValues(plan, values) : companyValues(plan, values));
  checkLimits(values);
  const merged = mergeEntity(winner, { ...values, custom_fields: combinedKeys(all, "custom_fields") }, at);
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
    additional_emails: additionalValues(all, { first: email, names: ["email", "additional_emails"] }),
  };
}

/** An amount is taken together with its currency. */
function companyValues(plan: MergePlan, { domain, currency }: FieldValues): FieldValues {
  const all = [plan.winner, ...plan.duplicates];
  const amount = sourceOf("annual_revenue", plan);
  const own = plan.chosen["currency"] !== undefined || amount === undefined || amount["annual_revenue"] === null;
  return {
    currency: own ? currency : amount["currency"],
    additional_domains: additionalValues(all, { first: domain, names: ["domain", "additional_domains"] }),
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

function additionalValues(
  all: readonly EntityRecord[],
  { first, names }: { readonly first: unknown; readonly names: readonly string[] },
): string[] {
  const listed = all.flatMap((record) => names.flatMap((name) => (record[name] ?? []) as string | string[]));
  return [...new Set(listed)].filter((item) => item !== first);
}

function combined(texts: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const text of texts) if (!found.has(text.toLowerCase())) found.set(text.toLowerCase(), text);
  return [...found.values()];
}

/** If two records have a value for a key, the earlier record's is used. */
function combinedKeys(all: readonly EntityRecord[], name: string): FieldValues {
  return Object.assign({}, ...all.toReversed().map((record) => record[name] as FieldValues)) as FieldValues;
}

function checkLimits(values: FieldValues): void {
  const details = Object.entries(LIMITS).flatMap(([name, limit]) => {
    const count = Object.keys(values[name] ?? {}).length;
    return count > limit
      ? [{ path: `/fields/${name}`, code: "too_many" as const, values: { limit }, extra: { limit } }]
      : [];
  });
  if (details.length > 0) throw unprocessable(details);
}
