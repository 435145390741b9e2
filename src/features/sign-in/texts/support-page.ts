import type { Locale } from "../../../base/contract/caller.ts";
import { typeset } from "../../../base/i18n/language-rules.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Texts of the page that starts a support session. */
export interface SupportTexts {
  readonly ask: Words;
  /** With `{organization}` and `{time}`. */
  readonly done: Words;
  readonly unknown: Words;
  readonly submit: string;
  /** Above the question, if it is asked again. */
  readonly again: string;
  readonly goOn: string;
  readonly facts: Readonly<Record<"organization" | "operator" | "reason" | "until", string>>;
}

const texts: Readonly<Record<Locale, SupportTexts>> = {
  en: {
    ask: {
      title: "Support session",
      text: "Your actions are recorded in the organization’s activity log. You cannot connect AI applications, and you cannot create or rotate API keys.",
    },
    done: {
      title: "You are signed in",
      text: "The support session in {organization} has started. It ends at {time} (UTC).",
    },
    unknown: {
      title: "This link is no longer valid",
      text: "The link has already been used or is older than 60 minutes. The command “crm support-session create” prints a new one.",
    },
    submit: "Start the session",
    again:
      "The session has not started: the form did not come from this page, or you have signed in or out since. Check the page and start again.",
    goOn: "Continue",
    facts: { organization: "Organization", operator: "Operator", reason: "Reason", until: "Ends at" },
  },
  fr: typeset({
    ask: {
      title: "Session d’assistance",
      text: "Vos actions sont enregistrées dans le journal d’activité de l’organisation. Vous ne pouvez ni connecter d’application d’IA, ni créer ou renouveler de clé d’API.",
    },
    done: {
      title: "Session ouverte",
      text: "La session d’assistance dans {organization} a commencé. Elle se termine à {time} (UTC).",
    },
    unknown: {
      title: "Ce lien n’est plus valable",
      text: "Le lien a déjà servi ou date de plus de 60 minutes. La commande « crm support-session create » en affiche un nouveau.",
    },
    submit: "Démarrer la session",
    again:
      "La session n’a pas démarré : le formulaire ne venait pas de cette page, ou une session s’est ouverte ou fermée entre-temps. Vérifiez la page et recommencez.",
    goOn: "Continuer",
    facts: { organization: "Organisation", operator: "Intervenant", reason: "Motif", until: "Fin" },
  }),
};

/** Returns the texts of one language. */
export function supportTexts(locale: Locale): SupportTexts {
  return texts[locale];
}
