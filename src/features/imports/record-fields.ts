import type { Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { fieldTitle } from "../../base/i18n/field-labels.ts";
import type { CustomFieldTable } from "../../base/records/rules/custom-fields.ts";
import type { FieldSpec } from "../../base/records/rules/field-table.ts";
import type { CsvColumn } from "./rules/csv-columns.ts";
import { importable, targetOf, type ImportFields } from "./rules/mapping.ts";

type RecordField = Schemas["RecordField"];

/** Returns the fields that an import can fill, except external ids, whose namespaces can be chosen freely. */
export function importTargets(fields: ImportFields, caller: Caller): RecordField[] {
  return importable(fields).map((name) => {
    const target = targetOf(name, fields);
    const spec = target && "spec" in target ? target.spec : ({ type: name === "id" ? "uuid" : "string" } as const);
    return shownField(name, spec, caller);
  });
}

/** Returns the columns of an export as fields. */
export function exportFields(columns: readonly CsvColumn[], caller: Caller): RecordField[] {
  return columns.map(({ name, spec }) => shownField(name, spec, caller));
}

/** Records show the keys of custom fields; their labels and options belong to the definition. */
function shownField(
  name: string,
  spec: FieldSpec | CustomFieldTable[string],
  { permissions, locale }: Caller,
): RecordField {
  if ("definition" in spec && !permissions.has("custom_fields:read"))
    return { name, label: name, type: spec.type, options: null };
  const label = "definition" in spec ? spec.definition.label : fieldTitle(name, locale);
  const options = spec.enum?.filter((value) => typeof value === "string") ?? null;
  return { name, label, type: spec.type, options: spec.type === "enum" ? options : null };
}
