import type { Schemas } from "../../generated/services.js";
import type { Locale } from "../contract/caller.ts";
import { fieldTitle } from "../i18n/field-labels.ts";
import type { CustomFieldTable } from "../records/rules/custom-fields.ts";
import type { FieldSpec } from "../records/rules/field-table.ts";
import type { CsvColumn } from "./rules/csv-columns.ts";
import { importable, targetOf, type ImportFields } from "./rules/fields.ts";

type RecordField = Schemas["RecordField"];

/** Returns the fields that an import can fill, except external ids, whose namespaces can be chosen freely. */
export function importTargets(fields: ImportFields, locale: Locale): RecordField[] {
  return importable(fields).map((name) => {
    const target = targetOf(name, fields);
    const spec = target && "spec" in target ? target.spec : ({ type: name === "id" ? "uuid" : "string" } as const);
    return shownField(name, spec, locale);
  });
}

/** Returns the columns of an export as fields. */
export function exportFields(columns: readonly CsvColumn[], locale: Locale): RecordField[] {
  return columns.map(({ name, spec }) => shownField(name, spec, locale));
}

function shownField(name: string, spec: FieldSpec | CustomFieldTable[string], locale: Locale): RecordField {
  const label = "definition" in spec ? spec.definition.label : fieldTitle(name, locale);
  const options = spec.enum?.filter((value) => typeof value === "string") ?? null;
  return { name, label, type: spec.type, options: spec.type === "enum" ? options : null };
}
