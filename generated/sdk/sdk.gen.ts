// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { ActivityLogExportData, ActivityLogExportErrors, ActivityLogExportResponses, ActivityLogListData, ActivityLogListErrors, ActivityLogListResponses, AiPolicyGetData, AiPolicyGetErrors, AiPolicyGetResponses, AiPolicyUpdateData, AiPolicyUpdateErrors, AiPolicyUpdateResponses, ApiKeysCreateData, ApiKeysCreateErrors, ApiKeysCreateResponses, ApiKeysGetData, ApiKeysGetErrors, ApiKeysGetResponses, ApiKeysListData, ApiKeysListErrors, ApiKeysListResponses, ApiKeysRevokeData, ApiKeysRevokeErrors, ApiKeysRevokeResponses, ApiKeysRotateData, ApiKeysRotateErrors, ApiKeysRotateResponses, ApiKeysUpdateData, ApiKeysUpdateErrors, ApiKeysUpdateResponses, BookingPageBookData, BookingPageBookErrors, BookingPageBookingData, BookingPageBookingErrors, BookingPageBookingResponses, BookingPageBookResponses, BookingPageCancelData, BookingPageCancelErrors, BookingPageCancelResponses, BookingPageGetData, BookingPageGetErrors, BookingPageGetResponses, BookingPageNewSlotsData, BookingPageNewSlotsErrors, BookingPageNewSlotsResponses, BookingPageRescheduleData, BookingPageRescheduleErrors, BookingPageRescheduleResponses, BookingPageRespondData, BookingPageRespondErrors, BookingPageRespondResponses, BookingPageSlotsData, BookingPageSlotsErrors, BookingPageSlotsResponses, BusyFeedsBatchData, BusyFeedsBatchErrors, BusyFeedsBatchResponses, BusyFeedsCreateData, BusyFeedsCreateErrors, BusyFeedsCreateResponses, BusyFeedsDeleteData, BusyFeedsDeleteErrors, BusyFeedsDeleteResponses, BusyFeedsGetData, BusyFeedsGetErrors, BusyFeedsGetResponses, BusyFeedsListData, BusyFeedsListErrors, BusyFeedsListResponses, BusyFeedsRefreshData, BusyFeedsRefreshErrors, BusyFeedsRefreshResponses, BusyFeedsUpdateData, BusyFeedsUpdateErrors, BusyFeedsUpdateResponses, BusyTimesCreateData, BusyTimesCreateErrors, BusyTimesCreateResponses, BusyTimesDeleteData, BusyTimesDeleteErrors, BusyTimesDeleteResponses, BusyTimesListData, BusyTimesListErrors, BusyTimesListResponses, CampaignsArchiveData, CampaignsArchiveErrors, CampaignsArchiveResponses, CampaignsBatchData, CampaignsBatchErrors, CampaignsBatchResponses, CampaignsCancelData, CampaignsCancelErrors, CampaignsCancelResponses, CampaignsCreateData, CampaignsCreateErrors, CampaignsCreateResponses, CampaignsDeleteData, CampaignsDeleteErrors, CampaignsDeleteResponses, CampaignsGetData, CampaignsGetErrors, CampaignsGetResponses, CampaignsListData, CampaignsListErrors, CampaignsListResponses, CampaignsRecipientsData, CampaignsRecipientsErrors, CampaignsRecipientsResponses, CampaignsRestoreData, CampaignsRestoreErrors, CampaignsRestoreResponses, CampaignsScheduleData, CampaignsScheduleErrors, CampaignsScheduleResponses, CampaignsSearchData, CampaignsSearchErrors, CampaignsSearchResponses, CampaignsSendData, CampaignsSendErrors, CampaignsSendResponses, CampaignsTestData, CampaignsTestErrors, CampaignsTestResponses, CampaignsUnscheduleData, CampaignsUnscheduleErrors, CampaignsUnscheduleResponses, CampaignsUpdateData, CampaignsUpdateErrors, CampaignsUpdateResponses, ChangesListData, ChangesListErrors, ChangesListResponses, ConnectionsListData, ConnectionsListErrors, ConnectionsListResponses, ConnectionsRevokeAllData, ConnectionsRevokeAllErrors, ConnectionsRevokeAllResponses, ConnectionsRevokeData, ConnectionsRevokeErrors, ConnectionsRevokeResponses, CustomFieldsBatchData, CustomFieldsBatchErrors, CustomFieldsBatchResponses, CustomFieldsCreateData, CustomFieldsCreateErrors, CustomFieldsCreateResponses, CustomFieldsDeleteData, CustomFieldsDeleteErrors, CustomFieldsDeleteResponses, CustomFieldsGetData, CustomFieldsGetErrors, CustomFieldsGetResponses, CustomFieldsListData, CustomFieldsListErrors, CustomFieldsListResponses, CustomFieldsUpdateData, CustomFieldsUpdateErrors, CustomFieldsUpdateResponses, EmailsCancelData, EmailsCancelErrors, EmailsCancelResponses, EmailsCreateData, EmailsCreateErrors, EmailsCreateResponses, EmailsGetData, EmailsGetErrors, EmailsGetResponses, EmailsListData, EmailsListErrors, EmailsListResponses, EntitiesActivityData, EntitiesActivityErrors, EntitiesActivityResponses, EntitiesBatchData, EntitiesBatchErrors, EntitiesBatchResponses, EntitiesContactsData, EntitiesContactsErrors, EntitiesContactsResponses, EntitiesCreateData, EntitiesCreateErrors, EntitiesCreateResponses, EntitiesDeleteData, EntitiesDeleteErrors, EntitiesDeleteResponses, EntitiesDuplicatesData, EntitiesDuplicatesErrors, EntitiesDuplicatesResponses, EntitiesEventsData, EntitiesEventsErrors, EntitiesEventsResponses, EntitiesFindDuplicatesData, EntitiesFindDuplicatesErrors, EntitiesFindDuplicatesResponses, EntitiesGetData, EntitiesGetErrors, EntitiesGetResponses, EntitiesLinkCompanyData, EntitiesLinkCompanyErrors, EntitiesLinkCompanyResponses, EntitiesListData, EntitiesListErrors, EntitiesListResponses, EntitiesMergeData, EntitiesMergeErrors, EntitiesMergeResponses, EntitiesNotesData, EntitiesNotesErrors, EntitiesNotesResponses, EntitiesOpportunitiesData, EntitiesOpportunitiesErrors, EntitiesOpportunitiesResponses, EntitiesPurgeData, EntitiesPurgeErrors, EntitiesPurgeResponses, EntitiesRestoreData, EntitiesRestoreErrors, EntitiesRestoreResponses, EntitiesSearchData, EntitiesSearchErrors, EntitiesSearchResponses, EntitiesTasksData, EntitiesTasksErrors, EntitiesTasksResponses, EntitiesUnlinkCompanyData, EntitiesUnlinkCompanyErrors, EntitiesUnlinkCompanyResponses, EntitiesUpdateData, EntitiesUpdateErrors, EntitiesUpdateResponses, EntitiesUpsertData, EntitiesUpsertErrors, EntitiesUpsertResponses, EventsAddInviteeData, EventsAddInviteeErrors, EventsAddInviteeResponses, EventsCancelData, EventsCancelErrors, EventsCancelResponses, EventsConfirmData, EventsConfirmErrors, EventsConfirmResponses, EventsCreateData, EventsCreateErrors, EventsCreateResponses, EventsDeclineData, EventsDeclineErrors, EventsDeclineResponses, EventsGetData, EventsGetErrors, EventsGetResponses, EventsIcsData, EventsIcsErrors, EventsIcsResponses, EventsInviteesData, EventsInviteesErrors, EventsInviteesResponses, EventsListData, EventsListErrors, EventsListResponses, EventsNoShowData, EventsNoShowErrors, EventsNoShowResponses, EventsRemoveInviteeData, EventsRemoveInviteeErrors, EventsRemoveInviteeResponses, EventsRescheduleData, EventsRescheduleErrors, EventsRescheduleResponses, EventsUpdateData, EventsUpdateErrors, EventsUpdateResponses, EventTypesBatchData, EventTypesBatchErrors, EventTypesBatchResponses, EventTypesCreateData, EventTypesCreateErrors, EventTypesCreateResponses, EventTypesDeleteData, EventTypesDeleteErrors, EventTypesDeleteResponses, EventTypesGetData, EventTypesGetErrors, EventTypesGetResponses, EventTypesListData, EventTypesListErrors, EventTypesListResponses, EventTypesRestoreData, EventTypesRestoreErrors, EventTypesRestoreResponses, EventTypesSlotsData, EventTypesSlotsErrors, EventTypesSlotsResponses, EventTypesUpdateData, EventTypesUpdateErrors, EventTypesUpdateResponses, ExportsCreateData, ExportsCreateErrors, ExportsCreateResponses, ExportsFileData, ExportsFileErrors, ExportsFileResponses, ExportsGetData, ExportsGetErrors, ExportsGetResponses, ImportsCreateData, ImportsCreateErrors, ImportsCreateResponses, ImportsFailuresData, ImportsFailuresErrors, ImportsFailuresResponses, ImportsGetData, ImportsGetErrors, ImportsGetResponses, ImportsListData, ImportsListErrors, ImportsListResponses, ImportsStartData, ImportsStartErrors, ImportsStartResponses, ImportsUploadData, ImportsUploadErrors, ImportsUploadResponses, InvitationsAcceptData, InvitationsAcceptErrors, InvitationsAcceptResponses, JobsCancelData, JobsCancelErrors, JobsCancelResponses, JobsGetData, JobsGetErrors, JobsGetResponses, LineItemsBatchData, LineItemsBatchErrors, LineItemsBatchResponses, LineItemsCreateData, LineItemsCreateErrors, LineItemsCreateResponses, LineItemsDeleteData, LineItemsDeleteErrors, LineItemsDeleteResponses, LineItemsGetData, LineItemsGetErrors, LineItemsGetResponses, LineItemsListData, LineItemsListErrors, LineItemsListResponses, LineItemsRestoreData, LineItemsRestoreErrors, LineItemsRestoreResponses, LineItemsSearchData, LineItemsSearchErrors, LineItemsSearchResponses, LineItemsUpdateData, LineItemsUpdateErrors, LineItemsUpdateResponses, MeConnectionsData, MeConnectionsErrors, MeConnectionsResponses, MeGetData, MeGetErrors, MeGetResponses, MembersGetData, MembersGetErrors, MembersGetResponses, MembersInviteData, MembersInviteErrors, MembersInviteResponses, MembersListData, MembersListErrors, MembersListResponses, MembersResendInvitationData, MembersResendInvitationErrors, MembersResendInvitationResponses, MembersUpdateData, MembersUpdateErrors, MembersUpdateResponses, MeRevokeConnectionData, MeRevokeConnectionErrors, MeRevokeConnectionResponses, MeUpdateData, MeUpdateErrors, MeUpdateResponses, NotesBatchData, NotesBatchErrors, NotesBatchResponses, NotesCreateData, NotesCreateErrors, NotesCreateResponses, NotesDeleteData, NotesDeleteErrors, NotesDeleteResponses, NotesGetData, NotesGetErrors, NotesGetResponses, NotesListData, NotesListErrors, NotesListResponses, NotesRestoreData, NotesRestoreErrors, NotesRestoreResponses, NotesSearchData, NotesSearchErrors, NotesSearchResponses, NotesUpdateData, NotesUpdateErrors, NotesUpdateResponses, OpportunitiesActivityData, OpportunitiesActivityErrors, OpportunitiesActivityResponses, OpportunitiesBatchData, OpportunitiesBatchErrors, OpportunitiesBatchResponses, OpportunitiesCreateData, OpportunitiesCreateErrors, OpportunitiesCreateResponses, OpportunitiesDeleteData, OpportunitiesDeleteErrors, OpportunitiesDeleteResponses, OpportunitiesGetData, OpportunitiesGetErrors, OpportunitiesGetResponses, OpportunitiesLineItemsData, OpportunitiesLineItemsErrors, OpportunitiesLineItemsResponses, OpportunitiesListData, OpportunitiesListErrors, OpportunitiesListResponses, OpportunitiesRestoreData, OpportunitiesRestoreErrors, OpportunitiesRestoreResponses, OpportunitiesSearchData, OpportunitiesSearchErrors, OpportunitiesSearchResponses, OpportunitiesUpdateData, OpportunitiesUpdateErrors, OpportunitiesUpdateResponses, OrganizationGetData, OrganizationGetErrors, OrganizationGetResponses, OrganizationUpdateData, OrganizationUpdateErrors, OrganizationUpdateResponses, PasswordChangeData, PasswordChangeErrors, PasswordChangeResponses, PasswordForgotData, PasswordForgotErrors, PasswordForgotResponses, PasswordResetData, PasswordResetErrors, PasswordResetResponses, PipelinesBatchData, PipelinesBatchErrors, PipelinesBatchResponses, PipelinesCreateData, PipelinesCreateErrors, PipelinesCreateResponses, PipelinesDeleteData, PipelinesDeleteErrors, PipelinesDeleteResponses, PipelinesGetData, PipelinesGetErrors, PipelinesGetResponses, PipelinesListData, PipelinesListErrors, PipelinesListResponses, PipelinesUpdateData, PipelinesUpdateErrors, PipelinesUpdateResponses, ProductsBatchData, ProductsBatchErrors, ProductsBatchResponses, ProductsCreateData, ProductsCreateErrors, ProductsCreateResponses, ProductsDeleteData, ProductsDeleteErrors, ProductsDeleteResponses, ProductsGetData, ProductsGetErrors, ProductsGetResponses, ProductsListData, ProductsListErrors, ProductsListResponses, ProductsPurgeData, ProductsPurgeErrors, ProductsPurgeResponses, ProductsRestoreData, ProductsRestoreErrors, ProductsRestoreResponses, ProductsSearchData, ProductsSearchErrors, ProductsSearchResponses, ProductsUpdateData, ProductsUpdateErrors, ProductsUpdateResponses, RolesCreateData, RolesCreateErrors, RolesCreateResponses, RolesDeleteData, RolesDeleteErrors, RolesDeleteResponses, RolesGetData, RolesGetErrors, RolesGetResponses, RolesListData, RolesListErrors, RolesListResponses, RolesUpdateData, RolesUpdateErrors, RolesUpdateResponses, SchedulesBatchData, SchedulesBatchErrors, SchedulesBatchResponses, SchedulesCreateData, SchedulesCreateErrors, SchedulesCreateResponses, SchedulesDeleteData, SchedulesDeleteErrors, SchedulesDeleteResponses, SchedulesGetData, SchedulesGetErrors, SchedulesGetResponses, SchedulesListData, SchedulesListErrors, SchedulesListResponses, SchedulesRestoreData, SchedulesRestoreErrors, SchedulesRestoreResponses, SchedulesUpdateData, SchedulesUpdateErrors, SchedulesUpdateResponses, SearchFindData, SearchFindErrors, SearchFindResponses, SegmentsAddMembersData, SegmentsAddMembersErrors, SegmentsAddMembersResponses, SegmentsBatchData, SegmentsBatchErrors, SegmentsBatchResponses, SegmentsCreateData, SegmentsCreateErrors, SegmentsCreateResponses, SegmentsDeleteData, SegmentsDeleteErrors, SegmentsDeleteResponses, SegmentsFreezeData, SegmentsFreezeErrors, SegmentsFreezeResponses, SegmentsGetData, SegmentsGetErrors, SegmentsGetResponses, SegmentsListData, SegmentsListErrors, SegmentsListResponses, SegmentsMembersData, SegmentsMembersErrors, SegmentsMembersResponses, SegmentsPreviewData, SegmentsPreviewErrors, SegmentsPreviewResponses, SegmentsRemoveMemberData, SegmentsRemoveMemberErrors, SegmentsRemoveMemberResponses, SegmentsRestoreData, SegmentsRestoreErrors, SegmentsRestoreResponses, SegmentsSearchData, SegmentsSearchErrors, SegmentsSearchResponses, SegmentsUpdateData, SegmentsUpdateErrors, SegmentsUpdateResponses, SessionCreateData, SessionCreateErrors, SessionCreateResponses, SessionDeleteData, SessionDeleteErrors, SessionDeleteResponses, SessionEndData, SessionEndErrors, SessionEndOthersData, SessionEndOthersErrors, SessionEndOthersResponses, SessionEndResponses, SessionListData, SessionListErrors, SessionListResponses, SuppressionsCreateData, SuppressionsCreateErrors, SuppressionsCreateResponses, SuppressionsDeleteData, SuppressionsDeleteErrors, SuppressionsDeleteResponses, SuppressionsListData, SuppressionsListErrors, SuppressionsListResponses, SuppressionsTakeReturnedData, SuppressionsTakeReturnedErrors, SuppressionsTakeReturnedResponses, SystemOpenapiData, SystemOpenapiErrors, SystemOpenapiResponses, TasksBatchData, TasksBatchErrors, TasksBatchResponses, TasksCompleteData, TasksCompleteErrors, TasksCompleteResponses, TasksCreateData, TasksCreateErrors, TasksCreateResponses, TasksDeleteData, TasksDeleteErrors, TasksDeleteResponses, TasksGetData, TasksGetErrors, TasksGetResponses, TasksListData, TasksListErrors, TasksListResponses, TasksRestoreData, TasksRestoreErrors, TasksRestoreResponses, TasksSearchData, TasksSearchErrors, TasksSearchResponses, TasksUpdateData, TasksUpdateErrors, TasksUpdateResponses, WebhooksCreateData, WebhooksCreateErrors, WebhooksCreateResponses, WebhooksDeleteData, WebhooksDeleteErrors, WebhooksDeleteResponses, WebhooksDeliveriesData, WebhooksDeliveriesErrors, WebhooksDeliveriesResponses, WebhooksDeliveryData, WebhooksDeliveryErrors, WebhooksDeliveryResponses, WebhooksGetData, WebhooksGetErrors, WebhooksGetResponses, WebhooksListData, WebhooksListErrors, WebhooksListResponses, WebhooksRedeliverData, WebhooksRedeliverErrors, WebhooksRedeliverResponses, WebhooksRotateSecretData, WebhooksRotateSecretErrors, WebhooksRotateSecretResponses, WebhooksTestData, WebhooksTestErrors, WebhooksTestResponses, WebhooksUpdateData, WebhooksUpdateErrors, WebhooksUpdateResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

