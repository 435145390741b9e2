/** `npm run contract:diff`: lists changes of the contract since the last release, and what clients have to do. */
import { compareWithRelease, printChanges } from "./contract/diff/comparison.ts";
import { currentRelease } from "./contract/released.ts";

const usage = `Usage: npm run contract:diff [-- options]   lists changes since the last release; exit 1 if they break clients
  --released DIR    the released contract; openapi/released by default
  --today DATE      the day that is compared with sunset dates (YYYY-MM-DD)
  --root DIR        another project folder`;
const remedy = `
Clients of the last release would break. Keep the old form next to the new one, and mark the old one \`deprecated: true\`
with \`x-deprecated\`; it can be removed from its sunset date on (CONTRIBUTING.md, Releasing).`;

process.exitCode = await main();

async function main(): Promise<number> {
  const comparison = await compareWithRelease(`${import.meta.dirname}/..`, usage, currentRelease);
  if (typeof comparison === "number") return comparison;
  const { since, breaking } = comparison;
  if (since === null) {
    console.log("No contract has been released yet (openapi/released/ does not exist). `npm run release` releases it.");
    return 0;
  }
  printChanges(comparison);
  if (breaking.length === 0) console.log(`No breaking change since ${since}.`);
  else console.error(remedy);
  return breaking.length ? 1 : 0;
}
