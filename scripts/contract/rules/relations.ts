import { isObject, toPointer } from "../document.ts";
import { relatedTypes } from "../relations.ts";
import { propertiesOf } from "../schema-walk.ts";
import type { RuleInput, Finding } from "./finding.ts";

/** A relation in `x-include` names a known record type and, with `by`, a field of the record. */
export function* checkRelations({ contract: { document } }: RuleInput): Generator<Finding> {
  const types = relatedTypes(document);
  const known = document["x-permissions"] ?? [];
  for (const [component, schema] of Object.entries(document.components?.schemas ?? {})) {
    const at = ["components", "schemas", component];
    const permission = schema["x-permission"];
    if (schema["x-related-type"] !== undefined && !known.includes(String(permission)))
      yield { pointer: toPointer(at), message: `${component}: x-permission is missing: the permission to read it` };
    const declared = schema["x-include"];
    if (declared === undefined) continue;
    const fields = [...propertiesOf(document, schema).keys()];
    if (!isObject(declared))
      yield { pointer: toPointer([...at, "x-include"]), message: "x-include maps names to relations" };
    for (const [name, relation] of Object.entries(isObject(declared) ? declared : {})) {
      const pointer = toPointer([...at, "x-include", name]);
      const { type, by } = isObject(relation) ? relation : {};
      if (typeof type !== "string" || !types.has(type))
        yield { pointer, message: `${name}: type is one of ${[...types.keys()].sort().join(", ")}` };
      if (by !== undefined && !(typeof by === "string" && fields.includes(by)))
        yield { pointer, message: `${name}: by is a field of ${component}: ${fields.join(", ")}` };
    }
  }
}
