import { resources, type Resource, type ResourceField, type ResourceType } from "../../../../generated/resources.js";

/** All resources. */
export const allResources: readonly Resource[] = Object.values(resources);

/** The types of all resources. */
export const resourceTypes: readonly ResourceType[] = allResources.map(({ type }) => type);

/** Returns the fields with a column in the table of the resource; `related_to` is stored in a table of its own. */
export const storedFields = ({ fields }: Resource): readonly ResourceField[] =>
  fields.filter(({ name, kind }) => kind !== "computed" && name !== "related_to");

/** Returns the field of the user who may delete the record. */
export const ownerField = ({ fields }: Resource): ResourceField | undefined => fields.find(({ owner }) => owner);

/** A field that refers to records of another type. */
export interface Referrer {
  readonly resource: Resource;
  readonly field: string;
  readonly nullable: boolean;
  readonly onDelete: "restrict" | "clear" | "cascade";
}

/** Returns the fields that refer to records of this type. */
export function referrersOf(type: string): readonly Referrer[] {
  return REFERRERS.get(type) ?? [];
}

const REFERRERS: ReadonlyMap<string, readonly Referrer[]> = Map.groupBy(
  allResources.flatMap((resource) =>
    resource.fields.flatMap(({ name: field, nullable, reference }): (Referrer & { readonly to: string })[] =>
      reference ? [{ to: reference.to, resource, field, nullable, onDelete: reference.onDelete }] : [],
    ),
  ),
  ({ to }) => to,
);

/** Returns the number of decimals of a numeric column: 3 for `numeric(12,3)`; undefined for other types. */
export function decimalsOf(column: string): number | undefined {
  const scale = /^numeric\(\d+,\s*(\d+)\)$/.exec(column)?.[1];
  return scale === undefined ? undefined : Number(scale);
}
