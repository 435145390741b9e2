import { text as readAll } from "node:stream/consumers";
import { InvalidArgumentError } from "commander";
import { formats } from "../base/contract/formats.ts";
import { readings } from "../base/contract/readings.ts";
import { CommandError } from "../server/outcome.ts";
import { codePoints } from "../base/contract/unicode.ts";

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
