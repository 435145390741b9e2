import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import type { Answer } from "../../support/wire.ts";
import { callerAt } from "../../support/caller.ts";
import { createKey, createOrganization } from "../../support/accounts/people.ts";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { use, useFixture } from "../../support/fixture.ts";

const ROUNDS = 3;
const RACERS = 50;

describe("POST /v1/events (events.create)", () => {
  // Far more requests than database connections.
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const { eventType, book, hosts, somebody } = bookingFactories(fixture);
  const atOnce = (count: number, racer: (number: number) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: count }, (_, number) => racer(number)));
  const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();
  const refusals = (count: number): number[] => Array<number>(count).fill(409);
  const total = async (query: string): Promise<unknown> =>
    (await fixture.crm.get(`/v1/events?${query}`)).at("meta.total");

  it(`creates one event for ${RACERS} concurrent requests for a slot and returns alternatives to the others`, async () => {
    const type = await eventType();
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await atOnce(RACERS, () => book(type, round));
      expect(statuses(answers)).to.deep.equal([201, ...refusals(RACERS - 1)]);
      for (const lost of answers.filter(({ status }) => status === 409)) {
        expect(lost.at("code")).to.equal("slot_unavailable");
        const alternatives = lost.at("details.0.alternatives") as { start_at: string; end_at: string }[];
        expect(alternatives).to.have.length(5);
        for (const { start_at, end_at } of alternatives) {
          expect(Date.parse(end_at) - Date.parse(start_at)).to.equal(1_800_000);
          expect(Date.parse(start_at)).not.to.equal(Date.parse(slotAt(round)));
        }
      }
      expect(await total(`from=${slotAt(round)}&to=${slotAt(round + 1)}`)).to.equal(1);
    }
    expect((await fixture.crm.get("/v1/entities")).at("meta.total")).to.equal(ROUNDS);
  });

  describe("while requests wait for the lock of a host", () => {
    /** Locks the time of a host while `meanwhile` runs. */
    const whileHeld = async (meanwhile: () => Promise<void>): Promise<void> =>
      await fixture.service.database.pool.transaction(async (tx) => {
        await tx.raw("LOCK TABLE event_hosts IN SHARE MODE");
        await meanwhile();
      });
    const booking = (event_type_id: string) => ({ event_type_id, start_at: slotAt(1_000), invitee: somebody() });
    const tools = use(() => assistantOf(fixture.service, fixture.organization.owner));
    const ways: Record<string, (type: string, number: number) => Promise<boolean>> = {
      "by the API": async (type) => won(await fixture.crm.post("/v1/events", booking(type))),
      "by the API, to be repeated": async (type, number) =>
        won(await fixture.crm.post("/v1/events", booking(type), { "Idempotency-Key": `racer number ${number}` })),
      "by a tool": async (type) => {
        const answer = await tools.call("create_event", booking(type));
        if (answer.outcome !== "result") expect(answer.at("code")).to.equal("slot_unavailable");
        return answer.outcome === "result";
      },
    };
    const won = ({ status }: Answer): boolean => {
      expect(status).to.be.oneOf([201, 409]);
      return status === 201;
    };

    for (const [way, bookBy] of Object.entries(ways)) {
      it(`leaves database connections to other requests: ${way}`, async () => {
        const type = await eventType({ hosts: await hosts(1) });
        const waiting: Promise<boolean[]>[] = [];
        await whileHeld(async () => {
          waiting.push(Promise.all(Array.from({ length: RACERS }, (_, number) => bookBy(type, number))));
          await setTimeout(1_500);
          expect((await fixture.crm.get("/v1/entities")).status).to.equal(200);
        });
        expect((await Promise.all(waiting)).flat().filter(Boolean)).to.have.length(1);
      });
    }

    it("does not delay another organization that names the event type", async () => {
      const type = await eventType({ hosts: await hosts(1) });
      const { owner } = await createOrganization(fixture.service);
      const key = await createKey(fixture.service, { user: owner });
      const there = callerAt(fixture.service.url, { "X-API-Key": key, "Idempotency-Key": "another one" });
      const waiting: Promise<Answer>[] = [];
      await whileHeld(async () => {
        waiting.push(book(type, 1_002));
        await setTimeout(200);
        const answer = await Promise.race([there.post("/v1/events", booking(type)), setTimeout(1_500)]);
        expect(answer?.status).to.equal(422);
      });
      expect((await waiting[0])?.status).to.equal(201);
    });

    it("returns 503 with Retry-After within the lock timeout", async () => {
      const type = await eventType();
      await whileHeld(async () => {
        const begun = performance.now();
        const answers = await atOnce(4, () => book(type, 1_001));
        expect(performance.now() - begun).to.be.lessThan(8_500);
        expect(statuses(answers)).to.deep.equal([503, 503, 503, 503]);
        for (const { headers } of answers) expect(Number(headers.get("retry-after"))).to.be.greaterThan(0);
      });
    });
  });

  it("creates no overlapping events of a host through two event types", async () => {
    const [host = ""] = await hosts(1);
    const types = [await eventType({ hosts: [host] }), await eventType({ hosts: [host], buffer_before_minutes: 15 })];
    for (let round = 20; round < 20 + ROUNDS; round += 1) {
      const answers = await atOnce(12, (number) => book(types[number % 2] ?? "", 2 * round));
      expect(statuses(answers)).to.deep.equal([201, ...refusals(11)]);
    }
  });

  it("creates as many invitees as there are seats", async () => {
    const type = await eventType({ seats: 7 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await atOnce(RACERS, () => book(type, 100 + round));
      expect(statuses(answers)).to.deep.equal([...Array<number>(7).fill(201), ...refusals(RACERS - 7)]);
      const ids = answers.filter(({ status }) => status === 201).map((answer) => answer.at("data.id"));
      expect(new Set(ids).size).to.equal(1);
      expect((await fixture.crm.get(`/v1/events/${String(ids[0])}`)).at("data.invitee_count")).to.equal(7);
    }
  });

  it("creates one event for each round-robin host of a slot", async () => {
    const type = await eventType({ assignment: "round_robin", hosts: await hosts(8) });
    const answers = await atOnce(24, () => book(type, 300));
    expect(statuses(answers)).to.deep.equal([...Array<number>(8).fill(201), ...refusals(16)]);
  });

  it("chooses another host of a rotation while the next one is being booked, and waits if there is no other", async () => {
    const [first = "", second = ""] = await hosts(2);
    const type = await eventType({ assignment: "round_robin", hosts: [first, second] });
    const hostOf = (answer: Answer): unknown => answer.at("data.hosts.0.user_id");
    const waiting: Promise<Answer>[] = [];
    await fixture.service.database.pool.transaction(async (tx) => {
      await tx.raw("SELECT pg_advisory_xact_lock(hashtextextended('host_time:' || ?, 0))", [first]);
      expect(hostOf(await book(type, 400))).to.equal(second);
      waiting.push(book(type, 400));
      expect(await Promise.race([waiting[0], setTimeout(300, "waits")])).to.equal("waits");
    });
    for (const answer of waiting) expect(hostOf(await answer)).to.equal(first);
  });

  it("enforces the daily limit of a host under concurrency", async () => {
    const type = await eventType({ limits: { per_day: 2 }, hosts: await hosts(1) });
    const answers = await atOnce(10, (number) => book(type, 480 + number));
    expect(statuses(answers)).to.deep.equal([201, 201, ...refusals(8)]);
  });

  it("creates one contact for concurrent bookings of a new invitee", async () => {
    const type = await eventType({ assignment: "round_robin", hosts: await hosts(6), max_guests: 2 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const people = ["x", "y", "z"].map((name) => ({ name, email: `${name}.${round}@new.example` }));
      const answers = await atOnce(6, (number) => {
        const [invitee, ...guests] = [0, 1, 2].map((place) => people[(place + number) % 3]);
        return book(type, 600 + round, { invitee, guests });
      });
      expect(statuses(answers)).to.deep.equal(Array<number>(6).fill(201));
      expect((await fixture.crm.get(`/v1/entities?q=${round}@new.example`)).at("meta.total")).to.equal(3);
    }
  });
});
