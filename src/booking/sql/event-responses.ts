import type { Knex } from "knex";
import type { EventPlace } from "./event-changes.ts";
import type { InviteeRecord } from "./event-people.ts";

/** What an answer to an invitation is compared with. */
export interface Answerable {
  /** The SEQUENCE that the event had when it got its time. */
  readonly time_sequence: number;
  /** When the invitee answered last, in RFC 3339. */
  readonly answered_at: string | null;
}

/** The statements on what invitees answer. */
export function eventResponses(db: Knex) {
  const invitees = ({ orgId, eventId }: EventPlace) => db("event_invitees").where({ org_id: orgId, event_id: eventId });
  return {
    /** The event with this UID in calendars. */
    async idOfUid(orgId: string, uid: string): Promise<string | null> {
      const row = await db("events").where({ org_id: orgId, ics_uid: uid }).first<{ id: string } | undefined>("id");
      return row?.id ?? null;
    },
    /** Fails for somebody who was never invited to the event. */
    async answerable({ orgId, eventId }: EventPlace, inviteeId: string): Promise<Answerable> {
      const row = await db("event_invitees AS k")
        .join("events AS e", { "e.org_id": "k.org_id", "e.id": "k.event_id" })
        .where({ "k.org_id": orgId, "k.event_id": eventId, "k.id": inviteeId })
        .first<Answerable | undefined>("e.time_sequence", "k.answered_at");
      if (!row) throw new Error("The invitee does not exist.");
      return row;
    },
    /** Writes down what an invitee of an event that is held answered, and when. */
    async respond(
      place: EventPlace,
      inviteeId: string,
      answer: { readonly response: InviteeRecord["response"]; readonly answered_at: string },
    ): Promise<void> {
      await invitees(place).where({ id: inviteeId }).update(answer);
    },
    /** The event has another time: nobody has answered to that yet. */
    async forgetResponses(place: EventPlace): Promise<void> {
      const answered = invitees(place).whereNull("cancelled_at").whereNot("response", "needs_action");
      await answered.update({ response: "needs_action" });
    },
  };
}