class HeyApiClient {
    protected client: Client;
    
    constructor(args?: {
        client?: Client;
    }) {
        this.client = args?.client ?? client;
    }
}

class HeyApiRegistry<T> {
    private readonly defaultKey = 'default';
    
    private readonly instances: Map<string, T> = new Map();
    
    get(key?: string): T {
        const instance = this.instances.get(key ?? this.defaultKey);
        if (!instance) {
            throw new Error(`No SDK client found. Create one with "new Crm()" to fix this error.`);
        }
        return instance;
    }
    
    set(value: T, key?: string): void {
        this.instances.set(key ?? this.defaultKey, value);
    }
}

export class ActivityLog extends HeyApiClient {
    /**
     * List the audit log
     *
     * Contains every call by an AI application, including rejected calls, and every change to API keys, AI policy, members, roles, webhooks and connections; newest first. Entries are kept for one year and cannot be changed.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<ActivityLogListData, ThrowOnError>): RequestResult<ActivityLogListResponses, ActivityLogListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ActivityLogListResponses, ActivityLogListErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/activity-log',
            ...options
        });
    }
    
    /**
     * Export the audit log
     *
     * Returns the same entries as a CSV file, newest first, with the field names in the first line. A cell that a spreadsheet would interpret as a formula is prefixed with an apostrophe.
     */
    public export<ThrowOnError extends boolean = false>(options?: Options<ActivityLogExportData, ThrowOnError>): RequestResult<ActivityLogExportResponses, ActivityLogExportErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ActivityLogExportResponses, ActivityLogExportErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/activity-log/export',
            ...options
        });
    }
}

export class Entities extends HeyApiClient {
    /**
     * Get the timeline of a contact or a company
     *
     * Newest first. Entries about records that the caller cannot read are omitted.
     */
    public activity<ThrowOnError extends boolean = false>(options: Options<EntitiesActivityData, ThrowOnError>): RequestResult<EntitiesActivityResponses, EntitiesActivityErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EntitiesActivityResponses, EntitiesActivityErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/activity',
            ...options
        });
    }
    
    /**
     * List contacts and companies
     *
     * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<EntitiesListData, ThrowOnError>): RequestResult<EntitiesListResponses, EntitiesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EntitiesListResponses, EntitiesListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities',
            ...options
        });
    }
    
    /**
     * Create a contact or a company
     *
     * A contact needs at least one of `first_name`, `last_name` and `email`; a company needs `name`. E-mail addresses are unique among live contacts, domains among live companies. If `owner_id` is omitted, the creator becomes the owner.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<EntitiesCreateData, ThrowOnError>): RequestResult<EntitiesCreateResponses, EntitiesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesCreateResponses, EntitiesCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Search contacts and companies by a filter
     *
     * `filter` is a tree of conditions; without a filter, all records match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
     */
    public search<ThrowOnError extends boolean = false>(options: Options<EntitiesSearchData, ThrowOnError>): RequestResult<EntitiesSearchResponses, EntitiesSearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesSearchResponses, EntitiesSearchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/search',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a contact or a company
     *
     * The record can be restored until it is purged. Its e-mail addresses or domains can be used by other records.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<EntitiesDeleteData, ThrowOnError>): RequestResult<EntitiesDeleteResponses, EntitiesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<EntitiesDeleteResponses, EntitiesDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}',
            ...options
        });
    }
    
    /**
     * Get a contact or a company
     *
     * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<EntitiesGetData, ThrowOnError>): RequestResult<EntitiesGetResponses, EntitiesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EntitiesGetResponses, EntitiesGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}',
            ...options
        });
    }
    
    /**
     * Update a contact or a company
     *
     * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Merged member by member, where null clears a member: `custom_fields`, `external_ids`, `address`, `billing_address`, `shipping_address`. Lists are replaced: `tags`, `additional_emails`, `additional_domains`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<EntitiesUpdateData, ThrowOnError>): RequestResult<EntitiesUpdateResponses, EntitiesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<EntitiesUpdateResponses, EntitiesUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted contact or company
     *
     * Fails with `duplicate` if a live record now has one of its e-mail addresses or domains. A record that is not deleted is returned unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<EntitiesRestoreData, ThrowOnError>): RequestResult<EntitiesRestoreResponses, EntitiesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesRestoreResponses, EntitiesRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/restore',
            ...options
        });
    }
    
    /**
     * Purge a contact or a company
     *
     * Deletes a live or deleted record permanently. A purged record cannot be restored.
     */
    public purge<ThrowOnError extends boolean = false>(options: Options<EntitiesPurgeData, ThrowOnError>): RequestResult<EntitiesPurgeResponses, EntitiesPurgeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesPurgeResponses, EntitiesPurgeErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/purge',
            ...options
        });
    }
    
    /**
     * Create or update a contact or a company
     *
     * Searches for a live record by `match_by`: a contact by one of its e-mail addresses, a company by one of its domains, and either of them by its id in `namespace`. If a record is found, it is updated as by PUT, with two differences: external ids are added to the existing ones, and the e-mail address or domain that matched keeps its position. Otherwise the record is created. Concurrent calls with the same key create only one record.
     */
    public upsert<ThrowOnError extends boolean = false>(options: Options<EntitiesUpsertData, ThrowOnError>): RequestResult<EntitiesUpsertResponses, EntitiesUpsertErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesUpsertResponses, EntitiesUpsertErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/upsert',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Create, update and delete up to 100 contacts and companies
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations also require the permission `entities:delete`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<EntitiesBatchData, ThrowOnError>): RequestResult<EntitiesBatchResponses, EntitiesBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesBatchResponses, EntitiesBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Unlink a contact from its company
     *
     * A contact without a company is returned unchanged.
     */
    public unlinkCompany<ThrowOnError extends boolean = false>(options: Options<EntitiesUnlinkCompanyData, ThrowOnError>): RequestResult<EntitiesUnlinkCompanyResponses, EntitiesUnlinkCompanyErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<EntitiesUnlinkCompanyResponses, EntitiesUnlinkCompanyErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/company',
            ...options
        });
    }
    
    /**
     * Link a contact to a company
     *
     * Repeating the call has no further effect. With `replace_existing: false`, the call fails with `state_conflict` if the contact is linked to another company.
     */
    public linkCompany<ThrowOnError extends boolean = false>(options: Options<EntitiesLinkCompanyData, ThrowOnError>): RequestResult<EntitiesLinkCompanyResponses, EntitiesLinkCompanyErrors, ThrowOnError> {
        return (options.client ?? this.client).put<EntitiesLinkCompanyResponses, EntitiesLinkCompanyErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/company',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List the contacts of a company
     *
     * Fails with `unprocessable` if the record is a contact.
     */
    public contacts<ThrowOnError extends boolean = false>(options: Options<EntitiesContactsData, ThrowOnError>): RequestResult<EntitiesContactsResponses, EntitiesContactsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EntitiesContactsResponses, EntitiesContactsErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/contacts',
            ...options
        });
    }
    
    /**
     * Merge duplicates into a contact or a company
     *
     * The record in the path is kept. It keeps its values and takes missing ones from the duplicates, in their order; `fields` selects the value of a certain record instead. Tags, additional addresses and domains, external ids and custom fields are combined; if two records have an id in the same namespace, the id of the kept record wins. An opt-out or do-not-call flag of any of the records remains in effect. Opportunities, tasks, notes, contacts, child companies, segment memberships and e-mails are moved to the kept record. The duplicates are deleted permanently: requests for a duplicate return `not_found` with `merged_into`, and restoring it fails with `state_conflict`. `dry_run` returns the result without changing anything. Also requires the permission `entities:delete`.
     */
    public merge<ThrowOnError extends boolean = false>(options: Options<EntitiesMergeData, ThrowOnError>): RequestResult<EntitiesMergeResponses, EntitiesMergeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesMergeResponses, EntitiesMergeErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/merge',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Find duplicates of a candidate, or all duplicates
     *
     * With `candidate`, returns live records that could be the same, most likely first, whether or not the candidate is stored. Without it, returns groups of live records that could be the same, ordered by the shared value: e-mail address, phone, domain, name. `meta.total` is then the number of values that several records share. Records that share a value but are not similar enough form no group, so a page can contain fewer groups than `page_size`.
     */
    public findDuplicates<ThrowOnError extends boolean = false>(options: Options<EntitiesFindDuplicatesData, ThrowOnError>): RequestResult<EntitiesFindDuplicatesResponses, EntitiesFindDuplicatesErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EntitiesFindDuplicatesResponses, EntitiesFindDuplicatesErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/duplicates',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List possible duplicates of a contact or a company
     *
     * Most likely first. Compares normalized e-mail addresses, phone numbers, domains and names, ignoring accents, with records of the same type. At most 50 records are compared per shared value.
     */
    public duplicates<ThrowOnError extends boolean = false>(options: Options<EntitiesDuplicatesData, ThrowOnError>): RequestResult<EntitiesDuplicatesResponses, EntitiesDuplicatesErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EntitiesDuplicatesResponses, EntitiesDuplicatesErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/duplicates',
            ...options
        });
    }
    
    /**
     * List the events of a contact or a company
     *
     * For a contact, lists the events to which it is invited; for a company, the events to which any of its contacts is invited. Sorted by time of booking, newest first, unless `sort` is given. Each event contains at most 20 of its invitees.
     */
    public events<ThrowOnError extends boolean = false>(options: Options<EntitiesEventsData, ThrowOnError>): RequestResult<EntitiesEventsResponses, EntitiesEventsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EntitiesEventsResponses, EntitiesEventsErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/events',
            ...options
        });
    }
    
    /**
     * List the notes about a contact or a company
     *
     * Returns live notes only, sorted newest first unless `sort` is given.
     */
    public notes<ThrowOnError extends boolean = false>(options: Options<EntitiesNotesData, ThrowOnError>): RequestResult<EntitiesNotesResponses, EntitiesNotesErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EntitiesNotesResponses, EntitiesNotesErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/notes',
            ...options
        });
    }
    
    /**
     * List the opportunities of a contact or a company
     *
     * For a company, returns its opportunities. For a contact, returns the opportunities with the contact as `primary_contact_id` or in `contacts`. Sorted newest first unless `sort` is given.
     */
    public opportunities<ThrowOnError extends boolean = false>(options: Options<EntitiesOpportunitiesData, ThrowOnError>): RequestResult<EntitiesOpportunitiesResponses, EntitiesOpportunitiesErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EntitiesOpportunitiesResponses, EntitiesOpportunitiesErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/opportunities',
            ...options
        });
    }
    
    /**
     * List the tasks about a contact or a company
     *
     * Returns live tasks only, sorted newest first unless `sort` is given.
     */
    public tasks<ThrowOnError extends boolean = false>(options: Options<EntitiesTasksData, ThrowOnError>): RequestResult<EntitiesTasksResponses, EntitiesTasksErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EntitiesTasksResponses, EntitiesTasksErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/entities/{id}/tasks',
            ...options
        });
    }
}

