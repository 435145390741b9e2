import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { ALWAYS, slotAt } from "../support/booking/booking.ts";
import type { Caller } from "../support/caller.ts";
import type { TestDatabase } from "../support/db/cluster.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import type { Answer } from "../support/wire.ts";
import { LONG } from "../support/suite/length.ts";

const SLOTS = LONG ? 300 : 24;
const KILLS = LONG ? 6 : 2;
/** Callers that try to book the same slot. */
const RIVALS = 3;

describe(`Killing the service while ${RIVALS} callers book each of ${SLOTS} slots`, () => {
  const place = useProcess({ env: () => ({ WORKERS: "0" }) });

  it(`${KILLS} kills leave one complete event per slot, and every caller gets a correct response`, async function () {
    this.timeout(LONG ? 300_000 : 120_000);
    const { crm, database } = place;
    const type = await eventType(crm);
    const won = new Map<number, string[]>();
    let answered = 0;
    const rival = async (name: string): Promise<void> => {
      for (let number = 0; number < SLOTS; number += 1) {
        const answer = await persistently(crm, { type, number, name });
        answered += 1;
        expect(answer.status, answer.text).to.be.oneOf([201, 409]);
        if (answer.status === 201) won.set(number, [...(won.get(number) ?? []), answer.string("data.id")]);
      }
    };
    const rivals = Array.from({ length: RIVALS }, (_, index) => rival(`rival${index}`));
    const done = Promise.all(rivals);
    for (let round = 1; round <= KILLS; round += 1) {
      await Promise.race([done, answersPass((SLOTS * RIVALS * round) / (KILLS + 1), () => answered)]);
      await place.kill();
      await place.start();
    }
    await done;
    expect([...won.values()].map((ids) => ids.length)).to.deep.equal(Array<number>(SLOTS).fill(1));
    expect(await eventsOf(database)).to.deep.equal(
      [...won.values()]
        .flat()
        .map((id) => ({ id, ...WHOLE }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    );
  });
});

async function eventType(crm: Caller): Promise<string> {
  const schedule_id = (await crm.post("/v1/schedules", ALWAYS)).string("data.id");
  const rules = { min_notice_minutes: 0, booking_window: { type: "unlimited" }, reminder_minutes: [60], schedule_id };
  const visit = { title: "Visit", duration_minutes: 30, location: { type: "in_person", value: "Room 1" } };
  return (await crm.post("/v1/event-types", { ...visit, ...rules })).string("data.id");
}

interface Wish {
  readonly type: string;
  readonly number: number;
  readonly name: string;
}

/**
 * Repeats a request with the same idempotency key until there is a response, as clients do after a broken connection.
 */
async function persistently(crm: Caller, { type, number, name }: Wish): Promise<Answer> {
  const invitee = { name, email: `${name}.${number}@killed.example` };
  const body = { event_type_id: type, start_at: slotAt(number), invitee };
  for (;;) {
    try {
      const answer = await crm.post("/v1/events", body, { "Idempotency-Key": `${name} wants ${number}` });
      const isFinal = answer.status !== 503 && answer.at("code") !== "idempotency_in_progress";
      if (isFinal) return answer;
    } catch (error) {
      if (!BROKEN.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
    await pause(50);
  }
}

/** Matches the errors of a connection that was closed by a kill or refused while the service is down. */
const BROKEN: ReadonlySet<string> = new Set(["ECONNRESET", "ECONNREFUSED", "EPIPE"]);

async function answersPass(count: number, answered: () => number): Promise<void> {
  while (answered() < count) await pause(5);
}

/**
 * Everything that belongs to an event with one invitee: a message to the invitee and one to the host, a reminder, and
 * the change feed entry.
 */
const WHOLE = { hosts: 1, invitees: 1, contacts: 1, messages: 2, sendings: 2, reminders: 1, changes: 1 };

async function eventsOf({ pool }: TestDatabase): Promise<object[]> {
  const { rows } = await pool.raw<{ rows: object[] }>(`SELECT e.id,
      (SELECT count(*) FROM event_hosts AS h WHERE h.event_id = e.id AND h.holds)::int AS hosts,
      (SELECT count(*) FROM event_invitees AS i WHERE i.event_id = e.id)::int AS invitees,
      (SELECT count(*) FROM event_invitees AS i JOIN entities AS c ON c.id = i.contact_id WHERE i.event_id = e.id)::int AS contacts,
      (SELECT count(*) FROM email_relations AS r WHERE r.record_id = e.id)::int AS messages,
      (SELECT count(*) FROM email_relations AS r JOIN jobs AS j ON j.payload ->> 'email_id' = r.email_id::text
        WHERE r.record_id = e.id)::int AS sendings,
      (SELECT count(*) FROM jobs AS j WHERE j.kind = 'event.remind' AND j.payload ->> 'event_id' = e.id::text)::int AS reminders,
      (SELECT count(*) FROM changes AS c WHERE c.record_id = e.id AND c.kind = 'event.created')::int AS changes
    FROM events AS e ORDER BY e.id`);
  return rows;
}
