import type { Locale } from "../../contract/caller.ts";
import { html, type Html, untrusted } from "../rules/html.ts";
import { layoutTexts } from "../../i18n/page-texts.ts";
import { styleSheet, type StaticFile, staticFile } from "./static-files.ts";
import type { RequestHandler } from "express";
import { accentColours } from "../rules/accent-colours.ts";
import { readFileSync } from "node:fs";

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
type Theme = "system" | "light" | "dark";

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

/** The appearance of an organization on a page. */
interface Brand {
  readonly name: string;
  /** Path or URL of the logo. */
  readonly logo_url: string | null;
  /** `#rrggbb`. */
  readonly colour: string | null;
}

const PATH = /^\/pages\/brand\.([0-9a-f]{6})\.css$/;
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Returns the path of the style sheet with a colour `#rrggbb`: the policy of pages forbids inline styles. */
const brandStylePath = (colour: string): string => `/pages/brand.${colour.slice(1)}.css`;

/** Serves the style sheets of colours; passes other requests on. */
export function serveBrandStyles(
  spend: (operation: { readonly id: string; readonly rateLimit: "read" }, address: string) => Promise<void>,
): RequestHandler {
  return async ({ method, path }, response, next) => {
    const colour = PATH.exec(path)?.[1];
    if (colour === undefined || (method !== "GET" && method !== "HEAD")) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.file", route: "/pages/{file}" });
    await spend({ id: "pages.file", rateLimit: "read" }, String(response.locals["address"]));
    const { light, dark } = accentColours(`#${colour}`);
    response.set("Cache-Control", IMMUTABLE).type("css");
    response.send(`:root{--accent:light-dark(${light},${dark});--on-accent:light-dark(#ffffff,#0d1524)}`);
  };
}

/** Abilities of a page that restrict its content security policy less. */
interface PageFreedoms {
  /** The page loads our script, which sends requests to this origin. */
  readonly scripts?: boolean;
  /**
   * "anywhere": a form can end in a redirect to another site. Chromium applies `form-action` to such redirects and would
   * block those to `cursor://…`.
   */
  readonly forms?: "same-origin" | "anywhere";
  /** Origins of websites that may embed the page. */
  readonly embedders?: readonly string[];
  /** For how long browsers and proxies may store the page, which must not depend on the visitor, in seconds. */
  readonly maxAge?: number;
}

/** Returns the headers of a page (OWASP ASVS 3.4). */
function pageHeaders({
  scripts = false,
  forms = "same-origin",
  embedders = [],
  maxAge,
}: PageFreedoms): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    ...(scripts ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    ...(forms === "same-origin" ? ["form-action 'self'"] : []),
    "base-uri 'none'",
    `frame-ancestors ${embedders.length === 0 ? "'none'" : embedders.join(" ")}`,
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    ...(embedders.length === 0 && { "X-Frame-Options": "DENY" }),
    "Referrer-Policy": "no-referrer",
    "Cache-Control": maxAge === undefined ? "no-store" : `public, max-age=${String(maxAge)}`,
    "X-Content-Type-Options": "nosniff",
  };
}

const scriptText = (name: string): string => readFileSync(new URL(`./browser/${name}.js`, import.meta.url), "utf8");

/** The script of embedded pages, which reports their height to the embedding page. */
export const frameScript = staticFile("frame", "js", scriptText("frame"));

const embedScript = scriptText("embed");

/** Other websites load the script, so its path never changes, and browsers look for a new version every hour. */
const HEADERS = { "Cache-Control": "public, max-age=3600", "Cross-Origin-Resource-Policy": "cross-origin" };

/** Serves the script with which other websites embed a page; passes other requests on. */
export function serveEmbedScript(
  spend: (operation: { readonly id: string; readonly rateLimit: "read" }, address: string) => Promise<void>,
): RequestHandler {
  return async ({ method, path }, response, next) => {
    if (path !== "/embed.js" || (method !== "GET" && method !== "HEAD")) {
      next();
      return;
    }
    Object.assign(response.locals, { operation: "pages.embed", route: path });
    await spend({ id: "pages.embed", rateLimit: "read" }, String(response.locals["address"]));
    response.set(HEADERS).type("js").send(embedScript);
  };
}
