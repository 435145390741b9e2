// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Permission } from "./vocabulary.js";

/** The groups of operations with a report. */
export type AggregatedGroup = "campaigns" | "emails" | "entities" | "events" | "opportunities" | "segments" | "emailTemplates" | "forms" | "formSubmissions" | "lineItems" | "notes" | "products" | "tasks" | "topics";

/** The types of records that name the groups of reports. */
export type LabelType = "company" | "contact" | "event_type" | "form" | "opportunity" | "pipeline" | "product" | "topic" | "user";

/** A field by whose values records are grouped. */
export interface AggregateKey {
  /** One group per value, one per period, one per item of a list, or one per stage in which the record was. */
  readonly kind: "value" | "date" | "datetime" | "list" | "stages";
  /** The type of the records that the field refers to, and the permission to read them. */
  readonly related: { readonly type: LabelType; readonly permission: Permission } | null;
  /** A permission for reading the field, in addition to reading its record. */
  readonly requires: Permission | null;
  /** Whether the values are texts, which are sorted in linguistic order. */
  readonly text: boolean;
}

/** A number per group. */
export interface AggregateMeasure {
  readonly function: "count" | "sum" | "avg" | "min" | "max" | "win_rate" | "avg_days" | "median_days";
  /** Null for `count`. */
  readonly field: string | null;
  /** Where the currency of the amounts is; null if the field is no amount of money. */
  readonly currency: "own_currency" | "opportunity_currency" | "organization_currency" | null;
  readonly requires: Permission | null;
}

export interface Aggregate {
  /** The record types; several if the records are a union. */
  readonly types: readonly string[];
  /** Whether the records have custom fields, by which they are grouped too. */
  readonly custom: boolean;
  readonly keys: Readonly<Record<string, AggregateKey>>;
  readonly measures: Readonly<Record<string, AggregateMeasure>>;
}

export declare const aggregates: Readonly<Record<AggregatedGroup, Aggregate>>;
