import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import { fill, pageTexts } from "../../texts/texts.tsx";
import { Badge, nameIn } from "../../ui/values.tsx";
import { usePageTexts } from "./texts.ts";

/** Returns a function that names an event or a subscription: `contact.created`, `contact.*` or `*`. */
export function useEventName(): (event: string) => string {
  const { all, both, allOfRecord, records, changes } = useEventTexts();
  return (event) => {
    if (event === "*") return all;
    const [record = "", change = ""] = event.split(".");
    const names = { record: nameIn(records, record), change: nameIn(changes, change) };
    return fill(change === "*" ? allOfRecord : both, names);
  };
}

/** The events that a webhook subscribes to. */
export function EventList({ events }: { readonly events: readonly string[] }) {
  const nameOf = useEventName();
  return (
    <ul className="hook-events">
      {events.map((event) => (
        <li key={event}>{nameOf(event)}</li>
      ))}
    </ul>
  );
}

/** The names of events in two parts: `contact.created` is "Contacts" and "Created". */
export const useEventTexts = pageTexts({
  all: ["All events", "Tous les événements"],
  allOf: ["All, including later ones", "Tous, y compris les futurs"],
  both: ["{record}: {change}", "{record} : {change}"],
  allOfRecord: ["{record}: all", "{record} : tous"],
  records: {
    api_key: ["API keys", "Clés d’API"],
    campaign: ["Campaigns", "Campagnes"],
    company: ["Companies", "Entreprises"],
    contact: ["Contacts", "Contacts"],
    email: ["E-mails", "E-mails"],
    event: ["Appointments", "Rendez-vous"],
    event_type: ["Event types", "Types de rendez-vous"],
    file: ["Files", "Fichiers"],
    form: ["Web forms", "Formulaires web"],
    mcp_connection: ["Connections of AI applications", "Connexions d’applications d’IA"],
    note: ["Notes", "Notes"],
    opportunity: ["Opportunities", "Opportunités"],
    product: ["Products", "Produits"],
    segment: ["Segments", "Segments"],
    task: ["Tasks", "Tâches"],
    topic: ["Topics", "Thèmes"],
    webhook: ["Webhooks", "Webhooks"],
  },
  changes: {
    bounced: ["Bounced", "Non-remise"],
    cancelled: ["Canceled", "Annulation"],
    company_linked: ["Linked to a company", "Rattachement à une entreprise"],
    company_unlinked: ["Unlinked from a company", "Détachement d’une entreprise"],
    completed: ["Completed", "Achèvement"],
    confirmed: ["Confirmed", "Confirmation"],
    created: ["Created", "Création"],
    declined: ["Declined", "Refus"],
    deleted: ["Deleted", "Suppression"],
    failed: ["Failed", "Échec"],
    invitee_added: ["Invitee added", "Ajout d’un invité"],
    invitee_removed: ["Invitee removed", "Retrait d’un invité"],
    lifecycle_stage_changed: ["Lifecycle stage changed", "Changement de phase du cycle de vie"],
    lost: ["Lost", "Perte"],
    merged: ["Merged", "Fusion"],
    no_show: ["No-show", "Absence"],
    rescheduled: ["Moved", "Déplacement"],
    restored: ["Restored", "Restauration"],
    resubscribed: ["Subscribed again", "Réabonnement"],
    revoked: ["Revoked", "Révocation"],
    rotated: ["Rotated", "Renouvellement"],
    scheduled: ["Scheduled", "Programmation"],
    sent: ["Sent", "Envoi"],
    stage_changed: ["Stage changed", "Changement d’étape"],
    submitted: ["Submitted", "Envoi du formulaire"],
    test: ["Test event", "Événement de test"],
    unmerged: ["Merge undone", "Annulation d’une fusion"],
    unsubscribed: ["Unsubscribed", "Désabonnement"],
    updated: ["Changed", "Modification"],
    won: ["Won", "Gain"],
  },
});

/** The state of a webhook; an active webhook whose last attempts failed is shown as failing. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { statuses, reasons } = usePageTexts();
  const { status, disabled_reason: reason, consecutive_failures: failures, events_suspended: suspended } = webhook;
  if (status === "active" && failures > 0) return <Badge tone="fault">{statuses.failing}</Badge>;
  if (status === "active" && suspended.length > 0) return <Badge tone="fault">{statuses.suspended}</Badge>;
  return (
    <>
      <Badge tone={status === "active" ? "good" : status === "disabled" ? "fault" : "neutral"}>
        {nameIn(statuses, status)}
      </Badge>
      {reason !== null && <span className="help">{nameIn(reasons, reason)}</span>}
    </>
  );
}

/** The key of everything about webhooks. */
export const WEBHOOKS = ["webhooks"] as const;

/** The key of a webhook, and the start of the keys of its deliveries. */
export const webhookKey = (id: string) => [...WEBHOOKS, id] as const;
