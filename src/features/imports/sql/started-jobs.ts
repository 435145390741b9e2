import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { jobColumns, type JobRecord } from "../../../base/jobs/sql/jobs.ts";
import { equals, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { type PageRequest, readPage, type Rows } from "../../../base/records/sql/record-page.ts";

/** Filters that only the service uses. */
interface InternalFilters {
  /** The user who started the jobs; undefined for the jobs of all users. */
  readonly started_by?: string | undefined;
}

type JobFilters = ListFilters["jobs.list"] & InternalFilters;

const list: ListOf<"jobs.list", InternalFilters> = {
  filters: { status: equals("status"), started_by: equals("started_by") },
  sort: {},
};

/** Creates the statement that lists the jobs that users started. */
export function startedJobRepository(db: Knex) {
  return {
    /** Returns jobs of users; those of the service itself are not shown. */
    list(orgId: string, filters: JobFilters, request: PageRequest): Promise<Rows<JobRecord>> {
      const rows = (): Knex.QueryBuilder =>
        narrowBy(db("jobs").where({ org_id: orgId }).whereNotNull("started_by"), list.filters, filters, orgId);
      return readPage<JobRecord>({ db, columns: jobColumns, rows, sort: list.sort }, request);
    },
  };
}
