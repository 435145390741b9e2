import type { Knex } from "knex";
import { whereSql } from "../../entities/sql/filters.ts";
import type { Membership } from "../../../base/records/rules/segment-membership.ts";
import { join, run, sql, type SqlText } from "../../../base/platform/sql/sql-text.ts";

/** The included and excluded segments of a campaign. */
export interface Audience {
  readonly included: readonly Membership[];
  readonly excluded: readonly Membership[];
}

/** A contact with an e-mail address. */
export interface Contact {
  readonly id: string;
  readonly email: string;
  readonly full_name: string | null;
  readonly email_consent: string;
  readonly email_deliverability: string;
}

/** Queries for the audience of campaigns. */
export function campaignAudienceRepository(db: Knex) {
  return {
    /** The next contacts after `afterId` (null: the first), in the order of their ids. */
    async after(
      orgId: string,
      { included, excluded }: Audience,
      { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
    ): Promise<Contact[]> {
      const pieces = [
        sql("e.org_id = ?::uuid AND e.entity_type = 'contact' AND e.deleted_at IS NULL AND e.email IS NOT NULL", orgId),
        anyOf(orgId, included),
        ...(excluded.length > 0 ? [not(anyOf(orgId, excluded))] : []),
        ...(afterId === null ? [] : [sql("e.id > ?::uuid", afterId)]),
      ];
      const where = join(pieces, " AND ");
      const text = `SELECT e.id, e.email, e.full_name, e.email_consent, e.email_deliverability
        FROM entities AS e WHERE ${where.text} ORDER BY e.id LIMIT ?`;
      return await run<Contact>(db, sql(text, ...where.bindings, limit));
    },
  };
}

/** Negates a condition. A comparison with NULL is unknown and would stay unknown without the coalesce. */
const not = ({ text, bindings }: SqlText): SqlText => sql(`NOT coalesce(${text}, false)`, ...bindings);

function anyOf(orgId: string, memberships: readonly Membership[]): SqlText {
  const { text, bindings } = join(
    memberships.map((membership) => whereSql(orgId, membership)),
    ") OR (",
  );
  return memberships.length === 0 ? sql("false") : sql(`((${text}))`, ...bindings);
}
