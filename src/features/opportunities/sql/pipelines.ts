import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, type ListOf } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import type { Actor } from "../../../base/contract/caller.ts";
import type { Stage } from "../rules/pipeline.ts";
import { listedTable, recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";

/** A pipeline and its stages. */
export interface PipelineRecord extends StandardFields {
  readonly name: string;
  readonly is_default: boolean;
  readonly position: number;
  readonly require_lost_reason: boolean;
  readonly stages: readonly Stage[];
}

/** Pipelines, and the id of the one in which an opportunity is, by the opportunity's id. */
interface OpportunityPipelines {
  readonly pipelines: readonly PipelineRecord[];
  readonly pipelineOf: ReadonlyMap<string, string>;
}

const readColumns = recordColumns("Pipeline");

const list: ListOf<"pipelines.list"> = { filters: {}, sort: { name: byText("name"), position: "position" } };

/** Creates the statements on pipelines. */
export function pipelineRepository(db: Knex) {
  const columns = readColumns(db);
  const table = recordTable<PipelineRecord>(db, "pipelines", columns);
  const live = (orgId: string) => db("pipelines").where({ org_id: orgId, deleted_at: null });
  return {
    ...table,
    ...listedTable<PipelineRecord, ListFilters["pipelines.list"]>(db, { table: "pipelines", columns, list }),
    ...usageStatements(db),
    insert: (orgId: string, row: object) => table.insert(orgId, stored(row)),
    update: (orgId: string, id: string, changes: object, actor: Actor) =>
      table.update(orgId, id, stored(changes), actor),
    /** Returns all pipelines, also deleted ones, in their order, and those in which these opportunities are now. */
    async ofOpportunities(orgId: string, ids: readonly string[]): Promise<OpportunityPipelines> {
      const pipelines = await db("pipelines")
        .where({ org_id: orgId })
        .orderBy([{ column: "deleted_at", nulls: "first" }, "position", "id"])
        .select<PipelineRecord[]>(...columns);
      const placed: { id: string; pipeline_id: string }[] = await db("opportunities")
        .where({ org_id: orgId })
        .whereIn("id", [...ids])
        .select("id", "pipeline_id");
      return { pipelines, pipelineOf: new Map(placed.map(({ id, pipeline_id }) => [id, pipeline_id])) };
    },
    /** Returns all pipelines of the organization, locked until the transaction ends. */
    async lockAll(orgId: string): Promise<PipelineRecord[]> {
      await live(orgId).orderBy("id").forUpdate().select("id");
      return await live(orgId)
        .orderBy(["position", "id"])
        .select(...columns);
    },
    /** Returns the pipeline, or the default one (null), and prevents changes to it until the transaction ends. */
    async lockStages(orgId: string, id: string | null): Promise<PipelineRecord | null> {
      const row = await live(orgId)
        .where(id === null ? { is_default: true } : { id })
        .forShare()
        .first<PipelineRecord | undefined>(...columns);
      return row ?? null;
    },
  };
}

function usageStatements(db: Knex) {
  return {
    /** Returns the stages of a pipeline that contain live opportunities. */
    async stagesInUse(orgId: string, id: string): Promise<string[]> {
      const rows: { stage: string }[] = await db("opportunities")
        .where({ org_id: orgId, pipeline_id: id, deleted_at: null })
        .distinct("stage");
      return rows.map(({ stage }) => stage);
    },
  };
}

/** The driver would write an array as a PostgreSQL array. */
const stored = (row: object): object => ("stages" in row ? { ...row, stages: JSON.stringify(row.stages) } : row);
