// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Authorized, Caller } from "../src/base/contract/caller.ts";
import type { Services } from "./services.d.ts";

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AddCrmNoteInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company" | "opportunity";
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            record_id: string;
            /** @description Markdown, without HTML. */
            body: string;
            /** @description Title of the note. */
            title?: string;
            /** @description Reuse it when you retry. */
            idempotency_key?: string;
        };
        AddCrmNoteResult: {
            note: {
                id: string;
                version: number;
                body: string;
            } & {
                [key: string]: unknown;
            };
        };
        AddEventInviteeInput: {
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            event_id: string;
            /**
             * Format: email
             * @description Address of the invitee.
             */
            email: string;
            /** @description Name of the invitee. */
            name?: string;
            /**
             * Format: timezone
             * @description IANA time zone for the e-mail.
             */
            timezone?: string;
            /**
             * @description Language of the e-mail.
             * @enum {string}
             */
            locale?: "en" | "fr";
            /**
             * @description False sends no e-mails.
             * @default true
             */
            notify: boolean;
        };
        AddEventInviteeResult: {
            invitee: {
                id: string;
                email?: string;
            } & {
                [key: string]: unknown;
            };
            already_invited?: boolean;
            notified?: string[];
        };
        CancelEventInput: {
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            event_id: string;
            /** @description Reason, shown in the e-mail. */
            reason?: string;
            /**
             * @description False sends no e-mails.
             * @default true
             */
            notify: boolean;
            /** @description The version you read. */
            expected_version?: number;
        };
        CancelEventResult: {
            event: {
                id: string;
                version: number;
                status?: string;
                start_at?: string;
                end_at?: string;
            } & {
                [key: string]: unknown;
            };
            already_cancelled?: boolean;
            notified?: string[];
        };
        CreateCrmRecordInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company" | "opportunity" | "task" | "line_item" | "product";
            /** @description As returned by get_crm_record. Required: first_name, last_name or email of a contact; name of a company, opportunity or product; title of a task; opportunity_id and product_id or name of a line_item. Others e.g. phone, job_title, company_id, lifecycle_stage, owner_id, tags, custom_fields; opportunity: pipeline_id, stage, amount, currency, expected_close_date, primary_contact_id; task: due_at, priority, assignee_id, related_to [{record_type, record_id}]; line_item: quantity, unit_price. */
            fields: {
                [key: string]: unknown;
            };
            /**
             * @description Create it although a similar one exists; only if the user agreed.
             * @default false
             */
            allow_duplicate: boolean;
            /** @description Reuse it when you retry. */
            idempotency_key?: string;
        };
        CreateCrmRecordResult: {
            record: {
                id: string;
                record_type: string;
                version: number;
            } & {
                [key: string]: unknown;
            };
            created: boolean;
            /** @description Summaries with confidence and reasons. */
            possible_duplicates?: {
                [key: string]: unknown;
            }[];
        };
        CreateEventInput: {
            /**
             * Format: uuid
             * @description Id from list_event_types.
             */
            event_type_id: string;
            /**
             * Format: date-time
             * @description Start of a slot.
             */
            start_at: string;
            /** @description The person who books. */
            invitee: {
                name: string;
                /** Format: email */
                email: string;
                /** Format: timezone */
                timezone?: string;
                /** @enum {string} */
                locale?: "en" | "fr";
                /**
                 * Format: phone
                 * @description With country code, or national.
                 */
                phone?: string;
            };
            /** @description Additional people to invite. */
            guests?: {
                /** Format: email */
                email: string;
                name?: string;
            }[];
            /** @description One of the event type's durations. */
            duration_minutes?: number;
            /** @description Answers to the event type's questions, by key. */
            answers?: {
                [key: string]: string | number | boolean | string[] | null;
            };
            /** @description Location. Default: the event type's. */
            location?: {
                /** @enum {string} */
                type: "video_link" | "phone" | "in_person" | "invitee_phone" | "custom";
                /** @description Link, number, place or text. */
                value?: string;
            };
            /** @description Notes for the team; never sent. */
            notes?: string;
            /**
             * Format: uuid
             * @description The invitee's contact, if known.
             */
            contact_id?: string;
            /**
             * Format: uuid
             * @description Related opportunity.
             */
            opportunity_id?: string;
            /** @description Reuse it when you retry. */
            idempotency_key?: string;
        };
        CreateEventResult: {
            event: {
                id: string;
                version: number;
                status?: string;
                start_at?: string;
                end_at?: string;
            } & {
                [key: string]: unknown;
            };
            notified?: string[];
        };
        FindAvailableSlotsInput: {
            /**
             * Format: uuid
             * @description Id from list_event_types.
             */
            event_type_id: string;
            /**
             * Format: date-time
             * @description Earliest start.
             */
            from: string;
            /**
             * Format: date-time
             * @description At most 31 days after from.
             */
            to: string;
            /**
             * Format: timezone
             * @description IANA name, for the returned times.
             */
            timezone: string;
            /** @description One of the event type's durations. */
            duration_minutes?: number;
            /**
             * @description Maximum number of slots.
             * @default 20
             */
            limit: number;
        };
        FindAvailableSlotsResult: {
            timezone: string;
            slots: {
                start_at: string;
                end_at: string;
                seats_left: number;
            }[];
            next_available_at: string | null;
            empty_reason: string | null;
        };
        FindCrmDuplicatesInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company";
            /**
             * Format: uuid
             * @description Find duplicates of this record.
             */
            record_id?: string;
            /** @description Known fields of a contact: first_name, last_name, email, additional_emails, phone, mobile, company_id; of a company: name, domain, additional_domains, website, phone. */
            candidate?: {
                [key: string]: unknown;
            };
            /**
             * @description Minimum confidence.
             * @default 0.4
             */
            min_confidence: number;
            /**
             * @description From 1.
             * @default 1
             */
            page: number;
            /**
             * @description Results per page.
             * @default 10
             */
            page_size: number;
        };
        FindCrmDuplicatesResult: {
            duplicates?: {
                record: {
                    id: string;
                    record_type: string;
                    version: number;
                } & {
                    [key: string]: unknown;
                };
                confidence: number;
                reasons: {
                    [key: string]: unknown;
                }[];
            }[];
            groups?: {
                records: {
                    [key: string]: unknown;
                }[];
                confidence: number;
                reasons: {
                    [key: string]: unknown;
                }[];
                /** @description The shared field. */
                field?: string;
                count?: number;
            }[];
            /** @description Duplicates, or shared values; some are too weak for a group. */
            total?: number;
            page: number;
            page_size: number;
            has_more: boolean;
        };
        GetCrmRecordInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company" | "opportunity" | "task" | "segment" | "campaign" | "line_item" | "product";
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            record_id: string;
            /** @description Related records. */
            include?: ("opportunity" | "product" | "contacts" | "companies" | "opportunities" | "company" | "open_tasks" | "recent_notes" | "upcoming_events" | "parent_company" | "primary_contact" | "pipeline" | "line_items" | "topic")[];
        };
        GetCrmRecordResult: {
            record: {
                id: string;
                record_type: string;
                version: number;
            } & {
                [key: string]: unknown;
            };
            /** @description By include name: a record, null, or {records, total}. */
            related: {
                [key: string]: unknown;
            };
            /** @description Includes that you may not read, or that the kind does not have. */
            omitted?: string[];
        };
        GetCrmRecordActivityInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company" | "opportunity";
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            record_id: string;
            /** @description Only entries of these types. */
            types?: ("record_created" | "field_changed" | "lifecycle_changed" | "stage_changed" | "linked" | "unlinked" | "merged" | "note_added" | "file_added" | "task_created" | "task_completed" | "email_sent" | "email_unsubscribed" | "email_resubscribed" | "event_booked" | "event_rescheduled" | "event_cancelled" | "event_no_show" | "form_submitted")[];
            /**
             * Format: date-time
             * @description From this time on.
             */
            since?: string;
            /**
             * Format: date-time
             * @description Before this time.
             */
            until?: string;
            /**
             * @description From 1.
             * @default 1
             */
            page: number;
            /**
             * @description Results per page.
             * @default 10
             */
            page_size: number;
        };
        GetCrmRecordActivityResult: {
            activities: ({
                id: string;
                type: string;
                occurred_at: string;
                summary: string;
            } & {
                [key: string]: unknown;
            })[];
            total: number;
            page: number;
            page_size: number;
            has_more: boolean;
        };
        GetEventInput: {
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            event_id: string;
            /**
             * Format: timezone
             * @description IANA name. Default: the event's.
             */
            timezone?: string;
        };
        GetEventResult: {
            event: {
                id: string;
                version: number;
                status: string;
                start_at: string;
                end_at: string;
            } & {
                [key: string]: unknown;
            };
        };
        LinkContactToCompanyInput: {
            /**
             * Format: uuid
             * @description Id of the contact.
             */
            contact_id: string;
            /**
             * Format: uuid
             * @description Id of the company.
             */
            company_id: string;
            /**
             * @description Replace another company; only if the user agreed.
             * @default false
             */
            replace_existing: boolean;
        };
        LinkContactToCompanyResult: {
            contact_id: string;
            company_id: string;
            previous_company_id?: string | null;
            changed?: boolean;
        };
        ListCrmNotesInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company" | "opportunity";
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            record_id: string;
            /** @description Text in title or body. */
            query?: string;
            /**
             * @description Maximum characters of each body.
             * @default 1000
             */
            body_max_chars: number;
            /**
             * @description From 1.
             * @default 1
             */
            page: number;
            /**
             * @description Results per page.
             * @default 10
             */
            page_size: number;
        };
        ListCrmNotesResult: {
            notes: ({
                id: string;
                version: number;
                body: string;
                truncated: boolean;
            } & {
                [key: string]: unknown;
            })[];
            total: number;
            page: number;
            page_size: number;
            has_more: boolean;
        };
        ListCrmRecordsInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company" | "opportunity" | "task" | "segment" | "campaign" | "line_item" | "product";
            /** @description E.g. owner_id eq me, address.city eq Paris, company.name contains acme, due_at within_next_days 7. */
            filters?: {
                /** @description Field, custom_fields.<key>, company.<field> or opportunities.<total>. */
                field: string;
                /** @enum {string} */
                operator: "eq" | "neq" | "lt" | "lte" | "gt" | "gte" | "between" | "in" | "not_in" | "contains" | "not_contains" | "starts_with" | "ends_with" | "is_empty" | "is_not_empty" | "within_last_days" | "within_next_days" | "older_than_days" | "has_any" | "has_all";
                /** @description A list for in, not_in, has_any, has_all and between; none for is_empty. */
                value?: string | number | boolean | (string | number | boolean)[];
            }[];
            /**
             * @description Conditions that must match.
             * @default all
             * @enum {string}
             */
            match: "all" | "any";
            /**
             * @description Field or measure, e.g. updated_at, amount.
             * @default created_at
             */
            sort_by: string;
            /**
             * @description Sort order.
             * @default desc
             * @enum {string}
             */
            sort_direction: "asc" | "desc";
            /** @description Default: all that are not empty. */
            fields?: string[];
            /** @description Fields of groups, e.g. owner_id, closed_at, tags, custom_fields.<key>. */
            group_by?: string[];
            /**
             * @description Groups dates; month by default.
             * @enum {string}
             */
            period?: "day" | "week" | "month" | "quarter" | "year";
            /** @description count (default), win_rate of opportunities, avg_days_in_stage and median_days_in_stage with group_by visited_stage, or sum_, avg_, min_, max_ before a field: sum_amount. One row per currency. */
            measures?: string[];
            /**
             * @description From 1.
             * @default 1
             */
            page: number;
            /**
             * @description Results per page.
             * @default 10
             */
            page_size: number;
        };
        ListCrmRecordsResult: {
            records: ({
                id: string;
                record_type: string;
                version: number;
            } & {
                [key: string]: unknown;
            })[];
            groups?: {
                [key: string]: unknown;
            }[];
            /** @description All groups, if more than are returned. */
            groups_total?: number;
            /** @description A record can be in several groups. */
            overlapping?: boolean;
            total: number;
            page: number;
            page_size: number;
            has_more: boolean;
        };
        ListEventTypesInput: {
            /** @description Text in title or description. */
            query?: string;
            /** @description Host: me, name, e-mail address or id. */
            host_user_id?: string;
            /**
             * @description Also those that cannot be booked now.
             * @default false
             */
            include_inactive: boolean;
            /**
             * @description From 1.
             * @default 1
             */
            page: number;
            /**
             * @description Results per page.
             * @default 10
             */
            page_size: number;
        };
        ListEventTypesResult: {
            event_types: ({
                id: string;
                title: string;
                duration_minutes: number;
            } & {
                [key: string]: unknown;
            })[];
            total: number;
            page: number;
            page_size: number;
            has_more: boolean;
        };
        ListEventsInput: {
            /**
             * @description Default: upcoming, or all if from or to is given.
             * @enum {string}
             */
            when?: "upcoming" | "past" | "all";
            /**
             * Format: date-time
             * @description Earliest start.
             */
            from?: string;
            /**
             * Format: date-time
             * @description Start before this time.
             */
            to?: string;
            /** @description One of these statuses. */
            status?: ("pending" | "confirmed" | "declined" | "cancelled")[];
            /**
             * Format: uuid
             * @description Id from list_event_types.
             */
            event_type_id?: string;
            /**
             * Format: email
             * @description Address of an invitee.
             */
            invitee_email?: string;
            /**
             * Format: uuid
             * @description Contact who is invited.
             */
            contact_id?: string;
            /** @description Host: me, name, e-mail address or id. */
            host_user_id?: string;
            /**
             * Format: timezone
             * @description IANA name. Default: the event's.
             */
            timezone?: string;
            /**
             * @description From 1.
             * @default 1
             */
            page: number;
            /**
             * @description Results per page.
             * @default 10
             */
            page_size: number;
        };
        ListEventsResult: {
            events: ({
                id: string;
                version: number;
                status: string;
                start_at: string;
                end_at: string;
            } & {
                [key: string]: unknown;
            })[];
            total: number;
            page: number;
            page_size: number;
            has_more: boolean;
        };
        RemoveEventInviteeInput: {
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            event_id: string;
            /**
             * Format: uuid
             * @description Either this or email.
             */
            invitee_id?: string;
            /**
             * Format: email
             * @description Either this or invitee_id.
             */
            email?: string;
            /** @description Reason, shown in the e-mail. */
            reason?: string;
            /**
             * @description False sends no e-mails.
             * @default true
             */
            notify: boolean;
        };
        RemoveEventInviteeResult: {
            removed: {
                id: string;
                email?: string;
            } & {
                [key: string]: unknown;
            };
            remaining_count?: number;
        };
        RescheduleEventInput: {
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            event_id: string;
            /**
             * Format: date-time
             * @description Start of a slot.
             */
            new_start_at: string;
            /** @description One of the event type's durations. */
            duration_minutes?: number;
            /** @description Reason, shown in the e-mail. */
            reason?: string;
            /**
             * @description False sends no e-mails.
             * @default true
             */
            notify: boolean;
            /** @description The version you read. */
            expected_version?: number;
        };
        RescheduleEventResult: {
            event: {
                id: string;
                version: number;
                status?: string;
                start_at?: string;
                end_at?: string;
            } & {
                [key: string]: unknown;
            };
            previous?: {
                start_at: string;
                end_at: string;
            };
            notified?: string[];
        };
        SearchCrmInput: {
            /** @description Name or other words. At least two characters, or one ideograph. */
            query: string;
            /** @description Only these kinds. Default: all. */
            record_types?: ("contact" | "company" | "opportunity" | "task" | "segment" | "campaign" | "product")[];
            /**
             * @description From 1.
             * @default 1
             */
            page: number;
            /**
             * @description Results per page.
             * @default 10
             */
            page_size: number;
        };
        SearchCrmResult: {
            results: {
                record_type: string;
                record_id: string;
                title: string;
                subtitle: string | null;
                matched_fields: string[];
                relevance: number;
                updated_at: string;
            }[];
            total: number;
            /** @description More match than were compared: use more letters. */
            total_at_least?: boolean;
            page: number;
            page_size: number;
            has_more: boolean;
        };
        UpdateCrmRecordInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company" | "opportunity" | "task" | "line_item" | "product";
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            record_id: string;
            /** @description New values, e.g. {lifecycle_stage: customer, phone: null}. */
            fields?: {
                [key: string]: unknown;
            };
            /** @description Tags to add; others stay. */
            tags_add?: string[];
            /** @description Tags to remove. */
            tags_remove?: string[];
            /** @description The version you read. */
            expected_version?: number;
        };
        UpdateCrmRecordResult: {
            record: {
                id: string;
                record_type: string;
                version: number;
            } & {
                [key: string]: unknown;
            };
            changed_fields?: string[];
            /** @description Previous values, by field. */
            previous?: {
                [key: string]: unknown;
            };
        };
        UpdateEventInput: {
            /**
             * Format: uuid
             * @description Id from another tool.
             */
            event_id: string;
            /** @description New title. */
            title?: string;
            /** @description Description shown to invitees. */
            description?: string;
            /** @description New location. */
            location?: {
                /** @enum {string} */
                type: "video_link" | "phone" | "in_person" | "invitee_phone" | "custom";
                /** @description Link, number, place or text. */
                value?: string;
            };
            /** @description Notes for the team; never sent. */
            internal_notes?: string;
            /** @description New host: me, name, e-mail address or id. */
            host_user_id?: string;
            /**
             * @description Decision on a pending event.
             * @enum {string}
             */
            decision?: "confirm" | "decline";
            /** @description Invitees who did not attend. */
            no_show_invitee_ids?: string[];
            /**
             * @description False sends no e-mails.
             * @default true
             */
            notify: boolean;
            /** @description The version you read. */
            expected_version?: number;
        };
        UpdateEventResult: {
            event: {
                id: string;
                version: number;
                status?: string;
                start_at?: string;
                end_at?: string;
            } & {
                [key: string]: unknown;
            };
            changed_fields?: string[];
            notified?: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type AddCrmNoteInput = components["schemas"]["AddCrmNoteInput"];
export type AddCrmNoteResult = components["schemas"]["AddCrmNoteResult"];
export type AddEventInviteeInput = components["schemas"]["AddEventInviteeInput"];
export type AddEventInviteeResult = components["schemas"]["AddEventInviteeResult"];
export type CancelEventInput = components["schemas"]["CancelEventInput"];
export type CancelEventResult = components["schemas"]["CancelEventResult"];
export type CreateCrmRecordInput = components["schemas"]["CreateCrmRecordInput"];
export type CreateCrmRecordResult = components["schemas"]["CreateCrmRecordResult"];
export type CreateEventInput = components["schemas"]["CreateEventInput"];
export type CreateEventResult = components["schemas"]["CreateEventResult"];
export type FindAvailableSlotsInput = components["schemas"]["FindAvailableSlotsInput"];
export type FindAvailableSlotsResult = components["schemas"]["FindAvailableSlotsResult"];
export type FindCrmDuplicatesInput = components["schemas"]["FindCrmDuplicatesInput"];
export type FindCrmDuplicatesResult = components["schemas"]["FindCrmDuplicatesResult"];
export type GetCrmRecordInput = components["schemas"]["GetCrmRecordInput"];
export type GetCrmRecordResult = components["schemas"]["GetCrmRecordResult"];
export type GetCrmRecordActivityInput = components["schemas"]["GetCrmRecordActivityInput"];
export type GetCrmRecordActivityResult = components["schemas"]["GetCrmRecordActivityResult"];
export type GetEventInput = components["schemas"]["GetEventInput"];
export type GetEventResult = components["schemas"]["GetEventResult"];
export type LinkContactToCompanyInput = components["schemas"]["LinkContactToCompanyInput"];
export type LinkContactToCompanyResult = components["schemas"]["LinkContactToCompanyResult"];
export type ListCrmNotesInput = components["schemas"]["ListCrmNotesInput"];
export type ListCrmNotesResult = components["schemas"]["ListCrmNotesResult"];
export type ListCrmRecordsInput = components["schemas"]["ListCrmRecordsInput"];
export type ListCrmRecordsResult = components["schemas"]["ListCrmRecordsResult"];
export type ListEventTypesInput = components["schemas"]["ListEventTypesInput"];
export type ListEventTypesResult = components["schemas"]["ListEventTypesResult"];
export type ListEventsInput = components["schemas"]["ListEventsInput"];
export type ListEventsResult = components["schemas"]["ListEventsResult"];
export type RemoveEventInviteeInput = components["schemas"]["RemoveEventInviteeInput"];
export type RemoveEventInviteeResult = components["schemas"]["RemoveEventInviteeResult"];
export type RescheduleEventInput = components["schemas"]["RescheduleEventInput"];
export type RescheduleEventResult = components["schemas"]["RescheduleEventResult"];
export type SearchCrmInput = components["schemas"]["SearchCrmInput"];
export type SearchCrmResult = components["schemas"]["SearchCrmResult"];
export type UpdateCrmRecordInput = components["schemas"]["UpdateCrmRecordInput"];
export type UpdateCrmRecordResult = components["schemas"]["UpdateCrmRecordResult"];
export type UpdateEventInput = components["schemas"]["UpdateEventInput"];
export type UpdateEventResult = components["schemas"]["UpdateEventResult"];

/** Only used by tools. */
export interface BookingService {
  addInvitee(caller: Authorized<Caller, "booking:write">, input: AddEventInviteeInput): Promise<AddEventInviteeResult>;
  cancel(caller: Authorized<Caller, "booking:write">, input: CancelEventInput): Promise<CancelEventResult>;
  create(caller: Authorized<Caller, "booking:write">, input: CreateEventInput): Promise<CreateEventResult>;
  findSlots(caller: Caller, input: FindAvailableSlotsInput): Promise<FindAvailableSlotsResult>;
  getEvent(caller: Caller, input: GetEventInput): Promise<GetEventResult>;
  listEventTypes(caller: Caller, input: ListEventTypesInput): Promise<ListEventTypesResult>;
  listEvents(caller: Caller, input: ListEventsInput): Promise<ListEventsResult>;
  removeInvitee(caller: Authorized<Caller, "booking:write">, input: RemoveEventInviteeInput): Promise<RemoveEventInviteeResult>;
  reschedule(caller: Authorized<Caller, "booking:write">, input: RescheduleEventInput): Promise<RescheduleEventResult>;
  update(caller: Authorized<Caller, "booking:write">, input: UpdateEventInput): Promise<UpdateEventResult>;
}

/** Only used by tools. */
export interface RecordsService {
  addNote(caller: Authorized<Caller, "notes:write">, input: AddCrmNoteInput): Promise<AddCrmNoteResult>;
  create(caller: Authorized<Caller>, input: CreateCrmRecordInput): Promise<CreateCrmRecordResult>;
  duplicates(caller: Caller, input: FindCrmDuplicatesInput): Promise<FindCrmDuplicatesResult>;
  get(caller: Caller, input: GetCrmRecordInput): Promise<GetCrmRecordResult>;
  activity(caller: Caller, input: GetCrmRecordActivityInput): Promise<GetCrmRecordActivityResult>;
  linkContactToCompany(caller: Authorized<Caller, "entities:write">, input: LinkContactToCompanyInput): Promise<LinkContactToCompanyResult>;
  notes(caller: Caller, input: ListCrmNotesInput): Promise<ListCrmNotesResult>;
  list(caller: Caller, input: ListCrmRecordsInput): Promise<ListCrmRecordsResult>;
  search(caller: Caller, input: SearchCrmInput): Promise<SearchCrmResult>;
  update(caller: Authorized<Caller>, input: UpdateCrmRecordInput): Promise<UpdateCrmRecordResult>;
}

/** The services for tools: those of the API, and those that only tools use. */
export type ToolServices = Services & { booking: BookingService; records: RecordsService };

/** Does not compile if a tool's input is not a valid input of its operation. */
export type ToolsThatFit = [
];
