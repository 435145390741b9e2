import type { Locale } from "../../../base/contract/caller.ts";
import { type AccountTexts, accountTextsEn } from "./account-texts-en.ts";
import { accountTextsFr } from "./account-texts-fr.ts";

const texts: Readonly<Record<Locale, AccountTexts>> = {
  en: keepEmailTogether(accountTextsEn),
  fr: keepEmailTogether(accountTextsFr),
};

/** Returns the texts of the account pages in one language. */
export function accountTexts(locale: Locale): AccountTexts {
  return texts[locale];
}

/** Narrow pages do not break the line at this hyphen. */
function keepEmailTogether<Texts extends object>(texts: Texts): Texts {
  const entries: [string, unknown][] = Object.entries(texts);
  const kept = entries.map(([name, value]): [string, unknown] => {
    if (typeof value === "string") return [name, value.replaceAll(/(e)-(mails?)/gi, "$1\u2011$2")];
    return [name, typeof value === "object" && value !== null ? keepEmailTogether(value) : value];
  });
  return Object.fromEntries(kept) as Texts;
}
