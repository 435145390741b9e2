import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { CORE_SCHEMA, load, mergeTag } from "js-yaml";
import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Pair,
  type YAMLMap,
} from "yaml";
import { fromPointer } from "./document.ts";
import { isMergeKey, syntaxMistakes, type SyntaxMistake } from "./syntax.ts";

/** A violated rule, and its location in the merged document. */
export interface Finding {
  readonly pointer: string;
  readonly message: string;
}

/** A mistake in the contract, with its position. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A YAML or JSON file with the positions of its values. */
export interface Source {
  /** Relative to the project's root, with `/`. */
  readonly file: string;
  readonly value: unknown;
  /** Returns the position of a value, in the anchor if it is written there. */
  position(pointer: string): { line: number; column: number };
}

/** Reads a YAML or JSON file; syntax errors become violations. */
export function readSource(root: string, path: string, violations: Violation[]): Source {
  const file = relative(root, path).replaceAll("\\", "/");
  const { json, mistakes, nodes } = parseFile(path);
  for (const { offset, message } of mistakes) violations.push({ file, ...positionAt(nodes().lines, offset), message });
  const value: unknown = JSON.parse(json);
  const position = (pointer: string): ReturnType<typeof positionAt> =>
    positionAt(nodes().lines, offsetOf(nodes().parsed, pointer));
  return { file, value, position };
}

interface ParsedFile {
  readonly text: string;
  /** The value. */
  readonly json: string;
  readonly mistakes: readonly SyntaxMistake[];
  readonly nodes: () => Nodes;
}

/** The content of a file with positions. */
interface Nodes {
  readonly parsed: Document;
  readonly lines: LineCounter;
}

/** Files that `npm run dev` reads again after each change. Larger ones come from --document, which reads them once. */
const MAX_REMEMBERED = 500_000;
const remembered = new Map<string, ParsedFile>();

function parseFile(path: string): ParsedFile {
  const text = readFileSync(path, "utf8");
  const known = remembered.get(path);
  if (known?.text === text) return known;
  let found: Nodes | undefined;
  const nodes = (): Nodes => (found ??= parseNodes(text));
  const isJson = path.endsWith(".json");
  const json = correctValue(text, isJson);
  const file = json === null ? { text, nodes, ...checked(nodes(), text, isJson) } : { text, nodes, json, mistakes: [] };
  if (text.length <= MAX_REMEMBERED) remembered.set(path, file);
  return file;
}

const MERGING = CORE_SCHEMA.withTags(mergeTag);

/** Returns the value of a file as JSON, or null if the file has a mistake. It takes a fifth of the time of `parseNodes`. */
function correctValue(text: string, isJson: boolean): string | null {
  try {
    if (isJson) JSON.parse(text);
    return JSON.stringify(load(text, { schema: MERGING }));
  } catch {
    return null;
  }
}

function parseNodes(text: string): Nodes {
  const lines = new LineCounter();
  return { parsed: parseDocument(text, { lineCounter: lines, merge: true }), lines };
}

function checked({ parsed }: Nodes, text: string, isJson: boolean): Pick<ParsedFile, "json" | "mistakes"> {
  const mistakes = syntaxMistakes(parsed, text, isJson);
  return { json: mistakes.length > 0 ? "{}" : JSON.stringify(parsed.toJS({ maxAliasCount: -1 })), mistakes };
}

/** Returns the offset of the key or item at a pointer, or of the nearest value that contains it. */
function offsetOf(parsed: Document, pointer: string): number {
  let offset = startOf(parsed.contents) ?? 0;
  let node: unknown = parsed.contents;
  for (const part of fromPointer(pointer)) {
    const target = isAlias(node) ? node.resolve(parsed) : node;
    if (isMap(target)) {
      const pair = pairOf(target, part, parsed);
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(target)) {
      const item: unknown = target.items[Number(part)];
      if (item === undefined) break;
      node = isPair(item) ? item.value : item;
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset;
}

/** Returns the pair with this key, also if it is merged from an anchor (`<<`). */
function pairOf(map: YAMLMap, key: string, parsed: Document): Pair | undefined {
  const own = map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
  if (own) return own;
  for (const { key: name, value } of map.items) {
    if (!isScalar(name) || !isMergeKey(name)) continue;
    for (const part of isSeq(value) ? value.items : [value]) {
      const merged = isAlias(part) ? part.resolve(parsed) : part;
      const found = isMap(merged) ? pairOf(merged, key, parsed) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

function startOf(node: unknown): number | undefined {
  const known = isScalar(node) || isAlias(node) || isCollection(node);
  return known ? node.range?.[0] : undefined;
}

function positionAt(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** Formats violations: one line each, with its location, and their number. */
export function describeViolations(violations: readonly Violation[]): string {
  const lines = violations.map(
    ({ file, line, column, message }) => `${file}:${String(line)}:${String(column)} ${message}`,
  );
  const count = `${String(violations.length)} ${violations.length === 1 ? "problem" : "problems"}`;
  return `${lines.join("\n")}\n\n${count}; nothing was written.`;
}
