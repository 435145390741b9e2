/** `npm run release`: keeps the contract as the one that clients rely on from now on. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { breakingChanges } from "./contract/diff/diff.ts";
import { currentRelease, lastRelease, writeRelease } from "./contract/released.ts";

const usage = `Usage: npm run release [-- options]
  (none)        write openapi/released/; fails if clients of the last release would break
  --breaking    release breaking changes too (for a new major version)
  --root DIR    another project folder`;

process.exitCode = main();

function main(): number {
  const options = readOptions();
  if (!options) return 2;
  const root = resolve(options.root ?? `${import.meta.dirname}/..`);
  const { violations, ...release } = currentRelease(root);
  for (const { file, line, column, message } of violations)
    console.error(`${file}:${String(line)}:${String(column)} ${message}`);
  if (violations.length) return 1;
  const before = lastRelease(root);
  const changes = before ? breakingChanges(before, release) : [];
  for (const { subject, message } of changes) console.error(`${subject}: ${message}`);
  if (changes.length && !options.breaking) {
    console.error(
      "\nNothing was written: clients of the last release would break. For a new major version, add --breaking.",
    );
    return 1;
  }
  writeRelease(root, release);
  console.log(`Released the contract ${release.document.info.version}: openapi/released/.`);
  return 0;
}

function readOptions() {
  try {
    return parseArgs({ options: { breaking: { type: "boolean", default: false }, root: { type: "string" } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return null;
  }
}
