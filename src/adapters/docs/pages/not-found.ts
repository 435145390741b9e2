import { html } from "../../../base/platform/rules/html.ts";
import type { PageContent, PageContext } from "../page.ts";
import { docsTexts } from "../texts/docs-texts.ts";

/** Renders the content for a path without a page. */
export function notFoundPage({ locale }: PageContext): PageContent {
  const { title, text } = docsTexts(locale).notFound;
  return {
    title,
    body: html`<h1>${title}</h1>
      <p>${text}</p>`,
  };
}
