import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { transform } from "esbuild";
import { byCodeUnit } from "../contract/document.ts";
import { ESM, moduleName, packaged, relinked } from "./layout.ts";
import { packageJson } from "./package-json.ts";

const home = resolve(import.meta.dirname, "../..");
const FOLDERS = ["src/adapters/sdk", "generated/sdk"];
/** Modules that contain only types. */
const TYPES_ONLY = [
  "generated/sdk/types.gen.ts",
  "generated/sdk/codes.ts",
  "src/adapters/sdk/options.ts",
  "src/adapters/sdk/outgoing.ts",
];

/** Returns the files of the package by their path: both module formats, their types, and the documents. */
export async function packageFiles(): Promise<Map<string, string>> {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(home, folder))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `${folder}/${name}`),
  ).sort(byCodeUnit);
  const declarations = declarationsOf();
  const files = new Map<string, string>();
  for (const source of sources) {
    const types = declarations(source);
    for (const folder of ["", ESM]) {
      files.set(`${folder}${packaged(source)}.d.ts`, types);
      if (!TYPES_ONLY.includes(source)) files.set(`${folder}${packaged(source)}.js`, await compiled(source, folder));
    }
  }
  const [, version = ""] = /version = "([^"]+)"/.exec(read("generated/sdk/version.ts")) ?? [];
  const groups = sources.filter(isGroup);
  files.set("package.json", packageJson(version, groups.map(moduleName)));
  files.set(`${ESM}package.json`, `${JSON.stringify({ type: "module", sideEffects: false }, null, 2)}\n`);
  files.set("README.md", read("src/adapters/sdk/README.md"));
  files.set("LICENSE", read("LICENSE"));
  return files;
}

/** Whether a module contains the operations of a group. */
function isGroup(source: string): boolean {
  return source.startsWith("generated/") && /^export interface \w+Group \{/m.test(read(source));
}

async function compiled(source: string, folder: string): Promise<string> {
  const { code } = await transform(relinked(source, read(source)), {
    loader: "ts",
    format: folder === ESM ? "esm" : "cjs",
    target: "es2022",
  });
  return code;
}

/** Runs the compiler; returns a function that reads the types of a source. */
function declarationsOf(): (source: string) => string {
  const folder = mkdtempSync(join(tmpdir(), "sdk-types-"));
  try {
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: home,
      outDir: folder,
      types: ["node"],
      typeRoots: [join(home, "node_modules/@types")],
    };
    const project = join(folder, "tsconfig.json");
    const files = [join(home, "src/adapters/sdk/index.ts")];
    writeFileSync(
      project,
      JSON.stringify({ extends: join(home, "tsconfig.json"), compilerOptions, files, include: [] }),
    );
    const compiler = join(home, "node_modules/@typescript/native/bin/tsc");
    execFileSync(process.execPath, [compiler, "-p", project], { encoding: "utf8" });
    const texts = new Map(
      FOLDERS.flatMap((name) =>
        readdirSync(join(folder, name)).map((file) => {
          const source = `${name}/${file.replace(/\.d\.ts$/, ".ts")}`;
          return [source, relinked(source, readFileSync(join(folder, name, file), "utf8"))] as const;
        }),
      ),
    );
    return (source) => texts.get(source) ?? "export {};\n";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(path: string): string {
  return readFileSync(join(home, path), "utf8");
}
