/** `npm run quotes`: brings the code that our documents quote up to date, and the positions of the diffs that they show. */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";

const usage = `Usage: npm run quotes [-- --check]
  (none)        write what changed
  --check       write nothing; name the documents that differ from the source, and exit with 1
  --root DIR    another project folder
A block that starts with "\`\`\`ts quote NAME" shows the definition of NAME, or of "outer.inner". In YAML, NAME is an operation; in
JSON, a tool; in JS, an entry of generated/operations.js. "until TEXT" leaves out what follows the line before TEXT.`;

const DOCUMENTS = ["CONTRIBUTING.md", "src/adapters/docs/content/*.md"];
/** Where the definitions of a language are looked up. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  ts: ["src/**/*.ts", "generated/*.d.ts"],
  js: ["generated/operations.js"],
  yaml: ["openapi/*.yaml"],
  json: ["tool-schemas/**/*.json"],
};
const FENCED = /^```([^\n]*)\n([\s\S]*?)^```$/gm;
const QUOTE = /^(\w+) quote (\S+)(?: until (.+))?$/;

/** A document quotes something that the source does not contain, or contains several times. */
class QuoteError extends Error {}

process.exitCode = await main();

async function main(): Promise<number> {
  let options;
  try {
    options = parseArgs({ options: { check: { type: "boolean", default: false }, root: { type: "string" } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const root = resolve(options.root ?? join(import.meta.dirname, ".."));
  let failed = false;
  for (const path of globSync(DOCUMENTS, { cwd: root }).toSorted()) {
    const text = readFileSync(join(root, path), "utf8");
    try {
      const current = await updated(root, text);
      if (current === text) continue;
      if (options.check) {
        console.error(`${path} differs from the source. Run \`npm run quotes\` and commit the result.`);
        failed = true;
      } else {
        writeFileSync(join(root, path), current);
        console.log(`${path} is updated.`);
      }
    } catch (error) {
      if (!(error instanceof QuoteError)) throw error;
      console.error(`${path}: ${error.message}`);
      failed = true;
    }
  }
  if (!failed) console.log("The quotes are up to date.");
  return failed ? 1 : 0;
}

/** Returns a document with its quotes and diffs as they are in the source now. */
async function updated(root: string, text: string): Promise<string> {
  let result = "";
  let end = 0;
  for (const { 0: fence, 1: info = "", 2: body = "", index } of text.matchAll(FENCED)) {
    const current = await updatedBlock(root, info, body);
    result += `${text.slice(end, index)}\`\`\`${info}\n${current}\`\`\``;
    end = index + fence.length;
  }
  return result + text.slice(end);
}

async function updatedBlock(root: string, info: string, body: string): Promise<string> {
  if (info === "diff") return placedDiff(root, body);
  const [, language = "", name = "", until] = QUOTE.exec(info) ?? [];
  if (name === "") return body;
  // The first line names the file, which is looked up first.
  const known = /^(?:\/\/|#) (\S+)$/m.exec(body.split("\n")[0] ?? "")?.[1] ?? null;
  const { path, lines } = await definitionOf(root, { language, name, known });
  const last = until === undefined ? -1 : lines.findIndex((line) => line.includes(until));
  if (until !== undefined && last === -1) throw new QuoteError(`${path}: ${name} does not contain ${until}.`);
  const shown = last === -1 ? lines : [...lines.slice(0, last), `${indentOf(lines[last] ?? "")}…`];
  return `${language === "yaml" ? "#" : "//"} ${path}\n${shown.join("\n")}\n`;
}

interface Wanted {
  readonly language: string;
  readonly name: string;
  /** The file that contained the definition. */
  readonly known: string | null;
}

interface Definition {
  readonly path: string;
  readonly lines: readonly string[];
}

/** `src/adapters/http` of a file in it. */
function roomOf(path: string): string {
  return path.split("/").slice(0, 3).join("/");
}

/**
 * Finds a definition in its known file, or else in the only file of its room, or of the project, that has it: files may
 * be moved and renamed.
 */
async function definitionOf(root: string, { language, name, known }: Wanted): Promise<Definition> {
  const read = async (path: string): Promise<readonly string[] | null> =>
    await definitionIn(path, readFileSync(join(root, path), "utf8"), name);
  if (known !== null && existsSync(join(root, known))) {
    const lines = await read(known);
    if (lines) return { path: known, lines };
  }
  const found: Definition[] = [];
  for (const path of globSync(SOURCES[language] ?? [], { cwd: root })) {
    const lines = await read(path);
    if (lines) found.push({ path, lines });
  }
  if (found.length === 0)
    throw new QuoteError(`No file defines ${name}. Correct the name in the line that begins the block.`);
  const inRoom = found.filter(({ path }) => known !== null && roomOf(path) === roomOf(known));
  const [only, ...others] = inRoom.length > 0 ? inRoom : found;
  if (only && others.length === 0) return only;
  const paths = found.map(({ path }) => path).join(", ");
  throw new QuoteError(`${name} is defined in ${paths}. Name one of them in the first line of the block.`);
}

async function definitionIn(path: string, text: string, name: string): Promise<readonly string[] | null> {
  switch (extname(path)) {
    case ".json":
      return basename(path, ".json") === name ? text.trimEnd().split("\n") : null;
    case ".yaml":
      return operationIn(text.split("\n"), name);
    case ".js": {
      // One entry is one line, which only machines read.
      const entry = text.split("\n").find((line) => line.startsWith(`{"id":"${name}"`));
      if (entry === undefined) return null;
      const formatted = await format(`entry = ${entry.replace(/,$/, "")}`, { parser: "babel", printWidth: 100 });
      return formatted
        .replace(/^entry = /, "")
        .replace(/;?\n$/, "")
        .split("\n");
    }
    default:
      return symbolIn(text.split("\n"), name);
  }
}

/** An operation with its path. */
function operationIn(lines: readonly string[], id: string): readonly string[] | null {
  const at = lines.indexOf(`      operationId: ${id}`);
  if (at === -1) return null;
  const above = (indent: string): number =>
    lines.slice(0, at).findLastIndex((line) => new RegExp(`^${indent}\\S`).test(line));
  const [path, method] = [above(" {2}"), above(" {4}")];
  return dedented([lines[path] ?? "", ...lines.slice(method, blockEnd(lines, method) + 1)]);
}

/** The definition of a top-level name, or of a member: `opportunityRepository.insert`. */
function symbolIn(lines: readonly string[], name: string): readonly string[] | null {
  const [outer = "", ...inner] = name.split(".").map((part) => part.replaceAll("$", "\\$"));
  const top = new RegExp(
    `^(?:export )?(?:declare )?(?:async )?(?:function\\*?|class|interface|const|type) ${outer}\\b`,
  );
  let start = lines.findIndex((line) => top.test(line));
  let end = start === -1 ? -1 : blockEnd(lines, start);
  for (const part of inner) {
    const member = new RegExp(
      `^\\s+(?:readonly |async |get )*(?:const |function )?${part}(?:\\??: |<|\\(.*(?:[{(]|\\): .*;)$| = |,$)`,
    );
    const at = lines.slice(start + 1, end).findIndex((line) => member.test(line));
    if (start === -1 || at === -1) return null;
    start += at + 1;
    end = blockEnd(lines, start);
  }
  return start === -1 ? null : dedented(lines.slice(commentStart(lines, start), end + 1));
}

function indentOf(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? "";
}

/** The last line of the block that starts at a line: blocks are indented, and their closing brackets are not. */
function blockEnd(lines: readonly string[], start: number): number {
  const indent = indentOf(lines[start] ?? "").length;
  let end = start;
  for (const [offset, line] of lines.slice(start + 1).entries()) {
    if (line.trim() === "") continue;
    const depth = indentOf(line).length;
    const closes = depth === indent && /^\s*[})\]]/.test(line);
    if (depth <= indent && !closes) break;
    end = start + 1 + offset;
    if (closes && !/(?:[{([]|=>)$/.test(line)) break;
  }
  return end;
}

function commentStart(lines: readonly string[], start: number): number {
  if (!(lines[start - 1] ?? "").trimEnd().endsWith("*/")) return start;
  return lines.slice(0, start).findLastIndex((line) => /^\s*\/\*\*/.test(line));
}

function dedented(lines: readonly string[]): string[] {
  const indent = indentOf(lines[0] ?? "").length;
  return lines.map((line) => (indentOf(line).length >= indent ? line.slice(indent) : line));
}

/** Returns a diff whose hunks name the lines at which the files contain their text now. */
function placedDiff(root: string, diff: string): string {
  const files = diff.split(/^(?=--- )/m);
  return files.map((file) => placedFile(root, file)).join("");
}

function placedFile(root: string, text: string): string {
  const [head = "", ...hunks] = text.split(/^(?=@@ )/m).map((part) => part.replace(/\n$/, ""));
  const stated = /^--- a\/(\S+)$/m.exec(head)?.[1];
  if (stated === undefined || hunks.length === 0) return text;
  const olds = hunks.map((hunk) => linesOf(hunk, "-"));
  const path = existsSync(join(root, stated)) ? stated : movedFile(root, olds);
  if (path === null) {
    // The tutorial changes a file that one of its commands writes.
    if (!stated.startsWith("src/")) return text;
    throw new QuoteError(`${stated} does not exist, and no other file contains:\n${olds.flat().join("\n")}`);
  }
  const lines = readFileSync(join(root, path), "utf8").split("\n");
  let added = 0;
  const placed = hunks.map((hunk, index) => {
    const [old = [], fresh] = [olds[index], linesOf(hunk, "+")];
    const near = Number(/^@@ -(\d+)/.exec(hunk)?.[1]);
    const at = nearest(placesOf(lines, old), near);
    if (at === null) throw new QuoteError(`${path} does not contain:\n${old.join("\n")}`);
    const range = `@@ -${String(at)},${String(old.length)} +${String(at + added)},${String(fresh.length)} @@`;
    added += fresh.length - old.length;
    return [range, ...hunk.split("\n").slice(1)].join("\n");
  });
  return `${[`--- a/${path}\n+++ b/${path}`, ...placed].join("\n")}\n`;
}

/** The lines of a hunk before (`-`) or after (`+`) the change. */
function linesOf(hunk: string, sign: "-" | "+"): string[] {
  const body = hunk.split("\n").slice(1);
  return body
    .filter((line) => line === "" || line.startsWith(" ") || line.startsWith(sign))
    .map((line) => line.slice(1));
}

/** The only file of `src` that contains the lines of all hunks. */
function movedFile(root: string, olds: readonly (readonly string[])[]): string | null {
  const has = (path: string): boolean => {
    const lines = readFileSync(join(root, path), "utf8").split("\n");
    return olds.every((old) => placesOf(lines, old).length > 0);
  };
  const found = globSync("src/**/*.ts", { cwd: root }).filter(has);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The lines, counted from 1, at which a file contains a sequence of lines. */
function placesOf(lines: readonly string[], wanted: readonly string[]): number[] {
  const places: number[] = [];
  for (let at = 0; at + wanted.length <= lines.length; at += 1)
    if (wanted.every((line, offset) => lines[at + offset] === line)) places.push(at + 1);
  return places;
}

function nearest(places: readonly number[], line: number): number | null {
  return places.toSorted((left, right) => Math.abs(left - line) - Math.abs(right - line))[0] ?? null;
}
