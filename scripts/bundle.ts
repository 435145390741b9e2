/** `npm run bundle`: joins the modules of the service and of `crm`, so that they start faster. `npm ci` runs it. */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "esbuild";
import { BUNDLE, digest, type Entries, type Input, type Manifest, readManifest } from "../src/server/bundle/bundle.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, BUNDLE);
const ENTRIES: readonly (keyof Entries)[] = [
  "cli/program.ts",
  "server/run.ts",
  "server/processes/main.ts",
  "server/processes/process.ts",
];
/** The packages with many modules that most starts or commands load. The other packages are loaded as they are installed. */
const PACKAGES: ReadonlySet<string> = new Set([
  "express",
  "knex",
  "pg",
  "pino",
  "prom-client",
  "ajv",
  "cli-progress",
  "commander",
  "csv-stringify",
  "ioredis",
  "nodemailer",
  "pg-copy-streams",
  "zod",
]);
const inputs: Record<string, Input> = {};

const inPackage = (path: string): boolean => path.includes("/node_modules/");

/** Decides which packages are in the bundle. */
const packages: Plugin = {
  name: "packages",
  setup(steps) {
    steps.onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (kind === "entry-point" || pluginData === packages) return undefined;
      if (!inPackage(importer) && !PACKAGES.has(path.split("/")[0] ?? "")) return { path, external: true };
      const found = await steps.resolve(path, { importer, resolveDir, kind, pluginData: packages });
      // knex names the drivers of all its databases.
      return found.errors.length > 0 ? { path, external: true } : found;
    });
  },
};

/** Reads the files, so that the manifest describes exactly what is in the bundle. */
const sources: Plugin = {
  name: "sources",
  setup(steps) {
    steps.onLoad({ filter: /./ }, ({ path }) => {
      const { ctimeMs } = statSync(path);
      const content = readFileSync(path);
      inputs[relative(root, path)] = { changed: ctimeMs, sha256: digest(content) };
      return { contents: inPackage(path) ? content : ownPlace(content.toString(), path), loader: "default" };
    });
  },
};

/** A module finds files by its own place, and not by that of the bundle. The project can be moved with its bundle. */
function ownPlace(text: string, path: string): string {
  const place = relative(folder, path);
  return text
    .replaceAll("import.meta.url", `new URL(${JSON.stringify(place)}, import.meta.url).href`)
    .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`);
}

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ENTRIES.map((entry) => join("src", entry)),
  outdir: BUNDLE,
  // A running service loads parts of the bundle with which it was started, even after the next one was made.
  entryNames: "[name]-[hash]",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  // Parts that are loaded on use stay separate files.
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node24",
  // Packages in CommonJS load Node's modules with `require`.
  banner: {
    js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);',
  },
  // As Node removes types.
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: true } },
  sourcemap: "external",
  sourcesContent: false,
  metafile: true,
  plugins: [packages, sources],
});
const files = Object.entries(metafile.outputs).map(([path, { entryPoint }]) => ({
  name: relative(BUNDLE, path),
  entryPoint,
}));
const fileOf = (entry: string): string => files.find(({ entryPoint }) => entryPoint === `src/${entry}`)?.name ?? "";
store({
  outputs: files.map(({ name }) => name),
  entries: Object.fromEntries(ENTRIES.map((entry) => [entry, fileOf(entry)])) as Manifest["entries"],
  inputs,
});

/** Replaces the manifest at once. The files of the previous bundle stay for services that were started with it. */
function store(manifest: Manifest): void {
  const kept = new Set(["manifest.json", ...manifest.outputs, ...(readManifest(root)?.outputs ?? [])]);
  const draft = join(folder, `manifest-${process.pid}.json`);
  writeFileSync(draft, JSON.stringify(manifest));
  renameSync(draft, join(folder, "manifest.json"));
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
}
