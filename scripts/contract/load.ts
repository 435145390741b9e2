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

/** A YAML or JSON file with the positions of its values. */
export interface Source {
  /** Relative to the project's root, with `/`. */
  readonly file: string;
  readonly value: unknown;
  position(pointer: string): { line: number; column: number };
}

export interface Contract {
  /** All files of openapi/ as one document, not expanded. */
  readonly document: OpenApiDocument;
  readonly violations: Violation[];
  /** Returns the file position for a pointer into the merged document. */
  locate(pointer: string): Omit<Violation, "message">;
}

/** Reads a YAML or JSON file; syntax errors become violations. */
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
      if (pair && isScalar(pair.key) && pair.key.range) return positionAt(lines, pair.key.range[0]);
    }
    const node: unknown = parsed.getIn(parts.slice(0, length), true);
    if (isObject(node) && Array.isArray(node["range"])) return positionAt(lines, Number(node["range"][0]));
  }
  return { line: 1, column: 1 };
}

function positionAt(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** Merges the YAML files of a folder into one document with local references only. */
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

/** Reads an OpenAPI document from a single file. */
export function loadDocument(path: string): OpenApiDocument {
  const value = readJson(path) ?? readYaml(path);
  if (!isObject(value)) throw new Error(`${path} is not an OpenAPI document`);
  expandMappings(value);
  return { openapi: "3.0.0", info: { title: "", version: "" }, ...value };
}

/** The parser of YAML also reads JSON, but takes thirty times as long. Returns undefined for other text. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readYaml(path: string): unknown {
  const violations: Violation[] = [];
  const source = readSource(process.cwd(), path, violations);
  const [first] = violations;
  if (first) throw new Error(`${first.file}:${first.line}:${first.column} ${first.message}`);
  return source.value;
}

/** A discriminator may map to the bare name of a component, which some generators do not support. */
function expandMappings(value: unknown): void {
  if (Array.isArray(value)) for (const item of value) expandMappings(item);
  if (!isObject(value)) return;
  const mapping = isObject(value["discriminator"]) ? value["discriminator"]["mapping"] : undefined;
  for (const [key, target] of Object.entries(isObject(mapping) ? mapping : {})) {
    if (isObject(mapping) && typeof target === "string" && /^[\w.-]+$/.test(target))
      mapping[key] = `#/components/schemas/${target}`;
  }
  for (const inner of Object.values(value)) expandMappings(inner);
}

/** `x-examples` only contains YAML anchors of a file. */
function withoutAnchors({ "x-examples": _, ...value }: Record<string, unknown>): Record<string, unknown> {
  return value;
}

interface MergeContext {
  readonly source: Source;
  readonly origin: Map<string, Source>;
  readonly violations: Violation[];
}

/** Sections to which several files contribute. Every name below them must be defined in one file. */
function isShared(path: readonly string[]): boolean {
  const [section = ""] = path;
  if (path.length === 1) return ["paths", "components", "webhooks"].includes(section);
  return path.length === 2 && section === "components";
}

function merge(
  target: Record<string, unknown>,
  from: Record<string, unknown>,
  path: string[],
  context: MergeContext,
): void {
  for (const [key, value] of Object.entries(from)) {
    const inner = [...path, key];
    const existing = target[key];
    if (inner.join("/") === "tags" && Array.isArray(existing) && Array.isArray(value))
      existing.push(...(value as unknown[]));
    else if (isShared(inner) && isObject(value) && (existing === undefined || isObject(existing))) {
      const child = existing ?? {};
      target[key] = child;
      merge(child, value, inner, context);
    } else if (existing === undefined) {
      target[key] = value;
      context.origin.set(toPointer(inner), context.source);
    } else {
      const where = context.source.position(toPointer(inner));
      const other = context.origin.get(toPointer(inner))?.file ?? "another file";
      const message = `${inner.join(".")} is also in ${other}: a name belongs to one file`;
      context.violations.push({ file: context.source.file, ...where, message });
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
