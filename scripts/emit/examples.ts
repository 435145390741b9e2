import { isObject } from "../contract/document.ts";

/** Keywords that contain a map, whose keys are names: a property can have the name `examples`. */
const MAPS = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
  "definitions",
  "headers",
  "callbacks",
  "links",
  "paths",
  "webhooks",
  "schemas",
  "parameters",
  "responses",
  "requestBodies",
  "securitySchemes",
  "pathItems",
]);
const EXAMPLES = new Set(["example", "examples"]);

/** Returns a copy without examples, for emitters whose output does not contain them. */
export function withoutExamples<Value extends object>(value: Value): Value {
  return strip(value, false) as Value;
}

function strip(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (!isObject(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (isMap || !EXAMPLES.has(key)) kept[key] = strip(inner, !isMap && MAPS.has(key));
  }
  return kept;
}
