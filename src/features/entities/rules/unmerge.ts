import { fields } from "../../../../generated/fields.js";
import type { EntityRecord } from "../../../base/records/rules/entity.ts";
import { fieldOf } from "../../../base/records/rules/field-table.ts";
import { differences, same } from "../../../base/platform/rules/differences.ts";
import { type Choices, mergedEntity } from "./merge.ts";

/** Days in which a merge can be undone. */
export const UNMERGE_DAYS = 30;

/** How a merge was done: what is needed to find out which values came from one of its records. */
export interface MergeMemory {
  /** The kept record before the merge. */
  readonly kept: EntityRecord;
  readonly chosen: Choices;
  /** The valid companies by field, as in MergePlan. */
  readonly companies: Readonly<Record<string, readonly unknown[]>>;
  readonly at: string;
}

/** The kept record without the values of a record, and the fields that somebody changed after the merge. */
interface WithoutRecord {
  readonly record: EntityRecord;
  readonly changed: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

const LISTS: ReadonlySet<string> = new Set(["tags", "additional_emails", "additional_domains"]);
const MAPS: ReadonlySet<string> = new Set(["external_ids", "custom_fields"]);
const STANDARD: ReadonlySet<string> = new Set(["version", "updated_at", "updated_by"]);

/**
 * Takes the values of one record out of the record into which it was merged. Compares the merge with the same merge
 * without the record; a value that is no longer the one of the merge stays as it is.
 */
export function withoutMerged(
  now: EntityRecord,
  memory: MergeMemory,
  { gone, others }: { readonly gone: EntityRecord; readonly others: readonly EntityRecord[] },
): WithoutRecord {
  const then = merged(memory, [gone, ...others]);
  const without = merged(memory, others);
  const record: Record<string, unknown> & EntityRecord = { ...now };
  const changed: string[] = [];
  for (const [field, { old, new: value }] of Object.entries(differences(then, without))) {
    if (STANDARD.has(field)) continue;
    if (LISTS.has(field)) record[field] = listWithout(now[field], old, value);
    else if (MAPS.has(field)) record[field] = mapWithout(now, { field, old, value }, changed);
    else if (same(now[field], old)) record[field] = value;
    else if (fieldOf(fields[now.entity_type], field)?.read_only !== true) changed.push(field);
  }
  return { record, changed };
}

function merged({ kept, chosen, companies, at }: MergeMemory, duplicates: readonly EntityRecord[]): EntityRecord {
  if (duplicates.length === 0) return kept;
  const ids = new Set([kept, ...duplicates].map(({ id }) => id));
  const plan = {
    winner: kept,
    duplicates,
    chosen: Object.fromEntries(Object.entries(chosen).filter(([, id]) => ids.has(id))),
    companies: Object.fromEntries(Object.entries(companies).map(([field, valid]) => [field, new Set(valid)])),
  };
  return mergedEntity(plan, fields[kept.entity_type], at);
}

/** Removes the items that came with the record; items that were added or removed since stay so. */
function listWithout(now: unknown, then: unknown, without: unknown): string[] {
  const [current, before, after] = [now, then, without].map((list) => (list ?? []) as readonly string[]);
  const left = (current ?? []).filter((item) => !before?.includes(item) || after?.includes(item) === true);
  const back = (after ?? []).filter((item) => !before?.includes(item) && !left.includes(item));
  return [...left, ...back];
}

function mapWithout(
  now: EntityRecord,
  { field, old, value }: { readonly field: string; readonly old: unknown; readonly value: unknown },
  changed: string[],
): Values {
  const current = { ...(now[field] as Values) };
  for (const [key, pair] of Object.entries(memberDifferences(old as Values, value as Values))) {
    if (!same(current[key] ?? null, pair.old)) changed.push(`${field}.${key}`);
    else if (pair.new === null) Reflect.deleteProperty(current, key);
    else current[key] = pair.new;
  }
  return current;
}

function memberDifferences(old: Values, now: Values): ReturnType<typeof differences> {
  const missing = Object.keys(old).filter((key) => !Object.hasOwn(now, key));
  return differences(old, { ...now, ...Object.fromEntries(missing.map((key) => [key, null])) });
}
