import { html } from "../../../base/platform/rules/html.ts";
import { page, type Page } from "../../../base/platform/pages/layout.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { accountScript } from "./script.ts";
import type { SignedInVisit } from "./visit.ts";

/** Renders recovery codes, which are shown once, with a way to copy and to download them. */
export function codesPage({ locale, returnTo, person }: SignedInVisit, codes: readonly string[]): Page {
  const texts = accountTexts(locale);
  const own = accountAddress("/two-factor", returnTo);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`;
  const body = html`<h1>${texts.codes.title}</h1>
    <p>${texts.codes.text}</p>
    <ol class="codes" data-codes>
      ${codes.map((code) => html`<li><code>${code}</code></li> `)}
    </ol>
    <div class="actions">
      <button type="button" data-copy data-copied="${texts.scripts.copied}" hidden>${texts.codes.copy}</button>
      <a class="button" href="${file}" download="${texts.codes.file}">${texts.codes.download}</a>
    </div>
    <p class="actions"><a class="button primary" href="${returnTo ?? "/two-factor"}">${texts.codes.goOn}</a></p>`;
  const { theme } = person.credential;
  return page({ locale, title: texts.codes.title, body, url: own, script: accountScript, theme });
}
