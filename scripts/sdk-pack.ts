import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { packageFiles } from "./sdk/files.ts";

const USAGE = `Usage: npm run sdk:pack -- [--pack-destination DIR]
Builds the SDK and writes its npm package into DIR (default: the current folder). Prints the path of the package.`;

/** Writes the files into a temporary folder and packs it. */
async function pack(destination: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "sdk-pack-"));
  try {
    for (const [path, content] of await packageFiles()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    mkdirSync(destination, { recursive: true });
    const options = ["--pack-destination", destination, "--ignore-scripts", "--json"];
    const printed = execFileSync("npm", ["pack", ...options], { cwd: folder, encoding: "utf8" });
    const [packed] = JSON.parse(printed) as { filename: string }[];
    return join(destination, packed?.filename ?? "");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const { values } = parseArgs({ options: { "pack-destination": { type: "string" }, help: { type: "boolean" } } });
  if (values.help === true) console.log(USAGE);
  else console.log(await pack(resolve(process.env["INIT_CWD"] ?? "", values["pack-destination"] ?? ".")));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  process.exitCode = 2;
}
