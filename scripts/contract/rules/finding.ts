import type { OpenApiDocument } from "../document.ts";
import type { Contract } from "../load.ts";
import type { OperationModel } from "../operations.ts";
import type { Toolbox } from "../tools.ts";

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
