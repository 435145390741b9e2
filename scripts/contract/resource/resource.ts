import type { Schema } from "../document.ts";

/** How the values of a filter parameter are compared with a field. */
export type Comparison = "eq" | "min" | "max" | "after" | "before" | "has";

/** A filter of the list that follows from a field. */
export interface ResourceFilter {
  readonly parameter: string;
  readonly field: string;
  readonly compare: Comparison;
}

/** A reference to another record. */
export interface ResourceReference {
  /** A record type, or `user`. */
  readonly to: string;
  readonly onDelete: "restrict" | "clear" | "cascade";
}

/** A field of a resource, without the standard fields. */
export interface ResourceField {
  readonly name: string;
  /** The schema without the keywords of resources. */
  readonly schema: Schema;
  /** The PostgreSQL type of the column. */
  readonly column: string;
  readonly nullable: boolean;
  /** `set`: clients set it; `create`: only on creation; `stored`: read-only with a column; `computed`: without one. */
  readonly kind: "set" | "create" | "stored" | "computed";
  /** The value of a new record if the field is omitted; undefined if the field is required or the service sets it. */
  readonly fallback: unknown;
  readonly required: boolean;
  /** The service sets the value of a new record if the field is omitted. */
  readonly derived: boolean;
  readonly unique: boolean;
  readonly owner: boolean;
  readonly reference: ResourceReference | null;
}

/** Returns whether a client can set the field of a new record. */
export const isSettable = ({ kind }: ResourceField): boolean => kind === "set" || kind === "create";

/** Returns whether a new record has a value if the field is omitted: null and empty lists are no defaults. */
export const hasDefault = ({ fallback }: ResourceField): boolean =>
  fallback !== undefined && fallback !== null && typeof fallback !== "object";

/** The operations that the generator writes. */
export const VERBS = ["list", "search", "create", "get", "update", "delete", "restore"] as const;
export type Verb = (typeof VERBS)[number];

/** A resource: a component schema with `x-resource`, with all defaults. */
export interface Resource {
  /** The component: `LineItem`. */
  readonly component: string;
  readonly description: string;
  /** The record type: `line_item`. */
  readonly type: string;
  /** The group of the operations and the service: `lineItems`. */
  readonly group: string;
  readonly path: string;
  readonly table: string;
  /** The resource part of its permissions: `products`. */
  readonly permission: string;
  /** The permissions of operations that need another one. */
  readonly permissions: Readonly<Partial<Record<Verb, string>>>;
  /** Nouns for texts: `a line item`, `line item`, `line items`. */
  readonly nouns: { readonly withArticle: string; readonly one: string; readonly many: string };
  readonly operations: readonly Verb[];
  /** Additional sentences by operation. */
  readonly notes: Readonly<Partial<Record<Verb, string>>>;
  /** The webhook events. */
  readonly events: readonly string[];
  /** Types of timeline entries by change: `{created: note_added}` adds one to each related record. */
  readonly timeline: Readonly<Record<string, string>>;
  readonly rates: Readonly<Partial<Record<Verb, string>>>;
  readonly tools: "none" | "read" | "write";
  readonly search: boolean;
  readonly export: boolean;
  readonly import: boolean;
  readonly fields: readonly ResourceField[];
  readonly required: readonly string[];
  readonly searchable: readonly string[];
  readonly filters: readonly ResourceFilter[];
  /** Filters that the service implements, as parameters of OpenAPI. */
  readonly ownFilters: readonly Record<string, unknown>[];
  readonly sort: readonly string[];
  readonly relatedTo: boolean;
  readonly customFields: boolean;
  /** Relations for `include`: those of its references, and those in `x-include`. */
  readonly relations: Readonly<Record<string, unknown>>;
  /** The complete example record. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** Returns the permission for an operation. */
export function permissionFor({ permission, permissions }: Resource, verb: Verb): string {
  const own = permissions[verb];
  if (own !== undefined) return own;
  if (verb === "list" || verb === "get" || verb === "search") return `${permission}:read`;
  return verb === "delete" ? `${permission}:delete` : `${permission}:write`;
}
