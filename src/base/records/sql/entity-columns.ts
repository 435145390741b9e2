import { entityTypes, type EntityRecord, type EntityType } from "../rules/entity.ts";
import { ORG_ID } from "../../platform/sql/sql-text.ts";
import { allFields, type FieldExpressions, fieldExpressions } from "./record-columns.ts";

const CONTACT_COUNT = `(SELECT count(*)::int FROM entities AS k WHERE k.org_id = ${ORG_ID} AND k.company_id = @.id AND k.deleted_at IS NULL)`;
const OPEN_AMOUNT = `(SELECT coalesce(sum(o.amount), 0) FROM opportunities AS o WHERE o.org_id = ${ORG_ID} AND o.company_id = @.id AND o.status = 'open' AND o.deleted_at IS NULL AND o.currency = (SELECT g.currency FROM organizations AS g WHERE g.id = ${ORG_ID}))`;

const CONTACT = fieldExpressions("Contact", { stored: allFields("Contact") });

/** Some fields are computed when read, so that linking contacts does not lock the company's row. */
const COMPANY = fieldExpressions("Company", {
  stored: allFields("Company"),
  computed: { contact_count: CONTACT_COUNT, open_opportunity_amount: OPEN_AMOUNT },
});

/** The expressions of fields without a column; `@` stands for the alias of the table, and the first value is org_id. */
const EXPRESSIONS: FieldExpressions = { ...CONTACT, ...COMPANY };

const NAMES: Readonly<Record<EntityType, readonly string[]>> = {
  contact: Object.keys(CONTACT),
  company: Object.keys(COMPANY),
};

/** The columns to be written for each entity type. */
export const storedColumns: Readonly<Record<EntityType, readonly string[]>> = {
  contact: NAMES.contact.filter((name) => EXPRESSIONS[name] === undefined),
  company: NAMES.company.filter((name) => EXPRESSIONS[name] === undefined),
};

/** Returns the SQL expression of a field. `name` must come from the contract. */
export function expressionOf(name: string, alias: string): string {
  return EXPRESSIONS[name]?.replaceAll("@", alias) ?? `${alias}."${name}"`;
}

const union = [...new Set(entityTypes.flatMap((type) => NAMES[type]))];

/** The select lists for each entity type and for both. */
export const selectLists: Readonly<Record<EntityType | "any", string>> = {
  contact: selectList(NAMES.contact),
  company: selectList(NAMES.company),
  any: selectList(union),
};

/** Returns the select list of some fields of an entity type; other names are left out. */
export function selectListOf(type: EntityType, fields: readonly string[]): string {
  return selectList(NAMES[type].filter((name) => fields.includes(name)));
}

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
      if (EXPRESSIONS[name] === undefined) return expression;
      return `CASE WHEN e.entity_type = 'company' THEN ${expression} END AS "${name}"`;
    })
    .join(", ");
}

/**
 * Returns the query of the contacts and companies with an e-mail address; its placeholders are the organization, the
 * address, the organization and the address. The table of unique addresses contains those of live contacts; only the
 * others need an index of their own.
 */
export const withEmailSql = (address = "= ?"): string => `
  SELECT entity_id AS id FROM entity_emails WHERE org_id = ?::uuid AND email ${address}
  UNION ALL SELECT id FROM entities
  WHERE org_id = ?::uuid AND email ${address} AND (entity_type = 'company' OR deleted_at IS NOT NULL)`;
