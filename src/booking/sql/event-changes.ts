import type { Knex } from "knex";
import { type HostTime, type InviteeRecord, unlessTaken, writeTime } from "./event-people.ts";
import { type PageRequest, readPage, type Rows } from "../../records/sql/record-page.ts";

/** Who is meant, and of which event. */
export interface EventPlace {
  readonly orgId: string;
  readonly eventId: string;
}

const INVITEE = [
  ...["id", "role", "name", "email", "phone", "timezone", "locale", "contact_id", "answers", "response", "no_show"],
  ...["cancelled_at", "created_at"],
];

/** The statements that change the hosts and invitees of an event which is held. */
export function eventChanges(db: Knex) {
  const invitees = ({ orgId, eventId }: EventPlace) => db("event_invitees").where({ org_id: orgId, event_id: eventId });
  return {
    /**
     * Takes the time of these hosts instead of what the event has; "taken" where one of them has another event then. Hosts who
     * stay keep their row: it is held against those of all other events, not against itself.
     */
    async retakeTime(orgId: string, eventId: string, { hostIds, busy }: HostTime): Promise<"done" | "taken"> {
      const own = { org_id: orgId, event_id: eventId };
      const span = db.raw("tstzrange(?::timestamptz, ?::timestamptz)", [busy.start, busy.end]);
      return await unlessTaken(db, hostIds, async (tx) => {
        await tx("event_hosts")
          .where(own)
          .whereNotIn("host_id", [...hostIds])
          .delete();
        const stay = await tx("event_hosts").where(own).update({ busy: span });
        if (stay === 0) await writeTime(tx, orgId, { eventId, hostIds, busy });
      });
    },
    /** From now on others can be booked at its time. */
    async freeTime(orgId: string, eventId: string): Promise<void> {
      await db("event_hosts").where({ org_id: orgId, event_id: eventId }).update({ holds: false });
    },
    /** Takes invitees off the event; they stay in its list. */
    async uninvite(place: EventPlace, ids: readonly string[], at: string): Promise<void> {
      await invitees(place).whereIn("id", ids).whereNull("cancelled_at").update({ cancelled_at: at });
    },
    /** Who came with whoever booked, and is still invited: guests stand behind them, before the next one who booked. */
    async guestsOf(place: EventPlace, bookerId: string): Promise<string[]> {
      const booker = invitees(place).where({ id: bookerId, role: "primary" }).select("position");
      const next = invitees(place).where("role", "primary").where("position", ">", booker).min("position");
      const rows = await invitees(place)
        .where({ role: "guest", cancelled_at: null })
        .where("position", ">", booker)
        .whereRaw("position < coalesce((?), 32767)", [next])
        .select<{ id: string }[]>("id");
      return rows.map(({ id }) => id);
    },
    /** Writes down whether invitees came. */
    async markNoShow(place: EventPlace, ids: readonly string[], noShow: boolean): Promise<void> {
      await invitees(place).whereIn("id", ids).update({ no_show: noShow });
    },
    /** One page of those who are invited, or were. */
    pageInvitees: (place: EventPlace, request: PageRequest, removedToo: boolean): Promise<Rows<InviteeRecord>> => {
      const rows = (): Knex.QueryBuilder => (removedToo ? invitees(place) : invitees(place).whereNull("cancelled_at"));
      return readPage<InviteeRecord>({ db, columns: INVITEE, rows }, request);
    },
  };
}
