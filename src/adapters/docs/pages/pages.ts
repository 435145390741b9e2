import type { PagesDeps } from "../contract.ts";
import type { PageName } from "../page-names.ts";
import { renderPage, type PageContent, type PageContext } from "../page.ts";
import { configurationPage, quickStartPage, requestsPage, singleSignOnPage, tutorialPage } from "./articles.ts";
import { mcpPage } from "./mcp.ts";
import { personalDataPage } from "./personal-data.ts";
import { notFoundPage } from "./not-found.ts";
import { referencePage } from "./reference.ts";
import { webhooksPage } from "./webhooks.ts";

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
