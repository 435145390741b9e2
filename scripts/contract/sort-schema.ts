import type { Schema } from "./document.ts";

/** In a list of sort fields: the custom fields of the records. */
export const CUSTOM_SORT = "custom_fields.<key>";

/** The form of the name of a custom field. */
const CUSTOM_FIELD = "custom_fields\\.[a-z][a-z0-9_]{0,49}";

/** Returns the schema of a sort by up to four of these fields. */
export function sortSchema(fields: readonly string[]): Schema {
  const names = fields.map((name) => (name === CUSTOM_SORT ? CUSTOM_FIELD : name));
  const field = `-?(${names.join("|")})`;
  return { type: "string", maxLength: MAX_LENGTH, pattern: `^${field}(,${field}){0,3}$`, "x-expected": "sort" };
}

const MAX_LENGTH = 300;
