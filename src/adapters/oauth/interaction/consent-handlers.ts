import type { Caller } from "../../../base/contract/caller.ts";
import type { McpScope } from "../../../base/contract/mcp.ts";
import { PageError } from "../../../base/platform/pages/form.ts";
import { send } from "../../../base/platform/pages/send.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import type { AuthorizationRequest, ConsentOffer } from "./authorization-request.ts";
import { chooseLocale, visitorOf } from "./response.ts";
import { consentPage, type ConsentFault } from "../pages/consent.ts";
import { rejectedPage } from "../pages/notice.ts";
import {
  formBinding,
  type InteractionPagesDeps,
  linksOf,
  urlOf,
  verifyForm,
  type PageRequest,
} from "./page-request.ts";

interface ConsentPageState {
  readonly authorization: AuthorizationRequest;
  readonly person: Caller;
  readonly fault: ConsentFault | null;
}

/** Shows the consent page, or the reason why the user cannot grant anything. */
export async function showConsent(
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
export async function consent(page: PageRequest, deps: InteractionPagesDeps): Promise<void> {
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
export async function deny(page: PageRequest, deps: InteractionPagesDeps): Promise<void> {
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
