import { expect } from "chai";
import { type Caller, callerAt } from "../../support/caller.ts";
import { createPerson, callerByKey, strangerTo, createKey, createOrganization } from "../../support/accounts/people.ts";
import { use, useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase } from "../../support/db/cluster.ts";
import { startStatementCounter } from "../../support/db/statement-counter.ts";
import { startService } from "../../support/service.ts";
import { until } from "../../support/queue.ts";

const ROUNDS = 5;

const SIZE = 8;

const round = Array.from({ length: SIZE }, (_, index) => index);

const CONCURRENT = 60;

describe("POST /v1/entities (entities.create), concurrently", () => {
  const fixture = useFixture();

  const contact = (email: string, more: object = {}) => ({ entity_type: "contact", email, ...more });
  const createAll = (bodies: readonly object[], as: readonly Caller[] = [fixture.crm]): Promise<Answer[]> =>
    Promise.all(
      bodies.map(async (body, index) => await (as[index % as.length] ?? fixture.crm).post("/v1/entities", body)),
    );
  const totalOf = async (type: string): Promise<unknown> =>
    (await fixture.crm.get(`/v1/entities?entity_type=${type}&page_size=1`)).at("meta.total");
  const rowsOf = async (table: "changes" | "activities", ids: readonly string[]) =>
    await fixture.service.database
      .pool(table)
      .whereIn("record_id", ids)
      .select<{ record_id: string; actor: unknown; xid?: string }[]>("*");

  it("gives each call its own record with its own author, change and timeline entry, in fewer transactions", async () => {
    const member = await createPerson(fixture.service, { organization: fixture.organization.record, role: "member" });
    const other = await callerByKey(fixture.service, { user: member });
    const before = Number(await totalOf("contact"));
    const authors = new Map<string, unknown>();
    const callers: [Set<unknown>, Set<unknown>] = [new Set(), new Set()];
    for (let number = 0; number < ROUNDS; number += 1) {
      const bodies = round.map((index) => contact(`c${index}-${number}@together.example`, { first_name: `C${index}` }));
      const answers = await createAll(bodies, [fixture.crm, other]);
      for (const [index, answer] of answers.entries()) {
        expect(answer.status, answer.text).to.equal(201);
        expect(answer.at("data")).to.deep.include({ ...bodies[index], version: 1 });
        const { text } = await fixture.crm.get(`/v1/entities/${answer.string("data.id")}`);
        expect((JSON.parse(text) as { data: unknown }).data).to.deep.equal(answer.at("data"));
        authors.set(answer.string("data.id"), answer.at("data.created_by"));
        callers[index % 2 === 0 ? 0 : 1].add(answer.at("data.created_by.id"));
      }
    }
    expect(authors.size).to.equal(ROUNDS * SIZE);
    expect(callers.map(({ size }) => size)).to.deep.equal([1, 1]);
    expect([...callers[0]]).not.to.deep.equal([...callers[1]]);
    expect(await totalOf("contact")).to.equal(before + ROUNDS * SIZE);
    for (const table of ["changes", "activities"] as const) {
      const rows = await rowsOf(table, [...authors.keys()]);
      expect(new Map(rows.map(({ record_id, actor }) => [record_id, actor]))).to.deep.equal(authors);
      expect(rows.length).to.equal(authors.size);
    }
    const transactions = new Set((await rowsOf("changes", [...authors.keys()])).map(({ xid }) => xid));
    expect(transactions.size).to.be.below(authors.size);
  });

  it("refuses only the calls whose values another record has", async () => {
    const taken = await fixture.crm.post("/v1/entities", contact("taken@together.example"));
    const before = Number(await totalOf("contact"));
    for (let number = 0; number < ROUNDS; number += 1) {
      const address = (index: number): string => (index > 4 ? `twin-${number}` : `own${index}-${number}`);
      const bodies = round.map((index) =>
        contact(index === 2 ? "taken@together.example" : `${address(index)}@together.example`),
      );
      const answers = await createAll(bodies);
      const statuses = answers.map(({ status }) => status);
      expect([statuses.slice(0, 5), statuses.slice(5).toSorted()]).to.deep.equal([
        [201, 201, 409, 201, 201],
        [201, 409, 409],
      ]);
      const twin = answers.slice(5).find(({ status }) => status === 201);
      for (const [index, answer] of answers.entries()) {
        if (answer.status !== 409) continue;
        expect(answer.at("code")).to.equal("duplicate");
        expect(answer.text).to.contain((index === 2 ? taken : twin)?.string("data.id"));
      }
    }
    expect(await totalOf("contact")).to.equal(before + ROUNDS * 5);
  });

  it("refuses companies by their domain or external id, and creates the others", async () => {
    const company = (domain: string, erp: string) => ({
      entity_type: "company",
      name: domain,
      domain,
      external_ids: { erp },
    });
    await fixture.crm.post("/v1/entities", company("first.example", "1"));
    for (let number = 0; number < ROUNDS; number += 1) {
      const bodies = round.map((index) =>
        company(
          index === 3 ? "first.example" : `d${index}-${number}.example`,
          index === 6 ? "1" : `${number}-${index}`,
        ),
      );
      const statuses = (await createAll(bodies)).map(({ status }) => status);
      expect(statuses).to.deep.equal([201, 201, 201, 409, 201, 201, 409, 201]);
    }
  });

  it("keeps organizations apart", async () => {
    const other = await strangerTo(fixture.service);
    const bodies = round.map((index) => contact(`shared${index >> 1}@together.example`));
    const answers = await createAll(bodies, [fixture.crm, other]);
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([201]));
    for (const [index, answer] of answers.entries()) {
      const path = `/v1/entities/${answer.string("data.id")}`;
      const statuses = [(await fixture.crm.get(path)).status, (await other.get(path)).status];
      expect(statuses).to.deep.equal(index % 2 === 0 ? [200, 404] : [404, 200]);
    }
  });

  it("creates nothing if a custom field is required", async () => {
    const field = { entity_type: "company", key: "rank", label: "Rank", type: "text", required: true };
    const before = await totalOf("company");
    const defined = await fixture.crm.post("/v1/custom-fields", field);
    const answers = await createAll(round.map((index) => ({ entity_type: "company", name: `Company ${index}` })));
    for (const answer of answers) {
      expect([answer.status, answer.at("details.0.path")]).to.deep.equal([422, "/custom_fields/rank"]);
    }
    expect(await totalOf("company")).to.equal(before);
    await fixture.crm.put(`/v1/custom-fields/${defined.string("data.id")}`, { archived: true });
  });
});

