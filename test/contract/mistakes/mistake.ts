/** A mistake that is introduced into the small contract. */
export interface Mistake {
  readonly title: string;
  readonly file: string;
  /** The text that is replaced. */
  readonly from: string | RegExp;
  /** The text with the mistake; ▶ marks the position that must be reported. In a pattern, `$1` is the first group. */
  readonly to: string;
  readonly message: string;
}

export const NOTES = "openapi/notes.yaml";
export const COMMON = "openapi/common.yaml";
export const TOOL = "tool-schemas/crm/list_notes.json";
export const SERVER = "tool-schemas/server.json";