export class Opportunities extends HeyApiClient {
    /**
     * Get the timeline of an opportunity
     *
     * Newest first. Entries about records that the caller cannot read are omitted.
     */
    public activity<ThrowOnError extends boolean = false>(options: Options<OpportunitiesActivityData, ThrowOnError>): RequestResult<OpportunitiesActivityResponses, OpportunitiesActivityErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OpportunitiesActivityResponses, OpportunitiesActivityErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities/{id}/activity',
            ...options
        });
    }
    
    /**
     * List the line items of an opportunity
     *
     * Returns live line items only, sorted by `position` unless `sort` is given.
     */
    public lineItems<ThrowOnError extends boolean = false>(options: Options<OpportunitiesLineItemsData, ThrowOnError>): RequestResult<OpportunitiesLineItemsResponses, OpportunitiesLineItemsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OpportunitiesLineItemsResponses, OpportunitiesLineItemsErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities/{id}/line-items',
            ...options
        });
    }
    
    /**
     * List opportunities
     *
     * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<OpportunitiesListData, ThrowOnError>): RequestResult<OpportunitiesListResponses, OpportunitiesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<OpportunitiesListResponses, OpportunitiesListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities',
            ...options
        });
    }
    
    /**
     * Create an opportunity
     *
     * Unless specified, the opportunity is created in the first open stage of the default pipeline, in the organization's currency, and is owned by its creator. Its contacts and its company move to the lifecycle stage `opportunity` unless they are already customers.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<OpportunitiesCreateData, ThrowOnError>): RequestResult<OpportunitiesCreateResponses, OpportunitiesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<OpportunitiesCreateResponses, OpportunitiesCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Search opportunities by a filter
     *
     * `filter` is a tree of conditions; without a filter, all opportunities match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
     */
    public search<ThrowOnError extends boolean = false>(options: Options<OpportunitiesSearchData, ThrowOnError>): RequestResult<OpportunitiesSearchResponses, OpportunitiesSearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<OpportunitiesSearchResponses, OpportunitiesSearchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities/search',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an opportunity
     *
     * The opportunity can be restored.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<OpportunitiesDeleteData, ThrowOnError>): RequestResult<OpportunitiesDeleteResponses, OpportunitiesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<OpportunitiesDeleteResponses, OpportunitiesDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities/{id}',
            ...options
        });
    }
    
    /**
     * Get an opportunity
     *
     * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<OpportunitiesGetData, ThrowOnError>): RequestResult<OpportunitiesGetResponses, OpportunitiesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<OpportunitiesGetResponses, OpportunitiesGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities/{id}',
            ...options
        });
    }
    
    /**
     * Update an opportunity
     *
     * Sent fields are changed, `null` clears a field, and omitted fields keep their values; `contacts` is replaced as a whole. Unless specified, a change of stage sets the probability of the new stage, and a change of pipeline sets its first open stage. When an opportunity is won, its contacts and its company move to the lifecycle stage `customer`. Merged member by member, where null clears a member: `custom_fields`. Lists are replaced: `contacts`, `tags`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<OpportunitiesUpdateData, ThrowOnError>): RequestResult<OpportunitiesUpdateResponses, OpportunitiesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<OpportunitiesUpdateResponses, OpportunitiesUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted opportunity
     *
     * If its stage no longer exists, the opportunity moves to the first stage of the same type; if its pipeline no longer exists, it moves to the default pipeline. An opportunity that is not deleted is returned unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<OpportunitiesRestoreData, ThrowOnError>): RequestResult<OpportunitiesRestoreResponses, OpportunitiesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<OpportunitiesRestoreResponses, OpportunitiesRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities/{id}/restore',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `opportunities:delete`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<OpportunitiesBatchData, ThrowOnError>): RequestResult<OpportunitiesBatchResponses, OpportunitiesBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<OpportunitiesBatchResponses, OpportunitiesBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/opportunities/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class AiPolicy extends HeyApiClient {
    /**
     * Get the AI policy
     *
     * Returns the upper limit of what AI applications can do for members of the organization.
     */
    public get<ThrowOnError extends boolean = false>(options?: Options<AiPolicyGetData, ThrowOnError>): RequestResult<AiPolicyGetResponses, AiPolicyGetErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<AiPolicyGetResponses, AiPolicyGetErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/ai-policy',
            ...options
        });
    }
    
    /**
     * Update the AI policy
     *
     * Takes effect at the next call by each application. Setting `enabled` to false revokes all connections at once; enabling AI applications again does not restore them. A connection that loses all its scopes is also revoked. Setting `allow_api_keys` to false revokes the connections of API keys. Lists are replaced: `allowed_scopes`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<AiPolicyUpdateData, ThrowOnError>): RequestResult<AiPolicyUpdateResponses, AiPolicyUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<AiPolicyUpdateResponses, AiPolicyUpdateErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/ai-policy',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class ApiKeys extends HeyApiClient {
    /**
     * List API keys
     *
     * Includes expired and revoked keys.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<ApiKeysListData, ThrowOnError>): RequestResult<ApiKeysListResponses, ApiKeysListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ApiKeysListResponses, ApiKeysListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/api-keys',
            ...options
        });
    }
    
    /**
     * Create an API key
     *
     * The secret is returned in this response only. A key never has more permissions than the user who created it, even if that user's permissions change later. Requires the plan `professional` or `enterprise`.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<ApiKeysCreateData, ThrowOnError>): RequestResult<ApiKeysCreateResponses, ApiKeysCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ApiKeysCreateResponses, ApiKeysCreateErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/api-keys',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Revoke an API key
     *
     * Takes effect within one second and cannot be undone. The key remains in the list with the status `revoked`.
     */
    public revoke<ThrowOnError extends boolean = false>(options: Options<ApiKeysRevokeData, ThrowOnError>): RequestResult<ApiKeysRevokeResponses, ApiKeysRevokeErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ApiKeysRevokeResponses, ApiKeysRevokeErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/api-keys/{id}',
            ...options
        });
    }
    
    /**
     * Get an API key
     *
     * The secret is not returned.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<ApiKeysGetData, ThrowOnError>): RequestResult<ApiKeysGetResponses, ApiKeysGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ApiKeysGetResponses, ApiKeysGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/api-keys/{id}',
            ...options
        });
    }
    
    /**
     * Update an API key
     *
     * Takes effect within one second. A revoked key cannot be changed. Lists are replaced: `scopes`, `allowed_ips`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<ApiKeysUpdateData, ThrowOnError>): RequestResult<ApiKeysUpdateResponses, ApiKeysUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ApiKeysUpdateResponses, ApiKeysUpdateErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/api-keys/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Rotate the secret of an API key
     *
     * The new secret is returned in this response only. The previous secret remains valid for `grace_seconds`.
     */
    public rotate<ThrowOnError extends boolean = false>(options: Options<ApiKeysRotateData, ThrowOnError>): RequestResult<ApiKeysRotateResponses, ApiKeysRotateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ApiKeysRotateResponses, ApiKeysRotateErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/api-keys/{id}/rotate',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class BookingPage extends HeyApiClient {
    /**
     * Get a booking page
     *
     * Requires no authentication. An event type that is private, inactive, deleted, unknown or owned by a suspended user returns 404; the response does not reveal which.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<BookingPageGetData, ThrowOnError>): RequestResult<BookingPageGetResponses, BookingPageGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<BookingPageGetResponses, BookingPageGetErrors, ThrowOnError>({ url: '/v1/public/{booking_slug}/{event_slug}', ...options });
    }
    
    /**
     * List the slots of a booking page
     *
     * Lists the start times that can be booked. `from` and `to` may be at most 31 days apart.
     */
    public slots<ThrowOnError extends boolean = false>(options: Options<BookingPageSlotsData, ThrowOnError>): RequestResult<BookingPageSlotsResponses, BookingPageSlotsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<BookingPageSlotsResponses, BookingPageSlotsErrors, ThrowOnError>({ url: '/v1/public/{booking_slug}/{event_slug}/slots', ...options });
    }
    
    /**
     * Book a slot
     *
     * Books a start time that the slots operation offers. If it is no longer free, the error is `slot_unavailable` with up to five `alternatives`. The invitee and the guests are notified by e-mail. The link for viewing, moving and canceling the booking is sent only in that e-mail, so using it proves access to the mailbox. If the address already has a seat at this start time, the error is `duplicate`. If the event type requires confirmation, the booking is `pending` until a host confirms it.
     */
    public book<ThrowOnError extends boolean = false>(options: Options<BookingPageBookData, ThrowOnError>): RequestResult<BookingPageBookResponses, BookingPageBookErrors, ThrowOnError> {
        return (options.client ?? this.client).post<BookingPageBookResponses, BookingPageBookErrors, ThrowOnError>({
            url: '/v1/public/{booking_slug}/{event_slug}/events',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get the invitee's booking
     *
     * Only reads. A token that is invalid, expired, issued for another purpose, or whose event no longer exists returns 404; the response does not reveal which.
     */
    public booking<ThrowOnError extends boolean = false>(options: Options<BookingPageBookingData, ThrowOnError>): RequestResult<BookingPageBookingResponses, BookingPageBookingErrors, ThrowOnError> {
        return (options.client ?? this.client).get<BookingPageBookingResponses, BookingPageBookingErrors, ThrowOnError>({ url: '/v1/public/bookings/{token}', ...options });
    }
    
    /**
     * List the slots to which the invitee's booking can be moved
     *
     * `from` and `to` may be at most 31 days apart. The time that the booking itself occupies counts as free.
     */
    public newSlots<ThrowOnError extends boolean = false>(options: Options<BookingPageNewSlotsData, ThrowOnError>): RequestResult<BookingPageNewSlotsResponses, BookingPageNewSlotsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<BookingPageNewSlotsResponses, BookingPageNewSlotsErrors, ThrowOnError>({ url: '/v1/public/bookings/{token}/slots', ...options });
    }
    
    /**
     * Accept or decline an invitation
     *
     * Sets the invitee's `response` and notifies the hosts. The status of the event does not change. Repeating the same response changes nothing. If the event is over, declined or canceled, the error is `state_conflict`.
     */
    public respond<ThrowOnError extends boolean = false>(options: Options<BookingPageRespondData, ThrowOnError>): RequestResult<BookingPageRespondResponses, BookingPageRespondErrors, ThrowOnError> {
        return (options.client ?? this.client).post<BookingPageRespondResponses, BookingPageRespondErrors, ThrowOnError>({
            url: '/v1/public/bookings/{token}/respond',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Move the invitee's booking to another time
     *
     * Moves the booking to a start time that its slots operation offers. The hosts and guests are notified. If the event is over, declined or canceled, or if other people have booked the same event, the error is `state_conflict`.
     */
    public reschedule<ThrowOnError extends boolean = false>(options: Options<BookingPageRescheduleData, ThrowOnError>): RequestResult<BookingPageRescheduleResponses, BookingPageRescheduleErrors, ThrowOnError> {
        return (options.client ?? this.client).post<BookingPageRescheduleResponses, BookingPageRescheduleErrors, ThrowOnError>({
            url: '/v1/public/bookings/{token}/reschedule',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Cancel the invitee's booking
     *
     * Cancels the event. If other people have booked the same event, only the seats of the invitee and of their guests are released. The hosts and the affected invitees are notified. A booking that is already canceled is returned unchanged. If the event is over or was declined, the error is `state_conflict`.
     */
    public cancel<ThrowOnError extends boolean = false>(options: Options<BookingPageCancelData, ThrowOnError>): RequestResult<BookingPageCancelResponses, BookingPageCancelErrors, ThrowOnError> {
        return (options.client ?? this.client).post<BookingPageCancelResponses, BookingPageCancelErrors, ThrowOnError>({
            url: '/v1/public/bookings/{token}/cancel',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class BusyTimes extends HeyApiClient {
    /**
     * List busy times
     *
     * Lists the busy times of all users in the organization unless `user_id` is given. Sorted newest first unless `sort` is given. Busy times read from a feed have no title.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<BusyTimesListData, ThrowOnError>): RequestResult<BusyTimesListResponses, BusyTimesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<BusyTimesListResponses, BusyTimesListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times',
            ...options
        });
    }
    
    /**
     * Create a busy time
     *
     * The user cannot be booked during this time. Events that are already booked do not change. `user_id` defaults to the caller. Members can create busy times only for themselves, managers for all users.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<BusyTimesCreateData, ThrowOnError>): RequestResult<BusyTimesCreateResponses, BusyTimesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<BusyTimesCreateResponses, BusyTimesCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a busy time
     *
     * For a busy time read from a feed, the error is `state_conflict`; change the external calendar or delete the feed instead. Members can delete only their own busy times.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<BusyTimesDeleteData, ThrowOnError>): RequestResult<BusyTimesDeleteResponses, BusyTimesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<BusyTimesDeleteResponses, BusyTimesDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times/{id}',
            ...options
        });
    }
}

export class BusyFeeds extends HeyApiClient {
    /**
     * List feeds
     *
     * A feed is an external calendar from which busy times are read. Lists the feeds of all users in the organization unless `user_id` is given. Sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<BusyFeedsListData, ThrowOnError>): RequestResult<BusyFeedsListResponses, BusyFeedsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<BusyFeedsListResponses, BusyFeedsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times/feeds',
            ...options
        });
    }
    
    /**
     * Create a feed
     *
     * Reads the busy times of a user from an external calendar (iCalendar, RFC 5545). The calendar is read immediately in the background and then every 15 minutes. The period read is yesterday and the next 400 days; canceled events and events shown as free are ignored. The URL is treated as a secret: it is stored encrypted and never returned. Its host must resolve to public IP addresses; otherwise the detail code starts with `url_`. A user can have at most 10 feeds. Members can create feeds only for themselves, managers for all users.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<BusyFeedsCreateData, ThrowOnError>): RequestResult<BusyFeedsCreateResponses, BusyFeedsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<BusyFeedsCreateResponses, BusyFeedsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times/feeds',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a feed
     *
     * Also deletes the busy times read from the feed. Members can delete only their own feeds.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<BusyFeedsDeleteData, ThrowOnError>): RequestResult<BusyFeedsDeleteResponses, BusyFeedsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<BusyFeedsDeleteResponses, BusyFeedsDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times/feeds/{id}',
            ...options
        });
    }
    
    /**
     * Get a feed
     *
     * Shows when the feed was last read successfully and why the last attempt failed.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<BusyFeedsGetData, ThrowOnError>): RequestResult<BusyFeedsGetResponses, BusyFeedsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<BusyFeedsGetResponses, BusyFeedsGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times/feeds/{id}',
            ...options
        });
    }
    
    /**
     * Update a feed
     *
     * A new `url` is read immediately. The existing busy times remain until it has been read successfully. Members can update only their own feeds. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<BusyFeedsUpdateData, ThrowOnError>): RequestResult<BusyFeedsUpdateResponses, BusyFeedsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<BusyFeedsUpdateResponses, BusyFeedsUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times/feeds/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Refresh a feed
     *
     * Reads the feed now, in the background. On success, `last_read_at` changes. Members can refresh only their own feeds.
     */
    public refresh<ThrowOnError extends boolean = false>(options: Options<BusyFeedsRefreshData, ThrowOnError>): RequestResult<BusyFeedsRefreshResponses, BusyFeedsRefreshErrors, ThrowOnError> {
        return (options.client ?? this.client).post<BusyFeedsRefreshResponses, BusyFeedsRefreshErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times/feeds/{id}/refresh',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `booking:write`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<BusyFeedsBatchData, ThrowOnError>): RequestResult<BusyFeedsBatchResponses, BusyFeedsBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<BusyFeedsBatchResponses, BusyFeedsBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/busy-times/feeds/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Campaigns extends HeyApiClient {
    /**
     * List campaigns
     *
     * Filters are combined with AND. Sorted newest first unless `sort` is given. The bodies are not included; get a single campaign to read them.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<CampaignsListData, ThrowOnError>): RequestResult<CampaignsListResponses, CampaignsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<CampaignsListResponses, CampaignsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns',
            ...options
        });
    }
    
    /**
     * Create a campaign
     *
     * Creates a draft, which may be incomplete until it is scheduled or sent. `owner_id` defaults to the caller. The subject and the bodies may contain variables such as `{{first_name}}`, with an optional fallback: `{{first_name|friend}}`.
     *
     * Values are escaped in HTML and percent-encoded in links. Variables are not allowed in the host of a link, in styles and in scripts. Links that run code (`javascript:`, `data:`, `vbscript:`) are rejected with `unsafe_link`. If a body does not contain `{{unsubscribe_url}}`, a footer with an unsubscribe link is added; if it does not contain `{{postal_address}}`, a footer with the address of the organization. The footer is in the recipient's language. Test messages have it too.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<CampaignsCreateData, ThrowOnError>): RequestResult<CampaignsCreateResponses, CampaignsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsCreateResponses, CampaignsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Search campaigns by a filter
     *
     * `filter` is a tree of conditions. Without it, every campaign matches. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
     */
    public search<ThrowOnError extends boolean = false>(options: Options<CampaignsSearchData, ThrowOnError>): RequestResult<CampaignsSearchResponses, CampaignsSearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsSearchResponses, CampaignsSearchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/search',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a campaign
     *
     * The campaign can be restored. While it is `scheduled` or `sending`, the error is `state_conflict`.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<CampaignsDeleteData, ThrowOnError>): RequestResult<CampaignsDeleteResponses, CampaignsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<CampaignsDeleteResponses, CampaignsDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}',
            ...options
        });
    }
    
    /**
     * Get a campaign
     *
     * Includes the bodies and the statistics.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<CampaignsGetData, ThrowOnError>): RequestResult<CampaignsGetResponses, CampaignsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<CampaignsGetResponses, CampaignsGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}',
            ...options
        });
    }
    
    /**
     * Update a campaign
     *
     * Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. `name`, `tags` and `owner_id` can always be updated, all other fields only while the campaign is a draft. Merged member by member, where null clears a member: `utm`. Lists are replaced: `segment_ids`, `exclude_segment_ids`, `tags`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<CampaignsUpdateData, ThrowOnError>): RequestResult<CampaignsUpdateResponses, CampaignsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<CampaignsUpdateResponses, CampaignsUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted campaign
     *
     * A campaign that is not deleted is returned unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<CampaignsRestoreData, ThrowOnError>): RequestResult<CampaignsRestoreResponses, CampaignsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsRestoreResponses, CampaignsRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}/restore',
            ...options
        });
    }
    
    /**
     * Schedule a campaign
     *
     * The campaign must be a draft with a subject, `from`, a body, and at least one segment of contacts that is not deleted. The error `unprocessable` lists everything that is missing.
     */
    public schedule<ThrowOnError extends boolean = false>(options: Options<CampaignsScheduleData, ThrowOnError>): RequestResult<CampaignsScheduleResponses, CampaignsScheduleErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsScheduleResponses, CampaignsScheduleErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}/schedule',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Unschedule a campaign
     *
     * Makes a scheduled campaign a draft again. It can then be updated, scheduled for another time, or sent.
     */
    public unschedule<ThrowOnError extends boolean = false>(options: Options<CampaignsUnscheduleData, ThrowOnError>): RequestResult<CampaignsUnscheduleResponses, CampaignsUnscheduleErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsUnscheduleResponses, CampaignsUnscheduleErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}/unschedule',
            ...options
        });
    }
    
    /**
     * Send a campaign now
     *
     * The campaign must be a draft or scheduled, and complete as for `schedule`. The recipients are determined in the background: all members of `segment_ids` except those of `exclude_segment_ids`, each address once.
     */
    public send<ThrowOnError extends boolean = false>(options: Options<CampaignsSendData, ThrowOnError>): RequestResult<CampaignsSendResponses, CampaignsSendErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsSendResponses, CampaignsSendErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}/send',
            ...options
        });
    }
    
    /**
     * Cancel a campaign
     *
     * Cancels a scheduled campaign, or the remaining messages of a campaign that is being sent. A canceled campaign cannot be resumed.
     */
    public cancel<ThrowOnError extends boolean = false>(options: Options<CampaignsCancelData, ThrowOnError>): RequestResult<CampaignsCancelResponses, CampaignsCancelErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsCancelResponses, CampaignsCancelErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}/cancel',
            ...options
        });
    }
    
    /**
     * Archive a campaign
     *
     * The campaign must be sent or canceled.
     */
    public archive<ThrowOnError extends boolean = false>(options: Options<CampaignsArchiveData, ThrowOnError>): RequestResult<CampaignsArchiveResponses, CampaignsArchiveErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsArchiveResponses, CampaignsArchiveErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}/archive',
            ...options
        });
    }
    
    /**
     * Send a campaign to test addresses
     *
     * Sends one transactional message to each address. Variables have the values of the contact with this address or, if there is none, of the caller. The campaign must have a subject, `from` and a body. Test messages are not included in the statistics. They have the same footer as campaign messages, but their unsubscribe link opens a page that changes nothing.
     */
    public test<ThrowOnError extends boolean = false>(options: Options<CampaignsTestData, ThrowOnError>): RequestResult<CampaignsTestResponses, CampaignsTestErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsTestResponses, CampaignsTestErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}/test',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List the recipients of a campaign
     *
     * The list is empty until sending starts.
     */
    public recipients<ThrowOnError extends boolean = false>(options: Options<CampaignsRecipientsData, ThrowOnError>): RequestResult<CampaignsRecipientsResponses, CampaignsRecipientsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<CampaignsRecipientsResponses, CampaignsRecipientsErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/{id}/recipients',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `campaigns:delete`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<CampaignsBatchData, ThrowOnError>): RequestResult<CampaignsBatchResponses, CampaignsBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CampaignsBatchResponses, CampaignsBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/campaigns/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Changes extends HeyApiClient {
    /**
     * List changes to records
     *
     * Changes are returned in commit order. A client that continues with `meta.next_cursor` misses no change, even during concurrent writes. A change becomes visible once no transaction that began before it is open. Changes are kept for 30 days. An older cursor is rejected with the detail `expired_cursor`; read the records again, then start without a cursor. Only changes to record types that the caller can read are returned; changes to API keys require `api_keys:manage`, and changes to connections require `ai:manage`.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<ChangesListData, ThrowOnError>): RequestResult<ChangesListResponses, ChangesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ChangesListResponses, ChangesListErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/changes',
            ...options
        });
    }
}

export class Connections extends HeyApiClient {
    /**
     * Revoke the connections of all members
     *
     * Takes effect at the next call by each application; users must then authorize the application again. All API keys with the MCP option lose it, including keys that no application has used yet. These keys remain valid for other programs.
     */
    public revokeAll<ThrowOnError extends boolean = false>(options?: Options<ConnectionsRevokeAllData, ThrowOnError>): RequestResult<ConnectionsRevokeAllResponses, ConnectionsRevokeAllErrors, ThrowOnError> {
        return (options?.client ?? this.client).delete<ConnectionsRevokeAllResponses, ConnectionsRevokeAllErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/connections',
            ...options
        });
    }
    
    /**
     * List the connections of all members
     *
     * Includes connections that have ended.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<ConnectionsListData, ThrowOnError>): RequestResult<ConnectionsListResponses, ConnectionsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ConnectionsListResponses, ConnectionsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/connections',
            ...options
        });
    }
    
    /**
     * Revoke a connection
     *
     * Takes effect at the application's next call and cannot be undone. An API key that the connection uses loses its MCP option but remains valid for other programs. The connection remains in the list with the status `revoked`.
     */
    public revoke<ThrowOnError extends boolean = false>(options: Options<ConnectionsRevokeData, ThrowOnError>): RequestResult<ConnectionsRevokeResponses, ConnectionsRevokeErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ConnectionsRevokeResponses, ConnectionsRevokeErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/connections/{id}',
            ...options
        });
    }
}

