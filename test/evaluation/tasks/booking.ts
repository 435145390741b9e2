import { nextWeekday } from "../records.ts";
import { differences, stored, type Task } from "./task.ts";

const TUESDAY = 2;
const FRIDAY = 5;

/** Tasks about events. */
export const bookingTasks: readonly Task[] = [
  {
    id: "book",
    said: {
      en: "Book an introductory call with ada@northwind.example next Tuesday at 10.",
      fr: "Réserve un appel découverte avec helene@boreal.example mardi prochain à 14 h 30.",
    },
    intent: (say, { now }) => ({
      goal: "book",
      details: {
        [say("event type", "type de rendez-vous")]: say("introductory call", "appel découverte"),
        [say("start", "début")]: { day: nextWeekday(TUESDAY, now), time: say("10:00", "14:30") },
        [say("invitee email", "adresse de l’invité")]: say("ada@northwind.example", "helene@boreal.example"),
      },
    }),
    check: async (say, world) => {
      const contact = world.id(say("Ada Lovelace", "Hélène Petit"));
      const start_at = world.instant({ day: nextWeekday(TUESDAY, world.now), time: say("10:00", "14:30") });
      const events = await world.rest.get(`/v1/events?contact_id=${contact}&page_size=50`);
      const index = events.list("data").findIndex((event) => event["start_at"] === start_at);
      if (index < 0) return "there is no event at this time";
      return differences(events, `data.${String(index)}`, {
        event_type_id: world.id(say("Introductory call", "Appel découverte")),
        status: "confirmed",
      });
    },
  },
  {
    id: "move-event",
    said: {
      en: "Move the call with Grace Hopper to next Friday at 11.",
      fr: "Déplace l’appel avec Hélène Petit à vendredi prochain, 16 h.",
    },
    intent: (say, { now }) => ({
      goal: "move event",
      about: {
        a: say("meeting", "rendez-vous"),
        named: say("introductory call Grace Hopper", "appel découverte Hélène Petit"),
      },
      details: { [say("start", "début")]: { day: nextWeekday(FRIDAY, now), time: say("11:00", "16:00") } },
    }),
    check: async (say, world) =>
      stored(
        world,
        `/v1/events/${world.id(say("Introductory call with Grace Hopper", "Appel découverte with Hélène Petit"))}`,
        { start_at: world.instant({ day: nextWeekday(FRIDAY, world.now), time: say("11:00", "16:00") }) },
      ),
  },
  {
    id: "cancel-event",
    said: {
      en: "Cancel the call with Katherine Johnson because of a strike.",
      fr: "Annule l’appel avec Émile Durand pour cause de grève.",
    },
    intent: (say) => ({
      goal: "cancel event",
      about: {
        a: say("meeting", "rendez-vous"),
        named: say("introductory call Katherine Johnson", "appel découverte Émile Durand"),
      },
      details: { [say("reason", "motif")]: say("A strike", "Une grève") },
    }),
    check: async (say, world) => {
      const event = say("Introductory call with Katherine Johnson", "Appel découverte with Émile Durand");
      const answer = await world.rest.get(`/v1/events/${world.id(event)}`);
      return (
        differences(answer, "data", { status: "cancelled" }) ??
        differences(answer, "data.cancellation", { reason: say("A strike", "Une grève") })
      );
    },
  },
  {
    id: "invite",
    said: {
      en: "Invite alan@turing.example to the call with Margaret Hamilton.",
      fr: "Invite emile@boreal.example à l’appel avec Luc Moreau.",
    },
    intent: (say) => ({
      goal: "invite",
      about: {
        a: say("meeting", "rendez-vous"),
        named: say("introductory call Margaret Hamilton", "appel découverte Luc Moreau"),
      },
      details: { [say("email", "e-mail")]: say("alan@turing.example", "emile@boreal.example") },
    }),
    check: async (say, world) => {
      const event = say("Introductory call with Margaret Hamilton", "Appel découverte with Luc Moreau");
      const answer = await world.rest.get(`/v1/events/${world.id(event)}`);
      const emails = answer.list("data.invitees").map(({ email }) => email);
      return emails.includes(say("alan@turing.example", "emile@boreal.example")) ? null : "not invited";
    },
  },
];
