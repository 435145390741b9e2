// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Permission } from "./vocabulary.js";

export type FieldType =
  | "string" | "text" | "integer" | "number" | "boolean" | "date" | "datetime" | "uuid" | "email" | "phone" | "url" | "enum" | "array" | "object";

export interface Field {
  readonly type: FieldType;
  readonly read_only: boolean;
  readonly nullable: boolean;
  readonly enum?: readonly string[];
  /** A permission for reading the field, in addition to reading its record. */
  readonly requires?: Permission;
  /** For objects that updates merge by member: the fixed members, or the maximum number of members of a free-form map. */
  readonly merges?: { readonly members?: readonly string[]; readonly most?: number };
  /** Whether lists of these records can be sorted by the field. */
  readonly sortable: boolean;
}

export declare const fields: {
  readonly busy_feed: Readonly<Record<"user_id" | "name" | "host" | "status" | "last_read_at" | "last_error" | "period_count" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly busy_time: Readonly<Record<"user_id" | "start_at" | "end_at" | "title" | "source" | "feed_id" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly campaign: Readonly<Record<"type" | "status" | "scheduled_at" | "started_at" | "completed_at" | "stats" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "subject" | "preview_text" | "from" | "reply_to" | "segment_ids" | "exclude_segment_ids" | "utm" | "owner_id" | "tags" | "html_body" | "text_body", Field>>;
  readonly company: Readonly<Record<"entity_type" | "lifecycle_stage_changed_at" | "contact_count" | "open_opportunity_amount" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids" | "name" | "domain" | "additional_domains" | "email" | "type" | "industry" | "employee_count" | "annual_revenue" | "currency" | "parent_company_id" | "billing_address" | "shipping_address" | "registration_number" | "vat_number", Field>>;
  readonly contact: Readonly<Record<"entity_type" | "full_name" | "lifecycle_stage_changed_at" | "email_consent_at" | "email_deliverability" | "last_activity_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids" | "first_name" | "last_name" | "email" | "additional_emails" | "mobile" | "job_title" | "department" | "company_id" | "lead_status" | "source" | "email_consent" | "do_not_call" | "timezone" | "locale" | "address" | "avatar_url" | "birthday", Field>>;
  readonly custom_field: Readonly<Record<"entity_type" | "key" | "type" | "options" | "label" | "required" | "description" | "position" | "archived" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly email: Readonly<Record<"html" | "text" | "status" | "category" | "message_id" | "from" | "reply_to" | "subject" | "attachments" | "recipients" | "related_to" | "metadata" | "send_at" | "sent_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly event: Readonly<Record<"event_type_id" | "title" | "description" | "status" | "start_at" | "end_at" | "duration_minutes" | "timezone" | "hosts" | "location" | "seats" | "invitees" | "invitee_count" | "answers" | "contact_ids" | "opportunity_id" | "source" | "internal_notes" | "ics_uid" | "ics_sequence" | "reschedule_count" | "history" | "cancellation" | "host_no_show" | "metadata" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly event_type: Readonly<Record<"id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "slug" | "title" | "description" | "owner_id" | "hosts" | "assignment" | "schedule_id" | "duration_minutes" | "duration_options" | "slot_interval_minutes" | "buffer_before_minutes" | "buffer_after_minutes" | "min_notice_minutes" | "booking_window" | "limits" | "seats" | "requires_confirmation" | "location" | "questions" | "max_guests" | "reminder_minutes" | "locale" | "is_active" | "visibility", Field>>;
  readonly line_item: Readonly<Record<"opportunity_id" | "amount" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "product_id" | "quantity" | "unit_price" | "discount_percent" | "position", Field>>;
  readonly note: Readonly<Record<"id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "title" | "body" | "related_to" | "pinned", Field>>;
  readonly opportunity: Readonly<Record<"probability" | "status" | "weighted_amount" | "closed_at" | "stage_changed_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "pipeline_id" | "stage" | "amount" | "currency" | "expected_close_date" | "lost_reason" | "next_step" | "company_id" | "primary_contact_id" | "contacts" | "owner_id" | "source" | "description" | "tags" | "custom_fields", Field>>;
  readonly pipeline: Readonly<Record<"stages" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "is_default" | "position" | "require_lost_reason", Field>>;
  readonly product: Readonly<Record<"id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "code" | "description" | "unit_price" | "currency" | "tax_rate" | "unit" | "is_active" | "owner_id" | "external_ids" | "tags" | "custom_fields", Field>>;
  readonly schedule: Readonly<Record<"user_id" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "timezone" | "is_default" | "weekly_hours" | "overrides", Field>>;
  readonly segment: Readonly<Record<"entity_type" | "kind" | "member_count" | "evaluated_at" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "name" | "description" | "filter", Field>>;
  readonly task: Readonly<Record<"completed_at" | "is_overdue" | "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "title" | "description" | "type" | "status" | "priority" | "due_at" | "reminder_at" | "assignee_id" | "related_to" | "tags" | "custom_fields", Field>>;
};
