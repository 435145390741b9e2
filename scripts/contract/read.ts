import type { OpenApiDocument } from "./document.ts";
import { expand } from "./expand.ts";
import { loadContract } from "./load.ts";
import { expandResources } from "./resource/expand.ts";
import type { Resource } from "./resource/resource.ts";
import type { Violation } from "./load.ts";
import { operationModels } from "./operations.ts";
import type { OperationModel } from "./operations.ts";
import { checkContract } from "./rules/rules.ts";
import { loadTools } from "./tools.ts";
import type { Toolbox } from "./tools.ts";

/** The API and tools of a project as one model. */
interface LoadedModel {
  /** Merged and expanded. */
  readonly document: OpenApiDocument;
  readonly operations: readonly OperationModel[];
  readonly toolbox: Toolbox;
  readonly resources: readonly Resource[];
  /** False if a file has syntax errors; the model is empty then. */
  readonly readable: boolean;
  /** Checks the rules, and returns all violations with those found while loading. */
  readonly check: () => readonly Violation[];
}

/** The API and tools of a project as one model, with all violations. */
export interface ContractModel extends Omit<LoadedModel, "check" | "readable"> {
  readonly violations: readonly Violation[];
}

/** Reads and checks openapi/ and tool-schemas/ of a project. */
export function readContract(root: string): ContractModel {
  const { check, readable: _, ...model } = loadModel(root);
  return { ...model, violations: check() };
}

/** Reads openapi/ and tool-schemas/ of a project. */
export function loadModel(root: string): LoadedModel {
  const loaded = loadContract(root, "openapi");
  if (loaded.violations.length) {
    const { document, violations } = loaded;
    const empty = { document, operations: [], toolbox: { tools: [], server: null }, resources: [] };
    return { ...empty, readable: false, check: () => inOrder(violations) };
  }
  const contract = expandResources(loaded);
  const { resources } = contract;
  const violations: Violation[] = [];
  const document = expand(contract.document);
  const toolbox = loadTools(root, "tool-schemas", document, violations);
  const operations = operationModels(document);
  const check = (): Violation[] =>
    inOrder([...violations, ...checkContract({ contract, document, operations, toolbox })]);
  return { document, operations, toolbox, resources, readable: true, check };
}

/** Sorts by file, line and column, and removes duplicates. */
function inOrder(violations: readonly Violation[]): Violation[] {
  const unique = new Map(violations.map((one) => [orderOf(one), one]));
  return [...unique].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)).map(([, one]) => one);
}

function orderOf({ file, line, column, message }: Violation): string {
  return `${file}\0${String(line).padStart(7, "0")}\0${String(column).padStart(5, "0")}\0${message}`;
}
