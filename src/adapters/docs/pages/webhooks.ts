import { fillTemplate, html, type Html } from "../../../base/platform/rules/html.ts";
import { eventsOf, type EventDescription, type PagesDeps } from "../contract.ts";
import { codeBlock } from "../markdown.ts";
import type { PageContent, PageContext } from "../page.ts";
import { docsTexts, type DocsTexts } from "../texts/docs-texts.ts";
import { contentsList, readArticle } from "./articles.ts";

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
