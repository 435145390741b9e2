import { unicodeAddress } from "../../../base/platform/rules/email-address.ts";
import type { Caller, Locale } from "../../../base/contract/caller.ts";
import { mcpScopes, type McpScope } from "../../../base/contract/mcp.ts";
import { type PageTexts, pageTexts, type RejectionCode } from "../texts/page-texts.ts";
import type { RequestingClient } from "../authorization-request.ts";
import { fillTemplate, html, untrusted, type Html } from "../../../base/platform/rules/html.ts";
import { page, type Page } from "../../../base/platform/pages/layout.ts";

/** Why the page is shown again. */
export type ConsentFault = "nothingTicked" | "changed";

/** The content of the consent page. */
interface ConsentContent {
  readonly client: Pick<RequestingClient, "id" | "name" | "kind">;
  /** Destination of the code: a host, or the scheme of an application. */
  readonly redirectHost: string;
  readonly loopback: boolean;
  readonly person: Pick<Caller, "user" | "organization">;
  /** Scopes that the user can grant. */
  readonly offered: readonly McpScope[];
  /** Requested scopes that the user's role or the policy does not allow. */
  readonly deniedByPolicy: readonly McpScope[];
  readonly ticked: ReadonlySet<McpScope>;
  readonly fault: ConsentFault | null;
  readonly url: string;
  readonly consentUrl: string;
  readonly denyUrl: string;
  readonly otherAccountUrl: string;
  readonly token: string;
  readonly csrfToken: string;
  /** Token over everything above. */
  readonly shown: string;
}

/** Renders the consent page. */
export function consentPage(consent: ConsentContent, locale: Locale): Page {
  const texts = pageTexts(locale).consent;
  const name = untrusted(consent.client.name);
  const body = html`<h1>${fillTemplate(texts.title, { application: name })}</h1>
    ${consent.fault === "changed" && html`<p class="notice fault" role="alert">${texts.changed}</p>`}
    <p class="notice"><strong>${texts.unverified}</strong> ${texts.unverifiedHelp}</p>
    ${consent.loopback && html`<p class="notice">${texts.loopback}</p>`} ${facts(consent, texts)}
    <form method="post" action="${consent.consentUrl}">
      <input type="hidden" name="token" value="${consent.token}" />
      <input type="hidden" name="csrf_token" value="${consent.csrfToken}" />
      <input type="hidden" name="shown" value="${consent.shown}" />
      ${choices(consent, texts)} ${deniedScopes(consent, texts)}
      <p class="quiet">${texts.noMore} ${texts.lifetime}</p>
      <div class="actions">
        <button class="primary">${texts.allow}</button>
        <button formaction="${consent.denyUrl}">${texts.deny}</button>
      </div>
    </form>`;
  const status = consent.fault ? 400 : 200;
  return page({ status, locale, title: texts.tab, body, url: consent.url, forms: "anywhere" });
}

function facts({ client, redirectHost, person, otherAccountUrl }: ConsentContent, texts: PageTexts["consent"]): Html {
  const { user, organization } = person;
  const called = [user.first_name, user.last_name].filter((part) => part !== null && part !== "").join(" ");
  return html`<dl>
    <div>
      <dt>${texts.application}</dt>
      <dd>${untrusted(client.name)}${describedAt(client, texts)}</dd>
    </div>
    <div>
      <dt>${texts.answerTo}</dt>
      <dd>${untrusted(redirectHost)}</dd>
    </div>
    <div>
      <dt>${texts.account}</dt>
      <dd>
        ${called !== "" && html`${untrusted(called)} `}<span class="quiet"
          >${untrusted(unicodeAddress(user.email))}</span
        >
        <span class="quiet">${texts.notYou} <a href="${otherAccountUrl}">${texts.otherAccount}</a></span>
      </dd>
    </div>
    <div>
      <dt>${texts.organization}</dt>
      <dd>${untrusted(organization.name)}</dd>
    </div>
  </dl>`;
}

/** The owner of the metadata document controls at least this host. */
function describedAt({ id, kind }: ConsentContent["client"], texts: PageTexts["consent"]): Html | null {
  const address = kind === "document" ? URL.parse(id)?.host : undefined;
  if (address === undefined) return null;
  return html` <span class="quiet">${fillTemplate(texts.document, { address: untrusted(address) })}</span>`;
}

function choices({ offered, ticked, fault }: ConsentContent, texts: PageTexts["consent"]): Html {
  const wrong = fault === "nothingTicked";
  const groups = (["crm", "booking"] as const).map((group) => {
    const scopes = offered.filter((scope) => scope.startsWith(`${group}:`));
    return scopes.length === 0
      ? null
      : html`<fieldset>
          <legend>${texts.groups[group]}</legend>
          ${scopes.map((scope) => choice(scope, { ticked: ticked.has(scope), focused: wrong && scope === offered[0] }, texts))}
        </fieldset> `;
  });
  return html`<fieldset${wrong && html` aria-describedby="scopes-error"`}>
<legend>${texts.scopes}</legend>
${wrong && html`<span class="error" id="scopes-error" role="alert">${texts.nothingTicked}</span>`}
${groups}</fieldset>`;
}

function choice(
  scope: McpScope,
  { ticked, focused }: { readonly ticked: boolean; readonly focused: boolean },
  texts: PageTexts["consent"],
): Html {
  const state = html`${ticked && html` checked`}${focused && html` autofocus`}`;
  return html`<label class="choice"
    ><input type="checkbox" name="scope" value="${scope}" ${state} /> <span>${texts.scope[scope]}</span></label
  > `;
}

function deniedScopes({ deniedByPolicy: scopes }: ConsentContent, texts: PageTexts["consent"]): Html | null {
  if (scopes.length === 0) return null;
  const items = mcpScopes
    .filter((scope) => scopes.includes(scope))
    .map((scope) => html`<li>${texts.scope[scope]}</li>`);
  return html`<div class="quiet">
    <p>${texts.deniedByPolicy}</p>
    <ul>
      ${items}
    </ul>
  </div>`;
}

/** The content of the page for a rejected consent. */
interface RejectedContent extends Pick<ConsentContent, "url" | "denyUrl" | "otherAccountUrl" | "token" | "csrfToken"> {
  readonly reason: RejectionCode;
  readonly applicationName: string;
}

/** Renders the reason why the user cannot grant access; its form sends `access_denied` to the application. */
export function rejectedPage(content: RejectedContent, locale: Locale): Page {
  const { reason, applicationName, url, denyUrl, otherAccountUrl, token, csrfToken } = content;
  const { refused, consent } = pageTexts(locale);
  const body = html`<h1>${fillTemplate(refused.title, { application: untrusted(applicationName) })}</h1>
    <p class="notice" role="alert">${refused.reasons[reason]}</p>
    <form method="post" action="${denyUrl}">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="csrf_token" value="${csrfToken}" />
      <div class="actions"><button class="primary">${refused.back}</button></div>
    </form>
    <p class="quiet after">${consent.notYou} <a href="${otherAccountUrl}">${consent.otherAccount}</a></p>`;
  const title = refused.reasons[reason];
  return page({ status: 403, locale, title, body, url, forms: "anywhere" });
}
