/** How a text is stored: Unicode NFC, trimmed, and line ends as `\n`. */
export function normalizeText(text: string): string {
  const lines = text.includes("\r") ? text.replaceAll("\r\n", "\n").replaceAll("\r", "\n") : text;
  return lines.normalize("NFC").trim();
}