export class Me extends HeyApiClient {
    /**
     * List your connections
     *
     * Includes connections that have ended.
     */
    public connections<ThrowOnError extends boolean = false>(options?: Options<MeConnectionsData, ThrowOnError>): RequestResult<MeConnectionsResponses, MeConnectionsErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<MeConnectionsResponses, MeConnectionsErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/me/connections',
            ...options
        });
    }
    
    /**
     * Revoke one of your connections
     *
     * Has the same effect as revocation by an administrator. Returns `not_found` for connections of other users.
     */
    public revokeConnection<ThrowOnError extends boolean = false>(options: Options<MeRevokeConnectionData, ThrowOnError>): RequestResult<MeRevokeConnectionResponses, MeRevokeConnectionErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<MeRevokeConnectionResponses, MeRevokeConnectionErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/me/connections/{id}',
            ...options
        });
    }
    
    /**
     * Get the caller and their permissions
     *
     * Works with sessions and API keys.
     */
    public get<ThrowOnError extends boolean = false>(options?: Options<MeGetData, ThrowOnError>): RequestResult<MeGetResponses, MeGetErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<MeGetResponses, MeGetErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/me',
            ...options
        });
    }
    
    /**
     * Update your profile
     *
     * Sent fields are changed; omitted fields keep their values. `booking_slug` is unique across all organizations; otherwise the request fails with `duplicate`. Null removes your booking page.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<MeUpdateData, ThrowOnError>): RequestResult<MeUpdateResponses, MeUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<MeUpdateResponses, MeUpdateErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/me',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class CustomFields extends HeyApiClient {
    /**
     * List custom fields
     *
     * Includes archived fields unless `archived` is given. Values of archived fields can still be read and used in filters.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<CustomFieldsListData, ThrowOnError>): RequestResult<CustomFieldsListResponses, CustomFieldsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<CustomFieldsListResponses, CustomFieldsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/custom-fields',
            ...options
        });
    }
    
    /**
     * Create a custom field
     *
     * The key is unique per record type. A record type has at most 100 custom fields. `options` is required for the types `select` and `multi_select` and not allowed for others. A required field must have a value when a record is created and cannot be cleared afterwards. Existing records without a value can still be changed.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<CustomFieldsCreateData, ThrowOnError>): RequestResult<CustomFieldsCreateResponses, CustomFieldsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CustomFieldsCreateResponses, CustomFieldsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/custom-fields',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a custom field
     *
     * Fails with `in_use` while a record, including a deleted one, has a value for the field, or the filter of a segment refers to it. Archive the field instead.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<CustomFieldsDeleteData, ThrowOnError>): RequestResult<CustomFieldsDeleteResponses, CustomFieldsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<CustomFieldsDeleteResponses, CustomFieldsDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/custom-fields/{id}',
            ...options
        });
    }
    
    /**
     * Get a custom field
     *
     * Also returns archived fields.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<CustomFieldsGetData, ThrowOnError>): RequestResult<CustomFieldsGetResponses, CustomFieldsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<CustomFieldsGetResponses, CustomFieldsGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/custom-fields/{id}',
            ...options
        });
    }
    
    /**
     * Update a custom field
     *
     * `entity_type`, `key` and `type` cannot be changed. Only fields of type `select` and `multi_select` have `options`. Values with a removed option are kept until they are changed. An archived field accepts no new values. Lists are replaced: `options`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<CustomFieldsUpdateData, ThrowOnError>): RequestResult<CustomFieldsUpdateResponses, CustomFieldsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<CustomFieldsUpdateResponses, CustomFieldsUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/custom-fields/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `custom_fields:write`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<CustomFieldsBatchData, ThrowOnError>): RequestResult<CustomFieldsBatchResponses, CustomFieldsBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<CustomFieldsBatchResponses, CustomFieldsBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/custom-fields/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Emails extends HeyApiClient {
    /**
     * List e-mail messages
     *
     * Filters are combined with AND. Sorted newest first unless `sort` is given. `html` and `text` are not included; get a single message to read them.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<EmailsListData, ThrowOnError>): RequestResult<EmailsListResponses, EmailsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EmailsListResponses, EmailsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notifications/emails',
            ...options
        });
    }
    
    /**
     * Send an e-mail message
     *
     * Accepts the message and sends it in the background, at `send_at` or as soon as possible. Each item of `to`, `cc` and `bcc` contains one address, and each address may occur only once. A recipient is `suppressed` if the address is undeliverable or, for marketing messages, unsubscribed. If all recipients are suppressed, the message is rejected with `all_recipients_suppressed`. Marketing messages get a footer with the postal address of the organization and an unsubscribe link, in the language of the contact or, if unknown, of the organization. Links in `html` that run code (`javascript:`, `data:`, `vbscript:`) are rejected with `unsafe_link`.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<EmailsCreateData, ThrowOnError>): RequestResult<EmailsCreateResponses, EmailsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EmailsCreateResponses, EmailsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notifications/emails',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get an e-mail message
     *
     * Includes `html` and `text`. Attachments are listed without their content. Links that let the recipient change a booking or unsubscribe are returned without their signature, so that only the recipient can use them.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<EmailsGetData, ThrowOnError>): RequestResult<EmailsGetResponses, EmailsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EmailsGetResponses, EmailsGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notifications/emails/{id}',
            ...options
        });
    }
    
    /**
     * Cancel an e-mail message
     *
     * The message must be `scheduled` or `queued`; otherwise the error is `state_conflict`.
     */
    public cancel<ThrowOnError extends boolean = false>(options: Options<EmailsCancelData, ThrowOnError>): RequestResult<EmailsCancelResponses, EmailsCancelErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EmailsCancelResponses, EmailsCancelErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notifications/emails/{id}/cancel',
            ...options
        });
    }
}

