import type { Knex } from "knex";
import type { EventStatus } from "../rules/event-state.ts";
import { narrowByText } from "../../records/sql/text-search.ts";

/** Filters of a list of events, combined with AND. */
export interface EventFilters {
  readonly q?: string | undefined;
  /** Range of starts; `to` is excluded. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly when?: "upcoming" | "past" | "all" | undefined;
  readonly status?: readonly EventStatus[] | undefined;
  readonly event_type_id?: string | undefined;
  readonly host_id?: string | undefined;
  readonly contact_id?: string | undefined;
  /** Matches events with an invitee who is a contact of this company. */
  readonly company_id?: string | undefined;
  readonly opportunity_id?: string | undefined;
  readonly invitee_email?: string | undefined;
}

const invited = (condition: string): string => `EXISTS (SELECT 1 FROM event_invitees AS i
  WHERE i.org_id = events.org_id AND i.event_id = events.id AND i.cancelled_at IS NULL AND ${condition})`;

/** Filters with one condition and one value. */
const SIMPLE = {
  from: "start_at >= ?::timestamptz",
  to: "start_at < ?::timestamptz",
  status: "status = ANY (?::text[])",
  event_type_id: "event_type_id = ?::uuid",
  opportunity_id: "opportunity_id = ?::uuid",
  host_id: `EXISTS (SELECT 1 FROM event_hosts AS h
    WHERE h.org_id = events.org_id AND h.event_id = events.id AND h.host_id = ?::uuid)`,
  contact_id: invited("i.contact_id = ?::uuid"),
  company_id: invited(`i.contact_id IN (SELECT c.id FROM entities AS c
    WHERE c.org_id = events.org_id AND c.company_id = ?::uuid AND c.deleted_at IS NULL)`),
  invitee_email: invited("lower(i.email) = lower(?)"),
} as const;

const WHEN = { upcoming: "end_at > now()", past: "end_at <= now()", all: "true" } as const;

/** Applies the filters to a query of events. */
export function narrowEvents(query: Knex.QueryBuilder, { q, when = "all", ...filters }: EventFilters): void {
  for (const [name, text] of Object.entries(SIMPLE)) {
    const value = filters[name as keyof typeof SIMPLE];
    if (value !== undefined) void query.whereRaw(text, [value as Knex.Value]);
  }
  if (when !== "all") void query.whereRaw(WHEN[when]);
  if (q !== undefined) narrowByText(query, q);
}
