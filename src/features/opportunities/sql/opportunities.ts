import type { Knex } from "knex";
import type { Actor } from "../../../base/contract/actor.ts";
import type { Opportunity, Participant } from "../rules/stage-transition.ts";
import { type OpportunityFilters, opportunityList } from "./filters.ts";
import { CONTACTS, lockLinked, replaceReferences, writeContacts } from "../../../base/records/sql/opportunity-links.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { listedTable, recordTable } from "../../../base/records/sql/record-table.ts";
import { enterFirstStage, type EnteredStage, enterStage } from "./stage-history.ts";
import type { ReturnedReferences } from "../../../base/records/sql/related-table.ts";

/** An opportunity with its internal columns: the user who created it, and whether its owner may delete it. */
export interface OpportunityRow extends Opportunity {
  readonly created_by_user: string;
  /** Whether the owner got it from another user who could have deleted it. */
  readonly entrusted: boolean | null;
}

/** The columns of a new opportunity, except those that the database sets. */
export interface NewOpportunity extends Omit<OpportunityRow, "version" | "deleted_at" | "weighted_amount"> {
  readonly search_text: string;
}

/** A record before and after a change. */
export interface Pair {
  readonly before: OpportunityRow;
  readonly after: OpportunityRow;
}

const readColumns = recordColumns("Opportunity", {
  stored: [
    "name",
    "pipeline_id",
    "stage",
    "amount",
    "currency",
    "expected_close_date",
    "lost_reason",
    "next_step",
    "company_id",
    "primary_contact_id",
    "owner_id",
    "source",
    "description",
    "tags",
    "custom_fields",
    "probability",
    "status",
    "weighted_amount",
    "closed_at",
    "stage_changed_at",
  ],
  computed: { contacts: CONTACTS },
  internal: ["created_by_user", "entrusted"],
});

/** Creates the statements on opportunities. */
export function opportunityRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<OpportunityRow>(db, "opportunities", columns, opportunityList.sort);
  return {
    ...table,
    ...listedTable<OpportunityRow, OpportunityFilters>(db, { table: "opportunities", columns, list: opportunityList }),
    ...moveStatements(db, columns),
    async insert(orgId: string, { contacts, ...row }: NewOpportunity): Promise<void> {
      await table.insert(orgId, row);
      await enterFirstStage(db, { orgId, id: row.id }, enteredBy(row));
      await writeContacts(db, { orgId, id: row.id }, contacts);
    },
    /**
     * Writes the fields, including `contacts`, and the history of stages, increases the version and returns the record; null if it does not exist.
     */
    async update(orgId: string, id: string, changes: Changes, actor: Actor): Promise<OpportunityRow | null> {
      const { contacts, ...others } = changes;
      if (contacts) await writeContacts(db, { orgId, id }, contacts);
      const row = await table.update(orgId, id, others, actor);
      if (row && ("stage" in changes || "pipeline_id" in changes)) await enterStage(db, { orgId, id }, enteredBy(row));
      return row;
    },
    /** Like restore(), but into another stage if its own no longer exists. */
    async restoreTo(place: PipelineStage, orgId: string, id: string, actor: Actor): Promise<OpportunityRow | null> {
      await db("opportunities").where({ org_id: orgId, id }).update(place);
      await enterStage(db, { orgId, id }, enteredBy(place));
      return await table.restore(orgId, id, actor);
    },
  };
}

interface OneReturn {
  readonly fromId: string;
  readonly toId: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Returns the fields in which a reference is given back; null if none of them still has it. */
function givenBack(
  { company_id, primary_contact_id, contacts }: OpportunityRow,
  { fromId, toId, detail }: OneReturn,
): Partial<Pick<OpportunityRow, "company_id" | "primary_contact_id" | "contacts">> | null {
  const index = contacts.findIndex(({ contact_id }) => contact_id === fromId);
  const [kept] = contacts.slice(index, index + 1);
  const back = detail["role"] !== null && index >= 0 && kept;
  const own = back && { ...kept, contact_id: toId, role: detail["both"] === true ? detail["role"] : kept.role };
  const others = detail["both"] === true ? contacts : contacts.toSpliced(index, 1);
  const given = {
    ...(detail["company"] === true && company_id === fromId ? { company_id: toId } : {}),
    ...(detail["primary"] === true && primary_contact_id === fromId ? { primary_contact_id: toId } : {}),
    ...(own ? { contacts: others.toSpliced(Number(detail["position"]), 0, own as Participant) } : {}),
  };
  return Object.keys(given).length > 0 ? given : null;
}

interface Changes {
  readonly contacts?: readonly Participant[];
  readonly [field: string]: unknown;
}

type PipelineStage = Pick<Opportunity, "pipeline_id" | "stage" | "stage_changed_at">;

const enteredBy = ({ pipeline_id, stage, stage_changed_at: at }: PipelineStage): EnteredStage => ({
  pipeline_id,
  stage,
  at,
});

function moveStatements(db: Knex, columns: readonly (string | Knex.Raw)[]) {
  const all = (orgId: string) => db("opportunities").where({ org_id: orgId }).orderBy("id");
  const read = async (orgId: string, ids: readonly string[]): Promise<OpportunityRow[]> =>
    await all(orgId)
      .whereIn("id", [...ids])
      .select<OpportunityRow[]>(...columns);
  const lockAbout = (orgId: string, entityId: string): Promise<string[]> => lockLinked(db, orgId, entityId);
  return {
    /**
     * Locks the opportunities of a contact or company, including deleted ones, until the transaction ends; returns
     * their ids.
     */
    lockAbout,
    /**
     * Changes references from one contact or company to another one of the same kind, without duplicates. Includes
     * deleted opportunities; each gets a new version.
     */
    async moveEntity(orgId: string, fromId: string, toId: string | null, actor: Actor): Promise<Pair[]> {
      const ids = await lockAbout(orgId, fromId);
      if (ids.length === 0) return [];
      const before = await read(orgId, ids);
      await replaceReferences(db, orgId, { fromId, toId, actor });
      const after = new Map((await read(orgId, ids)).map((row) => [row.id, row]));
      return before.map((row) => ({ before: row, after: after.get(row.id) ?? row }));
    },
    /** Gives references back that a merge moved, as far as they still exist; each opportunity gets a new version. */
    async returnEntity(orgId: string, { fromId, toId, moves }: ReturnedReferences, actor: Actor): Promise<Pair[]> {
      await lockAbout(orgId, fromId);
      const before = await read(
        orgId,
        moves.map(({ record_id }) => record_id),
      );
      const detailOf = new Map(moves.map(({ record_id, detail }) => [record_id, detail]));
      const changed = before.flatMap((row) => {
        const given = givenBack(row, { fromId, toId, detail: detailOf.get(row.id) ?? {} });
        return given ? [{ row, given }] : [];
      });
      const ids = changed.map(({ row }) => row.id);
      for (const { row, given } of changed) {
        const { contacts, ...columns } = given;
        if (contacts) await writeContacts(db, { orgId, id: row.id }, contacts);
        const next = { version: db.raw("version + 1"), updated_at: db.fn.now(), updated_by: actor };
        await db("opportunities")
          .where({ org_id: orgId, id: row.id })
          .update({ ...columns, ...next });
      }
      const after = new Map((await read(orgId, ids)).map((row) => [row.id, row]));
      return changed.map(({ row }) => ({ before: row, after: after.get(row.id) ?? row }));
    },
  };
}
