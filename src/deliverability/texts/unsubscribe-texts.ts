import type { Locale } from "../../contract/caller.ts";
import { typeset } from "../../i18n/typography.ts";

interface Words {
  readonly title: string;
  /** May contain `{organization}` and `{email}` if the link is valid. */
  readonly text: string;
}

/** Texts of the unsubscribe page. */
export interface UnsubscribeTexts {
  readonly ask: Words;
  readonly done: Words;
  readonly unknown: Words;
  /** For a test send of a campaign. */
  readonly test: Words;
  readonly submit: string;
}

const texts: Readonly<Record<Locale, UnsubscribeTexts>> = {
  en: {
    ask: {
      title: "Unsubscribe",
      text: "Do you want to stop receiving marketing messages from {organization} at {email}?",
    },
    done: { title: "You are unsubscribed", text: "{organization} will no longer send marketing messages to {email}." },
    unknown: {
      title: "This link is no longer valid",
      text: "The link is incomplete or older than 30 days. Please use the link in the most recent message.",
    },
    test: {
      title: "Test message",
      text: "This link is from a test message and has no effect. In the campaign, each recipient can unsubscribe here.",
    },
    submit: "Unsubscribe",
  },
  fr: typeset({
    ask: {
      title: "Se désabonner",
      text: "Souhaitez-vous vous désabonner des messages commerciaux que {organization} envoie à {email} ?",
    },
    done: {
      title: "Désabonnement enregistré",
      text: "{organization} n’enverra plus de messages commerciaux à l’adresse {email}.",
    },
    unknown: {
      title: "Ce lien n’est plus valable",
      text: "Le lien est incomplet ou date de plus de 30 jours. Utilisez le lien du message le plus récent.",
    },
    test: {
      title: "Message d’essai",
      text: "Ce lien provient d’un message d’essai et n’a aucun effet. Dans la campagne, chaque destinataire pourra se désabonner ici.",
    },
    submit: "Me désabonner",
  }),
};

/** Returns the texts of one language. */
export function unsubscribeTexts(locale: Locale): UnsubscribeTexts {
  return texts[locale];
}
