/**
 * Returns the media type of an image by its signature, because the declared type proves nothing; null if it is neither
 * PNG nor JPEG nor WebP. SVG is excluded: it can contain scripts.
 */
export function imageType(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  return head.startsWith("RIFF") && head.slice(8) === "WEBP" ? "image/webp" : null;
}
