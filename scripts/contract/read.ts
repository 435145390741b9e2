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

/** The API and tools of a project as one model, with all violations. */
export interface ContractModel {
  /** Merged and expanded. */
  readonly document: OpenApiDocument;
  readonly operations: readonly OperationModel[];
  readonly toolbox: Toolbox;
  readonly resources: readonly Resource[];
  readonly violations: readonly Violation[];
}

/** Reads and checks openapi/ and tool-schemas/ of a project. */
export function readContract(root: string): ContractModel {
  const loaded = loadContract(root, "openapi");
  const contract = loaded.violations.length ? { ...loaded, resources: [] } : expandResources(loaded);
  const { resources } = contract;
  if (contract.violations.length) {
    const toolbox = { tools: [], server: null };
    return {
      document: contract.document,
      operations: [],
      toolbox,
      resources,
      violations: inOrder(contract.violations),
    };
  }
  const violations: Violation[] = [];
  const document = expand(contract.document);
  const toolbox = loadTools(root, "tool-schemas", { document, resources }, violations);
  const operations = operationModels(document);
  violations.push(...checkContract({ contract, document, operations, toolbox }));
  return { document, operations, toolbox, resources, violations: inOrder(violations) };
}

/** Sorts by file, line and column, and removes duplicates. */
function inOrder(violations: readonly Violation[]): Violation[] {
  const unique = new Map(violations.map((one) => [orderOf(one), one]));
  return [...unique].sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)).map(([, one]) => one);
}

function orderOf({ file, line, column, message }: Violation): string {
  return `${file}\0${String(line).padStart(7, "0")}\0${String(column).padStart(5, "0")}\0${message}`;
}
