import type { OpenApiDocument, OperationObject, PathItem } from "../document.ts";
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

/** An operation, and where the contract declares it. */
export interface OperationContext {
  readonly document: OpenApiDocument;
  readonly path: string;
  readonly method: string;
  readonly item: PathItem;
  readonly operation: OperationObject;
}

/**
 * Returns the key with the violation, or a missing key (then the operation's location is reported), and the message.
 */
export type OperationRule = (context: OperationContext) => Generator<[key: string, message: string]>;
