import { isObject, toPointer } from "../document.ts";
import { recordTypes } from "../record-types.ts";
import type { Contract } from "../load.ts";
import type { Finding, RuleInput } from "./finding.ts";

type Expanded = Pick<RuleInput, "document" | "toolbox">;

const FAMILIES = ["schemas", "parameters", "headers", "responses", "requestBodies", "examples"] as const;

/** Every component must be used: by a reference, a tool, a derived response or as the body of a record type. */
export function* unusedComponents(contract: Contract, { document, toolbox }: Expanded): Generator<Finding> {
  const used = new Set([...references(contract.document), ...references(document)]);
  for (const { source } of toolbox.tools) for (const reference of references(source.value)) used.add(reference);
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

/** Yields the references in a value, without their files. */
function* references(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* references(item);
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "$ref" && typeof inner === "string") yield inner.replace(/^[^#]*/, "");
    else if ((key === "mapping" || key === "x-dispatch") && isObject(inner)) {
      for (const name of Object.values(inner)) yield componentOf(String(name));
    } else yield* references(inner);
  }
}

function componentOf(name: string): string {
  return name.includes("#") ? name.replace(/^[^#]*/, "") : `#/components/schemas/${name}`;
}
