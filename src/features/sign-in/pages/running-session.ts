import type { IncomingMessage } from "node:http";
import type { Locale, Visitor } from "../../../base/contract/caller.ts";
import { fillTemplate, html, type Html } from "../../../base/platform/rules/html.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { emailAddress, hidden } from "./parts.ts";
import type { BrowserSessions } from "./visit.ts";

/** The session that a sign-in would end: its id, and the address of its user. */
export interface RunningSession {
  readonly id: string;
  readonly email: string;
}

/** Returns the session of the browser; null if nobody is signed in. */
export async function runningSession(
  browser: Pick<BrowserSessions, "signedIn">,
  request: IncomingMessage,
  visitor: Visitor,
): Promise<RunningSession | null> {
  const person = await browser.signedIn(request, visitor, null);
  return person?.credential.kind === "session" ? { id: person.credential.id, email: person.user.email } : null;
}

/** The field of a form with the session that its page names as the one that ends. */
export const REPLACES = "replaces";

/** Names the session that ends with a sign-in, and offers to keep it; null if nobody is signed in. */
export function replacementNotice(locale: Locale, running: RunningSession | null): Html | null {
  if (running === null) return null;
  const { replacement } = accountTexts(locale);
  return html`<p class="notice">
    ${fillTemplate(replacement.text, { email: emailAddress(running.email) })} <a href="/account">${replacement.stay}</a>
  </p>`;
}

/** The hidden field of a form, so that it ends no session that its page did not name. */
export const replacesField = (running: RunningSession | null): Html => hidden(REPLACES, running?.id ?? "");

/** Returns whether the form ends only the session that its page named. */
export const namesRunning = (form: URLSearchParams, running: RunningSession | null): boolean =>
  running === null || form.get(REPLACES) === running.id;