export class Events extends HeyApiClient {
    /**
     * Reschedule an event
     *
     * Moves an event to another time. The event keeps its id, invitees and status; its previous time is added to `history`. The new time must be a start time that the event type offers; the time that the event itself occupies counts as free. `duration_minutes` defaults to the current duration. The hosts do not change if they are free at the new time; with `round_robin`, another host takes over if necessary. If the new time is not available, the error is `slot_unavailable` with up to five `alternatives`. If the event is over, declined or canceled, the error is `state_conflict`.
     */
    public reschedule<ThrowOnError extends boolean = false>(options: Options<EventsRescheduleData, ThrowOnError>): RequestResult<EventsRescheduleResponses, EventsRescheduleErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventsRescheduleResponses, EventsRescheduleErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}/reschedule',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Cancel an event
     *
     * The time of the event can be booked again immediately. An event that is already canceled is returned unchanged, and no notifications are sent. If the event is over or was declined, the error is `state_conflict`.
     */
    public cancel<ThrowOnError extends boolean = false>(options: Options<EventsCancelData, ThrowOnError>): RequestResult<EventsCancelResponses, EventsCancelErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventsCancelResponses, EventsCancelErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}/cancel',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Confirm an event
     *
     * The event must be pending and not over; otherwise the error is `state_conflict`.
     */
    public confirm<ThrowOnError extends boolean = false>(options: Options<EventsConfirmData, ThrowOnError>): RequestResult<EventsConfirmResponses, EventsConfirmErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventsConfirmResponses, EventsConfirmErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}/confirm',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Decline an event
     *
     * The time of the event can be booked again immediately. The event must be pending and not over; otherwise the error is `state_conflict`.
     */
    public decline<ThrowOnError extends boolean = false>(options: Options<EventsDeclineData, ThrowOnError>): RequestResult<EventsDeclineResponses, EventsDeclineErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventsDeclineResponses, EventsDeclineErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}/decline',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Record no-shows
     *
     * Records that invitees, the hosts, or both did not attend; `false` reverts this. The event must be confirmed and have started; otherwise the error is `state_conflict`. No notifications are sent.
     */
    public noShow<ThrowOnError extends boolean = false>(options: Options<EventsNoShowData, ThrowOnError>): RequestResult<EventsNoShowResponses, EventsNoShowErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventsNoShowResponses, EventsNoShowErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}/no-show',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List the invitees of an event
     *
     * Sorted newest first unless `sort` is given.
     */
    public invitees<ThrowOnError extends boolean = false>(options: Options<EventsInviteesData, ThrowOnError>): RequestResult<EventsInviteesResponses, EventsInviteesErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EventsInviteesResponses, EventsInviteesErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}/invitees',
            ...options
        });
    }
    
    /**
     * Add an invitee to an event
     *
     * If the event has several seats, the invitee takes one; if none is left, the error is `slot_unavailable`. Otherwise the invitee is added as a guest. Such an event can have at most 20 guests; `max_guests` of the event type limits only the guests in a booking. The contact with this address is linked, or created if there is none. An address that is already invited (ignoring case) is returned unchanged. The invitee is sent an invitation, and the hosts an update of their calendar entry. If the event is over, declined or canceled, the error is `state_conflict`.
     */
    public addInvitee<ThrowOnError extends boolean = false>(options: Options<EventsAddInviteeData, ThrowOnError>): RequestResult<EventsAddInviteeResponses, EventsAddInviteeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventsAddInviteeResponses, EventsAddInviteeErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}/invitees',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove an invitee from an event
     *
     * A removed invitee stays in the list with `cancelled_at` set. The invitee is notified, and the hosts are sent an update of their calendar entry. An invitee who was already removed is returned unchanged. For the last invitee, the error is `state_conflict`; cancel the event instead. If the event is over, declined or canceled, the error is also `state_conflict`.
     */
    public removeInvitee<ThrowOnError extends boolean = false>(options: Options<EventsRemoveInviteeData, ThrowOnError>): RequestResult<EventsRemoveInviteeResponses, EventsRemoveInviteeErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<EventsRemoveInviteeResponses, EventsRemoveInviteeErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}/invitees/{invitee_id}',
            ...options
        });
    }
    
    /**
     * List events
     *
     * Filters are combined with AND. The total is exact. Sorted by time of booking, newest first, unless `sort` is given. Each event contains at most 20 of its invitees; `invitee_count` is their total number.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<EventsListData, ThrowOnError>): RequestResult<EventsListResponses, EventsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EventsListResponses, EventsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events',
            ...options
        });
    }
    
    /**
     * Book an event
     *
     * Books a start time that the event type offers (see its slots). If it is no longer free, the error is `slot_unavailable` with up to five `alternatives`. With `round_robin`, the host is the free one with the fewest events of this type in the 30 days before and after the start. If no contact has the address of an invitee, a contact is created. If the event type has several seats and this start time is already booked, the invitees join the existing event; its location and opportunity do not change, and each guest takes a seat. If the event type requires confirmation, the event is `pending` until a host confirms it.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<EventsCreateData, ThrowOnError>): RequestResult<EventsCreateResponses, EventsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventsCreateResponses, EventsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get an event
     *
     * Includes all invitees, also removed ones.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<EventsGetData, ThrowOnError>): RequestResult<EventsGetResponses, EventsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EventsGetResponses, EventsGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}',
            ...options
        });
    }
    
    /**
     * Update an event
     *
     * Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. `metadata` is replaced as a whole. If the event is over, declined or canceled, updating the title, description, location or host returns the error `state_conflict`. Invitees are notified of changes of these fields. All other fields can be updated at any time. To change the time, reschedule the event. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<EventsUpdateData, ThrowOnError>): RequestResult<EventsUpdateResponses, EventsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<EventsUpdateResponses, EventsUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Download an event as a calendar file
     *
     * An iCalendar file (RFC 5545) with one event, for the calendars of hosts and colleagues. The first host is the ORGANIZER, the other hosts are ATTENDEEs who have accepted. Invitees are listed only in the description, so that calendars send them no messages. The file has no METHOD because a published event must not contain attendees (RFC 5546 3.2.1). The UID never changes, so importing the file again updates the existing entry.
     */
    public ics<ThrowOnError extends boolean = false>(options: Options<EventsIcsData, ThrowOnError>): RequestResult<EventsIcsResponses, EventsIcsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EventsIcsResponses, EventsIcsErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/events/{id}/ics',
            ...options
        });
    }
}

export class EventTypes extends HeyApiClient {
    /**
     * List event types
     *
     * Filters are combined with AND. Includes inactive event types unless `is_active` is given. Sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<EventTypesListData, ThrowOnError>): RequestResult<EventTypesListResponses, EventTypesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<EventTypesListResponses, EventTypesListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/event-types',
            ...options
        });
    }
    
    /**
     * Create an event type
     *
     * By default, the caller is the owner and the only host, `slug` is derived from the title, and the event type is active, public, and can be booked from one hour to 60 days ahead. Members can create event types only for themselves, managers for all users.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<EventTypesCreateData, ThrowOnError>): RequestResult<EventTypesCreateResponses, EventTypesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventTypesCreateResponses, EventTypesCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/event-types',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete an event type
     *
     * The event type can be restored. Booked events do not change. Members can delete only event types that they own.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<EventTypesDeleteData, ThrowOnError>): RequestResult<EventTypesDeleteResponses, EventTypesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<EventTypesDeleteResponses, EventTypesDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/event-types/{id}',
            ...options
        });
    }
    
    /**
     * Get an event type
     *
     * A deleted event type returns 404. Restore it first, or list it with `include_deleted`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<EventTypesGetData, ThrowOnError>): RequestResult<EventTypesGetResponses, EventTypesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EventTypesGetResponses, EventTypesGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/event-types/{id}',
            ...options
        });
    }
    
    /**
     * Update an event type
     *
     * Updates the fields that are sent; `null` clears a field, omitted fields are unchanged. Lists, `location`, `booking_window` and `limits` are replaced as a whole. Booked events do not change. Members can update only event types that they own. Merged member by member, where null clears a member: `limits`. Lists are replaced: `hosts`, `duration_options`, `questions`, `reminder_minutes`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<EventTypesUpdateData, ThrowOnError>): RequestResult<EventTypesUpdateResponses, EventTypesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<EventTypesUpdateResponses, EventTypesUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/event-types/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted event type
     *
     * An event type that is not deleted is returned unchanged. If another event type of the owner now has its slug, the error is `duplicate`. If its schedule was deleted, the error is `unprocessable`.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<EventTypesRestoreData, ThrowOnError>): RequestResult<EventTypesRestoreResponses, EventTypesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventTypesRestoreResponses, EventTypesRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/event-types/{id}/restore',
            ...options
        });
    }
    
    /**
     * List the slots of an event type
     *
     * Lists the start times that can be booked, in order. `from` and `to` may be at most 31 days apart; past times are not returned. Slots respect the schedules and the other events and busy times of the hosts, and the notice, booking window, buffers and limits of the event type. A slot is not reserved. If `seats_left` is less than `seats` of the event type, booking the slot joins an existing event.
     */
    public slots<ThrowOnError extends boolean = false>(options: Options<EventTypesSlotsData, ThrowOnError>): RequestResult<EventTypesSlotsResponses, EventTypesSlotsErrors, ThrowOnError> {
        return (options.client ?? this.client).get<EventTypesSlotsResponses, EventTypesSlotsErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/event-types/{id}/slots',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `booking:write`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<EventTypesBatchData, ThrowOnError>): RequestResult<EventTypesBatchResponses, EventTypesBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<EventTypesBatchResponses, EventTypesBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/event-types/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Exports extends HeyApiClient {
    /**
     * Export records
     *
     * Creates a CSV file in the background and requires the permission to read the records; `GET /v1/jobs/{job_id}` returns its progress. The file (RFC 4180, UTF-8 without a byte order mark) has the field names in its first line and can be imported again. Lists are joined with `; `. Members of objects have separate columns (`address.city`, `custom_fields.<key>`, `external_ids.<namespace>`), and related records are written as `contact:<id>`. A cell that a spreadsheet would interpret as a formula is prefixed with an apostrophe. The file is kept for 7 days.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<ExportsCreateData, ThrowOnError>): RequestResult<ExportsCreateResponses, ExportsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ExportsCreateResponses, ExportsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/exports',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get an export
     *
     * Returns the status of the export and when its file expires.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<ExportsGetData, ThrowOnError>): RequestResult<ExportsGetResponses, ExportsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ExportsGetResponses, ExportsGetErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/exports/{id}',
            ...options
        });
    }
    
    /**
     * Download the file of an export
     *
     * Fails with `state_conflict` while the file is not ready.
     */
    public file<ThrowOnError extends boolean = false>(options: Options<ExportsFileData, ThrowOnError>): RequestResult<ExportsFileResponses, ExportsFileErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ExportsFileResponses, ExportsFileErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/exports/{id}/file',
            ...options
        });
    }
}

export class Imports extends HeyApiClient {
    /**
     * List imports
     *
     * Imports of the record types that the caller may write, sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<ImportsListData, ThrowOnError>): RequestResult<ImportsListResponses, ImportsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ImportsListResponses, ImportsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/imports',
            ...options
        });
    }
    
    /**
     * Create an import
     *
     * Sets the record type and the options of the import; requires the permission to write the records. Then upload the file (PUT …/file), check the detected columns, and start the import (POST …/start). An import is kept for 30 days, or for 7 days if it is never started. Without a mapping, columns are matched by their names in English and French.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<ImportsCreateData, ThrowOnError>): RequestResult<ImportsCreateResponses, ImportsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ImportsCreateResponses, ImportsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/imports',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get an import
     *
     * While the import runs, `processed_rows` of `rows` and `seconds_left` report its progress.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<ImportsGetData, ThrowOnError>): RequestResult<ImportsGetResponses, ImportsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ImportsGetResponses, ImportsGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/imports/{id}',
            ...options
        });
    }
    
    /**
     * Upload the file of an import
     *
     * CSV with column names in the first line, separated by comma, semicolon, tab or `|`. The encoding is detected: UTF-8, UTF-16 with a byte order mark, or Windows-1252, as Excel writes them. The file is stored in UTF-8. The upload is streamed, up to 256 MiB, optionally with `Content-Encoding: gzip` (256 MiB uncompressed). A file that cannot be parsed is rejected with the line of the first error, and is not stored. An interrupted upload is not stored either. Another upload replaces the file until the import is started.
     */
    public upload<ThrowOnError extends boolean = false>(options: Options<ImportsUploadData, ThrowOnError>): RequestResult<ImportsUploadResponses, ImportsUploadErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ImportsUploadResponses, ImportsUploadErrors, ThrowOnError>({
            bodySerializer: null,
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/imports/{id}/file',
            ...options,
            headers: {
                'Content-Type': 'text/csv',
                ...options.headers
            }
        });
    }
    
    /**
     * Start an import
     *
     * Runs in the background and commits each batch of rows as a whole, so it resumes after a crash. Cancel it with POST /v1/jobs/{job_id}/cancel. Options in this request override those of the import. After a dry run, the import can be started again.
     */
    public start<ThrowOnError extends boolean = false>(options: Options<ImportsStartData, ThrowOnError>): RequestResult<ImportsStartResponses, ImportsStartErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ImportsStartResponses, ImportsStartErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/imports/{id}/start',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Download the failed rows
     *
     * CSV with the line number in the file, the fields, the reasons (in the caller's language) and the original row. After correction it can be imported again: the columns `import_line`, `import_fields` and `import_reasons` are ignored automatically.
     */
    public failures<ThrowOnError extends boolean = false>(options: Options<ImportsFailuresData, ThrowOnError>): RequestResult<ImportsFailuresResponses, ImportsFailuresErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ImportsFailuresResponses, ImportsFailuresErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/imports/{id}/failures',
            ...options
        });
    }
}

