import { aggregatedRecords, type AggregateKey, type AggregateMeasure } from "../contract/aggregated-records.ts";
import { banner, table, union } from "./output.ts";
import type { Emitter } from "./output.ts";

/** aggregates.js: what the report of each record type can group and calculate. */
export const emitAggregates: Emitter<"document" | "operations"> = ({ document, operations }) => {
  const derived = new Set(operations.flatMap(({ id, derived: isDerived }) => (isDerived ? [id] : [])));
  const found = aggregatedRecords(document).filter(({ group }) => derived.has(`${group}.aggregate`));
  const aggregates = Object.fromEntries(
    found.map(({ group, record, keys, measures, custom }) => [
      group,
      {
        types: record.types,
        custom,
        keys: Object.fromEntries(keys.map((key) => [key.field, keyOf(key)])),
        measures: Object.fromEntries(measures.map((measure) => [measure.name, measureOf(measure)])),
      },
    ]),
  );
  const related = found.flatMap(({ keys }) => keys.flatMap(({ related: one }) => (one ? [one.type] : [])));
  return {
    "aggregates.js": `${banner}\nexport const aggregates = ${table(aggregates)};\n`,
    "aggregates.d.ts": banner + declarations(Object.keys(aggregates), [...new Set(related)].sort()),
  };
};

const keyOf = ({ kind, related, requires, text }: AggregateKey) => ({ kind, related, requires, text });

const measureOf = ({ name: _, ...measure }: AggregateMeasure) => measure;

function declarations(groups: readonly string[], related: readonly string[]): string {
  return `
import type { Permission } from "./vocabulary.js";

/** The groups of operations with a report. */
export type AggregatedGroup = ${union(groups)};

/** The types of records that name the groups of reports. */
export type LabelType = ${union(related)};

/** A field by whose values records are grouped. */
export interface AggregateKey {
  /** One group per value, one per period, one per item of a list, or one per stage in which the record was. */
  readonly kind: "value" | "date" | "datetime" | "list" | "stages";
  /** The type of the records that the field refers to, and the permission to read them. */
  readonly related: { readonly type: LabelType; readonly permission: Permission } | null;
  /** A permission for reading the field, in addition to reading its record. */
  readonly requires: Permission | null;
  /** Whether the values are texts, which are sorted in linguistic order. */
  readonly text: boolean;
}

/** A number per group. */
export interface AggregateMeasure {
  readonly function: "count" | "sum" | "avg" | "min" | "max" | "win_rate" | "avg_days" | "median_days";
  /** Null for \`count\`. */
  readonly field: string | null;
  /** Where the currency of the amounts is; null if the field is no amount of money. */
  readonly currency: "own_currency" | "opportunity_currency" | "organization_currency" | null;
  readonly requires: Permission | null;
}

export interface Aggregate {
  /** The record types; several if the records are a union. */
  readonly types: readonly string[];
  /** Whether the records have custom fields, by which they are grouped too. */
  readonly custom: boolean;
  readonly keys: Readonly<Record<string, AggregateKey>>;
  readonly measures: Readonly<Record<string, AggregateMeasure>>;
}

export declare const aggregates: Readonly<Record<AggregatedGroup, Aggregate>>;
`;
}
