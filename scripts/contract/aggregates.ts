import { type AggregatedRecords, aggregatedRecords, type AggregateMeasure } from "./aggregated-records.ts";
import { type MediaType, type OpenApiDocument, type OperationObject, type Schema, toPointer } from "./document.ts";
import type { Finding } from "./source.ts";
import { CUSTOM_SORT, sortSchema } from "./sortable-fields.ts";

const SCHEMAS = "#/components/schemas/";
/** Components of all reports: a contract without them has no generated report. */
const SHARED = ["FilterGroup", "AggregateKey", "AggregateMeta", "AggregatePeriod", "Timezone"];
const MAX_GROUPS = 1000;

/** Adds `POST …/aggregate` to the records that can be searched, and to those whose list has `x-aggregate`. */
export function addAggregates(document: OpenApiDocument): void {
  if (!SHARED.every((name) => document.components?.schemas?.[name])) return;
  for (const records of aggregatedRecords(document)) {
    const target = `${records.path}/aggregate`;
    if (!document.paths || document.paths[target]) continue;
    document.paths[target] = { post: aggregateOf(document, records) };
  }
}

/** A contract with one of the components of reports needs all of them: without one, no report is generated. */
export function* missingForAggregates(document: OpenApiDocument): Generator<Finding> {
  const schemas = document.components?.schemas ?? {};
  const missing = SHARED.filter((name) => !schemas[name]);
  const present = SHARED.find((name) => name.startsWith("Aggregate") && schemas[name]);
  if (present === undefined || missing.length === 0) return;
  const message = `reports also need the component ${missing.join(" and ")}, which does not exist: rename one to it, or add it`;
  yield { pointer: toPointer(["components", "schemas", present]), message };
}

function aggregateOf(document: OpenApiDocument, records: AggregatedRecords): OperationObject {
  const { group, source, record } = records;
  const schemas = ((document.components ??= {}).schemas ??= {});
  schemas[`${record.component}Aggregate`] = bodySchema(records);
  schemas[`${record.component}AggregateGroup`] = groupSchema(records);
  schemas[`${record.component}AggregateGroups`] = groupsSchema(records);
  return {
    operationId: `${group}.aggregate`,
    summary: "Count and sum records by group",
    description: descriptionOf(records),
    ...(source.tags && { tags: source.tags }),
    "x-permission": source["x-permission"] ?? "none",
    "x-rate-limit": "read",
    "x-errors": ["unprocessable"],
    "x-derived": true,
    requestBody: { required: true, content: { "application/json": bodyExample(records) } },
    responses: {
      "200": {
        description: "The groups, and the totals of the report.",
        content: { "application/json": resultExample(records) },
      },
    },
  };
}

function descriptionOf({ measures, keys, custom }: AggregatedRecords): string {
  const hasStages = keys.some(({ kind }) => kind === "stages");
  const isListed = custom || keys.some(({ kind }) => kind === "list");
  const money = measures.some(({ currency }) => currency !== null);
  return [
    "Groups the live records that match `filter`; without a filter, all of them. Values are exact.",
    "A group without a value has the key null. Times are grouped by `period` in `timezone`.",
    ...(isListed
      ? ["A record with several tags or options is in the group of each of them, and `meta.overlapping` is true."]
      : []),
    ...(hasStages
      ? [
          "`visited_stage` has a group for each stage of its pipeline in which a record was, so that it is in several groups too.",
        ]
      : []),
    ...(custom
      ? [
          "Custom fields of the types number, url, email and phone have no groups; a longer text counts by its first 1,000 characters.",
        ]
      : []),
    ...(money ? ["Amounts of money are never added across currencies: each group has one row per currency."] : []),
    "If the calculation takes too long, the error is `unavailable`: narrow the filter.",
  ].join(" ");
}

function bodySchema(records: AggregatedRecords): Schema {
  const fields = records.keys.map(({ field }) => field);
  const measures = records.measures.map(({ name }) => name);
  return {
    description: "The records, their groups, and the numbers to calculate.",
    type: "object",
    properties: {
      filter: { $ref: `${SCHEMAS}FilterGroup` },
      group_by: {
        description: "Fields by whose values records are grouped; without one, all records are one group.",
        type: "array",
        maxItems: 2,
        uniqueItems: true,
        items: keySchema(fields, records.custom),
      },
      period: { $ref: `${SCHEMAS}AggregatePeriod` },
      measures: {
        description: "The numbers per group; defaults to `count`.",
        type: "array",
        minItems: 1,
        maxItems: 20,
        uniqueItems: true,
        items: { type: "string", enum: measures },
      },
      timezone: {
        description: "Time zone in which periods begin; defaults to that of the organization.",
        $ref: `${SCHEMAS}Timezone`,
      },
      sort: {
        description:
          "Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline.",
        ...sortSchema([...fields, ...measures, ...(records.custom ? [CUSTOM_SORT] : [])]),
      },
      limit: {
        description: "Maximum number of groups; defaults to 100. `meta.total` is the number of all groups.",
        type: "integer",
        minimum: 1,
        maximum: MAX_GROUPS,
      },
    },
    additionalProperties: false,
  };
}

