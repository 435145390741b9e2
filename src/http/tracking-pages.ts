import type { Logger } from "pino";
import type { EmailTrace, EmailTracking } from "../contract/email-tracking.ts";
import { Problem } from "../domain/errors.ts";
import { html } from "../domain/html.ts";
import { unsubscribeTexts } from "../i18n/unsubscribe-texts.ts";
import type { RestRequest, RestResponse, Step } from "./exchange.ts";
import { logFailure } from "./log.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { sendPage } from "./reader-page.ts";

/** What links that note something are served with. */
export interface TrackingPageParts {
  readonly tracking: EmailTracking;
  readonly rateLimiter: RateLimiter;
  readonly logger: Logger;
}

type Action = "open" | "click";

const PATH = /^\/v1\/public\/(open|click)\/([\w.-]+)$/;

/**
 * Where the invisible picture of a message is, and where its links lead first. A reader gets on whether or not it could be
 * noted; nobody is led to where a token of ours does not lead.
 */
export function trackingPages({ tracking, rateLimiter, logger }: TrackingPageParts): Step {
  return async (request, response, next) => {
    const [, action, token] = PATH.exec(request.path) ?? [];
    if (action === undefined || token === undefined) {
      next();
      return;
    }
    const limited = { id: action, rateLimit: "read" } as const;
    Object.assign(response.locals, { operation: action, route: `/v1/public/${action}/{token}` });
    await rateLimiter.spend(limited, response.locals.address);
    if (!["GET", "HEAD"].includes(request.method)) {
      response.setHeader("Allow", "GET, HEAD");
      throw new Problem("method_not_allowed");
    }
    const trace = tracking.find(action as Action, token);
    if (trace && isReader(request)) {
      await trace.note().catch((error: unknown) => logFailure(logger, error, response.locals));
    }
    ANSWERS[action as Action](response, trace);
  };
}

/** How browsers and mail programs say that nobody looks yet. */
const ANNOUNCEMENTS = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

function isReader({ method, headers }: RestRequest): boolean {
  const early = ANNOUNCEMENTS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? "")));
  return method === "GET" && !early;
}

const ANSWERS: Readonly<Record<Action, (response: RestResponse, trace: EmailTrace | null) => void>> = {
  open: sendPicture,
  click: leadOn,
};

/** One transparent point. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

function sendPicture(response: RestResponse, trace: EmailTrace | null): void {
  // Programs that show mail in a browser load it from pages of their own.
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response
    .status(trace ? 200 : 404)
    .type("gif")
    .send(PICTURE);
}

function leadOn(response: RestResponse, trace: EmailTrace | null): void {
  if (trace?.url) {
    response.status(302).setHeader("Location", new URL(trace.url).href);
    response.end();
    return;
  }
  const { title, text } = unsubscribeTexts(response.locals.locale).unknown;
  sendPage(response, { status: 404, title, content: html`<p>${text}</p>` });
}
