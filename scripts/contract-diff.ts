/** `npm run contract:diff`: what in the contract would break clients of the last release. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { breakingChanges } from "./contract/diff/diff.ts";
import { currentRelease, lastRelease } from "./contract/released.ts";

const usage =
  "Usage: npm run contract:diff [-- --root DIR]   lists breaking changes since openapi/released/; exit 1 if there are any";

process.exitCode = main();

function main(): number {
  let root: string;
  try {
    root = resolve(parseArgs({ options: { root: { type: "string" } } }).values.root ?? `${import.meta.dirname}/..`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return 2;
  }
  const before = lastRelease(root);
  if (!before) {
    console.log("No contract has been released yet (openapi/released/ does not exist). `npm run release` releases it.");
    return 0;
  }
  const after = currentRelease(root);
  for (const { file, line, column, message } of after.violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  if (after.violations.length) return 1;
  const changes = breakingChanges(before, after);
  for (const { subject, message } of changes) console.error(`${subject}: ${message}`);
  if (changes.length === 0) console.log(`No breaking change since ${before.document.info.version}.`);
  return changes.length ? 1 : 0;
}
