import { InvalidArgumentError } from "commander";
import { formats } from "../base/contract/formats.ts";
import { codePoints, normalized } from "../base/contract/unicode.ts";
import { text as readAll, text } from "node:stream/consumers";
import { readings } from "../base/contract/readings.ts";
import { CommandError } from "../server/outcome.ts";
import { readFile } from "node:fs/promises";

/** Returns a parser of whole numbers in a range; it throws InvalidArgumentError for other values. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`Must be a whole number from ${String(from)} to ${String(to)}.`);
  };
}

/** Parses an option's value as a single-line text, normalized as the service stores it. */
export function shortText(maxLength: number): (text: string) => string {
  return (text) => {
    const short = normalized(text, "NFC").trim();
    if (short !== "" && codePoints(short) <= maxLength && formats.text(short)) return short;
    throw new InvalidArgumentError(`Must have 1 to ${String(maxLength)} characters and no control characters.`);
  };
}

/** Reads a password from standard input. Throws CommandError unless it has 8 to 256 characters and no line breaks. */
export async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write("Password (then Enter and Ctrl-D): ");
  const password = (await readAll(process.stdin)).replace(/\r?\n$/, "");
  const length = codePoints(password);
  if (length >= 8 && length <= 256 && formats.password(password)) return password;
  throw new CommandError("usage", "The password on standard input must have 8 to 256 characters and no line breaks.");
}

/** Parses an e-mail address; returns it in lower case. */
export function checkEmail(text: string): string {
  const address = readings.email(text);
  if (formats.email(address)) return address.toLowerCase();
  throw new InvalidArgumentError("Must be an e-mail address.");
}

const MIN_LENGTH = 12;

/** Reads the passphrase of a backup from a file, or with `-` from standard input. Throws CommandError if it is too short. */
export async function readPassphrase(file: string): Promise<string> {
  const read = file === "-" ? text(process.stdin) : readFile(file, "utf8");
  const passphrase = (
    await read.catch(() => {
      throw new CommandError(
        "usage",
        `${file} cannot be read. Specify a file with the passphrase, or - for standard input.`,
      );
    })
  ).replace(/\r?\n$/, "");
  if (passphrase.length >= MIN_LENGTH) return passphrase;
  throw new CommandError("usage", `The passphrase must have at least ${String(MIN_LENGTH)} characters.`);
}
