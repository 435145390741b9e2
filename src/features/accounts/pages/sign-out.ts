import { fillTemplate, html } from "../../../base/platform/rules/html.ts";
import { page } from "../../../base/platform/pages/layout.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { emailAddress } from "./email-address.ts";
import { hidden } from "./form-parts.ts";
import type { AccountPagesDeps, Answer, SignedInVisit } from "./visit.ts";

/** Asks whether to sign out: a link must not change anything. */
export function showSignOut({ locale, person }: SignedInVisit): Answer {
  const { signOut } = accountTexts(locale);
  const body = html`<h1>${signOut.title}</h1>
    <p>${fillTemplate(signOut.text, { email: emailAddress(person.user.email) })}</p>
    <form method="post" action="/sign-out">
      ${hidden("csrf_token", person.credential.csrfToken)}
      <div class="actions">
        <button class="primary">${signOut.submit}</button>
        <a class="button" href="/account">${signOut.stay}</a>
      </div>
    </form>`;
  return page({ locale, title: signOut.title, body, url: "/sign-out", theme: person.credential.theme });
}

/** Ends the session. */
export async function submitSignOut(
  { response, person }: SignedInVisit,
  { services, browser }: AccountPagesDeps,
): Promise<Answer> {
  await services.session.delete(person, {});
  browser.forget(response);
  return { redirectTo: "/sign-in?reason=signed_out" };
}
