/** Files of the small contract. */
export const notes = "openapi/notes.yaml";
export const common = "openapi/common.yaml";
export const tool = "tool-schemas/crm/list_notes.json";
export const scopes = "tool-schemas/server.json";

/** Replaces a piece of text in a file, or deletes the file. */
export type Edit = readonly [file: string, from: string, to: string, where?: "everywhere"] | readonly [file: string];

/** A small change of a released contract, and the lines about it. */
export interface ChangeCase {
  readonly title: string;
  /** Edits of the released contract, before the change. */
  readonly released?: readonly Edit[];
  readonly edits: readonly Edit[];
  /** Lines about changes that break clients. */
  readonly breaking: readonly string[];
  /** Lines about changes that clients should know. */
  readonly notices?: readonly string[];
}
