import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as MainProcess from "../processes/main.ts";
import type * as Process from "../processes/process.ts";
import type * as Run from "../run.ts";
import { SourceMap } from "node:module";

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

/** A position in a file of the bundle, which has a source map next to it. */
const POSITION = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/;

/** The frames whose source position is kept. A service has far fewer that are shown often. */
const MAX_FRAMES = 1_000;

/**
 * Makes stack traces name the source files instead of the files in a folder. Node's own support would read all source maps at
 * start; here, the first trace that is shown reads them.
 */
function nameSources(folder: URL): void {
  const maps = new Map<string, WeakRef<SourceMap>>();
  const mapOf = (file: string): SourceMap => {
    const known = maps.get(file)?.deref();
    if (known) return known;
    const map = new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), "utf8")) as SourceMap["payload"]);
    maps.set(file, new WeakRef(map));
    return map;
  };
  const named = (frame: string): string =>
    frame.replace(POSITION, (position, file: string, line: string, column: string) => {
      if (!file.startsWith(folder.href)) return position;
      const origin = mapOf(file).findOrigin(Number(line), Number(column));
      if (!("fileName" in origin)) return position;
      return `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`;
    });
  // Under overload, the same traces are shown hundreds of times per second.
  const known = new Map<string, string>();
  const original = (frame: string): string => {
    const text = known.get(frame) ?? named(frame);
    if (known.size < MAX_FRAMES) known.set(frame, text);
    return text;
  };
  // The types lack the method toString of a call site.
  Error.prepareStackTrace = (error, frames: readonly { toString(): string }[]) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${original(frame.toString())}`)].join("\n");
}
