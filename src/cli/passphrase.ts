import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { CommandError } from "../server/outcome.ts";

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
