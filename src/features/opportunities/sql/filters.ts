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
import { contactIds, linkedIds } from "../../../base/records/sql/opportunity-links.ts";

interface InternalFilters {
  /** A contact or a company. */
  readonly entity_id?: string | undefined;
}

/** Filters of a list of opportunities, combined with AND. */
export type OpportunityFilters = ListFilters["opportunities.list"] & InternalFilters;

/** How lists of opportunities filter and sort. */
export const opportunityList: ListOf<"opportunities.list", InternalFilters> = {
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
