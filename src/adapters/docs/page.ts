import type { Locale } from "../../base/contract/caller.ts";
import { html, type Html } from "../../base/platform/rules/html.ts";
import type { Assets } from "./assets.ts";
import { pageNames, type PageName } from "./paths.ts";
import { docsTexts } from "./texts/docs-texts.ts";

/** The request that a page is rendered for. */
export interface PageContext {
  /** Null for the page of an unknown path. */
  readonly name: PageName | null;
  /** The number of path segments below `/docs`: links are relative, so that they work behind a path prefix. */
  readonly depth: number;
  readonly locale: Locale;
  /** The language that the reader chose with the language link; null for that of the browser. */
  readonly chosen: Locale | null;
  readonly assets: Assets;
}

/** The content of a page. */
export interface PageContent {
  readonly title: string;
  readonly body: Html;
  readonly head?: Html;
  /** Room for lines of prose by default, for lines of code and tables, or the full width of the window. */
  readonly width?: "article" | "code" | "wide";
}

/** Renders a page with the navigation bar and the language link. */
export function renderPage(context: PageContext, { title, body, head, width = "article" }: PageContent): string {
  const { locale, assets } = context;
  const texts = docsTexts(locale);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${texts.service}</title>
        <link rel="icon" href="data:," />
        ${head ?? null}
        <link rel="stylesheet" href="${assetLink(context, assets.style.name)}" />
      </head>
      <body class="docs">
        <a class="skip" href="#content">${texts.skip}</a>
        <header>${navigation(context)}</header>
        <main id="content" class="${width}">${body}</main>
      </body>
    </html> `.text;
}

/** Returns the relative URL of a page, in the language that the reader chose. */
function pageLink({ depth, chosen }: PageContext, name: PageName, fragment = ""): string {
  const language = chosen === null ? "" : `?lang=${chosen}`;
  return `${pathTo(depth, name)}${language}${fragment}`;
}

/** Returns the relative URL of a file. */
export function assetLink({ depth }: PageContext, name: string): string {
  return pathTo(depth, `assets/${name}`);
}

/** Returns the relative URL of the OpenAPI document. */
export function documentLink({ depth }: PageContext): string {
  return `${"../".repeat(depth)}openapi.json`;
}

function pathTo(depth: number, path: string): string {
  if (depth === 0) return path === "" ? "docs" : `docs/${path}`;
  return path === "" ? `${"../".repeat(depth)}docs` : `${"../".repeat(depth - 1)}${path}`;
}

function navigation(context: PageContext): Html {
  const { locale, name } = context;
  const texts = docsTexts(locale);
  const other: Locale = locale === "en" ? "fr" : "en";
  const links = pageNames.map((page) => {
    const current = page === name ? html` aria-current="page"` : null;
    return html`<li><a href="${pageLink(context, page)}" ${current}>${texts.pages[page]}</a></li>`;
  });
  const language = pageLink({ ...context, chosen: other }, name ?? "");
  return html`<p class="service">${texts.service}</p>
    <nav aria-label="${texts.navigation}">
      <ul>
        ${links}
        <li><a href="${documentLink(context)}">openapi.json</a></li>
        <li class="language"><a href="${language}" hreflang="${other}" lang="${other}">${texts.otherLanguage}</a></li>
      </ul>
    </nav>`;
}
