import type { Schema } from "./document.ts";

/** Returns the schema of a sort by up to four of these fields. */
export function sortSchema(fields: readonly string[]): Schema {
  const field = `-?(${fields.join("|")})`;
  return { type: "string", maxLength: 200, pattern: `^${field}(,${field}){0,3}$`, "x-expected": "sort" };
}
