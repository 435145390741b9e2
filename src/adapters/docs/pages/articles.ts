import { readFileSync } from "node:fs";
import type { Locale } from "../../../base/contract/caller.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { frenchSpaces } from "../../../base/i18n/typography.ts";
import { renderMarkdown, type Article, type Section } from "../markdown.ts";
import type { PageContent, PageContext } from "../page.ts";
import { docsTexts } from "../texts/docs-texts.ts";
import type { PagesDeps } from "../contract.ts";

/** Renders the quick start in the reader's language, with the addresses of this deployment. */
export function quickStartPage({ locale }: PageContext, deps: PagesDeps): PageContent {
  return articleContent(readArticle(`quick-start.${locale}.md`, deps), locale);
}

/** Renders the guide for administrators to single sign-on and SCIM. */
export function singleSignOnPage({ locale }: PageContext, deps: PagesDeps): PageContent {
  return articleContent(readArticle(`single-sign-on.${locale}.md`, deps), locale);
}

/** Renders the page that follows a request through the code. */
export function requestsPage({ locale }: PageContext, deps: PagesDeps): PageContent {
  const { title, body } = articleContent(readArticle(`requests.${locale}.md`, deps), locale);
  return { title, body, width: "code" };
}

/** Renders the tutorial for developers of the service. It is in English, like the code. */
export function tutorialPage({ locale }: PageContext, deps: PagesDeps): PageContent {
  return inEnglish(articleContent(readArticle("tutorial.md", deps), locale));
}

/** Renders the variables, limits and guarantees for operators. It is in English, like the messages of the program. */
export function configurationPage({ locale }: PageContext, deps: PagesDeps): PageContent {
  const { title, body } = inEnglish(articleContent(readArticle("configuration.md", deps), locale));
  return { title, body, width: "code" };
}

function inEnglish({ title, body }: PageContent): PageContent {
  return { title, body: html`<div lang="en">${body}</div>` };
}

/** Reads a Markdown file of `content/` and fills in the addresses of this deployment. */
export function readArticle(file: string, { baseUrl, mcpUrl }: Pick<PagesDeps, "baseUrl" | "mcpUrl">): Article {
  const text = readFileSync(new URL(`../content/${file}`, import.meta.url), "utf8");
  const filled = text.replaceAll("https://crm.example.com/mcp", mcpUrl).replaceAll("https://crm.example.com", baseUrl);
  return renderMarkdown(file.endsWith(".fr.md") ? typesetProse(filled) : filled);
}

/** Sets the no-break spaces outside of code blocks. */
function typesetProse(text: string): string {
  const parts = text.split(/^(```[\s\S]*?^```)$/m);
  return parts.map((part) => (part.startsWith("```") ? part : frenchSpaces(part))).join("");
}

/** Renders links to sections of a page. Each list of a page needs a label of its own. */
export function contentsList(sections: readonly Section[], label: string, lang: Locale): Html {
  return html`<nav class="contents" aria-label="${label}">
    <ul lang="${lang}">
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </nav>`;
}

function articleContent({ title, body, sections }: Article, locale: Locale): PageContent {
  return {
    title,
    body: html`<h1>${title}</h1>
      ${contentsList(sections, docsTexts(locale).contents, locale)} ${body}`,
  };
}
