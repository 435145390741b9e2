import type { Schemas } from "../../../../generated/services.js";
import { fillTemplate, html, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import type { PreferencesTexts } from "../texts/preferences-texts.ts";

/** The result of the last request. */
export type PreferencesNotice = keyof PreferencesTexts["notices"];

/** The page of mail preferences. */
export interface PreferencesView {
  readonly preferences: Schemas["MailPreferences"];
  readonly texts: PreferencesTexts;
  readonly notice: PreferencesNotice | null;
  /** Where the forms are sent. */
  readonly action: string;
}

/** Returns the title and the content of the page. */
export function preferencesContent(view: PreferencesView): { readonly title: string; readonly content: Html } {
  const { preferences, texts, notice } = view;
  const { unsubscribed_from_all, topics } = preferences;
  const state = unsubscribed_from_all ? "left" : topics.length > 0 ? "choose" : "ask";
  const { title } = texts[state];
  const content = html`<h1>${title}</h1>
    ${
      notice !== null &&
      html`<p class="notice${notice === "none" ? " fault" : ""}" role="${notice === "none" ? "alert" : "status"}">
        ${texts.notices[notice]}
      </p>`
    }
    <p>${filled(view, texts[state].text)}</p>
    ${PARTS[state](view)}`;
  return { title, content };
}

const PARTS: Readonly<Record<"left" | "choose" | "ask", (view: PreferencesView) => Html>> = {
  left: (view) =>
    section(view, "again", view.preferences.topics.length > 0 ? topicForm(view) : button(view, "resubscribe")),
  choose: (view) => html`${topicForm(view)} ${section(view, "all", button(view, "leaveAll"))}`,
  ask: (view) => button(view, "leave"),
};

/** The values of the buttons, by their texts. */
const ACTIONS = { leave: "leave", leaveAll: "leave", resubscribe: "resubscribe" } as const;

function button({ texts, action }: PreferencesView, name: keyof typeof ACTIONS): Html {
  return html`<form method="post" action="${action}">
    <div class="actions">
      <button ${name === "leave" && html`class="primary"`} name="action" value="${ACTIONS[name]}">
        ${texts[name]}
      </button>
    </div>
  </form>`;
}

function section(view: PreferencesView, part: "again" | "all", form: Html): Html {
  const { title, text } = view.texts[part];
  return html`<section>
    <h2>${title}</h2>
    <p>${filled(view, text)}</p>
    ${form}
  </section>`;
}

function topicForm({ preferences: { topics }, texts, action }: PreferencesView): Html {
  return html`<form method="post" action="${action}">
    <fieldset>
      <legend>${texts.topics}</legend>
      ${topics.map(
        ({ id, name, description, subscribed }) =>
          html`<label class="choice"
            ><input type="checkbox" name="topic" value="${id}" ${subscribed && html`checked`} />
            <span class="item"
              >${untrusted(name)}
              ${description !== null && html`<span class="quiet">${untrusted(description)}</span>`}</span
            ></label
          >`,
      )}
    </fieldset>
    <div class="actions"><button class="primary" name="action" value="save">${texts.save}</button></div>
  </form>`;
}

const filled = ({ preferences: { organization, email } }: PreferencesView, text: string): Html =>
  fillTemplate(text, { organization: untrusted(organization.name), email: untrusted(email) });
