import type { OpenApiDocument } from "../document.ts";
import type { Contract, Violation } from "../load.ts";
import type { OperationModel } from "../operations.ts";
import type { Toolbox } from "../tools.ts";
import { checkOperations } from "./operations.ts";
import { checkPaths } from "./paths.ts";
import { checkReferences } from "./references.ts";
import { checkBodies } from "./bodies.ts";
import { checkSchemas } from "./schemas.ts";
import { checkTools } from "./tools.ts";

/** What the rules look at. */
export interface Checked {
  readonly contract: Contract;
  /** Expanded. */
  readonly document: OpenApiDocument;
  readonly operations: readonly OperationModel[];
  readonly toolbox: Toolbox;
}

/** A broken rule and the place in the merged document where it is broken. */
export interface Finding {
  readonly pointer: string;
  readonly message: string;
}

const rules = [checkReferences, checkOperations, checkPaths, checkBodies, checkSchemas];

/** All rules of the house about a contract; every violation with its place in the files. */
export function checkContract(checked: Checked): Violation[] {
  const findings = rules.flatMap((rule) => [...rule(checked)]);
  const located = findings.map(({ pointer, message }) => ({ ...checked.contract.locate(pointer), message }));
  return [...located, ...checkTools(checked)];
}
