import type { Knex } from "knex";
import type { Actor } from "../../../base/contract/caller.ts";
import type { ReturnedReferences } from "../../../base/records/sql/related-table.ts";
import { onlyId, run, sql } from "../../../base/platform/sql/sql-text.ts";

/** A form and the user who created it. */
interface FoundForm {
  readonly id: string;
  readonly created_by_user: string;
}

/** The change of contacts of submissions. */
export interface ContactMove {
  readonly fromId: string;
  readonly toId: string;
}

const MOVE = `UPDATE form_submissions SET contact_id = ?::uuid, version = version + 1, updated_at = now(), updated_by = ?::jsonb
  WHERE org_id = ?::uuid AND contact_id = ?::uuid`;
/** Also what the change feed and the webhooks still contain. */
const PURGE = `WITH gone AS (DELETE FROM form_submissions WHERE org_id = ?::uuid AND contact_id = ?::uuid RETURNING id)
  UPDATE changes AS c SET data = ${onlyId("c.record_id")}, changes = NULL
  FROM gone WHERE c.org_id = ?::uuid AND c.record_id = gone.id`;

/** Creates the statements on web forms and their submissions that do not follow from the contract. */
export function formRepository(db: Knex) {
  return {
    /** Returns the live form with this slug. */
    async bySlug(orgId: string, slug: string): Promise<FoundForm | null> {
      const rows = db("forms").where({ org_id: orgId, slug }).whereNull("deleted_at");
      return (await rows.first<FoundForm | undefined>("id", "created_by_user")) ?? null;
    },
    /** Assigns the submissions of a contact to another one. */
    async moveContact(orgId: string, { fromId, toId }: ContactMove, actor: Actor): Promise<void> {
      await run(db, sql(MOVE, toId, JSON.stringify(actor), orgId, fromId));
    },
    /** Gives submissions back that a merge moved, as far as they still belong to that contact; returns their ids. */
    async returnContact(orgId: string, { fromId, toId, moves }: ReturnedReferences, actor: Actor): Promise<string[]> {
      const ids = moves.map(({ record_id }) => record_id);
      const text = `${MOVE} AND id = ANY (?::uuid[]) RETURNING id`;
      const rows = await run<{ id: string }>(db, sql(text, toId, JSON.stringify(actor), orgId, fromId, ids));
      return rows.map(({ id }) => id);
    },
    /** Deletes the submissions of a contact permanently. */
    async purgeContact(orgId: string, contactId: string): Promise<void> {
      await run(db, sql(PURGE, orgId, contactId, orgId));
    },
  };
}
