import { html } from "../../platform/rules/html.ts";
import { assetLink, documentLink, type PageContent, type PageContext } from "../page.ts";
import { renderInline } from "../markdown.ts";
import type { PagesDeps } from "../contract.ts";
import { docsTexts } from "../texts/docs-texts.ts";

/** Renders the page with Swagger UI. Its script loads the contract of this deployment. */
export function referencePage(context: PageContext, deps: PagesDeps): PageContent {
  const { assets, locale } = context;
  const { pages, reference } = docsTexts(locale);
  const head = html`<link rel="stylesheet" href="${assetLink(context, assets.swaggerStyle.name)}" />
    <script defer src="${assetLink(context, assets.swaggerScript.name)}"></script>
    <script defer src="${assetLink(context, assets.script.name)}"></script>`;
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
    <h2>${reference.operations}</h2>
    <noscript><p class="notice">${reference.noScript}</p></noscript>
    <p id="reference-state" role="status" data-failed="${reference.failed}">${reference.loading}</p>
    <div id="reference" lang="en" data-document="${documentLink(context)}"></div>`;
  return { title: pages[""], head, body, wide: true };
}
