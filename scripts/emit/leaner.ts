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

/** Keywords whose values are data, where `description` can be the name of a member. */
const DATA = new Set(["example", "examples", "default", "const", "enum"]);
const TEXTS = new Set(["description", "summary"]);
const cache = new WeakMap<object, unknown>();

/**
 * Returns a copy without descriptions and summaries, for emitters whose output does not contain them. Extensions and
 * data are kept.
 */
export function withoutTexts<Value extends object>(value: Value): Value {
  const known = cache.get(value) ?? changed(value, () => undefined);
  cache.set(value, known);
  return known as Value;
}

/** Returns a copy whose descriptions and summaries are all the same, for checks that only require one. */
export function withSameTexts<Value extends object>(value: Value): Value {
  return changed(value, (text) => (text.trim() === "" ? text : "…")) as Value;
}

/** `change` returns the new text; undefined removes it. */
function changed(value: unknown, change: (text: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (!isObject(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (TEXTS.has(key) && typeof inner === "string") {
      const text = change(inner);
      if (text !== undefined) kept[key] = text;
    } else kept[key] = DATA.has(key) || key.startsWith("x-") ? inner : changed(inner, change);
  }
  return kept;
}
