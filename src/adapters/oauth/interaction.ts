import { visitorOf } from "../../base/platform/request-context.ts";
import type { Caller, Visitor } from "../../base/contract/caller.ts";
import type { McpScope } from "../../base/contract/mcp.ts";
import { PageError, formOf, isSameOrigin } from "../../base/platform/pages/form.ts";
import { send, sendErrorPage } from "../../base/platform/pages/send.ts";
import { accountAddress } from "../../base/platform/rules/return-address.ts";
import {
  type AuthorizationRequest,
  type ConsentOffer,
  AuthorizationExpired,
  type InteractionDeps,
} from "./authorization-request.ts";
import { chooseLocale } from "./response.ts";
import { consentPage, type ConsentFault, rejectedPage } from "./pages/consent.ts";
import express, { type Request, type RequestHandler, type Response } from "express";
import { paths } from "./discovery.ts";
import { applyChosenLanguage } from "../../base/platform/pages/language.ts";
import { pageTexts } from "./texts/page-texts.ts";
import type { Csrf } from "../../base/platform/csrf.ts";
import type { RateClass } from "../../base/contract/operation.ts";

interface ConsentPageState {
  readonly authorization: AuthorizationRequest;
  readonly person: Caller;
  readonly fault: ConsentFault | null;
}

/** Shows the consent page, or the reason why the user cannot grant anything. */
async function showConsent(
  { response }: PageRequest,
  { interactions, csrf }: InteractionPagesDeps,
  { authorization, person, fault }: ConsentPageState,
): Promise<void> {
  const offer = await interactions.offer(authorization, person);
  const locale = chooseLocale(response, authorization, person);
  const { client, redirectHost, loopback, scopes } = authorization;
  const token = csrf.token(formBinding(authorization));
  const csrfToken = person.credential.kind === "session" ? person.credential.csrfToken : "";
  const common = { ...linksOf(authorization), token, csrfToken };
  if (offer.rejection !== null) {
    send(response, rejectedPage({ reason: offer.rejection, applicationName: client.name, ...common }, locale));
    return;
  }
  const offered = offer.scopes;
  const deniedByPolicy = scopes.filter((scope) => !offered.includes(scope));
  const ticked = new Set<McpScope>(fault === "nothingTicked" ? [] : offered);
  const shown = csrf.token(shownContent(authorization, person, offer));
  const about = { client, redirectHost, loopback, person, offered, deniedByPolicy, ticked, fault, shown };
  send(response, consentPage({ ...about, ...common }, locale));
}

/** Grants the selected scopes if the page that the user saw is still up to date. */
async function consent(page: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const { request, response } = page;
  const { interactions, browser, csrf } = deps;
  const { authorization, form } = await verifyForm(page, deps, ["token", "csrf_token", "shown", "scope"]);
  const person = await browser.signedIn(request, visitorOf(request, response), form.get("csrf_token") ?? "");
  if (!person) {
    response.redirect(303, accountAddress("/sign-in", urlOf(authorization), "ended"));
    return;
  }
  const offer = await interactions.offer(authorization, person);
  // Nothing can be granted: the application gets an error, and the rejection is logged.
  if (offer.rejection !== null) {
    await interactions.finish(request, response, { person, scopes: [] });
    return;
  }
  const changed = !csrf.matches(shownContent(authorization, person, offer), form.get("shown") ?? undefined);
  if (changed) {
    await showConsent(page, deps, { authorization, person, fault: "changed" });
    return;
  }
  const ticked = form.getAll("scope");
  const scopes = offer.scopes.filter((scope) => ticked.includes(scope));
  if (scopes.length !== ticked.length) throw new PageError("bad_request");
  if (scopes.length === 0) {
    await showConsent(page, deps, { authorization, person, fault: "nothingTicked" });
    return;
  }
  // A person who finds an open browser must not give an application lasting access.
  if (person.credential.kind === "session" && !person.credential.confirmed) {
    response.redirect(303, accountAddress("/confirm", urlOf(authorization)));
    return;
  }
  await interactions.finish(request, response, { person, scopes });
}

/** Redirects the user to the application with the error `access_denied`. */
async function deny(page: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const { request, response } = page;
  const { interactions, browser } = deps;
  const { authorization, form } = await verifyForm(page, deps, null);
  const csrfToken = form.get("csrf_token");
  const person = csrfToken === null ? null : await browser.signedIn(request, visitorOf(request, response), csrfToken);
  const isRejected = person !== null && (await interactions.offer(authorization, person)).rejection !== null;
  await interactions.finish(request, response, isRejected ? { person, scopes: [] } : "denied");
}

/**
 * Returns everything that the consent page shows. The form contains a token over it, so that the user grants only what
 * the page showed.
 */
