import { ScimError } from "./errors.ts";
import { etagOf } from "./meta.ts";

/** Throws 412 if the resource has none of the ETags; null means any. */
export function requireEtag(resource: { readonly version: number }, ifMatch: readonly string[] | null): void {
  if (ifMatch === null || matchesEtag(etagOf(resource), ifMatch)) return;
  throw new ScimError(412, null, `The resource has changed; its version is ${etagOf(resource)}.`);
}

/** Returns whether an ETag is in a list. Versions are compared weakly (RFC 7644 §3.14). */
export function matchesEtag(etag: string, list: readonly string[]): boolean {
  return list.some((one) => one === "*" || opaque(one) === opaque(etag));
}

/** Returns the ETags of a header; null if there is none. */
export function readEtags(header: string | undefined): readonly string[] | null {
  return header === undefined ? null : header.split(",").map((one) => one.trim());
}

function opaque(etag: string): string {
  return etag.replace(/^W\//i, "");
}
