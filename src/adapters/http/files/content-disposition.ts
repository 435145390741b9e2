import { normalized } from "../../../base/contract/unicode.ts";

/**
 * Returns the header with which browsers save a response under this name (RFC 6266): `filename` for old clients, in
 * ASCII, and `filename*` with all characters (RFC 8187).
 */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  // `%` is replaced, because some clients decode it; quotes and backslashes would need escapes that others misread.
  const plain = normalized(name, "NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\%]/gu, "_");
  return plain === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
