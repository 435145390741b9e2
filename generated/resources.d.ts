// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Schemas, Services } from "./services.d.ts";

/** The record types that `x-resource` defines. */
export type ResourceType = "email_template" | "form" | "form_submission" | "line_item" | "note" | "product" | "task" | "topic";

/** The record of each resource. */
export interface ResourceRecords {
  readonly email_template: Schemas["EmailTemplate"];
  readonly form: Schemas["WebForm"];
  readonly form_submission: Schemas["FormSubmission"];
  readonly line_item: Schemas["LineItem"];
  readonly note: Schemas["Note"];
  readonly product: Schemas["Product"];
  readonly task: Schemas["Task"];
  readonly topic: Schemas["Topic"];
}

/** The service of each resource. */
export interface ResourceServices {
  readonly email_template: Services["emailTemplates"];
  readonly form: Services["forms"];
  readonly form_submission: Services["formSubmissions"];
  readonly line_item: Services["lineItems"];
  readonly note: Services["notes"];
  readonly product: Services["products"];
  readonly task: Services["tasks"];
  readonly topic: Services["topics"];
}

/** The filters of each list that do not follow from a field: the service implements them. */
export interface ResourceOwnFilters {
  readonly email_template: never;
  readonly form: never;
  readonly form_submission: never;
  readonly line_item: never;
  readonly note: "created_by";
  readonly product: never;
  readonly task: "overdue";
  readonly topic: never;
}

/** The fields by which each list can be sorted. */
export interface ResourceSorts {
  readonly email_template: "created_at" | "updated_at" | "name" | "kind";
  readonly form: "created_at" | "updated_at" | "slug" | "title" | "consent_required" | "consent_purpose" | "redirect_url" | "lifecycle_stage" | "locale" | "is_active";
  readonly form_submission: "created_at" | "updated_at" | "email" | "consent_given" | "locale" | "referrer" | "sender_hash";
  readonly line_item: "created_at" | "updated_at" | "name" | "quantity" | "unit_price" | "discount_percent" | "position" | "amount";
  readonly note: "created_at" | "updated_at" | "title" | "pinned";
  readonly product: "created_at" | "updated_at" | "name" | "code" | "unit_price" | "currency" | "tax_rate" | "unit" | "is_active" | "custom_fields.<key>";
  readonly task: "created_at" | "updated_at" | "title" | "type" | "status" | "priority" | "due_at" | "reminder_at" | "completed_at" | "custom_fields.<key>";
  readonly topic: "created_at" | "updated_at" | "name" | "name_en" | "name_fr" | "slug" | "description" | "description_en" | "description_fr" | "position" | "is_public" | "opt_in_required";
}

/** The fields of each resource that are computed when a record is read. */
export interface ResourceComputedFields {
  readonly email_template: never;
  readonly form: never;
  readonly form_submission: never;
  readonly line_item: never;
  readonly note: never;
  readonly product: never;
  readonly task: "is_overdue";
  readonly topic: never;
}

/** The fields of each resource whose value the service sets: on creation if they are omitted, or always. */
export interface ResourceDerivedFields {
  readonly email_template: "used_variables";
  readonly form: never;
  readonly form_submission: "form_id" | "email" | "fields" | "answers" | "locale" | "sender_hash";
  readonly line_item: "name" | "unit_price" | "position" | "amount";
  readonly note: never;
  readonly product: "currency";
  readonly task: never;
  readonly topic: never;
}

/** The resources that tools can write. */
export type ToolWritableType = "line_item" | "product" | "task";

/** The resources that tools can only read. */
export type ToolReadableType = never;

/** A record type to which fields refer. */
export type ReferencedType = "contact" | "form" | "opportunity" | "product" | "user";

/** The first part of the permissions of resources. */
export type ResourcePermission = "campaigns" | "forms" | "notes" | "opportunities" | "products" | "tasks";

/** A field, without the standard fields. */
export interface ResourceField {
  readonly name: string;
  /** The PostgreSQL type of the column. */
  readonly column: string;
  readonly nullable: boolean;
  /** `set`: clients set it; `create`: only on creation; `stored`: read-only with a column; `computed`: without one. */
  readonly kind: "set" | "create" | "stored" | "computed";
  /** Whether a new record needs a value from the client. */
  readonly required?: true;
  /** The value of a new record if the field is omitted; absent if the field is required or the service sets it. */
  readonly default?: unknown;
  /** An amount of money, which has the decimals of its currency. */
  readonly money?: true;
  /** Texts are compared without case, among live records. */
  readonly unique: boolean;
  /** The user who may delete the record; by default its creator. */
  readonly owner: boolean;
  readonly reference: { readonly to: ReferencedType; readonly onDelete: "restrict" | "clear" | "cascade" } | null;
}

/** A filter that follows from a field. `has`: a list contains the value, ignoring case. */
export interface ResourceFilter {
  readonly parameter: string;
  readonly field: string;
  readonly compare: "eq" | "min" | "max" | "after" | "before" | "has";
}


/** A resource. */
export interface Resource {
  readonly type: ResourceType;
  /** The group of its operations: `products`. */
  readonly group: keyof Services;
  readonly path: string;
  readonly table: string;
  /** The first part of its permissions. */
  readonly permission: ResourcePermission;
  /** In the order of the contract. */
  readonly fields: readonly ResourceField[];
  /** The fields of its search text; the first one is its title. */
  readonly searchable: readonly string[];
  readonly filters: readonly ResourceFilter[];
  readonly sort: readonly string[];
  /** Whether it has `related_to`. */
  readonly relatedTo: boolean;
  readonly customFields: boolean;
  /** The webhook events, without the record type. */
  readonly events: readonly string[];
  /** The type of the timeline entries of related records, by change. */
  readonly timeline: Readonly<Record<string, string>>;
  readonly tools: "none" | "read" | "write";
  /** Whether the search over all record types includes it. */
  readonly search: boolean;
  readonly export: boolean;
  readonly import: boolean;
}

/** All resources by record type. */
export declare const resources: { readonly [Type in ResourceType]: Resource & { readonly type: Type } };
