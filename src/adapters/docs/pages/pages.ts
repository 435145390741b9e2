import { html, type Html } from "../../../base/platform/rules/html.ts";
import { operationsOf, type OperationSummary, type PagesDeps } from "../contract.ts";
import { assetLink, documentLink, type PageContent, type PageContext, renderPage } from "../page.ts";
import { renderInline } from "../markdown.ts";
import { docsTexts } from "../texts/docs-texts.ts";
import type { PageName } from "../paths.ts";
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

/**
 * Renders the list of all operations. Swagger UI and the contract, which it shows, are many times larger than the list:
 * the script loads them when the reader opens an operation or the whole reference.
 */
function referencePage(context: PageContext, deps: PagesDeps): PageContent {
  const { assets, locale } = context;
  const { pages, reference } = docsTexts(locale);
  const head = html`<script defer src="${assetLink(context, assets.script.name)}"></script>`;
  const { info } = deps.document as { readonly info: { readonly description: string } };
  const body = html`<h1>${pages[""]}</h1>
    <p>${reference.intro}</p>
    <ul>
      ${reference.help.map((line) => html`<li>${line}</li>`)}
    </ul>
    <details>
      <summary>${reference.rules}</summary>
      <p lang="en">${renderInline(info.description)}</p>
    </details>
    <h2 id="operations">${reference.operations}</h2>
    <noscript><p class="notice">${reference.noScript}</p></noscript>
    <p id="reference-state" role="status" data-loading="${reference.loading}" data-failed="${reference.failed}"></p>
    <p id="reference-open" hidden><button type="button">${reference.open}</button></p>
    <div id="reference-index" lang="en">${[...groupsOf(deps)].map(renderGroup)}</div>
    <div
      id="reference"
      lang="en"
      hidden
      data-document="${documentLink(context)}"
      data-style="${assetLink(context, assets.swaggerStyle.name)}"
      data-script="${assetLink(context, assets.swaggerScript.name)}"
    ></div>`;
  return { title: pages[""], head, body, width: "wide" };
}

const groupsOf = ({ document }: PagesDeps): Map<string, OperationSummary[]> =>
  Map.groupBy(operationsOf(document), ({ tag }) => tag);

/** The address of an operation is that which Swagger UI gives it. */
function renderGroup([tag, operations]: readonly [string, readonly OperationSummary[]]): Html {
  const links = operations.map(
    ({ id, method, path, summary }) =>
      html`<li><a href="#/${tag}/${id}">${summary}</a> <code>${method} ${path}</code></li>`,
  );
  return html`<section>
    <h3>${tag}</h3>
    <ul>
      ${links}
    </ul>
  </section>`;
}

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
