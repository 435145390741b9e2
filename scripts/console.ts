/** `npm run console`: builds the console from src/adapters/console into generated/console. */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { compareFolder, removeFiles, writeFolder } from "./generated-folder.ts";

const usage = `Usage: npm run console [-- --check]
  (none)   write what changed
  --check  write nothing; list files that differ, are missing or stale, and exit with 1`;

const root = resolve(import.meta.dirname, "..");
const folder = join(root, "generated/console");

process.exitCode = await main();

async function main(): Promise<number> {
  const { check } = parseArgs({ options: { check: { type: "boolean", default: false } } }).values;
  const files = await buildConsole();
  if (!check) {
    const changes = writeFolder(folder, files) + removeFiles(folder, compareFolder(folder, files).stale);
    printSizes(files);
    console.log(
      changes ? `generated/console/: ${String(changes)} files changed.` : "generated/console/ is up to date.",
    );
    return 0;
  }
  const { differing, missing, stale } = compareFolder(folder, files);
  const wrong = [...differing, ...missing, ...stale];
  if (wrong.length === 0) return 0;
  console.error(
    `generated/console/ does not match src/adapters/console. Run npm run console:\n${wrong.join("\n")}\n\n${usage}`,
  );
  return 1;
}

/** Prints the compressed size of each script and style sheet, as browsers load them. */
function printSizes(files: Readonly<Record<string, string>>): void {
  const sizes = Object.entries(files)
    .filter(([name]) => /\.(js|css)$/.test(name))
    .map(([name, text]) => ({ file: name.replace("assets/", ""), gzip: gzipSync(text, { level: 9 }).length }))
    .toSorted((a, b) => b.gzip - a.gzip);
  for (const { file, gzip } of sizes) console.log(`${String(gzip).padStart(7)}  ${file}`);
}

/** Returns the content of all files by their path in generated/console. */
async function buildConsole(): Promise<Record<string, string>> {
  const result = (await build({
    configFile: join(root, "src/adapters/console/vite.config.ts"),
    logLevel: "error",
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    result.output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]),
  );
}
