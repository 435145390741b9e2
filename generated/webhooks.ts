// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { webhooks } from "./api-types.ts";

/** The body of every event, by its name. */
export interface WebhookEvents {
  "api_key.created": NonNullable<webhooks["api_key.created"]["post"]["requestBody"]>["content"]["application/json"];
  "api_key.rotated": NonNullable<webhooks["api_key.rotated"]["post"]["requestBody"]>["content"]["application/json"];
  "api_key.revoked": NonNullable<webhooks["api_key.revoked"]["post"]["requestBody"]>["content"]["application/json"];
  "campaign.created": NonNullable<webhooks["campaign.created"]["post"]["requestBody"]>["content"]["application/json"];
  "campaign.scheduled": NonNullable<webhooks["campaign.scheduled"]["post"]["requestBody"]>["content"]["application/json"];
  "campaign.sent": NonNullable<webhooks["campaign.sent"]["post"]["requestBody"]>["content"]["application/json"];
  "campaign.cancelled": NonNullable<webhooks["campaign.cancelled"]["post"]["requestBody"]>["content"]["application/json"];
  "mcp_connection.created": NonNullable<webhooks["mcp_connection.created"]["post"]["requestBody"]>["content"]["application/json"];
  "mcp_connection.revoked": NonNullable<webhooks["mcp_connection.revoked"]["post"]["requestBody"]>["content"]["application/json"];
  "email.sent": NonNullable<webhooks["email.sent"]["post"]["requestBody"]>["content"]["application/json"];
  "email.failed": NonNullable<webhooks["email.failed"]["post"]["requestBody"]>["content"]["application/json"];
  "email.bounced": NonNullable<webhooks["email.bounced"]["post"]["requestBody"]>["content"]["application/json"];
  "email.unsubscribed": NonNullable<webhooks["email.unsubscribed"]["post"]["requestBody"]>["content"]["application/json"];
  "contact.merged": NonNullable<webhooks["contact.merged"]["post"]["requestBody"]>["content"]["application/json"];
  "company.merged": NonNullable<webhooks["company.merged"]["post"]["requestBody"]>["content"]["application/json"];
  "event.confirmed": NonNullable<webhooks["event.confirmed"]["post"]["requestBody"]>["content"]["application/json"];
  "event.declined": NonNullable<webhooks["event.declined"]["post"]["requestBody"]>["content"]["application/json"];
  "event.rescheduled": NonNullable<webhooks["event.rescheduled"]["post"]["requestBody"]>["content"]["application/json"];
  "event.updated": NonNullable<webhooks["event.updated"]["post"]["requestBody"]>["content"]["application/json"];
  "event.cancelled": NonNullable<webhooks["event.cancelled"]["post"]["requestBody"]>["content"]["application/json"];
  "event.no_show": NonNullable<webhooks["event.no_show"]["post"]["requestBody"]>["content"]["application/json"];
  "event.invitee_removed": NonNullable<webhooks["event.invitee_removed"]["post"]["requestBody"]>["content"]["application/json"];
  "event_type.created": NonNullable<webhooks["event_type.created"]["post"]["requestBody"]>["content"]["application/json"];
  "event_type.updated": NonNullable<webhooks["event_type.updated"]["post"]["requestBody"]>["content"]["application/json"];
  "event_type.deleted": NonNullable<webhooks["event_type.deleted"]["post"]["requestBody"]>["content"]["application/json"];
  "event.created": NonNullable<webhooks["event.created"]["post"]["requestBody"]>["content"]["application/json"];
  "event.invitee_added": NonNullable<webhooks["event.invitee_added"]["post"]["requestBody"]>["content"]["application/json"];
  "note.created": NonNullable<webhooks["note.created"]["post"]["requestBody"]>["content"]["application/json"];
  "note.updated": NonNullable<webhooks["note.updated"]["post"]["requestBody"]>["content"]["application/json"];
  "note.deleted": NonNullable<webhooks["note.deleted"]["post"]["requestBody"]>["content"]["application/json"];
  "opportunity.created": NonNullable<webhooks["opportunity.created"]["post"]["requestBody"]>["content"]["application/json"];
  "opportunity.updated": NonNullable<webhooks["opportunity.updated"]["post"]["requestBody"]>["content"]["application/json"];
  "opportunity.stage_changed": NonNullable<webhooks["opportunity.stage_changed"]["post"]["requestBody"]>["content"]["application/json"];
  "opportunity.won": NonNullable<webhooks["opportunity.won"]["post"]["requestBody"]>["content"]["application/json"];
  "opportunity.lost": NonNullable<webhooks["opportunity.lost"]["post"]["requestBody"]>["content"]["application/json"];
  "opportunity.deleted": NonNullable<webhooks["opportunity.deleted"]["post"]["requestBody"]>["content"]["application/json"];
  "segment.created": NonNullable<webhooks["segment.created"]["post"]["requestBody"]>["content"]["application/json"];
  "segment.updated": NonNullable<webhooks["segment.updated"]["post"]["requestBody"]>["content"]["application/json"];
  "segment.deleted": NonNullable<webhooks["segment.deleted"]["post"]["requestBody"]>["content"]["application/json"];
  "task.created": NonNullable<webhooks["task.created"]["post"]["requestBody"]>["content"]["application/json"];
  "task.updated": NonNullable<webhooks["task.updated"]["post"]["requestBody"]>["content"]["application/json"];
  "task.completed": NonNullable<webhooks["task.completed"]["post"]["requestBody"]>["content"]["application/json"];
  "task.deleted": NonNullable<webhooks["task.deleted"]["post"]["requestBody"]>["content"]["application/json"];
  "webhook.test": NonNullable<webhooks["webhook.test"]["post"]["requestBody"]>["content"]["application/json"];
  "contact.created": NonNullable<webhooks["contact.created"]["post"]["requestBody"]>["content"]["application/json"];
  "contact.updated": NonNullable<webhooks["contact.updated"]["post"]["requestBody"]>["content"]["application/json"];
  "contact.deleted": NonNullable<webhooks["contact.deleted"]["post"]["requestBody"]>["content"]["application/json"];
  "contact.restored": NonNullable<webhooks["contact.restored"]["post"]["requestBody"]>["content"]["application/json"];
  "contact.lifecycle_stage_changed": NonNullable<webhooks["contact.lifecycle_stage_changed"]["post"]["requestBody"]>["content"]["application/json"];
  "contact.company_linked": NonNullable<webhooks["contact.company_linked"]["post"]["requestBody"]>["content"]["application/json"];
  "contact.company_unlinked": NonNullable<webhooks["contact.company_unlinked"]["post"]["requestBody"]>["content"]["application/json"];
  "company.created": NonNullable<webhooks["company.created"]["post"]["requestBody"]>["content"]["application/json"];
  "company.updated": NonNullable<webhooks["company.updated"]["post"]["requestBody"]>["content"]["application/json"];
  "company.deleted": NonNullable<webhooks["company.deleted"]["post"]["requestBody"]>["content"]["application/json"];
  "company.restored": NonNullable<webhooks["company.restored"]["post"]["requestBody"]>["content"]["application/json"];
}
