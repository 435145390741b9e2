import { operationsIn, toPointer, type OpenApiDocument, type Schema } from "../document.ts";
import { recordTypes } from "../record-types.ts";
import { returnedRecord } from "../returned-records.ts";
import { propertiesOf, typesOf } from "../schema-walk.ts";
import type { Finding } from "../source.ts";
import type { RuleInput } from "./finding.ts";

/** The field that a measure needs, by its place of the currency. */
const CURRENCY_FIELDS: Readonly<Record<string, string>> = {
  own_currency: "currency",
  opportunity_currency: "opportunity_id",
};

/** Reports add numbers whose currency is known, and group by texts that are marked. */
export function* checkReports({ contract: { document } }: RuleInput): Generator<Finding> {
  for (const { path, method, operation } of operationsIn(document.paths)) {
    if (operation["x-aggregate"] === true && returnedRecord(document, operation)?.list !== true)
      yield {
        pointer: toPointer(["paths", path, method, "x-aggregate"]),
        message: "x-aggregate needs a list of records",
      };
  }
  yield* wrongTypes(document);
  yield* missingCurrencies(document);
}

function* wrongTypes(document: OpenApiDocument): Generator<Finding> {
  for (const [component, schema] of Object.entries(document.components?.schemas ?? {})) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const at = ["components", "schemas", component, "properties", name];
      const types = typesOf(document, property);
      const isRate = property["x-measurable"] === "win_rate";
      if (isRate && !["won", "lost"].every((value) => property.enum?.includes(value) === true))
        yield {
          pointer: toPointer([...at, "x-measurable"]),
          message: `${name}: a win rate needs the values won and lost`,
        };
      const isTime = property["x-measurable"] === "days_in_stage";
      if (isTime && !hasStage(document, schema))
        yield {
          pointer: toPointer([...at, "x-measurable"]),
          message: `${name}: a time in a stage needs the field stage`,
        };
      if (
        property["x-measurable"] !== undefined &&
        !isRate &&
        !isTime &&
        !types.includes("number") &&
        !types.includes("integer")
      )
        yield { pointer: toPointer([...at, "x-measurable"]), message: `${name}: reports can only add numbers` };
      if (property["x-groupable"] === true && !types.includes("string") && !isListOfTexts(document, property))
        yield {
          pointer: toPointer([...at, "x-groupable"]),
          message: `${name}: only a text or a list of texts needs x-groupable`,
        };
    }
  }
}

const hasStage = (document: OpenApiDocument, schema: Schema): boolean => propertiesOf(document, schema).has("stage");

const isListOfTexts = (document: OpenApiDocument, { items }: Schema): boolean =>
  items !== undefined && typesOf(document, items).includes("string");

function* missingCurrencies(document: OpenApiDocument): Generator<Finding> {
  for (const { name: type, schema, component } of recordTypes(document)) {
    const fields = propertiesOf(document, schema);
    for (const [name, property] of fields) {
      const unit = String(property["x-measurable"]);
      const needed = CURRENCY_FIELDS[unit];
      if (needed === undefined || fields.has(needed)) continue;
      const message = `${type}: x-measurable: ${unit} of ${name} needs the field ${needed}`;
      yield { pointer: toPointer(["components", "schemas", component]), message };
    }
  }
}
