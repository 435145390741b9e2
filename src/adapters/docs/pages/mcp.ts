import { tools, toolServer, type Tool } from "../../../../generated/tools.js";
import { fillTemplate, html, type Html } from "../../../base/platform/rules/html.ts";
import { codeBlock } from "../markdown.ts";
import type { PageContent, PageContext } from "../page.ts";
import { docsTexts, type DocsTexts } from "../texts/docs-texts.ts";
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

/** The part of JSON Schema that tool definitions use. */
interface ToolSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ToolSchema>>;
  readonly items?: ToolSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly anyOf?: readonly ToolSchema[];
  readonly oneOf?: readonly ToolSchema[];
  readonly default?: unknown;
}

/** Values by format; all records of the examples have the id that the contract uses. */
const byFormat: Readonly<Record<string, unknown>> = {
  uuid: "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
  email: "ada@analytical.example",
  date: "2026-03-05",
  "date-time": "2026-03-05T16:00:00Z",
  uri: "https://example.com",
};

/** Values by the name of the argument. */
const byName: Readonly<Record<string, unknown>> = {
  query: "Lovelace",
  body: "Wants an offer for three machines.",
  title: "Send the offer",
  name: "Ada Lovelace",
  timezone: "Europe/Paris",
  locale: "en",
  fields: { first_name: "Ada", last_name: "Lovelace" },
};

/** Returns an example of a tool's arguments: the required ones, and the first optional one if none is required. */
export function exampleArguments(schema: ToolSchema): Readonly<Record<string, unknown>> {
  const { properties = {}, required = [] } = schema;
  const shown = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(shown.map((name) => [name, exampleOf(properties[name] ?? {}, name)]));
}

function exampleOf(schema: ToolSchema, name: string): unknown {
  const alternative = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  const given = schema.const ?? schema.enum?.[0] ?? schema.default;
  if (given !== undefined) return given;
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  if (type === undefined && alternative) return exampleOf(alternative, name);
  switch (type) {
    case "object":
      return schema.properties === undefined ? (byName[name] ?? {}) : exampleArguments(schema);
    case "array":
      return schema.items ? [exampleOf(schema.items, name.replace(/s$/, ""))] : [];
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    default:
      return byFormat[schema.format ?? ""] ?? byName[name] ?? "Example";
  }
}
