import type { OpenApiDocument, OperationObject, PathItem } from "../document.ts";

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
