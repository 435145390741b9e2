import { type Detail, unprocessable } from "./errors.ts";
import { normalizeText } from "../../contract/normalize-text.ts";

/** The text fields of an input: required ones cannot be empty. */
interface Texts {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

/**
 * Normalizes the texts of an input. An empty optional text becomes null; an empty required text is rejected as too
 * short.
 */
export function normalizeTexts<Input extends object>(input: Input, { required = [], optional = [] }: Texts): Input {
  const stored: Record<string, string | null> = {};
  const details: Detail[] = [];
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (typeof value !== "string" || !(required.includes(name) || optional.includes(name))) continue;
    const text = normalizeText(value);
    if (text === "" && required.includes(name)) {
      details.push({ path: `/${name}`, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } });
    }
    stored[name] = text === "" ? null : text;
  }
  if (details.length > 0) throw unprocessable(details);
  return { ...input, ...stored };
}
