import type { Locale } from "../../contract/caller.ts";
import { type AccentColours, accentColours } from "../../platform/rules/accent-colours.ts";
import { html, Html } from "../../platform/rules/html.ts";
import { emailFragment } from "./email-fragment.ts";
import { escapeAttribute } from "../../platform/rules/html-parts.ts";

/** The sender's appearance in an e-mail. */
export interface EmailBrand {
  readonly name: string;
  /** Accent colour (`#rrggbb`); null: that of the service. */
  readonly colour: string | null;
  /** Whether the logo is shown instead of the name. */
  readonly hasLogo: boolean;
}

/** An e-mail to be put into the layout. */
interface EmailLayout {
  readonly locale: Locale;
  readonly title: string;
  readonly brand: EmailBrand;
  /** Markup with the styles of contentStyles(), or foreign HTML: what an e-mail must not contain is left out of it. */
  readonly content: Html | string;
  /** Below the content; null: the place of the footer that each recipient gets when the message is sent. */
  readonly footer: Html | null;
}

/** The Content-ID of the logo, which is attached when the message is sent. */
export const LOGO_ID = "organization-logo";

/** The place of a footer that is added later. */
export const FOOTER_PLACE = "<!--footer-->";

/**
 * Renders an e-mail that is readable with and without style sheets, from 320 pixels, in light and dark programs. The
 * styles of light programs are inline; those of dark ones are in the style sheet, which such programs support.
 */
export function emailLayout(email: EmailLayout): string {
  const { locale, title, brand } = email;
  const accents = accentsOf(brand);
  return html`<!doctype html>
    <html lang="${locale}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>${title}</title>
        <style>
          ${new Html(styleSheet(accents.dark))}
        </style>
      </head>
      <body class="crm-page" style="${PAGE};margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%">
        <table ${TABLE} class="crm-page" width="100%" style="${PAGE}">
          <tr>
            <td class="crm-outer" align="center" style="padding:24px 12px">
              ${outlook(`<table ${TABLE.text} width="600"><tr><td>`)}
              <table ${TABLE} width="100%" style="max-width:600px;margin:0 auto;table-layout:fixed">
                ${rowsOf(email, accents.light)}
              </table>
              ${outlook("</td></tr></table>")}
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

const accentsOf = ({ colour }: EmailBrand): AccentColours => accentColours(colour ?? DEFAULT_ACCENT);

/** Returns the styles of the content by element, for content that needs no parsing because the service writes it. */
export const contentStyles = (brand: EmailBrand): ContentStyles => inlineStyles(accentsOf(brand).light);

/** Returns content that users wrote as a fragment with the styles of the brand. */
export const styledContent = (content: string, brand: EmailBrand): Html =>
  new Html(emailFragment(content, contentStyles(brand)).html);

/** A table for the layout only, which screen readers do not announce. */
const TABLE = new Html('role="presentation" border="0" cellpadding="0" cellspacing="0"');

function rowsOf({ brand, content, footer }: EmailLayout, accent: string): Html {
  const body = content instanceof Html ? content : styledContent(content, brand);
  const head = `padding:24px 32px 0;background-color:${LIGHT.card};border-top:4px solid ${accent};border-radius:8px 8px 0 0`;
  const main = `padding:24px 32px;background-color:${LIGHT.card};border-radius:0 0 8px 8px;color:${LIGHT.text};${FONT};font-size:16px;line-height:1.5;${WRAP}`;
  const foot = `padding:16px 32px;color:${LIGHT.quiet};${FONT};font-size:13px;line-height:1.5;${WRAP}`;
  return html`<tr>
      <td class="crm-card crm-pad" dir="auto" style="${head}">${headOf(brand)}</td>
    </tr>
    <tr>
      <td class="crm-card crm-content crm-pad" dir="auto" style="${main}">${body}</td>
    </tr>
    <tr>
      <td class="crm-foot crm-pad" dir="auto" style="${foot}">${footer ?? new Html(FOOTER_PLACE)}</td>
    </tr>`;
}

/** Returns a link for the footer. */
export const footerLink = (url: string, label: string): Html =>
  html`<a href="${url}" style="color:${LIGHT.quiet}">${label}</a>`;

/** Markup for Outlook on Windows only, which ignores `max-width`. */
const outlook = (markup: string): Html => new Html(`<!--[if mso]>${markup}<![endif]-->`);

/** The logo lies on white in dark programs too: most logos are drawn for light paper. */
function headOf({ name, hasLogo }: EmailBrand): Html {
  const font = `${FONT};font-size:18px;font-weight:600`;
  if (hasLogo) {
    const style = `display:inline-block;height:48px;width:auto;max-width:100%;padding:4px;background-color:#ffffff;border-radius:6px;border:0;object-fit:contain;${font};color:#1b2330`;
    return html`<img src="cid:${LOGO_ID}" alt="${name}" height="48" style="${style}" />`;
  }
  return html`<span class="crm-name" style="color:${LIGHT.text};${font};line-height:1.3;${WRAP}">${name}</span>`;
}

