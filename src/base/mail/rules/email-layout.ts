import type { Locale } from "../../contract/caller.ts";
import { type AccentColours, accentColours } from "../../platform/rules/accent-colours.ts";
import { html, Html } from "../../platform/rules/html.ts";
import { emailFragment } from "./email-fragment.ts";
import {
  type ContentStyles,
  DEFAULT_ACCENT,
  FONT,
  inlineStyles,
  LIGHT,
  PAGE,
  styleSheet,
  WRAP,
} from "./email-styles.ts";

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
