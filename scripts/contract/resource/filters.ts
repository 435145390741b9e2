import type { ParameterObject, Schema } from "../document.ts";
import type { Resource, ResourceFilter } from "./resource.ts";
import { reference } from "./schemas.ts";

const PARAMETERS = "#/components/parameters/";
/** A reference to a common parameter. */
export const parameter = (name: string): ParameterObject => ({ $ref: `${PARAMETERS}${name}` }) as ParameterObject;

/** Returns the parameters of the list of a resource. */
export function listParameters(resource: Resource): ParameterObject[] {
  const { relatedTo, filters, ownFilters, searchable, nouns } = resource;
  const { many } = nouns;
  return [
    ...(searchable.length > 0 ? [textFilter(resource)] : []),
    ...filters.map((filter) => filterParameter(resource, filter)),
    ...ownFilters.map((own) => ({ in: "query", ...own }) as ParameterObject),
    ...(relatedTo ? relationFilters(many) : []),
    ...["Page", "PageSize", "Cursor"].map(parameter),
  ];
}

function query(name: string, description: string, schema: Schema): ParameterObject {
  return { name, in: "query", description, schema };
}

function textFilter({ searchable, nouns }: Resource): ParameterObject {
  const last = searchable.at(-1) ?? "";
  const names = searchable.length > 1 ? `${searchable.slice(0, -1).join(", ")} and ${last}` : last;
  const description = `Only ${nouns.many} that contain all these words in ${names}, ignoring case and accents.`;
  return query("q", description, { type: "string", minLength: 1, maxLength: 200 });
}

const relationFilters = (many: string): ParameterObject[] => [
  query(
    "record_type",
    `Only ${many} about records of this type; together with \`record_id\`, only ${many} about that record.`,
    reference("RelatedRecordType"),
  ),
  query("record_id", `Only ${many} about this record.`, reference("Id")),
];

/** Returns the parameter of a filter; its schema is that of the field without null. */
function filterParameter(resource: Resource, { parameter: name, field, compare }: ResourceFilter): ParameterObject {
  const { many } = resource.nouns;
  const schema = resource.fields.find((one) => one.name === field)?.schema ?? {};
  const { description: _, readOnly: _readOnly, ...bare } = schema;
  const value = notNull(bare);
  const descriptions: Readonly<Record<ResourceFilter["compare"], string>> = {
    eq: `Only ${many} with this \`${field}\`.`,
    has: `Only ${many} with this ${name}, ignoring case.`,
    min: `Only ${many} whose \`${field}\` is this or more.`,
    max: `Only ${many} whose \`${field}\` is this or less.`,
    after: `Only ${many} whose \`${field}\` is at this time or later.`,
    before: `Only ${many} whose \`${field}\` is before this time.`,
  };
  const item = compare === "has" ? { type: "string", minLength: 1, maxLength: 50 } : value;
  return query(name, descriptions[compare], item);
}

function notNull(schema: Schema): Schema {
  const { type, enum: values, ...rest } = schema;
  const types = Array.isArray(type) ? type.filter((one) => one !== "null") : type;
  const single = Array.isArray(types) && types.length === 1 ? types[0] : types;
  return {
    ...(single === undefined ? {} : { type: single }),
    ...rest,
    ...(values ? { enum: values.filter((value) => value !== null) } : {}),
  };
}
