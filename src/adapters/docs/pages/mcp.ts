import { tools, toolServer, type Tool } from "../../../../generated/tools.js";
import { fillTemplate, html, type Html } from "../../../base/platform/rules/html.ts";
import { codeBlock } from "../markdown.ts";
import type { PageContent, PageContext } from "../page.ts";
import { docsTexts, type DocsTexts } from "../texts/docs-texts.ts";
import { exampleArguments } from "../tool-example.ts";
import { contentsList, readArticle } from "./articles.ts";
import type { PagesDeps } from "../contract.ts";

/** Renders the page with the tools, their schemas, scopes, permissions and examples. */
export function mcpPage({ locale }: PageContext, deps: PagesDeps): PageContent {
  const texts = docsTexts(locale);
  const { title, body } = readArticle(`mcp.${locale}.md`, deps);
  const sections = tools.map(({ definition }) => ({ id: definition.name, title: definition.name }));
  return {
    title,
    body: html`<h1>${title}</h1>
      ${body}
      <h2 id="scopes">${texts.tools.scopes}</h2>
      ${scopesTable(texts)}
      <h2 id="tools">${texts.tools.tools}</h2>
      <p>${texts.english}</p>
      ${contentsList(sections, texts.tools.tools, "en")} ${tools.map((tool) => toolSection(tool, texts))}`,
  };
}

function scopesTable({ tools: words }: DocsTexts): Html {
  const rows = Object.entries(toolServer.scopes).map(
    ([scope, { description, permissions }]) =>
      html`<div>
        <dt><code>${scope}</code></dt>
        <dd>
          <span lang="en">${description}</span>
          <span class="quiet">${fillTemplate(words.rightsOfScope, { names: permissions.join(", ") })}</span>
        </dd>
      </div>`,
  );
  return html`<dl aria-label="${words.scopes}">${rows}</dl>`;
}

function toolSection(tool: Tool, texts: DocsTexts): Html {
  const { name, title, description, inputSchema, outputSchema, annotations } = tool.definition;
  const words = texts.tools;
  const request = { name, arguments: exampleArguments(inputSchema) };
  return html`<section aria-labelledby="${name}">
    <h3 id="${name}"><code lang="en">${name}</code></h3>
    <p lang="en"><strong>${title}.</strong> ${description}</p>
    <dl>
      ${fact(words.scope, html`<code>${tool.scope}</code>`)} ${fact(words.rights, permissionsOf(tool, words))}
      ${fact(words.effect, html`${annotations.readOnlyHint ? words.reads : words.changes}`)}
    </dl>
    ${codeSection(words.example, request)} ${details(words.arguments, inputSchema)}
    ${details(words.result, outputSchema)}
  </section>`;
}

function fact(term: string, description: Html): Html {
  return html`<div>
    <dt>${term}</dt>
    <dd>${description}</dd>
  </div>`;
}

function permissionsOf({ permission }: Tool, words: DocsTexts["tools"]): Html {
  if (typeof permission === "string") return html`<code>${permission}</code>`;
  const { by, ...values } = permission;
  const lines = Object.entries(values).map(
    ([value, names]) => html`<li><code>${value}</code> (${[names].flat().join(", ")})</li>`,
  );
  return html`<span class="quiet">${fillTemplate(words.anyRight, { argument: by })}</span>
    <ul>
      ${lines}
    </ul>`;
}

function codeSection(title: string, value: unknown): Html {
  return html`<p class="label">${title}</p>
    ${codeBlock(JSON.stringify(value, null, 2))}`;
}

function details(title: string, value: unknown): Html {
  return html`<details>
    <summary>${title}</summary>
    ${codeBlock(JSON.stringify(value, null, 2))}
  </details>`;
}
