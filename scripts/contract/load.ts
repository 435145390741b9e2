import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { Document } from "yaml";
import { byCodeUnit, fromPointer, isObject, toPointer } from "./document.ts";
import type { OpenApiDocument } from "./document.ts";

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** One YAML or JSON file with the positions of everything in it. */
export interface Source {
  /** Relative to the project's root, with `/`. */
  readonly file: string;
  readonly value: unknown;
  position(pointer: string): { line: number; column: number };
}

export interface Contract {
  /** All files of openapi/ as one document; not expanded yet. */
  readonly document: OpenApiDocument;
  readonly violations: Violation[];
  /** Where in the files a pointer into the merged document stands. */
  locate(pointer: string): Omit<Violation, "message">;
}

/** Reads one YAML or JSON file; a syntax error becomes a violation. */
export function readSource(root: string, path: string, violations: Violation[]): Source {
  const file = relative(root, path).replaceAll("\\", "/");
  const lines = new LineCounter();
  const parsed = parseDocument(readFileSync(path, "utf8"), { lineCounter: lines, merge: true });
  for (const { message, pos } of parsed.errors) {
    const { line, col } = lines.linePos(pos[0]);
    violations.push({ file, line, column: col, message: message.split("\n")[0] ?? message });
  }
  const value: unknown = parsed.errors.length ? {} : parsed.toJS({ maxAliasCount: -1 });
  return { file, value, position: (pointer) => positionOf(parsed, lines, pointer) };
}

function positionOf(parsed: Document, lines: LineCounter, pointer: string): { line: number; column: number } {
  const parts = fromPointer(pointer);
  for (let length = parts.length; length > 0; length--) {
    const parent: unknown = length === 1 ? parsed.contents : parsed.getIn(parts.slice(0, length - 1), true);
    const key = parts[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (pair && isScalar(pair.key) && pair.key.range) return place(lines, pair.key.range[0]);
    }
    const node: unknown = parsed.getIn(parts.slice(0, length), true);
    if (isObject(node) && Array.isArray(node["range"])) return place(lines, Number(node["range"][0]));
  }
  return { line: 1, column: 1 };
}

function place(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** Merges every YAML file of a folder into one document whose references are all local. */
export function loadContract(root: string, folder: string): Contract {
  const violations: Violation[] = [];
  const files = readdirSync(join(root, folder)).filter((name) => /\.ya?ml$/.test(name));
  const sources = files.sort(byCodeUnit).map((name) => readSource(root, join(root, folder, name), violations));
  const merged: Record<string, unknown> = {};
  const origin = new Map<string, Source>();
  for (const source of sources) {
    if (isObject(source.value)) merge(merged, withoutAnchors(source.value), [], { source, origin, violations });
    else violations.push({ file: source.file, line: 1, column: 1, message: "is not a mapping" });
  }
  const document = { openapi: "3.1.0", info: { title: "", version: "" }, ...localReferences(merged) };
  return { document, violations, locate: (pointer) => locate(origin, sources, pointer) };
}

/** One OpenAPI document of any origin, in one file. */
export function loadDocument(path: string): OpenApiDocument {
  const violations: Violation[] = [];
  const source = readSource(process.cwd(), path, violations);
  const [first] = violations;
  if (first) throw new Error(`${first.file}:${first.line}:${first.column} ${first.message}`);
  if (!isObject(source.value)) throw new Error(`${source.file} is not an OpenAPI document`);
  spellMappings(source.value);
  return { openapi: "3.0.0", info: { title: "", version: "" }, ...source.value };
}

/** A discriminator may map to the bare name of a component; not every generator knows that. */
function spellMappings(value: unknown): void {
  if (Array.isArray(value)) for (const item of value) spellMappings(item);
  if (!isObject(value)) return;
  const mapping = isObject(value["discriminator"]) ? value["discriminator"]["mapping"] : undefined;
  for (const [key, target] of Object.entries(isObject(mapping) ? mapping : {})) {
    if (isObject(mapping) && typeof target === "string" && /^[\w.-]+$/.test(target))
      mapping[key] = `#/components/schemas/${target}`;
  }
  for (const inner of Object.values(value)) spellMappings(inner);
}

/** `x-examples` holds a file's YAML anchors; it means nothing by itself. */
function withoutAnchors({ "x-examples": _, ...value }: Record<string, unknown>): Record<string, unknown> {
  return value;
}

interface Merging {
  readonly source: Source;
  readonly origin: Map<string, Source>;
  readonly violations: Violation[];
}

/** Sections that several files fill; below them, a name belongs to one file. */
function isShared(path: readonly string[]): boolean {
  const [section = ""] = path;
  if (path.length === 1) return ["paths", "components", "webhooks"].includes(section);
  return path.length === 2 && section === "components";
}

function merge(target: Record<string, unknown>, from: Record<string, unknown>, path: string[], merging: Merging): void {
  for (const [key, value] of Object.entries(from)) {
    const inner = [...path, key];
    // Holds a file's YAML anchors, nothing of the contract.
    if (inner.length === 1 && key === "x-examples") continue;
    const existing = target[key];
    if (inner.join("/") === "x-examples") continue; // only holds YAML anchors
    if (inner.join("/") === "tags" && Array.isArray(existing) && Array.isArray(value))
      existing.push(...(value as unknown[]));
    else if (isShared(inner) && isObject(value) && (existing === undefined || isObject(existing))) {
      const child = existing ?? {};
      target[key] = child;
      merge(child, value, inner, merging);
    } else if (existing === undefined) {
      target[key] = value;
      merging.origin.set(toPointer(inner), merging.source);
    } else {
      const where = merging.source.position(toPointer(inner));
      const other = merging.origin.get(toPointer(inner))?.file ?? "another file";
      const message = `${inner.join(".")} is also in ${other}: a name belongs to one file`;
      merging.violations.push({ file: merging.source.file, ...where, message });
    }
  }
}

function locate(origin: Map<string, Source>, sources: Source[], pointer: string): Omit<Violation, "message"> {
  const parts = fromPointer(pointer);
  for (let length = parts.length; length > 0; length--) {
    const source = origin.get(toPointer(parts.slice(0, length)));
    if (source) return { file: source.file, ...source.position(pointer) };
  }
  return { file: sources[0]?.file ?? "openapi", line: 1, column: 1 };
}

function localReferences<Value>(value: Value): Value {
  const text = JSON.stringify(value, (key, inner: unknown) =>
    key === "$ref" && typeof inner === "string" ? inner.replace(/^[^#]*#/, "#") : inner,
  );
  return JSON.parse(text) as Value;
}
