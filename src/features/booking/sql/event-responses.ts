import type { Knex } from "knex";
import type { EventKey } from "./event-invitees.ts";
import type { InviteeRecord } from "./event-people.ts";

/** The state that a reply is compared with. */
export interface ResponseState {
  /** SEQUENCE of the event when its current time was set. */
  readonly time_sequence: number;
  /** When the invitee last responded, in RFC 3339. */
  readonly answered_at: string | null;
}

/** Queries on the responses of invitees. */
export function eventResponses(db: Knex) {
  const invitees = ({ orgId, eventId }: EventKey) => db("event_invitees").where({ org_id: orgId, event_id: eventId });
  return {
    /** Id of the event with this calendar UID. */
    async idOfUid(orgId: string, uid: string): Promise<string | null> {
      const row = await db("events").where({ org_id: orgId, ics_uid: uid }).first<{ id: string } | undefined>("id");
      return row?.id ?? null;
    },
    /** Throws for an invitee who does not exist. */
    async responseState({ orgId, eventId }: EventKey, inviteeId: string): Promise<ResponseState> {
      const row = await db("event_invitees AS k")
        .join("events AS e", { "e.org_id": "k.org_id", "e.id": "k.event_id" })
        .where({ "k.org_id": orgId, "k.event_id": eventId, "k.id": inviteeId })
        .first<ResponseState | undefined>("e.time_sequence", "k.answered_at");
      if (!row) throw new Error("The invitee does not exist.");
      return row;
    },
    /** Records the response of an invitee; the event must be locked. */
    async respond(
      key: EventKey,
      inviteeId: string,
      answer: { readonly response: InviteeRecord["response"]; readonly answered_at: string },
    ): Promise<void> {
      await invitees(key).where({ id: inviteeId }).update(answer);
    },
    /** Marks invitees of a booking on a public page as confirmed; the event must be locked. */
    async confirmInvitees(key: EventKey, ids: readonly string[]): Promise<void> {
      await invitees(key)
        .whereIn("id", [...ids])
        .update({ confirmation: "confirmed" });
    },
    /** Resets the responses, because the event has a new time. */
    async resetResponses(key: EventKey): Promise<void> {
      const answered = invitees(key).whereNull("cancelled_at").whereNot("response", "needs_action");
      await answered.update({ response: "needs_action" });
    },
  };
}
