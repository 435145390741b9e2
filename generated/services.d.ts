// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { components, operations } from "./api-types.ts";
import type { Authorized, Caller, Visitor } from "../src/base/contract/caller.ts";
import type { Described, Download, Feed, FileDownload, Page, StartsSession } from "../src/base/contract/operation.ts";

export type Schemas = components["schemas"];
/** Query parameters with a default are always set. */
type Filled<Input, Key extends keyof Input> = Omit<Input, Key> & { [Name in Key]-?: NonNullable<Input[Name]> };

export type ActivityLogListInput = Filled<NonNullable<operations["activityLog.list"]["parameters"]["query"]>, "page" | "page_size">;
export type ActivityLogExportInput = NonNullable<operations["activityLog.export"]["parameters"]["query"]>;
export type ActivityLogVerifyInput = NonNullable<operations["activityLog.verify"]["parameters"]["query"]>;
export type ActivityAggregateInput = operations["activity.aggregate"]["requestBody"]["content"]["application/json"];
export type AiPolicyGetInput = Record<string, never>;
export type AiPolicyUpdateInput = Omit<operations["aiPolicy.update"]["requestBody"]["content"]["application/json"], "service_limits" | "version" | "updated_at" | "updated_by"> & { expected_version?: number };
export type ApiKeysListInput = Filled<Omit<NonNullable<operations["apiKeys.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type ApiKeysCreateInput = operations["apiKeys.create"]["requestBody"]["content"]["application/json"];
export type ApiKeysGetInput = operations["apiKeys.get"]["parameters"]["path"];
export type ApiKeysUpdateInput = operations["apiKeys.update"]["parameters"]["path"] & Omit<operations["apiKeys.update"]["requestBody"]["content"]["application/json"], "id" | "user" | "prefix" | "last4" | "status" | "last_used_at" | "last_used_ip" | "revoked_at" | "previous_secret_expires_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type ApiKeysRevokeInput = operations["apiKeys.revoke"]["parameters"]["path"] & { expected_version?: number };
export type ApiKeysRotateInput = operations["apiKeys.rotate"]["parameters"]["path"] & Partial<NonNullable<operations["apiKeys.rotate"]["requestBody"]>["content"]["application/json"]> & { expected_version?: number };
export type BusyTimesListInput = Filled<Omit<NonNullable<operations["busyTimes.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type BusyTimesCreateInput = operations["busyTimes.create"]["requestBody"]["content"]["application/json"];
export type BusyFeedsListInput = Filled<Omit<NonNullable<operations["busyFeeds.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type BusyFeedsCreateInput = operations["busyFeeds.create"]["requestBody"]["content"]["application/json"];
export type BusyFeedsBatchInput = operations["busyFeeds.batch"]["requestBody"]["content"]["application/json"];
export type BusyFeedsGetInput = operations["busyFeeds.get"]["parameters"]["path"];
export type BusyFeedsUpdateInput = operations["busyFeeds.update"]["parameters"]["path"] & Omit<operations["busyFeeds.update"]["requestBody"]["content"]["application/json"], "id" | "user_id" | "host" | "status" | "last_read_at" | "last_error" | "period_count" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type BusyFeedsDeleteInput = operations["busyFeeds.delete"]["parameters"]["path"] & { expected_version?: number };
export type BusyFeedsRefreshInput = operations["busyFeeds.refresh"]["parameters"]["path"];
export type BusyTimesDeleteInput = operations["busyTimes.delete"]["parameters"]["path"] & { expected_version?: number };
export type CampaignsListInput = Filled<Omit<NonNullable<operations["campaigns.list"]["parameters"]["query"]>, "fields" | "include">, "include_deleted" | "page" | "page_size" | "sort">;
export type CampaignsCreateInput = operations["campaigns.create"]["requestBody"]["content"]["application/json"];
export type CampaignsAggregateInput = operations["campaigns.aggregate"]["requestBody"]["content"]["application/json"];
export type CampaignsBatchInput = operations["campaigns.batch"]["requestBody"]["content"]["application/json"];
export type CampaignsSearchInput = Omit<operations["campaigns.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type CampaignsGetInput = operations["campaigns.get"]["parameters"]["path"];
export type CampaignsUpdateInput = operations["campaigns.update"]["parameters"]["path"] & Omit<operations["campaigns.update"]["requestBody"]["content"]["application/json"], "id" | "type" | "status" | "template_version" | "scheduled_at" | "started_at" | "completed_at" | "stats" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type CampaignsDeleteInput = operations["campaigns.delete"]["parameters"]["path"] & { expected_version?: number };
export type CampaignsArchiveInput = operations["campaigns.archive"]["parameters"]["path"] & { expected_version?: number };
export type CampaignsCancelInput = operations["campaigns.cancel"]["parameters"]["path"] & { expected_version?: number };
export type CampaignsPreviewInput = operations["campaigns.preview"]["parameters"]["path"] & operations["campaigns.preview"]["requestBody"]["content"]["application/json"];
export type CampaignsRecipientsInput = operations["campaigns.recipients"]["parameters"]["path"] & Filled<NonNullable<operations["campaigns.recipients"]["parameters"]["query"]>, "page" | "page_size" | "sort">;
export type CampaignsRestoreInput = operations["campaigns.restore"]["parameters"]["path"] & { expected_version?: number };
export type CampaignsScheduleInput = operations["campaigns.schedule"]["parameters"]["path"] & operations["campaigns.schedule"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type CampaignsSendInput = operations["campaigns.send"]["parameters"]["path"] & { expected_version?: number };
export type CampaignsTestInput = operations["campaigns.test"]["parameters"]["path"] & operations["campaigns.test"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type CampaignsUnscheduleInput = operations["campaigns.unschedule"]["parameters"]["path"] & { expected_version?: number };
export type ChangesListInput = Filled<NonNullable<operations["changes.list"]["parameters"]["query"]>, "cursor" | "from" | "page_size">;
export type ConnectionsListInput = Filled<Omit<NonNullable<operations["connections.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type ConnectionsRevokeAllInput = Record<string, never>;
export type ConnectionsRevokeInput = operations["connections.revoke"]["parameters"]["path"] & { expected_version?: number };
export type CustomFieldsListInput = Filled<Omit<NonNullable<operations["customFields.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type CustomFieldsCreateInput = operations["customFields.create"]["requestBody"]["content"]["application/json"];
export type CustomFieldsBatchInput = operations["customFields.batch"]["requestBody"]["content"]["application/json"];
export type CustomFieldsGetInput = operations["customFields.get"]["parameters"]["path"];
export type CustomFieldsUpdateInput = operations["customFields.update"]["parameters"]["path"] & Omit<operations["customFields.update"]["requestBody"]["content"]["application/json"], "id" | "entity_type" | "key" | "type" | "index_status" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type CustomFieldsDeleteInput = operations["customFields.delete"]["parameters"]["path"] & { expected_version?: number };
export type EmailDomainsListInput = Filled<Omit<NonNullable<operations["emailDomains.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type EmailDomainsCreateInput = operations["emailDomains.create"]["requestBody"]["content"]["application/json"];
export type EmailDomainsDeleteInput = operations["emailDomains.delete"]["parameters"]["path"] & { expected_version?: number };
export type EmailDomainsVerifyInput = operations["emailDomains.verify"]["parameters"]["path"];
export type EmailTemplatesListInput = Filled<Omit<NonNullable<operations["emailTemplates.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "include_deleted" | "sort">;
export type EmailTemplatesCreateInput = operations["emailTemplates.create"]["requestBody"]["content"]["application/json"];
export type EmailTemplatesAggregateInput = operations["emailTemplates.aggregate"]["requestBody"]["content"]["application/json"];
export type EmailTemplatesBatchInput = operations["emailTemplates.batch"]["requestBody"]["content"]["application/json"];
export type EmailTemplatesPreviewInput = operations["emailTemplates.preview"]["requestBody"]["content"]["application/json"];
export type EmailTemplatesSearchInput = Omit<operations["emailTemplates.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type EmailTemplatesGetInput = operations["emailTemplates.get"]["parameters"]["path"];
export type EmailTemplatesUpdateInput = operations["emailTemplates.update"]["parameters"]["path"] & Omit<operations["emailTemplates.update"]["requestBody"]["content"]["application/json"], "id" | "used_variables" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type EmailTemplatesDeleteInput = operations["emailTemplates.delete"]["parameters"]["path"] & { expected_version?: number };
export type EmailTemplatesPreviewSavedInput = operations["emailTemplates.previewSaved"]["parameters"]["path"] & operations["emailTemplates.previewSaved"]["requestBody"]["content"]["application/json"];
export type EmailTemplatesRestoreInput = operations["emailTemplates.restore"]["parameters"]["path"] & { expected_version?: number };
export type EntitiesListInput = Filled<Omit<NonNullable<operations["entities.list"]["parameters"]["query"]>, "fields" | "include">, "include_deleted" | "page" | "page_size" | "sort">;
export type EntitiesCreateInput = operations["entities.create"]["requestBody"]["content"]["application/json"];
export type EntitiesAggregateInput = operations["entities.aggregate"]["requestBody"]["content"]["application/json"];
export type EntitiesBatchInput = operations["entities.batch"]["requestBody"]["content"]["application/json"];
export type EntitiesFindDuplicatesInput = operations["entities.findDuplicates"]["requestBody"]["content"]["application/json"];
export type EntitiesSearchInput = Omit<operations["entities.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type EntitiesUpsertInput = operations["entities.upsert"]["requestBody"]["content"]["application/json"];
export type EntitiesGetInput = operations["entities.get"]["parameters"]["path"];
export type EntitiesUpdateInput = operations["entities.update"]["parameters"]["path"] & Omit<operations["entities.update"]["requestBody"]["content"]["application/json"], "id" | "entity_type" | "full_name" | "lifecycle_stage_changed_at" | "email_consent_at" | "email_deliverability" | "last_activity_at" | "contact_count" | "open_opportunity_amount" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type EntitiesDeleteInput = operations["entities.delete"]["parameters"]["path"] & { expected_version?: number };
export type EntitiesActivityInput = operations["entities.activity"]["parameters"]["path"] & Filled<NonNullable<operations["entities.activity"]["parameters"]["query"]>, "page" | "page_size">;
export type EntitiesLinkCompanyInput = operations["entities.linkCompany"]["parameters"]["path"] & operations["entities.linkCompany"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type EntitiesUnlinkCompanyInput = operations["entities.unlinkCompany"]["parameters"]["path"] & { expected_version?: number };
export type EntitiesContactsInput = operations["entities.contacts"]["parameters"]["path"] & Filled<Omit<NonNullable<operations["entities.contacts"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type EntitiesDuplicatesInput = operations["entities.duplicates"]["parameters"]["path"] & Filled<NonNullable<operations["entities.duplicates"]["parameters"]["query"]>, "min_confidence" | "page" | "page_size">;
export type EntitiesEventsInput = operations["entities.events"]["parameters"]["path"] & Filled<Omit<NonNullable<operations["entities.events"]["parameters"]["query"]>, "fields" | "include">, "when" | "page" | "page_size" | "sort">;
export type EntitiesMergeInput = operations["entities.merge"]["parameters"]["path"] & operations["entities.merge"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type EntitiesNotesInput = operations["entities.notes"]["parameters"]["path"] & Filled<Omit<NonNullable<operations["entities.notes"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type EntitiesOpportunitiesInput = operations["entities.opportunities"]["parameters"]["path"] & Filled<Omit<NonNullable<operations["entities.opportunities"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type EntitiesPurgeInput = operations["entities.purge"]["parameters"]["path"] & Partial<NonNullable<operations["entities.purge"]["requestBody"]>["content"]["application/json"]> & { expected_version?: number };
export type EntitiesRestoreInput = operations["entities.restore"]["parameters"]["path"] & { expected_version?: number };
export type SubscriptionsGetInput = operations["subscriptions.get"]["parameters"]["path"] & NonNullable<operations["subscriptions.get"]["parameters"]["query"]>;
export type SubscriptionsUpdateInput = operations["subscriptions.update"]["parameters"]["path"] & operations["subscriptions.update"]["requestBody"]["content"]["application/json"];
export type EntitiesTasksInput = operations["entities.tasks"]["parameters"]["path"] & Filled<Omit<NonNullable<operations["entities.tasks"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type EntitiesUnmergeInput = operations["entities.unmerge"]["parameters"]["path"] & Partial<NonNullable<operations["entities.unmerge"]["requestBody"]>["content"]["application/json"]> & { expected_version?: number };
export type EventTypesListInput = Filled<Omit<NonNullable<operations["eventTypes.list"]["parameters"]["query"]>, "fields" | "include">, "include_deleted" | "page" | "page_size" | "sort">;
export type EventTypesCreateInput = operations["eventTypes.create"]["requestBody"]["content"]["application/json"];
export type EventTypesBatchInput = operations["eventTypes.batch"]["requestBody"]["content"]["application/json"];
export type EventTypesGetInput = operations["eventTypes.get"]["parameters"]["path"];
export type EventTypesUpdateInput = operations["eventTypes.update"]["parameters"]["path"] & Omit<operations["eventTypes.update"]["requestBody"]["content"]["application/json"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type EventTypesDeleteInput = operations["eventTypes.delete"]["parameters"]["path"] & { expected_version?: number };
export type EventTypesRestoreInput = operations["eventTypes.restore"]["parameters"]["path"] & { expected_version?: number };
export type EventTypesSlotsInput = operations["eventTypes.slots"]["parameters"]["path"] & Filled<NonNullable<operations["eventTypes.slots"]["parameters"]["query"]>, "limit">;
export type EventsListInput = Filled<Omit<NonNullable<operations["events.list"]["parameters"]["query"]>, "fields" | "include">, "when" | "page" | "page_size" | "sort">;
export type EventsCreateInput = operations["events.create"]["requestBody"]["content"]["application/json"];
export type EventsAggregateInput = operations["events.aggregate"]["requestBody"]["content"]["application/json"];
export type EventsGetInput = operations["events.get"]["parameters"]["path"];
export type EventsUpdateInput = operations["events.update"]["parameters"]["path"] & Omit<operations["events.update"]["requestBody"]["content"]["application/json"], "id" | "event_type_id" | "status" | "start_at" | "end_at" | "duration_minutes" | "timezone" | "hosts" | "seats" | "invitees" | "invitee_count" | "answers" | "contact_ids" | "source" | "ics_uid" | "ics_sequence" | "reschedule_count" | "history" | "cancellation" | "host_no_show" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type EventsCancelInput = operations["events.cancel"]["parameters"]["path"] & Partial<NonNullable<operations["events.cancel"]["requestBody"]>["content"]["application/json"]> & { expected_version?: number };
export type EventsConfirmInput = operations["events.confirm"]["parameters"]["path"] & Partial<NonNullable<operations["events.confirm"]["requestBody"]>["content"]["application/json"]> & { expected_version?: number };
export type EventsDeclineInput = operations["events.decline"]["parameters"]["path"] & Partial<NonNullable<operations["events.decline"]["requestBody"]>["content"]["application/json"]> & { expected_version?: number };
export type EventsHistoryInput = operations["events.history"]["parameters"]["path"] & Filled<NonNullable<operations["events.history"]["parameters"]["query"]>, "page" | "page_size">;
export type EventsIcsInput = operations["events.ics"]["parameters"]["path"];
export type EventsInviteesInput = operations["events.invitees"]["parameters"]["path"] & Filled<NonNullable<operations["events.invitees"]["parameters"]["query"]>, "include_removed" | "page" | "page_size" | "sort">;
export type EventsAddInviteeInput = operations["events.addInvitee"]["parameters"]["path"] & operations["events.addInvitee"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type EventsRemoveInviteeInput = operations["events.removeInvitee"]["parameters"]["path"] & Filled<NonNullable<operations["events.removeInvitee"]["parameters"]["query"]>, "notify"> & { expected_version?: number };
export type EventsNoShowInput = operations["events.noShow"]["parameters"]["path"] & operations["events.noShow"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type EventsRescheduleInput = operations["events.reschedule"]["parameters"]["path"] & operations["events.reschedule"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type ExportsListInput = Filled<NonNullable<operations["exports.list"]["parameters"]["query"]>, "page" | "page_size" | "sort">;
export type ExportsCreateInput = operations["exports.create"]["requestBody"]["content"]["application/json"];
export type ExportsFieldsInput = NonNullable<operations["exports.fields"]["parameters"]["query"]>;
export type ExportsGetInput = operations["exports.get"]["parameters"]["path"];
export type ExportsDeleteInput = operations["exports.delete"]["parameters"]["path"];
export type ExportsFileInput = operations["exports.file"]["parameters"]["path"];
export type FilesListInput = Filled<Omit<NonNullable<operations["files.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "include_deleted" | "sort">;
export type FilesCreateInput = operations["files.create"]["requestBody"]["content"]["application/json"];
export type FilesGetInput = operations["files.get"]["parameters"]["path"];
export type FilesDeleteInput = operations["files.delete"]["parameters"]["path"] & { expected_version?: number };
export type FilesDownloadInput = operations["files.download"]["parameters"]["path"];
export type FilesUploadInput = operations["files.upload"]["parameters"]["path"] & { content: AsyncIterable<Uint8Array> };
export type FilesPurgeInput = operations["files.purge"]["parameters"]["path"] & { expected_version?: number };
export type FilesRestoreInput = operations["files.restore"]["parameters"]["path"] & { expected_version?: number };
export type FormSubmissionsListInput = Filled<Omit<NonNullable<operations["formSubmissions.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type FormSubmissionsAggregateInput = operations["formSubmissions.aggregate"]["requestBody"]["content"]["application/json"];
export type FormSubmissionsSearchInput = Omit<operations["formSubmissions.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type FormSubmissionsGetInput = operations["formSubmissions.get"]["parameters"]["path"];
export type FormSubmissionsPurgeInput = operations["formSubmissions.purge"]["parameters"]["path"] & { expected_version?: number };
export type FormsListInput = Filled<Omit<NonNullable<operations["forms.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "include_deleted" | "sort">;
export type FormsCreateInput = operations["forms.create"]["requestBody"]["content"]["application/json"];
export type FormsAggregateInput = operations["forms.aggregate"]["requestBody"]["content"]["application/json"];
export type FormsBatchInput = operations["forms.batch"]["requestBody"]["content"]["application/json"];
export type FormsSearchInput = Omit<operations["forms.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type FormsGetInput = operations["forms.get"]["parameters"]["path"];
export type FormsUpdateInput = operations["forms.update"]["parameters"]["path"] & Omit<operations["forms.update"]["requestBody"]["content"]["application/json"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type FormsDeleteInput = operations["forms.delete"]["parameters"]["path"] & { expected_version?: number };
export type FormsRestoreInput = operations["forms.restore"]["parameters"]["path"] & { expected_version?: number };
export type FormsSubmissionsInput = operations["forms.submissions"]["parameters"]["path"] & Filled<Omit<NonNullable<operations["forms.submissions"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type IdentityProviderGetInput = Record<string, never>;
export type IdentityProviderUpdateInput = Omit<operations["identityProvider.update"]["requestBody"]["content"]["application/json"], "id" | "client_secret_set" | "redirect_uri" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type IdentityProviderDeleteInput = { expected_version?: number };
export type IdentityProviderTestInput = Record<string, never>;
export type ImportsListInput = Filled<Omit<NonNullable<operations["imports.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type ImportsCreateInput = operations["imports.create"]["requestBody"]["content"]["application/json"];
export type ImportsFieldsInput = NonNullable<operations["imports.fields"]["parameters"]["query"]>;
export type ImportsGetInput = operations["imports.get"]["parameters"]["path"];
export type ImportsFailuresInput = operations["imports.failures"]["parameters"]["path"];
export type ImportsUploadInput = operations["imports.upload"]["parameters"]["path"] & { content: AsyncIterable<Uint8Array> };
export type ImportsStartInput = operations["imports.start"]["parameters"]["path"] & Partial<NonNullable<operations["imports.start"]["requestBody"]>["content"]["application/json"]>;
export type InvitationsAcceptInput = operations["invitations.accept"]["requestBody"]["content"]["application/json"];
export type JobsListInput = Filled<NonNullable<operations["jobs.list"]["parameters"]["query"]>, "page" | "page_size" | "sort">;
export type JobsGetInput = operations["jobs.get"]["parameters"]["path"];
export type JobsCancelInput = operations["jobs.cancel"]["parameters"]["path"];
export type LineItemsListInput = Filled<Omit<NonNullable<operations["lineItems.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "include_deleted" | "sort">;
export type LineItemsCreateInput = operations["lineItems.create"]["requestBody"]["content"]["application/json"];
export type LineItemsAggregateInput = operations["lineItems.aggregate"]["requestBody"]["content"]["application/json"];
export type LineItemsBatchInput = operations["lineItems.batch"]["requestBody"]["content"]["application/json"];
export type LineItemsSearchInput = Omit<operations["lineItems.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type LineItemsGetInput = operations["lineItems.get"]["parameters"]["path"];
export type LineItemsUpdateInput = operations["lineItems.update"]["parameters"]["path"] & Omit<operations["lineItems.update"]["requestBody"]["content"]["application/json"], "id" | "opportunity_id" | "amount" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type LineItemsDeleteInput = operations["lineItems.delete"]["parameters"]["path"] & { expected_version?: number };
export type LineItemsRestoreInput = operations["lineItems.restore"]["parameters"]["path"] & { expected_version?: number };
export type MeGetInput = Record<string, never>;
export type MeUpdateInput = operations["me.update"]["requestBody"]["content"]["application/json"];
export type SignInMethodsStartAuthenticatorAppInput = Record<string, never>;
export type SignInMethodsRemoveAuthenticatorAppInput = Record<string, never>;
export type SignInMethodsConfirmAuthenticatorAppInput = operations["signInMethods.confirmAuthenticatorApp"]["requestBody"]["content"]["application/json"];
export type MeConnectionsInput = Filled<Omit<NonNullable<operations["me.connections"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type MeRevokeConnectionsInput = Record<string, never>;
export type MeRevokeConnectionInput = operations["me.revokeConnection"]["parameters"]["path"] & { expected_version?: number };
export type MeNotificationsInput = Record<string, never>;
export type MeUpdateNotificationsInput = operations["me.updateNotifications"]["requestBody"]["content"]["application/json"];
export type PasskeysListInput = Filled<NonNullable<operations["passkeys.list"]["parameters"]["query"]>, "page" | "page_size">;
export type PasskeysCreateInput = operations["passkeys.create"]["requestBody"]["content"]["application/json"];
export type PasskeysCreationOptionsInput = Record<string, never>;
export type PasskeysUpdateInput = operations["passkeys.update"]["parameters"]["path"] & operations["passkeys.update"]["requestBody"]["content"]["application/json"];
export type PasskeysDeleteInput = operations["passkeys.delete"]["parameters"]["path"];
export type PasswordRemoveInput = Record<string, never>;
export type SignInMethodsCreateRecoveryCodesInput = Record<string, never>;
export type SignInMethodsGetInput = Record<string, never>;
export type MembersListInput = Filled<Omit<NonNullable<operations["members.list"]["parameters"]["query"]>, "fields" | "include">, "include_deleted" | "page" | "page_size" | "sort">;
export type MembersInviteInput = operations["members.invite"]["requestBody"]["content"]["application/json"];
export type MembersGetInput = operations["members.get"]["parameters"]["path"];
export type MembersUpdateInput = operations["members.update"]["parameters"]["path"] & Omit<operations["members.update"]["requestBody"]["content"]["application/json"], "id" | "email" | "last_login_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type MembersDeleteInput = operations["members.delete"]["parameters"]["path"] & NonNullable<operations["members.delete"]["parameters"]["query"]> & { expected_version?: number };
export type MemberIdentityDeleteInput = operations["memberIdentity.delete"]["parameters"]["path"];
export type MembersResendInvitationInput = operations["members.resendInvitation"]["parameters"]["path"] & { expected_version?: number };
export type NotesListInput = Filled<Omit<NonNullable<operations["notes.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "include_deleted" | "sort">;
export type NotesCreateInput = operations["notes.create"]["requestBody"]["content"]["application/json"];
export type NotesAggregateInput = operations["notes.aggregate"]["requestBody"]["content"]["application/json"];
export type NotesBatchInput = operations["notes.batch"]["requestBody"]["content"]["application/json"];
export type NotesSearchInput = Omit<operations["notes.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type NotesGetInput = operations["notes.get"]["parameters"]["path"];
export type NotesUpdateInput = operations["notes.update"]["parameters"]["path"] & Omit<operations["notes.update"]["requestBody"]["content"]["application/json"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type NotesDeleteInput = operations["notes.delete"]["parameters"]["path"] & { expected_version?: number };
export type NotesRestoreInput = operations["notes.restore"]["parameters"]["path"] & { expected_version?: number };
export type SuppressionsTakeReturnedInput = operations["suppressions.takeReturned"]["requestBody"]["content"]["application/json"];
export type EmailsListInput = Filled<Omit<NonNullable<operations["emails.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type EmailsCreateInput = operations["emails.create"]["requestBody"]["content"]["application/json"];
export type EmailsAggregateInput = operations["emails.aggregate"]["requestBody"]["content"]["application/json"];
export type EmailsGetInput = operations["emails.get"]["parameters"]["path"];
export type EmailsCancelInput = operations["emails.cancel"]["parameters"]["path"] & { expected_version?: number };
export type SuppressionsListInput = Filled<NonNullable<operations["suppressions.list"]["parameters"]["query"]>, "page" | "page_size" | "sort">;
export type SuppressionsCreateInput = operations["suppressions.create"]["requestBody"]["content"]["application/json"];
export type SuppressionsDeleteInput = operations["suppressions.delete"]["parameters"]["path"];
export type SystemOpenapiInput = Record<string, never>;
export type OpportunitiesListInput = Filled<Omit<NonNullable<operations["opportunities.list"]["parameters"]["query"]>, "fields" | "include">, "include_deleted" | "page" | "page_size" | "sort">;
export type OpportunitiesCreateInput = operations["opportunities.create"]["requestBody"]["content"]["application/json"];
export type OpportunitiesAggregateInput = operations["opportunities.aggregate"]["requestBody"]["content"]["application/json"];
export type OpportunitiesBatchInput = operations["opportunities.batch"]["requestBody"]["content"]["application/json"];
export type OpportunitiesSearchInput = Omit<operations["opportunities.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type OpportunitiesGetInput = operations["opportunities.get"]["parameters"]["path"];
export type OpportunitiesUpdateInput = operations["opportunities.update"]["parameters"]["path"] & Omit<operations["opportunities.update"]["requestBody"]["content"]["application/json"], "id" | "status" | "weighted_amount" | "closed_at" | "stage_changed_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type OpportunitiesDeleteInput = operations["opportunities.delete"]["parameters"]["path"] & { expected_version?: number };
export type OpportunitiesActivityInput = operations["opportunities.activity"]["parameters"]["path"] & Filled<NonNullable<operations["opportunities.activity"]["parameters"]["query"]>, "page" | "page_size">;
export type OpportunitiesLineItemsInput = operations["opportunities.lineItems"]["parameters"]["path"] & Filled<Omit<NonNullable<operations["opportunities.lineItems"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type OpportunitiesRestoreInput = operations["opportunities.restore"]["parameters"]["path"] & { expected_version?: number };
export type OrganizationGetInput = Record<string, never>;
export type OrganizationUpdateInput = Omit<operations["organization.update"]["requestBody"]["content"]["application/json"], "id" | "slug" | "plan" | "data_region" | "two_factor_policy" | "quotas" | "deletion" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type OrganizationRequestDeletionInput = operations["organization.requestDeletion"]["requestBody"]["content"]["application/json"];
export type OrganizationCancelDeletionInput = Record<string, never>;
export type OrganizationPreviewRetentionInput = NonNullable<operations["organization.previewRetention"]["parameters"]["query"]>;
export type OrganizationUpdateTwoFactorPolicyInput = operations["organization.updateTwoFactorPolicy"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type PasswordChangeInput = operations["password.change"]["requestBody"]["content"]["application/json"];
export type PasswordForgotInput = operations["password.forgot"]["requestBody"]["content"]["application/json"];
export type PasswordResetInput = operations["password.reset"]["requestBody"]["content"]["application/json"];
export type PipelinesListInput = Filled<Omit<NonNullable<operations["pipelines.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type PipelinesCreateInput = operations["pipelines.create"]["requestBody"]["content"]["application/json"];
export type PipelinesBatchInput = operations["pipelines.batch"]["requestBody"]["content"]["application/json"];
export type PipelinesGetInput = operations["pipelines.get"]["parameters"]["path"];
export type PipelinesUpdateInput = operations["pipelines.update"]["parameters"]["path"] & Omit<operations["pipelines.update"]["requestBody"]["content"]["application/json"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type PipelinesDeleteInput = operations["pipelines.delete"]["parameters"]["path"] & { expected_version?: number };
export type ProductsListInput = Filled<Omit<NonNullable<operations["products.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "include_deleted" | "sort">;
export type ProductsCreateInput = operations["products.create"]["requestBody"]["content"]["application/json"];
export type ProductsAggregateInput = operations["products.aggregate"]["requestBody"]["content"]["application/json"];
export type ProductsBatchInput = operations["products.batch"]["requestBody"]["content"]["application/json"];
export type ProductsSearchInput = Omit<operations["products.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type ProductsGetInput = operations["products.get"]["parameters"]["path"];
export type ProductsUpdateInput = operations["products.update"]["parameters"]["path"] & Omit<operations["products.update"]["requestBody"]["content"]["application/json"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type ProductsDeleteInput = operations["products.delete"]["parameters"]["path"] & { expected_version?: number };
export type ProductsPurgeInput = operations["products.purge"]["parameters"]["path"] & { expected_version?: number };
export type ProductsRestoreInput = operations["products.restore"]["parameters"]["path"] & { expected_version?: number };
export type BookingPageBookingInput = operations["bookingPage.booking"]["parameters"]["path"];
export type BookingPageCalendarInput = operations["bookingPage.calendar"]["parameters"]["path"];
export type BookingPageCancelInput = operations["bookingPage.cancel"]["parameters"]["path"] & Partial<NonNullable<operations["bookingPage.cancel"]["requestBody"]>["content"]["application/json"]>;
export type BookingPageConfirmInput = operations["bookingPage.confirm"]["parameters"]["path"];
export type BookingPageReceiptInput = operations["bookingPage.receipt"]["parameters"]["path"];
export type BookingPageRescheduleInput = operations["bookingPage.reschedule"]["parameters"]["path"] & operations["bookingPage.reschedule"]["requestBody"]["content"]["application/json"];
export type BookingPageRespondInput = operations["bookingPage.respond"]["parameters"]["path"] & operations["bookingPage.respond"]["requestBody"]["content"]["application/json"];
export type BookingPageNewSlotsInput = operations["bookingPage.newSlots"]["parameters"]["path"] & NonNullable<operations["bookingPage.newSlots"]["parameters"]["query"]>;
export type HostDecisionsGetInput = operations["hostDecisions.get"]["parameters"]["path"];
export type HostDecisionsCancelInput = operations["hostDecisions.cancel"]["parameters"]["path"] & Partial<NonNullable<operations["hostDecisions.cancel"]["requestBody"]>["content"]["application/json"]>;
export type HostDecisionsConfirmInput = operations["hostDecisions.confirm"]["parameters"]["path"] & Partial<NonNullable<operations["hostDecisions.confirm"]["requestBody"]>["content"]["application/json"]>;
export type HostDecisionsDeclineInput = operations["hostDecisions.decline"]["parameters"]["path"] & Partial<NonNullable<operations["hostDecisions.decline"]["requestBody"]>["content"]["application/json"]>;
export type HostDecisionsRescheduleInput = operations["hostDecisions.reschedule"]["parameters"]["path"] & operations["hostDecisions.reschedule"]["requestBody"]["content"]["application/json"];
export type HostDecisionsSlotsInput = operations["hostDecisions.slots"]["parameters"]["path"] & NonNullable<operations["hostDecisions.slots"]["parameters"]["query"]>;
export type FormPageGetInput = operations["formPage.get"]["parameters"]["path"];
export type FormPageSubmitInput = operations["formPage.submit"]["parameters"]["path"] & operations["formPage.submit"]["requestBody"]["content"]["application/json"];
export type PreferencesGetInput = operations["preferences.get"]["parameters"]["path"];
export type PreferencesUpdateInput = operations["preferences.update"]["parameters"]["path"] & operations["preferences.update"]["requestBody"]["content"]["application/json"];
export type TeamPageGetInput = operations["teamPage.get"]["parameters"]["path"];
export type TeamPageBookInput = operations["teamPage.book"]["parameters"]["path"] & operations["teamPage.book"]["requestBody"]["content"]["application/json"];
export type TeamPageSlotsInput = operations["teamPage.slots"]["parameters"]["path"] & NonNullable<operations["teamPage.slots"]["parameters"]["query"]>;
export type BookingPageEventTypesInput = operations["bookingPage.eventTypes"]["parameters"]["path"];
export type BookingPageGetInput = operations["bookingPage.get"]["parameters"]["path"];
export type BookingPageBookInput = operations["bookingPage.book"]["parameters"]["path"] & operations["bookingPage.book"]["requestBody"]["content"]["application/json"];
export type BookingPageSlotsInput = operations["bookingPage.slots"]["parameters"]["path"] & NonNullable<operations["bookingPage.slots"]["parameters"]["query"]>;
export type RolesListInput = Filled<Omit<NonNullable<operations["roles.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type RolesCreateInput = operations["roles.create"]["requestBody"]["content"]["application/json"];
export type RolesGetInput = operations["roles.get"]["parameters"]["path"];
export type RolesUpdateInput = operations["roles.update"]["parameters"]["path"] & Omit<operations["roles.update"]["requestBody"]["content"]["application/json"], "id" | "built_in" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type RolesDeleteInput = operations["roles.delete"]["parameters"]["path"] & { expected_version?: number };
export type SchedulesListInput = Filled<Omit<NonNullable<operations["schedules.list"]["parameters"]["query"]>, "fields" | "include">, "include_deleted" | "page" | "page_size" | "sort">;
export type SchedulesCreateInput = operations["schedules.create"]["requestBody"]["content"]["application/json"];
export type SchedulesBatchInput = operations["schedules.batch"]["requestBody"]["content"]["application/json"];
export type SchedulesGetInput = operations["schedules.get"]["parameters"]["path"];
export type SchedulesUpdateInput = operations["schedules.update"]["parameters"]["path"] & Omit<operations["schedules.update"]["requestBody"]["content"]["application/json"], "id" | "user_id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type SchedulesDeleteInput = operations["schedules.delete"]["parameters"]["path"] & { expected_version?: number };
export type SchedulesRestoreInput = operations["schedules.restore"]["parameters"]["path"] & { expected_version?: number };
export type ScimTokenGetInput = Record<string, never>;
export type ScimTokenCreateInput = Record<string, never>;
export type ScimTokenDeleteInput = Record<string, never>;
export type SearchFindInput = Filled<NonNullable<operations["search.find"]["parameters"]["query"]>, "page" | "page_size">;
export type SegmentsListInput = Filled<Omit<NonNullable<operations["segments.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "include_deleted" | "sort">;
export type SegmentsCreateInput = operations["segments.create"]["requestBody"]["content"]["application/json"];
export type SegmentsAggregateInput = operations["segments.aggregate"]["requestBody"]["content"]["application/json"];
export type SegmentsBatchInput = operations["segments.batch"]["requestBody"]["content"]["application/json"];
export type SegmentsPreviewInput = operations["segments.preview"]["requestBody"]["content"]["application/json"];
export type SegmentsSearchInput = Omit<operations["segments.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type SegmentsGetInput = operations["segments.get"]["parameters"]["path"];
export type SegmentsUpdateInput = operations["segments.update"]["parameters"]["path"] & Omit<operations["segments.update"]["requestBody"]["content"]["application/json"], "id" | "entity_type" | "kind" | "member_count" | "evaluated_at" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type SegmentsDeleteInput = operations["segments.delete"]["parameters"]["path"] & { expected_version?: number };
export type SegmentsFreezeInput = operations["segments.freeze"]["parameters"]["path"] & { expected_version?: number };
export type SegmentsMembersInput = operations["segments.members"]["parameters"]["path"] & Filled<Omit<NonNullable<operations["segments.members"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type SegmentsAddMembersInput = operations["segments.addMembers"]["parameters"]["path"] & operations["segments.addMembers"]["requestBody"]["content"]["application/json"] & { expected_version?: number };
export type SegmentsRemoveMemberInput = operations["segments.removeMember"]["parameters"]["path"] & { expected_version?: number };
export type SegmentsRestoreInput = operations["segments.restore"]["parameters"]["path"] & { expected_version?: number };
export type SessionCreateInput = operations["session.create"]["requestBody"]["content"]["application/json"];
export type SessionDeleteInput = Record<string, never>;
export type SessionConfirmInput = operations["session.confirm"]["requestBody"]["content"]["application/json"];
export type SessionCreateWithPasskeyInput = operations["session.createWithPasskey"]["requestBody"]["content"]["application/json"];
export type SessionPasskeyOptionsInput = operations["session.passkeyOptions"]["requestBody"]["content"]["application/json"];
export type SessionVerifyInput = operations["session.verify"]["requestBody"]["content"]["application/json"];
export type SessionListInput = Filled<NonNullable<operations["session.list"]["parameters"]["query"]>, "page" | "page_size">;
export type SessionEndOthersInput = Record<string, never>;
export type SessionEndInput = operations["session.end"]["parameters"]["path"];
export type SignInSettingsGetInput = Record<string, never>;
export type TasksListInput = Filled<Omit<NonNullable<operations["tasks.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "include_deleted" | "sort">;
export type TasksCreateInput = operations["tasks.create"]["requestBody"]["content"]["application/json"];
export type TasksAggregateInput = operations["tasks.aggregate"]["requestBody"]["content"]["application/json"];
export type TasksBatchInput = operations["tasks.batch"]["requestBody"]["content"]["application/json"];
export type TasksSearchInput = Omit<operations["tasks.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type TasksGetInput = operations["tasks.get"]["parameters"]["path"];
export type TasksUpdateInput = operations["tasks.update"]["parameters"]["path"] & Omit<operations["tasks.update"]["requestBody"]["content"]["application/json"], "id" | "completed_at" | "is_overdue" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at" | "related"> & { expected_version?: number };
export type TasksDeleteInput = operations["tasks.delete"]["parameters"]["path"] & { expected_version?: number };
export type TasksCompleteInput = operations["tasks.complete"]["parameters"]["path"] & { expected_version?: number };
export type TasksRestoreInput = operations["tasks.restore"]["parameters"]["path"] & { expected_version?: number };
export type TopicsListInput = Filled<Omit<NonNullable<operations["topics.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "include_deleted" | "sort">;
export type TopicsCreateInput = operations["topics.create"]["requestBody"]["content"]["application/json"];
export type TopicsAggregateInput = operations["topics.aggregate"]["requestBody"]["content"]["application/json"];
export type TopicsBatchInput = operations["topics.batch"]["requestBody"]["content"]["application/json"];
export type TopicsSearchInput = Omit<operations["topics.search"]["requestBody"]["content"]["application/json"], "fields" | "include">;
export type TopicsGetInput = operations["topics.get"]["parameters"]["path"];
export type TopicsUpdateInput = operations["topics.update"]["parameters"]["path"] & Omit<operations["topics.update"]["requestBody"]["content"]["application/json"], "id" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type TopicsDeleteInput = operations["topics.delete"]["parameters"]["path"] & { expected_version?: number };
export type TopicsRestoreInput = operations["topics.restore"]["parameters"]["path"] & { expected_version?: number };
export type ViewsListInput = Filled<Omit<NonNullable<operations["views.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type ViewsCreateInput = operations["views.create"]["requestBody"]["content"]["application/json"];
export type ViewsBatchInput = operations["views.batch"]["requestBody"]["content"]["application/json"];
export type ViewsGetInput = operations["views.get"]["parameters"]["path"];
export type ViewsUpdateInput = operations["views.update"]["parameters"]["path"] & Omit<operations["views.update"]["requestBody"]["content"]["application/json"], "id" | "record_type" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type ViewsDeleteInput = operations["views.delete"]["parameters"]["path"] & { expected_version?: number };
export type WebhooksListInput = Filled<Omit<NonNullable<operations["webhooks.list"]["parameters"]["query"]>, "fields" | "include">, "page" | "page_size" | "sort">;
export type WebhooksCreateInput = operations["webhooks.create"]["requestBody"]["content"]["application/json"];
export type WebhooksGetInput = operations["webhooks.get"]["parameters"]["path"];
export type WebhooksUpdateInput = operations["webhooks.update"]["parameters"]["path"] & Omit<operations["webhooks.update"]["requestBody"]["content"]["application/json"], "id" | "disabled_reason" | "previous_secret_expires_at" | "last_success_at" | "last_failure_at" | "consecutive_failures" | "events_suspended" | "version" | "created_at" | "updated_at" | "created_by" | "updated_by" | "deleted_at"> & { expected_version?: number };
export type WebhooksDeleteInput = operations["webhooks.delete"]["parameters"]["path"] & { expected_version?: number };
export type WebhooksDeliveriesInput = operations["webhooks.deliveries"]["parameters"]["path"] & Filled<NonNullable<operations["webhooks.deliveries"]["parameters"]["query"]>, "page" | "page_size" | "sort">;
export type WebhooksDeliveryInput = operations["webhooks.delivery"]["parameters"]["path"];
export type WebhooksRedeliverInput = operations["webhooks.redeliver"]["parameters"]["path"] & operations["webhooks.redeliver"]["requestBody"]["content"]["application/json"];
export type WebhooksRotateSecretInput = operations["webhooks.rotateSecret"]["parameters"]["path"] & { expected_version?: number };
export type WebhooksTestInput = operations["webhooks.test"]["parameters"]["path"];

export interface ActivityLogService {
  /** List the audit log */
  list(caller: Caller, input: ActivityLogListInput): Promise<Page<Schemas["ActivityLogEntry"]>>;
  /** Export the audit log */
  export(caller: Caller, input: ActivityLogExportInput): Promise<Download>;
  /** Verify the audit log */
  verify(caller: Authorized<Caller, "activity_log:read">, input: ActivityLogVerifyInput): Promise<Schemas["ActivityLogVerification"]>;
}

export interface ActivityService {
  /** Count activities by group */
  aggregate(caller: Caller, input: ActivityAggregateInput): Promise<Described<Schemas["ActivityAggregateGroups"], operations["activity.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>;
}

export interface AiPolicyService {
  /** Get the AI policy */
  get(caller: Caller, input: AiPolicyGetInput): Promise<Schemas["AiPolicy"]>;
  /** Update the AI policy */
  update(caller: Authorized<Caller, "ai:manage">, input: AiPolicyUpdateInput): Promise<Schemas["AiPolicy"]>;
}

export interface ApiKeysService {
  /** List API keys */
  list(caller: Caller, input: ApiKeysListInput): Promise<Page<Schemas["ApiKey"]>>;
  /** Create an API key */
  create(caller: Authorized<Caller, "api_keys:manage">, input: ApiKeysCreateInput): Promise<Schemas["IssuedApiKey"]>;
  /** Get an API key */
  get(caller: Caller, input: ApiKeysGetInput): Promise<Schemas["ApiKey"]>;
  /** Update an API key */
  update(caller: Authorized<Caller, "api_keys:manage">, input: ApiKeysUpdateInput): Promise<Schemas["ApiKey"]>;
  /** Revoke an API key */
  revoke(caller: Authorized<Caller, "api_keys:manage">, input: ApiKeysRevokeInput): Promise<Schemas["Deleted"]>;
  /** Rotate the secret of an API key */
  rotate(caller: Authorized<Caller, "api_keys:manage">, input: ApiKeysRotateInput): Promise<Schemas["IssuedApiKey"]>;
}

export interface BusyTimesService {
  /** List busy times */
  list(caller: Caller, input: BusyTimesListInput): Promise<Page<Schemas["BusyTime"]>>;
  /** Create a busy time */
  create(caller: Authorized<Caller, "booking:write">, input: BusyTimesCreateInput): Promise<Schemas["BusyTime"]>;
  /** Delete a busy time */
  delete(caller: Authorized<Caller, "booking:write">, input: BusyTimesDeleteInput): Promise<Schemas["Deleted"]>;
}

export interface BusyFeedsService {
  /** List feeds */
  list(caller: Caller, input: BusyFeedsListInput): Promise<Page<Schemas["BusyFeed"]>>;
  /** Create a feed */
  create(caller: Authorized<Caller, "booking:write">, input: BusyFeedsCreateInput): Promise<Schemas["BusyFeed"]>;
  /** Get a feed */
  get(caller: Caller, input: BusyFeedsGetInput): Promise<Schemas["BusyFeed"]>;
  /** Update a feed */
  update(caller: Authorized<Caller, "booking:write">, input: BusyFeedsUpdateInput): Promise<Schemas["BusyFeed"]>;
  /** Delete a feed */
  delete(caller: Authorized<Caller, "booking:write">, input: BusyFeedsDeleteInput): Promise<Schemas["Deleted"]>;
  /** Refresh a feed */
  refresh(caller: Authorized<Caller, "booking:write">, input: BusyFeedsRefreshInput): Promise<Schemas["BusyFeed"]>;
}

export interface CampaignsService {
  /** List campaigns */
  list(caller: Caller, input: CampaignsListInput): Promise<Page<Schemas["Campaign"]>>;
  /** Create a campaign */
  create(caller: Authorized<Caller, "campaigns:write">, input: CampaignsCreateInput): Promise<Schemas["Campaign"]>;
  /** Search campaigns by a filter */
  search(caller: Caller, input: CampaignsSearchInput): Promise<Page<Schemas["Campaign"]>>;
  /** Get a campaign */
  get(caller: Caller, input: CampaignsGetInput): Promise<Schemas["Campaign"]>;
  /** Update a campaign */
  update(caller: Authorized<Caller, "campaigns:write">, input: CampaignsUpdateInput): Promise<Schemas["Campaign"]>;
  /** Delete a campaign */
  delete(caller: Authorized<Caller, "campaigns:delete">, input: CampaignsDeleteInput): Promise<Schemas["Deleted"]>;
  /** Archive a campaign */
  archive(caller: Authorized<Caller, "campaigns:write">, input: CampaignsArchiveInput): Promise<Schemas["Campaign"]>;
  /** Cancel a campaign */
  cancel(caller: Authorized<Caller, "campaigns:send">, input: CampaignsCancelInput): Promise<Schemas["Campaign"]>;
  /** Preview a campaign */
  preview(caller: Caller, input: CampaignsPreviewInput): Promise<Schemas["EmailPreview"]>;
  /** List the recipients of a campaign */
  recipients(caller: Caller, input: CampaignsRecipientsInput): Promise<Page<Schemas["CampaignRecipient"]>>;
  /** Restore a deleted campaign */
  restore(caller: Authorized<Caller, "campaigns:write">, input: CampaignsRestoreInput): Promise<Schemas["Campaign"]>;
  /** Schedule a campaign */
  schedule(caller: Authorized<Caller, "campaigns:send">, input: CampaignsScheduleInput): Promise<Schemas["Campaign"]>;
  /** Send a campaign now */
  send(caller: Authorized<Caller, "campaigns:send">, input: CampaignsSendInput): Promise<Schemas["Campaign"]>;
  /** Send a campaign to test addresses */
  test(caller: Authorized<Caller, "campaigns:send">, input: CampaignsTestInput): Promise<Schemas["CampaignTestSent"]>;
  /** Unschedule a campaign */
  unschedule(caller: Authorized<Caller, "campaigns:send">, input: CampaignsUnscheduleInput): Promise<Schemas["Campaign"]>;
}

export interface ChangesService {
  /** List changes to records */
  list(caller: Caller, input: ChangesListInput): Promise<Feed<Schemas["Change"]>>;
}

export interface ConnectionsService {
  /** List the connections of all members */
  list(caller: Caller, input: ConnectionsListInput): Promise<Page<Schemas["Connection"]>>;
  /** Revoke the connections of all members */
  revokeAll(caller: Authorized<Caller, "ai:manage">, input: ConnectionsRevokeAllInput): Promise<Schemas["RevokedConnections"]>;
  /** Revoke a connection */
  revoke(caller: Authorized<Caller, "ai:manage">, input: ConnectionsRevokeInput): Promise<Schemas["Deleted"]>;
}

export interface CustomFieldsService {
  /** List custom fields */
  list(caller: Caller, input: CustomFieldsListInput): Promise<Page<Schemas["CustomField"]>>;
  /** Create a custom field */
  create(caller: Authorized<Caller, "custom_fields:write">, input: CustomFieldsCreateInput): Promise<Schemas["CustomField"]>;
  /** Get a custom field */
  get(caller: Caller, input: CustomFieldsGetInput): Promise<Schemas["CustomField"]>;
  /** Update a custom field */
  update(caller: Authorized<Caller, "custom_fields:write">, input: CustomFieldsUpdateInput): Promise<Schemas["CustomField"]>;
  /** Delete a custom field */
  delete(caller: Authorized<Caller, "custom_fields:write">, input: CustomFieldsDeleteInput): Promise<Schemas["Deleted"]>;
}

export interface EmailDomainsService {
  /** List e-mail domains */
  list(caller: Caller, input: EmailDomainsListInput): Promise<Page<Schemas["EmailDomain"]>>;
  /** Add an e-mail domain */
  create(caller: Authorized<Caller, "identity:manage">, input: EmailDomainsCreateInput): Promise<Schemas["EmailDomain"]>;
  /** Delete an e-mail domain */
  delete(caller: Authorized<Caller, "identity:manage">, input: EmailDomainsDeleteInput): Promise<Schemas["Deleted"]>;
  /** Verify an e-mail domain */
  verify(caller: Authorized<Caller, "identity:manage">, input: EmailDomainsVerifyInput): Promise<Schemas["EmailDomain"]>;
}

export interface EmailTemplatesService {
  /** List email templates */
  list(caller: Caller, input: EmailTemplatesListInput): Promise<Page<Schemas["EmailTemplate"]>>;
  /** Create an email template */
  create(caller: Authorized<Caller, "campaigns:write">, input: EmailTemplatesCreateInput): Promise<Schemas["EmailTemplate"]>;
  /** Preview the texts of a template */
  preview(caller: Caller, input: EmailTemplatesPreviewInput): Promise<Schemas["EmailPreview"]>;
  /** Search email templates by a filter */
  search(caller: Caller, input: EmailTemplatesSearchInput): Promise<Page<Schemas["EmailTemplate"]>>;
  /** Get an email template */
  get(caller: Caller, input: EmailTemplatesGetInput): Promise<Schemas["EmailTemplate"]>;
  /** Update an email template */
  update(caller: Authorized<Caller, "campaigns:write">, input: EmailTemplatesUpdateInput): Promise<Schemas["EmailTemplate"]>;
  /** Delete an email template */
  delete(caller: Authorized<Caller, "campaigns:delete">, input: EmailTemplatesDeleteInput): Promise<Schemas["Deleted"]>;
  /** Preview a template */
  previewSaved(caller: Caller, input: EmailTemplatesPreviewSavedInput): Promise<Schemas["EmailPreview"]>;
  /** Restore a deleted email template */
  restore(caller: Authorized<Caller, "campaigns:write">, input: EmailTemplatesRestoreInput): Promise<Schemas["EmailTemplate"]>;
}

export interface EntitiesService {
  /** List contacts and companies */
  list(caller: Caller, input: EntitiesListInput): Promise<Page<Schemas["Entity"]>>;
  /** Create a contact or a company */
  create(caller: Authorized<Caller, "entities:write">, input: EntitiesCreateInput): Promise<Schemas["Entity"]>;
  /** Create, update and delete up to 100 contacts and companies */
  batch(caller: Authorized<Caller, "entities:write">, input: EntitiesBatchInput): Promise<operations["entities.batch"]["responses"][200]["content"]["application/json"]["data"]>;
  /** Find duplicates of a candidate, or all duplicates */
  findDuplicates(caller: Caller, input: EntitiesFindDuplicatesInput): Promise<Page<Schemas["DuplicateFound"]>>;
  /** Search contacts and companies by a filter */
  search(caller: Caller, input: EntitiesSearchInput): Promise<Page<Schemas["Entity"]>>;
  /** Create or update a contact or a company */
  upsert(caller: Authorized<Caller, "entities:write">, input: EntitiesUpsertInput): Promise<Described<Schemas["Entity"], operations["entities.upsert"]["responses"][200]["content"]["application/json"]["meta"]>>;
  /** Get a contact or a company */
  get(caller: Caller, input: EntitiesGetInput): Promise<Schemas["Entity"]>;
  /** Update a contact or a company */
  update(caller: Authorized<Caller, "entities:write">, input: EntitiesUpdateInput): Promise<Schemas["Entity"]>;
  /** Delete a contact or a company */
  delete(caller: Authorized<Caller, "entities:delete">, input: EntitiesDeleteInput): Promise<Schemas["Deleted"]>;
  /** Get the timeline of a contact or a company */
  activity(caller: Caller, input: EntitiesActivityInput): Promise<Page<Schemas["Activity"]>>;
  /** Link a contact to a company */
  linkCompany(caller: Authorized<Caller, "entities:write">, input: EntitiesLinkCompanyInput): Promise<Schemas["Entity"]>;
  /** Unlink a contact from its company */
  unlinkCompany(caller: Authorized<Caller, "entities:write">, input: EntitiesUnlinkCompanyInput): Promise<Schemas["Entity"]>;
  /** List the contacts of a company */
  contacts(caller: Caller, input: EntitiesContactsInput): Promise<Page<Schemas["Contact"]>>;
  /** List possible duplicates of a contact or a company */
  duplicates(caller: Caller, input: EntitiesDuplicatesInput): Promise<Page<Schemas["Duplicate"]>>;
  /** List the events of a contact or a company */
  events(caller: Caller, input: EntitiesEventsInput): Promise<Page<Schemas["Event"]>>;
  /** Merge duplicates into a contact or a company */
  merge(caller: Authorized<Caller, "entities:write">, input: EntitiesMergeInput): Promise<Schemas["EntityMerged"]>;
  /** List the notes about a contact or a company */
  notes(caller: Caller, input: EntitiesNotesInput): Promise<Page<Schemas["Note"]>>;
  /** List the opportunities of a contact or a company */
  opportunities(caller: Caller, input: EntitiesOpportunitiesInput): Promise<Page<Schemas["Opportunity"]>>;
  /** Purge a contact or a company */
  purge(caller: Authorized<Caller, "entities:purge">, input: EntitiesPurgeInput): Promise<Schemas["EntityPurged"]>;
  /** Restore a deleted contact or company */
  restore(caller: Authorized<Caller, "entities:write">, input: EntitiesRestoreInput): Promise<Schemas["Entity"]>;
  /** List the tasks about a contact or a company */
  tasks(caller: Caller, input: EntitiesTasksInput): Promise<Page<Schemas["Task"]>>;
  /** Undo the merge of a contact or a company */
  unmerge(caller: Authorized<Caller, "entities:write">, input: EntitiesUnmergeInput): Promise<Schemas["EntityUnmerged"]>;
}

export interface SubscriptionsService {
  /** Get the mail subscriptions of a contact */
  get(caller: Caller, input: SubscriptionsGetInput): Promise<Schemas["Subscriptions"]>;
  /** Update the mail subscriptions of a contact */
  update(caller: Authorized<Caller, "entities:write">, input: SubscriptionsUpdateInput): Promise<Schemas["Subscriptions"]>;
}

export interface EventTypesService {
  /** List event types */
  list(caller: Caller, input: EventTypesListInput): Promise<Page<Schemas["EventType"]>>;
  /** Create an event type */
  create(caller: Authorized<Caller, "booking:write">, input: EventTypesCreateInput): Promise<Schemas["EventType"]>;
  /** Get an event type */
  get(caller: Caller, input: EventTypesGetInput): Promise<Schemas["EventType"]>;
  /** Update an event type */
  update(caller: Authorized<Caller, "booking:write">, input: EventTypesUpdateInput): Promise<Schemas["EventType"]>;
  /** Delete an event type */
  delete(caller: Authorized<Caller, "booking:write">, input: EventTypesDeleteInput): Promise<Schemas["Deleted"]>;
  /** Restore a deleted event type */
  restore(caller: Authorized<Caller, "booking:write">, input: EventTypesRestoreInput): Promise<Schemas["EventType"]>;
  /** List the slots of an event type */
  slots(caller: Caller, input: EventTypesSlotsInput): Promise<Schemas["Slots"]>;
}

export interface EventsService {
  /** List events */
  list(caller: Caller, input: EventsListInput): Promise<Page<Schemas["Event"]>>;
  /** Book an event */
  create(caller: Authorized<Caller, "booking:write">, input: EventsCreateInput): Promise<Described<Schemas["Event"], operations["events.create"]["responses"][201]["content"]["application/json"]["meta"]>>;
  /** Get an event */
  get(caller: Caller, input: EventsGetInput): Promise<Schemas["Event"]>;
  /** Update an event */
  update(caller: Authorized<Caller, "booking:write">, input: EventsUpdateInput): Promise<Described<Schemas["Event"], operations["events.update"]["responses"][200]["content"]["application/json"]["meta"]>>;
  /** Cancel an event */
  cancel(caller: Authorized<Caller, "booking:write">, input: EventsCancelInput): Promise<Described<Schemas["Event"], operations["events.cancel"]["responses"][200]["content"]["application/json"]["meta"]>>;
  /** Confirm an event */
  confirm(caller: Authorized<Caller, "booking:write">, input: EventsConfirmInput): Promise<Described<Schemas["Event"], operations["events.confirm"]["responses"][200]["content"]["application/json"]["meta"]>>;
  /** Decline an event */
  decline(caller: Authorized<Caller, "booking:write">, input: EventsDeclineInput): Promise<Described<Schemas["Event"], operations["events.decline"]["responses"][200]["content"]["application/json"]["meta"]>>;
  /** List the previous times of an event */
  history(caller: Caller, input: EventsHistoryInput): Promise<Page<Schemas["EventPeriod"]>>;
  /** Download an event as a calendar file */
  ics(caller: Caller, input: EventsIcsInput): Promise<Download>;
  /** List the invitees of an event */
  invitees(caller: Caller, input: EventsInviteesInput): Promise<Page<Schemas["Invitee"]>>;
  /** Add an invitee to an event */
  addInvitee(caller: Authorized<Caller, "booking:write">, input: EventsAddInviteeInput): Promise<Described<Schemas["Invitee"], operations["events.addInvitee"]["responses"][200]["content"]["application/json"]["meta"]>>;
  /** Remove an invitee from an event */
  removeInvitee(caller: Authorized<Caller, "booking:write">, input: EventsRemoveInviteeInput): Promise<Described<Schemas["Invitee"], operations["events.removeInvitee"]["responses"][200]["content"]["application/json"]["meta"]>>;
  /** Record no-shows */
  noShow(caller: Authorized<Caller, "booking:write">, input: EventsNoShowInput): Promise<Schemas["Event"]>;
  /** Reschedule an event */
  reschedule(caller: Authorized<Caller, "booking:write">, input: EventsRescheduleInput): Promise<Described<Schemas["Event"], operations["events.reschedule"]["responses"][200]["content"]["application/json"]["meta"]>>;
}

export interface ExportsService {
  /** List exports */
  list(caller: Caller, input: ExportsListInput): Promise<Page<Schemas["Export"]>>;
  /** Export records */
  create(caller: Authorized<Caller, "records:export">, input: ExportsCreateInput): Promise<Schemas["Export"]>;
  /** List the fields that an export can contain */
  fields(caller: Caller, input: ExportsFieldsInput): Promise<Schemas["RecordFields"]>;
  /** Get an export */
  get(caller: Caller, input: ExportsGetInput): Promise<Schemas["Export"]>;
  /** Delete an export with its file */
  delete(caller: Authorized<Caller, "records:export">, input: ExportsDeleteInput): Promise<Schemas["Deleted"]>;
  /** Download the file of an export */
  file(caller: Caller, input: ExportsFileInput): Promise<Download>;
}

export interface FilesService {
  /** List files */
  list(caller: Caller, input: FilesListInput): Promise<Page<Schemas["File"]>>;
  /** Create a file */
  create(caller: Authorized<Caller, "files:write">, input: FilesCreateInput): Promise<Schemas["File"]>;
  /** Get a file */
  get(caller: Caller, input: FilesGetInput): Promise<Schemas["File"]>;
  /** Delete a file */
  delete(caller: Authorized<Caller, "files:delete">, input: FilesDeleteInput): Promise<Schemas["Deleted"]>;
  /** Download a file */
  download(caller: Caller, input: FilesDownloadInput): Promise<FileDownload>;
  /** Upload the content of a file */
  upload(caller: Authorized<Caller, "files:write">, input: FilesUploadInput): Promise<Schemas["File"]>;
  /** Delete a file permanently */
  purge(caller: Authorized<Caller, "files:delete">, input: FilesPurgeInput): Promise<Schemas["Deleted"]>;
  /** Restore a deleted file */
  restore(caller: Authorized<Caller, "files:write">, input: FilesRestoreInput): Promise<Schemas["File"]>;
}

export interface FormSubmissionsService {
  /** List form submissions */
  list(caller: Caller, input: FormSubmissionsListInput): Promise<Page<Schemas["FormSubmission"]>>;
  /** Search form submissions by a filter */
  search(caller: Caller, input: FormSubmissionsSearchInput): Promise<Page<Schemas["FormSubmission"]>>;
  /** Get a form submission */
  get(caller: Caller, input: FormSubmissionsGetInput): Promise<Schemas["FormSubmission"]>;
  /** Delete a submission permanently */
  purge(caller: Authorized<Caller, "forms:delete">, input: FormSubmissionsPurgeInput): Promise<Schemas["Deleted"]>;
}

export interface FormsService {
  /** List forms */
  list(caller: Caller, input: FormsListInput): Promise<Page<Schemas["WebForm"]>>;
  /** Create a form */
  create(caller: Authorized<Caller, "forms:write">, input: FormsCreateInput): Promise<Schemas["WebForm"]>;
  /** Search forms by a filter */
  search(caller: Caller, input: FormsSearchInput): Promise<Page<Schemas["WebForm"]>>;
  /** Get a form */
  get(caller: Caller, input: FormsGetInput): Promise<Schemas["WebForm"]>;
  /** Update a form */
  update(caller: Authorized<Caller, "forms:write">, input: FormsUpdateInput): Promise<Schemas["WebForm"]>;
  /** Delete a form */
  delete(caller: Authorized<Caller, "forms:delete">, input: FormsDeleteInput): Promise<Schemas["Deleted"]>;
  /** Restore a deleted form */
  restore(caller: Authorized<Caller, "forms:write">, input: FormsRestoreInput): Promise<Schemas["WebForm"]>;
  /** List the submissions of a form */
  submissions(caller: Caller, input: FormsSubmissionsInput): Promise<Page<Schemas["FormSubmission"]>>;
}

export interface IdentityProviderService {
  /** Get the identity provider */
  get(caller: Caller, input: IdentityProviderGetInput): Promise<Schemas["IdentityProvider"]>;
  /** Set the identity provider */
  update(caller: Authorized<Caller, "identity:manage">, input: IdentityProviderUpdateInput): Promise<Schemas["IdentityProvider"]>;
  /** Delete the identity provider */
  delete(caller: Authorized<Caller, "identity:manage">, input: IdentityProviderDeleteInput): Promise<Schemas["Deleted"]>;
  /** Test the identity provider */
  test(caller: Caller, input: IdentityProviderTestInput): Promise<Schemas["IdentityProviderTest"]>;
}

export interface ImportsService {
  /** List imports */
  list(caller: Caller, input: ImportsListInput): Promise<Page<Schemas["Import"]>>;
  /** Create an import */
  create(caller: Caller, input: ImportsCreateInput): Promise<Schemas["Import"]>;
  /** List the fields that an import can fill */
  fields(caller: Caller, input: ImportsFieldsInput): Promise<Schemas["RecordFields"]>;
  /** Get an import */
  get(caller: Caller, input: ImportsGetInput): Promise<Schemas["Import"]>;
  /** Download the failed rows */
  failures(caller: Caller, input: ImportsFailuresInput): Promise<Download>;
  /** Upload the file of an import */
  upload(caller: Caller, input: ImportsUploadInput): Promise<Schemas["Import"]>;
  /** Start an import */
  start(caller: Caller, input: ImportsStartInput): Promise<Schemas["Import"]>;
}

export interface InvitationsService {
  /** Accept an invitation */
  accept(visitor: Visitor, input: InvitationsAcceptInput): Promise<StartsSession<Schemas["SignedIn"]>>;
}

export interface JobsService {
  /** List jobs */
  list(caller: Caller, input: JobsListInput): Promise<Page<Schemas["Job"]>>;
  /** Get a job */
  get(caller: Caller, input: JobsGetInput): Promise<Schemas["Job"]>;
  /** Cancel a job */
  cancel(caller: Caller, input: JobsCancelInput): Promise<Schemas["Job"]>;
}

export interface LineItemsService {
  /** List line items */
  list(caller: Caller, input: LineItemsListInput): Promise<Page<Schemas["LineItem"]>>;
  /** Create a line item */
  create(caller: Authorized<Caller, "opportunities:write">, input: LineItemsCreateInput): Promise<Schemas["LineItem"]>;
  /** Search line items by a filter */
  search(caller: Caller, input: LineItemsSearchInput): Promise<Page<Schemas["LineItem"]>>;
  /** Get a line item */
  get(caller: Caller, input: LineItemsGetInput): Promise<Schemas["LineItem"]>;
  /** Update a line item */
  update(caller: Authorized<Caller, "opportunities:write">, input: LineItemsUpdateInput): Promise<Schemas["LineItem"]>;
  /** Delete a line item */
  delete(caller: Authorized<Caller, "opportunities:write">, input: LineItemsDeleteInput): Promise<Schemas["Deleted"]>;
  /** Restore a deleted line item */
  restore(caller: Authorized<Caller, "opportunities:write">, input: LineItemsRestoreInput): Promise<Schemas["LineItem"]>;
}

export interface MeService {
  /** Get the caller and their permissions */
  get(caller: Caller, input: MeGetInput): Promise<Schemas["Me"]>;
  /** Update your profile */
  update(caller: Caller, input: MeUpdateInput): Promise<Schemas["Me"]>;
  /** List your connections */
  connections(caller: Caller, input: MeConnectionsInput): Promise<Page<Schemas["Connection"]>>;
  /** Revoke all your connections */
  revokeConnections(caller: Caller, input: MeRevokeConnectionsInput): Promise<Schemas["RevokedConnections"]>;
  /** Revoke one of your connections */
  revokeConnection(caller: Caller, input: MeRevokeConnectionInput): Promise<Schemas["Deleted"]>;
  /** Get your notification preferences */
  notifications(caller: Caller, input: MeNotificationsInput): Promise<Schemas["NotificationPreferences"]>;
  /** Update your notification preferences */
  updateNotifications(caller: Caller, input: MeUpdateNotificationsInput): Promise<Schemas["NotificationPreferences"]>;
}

export interface SignInMethodsService {
  /** Create a secret for an authenticator app */
  startAuthenticatorApp(caller: Caller, input: SignInMethodsStartAuthenticatorAppInput): Promise<Schemas["AuthenticatorSecret"]>;
  /** Remove the authenticator app */
  removeAuthenticatorApp(caller: Caller, input: SignInMethodsRemoveAuthenticatorAppInput): Promise<Schemas["SignInMethods"]>;
  /** Confirm the authenticator app with a code */
  confirmAuthenticatorApp(caller: Caller, input: SignInMethodsConfirmAuthenticatorAppInput): Promise<Schemas["RecoveryCodes"]>;
  /** Create new recovery codes */
  createRecoveryCodes(caller: Caller, input: SignInMethodsCreateRecoveryCodesInput): Promise<Schemas["RecoveryCodes"]>;
  /** Get your sign-in methods */
  get(caller: Caller, input: SignInMethodsGetInput): Promise<Schemas["SignInMethods"]>;
}

export interface PasskeysService {
  /** List your passkeys */
  list(caller: Caller, input: PasskeysListInput): Promise<Page<Schemas["Passkey"]>>;
  /** Add a passkey */
  create(caller: Caller, input: PasskeysCreateInput): Promise<Schemas["PasskeyCreated"]>;
  /** Get the options for a new passkey */
  creationOptions(caller: Caller, input: PasskeysCreationOptionsInput): Promise<Schemas["PasskeyCreationOptions"]>;
  /** Rename a passkey */
  update(caller: Caller, input: PasskeysUpdateInput): Promise<Schemas["Passkey"]>;
  /** Remove a passkey */
  delete(caller: Caller, input: PasskeysDeleteInput): Promise<Schemas["Deleted"]>;
}

export interface PasswordService {
  /** Remove your password */
  remove(caller: Caller, input: PasswordRemoveInput): Promise<Schemas["PasswordChanged"]>;
  /** Change your password */
  change(caller: Caller, input: PasswordChangeInput): Promise<Schemas["PasswordChanged"]>;
  /** Request a password reset */
  forgot(visitor: Visitor, input: PasswordForgotInput): Promise<Schemas["PasswordRequested"]>;
  /** Set a new password with a token */
  reset(visitor: Visitor, input: PasswordResetInput): Promise<Schemas["PasswordChanged"]>;
}

export interface MembersService {
  /** List members */
  list(caller: Caller, input: MembersListInput): Promise<Page<Schemas["Member"]>>;
  /** Invite a member */
  invite(caller: Authorized<Caller, "members:manage">, input: MembersInviteInput): Promise<Schemas["Member"]>;
  /** Get a member */
  get(caller: Caller, input: MembersGetInput): Promise<Schemas["Member"]>;
  /** Update a member */
  update(caller: Authorized<Caller, "members:manage">, input: MembersUpdateInput): Promise<Schemas["Member"]>;
  /** Remove a member */
  delete(caller: Authorized<Caller, "members:manage">, input: MembersDeleteInput): Promise<Schemas["Deleted"]>;
  /** Resend an invitation */
  resendInvitation(caller: Authorized<Caller, "members:manage">, input: MembersResendInvitationInput): Promise<Schemas["Member"]>;
}

export interface MemberIdentityService {
  /** Unlink the identity of a member */
  delete(caller: Authorized<Caller, "identity:manage">, input: MemberIdentityDeleteInput): Promise<Schemas["Deleted"]>;
}

export interface NotesService {
  /** List notes */
  list(caller: Caller, input: NotesListInput): Promise<Page<Schemas["Note"]>>;
  /** Create a note */
  create(caller: Authorized<Caller, "notes:write">, input: NotesCreateInput): Promise<Schemas["Note"]>;
  /** Search notes by a filter */
  search(caller: Caller, input: NotesSearchInput): Promise<Page<Schemas["Note"]>>;
  /** Get a note */
  get(caller: Caller, input: NotesGetInput): Promise<Schemas["Note"]>;
  /** Update a note */
  update(caller: Authorized<Caller, "notes:write">, input: NotesUpdateInput): Promise<Schemas["Note"]>;
  /** Delete a note */
  delete(caller: Authorized<Caller, "notes:delete">, input: NotesDeleteInput): Promise<Schemas["Deleted"]>;
  /** Restore a deleted note */
  restore(caller: Authorized<Caller, "notes:write">, input: NotesRestoreInput): Promise<Schemas["Note"]>;
}

export interface SuppressionsService {
  /** Submit a bounce, complaint or reply */
  takeReturned(caller: Authorized<Caller, "emails:send">, input: SuppressionsTakeReturnedInput): Promise<Schemas["ReturnedOutcome"]>;
  /** List suppressed addresses */
  list(caller: Caller, input: SuppressionsListInput): Promise<Page<Schemas["Suppression"]>>;
  /** Suppress an address */
  create(caller: Authorized<Caller, "emails:send">, input: SuppressionsCreateInput): Promise<Schemas["Suppression"]>;
  /** Remove an address from the suppression list */
  delete(caller: Authorized<Caller, "emails:send">, input: SuppressionsDeleteInput): Promise<Schemas["Deleted"]>;
}

export interface EmailsService {
  /** List e-mail messages */
  list(caller: Caller, input: EmailsListInput): Promise<Page<Schemas["EmailMessage"]>>;
  /** Send an e-mail message */
  create(caller: Authorized<Caller, "emails:send">, input: EmailsCreateInput): Promise<Schemas["EmailMessage"]>;
  /** Get an e-mail message */
  get(caller: Caller, input: EmailsGetInput): Promise<Schemas["EmailMessage"]>;
  /** Cancel an e-mail message */
  cancel(caller: Authorized<Caller, "emails:send">, input: EmailsCancelInput): Promise<Schemas["EmailMessage"]>;
}

export interface SystemService {
  /** Get the OpenAPI document */
  openapi(visitor: Visitor, input: SystemOpenapiInput): Promise<Schemas["OpenApiDocument"]>;
}

export interface OpportunitiesService {
  /** List opportunities */
  list(caller: Caller, input: OpportunitiesListInput): Promise<Page<Schemas["Opportunity"]>>;
  /** Create an opportunity */
  create(caller: Authorized<Caller, "opportunities:write">, input: OpportunitiesCreateInput): Promise<Schemas["Opportunity"]>;
  /** Search opportunities by a filter */
  search(caller: Caller, input: OpportunitiesSearchInput): Promise<Page<Schemas["Opportunity"]>>;
  /** Get an opportunity */
  get(caller: Caller, input: OpportunitiesGetInput): Promise<Schemas["Opportunity"]>;
  /** Update an opportunity */
  update(caller: Authorized<Caller, "opportunities:write">, input: OpportunitiesUpdateInput): Promise<Schemas["Opportunity"]>;
  /** Delete an opportunity */
  delete(caller: Authorized<Caller, "opportunities:delete">, input: OpportunitiesDeleteInput): Promise<Schemas["Deleted"]>;
  /** Get the timeline of an opportunity */
  activity(caller: Caller, input: OpportunitiesActivityInput): Promise<Page<Schemas["Activity"]>>;
  /** List the line items of an opportunity */
  lineItems(caller: Caller, input: OpportunitiesLineItemsInput): Promise<Page<Schemas["LineItem"]>>;
  /** Restore a deleted opportunity */
  restore(caller: Authorized<Caller, "opportunities:write">, input: OpportunitiesRestoreInput): Promise<Schemas["Opportunity"]>;
}

export interface OrganizationService {
  /** Get the organization */
  get(caller: Caller, input: OrganizationGetInput): Promise<Schemas["Organization"]>;
  /** Update the organization */
  update(caller: Authorized<Caller, "organization:manage">, input: OrganizationUpdateInput): Promise<Schemas["Organization"]>;
  /** Request the deletion of the organization */
  requestDeletion(caller: Authorized<Caller, "organization:manage">, input: OrganizationRequestDeletionInput): Promise<Schemas["OrganizationDeletion"]>;
  /** Cancel the deletion of the organization */
  cancelDeletion(caller: Authorized<Caller, "organization:manage">, input: OrganizationCancelDeletionInput): Promise<Schemas["Organization"]>;
  /** Preview a retention */
  previewRetention(caller: Caller, input: OrganizationPreviewRetentionInput): Promise<Schemas["RetentionPreview"]>;
  /** Update the two-factor policy */
  updateTwoFactorPolicy(caller: Authorized<Caller, "identity:manage">, input: OrganizationUpdateTwoFactorPolicyInput): Promise<Schemas["Organization"]>;
}

export interface PipelinesService {
  /** List pipelines */
  list(caller: Caller, input: PipelinesListInput): Promise<Page<Schemas["Pipeline"]>>;
  /** Create a pipeline */
  create(caller: Authorized<Caller, "organization:manage">, input: PipelinesCreateInput): Promise<Schemas["Pipeline"]>;
  /** Get a pipeline */
  get(caller: Caller, input: PipelinesGetInput): Promise<Schemas["Pipeline"]>;
  /** Update a pipeline */
  update(caller: Authorized<Caller, "organization:manage">, input: PipelinesUpdateInput): Promise<Schemas["Pipeline"]>;
  /** Delete a pipeline */
  delete(caller: Authorized<Caller, "organization:manage">, input: PipelinesDeleteInput): Promise<Schemas["Deleted"]>;
}

export interface ProductsService {
  /** List products */
  list(caller: Caller, input: ProductsListInput): Promise<Page<Schemas["Product"]>>;
  /** Create a product */
  create(caller: Authorized<Caller, "products:write">, input: ProductsCreateInput): Promise<Schemas["Product"]>;
  /** Search products by a filter */
  search(caller: Caller, input: ProductsSearchInput): Promise<Page<Schemas["Product"]>>;
  /** Get a product */
  get(caller: Caller, input: ProductsGetInput): Promise<Schemas["Product"]>;
  /** Update a product */
  update(caller: Authorized<Caller, "products:write">, input: ProductsUpdateInput): Promise<Schemas["Product"]>;
  /** Delete a product */
  delete(caller: Authorized<Caller, "products:delete">, input: ProductsDeleteInput): Promise<Schemas["Deleted"]>;
  /** Delete a product permanently */
  purge(caller: Authorized<Caller, "products:delete">, input: ProductsPurgeInput): Promise<Schemas["Deleted"]>;
  /** Restore a deleted product */
  restore(caller: Authorized<Caller, "products:write">, input: ProductsRestoreInput): Promise<Schemas["Product"]>;
}

export interface BookingPageService {
  /** Get the invitee's booking */
  booking(visitor: Visitor, input: BookingPageBookingInput): Promise<Schemas["Booking"]>;
  /** Download a booking as a calendar file */
  calendar(visitor: Visitor, input: BookingPageCalendarInput): Promise<Download>;
  /** Cancel the invitee's booking */
  cancel(visitor: Visitor, input: BookingPageCancelInput): Promise<Schemas["Booking"]>;
  /** Confirm a booking, so that its guests are invited */
  confirm(visitor: Visitor, input: BookingPageConfirmInput): Promise<Schemas["Booking"]>;
  /** Get the receipt of a booking */
  receipt(visitor: Visitor, input: BookingPageReceiptInput): Promise<Schemas["BookingReceipt"]>;
  /** Move the invitee's booking to another time */
  reschedule(visitor: Visitor, input: BookingPageRescheduleInput): Promise<Schemas["Booking"]>;
  /** Accept or decline an invitation */
  respond(visitor: Visitor, input: BookingPageRespondInput): Promise<Schemas["Booking"]>;
  /** List the slots to which the invitee's booking can be moved */
  newSlots(visitor: Visitor, input: BookingPageNewSlotsInput): Promise<Schemas["Slots"]>;
  /** List the event types of a person's booking page */
  eventTypes(visitor: Visitor, input: BookingPageEventTypesInput): Promise<Schemas["BookingPages"]>;
  /** Get a booking page */
  get(visitor: Visitor, input: BookingPageGetInput): Promise<Schemas["BookingPage"]>;
  /** Book a slot */
  book(visitor: Visitor, input: BookingPageBookInput): Promise<Schemas["Booking"]>;
  /** List the slots of a booking page */
  slots(visitor: Visitor, input: BookingPageSlotsInput): Promise<Schemas["Slots"]>;
}

export interface HostDecisionsService {
  /** Get the event behind the link of a host */
  get(visitor: Visitor, input: HostDecisionsGetInput): Promise<Schemas["HostDecision"]>;
  /** Cancel an event as one of its hosts */
  cancel(visitor: Visitor, input: HostDecisionsCancelInput): Promise<Schemas["HostDecision"]>;
  /** Confirm a pending event as one of its hosts */
  confirm(visitor: Visitor, input: HostDecisionsConfirmInput): Promise<Schemas["HostDecision"]>;
  /** Decline a pending event as one of its hosts */
  decline(visitor: Visitor, input: HostDecisionsDeclineInput): Promise<Schemas["HostDecision"]>;
  /** Move an event to another time as one of its hosts */
  reschedule(visitor: Visitor, input: HostDecisionsRescheduleInput): Promise<Schemas["HostDecision"]>;
  /** List the slots to which a host can move the event */
  slots(visitor: Visitor, input: HostDecisionsSlotsInput): Promise<Schemas["Slots"]>;
}

export interface FormPageService {
  /** Get a web form */
  get(visitor: Visitor, input: FormPageGetInput): Promise<Schemas["FormPage"]>;
  /** Submit a web form */
  submit(visitor: Visitor, input: FormPageSubmitInput): Promise<Schemas["FormReceipt"]>;
}

export interface PreferencesService {
  /** Get the recipient's mail preferences */
  get(visitor: Visitor, input: PreferencesGetInput): Promise<Schemas["MailPreferences"]>;
  /** Update the recipient's mail preferences */
  update(visitor: Visitor, input: PreferencesUpdateInput): Promise<Schemas["MailPreferences"]>;
}

export interface TeamPageService {
  /** Get a team's booking page */
  get(visitor: Visitor, input: TeamPageGetInput): Promise<Schemas["BookingPage"]>;
  /** Book a slot with a team */
  book(visitor: Visitor, input: TeamPageBookInput): Promise<Schemas["Booking"]>;
  /** List the slots of a team's booking page */
  slots(visitor: Visitor, input: TeamPageSlotsInput): Promise<Schemas["Slots"]>;
}

export interface RolesService {
  /** List roles */
  list(caller: Caller, input: RolesListInput): Promise<Page<Schemas["Role"]>>;
  /** Create a role */
  create(caller: Authorized<Caller, "members:manage">, input: RolesCreateInput): Promise<Schemas["Role"]>;
  /** Get a role */
  get(caller: Caller, input: RolesGetInput): Promise<Schemas["Role"]>;
  /** Update a role */
  update(caller: Authorized<Caller, "members:manage">, input: RolesUpdateInput): Promise<Schemas["Role"]>;
  /** Delete a role */
  delete(caller: Authorized<Caller, "members:manage">, input: RolesDeleteInput): Promise<Schemas["Deleted"]>;
}

export interface SchedulesService {
  /** List schedules */
  list(caller: Caller, input: SchedulesListInput): Promise<Page<Schemas["Schedule"]>>;
  /** Create a schedule */
  create(caller: Authorized<Caller, "booking:write">, input: SchedulesCreateInput): Promise<Schemas["Schedule"]>;
  /** Get a schedule */
  get(caller: Caller, input: SchedulesGetInput): Promise<Schemas["Schedule"]>;
  /** Update a schedule */
  update(caller: Authorized<Caller, "booking:write">, input: SchedulesUpdateInput): Promise<Schemas["Schedule"]>;
  /** Delete a schedule */
  delete(caller: Authorized<Caller, "booking:write">, input: SchedulesDeleteInput): Promise<Schemas["Deleted"]>;
  /** Restore a deleted schedule */
  restore(caller: Authorized<Caller, "booking:write">, input: SchedulesRestoreInput): Promise<Schemas["Schedule"]>;
}

export interface ScimTokenService {
  /** Get the SCIM token */
  get(caller: Caller, input: ScimTokenGetInput): Promise<Schemas["ScimToken"]>;
  /** Create or replace the SCIM token */
  create(caller: Authorized<Caller, "identity:manage">, input: ScimTokenCreateInput): Promise<Schemas["IssuedScimToken"]>;
  /** Delete the SCIM token */
  delete(caller: Authorized<Caller, "identity:manage">, input: ScimTokenDeleteInput): Promise<Schemas["Deleted"]>;
}

export interface SearchService {
  /** Search all record types */
  find(caller: Caller, input: SearchFindInput): Promise<Page<Schemas["SearchResult"]>>;
}

export interface SegmentsService {
  /** List segments */
  list(caller: Caller, input: SegmentsListInput): Promise<Page<Schemas["Segment"]>>;
  /** Create a segment */
  create(caller: Authorized<Caller, "segments:write">, input: SegmentsCreateInput): Promise<Schemas["Segment"]>;
  /** Preview the members of a segment */
  preview(caller: Caller, input: SegmentsPreviewInput): Promise<Schemas["SegmentPreview"]>;
  /** Search segments by a filter */
  search(caller: Caller, input: SegmentsSearchInput): Promise<Page<Schemas["Segment"]>>;
  /** Get a segment */
  get(caller: Caller, input: SegmentsGetInput): Promise<Schemas["Segment"]>;
  /** Update a segment */
  update(caller: Authorized<Caller, "segments:write">, input: SegmentsUpdateInput): Promise<Schemas["Segment"]>;
  /** Delete a segment */
  delete(caller: Authorized<Caller, "segments:delete">, input: SegmentsDeleteInput): Promise<Schemas["Deleted"]>;
  /** Make a dynamic segment static */
  freeze(caller: Authorized<Caller, "segments:write">, input: SegmentsFreezeInput): Promise<Schemas["Segment"]>;
  /** List the members of a segment */
  members(caller: Caller, input: SegmentsMembersInput): Promise<Page<Schemas["Entity"]>>;
  /** Add members to a static segment */
  addMembers(caller: Authorized<Caller, "segments:write">, input: SegmentsAddMembersInput): Promise<Schemas["Segment"]>;
  /** Remove a member from a static segment */
  removeMember(caller: Authorized<Caller, "segments:write">, input: SegmentsRemoveMemberInput): Promise<Schemas["Deleted"]>;
  /** Restore a deleted segment */
  restore(caller: Authorized<Caller, "segments:write">, input: SegmentsRestoreInput): Promise<Schemas["Segment"]>;
}

export interface SessionService {
  /** Sign in */
  create(visitor: Visitor, input: SessionCreateInput): Promise<StartsSession<Schemas["SignedIn"]>>;
  /** Sign out */
  delete(caller: Caller, input: SessionDeleteInput): Promise<Schemas["Deleted"]>;
  /** Confirm your identity */
  confirm(caller: Caller, input: SessionConfirmInput): Promise<Schemas["SessionConfirmed"]>;
  /** Sign in with a passkey */
  createWithPasskey(visitor: Visitor, input: SessionCreateWithPasskeyInput): Promise<StartsSession<Schemas["SignedIn"]>>;
  /** Get the options for a sign-in with a passkey */
  passkeyOptions(visitor: Visitor, input: SessionPasskeyOptionsInput): Promise<Schemas["PasskeyRequestOptions"]>;
  /** Complete a sign-in with a second factor */
  verify(visitor: Visitor, input: SessionVerifyInput): Promise<StartsSession<Schemas["SignedIn"]>>;
  /** List your sessions */
  list(caller: Caller, input: SessionListInput): Promise<Page<Schemas["Session"]>>;
  /** End your other sessions */
  endOthers(caller: Caller, input: SessionEndOthersInput): Promise<Schemas["SessionsEnded"]>;
  /** End one of your sessions */
  end(caller: Caller, input: SessionEndInput): Promise<Schemas["Deleted"]>;
}

export interface SignInSettingsService {
  /** Get the identity provider and the SCIM token */
  get(caller: Caller, input: SignInSettingsGetInput): Promise<Schemas["SignInSettings"]>;
}

export interface TasksService {
  /** List tasks */
  list(caller: Caller, input: TasksListInput): Promise<Page<Schemas["Task"]>>;
  /** Create a task */
  create(caller: Authorized<Caller, "tasks:write">, input: TasksCreateInput): Promise<Schemas["Task"]>;
  /** Search tasks by a filter */
  search(caller: Caller, input: TasksSearchInput): Promise<Page<Schemas["Task"]>>;
  /** Get a task */
  get(caller: Caller, input: TasksGetInput): Promise<Schemas["Task"]>;
  /** Update a task */
  update(caller: Authorized<Caller, "tasks:write">, input: TasksUpdateInput): Promise<Schemas["Task"]>;
  /** Delete a task */
  delete(caller: Authorized<Caller, "tasks:delete">, input: TasksDeleteInput): Promise<Schemas["Deleted"]>;
  /** Complete a task */
  complete(caller: Authorized<Caller, "tasks:write">, input: TasksCompleteInput): Promise<Schemas["Task"]>;
  /** Restore a deleted task */
  restore(caller: Authorized<Caller, "tasks:write">, input: TasksRestoreInput): Promise<Schemas["Task"]>;
}

export interface TopicsService {
  /** List topics */
  list(caller: Caller, input: TopicsListInput): Promise<Page<Schemas["Topic"]>>;
  /** Create a topic */
  create(caller: Authorized<Caller, "campaigns:write">, input: TopicsCreateInput): Promise<Schemas["Topic"]>;
  /** Search topics by a filter */
  search(caller: Caller, input: TopicsSearchInput): Promise<Page<Schemas["Topic"]>>;
  /** Get a topic */
  get(caller: Caller, input: TopicsGetInput): Promise<Schemas["Topic"]>;
  /** Update a topic */
  update(caller: Authorized<Caller, "campaigns:write">, input: TopicsUpdateInput): Promise<Schemas["Topic"]>;
  /** Delete a topic */
  delete(caller: Authorized<Caller, "campaigns:delete">, input: TopicsDeleteInput): Promise<Schemas["Deleted"]>;
  /** Restore a deleted topic */
  restore(caller: Authorized<Caller, "campaigns:write">, input: TopicsRestoreInput): Promise<Schemas["Topic"]>;
}

export interface ViewsService {
  /** List views */
  list(caller: Caller, input: ViewsListInput): Promise<Page<Schemas["View"]>>;
  /** Create a view */
  create(caller: Caller, input: ViewsCreateInput): Promise<Schemas["View"]>;
  /** Get a view */
  get(caller: Caller, input: ViewsGetInput): Promise<Schemas["View"]>;
  /** Update a view */
  update(caller: Caller, input: ViewsUpdateInput): Promise<Schemas["View"]>;
  /** Delete a view */
  delete(caller: Caller, input: ViewsDeleteInput): Promise<Schemas["Deleted"]>;
}

export interface WebhooksService {
  /** List webhooks */
  list(caller: Caller, input: WebhooksListInput): Promise<Page<Schemas["Webhook"]>>;
  /** Create a webhook */
  create(caller: Authorized<Caller, "webhooks:write">, input: WebhooksCreateInput): Promise<Schemas["IssuedWebhook"]>;
  /** Get a webhook */
  get(caller: Caller, input: WebhooksGetInput): Promise<Schemas["Webhook"]>;
  /** Update a webhook */
  update(caller: Authorized<Caller, "webhooks:write">, input: WebhooksUpdateInput): Promise<Schemas["Webhook"]>;
  /** Delete a webhook */
  delete(caller: Authorized<Caller, "webhooks:write">, input: WebhooksDeleteInput): Promise<Schemas["Deleted"]>;
  /** List the deliveries of a webhook */
  deliveries(caller: Caller, input: WebhooksDeliveriesInput): Promise<Page<Schemas["WebhookDelivery"]>>;
  /** Get a delivery with its attempts */
  delivery(caller: Caller, input: WebhooksDeliveryInput): Promise<Schemas["AttemptedWebhookDelivery"]>;
  /** Redeliver events */
  redeliver(caller: Authorized<Caller, "webhooks:write">, input: WebhooksRedeliverInput): Promise<Schemas["WebhookRedelivered"]>;
  /** Rotate the secret of a webhook */
  rotateSecret(caller: Authorized<Caller, "webhooks:write">, input: WebhooksRotateSecretInput): Promise<Schemas["IssuedWebhook"]>;
  /** Send a test event */
  test(caller: Authorized<Caller, "webhooks:write">, input: WebhooksTestInput): Promise<Schemas["WebhookDelivery"]>;
}

/** The hand-written services, by group. */
export interface HandWrittenServices {
  activityLog: ActivityLogService;
  activity: ActivityService;
  aiPolicy: AiPolicyService;
  apiKeys: ApiKeysService;
  busyTimes: BusyTimesService;
  busyFeeds: BusyFeedsService;
  campaigns: CampaignsService;
  changes: ChangesService;
  connections: ConnectionsService;
  customFields: CustomFieldsService;
  emailDomains: EmailDomainsService;
  emailTemplates: EmailTemplatesService;
  entities: EntitiesService;
  subscriptions: SubscriptionsService;
  eventTypes: EventTypesService;
  events: EventsService;
  exports: ExportsService;
  files: FilesService;
  formSubmissions: FormSubmissionsService;
  forms: FormsService;
  identityProvider: IdentityProviderService;
  imports: ImportsService;
  invitations: InvitationsService;
  jobs: JobsService;
  lineItems: LineItemsService;
  me: MeService;
  signInMethods: SignInMethodsService;
  passkeys: PasskeysService;
  password: PasswordService;
  members: MembersService;
  memberIdentity: MemberIdentityService;
  notes: NotesService;
  suppressions: SuppressionsService;
  emails: EmailsService;
  system: SystemService;
  opportunities: OpportunitiesService;
  organization: OrganizationService;
  pipelines: PipelinesService;
  products: ProductsService;
  bookingPage: BookingPageService;
  hostDecisions: HostDecisionsService;
  formPage: FormPageService;
  preferences: PreferencesService;
  teamPage: TeamPageService;
  roles: RolesService;
  schedules: SchedulesService;
  scimToken: ScimTokenService;
  search: SearchService;
  segments: SegmentsService;
  session: SessionService;
  signInSettings: SignInSettingsService;
  tasks: TasksService;
  topics: TopicsService;
  views: ViewsService;
  webhooks: WebhooksService;
}

/** All services, by group: with the operations that follow from others. */
export interface Services extends HandWrittenServices {
  busyFeeds: BusyFeedsService & { batch(caller: Authorized<Caller, "booking:write">, input: BusyFeedsBatchInput): Promise<Schemas["BusyFeedBatchResults"]> };
  campaigns: CampaignsService & { aggregate(caller: Caller, input: CampaignsAggregateInput): Promise<Described<Schemas["CampaignAggregateGroups"], operations["campaigns.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "campaigns:write">, input: CampaignsBatchInput): Promise<Schemas["CampaignBatchResults"]> };
  customFields: CustomFieldsService & { batch(caller: Authorized<Caller, "custom_fields:write">, input: CustomFieldsBatchInput): Promise<Schemas["CustomFieldBatchResults"]> };
  emailTemplates: EmailTemplatesService & { aggregate(caller: Caller, input: EmailTemplatesAggregateInput): Promise<Described<Schemas["EmailTemplateAggregateGroups"], operations["emailTemplates.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "campaigns:write">, input: EmailTemplatesBatchInput): Promise<Schemas["EmailTemplateBatchResults"]> };
  entities: EntitiesService & { aggregate(caller: Caller, input: EntitiesAggregateInput): Promise<Described<Schemas["EntityAggregateGroups"], operations["entities.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>> };
  eventTypes: EventTypesService & { batch(caller: Authorized<Caller, "booking:write">, input: EventTypesBatchInput): Promise<Schemas["EventTypeBatchResults"]> };
  events: EventsService & { aggregate(caller: Caller, input: EventsAggregateInput): Promise<Described<Schemas["EventAggregateGroups"], operations["events.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>> };
  formSubmissions: FormSubmissionsService & { aggregate(caller: Caller, input: FormSubmissionsAggregateInput): Promise<Described<Schemas["FormSubmissionAggregateGroups"], operations["formSubmissions.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>> };
  forms: FormsService & { aggregate(caller: Caller, input: FormsAggregateInput): Promise<Described<Schemas["WebFormAggregateGroups"], operations["forms.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "forms:write">, input: FormsBatchInput): Promise<Schemas["WebFormBatchResults"]> };
  lineItems: LineItemsService & { aggregate(caller: Caller, input: LineItemsAggregateInput): Promise<Described<Schemas["LineItemAggregateGroups"], operations["lineItems.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "opportunities:write">, input: LineItemsBatchInput): Promise<Schemas["LineItemBatchResults"]> };
  notes: NotesService & { aggregate(caller: Caller, input: NotesAggregateInput): Promise<Described<Schemas["NoteAggregateGroups"], operations["notes.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "notes:write">, input: NotesBatchInput): Promise<Schemas["NoteBatchResults"]> };
  emails: EmailsService & { aggregate(caller: Caller, input: EmailsAggregateInput): Promise<Described<Schemas["EmailMessageAggregateGroups"], operations["emails.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>> };
  opportunities: OpportunitiesService & { aggregate(caller: Caller, input: OpportunitiesAggregateInput): Promise<Described<Schemas["OpportunityAggregateGroups"], operations["opportunities.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "opportunities:write">, input: OpportunitiesBatchInput): Promise<Schemas["OpportunityBatchResults"]> };
  pipelines: PipelinesService & { batch(caller: Authorized<Caller, "organization:manage">, input: PipelinesBatchInput): Promise<Schemas["PipelineBatchResults"]> };
  products: ProductsService & { aggregate(caller: Caller, input: ProductsAggregateInput): Promise<Described<Schemas["ProductAggregateGroups"], operations["products.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "products:write">, input: ProductsBatchInput): Promise<Schemas["ProductBatchResults"]> };
  schedules: SchedulesService & { batch(caller: Authorized<Caller, "booking:write">, input: SchedulesBatchInput): Promise<Schemas["ScheduleBatchResults"]> };
  segments: SegmentsService & { aggregate(caller: Caller, input: SegmentsAggregateInput): Promise<Described<Schemas["SegmentAggregateGroups"], operations["segments.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "segments:write">, input: SegmentsBatchInput): Promise<Schemas["SegmentBatchResults"]> };
  tasks: TasksService & { aggregate(caller: Caller, input: TasksAggregateInput): Promise<Described<Schemas["TaskAggregateGroups"], operations["tasks.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "tasks:write">, input: TasksBatchInput): Promise<Schemas["TaskBatchResults"]> };
  topics: TopicsService & { aggregate(caller: Caller, input: TopicsAggregateInput): Promise<Described<Schemas["TopicAggregateGroups"], operations["topics.aggregate"]["responses"][200]["content"]["application/json"]["meta"]>>; batch(caller: Authorized<Caller, "campaigns:write">, input: TopicsBatchInput): Promise<Schemas["TopicBatchResults"]> };
  views: ViewsService & { batch(caller: Caller, input: ViewsBatchInput): Promise<Schemas["ViewBatchResults"]> };
}