export class Jobs extends HeyApiClient {
    /**
     * Get a job
     *
     * Returns the progress of a job. Visible only to the user who started it and to users with `organization:manage`, until 30 days after its end.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<JobsGetData, ThrowOnError>): RequestResult<JobsGetResponses, JobsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<JobsGetResponses, JobsGetErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/jobs/{id}',
            ...options
        });
    }
    
    /**
     * Cancel a job
     *
     * A queued job is canceled immediately. A running job stops at its next step, and its effects until then remain. Fails with `state_conflict` if the job has ended.
     */
    public cancel<ThrowOnError extends boolean = false>(options: Options<JobsCancelData, ThrowOnError>): RequestResult<JobsCancelResponses, JobsCancelErrors, ThrowOnError> {
        return (options.client ?? this.client).post<JobsCancelResponses, JobsCancelErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/jobs/{id}/cancel',
            ...options
        });
    }
}

export class Members extends HeyApiClient {
    /**
     * List members
     *
     * Includes invited and suspended members. Sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<MembersListData, ThrowOnError>): RequestResult<MembersListResponses, MembersListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<MembersListResponses, MembersListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/members',
            ...options
        });
    }
    
    /**
     * Invite a member
     *
     * Sends an invitation with a link that is valid for seven days. Fails with `duplicate` if the address already has an account, in this or another organization.
     */
    public invite<ThrowOnError extends boolean = false>(options: Options<MembersInviteData, ThrowOnError>): RequestResult<MembersInviteResponses, MembersInviteErrors, ThrowOnError> {
        return (options.client ?? this.client).post<MembersInviteResponses, MembersInviteErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/members',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Get a member
     *
     * The id is the one that `owner_id` and `created_by` contain.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<MembersGetData, ThrowOnError>): RequestResult<MembersGetResponses, MembersGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<MembersGetResponses, MembersGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/members/{id}',
            ...options
        });
    }
    
    /**
     * Update a member
     *
     * `booking_slug` is unique across all organizations; otherwise the request fails with `duplicate`. Suspending a member ends their sessions immediately, and the API keys that they created stop working. The last owner cannot be suspended or given another role. You cannot assign a role with more permissions than your own. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<MembersUpdateData, ThrowOnError>): RequestResult<MembersUpdateResponses, MembersUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<MembersUpdateResponses, MembersUpdateErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/members/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Resend an invitation
     *
     * Sends a new link and invalidates earlier ones. Fails with `state_conflict` unless the member's status is `invited`.
     */
    public resendInvitation<ThrowOnError extends boolean = false>(options: Options<MembersResendInvitationData, ThrowOnError>): RequestResult<MembersResendInvitationResponses, MembersResendInvitationErrors, ThrowOnError> {
        return (options.client ?? this.client).post<MembersResendInvitationResponses, MembersResendInvitationErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/members/{id}/resend-invitation',
            ...options
        });
    }
}

export class Organization extends HeyApiClient {
    /**
     * Get the organization
     *
     * Returns its plan, its defaults and the region of its data.
     */
    public get<ThrowOnError extends boolean = false>(options?: Options<OrganizationGetData, ThrowOnError>): RequestResult<OrganizationGetResponses, OrganizationGetErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<OrganizationGetResponses, OrganizationGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/organization',
            ...options
        });
    }
    
    /**
     * Update the organization
     *
     * Sent fields are changed; omitted fields keep their values. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<OrganizationUpdateData, ThrowOnError>): RequestResult<OrganizationUpdateResponses, OrganizationUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<OrganizationUpdateResponses, OrganizationUpdateErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/organization',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Pipelines extends HeyApiClient {
    /**
     * List pipelines
     *
     * Returns pipelines with their stages, sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<PipelinesListData, ThrowOnError>): RequestResult<PipelinesListResponses, PipelinesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<PipelinesListResponses, PipelinesListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/pipelines',
            ...options
        });
    }
    
    /**
     * Create a pipeline
     *
     * The name is unique. A pipeline needs at least one stage of each type. A `won` stage has the probability 100, a `lost` stage 0. If the new pipeline is the default, the previous default pipeline no longer is.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<PipelinesCreateData, ThrowOnError>): RequestResult<PipelinesCreateResponses, PipelinesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PipelinesCreateResponses, PipelinesCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/pipelines',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a pipeline
     *
     * Fails with `in_use` while the pipeline contains opportunities. The default pipeline cannot be deleted.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<PipelinesDeleteData, ThrowOnError>): RequestResult<PipelinesDeleteResponses, PipelinesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<PipelinesDeleteResponses, PipelinesDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/pipelines/{id}',
            ...options
        });
    }
    
    /**
     * Get a pipeline
     *
     * Returns the pipeline with its stages in order.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<PipelinesGetData, ThrowOnError>): RequestResult<PipelinesGetResponses, PipelinesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<PipelinesGetResponses, PipelinesGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/pipelines/{id}',
            ...options
        });
    }
    
    /**
     * Update a pipeline
     *
     * `stages` is replaced as a whole. A stage with opportunities cannot be removed or change its type (`in_use`). A changed probability only applies to opportunities that enter the stage afterwards. A pipeline remains the default until another one is made the default. Lists are replaced: `stages`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<PipelinesUpdateData, ThrowOnError>): RequestResult<PipelinesUpdateResponses, PipelinesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<PipelinesUpdateResponses, PipelinesUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/pipelines/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `organization:manage`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<PipelinesBatchData, ThrowOnError>): RequestResult<PipelinesBatchResponses, PipelinesBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PipelinesBatchResponses, PipelinesBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/pipelines/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Products extends HeyApiClient {
    /**
     * Delete a product permanently
     *
     * The product cannot be restored. Fails with `in_use` while a line item refers to the product; `limit` in the details is the number of these line items.
     */
    public purge<ThrowOnError extends boolean = false>(options: Options<ProductsPurgeData, ThrowOnError>): RequestResult<ProductsPurgeResponses, ProductsPurgeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ProductsPurgeResponses, ProductsPurgeErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/products/{id}/purge',
            ...options
        });
    }
    
    /**
     * List products
     *
     * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<ProductsListData, ThrowOnError>): RequestResult<ProductsListResponses, ProductsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<ProductsListResponses, ProductsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/products',
            ...options
        });
    }
    
    /**
     * Create a product
     *
     * Defaults: `unit_price` is `0`, `is_active` is `true`, `owner_id` is the caller. The currency defaults to that of the organization. The digits of `unit_price` follow the currency: none for JPY, two for EUR.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<ProductsCreateData, ThrowOnError>): RequestResult<ProductsCreateResponses, ProductsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ProductsCreateResponses, ProductsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/products',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Search products by a filter
     *
     * `filter` is a tree of conditions; without a filter, all products match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
     */
    public search<ThrowOnError extends boolean = false>(options: Options<ProductsSearchData, ThrowOnError>): RequestResult<ProductsSearchResponses, ProductsSearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ProductsSearchResponses, ProductsSearchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/products/search',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a product
     *
     * The product can be restored. Members can only delete products that they created or that another user assigned to them with `owner_id`.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<ProductsDeleteData, ThrowOnError>): RequestResult<ProductsDeleteResponses, ProductsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<ProductsDeleteResponses, ProductsDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/products/{id}',
            ...options
        });
    }
    
    /**
     * Get a product
     *
     * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<ProductsGetData, ThrowOnError>): RequestResult<ProductsGetResponses, ProductsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<ProductsGetResponses, ProductsGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/products/{id}',
            ...options
        });
    }
    
    /**
     * Update a product
     *
     * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Merged member by member, where null clears a member: `external_ids`, `custom_fields`. Lists are replaced: `tags`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<ProductsUpdateData, ThrowOnError>): RequestResult<ProductsUpdateResponses, ProductsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<ProductsUpdateResponses, ProductsUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/products/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted product
     *
     * A product that is not deleted is returned unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<ProductsRestoreData, ThrowOnError>): RequestResult<ProductsRestoreResponses, ProductsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ProductsRestoreResponses, ProductsRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/products/{id}/restore',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `products:delete`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<ProductsBatchData, ThrowOnError>): RequestResult<ProductsBatchResponses, ProductsBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<ProductsBatchResponses, ProductsBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/products/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Roles extends HeyApiClient {
    /**
     * List roles
     *
     * Includes built-in roles.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<RolesListData, ThrowOnError>): RequestResult<RolesListResponses, RolesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<RolesListResponses, RolesListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/roles',
            ...options
        });
    }
    
    /**
     * Create a role
     *
     * The name is unique. The permissions cannot exceed those of the caller.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<RolesCreateData, ThrowOnError>): RequestResult<RolesCreateResponses, RolesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<RolesCreateResponses, RolesCreateErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/roles',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a role
     *
     * Fails with `in_use` while a member has the role. Built-in roles cannot be deleted.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<RolesDeleteData, ThrowOnError>): RequestResult<RolesDeleteResponses, RolesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<RolesDeleteResponses, RolesDeleteErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/roles/{id}',
            ...options
        });
    }
    
    /**
     * Get a role
     *
     * Returns built-in roles as well.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<RolesGetData, ThrowOnError>): RequestResult<RolesGetResponses, RolesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<RolesGetResponses, RolesGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/roles/{id}',
            ...options
        });
    }
    
    /**
     * Update a role
     *
     * Takes effect immediately for all members with this role. Built-in roles cannot be changed. Lists are replaced: `permissions`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<RolesUpdateData, ThrowOnError>): RequestResult<RolesUpdateResponses, RolesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<RolesUpdateResponses, RolesUpdateErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/roles/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Schedules extends HeyApiClient {
    /**
     * List schedules
     *
     * Lists the schedules of all users in the organization unless `user_id` is given. Sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<SchedulesListData, ThrowOnError>): RequestResult<SchedulesListResponses, SchedulesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<SchedulesListResponses, SchedulesListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/schedules',
            ...options
        });
    }
    
    /**
     * Create a schedule
     *
     * `user_id` defaults to the caller, `timezone` to the time zone of the user, and `weekly_hours` to Monday to Friday from 09:00 to 17:00. These hours also apply to users without a schedule. A user's first schedule is the default; a later schedule with `is_default` replaces it as the default. Members can create schedules only for themselves, managers for all users.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SchedulesCreateData, ThrowOnError>): RequestResult<SchedulesCreateResponses, SchedulesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SchedulesCreateResponses, SchedulesCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/schedules',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a schedule
     *
     * The schedule can be restored. While an event type uses it, the error is `in_use`. For a default schedule whose user has other schedules, the error is `state_conflict`. Members can delete only their own schedules.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<SchedulesDeleteData, ThrowOnError>): RequestResult<SchedulesDeleteResponses, SchedulesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SchedulesDeleteResponses, SchedulesDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{id}',
            ...options
        });
    }
    
    /**
     * Get a schedule
     *
     * A deleted schedule returns 404. Restore it first, or list it with `include_deleted`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<SchedulesGetData, ThrowOnError>): RequestResult<SchedulesGetResponses, SchedulesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SchedulesGetResponses, SchedulesGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{id}',
            ...options
        });
    }
    
    /**
     * Update a schedule
     *
     * Updates the fields that are sent and leaves the others unchanged. `weekly_hours` and `overrides` are replaced as a whole. Booked events do not change. `is_default` cannot be set to false; make another schedule of the user the default instead. Members can update only their own schedules. Lists are replaced: `weekly_hours`, `overrides`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<SchedulesUpdateData, ThrowOnError>): RequestResult<SchedulesUpdateResponses, SchedulesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<SchedulesUpdateResponses, SchedulesUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted schedule
     *
     * The schedule becomes the default only if its user has no other schedule. A schedule that is not deleted is returned unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<SchedulesRestoreData, ThrowOnError>): RequestResult<SchedulesRestoreResponses, SchedulesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SchedulesRestoreResponses, SchedulesRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/{id}/restore',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `booking:write`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<SchedulesBatchData, ThrowOnError>): RequestResult<SchedulesBatchResponses, SchedulesBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SchedulesBatchResponses, SchedulesBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/schedules/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Search extends HeyApiClient {
    /**
     * Search all record types
     *
     * Finds live records by words in their names and texts, ignoring case and accents. A word can also match the beginning or another part of a longer word, and a phone number matches in any notation. If no record contains all words, records with similar words are returned. Only record types that the caller can read are searched. Sorted by relevance. New records can be found immediately.
     */
    public find<ThrowOnError extends boolean = false>(options: Options<SearchFindData, ThrowOnError>): RequestResult<SearchFindResponses, SearchFindErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SearchFindResponses, SearchFindErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/search',
            ...options
        });
    }
}

