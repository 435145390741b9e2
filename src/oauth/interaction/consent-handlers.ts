import type { Caller } from "../../contract/caller.ts";
import type { McpScope } from "../../contract/mcp.ts";
import { PageRefused } from "../form.ts";
import type { AuthorizationRequest, ConsentOffer } from "./authorization-request.ts";
import { send, tellLocale, visitorOf } from "./response.ts";
import { consentPage, type ConsentFault } from "../pages/consent.ts";
import { refusedPage } from "../pages/notice.ts";
import { askWho } from "./sign-in-handlers.ts";
import { interactionOf, type InteractionPagesDeps, linksOf, verifyForm, type PageRequest } from "./page-request.ts";

interface Ask {
  readonly asked: AuthorizationRequest;
  readonly person: Caller;
  readonly fault: ConsentFault | null;
}

/** Shows the consent page, or the reason why the user cannot grant anything. */
export async function ask(
  { response }: PageRequest,
  { interactions, csrf }: InteractionPagesDeps,
  { asked, person, fault }: Ask,
): Promise<void> {
  const offer = await interactions.offer(asked, person);
  const locale = tellLocale(response, asked, person);
  const { client, redirectHost, loopback, scopes } = asked;
  const token = csrf.token(interactionOf(asked));
  const csrfToken = person.credential.kind === "session" ? person.credential.csrfToken : "";
  const common = { ...linksOf(asked), token, csrfToken };
  if (offer.refusal !== null) {
    send(response, refusedPage({ reason: offer.refusal, applicationName: client.name, ...common }, locale));
    return;
  }
  const offered = offer.scopes;
  const withheld = scopes.filter((scope) => !offered.includes(scope));
  const ticked = new Set<McpScope>(fault === "nothingTicked" ? [] : offered);
  const shown = csrf.token(everythingShown(asked, person, offer));
  const about = { client, redirectHost, loopback, person, offered, withheld, ticked, fault, shown };
  send(response, consentPage({ ...about, ...common }, locale));
}

/** Grants the selected scopes if the page that the user saw is still up to date. */
export async function consent(visit: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const { request, response } = visit;
  const { interactions, browser, csrf } = deps;
  const { asked, form } = await verifyForm(visit, deps, ["token", "csrf_token", "shown", "scope"]);
  const person = await browser.signedIn(request, visitorOf(request, response), form.get("csrf_token") ?? "");
  if (!person) {
    askWho(visit, deps, { asked, email: "", fault: { code: "ended" } });
    return;
  }
  const offer = await interactions.offer(asked, person);
  // Nothing can be granted: the application gets an error, and the rejection is logged.
  if (offer.refusal !== null) {
    await interactions.finish(request, response, { person, scopes: [] });
    return;
  }
  const changed = !csrf.fits(everythingShown(asked, person, offer), form.get("shown") ?? undefined);
  if (changed) {
    await ask(visit, deps, { asked, person, fault: "changed" });
    return;
  }
  const ticked = form.getAll("scope");
  const scopes = offer.scopes.filter((scope) => ticked.includes(scope));
  if (scopes.length !== ticked.length) throw new PageRefused("bad_request");
  if (scopes.length === 0) {
    await ask(visit, deps, { asked, person, fault: "nothingTicked" });
    return;
  }
  await interactions.finish(request, response, { person, scopes });
}

/** Redirects the user to the application with the error `access_denied`. */
export async function deny(visit: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const { request, response } = visit;
  const { interactions, browser } = deps;
  const { asked, form } = await verifyForm(visit, deps, null);
  const csrfToken = form.get("csrf_token");
  const person = csrfToken === null ? null : await browser.signedIn(request, visitorOf(request, response), csrfToken);
  const refused = person !== null && (await interactions.offer(asked, person)).refusal !== null;
  await interactions.finish(request, response, refused ? { person, scopes: [] } : "denied");
}

/**
 * Returns everything that the consent page shows. The form contains a token over it, so that the user grants only what
 * the page showed.
 */
function everythingShown(
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
