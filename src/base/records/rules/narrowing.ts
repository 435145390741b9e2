import type { ListFilters } from "../../../../generated/records.js";
import type { Resource, ResourceType } from "../../../../generated/resources.js";
import type { Detail } from "../../platform/rules/errors.ts";
import { allResources } from "./resource-columns.ts";
import type { SortedCustomField } from "./custom-fields.ts";
import type { EntityType } from "./entity.ts";

/** A request for a list that can take too long. */
interface BroadRequest {
  /** Operation of the list: `tasks.list`; or `task.search`. */
  readonly operation: string;
  readonly filters: object;
}

/**
 * Returns the details of the error if a list takes too long: they name the filters that an index finds and that the
 * request does not have. Each list that can have very many rows has some.
 */
export function tooBroad({ operation, filters }: BroadRequest): Detail[] {
  const given = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const names = (FILTERS.get(operation) ?? []).filter((name) => !given.includes(name));
  return broadDetails(names, { hasWords: given.includes("q") });
}

/** Returns the details of the error if comparing all records, or all with the words of `q`, takes too long. */
export function broadDetails(names: readonly string[], { hasWords }: { readonly hasWords: boolean }): Detail[] {
  if (names.length === 0) return [];
  const code = hasWords ? "narrow_words" : "narrow_filter";
  return [{ path: hasWords ? "q" : "", code, values: { fields: names.join(", ") }, extra: { allowed_values: names } }];
}

type ListName = keyof ListFilters;

/** The filters with an index, of lists that do not follow from a resource. */
const LISTS = {
  "campaigns.list": ["ids"],
  "campaigns.recipients": ["status", "ids"],
  "emails.list": ["recipient", "record_id", "status", "ids"],
  "eventTypes.list": ["owner_id", "ids"],
  "events.list": [
    "q",
    "from",
    "to",
    "event_type_id",
    "host_id",
    "contact_id",
    "opportunity_id",
    "invitee_email",
    "ids",
  ],
  "files.list": ["record_id", "ids"],
  "members.list": ["ids"],
  "opportunities.list": ["q", "owner_id", "company_id", "contact_id", "pipeline_id", "ids"],
  "segments.list": ["ids"],
  "suppressions.list": ["email", "ids"],
} as const satisfies { readonly [Name in ListName]?: readonly (keyof ListFilters[Name])[] };

/** The fields with an index, of searches by filter tree. */
const SEARCHES = {
  "campaign.search": ["status", "id"],
  "opportunity.search": ["owner_id", "company_id", "primary_contact_id", "pipeline_id", "id"],
  "segment.search": ["id"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The filters with an index, of resources that do not follow from a field. */
const OF_RESOURCES: { readonly [Type in ResourceType]?: readonly string[] } = {
  note: ["created_by", "record_id"],
  task: ["record_id"],
};

/** References, owners and unique values of resources have an index, as `npm run new:migration` writes it. */
function indexedFields({ fields }: Resource): string[] {
  return fields.filter(({ reference, owner, unique }) => reference || owner || unique).map(({ name }) => name);
}

function ofResource(resource: Resource): (readonly [string, readonly string[]])[] {
  const { type, group, filters, searchable } = resource;
  const indexed = indexedFields(resource);
  const parameters = filters.filter(({ field }) => indexed.includes(field)).map(({ parameter }) => parameter);
  const words = searchable.length > 0 ? ["q"] : [];
  return [
    [`${group}.list`, [...words, ...parameters, ...(OF_RESOURCES[type] ?? []), "ids"]],
    [`${type}.search`, [...indexed, "id"]],
  ];
}

const FILTERS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...allResources.flatMap(ofResource),
  ...Object.entries(LISTS),
  ...Object.entries(SEARCHES),
]);

/** A field by which a list is sorted. */
export interface SortKey {
  readonly field: string;
  readonly direction: "asc" | "desc";
  readonly custom?: SortedCustomField;
}

/** The field of each type by which an index sorts its records. */
export const INDEXED_SORTS: Readonly<Record<EntityType, string>> = { contact: "last_name", company: "name" };

/** Returns whether an index has the order of a list. */
export function isIndexedSort([first, second]: readonly SortKey[], type: EntityType | undefined): boolean {
  if (first === undefined || first.field === "created_at") return true;
  if (first.field === "updated_at" && second === undefined) return true;
  return type !== undefined && first.field === INDEXED_SORTS[type] && second === undefined;
}
