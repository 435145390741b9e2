import type { ErrorCode } from "../../generated/vocabulary.js";
import type { Locale } from "../contract/caller.ts";
import { typeset } from "./typography.ts";

/** What only a tool call can fail by. */
export type ToolErrorCode = "rate_limited" | "result_too_large";

/** What an assistant, or whoever connects one, is told beside the sentences that all protocols share. */
export interface ToolSentences {
  readonly errors: Readonly<Record<ToolErrorCode, string>>;
  /** What to do next, by code. */
  readonly hints: Readonly<Partial<Record<ErrorCode | ToolErrorCode, string>>>;
  /** No token, or one that is not (or no longer) valid. */
  readonly invalidToken: string;
  /** A token whose connection has ended. */
  readonly endedConnection: string;
  readonly insufficientScope: string;
  readonly origin: string;
  readonly host: string;
}

const en: ToolSentences = {
  errors: {
    rate_limited: "Too many calls. Please wait before the next one.",
    result_too_large: "The result is too long to be read at once.",
  },
  hints: {
    validation_failed: "Correct the arguments that details name and call again.",
    not_found:
      "Use ids only as a tool returned them; search_crm, list_crm_records, list_event_types or list_events finds them.",
    duplicate: "Read the existing record and, if the user agrees, change that one instead.",
    slot_unavailable:
      "Nothing was booked or changed. Offer the user the alternatives in details, or look for others with find_available_slots; book one only after they chose it.",
    state_conflict:
      "Details say what stands in the way. Read the record or event as it is now and tell the user; repeating the same call will fail again.",
    version_conflict: "Read the record again and repeat the change with its version as expected_version.",
    unprocessable: "Change what details name; repeating the same call will fail again.",
    idempotency_key_reused: "Use another idempotency_key for another call.",
    idempotency_in_progress: "Wait, then repeat the same call.",
    unauthenticated:
      "The connection was ended while this call ran, and nothing was changed. Tell the user that the application has to be connected again.",
    permission_denied:
      "The person's role, or the organization's policy, does not allow this. Tell the user; do not try another way.",
    insufficient_scope:
      "The role allows this, the key or connection does not: details name what it lacks. Tell the user; do not try another way.",
    rate_limited: "Wait retry_after_seconds, then go on more slowly.",
    result_too_large: "Ask for less: a smaller page_size, fewer fields or a narrower filter.",
    unavailable: "Wait a moment and repeat the same call.",
    internal: "Repeat the call once; if it fails again, tell the user.",
  },
  invalidToken: "A valid access token or API key with access to AI applications is required.",
  endedConnection: "This connection was ended. The application has to be connected again.",
  insufficientScope: "The application was not allowed to do this.",
  origin: "Pages of this origin may not call this server.",
  host: "This server does not answer under this host name.",
};

const fr: ToolSentences = typeset({
  errors: {
    rate_limited: "Trop d’appels. Veuillez patienter avant le prochain.",
    result_too_large: "Le résultat est trop long pour être lu en une fois.",
  },
  hints: {
    validation_failed: "Corrigez les arguments nommés dans details et appelez de nouveau.",
    not_found:
      "N’utilisez que des identifiants renvoyés par un outil ; search_crm, list_crm_records, list_event_types ou list_events permettent de les trouver.",
    duplicate: "Lisez la fiche existante et, si la personne est d’accord, modifiez plutôt celle-ci.",
    slot_unavailable:
      "Rien n’a été réservé ni modifié. Proposez à la personne les alternatives données dans details, ou cherchez-en d’autres avec find_available_slots ; ne réservez qu’après son choix.",
    state_conflict:
      "details indique ce qui s’y oppose. Relisez la fiche ou le rendez-vous dans son état actuel et informez la personne ; le même appel échouerait de nouveau.",
    version_conflict: "Relisez la fiche et refaites la modification avec sa version comme expected_version.",
    unprocessable: "Modifiez ce que details nomme ; le même appel échouerait de nouveau.",
    idempotency_key_reused: "Utilisez un autre idempotency_key pour un autre appel.",
    idempotency_in_progress: "Patientez, puis répétez le même appel.",
    unauthenticated:
      "La connexion a été coupée pendant cet appel, et rien n’a été modifié. Dites à la personne que l’application doit être connectée de nouveau.",
    permission_denied:
      "Le rôle de la personne, ou la politique de l’organisation, ne le permet pas. Dites-le à la personne ; n’essayez pas autrement.",
    insufficient_scope:
      "Le rôle le permet, la clé ou la connexion non : details nomme ce qui lui manque. Dites-le à la personne ; n’essayez pas autrement.",
    rate_limited: "Attendez retry_after_seconds, puis continuez plus lentement.",
    result_too_large: "Demandez moins : un page_size plus petit, moins de champs ou un filtre plus étroit.",
    unavailable: "Patientez un instant et répétez le même appel.",
    internal: "Répétez l’appel une fois ; s’il échoue encore, dites-le à la personne.",
  },
  invalidToken: "Un jeton d’accès valide ou une clé d’API ouverte aux applications d’IA est requis.",
  endedConnection: "Cette connexion a été coupée. L’application doit être connectée de nouveau.",
  insufficientScope: "L’application n’a pas été autorisée à faire cela.",
  origin: "Les pages de cette origine ne peuvent pas appeler ce serveur.",
  host: "Ce serveur ne répond pas sous ce nom d’hôte.",
});

const catalogs: Readonly<Record<Locale, ToolSentences>> = { en, fr };

/** The sentences of one language. */
export function toolSentences(locale: Locale): ToolSentences {
  return catalogs[locale];
}
