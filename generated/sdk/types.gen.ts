// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * UUID (version 7), made by the service.
 */
export type Id = string;

/**
 * RFC 3339. Output is UTC with milliseconds; input must carry `Z` or an offset.
 */
export type Timestamp = string;

export type Date = string;

export type Locale = 'en' | 'fr';

/**
 * What may be done to what, as `<resource>:<action>`.
 */
export type Permission = 'entities:read' | 'entities:write' | 'entities:delete' | 'entities:purge' | 'opportunities:read' | 'opportunities:write' | 'opportunities:delete' | 'tasks:read' | 'tasks:write' | 'tasks:delete' | 'notes:read' | 'notes:write' | 'notes:delete' | 'segments:read' | 'segments:write' | 'segments:delete' | 'campaigns:read' | 'campaigns:write' | 'campaigns:delete' | 'campaigns:send' | 'emails:read' | 'emails:send' | 'booking:read' | 'booking:write' | 'webhooks:read' | 'webhooks:write' | 'custom_fields:read' | 'custom_fields:write' | 'members:read' | 'members:manage' | 'organization:read' | 'organization:manage' | 'api_keys:manage' | 'ai:connect' | 'ai:manage' | 'activity_log:read';

/**
 * Stable name of what went wrong; never localized.
 */
export type ErrorCode = 'malformed_request' | 'validation_failed' | 'unauthenticated' | 'key_expired' | 'key_revoked' | 'session_expired' | 'insufficient_scope' | 'permission_denied' | 'plan_required' | 'ip_not_allowed' | 'ai_disabled' | 'support_session_forbidden' | 'not_found' | 'no_such_route' | 'method_not_allowed' | 'not_acceptable' | 'request_timeout' | 'duplicate' | 'slot_unavailable' | 'state_conflict' | 'in_use' | 'idempotency_in_progress' | 'secret_already_shown' | 'version_conflict' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'misdirected' | 'unprocessable' | 'idempotency_key_reused' | 'all_recipients_suppressed' | 'headers_too_large' | 'internal' | 'unavailable';

/**
 * Who did it.
 */
export type Actor = {
    type: 'user' | 'api_key' | 'mcp' | 'invitee' | 'import' | 'system' | 'operator';
    id: string | null;
    name: string;
    application: string | null;
};

export type ListMeta = {
    /**
     * Exact number of records that match.
     */
    total: number;
    page: number;
    page_size: number;
    /**
     * Only where the query had `cursor`; null on the last page.
     */
    next_cursor?: string | null;
};

/**
 * On every record.
 */
export type StandardFields = {
    readonly id: Id;
    /**
     * Counts the changes.
     */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: Actor;
    readonly updated_by: Actor;
    readonly deleted_at: Timestamp | null;
};

export type Deleted = {
    id: Id;
    deleted_at: Timestamp;
};

/**
 * One problem and where it is. Further members belong to the code.
 */
export type ErrorDetail = {
    /**
     * JSON pointer into the body, or the parameter's name.
     */
    path: string;
    code: string;
    /**
     * For people; localized.
     */
    message: string;
    allowed_values?: Array<unknown>;
    did_you_mean?: string;
    existing_id?: Id;
    merged_into?: Id;
    required?: Array<string>;
    current_version?: number;
    id?: Id;
    alternatives?: Array<unknown>;
    limit?: number;
};

export type Error = {
    /**
     * One short sentence; localized by Accept-Language (en or fr).
     */
    error: string;
    code: ErrorCode;
    details?: Array<ErrorDetail>;
    request_id: string;
};

export type TooManyRequests = {
    /**
     * One short sentence; localized.
     */
    error: string;
};

/**
 * Labels, unique without regard to case.
 */
export type Tags = Array<string>;

/**
 * Values of the organization's own fields, by key; checked against their definitions.
 */
export type CustomFields = {
    [key: string]: string | number | boolean | Array<string> | null;
};

