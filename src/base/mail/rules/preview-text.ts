import { escapeAttribute } from "../../platform/rules/html-links.ts";

/** Adds the preview text, hidden, at the beginning, where mail programs take the preview in their lists from. */
export function withPreviewText(html: string, preview: string): string {
  if (preview === "") return html;
  const hidden = "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all";
  const piece = `<div style="${hidden}">${escapeAttribute(preview)}</div>`;
  const body = /<body\b[^>]*>/i.exec(html);
  const at = body === null ? 0 : body.index + body[0].length;
  return html.slice(0, at) + piece + html.slice(at);
}
