import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";

/** A position in a file of the bundle, which has a source map next to it. */
const POSITION = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/;

/** The frames whose source position is kept. A service has far fewer that are shown often. */
const MAX_FRAMES = 1_000;

/**
 * Makes stack traces name the source files instead of the files in a folder. Node's own support would read all source maps at
 * start; here, the first trace that is shown reads them.
 */
export function nameSources(folder: URL): void {
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
