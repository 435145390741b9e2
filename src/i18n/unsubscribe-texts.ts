import type { Locale } from "../contract/caller.ts";

interface Words {
  readonly title: string;
  /** With `{organization}` and `{email}` in it where there is a link. */
  readonly text: string;
}

/** What the page that links to unsubscribe lead to says. */
export interface UnsubscribeTexts {
  readonly ask: Words;
  readonly done: Words;
  readonly unknown: Words;
  readonly submit: string;
}

const texts: Readonly<Record<Locale, UnsubscribeTexts>> = {
  en: {
    ask: { title: "Unsubscribe", text: "Do you want no more news from {organization} at {email}?" },
    done: { title: "You are unsubscribed", text: "{organization} sends no more news to {email}." },
    unknown: {
      title: "This link is not good any more",
      text: "It is incomplete, or older than 30 days. The link in a newer message works.",
    },
    submit: "Unsubscribe",
  },
  fr: {
    ask: {
      title: "Se désabonner",
      text: "Ne souhaitez-vous plus recevoir d’actualités de {organization} à l’adresse {email}\u202f?",
    },
    done: {
      title: "Désabonnement enregistré",
      text: "{organization} n’enverra plus d’actualités à l’adresse {email}.",
    },
    unknown: {
      title: "Ce lien n’est plus valable",
      text: "Il est incomplet ou date de plus de 30 jours. Le lien d’un message plus récent fonctionne.",
    },
    submit: "Me désabonner",
  },
};

/** In one language. */
export function unsubscribeTexts(locale: Locale): UnsubscribeTexts {
  return texts[locale];
}
