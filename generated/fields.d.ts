// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Permission } from "./vocabulary.js";

export type FieldType =
  | "string" | "text" | "integer" | "number" | "boolean" | "date" | "datetime" | "uuid" | "email" | "phone" | "url" | "enum" | "array" | "object";

export interface Field {
  readonly type: FieldType;
  readonly read_only: boolean;
  readonly nullable: boolean;
  readonly enum?: readonly string[];
  /** Whether filters distinguish accents. */
  readonly exact?: boolean;
  /** A permission for reading the field, in addition to reading its record. */
  readonly requires?: Permission;
  /** For objects that updates merge by member: the fixed members, or the maximum number of members of a free-form map. */
  readonly merges?: { readonly members?: readonly string[]; readonly most?: number };
  /** Whether lists of these records can be sorted by the field. */
  readonly sortable: boolean;
  /** One short line about the field. */
  readonly line: string;
  /** Other names that people use for the field (`x-synonyms`). */
  readonly synonyms?: readonly string[];
  /** The members of an object of texts, for example an address. */
  readonly members?: Readonly<Record<string, { readonly line: string; readonly synonyms?: readonly string[] }>>;
}

export declare const fields: {
  readonly busy_feed: Readonly<Record<"id" | "name" | "user_id" | "host" | "status" | "last_read_at" | "last_error" | "period_count" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly busy_time: Readonly<Record<"id" | "title" | "user_id" | "start_at" | "end_at" | "source" | "feed_id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly campaign: Readonly<Record<"id" | "type" | "name" | "subject" | "preview_text" | "from" | "reply_to" | "template_id" | "segment_ids" | "exclude_segment_ids" | "topic_id" | "utm" | "owner_id" | "tags" | "status" | "template_version" | "scheduled_at" | "started_at" | "completed_at" | "stats" | "html_body" | "text_body" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly company: Readonly<Record<"id" | "entity_type" | "name" | "email" | "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids" | "domain" | "additional_domains" | "type" | "industry" | "employee_count" | "annual_revenue" | "currency" | "parent_company_id" | "billing_address" | "shipping_address" | "registration_number" | "vat_number" | "lifecycle_stage_changed_at" | "contact_count" | "open_opportunity_amount" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly contact: Readonly<Record<"id" | "entity_type" | "full_name" | "first_name" | "last_name" | "email" | "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids" | "additional_emails" | "mobile" | "job_title" | "department" | "company_id" | "lead_status" | "source" | "email_consent" | "do_not_call" | "timezone" | "locale" | "address" | "avatar_url" | "birthday" | "lifecycle_stage_changed_at" | "email_consent_at" | "email_deliverability" | "last_activity_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly custom_field: Readonly<Record<"id" | "entity_type" | "label" | "key" | "type" | "options" | "required" | "description" | "position" | "archived" | "indexed" | "index_status" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly email: Readonly<Record<"id" | "subject" | "status" | "category" | "topic_id" | "message_id" | "from" | "reply_to" | "template_id" | "template_version" | "attachments" | "recipients" | "related_to" | "metadata" | "send_at" | "sent_at" | "html" | "text" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly email_template: Readonly<Record<"id" | "name" | "description" | "kind" | "translations" | "own_variables" | "used_variables" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly event: Readonly<Record<"id" | "title" | "event_type_id" | "description" | "status" | "start_at" | "end_at" | "duration_minutes" | "timezone" | "hosts" | "location" | "seats" | "invitees" | "invitee_count" | "answers" | "contact_ids" | "opportunity_id" | "source" | "internal_notes" | "ics_uid" | "ics_sequence" | "reschedule_count" | "history" | "cancellation" | "host_no_show" | "metadata" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly event_type: Readonly<Record<"id" | "title" | "slug" | "description" | "owner_id" | "hosts" | "host_weights" | "prefer_contact_owner" | "assignment" | "team_slug" | "schedule_id" | "duration_minutes" | "duration_options" | "slot_interval_minutes" | "buffer_before_minutes" | "buffer_after_minutes" | "min_notice_minutes" | "booking_window" | "limits" | "seats" | "requires_confirmation" | "location" | "questions" | "max_guests" | "reminder_minutes" | "locale" | "is_active" | "visibility" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly form: Readonly<Record<"id" | "title" | "slug" | "description" | "contact_fields" | "questions" | "consent_text" | "consent_required" | "consent_purpose" | "thank_you_text" | "redirect_url" | "allowed_origins" | "owner_id" | "tags" | "lifecycle_stage" | "notify_user_ids" | "locale" | "is_active" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly form_submission: Readonly<Record<"id" | "email" | "form_id" | "contact_id" | "fields" | "answers" | "consent_text" | "consent_given" | "locale" | "referrer" | "sender_hash" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly line_item: Readonly<Record<"id" | "name" | "product_id" | "quantity" | "unit_price" | "discount_percent" | "position" | "opportunity_id" | "amount" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly note: Readonly<Record<"id" | "title" | "body" | "related_to" | "pinned" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly opportunity: Readonly<Record<"id" | "name" | "pipeline_id" | "stage" | "amount" | "currency" | "expected_close_date" | "lost_reason" | "next_step" | "company_id" | "primary_contact_id" | "contacts" | "owner_id" | "source" | "description" | "tags" | "custom_fields" | "probability" | "status" | "weighted_amount" | "closed_at" | "stage_changed_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly pipeline: Readonly<Record<"id" | "name" | "is_default" | "position" | "require_lost_reason" | "stages" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly product: Readonly<Record<"id" | "name" | "code" | "description" | "unit_price" | "currency" | "tax_rate" | "unit" | "is_active" | "owner_id" | "external_ids" | "tags" | "custom_fields" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly schedule: Readonly<Record<"id" | "name" | "timezone" | "is_default" | "weekly_hours" | "overrides" | "user_id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly segment: Readonly<Record<"id" | "entity_type" | "name" | "description" | "filter" | "kind" | "member_count" | "evaluated_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly task: Readonly<Record<"id" | "type" | "title" | "description" | "status" | "priority" | "due_at" | "reminder_at" | "assignee_id" | "related_to" | "tags" | "custom_fields" | "completed_at" | "is_overdue" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
  readonly topic: Readonly<Record<"id" | "name" | "name_en" | "name_fr" | "slug" | "description" | "description_en" | "description_fr" | "position" | "is_public" | "opt_in_required" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at", Field>>;
};
