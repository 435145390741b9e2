import type { Knex } from "knex";
import { fields } from "../../generated/fields.js";
import type { Actor } from "../contract/actor.ts";
import type { Opportunity, Participant } from "../domain/opportunity.ts";
import { narrow, type OpportunityFilters } from "./opportunity-filters.ts";
import { CONTACTS, linkedIds, repoint, writeContacts } from "./opportunity-links.ts";
import { type PageRequest, readPage, type Rows } from "./record-page.ts";
import { recordTable } from "./record-table.ts";

/** An opportunity with the person who created it, who is not shown. */
export interface OpportunityRow extends Opportunity {
  readonly created_by_user: string;
}

/** What is written of a new opportunity, beside what the database fills in. */
export interface NewOpportunity extends Omit<OpportunityRow, "version" | "deleted_at" | "weighted_amount"> {
  readonly search_text: string;
}

/** A record before and after a change. */
export interface Pair {
  readonly before: OpportunityRow;
  readonly after: OpportunityRow;
}

const COLUMNS = [...Object.keys(fields.opportunity).filter((name) => name !== "contacts"), "created_by_user"];

/** Opportunities by organization and id. */
export type OpportunityRepository = ReturnType<typeof opportunityRepository>;

/** The statements on opportunities. */
export function opportunityRepository(db: Knex) {
  const columns = [...COLUMNS, db.raw(CONTACTS)];
  const table = recordTable<OpportunityRow>(db, "opportunities", columns);
  const write = async (orgId: string, id: string, changes: object): Promise<object> => {
    if (!("contacts" in changes)) return changes;
    const { contacts, ...others } = changes;
    await writeContacts(db, { orgId, id }, contacts as readonly Participant[]);
    return others;
  };
  return {
    get: table.get,
    lock: table.lock,
    lockAny: table.lockAny,
    remove: table.remove,
    async insert(orgId: string, { contacts, ...row }: NewOpportunity): Promise<void> {
      await table.insert(orgId, row);
      await writeContacts(db, { orgId, id: row.id }, contacts);
    },
    /** Writes the fields, `contacts` too, counts the version up and returns the record; null where there is none. */
    update: async (orgId: string, id: string, changes: object, actor: Actor) =>
      await table.update(orgId, id, await write(orgId, id, changes), actor),
    /** Brings a deleted one back, to another place where its own is gone; null where none is deleted. */
    async restore(orgId: string, id: string, place: object, actor: Actor): Promise<OpportunityRow | null> {
      if (Object.keys(place).length > 0) await db("opportunities").where({ org_id: orgId, id }).update(place);
      return await table.restore(orgId, id, actor);
    },
    list: (orgId: string, request: PageRequest, filters: OpportunityFilters): Promise<Rows<OpportunityRow>> => {
      const rows = (): Knex.QueryBuilder => narrow(db("opportunities").where({ org_id: orgId }), orgId, filters);
      return readPage<OpportunityRow>({ db, columns, rows }, request);
    },
    /**
     * What pointed to one contact or company points to another one of the same kind, and to nobody twice. Deleted
     * opportunities too; each is a new version.
     */
    async moveEntity(orgId: string, fromId: string, toId: string, actor: Actor): Promise<Pair[]> {
      const linked = db.raw(`id IN ${linkedIds("?::uuid", "?::uuid")}`, [orgId, fromId, orgId, fromId, orgId, fromId]);
      const found = await db("opportunities")
        .where({ org_id: orgId })
        .where(linked)
        .orderBy("id")
        .forUpdate()
        .select("id");
      const ids = (found as { id: string }[]).map(({ id }) => id);
      if (ids.length === 0) return [];
      const read = async (): Promise<OpportunityRow[]> =>
        (await db("opportunities")
          .where({ org_id: orgId })
          .whereIn("id", ids)
          .orderBy("id")
          .select(...columns)) as OpportunityRow[];
      const before = await read();
      await repoint(db, orgId, { fromId, toId, actor });
      const after = new Map((await read()).map((row) => [row.id, row]));
      return before.map((row) => ({ before: row, after: after.get(row.id) ?? row }));
    },
  };
}