/**
 * Ids of this record in other systems, by namespace; each is unique for the kind of record.
 */
export type ExternalIds = {
    [key: string]: string;
};

export type Address = {
    street?: string | null;
    city?: string | null;
    region?: string | null;
    postal_code?: string | null;
    /**
     * ISO 3166-1 alpha-2.
     */
    country?: string | null;
} | null;

export type Email = string;

/**
 * E.164, e.g. +33123456789.
 */
export type Phone = string;

/**
 * http or https.
 */
export type Url = string;

/**
 * IANA name, e.g. Europe/Paris.
 */
export type Timezone = string;

/**
 * ISO 4217.
 */
export type Currency = string;

export type LifecycleStage = 'subscriber' | 'lead' | 'marketing_qualified_lead' | 'sales_qualified_lead' | 'opportunity' | 'customer' | 'evangelist' | 'other';

/**
 * The kind of record; it never changes.
 */
export type EntityType = 'contact' | 'company';

/**
 * What contacts and companies have in common and a client may set.
 */
export type EntityFields = {
    /**
     * E.164, e.g. +33123456789.
     */
    phone?: string | null;
    /**
     * http or https.
     */
    website?: string | null;
    /**
     * http or https.
     */
    linkedin_url?: string | null;
    lifecycle_stage?: LifecycleStage;
    /**
     * 0 at first.
     */
    lead_score?: number;
    /**
     * The user who looks after it.
     */
    owner_id?: string | null;
    /**
     * Free text.
     */
    description?: string | null;
    tags?: Tags;
    custom_fields?: CustomFields;
    external_ids?: ExternalIds;
};

/**
 * What a client may set on a contact, beside EntityFields.
 */
export type ContactFields = {
    /**
     * Given name.
     */
    first_name?: string | null;
    /**
     * Family name.
     */
    last_name?: string | null;
    /**
     * Lower-cased; unique among live contacts.
     */
    email?: string | null;
    /**
     * Further addresses, unique like `email` and together with it.
     */
    additional_emails?: Array<Email>;
    /**
     * E.164, e.g. +33612345678.
     */
    mobile?: string | null;
    /**
     * What the person does there.
     */
    job_title?: string | null;
    /**
     * Where in the company.
     */
    department?: string | null;
    /**
     * The company this person works for.
     */
    company_id?: string | null;
    /**
     * How far the first conversation got.
     */
    lead_status?: 'new' | 'contacted' | 'nurturing' | 'qualified' | 'unqualified' | null;
    /**
     * Where the contact came from.
     */
    source?: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null;
    /**
     * Whether the person agreed to marketing mail; `unknown` at first.
     */
    email_consent?: 'unknown' | 'opted_in' | 'opted_out';
    /**
     * The person asked not to be called.
     */
    do_not_call?: boolean;
    /**
     * IANA name, e.g. Europe/Paris.
     */
    timezone?: string | null;
    /**
     * BCP 47 language tag, e.g. fr or pt-BR.
     */
    locale?: string | null;
    address?: Address;
    /**
     * http or https.
     */
    avatar_url?: string | null;
    /**
     * YYYY-MM-DD.
     */
    birthday?: string | null;
};

/**
 * What a client may set on a company, beside EntityFields.
 */
export type CompanyFields = {
    /**
     * The company's name.
     */
    name?: string;
    /**
     * Host name, unique among live companies; a full URL is reduced to its host.
     */
    domain?: string | null;
    /**
     * Further host names, unique like `domain` and together with it.
     */
    additional_domains?: Array<string>;
    /**
     * General address.
     */
    email?: string | null;
    /**
     * What the company is to us.
     */
    type?: 'prospect' | 'customer' | 'partner' | 'reseller' | 'investor' | 'vendor' | 'other' | null;
    /**
     * Line of business.
     */
    industry?: string | null;
    /**
     * Number of people.
     */
    employee_count?: number | null;
    /**
     * Per year in major units of `currency`, two decimals at most.
     */
    annual_revenue?: number | null;
    /**
     * ISO 4217.
     */
    currency?: string | null;
    /**
     * The company it belongs to.
     */
    parent_company_id?: string | null;
    billing_address?: Address;
    shipping_address?: Address;
    /**
     * In the trade register.
     */
    registration_number?: string | null;
    /**
     * VAT identification number.
     */
    vat_number?: string | null;
};

