import { fields } from "../../../../generated/fields.js";
import type { Actor } from "../../../base/contract/caller.ts";
import { decimalsDetails, type Money } from "../../../base/platform/rules/currency-digits.ts";
import { same } from "../../../base/platform/rules/differences.ts";
import type { FieldValues } from "../../../base/records/rules/entity-input.ts";
import type { EntityRecord, EntityType } from "../../../base/records/rules/entity.ts";
import { unprocessable } from "../../../base/platform/rules/errors.ts";
import type { FieldSpec, FieldTable } from "../../../base/records/rules/field-table.ts";
import { mergeObjects, completeObject } from "../../../base/records/rules/merged-objects.ts";

/** The values of a new record that do not come from the input. */
interface EntityOrigin {
  readonly id: string;
  readonly entity_type: EntityType;
  readonly at: string;
  readonly actor: Actor;
  /** Defaults that depend on the caller or the occasion: owner, source, currency, last activity. */
  readonly defaults: FieldValues;
}

/** Returns a new record in which every field of the contract has a value. */
export function newEntity(table: FieldTable, values: FieldValues, origin: EntityOrigin): EntityRecord {
  const { at, actor, defaults, ...kind } = origin;
  const empty = Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, emptyValue(spec)]));
  const contact = kind.entity_type === "contact";
  const first = contact ? { email_consent: "unknown", email_deliverability: "ok" } : {};
  const standard = {
    version: 1,
    created_at: at,
    updated_at: at,
    created_by: actor,
    updated_by: actor,
    deleted_at: null,
  };
  const given: Record<string, unknown> = { ...empty, lifecycle_stage: FIRST_STAGE, ...first, ...defaults, ...values };
  for (const [name, spec] of Object.entries(table)) {
    const value = given[name];
    if (spec.merges && typeof value === "object" && value !== null)
      given[name] = completeObject(spec, value as FieldValues, `/${name}`);
  }
  const record: EntityRecord = { ...given, ...kind, ...standard, lifecycle_stage_changed_at: at };
  const consent = { email_consent_at: record["email_consent"] === "unknown" ? null : at };
  return derive(contact ? { ...record, ...consent } : record);
}

/** Returns the record after a change of some fields. */
export function mergeEntity(record: EntityRecord, values: FieldValues, at: string): EntityRecord {
  const whole = mergeObjects(values, record, fields[record.entity_type]);
  const merged: Record<string, unknown> & EntityRecord = { ...record, ...whole };
  const changed = (field: string): boolean => !same(record[field], merged[field]);
  if (changed("lifecycle_stage")) merged["lifecycle_stage_changed_at"] = at;
  if (record.entity_type === "contact" && changed("email_consent")) merged["email_consent_at"] = at;
  // The deliverability belonged to the old address.
  if (record.entity_type === "contact" && changed("email")) merged["email_deliverability"] = "ok";
  return derive(merged);
}

/** Returns the next version of a record. */
export function nextVersion(record: EntityRecord, by: Actor, at: string): EntityRecord {
  return { ...record, version: record.version + 1, updated_at: at, updated_by: by };
}

const NAMES = ["first_name", "last_name", "email"] as const;

/**
 * Throws if a record has neither a name nor an e-mail address, or an amount of money with more decimals than its
 * currency. `sources` are the stored records that it comes from: their amounts were valid when they were written. The
 * error about names has the first of them that was sent.
 */
export function checkEntity(record: EntityRecord, sources: readonly EntityRecord[] = [], sent: FieldValues = {}): void {
  if (record.entity_type === "contact") {
    const named = NAMES.some((field) => record[field] !== null);
    const path = `/${NAMES.find((field) => field in sent) ?? "email"}`;
    if (!named) throw unprocessable([{ path, code: "required", values: { choice: NAMES.join(", ") } }]);
  } else if (record["name"] === null) {
    throw unprocessable([{ path: "/name", code: "required" }]);
  }
  const revenue = revenueOf(record);
  if (sources.some((source) => same(revenueOf(source), revenue))) return;
  const details = decimalsDetails("/annual_revenue", revenue);
  if (details.length > 0) throw unprocessable(details);
}

/** Contacts have none. */
const revenueOf = ({ annual_revenue: amount, currency }: EntityRecord): Money => ({
  amount: typeof amount === "number" ? amount : null,
  currency: typeof currency === "string" ? currency : null,
});

function derive(record: EntityRecord): EntityRecord {
  if (record.entity_type === "company") return withoutPrimary(record, "additional_domains", "domain");
  const name = [record["first_name"], record["last_name"]].filter((part) => typeof part === "string").join(" ");
  return { ...withoutPrimary(record, "additional_emails", "email"), full_name: name === "" ? null : name };
}

/** Removes the primary value from the list of additional ones. */
function withoutPrimary(record: EntityRecord, list: string, first: string): EntityRecord {
  const items = (record[list] ?? []) as readonly string[];
  return { ...record, [list]: items.filter((item) => item !== record[first]) };
}

function emptyValue({ type, nullable, requires }: FieldSpec): unknown {
  // A field that requires a permission is null only for callers without it.
  if (nullable === true && requires === undefined) return null;
  if (type === "array") return [];
  if (type === "object") return {};
  if (type === "boolean") return false;
  return type === "integer" || type === "number" ? 0 : null;
}

/** The stages in the order of automatic moves, without `other`. */
const ORDER = [
  "subscriber",
  "lead",
  "marketing_qualified_lead",
  "sales_qualified_lead",
  "opportunity",
  "customer",
  "evangelist",
] as const;

export type LifecycleStage = (typeof ORDER)[number] | "other";

/** Automatic moves never leave these stages. */
const FINAL: ReadonlySet<LifecycleStage> = new Set(["customer", "evangelist", "other"]);

/** The events that move a stage automatically, with their target. */
const TARGETS = { opportunity_created: "opportunity", opportunity_won: "customer" } as const;

export type LifecycleEvent = keyof typeof TARGETS;

/** The stage of a new record. */
const FIRST_STAGE: LifecycleStage = "lead";

/**
 * Returns the stage after an event: further ahead or unchanged. Users may set any stage, so this rule does not apply to
 * them.
 */
export function stageAfter(current: LifecycleStage, event: LifecycleEvent): LifecycleStage {
  const target = TARGETS[event];
  return FINAL.has(current) || rank(current) >= rank(target) ? current : target;
}

const rank = (stage: LifecycleStage): number => (stage === "other" ? -1 : ORDER.indexOf(stage));