function keySchema(fields: readonly string[], custom: boolean): Schema {
  const own: Schema = { type: "string", enum: [...fields] };
  return custom ? { anyOf: [own, { $ref: `${SCHEMAS}CustomFieldPath` }] } : own;
}

function groupSchema({ keys, measures, custom }: AggregatedRecords): Schema {
  const key: Schema = { $ref: `${SCHEMAS}AggregateKey` };
  const currency: Schema = {
    description: "The currency of the amounts; only present if a measure is an amount of money.",
    type: ["string", "null"],
    format: "currency",
  };
  const isMoney = measures.some((measure) => measure.currency !== null);
  return {
    description: "One group of records.",
    type: "object",
    required: ["group", "measures"],
    properties: {
      group: {
        ...closed(
          "The value of each field of `group_by`.",
          keys.map(({ field }) => [field, key]),
        ),
        ...(custom && { additionalProperties: key }),
      },
      ...(isMoney ? { currency } : {}),
      measures: closed(
        measures.some(({ field }) => field !== null)
          ? `The requested measures. ${OF_FIELDS}`
          : "The requested measures.",
        measures.map((measure) => [measure.name, measureSchema(measure)]),
      ),
    },
    additionalProperties: false,
  };
}

const closed = (description: string, properties: readonly (readonly [string, Schema])[]): Schema => ({
  description,
  type: "object",
  properties: Object.fromEntries(properties),
  additionalProperties: false,
});

const OF_FIELDS =
  "Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six.";
const DAYS =
  "with two decimals: of all times that a record was in it, until now for an open one. Null for records that ended there. Needs the group `visited_stage`.";

/** The description of all measures explains sums, averages and extreme values. */
function measureSchema({ function: one, field }: AggregateMeasure): Schema {
  if (field === null) return { description: "Number of records.", type: "integer", minimum: 0 };
  const type = ["number", "null"];
  if (one === "win_rate") {
    const description =
      "Number of won records divided by that of won and lost ones, from 0 to 1 with four decimals; null if none is closed.";
    return { description, type, minimum: 0, maximum: 1 };
  }
  if (one === "avg_days") return { description: `Average of the days in the stage, ${DAYS}`, type, minimum: 0 };
  if (one === "median_days") return { description: `Median of the days in the stage, ${DAYS}`, type, minimum: 0 };
  return { type };
}

const groupsSchema = ({ record }: AggregatedRecords): Schema => ({
  description: "The groups of a report.",
  type: "object",
  required: ["groups"],
  properties: {
    groups: { type: "array", maxItems: MAX_GROUPS, items: { $ref: `${SCHEMAS}${record.component}AggregateGroup` } },
  },
  additionalProperties: false,
});

/** The example groups by the first field with a fixed list of values, and has the first sum. */
function exampleParts({ keys, measures }: AggregatedRecords) {
  const key = keys.find(({ kind, related }) => kind === "value" && related === null) ?? keys[0];
  const sum = measures.find((measure) => measure.function === "sum");
  return { key, sum, names: ["count", ...(sum ? [sum.name] : [])] };
}

function bodyExample(records: AggregatedRecords): MediaType {
  const { key, names } = exampleParts(records);
  const value = { ...(key ? { group_by: [key.field] } : {}), measures: names };
  return { schema: { $ref: `${SCHEMAS}${records.record.component}Aggregate` }, examples: { groups: { value } } };
}

function resultExample(records: AggregatedRecords): MediaType {
  const { key, sum } = exampleParts(records);
  const row = {
    group: key ? { [key.field]: { value: key.example, label: null } } : {},
    ...(sum && sum.currency !== null ? { currency: "EUR" } : {}),
    measures: { count: 12, ...(sum ? { [sum.name]: 48000.5 } : {}) },
  };
  const meta = { total: 1, records: 12, truncated: false, overlapping: false, timezone: "Europe/Paris" };
  const schema: Schema = {
    type: "object",
    required: ["data", "meta"],
    additionalProperties: false,
    properties: {
      data: { $ref: `${SCHEMAS}${records.record.component}AggregateGroups` },
      meta: { $ref: `${SCHEMAS}AggregateMeta` },
    },
  };
  return { schema, examples: { groups: { value: { data: { groups: [row] }, meta } } } };
}
