import { html, type Html } from "../../../base/platform/rules/html.ts";
import { operationsOf, type OperationSummary, type PagesDeps } from "../contract.ts";
import { assetLink, documentLink, type PageContent, type PageContext } from "../page.ts";
import { renderInline } from "../markdown.ts";
import { docsTexts } from "../texts/docs-texts.ts";

/**
 * Renders the list of all operations. Swagger UI and the contract, which it shows, are many times larger than the list:
 * the script loads them when the reader opens an operation or the whole reference.
 */
export function referencePage(context: PageContext, deps: PagesDeps): PageContent {
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
