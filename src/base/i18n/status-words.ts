import type { Locale } from "../contract/caller.ts";

/** Labels of states, actions and reasons inside error texts; a value without a label is shown unchanged. */
const fr: Readonly<Record<string, string>> = {
  accepted: "accepté",
  active: "actif",
  archive: "archiver",
  archived: "archivé",
  cancel: "annuler",
  cancelled: "annulé",
  complained: "plainte du destinataire",
  completed: "terminé",
  confirm: "confirmer",
  confirmed: "confirmé",
  decline: "refuser",
  declined: "refusé",
  disabled: "désactivé",
  draft: "brouillon",
  failed: "échoué",
  failing: "en échec",
  hard_bounced: "adresse inexistante",
  lost: "perdue",
  no_show: "signaler une absence",
  open: "ouverte",
  opted_out: "refus des e-mails commerciaux",
  pause: "suspendre",
  paused: "suspendu",
  pending: "en attente",
  queued: "en file d’attente",
  reschedule: "déplacer",
  running: "en cours",
  schedule: "programmer",
  scheduled: "programmé",
  send: "envoyer",
  sending: "en cours d’envoi",
  sent: "envoyé",
  soft_bounced: "échecs de remise répétés",
  test: "envoyer un essai",
  topic_not_subscribed: "pas d’abonnement à ce thème",
  topic_unsubscribed: "désabonnement de ce thème",
  unschedule: "déprogrammer",
  unsubscribed: "désabonnement",
  update: "modifier",
  won: "gagnée",
};

/** Returns the labels of a list such as `scheduled, sent`. */
export function spoken(list: string, locale: Locale): string {
  if (locale === "en") return list;
  return list
    .split(", ")
    .map((word) => fr[word] ?? word)
    .join(", ");
}
