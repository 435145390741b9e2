import type { PagesDeps } from "../contract.ts";
import type { PageName } from "../paths.ts";
import { renderPage, type PageContent, type PageContext } from "../page.ts";
import {
  configurationPage,
  quickStartPage,
  requestsPage,
  singleSignOnPage,
  tutorialPage,
  personalDataPage,
  webhooksPage,
} from "./articles.ts";
import { mcpPage } from "./mcp.ts";
import { referencePage } from "./reference.ts";
import { html } from "../../../base/platform/rules/html.ts";
import { docsTexts } from "../texts/docs-texts.ts";

/** Renders the content of one page. */
type RenderContent = (context: PageContext, deps: PagesDeps) => PageContent;

const contents: Readonly<Record<PageName, RenderContent>> = {
  "": referencePage,
  "quick-start": quickStartPage,
  mcp: mcpPage,
  webhooks: webhooksPage,
  "single-sign-on": singleSignOnPage,
  "personal-data": personalDataPage,
  configuration: configurationPage,
  tutorial: tutorialPage,
  requests: requestsPage,
};

/** Returns a function that renders a page, or the page for an unknown path. */
export function createPages(deps: PagesDeps): (context: PageContext) => string {
  return (context) =>
    renderPage(context, context.name === null ? notFoundPage(context) : contents[context.name](context, deps));
}

/** Renders the content for a path without a page. */
function notFoundPage({ locale }: PageContext): PageContent {
  const { title, text } = docsTexts(locale).notFound;
  return {
    title,
    body: html`<h1>${title}</h1>
      <p>${text}</p>`,
  };
}
