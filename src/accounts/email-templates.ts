import type { Locale } from "../contract/caller.ts";
import { typeset } from "../i18n/typography.ts";
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

/** Renders an account e-mail. `baseUrl` has no trailing slash. */
export function renderAccountEmail({ content, locale }: AccountEmail, baseUrl: string): EmailText {
  return locale === "fr"
    ? typeset(textOf(accountEmailsFr, content, baseUrl))
    : textOf(accountEmailsEn, content, baseUrl);
}

function textOf<Kind extends AccountEmailKind>(
  texts: AccountEmailTexts,
  content: AccountEmailContent<Kind>,
  baseUrl: string,
): EmailText {
  return texts[content.kind](content, baseUrl);
}
