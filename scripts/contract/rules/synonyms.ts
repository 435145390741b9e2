import { toPointer } from "../document.ts";
import { fieldNames } from "../field-names.ts";
import { orderedFields } from "../field-order.ts";
import { recordTypes } from "../record-types.ts";
import type { Contract } from "../load.ts";
import type { RuleInput, Finding } from "./finding.ts";

/** A synonym leads to one field of each record type, and is not the name of another one. */
export function* checkSynonyms({ contract, document }: RuleInput): Generator<Finding> {
  const reported = new Set<string>();
  for (const { name: type, schema } of recordTypes(document)) {
    const fields = orderedFields(document, schema);
    const owners = new Map([...fields.keys()].map((name) => [name, name]));
    for (const { name, synonyms } of fieldNames(document, fields)) {
      for (const synonym of synonyms) {
        const owner = owners.get(synonym);
        if (owner === undefined) owners.set(synonym, name);
        else if (!reported.has(`${name} ${synonym}`)) {
          reported.add(`${name} ${synonym}`);
          const reason = owner === synonym ? "is the name of a field" : `is one of ${owner} too`;
          const message = `${type}: the synonym ${synonym} of ${name} ${reason}: remove it`;
          yield { pointer: placeOf(contract, name, synonym), message };
        }
      }
    }
  }
}

/** The component that declares the synonym. */
function placeOf({ document }: Contract, field: string, synonym: string): string {
  const name = field.split(".").at(-1) ?? field;
  for (const [component, { properties = {} }] of Object.entries(document.components?.schemas ?? {})) {
    const given = properties[name]?.["x-synonyms"];
    const index = Array.isArray(given) ? given.indexOf(synonym) : -1;
    if (index >= 0) return toPointer(["components", "schemas", component, "properties", name, "x-synonyms", index]);
  }
  return toPointer(["components", "schemas"]);
}
