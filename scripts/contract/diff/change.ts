import type { OpenApiDocument } from "../document.ts";
import type { ToolFile } from "../tools.ts";
import { deprecationOf } from "../deprecation.ts";

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

interface Removal {
  /** The action of a client. */
  readonly action: string;
  /** "it was removed", or "it was renamed". */
  readonly reason: string;
  /** The day of the comparison, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Returns the advice for a removal, which is allowed from the sunset date in the released contract on. */
export function removal(released: unknown, { action, reason, today }: Removal): Advice {
  const deprecation = deprecationOf(released);
  if (deprecation === null) return breaking(action, reason);
  const { sunset } = deprecation;
  if (today < sunset) return breaking(action, `${reason} before its sunset date ${sunset}`);
  return notice(action, `${reason} after its sunset date ${sunset}`);
}

/** Returns the advice for a new deprecation and for an earlier sunset date. */
export function* deprecationChanges(name: string, old: unknown, now: unknown): Generator<Advice> {
  const [was, is] = [deprecationOf(old), deprecationOf(now)];
  if (is === null) return;
  const action = `Stop using ${name} before ${is.sunset}`;
  if (was === null) {
    const instead = is.replacement === undefined ? "" : `; its replacement is \`${is.replacement}\``;
    yield notice(action, `it is deprecated since ${is.since}${instead}`);
  } else if (is.sunset < was.sunset) yield breaking(action, `its sunset date was ${was.sunset}`);
}
