/** `npm run release`: stores the contract as the released one, to which later versions must be compatible. */
import { relative } from "node:path";
import { compareWithRelease, printChanges } from "./contract/diff/comparison.ts";
import { checkedRelease, writeRelease } from "./contract/released.ts";

const usage = `Usage: npm run release [-- options]
  (none)            write openapi/released/; fails if clients of the last release would break
  --breaking        release breaking changes too (for a new major version)
  --released DIR    the folder of the released contract; openapi/released by default
  --today DATE      the day that is compared with sunset dates (YYYY-MM-DD)
  --root DIR        another project folder`;

process.exitCode = await main();

async function main(): Promise<number> {
  const comparison = await compareWithRelease(`${import.meta.dirname}/..`, usage, checkedRelease);
  if (typeof comparison === "number") return comparison;
  const { release, folder, breaking, force } = comparison;
  printChanges(comparison);
  if (breaking.length && !force) {
    console.error(
      "\nNothing was written: clients of the last release would break. For a new major version, add --breaking.",
    );
    return 1;
  }
  writeRelease(folder, release);
  console.log(`Released the contract ${release.document.info.version}: ${relative(process.cwd(), folder)}/.`);
  return 0;
}