/**
 * A new contact; at least one of `first_name`, `last_name` and `email`.
 */
export type ContactCreate = EntityFields & ContactFields & {
    entity_type: 'contact';
};

/**
 * A new company.
 */
export type CompanyCreate = EntityFields & CompanyFields & {
    entity_type: 'company';
    /**
     * The company's name.
     */
    name: string;
};

/**
 * A new contact or company.
 */
export type EntityCreate = ({
    entity_type: 'contact';
} & ContactCreate) | ({
    entity_type: 'company';
} & CompanyCreate);

/**
 * Fields to change. A field that the record's type does not have is refused as an unknown field.
 */
export type EntityUpdate = EntityFields & ContactFields & CompanyFields;

/**
 * A person.
 */
export type Contact = StandardFields & EntityFields & ContactFields & {
    readonly entity_type: 'contact';
    /**
     * First and last name.
     */
    readonly full_name: string | null;
    /**
     * When the stage changed last.
     */
    readonly lifecycle_stage_changed_at: string | null;
    /**
     * When `email_consent` changed last.
     */
    readonly email_consent_at: string | null;
    /**
     * What mail servers said about `email`.
     */
    readonly email_deliverability: 'ok' | 'soft_bounced' | 'hard_bounced' | 'complained';
    /**
     * When something last happened.
     */
    readonly last_activity_at: string | null;
    readonly id: Id;
    /**
     * Counts the changes.
     */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: Actor;
    readonly updated_by: Actor;
    readonly deleted_at: Timestamp | null;
    /**
     * E.164, e.g. +33123456789.
     */
    phone: string | null;
    /**
     * http or https.
     */
    website: string | null;
    /**
     * http or https.
     */
    linkedin_url: string | null;
    lifecycle_stage: LifecycleStage;
    /**
     * 0 at first.
     */
    lead_score: number;
    /**
     * The user who looks after it.
     */
    owner_id: string | null;
    /**
     * Free text.
     */
    description: string | null;
    tags: Tags;
    custom_fields: CustomFields;
    external_ids: ExternalIds;
    /**
     * Given name.
     */
    first_name: string | null;
    /**
     * Family name.
     */
    last_name: string | null;
    /**
     * Lower-cased; unique among live contacts.
     */
    email: string | null;
    /**
     * Further addresses, unique like `email` and together with it.
     */
    additional_emails: Array<Email>;
    /**
     * E.164, e.g. +33612345678.
     */
    mobile: string | null;
    /**
     * What the person does there.
     */
    job_title: string | null;
    /**
     * Where in the company.
     */
    department: string | null;
    /**
     * The company this person works for.
     */
    company_id: string | null;
    /**
     * How far the first conversation got.
     */
    lead_status: 'new' | 'contacted' | 'nurturing' | 'qualified' | 'unqualified' | null;
    /**
     * Where the contact came from.
     */
    source: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null;
    /**
     * Whether the person agreed to marketing mail; `unknown` at first.
     */
    email_consent: 'unknown' | 'opted_in' | 'opted_out';
    /**
     * The person asked not to be called.
     */
    do_not_call: boolean;
    /**
     * IANA name, e.g. Europe/Paris.
     */
    timezone: string | null;
    /**
     * BCP 47 language tag, e.g. fr or pt-BR.
     */
    locale: string | null;
    address: Address;
    /**
     * http or https.
     */
    avatar_url: string | null;
    /**
     * YYYY-MM-DD.
     */
    birthday: string | null;
};

/**
 * An organization that people work for.
 */
