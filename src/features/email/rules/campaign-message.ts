import type { Utm } from "./campaigns.ts";
import { withPreviewText } from "../../../base/mail/rules/email-layout.ts";
import { escapeAttribute, rewriteLinks } from "../../../base/platform/rules/html-parts.ts";
import { htmlToText } from "../../../base/platform/rules/html-text.ts";
import { renderHtml, renderLine, renderText, type TemplateValues } from "../../../base/mail/rules/template.ts";

/** The texts of a campaign. */
export interface CampaignTexts {
  readonly name: string;
  readonly subject: string | null;
  readonly preview_text: string | null;
  readonly html_body: string | null;
  readonly text_body: string | null;
  readonly utm: Utm | null;
}

/** The message of a campaign to one recipient; the text is never missing. */
interface CampaignMessage {
  readonly subject: string;
  readonly html: string | null;
  readonly text: string;
}

/** How opens and clicks of a message are tracked. */
export interface MessageTracking {
  /** URL of an invisible picture; null: opens are not tracked. */
  readonly pixel: string | null;
  /** Returns the URL that replaces a link to a web page. */
  readonly link: (url: string) => string;
}

/** No tracking. */
export const noTracking: MessageTracking = { pixel: null, link: (url) => url };

/** How the HTML of a message is completed. */
interface MessageOptions {
  readonly tracking?: MessageTracking;
  /** Puts the content into a layout. */
  readonly wrap?: (content: string) => string;
}

const MAX_SUBJECT_LENGTH = 255;

/**
 * Renders a campaign for one recipient. Links to web pages get its `utm` parameters and are tracked, except the
 * unsubscribe link. Plain text is not tracked, because the URLs would be longer than the text.
 */
export function campaignMessage(
  campaign: CampaignTexts,
  values: TemplateValues,
  { tracking = noTracking, wrap = (content) => content }: MessageOptions = {},
): CampaignMessage {
  const { html_body, text_body, utm } = campaign;
  const changed = (html: string, change: (url: string) => string): string =>
    rewriteLinks(html, (url) => (url === values.unsubscribe_url ? url : change(url)));
  const body = html_body === null ? null : renderHtml(html_body, values);
  const marked = body !== null && utm !== null ? changed(body, (url) => withUtm(url, utm)) : body;
  const preview = renderLine(campaign.preview_text ?? "", values).trim();
  return {
    subject: subjectOf(campaign, values),
    html:
      marked === null
        ? null
        : withPixel(withPreviewText(wrap(changed(marked, tracking.link)), preview), tracking.pixel),
    text: text_body === null ? htmlToText(marked ?? "") : renderText(text_body, values),
  };
}

function subjectOf({ subject, name }: CampaignTexts, values: TemplateValues): string {
  const line = renderLine(subject ?? "", values).trim();
  return Array.from(line === "" ? name : line)
    .slice(0, MAX_SUBJECT_LENGTH)
    .join("");
}

/** Adds only parameters that the link does not have. */
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

/** Adds the pixel at the end, so that it loads after the content. */
function withPixel(html: string, address: string | null): string {
  if (address === null) return html;
  const picture = `<img src="${escapeAttribute(address)}" width="1" height="1" alt="" style="display:block;border:0">`;
  const end = html.search(/<\/body\s*>/i);
  return end < 0 ? html + picture : html.slice(0, end) + picture + html.slice(end);
}
