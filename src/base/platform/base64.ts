/** Decodes base64 (RFC 4648 §4, padding required); returns null if the text is not valid. */
export function decodeBase64(text: string): Uint8Array | null {
  const digits = text.endsWith("==") ? text.slice(0, -2) : text.endsWith("=") ? text.slice(0, -1) : text;
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/]/.test(digits)) return null;
  return Buffer.from(text, "base64");
}
