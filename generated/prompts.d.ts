// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { ToolName } from "./tools.d.ts";
import type { Permission } from "./vocabulary.d.ts";

/** A text in each language. */
export interface TextByLocale {
  readonly en: string;
  readonly fr: string;
}

/** A prompt that users can choose; see tool-schemas/prompt.schema.json. */
export interface Prompt {
  readonly name: string;
  readonly title: TextByLocale;
  readonly description: TextByLocale;
  readonly scope: string;
  readonly permission: Permission;
  readonly arguments: readonly PromptArgument[];
  /** `{name}` stands for an argument. */
  readonly text: TextByLocale;
}

export interface PromptArgument {
  readonly name: string;
  readonly description: TextByLocale;
  /** The text for an omitted argument; absent if the argument is required. */
  readonly default?: TextByLocale;
  readonly completion?: {
    /** The name of a resource template, whose labels are suggested. */
    readonly resource?: string;
    readonly values?: { readonly en: readonly string[]; readonly fr: readonly string[] };
  };
}

/** A call of a tool whose arguments contain variables: `{id}`, `{me}`, `{text}`. */
export interface TemplateCall {
  readonly tool: ToolName;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** A call that returns a list, and the members of its items. */
export interface TemplateLookup extends TemplateCall {
  readonly items: string;
  readonly id: string;
  readonly label: readonly string[];
}

/** A kind of record that applications can read as a resource; see tool-schemas/resource.schema.json. */
export interface ResourceTemplate {
  readonly name: string;
  readonly title: TextByLocale;
  readonly description: TextByLocale;
  /** Ends with the variable `{id}`. */
  readonly uriTemplate: string;
  readonly read: TemplateCall;
  readonly recent: TemplateLookup;
  readonly search?: TemplateLookup;
}

export declare const prompts: readonly Prompt[];
export declare const resourceTemplates: readonly ResourceTemplate[];
