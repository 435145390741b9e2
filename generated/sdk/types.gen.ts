// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/** The result of the verification of entries. */
export type ActivityLogVerification = {
    /** Whether the verified entries are unchanged. */
    intact: boolean;
    /** Number of verified entries. At least 0. */
    entries: number;
    /** Time of the first verified entry. RFC 3339 with a time zone. */
    from: string | null;
    /** Time of the last verified entry. RFC 3339 with a time zone. */
    to: string | null;
    /** The first position at which the chain is broken. */
    first_break: ActivityLogBreak | null;
    verified_at: Timestamp;
    /** For verifying the next entries; null if there are none, or if the chain is broken. At most 500 characters. */
    continue_after: string | null;
};

/** A position at which the chain is broken. */
export type ActivityLogBreak = {
    /** `entry_changed`, `entry_added`, `entry_missing`: an entry was changed, added or deleted; `entry_unlinked`: an entry does not follow the previous one; `end_missing`: the entries from here to the end were deleted; `head_missing`, `head_forged`, `anchor_forged`: the end or the start of the chain is not signed by the service. */
    kind: 'anchor_forged' | 'entry_missing' | 'entry_added' | 'entry_changed' | 'entry_unlinked' | 'end_missing' | 'head_missing' | 'head_forged' | (string & {});
    /** Position in the chain. At least 0. */
    seq: number;
    /** The entry at this position; null if there is none. */
    entry_id: string | null;
    /** Time of this entry. RFC 3339 with a time zone. */
    occurred_at: string | null;
};

/** How a call reached the service. `console` is a browser session; `rest` is a request with an API key. */
export type Channel = 'mcp' | 'rest' | 'console' | 'system';

/** How a call ended. `denied`: the caller lacks the right; `invalid`: the request was malformed or could not be performed; `error`: the service failed. */
export type ActivityLogResult = 'success' | 'denied' | 'invalid' | 'conflict' | 'rate_limited' | 'error';

/** One action or attempted action. */
export type ActivityLogEntry = {
    id: Id;
    occurred_at: Timestamp;
    channel: Channel | (string & {});
    actor: ActorOutput;
    /** The user who is responsible for the action. */
    user_id: string | null;
    /** The AI application's name. At most 200 characters. */
    application: string | null;
    /** The AI application's connection. */
    connection_id: string | null;
    /** The operation, `tools.<name>`, or another request of an AI application such as `resources.read`. At most 200 characters. */
    action: string;
    /** The tool that was called. At most 200 characters. */
    tool: string | null;
    /** The affected record. */
    record: {
        /** At most 200 characters. */
        type: string;
        id: string | null;
    } | null;
    result: ActivityLogResult | (string & {});
    /** Code of the error if the call was rejected or failed. At most 200 characters. */
    error_code: string | null;
    /** HMAC-SHA-256 of the arguments with a key of the organization, prefixed with the name of the key. Equal arguments have equal hashes under the same key. The arguments themselves are not stored. At most 73 characters. */
    arguments_hash: string | null;
    /** The client's address. At most 200 characters. */
    ip: string | null;
    /** The client's User-Agent header. At most 500 characters. */
    user_agent: string | null;
    /** The request id, as in `X-Request-Id`. At most 200 characters. */
    request_id: string | null;
    /** Duration in milliseconds. At least 0. */
    duration_ms: number | null;
    /** The reason given for a support session. At most 500 characters. */
    reason: string | null;
    /** Position in the hash chain. At least 1. */
    seq: number;
};

/** The activities, and their groups. */
export type ActivityAggregate = {
    /** Only activities of these types. 1 to 15 items. */
    type?: Array<ActivityType>;
    /** Only activities in timelines of this record type. */
    record_type?: 'contact' | 'company' | 'opportunity';
    /** Only activities in the timeline of this record. */
    record_id?: Id;
    /** Only activities at this time or later. */
    since?: Timestamp;
    /** Only activities before this time. */
    until?: Timestamp;
    /** Fields by whose values activities are grouped; without one, all activities are one group. At most 2 items. */
    group_by?: Array<'type' | 'record_type' | 'actor_id' | 'occurred_at'>;
    period?: AggregatePeriod;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by`, or `count`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`. At most 200 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** The groups of a report. */
export type ActivityAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<ActivityAggregateGroup>;
};

/** One group of activities. */
export type ActivityAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        type?: AggregateKey;
        record_type?: AggregateKey;
        actor_id?: AggregateKey;
        occurred_at?: AggregateKey;
    };
    /** The number of activities. */
    measures: {
        /** Number of activities. At least 0. */
        count: number;
    };
};

/** Type of a timeline entry. An entry of type `merged` also reports that a merge was undone: `merged_ids` then has no new ids. */
export type ActivityType = 'record_created' | 'field_changed' | 'lifecycle_changed' | 'stage_changed' | 'linked' | 'unlinked' | 'merged' | 'note_added' | 'file_added' | 'task_created' | 'task_completed' | 'email_sent' | 'email_unsubscribed' | 'email_resubscribed' | 'event_booked' | 'event_rescheduled' | 'event_cancelled' | 'event_no_show' | 'form_submitted';

/** One entry in the timeline of a record. Its id is not the id of a record. */
export type Activity = {
    id: Id;
    type: ActivityType | (string & {});
    occurred_at: Timestamp;
    actor: ActorOutput;
    /** One short sentence; localized. At most 1000 characters. */
    summary: string;
    /** The fields that changed; custom fields as `custom_fields.<key>`. At most 400 items. */
    changes: Array<{
        /** At most 200 characters. */
        field: string;
        /** The previous value. */
        old: unknown;
        /** The new value. */
        new: unknown;
        /** Only in entries of type `merged`: the values of the records that were merged, except for the one that stays. At most 10 items. */
        lost?: Array<MergedValue>;
    }> | null;
    /** The other record that the entry refers to, e.g. the added note; null if there is none. */
    related: {
        /** Record type. At most 50 characters. */
        type: string;
        id: Id;
    } | null;
};

/** A scope of an AI application. */
export type McpScope = 'crm:read' | 'crm:write' | 'booking:read' | 'booking:write';

/** Fields that an administrator can set. */
export type AiPolicyFields = {
    /** Whether AI applications can be connected. */
    enabled?: boolean;
    /** The scopes that AI applications can have at most. At most 4 items. */
    allowed_scopes?: Array<McpScope | (string & {})>;
    /** Whether AI applications can also use API keys with the MCP option. */
    allow_api_keys?: boolean;
    /** Whether members can connect applications that registered themselves and that nobody has verified. */
    allow_dynamic_registration?: boolean;
    /** Which applications members can connect: `all` except the denied ones, or only `allowed` ones. API keys are not affected. */
    applications?: 'all' | 'allowed' | (string & {});
    /** The applications that members can connect if `applications` is `allowed`. At most 100 items. */
    allowed_applications?: Array<ApplicationRule>;
    /** The applications that members cannot connect, even if they are also in `allowed_applications`. At most 100 items. */
    denied_applications?: Array<ApplicationRule>;
    /** Whether the identity provider of the organization can connect applications of members without their consent (enterprise-managed authorization). */
    enterprise_managed?: boolean;
    /** Tool calls per minute of one connection at most; null for the limit of the service. 1 to 60. */
    connection_calls_per_minute?: number | null;
    /** Tool calls per minute of all connections together at most; null for the limit of the service. 1 to 300. */
    organization_calls_per_minute?: number | null;
};

/** Names applications by a fact that they cannot choose freely. `host`: the host of the metadata document that describes the application; for an application that registered itself, the host that receives its authorization codes, `localhost` for a program on the user's device, or the scheme of an application, such as `cursor:`. `client_id`: exactly one client. */
export type ApplicationRule = {
    type: 'host' | 'client_id' | (string & {});
    /** 1 to 2048 characters. */
    value: string;
    /** A name for administrators. It has no effect. At most 200 characters. */
    name?: string | null;
};

/** Limits of the service, which an organization can only lower. */
export type AiServiceLimits = {
    /** Tool calls per minute of one connection. */
    connection_calls_per_minute: number;
    /** Tool calls per minute of one organization. */
    organization_calls_per_minute: number;
};

/** Fields to change. */
export type AiPolicyUpdate = AiPolicyFields & {
    service_limits?: AiServiceLimits;
    /** Version of the organization record, which contains the policy. At least 1. */
    version?: number;
    updated_at?: Timestamp;
    updated_by?: ActorOutput;
};

/** Upper limit of what AI applications can do in the organization. */
export type AiPolicy = AiPolicyFields & {
    /** Whether AI applications can be connected. */
    enabled: boolean;
    /** The scopes that AI applications can have at most. At most 4 items. */
    allowed_scopes: Array<McpScope | (string & {})>;
    /** Whether AI applications can also use API keys with the MCP option. */
    allow_api_keys: boolean;
    /** Whether members can connect applications that registered themselves and that nobody has verified. */
    allow_dynamic_registration: boolean;
    /** Which applications members can connect: `all` except the denied ones, or only `allowed` ones. API keys are not affected. */
    applications: 'all' | 'allowed' | (string & {});
    /** The applications that members can connect if `applications` is `allowed`. At most 100 items. */
    allowed_applications: Array<ApplicationRule>;
    /** The applications that members cannot connect, even if they are also in `allowed_applications`. At most 100 items. */
    denied_applications: Array<ApplicationRule>;
    /** Whether the identity provider of the organization can connect applications of members without their consent (enterprise-managed authorization). */
    enterprise_managed: boolean;
    /** Tool calls per minute of one connection at most; null for the limit of the service. 1 to 60. */
    connection_calls_per_minute: number | null;
    /** Tool calls per minute of all connections together at most; null for the limit of the service. 1 to 300. */
    organization_calls_per_minute: number | null;
    readonly service_limits: AiServiceLimits;
    /** Version of the organization record, which contains the policy. At least 1. */
    readonly version: number;
    readonly updated_at: Timestamp;
    readonly updated_by: ActorOutput;
};

/** Only an active key is accepted. */
export type ApiKeyStatus = 'active' | 'expired' | 'revoked';

/** Fields that an administrator can set. */
export type ApiKeyFields = {
    /** Name that describes the purpose of the key. 1 to 100 characters. */
    name?: string;
    /** The permissions that the key has at most. 1 to 60 items. */
    scopes?: Array<Permission>;
    /** IPv4 and IPv6 addresses or CIDR blocks from which the key is accepted; an empty list allows all addresses. At most 50 items. */
    allowed_ips?: Array<string>;
    /** When the key expires; null if it never expires. RFC 3339 with a time zone. */
    expires_at?: string | null;
    /** Whether AI applications can use the key; defaults to false. */
    mcp_access?: boolean;
};

/** Fields that the service sets on a key. */
export type ApiKeyState = {
    readonly user?: ApiKeyUser;
    /** The first characters of the secret. At most 20 characters. */
    readonly prefix?: string;
    /** The last characters of the secret. At most 4 characters. */
    readonly last4?: string;
    readonly status?: ApiKeyStatus | (string & {});
    /** When the key was last used; null if it was never used. RFC 3339 with a time zone. */
    readonly last_used_at?: string | null;
    /** IP address of the last use. At most 45 characters. */
    readonly last_used_ip?: string | null;
    /** When the key was revoked; null if it was not. RFC 3339 with a time zone. */
    readonly revoked_at?: string | null;
    /** Until when the secret before the last rotation is accepted; null if it is no longer accepted. RFC 3339 with a time zone. */
    readonly previous_secret_expires_at?: string | null;
};

/** The user whose current permissions the key has at most: the creator, or the user that `crm keys create` named. */
export type ApiKeyUser = {
    id: Id;
    /** At most 300 characters. */
    name: string;
};

/** A new key. */
export type ApiKeyCreate = ApiKeyFields & {
    /** Name that describes the purpose of the key. 1 to 100 characters. */
    name: string;
    /** The permissions that the key has at most. 1 to 60 items. */
    scopes: Array<Permission>;
};

/** Fields to change. */
export type ApiKeyUpdate = ApiKeyFieldsOutput & {
    id?: Id;
    user?: ApiKeyUser;
    /** The first characters of the secret. At most 20 characters. */
    prefix?: string;
    /** The last characters of the secret. At most 4 characters. */
    last4?: string;
    status?: ApiKeyStatus | (string & {});
    /** When the key was last used; null if it was never used. RFC 3339 with a time zone. */
    last_used_at?: string | null;
    /** IP address of the last use. At most 45 characters. */
    last_used_ip?: string | null;
    /** When the key was revoked; null if it was not. RFC 3339 with a time zone. */
    revoked_at?: string | null;
    /** Until when the secret before the last rotation is accepted; null if it is no longer accepted. RFC 3339 with a time zone. */
    previous_secret_expires_at?: string | null;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** Options for the rotation of a secret. */
export type ApiKeyRotate = {
    /** For how many seconds the previous secret remains valid; defaults to 0. 0 to 86400. */
    grace_seconds?: number;
};

/** A key, without its secret. */
export type ApiKey = StandardFields & ApiKeyFieldsOutput & ApiKeyState & {
    /** Name that describes the purpose of the key. 1 to 100 characters. */
    name: string;
    /** The permissions that the key has at most. 1 to 60 items. */
    scopes: Array<Permission | (string & {})>;
    /** IPv4 and IPv6 addresses or CIDR blocks from which the key is accepted; an empty list allows all addresses. At most 50 items. */
    allowed_ips: Array<string>;
    /** When the key expires; null if it never expires. RFC 3339 with a time zone. */
    expires_at: string | null;
    /** Whether AI applications can use the key; defaults to false. */
    mcp_access: boolean;
    readonly user: ApiKeyUser;
    /** The first characters of the secret. At most 20 characters. */
    readonly prefix: string;
    /** The last characters of the secret. At most 4 characters. */
    readonly last4: string;
    readonly status: ApiKeyStatus | (string & {});
    /** When the key was last used; null if it was never used. RFC 3339 with a time zone. */
    readonly last_used_at: string | null;
    /** IP address of the last use. At most 45 characters. */
    readonly last_used_ip: string | null;
    /** When the key was revoked; null if it was not. RFC 3339 with a time zone. */
    readonly revoked_at: string | null;
    /** Until when the secret before the last rotation is accepted; null if it is no longer accepted. RFC 3339 with a time zone. */
    readonly previous_secret_expires_at: string | null;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** A key with its secret, which is returned only once. */
export type IssuedApiKey = StandardFields & ApiKeyFieldsOutput & ApiKeyState & {
    /** Name that describes the purpose of the key. 1 to 100 characters. */
    name: string;
    /** The permissions that the key has at most. 1 to 60 items. */
    scopes: Array<Permission | (string & {})>;
    /** IPv4 and IPv6 addresses or CIDR blocks from which the key is accepted; an empty list allows all addresses. At most 50 items. */
    allowed_ips: Array<string>;
    /** When the key expires; null if it never expires. RFC 3339 with a time zone. */
    expires_at: string | null;
    /** Whether AI applications can use the key; defaults to false. */
    mcp_access: boolean;
    readonly user: ApiKeyUser;
    /** The first characters of the secret. At most 20 characters. */
    readonly prefix: string;
    /** The last characters of the secret. At most 4 characters. */
    readonly last4: string;
    readonly status: ApiKeyStatus | (string & {});
    /** When the key was last used; null if it was never used. RFC 3339 with a time zone. */
    readonly last_used_at: string | null;
    /** IP address of the last use. At most 45 characters. */
    readonly last_used_ip: string | null;
    /** When the key was revoked; null if it was not. RFC 3339 with a time zone. */
    readonly revoked_at: string | null;
    /** Until when the secret before the last rotation is accepted; null if it is no longer accepted. RFC 3339 with a time zone. */
    readonly previous_secret_expires_at: string | null;
    /** The secret, to be sent as `X-API-Key`. At most 100 characters. */
    readonly secret: string;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Payload of API key events; never contains the secret. */
export type ApiKeyEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The key after the change. */
    data: {
        object: ApiKey;
    };
    changes?: FieldChanges;
};

/** A host of the event. */
export type PublicHost = {
    /** First and last name, or the organization's name. At most 300 characters. */
    name: string;
};

/** The kind of location. The location itself is visible only to invitees. */
export type PublicLocation = {
    /** The kind of location. */
    type: 'video_link' | 'phone' | 'in_person' | 'invitee_phone' | 'custom' | (string & {});
};

/** The public part of an event type. */
export type BookingPage = {
    /** Title of the event type. At most 150 characters. */
    title: string;
    /** Purpose of the event. At most 10000 characters. */
    description: string | null;
    /** The hosts, who take the events together or in rotation. At most 50 items. */
    hosts: Array<PublicHost>;
    location: PublicLocation;
    duration_minutes: EventMinutes;
    /** The durations to choose from. Empty if only `duration_minutes` is offered. At most 10 items. */
    duration_options: Array<EventMinutes>;
    /** Questions that the person who books answers. At most 20 items. */
    questions: Array<BookingQuestionOutput>;
    /** Maximum number of guests in a booking. Does not limit the guests that a host invites later. 0 to 20. */
    max_guests: number;
    /** Minimum time between booking and start. 0 to 129600. */
    min_notice_minutes: number;
    booking_window: BookingWindowOutput;
    /** If true, a booking is `pending` until a host confirms it. */
    requires_confirmation: boolean;
    /** Number of people who can book the same start time. 1 to 1000. */
    seats: number;
    /** Language of the page. */
    locale: Locale | (string & {});
    /** Default time zone of the slots. */
    timezone: Timezone;
    organization: PublicOrganization;
};

/** A person and their public event types. */
export type BookingPages = {
    /** First and last name, or the organization's name. At most 300 characters. */
    name: string;
    /** The active public event types by title; at most 100. At most 100 items. */
    event_types: Array<BookingPageLink>;
    /** Language of the person or their organization. */
    locale: Locale | (string & {});
    organization: PublicOrganization;
};

/** An event type that visitors can book. */
export type BookingPageLink = {
    /** The `event_slug` of its booking page. */
    slug: EventTypeSlug;
    /** Title of the event type. At most 150 characters. */
    title: string;
    /** Purpose of the event. At most 10000 characters. */
    description: string | null;
    duration_minutes: EventMinutes;
    /** The durations to choose from. Empty if only `duration_minutes` is offered. At most 10 items. */
    duration_options: Array<EventMinutes>;
};

/** A new booking as visible to the person who made it. */
export type BookingReceipt = {
    status: EventStatus | (string & {});
    /** Title of the event. At most 150 characters. */
    title: string;
    /** Purpose of the event. At most 10000 characters. */
    description: string | null;
    start_at: Timestamp;
    end_at: Timestamp;
    duration_minutes: EventMinutes;
    /** The hosts of the event. At most 50 items. */
    hosts: Array<PublicHost>;
    /** Location of the event. */
    location: {
        type: EventLocationType | (string & {});
        /** At most 500 characters. */
        value?: string | null;
    };
    /** The person who booked. */
    invitee: {
        /** Full name. At most 200 characters. */
        name: string | null;
        email: Email;
        /** Time zone of the times in e-mails and calendar files. At most 100 characters. */
        timezone: string;
        /** Language of e-mails and calendar files. */
        locale: 'en' | 'fr' | (string & {});
    };
    /** Whether guests are notified only after the invitee has confirmed the booking with the link in the e-mail. */
    awaits_confirmation: boolean;
    organization: PublicOrganization;
};

/** The person who books. */
export type BookingVisitor = {
    /** Full name, without web or e-mail addresses. 1 to 200 characters. */
    name: string;
    email: Email;
    /** Accepted in common notations, stored as E.164. A number without a country code is read as a number of the organization's `default_country`. Required if the location is `invitee_phone`. At most 50 characters. */
    phone?: string | null;
    /** Used in e-mails and calendar files. Defaults to that of the page. At most 100 characters. */
    timezone?: string | null;
    /** Used in e-mails and calendar files. Defaults to that of the page. */
    locale?: 'en' | 'fr' | null;
};

/** The slot to book and the people to invite. */
export type BookingRequest = {
    start_at: Timestamp;
    /** One of the offered durations. Defaults to that of the event type. */
    duration_minutes?: EventMinutes;
    invitee: BookingVisitor;
    /** At most `max_guests` of the page. Addresses must differ from each other and from that of the invitee. Guests are notified once the invitee has confirmed the booking. At most 20 items. */
    guests?: Array<EventGuest>;
    answers?: EventAnswers;
};

/** The new time. */
export type BookingReschedule = {
    start_at: Timestamp;
    /** Defaults to the current duration of the event. */
    duration_minutes?: EventMinutes;
    reason?: ChangeReason;
};

/** The reason for the cancellation. */
export type BookingCancel = {
    reason?: ChangeReason;
};

/** The person who booked or was invited. */
export type BookingInvitee = {
    /** Full name. At most 200 characters. */
    name: string | null;
    email: Email;
    /** E.164. At most 16 characters. */
    phone: string | null;
    /** Time zone of the times in e-mails and calendar files. At most 100 characters. */
    timezone: string;
    /** Language of e-mails and calendar files. */
    locale: 'en' | 'fr' | (string & {});
    /** Response to the invitation. */
    response: 'needs_action' | 'accepted' | 'declined' | 'tentative' | (string & {});
};

/** A response to an invitation. */
export type BookingResponse = {
    /** `declined` keeps the seat. Cancel the booking to release it. */
    response: 'accepted' | 'declined' | 'tentative';
};

/** An event as visible to one of its invitees. */
export type Booking = {
    /** Status of the event; `cancelled` for a person who is no longer invited. */
    status: EventStatus | (string & {});
    /** Title of the event. At most 150 characters. */
    title: string;
    /** Purpose of the event. At most 10000 characters. */
    description: string | null;
    /** Start of the event. For a person who is no longer invited, the start that was planned when they left. */
    start_at: Timestamp;
    end_at: Timestamp;
    duration_minutes: EventMinutes;
    /** The hosts of the event. At most 50 items. */
    hosts: Array<PublicHost>;
    /** Location of the event. `value` is null for a person who is no longer invited. */
    location: {
        type: EventLocationType | (string & {});
        /** At most 500 characters. */
        value?: string | null;
    };
    invitee: BookingInvitee;
    /** Answers of this invitee. */
    answers: EventAnswers;
    /** Actions that the link currently allows. At most 3 items. */
    possible_actions: Array<'respond' | 'reschedule' | 'cancel' | (string & {})>;
    /** Path of the public page on which the same event type can be booked again; null if there is none. At most 300 characters. */
    page_path: string | null;
    /** Opens `bookingPage.receipt` and `bookingPage.calendar` for one to two days, without the right to change the booking. At most 1000 characters. */
    receipt: string;
    /** Whether guests are notified only after the invitee has confirmed the booking with the link in the e-mail. */
    awaits_confirmation: boolean;
    organization: PublicOrganization;
};

/** Source of a busy time. `manual`: created through the API. `feed`: read from an external calendar. */
export type BusySource = 'manual' | 'feed';

/** A new busy time. */
export type BusyTimeCreate = {
    /** The user who is busy. */
    user_id?: Id;
    /** Start of the busy time. */
    start_at: Timestamp;
    /** End of the busy time. */
    end_at: Timestamp;
    /** Reason, e.g. an appointment. At most 200 characters. */
    title?: string | null;
};

/** A period in which a user cannot be booked. */
export type BusyTime = StandardFields & {
    /** Null for a busy time read from a feed. At most 200 characters. */
    title: string | null;
    /** The user who is busy. */
    user_id: Id;
    /** Start of the busy time. */
    start_at: Timestamp;
    /** End of the busy time. */
    end_at: Timestamp;
    source: BusySource | (string & {});
    feed_id: string | null;
    /** The related records that the request includes. */
    readonly related?: BusyTimeRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** `pending`: not read yet. `ok`: the last attempt succeeded. `failing`: the last attempt failed, so the busy times are older. */
export type BusyFeedStatus = 'pending' | 'ok' | 'failing';

/** URL of the calendar, with the scheme https or webcal (which is read as https). Write-only. */
export type BusyFeedUrl = string;

/** A new feed. */
export type BusyFeedCreate = {
    /** The user to whom the calendar belongs. */
    user_id?: Id;
    /** Name of the feed. 1 to 100 characters. */
    name: string;
    url: BusyFeedUrl;
};

/** The fields to update. */
export type BusyFeedUpdate = {
    id?: Id;
    /** Name of the feed. 1 to 100 characters. */
    name?: string;
    url?: BusyFeedUrl;
    /** The user to whom the calendar belongs. */
    user_id?: Id;
    /** Host name of the URL, the only part that is returned. At most 300 characters. */
    host?: string;
    status?: BusyFeedStatus;
    /** Time of the last successful read. RFC 3339 with a time zone. */
    last_read_at?: string | null;
    /** Reason why the last attempt failed. `address_refused`: the URL is not allowed, e.g. its address is not public. `unreachable`: no response. `wrong_certificate`: invalid certificate. `timed_out`: no complete response within 15 seconds. `error_answer`: an error status. `too_long`: larger than 5 MiB. `not_a_calendar`: not iCalendar. `too_complex`: the recurrence rules take too long to expand. `too_many_periods`: more than 5,000 periods. */
    last_error?: 'address_refused' | 'unreachable' | 'wrong_certificate' | 'timed_out' | 'error_answer' | 'too_long' | 'not_a_calendar' | 'too_complex' | 'too_many_periods' | null;
    /** Number of busy times read from the feed. At least 0. */
    period_count?: number;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** An external calendar from which busy times are read. */
export type BusyFeed = StandardFields & {
    /** Name of the feed. 1 to 100 characters. */
    name: string;
    /** The user to whom the calendar belongs. */
    user_id: Id;
    /** Host name of the URL, the only part that is returned. At most 300 characters. */
    readonly host: string;
    readonly status: BusyFeedStatus | (string & {});
    /** Time of the last successful read. RFC 3339 with a time zone. */
    readonly last_read_at: string | null;
    /** Reason why the last attempt failed. `address_refused`: the URL is not allowed, e.g. its address is not public. `unreachable`: no response. `wrong_certificate`: invalid certificate. `timed_out`: no complete response within 15 seconds. `error_answer`: an error status. `too_long`: larger than 5 MiB. `not_a_calendar`: not iCalendar. `too_complex`: the recurrence rules take too long to expand. `too_many_periods`: more than 5,000 periods. */
    readonly last_error: 'address_refused' | 'unreachable' | 'wrong_certificate' | 'timed_out' | 'error_answer' | 'too_long' | 'not_a_calendar' | 'too_complex' | 'too_many_periods' | null | (string & {});
    /** Number of busy times read from the feed. At least 0. */
    readonly period_count: number;
    /** The related records that the request includes. */
    readonly related?: BusyFeedRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** draft → scheduled → sending → sent. A scheduled or sending campaign can become `cancelled`; a sent or canceled one, `archived`. */
export type CampaignStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled' | 'archived';

/** The writable fields except the bodies. */
export type CampaignSettings = {
    /** Internal name of the campaign. 1 to 150 characters. */
    name?: string;
    /** One line; may contain variables. At most 255 characters. */
    subject?: string | null;
    /** Text that e-mail clients show next to the subject; may contain variables. At most 255 characters. */
    preview_text?: string | null;
    /** The sender. */
    from?: Mailbox | null;
    /** Address for replies. At most 254 characters. An e-mail address. */
    reply_to?: string | null;
    /** The e-mail template with the subject and the texts, instead of own ones. */
    template_id?: string | null;
    /** Segments whose members receive the campaign. At least one is required for scheduling and sending. At most 20 items. */
    segment_ids?: Array<Id>;
    /** Segments whose members do not receive the campaign. At most 20 items. */
    exclude_segment_ids?: Array<Id>;
    /** The topic of the campaign. Addresses that unsubscribed from it, or must subscribe to it first, are suppressed. Null: the campaign has no topic, and its unsubscribe link ends all marketing. */
    topic_id?: string | null;
    /** UTM parameters that are added to the links. */
    utm?: {
        /** At most 100 characters. */
        source?: string | null;
        /** At most 100 characters. */
        medium?: string | null;
        /** At most 100 characters. */
        campaign?: string | null;
        /** At most 100 characters. */
        term?: string | null;
        /** At most 100 characters. */
        content?: string | null;
    } | null;
    /** The user who owns the campaign. */
    owner_id?: string | null;
    tags?: Tags;
};

/** The HTML and plain-text bodies. */
export type CampaignBodies = {
    /** HTML; may contain variables. Their values are escaped, and percent-encoded in links. At most 500000 characters. */
    html_body?: string | null;
    /** Plain text; may contain variables. Their values are percent-encoded in links. At most 500000 characters. */
    text_body?: string | null;
};

/** A new campaign. */
export type CampaignCreate = CampaignSettings & CampaignBodies & {
    /** Internal name of the campaign. 1 to 150 characters. */
    name: string;
};

/** The fields to update. */
export type CampaignUpdate = CampaignSettings & CampaignBodies & {
    id?: Id;
    type?: 'email';
    status?: CampaignStatus;
    /** The version of the template that the campaign copied when it was scheduled or sent; null before. At least 1. */
    template_version?: number | null;
    /** Time for which sending is scheduled. RFC 3339 with a time zone. */
    scheduled_at?: string | null;
    /** Time when sending started. RFC 3339 with a time zone. */
    started_at?: string | null;
    /** Time when the last message was sent or the campaign was canceled. RFC 3339 with a time zone. */
    completed_at?: string | null;
    stats?: CampaignStats;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Statistics. Rates are fractions of `sent`, null while `sent` is 0. Opens and clicks are counted only as far as `email_tracking` of the organization allows. */
export type CampaignStats = {
    /** At least 0. */
    recipients: number;
    /** At least 0. */
    sent: number;
    /** At least 0. */
    failed: number;
    /** At least 0. */
    suppressed: number;
    /** At least 0. */
    opens: number;
    /** At least 0. */
    unique_opens: number;
    /** At least 0. */
    clicks: number;
    /** At least 0. */
    unique_clicks: number;
    /** At least 0. */
    bounces: number;
    /** At least 0. */
    unsubscribes: number;
    /** 0 to 1. */
    open_rate: number | null;
    /** 0 to 1. */
    click_rate: number | null;
    /** 0 to 1. */
    bounce_rate: number | null;
    /** 0 to 1. */
    unsubscribe_rate: number | null;
};

/** The fields of a campaign that every response contains. */
export type CampaignState = StandardFields & CampaignSettings & {
    /** Internal name of the campaign. 1 to 150 characters. */
    name: string;
    /** One line; may contain variables. At most 255 characters. */
    subject: string | null;
    /** Text that e-mail clients show next to the subject; may contain variables. At most 255 characters. */
    preview_text: string | null;
    /** The sender. */
    from: Mailbox | null;
    /** Address for replies. At most 254 characters. An e-mail address. */
    reply_to: string | null;
    /** The e-mail template with the subject and the texts, instead of own ones. */
    template_id: string | null;
    /** Segments whose members receive the campaign. At least one is required for scheduling and sending. At most 20 items. */
    segment_ids: Array<Id>;
    /** Segments whose members do not receive the campaign. At most 20 items. */
    exclude_segment_ids: Array<Id>;
    /** The topic of the campaign. Addresses that unsubscribed from it, or must subscribe to it first, are suppressed. Null: the campaign has no topic, and its unsubscribe link ends all marketing. */
    topic_id: string | null;
    /** UTM parameters that are added to the links. */
    utm: {
        /** At most 100 characters. */
        source?: string | null;
        /** At most 100 characters. */
        medium?: string | null;
        /** At most 100 characters. */
        campaign?: string | null;
        /** At most 100 characters. */
        term?: string | null;
        /** At most 100 characters. */
        content?: string | null;
    } | null;
    /** The user who owns the campaign. */
    owner_id: string | null;
    tags: Tags;
    readonly type: 'email';
    readonly status: CampaignStatus | (string & {});
    /** The version of the template that the campaign copied when it was scheduled or sent; null before. At least 1. */
    readonly template_version: number | null;
    /** Time for which sending is scheduled. RFC 3339 with a time zone. */
    readonly scheduled_at: string | null;
    /** Time when sending started. RFC 3339 with a time zone. */
    readonly started_at: string | null;
    /** Time when the last message was sent or the campaign was canceled. RFC 3339 with a time zone. */
    readonly completed_at: string | null;
    readonly stats: CampaignStats;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** A mailing to segments. Lists and webhooks omit the bodies. */
export type Campaign = CampaignState & CampaignBodies & {
    /** The related records that the request includes. */
    readonly related?: CampaignRelated;
};

/** The filter, the sort order and the page. */
export type CampaignSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. 1 to 100000000. */
    page?: number;
    /** Records per page; default 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` of the previous response. At most 6000 characters. */
    cursor?: string;
    /** Up to four fields; a leading `-` sorts in descending order. Default `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 28 items. */
    fields?: Array<CampaignFieldName>;
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. 1 to 2 items. */
    include?: Array<CampaignRelationName>;
};

/** The time of sending. */
export type CampaignSchedule = {
    /** In the future, at most 366 days from now. RFC 3339 with a time zone. */
    scheduled_at: string;
};

/** The recipients of the test send. */
export type CampaignTest = {
    /** 1 to 5 items. */
    to: Array<Email>;
};

/** The messages of a test send. */
export type CampaignTestSent = {
    campaign_id: Id;
    /** At most 5 items. */
    messages: Array<{
        id: Id;
        email: Email;
        status: EmailStatus | (string & {});
    }>;
};

/** `suppressed`: nothing is sent because the address is unsubscribed or undeliverable. */
export type CampaignRecipientStatus = 'queued' | 'sending' | 'sent' | 'bounced' | 'suppressed' | 'failed' | 'cancelled';

/** One recipient address of a campaign. */
export type CampaignRecipient = {
    id: Id;
    /** At most 201 characters. */
    name: string | null;
    email: Email;
    contact_id: string | null;
    status: CampaignRecipientStatus | (string & {});
    /** Reason why nothing was delivered: unsubscribed, opted_out, topic_unsubscribed, topic_not_subscribed, hard_bounced, soft_bounced, complained, contact_deleted, or the response of the mail server. At most 1000 characters. */
    reason: string | null;
    /** RFC 3339 with a time zone. */
    sent_at: string | null;
    /** Time of the first opening. RFC 3339 with a time zone. */
    opened_at: string | null;
    /** Time of the first click. RFC 3339 with a time zone. */
    clicked_at: string | null;
    /** RFC 3339 with a time zone. */
    unsubscribed_at: string | null;
    created_at: Timestamp;
};

/** Payload of a webhook about a campaign. */
export type CampaignEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The campaign after the change, without the bodies. */
    data: {
        object: Campaign | ThinRecord;
    };
    changes?: FieldChanges;
};

/** A record type that the feed contains. */
export type ChangedRecordType = 'contact' | 'company' | 'pipeline' | 'opportunity' | 'task' | 'note' | 'file' | 'segment' | 'campaign' | 'email' | 'custom_field' | 'schedule' | 'event_type' | 'event' | 'busy_time' | 'busy_feed' | 'api_key' | 'mcp_connection' | 'email_template' | 'form' | 'form_submission' | 'line_item' | 'product' | 'topic';

/** How to continue. */
export type FeedMeta = {
    /** Always present, so that the client can poll the feed later. It can be unchanged if there are no new changes. At most 500 characters. */
    next_cursor: string;
    /** Whether more changes are available now. */
    has_more: boolean;
};

/** A change to a record. Webhooks report the same changes. */
export type Change = {
    id: Id;
    record_type: ChangedRecordType | (string & {});
    /** Record type and action, e.g. contact.created. At most 100 characters. */
    type: string;
    record_id: Id;
    occurred_at: Timestamp;
    actor: ActorOutput;
    /** The record after the change; only its id if it was purged. */
    data: {
        object: {
            [key: string]: unknown;
        };
    };
    /** The changed fields. */
    changes: FieldChanges | null;
    /** The record's version after the change. At least 1. */
    version: number;
};

/** UUID (version 7), generated by the service. */
export type Id = string;

/** RFC 3339 timestamp. Output is in UTC with milliseconds; input must contain `Z` or an offset. */
export type Timestamp = string;

/** A calendar day, YYYY-MM-DD. */
export type Date = string;

/** A language that the service supports. */
export type Locale = 'en' | 'fr';

/** A permission, as `<resource>:<action>`. */
export type Permission = 'entities:read' | 'entities:write' | 'entities:delete' | 'entities:purge' | 'records:export' | 'opportunities:read' | 'opportunities:write' | 'opportunities:delete' | 'tasks:read' | 'tasks:write' | 'tasks:delete' | 'notes:read' | 'notes:write' | 'notes:delete' | 'files:read' | 'files:write' | 'files:delete' | 'segments:read' | 'segments:write' | 'segments:delete' | 'campaigns:read' | 'campaigns:write' | 'campaigns:delete' | 'campaigns:send' | 'forms:read' | 'forms:write' | 'forms:delete' | 'emails:read' | 'emails:send' | 'booking:read' | 'booking:write' | 'webhooks:read' | 'webhooks:write' | 'custom_fields:read' | 'custom_fields:write' | 'members:read' | 'members:manage' | 'identity:manage' | 'organization:read' | 'organization:manage' | 'api_keys:manage' | 'ai:connect' | 'ai:manage' | 'activity_log:read' | 'products:read' | 'products:write' | 'products:delete';

/** Stable error code; never localized. */
export type ErrorCode = 'malformed_request' | 'validation_failed' | 'unauthenticated' | 'key_expired' | 'key_revoked' | 'session_expired' | 'second_factor_required' | 'insufficient_scope' | 'permission_denied' | 'plan_required' | 'ip_not_allowed' | 'ai_disabled' | 'api_keys_disabled' | 'application_not_allowed' | 'support_session_forbidden' | 'reauthentication_required' | 'second_factor_enrollment_required' | 'single_sign_on_required' | 'foreign_origin' | 'not_found' | 'no_such_route' | 'method_not_allowed' | 'not_acceptable' | 'request_timeout' | 'duplicate' | 'slot_unavailable' | 'state_conflict' | 'in_use' | 'idempotency_in_progress' | 'secret_already_shown' | 'version_conflict' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'range_not_satisfiable' | 'expectation_failed' | 'misdirected' | 'unprocessable' | 'idempotency_key_reused' | 'all_recipients_suppressed' | 'headers_too_large' | 'internal' | 'unavailable';

/** The user, program or system that performed the action. */
export type Actor = {
    id: string | null;
    type: 'user' | 'api_key' | 'mcp' | 'scim' | 'invitee' | 'visitor' | 'import' | 'system' | 'operator';
    /** At most 300 characters. */
    name: string;
    /** At most 200 characters. */
    application: string | null;
};

/** Total number of records, and position of this page. */
export type ListMeta = {
    /** Exact number of matching records. At least 0. */
    total: number;
    /** At least 1. */
    page: number;
    /** At least 1. */
    page_size: number;
    /** Only present if the request had `cursor`; null on the last page. At most 6000 characters. */
    next_cursor?: string | null;
    /** Only present in the search over all record types, if more records match than it compares: then `total` is the number of compared ones, and the matches whose text begins with the words are among them. More letters lead to an exact total. */
    total_at_least?: true;
    /** Only present if the request includes relations that the caller may not read; their names. 1 to 50 items. */
    omitted?: Array<string>;
    /** Only present in lists of contacts and companies, if the organization has more than 100,000 of them and the filter has no condition with an index, so that all of them are compared: the names of the fields or parameters with an index, and the custom fields that are marked as `indexed`. A further condition on one of them makes the request faster. 1 to 50 items. */
    narrow_by?: Array<string>;
};

/** Fields of every record. */
export type StandardFields = {
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** The id of a record and the time of its deletion. */
export type Deleted = {
    id: Id;
    deleted_at: Timestamp;
};

/** One problem and its location. Which other members are present depends on `code`. */
export type ErrorDetail = {
    id?: Id;
    /** JSON pointer into the body, or the name of the parameter. At most 500 characters. */
    path: string;
    /** At most 60 characters. */
    code: string;
    /** Human-readable message; localized. At most 1000 characters. */
    message: string;
    /** At most 200 items. */
    allowed_values?: Array<unknown>;
    /** At most 200 characters. */
    did_you_mean?: string;
    /** The allowed names, each with one short line about it; only in the first of several such details. */
    allowed_fields?: {
        [key: string]: string;
    };
    /** The people who could be meant. At most 50 items. */
    candidates?: Array<{
        id: Id;
        /** At most 300 characters. */
        name: string | null;
    }>;
    existing_id?: Id;
    merged_into?: Id;
    /** At most 60 items. */
    required?: Array<string>;
    /** At least 1. */
    current_version?: number;
    /** At most 5 items. */
    alternatives?: Array<unknown>;
    limit?: number;
    /** Line of the JSON, from 1. At least 1. */
    line?: number;
    /** Column of the JSON in UTF-16 code units, from 1. At least 1. */
    column?: number;
    /** The currency whose decimals limit an amount. 3 to 3 characters. */
    currency?: string;
    /** Identifies the sign-in that a second factor completes. At most 100 characters. */
    challenge?: string;
};

/** An error. */
export type Error = {
    /** One short sentence; localized according to Accept-Language (en or fr). At most 500 characters. */
    error: string;
    code: ErrorCode | (string & {});
    /** At most 20 items. */
    details?: Array<ErrorDetail>;
    /** At most 128 characters. */
    request_id: string;
};

/** Too many requests; `Retry-After` contains the number of seconds to wait. */
export type TooManyRequests = {
    /** One short sentence; localized. At most 500 characters. */
    error: string;
};

/** Labels; unique, ignoring case. */
export type Tags = Array<string>;

/** The name of a custom field, `custom_fields.<key>`. */
export type CustomFieldPath = string;

/** Values of custom fields, by key; validated against the definitions of the fields. */
export type CustomFields = {
    [key: string]: string | number | boolean | Array<string> | null;
};

/** Ids of this record in other systems, by namespace; each is unique per record type. An update merges them; null removes one. */
export type ExternalIds = {
    [key: string]: string | null;
};

/** A type of record that other records can refer to. */
export type RelatedRecordType = 'contact' | 'company' | 'opportunity' | 'event';

/** A reference to a related record. */
export type RelatedRecord = {
    record_type: RelatedRecordType;
    record_id: Id;
};

/** The related records. */
export type RelatedTo = Array<RelatedRecord>;

/** A postal address. */
export type Address = {
    /** At most 255 characters. */
    street?: string | null;
    /** At most 100 characters. */
    city?: string | null;
    /** At most 100 characters. */
    region?: string | null;
    /** At most 20 characters. */
    postal_code?: string | null;
    /** ISO 3166-1 alpha-2 country code. */
    country?: string | null;
} | null;

/** An e-mail address; stored in lower case. A domain in other characters than ASCII (`münchen.example`) is returned as people write it, and equal to its ASCII form (IDNA: `xn--mnchen-3ya.example`) wherever addresses are compared. It is returned in ASCII if a label mixes scripts, has letters that only look like Latin ones, or is in a script from right to left or with vowel signs. The part before the @ is in ASCII. */
export type Email = string;

/** Accepted in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the organization's `default_country`. */
export type Phone = string;

/** IANA time zone name, e.g. Europe/Paris. */
export type Timezone = string;

/** ISO 4217 currency code. */
export type Currency = string;

/** The length of the groups of a date or time; defaults to `month`. The value of a group is the first day of its period; weeks begin on Monday. */
export type AggregatePeriod = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The value of a field in a group: of a tag, the first of its spellings. `label` is the name of a period, of a stage, or of a record that the caller may read; otherwise null. */
export type AggregateKey = {
    /** At most 1000 characters. */
    value: string | boolean | null;
    /** At most 500 characters. */
    label: string | null;
};

/** Totals of a report. */
export type AggregateMeta = {
    /** Exact number of groups. At least 0. */
    total: number;
    /** Exact number of matching records. At least 0. */
    records: number;
    /** Whether there are more groups than `limit`. */
    truncated: boolean;
    /** Whether a record can be in several groups, because it can have several tags or options: the counts of the groups may then add up to more than `records`. */
    overlapping: boolean;
    /** Time zone in which the periods begin. */
    timezone: Timezone;
};

/** Stage in the development from subscriber to customer. Automatic changes only move forward. */
export type LifecycleStage = 'subscriber' | 'lead' | 'marketing_qualified_lead' | 'sales_qualified_lead' | 'opportunity' | 'customer' | 'evangelist' | 'other';

/** How the application authenticates. */
export type ConnectionKind = 'oauth' | 'api_key';

/** Only an active connection is accepted. A connection expires if it is not used before its last token expires. */
export type ConnectionStatus = 'active' | 'revoked' | 'expired';

/** Why the connection ended. `user`: the owner revoked it; `admin`: an administrator revoked it; `organization_disabled`: AI applications were disabled; `policy_changed`: the policy allows none of its scopes or no API keys; `refresh_replay` and `code_replay`: a refresh token or authorization code was used twice; `user_suspended`: the user was suspended or removed; `key_revoked`: the API key was revoked; `client_deleted`: the application no longer exists. */
export type RevokeReason = 'user' | 'admin' | 'organization_disabled' | 'policy_changed' | 'refresh_replay' | 'code_replay' | 'user_suspended' | 'key_revoked' | 'client_deleted';

/** The user whose permissions the application uses. */
export type ConnectedUser = {
    id: Id;
    /** At most 300 characters. */
    name: string;
    /** At most 254 characters. */
    email: string;
};

/** The application with the name that it gave itself, which is not verified; for an API key, the key. */
export type ConnectedApplication = {
    kind: ConnectionKind | (string & {});
    /** At most 2048 characters. */
    client_id: string;
    /** At most 200 characters. */
    name: string;
    /** At most 2048 characters. */
    uri: string | null;
    /** The host by which the lists of the AI policy name the application; null if it is unknown, and for API keys. At most 255 characters. */
    host: string | null;
};

/** An AI application that a user has authorized. */
export type Connection = StandardFields & {
    readonly user: ConnectedUser;
    readonly application: ConnectedApplication;
    /** The scopes that the application has at most. The user's role and the organization's policy are checked at every call. At most 4 items. */
    readonly scopes: Array<McpScope | (string & {})>;
    /** Whether the identity provider of the organization connected the application, without the consent of the user. */
    readonly managed: boolean;
    /** Whether the lists of the AI policy exclude the application now. Its calls are then rejected with `application_not_allowed`. */
    readonly blocked: boolean;
    /** Number of tool calls, including refused ones. A new call is counted within a few seconds. At least 0. */
    readonly calls: number;
    /** Number of calls that were refused because of missing rights, the AI policy, an ended connection or a limit. At least 0. */
    readonly refused_calls: number;
    readonly granted_at: Timestamp;
    /** When the connection was last used; null if it was never used. RFC 3339 with a time zone. */
    readonly last_used_at: string | null;
    /** IP address of the last use. At most 45 characters. */
    readonly last_ip: string | null;
    /** When the connection expires if it is not used; null for a key without an expiry date. RFC 3339 with a time zone. */
    readonly expires_at: string | null;
    readonly status: ConnectionStatus | (string & {});
    /** When the connection was revoked; null if it was not. RFC 3339 with a time zone. */
    readonly revoked_at: string | null;
    /** The actor that revoked the connection; null if it is active, expired or was ended automatically. */
    readonly revoked_by: ActorOutput | null;
    readonly revoke_reason: RevokeReason | (string & {}) | null;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Result of the revocation. */
export type RevokedConnections = {
    /** Number of revoked connections. At least 0. */
    revoked: number;
};

/** Payload of connection events. */
export type ConnectionEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The connection after the change. */
    data: {
        object: Connection;
    };
    changes?: FieldChanges;
};

/** A record type that can have custom fields. */
export type CustomFieldRecordType = 'contact' | 'company' | 'opportunity' | 'task' | 'product';

/** The type of the values: text of at most 10,000 characters, a number, true or false, a date, a timestamp with an offset, one or several of the options, an http(s) URL, an e-mail address, or a phone number (E.164). */
export type CustomFieldType = 'text' | 'number' | 'boolean' | 'date' | 'datetime' | 'select' | 'multi_select' | 'url' | 'email' | 'phone';

/** Fields that can be changed. */
export type CustomFieldFields = {
    /** Name for display. 1 to 100 characters. */
    label?: string;
    /** The allowed values; null or omitted if the type has no options. 1 to 100 items. */
    options?: Array<string> | null;
    /** Whether new records must have a value. */
    required?: boolean;
    /** Purpose of the field. At most 500 characters. */
    description?: string | null;
    /** Position among the custom fields. 0 to 10000. */
    position?: number;
    /** Whether the field is archived. An archived field accepts no new values; its existing values can be read. */
    archived?: boolean;
    /** Whether filters on the field use an index, so that they are fast if few of many records match. Only for fields of contacts and companies, except the type `multi_select`. Each value uses about 250 bytes. */
    indexed?: boolean;
};

/** A new custom field. */
export type CustomFieldCreate = CustomFieldFields & {
    /** Name for display. 1 to 100 characters. */
    label: string;
    entity_type: CustomFieldRecordType;
    key: CustomFieldKey;
    type: CustomFieldType;
};

/** Name of the field in `custom_fields` and in filters (`custom_fields.<key>`). */
export type CustomFieldKey = string;

/** Fields to change. */
export type CustomFieldUpdate = CustomFieldFields & {
    id?: Id;
    entity_type?: CustomFieldRecordType;
    key?: CustomFieldKey;
    type?: CustomFieldType;
    /** State of the index: `building` until the values of all records are in it, then `ready`. Null if the field is not indexed. */
    index_status?: 'building' | 'ready' | null;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
};

/** A field that the organization has added to a record type. */
export type CustomField = StandardFields & {
    entity_type: CustomFieldRecordType | (string & {});
    /** Name for display. 1 to 100 characters. */
    label: string;
    key: CustomFieldKey;
    type: CustomFieldType | (string & {});
    /** The allowed values; null if the type has no options. At most 100 items. */
    options: Array<string> | null;
    /** Whether new records must have a value. */
    required: boolean;
    /** Purpose of the field. At most 500 characters. */
    description: string | null;
    /** Position among the custom fields. 0 to 10000. */
    position: number;
    /** Whether the field is archived. An archived field accepts no new values; its existing values can be read. */
    archived: boolean;
    /** Whether filters on the field use an index, so that they are fast if few of many records match. Only for fields of contacts and companies, except the type `multi_select`. Each value uses about 250 bytes. */
    indexed: boolean;
    /** State of the index: `building` until the values of all records are in it, then `ready`. Null if the field is not indexed. */
    index_status: 'building' | 'ready' | null | (string & {});
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** `marketing`: for campaigns and marketing messages, with an unsubscribe link. `transactional`: for single messages. */
export type EmailTemplateKind = 'marketing' | 'transactional';

/** The texts in one language. All of them may contain variables such as `{{first_name|friend}}`. */
export type EmailTemplateTranslation = {
    /** One line. 1 to 255 characters. */
    subject: string;
    /** Text that e-mail programs show next to the subject. At most 255 characters. */
    preheader?: string | null;
    /** HTML of the content, without the layout: headings, paragraphs, lists, links, tables and `https:` pictures. A link with `class="button"` is shown as a button. Colours, scripts, styles and forms are not allowed, because the layout sets the colours for light and dark programs. 1 to 65536 characters. */
    html: string;
} | null;

/** The texts by language; null if there are none in a language. */
export type EmailTemplateTranslations = {
    en?: EmailTemplateTranslation;
    fr?: EmailTemplateTranslation;
};

/** Name of a variable. */
export type EmailVariableName = string;

/** Names of variables. */
export type EmailVariableNames = Array<EmailVariableName>;

/** Values of the template's own variables by name. */
export type EmailVariableValues = {
    [key: string]: string;
};

/** The texts of an e-mail in each language. Messages show them in the layout of the organization. */
export type EmailTemplate = StandardFields & EmailTemplateFieldsOutput & {
    /** Name of the template; unique, ignoring case. 1 to 150 characters. */
    name: string;
    /** When the template is used. At most 1000 characters. */
    description: string | null;
    kind: EmailTemplateKind | (string & {});
    translations: EmailTemplateTranslations;
    /** Variables whose values are given with each message, as `template_values`. At most 20 items. */
    own_variables: Array<EmailVariableName>;
    /** The variables in the texts. At most 50 items. */
    readonly used_variables: Array<EmailVariableName>;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** The recipient of a preview. */
export type EmailPreviewFor = {
    /** A contact whose values and language are used; null for sample values. */
    contact_id?: string | null;
    /** Language; by default that of the contact or the organization. */
    locale?: Locale;
    template_values?: EmailVariableValues;
};

/** The recipient of a preview. */
export type CampaignPreviewFor = {
    /** A contact whose values and language are used; null for sample values. */
    contact_id?: string | null;
    /** Language; by default that of the contact or the organization. */
    locale?: Locale;
};

/** Texts that are not saved, and the recipient of the preview. */
export type EmailTextsPreview = {
    kind?: EmailTemplateKind;
    translations: EmailTemplateTranslations;
    own_variables?: EmailVariableNames;
    /** A contact whose values and language are used; null for sample values. */
    contact_id?: string | null;
    /** Language; by default that of the contact or the organization. */
    locale?: Locale;
    template_values?: EmailVariableValues;
};

/** A message as a recipient would get it. */
export type EmailPreview = {
    /** The language of the texts. */
    locale: Locale | (string & {});
    /** The version of the template; null if the texts come from elsewhere. At least 1. */
    template_version: number | null;
    /** At most 255 characters. */
    subject: string;
    /** Text that e-mail programs show next to the subject. At most 2000 characters. */
    preheader: string | null;
    /** A complete HTML document; null if there is only plain text. At most 16000000 characters. */
    html: string | null;
    /** The plain-text part. At most 16000000 characters. */
    text: string;
    /** Possible mistakes in the texts. At most 50 items. */
    warnings: Array<EmailPreviewWarning>;
};

/** A possible mistake in the texts. */
export type EmailPreviewWarning = {
    /** JSON pointer to the text. At most 200 characters. */
    path: string;
    /** The kind of mistake, as in the details of an error. At most 60 characters. */
    code: string;
    /** In the language of the caller. At most 1000 characters. */
    message: string;
};

/** Progress of the message. `scheduled`: `send_at` is in the future. */
export type EmailStatus = 'scheduled' | 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled';

/** `transactional`: in reply to an action of the recipient. `marketing`: promotional; respects unsubscribes. */
export type EmailCategory = 'transactional' | 'marketing';

/** An address and a display name. */
export type Mailbox = {
    email: Email;
    /** Display name. At most 200 characters. */
    name?: string | null;
};

/** One recipient of a message. */
export type EmailAddressee = {
    email: Email;
    /** Display name. At most 200 characters. */
    name?: string | null;
    /** The contact to whom the message is sent. Defaults to the contact with this address. */
    contact_id?: string | null;
};

/** An attached file. */
export type EmailAttachment = {
    /** File name without a path. 1 to 200 characters. */
    filename: string;
    content_type: MediaType;
    /** Content of the file in base64 (RFC 4648 §4). 1 to 13981016 characters. */
    content: string;
};

/** Media type, e.g. application/pdf. */
export type MediaType = string;

/** Media type, with parameters if necessary, e.g. text/calendar; method=REQUEST. */
export type AttachedMediaType = string;

/** Arbitrary values of the client, stored with the message. */
export type EmailMetadata = {
    [key: string]: string;
};

/** A message to send. At least one of `html` and `text` is required, or `template_id`. `subject` is required without a template. */
export type EmailCreate = {
    /** 1 to 50 items. */
    to: Array<EmailAddressee>;
    /** At most 20 items. */
    cc?: Array<EmailAddressee>;
    /** At most 20 items. */
    bcc?: Array<EmailAddressee>;
    /** Address for replies. At most 254 characters. An e-mail address. */
    reply_to?: string | null;
    /** One line. 1 to 255 characters. */
    subject?: string;
    /** HTML body. At most 1000000 characters. */
    html?: string | null;
    /** Plain-text body. At most 1000000 characters. */
    text?: string | null;
    /** An e-mail template, instead of `subject`, `html`, `text` and `category`. */
    template_id?: string | null;
    /** Language of the template; by default that of the recipient. */
    template_locale?: Locale | null;
    template_values?: EmailVariableValues;
    /** At most 10 MiB in total, decoded. At most 10 items. */
    attachments?: Array<EmailAttachment>;
    /** Default `transactional`. */
    category?: 'transactional' | 'marketing';
    /** The topic of a marketing message. Addresses that unsubscribed from it, or must subscribe to it first, are suppressed. */
    topic_id?: string | null;
    /** At most 30 days from now. Omit to send immediately. RFC 3339 with a time zone. */
    send_at?: string | null;
    related_to?: RelatedTo;
    metadata?: EmailMetadata;
};

/** One recipient and the delivery status of the message. */
export type EmailRecipient = {
    email: Email;
    /** At most 200 characters. */
    name: string | null;
    kind: 'to' | 'cc' | 'bcc' | (string & {});
    contact_id: string | null;
    /** `suppressed`: nothing is sent because the address is unsubscribed or undeliverable. */
    status: 'queued' | 'sent' | 'bounced' | 'suppressed' | 'failed' | (string & {});
    /** Reason why the message has not been delivered: a code such as `hard_bounced`, or the response of the mail server. At most 1000 characters. */
    error: string | null;
};

/** The fields of a message that every response contains. */
export type EmailState = StandardFields & {
    /** At most 255 characters. */
    readonly subject: string;
    readonly status: EmailStatus | (string & {});
    readonly category: EmailCategory | (string & {});
    /** The topic of a marketing message. */
    readonly topic_id: string | null;
    /** The Message-ID header (RFC 5322 §3.6.4), identical for all attempts. At most 400 characters. */
    readonly message_id: string;
    /** The sender: that of the campaign or, for other messages, the address configured by the operator. */
    readonly from: {
        /** At most 320 characters. */
        email: string;
        /** At most 200 characters. */
        name: string | null;
    };
    /** An e-mail address. */
    readonly reply_to: string | null;
    /** The e-mail template of the message. */
    readonly template_id: string | null;
    /** The version of the template. At least 1. */
    readonly template_version: number | null;
    /** At most 10 items. */
    readonly attachments: Array<{
        /** At most 200 characters. */
        filename: string;
        content_type: AttachedMediaType;
        /** Size in bytes. At least 0. */
        size: number;
    }>;
    /** The recipients in `to`, `cc` and `bcc`, in this order. At most 90 items. */
    readonly recipients: Array<EmailRecipient>;
    readonly related_to: RelatedToOutput;
    readonly metadata: EmailMetadata;
    /** Time for which sending was requested. RFC 3339 with a time zone. */
    readonly send_at: string | null;
    /** Time of sending. RFC 3339 with a time zone. */
    readonly sent_at: string | null;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** An e-mail message. Lists and webhooks omit `html` and `text`. */
export type EmailMessage = EmailState & {
    /** At most 16000000 characters. */
    readonly html?: string | null;
    /** At most 16000000 characters. */
    readonly text?: string | null;
};

/** Payload of a webhook about an e-mail message. */
export type EmailEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The message after the change, without `html` and `text`. The message of a campaign to one recipient has the same form: `id` is the id of the recipient and `metadata.campaign_id` that of the campaign. Such messages are not in the list of messages. After a change of subscription, `changes.subscription.new` contains the address and the topic; `topic_id` is null if all marketing is concerned. */
    data: {
        object: EmailMessage | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Options. */
export type EntityPurge = {
    /** Whether to return the numbers without changing anything; defaults to false. */
    dry_run?: boolean;
    /** Kinds of records that stay although they relate to nothing else; none by default. At most 2 items. */
    keep?: Array<'notes' | 'tasks'>;
};

/** Result of a purge or of a dry run. */
export type EntityPurged = {
    id: Id;
    erased: EntityErased;
    dry_run: boolean;
    /** The time of the purge or of the dry run. */
    deleted_at: Timestamp;
};

/** Number of deleted or changed records of each kind. */
export type EntityErased = {
    /** Deleted notes that related to nothing else. At least 0. */
    notes: number;
    /** Deleted tasks that related to nothing else. At least 0. */
    tasks: number;
    /** Deleted files of the record, of its notes and of its tasks. At least 0. */
    files: number;
    /** Deleted messages that only this contact received or that notified others of its events. At least 0. */
    emails: number;
    /** Messages from whose recipients it was removed. At least 0. */
    email_recipients: number;
    /** Deleted rows among the recipients of campaigns. At least 0. */
    campaign_recipients: number;
    /** Events from whose invitees it was removed. At least 0. */
    events: number;
    /** Deleted form submissions. At least 0. */
    form_submissions: number;
    /** Deleted entries of its timeline. At least 0. */
    activities: number;
    /** Deleted records that had been merged into it. At least 0. */
    merged_records: number;
    /** Deleted choices of topics and counts of bounces. At least 0. */
    subscriptions: number;
    /** Suppressed addresses of which only a hash stays. At least 0. */
    suppressions: number;
    /** Deleted exports whose file named it. At least 0. */
    exports: number;
    /** Deleted files of imports that named it. At least 0. */
    import_files: number;
    /** Deleted rows of imports that named it. At least 0. */
    import_rows: number;
    /** Deleted responses of calls with an idempotency key. At least 0. */
    stored_responses: number;
    /** Deleted replies of the receivers of webhooks that named it. At least 0. */
    webhook_replies: number;
};

/** The type of the record; it never changes. */
export type EntityType = 'contact' | 'company';

/** Fields of contacts and companies that a client can set. */
export type EntityFields = {
    /** Phone number in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the country in the record's address, or of the organization's `default_country` if there is none. At most 50 characters. */
    phone?: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    website?: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    linkedin_url?: string | null;
    lifecycle_stage?: LifecycleStage;
    /** Score of the lead; defaults to 0. 0 to 100. */
    lead_score?: number;
    /** The user who is responsible for the record. */
    owner_id?: string | null;
    /** Free text. At most 10000 characters. */
    description?: string | null;
    tags?: Tags;
    custom_fields?: CustomFields;
    external_ids?: ExternalIds;
};

/** Fields that a client can set on a contact, in addition to EntityFields. */
export type ContactFields = {
    /** Given name. At most 100 characters. */
    first_name?: string | null;
    /** Family name. At most 100 characters. */
    last_name?: string | null;
    /** Stored in lower case; unique among live contacts. At most 254 characters. An e-mail address. */
    email?: string | null;
    /** Further addresses; each is unique among all addresses of live contacts, including `email`. At most 10 items. */
    additional_emails?: Array<Email>;
    /** Mobile number in the same format as `phone`, e.g. +33612345678. At most 50 characters. */
    mobile?: string | null;
    /** Position in the company. At most 150 characters. */
    job_title?: string | null;
    /** Department in the company. At most 150 characters. */
    department?: string | null;
    /** The company this person works for. */
    company_id?: string | null;
    /** Progress of the first conversation. */
    lead_status?: 'new' | 'contacted' | 'nurturing' | 'qualified' | 'unqualified' | null;
    /** How the contact was acquired. */
    source?: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null;
    /** Consent to marketing e-mail; defaults to `unknown`. */
    email_consent?: 'unknown' | 'opted_in' | 'opted_out';
    /** Whether the person asked not to be called. */
    do_not_call?: boolean;
    /** IANA time zone name, e.g. Europe/Paris. At most 100 characters. */
    timezone?: string | null;
    /** BCP 47 language tag, e.g. fr or pt-BR. */
    locale?: string | null;
    address?: Address;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    avatar_url?: string | null;
    /** Date of birth, YYYY-MM-DD. YYYY-MM-DD. */
    birthday?: string | null;
};

/** Fields that a client can set on a company, in addition to EntityFields. */
export type CompanyFields = {
    /** The company's name. 1 to 200 characters. */
    name?: string;
    /** Host name; unique among live companies. A full URL is reduced to its host name. At most 2000 characters. */
    domain?: string | null;
    /** Further host names; each is unique among all host names of live companies, including `domain`. At most 10 items. */
    additional_domains?: Array<string>;
    /** General e-mail address of the company. At most 254 characters. An e-mail address. */
    email?: string | null;
    /** Business relationship of the company with the organization. */
    type?: 'prospect' | 'customer' | 'partner' | 'reseller' | 'investor' | 'vendor' | 'other' | null;
    /** Line of business. At most 100 characters. */
    industry?: string | null;
    /** Number of employees. 0 to 2147483647. */
    employee_count?: number | null;
    /** Revenue per year in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. 0 to 999999999999.99. */
    annual_revenue?: number | null;
    /** ISO 4217 currency code. */
    currency?: string | null;
    /** The parent company. */
    parent_company_id?: string | null;
    billing_address?: Address;
    shipping_address?: Address;
    /** Number in the commercial register. At most 40 characters. */
    registration_number?: string | null;
    /** VAT identification number. At most 40 characters. */
    vat_number?: string | null;
};

/** A new contact; requires at least one of `first_name`, `last_name` and `email`. */
export type ContactCreate = EntityFields & ContactFields & {
    entity_type: 'contact';
};

/** A new or existing contact; a new one requires at least one of `first_name`, `last_name` and `email`. */
export type ContactUpsert = EntityFields & ContactFields & {
    entity_type: 'contact';
};

/** A new company. */
export type CompanyCreate = EntityFields & CompanyFields & {
    /** The company's name. 1 to 200 characters. */
    name: string;
    entity_type: 'company';
};

/** A new contact or company. */
export type EntityCreate = ({
    entity_type: 'contact';
} & ContactCreate) | ({
    entity_type: 'company';
} & CompanyCreate);

/** Fields to change. A field that does not exist for the record's type is rejected as an unknown field. */
export type EntityUpdate = EntityFields & ContactFields & CompanyFields & {
    id?: Id;
    entity_type?: 'contact' | 'company';
    /** First and last name. At most 201 characters. */
    full_name?: string | null;
    /** When the stage last changed. RFC 3339 with a time zone. */
    lifecycle_stage_changed_at?: string | null;
    /** When `email_consent` last changed. RFC 3339 with a time zone. */
    email_consent_at?: string | null;
    /** Deliverability of `email` according to bounces and complaints. */
    email_deliverability?: 'ok' | 'soft_bounced' | 'hard_bounced' | 'complained';
    /** Time of the last activity. RFC 3339 with a time zone. */
    last_activity_at?: string | null;
    /** Number of live contacts of the company. 0 to 2147483647. */
    contact_count?: number;
    /** Sum of the company's open opportunities in the organization's currency; null for callers without opportunities:read. 0 to 999999999999999. */
    open_opportunity_amount?: number | null;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** A person. */
export type Contact = StandardFields & EntityFieldsOutput & ContactFieldsOutput & {
    /** Phone number in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the country in the record's address, or of the organization's `default_country` if there is none. At most 50 characters. */
    phone: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    website: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    linkedin_url: string | null;
    lifecycle_stage: LifecycleStage | (string & {});
    /** Score of the lead; defaults to 0. 0 to 100. */
    lead_score: number;
    /** The user who is responsible for the record. */
    owner_id: string | null;
    /** Free text. At most 10000 characters. */
    description: string | null;
    tags: Tags;
    custom_fields: CustomFields;
    external_ids: ExternalIds;
    /** Given name. At most 100 characters. */
    first_name: string | null;
    /** Family name. At most 100 characters. */
    last_name: string | null;
    /** Stored in lower case; unique among live contacts. At most 254 characters. An e-mail address. */
    email: string | null;
    /** Further addresses; each is unique among all addresses of live contacts, including `email`. At most 10 items. */
    additional_emails: Array<Email>;
    /** Mobile number in the same format as `phone`, e.g. +33612345678. At most 50 characters. */
    mobile: string | null;
    /** Position in the company. At most 150 characters. */
    job_title: string | null;
    /** Department in the company. At most 150 characters. */
    department: string | null;
    /** The company this person works for. */
    company_id: string | null;
    /** Progress of the first conversation. */
    lead_status: 'new' | 'contacted' | 'nurturing' | 'qualified' | 'unqualified' | null | (string & {});
    /** How the contact was acquired. */
    source: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null | (string & {});
    /** Consent to marketing e-mail; defaults to `unknown`. */
    email_consent: 'unknown' | 'opted_in' | 'opted_out' | (string & {});
    /** Whether the person asked not to be called. */
    do_not_call: boolean;
    /** IANA time zone name, e.g. Europe/Paris. At most 100 characters. */
    timezone: string | null;
    /** BCP 47 language tag, e.g. fr or pt-BR. */
    locale: string | null;
    address: Address;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    avatar_url: string | null;
    /** Date of birth, YYYY-MM-DD. YYYY-MM-DD. */
    birthday: string | null;
    readonly entity_type: 'contact';
    /** First and last name. At most 201 characters. */
    readonly full_name: string | null;
    /** When the stage last changed. RFC 3339 with a time zone. */
    readonly lifecycle_stage_changed_at: string | null;
    /** When `email_consent` last changed. RFC 3339 with a time zone. */
    readonly email_consent_at: string | null;
    /** Deliverability of `email` according to bounces and complaints. */
    readonly email_deliverability: 'ok' | 'soft_bounced' | 'hard_bounced' | 'complained' | (string & {});
    /** Time of the last activity. RFC 3339 with a time zone. */
    readonly last_activity_at: string | null;
    /** The related records that the request includes. */
    readonly related?: ContactRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** An organization that people work for. */
export type Company = StandardFields & EntityFieldsOutput & CompanyFieldsOutput & {
    /** Phone number in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the country in the record's address, or of the organization's `default_country` if there is none. At most 50 characters. */
    phone: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    website: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    linkedin_url: string | null;
    lifecycle_stage: LifecycleStage | (string & {});
    /** Score of the lead; defaults to 0. 0 to 100. */
    lead_score: number;
    /** The user who is responsible for the record. */
    owner_id: string | null;
    /** Free text. At most 10000 characters. */
    description: string | null;
    tags: Tags;
    custom_fields: CustomFields;
    external_ids: ExternalIds;
    /** The company's name. 1 to 200 characters. */
    name: string;
    /** Host name; unique among live companies. A full URL is reduced to its host name. At most 2000 characters. */
    domain: string | null;
    /** Further host names; each is unique among all host names of live companies, including `domain`. At most 10 items. */
    additional_domains: Array<string>;
    /** General e-mail address of the company. At most 254 characters. An e-mail address. */
    email: string | null;
    /** Business relationship of the company with the organization. */
    type: 'prospect' | 'customer' | 'partner' | 'reseller' | 'investor' | 'vendor' | 'other' | null | (string & {});
    /** Line of business. At most 100 characters. */
    industry: string | null;
    /** Number of employees. 0 to 2147483647. */
    employee_count: number | null;
    /** Revenue per year in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. 0 to 999999999999.99. */
    annual_revenue: number | null;
    /** ISO 4217 currency code. */
    currency: string | null;
    /** The parent company. */
    parent_company_id: string | null;
    billing_address: Address;
    shipping_address: Address;
    /** Number in the commercial register. At most 40 characters. */
    registration_number: string | null;
    /** VAT identification number. At most 40 characters. */
    vat_number: string | null;
    readonly entity_type: 'company';
    /** When the stage last changed. RFC 3339 with a time zone. */
    readonly lifecycle_stage_changed_at: string | null;
    /** Number of live contacts of the company. 0 to 2147483647. */
    readonly contact_count: number;
    /** Sum of the company's open opportunities in the organization's currency; null for callers without opportunities:read. 0 to 999999999999999. */
    readonly open_opportunity_amount: number | null;
    /** The related records that the request includes. */
    readonly related?: CompanyRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** A contact or a company. */
export type Entity = ({
    entity_type: 'contact';
} & Contact) | ({
    entity_type: 'company';
} & Company);

/** Filter, sort order and page. */
export type EntitySearch = {
    filter?: FilterGroup;
    /** Page number, from 1. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 500 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 55 items. */
    fields?: Array<EntityFieldName>;
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. 1 to 8 items. */
    include?: Array<EntityRelationName>;
};

/** Combines conditions. Groups can be nested up to three levels deep, with at most 50 conditions in total. */
export type FilterGroup = {
    /** `not` matches if none of the conditions match. */
    op: 'and' | 'or' | 'not';
    /** 1 to 20 items. */
    conditions: Array<FilterGroup | FilterCondition>;
};

/** Compares one field with a value. An operator that does not fit the field's type is rejected; the error lists the operators that do. Texts are compared ignoring case; names, addresses and free texts, also in custom fields of type `text`, also ignoring accents and apostrophes, as in a search (`elan` equals `Élan`). E-mail addresses, domains, URLs, phone numbers, codes, options, tags and external ids are compared with their accents. */
export type FilterCondition = {
    /** A field of the record, `custom_fields.<key>`, `company.<field>` or `opportunities.<aggregate>`. */
    field: string;
    operator: 'eq' | 'neq' | 'lt' | 'lte' | 'gt' | 'gte' | 'between' | 'in' | 'not_in' | 'contains' | 'not_contains' | 'starts_with' | 'ends_with' | 'is_empty' | 'is_not_empty' | 'within_last_days' | 'within_next_days' | 'older_than_days' | 'has_any' | 'has_all';
    /** Omit for `is_empty` and `is_not_empty`; two values for `between`; up to 100 for the list operators. At most 1000 characters. At most 100 items. */
    value?: string | number | boolean | Array<string | number | boolean>;
};

/** The key by which an existing record is found. */
export type MatchBy = 'email' | 'domain' | 'external_id';

/** The namespace of the external id; only with `external_id`. */
export type Namespace = string;

/** A record, and the key by which an existing one is found. */
export type EntityUpsert = {
    match_by: MatchBy;
    namespace?: Namespace;
    record: UpsertRecord;
};

/** A contact or a company. */
export type UpsertRecord = ({
    entity_type: 'contact';
} & ContactUpsert) | ({
    entity_type: 'company';
} & CompanyCreate);

/** Operations, performed in this order. */
export type EntityBatch = {
    /** 1 to 100 items. */
    operations: Array<BatchOperation>;
};

/** One operation. */
export type BatchOperation = ({
    method: 'create';
} & BatchCreate) | ({
    method: 'update';
} & BatchUpdate) | ({
    method: 'delete';
} & BatchDelete) | ({
    method: 'upsert';
} & BatchUpsert);

/** Same as POST /v1/entities. */
export type BatchCreate = {
    method: 'create';
    record: EntityCreate;
};

/** Same as PUT /v1/entities/{id}. */
export type BatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: EntityUpdate;
};

/** Same as DELETE of the single record. */
export type BatchDelete = {
    id: Id;
    method: 'delete';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
};

/** Same as POST /v1/entities/upsert; the status is 201 if the record was created. */
export type BatchUpsert = {
    method: 'upsert';
    match_by: MatchBy;
    namespace?: Namespace;
    record: UpsertRecord;
};

/** Result of one operation. */
export type BatchResult = {
    /** Index of the operation, from 0. 0 to 99. */
    index: number;
    /** The HTTP status that the operation would have as a single request. 200 to 599. */
    status: number;
    /** The record, or the time of its deletion. */
    data?: Entity | Deleted;
    error?: BatchError;
};

/** The error that the operation would have as a single request; a result with it has no `data`. */
export type BatchError = {
    /** One short sentence; localized according to Accept-Language (en or fr). At most 500 characters. */
    error: string;
    code: ErrorCode | (string & {});
    /** Their paths are JSON pointers into the operation. At most 20 items. */
    details?: Array<ErrorDetail>;
};

/** Duplicates to merge, and options. */
export type EntityMerge = {
    /** Records of the same type as the kept record. 1 to 9 items. */
    duplicate_ids: Array<Id>;
    /** Whether to return the result without changing anything; defaults to false. */
    dry_run?: boolean;
    /** The record whose value is used, per field, even if that value is empty. Not possible for lists and maps, which are combined. */
    fields?: {
        [key: string]: Id;
    };
    /** The record whose value is used, per custom field, even if that value is empty. */
    custom_fields?: {
        [key: string]: Id;
    };
    /** The record whose external id is used, per namespace. The ids of the other records still lead to the kept record. */
    external_ids?: {
        [key: string]: Id;
    };
};

/** Result of a merge or of a dry run. */
export type EntityMerged = {
    record: Entity;
    /** At most 9 items. */
    merged_ids: Array<Id>;
    /** The fields in which the records differ. At most 500 items. */
    differences: Array<MergeDifference>;
    /** Number of records that are moved. */
    moved: {
        /** At least 0. */
        opportunities: number;
        /** At least 0. */
        tasks: number;
        /** At least 0. */
        notes: number;
        /** Events with one of the duplicates as an invitee. At least 0. */
        events: number;
        /** Contacts of merged companies. At least 0. */
        contacts: number;
        /** At least 0. */
        child_companies: number;
        /** Static segments that the record becomes a member of. At least 0. */
        segments: number;
        /** At least 0. */
        emails: number;
        /** At least 0. */
        files: number;
    };
    dry_run: boolean;
};

/** The value of one record in a merge. */
export type MergedValue = {
    record_id: Id;
    /** The value; null if the record has none. */
    value: unknown;
};

/** A field in which the records of a merge differ. */
export type MergeDifference = {
    /** The field; custom fields as `custom_fields.<key>`, external ids as `external_ids.<namespace>`. At most 200 characters. */
    field: string;
    /** The value of each record; the kept one is first. 2 to 10 items. */
    values: Array<MergedValue>;
    /** The value after the merge. */
    result: unknown;
    /** The record whose value stays; null if the values are combined. */
    from: string | null;
};

/** Options. */
export type EntityUnmerge = {
    /** Whether to return the result without changing anything; defaults to false. */
    dry_run?: boolean;
};

/** Result of undoing a merge, or of a dry run. */
export type EntityUnmerged = {
    /** The restored record. */
    record: Entity;
    /** The record into which it had been merged. */
    kept_record: Entity;
    /** Number of records and entries that the restored record got back. */
    restored: {
        /** At least 0. */
        opportunities: number;
        /** At least 0. */
        tasks: number;
        /** At least 0. */
        notes: number;
        /** At least 0. */
        events: number;
        /** Contacts of the restored company. At least 0. */
        contacts: number;
        /** At least 0. */
        child_companies: number;
        /** Static segments of which it is a member again. At least 0. */
        segments: number;
        /** Messages that were sent to it or relate to it. At least 0. */
        emails: number;
        /** At least 0. */
        files: number;
        /** At least 0. */
        form_submissions: number;
        /** Entries of its timeline. At least 0. */
        activities: number;
    };
    /** Values and relations that could not be restored; at most 100 items. At most 100 items. */
    not_restored: Array<NotRestored>;
    /** Number of all items that could not be restored. At least 0. */
    not_restored_count: number;
    dry_run: boolean;
};

/** A value or relation that could not be restored. */
export type NotRestored = {
    /** `field`: a value of the restored record; `kept_field`: a value that the kept record had before the merge; the others are relations. */
    type: 'field' | 'kept_field' | 'opportunity' | 'task' | 'note' | 'event' | 'contact' | 'child_company' | 'segment' | 'email' | 'file' | 'form_submission' | (string & {});
    /** The record with the field or relation. */
    record_id: Id;
    /** The field; null for relations. At most 200 characters. */
    field: string | null;
    /** `changed`: somebody changed it after the merge; `gone`: the related record was deleted permanently; `taken`: another record now has this value; `required`: the kept record would have neither a name nor an address; `cycle`: the company would be above itself. */
    reason: 'changed' | 'gone' | 'taken' | 'required' | 'cycle' | (string & {});
};

/** Candidate, thresholds and page. */
export type DuplicateSearch = {
    candidate?: DuplicateCandidate;
    /** Only groups of this record type. */
    entity_type?: EntityType;
    /** Minimum confidence from 0 to 1; defaults to 0.4. 0 to 1. */
    min_confidence?: number;
    /** Page number, from 1. 1 to 100000000. */
    page?: number;
    /** Items per page; defaults to 25. 1 to 100. */
    page_size?: number;
};

/** Accepted in any notation; without a country code, only the last nine digits are compared. */
export type CandidatePhone = string | null;

/** The known data of a person or company, whether or not it is stored. A field that does not exist for the type is rejected as an unknown field. */
export type DuplicateCandidate = {
    entity_type: EntityType;
    /** At most 100 characters. */
    first_name?: string | null;
    /** At most 100 characters. */
    last_name?: string | null;
    /** Name of a company. At most 200 characters. */
    name?: string | null;
    /** E-mail address of a contact. At most 254 characters. An e-mail address. */
    email?: string | null;
    /** At most 10 items. */
    additional_emails?: Array<Email>;
    phone?: CandidatePhone;
    mobile?: CandidatePhone;
    /** A host name or a URL. At most 2000 characters. */
    domain?: string | null;
    /** At most 10 items. */
    additional_domains?: Array<string>;
    /** At most 2000 characters. A URL. */
    website?: string | null;
    company_id?: string | null;
};

/** Evidence that two records are the same. */
export type DuplicateReason = {
    field: 'email' | 'phone' | 'domain' | 'name' | 'company_id' | (string & {});
    /** `same`: equal values; `same_mailbox`: equal except for dots that the mail provider ignores; `without_tag`: equal except for the part after a plus sign; `same_digits`: the last nine digits are equal; `similar`: similarity of at least 0.6; `sounds_alike`: same pronunciation. */
    kind: 'same' | 'same_mailbox' | 'without_tag' | 'same_digits' | 'similar' | 'sounds_alike' | (string & {});
    /** Similarity of the names, from 0 to 1. 0 to 1. */
    similarity?: number;
};

export type DuplicateReasons = Array<DuplicateReason>;

/** A record that could be the same. */
export type Duplicate = {
    record: Entity;
    /** Likelihood that the record is the same, from 0 to 1. 0 to 1. */
    confidence: number;
    reasons: DuplicateReasons;
};

/** Records that could be the same. */
export type DuplicateGroup = {
    entity_type: EntityType | (string & {});
    /** The field whose value they share. */
    field: 'email' | 'phone' | 'domain' | 'name' | (string & {});
    /** Number of records that share the value. At least 2. */
    count: number;
    /** Confidence of the most likely pair. 0 to 1. */
    confidence: number;
    reasons: DuplicateReasons;
    /** Up to ten of the records. 2 to 10 items. */
    records: Array<Entity>;
};

/** A duplicate of the candidate or, without a candidate, a group. */
export type DuplicateFound = Duplicate | DuplicateGroup;

/** Start and end of an event. */
export type EventTime = {
    start_at: Timestamp;
    end_at: Timestamp;
};

/** The hosts to whom a notification is sent, former ones too. */
export type NotifiedHosts = Array<EventHost>;

/** The e-mail addresses of the invitees to whom a notification is sent. Hosts are in `notified_hosts`, without addresses. */
export type NotifiedAddresses = Array<Email>;

/** Whether the invitees and hosts are notified by e-mail. Default true. */
export type Notify = boolean;

/** Reason, shown in the notification. */
export type ChangeReason = string | null;

/** The fields to update. */
export type EventUpdate = {
    id?: Id;
    /** Title shown to invitees. 1 to 150 characters. */
    title?: string;
    /** Description shown to invitees. At most 10000 characters. */
    description?: string | null;
    location?: EventLocationOutput;
    /** Notes for the team; never sent to invitees. At most 10000 characters. */
    internal_notes?: string | null;
    /** The opportunity to which the event is related. */
    opportunity_id?: string | null;
    metadata?: EventMetadata;
    /** Another host of the event type, who must have no other event or busy time during the event. Not possible if all hosts host the event together (`collective`). */
    host_user_id?: string;
    notify?: Notify;
    event_type_id?: Id;
    status?: EventStatus | (string & {});
    start_at?: Timestamp;
    end_at?: Timestamp;
    /** Time from start to end. At least 1. */
    duration_minutes?: number;
    /** Time zone of the host's calendar at the time of booking. Each invitee has a separate time zone. At most 100 characters. */
    timezone?: string;
    /** At most 50 items. */
    hosts?: Array<EventHost>;
    /** Maximum number of invitees of an event with several seats. 1 for other events, whose guests take no seats. At least 1. */
    seats?: number;
    /** Sorted by time of invitation, removed invitees last. Lists, changes and webhooks contain at most 20 of them. At most 5000 items. */
    invitees?: Array<Invitee>;
    /** Number of current invitees, without removed ones. At least 0. */
    invitee_count?: number;
    /** Answers of the first person who booked. */
    answers?: EventAnswers;
    /** The contacts of the current invitees. At most 5000 items. */
    contact_ids?: Array<Id>;
    /** Source of the booking. */
    source?: 'booking_page' | 'api' | 'mcp' | 'console' | (string & {});
    /** UID in calendars (RFC 5545); never changes. At most 300 characters. */
    ics_uid?: string;
    /** SEQUENCE in calendars (RFC 5545). At least 0. */
    ics_sequence?: number;
    /** Number of times the event was rescheduled. At least 0. */
    reschedule_count?: number;
    /** The latest 100 previous times, oldest first. `events.history` lists all of them. At most 1000 items. */
    history?: Array<EventPeriod>;
    cancellation?: EventCancellation | null;
    /** Whether the hosts did not attend. */
    host_no_show?: boolean;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** The new time of the event. */
export type EventReschedule = {
    start_at: Timestamp;
    duration_minutes?: EventMinutes;
    reason?: ChangeReason;
    notify?: Notify;
};

/** The reason, and whether notifications are sent. */
export type EventCancel = {
    reason?: ChangeReason;
    notify?: Notify;
};

/** Whether notifications are sent. */
export type EventDecision = {
    notify?: Notify;
};

/** The reason, and whether notifications are sent. */
export type EventDecline = {
    /** Reason, shown in the notification to the invitees. */
    reason?: ChangeReason;
    notify?: Notify;
};

/** The people who did not attend. At least one of `invitee_ids` and `host_no_show` is required. */
export type EventNoShow = {
    /** Ids of invitees of this event. 1 to 1000 items. */
    invitee_ids?: Array<Id>;
    /** Whether the invitees in `invitee_ids` did not attend. Default true. */
    no_show?: boolean;
    /** Whether the hosts did not attend. */
    host_no_show?: boolean;
};

/** The person to invite. */
export type InviteeAdd = {
    email: Email;
    /** Name of the invitee. At most 200 characters. */
    name?: string | null;
    phone?: Phone;
    /** Time zone of the times in e-mails. Defaults to that of the contact, otherwise that of the event. */
    timezone?: Timezone;
    /** Language of the e-mails. Defaults to that of the contact, otherwise that of the event type, otherwise that of the organization. */
    locale?: Locale;
    notify?: Notify;
};

/** Part of the URL of the booking page, unique among the event types of the owner. */
export type EventTypeSlug = string;

/** A `private` event type has no public booking page. */
export type EventTypeVisibility = 'public' | 'private';

/** Hosts of an event: the only host (`single`), one of the hosts in rotation (`round_robin`), or all hosts together (`collective`). */
export type EventTypeAssignment = 'single' | 'round_robin' | 'collective';

/** Duration of an event in minutes. */
export type EventMinutes = number;

/** Dates that can be booked. `rolling_days` requires `days`, counted from today. `date_range` requires `start_date` and `end_date`, both inclusive, in the time zones of the hosts. `unlimited` requires no other field. */
export type BookingWindow = {
    /** Kind of limit. */
    type: 'rolling_days' | 'date_range' | 'unlimited';
    /** Number of days ahead; today is day 0. 1 to 730. */
    days?: number;
    start_date?: Date;
    end_date?: Date;
};

/** Maximum number of events of this type per host; null for no limit. */
export type BookingLimits = {
    /** Per calendar day. 1 to 1000. */
    per_day?: number | null;
    /** Per week, starting on Monday. 1 to 1000. */
    per_week?: number | null;
};

/** Kind of location. */
export type EventLocationType = 'video_link' | 'phone' | 'in_person' | 'invitee_phone' | 'custom';

/** Location of the event. `value` is the URL for `video_link`, the host's phone number (E.164) for `phone`, the place for `in_person`, and any text for `custom`. Omit `value` for `invitee_phone`: the host calls the phone number that the invitee provides. */
export type EventLocation = {
    type: EventLocationType;
    /** URL, phone number, place or text. At most 500 characters. */
    value?: string | null;
};

/** The share of the events that a host gets. */
export type HostWeight = {
    /** One of the hosts. */
    user_id: Id;
    /** The share, relative to the weights of the other hosts. 1 to 100. */
    weight: number;
};

/** A question that the person who books answers. */
export type BookingQuestion = {
    /** Key of the answer in `answers`. */
    key: string;
    /** Text of the question. 1 to 200 characters. */
    label: string;
    /** Type of the answer: a text (`text`, `textarea`), a number, one or several of the options (`select`, `multiselect`), true or false (`checkbox`), a phone number (E.164), an http(s) URL or a date. */
    type: 'text' | 'textarea' | 'number' | 'select' | 'multiselect' | 'checkbox' | 'phone' | 'url' | 'date';
    /** If true, an answer is required; for a checkbox, the answer true. */
    required?: boolean;
    /** The options; only for `select` and `multiselect`. 1 to 50 items. */
    options?: Array<string> | null;
};

/** The writable fields. */
export type EventTypeFields = {
    slug?: EventTypeSlug;
    /** Title shown to invitees. 1 to 150 characters. */
    title?: string;
    /** Text shown on the booking page. At most 10000 characters. */
    description?: string | null;
    /** The user who owns it. */
    owner_id?: Id;
    /** The users who host the events; they must be active. With `round_robin`, the order decides between hosts who have their share of the events. 1 to 50 items. */
    hosts?: Array<Id>;
    /** The weights of hosts, in the order of `hosts`. With `round_robin`, a host with weight 2 gets twice as many events as a host with weight 1. Hosts who are not in this list have weight 1; weights of 1 are not returned. At most 50 items. */
    host_weights?: Array<HostWeight>;
    /** If true, `round_robin` chooses the owner of the invitee's contact, provided that this user is one of the hosts and free at that time. A contact that the booking creates belongs to its host. */
    prefer_contact_owner?: boolean;
    assignment?: EventTypeAssignment;
    /** Last part of the URL of the team page, `/team/{organization_slug}/{team_slug}`. Unique among the event types of the organization. Only with the assignment `round_robin` or `collective`; derived from `slug` if null. Null with `single`. */
    team_slug?: string | null;
    /** Schedule that applies to all hosts of this event type. If null, the default schedule of each host applies. */
    schedule_id?: string | null;
    duration_minutes?: EventMinutes;
    /** The durations to choose from, which include `duration_minutes`. Empty if only `duration_minutes` is offered. At most 10 items. */
    duration_options?: Array<EventMinutes>;
    /** Time between consecutive start times; null for the duration. 5 to 1440. */
    slot_interval_minutes?: number | null;
    /** Time that is kept free before an event. 0 to 480. */
    buffer_before_minutes?: number;
    /** Time that is kept free after an event. 0 to 480. */
    buffer_after_minutes?: number;
    /** Minimum time between booking and start. 0 to 129600. */
    min_notice_minutes?: number;
    booking_window?: BookingWindow;
    limits?: BookingLimits;
    /** Number of invitees who can book the same event. 1 to 1000. */
    seats?: number;
    /** If true, a booking is `pending` until a host confirms it. */
    requires_confirmation?: boolean;
    location?: EventLocation;
    /** Questions that the person who books answers. At most 20 items. */
    questions?: Array<BookingQuestion>;
    /** Maximum number of guests in a booking. Does not limit the guests that a host invites later. 0 to 20. */
    max_guests?: number;
    /** Times of reminders to the invitees, in minutes before the start. At most 5 items. */
    reminder_minutes?: Array<number>;
    /** Language of the texts; null for that of the organization. */
    locale?: 'en' | 'fr' | null;
    /** Whether the event type can be booked. */
    is_active?: boolean;
    visibility?: EventTypeVisibility;
};

/** A new event type. */
export type EventTypeCreate = EventTypeFields & {
    /** Title shown to invitees. 1 to 150 characters. */
    title: string;
    duration_minutes: EventMinutes;
    location: EventLocation;
};

/** The fields to update. */
export type EventTypeUpdate = EventTypeFields & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** A kind of event that can be booked. */
export type EventType = StandardFields & EventTypeFieldsOutput & {
    slug: EventTypeSlug;
    /** Title shown to invitees. 1 to 150 characters. */
    title: string;
    /** Text shown on the booking page. At most 10000 characters. */
    description: string | null;
    /** The user who owns it. */
    owner_id: Id;
    /** The users who host the events; they must be active. With `round_robin`, the order decides between hosts who have their share of the events. 1 to 50 items. */
    hosts: Array<Id>;
    /** The weights of hosts, in the order of `hosts`. With `round_robin`, a host with weight 2 gets twice as many events as a host with weight 1. Hosts who are not in this list have weight 1; weights of 1 are not returned. At most 50 items. */
    host_weights: Array<HostWeight>;
    /** If true, `round_robin` chooses the owner of the invitee's contact, provided that this user is one of the hosts and free at that time. A contact that the booking creates belongs to its host. */
    prefer_contact_owner: boolean;
    assignment: EventTypeAssignment | (string & {});
    /** Last part of the URL of the team page, `/team/{organization_slug}/{team_slug}`. Unique among the event types of the organization. Only with the assignment `round_robin` or `collective`; derived from `slug` if null. Null with `single`. */
    team_slug: string | null;
    /** Schedule that applies to all hosts of this event type. If null, the default schedule of each host applies. */
    schedule_id: string | null;
    duration_minutes: EventMinutes;
    /** The durations to choose from, which include `duration_minutes`. Empty if only `duration_minutes` is offered. At most 10 items. */
    duration_options: Array<EventMinutes>;
    /** Time between consecutive start times; null for the duration. 5 to 1440. */
    slot_interval_minutes: number | null;
    /** Time that is kept free before an event. 0 to 480. */
    buffer_before_minutes: number;
    /** Time that is kept free after an event. 0 to 480. */
    buffer_after_minutes: number;
    /** Minimum time between booking and start. 0 to 129600. */
    min_notice_minutes: number;
    booking_window: BookingWindowOutput;
    limits: BookingLimits;
    /** Number of invitees who can book the same event. 1 to 1000. */
    seats: number;
    /** If true, a booking is `pending` until a host confirms it. */
    requires_confirmation: boolean;
    location: EventLocationOutput;
    /** Questions that the person who books answers. At most 20 items. */
    questions: Array<BookingQuestionOutput>;
    /** Maximum number of guests in a booking. Does not limit the guests that a host invites later. 0 to 20. */
    max_guests: number;
    /** Times of reminders to the invitees, in minutes before the start. At most 5 items. */
    reminder_minutes: Array<number>;
    /** Language of the texts; null for that of the organization. */
    locale: 'en' | 'fr' | null | (string & {});
    /** Whether the event type can be booked. */
    is_active: boolean;
    visibility: EventTypeVisibility | (string & {});
    /** The related records that the request includes. */
    readonly related?: EventTypeRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** RFC 3339 with the UTC offset of the requested time zone. */
export type LocalTime = string;

/** A start time that can be booked. */
export type Slot = {
    start_at: LocalTime;
    end_at: LocalTime;
    /** Number of seats that are still free. 1 to 1000. */
    seats_left: number;
};

/** Start times that can be booked. */
export type Slots = {
    timezone: Timezone;
    /** At most 1000 items. */
    slots: Array<Slot>;
    /** The next start time that is not in `slots`. If `limit` truncated the list, this is the first omitted slot. If the range has no slots, it is the first slot in the three months after it. Null if there is none. */
    next_available_at: LocalTime | null;
    /** Reason why there are no slots; null if there are some. The reason applies to the start time that came closest to being bookable. `too_soon`: in the past or within the minimum notice. `outside_window`: outside of the booking window. `outside_hours`: outside of the schedules, or no host is active. `limit_reached`: limit per day or week reached. `host_busy`: no host is free. `seats_taken`: no seats left. */
    empty_reason: 'too_soon' | 'outside_window' | 'outside_hours' | 'limit_reached' | 'host_busy' | 'seats_taken' | null | (string & {});
};

/** Payload of a webhook about an event type. */
export type EventTypeEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: EventType | ThinRecord;
    };
    changes?: FieldChanges;
};

/** `pending`: a host has not yet confirmed or declined the event; occurs only if the event type requires confirmation. During pending and confirmed events, the hosts are busy. */
export type EventStatus = 'pending' | 'confirmed' | 'declined' | 'cancelled';

/** A user who hosts an event. */
export type EventHost = {
    user_id: Id;
    /** First and last name. Without both, the part of the e-mail address before the @ sign; never the address. At most 300 characters. */
    name: string;
};

/** Answers to the questions of the event type, by key. */
export type EventAnswers = {
    [key: string]: string | number | boolean | Array<string> | null;
};

/** A previous time of an event. */
export type EventPeriod = {
    start_at: Timestamp;
    end_at: Timestamp;
    changed_at: Timestamp;
    by: ActorOutput;
    /** At most 1000 characters. */
    reason: string | null;
};

/** The cancellation of an event. */
export type EventCancellation = {
    /** At most 1000 characters. */
    reason: string | null;
    cancelled_at: Timestamp;
    by: ActorOutput;
};

/** A person who is invited to an event. */
export type Invitee = {
    id: Id;
    /** At most 200 characters. */
    name: string | null;
    email: Email;
    /** `primary`: a person who booked. `guest`: a person invited in addition. */
    role: 'primary' | 'guest' | (string & {});
    /** E.164. At most 16 characters. */
    phone: string | null;
    /** Time zone of the times in e-mails and calendar files. At most 100 characters. */
    timezone: string;
    /** Language of e-mails and calendar files. */
    locale: 'en' | 'fr' | (string & {});
    /** The contact with this address. */
    contact_id: string | null;
    answers: EventAnswers;
    /** Response of the invitee, sent by their calendar or through the link in the e-mail. Reset to `needs_action` when the event is rescheduled. */
    response: 'needs_action' | 'accepted' | 'declined' | 'tentative' | (string & {});
    /** `awaited`: booked on a public page, and neither the invitee nor a host has confirmed it; a guest is not notified before. `confirmed`: one of them has. `not_required`: not booked on a public page. */
    readonly confirmation: 'not_required' | 'awaited' | 'confirmed' | (string & {});
    /** Whether the invitee did not attend. */
    no_show: boolean;
    /** Time when the invitee was removed. RFC 3339 with a time zone. */
    cancelled_at: string | null;
    created_at: Timestamp;
};

/** The person who books. */
export type EventPerson = {
    /** 1 to 200 characters. */
    name: string;
    email: Email;
    /** Accepted in common notations, stored as E.164. A number without a country code is read as a number of the organization's `default_country`. Required if the location is `invitee_phone`. At most 50 characters. */
    phone?: string | null;
    /** Defaults to that of the contact, otherwise that of the organization. At most 100 characters. */
    timezone?: string | null;
    /** Defaults to that of the contact, otherwise that of the event type, otherwise that of the organization. */
    locale?: 'en' | 'fr' | null;
};

/** An additional invitee. */
export type EventGuest = {
    email: Email;
    /** At most 200 characters. */
    name?: string | null;
};

/** The slot to book and the people to invite. */
export type EventCreate = {
    /** The event type to book. */
    event_type_id: Id;
    start_at: Timestamp;
    /** One of the durations of the event type. Defaults to its `duration_minutes`. */
    duration_minutes?: EventMinutes;
    invitee: EventPerson;
    /** At most `max_guests` of the event type. Addresses must differ from each other and from that of the invitee. At most 20 items. */
    guests?: Array<EventGuest>;
    answers?: EventAnswers;
    /** Location of the event. Defaults to that of the event type. */
    location?: EventLocation;
    /** Stored in `internal_notes`; never sent to invitees. At most 5000 characters. */
    notes?: string | null;
    /** The contact who books. Defaults to the contact with the invitee's address. */
    contact_id?: string | null;
    /** The opportunity to which the event is related. */
    opportunity_id?: string | null;
};

/** A booked event. Its id does not change when it is rescheduled. */
export type Event = StandardFields & {
    /** Title shown to invitees. 1 to 150 characters. */
    title: string;
    readonly event_type_id: Id;
    /** Description shown to invitees. At most 10000 characters. */
    description: string | null;
    readonly status: EventStatus | (string & {});
    readonly start_at: Timestamp;
    readonly end_at: Timestamp;
    /** Time from start to end. At least 1. */
    readonly duration_minutes: number;
    /** Time zone of the host's calendar at the time of booking. Each invitee has a separate time zone. At most 100 characters. */
    readonly timezone: string;
    /** At most 50 items. */
    readonly hosts: Array<EventHost>;
    location: EventLocationOutput;
    /** Maximum number of invitees of an event with several seats. 1 for other events, whose guests take no seats. At least 1. */
    readonly seats: number;
    /** Sorted by time of invitation, removed invitees last. Lists, changes and webhooks contain at most 20 of them. At most 5000 items. */
    readonly invitees: Array<Invitee>;
    /** Number of current invitees, without removed ones. At least 0. */
    readonly invitee_count: number;
    /** Answers of the first person who booked. */
    readonly answers: EventAnswers;
    /** The contacts of the current invitees. At most 5000 items. */
    readonly contact_ids: Array<Id>;
    /** The opportunity to which the event is related. */
    opportunity_id: string | null;
    /** Source of the booking. */
    readonly source: 'booking_page' | 'api' | 'mcp' | 'console' | (string & {});
    /** Notes for the team; never sent to invitees. At most 10000 characters. */
    internal_notes: string | null;
    /** UID in calendars (RFC 5545); never changes. At most 300 characters. */
    readonly ics_uid: string;
    /** SEQUENCE in calendars (RFC 5545). At least 0. */
    readonly ics_sequence: number;
    /** Number of times the event was rescheduled. At least 0. */
    readonly reschedule_count: number;
    /** The latest 100 previous times, oldest first. `events.history` lists all of them. At most 1000 items. */
    readonly history: Array<EventPeriod>;
    readonly cancellation: EventCancellation | null;
    /** Whether the hosts did not attend. */
    readonly host_no_show: boolean;
    metadata: EventMetadata;
    /** The related records that the request includes. */
    readonly related?: EventRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Arbitrary values of the client, by key. An update replaces all of them. */
export type EventMetadata = {
    [key: string]: string;
};

/** Payload of a webhook about an event. */
export type EventEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: Event | ThinRecord;
    };
    changes?: FieldChanges;
};

/** A record type that can be exported. */
export type ExportRecordType = 'contact' | 'company' | 'form' | 'form_submission' | 'line_item' | 'note' | 'product' | 'task' | 'topic';

/** Record type, filter and fields of the export. */
export type ExportCreate = {
    entity_type: ExportRecordType;
    filter?: FilterGroup;
    /** Fields of the record, or members of a field (`address.city`, `custom_fields.<key>`); defaults to all fields. The columns have the order of this list; members of a field have a fixed order. 1 to 200 items. */
    fields?: Array<string>;
};

/** An export of records of one type. */
export type Export = {
    id: Id;
    entity_type: ExportRecordType | (string & {});
    filter: FilterGroupOutput | null;
    /** At most 200 items. */
    fields: Array<string> | null;
    status: JobStatus | (string & {});
    /** Number of records in the file so far. At least 0. */
    rows: number;
    /** Size of the file in bytes so far. At least 0. */
    bytes: number;
    job_id: Id;
    finished_at: Timestamp | null;
    /** When the file is deleted. */
    expires_at: Timestamp;
    created_at: Timestamp;
    created_by: ActorOutput;
};

/** A record type that can have files. `email` is an e-mail message. */
export type FileRecordType = 'contact' | 'company' | 'opportunity' | 'task' | 'note' | 'event' | 'email';

/** Whether the content has been uploaded. */
export type FileStatus = 'waiting_for_content' | 'available';

/** The SHA-256 of the bytes, in lower-case hexadecimal digits. */
export type Sha256 = string;

/** The name of the file. It cannot contain `/`, `\`, control characters or characters that change the direction of text, and cannot end with a period or a space. */
export type FileName = string;

/** A new file. */
export type FileCreate = {
    record_type: FileRecordType;
    record_id: Id;
    name: FileName;
};

/** A file of a record. Its content never changes. */
export type File = StandardFields & {
    readonly record_type: FileRecordType | (string & {});
    readonly name: FileName;
    /** The record that the file belongs to. */
    readonly record_id: Id;
    readonly status: FileStatus | (string & {});
    /** Number of bytes; null without content. At least 1. */
    readonly size: number | null;
    /** The media type that was detected from the bytes, regardless of the name; application/octet-stream if it is unknown, null without content. At most 127 characters. */
    readonly content_type: string | null;
    /** The SHA-256 of the bytes; null without content. */
    readonly sha256: Sha256 | null;
    readonly uploaded_at: Timestamp | null;
    readonly uploaded_by: ActorOutput | null;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Payload of a webhook about a file. */
export type FileEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The file after the change; if it was purged, only its id and version. */
    data: {
        object: File | ThinRecord;
    };
    changes?: FieldChanges;
};

/** A contact field of the form. */
export type FormPageField = {
    /** The field, for example `address.city` or `custom_fields.size`. At most 70 characters. */
    field: string;
    /** Text of the field; null for the name of the field. At most 200 characters. */
    label: string | null;
    /** Whether the field must be filled in. */
    required: boolean;
    /** Type of the value. */
    type: 'text' | 'number' | 'boolean' | 'date' | 'datetime' | 'select' | 'multi_select' | 'url' | 'email' | 'phone' | 'country' | (string & {});
    /** The options of `select` and `multi_select`. At most 200 items. */
    options: Array<string> | null;
};

/** The public part of a web form. */
export type FormPage = {
    /** Title of the page. At most 150 characters. */
    title: string;
    /** Text above the fields. At most 10000 characters. */
    description: string | null;
    /** The contact fields in their order. The e-mail address comes before them and is required. At most 30 items. */
    fields: Array<FormPageField>;
    /** Further questions. At most 20 items. */
    questions: Array<BookingQuestionOutput>;
    /** Text next to the consent checkbox; null for no checkbox. */
    consent_text: TextByLanguage;
    /** Whether visitors must check the consent checkbox. */
    consent_required: boolean;
    /** Text after a submission; null for a standard text. */
    thank_you_text: TextByLanguage;
    /** The https URL that opens after a submission. At most 2000 characters. */
    redirect_url: string | null;
    /** Language of the title, the labels and the questions. */
    locale: 'en' | 'fr' | (string & {});
    /** Origins of the websites that may embed the form. At most 40 items. */
    embed_origins: Array<string>;
    /** Sent with a submission of this form, within 24 hours. At most 300 characters. */
    page_token: string;
    organization: PublicOrganization;
};

/** The entries of a visitor. */
export type FormSubmissionRequest = {
    /** The `page_token` of the form, which must have been read within the last 24 hours. Required. At most 300 characters. */
    page_token?: string;
    email: Email;
    fields?: FormValues;
    answers?: FormAnswers;
    /** Whether the visitor checked the consent checkbox. */
    consent?: boolean;
    /** Language of the page, which decides the consent text that is kept. Defaults to that of the form. */
    locale?: 'en' | 'fr' | null;
    /** Origin of the website that linked to the form or embedded it. At most 300 characters. */
    referrer?: string | null;
};

/** The confirmation for the visitor. */
export type FormReceipt = {
    /** Text of the form in the language of the page; null for a standard text. At most 2000 characters. */
    thank_you_text: string | null;
    /** The https URL to open. At most 2000 characters. */
    redirect_url: string | null;
};

/** Part of the URL of the form, unique in the organization. */
export type FormSlug = string;

/** A text in English and French. A missing language is replaced by the other one. */
export type TextByLanguage = {
    /** The English text. At most 2000 characters. */
    en?: string | null;
    /** The French text. At most 2000 characters. */
    fr?: string | null;
} | null;

/** A field of the contact that the visitor fills in. The e-mail address is always asked for, so it is not listed. */
export type FormContactField = {
    /** A field of contacts, a part of the address, `company` (kept with the submission; it changes no company) or `custom_fields.<key>`. At most 70 characters. */
    field: string;
    /** Text of the field; null for the name of the field in the visitor's language. At most 200 characters. */
    label?: string | null;
    /** Whether the field must be filled in. */
    required?: boolean;
};

/** Values of the contact fields of the form, by field. */
export type FormValues = {
    [key: string]: string | number | boolean | Array<string> | null;
};

/** Answers to the questions of the form, by key. */
export type FormAnswers = {
    [key: string]: string | number | boolean | Array<string> | null;
};

/** A page on which visitors leave their details. A submission creates or updates a contact. */
export type WebForm = StandardFields & WebFormFieldsOutput & {
    slug: FormSlug;
    /** Title of the page. 1 to 150 characters. */
    title: string;
    /** Text above the fields. At most 10000 characters. */
    description: string | null;
    /** The fields of the contact in their order, after the e-mail address. At most 30 items. */
    contact_fields: Array<FormContactField>;
    /** Further questions. Their answers are kept with the submission. At most 20 items. */
    questions: Array<BookingQuestionOutput>;
    /** Text next to the consent checkbox; null for no checkbox. Each submission keeps the text that the visitor saw. */
    consent_text: TextByLanguage;
    /** Whether visitors must check the consent checkbox. */
    consent_required: boolean;
    /** `marketing`: a checked checkbox changes `email_consent` of the contact from `unknown` to `opted_in`. `data_processing`: the consent is only kept with the submission. */
    consent_purpose: 'data_processing' | 'marketing' | (string & {});
    /** Text after a submission; null for a standard text. */
    thank_you_text: TextByLanguage;
    /** The https URL that opens after a submission. Its origin must be one of `allowed_origins` or of the organization's `embed_origins`. At most 2000 characters. A URL. */
    redirect_url: string | null;
    /** Origins of websites that may embed the form, in addition to the organization's `embed_origins`; also `http://localhost:8080`, to try it on your machine. At most 20 items. */
    allowed_origins: Array<string>;
    /** Owner of the form and of the contacts that it creates. */
    owner_id: string | null;
    /** Tags that the contacts receive. */
    tags: Tags;
    /** Lifecycle stage of contacts that the form creates. */
    lifecycle_stage: LifecycleStage | (string & {});
    /** Users who receive an e-mail for each submission. At most 10 items. */
    notify_user_ids: Array<Id>;
    /** Language of the title, the labels and the questions; null for that of the organization. */
    locale: 'en' | 'fr' | null | (string & {});
    /** Whether the form is published. */
    is_active: boolean;
    /** The related records that the request includes. */
    readonly related?: WebFormRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** The details that a visitor sent with a form. */
export type FormSubmission = StandardFields & FormSubmissionFields & {
    readonly email: Email;
    /** The form. */
    readonly form_id: string;
    /** The contact with the e-mail address; null if there is none. */
    readonly contact_id: string | null;
    readonly fields: FormValues;
    readonly answers: FormAnswers;
    /** The consent text that the visitor saw; null if the form had none. At most 2000 characters. */
    readonly consent_text: string | null;
    /** Whether the visitor checked the checkbox; null if the form had none. */
    readonly consent_given: boolean | null;
    /** Language of the page. */
    readonly locale: 'en' | 'fr' | (string & {});
    /** Origin of the website that linked to the form or embedded it, as the browser states it. At most 300 characters. */
    readonly referrer: string | null;
    /** Keyed hash of the visitor's IP address. Submissions from the same address have the same hash. At most 64 characters. */
    readonly sender_hash: string;
    /** The related records that the request includes. */
    readonly related?: FormSubmissionRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Payload of a webhook about a submission. */
export type FormSubmissionEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The submission. */
    data: {
        object: FormSubmission | ThinRecord;
    };
    changes?: FieldChanges;
};

/** The decision of a host. */
export type HostConfirmation = {
    /** The start that the host has seen. If the event has been rescheduled since, the decision is rejected. */
    start_at?: Timestamp;
};

/** The decision of a host. */
export type HostRefusal = {
    /** The start that the host has seen. If the event has been rescheduled since, the decision is rejected. */
    start_at?: Timestamp;
    reason?: ChangeReason;
};

/** The new time. */
export type HostReschedule = {
    start_at: Timestamp;
    /** Defaults to the current duration of the event. */
    duration_minutes?: EventMinutes;
    reason?: ChangeReason;
};

/** The reason for the cancellation. */
export type HostCancellation = {
    reason?: ChangeReason;
};

/** The host to whom the link was sent. */
export type DecidingHost = {
    /** First and last name, or the organization's name. At most 300 characters. */
    name: string;
    /** Time zone of the host or of the organization. At most 100 characters. */
    timezone: string;
    /** Language of the host or of the organization. */
    locale: Locale | (string & {});
};

/** A question of the event type with the answer of an invitee. */
export type AnsweredQuestion = {
    /** Text of the question. At most 200 characters. */
    label: string;
    /** The answer of the invitee. At most 10000 characters. At most 50 items. */
    answer: string | number | boolean | Array<string> | null;
};

/** An invitee as visible to the hosts. */
export type DecisionInvitee = {
    /** Full name. At most 200 characters. */
    name: string | null;
    email: Email;
    /** E.164. At most 16 characters. */
    phone: string | null;
    /** Answers to the questions of the event type. At most 40 items. */
    answers: Array<AnsweredQuestion>;
};

/** An event as visible to one of its hosts behind a link. */
export type HostDecision = {
    status: EventStatus | (string & {});
    /** Title of the event. At most 150 characters. */
    title: string;
    /** Purpose of the event. At most 10000 characters. */
    description: string | null;
    start_at: Timestamp;
    end_at: Timestamp;
    duration_minutes: EventMinutes;
    host: DecidingHost;
    /** All hosts of the event. At most 50 items. */
    hosts: Array<PublicHost>;
    /** Location of the event. */
    location: {
        type: EventLocationType | (string & {});
        /** At most 500 characters. */
        value?: string | null;
    };
    /** The current invitees; at most 20. At most 20 items. */
    invitees: Array<DecisionInvitee>;
    /** Decisions that the link currently allows. At most 2 items. */
    possible_actions: Array<'confirm' | 'decline' | (string & {})>;
    /** Changes that the link currently allows, also after the decision. At most 2 items. */
    possible_changes: Array<'reschedule' | 'cancel' | (string & {})>;
    organization: PublicOrganization;
};

/** The role of the members of a group at the identity provider. */
export type GroupRole = {
    /** Name or id of the group as the provider sends it. 1 to 255 characters. */
    group: string;
    role: RoleName;
};

/** Fields that an administrator can set. */
export type IdentityProviderFields = {
    /** The issuer as in the provider's discovery document: an https URL without a query or fragment. Its host must resolve to public IP addresses. 1 to 500 characters. */
    issuer?: string;
    /** Identifies this service at the provider. 1 to 255 characters. */
    client_id?: string;
    /** Scopes to request. `openid` is always requested. 1 to 20 items. */
    scopes?: Array<string>;
    /** The claim with the groups of a person, in the ID token or the response of the userinfo endpoint. Null if the provider sends none. 1 to 200 characters. */
    groups_claim?: string | null;
    /** Roles by group. The first entry whose group a person has determines their role. It applies at each sign-in, and to groups provisioned with SCIM, by their name or external id. For members of a SCIM group, only the SCIM groups count, and a sign-in does not change the role. If the list is empty, members keep their role at sign-in, and a SCIM group gives the role that has its name. Owners always keep theirs. At most 100 items. */
    group_roles?: Array<GroupRole>;
    /** The role of people in none of the groups. If null, they are rejected. */
    default_role?: RoleName | null;
    /** Whether people without an account become members when they first sign in. */
    just_in_time?: boolean;
    /** Whether members must sign in with the provider. Owners can still sign in with their password or passkey, also while the provider is down. Needs a verified e-mail domain. When enforcement starts, the sessions of other members that started with a password or passkey end. */
    enforced?: boolean;
    /** Whether people can sign in with the provider. */
    enabled?: boolean;
};

/** The fields to set; omitted fields are unchanged. */
export type IdentityProviderUpdate = IdentityProviderFields & {
    id?: Id;
    /** Whether a secret is stored. */
    client_secret_set?: boolean;
    /** The redirect URI to register at the provider. At most 500 characters. */
    redirect_uri?: string;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** The OpenID Connect provider with which members of the organization sign in. */
export type IdentityProvider = StandardFields & IdentityProviderFields & {
    /** The issuer as in the provider's discovery document: an https URL without a query or fragment. Its host must resolve to public IP addresses. 1 to 500 characters. */
    issuer: string;
    /** Identifies this service at the provider. 1 to 255 characters. */
    client_id: string;
    /** Scopes to request. `openid` is always requested. 1 to 20 items. */
    scopes: Array<string>;
    /** The claim with the groups of a person, in the ID token or the response of the userinfo endpoint. Null if the provider sends none. 1 to 200 characters. */
    groups_claim: string | null;
    /** Roles by group. The first entry whose group a person has determines their role. It applies at each sign-in, and to groups provisioned with SCIM, by their name or external id. For members of a SCIM group, only the SCIM groups count, and a sign-in does not change the role. If the list is empty, members keep their role at sign-in, and a SCIM group gives the role that has its name. Owners always keep theirs. At most 100 items. */
    group_roles: Array<GroupRole>;
    /** The role of people in none of the groups. If null, they are rejected. */
    default_role: RoleName | null;
    /** Whether people without an account become members when they first sign in. */
    just_in_time: boolean;
    /** Whether members must sign in with the provider. Owners can still sign in with their password or passkey, also while the provider is down. Needs a verified e-mail domain. When enforcement starts, the sessions of other members that started with a password or passkey end. */
    enforced: boolean;
    /** Whether people can sign in with the provider. */
    enabled: boolean;
    /** Whether a secret is stored. */
    readonly client_secret_set: boolean;
    /** The redirect URI to register at the provider. At most 500 characters. */
    readonly redirect_uri: string;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** `unreachable`: no valid discovery document. `issuer_mismatch`: the document names another issuer. `endpoint_missing`: the document lacks the authorization or token endpoint. `keys_missing`: no usable signing keys. `code_unsupported`: no authorization code flow. `pkce_unsupported`: the document lists challenge methods without `S256`. `scope_unsupported`: a scope is not supported. `domain_missing`: no e-mail domain is verified. */
export type IdentityProviderProblem = 'unreachable' | 'issuer_mismatch' | 'endpoint_missing' | 'keys_missing' | 'code_unsupported' | 'pkce_unsupported' | 'scope_unsupported' | 'domain_missing';

/** The result of reading the provider's discovery document. Values are null if they could not be read. */
export type IdentityProviderTest = {
    /** The issuer that the document names. At most 2048 characters. */
    issuer: string | null;
    /** URL at which people sign in. At most 2048 characters. */
    authorization_endpoint: string | null;
    /** URL for exchanging codes. At most 2048 characters. */
    token_endpoint: string | null;
    /** URL of the signing keys. At most 2048 characters. */
    jwks_uri: string | null;
    /** URL of further claims. At most 2048 characters. */
    userinfo_endpoint: string | null;
    /** Problems that prevent people from signing in; empty if there are none. At most 20 items. */
    problems: Array<IdentityProviderProblem | (string & {})>;
};

/** `verified` after the TXT record was found. */
export type EmailDomainStatus = 'pending' | 'verified';

/** A new e-mail domain. */
export type EmailDomainCreate = {
    domain: DomainName;
};

/** The part of e-mail addresses after the `@`. In lower case; international names are returned as people write them. */
export type DomainName = string;

/** An e-mail domain whose people can use the organization's single sign-on once it is verified. */
export type EmailDomain = StandardFields & {
    domain: DomainName;
    status: EmailDomainStatus | (string & {});
    /** Time of the verification; null before. RFC 3339 with a time zone. */
    verified_at: string | null;
    /** Name of the TXT record to publish. At most 300 characters. */
    record_name: string;
    /** Value of the TXT record to publish. At most 100 characters. */
    record_value: string;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** The fields of a record type in files. */
export type RecordFields = {
    /** At most 1000 items. */
    fields: Array<RecordField>;
};

/** A field of a record type, as it is named in files. */
export type RecordField = {
    /** The name in mappings, filters and lists of fields, e.g. `address.city` or `custom_fields.tier`. At most 150 characters. */
    name: string;
    /** Name for people in the caller's language; for a custom field without `custom_fields:read`, its name. At most 200 characters. */
    label: string;
    /** Type of the values. */
    type: 'string' | 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'uuid' | 'email' | 'phone' | 'url' | 'enum' | 'array' | 'object' | (string & {});
    /** The possible values of an `enum`; null for other types, and for a custom field without `custom_fields:read`. At most 500 items. */
    options: Array<string> | null;
};

/** A record type that can be imported. */
export type ImportRecordType = 'contact' | 'company' | 'product';

/** Progress of an import. */
export type ImportStatus = 'waiting_for_file' | 'ready' | 'running' | 'completed' | 'failed' | 'cancelled';

/** The target field of each column, or null to ignore the column. Targets are the fields of the record, parts of an address such as `address.city`, `custom_fields.<key>`, `external_ids.<namespace>` and `id` (to find existing records); contacts also have `company_name` and `company_domain`. */
export type ImportMapping = {
    [key: string]: string | null;
} | null;

/** How to handle a row whose record already exists. A live record matches if it has the same `id`, e-mail address (contacts), domain (companies), unique field such as the product's `code`, or external id. */
export type ImportDuplicates = 'skip' | 'update' | 'fail';

/** Format of dates: 2026-03-04 (iso), 04/03/2026 (dmy) or 03/04/2026 (mdy). */
export type ImportDateFormat = 'iso' | 'dmy' | 'mdy';

/** Options for reading the file. */
export type ImportSettings = {
    mapping?: ImportMapping;
    duplicates?: ImportDuplicates;
    date_format?: ImportDateFormat;
    /** Contacts are linked to the company with `company_domain`, or otherwise `company_name`. If no such company exists, it is created (true, the default) or the row fails (false). */
    create_companies?: boolean;
    /** How to handle a row with an invalid cell. `fail`: the row fails; `skip`: the cell is ignored, and the row fails only if the remaining cells do not form a valid record. */
    on_bad_cell?: 'fail' | 'skip';
    /** Whether to count the effects and list the failures of the import without writing any record. */
    dry_run?: boolean;
};

/** A new import. */
export type ImportCreate = ImportSettings & {
    entity_type: ImportRecordType;
};

/** Options that override those of the import. */
export type ImportStart = ImportSettings;

/** A column of the file and its target field. */
export type ImportColumn = {
    /** At most 300 characters. */
    name: string;
    /** The target field according to the mapping, or otherwise the name of the column; null if the column is ignored. At most 150 characters. */
    field: string | null;
};

/** An unprocessed row of the file. */
export type ImportRow = {
    /** The line of the file on which the row begins. At least 1. */
    line: number;
    /** At most 500 items. */
    cells: Array<string>;
};

/** A reason for failed rows or ignored cells, with its frequency. */
export type ImportProblem = {
    /** The target field, as in a mapping; null if the problem concerns the whole row. At most 500 characters. */
    field: string | null;
    /** At most 60 characters. */
    code: string;
    /** Human-readable message; localized. At most 1000 characters. */
    message: string;
    /** Number of affected rows. At least 1. */
    count: number;
    /** The first affected rows. At most 3 items. */
    examples: Array<{
        /** The line in the file. At least 1. */
        line: number;
        /** The content of the cell, shortened; null if the problem concerns the whole row, or if the caller may not read the records. At most 100 characters. */
        cell: string | null;
    }>;
};

/** Why an import ended before the end of its file; null if it did not. */
export type ImportFailure = {
    /** At most 60 characters. */
    code: string;
    /** Human-readable message; localized. At most 1000 characters. */
    message: string;
} | null;

/** An import of records from a CSV file. */
export type Import = StandardFields & {
    entity_type: ImportRecordType | (string & {});
    readonly status: ImportStatus | (string & {});
    mapping: ImportMapping;
    duplicates: ImportDuplicates | (string & {});
    date_format: ImportDateFormat | (string & {});
    /** Whether missing companies are created. */
    create_companies: boolean;
    /** How a row with an invalid cell is handled. */
    on_bad_cell: 'fail' | 'skip' | (string & {});
    /** Whether the import is a dry run. */
    dry_run: boolean;
    /** Encoding of the uploaded file. */
    readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | null | (string & {});
    /** Separator of the cells. At most 1 characters. */
    readonly delimiter: string | null;
    /** Size of the file in bytes. At least 0. */
    readonly size_bytes: number | null;
    /** Columns of the file. At most 500 items. */
    readonly columns: Array<ImportColumn>;
    /** Columns without a target field. At most 500 items. */
    readonly ignored_columns: Array<string>;
    /** The first rows of the file. At most 5 items. */
    readonly preview: Array<ImportRow>;
    /** Number of rows in the file. At least 0. */
    readonly rows: number | null;
    /** Number of rows that have been processed. At least 0. */
    readonly processed_rows: number;
    /** Number of created records. At least 0. */
    readonly created: number;
    /** Number of rows that changed a record. At least 0. */
    readonly updated: number;
    /** Number of rows that matched their record in all fields. At least 0. */
    readonly unchanged: number;
    /** Number of rows that were skipped because their record already exists. At least 0. */
    readonly skipped: number;
    /** Number of rows that could not be imported. At least 0. */
    readonly failed: number;
    /** Number of companies that were created for contacts. At least 0. */
    readonly companies_created: number;
    /** Number of invalid cells that were ignored. At least 0. */
    readonly skipped_cells: number;
    /** Reasons for failed rows and ignored cells, most frequent first. At most 50 items. */
    readonly problems: Array<ImportProblem>;
    /** Estimated remaining seconds while the import runs. At least 0. */
    readonly seconds_left: number | null;
    readonly failure: ImportFailure;
    /** The job that runs the import. */
    readonly job_id: string | null;
    readonly started_at: Timestamp | null;
    readonly finished_at: Timestamp | null;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Progress of a job. */
export type JobStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

/** A background job. */
export type Job = {
    id: Id;
    /** The type of the job, e.g. `export.run`. At most 60 characters. */
    kind: string;
    status: JobStatus | (string & {});
    /** Whether cancellation was requested while the job was running. The job stops at its next step. */
    cancelling: boolean;
    /** Number of processed items, e.g. rows. At least 0. */
    done: number;
    /** Total number of items; null while it is unknown. At least 0. */
    total: number | null;
    /** Estimated remaining seconds; null if there is no estimate. At least 0. */
    seconds_left: number | null;
    result: JobResult | null;
    /** Error code of the last failed attempt; null if no attempt has failed. At most 60 characters. */
    error_code: string | null;
    /** The error of the last failed attempt in words; localized. At most 1000 characters. */
    error_message: string | null;
    started_at: Timestamp | null;
    finished_at: Timestamp | null;
    created_at: Timestamp;
};

/** The import or export that the job runs. */
export type JobResult = {
    id: Id;
    type: 'import' | 'export' | (string & {});
};

/** A product or service in an opportunity, with its quantity and price. */
export type LineItem = StandardFields & LineItemFields & {
    /** Name of the item. 1 to 150 characters. */
    name: string;
    /** The product; null for a free item. */
    product_id: string | null;
    /** Quantity, with at most three decimals. At most 999999999. */
    quantity: number;
    /** Price of one unit in the currency of the opportunity, with at most its decimals. 0 to 999999999999.99. */
    unit_price: number;
    /** Discount in percent. 0 to 100. */
    discount_percent: number;
    /** Position in the opportunity, from 1. 1 to 1000000. */
    position: number;
    /** The opportunity. */
    readonly opportunity_id: string;
    /** Quantity × price, less the discount, rounded to the digits of the currency. */
    readonly amount: number;
    /** The related records that the request includes. */
    readonly related?: LineItemRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** `owner`, `admin`, `manager`, `member`, `read_only`, or the name of a custom role. */
export type RoleName = string;

/** Part of the address of the member's booking page, `/book/{booking_slug}`; unique across all organizations. Null if the member has no booking page. */
export type BookingSlug = string | null;

/** `invited` until the member accepts the invitation. A suspended member cannot sign in or act. */
export type MemberStatus = 'invited' | 'active' | 'suspended';

/** The member to invite. */
export type MemberInvite = {
    email: Email;
    role: RoleName;
    /** Given name. At most 100 characters. */
    first_name?: string | null;
    /** Family name. At most 100 characters. */
    last_name?: string | null;
    locale?: Locale;
    timezone?: Timezone;
};

/** Fields to change. */
export type MemberUpdate = {
    id?: Id;
    /** Given name. At most 100 characters. */
    first_name?: string | null;
    /** Family name. At most 100 characters. */
    last_name?: string | null;
    email?: Email;
    locale?: Locale | (string & {});
    timezone?: Timezone;
    booking_slug?: BookingSlug;
    role?: RoleName;
    /** Suspends or reactivates the member. A reactivated member without a password, a passkey and single sign-on is `invited` again. Otherwise, `invited` is only accepted if the member is still invited. */
    status?: 'invited' | 'active' | 'suspended' | (string & {});
    /** When the member last signed in; null if they never did. RFC 3339 with a time zone. */
    last_login_at?: string | null;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** A user, as other records show it. */
export type UserName = {
    id: Id;
    /** First and last name; without both, the part of the e-mail address before the @ sign. At most 254 characters. */
    name: string;
};

/** A user in the organization. */
export type Member = StandardFields & {
    /** Given name. At most 100 characters. */
    first_name: string | null;
    /** Family name. At most 100 characters. */
    last_name: string | null;
    email: Email;
    locale: Locale | (string & {});
    timezone: Timezone;
    role: RoleName;
    status: MemberStatus | (string & {});
    booking_slug: BookingSlug;
    /** When the member last signed in; null if they never did. RFC 3339 with a time zone. */
    readonly last_login_at: string | null;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** A new note. */
export type NoteCreate = NoteFields & {
    /** At least 1 items. */
    related_to: unknown;
} & {
    /** Markdown without HTML. 1 to 65536 characters. */
    body: string;
    /** The related records. A note needs at least one; its list is empty only after all related records were purged. At most 20 items. */
    related_to: Array<RelatedRecord>;
};

/** A note about records. `created_by` is its author. */
export type Note = StandardFields & NoteFieldsOutput & {
    /** Subject of the note. At most 255 characters. */
    title: string | null;
    /** Markdown without HTML. 1 to 65536 characters. */
    body: string;
    /** The related records. A note needs at least one; its list is empty only after all related records were purged. At most 20 items. */
    related_to: Array<RelatedRecordOutput>;
    /** Whether the note is pinned. */
    pinned: boolean;
    /** The related records that the request includes. */
    readonly related?: NoteRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Which e-mails the user receives; all of them by default. */
export type NotificationPreferences = {
    /** Requests for an appointment that wait for your decision as a host. */
    booking_requests: boolean;
    /** Appointments of which you are a host: new, confirmed, changed and cancelled ones, and responses of guests. */
    bookings: boolean;
    /** Reminders of appointments of which you are a host. */
    booking_reminders: boolean;
    /** Submissions of web forms that notify you. */
    form_submissions: boolean;
    /** Webhooks that fail, are suspended or are disabled; only owners and administrators receive these e-mails. */
    webhook_problems: boolean;
};

/** Fields to change. */
export type NotificationPreferencesUpdate = {
    /** Requests for an appointment that wait for your decision as a host. */
    booking_requests?: boolean;
    /** Appointments of which you are a host: new, confirmed, changed and cancelled ones, and responses of guests. */
    bookings?: boolean;
    /** Reminders of appointments of which you are a host. */
    booking_reminders?: boolean;
    /** Submissions of web forms that notify you. */
    form_submissions?: boolean;
    /** Webhooks that fail, are suspended or are disabled; only owners and administrators receive these e-mails. */
    webhook_problems?: boolean;
};

/** A contact that takes part in the opportunity. */
export type OpportunityContact = {
    contact_id: Id;
    /** Role of the contact in the purchase. */
    role: 'decision_maker' | 'evaluator' | 'influencer' | 'champion' | 'user' | 'other';
};

/** Fields that a client can set. */
export type OpportunityFields = {
    /** Name of the opportunity. 1 to 200 characters. */
    name?: string;
    pipeline_id?: Id;
    /** The key of a stage in the pipeline. Input also accepts the label of the stage, ignoring case, and `closed won` or `closed lost`; output is always the key. 1 to 100 characters. */
    stage?: string;
    /** Amount in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. 0 to 999999999999.99. */
    amount?: number | null;
    currency?: Currency;
    /** Expected closing date, YYYY-MM-DD. YYYY-MM-DD. */
    expected_close_date?: string | null;
    /** Why the opportunity was lost; null unless it is lost. At most 500 characters. */
    lost_reason?: string | null;
    /** Next action to take. At most 500 characters. */
    next_step?: string | null;
    /** The prospective buyer. */
    company_id?: string | null;
    /** The main contact. */
    primary_contact_id?: string | null;
    /** The participating contacts, each at most once. The primary contact is included only if it was added explicitly. At most 50 items. */
    contacts?: Array<OpportunityContact>;
    /** The user who is responsible for the opportunity. */
    owner_id?: string | null;
    /** How the opportunity was acquired. */
    source?: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null;
    /** Free text. At most 10000 characters. */
    description?: string | null;
    tags?: Tags;
    custom_fields?: CustomFields;
};

/** A new opportunity. */
export type OpportunityCreate = OpportunityFields & {
    /** Name of the opportunity. 1 to 200 characters. */
    name: string;
    /** Own probability of an open opportunity in percent; null to use the probability of its stage. Won opportunities always have 100, lost ones 0: another value is rejected. 0 to 100. */
    probability?: number | null;
};

/** Fields to change. */
export type OpportunityUpdate = OpportunityFields & {
    id?: Id;
    /** Own probability of an open opportunity in percent; null to use the probability of its stage. Won opportunities always have 100, lost ones 0: another value is rejected. 0 to 100. */
    probability?: number | null;
    /** The type of the current stage. */
    status?: 'open' | 'won' | 'lost';
    /** `amount` multiplied by `probability`, rounded to the decimals of `currency`; null if there is no amount. 0 to 999999999999.99. */
    weighted_amount?: number | null;
    /** When the opportunity was won or lost; null while it is open. RFC 3339 with a time zone. */
    closed_at?: string | null;
    /** When the opportunity entered its current stage. RFC 3339 with a time zone. */
    stage_changed_at?: string;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Filter, sort order and page. */
export type OpportunitySearch = {
    filter?: FilterGroup;
    /** Page number, from 1. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 6000 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 28 items. */
    fields?: Array<OpportunityFieldName>;
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. 1 to 9 items. */
    include?: Array<OpportunityRelationName>;
};

/** A possible sale. */
export type Opportunity = StandardFields & OpportunityFieldsOutput & {
    /** Name of the opportunity. 1 to 200 characters. */
    name: string;
    pipeline_id: Id;
    /** The key of a stage in the pipeline. Input also accepts the label of the stage, ignoring case, and `closed won` or `closed lost`; output is always the key. 1 to 100 characters. */
    stage: string;
    /** Amount in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. 0 to 999999999999.99. */
    amount: number | null;
    currency: Currency;
    /** Expected closing date, YYYY-MM-DD. YYYY-MM-DD. */
    expected_close_date: string | null;
    /** Why the opportunity was lost; null unless it is lost. At most 500 characters. */
    lost_reason: string | null;
    /** Next action to take. At most 500 characters. */
    next_step: string | null;
    /** The prospective buyer. */
    company_id: string | null;
    /** The main contact. */
    primary_contact_id: string | null;
    /** The participating contacts, each at most once. The primary contact is included only if it was added explicitly. At most 50 items. */
    contacts: Array<OpportunityContactOutput>;
    /** The user who is responsible for the opportunity. */
    owner_id: string | null;
    /** How the opportunity was acquired. */
    source: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null | (string & {});
    /** Free text. At most 10000 characters. */
    description: string | null;
    tags: Tags;
    custom_fields: CustomFields;
    /** Probability of winning, in percent. 0 to 100. */
    probability: number;
    /** The type of the current stage. */
    readonly status: 'open' | 'won' | 'lost' | (string & {});
    /** `amount` multiplied by `probability`, rounded to the decimals of `currency`; null if there is no amount. 0 to 999999999999.99. */
    readonly weighted_amount: number | null;
    /** When the opportunity was won or lost; null while it is open. RFC 3339 with a time zone. */
    readonly closed_at: string | null;
    /** When the opportunity entered its current stage. RFC 3339 with a time zone. */
    readonly stage_changed_at: string;
    /** The related records that the request includes. */
    readonly related?: OpportunityRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Payload of opportunity events. */
export type OpportunityEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: Opportunity | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Fields that an administrator can set. */
export type OrganizationFields = {
    /** Display name. 1 to 200 characters. */
    name?: string;
    default_locale?: Locale | (string & {});
    timezone?: Timezone;
    currency?: Currency;
    /** The country of phone numbers without a country code; defaults to the country of the time zone. If null, such numbers are rejected. */
    default_country?: string | null;
    /** Postal address, which is printed below each marketing message because many countries require it. If null, only the organization's name is printed. At most 500 characters. */
    postal_address?: string | null;
    email_tracking?: EmailTracking;
    /** The largest file that can be uploaded, in mebibytes; 25 by default. 1 to 100. */
    max_file_size_mb?: number;
    retention?: Retention;
    branding?: Branding;
    /** Origins of websites that may embed the booking page and forms of the organization: https, or http on localhost to try it, such as `http://localhost:8080`. At most 20 items. */
    embed_origins?: Array<string>;
};

/** Days after which data is deleted permanently, by a job that runs once a day. Null: it is kept. New organizations keep messages for three years, contents of attachments for one year, timelines for ten years, completed tasks for five years and deleted records for 90 days; older organizations keep everything until a period is set. The activity log is kept for 365 days in all organizations. */
export type Retention = {
    /** Days after sending until a message is deleted, with its recipients, attachments and files, and until the recipients of a campaign are deleted. The results of campaigns stay. Messages that are not yet sent are kept. 30 to 36500. */
    messages_days?: number | null;
    /** Days after sending until the contents of a message's attachments are deleted. Their names, types and sizes stay as long as the message. Files on records have no such period. 30 to 36500. */
    attachments_days?: number | null;
    /** Days until an entry of a timeline is deleted. The records themselves stay. 90 to 36500. */
    timelines_days?: number | null;
    /** Days after completion until a task is deleted. Open and canceled tasks stay. 30 to 36500. */
    tasks_days?: number | null;
    /** Days until a deleted contact, company, opportunity, task, note, product, line item or form submission is purged, so that it can no longer be restored. Notes and tasks that relate to nothing else than a purged contact, company or opportunity are deleted with it. A record that others need stays. Deleted files are always purged after 30 days. 7 to 36500. */
    deleted_days?: number | null;
};

/** The numbers of records that would be deleted; 10,000 means that many or more. */
export type RetentionPreview = {
    /** Messages. 0 to 10000. */
    messages: number;
    /** Attachments whose contents would be deleted. 0 to 10000. */
    attachments: number;
    /** Entries of timelines. 0 to 10000. */
    timelines: number;
    /** Completed tasks. 0 to 10000. */
    tasks: number;
    /** Deleted records. 0 to 10000. */
    deleted: number;
    /** Notes and tasks that relate to nothing else than deleted contacts, companies and opportunities, and are deleted with them. 0 to 10000. */
    related: number;
};

/** The organization's appearance on pages that are shown to others. */
export type Branding = {
    /** Name on the pages; if null, the organization's name. 1 to 200 characters. */
    display_name?: string | null;
    /** A PNG, JPEG or WebP image of at most 64 kB (65,536 bytes), as a data URL. Its media type follows from the image itself. At most 87407 characters. */
    logo?: string | null;
    /** Accent colour. */
    colour?: string | null;
};

/** The organization as visitors of its public pages see it. */
export type PublicOrganization = {
    /** The name that the organization shows to others. At most 200 characters. */
    name: string;
    /** Path of the logo. Its last part changes with the image. At most 300 characters. */
    logo_url: string | null;
    /** Accent colour, for example `#1a6b4f`. At most 7 characters. */
    colour: string | null;
    /** Origins of the websites that may embed the page. At most 20 items. */
    embed_origins: Array<string>;
};

/** Fields that an administrator can set. */
export type TwoFactorPolicyFields = {
    /** Whether members need a second factor to sign in. */
    required?: boolean;
    /** Days that members have to set up a second factor. 0 to 90. */
    grace_days?: number;
};

/** Fields to change. */
export type TwoFactorPolicyUpdate = TwoFactorPolicyFields;

/** Whether members need a second factor, such as a passkey or a code. */
export type TwoFactorPolicy = TwoFactorPolicyFields & {
    /** Whether members need a second factor to sign in. */
    required: boolean;
    /** Days that members have to set up a second factor. 0 to 90. */
    grace_days: number;
    /** Since when a second factor is required; null if it is not. RFC 3339 with a time zone. */
    required_since: string | null;
};

/** The highest numbers of records that an organization can have, and what people without an account can cause on its public pages per UTC day. */
export type OrganizationQuotas = {
    /** Webhook endpoints. At least 0. */
    webhooks: number;
    /** Custom fields of each record type, including archived ones. At least 0. */
    custom_fields_per_type: number;
    /** Calendar feeds of each member. At least 0. */
    busy_feeds_per_member: number;
    /** Line items of each opportunity. At least 0. */
    line_items_per_opportunity: number;
    /** Views that each member can create. At least 0. */
    views_per_member: number;
    /** Files, including deleted ones until they are purged. At least 0. */
    files: number;
    /** Bytes of all files, including deleted ones until they are purged. At least 0. */
    file_bytes: number;
    /** Bytes of the files of all exports, until they expire or are deleted. At least 0. */
    export_bytes: number;
    /** Bytes of the files of all imports, until they are removed. At least 0. */
    import_bytes: number;
    /** Bytes of the attachments of all e-mails, until retention removes them. At least 0. */
    attachment_bytes: number;
    /** Imports and exports that wait or run. At least 0. */
    queued_jobs: number;
    /** Topics of marketing e-mail. At least 0. */
    topics: number;
    /** Web forms of the organization. At least 0. */
    forms: number;
    /** Messages that public pages send to one address per day. At least 0. */
    public_messages_per_recipient: number;
    /** Messages that one network (IPv4 address or IPv6 /64) causes on public pages per day. At least 0. */
    public_messages_per_sender: number;
    /** Messages that public pages send about one host per day. At least 0. */
    public_messages_per_host: number;
    /** Bookings for one address per day that it has not confirmed. At least 0. */
    unconfirmed_bookings_per_invitee: number;
    /** Unconfirmed bookings from one network per day. At least 0. */
    unconfirmed_bookings_per_sender: number;
    /** The same for event types with several seats. At least 0. */
    unconfirmed_bookings_per_sender_with_seats: number;
    /** Unconfirmed bookings of one host per day, or as many as the event has seats if that is more. At least 0. */
    unconfirmed_bookings_per_host: number;
};

/** Confirms which organization is deleted. */
export type OrganizationDeletionRequest = {
    /** The exact name of the organization. 1 to 200 characters. */
    name: string;
};

/** The requested deletion of the organization. */
export type OrganizationDeletion = {
    requested_at: Timestamp;
    requested_by: ActorOutput;
    deletes_at: Timestamp;
};

/** Tracking of campaign messages; disabled by default. After tracking is disabled, messages that were already sent are no longer tracked, but their links continue to work. */
export type EmailTracking = {
    /** Whether opens are recorded, with an invisible image in HTML messages. */
    opens: boolean;
    /** Whether clicks are recorded. Links in HTML messages, except the unsubscribe link, are redirected through this service. */
    clicks: boolean;
};

/** Fields to change. */
export type OrganizationUpdate = OrganizationFields & {
    id?: Id;
    /** Unique short name. At most 60 characters. */
    slug?: string;
    plan?: Plan | (string & {});
    /** Region in which the data is stored. At most 20 characters. */
    data_region?: string;
    two_factor_policy?: TwoFactorPolicy;
    quotas?: OrganizationQuotas;
    /** The requested deletion; null if none is requested. */
    deletion?: OrganizationDeletion | null;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** Billing plan; API keys need at least `professional`. */
export type Plan = 'free' | 'professional' | 'enterprise';

/** A customer of this service. Every record belongs to exactly one organization. */
export type Organization = StandardFields & OrganizationFields & {
    /** Display name. 1 to 200 characters. */
    name: string;
    default_locale: Locale | (string & {});
    timezone: Timezone;
    currency: Currency;
    /** The country of phone numbers without a country code; defaults to the country of the time zone. If null, such numbers are rejected. */
    default_country: string | null;
    /** Postal address, which is printed below each marketing message because many countries require it. If null, only the organization's name is printed. At most 500 characters. */
    postal_address: string | null;
    email_tracking: EmailTracking;
    /** The largest file that can be uploaded, in mebibytes; 25 by default. 1 to 100. */
    max_file_size_mb: number;
    retention: Retention;
    branding: Branding;
    /** Origins of websites that may embed the booking page and forms of the organization: https, or http on localhost to try it, such as `http://localhost:8080`. At most 20 items. */
    embed_origins: Array<string>;
    /** Unique short name. At most 60 characters. */
    readonly slug: string;
    readonly plan: Plan | (string & {});
    /** Region in which the data is stored. At most 20 characters. */
    readonly data_region: string;
    readonly two_factor_policy: TwoFactorPolicy;
    readonly quotas: OrganizationQuotas;
    /** The requested deletion; null if none is requested. */
    readonly deletion: OrganizationDeletion | null;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Stable key of a stage. */
export type StageKey = string;

/** Status of the opportunities in a stage. */
export type StageType = 'open' | 'won' | 'lost';

/** Display name of the stage. */
export type StageLabel = string;

/** Probability of winning in percent, for opportunities in this stage without a probability of their own. */
export type StageProbability = number;

/** Position in the pipeline, from 1. */
export type StagePosition = number;

/** One stage of a pipeline. */
export type Stage = {
    key: StageKey;
    label: StageLabel;
    position: StagePosition;
    type: StageType | (string & {});
    probability: StageProbability;
};

/** One stage of a pipeline; without `position`, stages keep the order of the list. */
export type StageInput = {
    key: StageKey;
    label: StageLabel;
    position?: StagePosition;
    type: StageType;
    probability: StageProbability;
};

/** All stages of the pipeline, with unique keys and at least one stage of each type. */
export type StageInputs = Array<StageInput>;

/** Fields that an administrator can set, in addition to the stages. */
export type PipelineFields = {
    /** Display name; unique, ignoring case. 1 to 100 characters. */
    name?: string;
    /** Whether new opportunities are created in this pipeline by default; true for exactly one pipeline. */
    is_default?: boolean;
    /** Position among the pipelines. 1 to 1000. */
    position?: number;
    /** Whether `lost_reason` is required to mark an opportunity as lost. */
    require_lost_reason?: boolean;
};

/** A new pipeline. */
export type PipelineCreate = PipelineFields & {
    /** Display name; unique, ignoring case. 1 to 100 characters. */
    name: string;
    stages: StageInputs;
};

/** Fields to change. */
export type PipelineUpdate = PipelineFields & {
    id?: Id;
    stages?: StageInputs;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
};

/** An ordered list of stages that opportunities go through. */
export type Pipeline = StandardFields & PipelineFields & {
    /** Display name; unique, ignoring case. 1 to 100 characters. */
    name: string;
    /** Whether new opportunities are created in this pipeline by default; true for exactly one pipeline. */
    is_default: boolean;
    /** Position among the pipelines. 1 to 1000. */
    position: number;
    /** Whether `lost_reason` is required to mark an opportunity as lost. */
    require_lost_reason: boolean;
    /** The stages in order. At most 30 items. */
    stages: Array<Stage>;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** A good or service that the organization sells. */
export type Product = StandardFields & ProductFields & {
    /** Name of the product. 1 to 150 characters. */
    name: string;
    /** Code of the product; unique, ignoring case. 1 to 64 characters. */
    code: string | null;
    /** Free text. At most 10000 characters. */
    description: string | null;
    /** Price of one unit without tax. 0 to 999999999999.99. */
    unit_price: number;
    currency: Currency;
    /** Tax rate in percent. 0 to 100. */
    tax_rate: number | null;
    /** Unit of the quantity, for example hour. 1 to 20 characters. */
    unit: string | null;
    /** Whether the product is offered. */
    is_active: boolean;
    /** The user who is responsible for the product. */
    owner_id: string | null;
    external_ids: ExternalIds;
    tags: Tags;
    custom_fields: CustomFields;
    /** The related records that the request includes. */
    readonly related?: ProductRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** A set of permissions. */
export type Permissions = Array<Permission>;

/** Fields that an administrator can set. */
export type RoleFields = {
    name?: RoleName;
    /** Purpose of the role. At most 500 characters. */
    description?: string | null;
    permissions?: Permissions;
};

/** A new role. */
export type RoleCreate = RoleFields & {
    name: RoleName;
    permissions: Permissions;
};

/** Fields to change. */
export type RoleUpdate = RoleFieldsOutput & {
    id?: Id;
    /** Whether the role is built in and therefore the same in every organization. */
    built_in?: boolean;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** A named set of permissions. */
export type Role = StandardFields & RoleFieldsOutput & {
    name: RoleName;
    /** Purpose of the role. At most 500 characters. */
    description: string | null;
    permissions: PermissionsOutput;
    /** Whether the role is built in and therefore the same in every organization. */
    readonly built_in: boolean;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Wall-clock times of one day in the schedule's time zone, `HH:MM`; `24:00` ends the day. */
export type ClockInterval = {
    /** Start of the interval. */
    start: string;
    /** End of the interval. */
    end: string;
};

/** The intervals of one day. They must not overlap. Returned sorted by start. */
export type ClockIntervals = Array<ClockInterval>;

/** The hours of one weekday. */
export type WeekdayHours = {
    /** The weekday. */
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
    intervals: ClockIntervals;
};

/** The hours of one date, which replace those of its weekday. Without intervals, the date cannot be booked. */
export type DateHours = {
    date: Date;
    intervals: ClockIntervals;
};

/** The writable fields. */
export type ScheduleFields = {
    /** Name of the schedule. 1 to 100 characters. */
    name?: string;
    timezone?: Timezone;
    /** The default schedule applies to event types with `schedule_id` null. Each user with schedules has exactly one default. */
    is_default?: boolean;
    /** Each weekday at most once. Other weekdays cannot be booked. Returned from Monday to Sunday. At most 7 items. */
    weekly_hours?: Array<WeekdayHours>;
    /** Each date at most once. Returned sorted by date. At most 366 items. */
    overrides?: Array<DateHours>;
};

/** A new schedule. */
export type ScheduleCreate = ScheduleFields & {
    /** Name of the schedule. 1 to 100 characters. */
    name: string;
    /** The user to whom the schedule belongs. */
    user_id?: Id;
};

/** The fields to update. */
export type ScheduleUpdate = ScheduleFields & {
    id?: Id;
    /** The user to whom the schedule belongs. */
    user_id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** The hours in which a user can be booked. */
export type Schedule = StandardFields & ScheduleFieldsOutput & {
    /** Name of the schedule. 1 to 100 characters. */
    name: string;
    timezone: Timezone;
    /** The default schedule applies to event types with `schedule_id` null. Each user with schedules has exactly one default. */
    is_default: boolean;
    /** Each weekday at most once. Other weekdays cannot be booked. Returned from Monday to Sunday. At most 7 items. */
    weekly_hours: Array<WeekdayHoursOutput>;
    /** Each date at most once. Returned sorted by date. At most 366 items. */
    overrides: Array<DateHours>;
    /** The user to whom the schedule belongs. */
    user_id: Id;
    /** The related records that the request includes. */
    readonly related?: ScheduleRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** The token's id, and the characters by which it can be recognized. */
export type ScimTokenFields = {
    id: Id;
    /** The first characters of the secret. At most 20 characters. */
    prefix: string;
    /** The last characters of the secret. At most 4 characters. */
    last4: string;
    /** Updated at most once a minute. */
    last_used_at: Timestamp | null;
    /** The address of the last call. At most 45 characters. */
    last_used_ip: string | null;
    created_at: Timestamp;
    created_by: ActorOutput;
};

/** The SCIM token of the organization, without its secret. */
export type ScimToken = ScimTokenFields;

/** A new SCIM token with its secret. */
export type IssuedScimToken = ScimTokenFields & {
    /** The secret, to be sent as a bearer token. At most 100 characters. */
    secret: string;
};

/** A record type that can be searched. */
export type SearchedType = 'contact' | 'company' | 'opportunity' | 'task' | 'note' | 'segment' | 'campaign' | 'product';

/** Summary of a matching record. */
export type SearchResult = {
    record_type: SearchedType | (string & {});
    record_id: Id;
    /** Name of the record. At most 300 characters. */
    title: string;
    /** Further information that identifies the record. At most 300 characters. */
    subtitle: string | null;
    /** The fields that contain the words; empty if only similar words were found. At most 20 items. */
    matched_fields: Array<string>;
    /** Relevance from 0 to 1; 1 if the name equals the query. 0 to 1. */
    relevance: number;
    updated_at: Timestamp;
};

/** `static`: members are added by hand; `dynamic`: members are determined by a filter. */
export type SegmentKind = 'static' | 'dynamic';

/** Fields that a client can set. */
export type SegmentFields = {
    /** Unique among live segments, ignoring case. 1 to 150 characters. */
    name?: string;
    /** Purpose of the segment. At most 10000 characters. */
    description?: string | null;
    /** Only for dynamic segments. Relative times refer to the time of the query. */
    filter?: FilterGroup | null;
};

/** A new segment. */
export type SegmentCreate = SegmentFields & {
    /** Unique among live segments, ignoring case. 1 to 150 characters. */
    name: string;
    entity_type: EntityType;
    kind: SegmentKind;
};

/** Fields to change. */
export type SegmentUpdate = SegmentFields & {
    id?: Id;
    entity_type?: EntityType;
    kind?: SegmentKind;
    /** Number of live members. For a dynamic segment, the count at `evaluated_at`. Null if it could not be counted, or if the caller cannot read the counted records or a record type that the filter refers to. A filter on this field requires `entities:read` and `opportunities:read`, because it applies to all segments. 0 to 2147483647. */
    member_count?: number | null;
    /** When a dynamic segment was last counted; null for a static segment, whose count is always exact. Reading a segment can update this field without a new version, so a client can send it back with an older value. RFC 3339 with a time zone. */
    evaluated_at?: string | null;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
};

/** Filter, sort order and page. */
export type SegmentSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 6000 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 14 items. */
    fields?: Array<SegmentFieldName>;
};

/** Preview of the members of a segment. */
export type SegmentPreview = {
    /** Exact number of matching records. At least 0. */
    total: number;
    /** The newest matching records. At most 100 items. */
    sample: Array<Entity>;
};

/** A set of contacts or of companies. */
export type Segment = StandardFields & SegmentFieldsOutput & {
    /** Unique among live segments, ignoring case. 1 to 150 characters. */
    name: string;
    /** Purpose of the segment. At most 10000 characters. */
    description: string | null;
    /** Only for dynamic segments. Relative times refer to the time of the query. */
    filter: FilterGroupOutput | null;
    readonly entity_type: EntityType | (string & {});
    readonly kind: SegmentKind | (string & {});
    /** Number of live members. For a dynamic segment, the count at `evaluated_at`. Null if it could not be counted, or if the caller cannot read the counted records or a record type that the filter refers to. A filter on this field requires `entities:read` and `opportunities:read`, because it applies to all segments. 0 to 2147483647. */
    readonly member_count: number | null;
    /** When a dynamic segment was last counted; null for a static segment, whose count is always exact. Reading a segment can update this field without a new version, so a client can send it back with an older value. RFC 3339 with a time zone. */
    readonly evaluated_at: string | null;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Payload of segment events. */
export type SegmentEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: Segment | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Any characters; common passwords are rejected. */
export type Password = string;

/** Token from the link in the e-mail; can be used once. */
export type OneTimeToken = string;

/** Credentials for sign-in. */
export type SessionCreate = {
    email: Email;
    /** The user's password. 1 to 256 characters. */
    password: string;
    code?: SecondFactorCode;
};

/** A code of the authenticator app (six digits), or a recovery code. Spaces and hyphens are ignored. */
export type SecondFactorCode = string;

/** The challenge of the sign-in, and one second factor. */
export type SecondFactorVerify = {
    challenge: OneTimeToken;
    code?: SecondFactorCode;
    passkey?: PasskeyAssertion;
};

/** One proof of the user's identity. */
export type SessionConfirm = {
    /** The user's password. 1 to 256 characters. */
    password?: string;
    code?: SecondFactorCode;
    passkey?: PasskeyAssertion;
};

/** A confirmation of the user's identity. */
export type SessionConfirmed = {
    confirmed_at: Timestamp;
    valid_until: Timestamp;
};

/** The account whose password is to be reset. */
export type PasswordForgot = {
    email: Email;
};

/** The token from the link, and the new password. */
export type PasswordReset = {
    token: OneTimeToken;
    password: Password;
};

/** The current and the new password. */
export type PasswordChange = {
    /** The current password; omitted if the account has none. 1 to 256 characters. */
    current_password?: string;
    new_password: Password;
};

/** The token from the link, the password and the profile of the user. */
export type InvitationAccept = {
    token: OneTimeToken;
    password: Password;
    /** Given name. At most 100 characters. */
    first_name?: string | null;
    /** Family name. At most 100 characters. */
    last_name?: string | null;
    locale?: Locale;
    timezone?: Timezone;
};

/** Time of the request for a link. */
export type PasswordRequested = {
    requested_at: Timestamp;
};

/** Time of the password change. */
export type PasswordChanged = {
    changed_at: Timestamp;
};

/** Number of ended sessions. */
export type SessionsEnded = {
    /** Number of sessions. 0 to 100000. */
    ended: number;
};

/** A browser session of a user. */
export type Session = {
    id: Id;
    /** Whether this is the session of the request. */
    current: boolean;
    /** Whether this is a support session of the service operator. */
    support: boolean;
    /** IP address at sign-in. At most 45 characters. */
    ip: string;
    /** User-Agent header of the browser. At most 500 characters. */
    user_agent: string | null;
    last_used_at: Timestamp;
    expires_at: Timestamp;
    created_at: Timestamp;
};

/** Fields to change. */
export type MeUpdate = {
    /** Given name. At most 100 characters. */
    first_name?: string | null;
    /** Family name. At most 100 characters. */
    last_name?: string | null;
    locale?: Locale | (string & {});
    timezone?: Timezone;
    booking_slug?: BookingSlug;
    theme?: Theme | (string & {});
};

/** The appearance of the console; `system` follows the setting of the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The responsible user: the signed-in user, or the creator of the API key. */
export type CurrentUser = {
    id: Id;
    /** Given name. At most 100 characters. */
    first_name: string | null;
    /** Family name. At most 100 characters. */
    last_name: string | null;
    email: Email;
    locale: Locale | (string & {});
    timezone: Timezone;
    role: RoleName;
    booking_slug: BookingSlug;
    theme: Theme | (string & {});
};

/** The organization of the caller. */
export type CurrentOrganization = {
    id: Id;
    /** Display name. 1 to 200 characters. */
    name: string;
    /** Unique short name. At most 60 characters. */
    slug: string;
    plan: Plan | (string & {});
    default_locale: Locale | (string & {});
    timezone: Timezone;
    currency: Currency;
    /** Region in which the data is stored. At most 20 characters. */
    data_region: string;
};

/** To be sent as `X-CSRF-Token` with every request that changes something. */
export type CsrfToken = string | null;

/** The new session with its user. */
export type SignedIn = {
    id: Id;
    expires_at: Timestamp;
    /** To be sent as `X-CSRF-Token` with every request that changes something. At most 100 characters. */
    csrf_token: string;
    user: CurrentUser;
    organization: CurrentOrganization;
    permissions: PermissionsOutput;
};

/** The caller and their current permissions. */
export type Me = {
    /** How the request was authenticated. */
    credential: 'session' | 'api_key' | (string & {});
    user: CurrentUser;
    organization: CurrentOrganization;
    /** The API key; null if the request was authenticated with a session. */
    api_key: {
        id: Id;
        /** The key's name. At most 100 characters. */
        name: string;
        /** When the key expires; null if it never expires. RFC 3339 with a time zone. */
        expires_at: string | null;
    } | null;
    /** The session; null if the request was authenticated with an API key. */
    session: {
        id: Id;
        /** Whether this is a support session of the service operator. */
        support: boolean;
        expires_at: Timestamp;
    } | null;
    csrf_token: CsrfToken;
    permissions: PermissionsOutput;
};

/** The ways in which a user can sign in. */
export type SignInMethods = {
    /** Whether the account has a password. */
    password: boolean;
    /** The authenticator app; null if none is set up. */
    authenticator_app: {
        enabled_at: Timestamp;
    } | null;
    /** Number of unused recovery codes. 0 to 10. */
    recovery_codes_left: number;
    /** Number of passkeys. 0 to 20. */
    passkeys: number;
    /** Whether the organization requires a second factor. */
    second_factor_required: boolean;
    /** Until then you can sign in without a second factor; null if you have one or if the organization requires none. RFC 3339 with a time zone. */
    enroll_by: string | null;
};

/** A secret for an authenticator app, shown once. */
export type AuthenticatorSecret = {
    /** The secret in Base32. At most 64 characters. */
    secret: string;
    /** The secret as an `otpauth` URI. At most 1000 characters. */
    uri: string;
    /** The URI as a QR code in SVG. At most 100000 characters. */
    qr_code: string;
    expires_at: Timestamp;
};

/** A current code of the authenticator app. */
export type AuthenticatorConfirm = {
    /** The six digits, with or without spaces. 6 to 10 characters. */
    code: string;
};

/** Recovery codes, shown once. */
export type RecoveryCodes = {
    recovery_codes: RecoveryCodeList;
};

/** Codes that replace the second factor once each; empty if the account already has codes. */
export type RecoveryCodeList = Array<string>;

/** A passkey (WebAuthn credential) of a user. */
export type Passkey = {
    id: Id;
    /** Name that the user chose. 1 to 100 characters. */
    name: string;
    /** Whether the passkey is synchronized between devices. */
    backed_up: boolean;
    /** Time of the last sign-in; null if it was never used. RFC 3339 with a time zone. */
    last_used_at: string | null;
    created_at: Timestamp;
};

/** The name of a new passkey, and the response of the browser. */
export type PasskeyCreate = {
    /** Name that the user chooses. 1 to 100 characters. */
    name: string;
    challenge: OneTimeToken;
    response: WebAuthnResponse;
};

/** The new name. */
export type PasskeyUpdate = {
    /** Name that the user chooses. 1 to 100 characters. */
    name: string;
};

/** A new passkey, and recovery codes if the account had none. */
export type PasskeyCreated = {
    id: Id;
    /** Name that the user chose. 1 to 100 characters. */
    name: string;
    /** Whether the passkey is synchronized between devices. */
    backed_up: boolean;
    /** Time of the last sign-in; null if it was never used. RFC 3339 with a time zone. */
    last_used_at: string | null;
    recovery_codes: RecoveryCodeList;
    created_at: Timestamp;
};

/** The sign-in that the passkey is to complete; empty for a sign-in with a passkey alone. */
export type PasskeyOptionsCreate = {
    sign_in?: OneTimeToken;
};

/** Options for a new passkey, and the challenge that identifies them. */
export type PasskeyCreationOptions = {
    challenge: OneTimeToken;
    options: WebAuthnCreationOptions;
};

/** Options for a signature by a passkey, and the challenge that identifies them. */
export type PasskeyRequestOptions = {
    challenge: OneTimeToken;
    options: WebAuthnRequestOptions;
};

/** The JSON form of WebAuthn options for a new credential (`PublicKeyCredential.parseCreationOptionsFromJSON`). */
export type WebAuthnCreationOptions = {
    /** The service that the passkey belongs to. */
    rp: {
        /** The host of the service. At most 253 characters. */
        id?: string;
        /** The name of the service. At most 100 characters. */
        name: string;
    };
    /** The account that the passkey signs in to. */
    user: {
        id: Base64Url;
        /** The e-mail address of the user. At most 254 characters. */
        name: string;
        /** The name of the user. At most 254 characters. */
        displayName: string;
    };
    challenge: Base64Url;
    /** The accepted algorithms, the preferred one first. At most 10 items. */
    pubKeyCredParams: Array<{
        /** Kind of credential. */
        type: 'public-key';
        /** COSE identifier of the algorithm. */
        alg: number;
    }>;
    /** Milliseconds that the browser waits. */
    timeout?: number;
    /** The attestation that the service wants. At most 30 characters. */
    attestation?: string;
    /** Passkeys that the user already has. At most 100 items. */
    excludeCredentials?: Array<WebAuthnDescriptor>;
    /** Requirements on the authenticator. */
    authenticatorSelection?: {
        /** Whether the passkey is found without the name of the account. */
        residentKey?: 'discouraged' | 'preferred' | 'required' | (string & {});
        /** The same for older browsers. */
        requireResidentKey?: boolean;
        /** Whether the authenticator verifies the user. */
        userVerification?: 'discouraged' | 'preferred' | 'required' | (string & {});
    };
    /** Kinds of authenticators that the browser offers first. At most 10 items. */
    hints?: Array<string>;
    /** Requested extensions. */
    extensions?: {
        /** Whether the browser reports properties of the credential. */
        credProps?: boolean;
    };
};

/** The JSON form of WebAuthn options for a signature (`PublicKeyCredential.parseRequestOptionsFromJSON`). */
export type WebAuthnRequestOptions = {
    /** The host of the service. At most 253 characters. */
    rpId?: string;
    challenge: Base64Url;
    /** Milliseconds that the browser waits. */
    timeout?: number;
    /** Whether the authenticator verifies the user. */
    userVerification?: 'discouraged' | 'preferred' | 'required' | (string & {});
    /** The passkeys that can sign; all of this service if absent. At most 100 items. */
    allowCredentials?: Array<WebAuthnDescriptor>;
};

/** A passkey. */
export type WebAuthnDescriptor = {
    id: Base64Url;
    /** Kind of credential; always `public-key`. At most 30 characters. */
    type: string;
    /** Ways to reach the authenticator. At most 10 items. */
    transports?: Array<string>;
};

/** The challenge of the options, and the response of the browser. */
export type PasskeyAssertion = {
    challenge: OneTimeToken;
    response: WebAuthnResponse;
};

/** The result of one extension, such as `{"rk":true}` of `credProps`. */
export type WebAuthnExtensionResult = boolean | number | string | {
    [key: string]: WebAuthnExtensionPart;
} | null;

/** A part of the result, such as `results` of `prf`. */
export type WebAuthnExtensionPart = boolean | number | string | {
    [key: string]: boolean | number | string | null;
} | null;

/** The JSON form of a WebAuthn credential (`PublicKeyCredential.toJSON`). */
export type WebAuthnResponse = {
    id: Base64Url;
    /** Kind of credential. */
    type: 'public-key';
    rawId: Base64Url;
    /** Where the authenticator is. At most 30 characters. */
    authenticatorAttachment?: string | null;
    /** Results of extensions; they are ignored. */
    clientExtensionResults?: {
        [key: string]: WebAuthnExtensionResult;
    };
    /** The signed data. */
    response: {
        clientDataJSON: Base64Url;
        attestationObject?: Base64Url;
        authenticatorData?: Base64Url;
        signature?: Base64Url;
        /** The handle of the user. At most 200 characters. */
        userHandle?: string | null;
        publicKey?: Base64Url;
        /** COSE identifier of the algorithm. -100000 to 100000. */
        publicKeyAlgorithm?: number;
        /** How the authenticator can be reached. At most 10 items. */
        transports?: Array<string>;
    };
};

/** Bytes in base64url without padding. */
export type Base64Url = string;

/** The parts of the sign-in that an organization sets up. */
export type SignInSettings = {
    /** The OpenID Connect provider; null if the organization has none. */
    identity_provider: IdentityProvider | null;
    /** The SCIM token; null if the organization has none. */
    scim: ScimToken | null;
};

/** Whether an address receives the messages of a topic. */
export type SubscriptionStatus = 'subscribed' | 'unsubscribed';

/** `recipient`: on the page or through the link of a message. `one_click`: with the button of a mail program. `reply`: by an e-mail. `user`: by the team or a program. */
export type SubscriptionSource = 'recipient' | 'one_click' | 'reply' | 'user';

/** Whether an address receives the messages of one topic, and the evidence. */
export type TopicSubscription = {
    topic_id: Id;
    /** Name of the topic. At most 100 characters. */
    name: string;
    status: SubscriptionStatus | (string & {});
    /** Whether the address never chose; the status then follows from the topic or from another address of the contact. */
    is_default: boolean;
    /** Where the last change came from. */
    source: SubscriptionSource | (string & {}) | null;
    /** Note on the last change. At most 500 characters. */
    note: string | null;
    /** Time of the last change. RFC 3339 with a time zone. */
    changed_at: string | null;
    /** The actor of the last change. */
    changed_by: ActorOutput | null;
    /** Time of the last subscription; kept after unsubscribing. RFC 3339 with a time zone. */
    consented_at: string | null;
    /** Where the last subscription came from. */
    consent_source: SubscriptionSource | (string & {}) | null;
    /** Note on the last subscription. At most 500 characters. */
    consent_note: string | null;
};

/** The mail subscriptions of one address of a contact. */
export type Subscriptions = {
    /** The address; null if the contact has none. At most 254 characters. An e-mail address. */
    email: string | null;
    /** Whether the address receives no marketing at all, on any topic. */
    unsubscribed_from_all: boolean;
    /** All topics that are not deleted, by position and name. At most 100 items. */
    topics: Array<TopicSubscription>;
};

/** The subscriptions to change. */
export type SubscriptionsUpdate = {
    /** An address of the contact. Defaults to the main address. At most 254 characters. An e-mail address. */
    email?: string;
    /** The topics to subscribe to or to unsubscribe from. 1 to 100 items. */
    topics: Array<{
        topic_id: Id;
        status: SubscriptionStatus | (string & {});
    }>;
    /** How the contact gave or withdrew consent, as evidence. At most 500 characters. */
    note?: string | null;
};

/** The topics and messages that a recipient receives. */
export type MailPreferences = {
    email: Email;
    /** Whether the address receives no marketing at all. */
    unsubscribed_from_all: boolean;
    /** Topics in the order of the page. None is subscribed while the address receives no marketing at all. At most 100 items. */
    topics: Array<{
        id: Id;
        /** Name in the language of the request. At most 100 characters. */
        name: string;
        /** Description in the language of the request. At most 500 characters. */
        description: string | null;
        /** Whether the address receives the topic. */
        subscribed: boolean;
    }>;
    organization: PublicOrganization;
};

/** The preferences to change. */
export type MailPreferencesUpdate = {
    /** True ends all marketing, false resumes it. */
    unsubscribed_from_all?: boolean;
    /** The topics to change. At most 100 items. */
    topics?: Array<{
        id: Id;
        subscribed: boolean;
    }>;
};

/** `unsubscribed`: no marketing; all others: no e-mail at all. `soft_bounced`: five messages bounced. */
export type SuppressionReason = 'unsubscribed' | 'hard_bounced' | 'soft_bounced' | 'complained';

/** An address that receives no marketing or no e-mail at all. */
export type Suppression = {
    readonly id: Id;
    readonly email: Email;
    readonly reason: SuppressionReason | (string & {});
    readonly created_at: Timestamp;
    readonly created_by: ActorOutput;
};

/** An address to suppress. */
export type SuppressionCreate = {
    email: Email;
    /** Reason for the suppression. */
    reason: 'unsubscribed' | 'hard_bounced' | 'complained';
};

/** A received message. */
export type ReturnedMessage = {
    /** The complete message with its headers (RFC 5322). 1 to 15000000 characters. */
    message: string;
};

/** The type of a submitted message, and the affected recipients. */
export type ReturnedOutcome = {
    /** `responded`: an invitee replied. `outdated`: the reply refers to an earlier state of the event, or a newer reply is known. */
    outcome: 'bounced' | 'delayed' | 'complained' | 'unsubscribed' | 'responded' | 'outdated' | (string & {});
    /** The original message; null if it belongs to a campaign or the submitted message is a calendar reply. */
    email_id: string | null;
    /** The campaign of the original message; null if the original message does not belong to a campaign. */
    campaign_id: string | null;
    /** The event that the invitee replied to; null if the submitted message is not a calendar reply. */
    event_id: string | null;
    /** Addresses of the affected recipients. At most 90 items. */
    recipients: Array<Email>;
};

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = {
    /** Version of the OpenAPI Specification. At most 10 characters. */
    openapi: string;
    /** Title and version. */
    info: {
        [key: string]: unknown;
    };
    /** The operations by path. */
    paths: {
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

/** Type of work. */
export type TaskType = 'todo' | 'call' | 'email' | 'meeting' | 'follow_up';

/** Status of the task; `todo`, `in_progress` and `waiting` are open. */
export type TaskStatus = 'todo' | 'in_progress' | 'waiting' | 'completed' | 'cancelled';

/** Importance of the task. */
export type TaskPriority = 'low' | 'normal' | 'high' | 'urgent';

/** Work that is assigned to a user. */
export type Task = StandardFields & TaskFieldsOutput & {
    /** Short description of the work. 1 to 255 characters. */
    title: string;
    /** Free text. At most 10000 characters. */
    description: string | null;
    type: TaskType | (string & {});
    status: TaskStatus | (string & {});
    priority: TaskPriority | (string & {});
    /** Due time. RFC 3339 with a time zone. */
    due_at: string | null;
    /** Time of the reminder, not later than `due_at`. RFC 3339 with a time zone. */
    reminder_at: string | null;
    /** The user who is assigned to the task. */
    assignee_id: string | null;
    related_to: RelatedToOutput;
    tags: Tags;
    custom_fields: CustomFields;
    /** When the task was completed; null if it is not completed. RFC 3339 with a time zone. */
    readonly completed_at: string | null;
    /** Whether the task is open and past its due time. */
    readonly is_overdue: boolean;
    /** The related records that the request includes. */
    readonly related?: TaskRelated;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** A topic of marketing e-mail that recipients can subscribe to, for example a newsletter. */
export type Topic = StandardFields & TopicFields & {
    /** Name of the topic. 1 to 100 characters. */
    name: string;
    /** English name. 1 to 100 characters. */
    name_en: string | null;
    /** French name. 1 to 100 characters. */
    name_fr: string | null;
    /** Short name for programs; unique. */
    slug: string | null;
    /** Content of the messages on this topic. At most 500 characters. */
    description: string | null;
    /** English description. At most 500 characters. */
    description_en: string | null;
    /** French description. At most 500 characters. */
    description_fr: string | null;
    /** Position on the page of mail preferences. 0 to 1000000. */
    position: number;
    /** Whether all recipients see the topic on their page of mail preferences; otherwise only recipients of its messages. */
    is_public: boolean;
    /** Whether only addresses that subscribed receive the topic; otherwise all that did not unsubscribe. */
    opt_in_required: boolean;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** The type of the records that the view lists. */
export type ViewRecordType = 'contact' | 'company' | 'opportunity' | 'task' | 'note' | 'product' | 'event';

/** `personal`: only for the creator; `shared`: for everybody who can read the record type. */
export type ViewVisibility = 'personal' | 'shared';

/** How the records are shown. */
export type ViewLayout = 'table' | 'board' | 'calendar';

/** A field of the record type, a member of a field (`address.city`), or `custom_fields.<key>`. */
export type ViewField = string;

/** Fields that the creator can change. */
export type ViewFields = {
    /** Name for display. 1 to 100 characters. */
    name?: string;
    visibility?: ViewVisibility;
    /** The columns in their order; empty for the default columns. At most 50 items. */
    columns?: Array<ViewField>;
    /** Selects the records; null for all. Events cannot be filtered by conditions. */
    filter?: FilterGroup | null;
    /** Up to four sortable fields of the list; a `-` prefix sorts in descending order. Null for the default order. */
    sort?: string | null;
    /** The field by which the records are grouped, such as the columns of a board. */
    grouping?: string | null;
    layout?: ViewLayout;
    /** Position among the views. 0 to 10000. */
    position?: number;
    /** Whether this is your default view of the record type. */
    is_default?: boolean;
};

/** A new view. It is personal and a table unless you choose otherwise. */
export type ViewCreate = ViewFields & {
    /** Name for display. 1 to 100 characters. */
    name: string;
    record_type: ViewRecordType;
};

/** Fields to change. */
export type ViewUpdate = ViewFields & {
    id?: Id;
    record_type?: ViewRecordType;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
};

/** A saved view of a list. */
export type View = StandardFields & ViewFieldsOutput & {
    /** Name for display. 1 to 100 characters. */
    name: string;
    visibility: ViewVisibility | (string & {});
    /** The columns in their order; empty for the default columns. At most 50 items. */
    columns: Array<ViewField>;
    /** Selects the records; null for all. Events cannot be filtered by conditions. */
    filter: FilterGroupOutput | null;
    /** Up to four sortable fields of the list; a `-` prefix sorts in descending order. Null for the default order. */
    sort: string | null;
    /** The field by which the records are grouped, such as the columns of a board. */
    grouping: string | null;
    layout: ViewLayout | (string & {});
    /** Position among the views. 0 to 10000. */
    position: number;
    /** Whether this is your default view of the record type. */
    is_default: boolean;
    readonly record_type: ViewRecordType | (string & {});
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** `paused`: stopped by a user. `disabled`: stopped by the service because the receiver failed or returned 410. */
export type WebhookStatus = 'active' | 'paused' | 'disabled';

/** `pending`: not delivered yet. `delivered`: acknowledged with a 2xx status. `failed`: not delivered, and no further attempts are made. `cancelled`: the webhook was deleted before delivery. */
export type WebhookDeliveryStatus = 'pending' | 'delivered' | 'failed' | 'cancelled';

/** Reason why an attempt failed, otherwise null. `status`: not a 2xx status. `redirect`: redirects are not followed. `timeout`: no response in time. `connection`: no connection. `tls`: TLS error. `too_large`: the response is too large. `refused`: the URL is not allowed, e.g. its address is not public. `permission`: not sent because the user or key that set up the webhook can no longer read the event (see `events_suspended`). `event`: not sent because the record was purged; not counted as a failure of the receiver. */
export type WebhookDeliveryError = 'status' | 'redirect' | 'timeout' | 'connection' | 'tls' | 'too_large' | 'refused' | 'event' | 'permission' | null;

/** A kind of event, all kinds of one record type (`contact.*`), or all kinds (`*`). Wildcards include the kinds that later versions add, but not `webhook.test`. */
export type WebhookSubscription = '*' | 'api_key.*' | 'campaign.*' | 'company.*' | 'contact.*' | 'email.*' | 'event.*' | 'event_type.*' | 'file.*' | 'form.*' | 'mcp_connection.*' | 'note.*' | 'opportunity.*' | 'product.*' | 'segment.*' | 'task.*' | 'topic.*' | 'api_key.created' | 'api_key.revoked' | 'api_key.rotated' | 'campaign.cancelled' | 'campaign.created' | 'campaign.deleted' | 'campaign.restored' | 'campaign.scheduled' | 'campaign.sent' | 'campaign.updated' | 'company.created' | 'company.deleted' | 'company.merged' | 'company.restored' | 'company.unmerged' | 'company.updated' | 'contact.company_linked' | 'contact.company_unlinked' | 'contact.created' | 'contact.deleted' | 'contact.lifecycle_stage_changed' | 'contact.merged' | 'contact.restored' | 'contact.unmerged' | 'contact.updated' | 'email.bounced' | 'email.cancelled' | 'email.created' | 'email.failed' | 'email.resubscribed' | 'email.sent' | 'email.unsubscribed' | 'event.cancelled' | 'event.confirmed' | 'event.created' | 'event.declined' | 'event.invitee_added' | 'event.invitee_removed' | 'event.no_show' | 'event.rescheduled' | 'event.updated' | 'event_type.created' | 'event_type.deleted' | 'event_type.restored' | 'event_type.updated' | 'file.created' | 'file.deleted' | 'file.restored' | 'form.submitted' | 'mcp_connection.created' | 'mcp_connection.revoked' | 'note.created' | 'note.deleted' | 'note.restored' | 'note.updated' | 'opportunity.created' | 'opportunity.deleted' | 'opportunity.lost' | 'opportunity.restored' | 'opportunity.stage_changed' | 'opportunity.updated' | 'opportunity.won' | 'product.created' | 'product.deleted' | 'product.restored' | 'product.updated' | 'segment.created' | 'segment.deleted' | 'segment.restored' | 'segment.updated' | 'task.completed' | 'task.created' | 'task.deleted' | 'task.restored' | 'task.updated' | 'topic.created' | 'topic.deleted' | 'topic.restored' | 'topic.updated';

/** The writable fields. */
export type WebhookFields = {
    /** URL to which events are sent with POST over https. Its host must resolve to public IP addresses. 1 to 2048 characters. */
    url?: string;
    /** Purpose of the webhook. At most 255 characters. */
    description?: string | null;
    /** Kinds of events that are sent. 1 to 50 items. */
    events?: Array<WebhookSubscription>;
};

/** A new webhook. */
export type WebhookCreate = WebhookFields & {
    /** URL to which events are sent with POST over https. Its host must resolve to public IP addresses. 1 to 2048 characters. */
    url: string;
    /** Kinds of events that are sent. 1 to 50 items. */
    events: Array<WebhookSubscription>;
};

/** The fields to update; omitted fields are unchanged. */
export type WebhookUpdate = WebhookFieldsOutput & {
    id?: Id;
    /** `active` or `paused`. `disabled` is accepted only if the webhook is already disabled. */
    status?: 'active' | 'paused' | 'disabled' | (string & {});
    /** `gone`: the receiver returned 410. `failing`: all attempts failed for five days. Null unless the webhook is disabled. */
    disabled_reason?: 'gone' | 'failing' | null | (string & {});
    /** Until this time, deliveries also carry a signature with the previous secret. RFC 3339 with a time zone. */
    previous_secret_expires_at?: string | null;
    /** Time of the last successful attempt. RFC 3339 with a time zone. */
    last_success_at?: string | null;
    /** Time of the last failed attempt. RFC 3339 with a time zone. */
    last_failure_at?: string | null;
    /** Number of failed attempts since the last success. 0 to 2147483647. */
    consecutive_failures?: number;
    /** Kinds of events that are currently not sent because the user or key that set up the webhook can no longer read them, each with the required permission and the reason. Sending resumes when the permission is restored, or when a caller with this permission updates the webhook with `url`, `events` or `status: active`. Events that were not sent can be sent with `redeliver`. At most 500 items. */
    events_suspended?: Array<{
        /** Kind of event. At most 60 characters. */
        type: string;
        required: Permission | (string & {});
        /** Reason why the user or key that set up the webhook can no longer read the event. */
        reason: 'user_suspended' | 'key_revoked' | 'key_expired' | 'plan_required' | 'permission_lost' | (string & {});
    }>;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** The state of a webhook. */
export type WebhookState = {
    status?: WebhookStatus | (string & {});
    /** `gone`: the receiver returned 410. `failing`: all attempts failed for five days. Null unless the webhook is disabled. */
    readonly disabled_reason?: 'gone' | 'failing' | null | (string & {});
    /** Until this time, deliveries also carry a signature with the previous secret. RFC 3339 with a time zone. */
    readonly previous_secret_expires_at?: string | null;
    /** Time of the last successful attempt. RFC 3339 with a time zone. */
    readonly last_success_at?: string | null;
    /** Time of the last failed attempt. RFC 3339 with a time zone. */
    readonly last_failure_at?: string | null;
    /** Number of failed attempts since the last success. 0 to 2147483647. */
    readonly consecutive_failures?: number;
    /** Kinds of events that are currently not sent because the user or key that set up the webhook can no longer read them, each with the required permission and the reason. Sending resumes when the permission is restored, or when a caller with this permission updates the webhook with `url`, `events` or `status: active`. Events that were not sent can be sent with `redeliver`. At most 500 items. */
    readonly events_suspended?: Array<{
        /** Kind of event. At most 60 characters. */
        type: string;
        required: Permission | (string & {});
        /** Reason why the user or key that set up the webhook can no longer read the event. */
        reason: 'user_suspended' | 'key_revoked' | 'key_expired' | 'plan_required' | 'permission_lost' | (string & {});
    }>;
};

/** A URL to which events of the organization are sent. */
export type Webhook = StandardFields & WebhookFieldsOutput & WebhookState & {
    /** URL to which events are sent with POST over https. Its host must resolve to public IP addresses. 1 to 2048 characters. */
    url: string;
    /** Purpose of the webhook. At most 255 characters. */
    description: string | null;
    /** Kinds of events that are sent. 1 to 50 items. */
    events: Array<WebhookSubscription | (string & {})>;
    status: WebhookStatus | (string & {});
    /** `gone`: the receiver returned 410. `failing`: all attempts failed for five days. Null unless the webhook is disabled. */
    readonly disabled_reason: 'gone' | 'failing' | null | (string & {});
    /** Until this time, deliveries also carry a signature with the previous secret. RFC 3339 with a time zone. */
    readonly previous_secret_expires_at: string | null;
    /** Time of the last successful attempt. RFC 3339 with a time zone. */
    readonly last_success_at: string | null;
    /** Time of the last failed attempt. RFC 3339 with a time zone. */
    readonly last_failure_at: string | null;
    /** Number of failed attempts since the last success. 0 to 2147483647. */
    readonly consecutive_failures: number;
    /** Kinds of events that are currently not sent because the user or key that set up the webhook can no longer read them, each with the required permission and the reason. Sending resumes when the permission is restored, or when a caller with this permission updates the webhook with `url`, `events` or `status: active`. Events that were not sent can be sent with `redeliver`. At most 500 items. */
    readonly events_suspended: Array<{
        /** Kind of event. At most 60 characters. */
        type: string;
        required: Permission | (string & {});
        /** Reason why the user or key that set up the webhook can no longer read the event. */
        reason: 'user_suspended' | 'key_revoked' | 'key_expired' | 'plan_required' | 'permission_lost' | (string & {});
    }>;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** A webhook with its secret, which is returned only once. */
export type IssuedWebhook = StandardFields & WebhookFieldsOutput & WebhookState & {
    /** URL to which events are sent with POST over https. Its host must resolve to public IP addresses. 1 to 2048 characters. */
    url: string;
    /** Purpose of the webhook. At most 255 characters. */
    description: string | null;
    /** Kinds of events that are sent. 1 to 50 items. */
    events: Array<WebhookSubscription | (string & {})>;
    status: WebhookStatus | (string & {});
    /** `gone`: the receiver returned 410. `failing`: all attempts failed for five days. Null unless the webhook is disabled. */
    readonly disabled_reason: 'gone' | 'failing' | null | (string & {});
    /** Until this time, deliveries also carry a signature with the previous secret. RFC 3339 with a time zone. */
    readonly previous_secret_expires_at: string | null;
    /** Time of the last successful attempt. RFC 3339 with a time zone. */
    readonly last_success_at: string | null;
    /** Time of the last failed attempt. RFC 3339 with a time zone. */
    readonly last_failure_at: string | null;
    /** Number of failed attempts since the last success. 0 to 2147483647. */
    readonly consecutive_failures: number;
    /** Kinds of events that are currently not sent because the user or key that set up the webhook can no longer read them, each with the required permission and the reason. Sending resumes when the permission is restored, or when a caller with this permission updates the webhook with `url`, `events` or `status: active`. Events that were not sent can be sent with `redeliver`. At most 500 items. */
    readonly events_suspended: Array<{
        /** Kind of event. At most 60 characters. */
        type: string;
        required: Permission | (string & {});
        /** Reason why the user or key that set up the webhook can no longer read the event. */
        reason: 'user_suspended' | 'key_revoked' | 'key_expired' | 'plan_required' | 'permission_lost' | (string & {});
    }>;
    /** Secret for verifying the signatures (Standard Webhooks). At most 100 characters. */
    readonly secret: string;
    readonly id: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    readonly version: number;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly created_by: ActorOutput;
    readonly updated_by: ActorOutput;
    readonly deleted_at: Timestamp | null;
};

/** Exactly one of `since` and `delivery_id`. */
export type WebhookRedeliver = {
    /** Redelivers all failed deliveries of events at this time or later; at most 30 days ago. RFC 3339 with a time zone. */
    since?: string;
    /** Redelivers this delivery, with any status. */
    delivery_id?: Id;
};

/** The result of a redelivery. */
export type WebhookRedelivered = {
    /** Number of deliveries that are sent again. 0 to 2147483647. */
    count: number;
};

/** The delivery of an event to a webhook. */
export type WebhookDeliveryFields = {
    /** Id of the event: `webhook-id` of all attempts and `id` in the body. */
    id?: Id;
    type?: WebhookEventType | (string & {});
    webhook_id?: Id;
    status?: WebhookDeliveryStatus | (string & {});
    /** Number of attempts so far. 0 to 32767. */
    attempt_count?: number;
    /** Time of the next attempt; null unless the delivery is pending. RFC 3339 with a time zone. */
    next_attempt_at?: string | null;
    /** HTTP status of the last attempt; null if there was no response. 100 to 999. */
    last_status?: number | null;
    last_error?: WebhookDeliveryError | (string & {});
    /** Time when the delivery succeeded, failed or was canceled. RFC 3339 with a time zone. */
    finished_at?: string | null;
    created_at?: Timestamp;
};

/** The delivery of an event to a webhook. */
export type WebhookDelivery = WebhookDeliveryFields & {
    /** Id of the event: `webhook-id` of all attempts and `id` in the body. */
    id: Id;
    webhook_id: Id;
    type: WebhookEventType | (string & {});
    status: WebhookDeliveryStatus | (string & {});
    /** Number of attempts so far. 0 to 32767. */
    attempt_count: number;
    /** Time of the next attempt; null unless the delivery is pending. RFC 3339 with a time zone. */
    next_attempt_at: string | null;
    /** HTTP status of the last attempt; null if there was no response. 100 to 999. */
    last_status: number | null;
    last_error: WebhookDeliveryError | (string & {});
    created_at: Timestamp;
    /** Time when the delivery succeeded, failed or was canceled. RFC 3339 with a time zone. */
    finished_at: string | null;
};

/** The delivery of an event to a webhook, with all attempts. */
export type AttemptedWebhookDelivery = WebhookDeliveryFields & {
    /** Id of the event: `webhook-id` of all attempts and `id` in the body. */
    id: Id;
    webhook_id: Id;
    type: WebhookEventType | (string & {});
    status: WebhookDeliveryStatus | (string & {});
    /** Number of attempts so far. 0 to 32767. */
    attempt_count: number;
    /** Time of the next attempt; null unless the delivery is pending. RFC 3339 with a time zone. */
    next_attempt_at: string | null;
    /** HTTP status of the last attempt; null if there was no response. 100 to 999. */
    last_status: number | null;
    last_error: WebhookDeliveryError | (string & {});
    created_at: Timestamp;
    /** Time when the delivery succeeded, failed or was canceled. RFC 3339 with a time zone. */
    finished_at: string | null;
    /** Oldest first. At most 100 items. */
    attempts: Array<WebhookAttempt>;
    /** The body of the event as it would be sent now, without the fields that the caller cannot read. Null if the caller cannot read events of this kind, if the event is not sent (see `events_suspended`), or if the record was purged. */
    payload: {
        [key: string]: unknown;
    } | null;
};

/** An attempt to deliver an event. */
export type WebhookAttempt = {
    /** Number of the attempt, from 1. 1 to 32767. */
    number: number;
    /** Start of the attempt. */
    at: Timestamp;
    /** 0 to 2147483647. */
    duration_ms: number;
    /** HTTP status of the response; null if there was none. 100 to 999. */
    status: number | null;
    error: WebhookDeliveryError | (string & {});
    /** The first 4 KiB of the response as text. Null if there was none, or if the caller cannot read events of this kind. At most 4096 characters. */
    response: string | null;
};

/** A test event, sent on request. */
export type WebhookTestEvent = {
    id: Id;
    type: 'webhook.test';
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    data: {
        object: Webhook;
    };
};

/** Kind of event, as `<record>.<change>`. */
export type WebhookEventType = 'api_key.created' | 'api_key.rotated' | 'api_key.revoked' | 'campaign.created' | 'campaign.updated' | 'campaign.scheduled' | 'campaign.sent' | 'campaign.cancelled' | 'campaign.deleted' | 'campaign.restored' | 'mcp_connection.created' | 'mcp_connection.revoked' | 'email.sent' | 'email.created' | 'email.cancelled' | 'email.failed' | 'email.bounced' | 'email.unsubscribed' | 'email.resubscribed' | 'contact.merged' | 'company.merged' | 'contact.unmerged' | 'company.unmerged' | 'event.confirmed' | 'event.declined' | 'event.rescheduled' | 'event.updated' | 'event.cancelled' | 'event.no_show' | 'event.invitee_removed' | 'event_type.created' | 'event_type.updated' | 'event_type.deleted' | 'event_type.restored' | 'event.created' | 'event.invitee_added' | 'file.created' | 'file.deleted' | 'file.restored' | 'form.submitted' | 'opportunity.created' | 'opportunity.updated' | 'opportunity.stage_changed' | 'opportunity.won' | 'opportunity.lost' | 'opportunity.deleted' | 'opportunity.restored' | 'segment.created' | 'segment.updated' | 'segment.deleted' | 'segment.restored' | 'webhook.test' | 'contact.created' | 'contact.updated' | 'contact.deleted' | 'contact.restored' | 'contact.lifecycle_stage_changed' | 'contact.company_linked' | 'contact.company_unlinked' | 'company.created' | 'company.updated' | 'company.deleted' | 'company.restored' | 'note.created' | 'note.updated' | 'note.deleted' | 'note.restored' | 'product.created' | 'product.updated' | 'product.deleted' | 'product.restored' | 'task.created' | 'task.updated' | 'task.completed' | 'task.deleted' | 'task.restored' | 'topic.created' | 'topic.updated' | 'topic.deleted' | 'topic.restored';

/** The changed values, by field. */
export type FieldChanges = {
    [key: string]: {
        /** Value before the change. */
        old: unknown;
        /** Value after the change. */
        new: unknown;
    };
};

/** Replaces a record with which the event would be larger than 20 KiB; `changes` is then omitted. Get the record by its id. Also replaces a purged product. */
export type ThinRecord = {
    id: Id;
    /** Marks an incomplete record. */
    thin: true;
    /** Version of the record after the change. 1 to 2147483647. */
    version: number;
};

/** Payload of a webhook about a deleted or purged contact. */
export type ContactDeletedEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The deleted record; for a purged record, only its id and the time of deletion. */
    data: {
        object: Contact | Deleted | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Payload of a webhook about a contact. */
export type ContactEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: Contact | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Payload of a webhook about a deleted or purged company. */
export type CompanyDeletedEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The deleted record; for a purged record, only its id and the time of deletion. */
    data: {
        object: Company | Deleted | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Payload of a webhook about a company. */
export type CompanyEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: Company | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Fields that a client can set. */
export type EmailTemplateFields = {
    /** Name of the template; unique, ignoring case. 1 to 150 characters. */
    name?: string;
    /** When the template is used. At most 1000 characters. */
    description?: string | null;
    kind?: EmailTemplateKind;
    translations?: EmailTemplateTranslations;
    /** Variables whose values are given with each message, as `template_values`. At most 20 items. */
    own_variables?: Array<EmailVariableName>;
};

/** A new email template. */
export type EmailTemplateCreate = EmailTemplateFields & {
    /** Name of the template; unique, ignoring case. 1 to 150 characters. */
    name: string;
    translations: EmailTemplateTranslations;
};

/** Fields to change. */
export type EmailTemplateUpdate = EmailTemplateFields & {
    id?: Id;
    /** The variables in the texts. At most 50 items. */
    used_variables?: Array<EmailVariableName>;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
};

/** Filter, sort order and page. */
export type EmailTemplateSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. With `cursor`, it is 1 or omitted. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 500 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 13 items. */
    fields?: Array<EmailTemplateFieldName>;
};

export type EmailTemplateEnvelope = {
    data: EmailTemplate;
};

export type EmailTemplatePage = {
    /** At most 100 items. */
    data: Array<EmailTemplate>;
    meta: ListMeta;
};

/** Fields that a client can set. */
export type WebFormFields = {
    slug?: FormSlug;
    /** Title of the page. 1 to 150 characters. */
    title?: string;
    /** Text above the fields. At most 10000 characters. */
    description?: string | null;
    /** The fields of the contact in their order, after the e-mail address. At most 30 items. */
    contact_fields?: Array<FormContactField>;
    /** Further questions. Their answers are kept with the submission. At most 20 items. */
    questions?: Array<BookingQuestion>;
    /** Text next to the consent checkbox; null for no checkbox. Each submission keeps the text that the visitor saw. */
    consent_text?: TextByLanguage;
    /** Whether visitors must check the consent checkbox. */
    consent_required?: boolean;
    /** `marketing`: a checked checkbox changes `email_consent` of the contact from `unknown` to `opted_in`. `data_processing`: the consent is only kept with the submission. */
    consent_purpose?: 'data_processing' | 'marketing';
    /** Text after a submission; null for a standard text. */
    thank_you_text?: TextByLanguage;
    /** The https URL that opens after a submission. Its origin must be one of `allowed_origins` or of the organization's `embed_origins`. At most 2000 characters. A URL. */
    redirect_url?: string | null;
    /** Origins of websites that may embed the form, in addition to the organization's `embed_origins`; also `http://localhost:8080`, to try it on your machine. At most 20 items. */
    allowed_origins?: Array<string>;
    /** Owner of the form and of the contacts that it creates. */
    owner_id?: string | null;
    /** Tags that the contacts receive. */
    tags?: Tags;
    /** Lifecycle stage of contacts that the form creates. */
    lifecycle_stage?: LifecycleStage;
    /** Users who receive an e-mail for each submission. At most 10 items. */
    notify_user_ids?: Array<Id>;
    /** Language of the title, the labels and the questions; null for that of the organization. */
    locale?: 'en' | 'fr' | null;
    /** Whether the form is published. */
    is_active?: boolean;
};

/** A new form. */
export type WebFormCreate = WebFormFields & {
    slug: FormSlug;
    /** Title of the page. 1 to 150 characters. */
    title: string;
};

/** Fields to change. */
export type WebFormUpdate = WebFormFields & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Filter, sort order and page. */
export type WebFormSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. With `cursor`, it is 1 or omitted. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 500 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 24 items. */
    fields?: Array<WebFormFieldName>;
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. 1 to 1 items. */
    include?: [
        WebFormRelationName
    ];
};

export type WebFormEnvelope = {
    data: WebForm;
};

export type WebFormPage = {
    /** At most 100 items. */
    data: Array<WebForm>;
    meta: ListMeta;
};

/** Fields that a client can set. */
export type FormSubmissionFields = {
    [key: string]: unknown;
};

/** Filter, sort order and page. */
export type FormSubmissionSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. With `cursor`, it is 1 or omitted. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 500 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 17 items. */
    fields?: Array<FormSubmissionFieldName>;
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. 1 to 2 items. */
    include?: Array<FormSubmissionRelationName>;
};

export type FormSubmissionPage = {
    /** At most 100 items. */
    data: Array<FormSubmission>;
    meta: ListMeta;
};

/** Fields that a client can set. */
export type LineItemFields = {
    /** Name of the item. 1 to 150 characters. */
    name?: string;
    /** The product; null for a free item. */
    product_id?: string | null;
    /** Quantity, with at most three decimals. At most 999999999. */
    quantity?: number;
    /** Price of one unit in the currency of the opportunity, with at most its decimals. 0 to 999999999999.99. */
    unit_price?: number;
    /** Discount in percent. 0 to 100. */
    discount_percent?: number;
    /** Position in the opportunity, from 1. 1 to 1000000. */
    position?: number;
};

/** A new line item. */
export type LineItemCreate = LineItemFields & {
    /** The opportunity. */
    opportunity_id: string;
};

/** Fields to change. */
export type LineItemUpdate = LineItemFields & {
    id?: Id;
    /** The opportunity. */
    opportunity_id?: string;
    /** Quantity × price, less the discount, rounded to the digits of the currency. */
    amount?: number;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Filter, sort order and page. */
export type LineItemSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. With `cursor`, it is 1 or omitted. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 500 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 15 items. */
    fields?: Array<LineItemFieldName>;
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. 1 to 2 items. */
    include?: Array<LineItemRelationName>;
};

export type LineItemEnvelope = {
    data: LineItem;
};

export type LineItemPage = {
    /** At most 100 items. */
    data: Array<LineItem>;
    meta: ListMeta;
};

/** Fields that a client can set. */
export type NoteFields = {
    /** Subject of the note. At most 255 characters. */
    title?: string | null;
    /** Markdown without HTML. 1 to 65536 characters. */
    body?: string;
    /** The related records. A note needs at least one; its list is empty only after all related records were purged. At most 20 items. */
    related_to?: Array<RelatedRecord>;
    /** Whether the note is pinned. */
    pinned?: boolean;
};

/** Fields to change. */
export type NoteUpdate = NoteFields & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Filter, sort order and page. */
export type NoteSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. With `cursor`, it is 1 or omitted. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 500 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 11 items. */
    fields?: Array<NoteFieldName>;
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. 1 to 3 items. */
    include?: Array<NoteRelationName>;
};

export type NoteEnvelope = {
    data: Note;
};

export type NotePage = {
    /** At most 100 items. */
    data: Array<Note>;
    meta: ListMeta;
};

/** Payload of note events. */
export type NoteEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: Note | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Fields that a client can set. */
export type ProductFields = {
    /** Name of the product. 1 to 150 characters. */
    name?: string;
    /** Code of the product; unique, ignoring case. 1 to 64 characters. */
    code?: string | null;
    /** Free text. At most 10000 characters. */
    description?: string | null;
    /** Price of one unit without tax. 0 to 999999999999.99. */
    unit_price?: number;
    currency?: Currency;
    /** Tax rate in percent. 0 to 100. */
    tax_rate?: number | null;
    /** Unit of the quantity, for example hour. 1 to 20 characters. */
    unit?: string | null;
    /** Whether the product is offered. */
    is_active?: boolean;
    /** The user who is responsible for the product. */
    owner_id?: string | null;
    external_ids?: ExternalIds;
    tags?: Tags;
    custom_fields?: CustomFields;
};

/** A new product. */
export type ProductCreate = ProductFields & {
    /** Name of the product. 1 to 150 characters. */
    name: string;
};

/** Fields to change. */
export type ProductUpdate = ProductFields & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Filter, sort order and page. */
export type ProductSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. With `cursor`, it is 1 or omitted. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 500 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 19 items. */
    fields?: Array<ProductFieldName>;
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. 1 to 1 items. */
    include?: [
        ProductRelationName
    ];
};

export type ProductEnvelope = {
    data: Product;
};

export type ProductPage = {
    /** At most 100 items. */
    data: Array<Product>;
    meta: ListMeta;
};

/** Payload of product events. */
export type ProductEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: Product | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Fields that a client can set. */
export type TaskFields = {
    /** Short description of the work. 1 to 255 characters. */
    title?: string;
    /** Free text. At most 10000 characters. */
    description?: string | null;
    type?: TaskType;
    status?: TaskStatus;
    priority?: TaskPriority;
    /** Due time. RFC 3339 with a time zone. */
    due_at?: string | null;
    /** Time of the reminder, not later than `due_at`. RFC 3339 with a time zone. */
    reminder_at?: string | null;
    /** The user who is assigned to the task. */
    assignee_id?: string | null;
    related_to?: RelatedTo;
    tags?: Tags;
    custom_fields?: CustomFields;
};

/** A new task. */
export type TaskCreate = TaskFields & {
    /** Short description of the work. 1 to 255 characters. */
    title: string;
};

/** Fields to change. */
export type TaskUpdate = TaskFields & {
    id?: Id;
    /** When the task was completed; null if it is not completed. RFC 3339 with a time zone. */
    completed_at?: string | null;
    /** Whether the task is open and past its due time. */
    is_overdue?: boolean;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Filter, sort order and page. */
export type TaskSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. With `cursor`, it is 1 or omitted. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 500 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 20 items. */
    fields?: Array<TaskFieldName>;
    /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. 1 to 4 items. */
    include?: Array<TaskRelationName>;
};

export type TaskEnvelope = {
    data: Task;
};

export type TaskPage = {
    /** At most 100 items. */
    data: Array<Task>;
    meta: ListMeta;
};

/** Payload of task events. */
export type TaskEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: Task | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Fields that a client can set. */
export type TopicFields = {
    /** Name of the topic. 1 to 100 characters. */
    name?: string;
    /** English name. 1 to 100 characters. */
    name_en?: string | null;
    /** French name. 1 to 100 characters. */
    name_fr?: string | null;
    /** Short name for programs; unique. */
    slug?: string | null;
    /** Content of the messages on this topic. At most 500 characters. */
    description?: string | null;
    /** English description. At most 500 characters. */
    description_en?: string | null;
    /** French description. At most 500 characters. */
    description_fr?: string | null;
    /** Position on the page of mail preferences. 0 to 1000000. */
    position?: number;
    /** Whether all recipients see the topic on their page of mail preferences; otherwise only recipients of its messages. */
    is_public?: boolean;
    /** Whether only addresses that subscribed receive the topic; otherwise all that did not unsubscribe. */
    opt_in_required?: boolean;
};

/** A new topic. */
export type TopicCreate = TopicFields & {
    /** Name of the topic. 1 to 100 characters. */
    name: string;
};

/** Fields to change. */
export type TopicUpdate = TopicFields & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: Actor;
    updated_by?: Actor;
    deleted_at?: Timestamp | null;
};

/** Filter, sort order and page. */
export type TopicSearch = {
    filter?: FilterGroup;
    /** Page number, from 1. With `cursor`, it is 1 or omitted. 1 to 100000000. */
    page?: number;
    /** Records per page; defaults to 25. 1 to 100. */
    page_size?: number;
    /** Empty for the first page, then `meta.next_cursor` from the previous response. At most 500 characters. */
    cursor?: string;
    /** Up to four fields; a `-` prefix sorts in descending order. Texts are in linguistic order. Defaults to `-created_at`. At most 300 characters. */
    sort?: string;
    /** Only these fields of each record, and those that identify it; all fields by default. 1 to 17 items. */
    fields?: Array<TopicFieldName>;
};

export type TopicEnvelope = {
    data: Topic;
};

export type TopicPage = {
    /** At most 100 items. */
    data: Array<Topic>;
    meta: ListMeta;
};

/** Payload of topic events. */
export type TopicEvent = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: Topic | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type BusyTimeRelated = {
    user?: UserName | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type BusyFeedRelated = {
    user?: UserName | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type CampaignRelated = {
    owner?: UserName | null;
    topic?: Topic | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type ContactRelated = {
    company?: Company | null;
    owner?: UserName | null;
    /** At most 25 items. */
    opportunities?: Array<Opportunity>;
    /** At most 25 items. */
    open_tasks?: Array<Task>;
    /** At most 25 items. */
    recent_notes?: Array<Note>;
    /** At most 25 items. */
    upcoming_events?: Array<Event>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type CompanyRelated = {
    parent_company?: Company | null;
    owner?: UserName | null;
    /** At most 25 items. */
    contacts?: Array<Contact>;
    /** At most 25 items. */
    opportunities?: Array<Opportunity>;
    /** At most 25 items. */
    open_tasks?: Array<Task>;
    /** At most 25 items. */
    recent_notes?: Array<Note>;
    /** At most 25 items. */
    upcoming_events?: Array<Event>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type EventTypeRelated = {
    owner?: UserName | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type EventRelated = {
    event_type?: EventType | null;
    opportunity?: Opportunity | null;
    /** At most 25 items. */
    contacts?: Array<Contact>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type WebFormRelated = {
    owner?: UserName | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type FormSubmissionRelated = {
    form?: WebForm | null;
    contact?: Contact | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type LineItemRelated = {
    opportunity?: Opportunity | null;
    product?: Product | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type NoteRelated = {
    /** At most 25 items. */
    contacts?: Array<Contact>;
    /** At most 25 items. */
    companies?: Array<Company>;
    /** At most 25 items. */
    opportunities?: Array<Opportunity>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type OpportunityRelated = {
    company?: Company | null;
    primary_contact?: Contact | null;
    pipeline?: Pipeline | null;
    owner?: UserName | null;
    /** At most 25 items. */
    contacts?: Array<Contact>;
    /** At most 25 items. */
    line_items?: Array<LineItem>;
    /** At most 25 items. */
    open_tasks?: Array<Task>;
    /** At most 25 items. */
    recent_notes?: Array<Note>;
    /** At most 25 items. */
    upcoming_events?: Array<Event>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type ProductRelated = {
    owner?: UserName | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type ScheduleRelated = {
    user?: UserName | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type TaskRelated = {
    assignee?: UserName | null;
    /** At most 25 items. */
    contacts?: Array<Contact>;
    /** At most 25 items. */
    companies?: Array<Company>;
    /** At most 25 items. */
    opportunities?: Array<Opportunity>;
};

/** Same as POST /v1/busy-times/feeds. */
export type BusyFeedBatchCreate = {
    method: 'create';
    record: BusyFeedCreate;
};

/** Same as PUT /v1/busy-times/feeds/{id}. */
export type BusyFeedBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: BusyFeedUpdate;
};

/** One operation. */
export type BusyFeedBatchOperation = ({
    method: 'create';
} & BusyFeedBatchCreate) | ({
    method: 'update';
} & BusyFeedBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type BusyFeedBatch = {
    /** 1 to 100 items. */
    operations: Array<BusyFeedBatchOperation>;
};

/** One result per operation, in the same order. */
export type BusyFeedBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: BusyFeed | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/campaigns. */
export type CampaignBatchCreate = {
    method: 'create';
    record: CampaignCreate;
};

/** Same as PUT /v1/campaigns/{id}. */
export type CampaignBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: CampaignUpdate;
};

/** One operation. */
export type CampaignBatchOperation = ({
    method: 'create';
} & CampaignBatchCreate) | ({
    method: 'update';
} & CampaignBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type CampaignBatch = {
    /** 1 to 100 items. */
    operations: Array<CampaignBatchOperation>;
};

/** One result per operation, in the same order. */
export type CampaignBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Campaign | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/custom-fields. */
export type CustomFieldBatchCreate = {
    method: 'create';
    record: CustomFieldCreate;
};

/** Same as PUT /v1/custom-fields/{id}. */
export type CustomFieldBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: CustomFieldUpdate;
};

/** One operation. */
export type CustomFieldBatchOperation = ({
    method: 'create';
} & CustomFieldBatchCreate) | ({
    method: 'update';
} & CustomFieldBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type CustomFieldBatch = {
    /** 1 to 100 items. */
    operations: Array<CustomFieldBatchOperation>;
};

/** One result per operation, in the same order. */
export type CustomFieldBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: CustomField | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/event-types. */
export type EventTypeBatchCreate = {
    method: 'create';
    record: EventTypeCreate;
};

/** Same as PUT /v1/event-types/{id}. */
export type EventTypeBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: EventTypeUpdate;
};

/** One operation. */
export type EventTypeBatchOperation = ({
    method: 'create';
} & EventTypeBatchCreate) | ({
    method: 'update';
} & EventTypeBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type EventTypeBatch = {
    /** 1 to 100 items. */
    operations: Array<EventTypeBatchOperation>;
};

/** One result per operation, in the same order. */
export type EventTypeBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: EventType | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/opportunities. */
export type OpportunityBatchCreate = {
    method: 'create';
    record: OpportunityCreate;
};

/** Same as PUT /v1/opportunities/{id}. */
export type OpportunityBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: OpportunityUpdate;
};

/** One operation. */
export type OpportunityBatchOperation = ({
    method: 'create';
} & OpportunityBatchCreate) | ({
    method: 'update';
} & OpportunityBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type OpportunityBatch = {
    /** 1 to 100 items. */
    operations: Array<OpportunityBatchOperation>;
};

/** One result per operation, in the same order. */
export type OpportunityBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Opportunity | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/pipelines. */
export type PipelineBatchCreate = {
    method: 'create';
    record: PipelineCreate;
};

/** Same as PUT /v1/pipelines/{id}. */
export type PipelineBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: PipelineUpdate;
};

/** One operation. */
export type PipelineBatchOperation = ({
    method: 'create';
} & PipelineBatchCreate) | ({
    method: 'update';
} & PipelineBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type PipelineBatch = {
    /** 1 to 100 items. */
    operations: Array<PipelineBatchOperation>;
};

/** One result per operation, in the same order. */
export type PipelineBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Pipeline | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/schedules. */
export type ScheduleBatchCreate = {
    method: 'create';
    record: ScheduleCreate;
};

/** Same as PUT /v1/schedules/{id}. */
export type ScheduleBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: ScheduleUpdate;
};

/** One operation. */
export type ScheduleBatchOperation = ({
    method: 'create';
} & ScheduleBatchCreate) | ({
    method: 'update';
} & ScheduleBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type ScheduleBatch = {
    /** 1 to 100 items. */
    operations: Array<ScheduleBatchOperation>;
};

/** One result per operation, in the same order. */
export type ScheduleBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Schedule | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/segments. */
export type SegmentBatchCreate = {
    method: 'create';
    record: SegmentCreate;
};

/** Same as PUT /v1/segments/{id}. */
export type SegmentBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: SegmentUpdate;
};

/** One operation. */
export type SegmentBatchOperation = ({
    method: 'create';
} & SegmentBatchCreate) | ({
    method: 'update';
} & SegmentBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type SegmentBatch = {
    /** 1 to 100 items. */
    operations: Array<SegmentBatchOperation>;
};

/** One result per operation, in the same order. */
export type SegmentBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Segment | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/views. */
export type ViewBatchCreate = {
    method: 'create';
    record: ViewCreate;
};

/** Same as PUT /v1/views/{id}. */
export type ViewBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: ViewUpdate;
};

/** One operation. */
export type ViewBatchOperation = ({
    method: 'create';
} & ViewBatchCreate) | ({
    method: 'update';
} & ViewBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type ViewBatch = {
    /** 1 to 100 items. */
    operations: Array<ViewBatchOperation>;
};

/** One result per operation, in the same order. */
export type ViewBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: View | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/email-templates. */
export type EmailTemplateBatchCreate = {
    method: 'create';
    record: EmailTemplateCreate;
};

/** Same as PUT /v1/email-templates/{id}. */
export type EmailTemplateBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: EmailTemplateUpdate;
};

/** One operation. */
export type EmailTemplateBatchOperation = ({
    method: 'create';
} & EmailTemplateBatchCreate) | ({
    method: 'update';
} & EmailTemplateBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type EmailTemplateBatch = {
    /** 1 to 100 items. */
    operations: Array<EmailTemplateBatchOperation>;
};

/** One result per operation, in the same order. */
export type EmailTemplateBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: EmailTemplate | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/forms. */
export type WebFormBatchCreate = {
    method: 'create';
    record: WebFormCreate;
};

/** Same as PUT /v1/forms/{id}. */
export type WebFormBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: WebFormUpdate;
};

/** One operation. */
export type WebFormBatchOperation = ({
    method: 'create';
} & WebFormBatchCreate) | ({
    method: 'update';
} & WebFormBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type WebFormBatch = {
    /** 1 to 100 items. */
    operations: Array<WebFormBatchOperation>;
};

/** One result per operation, in the same order. */
export type WebFormBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: WebForm | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/line-items. */
export type LineItemBatchCreate = {
    method: 'create';
    record: LineItemCreate;
};

/** Same as PUT /v1/line-items/{id}. */
export type LineItemBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: LineItemUpdate;
};

/** One operation. */
export type LineItemBatchOperation = ({
    method: 'create';
} & LineItemBatchCreate) | ({
    method: 'update';
} & LineItemBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type LineItemBatch = {
    /** 1 to 100 items. */
    operations: Array<LineItemBatchOperation>;
};

/** One result per operation, in the same order. */
export type LineItemBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: LineItem | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/notes. */
export type NoteBatchCreate = {
    method: 'create';
    record: NoteCreate;
};

/** Same as PUT /v1/notes/{id}. */
export type NoteBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: NoteUpdate;
};

/** One operation. */
export type NoteBatchOperation = ({
    method: 'create';
} & NoteBatchCreate) | ({
    method: 'update';
} & NoteBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type NoteBatch = {
    /** 1 to 100 items. */
    operations: Array<NoteBatchOperation>;
};

/** One result per operation, in the same order. */
export type NoteBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Note | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/products. */
export type ProductBatchCreate = {
    method: 'create';
    record: ProductCreate;
};

/** Same as PUT /v1/products/{id}. */
export type ProductBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: ProductUpdate;
};

/** One operation. */
export type ProductBatchOperation = ({
    method: 'create';
} & ProductBatchCreate) | ({
    method: 'update';
} & ProductBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type ProductBatch = {
    /** 1 to 100 items. */
    operations: Array<ProductBatchOperation>;
};

/** One result per operation, in the same order. */
export type ProductBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Product | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/tasks. */
export type TaskBatchCreate = {
    method: 'create';
    record: TaskCreate;
};

/** Same as PUT /v1/tasks/{id}. */
export type TaskBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: TaskUpdate;
};

/** One operation. */
export type TaskBatchOperation = ({
    method: 'create';
} & TaskBatchCreate) | ({
    method: 'update';
} & TaskBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type TaskBatch = {
    /** 1 to 100 items. */
    operations: Array<TaskBatchOperation>;
};

/** One result per operation, in the same order. */
export type TaskBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Task | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** Same as POST /v1/topics. */
export type TopicBatchCreate = {
    method: 'create';
    record: TopicCreate;
};

/** Same as PUT /v1/topics/{id}. */
export type TopicBatchUpdate = {
    id: Id;
    method: 'update';
    /** Same as If-Match. At least 1. */
    expected_version?: number;
    changes: TopicUpdate;
};

/** One operation. */
export type TopicBatchOperation = ({
    method: 'create';
} & TopicBatchCreate) | ({
    method: 'update';
} & TopicBatchUpdate) | ({
    method: 'delete';
} & BatchDelete);

/** Operations, performed in this order. */
export type TopicBatch = {
    /** 1 to 100 items. */
    operations: Array<TopicBatchOperation>;
};

/** One result per operation, in the same order. */
export type TopicBatchResults = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: Topic | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** The records, their groups, and the numbers to calculate. */
export type CampaignAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'type' | 'status' | 'scheduled_at' | 'started_at' | 'completed_at' | 'created_at' | 'updated_at' | 'template_id' | 'topic_id' | 'owner_id' | 'tags'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type CampaignAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        type?: AggregateKey;
        status?: AggregateKey;
        scheduled_at?: AggregateKey;
        started_at?: AggregateKey;
        completed_at?: AggregateKey;
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        template_id?: AggregateKey;
        topic_id?: AggregateKey;
        owner_id?: AggregateKey;
        tags?: AggregateKey;
    };
    /** The requested measures. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
    };
};

/** The groups of a report. */
export type CampaignAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<CampaignAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type EmailMessageAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'status' | 'category' | 'topic_id' | 'template_id' | 'send_at' | 'sent_at' | 'created_at' | 'updated_at'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type EmailMessageAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        status?: AggregateKey;
        category?: AggregateKey;
        topic_id?: AggregateKey;
        template_id?: AggregateKey;
        send_at?: AggregateKey;
        sent_at?: AggregateKey;
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
    };
    /** The requested measures. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
    };
};

/** The groups of a report. */
export type EmailMessageAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<EmailMessageAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type EntityAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'entity_type' | 'lifecycle_stage_changed_at' | 'email_consent_at' | 'email_deliverability' | 'last_activity_at' | 'created_at' | 'updated_at' | 'lifecycle_stage' | 'owner_id' | 'tags' | 'department' | 'company_id' | 'lead_status' | 'source' | 'email_consent' | 'do_not_call' | 'birthday' | 'type' | 'industry' | 'currency' | 'parent_company_id' | CustomFieldPath>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count' | 'sum_lead_score' | 'avg_lead_score' | 'min_lead_score' | 'max_lead_score' | 'sum_open_opportunity_amount' | 'avg_open_opportunity_amount' | 'min_open_opportunity_amount' | 'max_open_opportunity_amount' | 'sum_employee_count' | 'avg_employee_count' | 'min_employee_count' | 'max_employee_count' | 'sum_annual_revenue' | 'avg_annual_revenue' | 'min_annual_revenue' | 'max_annual_revenue'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type EntityAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        entity_type?: AggregateKey;
        lifecycle_stage_changed_at?: AggregateKey;
        email_consent_at?: AggregateKey;
        email_deliverability?: AggregateKey;
        last_activity_at?: AggregateKey;
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        lifecycle_stage?: AggregateKey;
        owner_id?: AggregateKey;
        tags?: AggregateKey;
        department?: AggregateKey;
        company_id?: AggregateKey;
        lead_status?: AggregateKey;
        source?: AggregateKey;
        email_consent?: AggregateKey;
        do_not_call?: AggregateKey;
        birthday?: AggregateKey;
        type?: AggregateKey;
        industry?: AggregateKey;
        currency?: AggregateKey;
        parent_company_id?: AggregateKey;
        [key: string]: AggregateKey | undefined;
    };
    /** The currency of the amounts; only present if a measure is an amount of money. */
    currency?: string | null;
    /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
        sum_lead_score?: number | null;
        avg_lead_score?: number | null;
        min_lead_score?: number | null;
        max_lead_score?: number | null;
        sum_open_opportunity_amount?: number | null;
        avg_open_opportunity_amount?: number | null;
        min_open_opportunity_amount?: number | null;
        max_open_opportunity_amount?: number | null;
        sum_employee_count?: number | null;
        avg_employee_count?: number | null;
        min_employee_count?: number | null;
        max_employee_count?: number | null;
        sum_annual_revenue?: number | null;
        avg_annual_revenue?: number | null;
        min_annual_revenue?: number | null;
        max_annual_revenue?: number | null;
    };
};

/** The groups of a report. */
export type EntityAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<EntityAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type EventAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'event_type_id' | 'status' | 'start_at' | 'end_at' | 'opportunity_id' | 'source' | 'host_no_show' | 'created_at' | 'updated_at'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count' | 'sum_duration_minutes' | 'avg_duration_minutes' | 'min_duration_minutes' | 'max_duration_minutes'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type EventAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        event_type_id?: AggregateKey;
        status?: AggregateKey;
        start_at?: AggregateKey;
        end_at?: AggregateKey;
        opportunity_id?: AggregateKey;
        source?: AggregateKey;
        host_no_show?: AggregateKey;
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
    };
    /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
        sum_duration_minutes?: number | null;
        avg_duration_minutes?: number | null;
        min_duration_minutes?: number | null;
        max_duration_minutes?: number | null;
    };
};

/** The groups of a report. */
export type EventAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<EventAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type OpportunityAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'status' | 'closed_at' | 'stage_changed_at' | 'created_at' | 'updated_at' | 'pipeline_id' | 'stage' | 'currency' | 'expected_close_date' | 'company_id' | 'primary_contact_id' | 'owner_id' | 'source' | 'tags' | 'visited_stage' | CustomFieldPath>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count' | 'sum_probability' | 'avg_probability' | 'min_probability' | 'max_probability' | 'win_rate' | 'sum_weighted_amount' | 'avg_weighted_amount' | 'min_weighted_amount' | 'max_weighted_amount' | 'avg_days_in_stage' | 'median_days_in_stage' | 'sum_amount' | 'avg_amount' | 'min_amount' | 'max_amount'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type OpportunityAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        status?: AggregateKey;
        closed_at?: AggregateKey;
        stage_changed_at?: AggregateKey;
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        pipeline_id?: AggregateKey;
        stage?: AggregateKey;
        currency?: AggregateKey;
        expected_close_date?: AggregateKey;
        company_id?: AggregateKey;
        primary_contact_id?: AggregateKey;
        owner_id?: AggregateKey;
        source?: AggregateKey;
        tags?: AggregateKey;
        visited_stage?: AggregateKey;
        [key: string]: AggregateKey | undefined;
    };
    /** The currency of the amounts; only present if a measure is an amount of money. */
    currency?: string | null;
    /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
        sum_probability?: number | null;
        avg_probability?: number | null;
        min_probability?: number | null;
        max_probability?: number | null;
        /** Number of won records divided by that of won and lost ones, from 0 to 1 with four decimals; null if none is closed. 0 to 1. */
        win_rate?: number | null;
        sum_weighted_amount?: number | null;
        avg_weighted_amount?: number | null;
        min_weighted_amount?: number | null;
        max_weighted_amount?: number | null;
        /** Average of the days in the stage, with two decimals: of all times that a record was in it, until now for an open one. Null for records that ended there. Needs the group `visited_stage`. At least 0. */
        avg_days_in_stage?: number | null;
        /** Median of the days in the stage, with two decimals: of all times that a record was in it, until now for an open one. Null for records that ended there. Needs the group `visited_stage`. At least 0. */
        median_days_in_stage?: number | null;
        sum_amount?: number | null;
        avg_amount?: number | null;
        min_amount?: number | null;
        max_amount?: number | null;
    };
};

/** The groups of a report. */
export type OpportunityAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<OpportunityAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type SegmentAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'entity_type' | 'kind' | 'evaluated_at' | 'created_at' | 'updated_at'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type SegmentAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        entity_type?: AggregateKey;
        kind?: AggregateKey;
        evaluated_at?: AggregateKey;
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
    };
    /** The requested measures. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
    };
};

/** The groups of a report. */
export type SegmentAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<SegmentAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type EmailTemplateAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'created_at' | 'updated_at' | 'kind'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type EmailTemplateAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        kind?: AggregateKey;
    };
    /** The requested measures. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
    };
};

/** The groups of a report. */
export type EmailTemplateAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<EmailTemplateAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type WebFormAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'created_at' | 'updated_at' | 'consent_required' | 'consent_purpose' | 'owner_id' | 'tags' | 'lifecycle_stage' | 'locale' | 'is_active'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type WebFormAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        consent_required?: AggregateKey;
        consent_purpose?: AggregateKey;
        owner_id?: AggregateKey;
        tags?: AggregateKey;
        lifecycle_stage?: AggregateKey;
        locale?: AggregateKey;
        is_active?: AggregateKey;
    };
    /** The requested measures. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
    };
};

/** The groups of a report. */
export type WebFormAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<WebFormAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type FormSubmissionAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'form_id' | 'contact_id' | 'consent_given' | 'locale' | 'created_at' | 'updated_at'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type FormSubmissionAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        form_id?: AggregateKey;
        contact_id?: AggregateKey;
        consent_given?: AggregateKey;
        locale?: AggregateKey;
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
    };
    /** The requested measures. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
    };
};

/** The groups of a report. */
export type FormSubmissionAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<FormSubmissionAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type LineItemAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'opportunity_id' | 'created_at' | 'updated_at' | 'product_id'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count' | 'sum_amount' | 'avg_amount' | 'min_amount' | 'max_amount' | 'sum_quantity' | 'avg_quantity' | 'min_quantity' | 'max_quantity' | 'sum_unit_price' | 'avg_unit_price' | 'min_unit_price' | 'max_unit_price' | 'sum_discount_percent' | 'avg_discount_percent' | 'min_discount_percent' | 'max_discount_percent'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type LineItemAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        opportunity_id?: AggregateKey;
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        product_id?: AggregateKey;
    };
    /** The currency of the amounts; only present if a measure is an amount of money. */
    currency?: string | null;
    /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
        sum_amount?: number | null;
        avg_amount?: number | null;
        min_amount?: number | null;
        max_amount?: number | null;
        sum_quantity?: number | null;
        avg_quantity?: number | null;
        min_quantity?: number | null;
        max_quantity?: number | null;
        sum_unit_price?: number | null;
        avg_unit_price?: number | null;
        min_unit_price?: number | null;
        max_unit_price?: number | null;
        sum_discount_percent?: number | null;
        avg_discount_percent?: number | null;
        min_discount_percent?: number | null;
        max_discount_percent?: number | null;
    };
};

/** The groups of a report. */
export type LineItemAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<LineItemAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type NoteAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'created_at' | 'updated_at' | 'pinned'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type NoteAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        pinned?: AggregateKey;
    };
    /** The requested measures. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
    };
};

/** The groups of a report. */
export type NoteAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<NoteAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type ProductAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'created_at' | 'updated_at' | 'currency' | 'unit' | 'is_active' | 'owner_id' | 'tags' | CustomFieldPath>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count' | 'sum_unit_price' | 'avg_unit_price' | 'min_unit_price' | 'max_unit_price'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type ProductAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        currency?: AggregateKey;
        unit?: AggregateKey;
        is_active?: AggregateKey;
        owner_id?: AggregateKey;
        tags?: AggregateKey;
        [key: string]: AggregateKey | undefined;
    };
    /** The currency of the amounts; only present if a measure is an amount of money. */
    currency?: string | null;
    /** The requested measures. Sums, averages, and the smallest and largest values of a field are null if no record has a value. Averages of amounts of money are rounded to the decimals of the currency, others to six. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
        sum_unit_price?: number | null;
        avg_unit_price?: number | null;
        min_unit_price?: number | null;
        max_unit_price?: number | null;
    };
};

/** The groups of a report. */
export type ProductAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<ProductAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type TaskAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'completed_at' | 'is_overdue' | 'created_at' | 'updated_at' | 'type' | 'status' | 'priority' | 'due_at' | 'reminder_at' | 'assignee_id' | 'tags' | CustomFieldPath>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type TaskAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        completed_at?: AggregateKey;
        is_overdue?: AggregateKey;
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        type?: AggregateKey;
        status?: AggregateKey;
        priority?: AggregateKey;
        due_at?: AggregateKey;
        reminder_at?: AggregateKey;
        assignee_id?: AggregateKey;
        tags?: AggregateKey;
        [key: string]: AggregateKey | undefined;
    };
    /** The requested measures. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
    };
};

/** The groups of a report. */
export type TaskAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<TaskAggregateGroup>;
};

/** The records, their groups, and the numbers to calculate. */
export type TopicAggregate = {
    filter?: FilterGroup;
    /** Fields by whose values records are grouped; without one, all records are one group. At most 2 items. */
    group_by?: Array<'created_at' | 'updated_at' | 'is_public' | 'opt_in_required'>;
    period?: AggregatePeriod;
    /** The numbers per group; defaults to `count`. 1 to 20 items. */
    measures?: Array<'count'>;
    /** Time zone in which periods begin; defaults to that of the organization. */
    timezone?: Timezone;
    /** Up to four fields of `group_by` or names of `measures`; a `-` prefix sorts in descending order. Defaults to the fields of `group_by`; stages are in the order of their pipeline. At most 300 characters. */
    sort?: string;
    /** Maximum number of groups; defaults to 100. `meta.total` is the number of all groups. 1 to 1000. */
    limit?: number;
};

/** One group of records. */
export type TopicAggregateGroup = {
    /** The value of each field of `group_by`. */
    group: {
        created_at?: AggregateKey;
        updated_at?: AggregateKey;
        is_public?: AggregateKey;
        opt_in_required?: AggregateKey;
    };
    /** The requested measures. */
    measures: {
        /** Number of records. At least 0. */
        count?: number;
    };
};

/** The groups of a report. */
export type TopicAggregateGroups = {
    /** At most 1000 items. */
    groups: Array<TopicAggregateGroup>;
};

/** A field of the record. */
export type ApiKeyFieldName = 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'scopes' | 'allowed_ips' | 'expires_at' | 'mcp_access' | 'user' | 'prefix' | 'last4' | 'status' | 'last_used_at' | 'last_used_ip' | 'revoked_at' | 'previous_secret_expires_at';

/** A field of the record. */
export type BusyTimeFieldName = 'user_id' | 'start_at' | 'end_at' | 'title' | 'source' | 'feed_id' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A relation of the record. */
export type BusyTimeRelationName = 'user';

/** A field of the record. */
export type BusyFeedFieldName = 'user_id' | 'name' | 'host' | 'status' | 'last_read_at' | 'last_error' | 'period_count' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A relation of the record. */
export type BusyFeedRelationName = 'user';

/** A field of the record. */
export type CampaignFieldName = 'type' | 'status' | 'template_version' | 'scheduled_at' | 'started_at' | 'completed_at' | 'stats' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'subject' | 'preview_text' | 'from' | 'reply_to' | 'template_id' | 'segment_ids' | 'exclude_segment_ids' | 'topic_id' | 'utm' | 'owner_id' | 'tags' | 'html_body' | 'text_body';

/** A relation of the record. */
export type CampaignRelationName = 'owner' | 'topic';

/** A field of the record. */
export type ConnectionFieldName = 'user' | 'application' | 'scopes' | 'managed' | 'blocked' | 'calls' | 'refused_calls' | 'granted_at' | 'last_used_at' | 'last_ip' | 'expires_at' | 'status' | 'revoked_at' | 'revoked_by' | 'revoke_reason' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A field of the record. */
export type CustomFieldFieldName = 'entity_type' | 'key' | 'type' | 'options' | 'label' | 'required' | 'description' | 'position' | 'archived' | 'indexed' | 'index_status' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A field of the record. */
export type EmailMessageFieldName = 'html' | 'text' | 'status' | 'category' | 'topic_id' | 'message_id' | 'from' | 'reply_to' | 'subject' | 'template_id' | 'template_version' | 'attachments' | 'recipients' | 'related_to' | 'metadata' | 'send_at' | 'sent_at' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A field of the record. */
export type EntityFieldName = 'entity_type' | 'full_name' | 'lifecycle_stage_changed_at' | 'email_consent_at' | 'email_deliverability' | 'last_activity_at' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'phone' | 'website' | 'linkedin_url' | 'lifecycle_stage' | 'lead_score' | 'owner_id' | 'description' | 'tags' | 'custom_fields' | 'external_ids' | 'first_name' | 'last_name' | 'email' | 'additional_emails' | 'mobile' | 'job_title' | 'department' | 'company_id' | 'lead_status' | 'source' | 'email_consent' | 'do_not_call' | 'timezone' | 'locale' | 'address' | 'avatar_url' | 'birthday' | 'contact_count' | 'open_opportunity_amount' | 'name' | 'domain' | 'additional_domains' | 'type' | 'industry' | 'employee_count' | 'annual_revenue' | 'currency' | 'parent_company_id' | 'billing_address' | 'shipping_address' | 'registration_number' | 'vat_number';

/** A relation of the record. */
export type EntityRelationName = 'company' | 'owner' | 'opportunities' | 'open_tasks' | 'recent_notes' | 'upcoming_events' | 'parent_company' | 'contacts';

/** A field of the record. */
export type ContactFieldName = 'entity_type' | 'full_name' | 'lifecycle_stage_changed_at' | 'email_consent_at' | 'email_deliverability' | 'last_activity_at' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'phone' | 'website' | 'linkedin_url' | 'lifecycle_stage' | 'lead_score' | 'owner_id' | 'description' | 'tags' | 'custom_fields' | 'external_ids' | 'first_name' | 'last_name' | 'email' | 'additional_emails' | 'mobile' | 'job_title' | 'department' | 'company_id' | 'lead_status' | 'source' | 'email_consent' | 'do_not_call' | 'timezone' | 'locale' | 'address' | 'avatar_url' | 'birthday';

/** A relation of the record. */
export type ContactRelationName = 'company' | 'owner' | 'opportunities' | 'open_tasks' | 'recent_notes' | 'upcoming_events';

/** A field of the record. */
export type EventTypeFieldName = 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'slug' | 'title' | 'description' | 'owner_id' | 'hosts' | 'host_weights' | 'prefer_contact_owner' | 'assignment' | 'team_slug' | 'schedule_id' | 'duration_minutes' | 'duration_options' | 'slot_interval_minutes' | 'buffer_before_minutes' | 'buffer_after_minutes' | 'min_notice_minutes' | 'booking_window' | 'limits' | 'seats' | 'requires_confirmation' | 'location' | 'questions' | 'max_guests' | 'reminder_minutes' | 'locale' | 'is_active' | 'visibility';

/** A relation of the record. */
export type EventTypeRelationName = 'owner';

/** A field of the record. */
export type EventFieldName = 'event_type_id' | 'title' | 'description' | 'status' | 'start_at' | 'end_at' | 'duration_minutes' | 'timezone' | 'hosts' | 'location' | 'seats' | 'invitees' | 'invitee_count' | 'answers' | 'contact_ids' | 'opportunity_id' | 'source' | 'internal_notes' | 'ics_uid' | 'ics_sequence' | 'reschedule_count' | 'history' | 'cancellation' | 'host_no_show' | 'metadata' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A relation of the record. */
export type EventRelationName = 'event_type' | 'opportunity' | 'contacts';

/** A field of the record. */
export type FileFieldName = 'record_type' | 'record_id' | 'name' | 'status' | 'size' | 'content_type' | 'sha256' | 'uploaded_at' | 'uploaded_by' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A field of the record. */
export type FormSubmissionFieldName = 'form_id' | 'contact_id' | 'email' | 'fields' | 'answers' | 'consent_text' | 'consent_given' | 'locale' | 'referrer' | 'sender_hash' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A relation of the record. */
export type FormSubmissionRelationName = 'form' | 'contact';

/** A field of the record. */
export type IdentityProviderFieldName = 'client_secret_set' | 'redirect_uri' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'issuer' | 'client_id' | 'scopes' | 'groups_claim' | 'group_roles' | 'default_role' | 'just_in_time' | 'enforced' | 'enabled';

/** A field of the record. */
export type EmailDomainFieldName = 'domain' | 'status' | 'verified_at' | 'record_name' | 'record_value' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A field of the record. */
export type ImportFieldName = 'entity_type' | 'status' | 'mapping' | 'duplicates' | 'date_format' | 'create_companies' | 'on_bad_cell' | 'dry_run' | 'encoding' | 'delimiter' | 'size_bytes' | 'columns' | 'ignored_columns' | 'preview' | 'rows' | 'processed_rows' | 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed' | 'companies_created' | 'skipped_cells' | 'problems' | 'seconds_left' | 'failure' | 'job_id' | 'started_at' | 'finished_at' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A field of the record. */
export type LineItemFieldName = 'opportunity_id' | 'amount' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'product_id' | 'quantity' | 'unit_price' | 'discount_percent' | 'position';

/** A relation of the record. */
export type LineItemRelationName = 'opportunity' | 'product';

/** A field of the record. */
export type MemberFieldName = 'email' | 'first_name' | 'last_name' | 'locale' | 'timezone' | 'role' | 'status' | 'booking_slug' | 'last_login_at' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at';

/** A field of the record. */
export type NoteFieldName = 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'title' | 'body' | 'related_to' | 'pinned';

/** A relation of the record. */
export type NoteRelationName = 'contacts' | 'companies' | 'opportunities';

/** A field of the record. */
export type OpportunityFieldName = 'probability' | 'status' | 'weighted_amount' | 'closed_at' | 'stage_changed_at' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'pipeline_id' | 'stage' | 'amount' | 'currency' | 'expected_close_date' | 'lost_reason' | 'next_step' | 'company_id' | 'primary_contact_id' | 'contacts' | 'owner_id' | 'source' | 'description' | 'tags' | 'custom_fields';

/** A relation of the record. */
export type OpportunityRelationName = 'company' | 'primary_contact' | 'pipeline' | 'owner' | 'contacts' | 'line_items' | 'open_tasks' | 'recent_notes' | 'upcoming_events';

/** A field of the record. */
export type OrganizationFieldName = 'slug' | 'plan' | 'data_region' | 'two_factor_policy' | 'quotas' | 'deletion' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'default_locale' | 'timezone' | 'currency' | 'default_country' | 'postal_address' | 'email_tracking' | 'max_file_size_mb' | 'retention' | 'branding' | 'embed_origins';

/** A field of the record. */
export type PipelineFieldName = 'stages' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'is_default' | 'position' | 'require_lost_reason';

/** A field of the record. */
export type RoleFieldName = 'built_in' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'description' | 'permissions';

/** A field of the record. */
export type ScheduleFieldName = 'user_id' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'timezone' | 'is_default' | 'weekly_hours' | 'overrides';

/** A relation of the record. */
export type ScheduleRelationName = 'user';

/** A field of the record. */
export type SegmentFieldName = 'entity_type' | 'kind' | 'member_count' | 'evaluated_at' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'description' | 'filter';

/** A field of the record. */
export type TaskFieldName = 'completed_at' | 'is_overdue' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'title' | 'description' | 'type' | 'status' | 'priority' | 'due_at' | 'reminder_at' | 'assignee_id' | 'related_to' | 'tags' | 'custom_fields';

/** A relation of the record. */
export type TaskRelationName = 'assignee' | 'contacts' | 'companies' | 'opportunities';

/** A field of the record. */
export type ViewFieldName = 'record_type' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'visibility' | 'columns' | 'filter' | 'sort' | 'grouping' | 'layout' | 'position' | 'is_default';

/** A field of the record. */
export type WebhookFieldName = 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'url' | 'description' | 'events' | 'status' | 'disabled_reason' | 'previous_secret_expires_at' | 'last_success_at' | 'last_failure_at' | 'consecutive_failures' | 'events_suspended';

/** A field of the record. */
export type EmailTemplateFieldName = 'used_variables' | 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'description' | 'kind' | 'translations' | 'own_variables';

/** A field of the record. */
export type WebFormFieldName = 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'slug' | 'title' | 'description' | 'contact_fields' | 'questions' | 'consent_text' | 'consent_required' | 'consent_purpose' | 'thank_you_text' | 'redirect_url' | 'allowed_origins' | 'owner_id' | 'tags' | 'lifecycle_stage' | 'notify_user_ids' | 'locale' | 'is_active';

/** A relation of the record. */
export type WebFormRelationName = 'owner';

/** A field of the record. */
export type ProductFieldName = 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'code' | 'description' | 'unit_price' | 'currency' | 'tax_rate' | 'unit' | 'is_active' | 'owner_id' | 'external_ids' | 'tags' | 'custom_fields';

/** A relation of the record. */
export type ProductRelationName = 'owner';

/** A field of the record. */
export type TopicFieldName = 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'deleted_at' | 'name' | 'name_en' | 'name_fr' | 'slug' | 'description' | 'description_en' | 'description_fr' | 'position' | 'is_public' | 'opt_in_required';

export type ActivityPage = {
    /** At most 100 items. */
    data: Array<Activity>;
    meta: ListMeta;
};

export type AiPolicyEnvelope = {
    data: AiPolicy;
};

export type IssuedApiKeyEnvelope = {
    data: IssuedApiKey;
};

export type ApiKeyEnvelope = {
    data: ApiKey;
};

export type DeletedEnvelope = {
    data: Deleted;
};

export type BookingPageEnvelope = {
    data: BookingPage;
};

export type SlotsEnvelope = {
    data: Slots;
};

export type BookingEnvelope = {
    data: Booking;
};

export type BusyFeedEnvelope = {
    data: BusyFeed;
};

export type CampaignPage = {
    /** At most 100 items. */
    data: Array<Campaign>;
    meta: ListMeta;
};

export type CampaignEnvelope = {
    data: Campaign;
};

export type ConnectionPage = {
    /** At most 100 items. */
    data: Array<Connection>;
    meta: ListMeta;
};

export type RevokedConnectionsEnvelope = {
    data: RevokedConnections;
};

export type CustomFieldEnvelope = {
    data: CustomField;
};

export type EmailPreviewEnvelope = {
    data: EmailPreview;
};

export type EmailMessageEnvelope = {
    data: EmailMessage;
};

export type EntityPage = {
    /** At most 100 items. */
    data: Array<Entity>;
    meta: ListMeta;
};

export type EntityEnvelope = {
    data: Entity;
};

export type EventEnvelope = {
    data: Event;
    /** The people who are notified. */
    meta: {
        notified: NotifiedAddresses;
        notified_hosts: NotifiedHosts;
    };
};

export type EventTypeEnvelope = {
    data: EventType;
};

export type EventPage = {
    /** At most 100 items. */
    data: Array<Event>;
    meta: ListMeta;
};

export type ExportEnvelope = {
    data: Export;
};

export type RecordFieldsEnvelope = {
    data: RecordFields;
};

export type FileEnvelope = {
    data: File;
};

export type HostDecisionEnvelope = {
    data: HostDecision;
};

export type IdentityProviderEnvelope = {
    data: IdentityProvider;
};

export type EmailDomainEnvelope = {
    data: EmailDomain;
};

export type ImportEnvelope = {
    data: Import;
};

export type JobEnvelope = {
    data: Job;
};

export type MemberEnvelope = {
    data: Member;
};

export type NotificationPreferencesEnvelope = {
    data: NotificationPreferences;
};

export type OpportunityPage = {
    /** At most 100 items. */
    data: Array<Opportunity>;
    meta: ListMeta;
};

export type OpportunityEnvelope = {
    data: Opportunity;
};

export type OrganizationEnvelope = {
    data: Organization;
};

export type PipelineEnvelope = {
    data: Pipeline;
};

export type RoleEnvelope = {
    data: Role;
};

export type ScheduleEnvelope = {
    data: Schedule;
};

export type SegmentPage = {
    /** At most 100 items. */
    data: Array<Segment>;
    meta: ListMeta;
};

export type SegmentEnvelope = {
    data: Segment;
};

export type SignedInEnvelope = {
    data: SignedIn;
};

export type MeEnvelope = {
    data: Me;
};

export type PasswordChangedEnvelope = {
    data: PasswordChanged;
};

export type SignInMethodsEnvelope = {
    data: SignInMethods;
};

export type RecoveryCodesEnvelope = {
    data: RecoveryCodes;
};

export type SubscriptionsEnvelope = {
    data: Subscriptions;
};

export type MailPreferencesEnvelope = {
    data: MailPreferences;
};

export type ViewEnvelope = {
    data: View;
};

export type IssuedWebhookEnvelope = {
    data: IssuedWebhook;
};

export type WebhookEnvelope = {
    data: Webhook;
};

/** The user, program or system that performed the action. */
export type ActorOutput = {
    id: string | null;
    type: 'user' | 'api_key' | 'mcp' | 'scim' | 'invitee' | 'visitor' | 'import' | 'system' | 'operator' | (string & {});
    /** At most 300 characters. */
    name: string;
    /** At most 200 characters. */
    application: string | null;
};

/** Fields that a client can set. */
export type TaskFieldsOutput = {
    /** Short description of the work. 1 to 255 characters. */
    title?: string;
    /** Free text. At most 10000 characters. */
    description?: string | null;
    type?: TaskType | (string & {});
    status?: TaskStatus | (string & {});
    priority?: TaskPriority | (string & {});
    /** Due time. RFC 3339 with a time zone. */
    due_at?: string | null;
    /** Time of the reminder, not later than `due_at`. RFC 3339 with a time zone. */
    reminder_at?: string | null;
    /** The user who is assigned to the task. */
    assignee_id?: string | null;
    related_to?: RelatedToOutput;
    tags?: Tags;
    custom_fields?: CustomFields;
};

/** The related records. */
export type RelatedToOutput = Array<RelatedRecordOutput>;

/** Fields that a client can set. */
export type OpportunityFieldsOutput = {
    /** Name of the opportunity. 1 to 200 characters. */
    name?: string;
    pipeline_id?: Id;
    /** The key of a stage in the pipeline. Input also accepts the label of the stage, ignoring case, and `closed won` or `closed lost`; output is always the key. 1 to 100 characters. */
    stage?: string;
    /** Amount in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. 0 to 999999999999.99. */
    amount?: number | null;
    currency?: Currency;
    /** Expected closing date, YYYY-MM-DD. YYYY-MM-DD. */
    expected_close_date?: string | null;
    /** Why the opportunity was lost; null unless it is lost. At most 500 characters. */
    lost_reason?: string | null;
    /** Next action to take. At most 500 characters. */
    next_step?: string | null;
    /** The prospective buyer. */
    company_id?: string | null;
    /** The main contact. */
    primary_contact_id?: string | null;
    /** The participating contacts, each at most once. The primary contact is included only if it was added explicitly. At most 50 items. */
    contacts?: Array<OpportunityContactOutput>;
    /** The user who is responsible for the opportunity. */
    owner_id?: string | null;
    /** How the opportunity was acquired. */
    source?: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null | (string & {});
    /** Free text. At most 10000 characters. */
    description?: string | null;
    tags?: Tags;
    custom_fields?: CustomFields;
};

/** A contact that takes part in the opportunity. */
export type OpportunityContactOutput = {
    contact_id: Id;
    /** Role of the contact in the purchase. */
    role: 'decision_maker' | 'evaluator' | 'influencer' | 'champion' | 'user' | 'other' | (string & {});
};

/** Location of the event. `value` is the URL for `video_link`, the host's phone number (E.164) for `phone`, the place for `in_person`, and any text for `custom`. Omit `value` for `invitee_phone`: the host calls the phone number that the invitee provides. */
export type EventLocationOutput = {
    type: EventLocationType | (string & {});
    /** URL, phone number, place or text. At most 500 characters. */
    value?: string | null;
};

/** The writable fields. */
export type EventTypeFieldsOutput = {
    slug?: EventTypeSlug;
    /** Title shown to invitees. 1 to 150 characters. */
    title?: string;
    /** Text shown on the booking page. At most 10000 characters. */
    description?: string | null;
    /** The user who owns it. */
    owner_id?: Id;
    /** The users who host the events; they must be active. With `round_robin`, the order decides between hosts who have their share of the events. 1 to 50 items. */
    hosts?: Array<Id>;
    /** The weights of hosts, in the order of `hosts`. With `round_robin`, a host with weight 2 gets twice as many events as a host with weight 1. Hosts who are not in this list have weight 1; weights of 1 are not returned. At most 50 items. */
    host_weights?: Array<HostWeight>;
    /** If true, `round_robin` chooses the owner of the invitee's contact, provided that this user is one of the hosts and free at that time. A contact that the booking creates belongs to its host. */
    prefer_contact_owner?: boolean;
    assignment?: EventTypeAssignment | (string & {});
    /** Last part of the URL of the team page, `/team/{organization_slug}/{team_slug}`. Unique among the event types of the organization. Only with the assignment `round_robin` or `collective`; derived from `slug` if null. Null with `single`. */
    team_slug?: string | null;
    /** Schedule that applies to all hosts of this event type. If null, the default schedule of each host applies. */
    schedule_id?: string | null;
    duration_minutes?: EventMinutes;
    /** The durations to choose from, which include `duration_minutes`. Empty if only `duration_minutes` is offered. At most 10 items. */
    duration_options?: Array<EventMinutes>;
    /** Time between consecutive start times; null for the duration. 5 to 1440. */
    slot_interval_minutes?: number | null;
    /** Time that is kept free before an event. 0 to 480. */
    buffer_before_minutes?: number;
    /** Time that is kept free after an event. 0 to 480. */
    buffer_after_minutes?: number;
    /** Minimum time between booking and start. 0 to 129600. */
    min_notice_minutes?: number;
    booking_window?: BookingWindowOutput;
    limits?: BookingLimits;
    /** Number of invitees who can book the same event. 1 to 1000. */
    seats?: number;
    /** If true, a booking is `pending` until a host confirms it. */
    requires_confirmation?: boolean;
    location?: EventLocationOutput;
    /** Questions that the person who books answers. At most 20 items. */
    questions?: Array<BookingQuestionOutput>;
    /** Maximum number of guests in a booking. Does not limit the guests that a host invites later. 0 to 20. */
    max_guests?: number;
    /** Times of reminders to the invitees, in minutes before the start. At most 5 items. */
    reminder_minutes?: Array<number>;
    /** Language of the texts; null for that of the organization. */
    locale?: 'en' | 'fr' | null | (string & {});
    /** Whether the event type can be booked. */
    is_active?: boolean;
    visibility?: EventTypeVisibility | (string & {});
};

/** Dates that can be booked. `rolling_days` requires `days`, counted from today. `date_range` requires `start_date` and `end_date`, both inclusive, in the time zones of the hosts. `unlimited` requires no other field. */
export type BookingWindowOutput = {
    /** Kind of limit. */
    type: 'rolling_days' | 'date_range' | 'unlimited' | (string & {});
    /** Number of days ahead; today is day 0. 1 to 730. */
    days?: number;
    start_date?: Date;
    end_date?: Date;
};

/** A question that the person who books answers. */
export type BookingQuestionOutput = {
    /** Key of the answer in `answers`. */
    key: string;
    /** Text of the question. 1 to 200 characters. */
    label: string;
    /** Type of the answer: a text (`text`, `textarea`), a number, one or several of the options (`select`, `multiselect`), true or false (`checkbox`), a phone number (E.164), an http(s) URL or a date. */
    type: 'text' | 'textarea' | 'number' | 'select' | 'multiselect' | 'checkbox' | 'phone' | 'url' | 'date' | (string & {});
    /** If true, an answer is required; for a checkbox, the answer true. */
    required?: boolean;
    /** The options; only for `select` and `multiselect`. 1 to 50 items. */
    options?: Array<string> | null;
};

/** Fields that a client can set. */
export type NoteFieldsOutput = {
    /** Subject of the note. At most 255 characters. */
    title?: string | null;
    /** Markdown without HTML. 1 to 65536 characters. */
    body?: string;
    /** The related records. A note needs at least one; its list is empty only after all related records were purged. At most 20 items. */
    related_to?: Array<RelatedRecordOutput>;
    /** Whether the note is pinned. */
    pinned?: boolean;
};

/** A reference to a related record. */
export type RelatedRecordOutput = {
    record_type: RelatedRecordType | (string & {});
    record_id: Id;
};

/** Fields of contacts and companies that a client can set. */
export type EntityFieldsOutput = {
    /** Phone number in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the country in the record's address, or of the organization's `default_country` if there is none. At most 50 characters. */
    phone?: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    website?: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    linkedin_url?: string | null;
    lifecycle_stage?: LifecycleStage | (string & {});
    /** Score of the lead; defaults to 0. 0 to 100. */
    lead_score?: number;
    /** The user who is responsible for the record. */
    owner_id?: string | null;
    /** Free text. At most 10000 characters. */
    description?: string | null;
    tags?: Tags;
    custom_fields?: CustomFields;
    external_ids?: ExternalIds;
};

/** Fields that a client can set on a company, in addition to EntityFields. */
export type CompanyFieldsOutput = {
    /** The company's name. 1 to 200 characters. */
    name?: string;
    /** Host name; unique among live companies. A full URL is reduced to its host name. At most 2000 characters. */
    domain?: string | null;
    /** Further host names; each is unique among all host names of live companies, including `domain`. At most 10 items. */
    additional_domains?: Array<string>;
    /** General e-mail address of the company. At most 254 characters. An e-mail address. */
    email?: string | null;
    /** Business relationship of the company with the organization. */
    type?: 'prospect' | 'customer' | 'partner' | 'reseller' | 'investor' | 'vendor' | 'other' | null | (string & {});
    /** Line of business. At most 100 characters. */
    industry?: string | null;
    /** Number of employees. 0 to 2147483647. */
    employee_count?: number | null;
    /** Revenue per year in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. 0 to 999999999999.99. */
    annual_revenue?: number | null;
    /** ISO 4217 currency code. */
    currency?: string | null;
    /** The parent company. */
    parent_company_id?: string | null;
    billing_address?: Address;
    shipping_address?: Address;
    /** Number in the commercial register. At most 40 characters. */
    registration_number?: string | null;
    /** VAT identification number. At most 40 characters. */
    vat_number?: string | null;
};

/** Fields that a client can set on a contact, in addition to EntityFields. */
export type ContactFieldsOutput = {
    /** Given name. At most 100 characters. */
    first_name?: string | null;
    /** Family name. At most 100 characters. */
    last_name?: string | null;
    /** Stored in lower case; unique among live contacts. At most 254 characters. An e-mail address. */
    email?: string | null;
    /** Further addresses; each is unique among all addresses of live contacts, including `email`. At most 10 items. */
    additional_emails?: Array<Email>;
    /** Mobile number in the same format as `phone`, e.g. +33612345678. At most 50 characters. */
    mobile?: string | null;
    /** Position in the company. At most 150 characters. */
    job_title?: string | null;
    /** Department in the company. At most 150 characters. */
    department?: string | null;
    /** The company this person works for. */
    company_id?: string | null;
    /** Progress of the first conversation. */
    lead_status?: 'new' | 'contacted' | 'nurturing' | 'qualified' | 'unqualified' | null | (string & {});
    /** How the contact was acquired. */
    source?: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null | (string & {});
    /** Consent to marketing e-mail; defaults to `unknown`. */
    email_consent?: 'unknown' | 'opted_in' | 'opted_out' | (string & {});
    /** Whether the person asked not to be called. */
    do_not_call?: boolean;
    /** IANA time zone name, e.g. Europe/Paris. At most 100 characters. */
    timezone?: string | null;
    /** BCP 47 language tag, e.g. fr or pt-BR. */
    locale?: string | null;
    address?: Address;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    avatar_url?: string | null;
    /** Date of birth, YYYY-MM-DD. YYYY-MM-DD. */
    birthday?: string | null;
};

/** The writable fields. */
export type WebhookFieldsOutput = {
    /** URL to which events are sent with POST over https. Its host must resolve to public IP addresses. 1 to 2048 characters. */
    url?: string;
    /** Purpose of the webhook. At most 255 characters. */
    description?: string | null;
    /** Kinds of events that are sent. 1 to 50 items. */
    events?: Array<WebhookSubscription | (string & {})>;
};

/** Fields that a client can set. */
export type SegmentFieldsOutput = {
    /** Unique among live segments, ignoring case. 1 to 150 characters. */
    name?: string;
    /** Purpose of the segment. At most 10000 characters. */
    description?: string | null;
    /** Only for dynamic segments. Relative times refer to the time of the query. */
    filter?: FilterGroupOutput | null;
};

/** Combines conditions. Groups can be nested up to three levels deep, with at most 50 conditions in total. */
export type FilterGroupOutput = {
    /** `not` matches if none of the conditions match. */
    op: 'and' | 'or' | 'not' | (string & {});
    /** 1 to 20 items. */
    conditions: Array<FilterGroupOutput | FilterConditionOutput>;
};

/** Compares one field with a value. An operator that does not fit the field's type is rejected; the error lists the operators that do. Texts are compared ignoring case; names, addresses and free texts, also in custom fields of type `text`, also ignoring accents and apostrophes, as in a search (`elan` equals `Élan`). E-mail addresses, domains, URLs, phone numbers, codes, options, tags and external ids are compared with their accents. */
export type FilterConditionOutput = {
    /** A field of the record, `custom_fields.<key>`, `company.<field>` or `opportunities.<aggregate>`. */
    field: string;
    operator: 'eq' | 'neq' | 'lt' | 'lte' | 'gt' | 'gte' | 'between' | 'in' | 'not_in' | 'contains' | 'not_contains' | 'starts_with' | 'ends_with' | 'is_empty' | 'is_not_empty' | 'within_last_days' | 'within_next_days' | 'older_than_days' | 'has_any' | 'has_all' | (string & {});
    /** Omit for `is_empty` and `is_not_empty`; two values for `between`; up to 100 for the list operators. At most 1000 characters. At most 100 items. */
    value?: string | number | boolean | Array<string | number | boolean>;
};

/** Fields that a client can set. */
export type WebFormFieldsOutput = {
    slug?: FormSlug;
    /** Title of the page. 1 to 150 characters. */
    title?: string;
    /** Text above the fields. At most 10000 characters. */
    description?: string | null;
    /** The fields of the contact in their order, after the e-mail address. At most 30 items. */
    contact_fields?: Array<FormContactField>;
    /** Further questions. Their answers are kept with the submission. At most 20 items. */
    questions?: Array<BookingQuestionOutput>;
    /** Text next to the consent checkbox; null for no checkbox. Each submission keeps the text that the visitor saw. */
    consent_text?: TextByLanguage;
    /** Whether visitors must check the consent checkbox. */
    consent_required?: boolean;
    /** `marketing`: a checked checkbox changes `email_consent` of the contact from `unknown` to `opted_in`. `data_processing`: the consent is only kept with the submission. */
    consent_purpose?: 'data_processing' | 'marketing' | (string & {});
    /** Text after a submission; null for a standard text. */
    thank_you_text?: TextByLanguage;
    /** The https URL that opens after a submission. Its origin must be one of `allowed_origins` or of the organization's `embed_origins`. At most 2000 characters. A URL. */
    redirect_url?: string | null;
    /** Origins of websites that may embed the form, in addition to the organization's `embed_origins`; also `http://localhost:8080`, to try it on your machine. At most 20 items. */
    allowed_origins?: Array<string>;
    /** Owner of the form and of the contacts that it creates. */
    owner_id?: string | null;
    /** Tags that the contacts receive. */
    tags?: Tags;
    /** Lifecycle stage of contacts that the form creates. */
    lifecycle_stage?: LifecycleStage | (string & {});
    /** Users who receive an e-mail for each submission. At most 10 items. */
    notify_user_ids?: Array<Id>;
    /** Language of the title, the labels and the questions; null for that of the organization. */
    locale?: 'en' | 'fr' | null | (string & {});
    /** Whether the form is published. */
    is_active?: boolean;
};

/** Fields that an administrator can set. */
export type ApiKeyFieldsOutput = {
    /** Name that describes the purpose of the key. 1 to 100 characters. */
    name?: string;
    /** The permissions that the key has at most. 1 to 60 items. */
    scopes?: Array<Permission | (string & {})>;
    /** IPv4 and IPv6 addresses or CIDR blocks from which the key is accepted; an empty list allows all addresses. At most 50 items. */
    allowed_ips?: Array<string>;
    /** When the key expires; null if it never expires. RFC 3339 with a time zone. */
    expires_at?: string | null;
    /** Whether AI applications can use the key; defaults to false. */
    mcp_access?: boolean;
};

/** Fields that a client can set. */
export type EmailTemplateFieldsOutput = {
    /** Name of the template; unique, ignoring case. 1 to 150 characters. */
    name?: string;
    /** When the template is used. At most 1000 characters. */
    description?: string | null;
    kind?: EmailTemplateKind | (string & {});
    translations?: EmailTemplateTranslations;
    /** Variables whose values are given with each message, as `template_values`. At most 20 items. */
    own_variables?: Array<EmailVariableName>;
};

/** Fields that the creator can change. */
export type ViewFieldsOutput = {
    /** Name for display. 1 to 100 characters. */
    name?: string;
    visibility?: ViewVisibility | (string & {});
    /** The columns in their order; empty for the default columns. At most 50 items. */
    columns?: Array<ViewField>;
    /** Selects the records; null for all. Events cannot be filtered by conditions. */
    filter?: FilterGroupOutput | null;
    /** Up to four sortable fields of the list; a `-` prefix sorts in descending order. Null for the default order. */
    sort?: string | null;
    /** The field by which the records are grouped, such as the columns of a board. */
    grouping?: string | null;
    layout?: ViewLayout | (string & {});
    /** Position among the views. 0 to 10000. */
    position?: number;
    /** Whether this is your default view of the record type. */
    is_default?: boolean;
};

/** The writable fields. */
export type ScheduleFieldsOutput = {
    /** Name of the schedule. 1 to 100 characters. */
    name?: string;
    timezone?: Timezone;
    /** The default schedule applies to event types with `schedule_id` null. Each user with schedules has exactly one default. */
    is_default?: boolean;
    /** Each weekday at most once. Other weekdays cannot be booked. Returned from Monday to Sunday. At most 7 items. */
    weekly_hours?: Array<WeekdayHoursOutput>;
    /** Each date at most once. Returned sorted by date. At most 366 items. */
    overrides?: Array<DateHours>;
};

/** The hours of one weekday. */
export type WeekdayHoursOutput = {
    /** The weekday. */
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday' | (string & {});
    intervals: ClockIntervals;
};

/** Fields to change. */
export type TopicUpdateOutput = TopicFields & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** Fields to change. */
export type TaskUpdateOutput = TaskFieldsOutput & {
    id?: Id;
    /** When the task was completed; null if it is not completed. RFC 3339 with a time zone. */
    completed_at?: string | null;
    /** Whether the task is open and past its due time. */
    is_overdue?: boolean;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Fields to change. */
export type ProductUpdateOutput = ProductFields & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Fields to change. */
export type NoteUpdateOutput = NoteFieldsOutput & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Fields to change. */
export type LineItemUpdateOutput = LineItemFields & {
    id?: Id;
    /** The opportunity. */
    opportunity_id?: string;
    /** Quantity × price, less the discount, rounded to the digits of the currency. */
    amount?: number;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Fields to change. */
export type WebFormUpdateOutput = WebFormFieldsOutput & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Fields to change. */
export type EmailTemplateUpdateOutput = EmailTemplateFieldsOutput & {
    id?: Id;
    /** The variables in the texts. At most 50 items. */
    used_variables?: Array<EmailVariableName>;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** Fields to change. */
export type ViewUpdateOutput = ViewFieldsOutput & {
    id?: Id;
    record_type?: ViewRecordType | (string & {});
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** A set of permissions. */
export type PermissionsOutput = Array<Permission | (string & {})>;

/** Fields to change. */
export type SegmentUpdateOutput = SegmentFieldsOutput & {
    id?: Id;
    entity_type?: EntityType | (string & {});
    kind?: SegmentKind | (string & {});
    /** Number of live members. For a dynamic segment, the count at `evaluated_at`. Null if it could not be counted, or if the caller cannot read the counted records or a record type that the filter refers to. A filter on this field requires `entities:read` and `opportunities:read`, because it applies to all segments. 0 to 2147483647. */
    member_count?: number | null;
    /** When a dynamic segment was last counted; null for a static segment, whose count is always exact. Reading a segment can update this field without a new version, so a client can send it back with an older value. RFC 3339 with a time zone. */
    evaluated_at?: string | null;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** The fields to update. */
export type ScheduleUpdateOutput = ScheduleFieldsOutput & {
    id?: Id;
    /** The user to whom the schedule belongs. */
    user_id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Fields that an administrator can set. */
export type RoleFieldsOutput = {
    name?: RoleName;
    /** Purpose of the role. At most 500 characters. */
    description?: string | null;
    permissions?: PermissionsOutput;
};

/** Fields to change. */
export type PipelineUpdateOutput = PipelineFields & {
    id?: Id;
    stages?: StageInputsOutput;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** All stages of the pipeline, with unique keys and at least one stage of each type. */
export type StageInputsOutput = Array<StageInputOutput>;

/** One stage of a pipeline; without `position`, stages keep the order of the list. */
export type StageInputOutput = {
    key: StageKey;
    label: StageLabel;
    position?: StagePosition;
    type: StageType | (string & {});
    probability: StageProbability;
};

/** Fields to change. */
export type OpportunityUpdateOutput = OpportunityFieldsOutput & {
    id?: Id;
    /** Own probability of an open opportunity in percent; null to use the probability of its stage. Won opportunities always have 100, lost ones 0: another value is rejected. 0 to 100. */
    probability?: number | null;
    /** The type of the current stage. */
    status?: 'open' | 'won' | 'lost' | (string & {});
    /** `amount` multiplied by `probability`, rounded to the decimals of `currency`; null if there is no amount. 0 to 999999999999.99. */
    weighted_amount?: number | null;
    /** When the opportunity was won or lost; null while it is open. RFC 3339 with a time zone. */
    closed_at?: string | null;
    /** When the opportunity entered its current stage. RFC 3339 with a time zone. */
    stage_changed_at?: string;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** The fields to update. */
export type EventTypeUpdateOutput = EventTypeFieldsOutput & {
    id?: Id;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Fields to change. A field that does not exist for the record's type is rejected as an unknown field. */
export type EntityUpdateOutput = EntityFieldsOutput & ContactFieldsOutput & CompanyFieldsOutput & {
    id?: Id;
    entity_type?: 'contact' | 'company';
    /** First and last name. At most 201 characters. */
    full_name?: string | null;
    /** When the stage last changed. RFC 3339 with a time zone. */
    lifecycle_stage_changed_at?: string | null;
    /** When `email_consent` last changed. RFC 3339 with a time zone. */
    email_consent_at?: string | null;
    /** Deliverability of `email` according to bounces and complaints. */
    email_deliverability?: 'ok' | 'soft_bounced' | 'hard_bounced' | 'complained' | (string & {});
    /** Time of the last activity. RFC 3339 with a time zone. */
    last_activity_at?: string | null;
    /** Number of live contacts of the company. 0 to 2147483647. */
    contact_count?: number;
    /** Sum of the company's open opportunities in the organization's currency; null for callers without opportunities:read. 0 to 999999999999999. */
    open_opportunity_amount?: number | null;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** Fields to change. */
export type CustomFieldUpdateOutput = CustomFieldFields & {
    id?: Id;
    entity_type?: CustomFieldRecordType | (string & {});
    key?: CustomFieldKey;
    type?: CustomFieldType | (string & {});
    /** State of the index: `building` until the values of all records are in it, then `ready`. Null if the field is not indexed. */
    index_status?: 'building' | 'ready' | null | (string & {});
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** The fields to update. */
export type CampaignUpdateOutput = CampaignSettings & CampaignBodies & {
    id?: Id;
    type?: 'email';
    status?: CampaignStatus | (string & {});
    /** The version of the template that the campaign copied when it was scheduled or sent; null before. At least 1. */
    template_version?: number | null;
    /** Time for which sending is scheduled. RFC 3339 with a time zone. */
    scheduled_at?: string | null;
    /** Time when sending started. RFC 3339 with a time zone. */
    started_at?: string | null;
    /** Time when the last message was sent or the campaign was canceled. RFC 3339 with a time zone. */
    completed_at?: string | null;
    stats?: CampaignStats;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** The fields to update. */
export type BusyFeedUpdateOutput = {
    id?: Id;
    /** Name of the feed. 1 to 100 characters. */
    name?: string;
    url?: BusyFeedUrl;
    /** The user to whom the calendar belongs. */
    user_id?: Id;
    /** Host name of the URL, the only part that is returned. At most 300 characters. */
    host?: string;
    status?: BusyFeedStatus | (string & {});
    /** Time of the last successful read. RFC 3339 with a time zone. */
    last_read_at?: string | null;
    /** Reason why the last attempt failed. `address_refused`: the URL is not allowed, e.g. its address is not public. `unreachable`: no response. `wrong_certificate`: invalid certificate. `timed_out`: no complete response within 15 seconds. `error_answer`: an error status. `too_long`: larger than 5 MiB. `not_a_calendar`: not iCalendar. `too_complex`: the recurrence rules take too long to expand. `too_many_periods`: more than 5,000 periods. */
    last_error?: 'address_refused' | 'unreachable' | 'wrong_certificate' | 'timed_out' | 'error_answer' | 'too_long' | 'not_a_calendar' | 'too_complex' | 'too_many_periods' | null | (string & {});
    /** Number of busy times read from the feed. At least 0. */
    period_count?: number;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
    /** Related records, as they were included; ignored. */
    related?: {
        [key: string]: unknown;
    };
};

/** The body of each event by its name. */
export type WebhookEvents = {
    'api_key.created': ApiKeyEvent & {
        type?: 'api_key.created';
    };
    'api_key.rotated': ApiKeyEvent & {
        type?: 'api_key.rotated';
    };
    'api_key.revoked': ApiKeyEvent & {
        type?: 'api_key.revoked';
    };
    'campaign.created': CampaignEvent & {
        type?: 'campaign.created';
    };
    'campaign.updated': CampaignEvent & {
        type?: 'campaign.updated';
    };
    'campaign.scheduled': CampaignEvent & {
        type?: 'campaign.scheduled';
    };
    'campaign.sent': CampaignEvent & {
        type?: 'campaign.sent';
    };
    'campaign.cancelled': CampaignEvent & {
        type?: 'campaign.cancelled';
    };
    'campaign.deleted': CampaignEvent & {
        type?: 'campaign.deleted';
    };
    'campaign.restored': CampaignEvent & {
        type?: 'campaign.restored';
    };
    'mcp_connection.created': ConnectionEvent & {
        type?: 'mcp_connection.created';
    };
    'mcp_connection.revoked': ConnectionEvent & {
        type?: 'mcp_connection.revoked';
    };
    'email.sent': EmailEvent & {
        type?: 'email.sent';
    };
    'email.created': EmailEvent & {
        type?: 'email.created';
    };
    'email.cancelled': EmailEvent & {
        type?: 'email.cancelled';
    };
    'email.failed': EmailEvent & {
        type?: 'email.failed';
    };
    'email.bounced': EmailEvent & {
        type?: 'email.bounced';
    };
    'email.unsubscribed': EmailEvent & {
        type?: 'email.unsubscribed';
    };
    'email.resubscribed': EmailEvent & {
        type?: 'email.resubscribed';
    };
    'contact.merged': ContactEvent & {
        type?: 'contact.merged';
    };
    'company.merged': CompanyEvent & {
        type?: 'company.merged';
    };
    'contact.unmerged': ContactEvent & {
        type?: 'contact.unmerged';
    };
    'company.unmerged': CompanyEvent & {
        type?: 'company.unmerged';
    };
    'event.confirmed': EventEvent & {
        type?: 'event.confirmed';
    };
    'event.declined': EventEvent & {
        type?: 'event.declined';
    };
    'event.rescheduled': EventEvent & {
        type?: 'event.rescheduled';
    };
    'event.updated': EventEvent & {
        type?: 'event.updated';
    };
    'event.cancelled': EventEvent & {
        type?: 'event.cancelled';
    };
    'event.no_show': EventEvent & {
        type?: 'event.no_show';
    };
    'event.invitee_removed': EventEvent & {
        type?: 'event.invitee_removed';
    };
    'event_type.created': EventTypeEvent & {
        type?: 'event_type.created';
    };
    'event_type.updated': EventTypeEvent & {
        type?: 'event_type.updated';
    };
    'event_type.deleted': EventTypeEvent & {
        type?: 'event_type.deleted';
    };
    'event_type.restored': EventTypeEvent & {
        type?: 'event_type.restored';
    };
    'event.created': EventEvent & {
        type?: 'event.created';
    };
    'event.invitee_added': EventEvent & {
        type?: 'event.invitee_added';
    };
    'file.created': FileEvent & {
        type?: 'file.created';
    };
    'file.deleted': FileEvent & {
        type?: 'file.deleted';
    };
    'file.restored': FileEvent & {
        type?: 'file.restored';
    };
    'form.submitted': FormSubmissionEvent & {
        type?: 'form.submitted';
    };
    'opportunity.created': OpportunityEvent & {
        type?: 'opportunity.created';
    };
    'opportunity.updated': OpportunityEvent & {
        type?: 'opportunity.updated';
    };
    'opportunity.stage_changed': OpportunityEvent & {
        type?: 'opportunity.stage_changed';
    };
    'opportunity.won': OpportunityEvent & {
        type?: 'opportunity.won';
    };
    'opportunity.lost': OpportunityEvent & {
        type?: 'opportunity.lost';
    };
    'opportunity.deleted': OpportunityEvent & {
        type?: 'opportunity.deleted';
    };
    'opportunity.restored': OpportunityEvent & {
        type?: 'opportunity.restored';
    };
    'segment.created': SegmentEvent & {
        type?: 'segment.created';
    };
    'segment.updated': SegmentEvent & {
        type?: 'segment.updated';
    };
    'segment.deleted': SegmentEvent & {
        type?: 'segment.deleted';
    };
    'segment.restored': SegmentEvent & {
        type?: 'segment.restored';
    };
    'webhook.test': WebhookTestEvent;
    'contact.created': ContactEvent & {
        type?: 'contact.created';
    };
    'contact.updated': ContactEvent & {
        type?: 'contact.updated';
    };
    'contact.deleted': ContactDeletedEvent & {
        type?: 'contact.deleted';
    };
    'contact.restored': ContactEvent & {
        type?: 'contact.restored';
    };
    'contact.lifecycle_stage_changed': ContactEvent & {
        type?: 'contact.lifecycle_stage_changed';
    };
    'contact.company_linked': ContactEvent & {
        type?: 'contact.company_linked';
    };
    'contact.company_unlinked': ContactEvent & {
        type?: 'contact.company_unlinked';
    };
    'company.created': CompanyEvent & {
        type?: 'company.created';
    };
    'company.updated': CompanyEvent & {
        type?: 'company.updated';
    };
    'company.deleted': CompanyDeletedEvent & {
        type?: 'company.deleted';
    };
    'company.restored': CompanyEvent & {
        type?: 'company.restored';
    };
    'note.created': NoteEvent & {
        type?: 'note.created';
    };
    'note.updated': NoteEvent & {
        type?: 'note.updated';
    };
    'note.deleted': NoteEvent & {
        type?: 'note.deleted';
    };
    'note.restored': NoteEvent & {
        type?: 'note.restored';
    };
    'product.created': ProductEvent & {
        type?: 'product.created';
    };
    'product.updated': ProductEvent & {
        type?: 'product.updated';
    };
    'product.deleted': ProductEvent & {
        type?: 'product.deleted';
    };
    'product.restored': ProductEvent & {
        type?: 'product.restored';
    };
    'task.created': TaskEvent & {
        type?: 'task.created';
    };
    'task.updated': TaskEvent & {
        type?: 'task.updated';
    };
    'task.completed': TaskEvent & {
        type?: 'task.completed';
    };
    'task.deleted': TaskEvent & {
        type?: 'task.deleted';
    };
    'task.restored': TaskEvent & {
        type?: 'task.restored';
    };
    'topic.created': TopicEvent & {
        type?: 'topic.created';
    };
    'topic.updated': TopicEvent & {
        type?: 'topic.updated';
    };
    'topic.deleted': TopicEvent & {
        type?: 'topic.deleted';
    };
    'topic.restored': TopicEvent & {
        type?: 'topic.restored';
    };
};

/** Upper limit of what AI applications can do in the organization. */
export type AiPolicyWritable = AiPolicyFields & {
    /** Whether AI applications can be connected. */
    enabled: boolean;
    /** The scopes that AI applications can have at most. At most 4 items. */
    allowed_scopes: Array<McpScope | (string & {})>;
    /** Whether AI applications can also use API keys with the MCP option. */
    allow_api_keys: boolean;
    /** Whether members can connect applications that registered themselves and that nobody has verified. */
    allow_dynamic_registration: boolean;
    /** Which applications members can connect: `all` except the denied ones, or only `allowed` ones. API keys are not affected. */
    applications: 'all' | 'allowed' | (string & {});
    /** The applications that members can connect if `applications` is `allowed`. At most 100 items. */
    allowed_applications: Array<ApplicationRule>;
    /** The applications that members cannot connect, even if they are also in `allowed_applications`. At most 100 items. */
    denied_applications: Array<ApplicationRule>;
    /** Whether the identity provider of the organization can connect applications of members without their consent (enterprise-managed authorization). */
    enterprise_managed: boolean;
    /** Tool calls per minute of one connection at most; null for the limit of the service. 1 to 60. */
    connection_calls_per_minute: number | null;
    /** Tool calls per minute of all connections together at most; null for the limit of the service. 1 to 300. */
    organization_calls_per_minute: number | null;
};

/** Fields that the service sets on a key. */
export type ApiKeyStateWritable = {
    [key: string]: unknown;
};

/** A key, without its secret. */
export type ApiKeyWritable = StandardFieldsWritable & ApiKeyFieldsOutput & ApiKeyStateWritable & {
    /** Name that describes the purpose of the key. 1 to 100 characters. */
    name: string;
    /** The permissions that the key has at most. 1 to 60 items. */
    scopes: Array<Permission | (string & {})>;
    /** IPv4 and IPv6 addresses or CIDR blocks from which the key is accepted; an empty list allows all addresses. At most 50 items. */
    allowed_ips: Array<string>;
    /** When the key expires; null if it never expires. RFC 3339 with a time zone. */
    expires_at: string | null;
    /** Whether AI applications can use the key; defaults to false. */
    mcp_access: boolean;
};

/** A key with its secret, which is returned only once. */
export type IssuedApiKeyWritable = StandardFieldsWritable & ApiKeyFieldsOutput & ApiKeyStateWritable & {
    /** Name that describes the purpose of the key. 1 to 100 characters. */
    name: string;
    /** The permissions that the key has at most. 1 to 60 items. */
    scopes: Array<Permission | (string & {})>;
    /** IPv4 and IPv6 addresses or CIDR blocks from which the key is accepted; an empty list allows all addresses. At most 50 items. */
    allowed_ips: Array<string>;
    /** When the key expires; null if it never expires. RFC 3339 with a time zone. */
    expires_at: string | null;
    /** Whether AI applications can use the key; defaults to false. */
    mcp_access: boolean;
};

/** Payload of API key events; never contains the secret. */
export type ApiKeyEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The key after the change. */
    data: {
        object: ApiKeyWritable;
    };
    changes?: FieldChanges;
};

/** A period in which a user cannot be booked. */
export type BusyTimeWritable = StandardFieldsWritable & {
    /** Null for a busy time read from a feed. At most 200 characters. */
    title: string | null;
    /** The user who is busy. */
    user_id: Id;
    /** Start of the busy time. */
    start_at: Timestamp;
    /** End of the busy time. */
    end_at: Timestamp;
    source: BusySource | (string & {});
    feed_id: string | null;
};

/** An external calendar from which busy times are read. */
export type BusyFeedWritable = StandardFieldsWritable & {
    /** Name of the feed. 1 to 100 characters. */
    name: string;
    /** The user to whom the calendar belongs. */
    user_id: Id;
};

/** The fields of a campaign that every response contains. */
export type CampaignStateWritable = StandardFieldsWritable & CampaignSettings & {
    /** Internal name of the campaign. 1 to 150 characters. */
    name: string;
    /** One line; may contain variables. At most 255 characters. */
    subject: string | null;
    /** Text that e-mail clients show next to the subject; may contain variables. At most 255 characters. */
    preview_text: string | null;
    /** The sender. */
    from: Mailbox | null;
    /** Address for replies. At most 254 characters. An e-mail address. */
    reply_to: string | null;
    /** The e-mail template with the subject and the texts, instead of own ones. */
    template_id: string | null;
    /** Segments whose members receive the campaign. At least one is required for scheduling and sending. At most 20 items. */
    segment_ids: Array<Id>;
    /** Segments whose members do not receive the campaign. At most 20 items. */
    exclude_segment_ids: Array<Id>;
    /** The topic of the campaign. Addresses that unsubscribed from it, or must subscribe to it first, are suppressed. Null: the campaign has no topic, and its unsubscribe link ends all marketing. */
    topic_id: string | null;
    /** UTM parameters that are added to the links. */
    utm: {
        /** At most 100 characters. */
        source?: string | null;
        /** At most 100 characters. */
        medium?: string | null;
        /** At most 100 characters. */
        campaign?: string | null;
        /** At most 100 characters. */
        term?: string | null;
        /** At most 100 characters. */
        content?: string | null;
    } | null;
    /** The user who owns the campaign. */
    owner_id: string | null;
    tags: Tags;
};

/** A mailing to segments. Lists and webhooks omit the bodies. */
export type CampaignWritable = CampaignStateWritable & CampaignBodies;

/** Payload of a webhook about a campaign. */
export type CampaignEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The campaign after the change, without the bodies. */
    data: {
        object: CampaignWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Fields of every record. */
export type StandardFieldsWritable = {
    [key: string]: unknown;
};

/** An AI application that a user has authorized. */
export type ConnectionWritable = StandardFieldsWritable;

/** Payload of connection events. */
export type ConnectionEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The connection after the change. */
    data: {
        object: ConnectionWritable;
    };
    changes?: FieldChanges;
};

/** A field that the organization has added to a record type. */
export type CustomFieldWritable = StandardFieldsWritable & {
    entity_type: CustomFieldRecordType | (string & {});
    /** Name for display. 1 to 100 characters. */
    label: string;
    key: CustomFieldKey;
    type: CustomFieldType | (string & {});
    /** The allowed values; null if the type has no options. At most 100 items. */
    options: Array<string> | null;
    /** Whether new records must have a value. */
    required: boolean;
    /** Purpose of the field. At most 500 characters. */
    description: string | null;
    /** Position among the custom fields. 0 to 10000. */
    position: number;
    /** Whether the field is archived. An archived field accepts no new values; its existing values can be read. */
    archived: boolean;
    /** Whether filters on the field use an index, so that they are fast if few of many records match. Only for fields of contacts and companies, except the type `multi_select`. Each value uses about 250 bytes. */
    indexed: boolean;
    /** State of the index: `building` until the values of all records are in it, then `ready`. Null if the field is not indexed. */
    index_status: 'building' | 'ready' | null | (string & {});
};

/** Names of variables. */
export type EmailVariableNamesWritable = Array<EmailVariableName>;

/** The texts of an e-mail in each language. Messages show them in the layout of the organization. */
export type EmailTemplateWritable = StandardFieldsWritable & EmailTemplateFieldsOutput & {
    /** Name of the template; unique, ignoring case. 1 to 150 characters. */
    name: string;
    /** When the template is used. At most 1000 characters. */
    description: string | null;
    kind: EmailTemplateKind | (string & {});
    translations: EmailTemplateTranslations;
    /** Variables whose values are given with each message, as `template_values`. At most 20 items. */
    own_variables: Array<EmailVariableName>;
};

/** The fields of a message that every response contains. */
export type EmailStateWritable = StandardFieldsWritable;

/** An e-mail message. Lists and webhooks omit `html` and `text`. */
export type EmailMessageWritable = EmailStateWritable;

/** Payload of a webhook about an e-mail message. */
export type EmailEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The message after the change, without `html` and `text`. The message of a campaign to one recipient has the same form: `id` is the id of the recipient and `metadata.campaign_id` that of the campaign. Such messages are not in the list of messages. After a change of subscription, `changes.subscription.new` contains the address and the topic; `topic_id` is null if all marketing is concerned. */
    data: {
        object: EmailMessageWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** A person. */
export type ContactWritable = StandardFieldsWritable & EntityFieldsOutput & ContactFieldsOutput & {
    /** Phone number in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the country in the record's address, or of the organization's `default_country` if there is none. At most 50 characters. */
    phone: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    website: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    linkedin_url: string | null;
    lifecycle_stage: LifecycleStage | (string & {});
    /** Score of the lead; defaults to 0. 0 to 100. */
    lead_score: number;
    /** The user who is responsible for the record. */
    owner_id: string | null;
    /** Free text. At most 10000 characters. */
    description: string | null;
    tags: Tags;
    custom_fields: CustomFields;
    external_ids: ExternalIds;
    /** Given name. At most 100 characters. */
    first_name: string | null;
    /** Family name. At most 100 characters. */
    last_name: string | null;
    /** Stored in lower case; unique among live contacts. At most 254 characters. An e-mail address. */
    email: string | null;
    /** Further addresses; each is unique among all addresses of live contacts, including `email`. At most 10 items. */
    additional_emails: Array<Email>;
    /** Mobile number in the same format as `phone`, e.g. +33612345678. At most 50 characters. */
    mobile: string | null;
    /** Position in the company. At most 150 characters. */
    job_title: string | null;
    /** Department in the company. At most 150 characters. */
    department: string | null;
    /** The company this person works for. */
    company_id: string | null;
    /** Progress of the first conversation. */
    lead_status: 'new' | 'contacted' | 'nurturing' | 'qualified' | 'unqualified' | null | (string & {});
    /** How the contact was acquired. */
    source: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null | (string & {});
    /** Consent to marketing e-mail; defaults to `unknown`. */
    email_consent: 'unknown' | 'opted_in' | 'opted_out' | (string & {});
    /** Whether the person asked not to be called. */
    do_not_call: boolean;
    /** IANA time zone name, e.g. Europe/Paris. At most 100 characters. */
    timezone: string | null;
    /** BCP 47 language tag, e.g. fr or pt-BR. */
    locale: string | null;
    address: Address;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    avatar_url: string | null;
    /** Date of birth, YYYY-MM-DD. YYYY-MM-DD. */
    birthday: string | null;
};

/** An organization that people work for. */
export type CompanyWritable = StandardFieldsWritable & EntityFieldsOutput & CompanyFieldsOutput & {
    /** Phone number in any common notation; stored as E.164, e.g. +33123456789. A number without a country code is read as a number of the country in the record's address, or of the organization's `default_country` if there is none. At most 50 characters. */
    phone: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    website: string | null;
    /** URL with the scheme http or https. At most 2000 characters. A URL. */
    linkedin_url: string | null;
    lifecycle_stage: LifecycleStage | (string & {});
    /** Score of the lead; defaults to 0. 0 to 100. */
    lead_score: number;
    /** The user who is responsible for the record. */
    owner_id: string | null;
    /** Free text. At most 10000 characters. */
    description: string | null;
    tags: Tags;
    custom_fields: CustomFields;
    external_ids: ExternalIds;
    /** The company's name. 1 to 200 characters. */
    name: string;
    /** Host name; unique among live companies. A full URL is reduced to its host name. At most 2000 characters. */
    domain: string | null;
    /** Further host names; each is unique among all host names of live companies, including `domain`. At most 10 items. */
    additional_domains: Array<string>;
    /** General e-mail address of the company. At most 254 characters. An e-mail address. */
    email: string | null;
    /** Business relationship of the company with the organization. */
    type: 'prospect' | 'customer' | 'partner' | 'reseller' | 'investor' | 'vendor' | 'other' | null | (string & {});
    /** Line of business. At most 100 characters. */
    industry: string | null;
    /** Number of employees. 0 to 2147483647. */
    employee_count: number | null;
    /** Revenue per year in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. 0 to 999999999999.99. */
    annual_revenue: number | null;
    /** ISO 4217 currency code. */
    currency: string | null;
    /** The parent company. */
    parent_company_id: string | null;
    billing_address: Address;
    shipping_address: Address;
    /** Number in the commercial register. At most 40 characters. */
    registration_number: string | null;
    /** VAT identification number. At most 40 characters. */
    vat_number: string | null;
};

/** A contact or a company. */
export type EntityWritable = ({
    entity_type: 'contact';
} & ContactWritable) | ({
    entity_type: 'company';
} & CompanyWritable);

/** Result of one operation. */
export type BatchResultWritable = {
    /** Index of the operation, from 0. 0 to 99. */
    index: number;
    /** The HTTP status that the operation would have as a single request. 200 to 599. */
    status: number;
    /** The record, or the time of its deletion. */
    data?: EntityWritable | Deleted;
    error?: BatchError;
};

/** Result of a merge or of a dry run. */
export type EntityMergedWritable = {
    record: EntityWritable;
    /** At most 9 items. */
    merged_ids: Array<Id>;
    /** The fields in which the records differ. At most 500 items. */
    differences: Array<MergeDifference>;
    /** Number of records that are moved. */
    moved: {
        /** At least 0. */
        opportunities: number;
        /** At least 0. */
        tasks: number;
        /** At least 0. */
        notes: number;
        /** Events with one of the duplicates as an invitee. At least 0. */
        events: number;
        /** Contacts of merged companies. At least 0. */
        contacts: number;
        /** At least 0. */
        child_companies: number;
        /** Static segments that the record becomes a member of. At least 0. */
        segments: number;
        /** At least 0. */
        emails: number;
        /** At least 0. */
        files: number;
    };
    dry_run: boolean;
};

/** Result of undoing a merge, or of a dry run. */
export type EntityUnmergedWritable = {
    /** The restored record. */
    record: EntityWritable;
    /** The record into which it had been merged. */
    kept_record: EntityWritable;
    /** Number of records and entries that the restored record got back. */
    restored: {
        /** At least 0. */
        opportunities: number;
        /** At least 0. */
        tasks: number;
        /** At least 0. */
        notes: number;
        /** At least 0. */
        events: number;
        /** Contacts of the restored company. At least 0. */
        contacts: number;
        /** At least 0. */
        child_companies: number;
        /** Static segments of which it is a member again. At least 0. */
        segments: number;
        /** Messages that were sent to it or relate to it. At least 0. */
        emails: number;
        /** At least 0. */
        files: number;
        /** At least 0. */
        form_submissions: number;
        /** Entries of its timeline. At least 0. */
        activities: number;
    };
    /** Values and relations that could not be restored; at most 100 items. At most 100 items. */
    not_restored: Array<NotRestored>;
    /** Number of all items that could not be restored. At least 0. */
    not_restored_count: number;
    dry_run: boolean;
};

/** A record that could be the same. */
export type DuplicateWritable = {
    record: EntityWritable;
    /** Likelihood that the record is the same, from 0 to 1. 0 to 1. */
    confidence: number;
    reasons: DuplicateReasons;
};

/** Records that could be the same. */
export type DuplicateGroupWritable = {
    entity_type: EntityType | (string & {});
    /** The field whose value they share. */
    field: 'email' | 'phone' | 'domain' | 'name' | (string & {});
    /** Number of records that share the value. At least 2. */
    count: number;
    /** Confidence of the most likely pair. 0 to 1. */
    confidence: number;
    reasons: DuplicateReasons;
    /** Up to ten of the records. 2 to 10 items. */
    records: Array<EntityWritable>;
};

/** A duplicate of the candidate or, without a candidate, a group. */
export type DuplicateFoundWritable = DuplicateWritable | DuplicateGroupWritable;

/** The e-mail addresses of the invitees to whom a notification is sent. Hosts are in `notified_hosts`, without addresses. */
export type NotifiedAddressesWritable = Array<Email>;

/** The fields to update. */
export type EventUpdateWritable = {
    id?: Id;
    /** Title shown to invitees. 1 to 150 characters. */
    title?: string;
    /** Description shown to invitees. At most 10000 characters. */
    description?: string | null;
    location?: EventLocationOutput;
    /** Notes for the team; never sent to invitees. At most 10000 characters. */
    internal_notes?: string | null;
    /** The opportunity to which the event is related. */
    opportunity_id?: string | null;
    metadata?: EventMetadata;
    /** Another host of the event type, who must have no other event or busy time during the event. Not possible if all hosts host the event together (`collective`). */
    host_user_id?: string;
    notify?: Notify;
    event_type_id?: Id;
    status?: EventStatus | (string & {});
    start_at?: Timestamp;
    end_at?: Timestamp;
    /** Time from start to end. At least 1. */
    duration_minutes?: number;
    /** Time zone of the host's calendar at the time of booking. Each invitee has a separate time zone. At most 100 characters. */
    timezone?: string;
    /** At most 50 items. */
    hosts?: Array<EventHost>;
    /** Maximum number of invitees of an event with several seats. 1 for other events, whose guests take no seats. At least 1. */
    seats?: number;
    /** Sorted by time of invitation, removed invitees last. Lists, changes and webhooks contain at most 20 of them. At most 5000 items. */
    invitees?: Array<InviteeWritable>;
    /** Number of current invitees, without removed ones. At least 0. */
    invitee_count?: number;
    /** Answers of the first person who booked. */
    answers?: EventAnswers;
    /** The contacts of the current invitees. At most 5000 items. */
    contact_ids?: Array<Id>;
    /** Source of the booking. */
    source?: 'booking_page' | 'api' | 'mcp' | 'console' | (string & {});
    /** UID in calendars (RFC 5545); never changes. At most 300 characters. */
    ics_uid?: string;
    /** SEQUENCE in calendars (RFC 5545). At least 0. */
    ics_sequence?: number;
    /** Number of times the event was rescheduled. At least 0. */
    reschedule_count?: number;
    /** The latest 100 previous times, oldest first. `events.history` lists all of them. At most 1000 items. */
    history?: Array<EventPeriod>;
    cancellation?: EventCancellation | null;
    /** Whether the hosts did not attend. */
    host_no_show?: boolean;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** A kind of event that can be booked. */
export type EventTypeWritable = StandardFieldsWritable & EventTypeFieldsOutput & {
    slug: EventTypeSlug;
    /** Title shown to invitees. 1 to 150 characters. */
    title: string;
    /** Text shown on the booking page. At most 10000 characters. */
    description: string | null;
    /** The user who owns it. */
    owner_id: Id;
    /** The users who host the events; they must be active. With `round_robin`, the order decides between hosts who have their share of the events. 1 to 50 items. */
    hosts: Array<Id>;
    /** The weights of hosts, in the order of `hosts`. With `round_robin`, a host with weight 2 gets twice as many events as a host with weight 1. Hosts who are not in this list have weight 1; weights of 1 are not returned. At most 50 items. */
    host_weights: Array<HostWeight>;
    /** If true, `round_robin` chooses the owner of the invitee's contact, provided that this user is one of the hosts and free at that time. A contact that the booking creates belongs to its host. */
    prefer_contact_owner: boolean;
    assignment: EventTypeAssignment | (string & {});
    /** Last part of the URL of the team page, `/team/{organization_slug}/{team_slug}`. Unique among the event types of the organization. Only with the assignment `round_robin` or `collective`; derived from `slug` if null. Null with `single`. */
    team_slug: string | null;
    /** Schedule that applies to all hosts of this event type. If null, the default schedule of each host applies. */
    schedule_id: string | null;
    duration_minutes: EventMinutes;
    /** The durations to choose from, which include `duration_minutes`. Empty if only `duration_minutes` is offered. At most 10 items. */
    duration_options: Array<EventMinutes>;
    /** Time between consecutive start times; null for the duration. 5 to 1440. */
    slot_interval_minutes: number | null;
    /** Time that is kept free before an event. 0 to 480. */
    buffer_before_minutes: number;
    /** Time that is kept free after an event. 0 to 480. */
    buffer_after_minutes: number;
    /** Minimum time between booking and start. 0 to 129600. */
    min_notice_minutes: number;
    booking_window: BookingWindowOutput;
    limits: BookingLimits;
    /** Number of invitees who can book the same event. 1 to 1000. */
    seats: number;
    /** If true, a booking is `pending` until a host confirms it. */
    requires_confirmation: boolean;
    location: EventLocationOutput;
    /** Questions that the person who books answers. At most 20 items. */
    questions: Array<BookingQuestionOutput>;
    /** Maximum number of guests in a booking. Does not limit the guests that a host invites later. 0 to 20. */
    max_guests: number;
    /** Times of reminders to the invitees, in minutes before the start. At most 5 items. */
    reminder_minutes: Array<number>;
    /** Language of the texts; null for that of the organization. */
    locale: 'en' | 'fr' | null | (string & {});
    /** Whether the event type can be booked. */
    is_active: boolean;
    visibility: EventTypeVisibility | (string & {});
};

/** Payload of a webhook about an event type. */
export type EventTypeEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: EventTypeWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** A person who is invited to an event. */
export type InviteeWritable = {
    id: Id;
    /** At most 200 characters. */
    name: string | null;
    email: Email;
    /** `primary`: a person who booked. `guest`: a person invited in addition. */
    role: 'primary' | 'guest' | (string & {});
    /** E.164. At most 16 characters. */
    phone: string | null;
    /** Time zone of the times in e-mails and calendar files. At most 100 characters. */
    timezone: string;
    /** Language of e-mails and calendar files. */
    locale: 'en' | 'fr' | (string & {});
    /** The contact with this address. */
    contact_id: string | null;
    answers: EventAnswers;
    /** Response of the invitee, sent by their calendar or through the link in the e-mail. Reset to `needs_action` when the event is rescheduled. */
    response: 'needs_action' | 'accepted' | 'declined' | 'tentative' | (string & {});
    /** Whether the invitee did not attend. */
    no_show: boolean;
    /** Time when the invitee was removed. RFC 3339 with a time zone. */
    cancelled_at: string | null;
    created_at: Timestamp;
};

/** A booked event. Its id does not change when it is rescheduled. */
export type EventWritable = StandardFieldsWritable & {
    /** Title shown to invitees. 1 to 150 characters. */
    title: string;
    /** Description shown to invitees. At most 10000 characters. */
    description: string | null;
    location: EventLocationOutput;
    /** The opportunity to which the event is related. */
    opportunity_id: string | null;
    /** Notes for the team; never sent to invitees. At most 10000 characters. */
    internal_notes: string | null;
    metadata: EventMetadata;
};

/** Payload of a webhook about an event. */
export type EventEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: EventWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** A file of a record. Its content never changes. */
export type FileWritable = StandardFieldsWritable;

/** Payload of a webhook about a file. */
export type FileEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The file after the change; if it was purged, only its id and version. */
    data: {
        object: FileWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** A page on which visitors leave their details. A submission creates or updates a contact. */
export type WebFormWritable = StandardFieldsWritable & WebFormFieldsOutput & {
    slug: FormSlug;
    /** Title of the page. 1 to 150 characters. */
    title: string;
    /** Text above the fields. At most 10000 characters. */
    description: string | null;
    /** The fields of the contact in their order, after the e-mail address. At most 30 items. */
    contact_fields: Array<FormContactField>;
    /** Further questions. Their answers are kept with the submission. At most 20 items. */
    questions: Array<BookingQuestionOutput>;
    /** Text next to the consent checkbox; null for no checkbox. Each submission keeps the text that the visitor saw. */
    consent_text: TextByLanguage;
    /** Whether visitors must check the consent checkbox. */
    consent_required: boolean;
    /** `marketing`: a checked checkbox changes `email_consent` of the contact from `unknown` to `opted_in`. `data_processing`: the consent is only kept with the submission. */
    consent_purpose: 'data_processing' | 'marketing' | (string & {});
    /** Text after a submission; null for a standard text. */
    thank_you_text: TextByLanguage;
    /** The https URL that opens after a submission. Its origin must be one of `allowed_origins` or of the organization's `embed_origins`. At most 2000 characters. A URL. */
    redirect_url: string | null;
    /** Origins of websites that may embed the form, in addition to the organization's `embed_origins`; also `http://localhost:8080`, to try it on your machine. At most 20 items. */
    allowed_origins: Array<string>;
    /** Owner of the form and of the contacts that it creates. */
    owner_id: string | null;
    /** Tags that the contacts receive. */
    tags: Tags;
    /** Lifecycle stage of contacts that the form creates. */
    lifecycle_stage: LifecycleStage | (string & {});
    /** Users who receive an e-mail for each submission. At most 10 items. */
    notify_user_ids: Array<Id>;
    /** Language of the title, the labels and the questions; null for that of the organization. */
    locale: 'en' | 'fr' | null | (string & {});
    /** Whether the form is published. */
    is_active: boolean;
};

/** The details that a visitor sent with a form. */
export type FormSubmissionWritable = StandardFieldsWritable & FormSubmissionFieldsWritable;

/** Payload of a webhook about a submission. */
export type FormSubmissionEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The submission. */
    data: {
        object: FormSubmissionWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** The fields to set; omitted fields are unchanged. */
export type IdentityProviderUpdateWritable = IdentityProviderFields & {
    id?: Id;
    /** The secret of this service at the provider; null for none. It is stored encrypted and never returned. 1 to 1000 characters. */
    client_secret?: string | null;
    /** Whether a secret is stored. */
    client_secret_set?: boolean;
    /** The redirect URI to register at the provider. At most 500 characters. */
    redirect_uri?: string;
    /** Incremented with every change, starting at 1. At least 1. */
    version?: number;
    created_at?: Timestamp;
    updated_at?: Timestamp;
    created_by?: ActorOutput;
    updated_by?: ActorOutput;
    deleted_at?: Timestamp | null;
};

/** The OpenID Connect provider with which members of the organization sign in. */
export type IdentityProviderWritable = StandardFieldsWritable & IdentityProviderFields & {
    /** The issuer as in the provider's discovery document: an https URL without a query or fragment. Its host must resolve to public IP addresses. 1 to 500 characters. */
    issuer: string;
    /** Identifies this service at the provider. 1 to 255 characters. */
    client_id: string;
    /** Scopes to request. `openid` is always requested. 1 to 20 items. */
    scopes: Array<string>;
    /** The claim with the groups of a person, in the ID token or the response of the userinfo endpoint. Null if the provider sends none. 1 to 200 characters. */
    groups_claim: string | null;
    /** Roles by group. The first entry whose group a person has determines their role. It applies at each sign-in, and to groups provisioned with SCIM, by their name or external id. For members of a SCIM group, only the SCIM groups count, and a sign-in does not change the role. If the list is empty, members keep their role at sign-in, and a SCIM group gives the role that has its name. Owners always keep theirs. At most 100 items. */
    group_roles: Array<GroupRole>;
    /** The role of people in none of the groups. If null, they are rejected. */
    default_role: RoleName | null;
    /** Whether people without an account become members when they first sign in. */
    just_in_time: boolean;
    /** Whether members must sign in with the provider. Owners can still sign in with their password or passkey, also while the provider is down. Needs a verified e-mail domain. When enforcement starts, the sessions of other members that started with a password or passkey end. */
    enforced: boolean;
    /** Whether people can sign in with the provider. */
    enabled: boolean;
};

/** An e-mail domain whose people can use the organization's single sign-on once it is verified. */
export type EmailDomainWritable = StandardFieldsWritable & {
    domain: DomainName;
    status: EmailDomainStatus | (string & {});
    /** Time of the verification; null before. RFC 3339 with a time zone. */
    verified_at: string | null;
    /** Name of the TXT record to publish. At most 300 characters. */
    record_name: string;
    /** Value of the TXT record to publish. At most 100 characters. */
    record_value: string;
};

/** An import of records from a CSV file. */
export type ImportWritable = StandardFieldsWritable & {
    entity_type: ImportRecordType | (string & {});
    mapping: ImportMapping;
    duplicates: ImportDuplicates | (string & {});
    date_format: ImportDateFormat | (string & {});
    /** Whether missing companies are created. */
    create_companies: boolean;
    /** How a row with an invalid cell is handled. */
    on_bad_cell: 'fail' | 'skip' | (string & {});
    /** Whether the import is a dry run. */
    dry_run: boolean;
};

/** A product or service in an opportunity, with its quantity and price. */
export type LineItemWritable = StandardFieldsWritable & LineItemFields & {
    /** Name of the item. 1 to 150 characters. */
    name: string;
    /** The product; null for a free item. */
    product_id: string | null;
    /** Quantity, with at most three decimals. At most 999999999. */
    quantity: number;
    /** Price of one unit in the currency of the opportunity, with at most its decimals. 0 to 999999999999.99. */
    unit_price: number;
    /** Discount in percent. 0 to 100. */
    discount_percent: number;
    /** Position in the opportunity, from 1. 1 to 1000000. */
    position: number;
};

/** A user in the organization. */
export type MemberWritable = StandardFieldsWritable & {
    /** Given name. At most 100 characters. */
    first_name: string | null;
    /** Family name. At most 100 characters. */
    last_name: string | null;
    email: Email;
    locale: Locale | (string & {});
    timezone: Timezone;
    role: RoleName;
    status: MemberStatus | (string & {});
    booking_slug: BookingSlug;
};

/** A note about records. `created_by` is its author. */
export type NoteWritable = StandardFieldsWritable & NoteFieldsOutput & {
    /** Subject of the note. At most 255 characters. */
    title: string | null;
    /** Markdown without HTML. 1 to 65536 characters. */
    body: string;
    /** The related records. A note needs at least one; its list is empty only after all related records were purged. At most 20 items. */
    related_to: Array<RelatedRecordOutput>;
    /** Whether the note is pinned. */
    pinned: boolean;
};

/** A possible sale. */
export type OpportunityWritable = StandardFieldsWritable & OpportunityFieldsOutput & {
    /** Name of the opportunity. 1 to 200 characters. */
    name: string;
    pipeline_id: Id;
    /** The key of a stage in the pipeline. Input also accepts the label of the stage, ignoring case, and `closed won` or `closed lost`; output is always the key. 1 to 100 characters. */
    stage: string;
    /** Amount in major units of `currency`, with at most its decimals: none for JPY, two for EUR, three for KWD. 0 to 999999999999.99. */
    amount: number | null;
    currency: Currency;
    /** Expected closing date, YYYY-MM-DD. YYYY-MM-DD. */
    expected_close_date: string | null;
    /** Why the opportunity was lost; null unless it is lost. At most 500 characters. */
    lost_reason: string | null;
    /** Next action to take. At most 500 characters. */
    next_step: string | null;
    /** The prospective buyer. */
    company_id: string | null;
    /** The main contact. */
    primary_contact_id: string | null;
    /** The participating contacts, each at most once. The primary contact is included only if it was added explicitly. At most 50 items. */
    contacts: Array<OpportunityContactOutput>;
    /** The user who is responsible for the opportunity. */
    owner_id: string | null;
    /** How the opportunity was acquired. */
    source: 'manual' | 'api' | 'import' | 'mcp' | 'booking' | 'form' | 'email' | 'referral' | 'event' | 'partner' | 'advertisement' | 'other' | null | (string & {});
    /** Free text. At most 10000 characters. */
    description: string | null;
    tags: Tags;
    custom_fields: CustomFields;
    /** Probability of winning, in percent. 0 to 100. */
    probability: number;
};

/** Payload of opportunity events. */
export type OpportunityEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: OpportunityWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** A customer of this service. Every record belongs to exactly one organization. */
export type OrganizationWritable = StandardFieldsWritable & OrganizationFields & {
    /** Display name. 1 to 200 characters. */
    name: string;
    default_locale: Locale | (string & {});
    timezone: Timezone;
    currency: Currency;
    /** The country of phone numbers without a country code; defaults to the country of the time zone. If null, such numbers are rejected. */
    default_country: string | null;
    /** Postal address, which is printed below each marketing message because many countries require it. If null, only the organization's name is printed. At most 500 characters. */
    postal_address: string | null;
    email_tracking: EmailTracking;
    /** The largest file that can be uploaded, in mebibytes; 25 by default. 1 to 100. */
    max_file_size_mb: number;
    retention: Retention;
    branding: Branding;
    /** Origins of websites that may embed the booking page and forms of the organization: https, or http on localhost to try it, such as `http://localhost:8080`. At most 20 items. */
    embed_origins: Array<string>;
};

/** An ordered list of stages that opportunities go through. */
export type PipelineWritable = StandardFieldsWritable & PipelineFields & {
    /** Display name; unique, ignoring case. 1 to 100 characters. */
    name: string;
    /** Whether new opportunities are created in this pipeline by default; true for exactly one pipeline. */
    is_default: boolean;
    /** Position among the pipelines. 1 to 1000. */
    position: number;
    /** Whether `lost_reason` is required to mark an opportunity as lost. */
    require_lost_reason: boolean;
    /** The stages in order. At most 30 items. */
    stages: Array<Stage>;
};

/** A good or service that the organization sells. */
export type ProductWritable = StandardFieldsWritable & ProductFields & {
    /** Name of the product. 1 to 150 characters. */
    name: string;
    /** Code of the product; unique, ignoring case. 1 to 64 characters. */
    code: string | null;
    /** Free text. At most 10000 characters. */
    description: string | null;
    /** Price of one unit without tax. 0 to 999999999999.99. */
    unit_price: number;
    currency: Currency;
    /** Tax rate in percent. 0 to 100. */
    tax_rate: number | null;
    /** Unit of the quantity, for example hour. 1 to 20 characters. */
    unit: string | null;
    /** Whether the product is offered. */
    is_active: boolean;
    /** The user who is responsible for the product. */
    owner_id: string | null;
    external_ids: ExternalIds;
    tags: Tags;
    custom_fields: CustomFields;
};

/** A set of permissions. */
export type PermissionsWritable = Array<Permission>;

/** A named set of permissions. */
export type RoleWritable = StandardFieldsWritable & RoleFieldsOutput & {
    name: RoleName;
    /** Purpose of the role. At most 500 characters. */
    description: string | null;
    permissions: PermissionsOutputWritable;
};

/** The hours in which a user can be booked. */
export type ScheduleWritable = StandardFieldsWritable & ScheduleFieldsOutput & {
    /** Name of the schedule. 1 to 100 characters. */
    name: string;
    timezone: Timezone;
    /** The default schedule applies to event types with `schedule_id` null. Each user with schedules has exactly one default. */
    is_default: boolean;
    /** Each weekday at most once. Other weekdays cannot be booked. Returned from Monday to Sunday. At most 7 items. */
    weekly_hours: Array<WeekdayHoursOutput>;
    /** Each date at most once. Returned sorted by date. At most 366 items. */
    overrides: Array<DateHours>;
    /** The user to whom the schedule belongs. */
    user_id: Id;
};

/** Preview of the members of a segment. */
export type SegmentPreviewWritable = {
    /** Exact number of matching records. At least 0. */
    total: number;
    /** The newest matching records. At most 100 items. */
    sample: Array<EntityWritable>;
};

/** A set of contacts or of companies. */
export type SegmentWritable = StandardFieldsWritable & SegmentFieldsOutput & {
    /** Unique among live segments, ignoring case. 1 to 150 characters. */
    name: string;
    /** Purpose of the segment. At most 10000 characters. */
    description: string | null;
    /** Only for dynamic segments. Relative times refer to the time of the query. */
    filter: FilterGroupOutput | null;
};

/** Payload of segment events. */
export type SegmentEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: SegmentWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** The result of one extension, such as `{"rk":true}` of `credProps`. */
export type WebAuthnExtensionResultWritable = boolean | number | string | {
    [key: string]: WebAuthnExtensionPart;
} | null;

/** The parts of the sign-in that an organization sets up. */
export type SignInSettingsWritable = {
    /** The OpenID Connect provider; null if the organization has none. */
    identity_provider: IdentityProviderWritable | null;
    /** The SCIM token; null if the organization has none. */
    scim: ScimToken | null;
};

/** An address that receives no marketing or no e-mail at all. */
export type SuppressionWritable = {
    [key: string]: never;
};

/** Work that is assigned to a user. */
export type TaskWritable = StandardFieldsWritable & TaskFieldsOutput & {
    /** Short description of the work. 1 to 255 characters. */
    title: string;
    /** Free text. At most 10000 characters. */
    description: string | null;
    type: TaskType | (string & {});
    status: TaskStatus | (string & {});
    priority: TaskPriority | (string & {});
    /** Due time. RFC 3339 with a time zone. */
    due_at: string | null;
    /** Time of the reminder, not later than `due_at`. RFC 3339 with a time zone. */
    reminder_at: string | null;
    /** The user who is assigned to the task. */
    assignee_id: string | null;
    related_to: RelatedToOutput;
    tags: Tags;
    custom_fields: CustomFields;
};

/** A topic of marketing e-mail that recipients can subscribe to, for example a newsletter. */
export type TopicWritable = StandardFieldsWritable & TopicFields & {
    /** Name of the topic. 1 to 100 characters. */
    name: string;
    /** English name. 1 to 100 characters. */
    name_en: string | null;
    /** French name. 1 to 100 characters. */
    name_fr: string | null;
    /** Short name for programs; unique. */
    slug: string | null;
    /** Content of the messages on this topic. At most 500 characters. */
    description: string | null;
    /** English description. At most 500 characters. */
    description_en: string | null;
    /** French description. At most 500 characters. */
    description_fr: string | null;
    /** Position on the page of mail preferences. 0 to 1000000. */
    position: number;
    /** Whether all recipients see the topic on their page of mail preferences; otherwise only recipients of its messages. */
    is_public: boolean;
    /** Whether only addresses that subscribed receive the topic; otherwise all that did not unsubscribe. */
    opt_in_required: boolean;
};

/** A saved view of a list. */
export type ViewWritable = StandardFieldsWritable & ViewFieldsOutput & {
    /** Name for display. 1 to 100 characters. */
    name: string;
    visibility: ViewVisibility | (string & {});
    /** The columns in their order; empty for the default columns. At most 50 items. */
    columns: Array<ViewField>;
    /** Selects the records; null for all. Events cannot be filtered by conditions. */
    filter: FilterGroupOutput | null;
    /** Up to four sortable fields of the list; a `-` prefix sorts in descending order. Null for the default order. */
    sort: string | null;
    /** The field by which the records are grouped, such as the columns of a board. */
    grouping: string | null;
    layout: ViewLayout | (string & {});
    /** Position among the views. 0 to 10000. */
    position: number;
    /** Whether this is your default view of the record type. */
    is_default: boolean;
};

/** The state of a webhook. */
export type WebhookStateWritable = {
    status?: WebhookStatus | (string & {});
};

/** A URL to which events of the organization are sent. */
export type WebhookWritable = StandardFieldsWritable & WebhookFieldsOutput & WebhookStateWritable & {
    /** URL to which events are sent with POST over https. Its host must resolve to public IP addresses. 1 to 2048 characters. */
    url: string;
    /** Purpose of the webhook. At most 255 characters. */
    description: string | null;
    /** Kinds of events that are sent. 1 to 50 items. */
    events: Array<WebhookSubscription | (string & {})>;
    status: WebhookStatus | (string & {});
};

/** A webhook with its secret, which is returned only once. */
export type IssuedWebhookWritable = StandardFieldsWritable & WebhookFieldsOutput & WebhookStateWritable & {
    /** URL to which events are sent with POST over https. Its host must resolve to public IP addresses. 1 to 2048 characters. */
    url: string;
    /** Purpose of the webhook. At most 255 characters. */
    description: string | null;
    /** Kinds of events that are sent. 1 to 50 items. */
    events: Array<WebhookSubscription | (string & {})>;
    status: WebhookStatus | (string & {});
};

/** A test event, sent on request. */
export type WebhookTestEventWritable = {
    id: Id;
    type: 'webhook.test';
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    data: {
        object: WebhookWritable;
    };
};

/** Payload of a webhook about a deleted or purged contact. */
export type ContactDeletedEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The deleted record; for a purged record, only its id and the time of deletion. */
    data: {
        object: ContactWritable | Deleted | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Payload of a webhook about a contact. */
export type ContactEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: ContactWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Payload of a webhook about a deleted or purged company. */
export type CompanyDeletedEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The deleted record; for a purged record, only its id and the time of deletion. */
    data: {
        object: CompanyWritable | Deleted | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Payload of a webhook about a company. */
export type CompanyEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: CompanyWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

export type EmailTemplateEnvelopeWritable = {
    data: EmailTemplateWritable;
};

export type EmailTemplatePageWritable = {
    /** At most 100 items. */
    data: Array<EmailTemplateWritable>;
    meta: ListMeta;
};

export type WebFormEnvelopeWritable = {
    data: WebFormWritable;
};

export type WebFormPageWritable = {
    /** At most 100 items. */
    data: Array<WebFormWritable>;
    meta: ListMeta;
};

/** Fields that a client can set. */
export type FormSubmissionFieldsWritable = {
    [key: string]: unknown;
};

export type FormSubmissionPageWritable = {
    /** At most 100 items. */
    data: Array<FormSubmissionWritable>;
    meta: ListMeta;
};

export type LineItemEnvelopeWritable = {
    data: LineItemWritable;
};

export type LineItemPageWritable = {
    /** At most 100 items. */
    data: Array<LineItemWritable>;
    meta: ListMeta;
};

export type NoteEnvelopeWritable = {
    data: NoteWritable;
};

export type NotePageWritable = {
    /** At most 100 items. */
    data: Array<NoteWritable>;
    meta: ListMeta;
};

/** Payload of note events. */
export type NoteEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: NoteWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

export type ProductEnvelopeWritable = {
    data: ProductWritable;
};

export type ProductPageWritable = {
    /** At most 100 items. */
    data: Array<ProductWritable>;
    meta: ListMeta;
};

/** Payload of product events. */
export type ProductEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: ProductWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

export type TaskEnvelopeWritable = {
    data: TaskWritable;
};

export type TaskPageWritable = {
    /** At most 100 items. */
    data: Array<TaskWritable>;
    meta: ListMeta;
};

/** Payload of task events. */
export type TaskEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: TaskWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

export type TopicEnvelopeWritable = {
    data: TopicWritable;
};

export type TopicPageWritable = {
    /** At most 100 items. */
    data: Array<TopicWritable>;
    meta: ListMeta;
};

/** Payload of topic events. */
export type TopicEventWritable = {
    id: Id;
    type: WebhookEventType | (string & {});
    occurred_at: Timestamp;
    organization_id: Id;
    actor: ActorOutput;
    /** The record after the change. */
    data: {
        object: TopicWritable | ThinRecord;
    };
    changes?: FieldChanges;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type CampaignRelatedWritable = {
    owner?: UserName | null;
    topic?: TopicWritable | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type ContactRelatedWritable = {
    company?: CompanyWritable | null;
    owner?: UserName | null;
    /** At most 25 items. */
    opportunities?: Array<OpportunityWritable>;
    /** At most 25 items. */
    open_tasks?: Array<TaskWritable>;
    /** At most 25 items. */
    recent_notes?: Array<NoteWritable>;
    /** At most 25 items. */
    upcoming_events?: Array<EventWritable>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type CompanyRelatedWritable = {
    parent_company?: CompanyWritable | null;
    owner?: UserName | null;
    /** At most 25 items. */
    contacts?: Array<ContactWritable>;
    /** At most 25 items. */
    opportunities?: Array<OpportunityWritable>;
    /** At most 25 items. */
    open_tasks?: Array<TaskWritable>;
    /** At most 25 items. */
    recent_notes?: Array<NoteWritable>;
    /** At most 25 items. */
    upcoming_events?: Array<EventWritable>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type EventRelatedWritable = {
    event_type?: EventTypeWritable | null;
    opportunity?: OpportunityWritable | null;
    /** At most 25 items. */
    contacts?: Array<ContactWritable>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type FormSubmissionRelatedWritable = {
    form?: WebFormWritable | null;
    contact?: ContactWritable | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type LineItemRelatedWritable = {
    opportunity?: OpportunityWritable | null;
    product?: ProductWritable | null;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type NoteRelatedWritable = {
    /** At most 25 items. */
    contacts?: Array<ContactWritable>;
    /** At most 25 items. */
    companies?: Array<CompanyWritable>;
    /** At most 25 items. */
    opportunities?: Array<OpportunityWritable>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type OpportunityRelatedWritable = {
    company?: CompanyWritable | null;
    primary_contact?: ContactWritable | null;
    pipeline?: PipelineWritable | null;
    owner?: UserName | null;
    /** At most 25 items. */
    contacts?: Array<ContactWritable>;
    /** At most 25 items. */
    line_items?: Array<LineItemWritable>;
    /** At most 25 items. */
    open_tasks?: Array<TaskWritable>;
    /** At most 25 items. */
    recent_notes?: Array<NoteWritable>;
    /** At most 25 items. */
    upcoming_events?: Array<EventWritable>;
};

/** Related records; a relation is present if the request includes it and the caller may read it. */
export type TaskRelatedWritable = {
    assignee?: UserName | null;
    /** At most 25 items. */
    contacts?: Array<ContactWritable>;
    /** At most 25 items. */
    companies?: Array<CompanyWritable>;
    /** At most 25 items. */
    opportunities?: Array<OpportunityWritable>;
};

/** One result per operation, in the same order. */
export type BusyFeedBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: BusyFeedWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type CampaignBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: CampaignWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type CustomFieldBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: CustomFieldWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type EventTypeBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: EventTypeWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type OpportunityBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: OpportunityWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type PipelineBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: PipelineWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type ScheduleBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: ScheduleWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type SegmentBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: SegmentWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type ViewBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: ViewWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type EmailTemplateBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: EmailTemplateWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type WebFormBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: WebFormWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type LineItemBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: LineItemWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type NoteBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: NoteWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type ProductBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: ProductWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type TaskBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: TaskWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

/** One result per operation, in the same order. */
export type TopicBatchResultsWritable = {
    /** At most 100 items. */
    results: Array<{
        /** Index of the operation, from 0. 0 to 99. */
        index: number;
        /** The HTTP status that the operation would have as a single request. 200 to 599. */
        status: number;
        /** The record, or the time of its deletion. */
        data?: TopicWritable | Deleted;
        error?: BatchError;
    }>;
    /** Number of successful operations. At least 0. */
    succeeded: number;
    /** Number of failed operations. At least 0. */
    failed: number;
};

export type AiPolicyEnvelopeWritable = {
    data: AiPolicyWritable;
};

export type IssuedApiKeyEnvelopeWritable = {
    data: IssuedApiKeyWritable;
};

export type ApiKeyEnvelopeWritable = {
    data: ApiKeyWritable;
};

export type BusyFeedEnvelopeWritable = {
    data: BusyFeedWritable;
};

export type CampaignPageWritable = {
    /** At most 100 items. */
    data: Array<CampaignWritable>;
    meta: ListMeta;
};

export type CampaignEnvelopeWritable = {
    data: CampaignWritable;
};

export type ConnectionPageWritable = {
    /** At most 100 items. */
    data: Array<ConnectionWritable>;
    meta: ListMeta;
};

export type CustomFieldEnvelopeWritable = {
    data: CustomFieldWritable;
};

export type EmailMessageEnvelopeWritable = {
    data: EmailMessageWritable;
};

export type EntityPageWritable = {
    /** At most 100 items. */
    data: Array<EntityWritable>;
    meta: ListMeta;
};

export type EntityEnvelopeWritable = {
    data: EntityWritable;
};

export type EventEnvelopeWritable = {
    data: EventWritable;
    /** The people who are notified. */
    meta: {
        notified: NotifiedAddressesWritable;
        notified_hosts: NotifiedHosts;
    };
};

export type EventTypeEnvelopeWritable = {
    data: EventTypeWritable;
};

export type EventPageWritable = {
    /** At most 100 items. */
    data: Array<EventWritable>;
    meta: ListMeta;
};

export type FileEnvelopeWritable = {
    data: FileWritable;
};

export type IdentityProviderEnvelopeWritable = {
    data: IdentityProviderWritable;
};

export type EmailDomainEnvelopeWritable = {
    data: EmailDomainWritable;
};

export type ImportEnvelopeWritable = {
    data: ImportWritable;
};

export type MemberEnvelopeWritable = {
    data: MemberWritable;
};

export type OpportunityPageWritable = {
    /** At most 100 items. */
    data: Array<OpportunityWritable>;
    meta: ListMeta;
};

export type OpportunityEnvelopeWritable = {
    data: OpportunityWritable;
};

export type OrganizationEnvelopeWritable = {
    data: OrganizationWritable;
};

export type PipelineEnvelopeWritable = {
    data: PipelineWritable;
};

export type RoleEnvelopeWritable = {
    data: RoleWritable;
};

export type ScheduleEnvelopeWritable = {
    data: ScheduleWritable;
};

export type SegmentPageWritable = {
    /** At most 100 items. */
    data: Array<SegmentWritable>;
    meta: ListMeta;
};

export type SegmentEnvelopeWritable = {
    data: SegmentWritable;
};

export type ViewEnvelopeWritable = {
    data: ViewWritable;
};

export type IssuedWebhookEnvelopeWritable = {
    data: IssuedWebhookWritable;
};

export type WebhookEnvelopeWritable = {
    data: WebhookWritable;
};

/** A set of permissions. */
export type PermissionsOutputWritable = Array<Permission | (string & {})>;

/** The body of each event by its name. */
export type WebhookEventsWritable = {
    'api_key.created': ApiKeyEventWritable & {
        type?: 'api_key.created';
    };
    'api_key.rotated': ApiKeyEventWritable & {
        type?: 'api_key.rotated';
    };
    'api_key.revoked': ApiKeyEventWritable & {
        type?: 'api_key.revoked';
    };
    'campaign.created': CampaignEventWritable & {
        type?: 'campaign.created';
    };
    'campaign.updated': CampaignEventWritable & {
        type?: 'campaign.updated';
    };
    'campaign.scheduled': CampaignEventWritable & {
        type?: 'campaign.scheduled';
    };
    'campaign.sent': CampaignEventWritable & {
        type?: 'campaign.sent';
    };
    'campaign.cancelled': CampaignEventWritable & {
        type?: 'campaign.cancelled';
    };
    'campaign.deleted': CampaignEventWritable & {
        type?: 'campaign.deleted';
    };
    'campaign.restored': CampaignEventWritable & {
        type?: 'campaign.restored';
    };
    'mcp_connection.created': ConnectionEventWritable & {
        type?: 'mcp_connection.created';
    };
    'mcp_connection.revoked': ConnectionEventWritable & {
        type?: 'mcp_connection.revoked';
    };
    'email.sent': EmailEventWritable & {
        type?: 'email.sent';
    };
    'email.created': EmailEventWritable & {
        type?: 'email.created';
    };
    'email.cancelled': EmailEventWritable & {
        type?: 'email.cancelled';
    };
    'email.failed': EmailEventWritable & {
        type?: 'email.failed';
    };
    'email.bounced': EmailEventWritable & {
        type?: 'email.bounced';
    };
    'email.unsubscribed': EmailEventWritable & {
        type?: 'email.unsubscribed';
    };
    'email.resubscribed': EmailEventWritable & {
        type?: 'email.resubscribed';
    };
    'contact.merged': ContactEventWritable & {
        type?: 'contact.merged';
    };
    'company.merged': CompanyEventWritable & {
        type?: 'company.merged';
    };
    'contact.unmerged': ContactEventWritable & {
        type?: 'contact.unmerged';
    };
    'company.unmerged': CompanyEventWritable & {
        type?: 'company.unmerged';
    };
    'event.confirmed': EventEventWritable & {
        type?: 'event.confirmed';
    };
    'event.declined': EventEventWritable & {
        type?: 'event.declined';
    };
    'event.rescheduled': EventEventWritable & {
        type?: 'event.rescheduled';
    };
    'event.updated': EventEventWritable & {
        type?: 'event.updated';
    };
    'event.cancelled': EventEventWritable & {
        type?: 'event.cancelled';
    };
    'event.no_show': EventEventWritable & {
        type?: 'event.no_show';
    };
    'event.invitee_removed': EventEventWritable & {
        type?: 'event.invitee_removed';
    };
    'event_type.created': EventTypeEventWritable & {
        type?: 'event_type.created';
    };
    'event_type.updated': EventTypeEventWritable & {
        type?: 'event_type.updated';
    };
    'event_type.deleted': EventTypeEventWritable & {
        type?: 'event_type.deleted';
    };
    'event_type.restored': EventTypeEventWritable & {
        type?: 'event_type.restored';
    };
    'event.created': EventEventWritable & {
        type?: 'event.created';
    };
    'event.invitee_added': EventEventWritable & {
        type?: 'event.invitee_added';
    };
    'file.created': FileEventWritable & {
        type?: 'file.created';
    };
    'file.deleted': FileEventWritable & {
        type?: 'file.deleted';
    };
    'file.restored': FileEventWritable & {
        type?: 'file.restored';
    };
    'form.submitted': FormSubmissionEventWritable & {
        type?: 'form.submitted';
    };
    'opportunity.created': OpportunityEventWritable & {
        type?: 'opportunity.created';
    };
    'opportunity.updated': OpportunityEventWritable & {
        type?: 'opportunity.updated';
    };
    'opportunity.stage_changed': OpportunityEventWritable & {
        type?: 'opportunity.stage_changed';
    };
    'opportunity.won': OpportunityEventWritable & {
        type?: 'opportunity.won';
    };
    'opportunity.lost': OpportunityEventWritable & {
        type?: 'opportunity.lost';
    };
    'opportunity.deleted': OpportunityEventWritable & {
        type?: 'opportunity.deleted';
    };
    'opportunity.restored': OpportunityEventWritable & {
        type?: 'opportunity.restored';
    };
    'segment.created': SegmentEventWritable & {
        type?: 'segment.created';
    };
    'segment.updated': SegmentEventWritable & {
        type?: 'segment.updated';
    };
    'segment.deleted': SegmentEventWritable & {
        type?: 'segment.deleted';
    };
    'segment.restored': SegmentEventWritable & {
        type?: 'segment.restored';
    };
    'webhook.test': WebhookTestEventWritable;
    'contact.created': ContactEventWritable & {
        type?: 'contact.created';
    };
    'contact.updated': ContactEventWritable & {
        type?: 'contact.updated';
    };
    'contact.deleted': ContactDeletedEventWritable & {
        type?: 'contact.deleted';
    };
    'contact.restored': ContactEventWritable & {
        type?: 'contact.restored';
    };
    'contact.lifecycle_stage_changed': ContactEventWritable & {
        type?: 'contact.lifecycle_stage_changed';
    };
    'contact.company_linked': ContactEventWritable & {
        type?: 'contact.company_linked';
    };
    'contact.company_unlinked': ContactEventWritable & {
        type?: 'contact.company_unlinked';
    };
    'company.created': CompanyEventWritable & {
        type?: 'company.created';
    };
    'company.updated': CompanyEventWritable & {
        type?: 'company.updated';
    };
    'company.deleted': CompanyDeletedEventWritable & {
        type?: 'company.deleted';
    };
    'company.restored': CompanyEventWritable & {
        type?: 'company.restored';
    };
    'note.created': NoteEventWritable & {
        type?: 'note.created';
    };
    'note.updated': NoteEventWritable & {
        type?: 'note.updated';
    };
    'note.deleted': NoteEventWritable & {
        type?: 'note.deleted';
    };
    'note.restored': NoteEventWritable & {
        type?: 'note.restored';
    };
    'product.created': ProductEventWritable & {
        type?: 'product.created';
    };
    'product.updated': ProductEventWritable & {
        type?: 'product.updated';
    };
    'product.deleted': ProductEventWritable & {
        type?: 'product.deleted';
    };
    'product.restored': ProductEventWritable & {
        type?: 'product.restored';
    };
    'task.created': TaskEventWritable & {
        type?: 'task.created';
    };
    'task.updated': TaskEventWritable & {
        type?: 'task.updated';
    };
    'task.completed': TaskEventWritable & {
        type?: 'task.completed';
    };
    'task.deleted': TaskEventWritable & {
        type?: 'task.deleted';
    };
    'task.restored': TaskEventWritable & {
        type?: 'task.restored';
    };
    'topic.created': TopicEventWritable & {
        type?: 'topic.created';
    };
    'topic.updated': TopicEventWritable & {
        type?: 'topic.updated';
    };
    'topic.deleted': TopicEventWritable & {
        type?: 'topic.deleted';
    };
    'topic.restored': TopicEventWritable & {
        type?: 'topic.restored';
    };
};

/** The record's id. */
export type Id2 = Id;

/** Page number, from 1. With `cursor`, it is 1 or omitted. */
export type Page = number;

/** Records per page. */
export type PageSize = number;

/** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
export type Cursor = string;

/** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
export type IfMatch = string;

/** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
export type IdempotencyKey = string;

/** Id of the event, identical for all attempts. */
export type WebhookId = string;

/** Time when this attempt was signed, in seconds since 1970-01-01T00:00:00Z. */
export type WebhookTimestamp = string;

/** `v1,` followed by the signature. For 24 hours after a rotation of the secret, two signatures separated by a space. */
export type WebhookSignature = string;

/** Language of the sentences in errors: English or French. Any other value means English. */
export type AcceptLanguage = string;

/** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
export type RequestId = string;

/** Required where a browser session sends the request; otherwise ignored. */
export type CsrfToken2 = string;

/** Only the records with these ids; an id that no record has is ignored. */
export type Ids = Array<Id>;

/** Only records created at this time or later. */
export type CreatedAfter = Timestamp;

/** Only records created before this time. */
export type CreatedBefore = Timestamp;

/** Only records last changed at this time or later. */
export type UpdatedAfter = Timestamp;

/** Only records last changed before this time. */
export type UpdatedBefore = Timestamp;

/** Also returns deleted records. */
export type IncludeDeleted = boolean;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type ApiKeySelection = Array<ApiKeyFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type BusyTimeSelection = Array<BusyTimeFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type BusyTimeInclusion = [
    BusyTimeRelationName
];

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type BusyFeedSelection = Array<BusyFeedFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type BusyFeedInclusion = [
    BusyFeedRelationName
];

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type CampaignSelection = Array<CampaignFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type CampaignInclusion = Array<CampaignRelationName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type ConnectionSelection = Array<ConnectionFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type CustomFieldSelection = Array<CustomFieldFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type EmailMessageSelection = Array<EmailMessageFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type EntitySelection = Array<EntityFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type EntityInclusion = Array<EntityRelationName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type ContactSelection = Array<ContactFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type ContactInclusion = Array<ContactRelationName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type EventTypeSelection = Array<EventTypeFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type EventTypeInclusion = [
    EventTypeRelationName
];

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type EventSelection = Array<EventFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type EventInclusion = Array<EventRelationName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type FileSelection = Array<FileFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type FormSubmissionSelection = Array<FormSubmissionFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type FormSubmissionInclusion = Array<FormSubmissionRelationName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type IdentityProviderSelection = Array<IdentityProviderFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type EmailDomainSelection = Array<EmailDomainFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type ImportSelection = Array<ImportFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type LineItemSelection = Array<LineItemFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type LineItemInclusion = Array<LineItemRelationName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type MemberSelection = Array<MemberFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type NoteSelection = Array<NoteFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type NoteInclusion = Array<NoteRelationName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type OpportunitySelection = Array<OpportunityFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type OpportunityInclusion = Array<OpportunityRelationName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type OrganizationSelection = Array<OrganizationFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type PipelineSelection = Array<PipelineFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type RoleSelection = Array<RoleFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type ScheduleSelection = Array<ScheduleFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type ScheduleInclusion = [
    ScheduleRelationName
];

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type SegmentSelection = Array<SegmentFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type TaskSelection = Array<TaskFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type TaskInclusion = Array<TaskRelationName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type ViewSelection = Array<ViewFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type WebhookSelection = Array<WebhookFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type EmailTemplateSelection = Array<EmailTemplateFieldName>;

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type WebFormSelection = Array<WebFormFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type WebFormInclusion = [
    WebFormRelationName
];

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type ProductSelection = Array<ProductFieldName>;

/** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
export type ProductInclusion = [
    ProductRelationName
];

/** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
export type TopicSelection = Array<TopicFieldName>;

export type ActivityLogListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only entries at this time or later. */
        from?: Timestamp;
        /** Only entries before this time. */
        to?: Timestamp;
        /** Only entries that this user is responsible for. */
        user_id?: Id;
        /** Only actions through the application with this name. */
        application?: string;
        /** Only entries from this channel. */
        channel?: Channel;
        /** Only this action, e.g. `webhooks.create`, or all actions of a group, e.g. `webhooks.*`. */
        action?: string;
        /** Only calls of this tool. */
        tool?: string;
        /** Only actions on records of this type. */
        record_type?: string;
        /** Only actions on this record. */
        record_id?: Id;
        /** Only calls with this result. */
        result?: ActivityLogResult;
        /** Only calls from this address. */
        ip?: string;
    };
    url: '/v1/activity-log';
};

export type ActivityLogListResponses = {
    /** One page of entries. */
    200: {
        /** At most 100 items. */
        data: Array<ActivityLogEntry>;
        meta: ListMeta;
    };
};

export type ActivityLogListResponse = ActivityLogListResponses[keyof ActivityLogListResponses];

export type ActivityLogExportData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only entries at this time or later. */
        from?: Timestamp;
        /** Only entries before this time. */
        to?: Timestamp;
        /** Only entries that this user is responsible for. */
        user_id?: Id;
        /** Only actions through the application with this name. */
        application?: string;
        /** Only entries from this channel. */
        channel?: Channel;
        /** Only this action, e.g. `webhooks.create`, or all actions of a group, e.g. `webhooks.*`. */
        action?: string;
        /** Only calls of this tool. */
        tool?: string;
        /** Only actions on records of this type. */
        record_type?: string;
        /** Only actions on this record. */
        record_id?: Id;
        /** Only calls with this result. */
        result?: ActivityLogResult;
        /** Only calls from this address. */
        ip?: string;
    };
    url: '/v1/activity-log/export';
};

export type ActivityLogExportResponses = {
    /** The CSV file. */
    200: string;
};

export type ActivityLogExportResponse = ActivityLogExportResponses[keyof ActivityLogExportResponses];

export type ActivityLogVerifyData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** `continue_after` from the previous response; without it, the first entries are verified. */
        after?: string;
    };
    url: '/v1/activity-log/verification';
};

export type ActivityLogVerifyResponses = {
    /** The result of the verification. */
    200: {
        data: ActivityLogVerification;
    };
};

export type ActivityLogVerifyResponse = ActivityLogVerifyResponses[keyof ActivityLogVerifyResponses];

export type EntitiesActivityData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only entries of these types. */
        type?: Array<ActivityType>;
        /** Only entries at this time or later. */
        since?: Timestamp;
        /** Only entries before this time. */
        until?: Timestamp;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
    };
    url: '/v1/entities/{id}/activity';
};

export type EntitiesActivityResponses = {
    /** One page of the timeline. */
    200: ActivityPage;
};

export type EntitiesActivityResponse = EntitiesActivityResponses[keyof EntitiesActivityResponses];

export type OpportunitiesActivityData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only entries of these types. */
        type?: Array<ActivityType>;
        /** Only entries at this time or later. */
        since?: Timestamp;
        /** Only entries before this time. */
        until?: Timestamp;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
    };
    url: '/v1/opportunities/{id}/activity';
};

export type OpportunitiesActivityResponses = {
    /** One page of the timeline. */
    200: ActivityPage;
};

export type OpportunitiesActivityResponse = OpportunitiesActivityResponses[keyof OpportunitiesActivityResponses];

export type ActivityAggregateData = {
    /** At most 64 KiB, with 500 fields and list items in total. */
    body: ActivityAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/activity/aggregate';
};

export type ActivityAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: ActivityAggregateGroups;
        meta: AggregateMeta;
    };
};

export type ActivityAggregateResponse = ActivityAggregateResponses[keyof ActivityAggregateResponses];

export type AiPolicyGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/ai-policy';
};

export type AiPolicyGetResponses = {
    /** The current policy. */
    200: AiPolicyEnvelope;
};

export type AiPolicyGetResponse = AiPolicyGetResponses[keyof AiPolicyGetResponses];

export type AiPolicyUpdateData = {
    /** At most 1024 KiB, with 2048 fields and list items in total. */
    body: AiPolicyUpdate;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/ai-policy';
};

export type AiPolicyUpdateResponses = {
    /** The current policy. */
    200: AiPolicyEnvelope;
};

export type AiPolicyUpdateResponse = AiPolicyUpdateResponses[keyof AiPolicyUpdateResponses];

export type ApiKeysListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only keys with this status. */
        status?: ApiKeyStatus;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ApiKeyFieldName>;
        /** Up to four of created_at, updated_at, name, expires_at, last_used_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/api-keys';
};

export type ApiKeysListResponses = {
    /** One page of keys, without their secrets. */
    200: {
        /** At most 100 items. */
        data: Array<ApiKey>;
        meta: ListMeta;
    };
};

export type ApiKeysListResponse = ApiKeysListResponses[keyof ApiKeysListResponses];

export type ApiKeysCreateData = {
    /** At most 128 KiB, with 500 fields and list items in total. */
    body: ApiKeyCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/api-keys';
};

export type ApiKeysCreateResponses = {
    /** The key with its secret. */
    201: IssuedApiKeyEnvelope;
};

export type ApiKeysCreateResponse = ApiKeysCreateResponses[keyof ApiKeysCreateResponses];

export type ApiKeysRevokeData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/api-keys/{id}';
};

export type ApiKeysRevokeResponses = {
    /** The key's id and the time of revocation. */
    200: DeletedEnvelope;
};

export type ApiKeysRevokeResponse = ApiKeysRevokeResponses[keyof ApiKeysRevokeResponses];

export type ApiKeysGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ApiKeyFieldName>;
    };
    url: '/v1/api-keys/{id}';
};

export type ApiKeysGetResponses = {
    /** The key, without its secret. */
    200: ApiKeyEnvelope;
};

export type ApiKeysGetResponse = ApiKeysGetResponses[keyof ApiKeysGetResponses];

export type ApiKeysUpdateData = {
    /** At most 256 KiB, with 512 fields and list items in total. */
    body: ApiKeyUpdate;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/api-keys/{id}';
};

export type ApiKeysUpdateResponses = {
    /** The updated key. */
    200: ApiKeyEnvelope;
};

export type ApiKeysUpdateResponse = ApiKeysUpdateResponses[keyof ApiKeysUpdateResponses];

export type ApiKeysRotateData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body?: ApiKeyRotate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/api-keys/{id}/rotate';
};

export type ApiKeysRotateResponses = {
    /** The key with its new secret. */
    200: IssuedApiKeyEnvelope;
};

export type ApiKeysRotateResponse = ApiKeysRotateResponses[keyof ApiKeysRotateResponses];

export type BookingPageEventTypesData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The `booking_slug` of the user who owns the booking page. */
        booking_slug: string;
    };
    query?: never;
    url: '/v1/public/{booking_slug}';
};

export type BookingPageEventTypesResponses = {
    /** The person and their event types. */
    200: {
        data: BookingPages;
    };
};

export type BookingPageEventTypesResponse = BookingPageEventTypesResponses[keyof BookingPageEventTypesResponses];

export type BookingPageGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The `booking_slug` of the user who owns the booking page. */
        booking_slug: string;
        /** The slug of one of that user's event types. */
        event_slug: string;
    };
    query?: never;
    url: '/v1/public/{booking_slug}/{event_slug}';
};

export type BookingPageGetResponses = {
    /** The event type as visitors see it. */
    200: BookingPageEnvelope;
};

export type BookingPageGetResponse = BookingPageGetResponses[keyof BookingPageGetResponses];

export type BookingPageSlotsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The `booking_slug` of the user who owns the booking page. */
        booking_slug: string;
        /** The slug of one of that user's event types. */
        event_slug: string;
    };
    query: {
        /** Earliest start time. */
        from: Timestamp;
        /** Slots start before this time. */
        to: Timestamp;
        /** Time zone of the returned times. Defaults to that of the booking page or, for a booking, to that of the invitee. */
        timezone?: Timezone;
        /** One of the offered durations. Defaults to that of the event type or, for a booking, to that of the event. */
        duration_minutes?: EventMinutes;
    };
    url: '/v1/public/{booking_slug}/{event_slug}/slots';
};

export type BookingPageSlotsResponses = {
    /** The free slots. */
    200: SlotsEnvelope;
};

export type BookingPageSlotsResponse = BookingPageSlotsResponses[keyof BookingPageSlotsResponses];

export type BookingPageBookData = {
    /** At most 256 KiB, with 4096 fields and list items in total. */
    body: BookingRequest;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The `booking_slug` of the user who owns the booking page. */
        booking_slug: string;
        /** The slug of one of that user's event types. */
        event_slug: string;
    };
    query?: never;
    url: '/v1/public/{booking_slug}/{event_slug}/events';
};

export type BookingPageBookResponses = {
    /** The booking. The status is not 201 because the only URL of the booking is the link in the e-mail. */
    200: BookingEnvelope;
};

export type BookingPageBookResponse = BookingPageBookResponses[keyof BookingPageBookResponses];

export type BookingPageBookingData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in an e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/bookings/{token}';
};

export type BookingPageBookingResponses = {
    /** The booking, as visible to this invitee. */
    200: BookingEnvelope;
};

export type BookingPageBookingResponse = BookingPageBookingResponses[keyof BookingPageBookingResponses];

export type BookingPageNewSlotsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in an e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query: {
        /** Earliest start time. */
        from: Timestamp;
        /** Slots start before this time. */
        to: Timestamp;
        /** Time zone of the returned times. Defaults to that of the booking page or, for a booking, to that of the invitee. */
        timezone?: Timezone;
        /** One of the offered durations. Defaults to that of the event type or, for a booking, to that of the event. */
        duration_minutes?: EventMinutes;
    };
    url: '/v1/public/bookings/{token}/slots';
};

export type BookingPageNewSlotsResponses = {
    /** The slots to which the booking can be moved. */
    200: SlotsEnvelope;
};

export type BookingPageNewSlotsResponse = BookingPageNewSlotsResponses[keyof BookingPageNewSlotsResponses];

export type BookingPageReceiptData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The `receipt` of a booking. Valid for one to two days, until the time or place of the booking changes. */
        token: string;
    };
    query?: never;
    url: '/v1/public/bookings/{token}/receipt';
};

export type BookingPageReceiptResponses = {
    /** The booking. */
    200: {
        data: BookingReceipt;
    };
};

export type BookingPageReceiptResponse = BookingPageReceiptResponses[keyof BookingPageReceiptResponses];

export type BookingPageCalendarData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The `receipt` of a booking. */
        token: string;
    };
    query?: never;
    url: '/v1/public/bookings/{token}/calendar';
};

export type BookingPageCalendarResponses = {
    /** The iCalendar file. */
    200: string;
};

export type BookingPageCalendarResponse = BookingPageCalendarResponses[keyof BookingPageCalendarResponses];

export type BookingPageConfirmData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in an e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/bookings/{token}/confirm';
};

export type BookingPageConfirmResponses = {
    /** The confirmed booking. */
    200: BookingEnvelope;
};

export type BookingPageConfirmResponse = BookingPageConfirmResponses[keyof BookingPageConfirmResponses];

export type BookingPageRespondData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: BookingResponse;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in an e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/bookings/{token}/respond';
};

export type BookingPageRespondResponses = {
    /** The booking with the new response. */
    200: BookingEnvelope;
};

export type BookingPageRespondResponse = BookingPageRespondResponses[keyof BookingPageRespondResponses];

export type BookingPageRescheduleData = {
    /** At most 32 KiB, with 500 fields and list items in total. */
    body: BookingReschedule;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in an e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/bookings/{token}/reschedule';
};

export type BookingPageRescheduleResponses = {
    /** The booking at its new time. */
    200: BookingEnvelope;
};

export type BookingPageRescheduleResponse = BookingPageRescheduleResponses[keyof BookingPageRescheduleResponses];

export type BookingPageCancelData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body?: BookingCancel;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in an e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/bookings/{token}/cancel';
};

export type BookingPageCancelResponses = {
    /** The canceled booking. */
    200: BookingEnvelope;
};

export type BookingPageCancelResponse = BookingPageCancelResponses[keyof BookingPageCancelResponses];

export type BusyTimesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only busy times of this user. */
        user_id?: Id;
        /** Only busy times read from this feed. */
        feed_id?: Id;
        /** Only busy times from this source. */
        source?: BusySource;
        /** Only busy times that end after this time. */
        from?: Timestamp;
        /** Only busy times that start before this time. */
        to?: Timestamp;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<BusyTimeFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            BusyTimeRelationName
        ];
        /** Up to four of created_at, updated_at, start_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/busy-times';
};

export type BusyTimesListResponses = {
    /** One page of busy times. */
    200: {
        /** At most 100 items. */
        data: Array<BusyTime>;
        meta: ListMeta;
    };
};

export type BusyTimesListResponse = BusyTimesListResponses[keyof BusyTimesListResponses];

export type BusyTimesCreateData = {
    /** At most 32 KiB, with 500 fields and list items in total. */
    body: BusyTimeCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/busy-times';
};

export type BusyTimesCreateResponses = {
    /** The new busy time. */
    201: {
        data: BusyTime;
    };
};

export type BusyTimesCreateResponse = BusyTimesCreateResponses[keyof BusyTimesCreateResponses];

export type BusyTimesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/busy-times/{id}';
};

export type BusyTimesDeleteResponses = {
    /** The id and the time of deletion. */
    200: DeletedEnvelope;
};

export type BusyTimesDeleteResponse = BusyTimesDeleteResponses[keyof BusyTimesDeleteResponses];

export type BusyFeedsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only feeds of this user. */
        user_id?: Id;
        /** Only feeds in this status. */
        status?: BusyFeedStatus;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<BusyFeedFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            BusyFeedRelationName
        ];
        /** Up to four of created_at, updated_at, name, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/busy-times/feeds';
};

export type BusyFeedsListResponses = {
    /** One page of feeds. */
    200: {
        /** At most 100 items. */
        data: Array<BusyFeed>;
        meta: ListMeta;
    };
};

export type BusyFeedsListResponse = BusyFeedsListResponses[keyof BusyFeedsListResponses];

export type BusyFeedsCreateData = {
    /** At most 64 KiB, with 500 fields and list items in total. */
    body: BusyFeedCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/busy-times/feeds';
};

export type BusyFeedsCreateResponses = {
    /** The new feed, which has not been read yet. */
    201: BusyFeedEnvelope;
};

export type BusyFeedsCreateResponse = BusyFeedsCreateResponses[keyof BusyFeedsCreateResponses];

export type BusyFeedsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/busy-times/feeds/{id}';
};

export type BusyFeedsDeleteResponses = {
    /** The id and the time of deletion. */
    200: DeletedEnvelope;
};

export type BusyFeedsDeleteResponse = BusyFeedsDeleteResponses[keyof BusyFeedsDeleteResponses];

export type BusyFeedsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<BusyFeedFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            BusyFeedRelationName
        ];
    };
    url: '/v1/busy-times/feeds/{id}';
};

export type BusyFeedsGetResponses = {
    /** The feed. */
    200: {
        data: BusyFeed;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<BusyFeedRelationName>;
        };
    };
};

export type BusyFeedsGetResponse = BusyFeedsGetResponses[keyof BusyFeedsGetResponses];

export type BusyFeedsUpdateData = {
    /** At most 256 KiB, with 500 fields and list items in total. */
    body: BusyFeedUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/busy-times/feeds/{id}';
};

export type BusyFeedsUpdateResponses = {
    /** The current feed. */
    200: BusyFeedEnvelope;
};

export type BusyFeedsUpdateResponse = BusyFeedsUpdateResponses[keyof BusyFeedsUpdateResponses];

export type BusyFeedsRefreshData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/busy-times/feeds/{id}/refresh';
};

export type BusyFeedsRefreshResponses = {
    /** The feed before it is read. */
    202: BusyFeedEnvelope;
};

export type BusyFeedsRefreshResponse = BusyFeedsRefreshResponses[keyof BusyFeedsRefreshResponses];

export type CampaignsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Searches names, subjects and tags, ignoring case and accents. */
        q?: string;
        /** Only campaigns in this status. */
        status?: CampaignStatus;
        /** Only campaigns to this segment. */
        segment_id?: Id;
        /** Only campaigns that this user owns. */
        owner_id?: Id;
        /** Only campaigns with this tag, ignoring case. */
        tag?: string;
        /** Only campaigns created at this time or later. */
        created_after?: Timestamp;
        /** Only campaigns created before this time. */
        created_before?: Timestamp;
        /** Only campaigns scheduled for this time or later. */
        scheduled_after?: Timestamp;
        /** Only campaigns scheduled for before this time. */
        scheduled_before?: Timestamp;
        /** Also returns deleted campaigns. */
        include_deleted?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<CampaignFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<CampaignRelationName>;
        /** Up to four of created_at, updated_at, name, scheduled_at, started_at, completed_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/campaigns';
};

export type CampaignsListResponses = {
    /** One page of campaigns. */
    200: CampaignPage;
};

export type CampaignsListResponse = CampaignsListResponses[keyof CampaignsListResponses];

export type CampaignsCreateData = {
    /** At most 4096 KiB, with 500 fields and list items in total. */
    body: CampaignCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/campaigns';
};

export type CampaignsCreateResponses = {
    /** The new campaign. */
    201: CampaignEnvelope;
};

export type CampaignsCreateResponse = CampaignsCreateResponses[keyof CampaignsCreateResponses];

export type CampaignsSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: CampaignSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/campaigns/search';
};

export type CampaignsSearchResponses = {
    /** One page of campaigns. */
    200: CampaignPage;
};

export type CampaignsSearchResponse = CampaignsSearchResponses[keyof CampaignsSearchResponses];

export type CampaignsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}';
};

export type CampaignsDeleteResponses = {
    /** The id and the time of deletion. */
    200: DeletedEnvelope;
};

export type CampaignsDeleteResponse = CampaignsDeleteResponses[keyof CampaignsDeleteResponses];

export type CampaignsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<CampaignFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<CampaignRelationName>;
    };
    url: '/v1/campaigns/{id}';
};

export type CampaignsGetResponses = {
    /** The campaign. */
    200: {
        data: Campaign;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<CampaignRelationName | (string & {})>;
        };
    };
};

export type CampaignsGetResponse = CampaignsGetResponses[keyof CampaignsGetResponses];

export type CampaignsUpdateData = {
    /** At most 4096 KiB, with 512 fields and list items in total. */
    body: CampaignUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}';
};

export type CampaignsUpdateResponses = {
    /** The current campaign. */
    200: CampaignEnvelope;
};

export type CampaignsUpdateResponse = CampaignsUpdateResponses[keyof CampaignsUpdateResponses];

export type CampaignsRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}/restore';
};

export type CampaignsRestoreResponses = {
    /** The current campaign. */
    200: CampaignEnvelope;
};

export type CampaignsRestoreResponse = CampaignsRestoreResponses[keyof CampaignsRestoreResponses];

export type CampaignsScheduleData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: CampaignSchedule;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}/schedule';
};

export type CampaignsScheduleResponses = {
    /** The current campaign. */
    200: CampaignEnvelope;
};

export type CampaignsScheduleResponse = CampaignsScheduleResponses[keyof CampaignsScheduleResponses];

export type CampaignsUnscheduleData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}/unschedule';
};

export type CampaignsUnscheduleResponses = {
    /** The current campaign. */
    200: CampaignEnvelope;
};

export type CampaignsUnscheduleResponse = CampaignsUnscheduleResponses[keyof CampaignsUnscheduleResponses];

export type CampaignsSendData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}/send';
};

export type CampaignsSendResponses = {
    /** The current campaign. */
    200: CampaignEnvelope;
};

export type CampaignsSendResponse = CampaignsSendResponses[keyof CampaignsSendResponses];

export type CampaignsCancelData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}/cancel';
};

export type CampaignsCancelResponses = {
    /** The current campaign. */
    200: CampaignEnvelope;
};

export type CampaignsCancelResponse = CampaignsCancelResponses[keyof CampaignsCancelResponses];

export type CampaignsArchiveData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}/archive';
};

export type CampaignsArchiveResponses = {
    /** The current campaign. */
    200: CampaignEnvelope;
};

export type CampaignsArchiveResponse = CampaignsArchiveResponses[keyof CampaignsArchiveResponses];

export type CampaignsTestData = {
    /** At most 32 KiB, with 500 fields and list items in total. */
    body: CampaignTest;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}/test';
};

export type CampaignsTestResponses = {
    /** The accepted messages. */
    202: {
        data: CampaignTestSent;
    };
};

export type CampaignsTestResponse = CampaignsTestResponses[keyof CampaignsTestResponses];

export type CampaignsRecipientsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only recipients in this status. */
        status?: CampaignRecipientStatus;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Up to four of created_at, email, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/campaigns/{id}/recipients';
};

export type CampaignsRecipientsResponses = {
    /** One page of recipients. */
    200: {
        /** At most 100 items. */
        data: Array<CampaignRecipient>;
        meta: ListMeta;
    };
};

export type CampaignsRecipientsResponse = CampaignsRecipientsResponses[keyof CampaignsRecipientsResponses];

export type ChangesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Empty or omitted to start with the oldest available change, then `meta.next_cursor` from the previous response. The filter must stay the same. */
        cursor?: string;
        /** Where to start without a cursor. `now` returns no changes, only a cursor for all later changes. */
        from?: 'oldest' | 'now';
        /** Records per page. */
        page_size?: number;
        /** Only changes to records of these types. */
        record_type?: Array<ChangedRecordType>;
    };
    url: '/v1/changes';
};

export type ChangesListResponses = {
    /** The next changes. */
    200: {
        /** At most 100 items. */
        data: Array<Change>;
        meta: FeedMeta;
    };
};

export type ChangesListResponse = ChangesListResponses[keyof ChangesListResponses];

export type ConnectionsRevokeAllData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/connections';
};

export type ConnectionsRevokeAllResponses = {
    /** Number of revoked connections, including API keys with the MCP option that no application had used yet. */
    200: RevokedConnectionsEnvelope;
};

export type ConnectionsRevokeAllResponse = ConnectionsRevokeAllResponses[keyof ConnectionsRevokeAllResponses];

export type ConnectionsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only connections of this user. */
        user_id?: Id;
        /** Only connections of this application. */
        client_id?: string;
        /** Only OAuth connections, or only API key connections. */
        kind?: ConnectionKind;
        /** Only connections with this status. */
        status?: ConnectionStatus;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ConnectionFieldName>;
        /** Up to four of created_at, updated_at, last_used_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/connections';
};

export type ConnectionsListResponses = {
    /** One page of connections. */
    200: ConnectionPage;
};

export type ConnectionsListResponse = ConnectionsListResponses[keyof ConnectionsListResponses];

export type ConnectionsRevokeData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/connections/{id}';
};

export type ConnectionsRevokeResponses = {
    /** The connection's id and the time of revocation. */
    200: DeletedEnvelope;
};

export type ConnectionsRevokeResponse = ConnectionsRevokeResponses[keyof ConnectionsRevokeResponses];

export type MeRevokeConnectionsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/connections';
};

export type MeRevokeConnectionsResponses = {
    /** Number of revoked connections, including API keys with the MCP option that no application had used yet. */
    200: RevokedConnectionsEnvelope;
};

export type MeRevokeConnectionsResponse = MeRevokeConnectionsResponses[keyof MeRevokeConnectionsResponses];

export type MeConnectionsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only connections of this application. */
        client_id?: string;
        /** Only OAuth connections, or only API key connections. */
        kind?: ConnectionKind;
        /** Only connections with this status. */
        status?: ConnectionStatus;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ConnectionFieldName>;
        /** Up to four of created_at, updated_at, last_used_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/me/connections';
};

export type MeConnectionsResponses = {
    /** One page of connections. */
    200: ConnectionPage;
};

export type MeConnectionsResponse = MeConnectionsResponses[keyof MeConnectionsResponses];

export type MeRevokeConnectionData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/me/connections/{id}';
};

export type MeRevokeConnectionResponses = {
    /** The connection's id and the time of revocation. */
    200: DeletedEnvelope;
};

export type MeRevokeConnectionResponse = MeRevokeConnectionResponses[keyof MeRevokeConnectionResponses];

export type CustomFieldsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only fields of this record type. */
        entity_type?: CustomFieldRecordType;
        /** True for archived fields only, false for the others only. */
        archived?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<CustomFieldFieldName>;
        /** Up to four of created_at, updated_at, position, key, label, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/custom-fields';
};

export type CustomFieldsListResponses = {
    /** One page of custom fields. */
    200: {
        /** At most 100 items. */
        data: Array<CustomField>;
        meta: ListMeta;
    };
};

export type CustomFieldsListResponse = CustomFieldsListResponses[keyof CustomFieldsListResponses];

export type CustomFieldsCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: CustomFieldCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/custom-fields';
};

export type CustomFieldsCreateResponses = {
    /** The created custom field. */
    201: CustomFieldEnvelope;
};

export type CustomFieldsCreateResponse = CustomFieldsCreateResponses[keyof CustomFieldsCreateResponses];

export type CustomFieldsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/custom-fields/{id}';
};

export type CustomFieldsDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type CustomFieldsDeleteResponse = CustomFieldsDeleteResponses[keyof CustomFieldsDeleteResponses];

export type CustomFieldsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<CustomFieldFieldName>;
    };
    url: '/v1/custom-fields/{id}';
};

export type CustomFieldsGetResponses = {
    /** The custom field. */
    200: CustomFieldEnvelope;
};

export type CustomFieldsGetResponse = CustomFieldsGetResponses[keyof CustomFieldsGetResponses];

export type CustomFieldsUpdateData = {
    /** At most 512 KiB, with 512 fields and list items in total. */
    body: CustomFieldUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/custom-fields/{id}';
};

export type CustomFieldsUpdateResponses = {
    /** The updated custom field. */
    200: CustomFieldEnvelope;
};

export type CustomFieldsUpdateResponse = CustomFieldsUpdateResponses[keyof CustomFieldsUpdateResponses];

export type EmailTemplatesPreviewData = {
    /** At most 1024 KiB, with 500 fields and list items in total. */
    body: EmailTextsPreview;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/email-templates/preview';
};

export type EmailTemplatesPreviewResponses = {
    /** The message as the recipient would get it. */
    200: EmailPreviewEnvelope;
};

export type EmailTemplatesPreviewResponse = EmailTemplatesPreviewResponses[keyof EmailTemplatesPreviewResponses];

export type EmailTemplatesPreviewSavedData = {
    /** At most 1024 KiB, with 500 fields and list items in total. */
    body: EmailPreviewFor;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/email-templates/{id}/preview';
};

export type EmailTemplatesPreviewSavedResponses = {
    /** The message as the recipient would get it. */
    200: EmailPreviewEnvelope;
};

export type EmailTemplatesPreviewSavedResponse = EmailTemplatesPreviewSavedResponses[keyof EmailTemplatesPreviewSavedResponses];

export type CampaignsPreviewData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: CampaignPreviewFor;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/campaigns/{id}/preview';
};

export type CampaignsPreviewResponses = {
    /** The message as the recipient would get it. */
    200: EmailPreviewEnvelope;
};

export type CampaignsPreviewResponse = CampaignsPreviewResponses[keyof CampaignsPreviewResponses];

export type EmailsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only messages in this status. */
        status?: EmailStatus;
        /** Only messages of this category. */
        category?: EmailCategory;
        /** Only messages to this address, in `to`, `cc` or `bcc`. */
        recipient?: string;
        /** Only messages related to a record of this kind; with `record_id`, only those related to that record. */
        record_type?: RelatedRecordType;
        /** Only messages related to this record or sent to this contact. */
        record_id?: Id;
        /** Only messages accepted at this time or later. */
        created_after?: Timestamp;
        /** Only messages accepted before this time. */
        created_before?: Timestamp;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EmailMessageFieldName>;
        /** Up to four of created_at, updated_at, send_at, sent_at, subject, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/notifications/emails';
};

export type EmailsListResponses = {
    /** One page of messages. */
    200: {
        /** At most 100 items. */
        data: Array<EmailMessage>;
        meta: ListMeta;
    };
};

export type EmailsListResponse = EmailsListResponses[keyof EmailsListResponses];

export type EmailsCreateData = {
    /** At most 16384 KiB, with 2048 fields and list items in total. */
    body: EmailCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/notifications/emails';
};

export type EmailsCreateResponses = {
    /** The accepted message. */
    202: EmailMessageEnvelope;
};

export type EmailsCreateResponse = EmailsCreateResponses[keyof EmailsCreateResponses];

export type EmailsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EmailMessageFieldName>;
    };
    url: '/v1/notifications/emails/{id}';
};

export type EmailsGetResponses = {
    /** The message. */
    200: EmailMessageEnvelope;
};

export type EmailsGetResponse = EmailsGetResponses[keyof EmailsGetResponses];

export type EmailsCancelData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/notifications/emails/{id}/cancel';
};

export type EmailsCancelResponses = {
    /** The canceled message. */
    200: EmailMessageEnvelope;
};

export type EmailsCancelResponse = EmailsCancelResponses[keyof EmailsCancelResponses];

export type EntitiesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only records of this type. */
        entity_type?: EntityType;
        /** Searches names, e-mail addresses, domains and phone numbers, ignoring case and accents. */
        q?: string;
        /** Only records with exactly this address in `email` or `additional_emails`. */
        email?: string;
        /** Only companies with this domain, and contacts whose e-mail address is in it. */
        domain?: string;
        /** Only contacts of this company. */
        company_id?: Id;
        /** Only records that this user owns. */
        owner_id?: Id;
        /** Only records in this lifecycle stage. */
        lifecycle_stage?: LifecycleStage;
        /** Only records with this score or a higher one. */
        lead_score_min?: number;
        /** Only records with this score or a lower one. */
        lead_score_max?: number;
        /** Only records with this tag, ignoring case. */
        tag?: string;
        /** Only members of this segment. Fails with 422 if the segment's filter refers to a custom field that no longer exists. */
        segment_id?: Id;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Includes deleted records. */
        include_deleted?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EntityFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<EntityRelationName>;
        /** Up to four of created_at, updated_at, entity_type, full_name, lifecycle_stage_changed_at, email_consent_at, email_deliverability, last_activity_at, phone, website, linkedin_url, lifecycle_stage, lead_score, first_name, last_name, email, mobile, job_title, department, lead_status, source, email_consent, do_not_call, timezone, locale, avatar_url, birthday, name, domain, type, industry, employee_count, annual_revenue, currency, registration_number, vat_number, custom_fields.<key>, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/entities';
};

export type EntitiesListResponses = {
    /** One page of records. */
    200: EntityPage;
};

export type EntitiesListResponse = EntitiesListResponses[keyof EntitiesListResponses];

export type EntitiesCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EntityCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/entities';
};

export type EntitiesCreateResponses = {
    /** The created record. */
    201: EntityEnvelope;
};

export type EntitiesCreateResponse = EntitiesCreateResponses[keyof EntitiesCreateResponses];

export type EntitiesSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EntitySearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/entities/search';
};

export type EntitiesSearchResponses = {
    /** One page of records. */
    200: EntityPage;
};

export type EntitiesSearchResponse = EntitiesSearchResponses[keyof EntitiesSearchResponses];

export type EntitiesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}';
};

export type EntitiesDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type EntitiesDeleteResponse = EntitiesDeleteResponses[keyof EntitiesDeleteResponses];

export type EntitiesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EntityFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<EntityRelationName>;
    };
    url: '/v1/entities/{id}';
};

export type EntitiesGetResponses = {
    /** The record. */
    200: {
        data: Entity;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<EntityRelationName | (string & {})>;
        };
    };
};

export type EntitiesGetResponse = EntitiesGetResponses[keyof EntitiesGetResponses];

export type EntitiesUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EntityUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}';
};

export type EntitiesUpdateResponses = {
    /** The updated record. */
    200: EntityEnvelope;
};

export type EntitiesUpdateResponse = EntitiesUpdateResponses[keyof EntitiesUpdateResponses];

export type EntitiesRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}/restore';
};

export type EntitiesRestoreResponses = {
    /** The restored record. */
    200: EntityEnvelope;
};

export type EntitiesRestoreResponse = EntitiesRestoreResponses[keyof EntitiesRestoreResponses];

export type EntitiesPurgeData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body?: EntityPurge;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}/purge';
};

export type EntitiesPurgeResponses = {
    /** The record's id, the time of the purge, and the number of deleted or changed records of each kind. */
    200: {
        data: EntityPurged;
    };
};

export type EntitiesPurgeResponse = EntitiesPurgeResponses[keyof EntitiesPurgeResponses];

export type EntitiesUpsertData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EntityUpsert;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/entities/upsert';
};

export type EntitiesUpsertResponses = {
    /** The resulting record, and whether it was created. */
    200: {
        data: Entity;
        /** Result of the upsert. */
        meta: {
            /** False if the record already existed. */
            created: boolean;
        };
    };
};

export type EntitiesUpsertResponse = EntitiesUpsertResponses[keyof EntitiesUpsertResponses];

export type EntitiesBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EntityBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/entities/batch';
};

export type EntitiesBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: {
            /** At most 100 items. */
            results: Array<BatchResult>;
            /** Number of successful operations. At least 0. */
            succeeded: number;
            /** Number of failed operations. At least 0. */
            failed: number;
        };
    };
};

export type EntitiesBatchResponse = EntitiesBatchResponses[keyof EntitiesBatchResponses];

export type EntitiesUnlinkCompanyData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}/company';
};

export type EntitiesUnlinkCompanyResponses = {
    /** The updated contact. */
    200: EntityEnvelope;
};

export type EntitiesUnlinkCompanyResponse = EntitiesUnlinkCompanyResponses[keyof EntitiesUnlinkCompanyResponses];

export type EntitiesLinkCompanyData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: {
        company_id: Id;
        /** Whether to replace the link to another company; defaults to true. */
        replace_existing?: boolean;
    };
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}/company';
};

export type EntitiesLinkCompanyResponses = {
    /** The updated contact. */
    200: EntityEnvelope;
};

export type EntitiesLinkCompanyResponse = EntitiesLinkCompanyResponses[keyof EntitiesLinkCompanyResponses];

export type EntitiesContactsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ContactFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<ContactRelationName>;
        /** Up to four of created_at, updated_at, entity_type, full_name, lifecycle_stage_changed_at, email_consent_at, email_deliverability, last_activity_at, phone, website, linkedin_url, lifecycle_stage, lead_score, first_name, last_name, email, mobile, job_title, department, lead_status, source, email_consent, do_not_call, timezone, locale, avatar_url, birthday, custom_fields.<key>, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/entities/{id}/contacts';
};

export type EntitiesContactsResponses = {
    /** One page of contacts. */
    200: {
        /** At most 100 items. */
        data: Array<Contact>;
        meta: ListMeta;
    };
};

export type EntitiesContactsResponse = EntitiesContactsResponses[keyof EntitiesContactsResponses];

export type EntitiesMergeData = {
    /** At most 1024 KiB, with 512 fields and list items in total. */
    body: EntityMerge;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}/merge';
};

export type EntitiesMergeResponses = {
    /** The kept record, the differences, and the number of records that were moved to it. */
    200: {
        data: EntityMerged;
    };
};

export type EntitiesMergeResponse = EntitiesMergeResponses[keyof EntitiesMergeResponses];

export type EntitiesUnmergeData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body?: EntityUnmerge;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}/unmerge';
};

export type EntitiesUnmergeResponses = {
    /** The restored record, the record that had been kept, and what could not be restored. */
    200: {
        data: EntityUnmerged;
    };
};

export type EntitiesUnmergeResponse = EntitiesUnmergeResponses[keyof EntitiesUnmergeResponses];

export type EntitiesFindDuplicatesData = {
    /** At most 1024 KiB, with 500 fields and list items in total. */
    body: DuplicateSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/entities/duplicates';
};

export type EntitiesFindDuplicatesResponses = {
    /** Duplicates of the candidate, or groups. */
    200: {
        /** At most 100 items. */
        data: Array<DuplicateFound>;
        meta: ListMeta;
    };
};

export type EntitiesFindDuplicatesResponse = EntitiesFindDuplicatesResponses[keyof EntitiesFindDuplicatesResponses];

export type EntitiesDuplicatesData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only duplicates with at least this confidence, from 0 to 1. */
        min_confidence?: number;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
    };
    url: '/v1/entities/{id}/duplicates';
};

export type EntitiesDuplicatesResponses = {
    /** One page of likely duplicates. */
    200: {
        /** At most 100 items. */
        data: Array<Duplicate>;
        meta: ListMeta;
    };
};

export type EntitiesDuplicatesResponse = EntitiesDuplicatesResponses[keyof EntitiesDuplicatesResponses];

export type EventsRescheduleData = {
    /** At most 32 KiB, with 500 fields and list items in total. */
    body: EventReschedule;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/events/{id}/reschedule';
};

export type EventsRescheduleResponses = {
    /** The event at its new time. */
    200: {
        data: Event;
        /** The previous time, and the people who are notified. */
        meta: {
            previous: EventTime;
            notified: NotifiedAddresses;
            notified_hosts: NotifiedHosts;
        };
    };
};

export type EventsRescheduleResponse = EventsRescheduleResponses[keyof EventsRescheduleResponses];

export type EventsCancelData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body?: EventCancel;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/events/{id}/cancel';
};

export type EventsCancelResponses = {
    /** The canceled event. */
    200: {
        data: Event;
        /** Whether the event was already canceled, and the people who are notified. */
        meta: {
            /** Whether the event was canceled before this request. */
            already_cancelled: boolean;
            notified: NotifiedAddresses;
            notified_hosts: NotifiedHosts;
        };
    };
};

export type EventsCancelResponse = EventsCancelResponses[keyof EventsCancelResponses];

export type EventsConfirmData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body?: EventDecision;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/events/{id}/confirm';
};

export type EventsConfirmResponses = {
    /** The current event. */
    200: EventEnvelope;
};

export type EventsConfirmResponse = EventsConfirmResponses[keyof EventsConfirmResponses];

export type EventsDeclineData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body?: EventDecline;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/events/{id}/decline';
};

export type EventsDeclineResponses = {
    /** The current event. */
    200: EventEnvelope;
};

export type EventsDeclineResponse = EventsDeclineResponses[keyof EventsDeclineResponses];

export type EventsNoShowData = {
    /** At most 1024 KiB, with 2048 fields and list items in total. */
    body: EventNoShow;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/events/{id}/no-show';
};

export type EventsNoShowResponses = {
    /** The current event. */
    200: {
        data: Event;
    };
};

export type EventsNoShowResponse = EventsNoShowResponses[keyof EventsNoShowResponses];

export type EventsHistoryData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
    };
    url: '/v1/events/{id}/history';
};

export type EventsHistoryResponses = {
    /** One page of previous times. */
    200: {
        /** At most 100 items. */
        data: Array<EventPeriod>;
        meta: ListMeta;
    };
};

export type EventsHistoryResponse = EventsHistoryResponses[keyof EventsHistoryResponses];

export type EventsInviteesData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Also returns removed invitees. */
        include_removed?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Up to four of created_at, name, email, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/events/{id}/invitees';
};

export type EventsInviteesResponses = {
    /** One page of invitees. */
    200: {
        /** At most 100 items. */
        data: Array<Invitee>;
        meta: ListMeta;
    };
};

export type EventsInviteesResponse = EventsInviteesResponses[keyof EventsInviteesResponses];

export type EventsAddInviteeData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: InviteeAdd;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/events/{id}/invitees';
};

export type EventsAddInviteeResponses = {
    /** The invitee, new or already invited. */
    200: {
        data: Invitee;
        /** The effect on the event, and the people who are notified. */
        meta: {
            /** Whether the address was already invited. */
            already_invited: boolean;
            /** Current version of the event. At least 1. */
            event_version: number;
            notified: NotifiedAddresses;
            notified_hosts: NotifiedHosts;
        };
    };
};

export type EventsAddInviteeResponse = EventsAddInviteeResponses[keyof EventsAddInviteeResponses];

export type EventsRemoveInviteeData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
        /** The invitee's id. */
        invitee_id: Id;
    };
    query?: {
        /** Whether the invitee and the hosts are notified by e-mail. */
        notify?: boolean;
        /** Reason, shown in the notification. */
        reason?: string;
    };
    url: '/v1/events/{id}/invitees/{invitee_id}';
};

export type EventsRemoveInviteeResponses = {
    /** The removed invitee. */
    200: {
        data: Invitee;
        /** The effect on the event, and the people who are notified. */
        meta: {
            /** Whether the invitee was already removed. */
            already_removed: boolean;
            /** Number of remaining invitees. At least 0. */
            remaining_count: number;
            /** Current version of the event. At least 1. */
            event_version: number;
            notified: NotifiedAddresses;
            notified_hosts: NotifiedHosts;
        };
    };
};

export type EventsRemoveInviteeResponse = EventsRemoveInviteeResponses[keyof EventsRemoveInviteeResponses];

export type EventTypesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Searches titles, slugs and descriptions, ignoring case and accents. */
        q?: string;
        /** Only event types that this user owns. */
        owner_id?: Id;
        /** Only event types with this user among their hosts. */
        host_id?: Id;
        /** Only active (true) or only inactive (false) event types. */
        is_active?: boolean;
        /** Only event types with this visibility. */
        visibility?: EventTypeVisibility;
        /** Also returns deleted event types. */
        include_deleted?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EventTypeFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            EventTypeRelationName
        ];
        /** Up to four of created_at, updated_at, title, duration_minutes, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/event-types';
};

export type EventTypesListResponses = {
    /** One page of event types. */
    200: {
        /** At most 100 items. */
        data: Array<EventType>;
        meta: ListMeta;
    };
};

export type EventTypesListResponse = EventTypesListResponses[keyof EventTypesListResponses];

export type EventTypesCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EventTypeCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/event-types';
};

export type EventTypesCreateResponses = {
    /** The new event type. */
    201: EventTypeEnvelope;
};

export type EventTypesCreateResponse = EventTypesCreateResponses[keyof EventTypesCreateResponses];

export type EventTypesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/event-types/{id}';
};

export type EventTypesDeleteResponses = {
    /** The id and the time of deletion. */
    200: DeletedEnvelope;
};

export type EventTypesDeleteResponse = EventTypesDeleteResponses[keyof EventTypesDeleteResponses];

export type EventTypesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EventTypeFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            EventTypeRelationName
        ];
    };
    url: '/v1/event-types/{id}';
};

export type EventTypesGetResponses = {
    /** The event type. */
    200: {
        data: EventType;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<EventTypeRelationName>;
        };
    };
};

export type EventTypesGetResponse = EventTypesGetResponses[keyof EventTypesGetResponses];

export type EventTypesUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EventTypeUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/event-types/{id}';
};

export type EventTypesUpdateResponses = {
    /** The current event type. */
    200: EventTypeEnvelope;
};

export type EventTypesUpdateResponse = EventTypesUpdateResponses[keyof EventTypesUpdateResponses];

export type EventTypesRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/event-types/{id}/restore';
};

export type EventTypesRestoreResponses = {
    /** The current event type. */
    200: EventTypeEnvelope;
};

export type EventTypesRestoreResponse = EventTypesRestoreResponses[keyof EventTypesRestoreResponses];

export type EventTypesSlotsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query: {
        /** Earliest start time. */
        from: Timestamp;
        /** Slots start before this time. */
        to: Timestamp;
        /** Time zone of the returned times. Defaults to that of the organization. */
        timezone?: Timezone;
        /** One of the durations of the event type. Defaults to its `duration_minutes`. */
        duration_minutes?: EventMinutes;
        /** Maximum number of slots. If there are more, `next_available_at` is the start of the next one. */
        limit?: number;
    };
    url: '/v1/event-types/{id}/slots';
};

export type EventTypesSlotsResponses = {
    /** The free slots. */
    200: SlotsEnvelope;
};

export type EventTypesSlotsResponse = EventTypesSlotsResponses[keyof EventTypesSlotsResponses];

export type EventsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Searches titles and the names and addresses of invitees, ignoring case and accents. */
        q?: string;
        /** Only events that start at this time or later. */
        from?: Timestamp;
        /** Only events that start before this time. */
        to?: Timestamp;
        /** `upcoming`: only events that have not ended. `past`: only events that have ended. Independent of the status. */
        when?: 'upcoming' | 'past' | 'all';
        /** Only events in one of these statuses. */
        status?: Array<EventStatus>;
        /** Only events of this type. */
        event_type_id?: Id;
        /** Only events that this user hosts. */
        host_id?: Id;
        /** Only events to which this contact is invited. */
        contact_id?: Id;
        /** Only events related to this opportunity. */
        opportunity_id?: Id;
        /** Only events to which this address is invited, ignoring case. */
        invitee_email?: string;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EventFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<EventRelationName>;
        /** Up to four of created_at, updated_at, start_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/events';
};

export type EventsListResponses = {
    /** One page of events. */
    200: EventPage;
};

export type EventsListResponse = EventsListResponses[keyof EventsListResponses];

export type EventsCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EventCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/events';
};

export type EventsCreateResponses = {
    /** The event, new or joined. */
    201: EventEnvelope;
};

export type EventsCreateResponse = EventsCreateResponses[keyof EventsCreateResponses];

export type EventsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EventFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<EventRelationName>;
    };
    url: '/v1/events/{id}';
};

export type EventsGetResponses = {
    /** The event. */
    200: {
        data: Event;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<EventRelationName | (string & {})>;
        };
    };
};

export type EventsGetResponse = EventsGetResponses[keyof EventsGetResponses];

export type EventsUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EventUpdateWritable;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/events/{id}';
};

export type EventsUpdateResponses = {
    /** The current event. */
    200: {
        data: Event;
        /** The changed fields, and the people who are notified. */
        meta: {
            /** Names of the changed fields; empty if nothing changed. At most 50 items. */
            changed_fields: Array<string>;
            notified: NotifiedAddresses;
            notified_hosts: NotifiedHosts;
        };
    };
};

export type EventsUpdateResponse = EventsUpdateResponses[keyof EventsUpdateResponses];

export type EventsIcsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/events/{id}/ics';
};

export type EventsIcsResponses = {
    /** The calendar file. */
    200: string;
};

export type EventsIcsResponse = EventsIcsResponses[keyof EventsIcsResponses];

export type EntitiesEventsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** `upcoming`: only events that have not ended. `past`: only events that have ended. Independent of the status. */
        when?: 'upcoming' | 'past' | 'all';
        /** Only events in one of these statuses. */
        status?: Array<EventStatus>;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EventFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<EventRelationName>;
        /** Up to four of created_at, updated_at, start_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/entities/{id}/events';
};

export type EntitiesEventsResponses = {
    /** One page of events. */
    200: EventPage;
};

export type EntitiesEventsResponse = EntitiesEventsResponses[keyof EntitiesEventsResponses];

export type ExportsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only exports with this status. */
        status?: JobStatus;
        /** Only exports of this record type. */
        entity_type?: ExportRecordType;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Up to four of created_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/exports';
};

export type ExportsListResponses = {
    /** One page of exports. */
    200: {
        /** At most 100 items. */
        data: Array<Export>;
        meta: ListMeta;
    };
};

export type ExportsListResponse = ExportsListResponses[keyof ExportsListResponses];

export type ExportsCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ExportCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/exports';
};

export type ExportsCreateResponses = {
    /** The queued export. */
    201: ExportEnvelope;
};

export type ExportsCreateResponse = ExportsCreateResponses[keyof ExportsCreateResponses];

export type ExportsFieldsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query: {
        /** The record type to be exported. */
        entity_type: ExportRecordType;
    };
    url: '/v1/exports/fields';
};

export type ExportsFieldsResponses = {
    /** The fields in the order of the file. */
    200: RecordFieldsEnvelope;
};

export type ExportsFieldsResponse = ExportsFieldsResponses[keyof ExportsFieldsResponses];

export type ExportsDeleteData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/exports/{id}';
};

export type ExportsDeleteResponses = {
    /** The export's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type ExportsDeleteResponse = ExportsDeleteResponses[keyof ExportsDeleteResponses];

export type ExportsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/exports/{id}';
};

export type ExportsGetResponses = {
    /** The export. */
    200: ExportEnvelope;
};

export type ExportsGetResponse = ExportsGetResponses[keyof ExportsGetResponses];

export type ExportsFileData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/exports/{id}/file';
};

export type ExportsFileResponses = {
    /** The CSV file. */
    200: string;
};

export type ExportsFileResponse = ExportsFileResponses[keyof ExportsFileResponses];

export type FilesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only files of records of this type. */
        record_type?: FileRecordType;
        /** Only files of this record. */
        record_id?: Id;
        /** Only files with this status. */
        status?: FileStatus;
        /** Only files with this content. */
        sha256?: Sha256;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Also returns deleted records. */
        include_deleted?: boolean;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<FileFieldName>;
        /** Up to four of created_at, updated_at, name, size, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/files';
};

export type FilesListResponses = {
    /** One page of files. */
    200: {
        /** At most 100 items. */
        data: Array<File>;
        meta: ListMeta;
    };
};

export type FilesListResponse = FilesListResponses[keyof FilesListResponses];

export type FilesCreateData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: FileCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/files';
};

export type FilesCreateResponses = {
    /** The file, which now needs its content. */
    201: FileEnvelope;
};

export type FilesCreateResponse = FilesCreateResponses[keyof FilesCreateResponses];

export type FilesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/files/{id}';
};

export type FilesDeleteResponses = {
    /** The file's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type FilesDeleteResponse = FilesDeleteResponses[keyof FilesDeleteResponses];

export type FilesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<FileFieldName>;
    };
    url: '/v1/files/{id}';
};

export type FilesGetResponses = {
    /** The file. */
    200: FileEnvelope;
};

export type FilesGetResponse = FilesGetResponses[keyof FilesGetResponses];

export type FilesRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/files/{id}/restore';
};

export type FilesRestoreResponses = {
    /** The current file. */
    200: FileEnvelope;
};

export type FilesRestoreResponse = FilesRestoreResponses[keyof FilesRestoreResponses];

export type FilesPurgeData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/files/{id}/purge';
};

export type FilesPurgeResponses = {
    /** The file's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type FilesPurgeResponse = FilesPurgeResponses[keyof FilesPurgeResponses];

export type FilesDownloadData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/files/{id}/content';
};

export type FilesDownloadResponses = {
    /** The bytes of the file. */
    200: Blob | File;
    /** The requested range of bytes. */
    206: Blob | File;
};

export type FilesDownloadResponse = FilesDownloadResponses[keyof FilesDownloadResponses];

export type FilesUploadData = {
    /** At most 102400 KiB. */
    body: Blob | File;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/files/{id}/content';
};

export type FilesUploadResponses = {
    /** The file, which can now be downloaded. */
    200: FileEnvelope;
};

export type FilesUploadResponse = FilesUploadResponses[keyof FilesUploadResponses];

export type FormPageGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The slug of the organization. */
        organization_slug: string;
        /** The slug of the form. */
        form_slug: string;
    };
    query?: never;
    url: '/v1/public/organizations/{organization_slug}/forms/{form_slug}';
};

export type FormPageGetResponses = {
    /** The form as visitors see it. */
    200: {
        data: FormPage;
    };
};

export type FormPageGetResponse = FormPageGetResponses[keyof FormPageGetResponses];

export type FormPageSubmitData = {
    /** At most 64 KiB, with 8192 fields and list items in total. */
    body: FormSubmissionRequest;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The slug of the organization. */
        organization_slug: string;
        /** The slug of the form. */
        form_slug: string;
    };
    query?: never;
    url: '/v1/public/organizations/{organization_slug}/forms/{form_slug}/submissions';
};

export type FormPageSubmitResponses = {
    /** The text and the URL to show. The status is not 201 because visitors cannot read the submission. */
    200: {
        data: FormReceipt;
    };
};

export type FormPageSubmitResponse = FormPageSubmitResponses[keyof FormPageSubmitResponses];

export type FormsSubmissionsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<FormSubmissionFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<FormSubmissionRelationName>;
        /** Up to four of created_at, updated_at, email, consent_given, locale, referrer, sender_hash, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/forms/{id}/submissions';
};

export type FormsSubmissionsResponses = {
    /** One page of submissions. */
    200: FormSubmissionPage;
};

export type FormsSubmissionsResponse = FormsSubmissionsResponses[keyof FormsSubmissionsResponses];

export type FormSubmissionsPurgeData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/form-submissions/{id}/purge';
};

export type FormSubmissionsPurgeResponses = {
    /** The submission's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type FormSubmissionsPurgeResponse = FormSubmissionsPurgeResponses[keyof FormSubmissionsPurgeResponses];

export type HostDecisionsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in a host's e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/host-decisions/{token}';
};

export type HostDecisionsGetResponses = {
    /** The event as visible to this host. */
    200: HostDecisionEnvelope;
};

export type HostDecisionsGetResponse = HostDecisionsGetResponses[keyof HostDecisionsGetResponses];

export type HostDecisionsConfirmData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body?: HostConfirmation;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in a host's e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/host-decisions/{token}/confirm';
};

export type HostDecisionsConfirmResponses = {
    /** The confirmed event. */
    200: HostDecisionEnvelope;
};

export type HostDecisionsConfirmResponse = HostDecisionsConfirmResponses[keyof HostDecisionsConfirmResponses];

export type HostDecisionsDeclineData = {
    /** At most 32 KiB, with 500 fields and list items in total. */
    body?: HostRefusal;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in a host's e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/host-decisions/{token}/decline';
};

export type HostDecisionsDeclineResponses = {
    /** The declined event. */
    200: HostDecisionEnvelope;
};

export type HostDecisionsDeclineResponse = HostDecisionsDeclineResponses[keyof HostDecisionsDeclineResponses];

export type HostDecisionsSlotsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in a host's e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query: {
        /** Earliest start time. */
        from: Timestamp;
        /** Slots start before this time. */
        to: Timestamp;
        /** Time zone of the returned times. Defaults to that of the host. */
        timezone?: Timezone;
        /** One of the durations of the event type. Defaults to that of the event. */
        duration_minutes?: EventMinutes;
    };
    url: '/v1/public/host-decisions/{token}/slots';
};

export type HostDecisionsSlotsResponses = {
    /** The slots to which the event can be moved. */
    200: SlotsEnvelope;
};

export type HostDecisionsSlotsResponse = HostDecisionsSlotsResponses[keyof HostDecisionsSlotsResponses];

export type HostDecisionsRescheduleData = {
    /** At most 32 KiB, with 500 fields and list items in total. */
    body: HostReschedule;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in a host's e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/host-decisions/{token}/reschedule';
};

export type HostDecisionsRescheduleResponses = {
    /** The event at its new time. */
    200: HostDecisionEnvelope;
};

export type HostDecisionsRescheduleResponse = HostDecisionsRescheduleResponses[keyof HostDecisionsRescheduleResponses];

export type HostDecisionsCancelData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body?: HostCancellation;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the link in a host's e-mail. Valid until 30 days after the event. */
        token: string;
    };
    query?: never;
    url: '/v1/public/host-decisions/{token}/cancel';
};

export type HostDecisionsCancelResponses = {
    /** The canceled event. */
    200: HostDecisionEnvelope;
};

export type HostDecisionsCancelResponse = HostDecisionsCancelResponses[keyof HostDecisionsCancelResponses];

export type IdentityProviderDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/identity-provider';
};

export type IdentityProviderDeleteResponses = {
    /** The id and the time of deletion. */
    200: DeletedEnvelope;
};

export type IdentityProviderDeleteResponse = IdentityProviderDeleteResponses[keyof IdentityProviderDeleteResponses];

export type IdentityProviderGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<IdentityProviderFieldName>;
    };
    url: '/v1/identity-provider';
};

export type IdentityProviderGetResponses = {
    /** The identity provider. */
    200: IdentityProviderEnvelope;
};

export type IdentityProviderGetResponse = IdentityProviderGetResponses[keyof IdentityProviderGetResponses];

export type IdentityProviderUpdateData = {
    /** At most 1024 KiB, with 1024 fields and list items in total. */
    body: IdentityProviderUpdateWritable;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/identity-provider';
};

export type IdentityProviderUpdateResponses = {
    /** The current identity provider. */
    200: IdentityProviderEnvelope;
};

export type IdentityProviderUpdateResponse = IdentityProviderUpdateResponses[keyof IdentityProviderUpdateResponses];

export type IdentityProviderTestData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/identity-provider/test';
};

export type IdentityProviderTestResponses = {
    /** The endpoints of the provider, and its problems. */
    200: {
        data: IdentityProviderTest;
    };
};

export type IdentityProviderTestResponse = IdentityProviderTestResponses[keyof IdentityProviderTestResponses];

export type EmailDomainsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only domains with this status. */
        status?: EmailDomainStatus;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EmailDomainFieldName>;
        /** Up to four of created_at, updated_at, domain, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/email-domains';
};

export type EmailDomainsListResponses = {
    /** One page of e-mail domains. */
    200: {
        /** At most 100 items. */
        data: Array<EmailDomain>;
        meta: ListMeta;
    };
};

export type EmailDomainsListResponse = EmailDomainsListResponses[keyof EmailDomainsListResponses];

export type EmailDomainsCreateData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: EmailDomainCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/email-domains';
};

export type EmailDomainsCreateResponses = {
    /** The domain with the TXT record to publish. */
    201: EmailDomainEnvelope;
};

export type EmailDomainsCreateResponse = EmailDomainsCreateResponses[keyof EmailDomainsCreateResponses];

export type EmailDomainsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/email-domains/{id}';
};

export type EmailDomainsDeleteResponses = {
    /** The id and the time of deletion. */
    200: DeletedEnvelope;
};

export type EmailDomainsDeleteResponse = EmailDomainsDeleteResponses[keyof EmailDomainsDeleteResponses];

export type MemberIdentityDeleteData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/members/{id}/identity';
};

export type MemberIdentityDeleteResponses = {
    /** The id of the member and the time of the deletion. */
    200: DeletedEnvelope;
};

export type MemberIdentityDeleteResponse = MemberIdentityDeleteResponses[keyof MemberIdentityDeleteResponses];

export type EmailDomainsVerifyData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/email-domains/{id}/verify';
};

export type EmailDomainsVerifyResponses = {
    /** The verified domain. */
    200: EmailDomainEnvelope;
};

export type EmailDomainsVerifyResponse = EmailDomainsVerifyResponses[keyof EmailDomainsVerifyResponses];

export type ImportsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only imports with this status. */
        status?: ImportStatus;
        /** Only imports of this record type. */
        entity_type?: ImportRecordType;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ImportFieldName>;
        /** Up to four of created_at, updated_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/imports';
};

export type ImportsListResponses = {
    /** One page of imports. */
    200: {
        /** At most 100 items. */
        data: Array<Import>;
        meta: ListMeta;
    };
};

export type ImportsListResponse = ImportsListResponses[keyof ImportsListResponses];

export type ImportsCreateData = {
    /** At most 1024 KiB, with 1024 fields and list items in total. */
    body: ImportCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/imports';
};

export type ImportsCreateResponses = {
    /** The import, which now needs its file. */
    201: ImportEnvelope;
};

export type ImportsCreateResponse = ImportsCreateResponses[keyof ImportsCreateResponses];

export type ImportsFieldsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query: {
        /** The record type to be imported. */
        entity_type: ImportRecordType;
    };
    url: '/v1/imports/fields';
};

export type ImportsFieldsResponses = {
    /** The fields in the order of the record. */
    200: RecordFieldsEnvelope;
};

export type ImportsFieldsResponse = ImportsFieldsResponses[keyof ImportsFieldsResponses];

export type ImportsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ImportFieldName>;
    };
    url: '/v1/imports/{id}';
};

export type ImportsGetResponses = {
    /** The import. */
    200: ImportEnvelope;
};

export type ImportsGetResponse = ImportsGetResponses[keyof ImportsGetResponses];

export type ImportsUploadData = {
    /** At most 262144 KiB. */
    body: Blob | File;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/imports/{id}/file';
};

export type ImportsUploadResponses = {
    /** The import with the detected columns. */
    200: ImportEnvelope;
};

export type ImportsUploadResponse = ImportsUploadResponses[keyof ImportsUploadResponses];

export type ImportsStartData = {
    /** At most 1024 KiB, with 1024 fields and list items in total. */
    body?: ImportStart;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/imports/{id}/start';
};

export type ImportsStartResponses = {
    /** The started import. */
    200: ImportEnvelope;
};

export type ImportsStartResponse = ImportsStartResponses[keyof ImportsStartResponses];

export type ImportsFailuresData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/imports/{id}/failures';
};

export type ImportsFailuresResponses = {
    /** One line per failed row, in the order of the file. */
    200: string;
};

export type ImportsFailuresResponse = ImportsFailuresResponses[keyof ImportsFailuresResponses];

export type JobsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only jobs with this status. */
        status?: JobStatus;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Up to four of created_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/jobs';
};

export type JobsListResponses = {
    /** One page of jobs. */
    200: {
        /** At most 100 items. */
        data: Array<Job>;
        meta: ListMeta;
    };
};

export type JobsListResponse = JobsListResponses[keyof JobsListResponses];

export type JobsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/jobs/{id}';
};

export type JobsGetResponses = {
    /** The job. */
    200: JobEnvelope;
};

export type JobsGetResponse = JobsGetResponses[keyof JobsGetResponses];

export type JobsCancelData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/jobs/{id}/cancel';
};

export type JobsCancelResponses = {
    /** The updated job. */
    200: JobEnvelope;
};

export type JobsCancelResponse = JobsCancelResponses[keyof JobsCancelResponses];

export type OpportunitiesLineItemsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<LineItemFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<LineItemRelationName>;
        /** Up to four of position, created_at, updated_at, amount, name, quantity, unit_price, discount_percent, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/opportunities/{id}/line-items';
};

export type OpportunitiesLineItemsResponses = {
    /** One page of line items. */
    200: LineItemPage;
};

export type OpportunitiesLineItemsResponse = OpportunitiesLineItemsResponses[keyof OpportunitiesLineItemsResponses];

export type MembersListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Searches names and e-mail addresses, ignoring case and accents. */
        q?: string;
        /** Only members with this role. */
        role?: RoleName;
        /** Only members with this status. */
        status?: MemberStatus;
        /** Also returns removed members. */
        include_deleted?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<MemberFieldName>;
        /** Up to four of created_at, updated_at, email, first_name, last_name, last_login_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/members';
};

export type MembersListResponses = {
    /** One page of members. */
    200: {
        /** At most 100 items. */
        data: Array<Member>;
        meta: ListMeta;
    };
};

export type MembersListResponse = MembersListResponses[keyof MembersListResponses];

export type MembersInviteData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: MemberInvite;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/members';
};

export type MembersInviteResponses = {
    /** The invited member. */
    201: MemberEnvelope;
};

export type MembersInviteResponse = MembersInviteResponses[keyof MembersInviteResponses];

export type MembersDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** The active member who takes over open records. */
        reassign_to?: Id;
    };
    url: '/v1/members/{id}';
};

export type MembersDeleteResponses = {
    /** The member's id and the time of the removal. */
    200: DeletedEnvelope;
};

export type MembersDeleteResponse = MembersDeleteResponses[keyof MembersDeleteResponses];

export type MembersGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<MemberFieldName>;
    };
    url: '/v1/members/{id}';
};

export type MembersGetResponses = {
    /** The member. */
    200: MemberEnvelope;
};

export type MembersGetResponse = MembersGetResponses[keyof MembersGetResponses];

export type MembersUpdateData = {
    /** At most 128 KiB, with 500 fields and list items in total. */
    body: MemberUpdate;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/members/{id}';
};

export type MembersUpdateResponses = {
    /** The updated member. */
    200: MemberEnvelope;
};

export type MembersUpdateResponse = MembersUpdateResponses[keyof MembersUpdateResponses];

export type MembersResendInvitationData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/members/{id}/resend-invitation';
};

export type MembersResendInvitationResponses = {
    /** The invited member. */
    200: MemberEnvelope;
};

export type MembersResendInvitationResponse = MembersResendInvitationResponses[keyof MembersResendInvitationResponses];

export type EntitiesNotesData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** True for pinned notes only, false for the others only. */
        pinned?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<NoteFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<NoteRelationName>;
        /** Up to four of created_at, updated_at, title, pinned, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/entities/{id}/notes';
};

export type EntitiesNotesResponses = {
    /** One page of notes. */
    200: NotePage;
};

export type EntitiesNotesResponse = EntitiesNotesResponses[keyof EntitiesNotesResponses];

export type MeNotificationsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/notifications';
};

export type MeNotificationsResponses = {
    /** The notification preferences. */
    200: NotificationPreferencesEnvelope;
};

export type MeNotificationsResponse = MeNotificationsResponses[keyof MeNotificationsResponses];

export type MeUpdateNotificationsData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: NotificationPreferencesUpdate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/notifications';
};

export type MeUpdateNotificationsResponses = {
    /** The notification preferences after the change. */
    200: NotificationPreferencesEnvelope;
};

export type MeUpdateNotificationsResponse = MeUpdateNotificationsResponses[keyof MeUpdateNotificationsResponses];

export type OpportunitiesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Searches names, next steps, descriptions and tags, ignoring case and accents. */
        q?: string;
        /** Only opportunities in this pipeline. */
        pipeline_id?: Id;
        /** Only opportunities in the stage with this key. */
        stage?: StageKey;
        /** Only opportunities with this status. */
        status?: StageType;
        /** Only opportunities that this user owns. */
        owner_id?: Id;
        /** Only opportunities with this company. */
        company_id?: Id;
        /** Only opportunities with this contact as `primary_contact_id` or in `contacts`. */
        contact_id?: Id;
        /** Only opportunities with this tag, ignoring case. */
        tag?: string;
        /** Only opportunities with this amount or a higher one, regardless of currency. */
        amount_min?: number;
        /** Only opportunities with this amount or a lower one, regardless of currency. */
        amount_max?: number;
        /** Only opportunities with an expected close date on this day or later. */
        expected_close_after?: Date;
        /** Only opportunities with an expected close date before this day. */
        expected_close_before?: Date;
        /** Only opportunities created at this time or later. */
        created_after?: Timestamp;
        /** Only opportunities created before this time. */
        created_before?: Timestamp;
        /** Only opportunities changed at this time or later. */
        updated_after?: Timestamp;
        /** Only opportunities last changed before this time. */
        updated_before?: Timestamp;
        /** Includes deleted opportunities. */
        include_deleted?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<OpportunityFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<OpportunityRelationName>;
        /** Up to four of created_at, updated_at, probability, status, weighted_amount, closed_at, stage_changed_at, name, amount, currency, expected_close_date, lost_reason, next_step, source, custom_fields.<key>, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/opportunities';
};

export type OpportunitiesListResponses = {
    /** One page of opportunities. */
    200: OpportunityPage;
};

export type OpportunitiesListResponse = OpportunitiesListResponses[keyof OpportunitiesListResponses];

export type OpportunitiesCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: OpportunityCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/opportunities';
};

export type OpportunitiesCreateResponses = {
    /** The created opportunity. */
    201: OpportunityEnvelope;
};

export type OpportunitiesCreateResponse = OpportunitiesCreateResponses[keyof OpportunitiesCreateResponses];

export type OpportunitiesSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: OpportunitySearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/opportunities/search';
};

export type OpportunitiesSearchResponses = {
    /** One page of opportunities. */
    200: OpportunityPage;
};

export type OpportunitiesSearchResponse = OpportunitiesSearchResponses[keyof OpportunitiesSearchResponses];

export type OpportunitiesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/opportunities/{id}';
};

export type OpportunitiesDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type OpportunitiesDeleteResponse = OpportunitiesDeleteResponses[keyof OpportunitiesDeleteResponses];

export type OpportunitiesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<OpportunityFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<OpportunityRelationName>;
    };
    url: '/v1/opportunities/{id}';
};

export type OpportunitiesGetResponses = {
    /** The opportunity. */
    200: {
        data: Opportunity;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<OpportunityRelationName | (string & {})>;
        };
    };
};

export type OpportunitiesGetResponse = OpportunitiesGetResponses[keyof OpportunitiesGetResponses];

export type OpportunitiesUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: OpportunityUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/opportunities/{id}';
};

export type OpportunitiesUpdateResponses = {
    /** The updated opportunity. */
    200: OpportunityEnvelope;
};

export type OpportunitiesUpdateResponse = OpportunitiesUpdateResponses[keyof OpportunitiesUpdateResponses];

export type OpportunitiesRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/opportunities/{id}/restore';
};

export type OpportunitiesRestoreResponses = {
    /** The restored opportunity. */
    200: OpportunityEnvelope;
};

export type OpportunitiesRestoreResponse = OpportunitiesRestoreResponses[keyof OpportunitiesRestoreResponses];

export type EntitiesOpportunitiesData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only opportunities with this status. */
        status?: StageType;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<OpportunityFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<OpportunityRelationName>;
        /** Up to four of created_at, updated_at, probability, status, weighted_amount, closed_at, stage_changed_at, name, amount, currency, expected_close_date, lost_reason, next_step, source, custom_fields.<key>, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/entities/{id}/opportunities';
};

export type EntitiesOpportunitiesResponses = {
    /** One page of opportunities. */
    200: OpportunityPage;
};

export type EntitiesOpportunitiesResponse = EntitiesOpportunitiesResponses[keyof EntitiesOpportunitiesResponses];

export type OrganizationGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<OrganizationFieldName>;
    };
    url: '/v1/organization';
};

export type OrganizationGetResponses = {
    /** The caller's organization. */
    200: OrganizationEnvelope;
};

export type OrganizationGetResponse = OrganizationGetResponses[keyof OrganizationGetResponses];

export type OrganizationUpdateData = {
    /** At most 1024 KiB, with 500 fields and list items in total. */
    body: OrganizationUpdate;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/organization';
};

export type OrganizationUpdateResponses = {
    /** The updated organization. */
    200: OrganizationEnvelope;
};

export type OrganizationUpdateResponse = OrganizationUpdateResponses[keyof OrganizationUpdateResponses];

export type OrganizationUpdateTwoFactorPolicyData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: TwoFactorPolicyUpdate;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/organization/two-factor-policy';
};

export type OrganizationUpdateTwoFactorPolicyResponses = {
    /** The updated organization. */
    200: OrganizationEnvelope;
};

export type OrganizationUpdateTwoFactorPolicyResponse = OrganizationUpdateTwoFactorPolicyResponses[keyof OrganizationUpdateTwoFactorPolicyResponses];

export type OrganizationPreviewRetentionData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Days after sending. */
        messages_days?: number;
        /** Days after sending. */
        attachments_days?: number;
        /** Days after the entry. */
        timelines_days?: number;
        /** Days after completion. */
        tasks_days?: number;
        /** Days after deletion. */
        deleted_days?: number;
    };
    url: '/v1/organization/retention-preview';
};

export type OrganizationPreviewRetentionResponses = {
    /** The numbers of records. */
    200: {
        data: RetentionPreview;
    };
};

export type OrganizationPreviewRetentionResponse = OrganizationPreviewRetentionResponses[keyof OrganizationPreviewRetentionResponses];

export type OrganizationCancelDeletionData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/organization/deletion';
};

export type OrganizationCancelDeletionResponses = {
    /** The organization, without a requested deletion. */
    200: OrganizationEnvelope;
};

export type OrganizationCancelDeletionResponse = OrganizationCancelDeletionResponses[keyof OrganizationCancelDeletionResponses];

export type OrganizationRequestDeletionData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: OrganizationDeletionRequest;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/organization/deletion';
};

export type OrganizationRequestDeletionResponses = {
    /** The time of the deletion. */
    200: {
        data: OrganizationDeletion;
    };
};

export type OrganizationRequestDeletionResponse = OrganizationRequestDeletionResponses[keyof OrganizationRequestDeletionResponses];

export type PipelinesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<PipelineFieldName>;
        /** Up to four of created_at, updated_at, name, position, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/pipelines';
};

export type PipelinesListResponses = {
    /** One page of pipelines. */
    200: {
        /** At most 100 items. */
        data: Array<Pipeline>;
        meta: ListMeta;
    };
};

export type PipelinesListResponse = PipelinesListResponses[keyof PipelinesListResponses];

export type PipelinesCreateData = {
    /** At most 512 KiB, with 512 fields and list items in total. */
    body: PipelineCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/pipelines';
};

export type PipelinesCreateResponses = {
    /** The created pipeline. */
    201: PipelineEnvelope;
};

export type PipelinesCreateResponse = PipelinesCreateResponses[keyof PipelinesCreateResponses];

export type PipelinesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/pipelines/{id}';
};

export type PipelinesDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type PipelinesDeleteResponse = PipelinesDeleteResponses[keyof PipelinesDeleteResponses];

export type PipelinesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<PipelineFieldName>;
    };
    url: '/v1/pipelines/{id}';
};

export type PipelinesGetResponses = {
    /** The pipeline. */
    200: PipelineEnvelope;
};

export type PipelinesGetResponse = PipelinesGetResponses[keyof PipelinesGetResponses];

export type PipelinesUpdateData = {
    /** At most 512 KiB, with 512 fields and list items in total. */
    body: PipelineUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/pipelines/{id}';
};

export type PipelinesUpdateResponses = {
    /** The updated pipeline. */
    200: PipelineEnvelope;
};

export type PipelinesUpdateResponse = PipelinesUpdateResponses[keyof PipelinesUpdateResponses];

export type ProductsPurgeData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/products/{id}/purge';
};

export type ProductsPurgeResponses = {
    /** The product's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type ProductsPurgeResponse = ProductsPurgeResponses[keyof ProductsPurgeResponses];

export type RolesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<RoleFieldName>;
        /** Up to four of created_at, updated_at, name, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/roles';
};

export type RolesListResponses = {
    /** One page of roles. */
    200: {
        /** At most 100 items. */
        data: Array<Role>;
        meta: ListMeta;
    };
};

export type RolesListResponse = RolesListResponses[keyof RolesListResponses];

export type RolesCreateData = {
    /** At most 64 KiB, with 500 fields and list items in total. */
    body: RoleCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/roles';
};

export type RolesCreateResponses = {
    /** The created role. */
    201: RoleEnvelope;
};

export type RolesCreateResponse = RolesCreateResponses[keyof RolesCreateResponses];

export type RolesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/roles/{id}';
};

export type RolesDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type RolesDeleteResponse = RolesDeleteResponses[keyof RolesDeleteResponses];

export type RolesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<RoleFieldName>;
    };
    url: '/v1/roles/{id}';
};

export type RolesGetResponses = {
    /** The role. */
    200: RoleEnvelope;
};

export type RolesGetResponse = RolesGetResponses[keyof RolesGetResponses];

export type RolesUpdateData = {
    /** At most 128 KiB, with 500 fields and list items in total. */
    body: RoleUpdate;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/roles/{id}';
};

export type RolesUpdateResponses = {
    /** The updated role. */
    200: RoleEnvelope;
};

export type RolesUpdateResponse = RolesUpdateResponses[keyof RolesUpdateResponses];

export type SchedulesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only schedules of this user. */
        user_id?: Id;
        /** Also returns deleted schedules. */
        include_deleted?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ScheduleFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            ScheduleRelationName
        ];
        /** Up to four of created_at, updated_at, name, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/schedules';
};

export type SchedulesListResponses = {
    /** One page of schedules. */
    200: {
        /** At most 100 items. */
        data: Array<Schedule>;
        meta: ListMeta;
    };
};

export type SchedulesListResponse = SchedulesListResponses[keyof SchedulesListResponses];

export type SchedulesCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ScheduleCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/schedules';
};

export type SchedulesCreateResponses = {
    /** The new schedule. */
    201: ScheduleEnvelope;
};

export type SchedulesCreateResponse = SchedulesCreateResponses[keyof SchedulesCreateResponses];

export type SchedulesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/schedules/{id}';
};

export type SchedulesDeleteResponses = {
    /** The id and the time of deletion. */
    200: DeletedEnvelope;
};

export type SchedulesDeleteResponse = SchedulesDeleteResponses[keyof SchedulesDeleteResponses];

export type SchedulesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ScheduleFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            ScheduleRelationName
        ];
    };
    url: '/v1/schedules/{id}';
};

export type SchedulesGetResponses = {
    /** The schedule. */
    200: {
        data: Schedule;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<ScheduleRelationName>;
        };
    };
};

export type SchedulesGetResponse = SchedulesGetResponses[keyof SchedulesGetResponses];

export type SchedulesUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ScheduleUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/schedules/{id}';
};

export type SchedulesUpdateResponses = {
    /** The current schedule. */
    200: ScheduleEnvelope;
};

export type SchedulesUpdateResponse = SchedulesUpdateResponses[keyof SchedulesUpdateResponses];

export type SchedulesRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/schedules/{id}/restore';
};

export type SchedulesRestoreResponses = {
    /** The current schedule. */
    200: ScheduleEnvelope;
};

export type SchedulesRestoreResponse = SchedulesRestoreResponses[keyof SchedulesRestoreResponses];

export type ScimTokenDeleteData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/scim-token';
};

export type ScimTokenDeleteResponses = {
    /** The token's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type ScimTokenDeleteResponse = ScimTokenDeleteResponses[keyof ScimTokenDeleteResponses];

export type ScimTokenGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/scim-token';
};

export type ScimTokenGetResponses = {
    /** The token, without its secret. */
    200: {
        data: ScimToken;
    };
};

export type ScimTokenGetResponse = ScimTokenGetResponses[keyof ScimTokenGetResponses];

export type ScimTokenCreateData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/scim-token';
};

export type ScimTokenCreateResponses = {
    /** The token with its secret. */
    201: {
        data: IssuedScimToken;
    };
};

export type ScimTokenCreateResponse = ScimTokenCreateResponses[keyof ScimTokenCreateResponses];

export type SearchFindData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query: {
        /** The words to search for, separated by spaces; at least two characters, or one of a script without spaces between words. */
        q: string;
        /** Only these record types; defaults to all. Can be repeated. */
        record_types?: Array<SearchedType>;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
    };
    url: '/v1/search';
};

export type SearchFindResponses = {
    /** One page of results. */
    200: {
        /** At most 100 items. */
        data: Array<SearchResult>;
        meta: ListMeta;
    };
};

export type SearchFindResponse = SearchFindResponses[keyof SearchFindResponses];

export type SegmentsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Searches names and descriptions, ignoring case and accents. */
        q?: string;
        /** Only segments of this record type. */
        entity_type?: EntityType;
        /** Only segments of this kind. */
        kind?: SegmentKind;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Also returns deleted records. */
        include_deleted?: boolean;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<SegmentFieldName>;
        /** Up to four of created_at, updated_at, name, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/segments';
};

export type SegmentsListResponses = {
    /** One page of segments. */
    200: SegmentPage;
};

export type SegmentsListResponse = SegmentsListResponses[keyof SegmentsListResponses];

export type SegmentsCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: SegmentCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/segments';
};

export type SegmentsCreateResponses = {
    /** The created segment. */
    201: SegmentEnvelope;
};

export type SegmentsCreateResponse = SegmentsCreateResponses[keyof SegmentsCreateResponses];

export type SegmentsSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: SegmentSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/segments/search';
};

export type SegmentsSearchResponses = {
    /** One page of segments. */
    200: SegmentPage;
};

export type SegmentsSearchResponse = SegmentsSearchResponses[keyof SegmentsSearchResponses];

export type SegmentsPreviewData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: {
        entity_type: EntityType;
        filter: FilterGroup;
        /** Number of records in the sample; defaults to 10. 1 to 100. */
        page_size?: number;
    };
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/segments/preview';
};

export type SegmentsPreviewResponses = {
    /** Number of matching records, and a sample of them. */
    200: {
        data: SegmentPreview;
    };
};

export type SegmentsPreviewResponse = SegmentsPreviewResponses[keyof SegmentsPreviewResponses];

export type SegmentsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/segments/{id}';
};

export type SegmentsDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type SegmentsDeleteResponse = SegmentsDeleteResponses[keyof SegmentsDeleteResponses];

export type SegmentsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<SegmentFieldName>;
    };
    url: '/v1/segments/{id}';
};

export type SegmentsGetResponses = {
    /** The segment. */
    200: SegmentEnvelope;
};

export type SegmentsGetResponse = SegmentsGetResponses[keyof SegmentsGetResponses];

export type SegmentsUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: SegmentUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/segments/{id}';
};

export type SegmentsUpdateResponses = {
    /** The updated segment. */
    200: SegmentEnvelope;
};

export type SegmentsUpdateResponse = SegmentsUpdateResponses[keyof SegmentsUpdateResponses];

export type SegmentsRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/segments/{id}/restore';
};

export type SegmentsRestoreResponses = {
    /** The restored segment. */
    200: SegmentEnvelope;
};

export type SegmentsRestoreResponse = SegmentsRestoreResponses[keyof SegmentsRestoreResponses];

export type SegmentsFreezeData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/segments/{id}/freeze';
};

export type SegmentsFreezeResponses = {
    /** The static segment. */
    200: SegmentEnvelope;
};

export type SegmentsFreezeResponse = SegmentsFreezeResponses[keyof SegmentsFreezeResponses];

export type SegmentsMembersData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EntityFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<EntityRelationName>;
        /** Up to four of created_at, updated_at, entity_type, full_name, lifecycle_stage_changed_at, email_consent_at, email_deliverability, last_activity_at, phone, website, linkedin_url, lifecycle_stage, lead_score, first_name, last_name, email, mobile, job_title, department, lead_status, source, email_consent, do_not_call, timezone, locale, avatar_url, birthday, name, domain, type, industry, employee_count, annual_revenue, currency, registration_number, vat_number, custom_fields.<key>, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/segments/{id}/members';
};

export type SegmentsMembersResponses = {
    /** One page of contacts or companies. */
    200: EntityPage;
};

export type SegmentsMembersResponse = SegmentsMembersResponses[keyof SegmentsMembersResponses];

export type SegmentsAddMembersData = {
    /** At most 1024 KiB, with 500 fields and list items in total. */
    body: {
        /** Live records of the segment's `entity_type`. 1 to 100 items. */
        entity_ids: Array<Id>;
    };
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/segments/{id}/members';
};

export type SegmentsAddMembersResponses = {
    /** The updated segment. */
    200: SegmentEnvelope;
};

export type SegmentsAddMembersResponse = SegmentsAddMembersResponses[keyof SegmentsAddMembersResponses];

export type SegmentsRemoveMemberData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
        /** The member's id. */
        entity_id: Id;
    };
    query?: never;
    url: '/v1/segments/{id}/members/{entity_id}';
};

export type SegmentsRemoveMemberResponses = {
    /** The id of the removed member and the time of removal. */
    200: DeletedEnvelope;
};

export type SegmentsRemoveMemberResponse = SegmentsRemoveMemberResponses[keyof SegmentsRemoveMemberResponses];

export type SessionDeleteData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/session';
};

export type SessionDeleteResponses = {
    /** The id of the ended session and the time. */
    200: DeletedEnvelope;
};

export type SessionDeleteResponse = SessionDeleteResponses[keyof SessionDeleteResponses];

export type SessionCreateData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: SessionCreate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/session';
};

export type SessionCreateResponses = {
    /** The signed-in user with their session. */
    200: SignedInEnvelope;
};

export type SessionCreateResponse = SessionCreateResponses[keyof SessionCreateResponses];

export type SessionVerifyData = {
    /** At most 64 KiB, with 20000 fields and list items in total. */
    body: SecondFactorVerify;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/session/second-factor';
};

export type SessionVerifyResponses = {
    /** The signed-in user with their session. */
    200: SignedInEnvelope;
};

export type SessionVerifyResponse = SessionVerifyResponses[keyof SessionVerifyResponses];

export type SessionConfirmData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: SessionConfirm;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/session/confirm';
};

export type SessionConfirmResponses = {
    /** The time of the confirmation, and the time until which it is valid. */
    200: {
        data: SessionConfirmed;
    };
};

export type SessionConfirmResponse = SessionConfirmResponses[keyof SessionConfirmResponses];

export type SessionEndOthersData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/sessions';
};

export type SessionEndOthersResponses = {
    /** Number of ended sessions. */
    200: {
        data: SessionsEnded;
    };
};

export type SessionEndOthersResponse = SessionEndOthersResponses[keyof SessionEndOthersResponses];

export type SessionListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
    };
    url: '/v1/sessions';
};

export type SessionListResponses = {
    /** One page of sessions. */
    200: {
        /** At most 100 items. */
        data: Array<Session>;
        meta: ListMeta;
    };
};

export type SessionListResponse = SessionListResponses[keyof SessionListResponses];

export type SessionEndData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/sessions/{id}';
};

export type SessionEndResponses = {
    /** The id of the ended session and the time. */
    200: DeletedEnvelope;
};

export type SessionEndResponse = SessionEndResponses[keyof SessionEndResponses];

export type MeGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type MeGetResponses = {
    /** The caller. */
    200: MeEnvelope;
};

export type MeGetResponse = MeGetResponses[keyof MeGetResponses];

export type MeUpdateData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: MeUpdate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me';
};

export type MeUpdateResponses = {
    /** The updated caller. */
    200: MeEnvelope;
};

export type MeUpdateResponse = MeUpdateResponses[keyof MeUpdateResponses];

export type PasswordForgotData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: PasswordForgot;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/password/forgot';
};

export type PasswordForgotResponses = {
    /** A link is sent if the account exists. */
    202: {
        data: PasswordRequested;
    };
};

export type PasswordForgotResponse = PasswordForgotResponses[keyof PasswordForgotResponses];

export type PasswordResetData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: PasswordReset;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/password/reset';
};

export type PasswordResetResponses = {
    /** The time of the change. */
    200: PasswordChangedEnvelope;
};

export type PasswordResetResponse = PasswordResetResponses[keyof PasswordResetResponses];

export type PasswordChangeData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: PasswordChange;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/password/change';
};

export type PasswordChangeResponses = {
    /** The time of the change. */
    200: PasswordChangedEnvelope;
};

export type PasswordChangeResponse = PasswordChangeResponses[keyof PasswordChangeResponses];

export type PasswordRemoveData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/password';
};

export type PasswordRemoveResponses = {
    /** The time of the change. */
    200: PasswordChangedEnvelope;
};

export type PasswordRemoveResponse = PasswordRemoveResponses[keyof PasswordRemoveResponses];

export type InvitationsAcceptData = {
    /** At most 32 KiB, with 500 fields and list items in total. */
    body: InvitationAccept;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/invitations/accept';
};

export type InvitationsAcceptResponses = {
    /** The signed-in user with their session. */
    200: SignedInEnvelope;
};

export type InvitationsAcceptResponse = InvitationsAcceptResponses[keyof InvitationsAcceptResponses];

export type SignInMethodsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/sign-in-methods';
};

export type SignInMethodsGetResponses = {
    /** The sign-in methods. */
    200: SignInMethodsEnvelope;
};

export type SignInMethodsGetResponse = SignInMethodsGetResponses[keyof SignInMethodsGetResponses];

export type SignInMethodsRemoveAuthenticatorAppData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/authenticator-app';
};

export type SignInMethodsRemoveAuthenticatorAppResponses = {
    /** The remaining sign-in methods. */
    200: SignInMethodsEnvelope;
};

export type SignInMethodsRemoveAuthenticatorAppResponse = SignInMethodsRemoveAuthenticatorAppResponses[keyof SignInMethodsRemoveAuthenticatorAppResponses];

export type SignInMethodsStartAuthenticatorAppData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/authenticator-app';
};

export type SignInMethodsStartAuthenticatorAppResponses = {
    /** The secret, as text and as a URI for a QR code. */
    200: {
        data: AuthenticatorSecret;
    };
};

export type SignInMethodsStartAuthenticatorAppResponse = SignInMethodsStartAuthenticatorAppResponses[keyof SignInMethodsStartAuthenticatorAppResponses];

export type SignInMethodsConfirmAuthenticatorAppData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: AuthenticatorConfirm;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/authenticator-app/confirm';
};

export type SignInMethodsConfirmAuthenticatorAppResponses = {
    /** The recovery codes, shown once; empty if the account already has recovery codes. */
    200: RecoveryCodesEnvelope;
};

export type SignInMethodsConfirmAuthenticatorAppResponse = SignInMethodsConfirmAuthenticatorAppResponses[keyof SignInMethodsConfirmAuthenticatorAppResponses];

export type SignInMethodsCreateRecoveryCodesData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/recovery-codes';
};

export type SignInMethodsCreateRecoveryCodesResponses = {
    /** The recovery codes, shown once. */
    200: RecoveryCodesEnvelope;
};

export type SignInMethodsCreateRecoveryCodesResponse = SignInMethodsCreateRecoveryCodesResponses[keyof SignInMethodsCreateRecoveryCodesResponses];

export type PasskeysListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
    };
    url: '/v1/me/passkeys';
};

export type PasskeysListResponses = {
    /** One page of passkeys. */
    200: {
        /** At most 100 items. */
        data: Array<Passkey>;
        meta: ListMeta;
    };
};

export type PasskeysListResponse = PasskeysListResponses[keyof PasskeysListResponses];

export type PasskeysCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: PasskeyCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/passkeys';
};

export type PasskeysCreateResponses = {
    /** The passkey, and recovery codes if the account had none. */
    201: {
        data: PasskeyCreated;
    };
};

export type PasskeysCreateResponse = PasskeysCreateResponses[keyof PasskeysCreateResponses];

export type PasskeysCreationOptionsData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/me/passkeys/options';
};

export type PasskeysCreationOptionsResponses = {
    /** The options and their challenge. */
    200: {
        data: PasskeyCreationOptions;
    };
};

export type PasskeysCreationOptionsResponse = PasskeysCreationOptionsResponses[keyof PasskeysCreationOptionsResponses];

export type PasskeysDeleteData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/me/passkeys/{id}';
};

export type PasskeysDeleteResponses = {
    /** The id of the removed passkey and the time. */
    200: DeletedEnvelope;
};

export type PasskeysDeleteResponse = PasskeysDeleteResponses[keyof PasskeysDeleteResponses];

export type PasskeysUpdateData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: PasskeyUpdate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/me/passkeys/{id}';
};

export type PasskeysUpdateResponses = {
    /** The renamed passkey. */
    200: {
        data: Passkey;
    };
};

export type PasskeysUpdateResponse = PasskeysUpdateResponses[keyof PasskeysUpdateResponses];

export type SessionPasskeyOptionsData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: PasskeyOptionsCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/session/passkey/options';
};

export type SessionPasskeyOptionsResponses = {
    /** The options and their challenge. */
    200: {
        data: PasskeyRequestOptions;
    };
};

export type SessionPasskeyOptionsResponse = SessionPasskeyOptionsResponses[keyof SessionPasskeyOptionsResponses];

export type SessionCreateWithPasskeyData = {
    /** At most 64 KiB, with 20000 fields and list items in total. */
    body: PasskeyAssertion;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/session/passkey';
};

export type SessionCreateWithPasskeyResponses = {
    /** The signed-in user with their session. */
    200: SignedInEnvelope;
};

export type SessionCreateWithPasskeyResponse = SessionCreateWithPasskeyResponses[keyof SessionCreateWithPasskeyResponses];

export type SignInSettingsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/sign-in-settings';
};

export type SignInSettingsGetResponses = {
    /** The identity provider and the SCIM token. */
    200: {
        data: SignInSettings;
    };
};

export type SignInSettingsGetResponse = SignInSettingsGetResponses[keyof SignInSettingsGetResponses];

export type SubscriptionsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** An address of the contact. Defaults to the main address. */
        email?: string;
    };
    url: '/v1/entities/{id}/subscriptions';
};

export type SubscriptionsGetResponses = {
    /** The subscriptions. */
    200: SubscriptionsEnvelope;
};

export type SubscriptionsGetResponse = SubscriptionsGetResponses[keyof SubscriptionsGetResponses];

export type SubscriptionsUpdateData = {
    /** At most 1024 KiB, with 1024 fields and list items in total. */
    body: SubscriptionsUpdate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/entities/{id}/subscriptions';
};

export type SubscriptionsUpdateResponses = {
    /** The current subscriptions. */
    200: SubscriptionsEnvelope;
};

export type SubscriptionsUpdateResponse = SubscriptionsUpdateResponses[keyof SubscriptionsUpdateResponses];

export type PreferencesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the unsubscribe link in a message. Valid until 30 days after sending. */
        token: string;
    };
    query?: never;
    url: '/v1/public/preferences/{token}';
};

export type PreferencesGetResponses = {
    /** The preferences of the address that the message was sent to. */
    200: MailPreferencesEnvelope;
};

export type PreferencesGetResponse = PreferencesGetResponses[keyof PreferencesGetResponses];

export type PreferencesUpdateData = {
    /** At most 64 KiB, with 1024 fields and list items in total. */
    body: MailPreferencesUpdate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** Token from the unsubscribe link in a message. Valid until 30 days after sending. */
        token: string;
    };
    query?: never;
    url: '/v1/public/preferences/{token}';
};

export type PreferencesUpdateResponses = {
    /** The current preferences. */
    200: MailPreferencesEnvelope;
};

export type PreferencesUpdateResponse = PreferencesUpdateResponses[keyof PreferencesUpdateResponses];

export type SuppressionsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Searches addresses, ignoring case. */
        q?: string;
        /** Only this address. */
        email?: string;
        /** Only addresses that are suppressed for this reason. */
        reason?: SuppressionReason;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Up to four of created_at, email, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/notifications/suppressions';
};

export type SuppressionsListResponses = {
    /** One page of suppressed addresses. */
    200: {
        /** At most 100 items. */
        data: Array<Suppression>;
        meta: ListMeta;
    };
};

export type SuppressionsListResponse = SuppressionsListResponses[keyof SuppressionsListResponses];

export type SuppressionsCreateData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: SuppressionCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/notifications/suppressions';
};

export type SuppressionsCreateResponses = {
    /** The suppressed address. */
    201: {
        data: Suppression;
    };
};

export type SuppressionsCreateResponse = SuppressionsCreateResponses[keyof SuppressionsCreateResponses];

export type SuppressionsDeleteData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/notifications/suppressions/{id}';
};

export type SuppressionsDeleteResponses = {
    /** The id of the suppression and the time of its removal. */
    200: DeletedEnvelope;
};

export type SuppressionsDeleteResponse = SuppressionsDeleteResponses[keyof SuppressionsDeleteResponses];

export type SuppressionsTakeReturnedData = {
    /** At most 16384 KiB, with 500 fields and list items in total. */
    body: ReturnedMessage;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/notifications/bounces';
};

export type SuppressionsTakeReturnedResponses = {
    /** The type of the message, and the affected recipients. */
    200: {
        data: ReturnedOutcome;
    };
};

export type SuppressionsTakeReturnedResponse = SuppressionsTakeReturnedResponses[keyof SuppressionsTakeReturnedResponses];

export type SystemOpenapiData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/openapi.json';
};

export type SystemOpenapiResponses = {
    /** The document. */
    200: OpenApiDocument;
};

export type SystemOpenapiResponse = SystemOpenapiResponses[keyof SystemOpenapiResponses];

export type TasksCompleteData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/tasks/{id}/complete';
};

export type TasksCompleteResponses = {
    /** The updated task. */
    200: TaskEnvelope;
};

export type TasksCompleteResponse = TasksCompleteResponses[keyof TasksCompleteResponses];

export type EntitiesTasksData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only tasks with this status. */
        status?: TaskStatus;
        /** True for overdue tasks only, which are open and past their due time; false for the others only. */
        overdue?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<TaskFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<TaskRelationName>;
        /** Up to four of created_at, updated_at, completed_at, title, type, status, priority, due_at, reminder_at, custom_fields.<key>, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/entities/{id}/tasks';
};

export type EntitiesTasksResponses = {
    /** One page of tasks. */
    200: TaskPage;
};

export type EntitiesTasksResponse = EntitiesTasksResponses[keyof EntitiesTasksResponses];

export type TeamPageGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The `slug` of the organization. */
        organization_slug: string;
        /** The `team_slug` of a public event type with the assignment `round_robin` or `collective`. */
        event_slug: string;
    };
    query?: never;
    url: '/v1/public/teams/{organization_slug}/event-types/{event_slug}';
};

export type TeamPageGetResponses = {
    /** The event type as visitors see it. */
    200: BookingPageEnvelope;
};

export type TeamPageGetResponse = TeamPageGetResponses[keyof TeamPageGetResponses];

export type TeamPageSlotsData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The `slug` of the organization. */
        organization_slug: string;
        /** The `team_slug` of a public event type with the assignment `round_robin` or `collective`. */
        event_slug: string;
    };
    query: {
        /** Earliest start time. */
        from: Timestamp;
        /** Slots start before this time. */
        to: Timestamp;
        /** Time zone of the returned times. Defaults to that of the booking page. */
        timezone?: Timezone;
        /** One of the offered durations. Defaults to that of the event type. */
        duration_minutes?: EventMinutes;
    };
    url: '/v1/public/teams/{organization_slug}/event-types/{event_slug}/slots';
};

export type TeamPageSlotsResponses = {
    /** The free slots. */
    200: SlotsEnvelope;
};

export type TeamPageSlotsResponse = TeamPageSlotsResponses[keyof TeamPageSlotsResponses];

export type TeamPageBookData = {
    /** At most 256 KiB, with 4096 fields and list items in total. */
    body: BookingRequest;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The `slug` of the organization. */
        organization_slug: string;
        /** The `team_slug` of a public event type with the assignment `round_robin` or `collective`. */
        event_slug: string;
    };
    query?: never;
    url: '/v1/public/teams/{organization_slug}/event-types/{event_slug}/events';
};

export type TeamPageBookResponses = {
    /** The booking. The status is not 201 because the only URL of the booking is the link in the e-mail. */
    200: BookingEnvelope;
};

export type TeamPageBookResponse = TeamPageBookResponses[keyof TeamPageBookResponses];

export type ViewsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only views of this record type. */
        record_type?: ViewRecordType;
        /** Only views with this visibility. */
        visibility?: ViewVisibility;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ViewFieldName>;
        /** Up to four of created_at, updated_at, position, name, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/views';
};

export type ViewsListResponses = {
    /** One page of views. */
    200: {
        /** At most 100 items. */
        data: Array<View>;
        meta: ListMeta;
    };
};

export type ViewsListResponse = ViewsListResponses[keyof ViewsListResponses];

export type ViewsCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ViewCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/views';
};

export type ViewsCreateResponses = {
    /** The created view. */
    201: ViewEnvelope;
};

export type ViewsCreateResponse = ViewsCreateResponses[keyof ViewsCreateResponses];

export type ViewsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/views/{id}';
};

export type ViewsDeleteResponses = {
    /** The view's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type ViewsDeleteResponse = ViewsDeleteResponses[keyof ViewsDeleteResponses];

export type ViewsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ViewFieldName>;
    };
    url: '/v1/views/{id}';
};

export type ViewsGetResponses = {
    /** The view. */
    200: ViewEnvelope;
};

export type ViewsGetResponse = ViewsGetResponses[keyof ViewsGetResponses];

export type ViewsUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ViewUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/views/{id}';
};

export type ViewsUpdateResponses = {
    /** The updated view. */
    200: ViewEnvelope;
};

export type ViewsUpdateResponse = ViewsUpdateResponses[keyof ViewsUpdateResponses];

export type WebhooksListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only webhooks with this status. */
        status?: WebhookStatus;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<WebhookFieldName>;
        /** Up to four of created_at, updated_at, url, last_success_at, last_failure_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/webhooks';
};

export type WebhooksListResponses = {
    /** One page of webhooks, without their secrets. */
    200: {
        /** At most 100 items. */
        data: Array<Webhook>;
        meta: ListMeta;
    };
};

export type WebhooksListResponse = WebhooksListResponses[keyof WebhooksListResponses];

export type WebhooksCreateData = {
    /** At most 128 KiB, with 500 fields and list items in total. */
    body: WebhookCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/webhooks';
};

export type WebhooksCreateResponses = {
    /** The webhook with its secret. */
    201: IssuedWebhookEnvelope;
};

export type WebhooksCreateResponse = WebhooksCreateResponses[keyof WebhooksCreateResponses];

export type WebhooksDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}';
};

export type WebhooksDeleteResponses = {
    /** The id and the time of deletion. */
    200: DeletedEnvelope;
};

export type WebhooksDeleteResponse = WebhooksDeleteResponses[keyof WebhooksDeleteResponses];

export type WebhooksGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<WebhookFieldName>;
    };
    url: '/v1/webhooks/{id}';
};

export type WebhooksGetResponses = {
    /** The webhook, without its secret. */
    200: WebhookEnvelope;
};

export type WebhooksGetResponse = WebhooksGetResponses[keyof WebhooksGetResponses];

export type WebhooksUpdateData = {
    /** At most 1024 KiB, with 8192 fields and list items in total. */
    body: WebhookUpdate;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}';
};

export type WebhooksUpdateResponses = {
    /** The current webhook. */
    200: WebhookEnvelope;
};

export type WebhooksUpdateResponse = WebhooksUpdateResponses[keyof WebhooksUpdateResponses];

export type WebhooksRotateSecretData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}/rotate-secret';
};

export type WebhooksRotateSecretResponses = {
    /** The webhook with its new secret. */
    200: IssuedWebhookEnvelope;
};

export type WebhooksRotateSecretResponse = WebhooksRotateSecretResponses[keyof WebhooksRotateSecretResponses];

export type WebhooksTestData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}/test';
};

export type WebhooksTestResponses = {
    /** The pending delivery. Its progress is shown in the list of deliveries. */
    202: {
        data: WebhookDelivery;
    };
};

export type WebhooksTestResponse = WebhooksTestResponses[keyof WebhooksTestResponses];

export type WebhooksRedeliverData = {
    /** At most 16 KiB, with 500 fields and list items in total. */
    body: WebhookRedeliver;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}/redeliver';
};

export type WebhooksRedeliverResponses = {
    /** The number of deliveries that are sent again. */
    202: {
        data: WebhookRedelivered;
    };
};

export type WebhooksRedeliverResponse = WebhooksRedeliverResponses[keyof WebhooksRedeliverResponses];

export type WebhooksDeliveriesData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only deliveries with this status. */
        status?: WebhookDeliveryStatus;
        /** Only events of this kind. */
        type?: WebhookEventType;
        /** Only events at this time or later. */
        created_after?: Timestamp;
        /** Only events before this time. */
        created_before?: Timestamp;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Up to four of created_at, finished_at, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/webhooks/{id}/deliveries';
};

export type WebhooksDeliveriesResponses = {
    /** One page of deliveries, without their attempts; get a single delivery to see them. */
    200: {
        /** At most 100 items. */
        data: Array<WebhookDelivery>;
        meta: ListMeta;
    };
};

export type WebhooksDeliveriesResponse = WebhooksDeliveriesResponses[keyof WebhooksDeliveriesResponses];

export type WebhooksDeliveryData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
        /** The delivery with its attempts. */
        delivery_id: Id;
    };
    query?: never;
    url: '/v1/webhooks/{id}/deliveries/{delivery_id}';
};

export type WebhooksDeliveryResponses = {
    /** The delivery with its attempts. */
    200: {
        data: AttemptedWebhookDelivery;
    };
};

export type WebhooksDeliveryResponse = WebhooksDeliveryResponses[keyof WebhooksDeliveryResponses];

export type EmailTemplatesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only email templates that contain all these words in name, ignoring case and accents. */
        q?: string;
        /** Only email templates with this `kind`. */
        kind?: EmailTemplateKind;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Also returns deleted records. */
        include_deleted?: boolean;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EmailTemplateFieldName>;
        /** Up to four of created_at, updated_at, name, kind, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/email-templates';
};

export type EmailTemplatesListResponses = {
    /** One page of email templates. */
    200: EmailTemplatePage;
};

export type EmailTemplatesListResponse = EmailTemplatesListResponses[keyof EmailTemplatesListResponses];

export type EmailTemplatesCreateData = {
    /** At most 1024 KiB, with 500 fields and list items in total. */
    body: EmailTemplateCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/email-templates';
};

export type EmailTemplatesCreateResponses = {
    /** The created email template. */
    201: EmailTemplateEnvelope;
};

export type EmailTemplatesCreateResponse = EmailTemplatesCreateResponses[keyof EmailTemplatesCreateResponses];

export type EmailTemplatesSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EmailTemplateSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/email-templates/search';
};

export type EmailTemplatesSearchResponses = {
    /** One page of email templates. */
    200: EmailTemplatePage;
};

export type EmailTemplatesSearchResponse = EmailTemplatesSearchResponses[keyof EmailTemplatesSearchResponses];

export type EmailTemplatesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/email-templates/{id}';
};

export type EmailTemplatesDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type EmailTemplatesDeleteResponse = EmailTemplatesDeleteResponses[keyof EmailTemplatesDeleteResponses];

export type EmailTemplatesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<EmailTemplateFieldName>;
    };
    url: '/v1/email-templates/{id}';
};

export type EmailTemplatesGetResponses = {
    /** The email template. */
    200: EmailTemplateEnvelope;
};

export type EmailTemplatesGetResponse = EmailTemplatesGetResponses[keyof EmailTemplatesGetResponses];

export type EmailTemplatesUpdateData = {
    /** At most 1024 KiB, with 500 fields and list items in total. */
    body: EmailTemplateUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/email-templates/{id}';
};

export type EmailTemplatesUpdateResponses = {
    /** The updated email template. */
    200: EmailTemplateEnvelope;
};

export type EmailTemplatesUpdateResponse = EmailTemplatesUpdateResponses[keyof EmailTemplatesUpdateResponses];

export type EmailTemplatesRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/email-templates/{id}/restore';
};

export type EmailTemplatesRestoreResponses = {
    /** The restored email template. */
    200: EmailTemplateEnvelope;
};

export type EmailTemplatesRestoreResponse = EmailTemplatesRestoreResponses[keyof EmailTemplatesRestoreResponses];

export type FormsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only forms that contain all these words in title, ignoring case and accents. */
        q?: string;
        /** Only forms with this `slug`. */
        slug?: FormSlug;
        /** Only forms with this `owner_id`. */
        owner_id?: string;
        /** Only forms with this tag, ignoring case. */
        tag?: string;
        /** Only forms with this `is_active`. */
        is_active?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Also returns deleted records. */
        include_deleted?: boolean;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<WebFormFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            WebFormRelationName
        ];
        /** Up to four of created_at, updated_at, slug, title, consent_required, consent_purpose, redirect_url, lifecycle_stage, locale, is_active, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/forms';
};

export type FormsListResponses = {
    /** One page of forms. */
    200: WebFormPage;
};

export type FormsListResponse = FormsListResponses[keyof FormsListResponses];

export type FormsCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: WebFormCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/forms';
};

export type FormsCreateResponses = {
    /** The created form. */
    201: WebFormEnvelope;
};

export type FormsCreateResponse = FormsCreateResponses[keyof FormsCreateResponses];

export type FormsSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: WebFormSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/forms/search';
};

export type FormsSearchResponses = {
    /** One page of forms. */
    200: WebFormPage;
};

export type FormsSearchResponse = FormsSearchResponses[keyof FormsSearchResponses];

export type FormsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/forms/{id}';
};

export type FormsDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type FormsDeleteResponse = FormsDeleteResponses[keyof FormsDeleteResponses];

export type FormsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<WebFormFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            WebFormRelationName
        ];
    };
    url: '/v1/forms/{id}';
};

export type FormsGetResponses = {
    /** The form. */
    200: {
        data: WebForm;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<WebFormRelationName>;
        };
    };
};

export type FormsGetResponse = FormsGetResponses[keyof FormsGetResponses];

export type FormsUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: WebFormUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/forms/{id}';
};

export type FormsUpdateResponses = {
    /** The updated form. */
    200: WebFormEnvelope;
};

export type FormsUpdateResponse = FormsUpdateResponses[keyof FormsUpdateResponses];

export type FormsRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/forms/{id}/restore';
};

export type FormsRestoreResponses = {
    /** The restored form. */
    200: WebFormEnvelope;
};

export type FormsRestoreResponse = FormsRestoreResponses[keyof FormsRestoreResponses];

export type FormSubmissionsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only form submissions that contain all these words in email, ignoring case and accents. */
        q?: string;
        /** Only form submissions with this `form_id`. */
        form_id?: string;
        /** Only form submissions with this `contact_id`. */
        contact_id?: string;
        /** Only form submissions with this `email`. */
        email?: Email;
        /** Only form submissions with this `sender_hash`. */
        sender_hash?: string;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<FormSubmissionFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<FormSubmissionRelationName>;
        /** Up to four of created_at, updated_at, email, consent_given, locale, referrer, sender_hash, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/form-submissions';
};

export type FormSubmissionsListResponses = {
    /** One page of form submissions. */
    200: FormSubmissionPage;
};

export type FormSubmissionsListResponse = FormSubmissionsListResponses[keyof FormSubmissionsListResponses];

export type FormSubmissionsSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: FormSubmissionSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/form-submissions/search';
};

export type FormSubmissionsSearchResponses = {
    /** One page of form submissions. */
    200: FormSubmissionPage;
};

export type FormSubmissionsSearchResponse = FormSubmissionsSearchResponses[keyof FormSubmissionsSearchResponses];

export type FormSubmissionsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<FormSubmissionFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<FormSubmissionRelationName>;
    };
    url: '/v1/form-submissions/{id}';
};

export type FormSubmissionsGetResponses = {
    /** The form submission. */
    200: {
        data: FormSubmission;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<FormSubmissionRelationName | (string & {})>;
        };
    };
};

export type FormSubmissionsGetResponse = FormSubmissionsGetResponses[keyof FormSubmissionsGetResponses];

export type LineItemsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only line items that contain all these words in name, ignoring case and accents. */
        q?: string;
        /** Only line items with this `opportunity_id`. */
        opportunity_id?: string;
        /** Only line items with this `product_id`. */
        product_id?: string;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Also returns deleted records. */
        include_deleted?: boolean;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<LineItemFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<LineItemRelationName>;
        /** Up to four of created_at, updated_at, name, quantity, unit_price, discount_percent, position, amount, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/line-items';
};

export type LineItemsListResponses = {
    /** One page of line items. */
    200: LineItemPage;
};

export type LineItemsListResponse = LineItemsListResponses[keyof LineItemsListResponses];

export type LineItemsCreateData = {
    /** At most 32 KiB, with 500 fields and list items in total. */
    body: LineItemCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/line-items';
};

export type LineItemsCreateResponses = {
    /** The created line item. */
    201: LineItemEnvelope;
};

export type LineItemsCreateResponse = LineItemsCreateResponses[keyof LineItemsCreateResponses];

export type LineItemsSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: LineItemSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/line-items/search';
};

export type LineItemsSearchResponses = {
    /** One page of line items. */
    200: LineItemPage;
};

export type LineItemsSearchResponse = LineItemsSearchResponses[keyof LineItemsSearchResponses];

export type LineItemsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/line-items/{id}';
};

export type LineItemsDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type LineItemsDeleteResponse = LineItemsDeleteResponses[keyof LineItemsDeleteResponses];

export type LineItemsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<LineItemFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<LineItemRelationName>;
    };
    url: '/v1/line-items/{id}';
};

export type LineItemsGetResponses = {
    /** The line item. */
    200: {
        data: LineItem;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<LineItemRelationName | (string & {})>;
        };
    };
};

export type LineItemsGetResponse = LineItemsGetResponses[keyof LineItemsGetResponses];

export type LineItemsUpdateData = {
    /** At most 128 KiB, with 500 fields and list items in total. */
    body: LineItemUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/line-items/{id}';
};

export type LineItemsUpdateResponses = {
    /** The updated line item. */
    200: LineItemEnvelope;
};

export type LineItemsUpdateResponse = LineItemsUpdateResponses[keyof LineItemsUpdateResponses];

export type LineItemsRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/line-items/{id}/restore';
};

export type LineItemsRestoreResponses = {
    /** The restored line item. */
    200: LineItemEnvelope;
};

export type LineItemsRestoreResponse = LineItemsRestoreResponses[keyof LineItemsRestoreResponses];

export type NotesListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only notes that contain all these words in title and body, ignoring case and accents. */
        q?: string;
        /** Only notes with this `pinned`. */
        pinned?: boolean;
        /** Only notes by this user, including notes created with the user's API keys. */
        created_by?: Id;
        /** Only notes about records of this type; together with `record_id`, only notes about that record. */
        record_type?: RelatedRecordType;
        /** Only notes about this record. */
        record_id?: Id;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Also returns deleted records. */
        include_deleted?: boolean;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<NoteFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<NoteRelationName>;
        /** Up to four of created_at, updated_at, title, pinned, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/notes';
};

export type NotesListResponses = {
    /** One page of notes. */
    200: NotePage;
};

export type NotesListResponse = NotesListResponses[keyof NotesListResponses];

export type NotesCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: NoteCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/notes';
};

export type NotesCreateResponses = {
    /** The created note. */
    201: NoteEnvelope;
};

export type NotesCreateResponse = NotesCreateResponses[keyof NotesCreateResponses];

export type NotesSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: NoteSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/notes/search';
};

export type NotesSearchResponses = {
    /** One page of notes. */
    200: NotePage;
};

export type NotesSearchResponse = NotesSearchResponses[keyof NotesSearchResponses];

export type NotesDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/notes/{id}';
};

export type NotesDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type NotesDeleteResponse = NotesDeleteResponses[keyof NotesDeleteResponses];

export type NotesGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<NoteFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<NoteRelationName>;
    };
    url: '/v1/notes/{id}';
};

export type NotesGetResponses = {
    /** The note. */
    200: {
        data: Note;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<NoteRelationName | (string & {})>;
        };
    };
};

export type NotesGetResponse = NotesGetResponses[keyof NotesGetResponses];

export type NotesUpdateData = {
    /** At most 1024 KiB, with 500 fields and list items in total. */
    body: NoteUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/notes/{id}';
};

export type NotesUpdateResponses = {
    /** The updated note. */
    200: NoteEnvelope;
};

export type NotesUpdateResponse = NotesUpdateResponses[keyof NotesUpdateResponses];

export type NotesRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/notes/{id}/restore';
};

export type NotesRestoreResponses = {
    /** The restored note. */
    200: NoteEnvelope;
};

export type NotesRestoreResponse = NotesRestoreResponses[keyof NotesRestoreResponses];

export type ProductsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only products that contain all these words in name, code, description and tags, ignoring case and accents. */
        q?: string;
        /** Only products with this `code`. */
        code?: string;
        /** Only products whose `unit_price` is this or more. */
        unit_price_min?: number;
        /** Only products whose `unit_price` is this or less. */
        unit_price_max?: number;
        /** Only products with this `currency`. */
        currency?: Currency;
        /** Only products with this `is_active`. */
        is_active?: boolean;
        /** Only products with this `owner_id`. */
        owner_id?: string;
        /** Only products with this tag, ignoring case. */
        tag?: string;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Also returns deleted records. */
        include_deleted?: boolean;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ProductFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            ProductRelationName
        ];
        /** Up to four of created_at, updated_at, name, code, unit_price, currency, tax_rate, unit, is_active, custom_fields.<key>, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/products';
};

export type ProductsListResponses = {
    /** One page of products. */
    200: ProductPage;
};

export type ProductsListResponse = ProductsListResponses[keyof ProductsListResponses];

export type ProductsCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ProductCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/products';
};

export type ProductsCreateResponses = {
    /** The created product. */
    201: ProductEnvelope;
};

export type ProductsCreateResponse = ProductsCreateResponses[keyof ProductsCreateResponses];

export type ProductsSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ProductSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/products/search';
};

export type ProductsSearchResponses = {
    /** One page of products. */
    200: ProductPage;
};

export type ProductsSearchResponse = ProductsSearchResponses[keyof ProductsSearchResponses];

export type ProductsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/products/{id}';
};

export type ProductsDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type ProductsDeleteResponse = ProductsDeleteResponses[keyof ProductsDeleteResponses];

export type ProductsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<ProductFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: [
            ProductRelationName
        ];
    };
    url: '/v1/products/{id}';
};

export type ProductsGetResponses = {
    /** The product. */
    200: {
        data: Product;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<ProductRelationName>;
        };
    };
};

export type ProductsGetResponse = ProductsGetResponses[keyof ProductsGetResponses];

export type ProductsUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ProductUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/products/{id}';
};

export type ProductsUpdateResponses = {
    /** The updated product. */
    200: ProductEnvelope;
};

export type ProductsUpdateResponse = ProductsUpdateResponses[keyof ProductsUpdateResponses];

export type ProductsRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/products/{id}/restore';
};

export type ProductsRestoreResponses = {
    /** The restored product. */
    200: ProductEnvelope;
};

export type ProductsRestoreResponse = ProductsRestoreResponses[keyof ProductsRestoreResponses];

export type TasksListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only tasks that contain all these words in title, description and tags, ignoring case and accents. */
        q?: string;
        /** Only tasks with this `type`. */
        type?: TaskType;
        /** Only tasks with this `status`. */
        status?: TaskStatus;
        /** Only tasks with this `priority`. */
        priority?: TaskPriority;
        /** Only tasks whose `due_at` is at this time or later. */
        due_after?: string;
        /** Only tasks whose `due_at` is before this time. */
        due_before?: string;
        /** Only tasks with this `assignee_id`. */
        assignee_id?: string;
        /** Only tasks with this tag, ignoring case. */
        tag?: string;
        /** True for overdue tasks only, which are open and past their due time; false for the others only. */
        overdue?: boolean;
        /** Only tasks about records of this type; together with `record_id`, only tasks about that record. */
        record_type?: RelatedRecordType;
        /** Only tasks about this record. */
        record_id?: Id;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Also returns deleted records. */
        include_deleted?: boolean;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<TaskFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<TaskRelationName>;
        /** Up to four of created_at, updated_at, title, type, status, priority, due_at, reminder_at, completed_at, custom_fields.<key>, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/tasks';
};

export type TasksListResponses = {
    /** One page of tasks. */
    200: TaskPage;
};

export type TasksListResponse = TasksListResponses[keyof TasksListResponses];

export type TasksCreateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: TaskCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tasks';
};

export type TasksCreateResponses = {
    /** The created task. */
    201: TaskEnvelope;
};

export type TasksCreateResponse = TasksCreateResponses[keyof TasksCreateResponses];

export type TasksSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: TaskSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tasks/search';
};

export type TasksSearchResponses = {
    /** One page of tasks. */
    200: TaskPage;
};

export type TasksSearchResponse = TasksSearchResponses[keyof TasksSearchResponses];

export type TasksDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/tasks/{id}';
};

export type TasksDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type TasksDeleteResponse = TasksDeleteResponses[keyof TasksDeleteResponses];

export type TasksGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<TaskFieldName>;
        /** Adds related records under `related`: at most 25 per record and relation. Relations that the caller may not read are omitted and named in `meta.omitted`. Separated by commas. */
        include?: Array<TaskRelationName>;
    };
    url: '/v1/tasks/{id}';
};

export type TasksGetResponses = {
    /** The task. */
    200: {
        data: Task;
        /** Only present if relations were omitted. */
        meta?: {
            /** Relations that the caller may not read. At least 1 items. */
            omitted: Array<TaskRelationName | (string & {})>;
        };
    };
};

export type TasksGetResponse = TasksGetResponses[keyof TasksGetResponses];

export type TasksUpdateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: TaskUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/tasks/{id}';
};

export type TasksUpdateResponses = {
    /** The updated task. */
    200: TaskEnvelope;
};

export type TasksUpdateResponse = TasksUpdateResponses[keyof TasksUpdateResponses];

export type TasksRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/tasks/{id}/restore';
};

export type TasksRestoreResponses = {
    /** The restored task. */
    200: TaskEnvelope;
};

export type TasksRestoreResponse = TasksRestoreResponses[keyof TasksRestoreResponses];

export type TopicsListData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /** Only topics that contain all these words in name, name_en and name_fr, ignoring case and accents. */
        q?: string;
        /** Only topics with this `slug`. */
        slug?: string;
        /** Only topics with this `is_public`. */
        is_public?: boolean;
        /** Only topics with this `opt_in_required`. */
        opt_in_required?: boolean;
        /** Page number, from 1. With `cursor`, it is 1 or omitted. */
        page?: number;
        /** Records per page. */
        page_size?: number;
        /** Pages through the whole list; the cost of a page does not grow with its depth. Empty for the first page, then `meta.next_cursor` from the previous response, until it is null. Filters and sort order must stay the same. */
        cursor?: string;
        /** Only the records with these ids; an id that no record has is ignored. */
        ids?: Array<Id>;
        /** Only records created at this time or later. */
        created_after?: Timestamp;
        /** Only records created before this time. */
        created_before?: Timestamp;
        /** Only records last changed at this time or later. */
        updated_after?: Timestamp;
        /** Only records last changed before this time. */
        updated_before?: Timestamp;
        /** Also returns deleted records. */
        include_deleted?: boolean;
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<TopicFieldName>;
        /** Up to four of created_at, updated_at, name, name_en, name_fr, slug, description, description_en, description_fr, position, is_public, opt_in_required, `-` before one for descending; ties are broken by id. */
        sort?: string;
    };
    url: '/v1/topics';
};

export type TopicsListResponses = {
    /** One page of topics. */
    200: TopicPage;
};

export type TopicsListResponse = TopicsListResponses[keyof TopicsListResponses];

export type TopicsCreateData = {
    /** At most 64 KiB, with 500 fields and list items in total. */
    body: TopicCreate;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/topics';
};

export type TopicsCreateResponses = {
    /** The created topic. */
    201: TopicEnvelope;
};

export type TopicsCreateResponse = TopicsCreateResponses[keyof TopicsCreateResponses];

export type TopicsSearchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: TopicSearch;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/topics/search';
};

export type TopicsSearchResponses = {
    /** One page of topics. */
    200: TopicPage;
};

export type TopicsSearchResponse = TopicsSearchResponses[keyof TopicsSearchResponses];

export type TopicsDeleteData = {
    body?: never;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/topics/{id}';
};

export type TopicsDeleteResponses = {
    /** The record's id and the time of deletion. */
    200: DeletedEnvelope;
};

export type TopicsDeleteResponse = TopicsDeleteResponses[keyof TopicsDeleteResponses];

export type TopicsGetData = {
    body?: never;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: {
        /** Only these fields of each record, and those that identify it; all fields by default. Separated by commas. */
        fields?: Array<TopicFieldName>;
    };
    url: '/v1/topics/{id}';
};

export type TopicsGetResponses = {
    /** The topic. */
    200: TopicEnvelope;
};

export type TopicsGetResponse = TopicsGetResponses[keyof TopicsGetResponses];

export type TopicsUpdateData = {
    /** At most 128 KiB, with 500 fields and list items in total. */
    body: TopicUpdateOutput;
    headers?: {
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/topics/{id}';
};

export type TopicsUpdateResponses = {
    /** The updated topic. */
    200: TopicEnvelope;
};

export type TopicsUpdateResponse = TopicsUpdateResponses[keyof TopicsUpdateResponses];

export type TopicsRestoreData = {
    body?: never;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** The ETag of the version to change, e.g. `"7"`. The request fails with 412 if the current version is different. The marks of proxies are ignored: `W/"7"` and `"7-gzip"` mean `"7"`. */
        'If-Match'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path: {
        /** The record's id. */
        id: Id;
    };
    query?: never;
    url: '/v1/topics/{id}/restore';
};

export type TopicsRestoreResponses = {
    /** The restored topic. */
    200: TopicEnvelope;
};

export type TopicsRestoreResponse = TopicsRestoreResponses[keyof TopicsRestoreResponses];

export type BusyFeedsBatchData = {
    /** At most 1024 KiB, with 8192 fields and list items in total. */
    body: BusyFeedBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/busy-times/feeds/batch';
};

export type BusyFeedsBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: BusyFeedBatchResults;
    };
};

export type BusyFeedsBatchResponse = BusyFeedsBatchResponses[keyof BusyFeedsBatchResponses];

export type CampaignsBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: CampaignBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/campaigns/batch';
};

export type CampaignsBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: CampaignBatchResults;
    };
};

export type CampaignsBatchResponse = CampaignsBatchResponses[keyof CampaignsBatchResponses];

export type CustomFieldsBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: CustomFieldBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/custom-fields/batch';
};

export type CustomFieldsBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: CustomFieldBatchResults;
    };
};

export type CustomFieldsBatchResponse = CustomFieldsBatchResponses[keyof CustomFieldsBatchResponses];

export type EventTypesBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EventTypeBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/event-types/batch';
};

export type EventTypesBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: EventTypeBatchResults;
    };
};

export type EventTypesBatchResponse = EventTypesBatchResponses[keyof EventTypesBatchResponses];

export type OpportunitiesBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: OpportunityBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/opportunities/batch';
};

export type OpportunitiesBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: OpportunityBatchResults;
    };
};

export type OpportunitiesBatchResponse = OpportunitiesBatchResponses[keyof OpportunitiesBatchResponses];

export type PipelinesBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: PipelineBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/pipelines/batch';
};

export type PipelinesBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: PipelineBatchResults;
    };
};

export type PipelinesBatchResponse = PipelinesBatchResponses[keyof PipelinesBatchResponses];

export type SchedulesBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ScheduleBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/schedules/batch';
};

export type SchedulesBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: ScheduleBatchResults;
    };
};

export type SchedulesBatchResponse = SchedulesBatchResponses[keyof SchedulesBatchResponses];

export type SegmentsBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: SegmentBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/segments/batch';
};

export type SegmentsBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: SegmentBatchResults;
    };
};

export type SegmentsBatchResponse = SegmentsBatchResponses[keyof SegmentsBatchResponses];

export type ViewsBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ViewBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/views/batch';
};

export type ViewsBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: ViewBatchResults;
    };
};

export type ViewsBatchResponse = ViewsBatchResponses[keyof ViewsBatchResponses];

export type EmailTemplatesBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EmailTemplateBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/email-templates/batch';
};

export type EmailTemplatesBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: EmailTemplateBatchResults;
    };
};

export type EmailTemplatesBatchResponse = EmailTemplatesBatchResponses[keyof EmailTemplatesBatchResponses];

export type FormsBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: WebFormBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/forms/batch';
};

export type FormsBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: WebFormBatchResults;
    };
};

export type FormsBatchResponse = FormsBatchResponses[keyof FormsBatchResponses];

export type LineItemsBatchData = {
    /** At most 1024 KiB, with 8192 fields and list items in total. */
    body: LineItemBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/line-items/batch';
};

export type LineItemsBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: LineItemBatchResults;
    };
};

export type LineItemsBatchResponse = LineItemsBatchResponses[keyof LineItemsBatchResponses];

export type NotesBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: NoteBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/notes/batch';
};

export type NotesBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: NoteBatchResults;
    };
};

export type NotesBatchResponse = NotesBatchResponses[keyof NotesBatchResponses];

export type ProductsBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ProductBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/products/batch';
};

export type ProductsBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: ProductBatchResults;
    };
};

export type ProductsBatchResponse = ProductsBatchResponses[keyof ProductsBatchResponses];

export type TasksBatchData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: TaskBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tasks/batch';
};

export type TasksBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: TaskBatchResults;
    };
};

export type TasksBatchResponse = TasksBatchResponses[keyof TasksBatchResponses];

export type TopicsBatchData = {
    /** At most 1024 KiB, with 8192 fields and list items in total. */
    body: TopicBatch;
    headers?: {
        /** Makes a retry safe. The first response is stored for 24 hours and returned again, with the header `Idempotent-Replayed: true`. A key belongs to one call: with another operation or another body, it returns 422. */
        'Idempotency-Key'?: string;
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/topics/batch';
};

export type TopicsBatchResponses = {
    /** One result per operation, in the same order. */
    200: {
        data: TopicBatchResults;
    };
};

export type TopicsBatchResponse = TopicsBatchResponses[keyof TopicsBatchResponses];

export type CampaignsAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: CampaignAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/campaigns/aggregate';
};

export type CampaignsAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: CampaignAggregateGroups;
        meta: AggregateMeta;
    };
};

export type CampaignsAggregateResponse = CampaignsAggregateResponses[keyof CampaignsAggregateResponses];

export type EmailsAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EmailMessageAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/notifications/emails/aggregate';
};

export type EmailsAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: EmailMessageAggregateGroups;
        meta: AggregateMeta;
    };
};

export type EmailsAggregateResponse = EmailsAggregateResponses[keyof EmailsAggregateResponses];

export type EntitiesAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EntityAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/entities/aggregate';
};

export type EntitiesAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: EntityAggregateGroups;
        meta: AggregateMeta;
    };
};

export type EntitiesAggregateResponse = EntitiesAggregateResponses[keyof EntitiesAggregateResponses];

export type EventsAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EventAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/events/aggregate';
};

export type EventsAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: EventAggregateGroups;
        meta: AggregateMeta;
    };
};

export type EventsAggregateResponse = EventsAggregateResponses[keyof EventsAggregateResponses];

export type OpportunitiesAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: OpportunityAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/opportunities/aggregate';
};

export type OpportunitiesAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: OpportunityAggregateGroups;
        meta: AggregateMeta;
    };
};

export type OpportunitiesAggregateResponse = OpportunitiesAggregateResponses[keyof OpportunitiesAggregateResponses];

export type SegmentsAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: SegmentAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/segments/aggregate';
};

export type SegmentsAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: SegmentAggregateGroups;
        meta: AggregateMeta;
    };
};

export type SegmentsAggregateResponse = SegmentsAggregateResponses[keyof SegmentsAggregateResponses];

export type EmailTemplatesAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: EmailTemplateAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/email-templates/aggregate';
};

export type EmailTemplatesAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: EmailTemplateAggregateGroups;
        meta: AggregateMeta;
    };
};

export type EmailTemplatesAggregateResponse = EmailTemplatesAggregateResponses[keyof EmailTemplatesAggregateResponses];

export type FormsAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: WebFormAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/forms/aggregate';
};

export type FormsAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: WebFormAggregateGroups;
        meta: AggregateMeta;
    };
};

export type FormsAggregateResponse = FormsAggregateResponses[keyof FormsAggregateResponses];

export type FormSubmissionsAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: FormSubmissionAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/form-submissions/aggregate';
};

export type FormSubmissionsAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: FormSubmissionAggregateGroups;
        meta: AggregateMeta;
    };
};

export type FormSubmissionsAggregateResponse = FormSubmissionsAggregateResponses[keyof FormSubmissionsAggregateResponses];

export type LineItemsAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: LineItemAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/line-items/aggregate';
};

export type LineItemsAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: LineItemAggregateGroups;
        meta: AggregateMeta;
    };
};

export type LineItemsAggregateResponse = LineItemsAggregateResponses[keyof LineItemsAggregateResponses];

export type NotesAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: NoteAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/notes/aggregate';
};

export type NotesAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: NoteAggregateGroups;
        meta: AggregateMeta;
    };
};

export type NotesAggregateResponse = NotesAggregateResponses[keyof NotesAggregateResponses];

export type ProductsAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: ProductAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/products/aggregate';
};

export type ProductsAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: ProductAggregateGroups;
        meta: AggregateMeta;
    };
};

export type ProductsAggregateResponse = ProductsAggregateResponses[keyof ProductsAggregateResponses];

export type TasksAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: TaskAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/tasks/aggregate';
};

export type TasksAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: TaskAggregateGroups;
        meta: AggregateMeta;
    };
};

export type TasksAggregateResponse = TasksAggregateResponses[keyof TasksAggregateResponses];

export type TopicsAggregateData = {
    /** At most 1024 KiB, with 20000 fields and list items in total. */
    body: TopicAggregate;
    headers?: {
        /** Language of the sentences in errors: English or French. Any other value means English. */
        'Accept-Language'?: string;
        /** Your own id of the request, sent back with the answer; anything but 8 to 128 of `A-Za-z0-9._-` is replaced. */
        'X-Request-Id'?: string;
        /** Required where a browser session sends the request; otherwise ignored. */
        'X-CSRF-Token'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/topics/aggregate';
};

export type TopicsAggregateResponses = {
    /** The groups, and the totals of the report. */
    200: {
        data: TopicAggregateGroups;
        meta: AggregateMeta;
    };
};

export type TopicsAggregateResponse = TopicsAggregateResponses[keyof TopicsAggregateResponses];