function shownContent(
  { uid, client, redirectUri, scopes }: AuthorizationRequest,
  { credential, user, organization }: Caller,
  offer: ConsentOffer,
): string {
  const session = credential.kind === "session" ? credential.id : null;
  return JSON.stringify([
    uid,
    session,
    user.id,
    organization.id,
    client.id,
    client.name,
    redirectUri,
    scopes,
    offer.scopes,
  ]);
}

const routes: readonly { readonly path: string; readonly get?: PageHandler; readonly post?: PageHandler }[] = [
  { path: "", get: showInteraction },
  { path: "/consent", post: consent },
  { path: "/deny", post: deny },
];

/** Serves the pages for granting an application access. They work without scripts. */
export function interactionPages(deps: InteractionPagesDeps): RequestHandler {
  const router = express.Router({ caseSensitive: true, strict: true });
  const form = express.text({ type: "application/x-www-form-urlencoded", limit: "16kb" });
  for (const { path, get, post } of routes) {
    const route = `${paths.interaction}/:uid${path}`;
    router.all(route, rateLimited(route, deps), form, async (request, response) => {
      const handler = { GET: get, HEAD: get, POST: post }[request.method];
      if (!handler)
        throw new PageError("wrong_method", {
          Allow: [get && "GET, HEAD", post && "POST"].filter(Boolean).join(", "),
        });
      if (applyChosenLanguage(request, response)) return;
      await handler({ request, response }, deps);
    });
  }
  router.use(
    sendErrorPage({
      onError: deps.onError,
      noticeIn: (locale) => ({ texts: pageTexts(locale).notices }),
      codeOf: (error) => (error instanceof AuthorizationExpired ? "expired" : null),
    }),
  );
  return router;
}

function rateLimited(route: string, { spend }: InteractionPagesDeps): RequestHandler {
  return async (_request, response, next) => {
    Object.assign(response.locals, { operation: "oauth.interaction", route });
    await spend({ id: "oauth.interaction", rateLimit: "read" }, String(response.locals["address"]));
    next();
  };
}

async function showInteraction(page: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const { request, response } = page;
  const authorization = await deps.interactions.details(request, response);
  const person = await deps.browser.signedIn(request, visitorOf(request, response), null);
  if (person === null) response.redirect(303, accountAddress("/sign-in", urlOf(authorization)));
  else if (isLimited(person)) response.redirect(303, accountAddress("/two-factor", urlOf(authorization)));
  else await showConsent(page, deps, { authorization, person, fault: null });
}

/** Whether the session may do nothing but set up a second factor. */
function isLimited({ credential }: Caller): boolean {
  return credential.kind === "session" && credential.limitedTo !== null;
}

/** The browser's session, the same as on /v1. */
export interface BrowserSessions {
  /** Null if nobody is signed in. Throws permission_denied if a form lacks the session's CSRF token. */
  signedIn(request: Request, visitor: Visitor, csrfToken: string | null): Promise<Caller | null>;
}

/** Dependencies of the pages. */
interface InteractionPagesDeps {
  readonly interactions: InteractionDeps;
  readonly browser: BrowserSessions;
  readonly csrf: Csrf;
  /** Origin of the pages, such as `https://crm.example.com`. */
  readonly origin: string;
  /** Counts a request; throws if there were too many from this address. */
  readonly spend: (operation: { readonly id: string; readonly rateLimit: RateClass }, address: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** A browser request to one of the pages. */
interface PageRequest {
  readonly request: Request;
  readonly response: Response;
}

/** Handles a request to a page. */
type PageHandler = (page: PageRequest, deps: InteractionPagesDeps) => Promise<void>;

/**
 * Returns the fields of a form after checking that it comes from our page. `fields` are the only fields allowed; null
 * allows any.
 */
async function verifyForm(
  { request, response }: PageRequest,
  { interactions, csrf, origin }: InteractionPagesDeps,
  fields: readonly string[] | null,
) {
  if (!isSameOrigin(request, origin)) throw new PageError("forged");
  const form = formOf(request);
  const authorization = await interactions.details(request, response);
  if (!csrf.matches(formBinding(authorization), form.get("token") ?? undefined)) throw new PageError("forged");
  const unknown = fields !== null && [...form.keys()].some((name) => !fields.includes(name));
  if (unknown || request.url.includes("?")) throw new PageError("bad_request");
  return { authorization, form };
}

/** Returns the value that the form's token is computed over, so that the token is valid for this request only. */
export function formBinding({ uid }: AuthorizationRequest): string {
  return `interaction ${uid}`;
}

/** Returns the URL of the page for an authorization request. */
function urlOf({ uid }: AuthorizationRequest): string {
  return `${paths.interaction}/${encodeURIComponent(uid)}`;
}

/** Returns the links of the pages. */
export function linksOf(authorization: AuthorizationRequest) {
  const url = urlOf(authorization);
  return {
    url,
    otherAccountUrl: accountAddress("/sign-in", url),
    consentUrl: `${url}/consent`,
    denyUrl: `${url}/deny`,
  };
}
