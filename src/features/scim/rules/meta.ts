import type { JsonObject } from "./json.ts";

/** A resource with a version. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Returns the ETag of a version. It is weak: the groups of a user can change without a new version of the user. */
export function etagOf({ version }: Pick<Versioned, "version">): string {
  return `W/"${String(version)}"`;
}

/** Returns the metadata of a resource (RFC 7643 §3.1). */
export function metaOf(resourceType: "User" | "Group", resource: Versioned, base: string): JsonObject {
  const { id, created_at, updated_at } = resource;
  const location = `${base}/${resourceType}s/${id}`;
  return { resourceType, created: created_at, lastModified: updated_at, location, version: etagOf(resource) };
}
