import type { Resource, ResourceField } from "../contract/resource/resource.ts";
import { banner, table, union } from "./output.ts";
import type { Emitter } from "./output.ts";

/** resources.js: the resources that `x-resource` defines, for the generic service and repository. */
export const emitResources: Emitter<"resources"> = ({ resources }) => {
  const described = Object.fromEntries(resources.map((resource) => [resource.type, descriptor(resource)]));
  return {
    "resources.js": `${banner}\nexport const resources = ${table(described)};\n`,
    "resources.d.ts": banner + typesOfResources(resources) + FIELD_TYPES + RESOURCE_TYPES,
  };
};

function descriptor(resource: Resource) {
  const { type, group, path, table, permission, searchable, filters, sort } = resource;
  const { relatedTo, customFields, events, timeline, tools, search, import: imported } = resource;
  return {
    type,
    group,
    path,
    table,
    permission,
    fields: resource.fields.map(fieldDescriptor),
    searchable,
    filters,
    sort,
    relatedTo,
    customFields,
    events,
    timeline,
    tools,
    search,
    export: resource.export,
    import: imported,
  };
}

function fieldDescriptor({
  name,
  column,
  nullable,
  kind,
  required,
  fallback,
  unique,
  owner,
  reference,
  schema,
}: ResourceField) {
  const omitted = required ? { required } : fallback === undefined ? {} : { default: fallback };
  const money = String(schema["x-measurable"]).endsWith("_currency") ? { money: true } : {};
  return { name, column, nullable, kind, ...omitted, ...money, unique, owner, reference };
}

const FIELD_TYPES = `
/** A field, without the standard fields. */
export interface ResourceField {
  readonly name: string;
  /** The PostgreSQL type of the column. */
  readonly column: string;
  readonly nullable: boolean;
  /** \`set\`: clients set it; \`create\`: only on creation; \`stored\`: read-only with a column; \`computed\`: without one. */
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

/** A filter that follows from a field. \`has\`: a list contains the value, ignoring case. */
export interface ResourceFilter {
  readonly parameter: string;
  readonly field: string;
  readonly compare: "eq" | "min" | "max" | "after" | "before" | "has";
}

`;

const RESOURCE_TYPES = `
/** A resource. */
export interface Resource {
  readonly type: ResourceType;
  /** The group of its operations: \`products\`. */
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
  /** Whether it has \`related_to\`. */
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
`;

/** Read-only columns without null need a value too. */
const isDerived = ({ kind, derived, nullable }: ResourceField): boolean => derived || (kind === "stored" && !nullable);

/** Types that depend on the resources. */
function typesOfResources(resources: readonly Resource[]): string {
  const targets = resources.flatMap(({ fields }) => fields.flatMap(({ reference }) => reference?.to ?? []));
  const perType = (write: (resource: Resource) => string): string =>
    resources.map((resource) => `  readonly ${resource.type}: ${write(resource)};\n`).join("");
  return `
import type { Schemas, Services } from "./services.d.ts";

/** The record types that \`x-resource\` defines. */
export type ResourceType = ${union(resources.map(({ type }) => type))};

/** The record of each resource. */
export interface ResourceRecords {
${perType(({ component }) => `Schemas[${JSON.stringify(component)}]`)}}

/** The service of each resource. */
export interface ResourceServices {
${perType(({ group }) => `Services[${JSON.stringify(group)}]`)}}

/** The filters of each list that do not follow from a field: the service implements them. */
export interface ResourceOwnFilters {
${perType(({ ownFilters }) => union(ownFilters.map(({ name }) => String(name))))}}

/** The fields by which each list can be sorted. */
export interface ResourceSorts {
${perType(({ sort }) => union(sort))}}

/** The fields of each resource that are computed when a record is read. */
export interface ResourceComputedFields {
${perType(({ fields }) => union(fields.filter(({ kind }) => kind === "computed").map(({ name }) => name)))}}

/** The fields of each resource whose value the service sets: on creation if they are omitted, or always. */
export interface ResourceDerivedFields {
${perType(({ fields }) => union(fields.filter(isDerived).map(({ name }) => name)))}}

/** The resources that tools can write. */
export type ToolWritableType = ${union(resources.filter(({ tools }) => tools === "write").map(({ type }) => type))};

/** The resources that tools can only read. */
export type ToolReadableType = ${union(resources.filter(({ tools }) => tools === "read").map(({ type }) => type))};

/** A record type to which fields refer. */
export type ReferencedType = ${union([...new Set(targets)].sort())};

/** The first part of the permissions of resources. */
export type ResourcePermission = ${union([...new Set(resources.map(({ permission }) => permission))].sort())};
`;
}
