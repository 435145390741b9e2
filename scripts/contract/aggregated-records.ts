import type { OpenApiDocument, OperationObject, Schema } from "./document.ts";
import { isObject, operationsIn, resolve } from "./document.ts";
import { fieldSpec, type FieldSpec } from "./field-spec.ts";
import { relatedTypes, relationsOf, type RelatedType } from "./relations.ts";
import { returnedRecord, type ReturnedRecord } from "./returned-records.ts";
import { propertiesOf } from "./schema-walk.ts";

/** Records that reports group and sum. */
export interface AggregatedRecords {
  /** The group of their operations: `tasks`. */
  readonly group: string;
  /** `/v1/tasks`. */
  readonly path: string;
  readonly record: ReturnedRecord;
  /** The operation whose filter and permission the report has. */
  readonly source: OperationObject;
  readonly keys: readonly AggregateKey[];
  readonly measures: readonly AggregateMeasure[];
  /** Whether the records have custom fields, by which they are grouped too. */
  readonly custom: boolean;
}

/** A field by whose values records are grouped. */
export interface AggregateKey {
  readonly field: string;
  /** How values become groups: one per value, one per period in which the value lies, one per item of a list, or one per stage in which it was. */
  readonly kind: "value" | "date" | "datetime" | "list" | "stages";
  /** The type of the record that the field refers to, and the permission to read it. */
  readonly related: { readonly type: string; readonly permission: string } | null;
  readonly requires: string | null;
  /** Whether the values are texts, which are sorted in linguistic order. */
  readonly text: boolean;
  readonly example: unknown;
}

/** A number per group. */
export interface AggregateMeasure {
  /** `count` or `sum_amount`. */
  readonly name: string;
  readonly function: (typeof FUNCTIONS)[number] | "count" | "win_rate" | "avg_days" | "median_days";
  readonly field: string | null;
  /** The currency of the sums, from `x-measurable`; null if the field is no amount of money. */
  readonly currency: string | null;
  readonly requires: string | null;
}

/** The value of `x-measurable` for the time at which a record entered its stage. */
const DAYS = "days_in_stage";

const FUNCTIONS = ["sum", "avg", "min", "max"] as const;

/** Returns the records that a search or an operation with `x-aggregate` lists. */
export function aggregatedRecords(document: OpenApiDocument): AggregatedRecords[] {
  const types = relatedTypes(document);
  const isNamed = document.components?.schemas?.["CustomFieldPath"] !== undefined;
  return [...operationsIn(document.paths)].flatMap(({ path, operation }) => {
    const [group = "", verb] = (operation.operationId ?? "").split(".");
    if (verb !== "search" && operation["x-aggregate"] !== true) return [];
    const record = returnedRecord(document, operation);
    if (!record?.list || record.types.length === 0) return [];
    const fields = fieldsOf(document, record);
    const keys = [
      ...keysOf(document, record, { fields, types }),
      ...fields.flatMap((field) => stagesOf(record, field)),
    ];
    const place = path.replace(/\/search$/, "");
    const measures = [COUNT, ...fields.flatMap(measuresOf)];
    // Contracts without custom fields need no component for their names.
    const custom = isNamed && fields.some(({ name }) => name === "custom_fields");
    return [{ group, path: place, record, source: operation, keys, measures, custom }];
  });
}

const COUNT: AggregateMeasure = { name: "count", function: "count", field: null, currency: null, requires: null };

interface Field {
  readonly name: string;
  readonly property: Schema;
  /** The component of the property, or the property itself. */
  readonly resolved: Schema;
  readonly spec: FieldSpec;
}

function fieldsOf(document: OpenApiDocument, record: ReturnedRecord): Field[] {
  const properties = [...propertiesOf(document, record.schema)];
  return properties
    .filter(([name]) => !["id", "version", "deleted_at"].includes(name))
    .map(([name, property]) => {
      const resolved = resolve<Schema>(document, property) ?? property;
      return { name, property, resolved, spec: fieldSpec(document, property) };
    });
}

const KINDS: Readonly<Record<string, AggregateKey["kind"]>> = {
  enum: "value",
  uuid: "value",
  boolean: "value",
  date: "date",
  datetime: "datetime",
};

const TEXTS: ReadonlySet<string> = new Set(["string", "text", "email", "url", "phone"]);

interface Known {
  readonly fields: readonly Field[];
  readonly types: ReadonlyMap<string, RelatedType>;
}

function keysOf(document: OpenApiDocument, record: ReturnedRecord, { fields, types }: Known): AggregateKey[] {
  const relations = record.branches.flatMap(({ schema }) => relationsOf(document, schema));
  return fields.flatMap((field) => {
    const kind = kindOf(field);
    if (kind === undefined) return [];
    const relation = relations.find(({ by, many }) => by === field.name && !many);
    const permission = relation && types.get(relation.type)?.permission;
    const related = relation && permission !== undefined ? { type: relation.type, permission } : null;
    const requires = field.spec.requires ?? null;
    const text = kind === "list" || TEXTS.has(field.spec.type);
    return [{ field: field.name, kind, related, requires, text, example: exampleOf(record, field) }];
  });
}

/**
 * Other texts, and lists of texts, are grouped only if the contract marks them, because most have a different value in
 * each record.
 */
function kindOf({ property, resolved, spec }: Field): AggregateKey["kind"] | undefined {
  const marked = property["x-groupable"] ?? resolved["x-groupable"];
  if (marked === false) return undefined;
  const listed = spec.type === "array" ? "list" : "value";
  return KINDS[spec.type] ?? (marked === true ? listed : undefined);
}

/** The stages that a record was in are no field: they come from its history. */
function stagesOf(record: ReturnedRecord, field: Field): AggregateKey[] {
  if (field.property["x-measurable"] !== DAYS) return [];
  const example = exampleOf(record, { ...field, name: "stage" });
  return [{ field: "visited_stage", kind: "stages", related: null, requires: null, text: false, example }];
}

function exampleOf({ branches }: ReturnedRecord, { name, spec }: Field): unknown {
  const [example] = branches.flatMap(({ schema }): unknown[] =>
    Array.isArray(schema["examples"]) ? schema["examples"] : [],
  );
  return (isObject(example) ? example[name] : undefined) ?? spec.enum?.[0] ?? null;
}

function measuresOf({ name, property, spec }: Field): AggregateMeasure[] {
  const unit = property["x-measurable"];
  if (typeof unit !== "string") return [];
  const requires = spec.requires ?? null;
  if (unit === "win_rate") return [{ name: unit, function: unit, field: name, currency: null, requires }];
  if (unit === DAYS)
    return (["avg_days", "median_days"] as const).map((one) => ({
      name: `${one}_in_stage`,
      function: one,
      field: name,
      currency: null,
      requires,
    }));
  const currency = unit === "number" ? null : unit;
  return FUNCTIONS.map((one) => ({
    name: `${one}_${name}`,
    function: one,
    field: name,
    currency,
    requires,
  }));
}
