// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { ActivityLogListInput, ApiKeysListInput, BusyTimesListInput, BusyFeedsListInput, CampaignsListInput, CampaignsRecipientsInput, ConnectionsListInput, CustomFieldsListInput, EmailDomainsListInput, EmailTemplatesListInput, EntitiesListInput, EntitiesActivityInput, EntitiesContactsInput, EntitiesDuplicatesInput, EntitiesEventsInput, EntitiesNotesInput, EntitiesOpportunitiesInput, EntitiesTasksInput, EventTypesListInput, EventsListInput, EventsInviteesInput, ExportsListInput, FilesListInput, FormSubmissionsListInput, FormsListInput, FormsSubmissionsInput, ImportsListInput, JobsListInput, LineItemsListInput, MeConnectionsInput, PasskeysListInput, MembersListInput, NotesListInput, EmailsListInput, SuppressionsListInput, OpportunitiesListInput, OpportunitiesActivityInput, OpportunitiesLineItemsInput, PipelinesListInput, ProductsListInput, RolesListInput, SchedulesListInput, SearchFindInput, SegmentsListInput, SegmentsMembersInput, SessionListInput, TasksListInput, TopicsListInput, ViewsListInput, WebhooksListInput, WebhooksDeliveriesInput } from "./services.js";

