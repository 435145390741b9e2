import type { OpenApiDocument } from "../document.ts";
import type { ToolFile } from "../tools.ts";

/** A released contract: the expanded document, and the tools as clients see them. */
export interface Release {
  readonly document: OpenApiDocument;
  readonly tools: readonly ToolFile[];
}

/** A change that can break a working client. */
export interface BreakingChange {
  /** The affected operation, tool, permission etc. */
  readonly subject: string;
  readonly message: string;
}
