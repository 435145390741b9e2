import type { OpenApiDocument } from "../document.ts";
import type { ToolFile } from "../tools.ts";

/** The part of a prompt that applications depend on. */
export interface ReleasedPrompt {
  readonly name: string;
  readonly scope: string;
  readonly permission: string;
  readonly arguments: readonly { readonly name: string; readonly required: boolean }[];
}

/** A released contract: the expanded document, and the tools as clients see them. */
export interface Release {
  readonly document: OpenApiDocument;
  readonly tools: readonly ToolFile[];
  readonly prompts: readonly ReleasedPrompt[];
  /** URI templates of resources. */
  readonly templates: readonly string[];
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

/** A change with the operation, webhook, tool, prompt, resource, permission or code that it affects. */
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
