import { type Relation, relations } from "../../../generated/relations.js";

const TYPES: Readonly<Record<string, Readonly<Record<string, Relation>>>> = relations;

/** Returns the fields of a record type with the id of a record of another type. */
export function referencesTo(target: Relation["type"], type: string): readonly string[] {
  const own = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  return Object.values(own ?? {}).flatMap(({ type, by, many }) =>
    type === target && by !== null && !many ? [by] : [],
  );
}

/** Returns the fields of a record type with the id of a user. */
export const userFields = (type: string): readonly string[] => referencesTo("user", type);

/** Returns the name of the member that shows the user's name: `owner_name` for `owner_id`. */
export const nameFieldOf = (field: string): string => field.replace(/(?:_id)?$/, "_name");

type Values = Readonly<Record<string, unknown>>;

/** Returns the ids of users in the fields of a record. */
export function usersIn(type: string, record: Values): string[] {
  return userFields(type).flatMap((field) => (typeof record[field] === "string" ? [record[field]] : []));
}

/** Returns the record with the names of users next to their ids. */
export function withNames<Record extends object>(
  type: string,
  record: Record,
  names: ReadonlyMap<string, string>,
): Record {
  const fields = userFields(type);
  const entries: [string, unknown][] = Object.entries(record);
  if (!entries.some(([field, id]) => fields.includes(field) && names.has(String(id)))) return record;
  const named = entries.flatMap(([field, value]): [string, unknown][] => {
    const name = fields.includes(field) ? names.get(String(value)) : undefined;
    return name === undefined
      ? [[field, value]]
      : [
          [field, value],
          [nameFieldOf(field), name],
        ];
  });
  return Object.fromEntries(named) as Record;
}
