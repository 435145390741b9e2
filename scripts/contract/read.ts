import { missingForAggregates } from "./aggregates.ts";
import { missingForBatches } from "./batches.ts";
import type { OpenApiDocument } from "./document.ts";
import { expand } from "./expand.ts";
import { exampleViolations } from "./lint/examples.ts";
import { recommendedProblems } from "./lint/recommended.ts";
import { checkStructure } from "./lint/structure.ts";
import { loadContract } from "./load.ts";
import type { Contract } from "./load.ts";
import { operationModels } from "./operations.ts";
import type { OperationModel } from "./operation-model.ts";
import { expandResources } from "./resource/expand.ts";
import type { Resource } from "./resource/resource.ts";
import { undeclaredTags } from "./rules/document.ts";
import type { Finding } from "./source.ts";
import { checkReferences, fileTargets, toolTargets } from "./rules/references.ts";
import { checkContract } from "./rules/rules.ts";
import { placeholders } from "./rules/texts.ts";
import { unusedComponents } from "./rules/unused.ts";
import type { Violation } from "./source.ts";
import { readToolFiles, toToolbox } from "./tools.ts";
import type { Toolbox, ToolFiles } from "./tools.ts";

/** The API and tools of a project as one model. */
interface LoadedModel {
  /** Merged and expanded; empty if the files cannot be merged. */
  readonly document: OpenApiDocument;
  readonly operations: readonly OperationModel[];
  readonly toolbox: Toolbox;
  readonly resources: readonly Resource[];
  /** False if the files cannot be read: the other parts are then empty. */
  readonly readable: boolean;
  /** Checks everything; returns all mistakes in the order of their files and lines. */
  readonly check: () => Promise<Violation[]>;
}

/** The API and tools of a project as one model, with all mistakes. */
export interface ContractModel extends Omit<LoadedModel, "readable" | "check"> {
  readonly violations: readonly Violation[];
}

/** Reads openapi/ and tool-schemas/ of a project and checks the rules of this project. */
export function readContract(root: string): ContractModel {
  const { contract: _, checkRules, ...model } = read(root);
  return { ...model, violations: inOrder(checkRules()) };
}

/** Reads openapi/ and tool-schemas/ of a project and checks everything. */
export async function readCheckedContract(root: string): Promise<ContractModel> {
  const { check, readable: _, ...model } = loadModel(root);
  return { ...model, violations: await check() };
}

/** Reads openapi/ and tool-schemas/ of a project. */
export function loadModel(root: string): LoadedModel {
  const { contract, checkRules, ...model } = read(root);
  const check = async (): Promise<Violation[]> =>
    inOrder(model.readable ? await checkAll({ contract, checkRules, ...model }) : checkRules());
  return { ...model, check };
}

/**
 * Checks the rules, then that texts are written, the recommended rules of OpenAPI, and examples and defaults: these
 * depend on the rules.
 */
async function checkAll({ contract, checkRules, ...model }: Omit<Reading, "readable">): Promise<Violation[]> {
  const { document, toolbox } = model;
  const located = ({ pointer, message }: Finding): Violation => ({ ...contract.locate(pointer), message });
  const violations = [
    ...checkRules(),
    ...placeholders(contract, toolbox),
    ...[...undeclaredTags(contract.document)].map(located),
  ];
  if (violations.length > 0) return violations;
  const findings = [...(await recommendedProblems(contract.document)), ...unusedComponents(contract, model)];
  return [...findings.map(located), ...exampleViolations(document, contract, toolbox)];
}

interface Reading extends Omit<LoadedModel, "check"> {
  readonly contract: Contract;
  readonly checkRules: () => Violation[];
}

function read(root: string): Reading {
  const files = readToolFiles(root, "tool-schemas");
  const loaded = loadContract(root, "openapi");
  const syntax = [...loaded.violations, ...files.violations];
  const unreadable = syntax.length > 0 ? syntax : structureMistakes(loaded, files);
  if (unreadable.length > 0) return unread(loaded, unreadable);
  const contract = expandResources(loaded);
  const unresolved = contract.violations.length > 0 ? contract.violations : referenceMistakes(contract, files);
  if (unresolved.length > 0) return unread(loaded, unresolved);
  const violations: Violation[] = [];
  const document = expand(contract.document);
  const toolbox = toToolbox(files, { document, resources: contract.resources }, violations);
  const operations = operationModels(document);
  const checkRules = (): Violation[] => [...violations, ...checkContract({ contract, document, operations, toolbox })];
  return { contract, document, operations, toolbox, resources: contract.resources, readable: true, checkRules };
}

const NO_TOOLS: Toolbox = { tools: [], prompts: [], templates: [], server: null };

/** Returns the mistakes of files that cannot be read: all later mistakes could follow from them. */
function unread(contract: Contract, violations: Violation[]): Reading {
  const empty = { operations: [], toolbox: NO_TOOLS, resources: [], readable: false };
  const { document } = contract;
  return { ...empty, contract: { ...contract, sources: [] }, document, checkRules: () => violations };
}

function structureMistakes({ sources }: Contract, { tools, prompts, templates, server }: ToolFiles): Violation[] {
  return [
    ...checkStructure("openapi", sources),
    ...checkStructure("tool", tools),
    ...checkStructure("prompt", prompts),
    ...checkStructure("resource", templates),
    ...checkStructure("server", server === null ? [] : [server]),
  ];
}

function referenceMistakes(contract: Contract, { tools }: ToolFiles): Violation[] {
  const ofTools = [...fileTargets(tools, contract.sources), ...toolTargets(tools, contract)];
  const missing = [...missingForBatches(contract.document), ...missingForAggregates(contract.document)];
  const located = missing.map(({ pointer, message }) => ({ ...contract.locate(pointer), message }));
  return [...contract.conflicts, ...checkReferences(contract), ...located, ...ofTools];
}

/** Sorts by file, line and column, and removes duplicates. */
function inOrder(violations: readonly Violation[]): Violation[] {
  const unique = new Map(violations.map((one) => [orderOf(one), one]));
  return [...unique].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)).map(([, one]) => one);
}

function orderOf({ file, line, column, message }: Violation): string {
  return `${file}\0${String(line).padStart(7, "0")}\0${String(column).padStart(5, "0")}\0${message}`;
}