/** The accent of the service, as in style.css, and of organizations that have chosen none. */
const DEFAULT_ACCENT = "#1d4ed8";

/** The fonts of the device. */
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
/** The colours in light programs. */
const LIGHT = {
  page: "#f3f4f6",
  card: "#ffffff",
  text: "#1b2330",
  quiet: "#55606f",
  line: "#d5dae1",
  onAccent: "#ffffff",
};
const DARK = {
  page: "#10141b",
  card: "#1a202b",
  text: "#e8ecf2",
  quiet: "#a9b4c3",
  line: "#323c4b",
  onAccent: "#0d1524",
};

/** The background of the page. */
const PAGE = `background-color:${LIGHT.page}`;

/** Long words and links do not widen the page. */
const WRAP = "overflow-wrap:anywhere;word-break:break-word";

/** The styles of the content by element. */
export type ContentStyles = Readonly<ReturnType<typeof inlineStyles>>;

/** Returns the styles of the content by element. */
function inlineStyles(accent: string) {
  const heading = "margin:0 0 12px;line-height:1.3;font-weight:600";
  return {
    a: `color:${accent}`,
    button: `display:inline-block;padding:12px 24px;background-color:${accent};color:${LIGHT.onAccent};border-radius:6px;font-weight:600;text-align:center;text-decoration:none`,
    h1: `${heading};font-size:22px`,
    h2: `${heading};font-size:18px`,
    h3: `${heading};font-size:16px`,
    p: "margin:0 0 16px",
    ul: "margin:0 0 16px;padding-left:24px",
    ol: "margin:0 0 16px;padding-left:24px",
    img: "max-width:100%;height:auto;border:0",
    hr: `border:0;border-top:1px solid ${LIGHT.line};margin:24px 0`,
    blockquote: `margin:0 0 16px;padding-left:16px;border-left:4px solid ${LIGHT.line}`,
    table: "max-width:100%;margin:0 0 16px",
    th: "vertical-align:top",
    td: "vertical-align:top",
  };
}

/** The place of the accent in the style sheet. */
const ACCENT = "{accent}";

/** The styles of dark programs by selector. */
const DARK_STYLES: readonly (readonly [selectors: string, style: string])[] = [
  [".crm-page", `background-color:${DARK.page}!important`],
  [".crm-card", `background-color:${DARK.card}!important;border-color:${ACCENT}!important`],
  [".crm-content,.crm-name", `color:${DARK.text}!important`],
  [".crm-content a", `color:${ACCENT}!important`],
  [".crm-content a.button", `background-color:${ACCENT}!important;color:${DARK.onAccent}!important`],
  [".crm-content hr,.crm-content blockquote", `border-color:${DARK.line}!important`],
  [".crm-foot,.crm-foot div,.crm-foot a", `color:${DARK.quiet}!important;border-color:${DARK.line}!important`],
];

/** Returns the same selectors in the dark mode of Outlook on the web and on telephones. */
const outlookSelectors = (selectors: string): string =>
  selectors
    .split(",")
    .flatMap((selector) => [`[data-ogsc] ${selector}`, `[data-ogsb] ${selector}`])
    .join(",");

const STYLE_SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  ".crm-content>:last-child{margin-bottom:0!important}",
  ".crm-foot div{margin-top:0!important;padding-top:0!important;border-top:0!important}",
  "@media (max-width:480px){.crm-outer{padding:12px 0!important}.crm-pad{padding-left:20px!important;padding-right:20px!important}}",
  `@media (prefers-color-scheme:dark){${DARK_STYLES.map(([selectors, style]) => `${selectors}{${style}}`).join("")}}`,
  DARK_STYLES.map(([selectors, style]) => `${outlookSelectors(selectors)}{${style}}`).join(""),
].join("\n");

/** Returns the styles of narrow windows and of dark programs. */
const styleSheet = (accent: string): string => STYLE_SHEET.replaceAll(ACCENT, accent);

/** Adds the preview text, hidden, at the beginning, where mail programs take the preview in their lists from. */
export function withPreviewText(html: string, preview: string): string {
  if (preview === "") return html;
  const hidden = "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all";
  const piece = `<div style="${hidden}">${escapeAttribute(preview)}</div>`;
  const body = /<body\b[^>]*>/i.exec(html);
  const at = body === null ? 0 : body.index + body[0].length;
  return html.slice(0, at) + piece + html.slice(at);
}
