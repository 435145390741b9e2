import type { PreferencesService, Schemas } from "../../../../generated/services.js";
import type { Unsubscriptions } from "../../../base/contract/recipient-links.ts";
import { readForm } from "../../../adapters/http/body.ts";
import type { Middleware, RestRequest } from "../../../adapters/http/middleware.ts";
import { publicPage, type PublicVisit } from "../../../adapters/http/public-page.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import { html, fillTemplate, type Html, untrusted } from "../../../base/platform/rules/html.ts";
import { preferencesTexts, type PreferencesTexts } from "../texts/preferences-texts.ts";

/** Dependencies of the page. */
interface PreferencesPageDeps {
  readonly preferences: PreferencesService;
  readonly unsubscriptions: Unsubscriptions;
  readonly rateLimiter: RateLimiter;
  /** Is called with errors that are not the visitor's. */
  readonly onError: (error: unknown) => void;
}

type Visit = PublicVisit<"token">;

/** The path of the page, and that of the links in older messages. */
const PATHS = ["/u/{token}", "/v1/public/unsubscribe/{token}"];

/**
 * Serves the page behind unsubscribe links, where recipients choose topics. GET changes nothing, since programs fetch
 * links before people open them. A POST that is not one of the page's forms unsubscribes (RFC 8058 §3.1:
 * `List-Unsubscribe=One-Click` as a form of either kind).
 */
export function preferencesPages(deps: PreferencesPageDeps): Middleware[] {
  const { rateLimiter, onError } = deps;
  return PATHS.map((path) =>
    publicPage({
      name: "unsubscribe",
      path,
      parameters: ["token"],
      methods: ["GET", "HEAD", "POST"],
      rateLimiter,
      onError,
      async handle(visit) {
        if (visit.parameters.token === "test") sendTest(visit);
        else await handle(deps, visit);
      },
    }),
  );
}

async function handle(deps: PreferencesPageDeps, visit: Visit): Promise<void> {
  try {
    const posted = visit.request.method === "POST";
    const notice = posted ? await submit(deps, visit, await formOf(visit.request)) : null;
    const { token } = visit.parameters;
    sendPreferences(visit, await deps.preferences.get(visit.visitor, { token }), notice);
  } catch (error) {
    if (!(error instanceof Problem && error.code === "not_found")) throw error;
    const { title, text } = preferencesTexts(visit.locale).unknown;
    const body = html`<h1>${title}</h1>
      <p>${text}</p>`;
    sendBody(visit, { status: 404, title, body });
  }
}

/** Enough for the ids of all topics. */
const MAX_FORM = 16_384;

/** Returns the form of the page; null for any other body, which mail programs send. */
async function formOf(request: RestRequest): Promise<URLSearchParams | null> {
  try {
    const form = await readForm(request, MAX_FORM);
    return form.has("action") ? form : null;
  } catch (error) {
    if (error instanceof Problem && error.code === "unsupported_media_type") return null;
    throw error;
  }
}

/** Applies a form, or unsubscribes. Returns what the page says about it. */
async function submit(
  { preferences, unsubscriptions }: PreferencesPageDeps,
  { visitor, parameters: { token } }: Visit,
  form: URLSearchParams | null,
): Promise<PreferencesNotice | null> {
  if (form === null) return (await unsubscriptions.unsubscribe(token))?.scope === "topic" ? "topic" : null;
  const action = form.get("action");
  if (action === "leave") {
    await preferences.update(visitor, { token, unsubscribed_from_all: true });
    return null;
  }
  if (action === "resubscribe") {
    await preferences.update(visitor, { token, unsubscribed_from_all: false });
    return "saved";
  }
  const chosen = form.getAll("topic");
  const { unsubscribed_from_all: left, topics } = await preferences.get(visitor, { token });
  if (left && chosen.length === 0) return "none";
  const choices = topics.map(({ id }) => ({ id, subscribed: chosen.includes(id) }));
  await preferences.update(visitor, { token, topics: choices, ...(left && { unsubscribed_from_all: false }) });
  return "saved";
}

/** Shows the page of test messages. */
function sendTest(visit: Visit): void {
  const { title, text } = preferencesTexts(visit.locale).test;
  const body = html`<h1>${title}</h1>
    <p>${text}</p>`;
  sendBody(visit, { status: 200, title, body });
}

function sendPreferences(
  visit: Visit,
  preferences: Schemas["MailPreferences"],
  notice: PreferencesNotice | null,
): void {
  const texts = preferencesTexts(visit.locale);
  const action = visit.address(pathOf(visit));
  const { title, content: body } = preferencesContent({ preferences, texts, notice, action });
  sendBody(visit, { status: 200, title, body, brand: preferences.organization });
}

type Body = Pick<Parameters<typeof page>[0], "title" | "body" | "brand"> & { readonly status: number };

function sendBody(visit: Visit, content: Body): void {
  send(visit.response, page({ ...content, locale: visit.locale, url: pathOf(visit), audience: "public" }));
}

const pathOf = ({ parameters: { token } }: Visit): string => `/u/${token}`;

/** The result of the last request. */
type PreferencesNotice = keyof PreferencesTexts["notices"];

/** The page of mail preferences. */
interface PreferencesView {
  readonly preferences: Schemas["MailPreferences"];
  readonly texts: PreferencesTexts;
  readonly notice: PreferencesNotice | null;
  /** Where the forms are sent. */
  readonly action: string;
}

/** Returns the title and the content of the page. */
function preferencesContent(view: PreferencesView): { readonly title: string; readonly content: Html } {
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
