import type { Schemas } from "../../generated/services.js";
import type { PageRequest, Position, Rows } from "../records/sql/record-page.ts";

type Role = Schemas["Role"];
type Compare = (left: Position, right: Position) => number;

/** Returns a page of roles. Sorted here because there are few, and the five built-in ones are not in the database. */
export function pageOfRoles(roles: readonly Role[], { sort, page, page_size, after }: PageRequest): Rows<Role> {
  const fields = `${sort},id`.split(",");
  const compare = comparison(fields);
  const place = (role: Role): Position => fields.map((field) => value(role, field.replace(/^-/, "")));
  const ordered = roles.toSorted((left, right) => compare(place(left), place(right)));
  const rest = after ? ordered.filter((role) => compare(place(role), after) > 0) : ordered;
  const from = after === undefined ? (page - 1) * page_size : 0;
  const items = rest.slice(from, from + page_size);
  const last = items.at(-1);
  const next = last && rest.length > from + page_size ? place(last) : null;
  return { items, total: roles.length, next };
}

function comparison(fields: readonly string[]): Compare {
  return (left, right) => {
    for (const [index, field] of fields.entries()) {
      const order = compareText(left[index] ?? "", right[index] ?? "");
      if (order !== 0) return field.startsWith("-") ? -order : order;
    }
    return 0;
  };
}

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** `created_at` is the time in the id. */
function value(role: Role, field: string): string {
  if (field === "name") return role.name.toLowerCase();
  return field === "updated_at" ? role.updated_at : role.id;
}
