import type { QueriedRelation } from "../../../../generated/relations.js";
import { ORG_ID } from "../../../base/platform/sql/sql-text.ts";
import { contactIds } from "../../../base/records/sql/opportunity-links.ts";

/** The related records of a record `o` with the column `id`; ORG_ID is its organization. */
export interface RelationQuery {
  /** The condition for live rows of the organization. */
  readonly where: string;
  readonly order: string;
}

const CHANGED_LAST = "updated_at DESC, id";

/** The records that a table of references relates to the record. */
const about = (table: "task" | "note", alias: string): string =>
  `${alias}.id IN (SELECT r.${table}_id FROM ${table}_relations AS r WHERE r.org_id = ${ORG_ID} AND r.record_id = o.id)`;

const openTasks: RelationQuery = {
  where: `${about("task", "tasks")} AND status IN ('todo', 'in_progress', 'waiting')`,
  order: "due_at NULLS LAST, id",
};
const recentNotes: RelationQuery = { where: about("note", "notes"), order: "id DESC" };

/** The contacts, companies or opportunities in `related_to` of a task or note. */
function relatedTo(table: "task" | "note", type: "contact" | "company" | "opportunity"): RelationQuery {
  const ids = `SELECT r.record_id FROM ${table}_relations AS r
    WHERE r.org_id = ${ORG_ID} AND r.${table}_id = o.id AND r.record_type = '${type}'`;
  return { where: `${type === "opportunity" ? "opportunities" : "e"}.id IN (${ids})`, order: "id" };
}

const upcoming = (condition: string): RelationQuery => ({
  where: `status IN ('pending', 'confirmed') AND end_at > now() AND ${condition}`,
  order: "start_at, id",
});

const invited = (condition: string): string =>
  `events.id IN (SELECT i.event_id FROM event_invitees AS i
    WHERE i.org_id = ${ORG_ID} AND i.cancelled_at IS NULL AND ${condition})`;

/** The query of each relation that the contract declares without `by`. */
export const relationQueries: Readonly<Record<QueriedRelation, RelationQuery>> = {
  "company.contacts": { where: "entity_type = 'contact' AND e.company_id = o.id", order: CHANGED_LAST },
  "company.opportunities": { where: "opportunities.company_id = o.id", order: CHANGED_LAST },
  "company.open_tasks": openTasks,
  "company.recent_notes": recentNotes,
  "company.upcoming_events": upcoming(
    invited(`i.contact_id IN (SELECT c.id FROM entities AS c
      WHERE c.org_id = ${ORG_ID} AND c.company_id = o.id AND c.deleted_at IS NULL)`),
  ),
  "contact.opportunities": { where: `opportunities.id IN ${contactIds(ORG_ID, "o.id")}`, order: CHANGED_LAST },
  "contact.open_tasks": openTasks,
  "contact.recent_notes": recentNotes,
  "contact.upcoming_events": upcoming(invited("i.contact_id = o.id")),
  "note.contacts": relatedTo("note", "contact"),
  "note.companies": relatedTo("note", "company"),
  "note.opportunities": relatedTo("note", "opportunity"),
  "opportunity.contacts": {
    where: `e.id IN (
      SELECT p.primary_contact_id FROM opportunities AS p WHERE p.org_id = ${ORG_ID} AND p.id = o.id
      UNION SELECT k.contact_id FROM opportunity_contacts AS k WHERE k.org_id = ${ORG_ID} AND k.opportunity_id = o.id)`,
    order: CHANGED_LAST,
  },
  "opportunity.line_items": { where: "line_items.opportunity_id = o.id", order: "position, id" },
  "opportunity.open_tasks": openTasks,
  "opportunity.recent_notes": recentNotes,
  "opportunity.upcoming_events": upcoming("events.opportunity_id = o.id"),
  "task.contacts": relatedTo("task", "contact"),
  "task.companies": relatedTo("task", "company"),
  "task.opportunities": relatedTo("task", "opportunity"),
};
