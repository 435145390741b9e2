import { expect } from "chai";
import { bookingFactories, slotAt } from "../../support/booking/booking.ts";
import { callerAt, type Caller } from "../../support/caller.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { startService } from "../../support/service.ts";
import { use, useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const ROUNDS = 20;
const REPLAYS = 12;

describe("All operations: concurrent requests with one Idempotency-Key", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });
  const { eventType, hosts, somebody } = bookingFactories(fixture);
  /** Callers of the same organization through two services with separate connection pools. */
  let callers: readonly Caller[];
  let keys = 0;
  const fresh = (): Record<string, string> => ({ "Idempotency-Key": `repetition-${++keys}` });
  const second = use(() => startService({ database: fixture.service.database, env: { WORKERS: "0" } }));
  before(async () => {
    callers = [fixture.crm, callerAt(second.url, { "X-API-Key": fixture.key })];
  });

  const repeat = (count: number, call: (caller: Caller) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: count }, (_, number) => call(callers[number % 2] ?? fixture.crm)));

  it("repeats the first answer of a completed request", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const header = fresh();
      const send = (caller: Caller) =>
        caller.post("/v1/entities", { entity_type: "contact", first_name: "Once" }, header);
      const first = await send(fixture.crm);
      for (const again of await repeat(REPLAYS, send)) {
        expect([again.status, again.json]).to.deep.equal([first.status, first.json]);
        expect(again.headers.get("idempotent-replayed")).to.equal("true");
      }
    }
  });

  it("repeats the first answer of a completed tool call", async () => {
    const { owner } = fixture.organization;
    const tools = await assistantOf(fixture.service, owner);
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const call = {
        record_type: "contact",
        fields: { first_name: `Tool ${round}` },
        idempotency_key: `tool-repetition-${round}`,
      };
      const first = await tools.call("create_crm_record", call);
      const again = await Promise.all(Array.from({ length: 6 }, () => tools.call("create_crm_record", call)));
      expect(first.outcome, first.text).to.equal("result");
      for (const { outcome, json, text } of again) {
        expect(outcome, text).to.equal("result");
        expect(json).to.deep.equal(first.json);
      }
    }
  });

  it("executes once and returns 409 idempotency_in_progress meanwhile", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const header = fresh();
      const body = { entity_type: "contact", first_name: "Race", last_name: `Number ${round}` };
      const answers = await repeat(REPLAYS, (caller) => caller.post("/v1/entities", body, header));
      const made = answers.filter(({ status }) => status === 201);
      expect(new Set(made.map((answer) => answer.at("data.id"))).size).to.equal(1);
      expect(made.filter(({ headers }) => headers.get("idempotent-replayed") === null)).to.have.length(1);
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expect([answer.status, answer.at("code")]).to.deep.equal([409, "idempotency_in_progress"]);
      }
      const named = { field: "last_name", operator: "eq", value: body.last_name };
      const found = await fixture.crm.post("/v1/entities/search", { filter: { op: "and", conditions: [named] } });
      expect(found.at("meta.total")).to.equal(1);
    }
  });

  it("creates one event and never returns slot_unavailable", async () => {
    const type = await eventType({ hosts: await hosts(1) });
    for (let round = 0; round < 4; round += 1) {
      const header = fresh();
      const body = { event_type_id: type, start_at: slotAt(round), invitee: somebody() };
      const answers = await repeat(REPLAYS, (caller) => caller.post("/v1/events", body, header));
      const booked = answers.filter(({ status }) => status === 201);
      expect(new Set(booked.map((answer) => answer.at("data.id"))).size).to.equal(1);
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expect([answer.status, answer.at("code")]).to.deep.equal([409, "idempotency_in_progress"]);
      }
    }
  });
});