/** The names of the fields of each record. */
export interface RecordFieldNames {
  Activity: "id" | "type" | "occurred_at" | "actor" | "summary" | "changes" | "related";
  ActivityLogEntry: "id" | "occurred_at" | "channel" | "actor" | "user_id" | "application" | "connection_id" | "action" | "tool" | "record" | "result" | "error_code" | "arguments_hash" | "ip" | "user_agent" | "request_id" | "duration_ms" | "reason" | "seq";
  ApiKey: "id" | "name" | "scopes" | "allowed_ips" | "expires_at" | "mcp_access" | "prefix" | "last4" | "status" | "last_used_at" | "last_used_ip" | "revoked_at" | "previous_secret_expires_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  AttemptedWebhookDelivery: "id" | "type" | "webhook_id" | "status" | "attempt_count" | "next_attempt_at" | "last_status" | "last_error" | "finished_at" | "attempts" | "payload" | "created_at";
  BusyFeed: "id" | "name" | "user_id" | "host" | "status" | "last_read_at" | "last_error" | "period_count" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  BusyTime: "id" | "title" | "user_id" | "start_at" | "end_at" | "source" | "feed_id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Campaign: "id" | "type" | "name" | "subject" | "preview_text" | "from" | "reply_to" | "template_id" | "segment_ids" | "exclude_segment_ids" | "topic_id" | "utm" | "owner_id" | "tags" | "status" | "template_version" | "scheduled_at" | "started_at" | "completed_at" | "stats" | "html_body" | "text_body" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  CampaignRecipient: "id" | "name" | "email" | "contact_id" | "status" | "reason" | "sent_at" | "opened_at" | "clicked_at" | "unsubscribed_at" | "created_at";
  Change: "id" | "record_type" | "type" | "record_id" | "occurred_at" | "actor" | "data" | "changes" | "version";
  Company: "id" | "entity_type" | "name" | "email" | "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids" | "domain" | "additional_domains" | "type" | "industry" | "employee_count" | "annual_revenue" | "currency" | "parent_company_id" | "billing_address" | "shipping_address" | "registration_number" | "vat_number" | "lifecycle_stage_changed_at" | "contact_count" | "open_opportunity_amount" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Connection: "id" | "user" | "application" | "scopes" | "managed" | "blocked" | "calls" | "refused_calls" | "granted_at" | "last_used_at" | "last_ip" | "expires_at" | "status" | "revoked_at" | "revoked_by" | "revoke_reason" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Contact: "id" | "entity_type" | "full_name" | "first_name" | "last_name" | "email" | "phone" | "website" | "linkedin_url" | "lifecycle_stage" | "lead_score" | "owner_id" | "description" | "tags" | "custom_fields" | "external_ids" | "additional_emails" | "mobile" | "job_title" | "department" | "company_id" | "lead_status" | "source" | "email_consent" | "do_not_call" | "timezone" | "locale" | "address" | "avatar_url" | "birthday" | "lifecycle_stage_changed_at" | "email_consent_at" | "email_deliverability" | "last_activity_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  CustomField: "id" | "entity_type" | "label" | "key" | "type" | "options" | "required" | "description" | "position" | "archived" | "indexed" | "index_status" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Deleted: "id" | "deleted_at";
  EmailDomain: "id" | "domain" | "status" | "verified_at" | "record_name" | "record_value" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  EmailMessage: "id" | "subject" | "status" | "category" | "topic_id" | "message_id" | "from" | "reply_to" | "template_id" | "template_version" | "attachments" | "recipients" | "related_to" | "metadata" | "send_at" | "sent_at" | "html" | "text" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  EmailTemplate: "id" | "name" | "description" | "kind" | "translations" | "own_variables" | "used_variables" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  EntityPurged: "id" | "erased" | "dry_run" | "deleted_at";
  Event: "id" | "title" | "event_type_id" | "description" | "status" | "start_at" | "end_at" | "duration_minutes" | "timezone" | "hosts" | "location" | "seats" | "invitees" | "invitee_count" | "answers" | "contact_ids" | "opportunity_id" | "source" | "internal_notes" | "ics_uid" | "ics_sequence" | "reschedule_count" | "history" | "cancellation" | "host_no_show" | "metadata" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  EventType: "id" | "title" | "slug" | "description" | "owner_id" | "hosts" | "host_weights" | "prefer_contact_owner" | "assignment" | "team_slug" | "schedule_id" | "duration_minutes" | "duration_options" | "slot_interval_minutes" | "buffer_before_minutes" | "buffer_after_minutes" | "min_notice_minutes" | "booking_window" | "limits" | "seats" | "requires_confirmation" | "location" | "questions" | "max_guests" | "reminder_minutes" | "locale" | "is_active" | "visibility" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Export: "id" | "entity_type" | "filter" | "fields" | "status" | "rows" | "bytes" | "job_id" | "finished_at" | "expires_at" | "created_at" | "created_by";
  File: "id" | "record_type" | "name" | "record_id" | "status" | "size" | "content_type" | "sha256" | "uploaded_at" | "uploaded_by" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  FormSubmission: "id" | "email" | "form_id" | "contact_id" | "fields" | "answers" | "consent_text" | "consent_given" | "locale" | "referrer" | "sender_hash" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  IdentityProvider: "id" | "issuer" | "client_id" | "scopes" | "groups_claim" | "group_roles" | "default_role" | "just_in_time" | "enforced" | "enabled" | "client_secret_set" | "redirect_uri" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Import: "id" | "entity_type" | "status" | "mapping" | "duplicates" | "date_format" | "create_companies" | "on_bad_cell" | "dry_run" | "encoding" | "delimiter" | "size_bytes" | "columns" | "ignored_columns" | "preview" | "rows" | "processed_rows" | "created" | "updated" | "unchanged" | "skipped" | "failed" | "companies_created" | "skipped_cells" | "problems" | "seconds_left" | "failure" | "job_id" | "started_at" | "finished_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Invitee: "id" | "name" | "email" | "role" | "phone" | "timezone" | "locale" | "contact_id" | "answers" | "response" | "no_show" | "cancelled_at" | "created_at";
  IssuedApiKey: "id" | "name" | "scopes" | "allowed_ips" | "expires_at" | "mcp_access" | "prefix" | "last4" | "status" | "last_used_at" | "last_used_ip" | "revoked_at" | "previous_secret_expires_at" | "secret" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  IssuedScimToken: "id" | "prefix" | "last4" | "last_used_at" | "last_used_ip" | "secret" | "created_at" | "created_by";
  IssuedWebhook: "id" | "url" | "description" | "events" | "status" | "disabled_reason" | "previous_secret_expires_at" | "last_success_at" | "last_failure_at" | "consecutive_failures" | "events_suspended" | "secret" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Job: "id" | "kind" | "status" | "cancelling" | "done" | "total" | "seconds_left" | "result" | "error_code" | "started_at" | "finished_at" | "created_at";
  LineItem: "id" | "name" | "product_id" | "quantity" | "unit_price" | "discount_percent" | "position" | "opportunity_id" | "amount" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Member: "id" | "first_name" | "last_name" | "email" | "locale" | "timezone" | "role" | "status" | "booking_slug" | "last_login_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Note: "id" | "title" | "body" | "related_to" | "pinned" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Opportunity: "id" | "name" | "pipeline_id" | "stage" | "amount" | "currency" | "expected_close_date" | "lost_reason" | "next_step" | "company_id" | "primary_contact_id" | "contacts" | "owner_id" | "source" | "description" | "tags" | "custom_fields" | "probability" | "status" | "weighted_amount" | "closed_at" | "stage_changed_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Organization: "id" | "name" | "default_locale" | "timezone" | "currency" | "default_country" | "postal_address" | "email_tracking" | "max_file_size_mb" | "retention" | "branding" | "embed_origins" | "slug" | "plan" | "data_region" | "two_factor_policy" | "quotas" | "deletion" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Passkey: "id" | "name" | "backed_up" | "last_used_at" | "created_at";
  PasskeyCreated: "id" | "name" | "backed_up" | "last_used_at" | "recovery_codes" | "created_at";
  Pipeline: "id" | "name" | "is_default" | "position" | "require_lost_reason" | "stages" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Product: "id" | "name" | "code" | "description" | "unit_price" | "currency" | "tax_rate" | "unit" | "is_active" | "owner_id" | "external_ids" | "tags" | "custom_fields" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Role: "id" | "name" | "description" | "permissions" | "built_in" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Schedule: "id" | "name" | "timezone" | "is_default" | "weekly_hours" | "overrides" | "user_id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  ScimToken: "id" | "prefix" | "last4" | "last_used_at" | "last_used_ip" | "created_at" | "created_by";
  Segment: "id" | "entity_type" | "name" | "description" | "filter" | "kind" | "member_count" | "evaluated_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Session: "id" | "current" | "support" | "ip" | "user_agent" | "last_used_at" | "expires_at" | "created_at";
  SignedIn: "id" | "expires_at" | "csrf_token" | "user" | "organization" | "permissions";
  Suppression: "id" | "email" | "reason" | "created_at" | "created_by";
  Task: "id" | "type" | "title" | "description" | "status" | "priority" | "due_at" | "reminder_at" | "assignee_id" | "related_to" | "tags" | "custom_fields" | "completed_at" | "is_overdue" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Topic: "id" | "name" | "name_en" | "name_fr" | "slug" | "description" | "description_en" | "description_fr" | "position" | "is_public" | "opt_in_required" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  View: "id" | "record_type" | "name" | "visibility" | "columns" | "filter" | "sort" | "grouping" | "layout" | "position" | "is_default" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  WebForm: "id" | "title" | "slug" | "description" | "contact_fields" | "questions" | "consent_text" | "consent_required" | "consent_purpose" | "thank_you_text" | "redirect_url" | "allowed_origins" | "owner_id" | "tags" | "lifecycle_stage" | "notify_user_ids" | "locale" | "is_active" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  Webhook: "id" | "url" | "description" | "events" | "status" | "disabled_reason" | "previous_secret_expires_at" | "last_success_at" | "last_failure_at" | "consecutive_failures" | "events_suspended" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at";
  WebhookDelivery: "id" | "type" | "webhook_id" | "status" | "attempt_count" | "next_attempt_at" | "last_status" | "last_error" | "finished_at" | "created_at";
}

