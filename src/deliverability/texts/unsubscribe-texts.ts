import type { Locale } from "../../contract/caller.ts";
import { typeset } from "../../i18n/typography.ts";

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
  /** Of a message with which somebody tries a campaign. */
  readonly test: Words;
  readonly submit: string;
}

const texts: Readonly<Record<Locale, UnsubscribeTexts>> = {
  en: {
    ask: {
      title: "Unsubscribe",
      text: "Do you want to stop receiving marketing messages from {organization} at {email}?",
    },
    done: { title: "You are unsubscribed", text: "{organization} will send no more marketing messages to {email}." },
    unknown: {
      title: "This link is no longer valid",
      text: "It is incomplete, or older than 30 days. Please use the link in the newest message.",
    },
    test: {
      title: "A test message",
      text: "This link is from a test message and does nothing. In the campaign, each recipient unsubscribes here.",
    },
    submit: "Unsubscribe",
  },
  fr: typeset({
    ask: {
      title: "Se désabonner",
      text: "Voulez-vous ne plus recevoir les messages commerciaux de {organization} à l’adresse {email} ?",
    },
    done: {
      title: "Désabonnement enregistré",
      text: "{organization} n’enverra plus de messages commerciaux à l’adresse {email}.",
    },
    unknown: {
      title: "Ce lien n’est plus valable",
      text: "Il est incomplet ou date de plus de 30 jours. Utilisez le lien du message le plus récent.",
    },
    test: {
      title: "Message d’essai",
      text: "Ce lien provient d’un message d’essai et n’a aucun effet. Dans la campagne, chaque destinataire se désabonne ici.",
    },
    submit: "Me désabonner",
  }),
};

/** In one language. */
export function unsubscribeTexts(locale: Locale): UnsubscribeTexts {
  return texts[locale];
}
