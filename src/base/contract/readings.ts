import { asciiHost, withAsciiDomain, formats, instantOf } from "./formats.ts";
import { normalizeLines, normalizeText, codePoints, hasMoreCodePoints } from "./unicode.ts";

/**
 * Normalization of texts before validation. The generated validators replace each text with the normalized value, so
 * that services and SQL see one form only. A text that cannot be normalized stays unchanged and fails validation.
 */
export const readings = {
  text: (text: string): string => (formats.text(text) ? normalizeText(text) : text),
  multiline: (text: string): string => (formats.multiline(text) ? normalizeLines(text) : text),
  email: (text: string): string => withAsciiDomain(readings.text(text)),
  hostname(text: string): string {
    const host = readings.text(text);
    return asciiHost(host) ?? host;
  },
  instant(text: string): string {
    const trimmed = readings.text(text);
    return instantOf(trimmed) ?? trimmed;
  },
  /** Returns the option that matches the text; ignores case, spaces, hyphens and underscores. */
  choice(text: string, options: readonly unknown[]): string {
    if (options.includes(text) || text.length > LONGEST_CHOICE) return text;
    const form = choiceForm(text);
    const meant = options.filter((option) => typeof option === "string" && choiceForm(option) === form);
    return meant.length === 1 ? String(meant[0]) : text;
  },
  /** Returns whether a text has more code points than the limit; a pair of surrogates counts as one. */
  isLonger: hasMoreCodePoints,
  /** Returns whether a text of less than twice as many UTF-16 units has fewer code points than the limit. */
  isShorter: (text: string, limit: number): boolean => codePoints(text) < limit,
} as const;

/** Longer than any option with other separators: comparing a text of a mebibyte would take 50 ms. */
const LONGEST_CHOICE = 300;

/** `Sales Qualified Lead` becomes `sales_qualified_lead`. */
export const choiceForm = (text: string): string =>
  normalizeText(text)
    .toLowerCase()
    .replace(/[\s_-]+/gu, "_");