export type Company = StandardFields & EntityFields & CompanyFields & {
    readonly entity_type: 'company';
    /**
     * When the stage changed last.
     */
    readonly lifecycle_stage_changed_at: string | null;
    /**
     * Live contacts of this company.
     */
    readonly contact_count: number;
    /**
     * Sum of its open opportunities in the organization's currency.
     */
    readonly open_opportunity_amount: number;
    readonly id: Id;
    /**
     * Counts the changes.
     */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: Actor;
    readonly updated_by: Actor;
    readonly deleted_at: Timestamp | null;
    /**
     * E.164, e.g. +33123456789.
     */
    phone: string | null;
    /**
     * http or https.
     */
    website: string | null;
    /**
     * http or https.
     */
    linkedin_url: string | null;
    lifecycle_stage: LifecycleStage;
    /**
     * 0 at first.
     */
    lead_score: number;
    /**
     * The user who looks after it.
     */
    owner_id: string | null;
    /**
     * Free text.
     */
    description: string | null;
    tags: Tags;
    custom_fields: CustomFields;
    external_ids: ExternalIds;
    /**
     * The company's name.
     */
    name: string;
    /**
     * Host name, unique among live companies; a full URL is reduced to its host.
     */
    domain: string | null;
    /**
     * Further host names, unique like `domain` and together with it.
     */
    additional_domains: Array<string>;
    /**
     * General address.
     */
    email: string | null;
    /**
     * What the company is to us.
     */
    type: 'prospect' | 'customer' | 'partner' | 'reseller' | 'investor' | 'vendor' | 'other' | null;
    /**
     * Line of business.
     */
    industry: string | null;
    /**
     * Number of people.
     */
    employee_count: number | null;
    /**
     * Per year in major units of `currency`, two decimals at most.
     */
    annual_revenue: number | null;
    /**
     * ISO 4217.
     */
    currency: string | null;
    /**
     * The company it belongs to.
     */
    parent_company_id: string | null;
    billing_address: Address;
    shipping_address: Address;
    /**
     * In the trade register.
     */
    registration_number: string | null;
    /**
     * VAT identification number.
     */
    vat_number: string | null;
};

/**
 * A contact or a company.
 */
export type Entity = ({
    entity_type: 'contact';
} & Contact) | ({
    entity_type: 'company';
} & Company);

/**
 * What to search for, and which page of it.
 */
export type EntitySearch = {
    filter?: FilterGroup;
    /**
     * Page number, from 1.
     */
    page?: number;
    /**
     * Records per page; 25 where left out.
     */
    page_size?: number;
    /**
     * Empty for the first page; then `meta.next_cursor`.
     */
    cursor?: string;
    /**
     * Up to four fields, `-` before one for descending; `-created_at` where left out.
     */
    sort?: string;
};

/**
 * Joins conditions; groups nest up to three deep, with 50 conditions in all.
 */
export type FilterGroup = {
    /**
     * `not` matches where none of the conditions does.
     */
    op: 'and' | 'or' | 'not';
    conditions: Array<FilterGroup | FilterCondition>;
};

/**
 * Compares one field. An operator that does not fit the field's type is refused with the ones that do.
 */
export type FilterCondition = {
    /**
     * A field of the record, `custom_fields.<key>`, `company.<field>` or `opportunities.<aggregate>`.
     */
    field: string;
    operator: 'eq' | 'neq' | 'lt' | 'lte' | 'gt' | 'gte' | 'between' | 'in' | 'not_in' | 'contains' | 'not_contains' | 'starts_with' | 'ends_with' | 'is_empty' | 'is_not_empty' | 'within_last_days' | 'within_next_days' | 'older_than_days' | 'has_any' | 'has_all';
    /**
     * None for `is_empty` and `is_not_empty`; two values for `between`; up to 100 for the list operators.
     */
    value?: string | number | boolean | Array<string | number | boolean>;
};

/**
 * On every record.
 */
