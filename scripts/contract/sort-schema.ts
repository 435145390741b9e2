import type { Schema } from "./document.ts";

/** The form of the name of a custom field. */
const CUSTOM_FIELD = "custom_fields\\.[a-z][a-z0-9_]{0,49}";

/** Returns the schema of a sort by up to four of these fields, or of custom fields. */
export function sortSchema(fields: readonly string[], custom = false): Schema {
  const field = `-?(${[...fields, ...(custom ? [CUSTOM_FIELD] : [])].join("|")})`;
  return { type: "string", maxLength: 200, pattern: `^${field}(,${field}){0,3}$`, "x-expected": "sort" };
}
