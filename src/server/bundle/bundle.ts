import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as MainProcess from "../processes/main.ts";
import type * as Process from "../processes/process.ts";
import type * as Run from "../run.ts";
import { nameSources } from "./stack-traces.ts";

/** The modules that start a process of the service, by their paths in `src`; src/cli/crm.ts adds that of the commands. */
export interface Entries {
  readonly "server/run.ts": typeof Run;
  readonly "server/processes/main.ts": typeof MainProcess;
  readonly "server/processes/process.ts": typeof Process;
}

/** A file when the bundle was made. */
export interface Input {
  /** The time of the last change of its content or its metadata (`ctimeMs`), which no program can set. */
  readonly changed: number;
  readonly sha256: string;
}

/** The description of a bundle. */
export interface Manifest {
  /** The names of all files of the bundle. */
  readonly outputs: readonly string[];
  /** The file of the bundle for each entry. */
  readonly entries: Readonly<Record<keyof Entries, string>>;
  /** The files from which it was made, by their paths in the project. */
  readonly inputs: Readonly<Record<string, Input>>;
}

/** The folder of the bundle in the project. */
export const BUNDLE = "dist/service";
const project = join(import.meta.dirname, "../../..");

/**
 * Imports an entry from the bundle, or from its own file if there is no bundle of exactly the present files. A bundle loads in a
 * fraction of the time, because it is a few files instead of more than a thousand.
 */
export async function load<Path extends keyof Entries>(path: Path): Promise<Entries[Path]> {
  const manifest = readManifest(project);
  const bundled = manifest !== null && isCurrent(manifest.inputs);
  if (bundled) nameSources(pathToFileURL(join(project, BUNDLE)));
  const file = bundled ? join(project, BUNDLE, manifest.entries[path]) : join(project, "src", path);
  return (await import(pathToFileURL(file).href)) as Entries[Path];
}

/** Returns the description of the bundle of a project; null without a bundle. */
export function readManifest(root: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(join(root, BUNDLE, "manifest.json"), "utf8")) as Manifest;
  } catch {
    return null;
  }
}

/** A copy of the project has other times, for example in an image. There, the contents are compared. */
function isCurrent(inputs: Manifest["inputs"]): boolean {
  return Object.entries(inputs).every(([path, { changed, sha256 }]) => {
    const file = join(project, path);
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats !== undefined && (stats.ctimeMs === changed || digest(readFileSync(file)) === sha256);
  });
}

/** The SHA-256 of the content of a file. */
export function digest(content: Uint8Array): string {
  return hash("sha256", content);
}
