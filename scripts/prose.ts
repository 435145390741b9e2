import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ENGLISH, FRENCH, type ProseRule } from "./prose/rules.ts";
import { proseOf } from "./prose/texts.ts";

/**
 * Finds words and constructions that our texts do not use: `node scripts/prose.ts [path …]`.
 * Without a path it reads all texts in Git. Exit code 1: at least one was found.
 */
const READ = /\.(?:ts|mjs|cjs|js|md|ya?ml|json)$/;
/** Generated files, foreign documents, test input, and the rules themselves. */
const SKIPPED =
  /^(?:generated|node_modules|test\/contract\/(?:fixtures|output)|scripts\/prose)\/|package(?:-lock)?\.json$/;

const files = tracked(process.argv.slice(2));
let found = 0;
for (const file of files) {
  for (const { line, text } of proseOf(file, readFileSync(file, "utf8"))) {
    for (const sentence of text.split(/(?<=[.!?;])\s+/)) {
      const rule = [...ENGLISH, ...FRENCH].find(({ pattern }) => pattern.test(sentence));
      if (rule) report(file, line, sentence, rule);
    }
  }
}
console.log(found === 0 ? `No objection to the texts of ${files.length} files.` : `\n${found} objections.`);
if (found > 0) process.exitCode = 1;

function report(file: string, line: number, sentence: string, { pattern, use }: ProseRule): void {
  found += 1;
  console.log(`${file}:${line}: "${pattern.exec(sentence)?.[0].slice(0, 60)}" → ${use}\n    ${sentence.trim()}`);
}

function tracked(paths: readonly string[]): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...paths], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return listed.split("\n").filter((file) => READ.test(file) && !SKIPPED.test(file));
}
