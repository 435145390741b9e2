/**
 * Mistakes in the small contract by file and title: an edit in the notation of `editOf`, or a pattern and its replacement; and the message.
 * In the edit, ▶ marks the position that must be reported.
 */
export type MistakesByFile = Readonly<
  Record<string, Readonly<Record<string, readonly [edit: string | readonly [RegExp, string], message: string]>>>
>;

export const NOTES = "openapi/notes.yaml";
export const COMMON = "openapi/common.yaml";
export const TOOL = "tool-schemas/crm/list_notes.json";
export const SERVER = "tool-schemas/server.json";
