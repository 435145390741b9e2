import type { Locale } from "../../contract/caller.ts";
import { typeset } from "../../i18n/typography.ts";

/** What stands below marketing messages; `{name}` is filled in. */
export interface FooterTexts {
  readonly sender: string;
  readonly unsubscribe: string;
  /** A line of `{label}` and `{value}`. */
  readonly fact: string;
}

const texts: Readonly<Record<Locale, FooterTexts>> = {
  en: {
    sender: "{organization} sent this message to {email}.",
    unsubscribe: "Unsubscribe",
    fact: "{label}: {value}",
  },
  fr: typeset({
    sender: "Ce message a été envoyé par {organization} à l’adresse {email}.",
    unsubscribe: "Se désabonner",
    fact: "{label} : {value}",
  }),
};

/** In one language. */
export function footerTexts(locale: Locale): FooterTexts {
  return texts[locale];
}
