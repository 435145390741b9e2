import type { HostDecisionsService, Schemas } from "../../../generated/services.js";
import { instantOf } from "../../contract/instant.ts";
import { readForm } from "../../http/body.ts";
import type { Middleware } from "../../http/express-types.ts";
import { publicPage, type PublicVisit } from "../../http/public-page.ts";
import type { RateLimiter } from "../../http/rate-limit/limiter.ts";
import { page } from "../../platform/pages/layout.ts";
import { send } from "../../platform/pages/send.ts";
import { Problem, validationFailed } from "../../platform/rules/errors.ts";
import { html } from "../../platform/rules/html.ts";
import { hostPageTexts } from "../texts/host-page-texts.ts";
import { formText } from "./form-text.ts";
import { hostContent } from "./host-content.ts";

/** Dependencies of the page. */
export interface HostPageDeps {
  /** The API operations behind the forms. */
  readonly decisions: HostDecisionsService;
  readonly rateLimiter: RateLimiter;
  readonly onError: (error: unknown) => void;
}

const MAX_FORM = 16_384;
const MAX_REASON_LENGTH = 500;

/**
 * Serves the page behind the links of hosts. GET changes nothing, since programs fetch links before people open them.
 * The forms confirm or decline the event and redirect back to the page.
 */
export function hostPage({ decisions, rateLimiter, onError }: HostPageDeps): Middleware {
  return publicPage({
    ...{ name: "hostPage", path: "/h/{token}", parameters: ["token"], methods: ["GET", "HEAD", "POST"] },
    ...{ rateLimiter, onError },
    async handle(visit) {
      const { request, response } = visit;
      const form = request.method === "POST" ? await readForm(request, MAX_FORM) : null;
      const problem = form === null ? null : await decide(decisions, visit, form);
      // Redirect, so that reloading the page does not submit the form again.
      if (form !== null && problem === null) response.redirect(303, visit.address(request.path));
      else await show(decisions, visit, problem);
    },
  });
}

/** Errors that the page shows; any other is thrown. */
const SHOWN_ERRORS: ReadonlySet<string> = new Set(["not_found", "state_conflict", "validation_failed"]);

type Visit = PublicVisit<"token">;

/** Confirms or declines. Returns null, or why the decision was rejected. */
async function decide(decisions: HostDecisionsService, visit: Visit, form: URLSearchParams): Promise<Problem | null> {
  const { visitor, parameters } = visit;
  try {
    const input = { ...parameters, ...startIn(form) };
    const reason = formText(form, "reason", MAX_REASON_LENGTH);
    if (form.get("decision") === "confirm") await decisions.confirm(visitor, input);
    else if (form.get("decision") === "decline") await decisions.decline(visitor, { ...input, reason });
    else throw validationFailed([{ path: "/decision", code: "enum" }]);
    return null;
  } catch (error) {
    if (error instanceof Problem && SHOWN_ERRORS.has(error.code)) return error;
    throw error;
  }
}

/** Throws `validation_failed` for a start that is not on the page. */
function startIn(form: URLSearchParams): { start_at?: string } {
  const text = form.get("start_at");
  if (text === null) return {};
  const start_at = instantOf(text);
  if (start_at === null) throw validationFailed([{ path: "/start_at", code: "format" }]);
  return { start_at };
}

async function show(decisions: HostDecisionsService, visit: Visit, problem: Problem | null): Promise<void> {
  const { request, response, parameters, visitor, locale, address } = visit;
  const texts = hostPageTexts(locale);
  const found = await find(decisions, visitor, parameters.token);
  const common = { locale, url: request.path, audience: "public" } as const;
  if (found === null) {
    const { title, text } = texts.unknown;
    const body = html`<h1>${title}</h1>
      <p>${text}</p>`;
    send(response, page({ ...common, status: 404, title, body }));
    return;
  }
  const view = { locale, action: address(request.path), problem: problem && noticeOf(problem, texts) };
  const body = hostContent(found, view);
  const status = problem ? 409 : 200;
  send(response, page({ ...common, status, title: found.title, body, brand: found.organization }));
}

function noticeOf({ details }: Problem, { decided, rescheduled }: ReturnType<typeof hostPageTexts>): string {
  return details.some(({ code }) => code === "event_rescheduled") ? rescheduled : decided;
}

/** Null if the link is invalid. */
async function find(
  decisions: HostDecisionsService,
  visitor: Visit["visitor"],
  token: string,
): Promise<Schemas["HostDecision"] | null> {
  try {
    return await decisions.get(visitor, { token });
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return null;
    throw error;
  }
}
