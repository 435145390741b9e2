import { newId } from "../access/ids.ts";
import type { Repositories } from "../repositories/store.ts";
import { createEventType } from "../services/event-type-writes.ts";
import { createSchedule } from "../services/schedule-writes.ts";
import { ownerOf, type SampleOwner } from "./sample-owner.ts";

/** Something that can be booked at once: the owner's hours and an event type. */
export async function loadBooking(repositories: Repositories, sample: SampleOwner): Promise<void> {
  const parts = { tx: repositories, newId: () => newId() };
  const caller = ownerOf(sample);
  await createSchedule(parts, caller, { name: "Working hours" });
  await createEventType(parts, caller, {
    title: "Introductory call",
    description: "What you need, and what we can do for you.",
    duration_minutes: 30,
    buffer_after_minutes: 10,
    location: { type: "video_link", value: "https://meet.northwind.example/introduction" },
    questions: [{ key: "topic", label: "What is it about?", type: "text" }],
    reminder_minutes: [60],
  });
}
