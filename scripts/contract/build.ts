import { relative, resolve } from "node:path";
import type { Files, Model } from "../emit/output.ts";
import { documentEmitters, emitters } from "../emit/all.ts";
import { expand } from "./expand.ts";
import { loadContract, loadDocument } from "./load.ts";
import type { Violation } from "./load.ts";
import { operationModels } from "./operations.ts";
import { checkContract } from "./rules/rules.ts";
import { loadTools } from "./tools.ts";

/** What the contract gives: the files, or else everything that is wrong with it. */
export interface Built {
  readonly files: Files;
  readonly violations: readonly Violation[];
}

export interface Folders {
  readonly root: string;
  readonly openapi: string;
  readonly tools: string;
}

/** Reads and checks the contract of a project and emits everything. */
export async function buildContract({ root, openapi, tools }: Folders): Promise<Built> {
  const contract = loadContract(root, openapi);
  const violations = [...contract.violations];
  if (violations.length) return { files: {}, violations: inOrder(violations) };
  const document = expand(contract.document);
  const toolbox = loadTools(root, tools, document, violations);
  const operations = operationModels(document);
  violations.push(...checkContract({ contract, document, operations, toolbox }));
  if (violations.length) return { files: {}, violations: inOrder(violations) };
  const model: Model = {
    document,
    operations,
    tools: toolbox.tools,
    server: toolbox.server?.value ?? {},
    contractPath: "../src/contract/",
    house: true,
  };
  return { files: await emitAll(model, emitters), violations };
}

/** Emits types, validators and SDK of one document of any origin; none of the house's rules apply. */
export async function buildDocument(file: string, out: string): Promise<Built> {
  const document = loadDocument(file);
  const path = relative(out, resolve(import.meta.dirname, "../../src/contract")).replaceAll("\\", "/");
  const contractPath = `${path}/`;
  const model: Model = {
    document,
    operations: operationModels(document),
    tools: [],
    server: {},
    contractPath,
    house: false,
  };
  return { files: await emitAll(model, documentEmitters), violations: [] };
}

async function emitAll(model: Model, list: typeof emitters): Promise<Files> {
  const files: Files = {};
  for (const emit of list) Object.assign(files, await emit(model));
  return files;
}

function inOrder(violations: readonly Violation[]): Violation[] {
  const key = (one: Violation): string =>
    `${one.file}\0${String(one.line).padStart(7, "0")}\0${String(one.column).padStart(5, "0")}\0${one.message}`;
  const unique = new Map(violations.map((one) => [key(one), one]));
  return [...unique].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)).map(([, one]) => one);
}
