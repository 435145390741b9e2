import { newId } from "../../base/platform/ids.ts";
import type { Repositories } from "../../base/store/store.ts";
import { createEventType } from "../booking/event-types/writes.ts";
import { createSchedule } from "../booking/schedules/writes.ts";
import { ownerOf, type SampleOwner } from "./sample-owner.ts";

/** Creates a schedule of the owner and two event types at `time`. Returns the ids of the event types. */
export async function loadBooking(
  tx: Repositories,
  sample: SampleOwner,
  time: number,
): Promise<{ readonly call: string; readonly visit: string }> {
  const deps = { tx, newId: () => newId(time) };
  const caller = ownerOf(sample);
  await createSchedule(deps, caller, { name: "Working hours" });
  const call = await createEventType(deps, caller, {
    title: "Introductory call",
    description: "Your needs, and how we can help.",
    duration_minutes: 30,
    buffer_after_minutes: 10,
    location: { type: "video_link", value: "https://meet.northwind.example/introduction" },
    questions: [{ key: "topic", label: "What is it about?", type: "text" }],
    reminder_minutes: [60],
  });
  const visit = await createEventType(deps, caller, {
    title: "Visite sur site",
    description: "Une demi-journée dans vos locaux, pour voir vos installations.",
    duration_minutes: 120,
    requires_confirmation: true,
    min_notice_minutes: 1_440,
    locale: "fr",
    location: { type: "in_person", value: "Chez vous" },
  });
  return { call: call.id, visit: visit.id };
}
