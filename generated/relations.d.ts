// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Permission } from "./vocabulary.js";

/** The types of related records. */
export type RelatedType = "company" | "contact" | "event" | "event_type" | "form" | "line_item" | "note" | "opportunity" | "pipeline" | "product" | "task" | "topic" | "user";
/** The record types that have relations. */
export type RelatingType = "busy_feed" | "busy_time" | "campaign" | "company" | "contact" | "event" | "event_type" | "form" | "form_submission" | "line_item" | "note" | "opportunity" | "product" | "schedule" | "task";
/** The relations without `by`, as `<record type>.<name>`: the service has a query for each of them. */
export type QueriedRelation = "company.contacts" | "company.opportunities" | "company.open_tasks" | "company.recent_notes" | "company.upcoming_events" | "contact.opportunities" | "contact.open_tasks" | "contact.recent_notes" | "contact.upcoming_events" | "note.contacts" | "note.companies" | "note.opportunities" | "opportunity.contacts" | "opportunity.line_items" | "opportunity.open_tasks" | "opportunity.recent_notes" | "opportunity.upcoming_events" | "task.contacts" | "task.companies" | "task.opportunities";

export interface Relation {
  readonly type: RelatedType;
  /** The field with the id of the related record, or their ids. */
  readonly by: string | null;
  /** Whether a record can have several related records. */
  readonly many: boolean;
  /** The permission to read the related records. */
  readonly permission: Permission;
}

/** The largest number of related records per record and relation. */
export declare const maxRelated: number;
export declare const relations: {
  readonly busy_feed: Readonly<Record<"user", Relation>>;
  readonly busy_time: Readonly<Record<"user", Relation>>;
  readonly campaign: Readonly<Record<"owner" | "topic", Relation>>;
  readonly company: Readonly<Record<"parent_company" | "owner" | "contacts" | "opportunities" | "open_tasks" | "recent_notes" | "upcoming_events", Relation>>;
  readonly contact: Readonly<Record<"company" | "owner" | "opportunities" | "open_tasks" | "recent_notes" | "upcoming_events", Relation>>;
  readonly event: Readonly<Record<"event_type" | "opportunity" | "contacts", Relation>>;
  readonly event_type: Readonly<Record<"owner", Relation>>;
  readonly form: Readonly<Record<"owner", Relation>>;
  readonly form_submission: Readonly<Record<"form" | "contact", Relation>>;
  readonly line_item: Readonly<Record<"opportunity" | "product", Relation>>;
  readonly note: Readonly<Record<"contacts" | "companies" | "opportunities", Relation>>;
  readonly opportunity: Readonly<Record<"company" | "primary_contact" | "pipeline" | "owner" | "contacts" | "line_items" | "open_tasks" | "recent_notes" | "upcoming_events", Relation>>;
  readonly product: Readonly<Record<"owner", Relation>>;
  readonly schedule: Readonly<Record<"user", Relation>>;
  readonly task: Readonly<Record<"assignee" | "contacts" | "companies" | "opportunities", Relation>>;
};
