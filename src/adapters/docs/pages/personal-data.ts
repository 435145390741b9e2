import { personalData, type PersonalDataPlace } from "../../../../generated/vocabulary.js";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import type { PagesDeps } from "../contract.ts";
import type { PageContent, PageContext } from "../page.ts";
import { docsTexts } from "../texts/docs-texts.ts";
import { personalDataTexts, type PersonalDataTexts } from "../texts/personal-data.ts";
import { contentsList, readArticle } from "./articles.ts";

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
