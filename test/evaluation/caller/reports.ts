import type { Argument, Attempt } from "./attempt.ts";
import { identifiersIn, inEnglish, nameIn, tokens } from "./language.ts";

/** Returns the arguments that group, add up and sort; undefined for others. */
export function reportArgument(attempt: Attempt, argument: Argument): unknown {
  const { intent } = attempt;
  const { name, schema } = argument;
  const words = tokens(name);
  const isList = schema.type === "array";
  if (isList && words.includes("group")) {
    return intent.by === undefined ? undefined : [named(attempt, argument, { word: intent.by, index: 0 })];
  }
  if (isList && /\bsum_/.test(schema.description ?? "")) {
    if (intent.sum === undefined) return undefined;
    return [named(attempt, argument, { word: `sum ${inEnglish(intent.sum)}`, index: 0 })];
  }
  if (words.includes("sort") && intent.order) {
    const { by, highestFirst } = intent.order;
    if (schema.enum?.includes("desc") === true) return highestFirst ? "desc" : "asc";
    return named(attempt, argument, { word: by });
  }
  if (intent.limit !== undefined && (name === "limit" || name === "page_size")) return intent.limit;
  return undefined;
}

/** Returns the name for a word: one that the description of the argument mentions, else the plain word. */
function named(
  { choices, draft }: Attempt,
  { name, schema }: Argument,
  { word, index }: { readonly word: string; readonly index?: number },
): string {
  const key = `${name}.${word}`;
  const text = schema.description ?? "";
  const english = inEnglish(word);
  const chosen = choices.names.get(key) ?? nameIn(word, { names: identifiersIn(text), text });
  const pointer = index === undefined ? `/${name}` : `/${name}/${String(index)}`;
  draft.places.set(pointer, { role: "name", key, word: english, chosen });
  return chosen;
}
