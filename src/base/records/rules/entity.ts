import type { Actor } from "../../contract/caller.ts";

export type EntityType = "contact" | "company";

/** The types of entities. */
export const entityTypes: readonly EntityType[] = ["contact", "company"];

/** A contact or company as shown in the API. Its other fields are defined in generated/fields. */
export interface EntityRecord {
  readonly id: string;
  readonly entity_type: EntityType;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by: Actor;
  readonly updated_by: Actor;
  readonly deleted_at: string | null;
  readonly [field: string]: unknown;
}

/** Values that must be unique among live records. */
export interface UniqueValues {
  readonly emails: readonly string[];
  readonly domains: readonly string[];
  /** Namespace and id. */
  readonly externalIds: readonly (readonly [string, string])[];
}

/** A unique value that another live record already has. */
export interface Conflict {
  readonly field: "email" | "domain" | "external_id";
  readonly value: string;
  readonly existingId: string;
}

export const noUniqueValues: UniqueValues = { emails: [], domains: [], externalIds: [] };

/** Returns the unique values of a record. The general e-mail address of a company is not unique. */
export function uniqueValuesOf(record: EntityRecord): UniqueValues {
  const contact = record.entity_type === "contact";
  const externalIds = Object.entries((record["external_ids"] ?? {}) as Record<string, string>);
  return {
    emails: contact ? values(record, "email", "additional_emails") : [],
    domains: contact ? [] : values(record, "domain", "additional_domains"),
    externalIds,
  };
}

/** Returns the unique values of `left` that `right` does not have. */
export function uniqueValuesBeyond(left: UniqueValues, right: UniqueValues): UniqueValues {
  const known = new Set(right.externalIds.map((pair) => JSON.stringify(pair)));
  return {
    emails: left.emails.filter((email) => !right.emails.includes(email)),
    domains: left.domains.filter((domain) => !right.domains.includes(domain)),
    externalIds: left.externalIds.filter((pair) => !known.has(JSON.stringify(pair))),
  };
}

/** Returns the JSON pointer of a conflicting value. */
export function pointerTo({ field, value }: Conflict, record: EntityRecord): string {
  if (field === "external_id") return `/external_ids/${value}`;
  if (record[field] === value) return `/${field}`;
  const list = field === "email" ? "additional_emails" : "additional_domains";
  return `/${list}/${((record[list] ?? []) as readonly string[]).indexOf(value)}`;
}

function values(record: EntityRecord, first: string, others: string): string[] {
  const list = (record[others] ?? []) as readonly string[];
  return typeof record[first] === "string" ? [...new Set([record[first], ...list])] : [...list];
}
