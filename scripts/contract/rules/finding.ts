import type { OpenApiDocument } from "../document.ts";
import type { Contract } from "../load.ts";
import type { OperationModel } from "../operation-model.ts";
import type { Toolbox } from "../tools.ts";

/** The input of the rules. */
export interface RuleInput {
  readonly contract: Contract;
  /** Expanded. */
  readonly document: OpenApiDocument;
  readonly operations: readonly OperationModel[];
  readonly toolbox: Toolbox;
}

export type { Finding } from "../finding.ts";
