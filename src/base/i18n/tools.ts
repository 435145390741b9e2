import type { ErrorCode } from "../../../generated/vocabulary.js";
import type { Locale } from "../contract/caller.ts";
import { frenchSpaces, typeset } from "./language-rules.ts";

/** Error codes that only tool calls return. */
export type ToolErrorCode = "rate_limited" | "result_too_large" | "declined";

/** Questions to the user before a tool takes effect. */
export interface ToolQuestions {
  /** `title`: null if the caller may not read it. */
  create(facts: {
    readonly title: string | null;
    readonly invitee: string;
    readonly time: string;
    readonly addresses: string;
  }): string;
  /** `addresses`: null if nobody gets a message. */
  cancel(facts: { readonly title: string; readonly time: string; readonly addresses: string | null }): string;
  /** For a caller who may not read the event. */
  cancelUnread(facts: { readonly notify: boolean }): string;
}

/** Texts for assistants and their users, in addition to the catalog that all protocols share. */
interface ToolSentences {
  readonly errors: Readonly<Record<ToolErrorCode, string>>;
  /** The next step, by error code. */
  readonly hints: Readonly<Partial<Record<ErrorCode | ToolErrorCode, string>>>;
  /** The token is missing or not valid. */
  readonly invalidToken: string;
  /** The token is valid, but its connection has ended. */
  readonly endedConnection: string;
  readonly insufficientScope: string;
  readonly questions: ToolQuestions;
  readonly origin: string;
  readonly host: string;
  /** A user without a name, at the beginning of a sentence. */
  readonly someone: string;
}

const en: ToolSentences = {
  errors: {
    rate_limited: "Too many calls. Please wait before the next one.",
    result_too_large: "The result is too long for one response.",
    declined: "The user did not confirm this. Nothing was changed and nobody was notified.",
  },
  hints: {
    validation_failed: "Correct the arguments named in details and call again.",
    not_found:
      "Use ids only as a tool returned them; search_crm, list_crm_records, list_event_types or list_events finds them.",
    duplicate: "Read the existing record and, if the user agrees, change that one instead.",
    slot_unavailable:
      "Nothing was booked or changed. Offer the user the alternatives in details, or look for others with find_available_slots; book one only after the user has chosen it.",
    state_conflict:
      "The reason is in details. Read the current state of the record or event and tell the user; repeating the same call will fail again.",
    version_conflict: "Read the record again and repeat the change with its version as expected_version.",
    unprocessable: "Change the arguments named in details; repeating the same call will fail again.",
    idempotency_key_reused: "Use another idempotency_key for another call.",
    idempotency_in_progress: "Wait, then repeat the same call.",
    unauthenticated:
      "The connection ended during this call, and nothing was changed. Tell the user that the application must be connected again.",
    permission_denied:
      "The user's role or the organization's policy does not allow this. Tell the user; do not try another way.",
    insufficient_scope:
      "The user's role allows this, but the key or connection does not: the missing scopes are in details. Tell the user; do not try another way.",
    rate_limited: "Wait for retry_after_seconds, then call less often.",
    result_too_large: "Request less: a smaller page_size, fewer fields or a narrower filter.",
    declined: "Ask the user how to go on; repeat the call only if they ask for it.",
    unavailable: "Wait a moment and repeat the same call.",
    internal: "Repeat the call once; if it fails again, tell the user.",
  },
  invalidToken: "A valid access token or API key with access to AI applications is required.",
  endedConnection: "This connection has ended. The application must be connected again.",
  insufficientScope: "The application has not been authorized to do this.",
  questions: {
    create: ({ title, invitee, time, addresses }) =>
      `Book ${title === null ? "this event" : `“${title}”`} with ${invitee} on ${time}? An invitation will be sent to ${addresses}.`,
    cancel: ({ title, time, addresses }) =>
      `Cancel “${title}” on ${time} for everybody? ${addresses === null ? "Nobody will be notified." : `A cancellation will be sent to ${addresses}.`}`,
    cancelUnread: ({ notify }) =>
      `Cancel this event for everybody? ${notify ? "All participants will be notified." : "Nobody will be notified."}`,
  },
  origin: "Pages from this origin are not allowed to call this server.",
  host: "This server does not accept requests for this host name.",
  someone: "Someone",
};

