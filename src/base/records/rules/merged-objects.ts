import { unprocessable } from "../../platform/rules/errors.ts";
import type { FieldSpec, FieldTable } from "./field-table.ts";

type Values = Readonly<Record<string, unknown>>;

/** Merged by their definitions, which determine whether values can be removed. */
const CUSTOM = "custom_fields";

/**
 * Completes the objects of an update that are merged by member: omitted members keep the record's value, and null
 * removes a member. Throws `unprocessable` if an object gets too many members.
 */
export function mergeObjects<Input extends object>(input: Input, before: object, table: FieldTable): Input {
  const old = before as Values;
  const merged = Object.entries(input).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const spec = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!spec?.merges || name === CUSTOM || typeof value !== "object" || value === null) return [];
    return [[name, completeObject(spec, { ...asObject(old[name]), ...value }, `/${name}`)]];
  });
  return merged.length === 0 ? input : { ...input, ...(Object.fromEntries(merged) as Partial<Input>) };
}

/** Returns an object as stored: all fixed members, or the non-null members of a free-form map. */
export function completeObject({ merges }: FieldSpec, value: Values, path: string): Values {
  if (!merges) return value;
  if (merges.members) return Object.fromEntries(merges.members.map((name) => [name, value[name] ?? null]));
  const present = Object.entries(value).filter(([, member]) => member !== null);
  if (merges.most !== undefined && present.length > merges.most) {
    const limit = { limit: merges.most };
    throw unprocessable([{ path, code: "too_many", values: limit, extra: limit }]);
  }
  return Object.fromEntries(present);
}

const asObject = (value: unknown): Values => (typeof value === "object" && value !== null ? (value as Values) : {});
