import type { Locale } from "../../base/contract/caller.ts";
import { layoutTexts } from "../../base/i18n/layout-texts.ts";
import { typeset } from "../../base/i18n/typography.ts";
import { emailLayout, footerLink } from "../../base/mail/rules/email-layout.ts";
import { html, type Html, untrusted } from "../../base/platform/rules/html.ts";
import type {
  AccountEmailContent,
  AccountEmailKind,
  AccountEmailTexts,
  EmailText,
} from "./texts/account-email-contents.ts";
import { accountEmailsEn } from "./texts/account-emails-en.ts";
import { accountEmailsFr } from "./texts/account-emails-fr.ts";

/** An e-mail to a user about their account. */
export interface AccountEmail {
  readonly to: string;
  readonly locale: Locale;
  readonly content: AccountEmailContent;
}

/** An account e-mail as plain text, and as HTML with the same content. */
export interface RenderedAccountEmail extends EmailText {
  readonly html: string;
}

/** Renders an account e-mail. `baseUrl` has no trailing slash. */
export function renderAccountEmail({ content, locale }: AccountEmail, baseUrl: string): RenderedAccountEmail {
  const rendered =
    locale === "fr" ? typeset(textOf(accountEmailsFr, content, baseUrl)) : textOf(accountEmailsEn, content, baseUrl);
  return { ...rendered, html: htmlOf(rendered, locale, baseUrl) };
}

function textOf<Kind extends AccountEmailKind>(
  texts: AccountEmailTexts,
  content: AccountEmailContent<Kind>,
  baseUrl: string,
): EmailText {
  return texts[content.kind](content, baseUrl);
}

/** Account e-mails come from the service, so they never look like those of an organization. */
function htmlOf({ subject, text }: EmailText, locale: Locale, baseUrl: string): string {
  const { service, openPage } = layoutTexts(locale);
  const paragraphs = text.trim().split(/\n{2,}/);
  const content = html`<h1>${untrusted(subject)}</h1>
    ${paragraphs.map((paragraph) => paragraphOf(paragraph, { baseUrl, openPage }))}`;
  const footer = html`${service}<br />${footerLink(`${baseUrl}/`, baseUrl)}`;
  const brand = { name: service, colour: null, hasLogo: false };
  return emailLayout({ locale, title: subject, brand, content: content.text, footer });
}

/** A link of the service becomes a button; its address stays visible, so that the recipient can check it. */
function paragraphOf(
  paragraph: string,
  { baseUrl, openPage }: { readonly baseUrl: string; readonly openPage: string },
): Html {
  if (`${paragraph}/`.startsWith(`${baseUrl}/`) && !/\s/.test(paragraph)) {
    return html`<p><a class="button" href="${paragraph}">${openPage}</a></p>
      <p><small>${paragraph}</small></p>`;
  }
  const lines = paragraph.split("\n");
  return html`<p>${lines.map((line, index) => html`${index > 0 && html`<br />`}${untrusted(line)}`)}</p>`;
}