/** The fields of each record in the order of responses. */
export declare const recordFields: {
  readonly [Name in keyof RecordFieldNames]: readonly RecordFieldNames[Name][];
};

type Filters<Input, Name extends keyof Input> = { readonly [Key in Name]?: Input[Key] | undefined };

/** The filters of each list. */
export interface ListFilters {
  "activityLog.list": Filters<ActivityLogListInput, "from" | "to" | "user_id" | "application" | "channel" | "action" | "tool" | "record_type" | "record_id" | "result" | "ip">;
  "apiKeys.list": Filters<ApiKeysListInput, "status" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "busyTimes.list": Filters<BusyTimesListInput, "user_id" | "feed_id" | "source" | "from" | "to" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "busyFeeds.list": Filters<BusyFeedsListInput, "user_id" | "status" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "campaigns.list": Filters<CampaignsListInput, "q" | "status" | "segment_id" | "owner_id" | "tag" | "created_after" | "created_before" | "scheduled_after" | "scheduled_before" | "include_deleted" | "ids" | "updated_after" | "updated_before">;
  "campaigns.recipients": Filters<CampaignsRecipientsInput, "status" | "ids" | "created_after" | "created_before">;
  "connections.list": Filters<ConnectionsListInput, "user_id" | "client_id" | "kind" | "status" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "customFields.list": Filters<CustomFieldsListInput, "entity_type" | "archived" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "emailDomains.list": Filters<EmailDomainsListInput, "status" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "emailTemplates.list": Filters<EmailTemplatesListInput, "q" | "kind" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted">;
  "entities.list": Filters<EntitiesListInput, "entity_type" | "q" | "email" | "domain" | "company_id" | "owner_id" | "lifecycle_stage" | "lead_score_min" | "lead_score_max" | "tag" | "segment_id" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted" | "ids">;
  "entities.activity": Filters<EntitiesActivityInput, "type" | "since" | "until">;
  "entities.contacts": Filters<EntitiesContactsInput, "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "entities.duplicates": Filters<EntitiesDuplicatesInput, "min_confidence">;
  "entities.events": Filters<EntitiesEventsInput, "when" | "status" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "entities.notes": Filters<EntitiesNotesInput, "pinned" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "entities.opportunities": Filters<EntitiesOpportunitiesInput, "status" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "entities.tasks": Filters<EntitiesTasksInput, "status" | "overdue" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "eventTypes.list": Filters<EventTypesListInput, "q" | "owner_id" | "host_id" | "is_active" | "visibility" | "include_deleted" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "events.list": Filters<EventsListInput, "q" | "from" | "to" | "when" | "status" | "event_type_id" | "host_id" | "contact_id" | "opportunity_id" | "invitee_email" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "events.invitees": Filters<EventsInviteesInput, "include_removed" | "ids" | "created_after" | "created_before">;
  "exports.list": Filters<ExportsListInput, "status" | "entity_type" | "ids" | "created_after" | "created_before">;
  "files.list": Filters<FilesListInput, "record_type" | "record_id" | "status" | "sha256" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted">;
  "formSubmissions.list": Filters<FormSubmissionsListInput, "q" | "form_id" | "contact_id" | "email" | "sender_hash" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "forms.list": Filters<FormsListInput, "q" | "slug" | "owner_id" | "tag" | "is_active" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted">;
  "forms.submissions": Filters<FormsSubmissionsInput, "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "imports.list": Filters<ImportsListInput, "status" | "entity_type" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "jobs.list": Filters<JobsListInput, "status" | "ids" | "created_after" | "created_before">;
  "lineItems.list": Filters<LineItemsListInput, "q" | "opportunity_id" | "product_id" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted">;
  "me.connections": Filters<MeConnectionsInput, "client_id" | "kind" | "status" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "passkeys.list": Filters<PasskeysListInput, never>;
  "members.list": Filters<MembersListInput, "q" | "role" | "status" | "include_deleted" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "notes.list": Filters<NotesListInput, "q" | "pinned" | "created_by" | "record_type" | "record_id" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted">;
  "emails.list": Filters<EmailsListInput, "status" | "category" | "recipient" | "record_type" | "record_id" | "created_after" | "created_before" | "ids" | "updated_after" | "updated_before">;
  "suppressions.list": Filters<SuppressionsListInput, "q" | "email" | "reason" | "ids" | "created_after" | "created_before">;
  "opportunities.list": Filters<OpportunitiesListInput, "q" | "pipeline_id" | "stage" | "status" | "owner_id" | "company_id" | "contact_id" | "tag" | "amount_min" | "amount_max" | "expected_close_after" | "expected_close_before" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted" | "ids">;
  "opportunities.activity": Filters<OpportunitiesActivityInput, "type" | "since" | "until">;
  "opportunities.lineItems": Filters<OpportunitiesLineItemsInput, "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "pipelines.list": Filters<PipelinesListInput, "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "products.list": Filters<ProductsListInput, "q" | "code" | "unit_price_min" | "unit_price_max" | "currency" | "is_active" | "owner_id" | "tag" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted">;
  "roles.list": Filters<RolesListInput, "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "schedules.list": Filters<SchedulesListInput, "user_id" | "include_deleted" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "search.find": Filters<SearchFindInput, "q" | "record_types">;
  "segments.list": Filters<SegmentsListInput, "q" | "entity_type" | "kind" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted">;
  "segments.members": Filters<SegmentsMembersInput, "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "session.list": Filters<SessionListInput, never>;
  "tasks.list": Filters<TasksListInput, "q" | "type" | "status" | "priority" | "due_after" | "due_before" | "assignee_id" | "tag" | "overdue" | "record_type" | "record_id" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted">;
  "topics.list": Filters<TopicsListInput, "q" | "slug" | "is_public" | "opt_in_required" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before" | "include_deleted">;
  "views.list": Filters<ViewsListInput, "record_type" | "visibility" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "webhooks.list": Filters<WebhooksListInput, "status" | "ids" | "created_after" | "created_before" | "updated_after" | "updated_before">;
  "webhooks.deliveries": Filters<WebhooksDeliveriesInput, "status" | "type" | "created_after" | "created_before" | "ids">;
}

