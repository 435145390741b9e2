import { readFileSync } from "node:fs";
import type { Locale } from "../../../base/contract/caller.ts";
import { html, type Html, fillTemplate } from "../../../base/platform/rules/html.ts";
import { frenchSpaces } from "../../../base/i18n/language-rules.ts";
import { renderMarkdown, type Article, type Section, codeBlock } from "../markdown.ts";
import type { PageContent, PageContext } from "../page.ts";
import { docsTexts, type DocsTexts } from "../texts/docs-texts.ts";
import { type PagesDeps, eventsOf, type EventDescription } from "../contract.ts";
import { personalData, type PersonalDataPlace } from "../../../../generated/vocabulary.js";
import { personalDataTexts, type PersonalDataTexts } from "../texts/personal-data.ts";

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

/** Renders the page about the data of a person: the places come from the contract (`x-personal-data`). */
export function personalDataPage({ locale }: PageContext, deps: PagesDeps): PageContent {
  const texts = personalDataTexts(locale);
  const { title, body, sections } = readArticle(`personal-data.${locale}.md`, deps);
  const places = Object.keys(personalData) as PersonalDataPlace[];
  return {
    title,
    body: html`<h1>${title}</h1>
      ${contentsList([...sections, { id: "places", title: texts.title }], docsTexts(locale).contents, locale)} ${body}
      <h2 id="places">${texts.title}</h2>
      <dl>${places.map((place) => placeEntry(place, texts))}</dl>`,
  };
}

function placeEntry(place: PersonalDataPlace, texts: PersonalDataTexts): Html {
  const { purge, days, tables } = personalData[place];
  const limit = days === undefined ? "" : days === 1 ? texts.day : texts.days.replace("{days}", String(days));
  const effect = [texts.purge[purge], limit].filter((part) => part !== "").join(", ");
  return html`<dt id="${place}">${texts.places[place]}</dt>
    <dd>
      ${effect}
      <p class="quiet" lang="en">${tables.map((table) => html`<code>${table}</code> `)}</p>
    </dd>`;
}

/** Renders the page with the events, their payloads and permissions, and the signature. */
export function webhooksPage({ locale }: PageContext, deps: PagesDeps): PageContent {
  const texts = docsTexts(locale);
  const { title, body, sections } = readArticle(`webhooks.${locale}.md`, deps);
  const groups = groupsOf(eventsOf(deps.document));
  const listed = groups.map(([group]) => ({ id: group, title: group }));
  return {
    title,
    body: html`<h1>${title}</h1>
      ${contentsList([...sections, { id: "events", title: texts.events.events }], texts.contents, locale)} ${body}
      <h2 id="events">${texts.events.events}</h2>
      <p>${texts.english}</p>
      ${contentsList(listed, texts.events.events, "en")} ${groups.map((group) => groupSection(group, texts))}`,
  };
}

type Group = readonly [name: string, events: readonly EventDescription[]];

function groupsOf(events: readonly EventDescription[]): Group[] {
  return Object.entries(Object.groupBy(events, ({ name }) => name.split(".")[0] ?? "")).map(([name, group = []]) => [
    name,
    group,
  ]);
}

function groupSection([name, events]: Group, texts: DocsTexts): Html {
  return html`<section aria-labelledby="${name}">
    <h3 id="${name}"><code lang="en">${name}.*</code></h3>
    ${events.map((event) => eventDetails(event, texts))}
  </section>`;
}

function eventDetails({ name, summary, description, permission, example }: EventDescription, texts: DocsTexts): Html {
  return html`<details id="${name}">
    <summary><code lang="en">${name}</code> <span class="quiet" lang="en">${summary}</span></summary>
    ${description !== null && html`<p lang="en">${description}</p>`}
    <p>${fillTemplate(texts.events.permission, { name: html`<code>${permission}</code>` })}</p>
    ${codeBlock(JSON.stringify(example, null, 2))}
  </details>`;
}
