import type { Utm } from "./input.ts";
import { escapeAttribute, rewriteLinks } from "../../platform/rules/html-links.ts";
import { htmlToText } from "../../platform/rules/html-text.ts";
import { renderHtml, renderLine, renderText, type TemplateValues } from "../../mail/rules/template.ts";

/** What is written of a campaign. */
export interface CampaignTexts {
  readonly name: string;
  readonly subject: string | null;
  readonly preview_text: string | null;
  readonly html_body: string | null;
  readonly text_body: string | null;
  readonly utm: Utm | null;
}

/** A campaign as one recipient gets it; the text is never missing. */
export interface CampaignMessage {
  readonly subject: string;
  readonly html: string | null;
  readonly text: string;
}

/** How what becomes of a message is noted. */
export interface Traces {
  /** The address of a picture that nobody sees. */
  readonly pixel: string | null;
  /** What a link to a web page becomes. */
  readonly link: (url: string) => string;
}

/** Nothing is noted. */
export const untraced: Traces = { pixel: null, link: (url) => url };

const MAX_SUBJECT_LENGTH = 255;

/**
 * Writes a campaign for one recipient. Links to web pages get its `utm` values and are traced, but not the one to unsubscribe.
 * Who reads the text is not traced: the addresses would be longer than what is said.
 */
export function campaignMessage(
  campaign: CampaignTexts,
  values: TemplateValues,
  traces: Traces = untraced,
): CampaignMessage {
  const { html_body, text_body, utm } = campaign;
  const changed = (html: string, change: (url: string) => string): string =>
    rewriteLinks(html, (url) => (url === values.unsubscribe_url ? url : change(url)));
  const body = html_body === null ? null : renderHtml(html_body, values);
  const marked = body !== null && utm !== null ? changed(body, (url) => withUtm(url, utm)) : body;
  const preview = renderLine(campaign.preview_text ?? "", values).trim();
  return {
    subject: subjectOf(campaign, values),
    html: marked === null ? null : withPixel(withPreview(changed(marked, traces.link), preview), traces.pixel),
    text: text_body === null ? htmlToText(marked ?? "") : renderText(text_body, values),
  };
}

function subjectOf({ subject, name }: CampaignTexts, values: TemplateValues): string {
  const line = renderLine(subject ?? "", values).trim();
  return Array.from(line === "" ? name : line)
    .slice(0, MAX_SUBJECT_LENGTH)
    .join("");
}

/** What the link itself says goes first. */
function withUtm(address: string, utm: Utm): string {
  const url = new URL(address);
  const missing = Object.entries(utm).filter(
    ([name, value]) => typeof value === "string" && value !== "" && !url.searchParams.has(`utm_${name}`),
  );
  if (missing.length === 0) return address;
  const added = missing.map(([name, value]) => `utm_${name}=${encodeURIComponent(String(value))}`).join("&");
  url.search = url.search === "" ? added : `${url.search}&${added}`;
  return url.href;
}

/** Mail programs show the beginning of a message beside its subject: this one, which nobody sees in the message itself. */
function withPreview(html: string, preview: string): string {
  if (preview === "") return html;
  const hidden = "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all";
  const piece = `<div style="${hidden}">${escapeAttribute(preview)}</div>`;
  const body = /<body\b[^>]*>/i.exec(html);
  const at = body === null ? 0 : body.index + body[0].length;
  return html.slice(0, at) + piece + html.slice(at);
}

/** At the end: what comes before it is shown first. */
function withPixel(html: string, address: string | null): string {
  if (address === null) return html;
  const picture = `<img src="${escapeAttribute(address)}" width="1" height="1" alt="" style="display:block;border:0">`;
  const end = html.search(/<\/body\s*>/i);
  return end < 0 ? html + picture : html.slice(0, end) + picture + html.slice(end);
}
