import { details } from "./details-fr.ts";
import { forms } from "./forms-fr.ts";
import type { Catalog } from "./catalog.ts";
import { typeset } from "./typography.ts";

/** French. */
export const fr: Catalog = typeset({
  locale: "fr",
  errors: {
    malformed_request: "La requête est illisible.",
    validation_failed: "La requête contient des valeurs non valides.",
    unauthenticated: "Une clé d’API ou une session valide est requise.",
    key_expired: "La clé d’API a expiré.",
    key_revoked: "La clé d’API a été révoquée.",
    session_expired: "La session a expiré. Veuillez vous reconnecter.",
    second_factor_required: "Le mot de passe est correct. Un second facteur est requis pour se connecter.",
    insufficient_scope: "Les autorisations de la clé d’API ne suffisent pas.",
    permission_denied: "Cette action ne vous est pas permise.",
    plan_required: "L’offre de votre organisation ne comprend pas cette fonction.",
    ip_not_allowed: "La clé d’API ne peut pas être utilisée depuis cette adresse.",
    ai_disabled: "Les applications d’IA sont désactivées pour cette organisation.",
    api_keys_disabled:
      "Cette organisation n’autorise pas les clés d’API pour les applications d’IA. Connectez-vous par OAuth ou adressez-vous à un administrateur.",
    application_not_allowed:
      "Votre organisation n’autorise pas cette application d’IA. Un administrateur peut l’autoriser dans les réglages des applications d’IA.",
    support_session_forbidden: "Cette action n’est pas permise pendant une session d’assistance.",
    reauthentication_required:
      "Confirmez votre identité avec votre mot de passe, une clé d’accès ou un code, puis renouvelez la requête.",
    second_factor_enrollment_required:
      "Votre organisation exige un second facteur. Configurez d’abord une application d’authentification ou une clé d’accès.",
    single_sign_on_required:
      "Votre organisation exige l’authentification unique. Connectez-vous avec son fournisseur d’identité.",
    not_found: "Cette fiche n’existe pas.",
    no_such_route: "Il n’y a rien à cette adresse.",
    method_not_allowed: "Cette adresse n’accepte pas cette méthode.",
    not_acceptable: "Aucun des types de contenu que vous acceptez n’est disponible.",
    request_timeout: "La requête a mis trop de temps à arriver.",
    duplicate: "Une fiche avec cette valeur existe déjà.",
    slot_unavailable: "Ce créneau n’est plus disponible.",
    state_conflict: "L’état actuel de la fiche ne le permet pas.",
    in_use: "Cette fiche est encore utilisée.",
    idempotency_in_progress: "Une requête avec cette clé d’idempotence est encore en cours.",
    secret_already_shown: "Le secret n’est affiché qu’une seule fois.",
    version_conflict: "La fiche a été modifiée entre-temps.",
    payload_too_large: "Le corps de la requête est trop volumineux.",
    uri_too_long: "L’URL de la requête est trop longue.",
    unsupported_media_type: "Le type ou l’encodage du corps de la requête n’est pas pris en charge.",
    range_not_satisfiable: "Le fichier ne contient aucun octet dans l’intervalle demandé.",
    expectation_failed: "La seule attente prise en charge par le service est 100-continue (en-tête Expect).",
    misdirected: "Cette organisation est hébergée dans une autre région.",
    unprocessable: "Cette requête ne peut pas être exécutée.",
    idempotency_key_reused: "Cette clé d’idempotence a déjà servi pour une autre requête.",
    all_recipients_suppressed: "Tous les destinataires sont désabonnés ou injoignables.",
    headers_too_large: "Les en-têtes de la requête sont trop volumineux.",
    internal: "Une erreur s’est produite de notre côté.",
    unavailable: "Le service est momentanément indisponible. Veuillez réessayer.",
  },
  details,
  types: {
    string: "un texte",
    integer: "un nombre entier",
    number: "un nombre",
    boolean: "true ou false",
    array: "une liste",
    object: "un objet",
    null: "null",
  },
  forms,
  requiredChoice: "L’un de ces champs est obligatoire : {choice}.",
  currencyDecimals:
    "Un montant en {currency} a au plus {limit} {limit|décimale|décimales} : arrondissez-le ou corrigez la devise.",
  activities: {
    record_created: "{actor} a créé cette fiche.",
    field_changed: "{actor} a modifié {fields}.",
    lifecycle_changed: "{actor} a changé l’étape du cycle de vie : {old} → {new}.",
    stage_changed: "{actor} a fait passer l’opportunité de l’étape {old} à l’étape {new}.",
    linked: "{actor} a associé {related}.",
    unlinked: "{actor} a dissocié {related}.",
    merged: "{actor} a fusionné d’autres fiches avec celle-ci.",
    note_added: "{actor} a ajouté une note.",
    file_added: "{actor} a ajouté un fichier.",
    task_created: "{actor} a créé une tâche.",
    task_completed: "{actor} a terminé une tâche.",
    email_sent: "{actor} a envoyé un e-mail.",
    email_unsubscribed: "Le contact s’est désabonné des e-mails commerciaux ou de l’un de leurs thèmes.",
    email_resubscribed: "Le contact s’est réabonné aux e-mails commerciaux ou à l’un de leurs thèmes.",
    event_booked: "{actor} a réservé un rendez-vous.",
    event_rescheduled: "{actor} a déplacé un rendez-vous.",
    event_cancelled: "{actor} a annulé un rendez-vous.",
    event_no_show: "{actor} a signalé une absence à un rendez-vous.",
    form_submitted: "Un formulaire a été envoyé.",
  },
  mergeUndone: "{actor} a annulé la fusion d’une autre fiche avec celle-ci.",
  records: {
    contact: "un contact",
    company: "une entreprise",
    opportunity: "une opportunité",
    other: "une fiche",
  },
  tooManyRequests: "Trop de requêtes. Veuillez réessayer dans un instant.",
  limitReached: {
    recipient_messages:
      "Trop de messages ont été envoyés aujourd’hui à l’une de ces adresses. Veuillez réessayer demain.",
    sender_messages: "Trop de messages ont été envoyés aujourd’hui depuis votre réseau. Veuillez réessayer demain.",
    host_messages: "Trop de messages ont été envoyés aujourd’hui au sujet de cet agenda. Veuillez réessayer demain.",
    invitee_bookings:
      "Cette adresse e-mail a trop de réservations non confirmées. Acceptez-en une avec le lien reçu par e-mail, ou réessayez demain.",
    sender_bookings:
      "Trop de réservations non confirmées ont été faites aujourd’hui depuis votre réseau. Acceptez-en une avec le lien reçu par e-mail, ou réessayez demain.",
    host_bookings: "Cet agenda a reçu trop de réservations non confirmées aujourd’hui. Veuillez réessayer demain.",
  },
  misplacedCredential:
    "Envoyez les identifiants dans un en-tête (X-API-Key), jamais ici. Considérez celui-ci comme divulgué et remplacez-le.",
});
