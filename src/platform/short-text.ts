import { InvalidArgumentError } from "commander";
import { formats } from "../contract/formats.ts";

/** Parses an option's value as a single-line text, normalized as the service stores it. */
export function shortText(maxLength: number): (text: string) => string {
  return (text) => {
    const normalized = text.normalize("NFC").trim();
    if (normalized !== "" && lengthOf(normalized) <= maxLength && formats.text(normalized)) return normalized;
    throw new InvalidArgumentError(`Must have 1 to ${String(maxLength)} characters and no control characters.`);
  };
}

/** Counts code points, as the contract does. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
