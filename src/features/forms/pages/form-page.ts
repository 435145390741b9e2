import type { FormPageService, FormPageSubmitInput, Schemas } from "../../../../generated/services.js";
import { checkInput } from "../../sign-in/pages/forms.ts";
import type { AccountPagesDeps } from "../../sign-in/pages/visit.ts";
import { readForm } from "../../../adapters/http/body.ts";
import type { Middleware, RestRequest } from "../../../adapters/http/middleware.ts";
import { publicPage, type PublicVisit } from "../../../adapters/http/public-page.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import { type FormGuard, formToken, type GuardRejection } from "../../../base/platform/pages/form-guard.ts";
import { type Page, page } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { catchProblem } from "../../../base/platform/problem-paths.ts";
import { type Detail, unprocessable, Problem } from "../../../base/platform/rules/errors.ts";
import { formTexts, type FormFault } from "../texts/form-texts.ts";
import { purposeOf, chooseText } from "../rules/form.ts";
import { bodyOf, type FormInput, inputsOf, errorOf, type InputView, renderInput, stateOf } from "./inputs.ts";
import type { Locale } from "../../../base/contract/caller.ts";
import { formGuardTexts } from "../../../base/i18n/page-texts.ts";
import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";

/** Dependencies of the page. */
interface FormPageDeps extends Pick<AccountPagesDeps, "operations"> {
  /** The API operations behind the page. */
  readonly forms: FormPageService;
  /** Finds what is wrong with entries apart from the shape of their values. */
  readonly problemsOf: (input: FormPageSubmitInput) => Promise<readonly Detail[]>;
  readonly guard: FormGuard;
  readonly rateLimiter: RateLimiter;
  /** Is called with errors that are not the visitor's. */
  readonly onError: (error: unknown) => void;
}

type Visit = PublicVisit<"organization_slug" | "form_slug">;

const MAX_FORM = 131_072;

/**
 * Serves web forms. A rejected form is shown again with its entries; after an accepted one, the browser is redirected, so
 * that reloading the page does not send it again.
 */
export function formPage(deps: FormPageDeps): Middleware {
  return publicPage({
    name: "form",
    path: "/f/{organization_slug}/{form_slug}",
    parameters: ["organization_slug", "form_slug"],
    methods: ["GET", "HEAD", "POST"],
    rateLimiter: deps.rateLimiter,
    onError: deps.onError,
    async handle(visit) {
      const form = await deps.forms.get(visit.visitor, visit.parameters);
      if (visit.request.method === "POST") await submit(deps, visit, form);
      else if (visit.query.get("sent") === "1") send(visit.response, thanksPage(visit, form));
      else send(visit.response, shownForm(deps, visit, { form, entered: new URLSearchParams(), faults: NO_FAULTS }));
    },
  });
}

async function submit(deps: FormPageDeps, visit: Visit, form: Schemas["FormPage"]): Promise<void> {
  const { request, response } = visit;
  const entered = await readForm(request, MAX_FORM);
  const guard = deps.guard.check(entered, purposeOf(visit.parameters));
  const result =
    guard === null ? await sendEntries(deps, visit, { form, entered }) : { status: 422, inputs: new Map(), guard };
  if (result === null) response.redirect(303, next(visit, form));
  else send(response, shownForm(deps, visit, { form, entered, faults: result }));
}

/** Returns null, or everything for which the entries were rejected: a visitor corrects all of it at once. */
async function sendEntries(
  { forms, problemsOf, operations, rateLimiter }: FormPageDeps,
  { visitor, parameters, locale }: Visit,
  { form, entered }: Pick<Shown, "form" | "entered">,
): Promise<FormFaults | null> {
  const inputs = inputsOf(form, formTexts(locale));
  const input = { ...bodyOf(inputs, entered, locale), page_token: formToken(entered) };
  try {
    const spend: AccountPagesDeps["spend"] = (operation, address) => rateLimiter.spend(operation, address);
    const shape = await catchProblem(() =>
      checkInput({ operations, spend }, { visitor }, { id: "formPage.submit", input }),
    );
    if ("problem" in shape) {
      if (shape.problem.code !== "validation_failed") throw shape.problem;
      throw unprocessable([...shape.problem.details, ...(await problemsOf({ ...parameters, ...input }))]);
    }
    await forms.submit(visitor, { ...parameters, ...input });
    return null;
  } catch (error) {
    return faultsOf(error, inputs);
  }
}

