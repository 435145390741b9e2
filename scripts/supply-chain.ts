import { readFileSync } from "node:fs";

/** The members of package.json that this check reads. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

/** An installed package in package-lock.json. */
export interface LockedPackage {
  /** The package that an override installs under another name. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Packages whose only purpose is to report installations to somebody. An override replaces them. */
const reporting = ["@scarf/scarf"];

const registry = "https://registry.npmjs.org/";
const exactVersion = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Returns all problems of the packages that npm would install. */
export function supplyChainProblems(
  manifest: Manifest,
  packages: Readonly<Record<string, LockedPackage>>,
): readonly string[] {
  const problems: string[] = [];
  const scripted = new Set<string>();
  for (const [path, locked] of Object.entries(packages)) {
    if (path === "") continue;
    const name = path.replace(/^.*node_modules\//, "");
    problems.push(...entryProblems(name, locked));
    if (reporting.includes(locked.name ?? name)) {
      problems.push(`${name} reports installations: replace it in "overrides" of package.json`);
    }
    if (locked.hasInstallScript === true) scripted.add(name);
  }
  const allowed = manifest.allowScripts ?? {};
  for (const name of scripted) {
    if (!Object.hasOwn(allowed, name))
      problems.push(`${name} has an install script that allowScripts does not mention`);
  }
  for (const name of Object.keys(allowed)) {
    if (!scripted.has(name)) problems.push(`allowScripts mentions ${name}, which does not have an install script`);
  }
  return [...problems, ...rangeProblems(manifest)];
}

function entryProblems(name: string, locked: LockedPackage): readonly string[] {
  const problems: string[] = [];
  if (locked.link === true) problems.push(`${name} is a link to a folder outside the lock file`);
  // Without a URL the package comes from the configured registry; its checksum is verified too.
  if (locked.resolved !== undefined && !locked.resolved.startsWith(registry)) {
    problems.push(`${name} does not come from the registry (${locked.resolved})`);
  }
  if (locked.integrity?.startsWith("sha512-") !== true) problems.push(`${name} has no sha512 in the lock file`);
  return problems;
}

function rangeProblems(manifest: Manifest): readonly string[] {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  return Object.entries(declared)
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => `${name} is not pinned to one version (${version})`);
}

if (import.meta.main) {
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
  const { packages } = read("package-lock.json") as { packages: Record<string, LockedPackage> };
  const problems = supplyChainProblems(read("package.json") as Manifest, packages);
  for (const problem of problems) console.error(problem);
  console.log(`${Object.keys(packages).length - 1} locked packages, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
