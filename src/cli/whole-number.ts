import { InvalidArgumentError } from "commander";

/** Returns a parser of whole numbers in a range; it throws InvalidArgumentError for other values. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Must be a whole number from ${String(from)} to ${String(to)}.`);
  };
}