/**
 * Returns where the browser continues: at the organization's page, unless that would open inside of a frame, where it
 * would look like a part of the website around it. Older browsers do not say whether the page is in a frame.
 */
function next({ request, address }: Visit, { redirect_url: url }: Schemas["FormPage"]): string {
  const isWindow = request.headers["sec-fetch-dest"] === "document";
  return url !== null && isWindow ? url : address(request.path, { sent: "1" });
}

interface Shown {
  readonly form: Schemas["FormPage"];
  readonly entered: URLSearchParams;
  readonly faults: FormFaults;
}

function shownForm({ guard }: FormPageDeps, visit: Visit, shown: Shown): Page {
  const { form, faults } = shown;
  const { request, locale, address } = visit;
  const inputs: FormInput[] = inputsOf(form, formTexts(locale));
  const view = { ...shown, inputs, locale, action: address(request.path), referrer: referrerOf(visit, shown.entered) };
  return page({
    ...commonParts(visit, form),
    status: faults.status,
    title: form.title,
    body: formContent(view, guard, purposeOf(visit.parameters)),
    url: request.method === "POST" ? null : request.path,
    // After the form, the browser is redirected to another site.
    ...(form.redirect_url !== null && { forms: "anywhere" }),
  });
}

const thanksPage = (visit: Visit, form: Schemas["FormPage"]): Page =>
  page({
    ...commonParts(visit, form),
    title: formTexts(visit.locale).thanksTitle,
    body: thanksContent(form, visit.locale, visit.address(visit.request.path)),
    url: `${visit.request.path}?sent=1`,
  });

const commonParts = ({ locale }: Visit, { organization, embed_origins: embedders }: Schemas["FormPage"]) =>
  ({ audience: "public", brand: organization, embedders, locale }) as const;

/** Returns the origin of the website that linked to the page or embedded it; the first request names it. */
function referrerOf({ request }: Visit, entered: URLSearchParams): string | null {
  return entered.get("referrer") ?? originOf(request);
}

function originOf({ headers }: RestRequest): string | null {
  const url = URL.parse(headers.referer ?? "");
  const isWebsite = url?.protocol === "https:" || url?.protocol === "http:";
  return isWebsite && url.host !== headers.host ? url.origin : null;
}

/** A form, what the visitor has entered, and why it was rejected. */
interface FormView {
  readonly form: Schemas["FormPage"];
  readonly inputs: readonly FormInput[];
  readonly locale: Locale;
  readonly entered: URLSearchParams;
  readonly faults: FormFaults;
  /** Address that the form is sent to. */
  readonly action: string;
  /** The website that the visitor comes from; null if unknown. */
  readonly referrer: string | null;
}

/** Renders the page of a form. */
function formContent(view: FormView, guard: FormGuard, purpose: string): Html {
  const { form, inputs, locale, entered, faults, action, referrer } = view;
  const texts = formTexts(locale);
  const errors = new Map([...faults.inputs].map(([name, fault]) => [name, texts.faults[fault]]));
  const names = [...inputs.map(({ name }) => name), "consent"];
  const focused = names.find((name) => errors.has(name)) ?? null;
  const shown: InputView = { texts, locale, ownLocale: form.locale, entered, errors, focused };
  return html`${titleOf(form, locale)} ${alertOf(view)}
    <form method="post" action="${action}" novalidate>
      ${guard.fields(purpose, locale)}
      ${referrer !== null && html`<input type="hidden" name="referrer" value="${referrer}" />`}
      ${inputs.map((input) => renderInput(input, shown))} ${consentOf(form, shown)}
      <div class="actions"><button class="primary">${texts.submit}</button></div>
    </form>`;
}

