import { InvalidArgumentError } from "commander";
import { formats } from "../contract/formats.ts";
import { codePoints, normalized } from "../contract/unicode.ts";

/** Parses an option's value as a single-line text, normalized as the service stores it. */
export function shortText(maxLength: number): (text: string) => string {
  return (text) => {
    const short = normalized(text, "NFC").trim();
    if (short !== "" && codePoints(short) <= maxLength && formats.text(short)) return short;
    throw new InvalidArgumentError(`Must have 1 to ${String(maxLength)} characters and no control characters.`);
  };
}