export class Segments extends HeyApiClient {
    /**
     * List segments
     *
     * Filters are combined with AND. A list does not count the members of dynamic segments again, so their `member_count` is the last known count.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<SegmentsListData, ThrowOnError>): RequestResult<SegmentsListResponses, SegmentsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<SegmentsListResponses, SegmentsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments',
            ...options
        });
    }
    
    /**
     * Create a segment
     *
     * A dynamic segment needs a `filter`, whose fields, operators and values are validated; a static segment has none. The name is unique among live segments, ignoring case.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SegmentsCreateData, ThrowOnError>): RequestResult<SegmentsCreateResponses, SegmentsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SegmentsCreateResponses, SegmentsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Search segments by a filter
     *
     * Works like POST /v1/entities/search, with the fields of segments.
     */
    public search<ThrowOnError extends boolean = false>(options: Options<SegmentsSearchData, ThrowOnError>): RequestResult<SegmentsSearchResponses, SegmentsSearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SegmentsSearchResponses, SegmentsSearchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/search',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Preview the members of a segment
     *
     * Returns the number of records that match the filter, and the newest of them. Nothing is saved.
     */
    public preview<ThrowOnError extends boolean = false>(options: Options<SegmentsPreviewData, ThrowOnError>): RequestResult<SegmentsPreviewResponses, SegmentsPreviewErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SegmentsPreviewResponses, SegmentsPreviewErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/preview',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a segment
     *
     * The members themselves are not deleted. The segment can be restored with its members. Fails with `in_use` while an unfinished campaign uses it.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<SegmentsDeleteData, ThrowOnError>): RequestResult<SegmentsDeleteResponses, SegmentsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SegmentsDeleteResponses, SegmentsDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/{id}',
            ...options
        });
    }
    
    /**
     * Get a segment
     *
     * Counts the members of a dynamic segment. If counting takes longer than 0.1 s, the last count is returned until its age exceeds 50 times the duration of the count. `evaluated_at` is the time of the count.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<SegmentsGetData, ThrowOnError>): RequestResult<SegmentsGetResponses, SegmentsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SegmentsGetResponses, SegmentsGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/{id}',
            ...options
        });
    }
    
    /**
     * Update a segment
     *
     * Sent fields are changed, `null` clears a field, and omitted fields keep their values. `entity_type` and `kind` cannot be changed; freezing makes a dynamic segment static. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<SegmentsUpdateData, ThrowOnError>): RequestResult<SegmentsUpdateResponses, SegmentsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<SegmentsUpdateResponses, SegmentsUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted segment
     *
     * Fails with `duplicate` if a live segment now has its name. A segment that is not deleted is returned unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<SegmentsRestoreData, ThrowOnError>): RequestResult<SegmentsRestoreResponses, SegmentsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SegmentsRestoreResponses, SegmentsRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/{id}/restore',
            ...options
        });
    }
    
    /**
     * Make a dynamic segment static
     *
     * The records that currently match become the members, and the filter is removed. This cannot be undone. A static segment is returned unchanged.
     */
    public freeze<ThrowOnError extends boolean = false>(options: Options<SegmentsFreezeData, ThrowOnError>): RequestResult<SegmentsFreezeResponses, SegmentsFreezeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SegmentsFreezeResponses, SegmentsFreezeErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/{id}/freeze',
            ...options
        });
    }
    
    /**
     * List the members of a segment
     *
     * Returns live records only. Fails with `unprocessable` if the filter refers to a custom field that no longer exists.
     */
    public members<ThrowOnError extends boolean = false>(options: Options<SegmentsMembersData, ThrowOnError>): RequestResult<SegmentsMembersResponses, SegmentsMembersErrors, ThrowOnError> {
        return (options.client ?? this.client).get<SegmentsMembersResponses, SegmentsMembersErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/{id}/members',
            ...options
        });
    }
    
    /**
     * Add members to a static segment
     *
     * Adds all of the records or none. Existing members are ignored. Fails with `state_conflict` for a dynamic segment, whose members are determined by its filter.
     */
    public addMembers<ThrowOnError extends boolean = false>(options: Options<SegmentsAddMembersData, ThrowOnError>): RequestResult<SegmentsAddMembersResponses, SegmentsAddMembersErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SegmentsAddMembersResponses, SegmentsAddMembersErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/{id}/members',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove a member from a static segment
     *
     * The record itself is not deleted. Fails with `state_conflict` for a dynamic segment.
     */
    public removeMember<ThrowOnError extends boolean = false>(options: Options<SegmentsRemoveMemberData, ThrowOnError>): RequestResult<SegmentsRemoveMemberResponses, SegmentsRemoveMemberErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SegmentsRemoveMemberResponses, SegmentsRemoveMemberErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/{id}/members/{entity_id}',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `segments:delete`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<SegmentsBatchData, ThrowOnError>): RequestResult<SegmentsBatchResponses, SegmentsBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SegmentsBatchResponses, SegmentsBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/segments/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Session extends HeyApiClient {
    /**
     * Sign out
     *
     * Ends the session of this request and clears its cookie.
     */
    public delete<ThrowOnError extends boolean = false>(options?: Options<SessionDeleteData, ThrowOnError>): RequestResult<SessionDeleteResponses, SessionDeleteErrors, ThrowOnError> {
        return (options?.client ?? this.client).delete<SessionDeleteResponses, SessionDeleteErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/session',
            ...options
        });
    }
    
    /**
     * Sign in
     *
     * Sets the session cookie. The response is the same for an unknown address, a wrong password and a suspended account. A session ends after 12 hours without a request, and after 7 days at the latest.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SessionCreateData, ThrowOnError>): RequestResult<SessionCreateResponses, SessionCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SessionCreateResponses, SessionCreateErrors, ThrowOnError>({
            url: '/v1/session',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * End your other sessions
     *
     * The session of this request continues.
     */
    public endOthers<ThrowOnError extends boolean = false>(options?: Options<SessionEndOthersData, ThrowOnError>): RequestResult<SessionEndOthersResponses, SessionEndOthersErrors, ThrowOnError> {
        return (options?.client ?? this.client).delete<SessionEndOthersResponses, SessionEndOthersErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/sessions',
            ...options
        });
    }
    
    /**
     * List your sessions
     *
     * Returns sessions that have not ended, newest first.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<SessionListData, ThrowOnError>): RequestResult<SessionListResponses, SessionListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<SessionListResponses, SessionListErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/sessions',
            ...options
        });
    }
    
    /**
     * End one of your sessions
     *
     * Signs out the browser of that session. This can be the session of this request.
     */
    public end<ThrowOnError extends boolean = false>(options: Options<SessionEndData, ThrowOnError>): RequestResult<SessionEndResponses, SessionEndErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SessionEndResponses, SessionEndErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/sessions/{id}',
            ...options
        });
    }
}

export class Password extends HeyApiClient {
    /**
     * Request a password reset
     *
     * Sends a link that is valid for 30 minutes and can be used once. The response is the same for an unknown address.
     */
    public forgot<ThrowOnError extends boolean = false>(options: Options<PasswordForgotData, ThrowOnError>): RequestResult<PasswordForgotResponses, PasswordForgotErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PasswordForgotResponses, PasswordForgotErrors, ThrowOnError>({
            url: '/v1/password/forgot',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Set a new password with a token
     *
     * Ends all sessions of the user. A token that is unknown, used or expired is rejected.
     */
    public reset<ThrowOnError extends boolean = false>(options: Options<PasswordResetData, ThrowOnError>): RequestResult<PasswordResetResponses, PasswordResetErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PasswordResetResponses, PasswordResetErrors, ThrowOnError>({
            url: '/v1/password/reset',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Change your password
     *
     * Ends all other sessions of the user.
     */
    public change<ThrowOnError extends boolean = false>(options: Options<PasswordChangeData, ThrowOnError>): RequestResult<PasswordChangeResponses, PasswordChangeErrors, ThrowOnError> {
        return (options.client ?? this.client).post<PasswordChangeResponses, PasswordChangeErrors, ThrowOnError>({
            security: [{
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/password/change',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Invitations extends HeyApiClient {
    /**
     * Accept an invitation
     *
     * Sets the password and signs the user in with a session cookie. A token that is unknown, used or expired is rejected.
     */
    public accept<ThrowOnError extends boolean = false>(options: Options<InvitationsAcceptData, ThrowOnError>): RequestResult<InvitationsAcceptResponses, InvitationsAcceptErrors, ThrowOnError> {
        return (options.client ?? this.client).post<InvitationsAcceptResponses, InvitationsAcceptErrors, ThrowOnError>({
            url: '/v1/invitations/accept',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Suppressions extends HeyApiClient {
    /**
     * List suppressed addresses
     *
     * Lists addresses that receive no marketing or no e-mail at all. Sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<SuppressionsListData, ThrowOnError>): RequestResult<SuppressionsListResponses, SuppressionsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<SuppressionsListResponses, SuppressionsListErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notifications/suppressions',
            ...options
        });
    }
    
    /**
     * Suppress an address
     *
     * With the reason `unsubscribed`, the address receives no more marketing; with any other reason, it receives no e-mail at all. The contact with this address is updated accordingly. Fails with `duplicate` if the address is already suppressed for this reason.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<SuppressionsCreateData, ThrowOnError>): RequestResult<SuppressionsCreateResponses, SuppressionsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SuppressionsCreateResponses, SuppressionsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notifications/suppressions',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Remove an address from the suppression list
     *
     * The address can receive e-mail again unless it is suppressed for another reason as well. Its record of bounces and complaints is cleared. The contact's `email_consent` is not changed.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<SuppressionsDeleteData, ThrowOnError>): RequestResult<SuppressionsDeleteResponses, SuppressionsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<SuppressionsDeleteResponses, SuppressionsDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notifications/suppressions/{id}',
            ...options
        });
    }
    
    /**
     * Submit a bounce, complaint or reply
     *
     * Accepts a message that arrived at the return address: a delivery status notification (RFC 3464), a complaint (RFC 5965), an unsubscribe request (RFC 2369), or a calendar reply to an invitation (RFC 6047, METHOD `REPLY`). After a failed delivery, the recipient of the original message or campaign gets the status `bounced`. An unsubscribe request unsubscribes the recipient. An address is suppressed if it does not exist, after five bounces, or after a complaint. A notification about a delay changes nothing. Submitting the same message again has no further effect.
     *
     * A calendar reply also requires `booking:write`. It sets the invitee's `response` and notifies the hosts. A reply to an earlier time of the event, or one that is older than a known reply, is `outdated` and changes nothing. If `BOUNCE_ADDRESS` is set, invitations name a separate return address per invitee as the organizer, and only replies to that address are accepted. Otherwise calendars reply to the host. A submitted reply must then refer to an event and an invitee and be sent from the invitee's address. It is rejected if the receiving mail server reported `dmarc=fail`.
     */
    public takeReturned<ThrowOnError extends boolean = false>(options: Options<SuppressionsTakeReturnedData, ThrowOnError>): RequestResult<SuppressionsTakeReturnedResponses, SuppressionsTakeReturnedErrors, ThrowOnError> {
        return (options.client ?? this.client).post<SuppressionsTakeReturnedResponses, SuppressionsTakeReturnedErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notifications/bounces',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class System extends HeyApiClient {
    /**
     * Get the OpenAPI document
     *
     * Returns the OpenAPI 3.1 document of all operations under /v1, without the `data` envelope.
     */
    public openapi<ThrowOnError extends boolean = false>(options?: Options<SystemOpenapiData, ThrowOnError>): RequestResult<SystemOpenapiResponses, SystemOpenapiErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<SystemOpenapiResponses, SystemOpenapiErrors, ThrowOnError>({ url: '/v1/openapi.json', ...options });
    }
}

export class Tasks extends HeyApiClient {
    /**
     * Complete a task
     *
     * A task that is already completed is returned unchanged.
     */
    public complete<ThrowOnError extends boolean = false>(options: Options<TasksCompleteData, ThrowOnError>): RequestResult<TasksCompleteResponses, TasksCompleteErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TasksCompleteResponses, TasksCompleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/tasks/{id}/complete',
            ...options
        });
    }
    
    /**
     * List tasks
     *
     * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given. `priority` sorts from low to urgent.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<TasksListData, ThrowOnError>): RequestResult<TasksListResponses, TasksListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<TasksListResponses, TasksListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/tasks',
            ...options
        });
    }
    
    /**
     * Create a task
     *
     * Defaults: `type` is `todo`, `status` is `todo`, `priority` is `normal`, `assignee_id` is the caller. A reminder requires a due time and cannot be later than it.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<TasksCreateData, ThrowOnError>): RequestResult<TasksCreateResponses, TasksCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TasksCreateResponses, TasksCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/tasks',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Search tasks by a filter
     *
     * `filter` is a tree of conditions; without a filter, all tasks match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
     */
    public search<ThrowOnError extends boolean = false>(options: Options<TasksSearchData, ThrowOnError>): RequestResult<TasksSearchResponses, TasksSearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TasksSearchResponses, TasksSearchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/tasks/search',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a task
     *
     * The task can be restored. Members can only delete tasks that they created or that another user assigned to them with `assignee_id`.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<TasksDeleteData, ThrowOnError>): RequestResult<TasksDeleteResponses, TasksDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<TasksDeleteResponses, TasksDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/tasks/{id}',
            ...options
        });
    }
    
    /**
     * Get a task
     *
     * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<TasksGetData, ThrowOnError>): RequestResult<TasksGetResponses, TasksGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<TasksGetResponses, TasksGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/tasks/{id}',
            ...options
        });
    }
    
    /**
     * Update a task
     *
     * Sent fields are changed, `null` clears a field, and omitted fields keep their values. `completed_at` is set and cleared according to `status`. Merged member by member, where null clears a member: `custom_fields`. Lists are replaced: `related_to`, `tags`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<TasksUpdateData, ThrowOnError>): RequestResult<TasksUpdateResponses, TasksUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<TasksUpdateResponses, TasksUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/tasks/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted task
     *
     * A task that is not deleted is returned unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<TasksRestoreData, ThrowOnError>): RequestResult<TasksRestoreResponses, TasksRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TasksRestoreResponses, TasksRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/tasks/{id}/restore',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `tasks:delete`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<TasksBatchData, ThrowOnError>): RequestResult<TasksBatchResponses, TasksBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<TasksBatchResponses, TasksBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/tasks/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Webhooks extends HeyApiClient {
    /**
     * List webhooks
     *
     * Lists the webhooks of the organization, sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<WebhooksListData, ThrowOnError>): RequestResult<WebhooksListResponses, WebhooksListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<WebhooksListResponses, WebhooksListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks',
            ...options
        });
    }
    
    /**
     * Create a webhook
     *
     * Sends each later event of the kinds in `events` to the URL, signed with the secret. The secret is returned only in this response. The caller must have the permission to read each kind (`x-permission` of the event under `webhooks`; for `*`, all of them), both now and at the time of each delivery. An organization can have at most 20 webhooks.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<WebhooksCreateData, ThrowOnError>): RequestResult<WebhooksCreateResponses, WebhooksCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksCreateResponses, WebhooksCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a webhook
     *
     * No further events are sent; pending deliveries are canceled. This cannot be undone.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<WebhooksDeleteData, ThrowOnError>): RequestResult<WebhooksDeleteResponses, WebhooksDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<WebhooksDeleteResponses, WebhooksDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks/{id}',
            ...options
        });
    }
    
    /**
     * Get a webhook
     *
     * The secret is not returned.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<WebhooksGetData, ThrowOnError>): RequestResult<WebhooksGetResponses, WebhooksGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WebhooksGetResponses, WebhooksGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks/{id}',
            ...options
        });
    }
    
    /**
     * Update a webhook
     *
     * Updates the fields that are sent; omitted fields are unchanged. While a webhook is `paused`, no events are sent, and events that occur during this time are never sent. Setting `status` to `active` also reactivates a disabled webhook. Lists are replaced: `events`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<WebhooksUpdateData, ThrowOnError>): RequestResult<WebhooksUpdateResponses, WebhooksUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<WebhooksUpdateResponses, WebhooksUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Rotate the secret of a webhook
     *
     * Issues a new secret, which is returned only in this response. For 24 hours, each delivery carries two signatures, one with the new and one with the previous secret. After that, the previous secret is no longer used.
     */
    public rotateSecret<ThrowOnError extends boolean = false>(options: Options<WebhooksRotateSecretData, ThrowOnError>): RequestResult<WebhooksRotateSecretResponses, WebhooksRotateSecretErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksRotateSecretResponses, WebhooksRotateSecretErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks/{id}/rotate-secret',
            ...options
        });
    }
    
    /**
     * Send a test event
     *
     * Sends a `webhook.test` event in the same way as other events, regardless of the `events` of the webhook. If the webhook is not active, the error is `state_conflict`.
     */
    public test<ThrowOnError extends boolean = false>(options: Options<WebhooksTestData, ThrowOnError>): RequestResult<WebhooksTestResponses, WebhooksTestErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksTestResponses, WebhooksTestErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks/{id}/test',
            ...options
        });
    }
    
