import { formats } from "./formats.ts";
import { instantOf } from "./instant.ts";
import { normalizeText } from "./tidy.ts";

/**
 * How texts are read before they are checked. The generated validators put the value that a text means in its place, so that
 * services and SQL see one form only. A text that cannot be read stays as it is, and the check refuses it.
 */
export const readings = {
  text: (text: string): string => (formats.text(text) ? normalizeText(text) : text),
  multiline: (text: string): string => (formats.multiline(text) ? normalizeText(text) : text),
  instant(text: string): string {
    const trimmed = readings.text(text);
    return instantOf(trimmed) ?? trimmed;
  },
  /** Of a value with options: the option that the text means; without regard to case, spaces, hyphens and underscores. */
  choice(text: string, options: readonly unknown[]): string {
    if (options.includes(text)) return text;
    const form = choiceForm(text);
    const meant = options.filter((option) => typeof option === "string" && choiceForm(option) === form);
    return meant.length === 1 ? String(meant[0]) : text;
  },
} as const;

/** `Sales Qualified Lead` is `sales_qualified_lead`. */
export const choiceForm = (text: string): string =>
  normalizeText(text)
    .toLowerCase()
    .replace(/[\s_-]+/gu, "_");