const fr: ToolSentences = typeset({
  errors: {
    rate_limited: "Trop d’appels. Veuillez patienter avant le prochain.",
    result_too_large: "Le résultat est trop long pour une seule réponse.",
    declined: "La personne n’a pas confirmé. Rien n’a été modifié et personne n’a été prévenu.",
  },
  hints: {
    validation_failed: "Corrigez les arguments nommés dans details et appelez de nouveau.",
    not_found:
      "N’utilisez que des identifiants renvoyés par un outil ; search_crm, list_crm_records, list_event_types ou list_events permettent de les trouver.",
    duplicate: "Lisez la fiche existante et, si la personne est d’accord, modifiez plutôt celle-ci.",
    slot_unavailable:
      "Rien n’a été réservé ni modifié. Proposez à la personne les alternatives données dans details, ou cherchez-en d’autres avec find_available_slots ; ne réservez qu’après son choix.",
    state_conflict:
      "La raison figure dans details. Relisez la fiche ou le rendez-vous dans son état actuel et informez la personne ; le même appel échouerait de nouveau.",
    version_conflict: "Relisez la fiche et refaites la modification avec sa version comme expected_version.",
    unprocessable: "Modifiez les arguments nommés dans details ; le même appel échouerait de nouveau.",
    idempotency_key_reused: "Utilisez une autre valeur d’idempotency_key pour un autre appel.",
    idempotency_in_progress: "Patientez, puis refaites le même appel.",
    unauthenticated:
      "La connexion a été coupée pendant cet appel, et rien n’a été modifié. Dites à la personne que l’application doit être connectée de nouveau.",
    permission_denied:
      "Le rôle de la personne, ou la politique de l’organisation, ne le permet pas. Dites-le à la personne ; n’essayez pas autrement.",
    insufficient_scope:
      "Le rôle le permet, mais pas la clé ou la connexion : details indique les autorisations manquantes. Dites-le à la personne ; n’essayez pas autrement.",
    rate_limited: "Attendez le nombre de secondes indiqué par retry_after_seconds, puis espacez les appels.",
    result_too_large:
      "Demandez moins : une valeur de page_size plus petite, moins de champs ou un filtre plus restrictif.",
    declined: "Demandez à la personne comment continuer ; ne refaites l’appel que si elle le demande.",
    unavailable: "Patientez un instant, puis refaites le même appel.",
    internal: "Refaites l’appel une fois ; s’il échoue encore, dites-le à la personne.",
  },
  invalidToken: "Un jeton d’accès valide ou une clé d’API ouverte aux applications d’IA est requis.",
  endedConnection: "Cette connexion a été coupée. L’application doit être connectée de nouveau.",
  insufficientScope: "L’application n’a pas été autorisée à faire cela.",
  questions: {
    create: ({ title, invitee, time, addresses }) =>
      frenchSpaces(
        `Réserver ${title === null ? "ce rendez-vous" : `« ${title} »`} avec ${invitee}, ${time} ? Une invitation sera envoyée à ${addresses}.`,
      ),
    cancel: ({ title, time, addresses }) =>
      frenchSpaces(
        `Annuler « ${title} », ${time}, pour tout le monde ? ${addresses === null ? "Personne ne sera prévenu." : `L’annulation sera envoyée à ${addresses}.`}`,
      ),
    cancelUnread: ({ notify }) =>
      frenchSpaces(
        `Annuler ce rendez-vous pour tout le monde ? ${notify ? "Tous les participants seront prévenus." : "Personne ne sera prévenu."}`,
      ),
  },
  origin: "Les pages de cette origine ne peuvent pas appeler ce serveur.",
  host: "Ce serveur ne répond pas sous ce nom d’hôte.",
  someone: "Quelqu’un",
});

const catalogs: Readonly<Record<Locale, ToolSentences>> = { en, fr };

/** Returns the texts of one language. */
export function toolSentences(locale: Locale): ToolSentences {
  return catalogs[locale];
}
