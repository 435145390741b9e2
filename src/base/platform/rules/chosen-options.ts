import { type Detail, unprocessable } from "./errors.ts";
import { normalizeText } from "../../contract/unicode.ts";

/**
 * Returns the normalized options of a select field. Throws if one is empty or repeated. `path` is the path of the list.
 */
export function readOptions(given: readonly string[], path: string): string[] {
  const details = optionProblems(given, path);
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return given.map(normalizeText);
}

/** Returns the errors of options that are empty or repeated. */
export function optionProblems(given: readonly string[], path: string): Detail[] {
  const options = given.map(normalizeText);
  return options.flatMap((option, index): Detail[] => {
    const itemPath = `${path}/${index}`;
    if (option === "") return [{ path: itemPath, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } }];
    return options.indexOf(option) < index ? [{ path: itemPath, code: "not_unique" }] : [];
  });
}
