import type { Locale } from "../../contract/caller.ts";
import { typeset } from "../../i18n/typography.ts";

/** The footer of marketing messages. `{name}` is a placeholder. */
export interface FooterTexts {
  readonly sender: string;
  readonly unsubscribe: string;
  /** A line with `{label}` and `{value}`. */
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

/** Returns the texts of one language. */
export function footerTexts(locale: Locale): FooterTexts {
  return texts[locale];
}
