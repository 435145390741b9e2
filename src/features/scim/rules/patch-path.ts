import { invalidPath } from "./errors.ts";
import { type AttributePath, createReader, type Filter, readAttribute, readOr } from "./filter.ts";

/** The target of a PATCH operation: `name.familyName`, `members[value eq "…"]` or `emails[type eq "work"].value`. */
export interface PatchPath {
  readonly schema: string | null;
  readonly name: string;
  /** Selects values of a multi-valued attribute. */
  readonly filter: Filter | null;
  readonly sub: string | null;
}

/** Parses the path of a PATCH operation (RFC 7644 §3.5.2). Throws invalidPath. */
export function parsePath(text: string): PatchPath {
  const reader = createReader(text, invalidPath);
  const attribute: AttributePath = readAttribute(reader);
  const { schema, name } = attribute;
  let { sub } = attribute;
  let filter: Filter | null = null;
  if (reader.accept("[")) {
    if (sub !== null) throw invalidPath("Only an attribute, not a sub-attribute, can have a filter in brackets.");
    filter = readOr(reader, 0);
    reader.expect("]", "a closing bracket");
    sub = reader.accept("sub")?.text.slice(1).toLowerCase() ?? null;
  }
  reader.end();
  return { schema, name, filter, sub };
}
