import { usePageTexts, fill, pageTexts } from "../../texts/texts.tsx";
import { nameIn, Badge } from "../../ui/values.tsx";
import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import { texts as pageTextsOfWebhookState } from "./texts.ts";

/** Returns a function that names an event or a subscription: `contact.created`, `contact.*` or `*`. */
export function useEventName(): (event: string) => string {
  const { all, both, allOfRecord, records, changes } = usePageTexts(eventTexts);
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
export const eventTexts = pageTexts(
  {
    all: "All events",
    allOf: "All, including later ones",
    both: "{record}: {change}",
    allOfRecord: "{record}: all",
    records: {
      api_key: "API keys",
      campaign: "Campaigns",
      company: "Companies",
      contact: "Contacts",
      email: "E-mails",
      event: "Appointments",
      event_type: "Event types",
      file: "Files",
      form: "Web forms",
      mcp_connection: "Connections of AI applications",
      note: "Notes",
      opportunity: "Opportunities",
      product: "Products",
      segment: "Segments",
      task: "Tasks",
      topic: "Topics",
      webhook: "Webhooks",
    },
    changes: {
      bounced: "Bounced",
      cancelled: "Canceled",
      company_linked: "Linked to a company",
      company_unlinked: "Unlinked from a company",
      completed: "Completed",
      confirmed: "Confirmed",
      created: "Created",
      declined: "Declined",
      deleted: "Deleted",
      failed: "Failed",
      invitee_added: "Invitee added",
      invitee_removed: "Invitee removed",
      lifecycle_stage_changed: "Lifecycle stage changed",
      lost: "Lost",
      merged: "Merged",
      no_show: "No-show",
      rescheduled: "Moved",
      restored: "Restored",
      resubscribed: "Subscribed again",
      revoked: "Revoked",
      rotated: "Rotated",
      scheduled: "Scheduled",
      sent: "Sent",
      stage_changed: "Stage changed",
      submitted: "Submitted",
      test: "Test event",
      unmerged: "Merge undone",
      unsubscribed: "Unsubscribed",
      updated: "Changed",
      won: "Won",
    },
  },
  {
    all: "Tous les événements",
    allOf: "Tous, y compris les futurs",
    both: "{record} : {change}",
    allOfRecord: "{record} : tous",
    records: {
      api_key: "Clés d’API",
      campaign: "Campagnes",
      company: "Entreprises",
      contact: "Contacts",
      email: "E-mails",
      event: "Rendez-vous",
      event_type: "Types de rendez-vous",
      file: "Fichiers",
      form: "Formulaires web",
      mcp_connection: "Connexions d’applications d’IA",
      note: "Notes",
      opportunity: "Opportunités",
      product: "Produits",
      segment: "Segments",
      task: "Tâches",
      topic: "Thèmes",
      webhook: "Webhooks",
    },
    changes: {
      bounced: "Non-remise",
      cancelled: "Annulation",
      company_linked: "Rattachement à une entreprise",
      company_unlinked: "Détachement d’une entreprise",
      completed: "Achèvement",
      confirmed: "Confirmation",
      created: "Création",
      declined: "Refus",
      deleted: "Suppression",
      failed: "Échec",
      invitee_added: "Ajout d’un invité",
      invitee_removed: "Retrait d’un invité",
      lifecycle_stage_changed: "Changement de phase du cycle de vie",
      lost: "Perte",
      merged: "Fusion",
      no_show: "Absence",
      rescheduled: "Déplacement",
      restored: "Restauration",
      resubscribed: "Réabonnement",
      revoked: "Révocation",
      rotated: "Renouvellement",
      scheduled: "Programmation",
      sent: "Envoi",
      stage_changed: "Changement d’étape",
      submitted: "Envoi du formulaire",
      test: "Événement de test",
      unmerged: "Annulation d’une fusion",
      unsubscribed: "Désabonnement",
      updated: "Modification",
      won: "Gain",
    },
  },
);

/** The state of a webhook; an active webhook whose last attempts failed is shown as failing. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { statuses, reasons } = usePageTexts(pageTextsOfWebhookState);
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
