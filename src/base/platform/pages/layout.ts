import type { Locale } from "../../contract/caller.ts";
import { html, type Html, untrusted } from "../rules/html.ts";
import { layoutTexts } from "../../i18n/layout-texts.ts";
import { type Brand, brandStylePath } from "./brand.ts";
import { frameScript } from "./embed.ts";
import { pageHeaders, type PageFreedoms } from "./headers.ts";
import { styleSheet, type StaticFile } from "./static-files.ts";

/** A page, ready to be sent. */
export interface Page {
  readonly status: number;
  readonly locale: Locale;
  readonly headers: Readonly<Record<string, string>>;
  readonly document: string;
}

/** The content of a page. */
export interface PageContent extends Pick<PageFreedoms, "forms" | "embedders" | "maxAge"> {
  readonly status?: number;
  readonly locale: Locale;
  /** Title of the browser tab. */
  readonly title: string;
  readonly body: Html;
  readonly footer?: Html;
  /** Path and query of the page, for the link to the other language; null if it cannot be opened with GET. */
  readonly url: string | null;
  readonly script?: StaticFile;
  /** The theme that the signed-in user chose; "system" by default. */
  readonly theme?: Theme;
  /** "public": for recipients of messages, who do not know the name of this service. */
  readonly audience?: "users" | "public";
  /** The organization that the page belongs to; only for the public. */
  readonly brand?: Brand;
  /** "wide": for a page with a calendar or a table. */
  readonly width?: "narrow" | "wide";
}

/** A user's choice of colors; "system" follows the device. */
export type Theme = "system" | "light" | "dark";

/** Renders a page. */
export function page(content: PageContent): Page {
  const { status = 200, locale, title, body, footer, url, theme = "system", brand, width = "narrow" } = content;
  const service = content.audience === "public" ? null : layoutTexts(locale).service;
  const owner = brand?.name ?? service;
  const { text } = html`<!doctype html>
    <html lang="${locale}" ${theme !== "system" && html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}${owner !== null && html` – ${owner}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${styleSheet.path}" />
        ${brand?.colour ? html`<link rel="stylesheet" href="${brandStylePath(brand.colour)}" />` : null}
        ${scriptsOf(content).map(({ path }) => html`<script src="${path}" defer></script>`)}
      </head>
      <body ${width === "wide" && html`class="wide"`}>
        <main>${heading(service, brand)} ${body}</main>
        ${footer || url !== null ? html`<footer>${footer ? html`<p>${footer}</p>` : null} ${languageLink(url, locale)}</footer>` : null}
      </body>
    </html> `;
  return { status, locale, document: text, headers: headersOf(content) };
}

/** A page that other websites may embed reports its height to them. */
const scriptsOf = ({ script, embedders = [] }: PageContent): readonly StaticFile[] => [
  ...(script ? [script] : []),
  ...(embedders.length > 0 ? [frameScript] : []),
];

function headersOf(content: PageContent): Page["headers"] {
  const { forms, embedders, maxAge } = content;
  const scripts = scriptsOf(content).length > 0;
  return pageHeaders({ scripts, ...(forms && { forms }), ...(embedders && { embedders }), ...(maxAge && { maxAge }) });
}

function heading(service: string | null, brand: Brand | undefined): Html | null {
  if (!brand) return service === null ? null : html`<p class="service">${service}</p>`;
  const { name, logo_url } = brand;
  return html`<p class="brand">
    ${logo_url !== null && html`<img src="${logo_url}" alt="" height="40" />`} <span>${untrusted(name)}</span>
  </p>`;
}

function languageLink(url: string | null, locale: Locale): Html | null {
  if (url === null) return null;
  const other: Locale = locale === "en" ? "fr" : "en";
  const target = `${url}${url.includes("?") ? "&" : "?"}lang=${other}`;
  return html`<p>
    <a class="language" href="${target}" hreflang="${other}" lang="${other}">${layoutTexts(locale).otherLanguage}</a>
  </p>`;
}
