import { InvalidArgumentError } from "commander";
import { formats } from "../contract/formats.ts";

/** Reads an option's value as a text of one line, in the form in which the service stores texts. */
export function shortText(most: number): (text: string) => string {
  return (text) => {
    const tidy = text.normalize("NFC").trim();
    if (tidy !== "" && lengthOf(tidy) <= most && formats.text(tidy)) return tidy;
    throw new InvalidArgumentError(`Must have 1 to ${String(most)} characters and no control characters.`);
  };
}

/** In code points, as the contract counts. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