export type StandardFieldsWritable = {
    [key: string]: unknown;
};

/**
 * A person.
 */
export type ContactWritable = StandardFieldsWritable & EntityFields & ContactFields;

/**
 * An organization that people work for.
 */
export type CompanyWritable = StandardFieldsWritable & EntityFields & CompanyFields;

/**
 * A contact or a company.
 */
export type EntityWritable = ({
    entity_type: 'contact';
} & ContactWritable) | ({
    entity_type: 'company';
} & CompanyWritable);

/**
 * The record's id.
 */
export type Id2 = Id;

/**
 * Page number, from 1.
 */
export type Page = number;

/**
 * Records per page.
 */
export type PageSize = number;

/**
 * Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same.
 */
export type Cursor = string;

/**
 * The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412.
 */
export type IfMatch = string;

/**
 * Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`.
 */
export type IdempotencyKey = string;

/**
 * Language of the sentences in errors: English or French.
 */
export type AcceptLanguage = string;

/**
 * Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.
 */
export type RequestId = string;

/**
 * Required where a browser session sends the request.
 */
export type CsrfToken = string;

export type EntitiesListData = {
    body?: never;
    headers?: {
        /**
         * Language of the sentences in errors: English or French.
         */
        'Accept-Language'?: string;
        /**
         * Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only records of this kind.
         */
        entity_type?: EntityType;
        /**
         * Searches names, e-mail addresses, domains and phone numbers, without regard to case and accents.
         */
        q?: string;
        /**
         * Only records with exactly this e-mail address, as their first or an additional one.
         */
        email?: string;
        /**
         * Only companies of this domain, and contacts whose e-mail address is in it.
         */
        domain?: string;
        /**
         * Only contacts of this company.
         */
        company_id?: Id;
        /**
         * Only records that this user owns.
         */
        owner_id?: Id;
        /**
         * Only records in this stage.
         */
        lifecycle_stage?: LifecycleStage;
        /**
         * Only records with at least this score.
         */
        lead_score_min?: number;
        /**
         * Only records with at most this score.
         */
        lead_score_max?: number;
        /**
         * Only records with this tag, without regard to case.
         */
        tag?: string;
        /**
         * Only members of this segment.
         */
        segment_id?: Id;
        /**
         * Only records created at this time or later.
         */
        created_after?: Timestamp;
        /**
         * Only records created before this time.
         */
        created_before?: Timestamp;
        /**
         * Only records changed at this time or later.
         */
        updated_after?: Timestamp;
        /**
         * Only records last changed before this time.
         */
        updated_before?: Timestamp;
        /**
         * Deleted records too.
         */
        include_deleted?: boolean;
        /**
         * Page number, from 1.
         */
        page?: number;
        /**
         * Records per page.
         */
        page_size?: number;
        /**
         * Walks the whole list at a cost that does not grow with depth: empty for the first page, then `meta.next_cursor` of the answer before, until that is null. Filters and sort must stay the same.
         */
        cursor?: string;
        /**
         * Up to four of created_at, updated_at, first_name, last_name, name, email, lead_score, last_activity_at, `-` before one for descending; ties are broken by id.
         */
        sort?: string;
    };
    url: '/v1/entities';
};

export type EntitiesListErrors = {
    /**
     * `malformed_request`, `validation_failed`
     */
    400: Error;
    /**
     * `unauthenticated`, `key_expired`, `key_revoked`, `session_expired`
     */
    401: Error;
    /**
     * `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`
     */
    403: Error;
    /**
     * `not_acceptable`
     */
    406: Error;
    /**
     * `misdirected`
     */
    421: Error;
    /**
     * Too many requests.
     */
    429: TooManyRequests;
    /**
     * `unavailable`
     */
    503: Error;
    /**
     * Anything else, e.g. `internal`
     */
    default: Error;
};

export type EntitiesListError = EntitiesListErrors[keyof EntitiesListErrors];

