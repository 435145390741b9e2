import type { Locale } from "../../contract/caller.ts";
import { accentColours } from "../../platform/rules/accent-colours.ts";
import { html, Html } from "../../platform/rules/html.ts";
import { emailFragment, type InlineStyles } from "./email-fragment.ts";

/** The sender's appearance in an e-mail. */
export interface EmailBrand {
  readonly name: string;
  /** Accent colour (`#rrggbb`); null: that of the service. */
  readonly colour: string | null;
  /** Whether the logo is shown instead of the name. */
  readonly hasLogo: boolean;
}

/** An e-mail to be put into the layout. */
export interface EmailLayout {
  readonly locale: Locale;
  readonly title: string;
  readonly brand: EmailBrand;
  /** HTML of the content; what an e-mail must not contain is left out. */
  readonly content: string;
  /** Below the content; null: the place of the footer that each recipient gets when the message is sent. */
  readonly footer: Html | null;
}

/** The Content-ID of the logo, which is attached when the message is sent. */
export const LOGO_ID = "organization-logo";

/** The place of a footer that is added later. */
export const FOOTER_PLACE = "<!--footer-->";

/** The accent of the service, as in style.css, and of organizations that have chosen none. */
const DEFAULT_ACCENT = "#1d4ed8";

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const LIGHT = { page: "#f3f4f6", card: "#ffffff", text: "#1b2330", quiet: "#55606f", line: "#d5dae1", onAccent: "#ffffff" };
const DARK = { page: "#10141b", card: "#1a202b", text: "#e8ecf2", quiet: "#a9b4c3", line: "#323c4b", onAccent: "#0d1524" };

/**
 * Renders an e-mail that is readable with and without style sheets, from 320 pixels, in light and dark programs. The
 * styles of light programs are inline; those of dark ones are in the style sheet, which such programs support.
 */
export function emailLayout({ locale, title, brand, content, footer }: EmailLayout): string {
  const { light } = accentColours(brand.colour ?? DEFAULT_ACCENT);
  const body = new Html(emailFragment(content, inlineStyles(light)).html);
  const pad = "padding:24px 32px";
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
          ${new Html(styleSheet(brand))}
        </style>
      </head>
      <body
        class="crm-page"
        style="margin:0;padding:0;width:100%;background-color:${LIGHT.page};-webkit-text-size-adjust:100%"
      >
        <table
          role="presentation"
          class="crm-page"
          width="100%"
          border="0"
          cellpadding="0"
          cellspacing="0"
          style="background-color:${LIGHT.page}"
        >
          <tr>
            <td class="crm-outer" align="center" style="padding:24px 12px">
              ${outlook(`<table role="presentation" width="600" border="0" cellpadding="0" cellspacing="0"><tr><td>`)}
              <table
                role="presentation"
                width="100%"
                border="0"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;margin:0 auto;table-layout:fixed"
              >
                <tr>
                  <td
                    class="crm-card crm-head crm-pad"
                    dir="auto"
                    style="${pad};background-color:${LIGHT.card};border-top:4px solid ${light};border-radius:8px 8px 0 0;padding-bottom:0"
                  >
                    ${headOf(brand)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="crm-card crm-content crm-pad"
                    dir="auto"
                    style="${pad};background-color:${LIGHT.card};border-radius:0 0 8px 8px;color:${LIGHT.text};${FONT};font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word"
                  >
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    class="crm-foot crm-pad"
                    dir="auto"
                    style="padding:16px 32px;color:${LIGHT.quiet};${FONT};font-size:13px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word"
                  >
                    ${footer ?? new Html(FOOTER_PLACE)}
                  </td>
                </tr>
              </table>
              ${outlook("</td></tr></table>")}
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

/** Returns a link for the footer. */
export const footerLink = (url: string, label: string): Html =>
  html`<a href="${url}" style="color:${LIGHT.quiet}">${label}</a>`;

/** Markup for Outlook on Windows only, which ignores `max-width`. */
const outlook = (markup: string): Html => new Html(`<!--[if mso]>${markup}<![endif]-->`);

/** The logo lies on white in dark programs too: most logos are drawn for light paper. */
function headOf({ name, hasLogo }: EmailBrand): Html {
  if (hasLogo) {
    return html`<img
      src="cid:${LOGO_ID}"
      alt="${name}"
      height="48"
      style="display:inline-block;height:48px;width:auto;max-width:100%;padding:4px;background-color:#ffffff;border-radius:6px;border:0;${FONT};font-size:18px;font-weight:600;color:#1b2330"
    />`;
  }
  return html`<span
    class="crm-name"
    style="color:${LIGHT.text};${FONT};font-size:18px;font-weight:600;line-height:1.3;overflow-wrap:anywhere;word-break:break-word"
    >${name}</span
  >`;
}

function inlineStyles(accent: string): InlineStyles {
  const heading = "margin:0 0 12px;line-height:1.3;font-weight:600";
  return {
    a: `color:${accent}`,
    button: `display:inline-block;padding:12px 24px;background-color:${accent};color:${LIGHT.onAccent};border-radius:6px;font-weight:600;text-decoration:none`,
    ...{ h1: `${heading};font-size:22px`, h2: `${heading};font-size:18px`, h3: `${heading};font-size:16px` },
    ...{ p: "margin:0 0 16px", ul: "margin:0 0 16px;padding-left:24px", ol: "margin:0 0 16px;padding-left:24px" },
    img: "max-width:100%;height:auto;border:0",
    hr: `border:0;border-top:1px solid ${LIGHT.line};margin:24px 0`,
    blockquote: `margin:0 0 16px;padding-left:16px;border-left:4px solid ${LIGHT.line}`,
    table: "max-width:100%;margin:0 0 16px",
    th: "vertical-align:top",
    td: "vertical-align:top",
  };
}

/** `[data-ogsc]` and `[data-ogsb]` are the dark mode of Outlook on the web and on telephones. */
function styleSheet({ colour }: EmailBrand): string {
  const { dark: accent } = accentColours(colour ?? DEFAULT_ACCENT);
  const dark: readonly (readonly [selector: string, style: string])[] = [
    [".crm-page", `background-color:${DARK.page}!important`],
    [".crm-card", `background-color:${DARK.card}!important;border-color:${accent}!important`],
    [".crm-content,.crm-name", `color:${DARK.text}!important`],
    [".crm-content a", `color:${accent}!important`],
    [".crm-content a.button", `background-color:${accent}!important;color:${DARK.onAccent}!important`],
    [".crm-content hr,.crm-content blockquote", `border-color:${DARK.line}!important`],
    [".crm-foot,.crm-foot div,.crm-foot a", `color:${DARK.quiet}!important;border-color:${DARK.line}!important`],
  ];
  const rules = dark.map(([selectors, style]) => `${selectors}{${style}}`).join("");
  const outlookRules = dark.map(([selectors, style]) => `${outlookSelectors(selectors)}{${style}}`).join("");
  return [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    ".crm-content>:last-child{margin-bottom:0!important}",
    ".crm-foot div{margin-top:0!important;padding-top:0!important;border-top:0!important}",
    "@media (max-width:480px){.crm-outer{padding:12px 0!important}.crm-pad{padding-left:20px!important;padding-right:20px!important}}",
    `@media (prefers-color-scheme:dark){${rules}}`,
    outlookRules,
  ].join("\n");
}

const outlookSelectors = (selectors: string): string =>
  selectors
    .split(",")
    .flatMap((selector) => [`[data-ogsc] ${selector}`, `[data-ogsb] ${selector}`])
    .join(",");