/** The fields by which each list can be sorted. */
export interface ListSorts {
  "activityLog.list": never;
  "apiKeys.list": "created_at" | "updated_at" | "name" | "expires_at" | "last_used_at";
  "busyTimes.list": "created_at" | "updated_at" | "start_at";
  "busyFeeds.list": "created_at" | "updated_at" | "name";
  "campaigns.list": "created_at" | "updated_at" | "name" | "scheduled_at" | "started_at" | "completed_at";
  "campaigns.recipients": "created_at" | "email";
  "connections.list": "created_at" | "updated_at" | "last_used_at";
  "customFields.list": "created_at" | "updated_at" | "position" | "key" | "label";
  "emailDomains.list": "created_at" | "updated_at" | "domain";
  "emailTemplates.list": "created_at" | "updated_at" | "name";
  "entities.list": "created_at" | "updated_at" | "first_name" | "last_name" | "name" | "email" | "lead_score" | "last_activity_at";
  "entities.activity": never;
  "entities.contacts": "created_at" | "updated_at" | "first_name" | "last_name" | "email" | "lead_score" | "last_activity_at";
  "entities.duplicates": never;
  "entities.events": "created_at" | "updated_at" | "start_at";
  "entities.notes": "created_at" | "updated_at" | "title" | "pinned";
  "entities.opportunities": "created_at" | "updated_at" | "name" | "amount" | "weighted_amount" | "probability" | "expected_close_date" | "closed_at" | "stage_changed_at";
  "entities.tasks": "created_at" | "updated_at" | "title" | "priority" | "due_at";
  "eventTypes.list": "created_at" | "updated_at" | "title" | "duration_minutes";
  "events.list": "created_at" | "updated_at" | "start_at";
  "events.invitees": "created_at" | "name" | "email";
  "exports.list": "created_at";
  "files.list": "created_at" | "updated_at" | "name" | "size";
  "formSubmissions.list": "created_at" | "updated_at" | "email";
  "forms.list": "created_at" | "updated_at" | "slug" | "title";
  "forms.submissions": "created_at" | "updated_at" | "email";
  "imports.list": "created_at" | "updated_at";
  "jobs.list": "created_at";
  "lineItems.list": "created_at" | "updated_at" | "name" | "quantity" | "unit_price" | "position" | "amount";
  "me.connections": "created_at" | "updated_at" | "last_used_at";
  "passkeys.list": never;
  "members.list": "created_at" | "updated_at" | "email" | "first_name" | "last_name" | "last_login_at";
  "notes.list": "created_at" | "updated_at" | "title" | "pinned";
  "emails.list": "created_at" | "updated_at" | "send_at" | "sent_at" | "subject";
  "suppressions.list": "created_at" | "email";
  "opportunities.list": "created_at" | "updated_at" | "name" | "amount" | "weighted_amount" | "probability" | "expected_close_date" | "closed_at" | "stage_changed_at";
  "opportunities.activity": never;
  "opportunities.lineItems": "position" | "created_at" | "updated_at" | "name" | "quantity" | "unit_price" | "amount";
  "pipelines.list": "created_at" | "updated_at" | "name" | "position";
  "products.list": "created_at" | "updated_at" | "name" | "code" | "unit_price";
  "roles.list": "created_at" | "updated_at" | "name";
  "schedules.list": "created_at" | "updated_at" | "name";
  "search.find": never;
  "segments.list": "created_at" | "updated_at" | "name";
  "segments.members": "created_at" | "updated_at" | "first_name" | "last_name" | "name" | "email" | "lead_score" | "last_activity_at";
  "session.list": never;
  "tasks.list": "created_at" | "updated_at" | "title" | "priority" | "due_at";
  "topics.list": "created_at" | "updated_at" | "name" | "position";
  "views.list": "created_at" | "updated_at" | "position" | "name";
  "webhooks.list": "created_at" | "updated_at" | "url" | "last_success_at" | "last_failure_at";
  "webhooks.deliveries": "created_at" | "finished_at";
}