describe("GET /v1/entities/{id} (entities.get): concurrent reads", () => {
  let own: Caller;
  let other: Caller;
  let key: string;
  const [ids, ofOther]: [string[], string[]] = [[], []];
  const callerOf = async (): Promise<[Caller, string]> => {
    const organization = await createOrganization(service);
    const secret = await createKey(service, { user: organization.owner });
    return [callerAt(service.url, { "X-API-Key": secret }), secret];
  };
  const database = use(() => createDatabase());
  const counter = use(() => startStatementCounter(database));
  const service = use(() => startService({ database: counter.database, env: { WORKERS: "0", RATE_LIMITS: "off" } }));
  before(async () => {
    [own, key] = await callerOf();
    [other] = await callerOf();
    for (let number = 0; number < CONCURRENT; number += 1) {
      const contact = { entity_type: "contact", first_name: `No. ${number}` };
      ids.push(await own.create("/v1/entities", contact));
      ofOther.push(await other.create("/v1/entities", contact));
    }
  });

  const read = async (caller: Caller, asked: readonly string[]): Promise<Answer[]> =>
    await Promise.all(asked.map((id) => caller.get(`/v1/entities/${id}`)));

  it("share statements, and each returns its own record", async () => {
    // While several organizations are active, each runs one call at a time.
    await pause(1_100);
    await read(own, ids);
    const before = counter.count();
    const answers = await read(own, ids);
    expect(counter.count() - before).to.be.below(CONCURRENT / 2);
    expect(answers.map((answer) => answer.at("data.id"))).to.deep.equal(ids);
    expect(answers.map((answer) => answer.at("data.first_name"))).to.deep.equal(ids.map((_, index) => `No. ${index}`));
  });

  it("return 404 for ids of the other organization that are read at the same time", async () => {
    const asked = [...ids, ...ofOther];
    const [answers, others] = await Promise.all([read(own, asked), read(other, asked)]);
    const [found, missing] = [Array<number>(CONCURRENT).fill(200), Array<number>(CONCURRENT).fill(404)];
    expect(answers.map(({ status }) => status)).to.deep.equal([...found, ...missing]);
    expect(others.map(({ status }) => status)).to.deep.equal([...missing, ...found]);
  });

  it("accept an id in upper case and the same id several times", async () => {
    const [id = ""] = ids;
    const answers = await read(own, [id, id.toUpperCase(), ...ids, id]);
    expect(answers.map((answer) => answer.at("data.id"))).to.deep.equal([id, id, ...ids, id]);
  });

  it("continue when the client of one of them disconnects", async () => {
    const lock = await database.pool.transaction();
    try {
      await lock.raw("LOCK TABLE entities IN ACCESS EXCLUSIVE MODE");
      const leaving = new AbortController();
      const left = ids.map((id) =>
        fetch(`${service.url}/v1/entities/${id}`, { headers: { "X-API-Key": key }, signal: leaving.signal }).catch(
          String,
        ),
      );
      const staying = read(own, ids);
      await until(async () => {
        const { rows } = await database.pool.raw<{ rows: object[] }>(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        return rows.length > 0;
      }, "a read that waits for the table");
      leaving.abort();
      await Promise.all(left);
      await lock.rollback();
      expect((await staying).map(({ status }) => status)).to.deep.equal(ids.map(() => 200));
    } finally {
      await lock.rollback();
    }
  });
});
