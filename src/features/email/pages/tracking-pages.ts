import type { Logger } from "pino";
import type { TrackedLink, EmailTracking } from "../../../base/contract/recipient-links.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { preferencesTexts } from "../texts/preferences-texts.ts";
import type { RestRequest, RestResponse, Middleware } from "../../../adapters/http/middleware.ts";
import { linkPage } from "../../../adapters/http/public-page.ts";
import { logFailure } from "../../../adapters/http/log.ts";
import type { RateLimiter } from "../../../adapters/http/rate-limit/limiter.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { send } from "../../../base/platform/pages/send.ts";

/** Dependencies of serving tracking links. */
interface TrackingPageDeps {
  readonly tracking: EmailTracking;
  readonly rateLimiter: RateLimiter;
  readonly logger: Logger;
}

type Action = "open" | "click";

/** Serves the tracking pixel and the tracked links. */
export function trackingPages(deps: TrackingPageDeps): Middleware[] {
  return (["open", "click"] as const).map((name) => trackingPage(deps, name));
}

/** Answers even if the tracking fails. Redirects only to URLs in a valid token. */
function trackingPage({ tracking, rateLimiter, logger }: TrackingPageDeps, name: Action): Middleware {
  return linkPage({
    name,
    methods: ["GET", "HEAD"],
    rateLimiter,
    async handle(request, response, token) {
      const link = tracking.find(name, token);
      if (link && isOpenedByPerson(request)) {
        await link.record().catch((error: unknown) => logFailure(logger, error, response.locals));
      }
      RESPONSES[name](response, link);
    },
  });
}

/** Headers with which browsers and mail programs mark a prefetch. */
const PREFETCH_HEADERS = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

function isOpenedByPerson({ method, headers }: RestRequest): boolean {
  const isPrefetch = PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? "")));
  return method === "GET" && !isPrefetch;
}

const RESPONSES: Readonly<Record<Action, (response: RestResponse, link: TrackedLink | null) => void>> = {
  open: sendPicture,
  click: redirect,
};

/** A transparent GIF of one pixel. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

function sendPicture(response: RestResponse, link: TrackedLink | null): void {
  // Webmail loads the picture from another origin.
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  response
    .status(link ? 200 : 404)
    .type("gif")
    .send(PICTURE);
}

function redirect(response: RestResponse, link: TrackedLink | null): void {
  if (link?.url) {
    response.status(302).setHeader("Location", new URL(link.url).href);
    response.end();
    return;
  }
  const { title, text } = preferencesTexts(response.locals.locale).unknown;
  sendMessage(response, 404, title, html`<p>${text}</p>`);
}

/** Sends the page behind a link of a message, in the recipient's language. */
function sendMessage(response: RestResponse, status: number, title: string, content: Html): void {
  const body = html`<h1>${title}</h1>
    ${content}`;
  const { locale } = response.locals;
  send(response, page({ status, locale, title, body, url: response.req.path, audience: "public" }));
}
