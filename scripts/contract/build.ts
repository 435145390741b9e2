import { relative, resolve } from "node:path";
import type { Emitter, Files, Model } from "../emit/output.ts";
import { normalized } from "./document-form.ts";
import { documentOperations } from "./document-operations.ts";
import { loadDocument } from "./load.ts";
import type { Violation } from "./load.ts";
import { readContract } from "./read.ts";

/** The generated files, or all violations of the contract. */
export interface BuildResult {
  readonly files: Files;
  readonly violations: readonly Violation[];
}

/** Reads and checks the contract of a project, and emits all files. */
export async function buildContract(root: string): Promise<BuildResult> {
  const { document, operations, toolbox, violations } = readContract(root);
  if (violations.length) return { files: {}, violations };
  const model: Model = {
    document,
    operations,
    tools: toolbox.tools,
    server: toolbox.server?.value ?? {},
    contractPath: "../src/contract/",
    house: true,
  };
  const { emitters } = await import("../emit/all.ts");
  return { files: await emitAll(model, emitters), violations };
}

/** Emits types, validators, route table, handlers and SDK for any OpenAPI document, without this project's rules. */
export async function buildDocument(file: string, out: string): Promise<BuildResult> {
  const source = loadDocument(file);
  const document = normalized(source);
  const path = relative(out, resolve(import.meta.dirname, "../../src/contract")).replaceAll("\\", "/");
  const operations = documentOperations(document);
  const model: Model = { document, operations, tools: [], server: {}, contractPath: `${path}/`, house: false };
  const { documentEmitters } = await import("../emit/all.ts");
  const published = { "openapi.json": `${JSON.stringify(source, null, 2)}\n` };
  return { files: { ...published, ...(await emitAll(model, documentEmitters)) }, violations: [] };
}

async function emitAll(model: Model, list: readonly Emitter[]): Promise<Files> {
  const files: Files = {};
  for (const emit of list) Object.assign(files, await emit(model));
  return files;
}
