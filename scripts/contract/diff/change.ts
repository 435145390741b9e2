import type { OpenApiDocument } from "../document.ts";
import type { ToolFile } from "../tools.ts";

/** A released contract: the expanded document, and the tools as clients see them. */
export interface Release {
  readonly document: OpenApiDocument;
  readonly tools: readonly ToolFile[];
  /** The permissions of each scope. */
  readonly scopes: Readonly<Record<string, readonly string[]>>;
}

/** A change that clients must or should react to. */
export interface Advice {
  /** One sentence: what a client has to do, and why. */
  readonly message: string;
  /** False: a working client continues to work, but should know about the change. */
  readonly breaking: boolean;
}

/** A change with the operation, webhook, tool, permission or code that it affects. */
export interface Change extends Advice {
  readonly subject: string;
}

/** Returns the sentence for a change that breaks clients. */
export function breaking(action: string, reason: string): Advice {
  return { message: `${action}: ${reason}.`, breaking: true };
}

/** Returns the sentence for a change that breaks no client. */
export function notice(action: string, reason: string): Advice {
  return { message: `${action}: ${reason}.`, breaking: false };
}

/** Returns values as a list in a sentence: `"a", "b"`. */
export function listed(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}
