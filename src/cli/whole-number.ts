import { InvalidArgumentError } from "commander";

/** Reads an option's value as a whole number of a range; anything else is wrong usage. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Must be a whole number from ${String(from)} to ${String(to)}.`);
  };
}
