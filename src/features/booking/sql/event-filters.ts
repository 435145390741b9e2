import type { ListFilters } from "../../../../generated/records.js";
import { recordSorts } from "../../../base/records/sql/record-sorts.ts";
import { ORG_ID } from "../../../base/platform/sql/sql-text.ts";
import { atLeast, before, condition, equals, hasWords, type ListOf } from "../../../base/records/sql/list-filters.ts";

interface InternalFilters {
  /** Matches events with an invitee who is a contact of this company. */
  readonly company_id?: string | undefined;
}

/** Filters of a list of events, combined with AND. */
export type EventFilters = ListFilters["events.list"] & InternalFilters;

const invited = (condition: string): string => `EXISTS (SELECT 1 FROM event_invitees AS i
  WHERE i.org_id = ${ORG_ID} AND i.event_id = events.id AND i.cancelled_at IS NULL AND ${condition})`;

const HOSTED = `EXISTS (SELECT 1 FROM event_hosts AS h
  WHERE h.org_id = ${ORG_ID} AND h.event_id = events.id AND h.host_id = ?::uuid)`;
const OF_COMPANY = `i.contact_id IN (SELECT c.id FROM entities AS c
  WHERE c.org_id = ${ORG_ID} AND c.company_id = ?::uuid AND c.deleted_at IS NULL)`;
const WHEN = { upcoming: "end_at > now()", past: "end_at <= now()", all: "true" } as const;

/** How lists of events filter and sort. */
export const eventList: ListOf<"events.list", InternalFilters> = {
  filters: {
    q: hasWords,
    from: atLeast("start_at"),
    to: before("start_at"),
    when: (query, when) => void query.whereRaw(WHEN[when]),
    status: (query, statuses) => void query.whereIn("status", statuses),
    event_type_id: equals("event_type_id"),
    host_id: condition(HOSTED),
    contact_id: condition(invited("i.contact_id = ?::uuid")),
    company_id: condition(invited(OF_COMPANY)),
    opportunity_id: equals("opportunity_id"),
    invitee_email: condition(invited("lower(i.email) = lower(?)")),
  },
  sort: recordSorts("event"),
};
