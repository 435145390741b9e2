import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, posix } from "node:path";
import { transform } from "esbuild";
import { byCodeUnit } from "../contract/document.ts";

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

/** The folder of the ES modules. CommonJS is at the root, where old resolvers look for `package/entities`. */
const ESM = "esm/";

/** `src/adapters/sdk/call.ts` → `runtime/call`, `generated/sdk/entities.ts` → `entities`: the path in the package. */
function packaged(source: string): string {
  const name = moduleName(source);
  return source.startsWith("generated/") || name === "index" ? name : `runtime/${name}`;
}

/** `generated/sdk/api-keys.ts` → `api-keys`. */
function moduleName(source: string): string {
  return posix.basename(source).replace(/\.ts$/, "");
}

/** Rewrites the imports of a source or its declarations from the layout of the project to that of the package. */
function relinked(source: string, text: string): string {
  return text.replace(/(\bfrom |\bimport\()"(\.[^"]+)\.ts"/g, (_, before: string, path: string) => {
    const target = packaged(posix.join(posix.dirname(source), `${path}.ts`));
    const link = posix.relative(posix.dirname(packaged(source)), target);
    return `${before}"${link.startsWith(".") ? link : `./${link}`}.js"`;
  });
}

/** Returns the package.json of the SDK with an entry per group. */
function packageJson(version: string, groups: readonly string[]): string {
  const content = {
    name: "customer-relationship-sdk",
    version,
    description: "TypeScript client of the customer relationship service.",
    license: "MIT",
    type: "commonjs",
    main: "./index.js",
    module: "./esm/index.js",
    types: "./index.d.ts",
    exports: {
      ".": entry("index"),
      ...Object.fromEntries(groups.map((name) => [`./${name}`, entry(name)])),
      "./package.json": "./package.json",
    },
    sideEffects: false,
    engines: { node: ">=20.3" },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The types come first: resolvers use the first condition that matches. */
function entry(name: string): object {
  return {
    import: { types: `./esm/${name}.d.ts`, default: `./esm/${name}.js` },
    require: { types: `./${name}.d.ts`, default: `./${name}.js` },
  };
}
