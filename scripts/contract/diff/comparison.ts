import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isDay } from "../deprecation.ts";
import { lastRelease, RELEASED, type CurrentRelease } from "../released.ts";
import type { Release } from "./change.ts";
import { contractChanges, changeLines } from "./diff.ts";

/** The options of `contract:diff` and `release`. */
export const comparisonOptions = {
  root: { type: "string" },
  released: { type: "string" },
  today: { type: "string" },
  breaking: { type: "boolean", default: false },
} as const;

/** The current contract and its difference from the released one. */
export interface Comparison {
  readonly release: Release;
  /** The folder of the released contract. */
  readonly folder: string;
  /** The version of the released contract; null before the first release. */
  readonly since: string | null;
  readonly breaking: readonly string[];
  readonly notices: readonly string[];
}

/**
 * Reads the contract of a project and compares it with the released one; returns an exit code if this is not possible.
 */
export async function compareWithRelease(
  defaultRoot: string,
  usage: string,
  read: (root: string) => CurrentRelease | Promise<CurrentRelease>,
): Promise<(Comparison & { force: boolean }) | number> {
  const options = readOptions();
  if (typeof options === "string") {
    console.error(`${options}\n${usage}`);
    return 2;
  }
  const root = resolve(options.root ?? defaultRoot);
  const folder = options.released === undefined ? join(root, RELEASED) : resolve(options.released);
  const { violations, ...release } = await read(root);
  for (const { file, line, column, message } of violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  if (violations.length) return 1;
  const before = lastRelease(folder);
  const changes = before ? contractChanges(before, release, options.today) : [];
  return {
    release,
    folder,
    since: before?.document.info.version ?? null,
    breaking: changeLines(changes, true),
    notices: changeLines(changes, false),
    force: options.breaking,
  };
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: comparisonOptions });
    const today = values.today ?? new Date().toISOString().slice(0, 10);
    if (!isDay(today)) return `--today ${values.today ?? ""} is not a day like 2026-11-30.`;
    return { ...values, today };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Prints the required actions of clients, and the other changes. */
export function printChanges({ since, breaking, notices }: Comparison): void {
  if (breaking.length) console.error(`Breaking changes since ${String(since)}:\n${indented(breaking)}`);
  if (notices.length)
    console.log(`Other changes since ${String(since)} that clients should know:\n${indented(notices)}`);
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join("\n");
}
