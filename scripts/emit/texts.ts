import { isObject } from "../contract/document.ts";

/** Keywords whose values are data, where `description` can be the name of a member. */
const DATA = new Set(["example", "examples", "default", "const", "enum"]);
const TEXTS = new Set(["description", "summary"]);
const cache = new WeakMap<object, unknown>();

/**
 * Returns a copy without descriptions and summaries, for emitters whose output does not contain them. Extensions and
 * data are kept.
 */
export function withoutTexts<Value extends object>(value: Value): Value {
  const known = cache.get(value) ?? strip(value);
  cache.set(value, known);
  return known as Value;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (!isObject(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (TEXTS.has(key) && typeof inner === "string") continue;
    kept[key] = DATA.has(key) || key.startsWith("x-") ? inner : strip(inner);
  }
  return kept;
}
