/** Files of the small contract. */
export const notes = "openapi/notes.yaml";
export const common = "openapi/common.yaml";
export const tool = "tool-schemas/crm/list_notes.json";
export const scopes = "tool-schemas/server.json";

/** Returns the text before and after an edit: `maxLength: «10→20»` replaces `maxLength: 10` with `maxLength: 20`. */
export function editOf(notation: string): [from: string, to: string] {
  const [, before, from, to, after] = /^([^]*)«([^]*)→([^]*)»([^]*)$/.exec(notation) ?? [];
  if (before === undefined) throw new Error(`An edit is written as «from→to»: ${notation}`);
  return [`${before}${from ?? ""}${after ?? ""}`, `${before}${to ?? ""}${after ?? ""}`];
}

/** An edit of openapi/notes.yaml or of another file in the notation of `editOf`, or the file to delete. */
export type Edit = string | readonly [file: string, edit?: string, where?: "everywhere"];

/** A small change of a released contract, and the lines about it. */
export interface ChangeCase {
  /** Edits of the released contract, before the change. */
  readonly released?: readonly Edit[];
  readonly edits: readonly Edit[];
  /** Lines about changes that break clients. */
  readonly breaking?: readonly string[];
  /** Lines about changes that clients should know. */
  readonly notices?: readonly string[];
}
