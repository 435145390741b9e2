import { InvalidArgumentError } from "commander";
import { formats } from "../contract/formats.ts";

/** Parses an option's value as a single-line text, normalized as the service stores it. */
export function shortText(most: number): (text: string) => string {
  return (text) => {
    const tidy = text.normalize("NFC").trim();
    if (tidy !== "" && lengthOf(tidy) <= most && formats.text(tidy)) return tidy;
    throw new InvalidArgumentError(`Must have 1 to ${String(most)} characters and no control characters.`);
  };
}

/** Counts code points, as the contract does. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
