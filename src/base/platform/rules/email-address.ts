import { formats } from "../../contract/formats.ts";
import { normalizeText } from "../../contract/normalize-text.ts";
import { readings } from "../../contract/readings.ts";
import { normalized } from "../../contract/unicode.ts";

/**
 * Returns an address that another system sent, in lower case; null unless the API would accept the same text as it is. An
 * address with an invisible or full-width character, or with a final dot, belongs to nobody here: without the invisible
 * character it would be the address of somebody else.
 */
export function acceptedEmail(value: unknown): string | null {
  if (typeof value !== "string") return null;
  if (normalizeText(value) !== normalized(value, "NFC").trim()) return null;
  const text = readings.email(value);
  return formats.email(text) ? text.toLowerCase() : null;
}
