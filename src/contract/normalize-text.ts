/**
 * Normalizes a text for storage: Unicode NFC, trimmed, `
 * ` as line ends.
 */
export function normalizeText(text: string): string {
  const lines = text.includes("\r") ? text.replaceAll("\r\n", "\n").replaceAll("\r", "\n") : text;
  return lines.normalize("NFC").trim();
}
