import type { HostDecisionsService, Schemas } from "../../../../generated/services.js";
import { formats } from "../../../base/contract/formats.ts";
import { instantOf } from "../../../base/contract/instant.ts";
import { readForm } from "../../../adapters/http/body.ts";
import type { Middleware } from "../../../adapters/http/express-types.ts";
import { publicPage, type PublicVisit } from "../../../adapters/http/public-page.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { Problem, validationFailed } from "../../../base/platform/rules/errors.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { hostPageTexts } from "../texts/host-page-texts.ts";
import { formText } from "./form-text.ts";
import { moveContent } from "./appointment-content.ts";
import { chosenTime, type TimeChoice, timesContent } from "./appointment-times.ts";
import { hostCancelContent, hostContent } from "./host-content.ts";
import { bookingScript } from "./script.ts";

/** Dependencies of the page. */
export interface HostPageDeps {
  /** The API operations behind the forms. */
  readonly decisions: HostDecisionsService;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly rateLimiter: RateLimiter;
  readonly onError: (error: unknown) => void;
}

const MAX_FORM = 16_384;
const MAX_REASON_LENGTH = 500;

/**
 * Serves the page behind the links of hosts. GET changes nothing, since programs fetch links before people open them.
 * The forms confirm, decline, reschedule or cancel the event and redirect back to the page.
 */
export function hostPage(deps: HostPageDeps): Middleware {
  const { rateLimiter, onError } = deps;
  return publicPage({
    name: "hostPage",
    path: "/h/{token}",
    parameters: ["token"],
    methods: ["GET", "HEAD", "POST"],
    rateLimiter,
    onError,
    async handle(visit) {
      const { request, response } = visit;
      const form = request.method === "POST" ? await readForm(request, MAX_FORM) : null;
      const problem = form === null ? null : await carryOut(deps, visit, form);
      // Redirect, so that reloading the page does not submit the form again.
      if (form !== null && problem === null) response.redirect(303, visit.address(request.path));
      else await show(deps, visit, { query: form ?? visit.query, problem });
    },
  });
}

/** Errors that the page shows; any other is thrown. */
const SHOWN_ERRORS: ReadonlySet<string> = new Set([
  "not_found",
  "state_conflict",
  "validation_failed",
  "unprocessable",
  "slot_unavailable",
  "version_conflict",
]);

type Visit = PublicVisit<"token">;

/** Does what a form asks for. Returns null, or why it was rejected. */
async function carryOut({ decisions }: HostPageDeps, visit: Visit, form: URLSearchParams): Promise<Problem | null> {
  const { visitor, parameters } = visit;
  try {
    const input = { ...parameters, ...startIn(form) };
    const reason = formText(form, "reason", MAX_REASON_LENGTH);
    const change = { ...parameters, reason: reason === "" ? null : reason };
    if (form.get("cancel") === "yes") {
      await decisions.cancel(visitor, change);
      return null;
    }
    if (form.get("decision") === null && input.start_at !== undefined) {
      await decisions.reschedule(visitor, { ...change, start_at: input.start_at });
      return null;
    }
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

interface Step {
  /** The choices of the host: the query, or the form that was rejected. */
  readonly query: URLSearchParams;
  readonly problem: Problem | null;
}

async function show(deps: HostPageDeps, visit: Visit, { query, problem }: Step): Promise<void> {
  const { decisions } = deps;
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
  const actions = found.possible_changes;
  const view = { locale, path: request.path, address, problem: problem && noticeOf(problem, texts) };
  const step = query.get("step");
  const taken = problem?.code === "slot_unavailable";
  const status = problem ? 409 : 200;
  const shown = { ...common, status, title: found.title, brand: found.organization };
  if ((taken || (problem === null && step === "reschedule")) && actions.includes("reschedule")) {
    const { body, wide } = await movingContent(deps, visit, { found, query, taken });
    const kept = Object.fromEntries(
      ["start", "timezone", "month", "day"].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])),
    );
    const url = `${request.path}?${new URLSearchParams({ step: "reschedule", ...kept }).toString()}`;
    send(response, page({ ...shown, body, url, ...(wide && { width: "wide", script: bookingScript }) }));
  } else if (problem === null && step === "cancel" && actions.includes("cancel")) {
    const body = hostCancelContent(found, view);
    send(response, page({ ...shown, body, url: `${request.path}?step=cancel` }));
  } else send(response, page({ ...shown, body: hostContent(found, view) }));
}

/** Renders the choice of a new time, or the question before the appointment is moved to the chosen one. */
async function movingContent(
  { decisions, clock }: HostPageDeps,
  { request, parameters, visitor, locale, address }: Visit,
  { found, query, taken }: { found: Schemas["HostDecision"]; query: URLSearchParams; taken: boolean },
): Promise<{ readonly body: Html; readonly wide: boolean }> {
  const chosen = query.get("timezone") ?? "";
  const timezone = formats.timezone(chosen) ? chosen : found.host.timezone;
  const booking = { ...found, location: { type: found.location.type, value: found.location.value ?? null } };
  const view = { booking, locale, path: request.path, address, timezone };
  const bookings: TimeChoice["bookings"] = { newSlots: (someone, range) => decisions.slots(someone, range) };
  const choice: TimeChoice = { view, ...parameters, bookings, visitor, query, now: clock() };
  const start = instantOf(query.get(taken ? "start_at" : "start") ?? "");
  const time = start === null || taken ? null : await chosenTime(choice, start);
  if (time) return { body: moveContent(view, time), wide: false };
  return { body: await timesContent(choice, start), wide: true };
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
