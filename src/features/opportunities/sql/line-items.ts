import type { Knex } from "knex";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** The live line items of an opportunity together. */
export interface LineItemTotals {
  readonly count: number;
  /** The exact sum of the amounts; null without line items. */
  readonly amount: number | null;
  readonly last_position: number;
}

const TOTALS = `SELECT count(*)::int AS count, sum(amount) AS amount, coalesce(max(position), 0) AS last_position
  FROM line_items WHERE org_id = ?::uuid AND opportunity_id = ?::uuid AND deleted_at IS NULL`;

/** Creates the statements on the line items of an opportunity. */
export function lineItemRepository(db: Knex) {
  return {
    /** Returns the totals; they stay valid while the opportunity is locked. */
    async totals(orgId: string, opportunityId: string): Promise<LineItemTotals> {
      const [row] = await run<LineItemTotals>(db, sql(TOTALS, orgId, opportunityId));
      return row ?? { count: 0, amount: null, last_position: 0 };
    },
    /** Returns the opportunity of a line item, which can be deleted. */
    async opportunityOf(orgId: string, id: string): Promise<string | null> {
      const row = db("line_items").where({ org_id: orgId, id });
      return (await row.first<{ opportunity_id: string } | undefined>("opportunity_id"))?.opportunity_id ?? null;
    },
  };
}