    /**
     * Redeliver events
     *
     * Sends all failed deliveries of events since a given time again, or a single delivery with any status. The id of an event does not change, so the receiver can recognize an event that it already processed. If the webhook is not active, the error is `state_conflict`.
     */
    public redeliver<ThrowOnError extends boolean = false>(options: Options<WebhooksRedeliverData, ThrowOnError>): RequestResult<WebhooksRedeliverResponses, WebhooksRedeliverErrors, ThrowOnError> {
        return (options.client ?? this.client).post<WebhooksRedeliverResponses, WebhooksRedeliverErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks/{id}/redeliver',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * List the deliveries of a webhook
     *
     * Lists the deliveries of the last 30 days, sorted newest first unless `sort` is given.
     */
    public deliveries<ThrowOnError extends boolean = false>(options: Options<WebhooksDeliveriesData, ThrowOnError>): RequestResult<WebhooksDeliveriesResponses, WebhooksDeliveriesErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WebhooksDeliveriesResponses, WebhooksDeliveriesErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks/{id}/deliveries',
            ...options
        });
    }
    
    /**
     * Get a delivery with its attempts
     *
     * Returns the time, the response and the duration of each attempt.
     */
    public delivery<ThrowOnError extends boolean = false>(options: Options<WebhooksDeliveryData, ThrowOnError>): RequestResult<WebhooksDeliveryResponses, WebhooksDeliveryErrors, ThrowOnError> {
        return (options.client ?? this.client).get<WebhooksDeliveryResponses, WebhooksDeliveryErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/webhooks/{id}/deliveries/{delivery_id}',
            ...options
        });
    }
}

export class LineItems extends HeyApiClient {
    /**
     * List line items
     *
     * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<LineItemsListData, ThrowOnError>): RequestResult<LineItemsListResponses, LineItemsListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<LineItemsListResponses, LineItemsListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/line-items',
            ...options
        });
    }
    
    /**
     * Create a line item
     *
     * Defaults: `quantity` is `1`, `discount_percent` is `0`. Name and price default to those of the product; without a product, `name` is required. The position defaults to the end. An opportunity has at most 200 line items, and its amount is their sum.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<LineItemsCreateData, ThrowOnError>): RequestResult<LineItemsCreateResponses, LineItemsCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LineItemsCreateResponses, LineItemsCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/line-items',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Search line items by a filter
     *
     * `filter` is a tree of conditions; without a filter, all line items match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
     */
    public search<ThrowOnError extends boolean = false>(options: Options<LineItemsSearchData, ThrowOnError>): RequestResult<LineItemsSearchResponses, LineItemsSearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LineItemsSearchResponses, LineItemsSearchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/line-items/search',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a line item
     *
     * The line item can be restored. The amount of the opportunity is the sum of the other line items; it stays after the last one.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<LineItemsDeleteData, ThrowOnError>): RequestResult<LineItemsDeleteResponses, LineItemsDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<LineItemsDeleteResponses, LineItemsDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/line-items/{id}',
            ...options
        });
    }
    
    /**
     * Get a line item
     *
     * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<LineItemsGetData, ThrowOnError>): RequestResult<LineItemsGetResponses, LineItemsGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<LineItemsGetResponses, LineItemsGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/line-items/{id}',
            ...options
        });
    }
    
    /**
     * Update a line item
     *
     * Sent fields are changed, `null` clears a field, and omitted fields keep their values. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<LineItemsUpdateData, ThrowOnError>): RequestResult<LineItemsUpdateResponses, LineItemsUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<LineItemsUpdateResponses, LineItemsUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/line-items/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted line item
     *
     * A line item that is not deleted is returned unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<LineItemsRestoreData, ThrowOnError>): RequestResult<LineItemsRestoreResponses, LineItemsRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LineItemsRestoreResponses, LineItemsRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/line-items/{id}/restore',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `opportunities:write`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<LineItemsBatchData, ThrowOnError>): RequestResult<LineItemsBatchResponses, LineItemsBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<LineItemsBatchResponses, LineItemsBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/line-items/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Notes extends HeyApiClient {
    /**
     * List notes
     *
     * Filters are combined with AND. The total is exact. Sorted newest first unless `sort` is given. `-pinned` lists pinned notes first.
     */
    public list<ThrowOnError extends boolean = false>(options?: Options<NotesListData, ThrowOnError>): RequestResult<NotesListResponses, NotesListErrors, ThrowOnError> {
        return (options?.client ?? this.client).get<NotesListResponses, NotesListErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notes',
            ...options
        });
    }
    
    /**
     * Create a note
     *
     * Defaults: `pinned` is `false`. The body is Markdown. HTML is removed from it: tags, comments, and the entire content of scripts and styles. Markdown code is kept unchanged. Clients must still treat the body as untrusted text.
     */
    public create<ThrowOnError extends boolean = false>(options: Options<NotesCreateData, ThrowOnError>): RequestResult<NotesCreateResponses, NotesCreateErrors, ThrowOnError> {
        return (options.client ?? this.client).post<NotesCreateResponses, NotesCreateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notes',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Search notes by a filter
     *
     * `filter` is a tree of conditions; without a filter, all notes match. Comparisons ignore case. `neq`, `not_in` and `not_contains` also match empty values.
     */
    public search<ThrowOnError extends boolean = false>(options: Options<NotesSearchData, ThrowOnError>): RequestResult<NotesSearchResponses, NotesSearchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<NotesSearchResponses, NotesSearchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notes/search',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Delete a note
     *
     * The note can be restored. Only the author and administrators can delete a note.
     */
    public delete<ThrowOnError extends boolean = false>(options: Options<NotesDeleteData, ThrowOnError>): RequestResult<NotesDeleteResponses, NotesDeleteErrors, ThrowOnError> {
        return (options.client ?? this.client).delete<NotesDeleteResponses, NotesDeleteErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notes/{id}',
            ...options
        });
    }
    
    /**
     * Get a note
     *
     * Returns `not_found` for a deleted record; restore it first, or list it with `include_deleted`.
     */
    public get<ThrowOnError extends boolean = false>(options: Options<NotesGetData, ThrowOnError>): RequestResult<NotesGetResponses, NotesGetErrors, ThrowOnError> {
        return (options.client ?? this.client).get<NotesGetResponses, NotesGetErrors, ThrowOnError>({
            querySerializer: { parameters: { fields: { array: { explode: false } }, include: { array: { explode: false } } } },
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notes/{id}',
            ...options
        });
    }
    
    /**
     * Update a note
     *
     * Sent fields are changed, `null` clears a field, and omitted fields keep their values. Only the author and administrators can update a note. Lists are replaced: `related_to`. The record may be sent back as it was read: read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
     */
    public update<ThrowOnError extends boolean = false>(options: Options<NotesUpdateData, ThrowOnError>): RequestResult<NotesUpdateResponses, NotesUpdateErrors, ThrowOnError> {
        return (options.client ?? this.client).put<NotesUpdateResponses, NotesUpdateErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notes/{id}',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
    
    /**
     * Restore a deleted note
     *
     * A note that is not deleted is returned unchanged.
     */
    public restore<ThrowOnError extends boolean = false>(options: Options<NotesRestoreData, ThrowOnError>): RequestResult<NotesRestoreResponses, NotesRestoreErrors, ThrowOnError> {
        return (options.client ?? this.client).post<NotesRestoreResponses, NotesRestoreErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notes/{id}/restore',
            ...options
        });
    }
    
    /**
     * Create, update and delete up to 100 records
     *
     * Operations are performed in order and independently of one another; a failed operation does not undo others. A body that violates the contract is rejected as a whole, without effect. `delete` operations require the permission `notes:delete`.
     */
    public batch<ThrowOnError extends boolean = false>(options: Options<NotesBatchData, ThrowOnError>): RequestResult<NotesBatchResponses, NotesBatchErrors, ThrowOnError> {
        return (options.client ?? this.client).post<NotesBatchResponses, NotesBatchErrors, ThrowOnError>({
            security: [{ name: 'X-API-Key', type: 'apiKey' }, {
                    in: 'cookie',
                    name: '__Host-crs_session',
                    type: 'apiKey'
                }],
            url: '/v1/notes/batch',
            ...options,
            headers: {
                'Content-Type': 'application/json',
                ...options.headers
            }
        });
    }
}

export class Crm extends HeyApiClient {
    public static readonly __registry: HeyApiRegistry<Crm> = new HeyApiRegistry<Crm>();
    
    constructor(args?: {
        client?: Client;
        key?: string;
    }) {
        super(args);
        Crm.__registry.set(this, args?.key);
    }
    
    private _activityLog?: ActivityLog;
    get activityLog(): ActivityLog {
        return this._activityLog ??= new ActivityLog({ client: this.client });
    }
    
    private _entities?: Entities;
    get entities(): Entities {
        return this._entities ??= new Entities({ client: this.client });
    }
    
    private _opportunities?: Opportunities;
    get opportunities(): Opportunities {
        return this._opportunities ??= new Opportunities({ client: this.client });
    }
    
    private _aiPolicy?: AiPolicy;
    get aiPolicy(): AiPolicy {
        return this._aiPolicy ??= new AiPolicy({ client: this.client });
    }
    
    private _apiKeys?: ApiKeys;
    get apiKeys(): ApiKeys {
        return this._apiKeys ??= new ApiKeys({ client: this.client });
    }
    
    private _bookingPage?: BookingPage;
    get bookingPage(): BookingPage {
        return this._bookingPage ??= new BookingPage({ client: this.client });
    }
    
    private _busyTimes?: BusyTimes;
    get busyTimes(): BusyTimes {
        return this._busyTimes ??= new BusyTimes({ client: this.client });
    }
    
    private _busyFeeds?: BusyFeeds;
    get busyFeeds(): BusyFeeds {
        return this._busyFeeds ??= new BusyFeeds({ client: this.client });
    }
    
    private _campaigns?: Campaigns;
    get campaigns(): Campaigns {
        return this._campaigns ??= new Campaigns({ client: this.client });
    }
    
    private _changes?: Changes;
    get changes(): Changes {
        return this._changes ??= new Changes({ client: this.client });
    }
    
    private _connections?: Connections;
    get connections(): Connections {
        return this._connections ??= new Connections({ client: this.client });
    }
    
    private _me?: Me;
    get me(): Me {
        return this._me ??= new Me({ client: this.client });
    }
    
    private _customFields?: CustomFields;
    get customFields(): CustomFields {
        return this._customFields ??= new CustomFields({ client: this.client });
    }
    
    private _emails?: Emails;
    get emails(): Emails {
        return this._emails ??= new Emails({ client: this.client });
    }
    
    private _events?: Events;
    get events(): Events {
        return this._events ??= new Events({ client: this.client });
    }
    
    private _eventTypes?: EventTypes;
    get eventTypes(): EventTypes {
        return this._eventTypes ??= new EventTypes({ client: this.client });
    }
    
    private _exports?: Exports;
    get exports(): Exports {
        return this._exports ??= new Exports({ client: this.client });
    }
    
    private _imports?: Imports;
    get imports(): Imports {
        return this._imports ??= new Imports({ client: this.client });
    }
    
    private _jobs?: Jobs;
    get jobs(): Jobs {
        return this._jobs ??= new Jobs({ client: this.client });
    }
    
    private _members?: Members;
    get members(): Members {
        return this._members ??= new Members({ client: this.client });
    }
    
    private _organization?: Organization;
    get organization(): Organization {
        return this._organization ??= new Organization({ client: this.client });
    }
    
    private _pipelines?: Pipelines;
    get pipelines(): Pipelines {
        return this._pipelines ??= new Pipelines({ client: this.client });
    }
    
    private _products?: Products;
    get products(): Products {
        return this._products ??= new Products({ client: this.client });
    }
    
    private _roles?: Roles;
    get roles(): Roles {
        return this._roles ??= new Roles({ client: this.client });
    }
    
    private _schedules?: Schedules;
    get schedules(): Schedules {
        return this._schedules ??= new Schedules({ client: this.client });
    }
    
    private _search?: Search;
    get search(): Search {
        return this._search ??= new Search({ client: this.client });
    }
    
    private _segments?: Segments;
    get segments(): Segments {
        return this._segments ??= new Segments({ client: this.client });
    }
    
    private _session?: Session;
    get session(): Session {
        return this._session ??= new Session({ client: this.client });
    }
    
    private _password?: Password;
    get password(): Password {
        return this._password ??= new Password({ client: this.client });
    }
    
    private _invitations?: Invitations;
    get invitations(): Invitations {
        return this._invitations ??= new Invitations({ client: this.client });
    }
    
    private _suppressions?: Suppressions;
    get suppressions(): Suppressions {
        return this._suppressions ??= new Suppressions({ client: this.client });
    }
    
    private _system?: System;
    get system(): System {
        return this._system ??= new System({ client: this.client });
    }
    
    private _tasks?: Tasks;
    get tasks(): Tasks {
        return this._tasks ??= new Tasks({ client: this.client });
    }
    
    private _webhooks?: Webhooks;
    get webhooks(): Webhooks {
        return this._webhooks ??= new Webhooks({ client: this.client });
    }
    
    private _lineItems?: LineItems;
    get lineItems(): LineItems {
        return this._lineItems ??= new LineItems({ client: this.client });
    }
    
    private _notes?: Notes;
    get notes(): Notes {
        return this._notes ??= new Notes({ client: this.client });
    }
}
