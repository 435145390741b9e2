import type { Knex } from "knex";
import type { Actor } from "../../../base/contract/caller.ts";
import type { Opportunity, Participant } from "../rules/opportunity.ts";
import {
  CONTACTS,
  lockLinked,
  replaceReferences,
  writeContacts,
  contactIds,
  linkedIds,
} from "../../../base/records/sql/opportunity-links.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { listedTable, recordTable } from "../../../base/records/sql/record-table.ts";
import type { ReturnedReferences } from "../../../base/records/sql/related-table.ts";
import type { ListFilters } from "../../../../generated/records.js";
import {
  atLeast,
  atMost,
  before,
  equals,
  hasTag,
  hasWords,
  type ListOf,
} from "../../../base/records/sql/list-filters.ts";
import { recordSorts } from "../../../base/records/sql/record-sorts.ts";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/** An opportunity with its internal columns: the user who created it, and whether its owner may delete it. */
export interface OpportunityRow extends Opportunity {
  readonly created_by_user: string;
  /** Whether the owner got it from another user who could have deleted it. */
  readonly entrusted: boolean | null;
}

/** The columns of a new opportunity, except those that the database sets. */
interface NewOpportunity extends Omit<OpportunityRow, "version" | "deleted_at" | "weighted_amount"> {
  readonly search_text: string;
}

/** A record before and after a change. */
export interface Pair {
  readonly before: OpportunityRow;
  readonly after: OpportunityRow;
}

const readColumns = recordColumns("Opportunity", {
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

interface InternalFilters {
  /** A contact or a company. */
  readonly entity_id?: string | undefined;
}

/** Filters of a list of opportunities, combined with AND. */
export type OpportunityFilters = ListFilters["opportunities.list"] & InternalFilters;

/** How lists of opportunities filter and sort. */
const opportunityList: ListOf<"opportunities.list", InternalFilters> = {
  filters: {
    q: hasWords,
    pipeline_id: equals("pipeline_id"),
    stage: equals("stage"),
    status: equals("status"),
    owner_id: equals("owner_id"),
    company_id: equals("company_id"),
    contact_id: (query, id, orgId) =>
      void query.whereRaw(`id IN ${contactIds("?::uuid", "?::uuid")}`, [orgId, id, orgId, id]),
    entity_id: (query, id, orgId) =>
      void query.whereRaw(`id IN ${linkedIds("?::uuid", "?::uuid")}`, [orgId, id, orgId, id, orgId, id]),
    tag: hasTag,
    amount_min: atLeast("amount"),
    amount_max: atMost("amount"),
    expected_close_after: atLeast("expected_close_date"),
    expected_close_before: before("expected_close_date"),
  },
  sort: recordSorts("opportunity"),
};

/** A stage of a pipeline that an opportunity entered. */
interface EnteredStage {
  readonly pipeline_id: string;
  readonly stage: string;
  /** An instant. */
  readonly at: string;
}

/** The opportunity, which the transaction has created or locked. */
interface Owner {
  readonly orgId: string;
  readonly id: string;
}

/** Stores that the opportunity left its stage and entered another one, in the transaction of the change. */
async function enterStage(db: Knex, { orgId, id }: Owner, { pipeline_id, stage, at }: EnteredStage): Promise<void> {
  const left = `UPDATE opportunity_stage_changes SET left_at = greatest(entered_at, ?::timestamptz)
    WHERE org_id = ?::uuid AND opportunity_id = ?::uuid AND left_at IS NULL RETURNING number`;
  const [last] = await run<{ number: number }>(db, sql(left, at, orgId, id));
  const again = `UPDATE opportunity_stage_changes SET revisited = true
    WHERE org_id = ?::uuid AND opportunity_id = ?::uuid AND pipeline_id = ?::uuid AND stage = ? AND NOT revisited
    RETURNING entered_at, left_at, earlier_ms`;
  const [visit] = await run<Visit>(db, sql(again, orgId, id, pipeline_id, stage));
  await db("opportunity_stage_changes").insert({
    org_id: orgId,
    opportunity_id: id,
    number: (last?.number ?? 0) + 1,
    pipeline_id,
    stage,
    entered_at: at,
    earlier_ms: visit ? durationOf(visit) : 0,
  });
}

/** An earlier visit of the stage that is entered. */
interface Visit {
  readonly entered_at: string;
  readonly left_at: string;
  readonly earlier_ms: number;
}

const durationOf = ({ entered_at, left_at, earlier_ms }: Visit): number =>
  earlier_ms + Date.parse(left_at) - Date.parse(entered_at);

/** Stores the stage in which a new opportunity is. */
async function enterFirstStage(db: Knex, { orgId, id }: Owner, entered: EnteredStage): Promise<void> {
  const { pipeline_id, stage, at: entered_at } = entered;
  await db("opportunity_stage_changes").insert({
    org_id: orgId,
    opportunity_id: id,
    number: 1,
    pipeline_id,
    stage,
    entered_at,
  });
}

/** The live line items of an opportunity together. */
interface LineItemTotals {
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
