import { isObject, toPointer } from "../document.ts";
import { recordTypes } from "../record-types.ts";
import type { Contract } from "../load.ts";
import type { Finding } from "../source.ts";
import type { RuleInput } from "./finding.ts";

type Expanded = Pick<RuleInput, "document" | "toolbox">;

const FAMILIES = ["schemas", "parameters", "headers", "responses", "requestBodies", "examples"] as const;

/** Every component must be used: by a reference, a tool, a derived response or as the body of a record type. */
export function* unusedComponents(contract: Contract, { document, toolbox }: Expanded): Generator<Finding> {
  const used = new Set<string>();
  for (const value of [contract.document, document, ...toolbox.tools.map(({ source }) => source.value)])
    addReferences(value, used);
  const bodies = new Set(recordTypes(document).flatMap(({ create, update }) => [create, update]));
  for (const family of FAMILIES) {
    for (const name of Object.keys(contract.document.components?.[family] ?? {})) {
      const schema = family === "schemas" ? document.components?.schemas?.[name] : undefined;
      if (used.has(`#/components/${family}/${name}`) || (schema && bodies.has(schema))) continue;
      const pointer = toPointer(["components", family, name]);
      yield { pointer, message: `components/${family}/${name} is not used: remove it or refer to it` };
    }
  }
}

/** Adds the references in a value, without their files. */
function addReferences(value: unknown, used: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addReferences(item, used);
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "$ref" && typeof inner === "string") used.add(inner.replace(/^[^#]*/, ""));
    else if ((key === "mapping" || key === "x-dispatch") && isObject(inner)) {
      for (const name of Object.values(inner)) used.add(componentOf(String(name)));
    } else if (typeof inner === "object") addReferences(inner, used);
  }
}

function componentOf(name: string): string {
  return name.includes("#") ? name.replace(/^[^#]*/, "") : `#/components/schemas/${name}`;
}
