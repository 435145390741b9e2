import { html } from "../../../base/platform/rules/html.ts";
import { page, type Page } from "../../../base/platform/pages/layout.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import type { Faults } from "./faults.ts";
import { alertOf, hidden, renderFields } from "./form-parts.ts";
import type { SignedInVisit } from "./visit.ts";

/** A secret for an authenticator app, to be confirmed with a code. */
export interface AppContent {
  readonly secret: string;
  /** The QR code in SVG; null after a wrong code, because it is shown once. */
  readonly qrCode: string | null;
  readonly faults: Faults;
}

const GROUP = /.{1,4}/g;

/** Renders the secret as a QR code and as text, with the form that confirms it. */
export function appPage({ locale, returnTo, person }: SignedInVisit, { secret, qrCode, faults }: AppContent): Page {
  const { app } = accountTexts(locale);
  const csrf = hidden("csrf_token", person.credential.csrfToken);
  const own = accountAddress("/two-factor", returnTo);
  const code = { name: "code", label: app.confirm, autocomplete: "one-time-code", maxLength: 10, plain: true };
  const key = html`<p class="key"><code>${(secret.match(GROUP) ?? []).join(" ")}</code></p>`;
  const picture = `data:image/svg+xml;base64,${Buffer.from(qrCode ?? "").toString("base64")}`;
  const body = html`<h1>${app.title}</h1>
    ${alertOf(faults)}
    ${
      qrCode === null
        ? html`<p>${app.kept}</p>`
        : html`<p>${app.scan}</p>
            <p class="qr"><img src="${picture}" alt="${app.qr}" width="208" height="208" /></p>
            <p>${app.manual}</p>`
    }
    ${key}
    <form method="post" action="${accountAddress("/two-factor/app/confirm", returnTo)}" novalidate>
      ${csrf} ${hidden("secret", secret)} ${renderFields([code], faults)}
      <div class="actions">
        <button class="primary">${app.submit}</button>
        <a class="button" href="${own}">${app.cancel}</a>
      </div>
    </form>
    ${
      qrCode === null &&
      html`<form method="post" action="${accountAddress("/two-factor/app", returnTo)}">
        ${csrf}
        <div class="actions"><button class="link">${app.again}</button></div>
      </form>`
    }`;
  return page({ status: faults.status, locale, title: app.title, body, url: own, theme: person.credential.theme });
}
