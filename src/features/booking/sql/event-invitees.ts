import type { Knex } from "knex";
import type { ListFilters } from "../../../../generated/records.js";
import { byText, type ListOf, narrowBy } from "../../../base/records/sql/list-filters.ts";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { type HostTime, type InviteeRecord, insertHostTime, lockHosts, unlessTaken } from "./event-people.ts";
import { type PageRequest, readPage, type Rows } from "../../../base/records/sql/record-page.ts";

/** Identifies an event. */
export interface EventKey {
  readonly orgId: string;
  readonly eventId: string;
}

const readColumns = recordColumns("Invitee", {
  stored: [
    "name",
    "email",
    "role",
    "phone",
    "timezone",
    "locale",
    "contact_id",
    "answers",
    "response",
    "confirmation",
    "no_show",
    "cancelled_at",
  ],
});

const list: ListOf<"events.invitees"> = {
  filters: {
    include_removed(query, includeRemoved) {
      if (!includeRemoved) void query.whereNull("cancelled_at");
    },
  },
  sort: { name: byText("name"), email: byText("email") },
};

/** Statements that change the hosts and invitees of a locked event. */
export function eventChanges(db: Knex) {
  const invitees = ({ orgId, eventId }: EventKey) => db("event_invitees").where({ org_id: orgId, event_id: eventId });
  return {
    ...inviteeList(db),
    /**
     * Replaces the occupied time of an event; "taken" if one of the hosts has another event then. Hosts who stay keep
     * their row, so that the exclusion constraint compares it with the rows of other events only.
     */
    async replaceHostTime(orgId: string, eventId: string, { hostIds, busy }: HostTime): Promise<"done" | "taken"> {
      const own = { org_id: orgId, event_id: eventId };
      const span = db.raw("tstzrange(?::timestamptz, ?::timestamptz)", [busy.start, busy.end]);
      return await unlessTaken<"done" | "taken">(db, "taken", async (tx) => {
        await lockHosts(tx, hostIds);
        await tx("event_hosts")
          .where(own)
          .whereNotIn("host_id", [...hostIds])
          .delete();
        const stay = await tx("event_hosts").where(own).update({ busy: span });
        if (stay === 0) await insertHostTime(tx, orgId, { eventId, hostIds, busy });
        return "done";
      });
    },
    /** Frees the hosts' time. */
    async releaseHostTime(orgId: string, eventId: string): Promise<void> {
      await db("event_hosts").where({ org_id: orgId, event_id: eventId }).update({ holds: false });
    },
    /** Removes invitees; they stay in the list as removed. */
    async removeInvitees(key: EventKey, ids: readonly string[], at: string): Promise<void> {
      await invitees(key).whereIn("id", ids).whereNull("cancelled_at").update({ cancelled_at: at });
    },
    /**
     * Ids of the guests of an invitee who are still invited: their positions are between that invitee and the next one.
     */
    async guestsOf(key: EventKey, bookerId: string): Promise<string[]> {
      const booker = invitees(key).where({ id: bookerId, role: "primary" }).select("position");
      const next = invitees(key).where("role", "primary").where("position", ">", booker).min("position");
      const rows = await invitees(key)
        .where({ role: "guest", cancelled_at: null })
        .where("position", ">", booker)
        .whereRaw("position < coalesce((?), 32767)", [next])
        .select<{ id: string }[]>("id");
      return rows.map(({ id }) => id);
    },
    /** Records whether invitees came. */
    async markNoShow(key: EventKey, ids: readonly string[], noShow: boolean): Promise<void> {
      await invitees(key).whereIn("id", ids).update({ no_show: noShow });
    },
  };
}

/** The list of the invitees of an event. */
function inviteeList(db: Knex) {
  return {
    /** One page of the invitees. */
    pageInvitees(
      { orgId, eventId }: EventKey,
      filters: ListFilters["events.invitees"],
      request: PageRequest,
    ): Promise<Rows<InviteeRecord>> {
      const all = (): Knex.QueryBuilder => db("event_invitees").where({ org_id: orgId, event_id: eventId });
      const rows = (): Knex.QueryBuilder => narrowBy(all(), list.filters, filters, orgId);
      return readPage<InviteeRecord>({ db, columns: readColumns(db), rows, sort: list.sort }, request);
    },
  };
}
