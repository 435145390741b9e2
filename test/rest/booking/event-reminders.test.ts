import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import { queueReminders } from "../../../src/features/booking/notifications/notifications.ts";
import { type EventChoices, storedEvent } from "../../support/booking/booked-event.ts";
import { storeOf } from "../../support/record-factories.ts";
import { until } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Jobs: event reminders", () => {
  const fixture = useFixture();

  it("enqueues one reminder for each future time and none for a past time", async () => {
    const start_at = new Date(Date.now() + 7_200_000).toISOString();
    const id = newId();
    await queue({ id, start_at }, [60, 1_440, 60]);
    await queue({ id, start_at }, [60]);
    const jobs = await jobsOf(id);
    expect(jobs.map(({ available_at, payload }) => [available_at, payload])).to.deep.equal([
      [new Date(Date.parse(start_at) - 3_600_000).toISOString(), { event_id: id, start_at, minutes: 60 }],
    ]);
  });

  it("sends reminders to all participants without a calendar entry", async () => {
    const event = await reminded({ invitees: [{}, {}] });
    const letters = await lettersOf(event);
    expect(letters.map(({ subject }) => String(subject).slice(0, 28))).to.deep.equal([
      "Reminder: Introductory call,",
      "Reminder: Introductory call,",
      "Reminder: Introductory call,",
    ]);
    expect(letters.flatMap(({ attachments }) => attachments)).to.deep.equal([]);
    expect(letters[0]?.["created_by"]).to.include({ type: "system" });
  });

  it("sends no reminder for a pending or canceled event", async () => {
    expect(await lettersOf(await reminded({ status: "pending" }))).to.deep.equal([]);
    expect(await lettersOf(await reminded({ status: "cancelled" }))).to.deep.equal([]);
  });

  it("sends no reminder for an event that was rescheduled or has started", async () => {
    const another = new Date(Date.now() + 172_800_000).toISOString();
    expect(await lettersOf(await reminded({}, another))).to.deep.equal([]);
    const begun = new Date(Date.now() - 60_000).toISOString();
    expect(await lettersOf(await reminded({ start_at: begun }, begun))).to.deep.equal([]);
  });

  /** Stores an event and runs its due reminder for `start_at`. */
  async function reminded(choices: EventChoices, start_at?: string): Promise<string> {
    const event = await storedEvent(fixture, choices);
    const payload = { event_id: event.id, start_at: start_at ?? event.start_at, minutes: 60 };
    await storeOf(fixture).jobs.enqueue(fixture.organization.id, { id: newId(), kind: "event.remind", payload });
    await until(async () => (await jobsOf(event.id)).length === 0, "the reminder to be dealt with");
    return event.id;
  }

  async function queue(event: { id: string; start_at: string }, minutes: readonly number[]): Promise<void> {
    const deps = { clock: Date.now, newId: () => newId() };
    await storeOf(fixture).transaction((tx) =>
      queueReminders(tx, deps, { orgId: fixture.organization.id, event, minutes }),
    );
  }

  const jobsOf = async (eventId: string): Promise<{ available_at: string; payload: object }[]> =>
    await fixture.service.database
      .pool<{ kind: string; available_at: string; payload: object }>("jobs")
      .where({ kind: "event.remind" })
      .whereRaw("payload ->> 'event_id' = ?", [eventId]);

  const lettersOf = async (eventId: string): Promise<Record<string, unknown>[]> =>
    (await fixture.crm.get(`/v1/notifications/emails?record_type=event&record_id=${eventId}`)).list("data");
});
