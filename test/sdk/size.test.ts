import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { gzipSync } from "node:zlib";
import { expect } from "chai";

const LIMIT = 15_000;

describe("SDK size", () => {
  it("is at most 15 kB for all operations, gzipped and not minified", () => {
    const code = ["../../src/sdk/", "../../generated/sdk/"].flatMap((folder) =>
      sourcesOf(new URL(folder, import.meta.url)),
    );
    const size = gzipSync(code.map((source) => withoutComments(compiled(source))).join("\n")).length;
    expect(size).to.be.at.most(LIMIT);
  });
});

function sourcesOf(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith(".ts") && !/(^|\.)types(\.gen)?\.ts$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"));
}

/** Compiles as for publishing; stripping types alone leaves whitespace in their place, more with every operation. */
const compiled = (source: string): string => stripTypeScriptTypes(source, { mode: "transform" });

/** Sufficient for measuring: removes whole-line and block comments. */
function withoutComments(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/^\s+/gm, "");
}