/** Renders the page after a submission. In a frame, the link replaces the page around it. */
function thanksContent({ thank_you_text, redirect_url }: Schemas["FormPage"], locale: Locale, again: string): Html {
  const texts = formTexts(locale);
  const own = chooseText(thank_you_text, locale);
  const lang = own !== null && own.locale !== locale && html`lang="${own.locale}"`;
  return html`<h1>${texts.thanksTitle}</h1>
    <p role="status" ${lang}>${own === null ? texts.thanks : linesOf(own.text)}</p>
    ${
      redirect_url === null
        ? html`<p><a href="${again}">${texts.again}</a></p>`
        : html`<p class="actions">
            <a class="button primary" href="${redirect_url}" target="_top" rel="noreferrer">${texts.continue}</a>
          </p>`
    }`;
}

function titleOf({ title, description, locale: ownLocale }: Schemas["FormPage"], locale: Locale): Html {
  const lang = ownLocale !== locale && html`lang="${ownLocale}"`;
  return html`<h1 ${lang}>${untrusted(title)}</h1>
    ${description !== null && html`<p ${lang}>${linesOf(description)}</p>`}`;
}

function alertOf({ faults: { inputs, guard }, locale }: FormView): Html | null {
  if (guard === null && inputs.size === 0) return null;
  const text = guard === null ? formTexts(locale).faults.form : formGuardTexts(locale)[guard];
  return html`<p class="notice fault" role="alert">${text}</p>`;
}

function consentOf({ consent_text, consent_required }: Schemas["FormPage"], view: InputView): Html | null {
  const { locale, entered, texts } = view;
  const consent = chooseText(consent_text, locale);
  if (consent === null) return null;
  const optional = !consent_required && html` <span class="optional" lang="${locale}">${texts.optional}</span>`;
  return html`<div class="field">
    <label class="choice" ${consent.locale !== locale && html`lang="${consent.locale}"`}>
      <input
        type="checkbox"
        id="consent"
        name="consent"
        value="yes"
        ${entered.has("consent") && html`checked`}
        ${consent_required && html`required`}
        ${stateOf("consent", view)}
      />
      <span>${linesOf(consent.text)}${optional}</span>
    </label>
    ${errorOf("consent", view)}
  </div>`;
}

const linesOf = (text: string): Html =>
  html`${text.split("\n").map((line, index) => [index > 0 && html`<br />`, untrusted(line)])}`;

/** Why a form is shown again. */
interface FormFaults {
  readonly status: number;
  /** By the name of the input. */
  readonly inputs: ReadonlyMap<string, FormFault>;
  /** Why the form as a whole was rejected; null for wrong entries. */
  readonly guard: GuardRejection | null;
}

/** A form that was not sent yet. */
const NO_FAULTS: FormFaults = { status: 200, inputs: new Map(), guard: null };

/** Returns what the visitor can correct; throws any other error. */
function faultsOf(error: unknown, inputs: readonly FormInput[]): FormFaults {
  if (!(error instanceof Problem) || !["unprocessable", "validation_failed"].includes(error.code)) throw error;
  const faults = new Map<string, FormFault>();
  for (const detail of error.details) {
    const [, part = "", key] = detail.path.split("/");
    const name = key === undefined ? part : `${part}.${key}`;
    if (!faults.has(name))
      faults.set(
        name,
        faultOf(
          detail,
          inputs.find((input) => input.name === name),
        ),
      );
  }
  return { status: 422, inputs: faults, guard: null };
}

const BY_CODE: Readonly<Partial<Record<Detail["code"], FormFault>>> = {
  required: "required",
  answer_required: "required",
  too_short: "required",
  consent_required: "consent",
  link_in_text: "link",
  too_long: "long",
  phone_country_required: "phone",
  enum: "choice",
};

const BY_KIND: Readonly<Partial<Record<FormInput["kind"], FormFault>>> = {
  email: "email",
  phone: "phone",
  url: "url",
  number: "number",
  date: "date",
  select: "choice",
  multi_select: "choice",
  country: "choice",
};

function faultOf({ code }: Detail, input: FormInput | undefined): FormFault {
  return BY_CODE[code] ?? (input && BY_KIND[input.kind]) ?? "other";
}
