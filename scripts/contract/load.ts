import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { byCodeUnit, fromPointer, isObject, toPointer } from "./document.ts";
import type { OpenApiDocument } from "./document.ts";
import { readSource } from "./source.ts";
import type { Source, Violation } from "./source.ts";

export interface Contract {
  /** All files of openapi/ as one document, not expanded. */
  readonly document: OpenApiDocument;
  /** The files, with `x-examples`. */
  readonly sources: readonly Source[];
  /** Syntax errors; the document is empty if there are any. */
  readonly violations: Violation[];
  /** Names that several files define. */
  readonly conflicts: Violation[];
  /** Returns the file position for a pointer into the merged document. */
  locate(pointer: string): Omit<Violation, "message">;
}

/** Merges the YAML files of a folder into one document with local references only. */
export function loadContract(root: string, folder: string): Contract {
  const violations: Violation[] = [];
  const files = filesIn(join(root, folder));
  if (files.length === 0)
    violations.push({ file: folder, line: 1, column: 1, message: "no YAML files: add common.yaml" });
  const sources = files.sort(byCodeUnit).map((name) => readSource(root, join(root, folder, name), violations));
  for (const { file, value } of sources) {
    if (!isObject(value))
      violations.push({
        file,
        line: 1,
        column: 1,
        message: "the file is not a mapping: write `paths:` or `components:`",
      });
  }
  const conflicts: Violation[] = [];
  const merged: Record<string, unknown> = {};
  const origin = new Map<string, Source>();
  for (const source of violations.length > 0 ? [] : sources) {
    if (isObject(source.value))
      merge(merged, withoutAnchors(source.value), [], { source, origin, violations: conflicts });
  }
  const document = { openapi: "3.1.0", info: { title: "", version: "" }, ...localReferences(merged) };
  return { document, sources, violations, conflicts, locate: (pointer) => locate(origin, sources, pointer) };
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
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
