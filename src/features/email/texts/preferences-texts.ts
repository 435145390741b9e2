import type { Locale } from "../../../base/contract/caller.ts";
import { typeset } from "../../../base/i18n/language-rules.ts";

interface Words {
  readonly title: string;
  /** May contain `{organization}` and `{email}` if the link is valid. */
  readonly text: string;
}

/** Texts of the page of mail preferences. */
export interface PreferencesTexts {
  /** With topics. */
  readonly choose: Words;
  /** Without topics. */
  readonly ask: Words;
  /** The address receives no marketing. */
  readonly left: Words;
  readonly unknown: Words;
  /** For a test send of a campaign. */
  readonly test: Words;
  readonly topics: string;
  readonly again: Words;
  readonly all: Words;
  readonly save: string;
  readonly leave: string;
  readonly leaveAll: string;
  readonly resubscribe: string;
  readonly notices: {
    readonly saved: string;
    readonly topic: string;
    readonly none: string;
  };
}

const texts: Readonly<Record<Locale, PreferencesTexts>> = {
  en: {
    choose: {
      title: "E-mail preferences",
      text: "{organization} sends messages to {email}. Choose the topics that interest you.",
    },
    ask: {
      title: "Unsubscribe",
      text: "Do you want to stop receiving marketing messages from {organization} at {email}?",
    },
    left: { title: "You are unsubscribed", text: "{organization} no longer sends marketing messages to {email}." },
    unknown: {
      title: "This link is no longer valid",
      text: "The link is incomplete or older than 30 days. Please use the link in the most recent message.",
    },
    test: {
      title: "Test message",
      text: "This link is from a test message and has no effect. In the campaign, each recipient can unsubscribe here.",
    },
    topics: "Topics",
    again: {
      title: "Changed your mind?",
      text: "You can receive marketing messages from {organization} again.",
    },
    all: {
      title: "No more messages",
      text: "You will receive no marketing messages at all, on any topic.",
    },
    save: "Save",
    leave: "Unsubscribe",
    leaveAll: "Unsubscribe from everything",
    resubscribe: "Subscribe again",
    notices: {
      saved: "Your choice is saved.",
      topic: "You will receive no more messages on this topic.",
      none: "Please choose at least one topic.",
    },
  },
  fr: typeset({
    choose: {
      title: "Préférences d’e-mail",
      text: "{organization} envoie des messages à {email}. Choisissez les thèmes qui vous intéressent.",
    },
    ask: {
      title: "Se désabonner",
      text: "{organization} envoie des messages commerciaux à {email}. Souhaitez-vous vous désabonner ?",
    },
    left: {
      title: "Désabonnement enregistré",
      text: "{organization} n’envoie plus de messages commerciaux à l’adresse {email}.",
    },
    unknown: {
      title: "Ce lien n’est plus valable",
      text: "Le lien est incomplet ou date de plus de 30 jours. Utilisez le lien du message le plus récent.",
    },
    test: {
      title: "Message d’essai",
      text: "Ce lien provient d’un message d’essai et n’a aucun effet. Dans la campagne, chaque destinataire pourra se désabonner ici.",
    },
    topics: "Thèmes",
    again: {
      title: "Vous avez changé d’avis ?",
      text: "{organization} peut de nouveau vous envoyer des messages commerciaux.",
    },
    all: {
      title: "Ne plus rien recevoir",
      text: "Vous ne recevrez plus aucun message commercial, quel qu’en soit le thème.",
    },
    save: "Enregistrer",
    leave: "Me désabonner",
    leaveAll: "Me désabonner de tout",
    resubscribe: "Me réabonner",
    notices: {
      saved: "Votre choix est enregistré.",
      topic: "Vous ne recevrez plus de messages sur ce thème.",
      none: "Choisissez au moins un thème.",
    },
  }),
};

/** Returns the texts of one language. */
export function preferencesTexts(locale: Locale): PreferencesTexts {
  return texts[locale];
}
