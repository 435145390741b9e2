import type { OpenApiDocument } from "../document.ts";
import type { ToolFile } from "../tools.ts";

/** A contract as it was released: the expanded document, and the tools as clients see them. */
export interface Release {
  readonly document: OpenApiDocument;
  readonly tools: readonly ToolFile[];
}

/** A change that can break a client which works today. */
export interface Breaking {
  /** What a reader looks for: an operation, a tool, a permission, … */
  readonly subject: string;
  readonly message: string;
}
