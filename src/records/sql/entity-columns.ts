import { fields } from "../../../generated/fields.js";
import { entityTypes, type EntityRecord, type EntityType } from "../rules/entity.ts";

/** Fields without a column. They are computed when read, so that linking contacts does not lock the company's row. */
const COMPUTED: Readonly<Record<string, (alias: string) => string>> = {
  contact_count: (alias) =>
    `(SELECT count(*)::int FROM entities AS k WHERE k.org_id = ${alias}.org_id AND k.company_id = ${alias}.id AND k.deleted_at IS NULL)`,
  open_opportunity_amount: (alias) =>
    `(SELECT coalesce(sum(o.amount), 0) FROM opportunities AS o WHERE o.org_id = ${alias}.org_id AND o.company_id = ${alias}.id AND o.status = 'open' AND o.deleted_at IS NULL AND o.currency = (SELECT g.currency FROM organizations AS g WHERE g.id = ${alias}.org_id))`,
};

const NAMES: Readonly<Record<EntityType, readonly string[]>> = {
  contact: Object.keys(fields.contact),
  company: Object.keys(fields.company),
};

/** The columns to be written for each entity type. */
export const storedColumns: Readonly<Record<EntityType, readonly string[]>> = {
  contact: NAMES.contact.filter((name) => !Object.hasOwn(COMPUTED, name)),
  company: NAMES.company.filter((name) => !Object.hasOwn(COMPUTED, name)),
};

/** Returns the SQL expression of a field. `name` must come from generated/fields. */
export function expressionOf(name: string, alias: string): string {
  const computed = Object.hasOwn(COMPUTED, name) ? COMPUTED[name] : undefined;
  return computed ? computed(alias) : `${alias}."${name}"`;
}

const union = [...new Set(entityTypes.flatMap((type) => NAMES[type]))];

/** The select lists for each entity type and for both. */
export const selectLists: Readonly<Record<EntityType | "any", string>> = {
  contact: selectList(NAMES.contact),
  company: selectList(NAMES.company),
  any: selectList(union),
};

/** Removes the columns of the other entity type. */
export function toRecord(row: EntityRecord): EntityRecord {
  const record: Record<string, unknown> = {};
  for (const name of NAMES[row.entity_type]) record[name] = row[name];
  return record as EntityRecord;
}

/** Computed fields are evaluated only for rows of companies. */
function selectList(names: readonly string[]): string {
  return names
    .map((name) => {
      const expression = expressionOf(name, "e");
      if (!Object.hasOwn(COMPUTED, name)) return expression;
      return `CASE WHEN e.entity_type = 'company' THEN ${expression} END AS "${name}"`;
    })
    .join(", ");
}
