// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.
import type { Caller } from "../src/contract/caller.ts";
import type { Services } from "./services.d.ts";

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CreateCrmRecordInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company";
            /** @description Fields of the new record, as get_crm_record shows them. A contact needs first_name, last_name or email; a company needs name. Others: phone, job_title, company_id, lifecycle_stage, lead_score, owner_id, tags, custom_fields … */
            fields: {
                [key: string]: unknown;
            };
            /**
             * @description Create it although a similar record exists; only after the user said so.
             * @default false
             */
            allow_duplicate: boolean;
            /** @description Any 8–128 characters, the same when you retry: the record is then created once. */
            idempotency_key?: string;
        };
        CreateCrmRecordResult: {
            record: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                record_type: "contact" | "company";
                version: number;
            } & {
                [key: string]: unknown;
            };
            /** @description False where the same idempotency_key had created it before. */
            created: boolean;
            possible_duplicates: ({
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                record_type: "contact" | "company";
                version: number;
            } & {
                [key: string]: unknown;
            })[];
        };
        GetCrmRecordInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company";
            /**
             * Format: uuid
             * @description Id of the record, as another tool returned it.
             */
            record_id: string;
            /** @description What else to read: a contact's company, a company's contacts. */
            include?: ("company" | "contacts")[];
        };
        GetCrmRecordResult: {
            record: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                record_type: "contact" | "company";
                version: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Records or lists of records, by name of the include. */
            related: {
                [key: string]: unknown;
            };
            /** @description Includes that your rights do not cover. */
            omitted?: string[];
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
             * @description Replace another company; only after the user said so.
             * @default false
             */
            replace_existing: boolean;
        };
        LinkContactToCompanyResult: {
            /** Format: uuid */
            contact_id: string;
            /** Format: uuid */
            company_id: string;
            /** Format: uuid */
            previous_company_id: string | null;
            changed: boolean;
        };
        ListCrmRecordsInput: {
            /**
             * @description Kind of record.
             * @enum {string}
             */
            record_type: "contact" | "company";
            /** @description Conditions, e.g. {"field": "lead_score", "operator": "gte", "value": 50}. */
            filters?: {
                /** @description A field of the record, `custom_fields.<key>`, `company.<field>` or `opportunities.<aggregate>`. */
                field: string;
                /** @enum {string} */
                operator: "eq" | "neq" | "lt" | "lte" | "gt" | "gte" | "between" | "in" | "not_in" | "contains" | "not_contains" | "starts_with" | "ends_with" | "is_empty" | "is_not_empty" | "within_last_days" | "within_next_days" | "older_than_days" | "has_any" | "has_all";
                /** @description None for `is_empty` and `is_not_empty`; two values for `between`; up to 100 for the list operators. */
                value?: string | number | boolean | (string | number | boolean)[];
            }[];
            /**
             * @description Whether all conditions must hold, or any one.
             * @default all
             * @enum {string}
             */
            match: "all" | "any";
            /**
             * @description Field to sort by, e.g. updated_at, last_name, name, lead_score.
             * @default created_at
             */
            sort_by: string;
            /**
             * @description Ascending or descending.
             * @default desc
             * @enum {string}
             */
            sort_direction: "asc" | "desc";
            /** @description Only these fields of each record, beside id, record_type and version; all where left out. */
            fields?: string[];
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
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                record_type: "contact" | "company";
                version: number;
            } & {
                [key: string]: unknown;
            })[];
            total: number;
            page: number;
            page_size: number;
            has_more: boolean;
        };
        SearchCrmInput: {
            /** @description What to look for, 2–200 characters. */
            query: string;
            /** @description Only these kinds; all where left out. */
            record_types?: ("contact" | "company")[];
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
                /** @enum {string} */
                record_type: "contact" | "company";
                /** Format: uuid */
                record_id: string;
                title: string;
                subtitle: string | null;
                matched_fields: string[];
                relevance: number;
                /** Format: date-time */
                updated_at: string;
            }[];
            total: number;
            page: number;
            page_size: number;
            has_more: boolean;
        };
        UpdateCrmRecordInput: {
            /**
             * @description Kind of record; it cannot be changed.
             * @enum {string}
             */
            record_type: "contact" | "company";
            /**
             * Format: uuid
             * @description Id of the record, as another tool returned it.
             */
            record_id: string;
            /** @description Fields to change, e.g. {"lifecycle_stage": "customer", "phone": null}. */
            fields: {
                [key: string]: unknown;
            };
            /** @description The version you read: the change is refused if the record has changed since. */
            expected_version?: number;
        };
        UpdateCrmRecordResult: {
            record: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                record_type: "contact" | "company";
                version: number;
            } & {
                [key: string]: unknown;
            };
            changed_fields: string[];
            /** @description Values before, by field. */
            previous: {
                [key: string]: unknown;
            };
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

export type CreateCrmRecordInput = components["schemas"]["CreateCrmRecordInput"];
export type CreateCrmRecordResult = components["schemas"]["CreateCrmRecordResult"];
export type GetCrmRecordInput = components["schemas"]["GetCrmRecordInput"];
export type GetCrmRecordResult = components["schemas"]["GetCrmRecordResult"];
export type LinkContactToCompanyInput = components["schemas"]["LinkContactToCompanyInput"];
export type LinkContactToCompanyResult = components["schemas"]["LinkContactToCompanyResult"];
export type ListCrmRecordsInput = components["schemas"]["ListCrmRecordsInput"];
export type ListCrmRecordsResult = components["schemas"]["ListCrmRecordsResult"];
export type SearchCrmInput = components["schemas"]["SearchCrmInput"];
export type SearchCrmResult = components["schemas"]["SearchCrmResult"];
export type UpdateCrmRecordInput = components["schemas"]["UpdateCrmRecordInput"];
export type UpdateCrmRecordResult = components["schemas"]["UpdateCrmRecordResult"];

/** Implemented for tools whose record type is an argument. */
export interface RecordsService {
  create(caller: Caller, input: CreateCrmRecordInput): Promise<CreateCrmRecordResult>;
  get(caller: Caller, input: GetCrmRecordInput): Promise<GetCrmRecordResult>;
  linkContactToCompany(caller: Caller, input: LinkContactToCompanyInput): Promise<LinkContactToCompanyResult>;
  list(caller: Caller, input: ListCrmRecordsInput): Promise<ListCrmRecordsResult>;
  search(caller: Caller, input: SearchCrmInput): Promise<SearchCrmResult>;
  update(caller: Caller, input: UpdateCrmRecordInput): Promise<UpdateCrmRecordResult>;
}

/** What tools call: the services of the API, and that of the tools which span kinds of records. */
export type ToolServices = Services & { records: RecordsService };

/** Does not compile where a tool's input is no input of its operation. */
export type ToolsThatFit = [
];
