import { expect } from "chai";
import type { Knex } from "knex";
import { createKey, createOrganization } from "../../support/accounts/people.ts";
import { callerAt, type Caller } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import { randomFrom } from "../../support/random.ts";
import { startService, type Service } from "../../support/service.ts";
import { isDistributed } from "../../../src/base/db/distribution/distributed.ts";
import { noteDistribution } from "../../../src/base/platform/sql/steps.ts";
import { statements, type SqlText } from "../../../src/base/platform/sql/sql-text.ts";

const random = randomFrom(7);
const SYLLABLES = ["an", "na", "ma", "ri", "e", "lo", "la", "jo", "ba", "tim", "ö", "x_", "50%", "o'", "-le"];
const word = (): string => Array.from({ length: 1 + random.below(4) }, () => random.pick(SYLLABLES)).join("");
const phrase = (): string => Array.from({ length: 1 + random.below(3) }, word).join(" ");

describe("GET /v1/search (search.find): an organization with most contacts of the database", () => {
  const fixture = useFixture();
  const keys: Record<"own" | "other", string> = { own: "", other: "" };
  let smallAnswers: unknown[];
  let service: Service;

  before(async () => {
    const { owner } = await createOrganization(fixture.service);
    Object.assign(keys, { own: fixture.key, other: await createKey(fixture.service, { user: owner }) });
    await fill(fixture.crm, 100);
    await fill(callerAt(fixture.service.url, { "X-API-Key": keys.other }), 40);
    smallAnswers = await answers(fixture.crm);
    const { database } = fixture.service;
    await database.pool.raw("ANALYZE entities");
    // As if there were a million records.
    await database.pool.raw("UPDATE pg_class SET reltuples = 1000000 WHERE oid = to_regclass('entities')");
    service = await startService({ database });
  });
  after(() => service.close());

  async function fill(crm: Caller, count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const contact = { first_name: word(), last_name: phrase(), address: { city: word() } };
      const answer = await crm.post("/v1/entities", { entity_type: "contact", ...contact });
      expect(answer.status, answer.text).to.equal(201);
    }
  }

  const queries = ["an", "%", "_", "zzzqqq", "annna", "the contact named anna", ...Array.from({ length: 24 }, phrase)];

  async function answers(crm: Caller): Promise<unknown[]> {
    const all: unknown[] = [];
    for (const text of queries) {
      const q = encodeURIComponent(text);
      const list = `/v1/entities?q=${q}&page_size=5`;
      for (const path of [`/v1/search?q=${q}`, list, `${list}&page=2`, `${list}&sort=last_name,-created_at`]) {
        const answer = await crm.get(path);
        all.push([path, answer.status, answer.at("data"), answer.at("meta.total")]);
      }
    }
    return all;
  }

  it("finds the same records in the same order as in an organization with few contacts", async () => {
    const found = await answers(callerAt(service.url, { "X-API-Key": keys.own }));
    expect(found).to.deep.equal(smallAnswers);
  });

  for (const path of ["/v1/search?q=anna%20mari&record_types=contact", "/v1/entities?q=anna%20mari"]) {
    it(`does not look the organization up in the index of words: ${path}`, async () => {
      expect(await indexesOrganization(keys.own, path)).to.equal(await isDistributed(fixture.service.database.pool));
    });

    it(`looks other organizations up in it: ${path}`, async () => {
      expect(await indexesOrganization(keys.other, path)).to.equal(true);
    });

    it(`looks every organization up in it on a distributed database: ${path}`, async () => {
      const distributed = await isDistributed(fixture.service.database.pool);
      noteDistribution(true);
      const indexed = await indexesOrganization(keys.own, path).finally(() => noteDistribution(distributed));
      expect(indexed).to.equal(true);
    });
  }

  async function indexesOrganization(key: string, path: string): Promise<boolean> {
    const crm = callerAt(service.url, { "X-API-Key": key });
    const conditions = await indexConditions(() => crm.get(path));
    expect(conditions).not.to.deep.equal([]);
    return conditions.every((one) => one.includes("org_id"));
  }

  /** Returns how the index of words is used by the statements of a call. */
  async function indexConditions(call: () => Promise<unknown>): Promise<string[]> {
    const searches: SqlText[] = [];
    const record = (message: unknown): void => {
      const statement = message as SqlText;
      if (statement.text.includes("search_text LIKE")) searches.push(statement);
    };
    statements.subscribe(record);
    await call().finally(() => statements.unsubscribe(record));
    const plans = await Promise.all(searches.map(planOf));
    return plans.flatMap((plan) => plan.match(/(?<=entities_search\n\s*Index Cond: ).*/g) ?? []);
  }

  /** The plan as for a table that is too large to be read completely. */
  async function planOf({ text, bindings }: SqlText): Promise<string> {
    return await fixture.service.database.pool.transaction(async (tx) => {
      for (const name of ["seqscan", "indexscan", "indexonlyscan"]) await tx.raw(`SET LOCAL enable_${name} = off`);
      const { rows } = await tx.raw<{ rows: Record<string, string>[] }>(`EXPLAIN (COSTS OFF) ${text}`, [
        ...(bindings as readonly Knex.RawBinding[]),
      ]);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
  }
});