export type EntitiesListResponses = {
    /**
     * One page of records.
     */
    200: {
        data: Array<Entity>;
        meta: ListMeta;
    };
};

export type EntitiesListResponse = EntitiesListResponses[keyof EntitiesListResponses];

export type EntitiesCreateData = {
    body: EntityCreate;
    headers?: {
        /**
         * Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
        /**
         * Language of the sentences in errors: English or French.
         */
        'Accept-Language'?: string;
        /**
         * Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.
         */
        'X-Request-Id'?: string;
        /**
         * Required where a browser session sends the request.
         */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/entities';
};

export type EntitiesCreateErrors = {
    /**
     * `malformed_request`, `validation_failed`
     */
    400: Error;
    /**
     * `unauthenticated`, `key_expired`, `key_revoked`, `session_expired`
     */
    401: Error;
    /**
     * `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`
     */
    403: Error;
    /**
     * `not_acceptable`
     */
    406: Error;
    /**
     * `idempotency_in_progress`, `duplicate`
     */
    409: Error;
    /**
     * `payload_too_large`
     */
    413: Error;
    /**
     * `unsupported_media_type`
     */
    415: Error;
    /**
     * `misdirected`
     */
    421: Error;
    /**
     * `idempotency_key_reused`, `unprocessable`
     */
    422: Error;
    /**
     * Too many requests.
     */
    429: TooManyRequests;
    /**
     * `unavailable`
     */
    503: Error;
    /**
     * Anything else, e.g. `internal`
     */
    default: Error;
};

export type EntitiesCreateError = EntitiesCreateErrors[keyof EntitiesCreateErrors];

export type EntitiesCreateResponses = {
    /**
     * The record that was created.
     */
    201: {
        data: Entity;
    };
};

export type EntitiesCreateResponse = EntitiesCreateResponses[keyof EntitiesCreateResponses];

export type EntitiesSearchData = {
    body: EntitySearch;
    headers?: {
        /**
         * Language of the sentences in errors: English or French.
         */
        'Accept-Language'?: string;
        /**
         * Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.
         */
        'X-Request-Id'?: string;
        /**
         * Required where a browser session sends the request.
         */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/entities/search';
};

export type EntitiesSearchErrors = {
    /**
     * `malformed_request`, `validation_failed`
     */
    400: Error;
    /**
     * `unauthenticated`, `key_expired`, `key_revoked`, `session_expired`
     */
    401: Error;
    /**
     * `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`
     */
    403: Error;
    /**
     * `not_acceptable`
     */
    406: Error;
    /**
     * `payload_too_large`
     */
    413: Error;
    /**
     * `unsupported_media_type`
     */
    415: Error;
    /**
     * `misdirected`
     */
    421: Error;
    /**
     * `unprocessable`
     */
    422: Error;
    /**
     * Too many requests.
     */
    429: TooManyRequests;
    /**
     * `unavailable`
     */
    503: Error;
    /**
     * Anything else, e.g. `internal`
     */
    default: Error;
};

export type EntitiesSearchError = EntitiesSearchErrors[keyof EntitiesSearchErrors];

export type EntitiesSearchResponses = {
    /**
     * One page of records.
     */
    200: {
        data: Array<Entity>;
        meta: ListMeta;
    };
};

export type EntitiesSearchResponse = EntitiesSearchResponses[keyof EntitiesSearchResponses];

export type EntitiesDeleteData = {
    body?: never;
    headers?: {
        /**
         * The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412.
         */
        'If-Match'?: string;
        /**
         * Language of the sentences in errors: English or French.
         */
        'Accept-Language'?: string;
        /**
         * Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.
         */
        'X-Request-Id'?: string;
        /**
         * Required where a browser session sends the request.
         */
        'X-CSRF-Token'?: string;
    };
    path: {
        /**
         * The record's id.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}';
};

export type EntitiesDeleteErrors = {
    /**
     * `malformed_request`, `validation_failed`
     */
    400: Error;
    /**
     * `unauthenticated`, `key_expired`, `key_revoked`, `session_expired`
     */
    401: Error;
    /**
     * `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`
     */
    403: Error;
    /**
     * `not_found`
     */
    404: Error;
    /**
     * `not_acceptable`
     */
    406: Error;
    /**
     * `version_conflict`
     */
    412: Error;
    /**
     * `misdirected`
     */
    421: Error;
    /**
     * Too many requests.
     */
    429: TooManyRequests;
    /**
     * `unavailable`
     */
    503: Error;
    /**
     * Anything else, e.g. `internal`
     */
    default: Error;
};

export type EntitiesDeleteError = EntitiesDeleteErrors[keyof EntitiesDeleteErrors];

export type EntitiesDeleteResponses = {
    /**
     * When it was deleted.
     */
    200: {
        data: Deleted;
    };
};

export type EntitiesDeleteResponse = EntitiesDeleteResponses[keyof EntitiesDeleteResponses];

export type EntitiesGetData = {
    body?: never;
    headers?: {
        /**
         * Language of the sentences in errors: English or French.
         */
        'Accept-Language'?: string;
        /**
         * Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.
         */
        'X-Request-Id'?: string;
    };
    path: {
        /**
         * The record's id.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}';
};

export type EntitiesGetErrors = {
    /**
     * `malformed_request`, `validation_failed`
     */
    400: Error;
    /**
     * `unauthenticated`, `key_expired`, `key_revoked`, `session_expired`
     */
    401: Error;
    /**
     * `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`
     */
    403: Error;
    /**
     * `not_found`
     */
    404: Error;
    /**
     * `not_acceptable`
     */
    406: Error;
    /**
     * `misdirected`
     */
    421: Error;
    /**
     * Too many requests.
     */
    429: TooManyRequests;
    /**
     * `unavailable`
     */
    503: Error;
    /**
     * Anything else, e.g. `internal`
     */
    default: Error;
};

export type EntitiesGetError = EntitiesGetErrors[keyof EntitiesGetErrors];

export type EntitiesGetResponses = {
    /**
     * The record.
     */
    200: {
        data: Entity;
    };
};

export type EntitiesGetResponse = EntitiesGetResponses[keyof EntitiesGetResponses];

export type EntitiesUpdateData = {
    body: EntityUpdate;
    headers?: {
        /**
         * The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412.
         */
        'If-Match'?: string;
        /**
         * Language of the sentences in errors: English or French.
         */
        'Accept-Language'?: string;
        /**
         * Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.
         */
        'X-Request-Id'?: string;
        /**
         * Required where a browser session sends the request.
         */
        'X-CSRF-Token'?: string;
    };
    path: {
        /**
         * The record's id.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}';
};

export type EntitiesUpdateErrors = {
    /**
     * `malformed_request`, `validation_failed`
     */
    400: Error;
    /**
     * `unauthenticated`, `key_expired`, `key_revoked`, `session_expired`
     */
    401: Error;
    /**
     * `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`
     */
    403: Error;
    /**
     * `not_found`
     */
    404: Error;
    /**
     * `not_acceptable`
     */
    406: Error;
    /**
     * `duplicate`
     */
    409: Error;
    /**
     * `version_conflict`
     */
    412: Error;
    /**
     * `payload_too_large`
     */
    413: Error;
    /**
     * `unsupported_media_type`
     */
    415: Error;
    /**
     * `misdirected`
     */
    421: Error;
    /**
     * `unprocessable`
     */
    422: Error;
    /**
     * Too many requests.
     */
    429: TooManyRequests;
    /**
     * `unavailable`
     */
    503: Error;
    /**
     * Anything else, e.g. `internal`
     */
    default: Error;
};

export type EntitiesUpdateError = EntitiesUpdateErrors[keyof EntitiesUpdateErrors];

export type EntitiesUpdateResponses = {
    /**
     * The record as it is now.
     */
    200: {
        data: Entity;
    };
};

export type EntitiesUpdateResponse = EntitiesUpdateResponses[keyof EntitiesUpdateResponses];

export type EntitiesRestoreData = {
    body?: never;
    headers?: {
        /**
         * Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
        /**
         * The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412.
         */
        'If-Match'?: string;
        /**
         * Language of the sentences in errors: English or French.
         */
        'Accept-Language'?: string;
        /**
         * Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.
         */
        'X-Request-Id'?: string;
        /**
         * Required where a browser session sends the request.
         */
        'X-CSRF-Token'?: string;
    };
    path: {
        /**
         * The record's id.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}/restore';
};

export type EntitiesRestoreErrors = {
    /**
     * `malformed_request`, `validation_failed`
     */
    400: Error;
    /**
     * `unauthenticated`, `key_expired`, `key_revoked`, `session_expired`
     */
    401: Error;
    /**
     * `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`
     */
    403: Error;
    /**
     * `not_found`
     */
    404: Error;
    /**
     * `not_acceptable`
     */
    406: Error;
    /**
     * `idempotency_in_progress`, `duplicate`
     */
    409: Error;
    /**
     * `version_conflict`
     */
    412: Error;
    /**
     * `misdirected`
     */
    421: Error;
    /**
     * `idempotency_key_reused`
     */
    422: Error;
    /**
     * Too many requests.
     */
    429: TooManyRequests;
    /**
     * `unavailable`
     */
    503: Error;
    /**
     * Anything else, e.g. `internal`
     */
    default: Error;
};

export type EntitiesRestoreError = EntitiesRestoreErrors[keyof EntitiesRestoreErrors];

export type EntitiesRestoreResponses = {
    /**
     * The record, live again.
     */
    200: {
        data: Entity;
    };
};

export type EntitiesRestoreResponse = EntitiesRestoreResponses[keyof EntitiesRestoreResponses];

export type EntitiesPurgeData = {
    body?: never;
    headers?: {
        /**
         * Makes a retry safe: the first answer is kept for 24 hours and sent again, with `Idempotent-Replayed: true`.
         */
        'Idempotency-Key'?: string;
        /**
         * The ETag of the version that the change is meant for, e.g. `"7"`. Another current version is refused with 412.
         */
        'If-Match'?: string;
        /**
         * Language of the sentences in errors: English or French.
         */
        'Accept-Language'?: string;
        /**
         * Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced.
         */
        'X-Request-Id'?: string;
        /**
         * Required where a browser session sends the request.
         */
        'X-CSRF-Token'?: string;
    };
    path: {
        /**
         * The record's id.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}/purge';
};

export type EntitiesPurgeErrors = {
    /**
     * `malformed_request`, `validation_failed`
     */
    400: Error;
    /**
     * `unauthenticated`, `key_expired`, `key_revoked`, `session_expired`
     */
    401: Error;
    /**
     * `insufficient_scope`, `permission_denied`, `plan_required`, `ip_not_allowed`
     */
    403: Error;
    /**
     * `not_found`
     */
    404: Error;
    /**
     * `not_acceptable`
     */
    406: Error;
    /**
     * `idempotency_in_progress`
     */
    409: Error;
    /**
     * `version_conflict`
     */
    412: Error;
    /**
     * `misdirected`
     */
    421: Error;
    /**
     * `idempotency_key_reused`
     */
    422: Error;
    /**
     * Too many requests.
     */
    429: TooManyRequests;
    /**
     * `unavailable`
     */
    503: Error;
    /**
     * Anything else, e.g. `internal`
     */
    default: Error;
};

export type EntitiesPurgeError = EntitiesPurgeErrors[keyof EntitiesPurgeErrors];

export type EntitiesPurgeResponses = {
    /**
     * When it was purged.
     */
    200: {
        data: Deleted;
    };
};

export type EntitiesPurgeResponse = EntitiesPurgeResponses[keyof EntitiesPurgeResponses];
