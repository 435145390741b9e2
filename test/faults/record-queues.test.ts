import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { assistantOf } from "../support/mcp/assistant.ts";
import { bookingFactories, slotAt } from "../support/booking/booking.ts";
import type { Caller } from "../support/caller.ts";
import { operations, operationOf } from "../support/contract/document.ts";
import { callerByKey, createOrganization } from "../support/accounts/people.ts";
import { prepare } from "../support/contract/prepare.ts";
import { sendPrepared } from "../support/contract/requests.ts";
import { use, useFixture } from "../support/fixture.ts";
import { sendUnchecked, type Answer } from "../support/wire.ts";
import { createTenant } from "../support/tenant.ts";

/** Six times the size of the connection pool. */
const CALLS = 60;
const atOnce = <Result>(count: number, call: (number: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => call(number)));
/** Tables of records with optimistic locking (a version). */
const VERSIONED = `SELECT table_name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name = 'version' AND table_name <> 'organizations'`;
const idsIn = (parameters: Readonly<Record<string, string>>): string[] =>
  Object.values(parameters).filter((value) => /^[0-9a-f-]{36}$/.test(value));
const statuses = (answers: readonly Answer[]): number[] => [...new Set(answers.map(({ status }) => status))].sort();

describe("Concurrent changes of one record", () => {
  const fixture = useFixture({ env: { WORKERS: "1" } });
  const { eventType, book, hosts, somebody } = bookingFactories(fixture);
  let elsewhere: Caller;
  before(async () => {
    const { owner } = await createOrganization(fixture.service);
    elsewhere = await callerByKey(fixture.service, { user: owner });
  });

  /** Returns the responses to another organization while `calls` are in progress. */
  const meanwhile = async <Result>(calls: Promise<Result>): Promise<[Result, Answer[]]> => {
    const answers: Answer[] = [];
    const state = { done: false };
    const ended = calls.finally(() => (state.done = true));
    do answers.push(await elsewhere.get("/v1/entities?page_size=1"));
    while (!state.done && answers.length < 500);
    return [await ended, answers];
  };

  it(`all succeed: ${CALLS} times events.reschedule of one event`, async () => {
    const id = (await book(await eventType({ hosts: await hosts(1) }), 0)).string("data.id");
    const [moved, others] = await meanwhile(
      atOnce(CALLS, (number) =>
        fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(number + 1), notify: false }),
      ),
    );
    expect(statuses(moved)).to.deep.equal([200]);
    expect(statuses(others)).to.deep.equal([200]);
    const event = await fixture.crm.get(`/v1/events/${id}`);
    expect(event.at("data")).to.include({ version: CALLS + 1, reschedule_count: CALLS });
    expect(new Set(moved.map((answer) => answer.at("data.version"))).size).to.equal(CALLS);
  });

  it(`all succeed: ${CALLS} times entities.update of one contact`, async () => {
    const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Hot" });
    const path = `/v1/entities/${created.string("data.id")}`;
    const [updated, others] = await meanwhile(
      atOnce(CALLS, (number) => fixture.crm.put(path, { job_title: `Engineer ${number}` })),
    );
    expect(statuses(updated)).to.deep.equal([200]);
    expect(statuses(others)).to.deep.equal([200]);
    const last = updated.find((answer) => answer.at("data.version") === CALLS + 1);
    expect((await fixture.crm.get(path)).at("data")).to.deep.equal(last?.at("data"));
  });

  it("all succeed: people and an assistant who join, move and cancel one event", async () => {
    const id = (await book(await eventType({ seats: 50, hosts: await hosts(1) }), 400)).string("data.id");
    const tools = await assistantOf(fixture.service, fixture.organization.owner);
    const ways: readonly ((number: number) => Promise<{ status: number }>)[] = [
      (number) => fixture.crm.post(`/v1/events/${id}/reschedule`, { start_at: slotAt(401 + number), notify: false }),
      () => fixture.crm.post(`/v1/events/${id}/invitees`, { ...somebody(), notify: false }),
      (number) => fixture.crm.put(`/v1/events/${id}`, { title: `Call ${number}`, notify: false }),
      (number) => tools.call("reschedule_event", { event_id: id, new_start_at: slotAt(501 + number), notify: false }),
      (number) => tools.call("update_event", { event_id: id, title: `Tool ${number}`, notify: false }),
    ];
    const [answers, others] = await meanwhile(atOnce(40, async (number) => await ways[number % 5]?.(number)));
    for (const answer of answers) expect(answer?.status).to.be.oneOf([200, 201]);
    expect(statuses(others)).to.deep.equal([200]);
  });

  describe("wait without occupying a database connection:", () => {
    const tenant = use(() => createTenant(fixture.service));

    /** All operations that change a single record and support If-Match. */
    const changing = operations.filter(
      ({ method, parameters }) => method !== "get" && parameters.some(({ name }) => name === "If-Match"),
    );
    const links = ["bookingPage.reschedule", "bookingPage.cancel"].map(operationOf);
    for (const operation of [...changing, ...links]) {
      it(operation.id, async () => {
        const prepared = await prepare(operation.id, tenant);
        await expectQueue(prepared.parameters, (number) => {
          const key = { "Idempotency-Key": `${operation.id} ${number}` };
          const headers = operation.method === "post" && number % 2 === 0 ? key : {};
          return sendPrepared(operation, prepared, { headers });
        });
      });
    }

    it("the page behind the link in an invitation", async () => {
      const { parameters } = await prepare("bookingPage.cancel", tenant);
      const path = `/a/${String(parameters["token"])}`;
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const form = { method: "POST", path, headers, body: "cancel=yes&reason=no" };
      await expectQueue({}, () => sendUnchecked(fixture.service.url, form));
    });

    it("a tool", async () => {
      const tools = await assistantOf(fixture.service, fixture.organization.owner);
      const event_id = (await book(await eventType({ hosts: await hosts(1) }), 800)).string("data.id");
      const call = (number: number) =>
        tools.call("reschedule_event", { event_id, new_start_at: slotAt(801 + number), notify: false });
      // The first call with a key opens its connection, which waits for the organization's row.
      await tools.call("get_event", { event_id });
      await expectQueue({ event_id }, call);
    });
  });

  /** Locks the records of a call, makes the call concurrently and counts the waiting database connections. */
  const expectQueue = async (
    parameters: Readonly<Record<string, string>>,
    call: (number: number) => Promise<{ readonly status: number; readonly text: string }>,
  ): Promise<void> => {
    const { pool } = fixture.service.database;
    const lock = await pool.transaction();
    await lock.raw("SELECT FROM organizations FOR NO KEY UPDATE");
    await lock.raw("SELECT FROM events FOR NO KEY UPDATE");
    const { rows: tables } = await pool.raw<{ rows: { table_name: string }[] }>(VERSIONED);
    for (const { table_name } of tables) {
      await lock(table_name).forNoKeyUpdate().whereIn("id", idsIn(parameters)).select("id");
    }
    const sent = atOnce(15, call);
    await setTimeout(250);
    const waiting = `SELECT query FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const { rows } = await pool.raw<{ rows: { query: string }[] }>(waiting);
    const other = await elsewhere.get("/v1/entities?page_size=1");
    await lock.rollback();
    const answers = await sent;
    expect(other.status, rows.map(({ query }) => query).join("\n")).to.equal(200);
    // One call, and possibly a job.
    expect(rows.length, rows.map(({ query }) => query).join("\n")).to.be.at.most(2);
    for (const { status, text } of answers) expect(status, text).to.be.below(500);
  };
});
