import { didYouMean } from "../platform/rules/did-you-mean.ts";
import { type Detail, unprocessable } from "../platform/rules/errors.ts";
import type { Repositories } from "../store/store.ts";
import { customTablesOf } from "./custom-fields.ts";
import { customTypes } from "./filter-check.ts";
import {
  type CustomFieldSpec,
  type CustomSorts,
  isSortableType,
  type SortedCustomField,
} from "./rules/custom-fields.ts";
import type { EntityType } from "./rules/entity.ts";
import { fieldsOf, type FilteredType, type FilterSpec } from "./rules/filter-fields.ts";

const CUSTOM = "custom_fields.";

/** A sorted list, and where its `sort` is in the request. */
interface SortedList {
  readonly type: FilteredType;
  readonly sort: string;
  readonly path: "sort" | "/sort";
  /** The type whose field a key means that contacts and companies use differently; by default contacts. */
  readonly preferred?: EntityType | undefined;
}

/** Returns the custom fields in a sort. Throws `unprocessable` for those that do not exist or have no order. */
export async function customSortsOf(
  store: Pick<Repositories, "customFields">,
  orgId: string,
  { type, sort, path, preferred }: SortedList,
): Promise<CustomSorts> {
  const names = sort.split(",").map((name) => name.replace(/^-/, ""));
  const custom = names.filter((name) => name.startsWith(CUSTOM));
  if (custom.length === 0) return {};
  const tables = await customTablesOf(store, orgId, customTypes(type));
  const all = fieldsOf(type, tables, preferred).custom_fields;
  const known = new Map(
    Object.entries(all).flatMap(([key, spec]) =>
      isSortableType(spec.type) ? [[CUSTOM + key, sortedField(key, spec)] as const] : [],
    ),
  );
  const wrong = custom.find((name) => !known.has(name));
  if (wrong !== undefined) {
    const code = Object.hasOwn(all, wrong.slice(CUSTOM.length)) ? "enum" : "unknown_custom_field";
    throw unprocessable([{ path, code, ...hintsOf(wrong, [...known.keys()]) }]);
  }
  return Object.fromEntries([...known].filter(([name]) => custom.includes(name)));
}

function sortedField(key: string, spec: FilterSpec & Partial<Pick<CustomFieldSpec, "definition">>): SortedCustomField {
  const { type, entity_type, definition } = spec;
  const { options, retired_options = [] } = definition ?? {};
  return { key, type, options: [...(options ?? []), ...retired_options], ...(entity_type && { entity_type }) };
}

function hintsOf(name: string, known: readonly string[]): Pick<Detail, "extra" | "values"> {
  const meant = didYouMean(name, known);
  const extra = {
    allowed_values: known.flatMap((one) => [one, `-${one}`]),
    ...(meant === undefined ? {} : { did_you_mean: meant }),
  };
  return { values: { field: name }, extra };
}
