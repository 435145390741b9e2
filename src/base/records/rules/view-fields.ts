import { type Field, fields } from "../../../../generated/fields.js";
import type { Schemas } from "../../../../generated/services.js";
import { didYouMean, type DescribedName } from "../../platform/rules/did-you-mean.ts";
import type { Detail } from "../../platform/rules/errors.ts";
import { namesOf } from "./field-table.ts";

type Fields = Readonly<Record<string, Field>>;

/** The parts of a view that name fields. */
export type NamedFields = Partial<Pick<Schemas["View"], "columns" | "sort" | "grouping">>;

/** The fields of a record type, and the keys of its custom fields. */
export interface ViewedFields {
  readonly type: Schemas["ViewRecordType"];
  readonly custom: ReadonlySet<string>;
}

/** Returns an error for each name that is not a field of the record type, or not a field that its list sorts by. */
export function fieldErrors(
  { columns = [], sort = null, grouping = null }: NamedFields,
  viewed: ViewedFields,
): Detail[] {
  const table: Fields = fields[viewed.type];
  const check = (path: string, name: string): Detail[] =>
    isField(table, name, viewed.custom) ? [] : [unknownField(path, name, namesOf(table))];
  const sortable = namesOf(table).filter(({ name }) => table[name]?.sortable === true);
  const sorts = sort === null ? [] : sort.split(",").map((name) => name.replace(/^-/, ""));
  return [
    ...columns.flatMap((name, index) => check(`/columns/${String(index)}`, name)),
    ...sorts
      .filter((name) => !sortable.some((field) => field.name === name))
      .map((name) => unknownField("/sort", name, sortable)),
    ...(grouping === null ? [] : check("/grouping", grouping)),
  ].slice(0, 20);
}

function isField(table: Fields, path: string, custom: ReadonlySet<string>): boolean {
  const [name = "", ...rest] = path.split(".");
  const field = Object.hasOwn(table, name) ? table[name] : undefined;
  if (field === undefined) return false;
  if (rest.length === 0) return true;
  const member = rest.join(".");
  if (name === "custom_fields") return custom.has(member);
  return name === "external_ids" || field.merges?.members?.includes(member) === true;
}

function unknownField(path: string, name: string, known: readonly DescribedName[]): Detail {
  const similar = didYouMean(name, known);
  const extra = {
    allowed_values: known.map((one) => one.name).toSorted(),
    ...(similar === undefined ? {} : { did_you_mean: similar }),
  };
  return { path, code: "unknown_field", extra };
}
