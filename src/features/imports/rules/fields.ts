import { didYouMean } from "../../../base/platform/rules/did-you-mean.ts";
import { resources } from "../../../../generated/resources.js";
import { unprocessable, type Detail } from "../../../base/platform/rules/errors.ts";
import type { FieldSpec, FieldTable } from "../../../base/records/rules/field-table.ts";
import { isEntityType, type ImportedType } from "./imported-types.ts";

/** The target of a column's cells. */
export type Target =
  | { readonly kind: "field"; readonly name: string; readonly spec: FieldSpec }
  | { readonly kind: "part"; readonly name: string; readonly part: string }
  | { readonly kind: "custom"; readonly key: string; readonly spec: FieldSpec }
  | { readonly kind: "external"; readonly namespace: string }
  | { readonly kind: "id" | "company_name" | "company_domain" };

/** Column names with the field that each fills; null if the column is ignored. */
export type Mapping = Readonly<Record<string, string | null>>;

/** The possible targets: the record's fields, the organization's custom fields, and references to other records. */
export interface ImportFields {
  readonly type: ImportedType;
  readonly table: FieldTable;
  readonly custom: FieldTable;
  /** The names of fields in all languages, for finding their columns. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
}

/** The type is that of the import, and a cell cannot contain a list of references. */
const UNREADABLE = ["entity_type", "related_to"];
const ADDRESS_PARTS = ["street", "city", "region", "postal_code", "country"];
const NAMESPACE = /^external_ids\.([a-z][a-z0-9_.-]{0,49})$/;
const IDENTIFYING = { contact: ["first_name", "last_name", "email"], company: ["name"] } as const;

/** A new record needs at least one of these to be recognizable; `id` refers to an existing one. */
function identifying(type: ImportedType): readonly string[] {
  if (isEntityType(type)) return IDENTIFYING[type];
  return resources[type].fields.flatMap(({ name, required, unique }) => (required === true || unique ? [name] : []));
}

/** Returns the names that a mapping may use, except external ids, whose namespaces can be chosen freely. */
export function importable({ type, table, custom }: ImportFields): string[] {
  const own = Object.keys(table).flatMap((name) => {
    const spec = table[name];
    if (!spec || spec.read_only === true || UNREADABLE.includes(name)) return [];
    if (name.endsWith("address")) return ADDRESS_PARTS.map((part) => `${name}.${part}`);
    return spec.type === "object" ? [] : [name];
  });
  const links = type === "contact" ? ["company_name", "company_domain"] : [];
  return ["id", ...own, ...links, ...Object.keys(custom).map((key) => `custom_fields.${key}`)];
}

/** Returns the target of a name in a mapping; undefined if it is unknown. */
export function targetOf(name: string, fields: ImportFields): Target | undefined {
  const namespace = NAMESPACE.exec(name)?.[1];
  if (namespace !== undefined) return { kind: "external", namespace };
  if (!importable(fields).includes(name)) return undefined;
  if (name === "id" || name === "company_name" || name === "company_domain") return { kind: name };
  const [first = "", second] = name.split(".");
  if (first === "custom_fields") {
    const key = second ?? "";
    return { kind: "custom", key, spec: fields.custom[key] ?? { type: "string" } };
  }
  if (second !== undefined) return { kind: "part", name: first, part: second };
  return { kind: "field", name, spec: fields.table[name] ?? { type: "string" } };
}

/**
 * Throws `unprocessable` for an invalid mapping: unknown fields, two columns for one field, or no field that identifies
 * a record.
 */
export function checkMapping(mapping: Mapping, fields: ImportFields, header: readonly string[] | null): void {
  const details: Detail[] = [];
  const used = new Set<string>();
  for (const [column, name] of Object.entries(mapping)) {
    const path = `/mapping/${column.slice(0, 200).replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (header && !header.includes(column)) details.push(unknownColumn(path, column, header));
    if (name === null) continue;
    if (!targetOf(name, fields)) details.push(unknownField(path, name, fields));
    else if (used.has(name)) details.push({ path, code: "field_mapped_twice", values: { field: name } });
    used.add(name);
  }
  const names = identifying(fields.type);
  if (details.length === 0 && ![...names, "id"].some((name) => used.has(name))) {
    details.push({ path: "/mapping", code: "required", values: { choice: names.join(", ") } });
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

function unknownColumn(path: string, column: string, header: readonly string[]): Detail {
  const near = didYouMean(column, header);
  return {
    path,
    code: "unknown_column",
    values: { column },
    ...(near === undefined ? {} : { extra: { did_you_mean: near } }),
  };
}

function unknownField(path: string, name: string, fields: ImportFields): Detail {
  const near = didYouMean(name, importable(fields));
  return {
    path,
    code: "unknown_field",
    values: { field: name },
    ...(near === undefined ? {} : { extra: { did_you_mean: near } }),
  };
}
