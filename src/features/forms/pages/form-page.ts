import type { FormPageService, FormPageSubmitInput, Schemas } from "../../../../generated/services.js";
import { checkInput } from "../../accounts/pages/faults.ts";
import type { AccountPagesDeps } from "../../accounts/pages/visit.ts";
import { readForm } from "../../../adapters/http/body.ts";
import type { Middleware, RestRequest } from "../../../adapters/http/express-types.ts";
import { publicPage, type PublicVisit } from "../../../adapters/http/public-page.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import { type FormGuard, formToken } from "../../../base/platform/pages/form-guard.ts";
import { type Page, page } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { catchProblem } from "../../../base/platform/problem-paths.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { formTexts } from "../texts/form-texts.ts";
import { purposeOf } from "../rules/token-purpose.ts";
import { bodyOf } from "./entries.ts";
import { type FormFaults, faultsOf, NO_FAULTS } from "./faults.ts";
import { formContent, thanksContent } from "./form-content.ts";
import { type FormInput, inputsOf } from "./inputs.ts";

/** Dependencies of the page. */
export interface FormPageDeps extends Pick<AccountPagesDeps, "operations"> {
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
