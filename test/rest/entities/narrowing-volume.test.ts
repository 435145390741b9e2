import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { until } from "../../support/queue.ts";
import type { Answer } from "../../support/wire.ts";

const RECORDS = 102_000;
const CHUNK = 3_000;

describe("Entities: /v1/entities of an organization with many records", () => {
  const fixture = useFixture();
  const search = (conditions: readonly object[], op = "and"): Promise<Answer> =>
    fixture.crm.post("/v1/entities/search", { filter: { op, conditions }, page_size: 1 });
  const list = (query: string): Promise<Answer> => fixture.crm.get(`/v1/entities?page_size=1&${query}`);
  const job = { field: "job_title", operator: "eq", value: "Astronaut" };
  const score = { field: "lead_score", operator: "gte", value: 95 };
  const fields = [
    "email",
    "company_id",
    "owner_id",
    "lifecycle_stage",
    "lead_score",
    "tags",
    "address.city",
    "address.postal_code",
    "billing_address.city",
  ];
  const hint = (answer: Answer): unknown => [answer.status, answer.at("meta.narrow_by")];

  before(async function () {
    this.timeout(300_000);
    const contact = { entity_type: "contact", first_name: "Ada", job_title: "Astronaut" };
    const id = await fixture.crm.create("/v1/entities", contact);
    for (let done = 0; done < RECORDS; done += CHUNK) await copy(id, CHUNK);
  });

  async function copy(id: string, count: number): Promise<void> {
    const { pool } = fixture.service.database;
    const { rows } = await pool.raw<{ rows: { columns: string }[] }>(
      `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
        WHERE attrelid = 'entities'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> 'id'`,
    );
    const columns = rows[0]?.columns ?? "";
    await pool.raw(
      `INSERT INTO entities (id, ${columns}) SELECT uuidv7(), ${columns} FROM entities, generate_series(1, ?)
        WHERE org_id = ? AND id = ?`,
      [count, fixture.organization.id, id],
    );
  }

  it("come with the fields that narrow a filter if all of them were compared, and with the exact total", async () => {
    const answer = await search([job]);
    expect(hint(answer)).to.deep.equal([200, fields]);
    expect(answer.at("meta.total")).to.equal(RECORDS + 1);
  });

  it("come without a hint if an index finds them", async () => {
    const custom = { field: "tags", operator: "has_any", value: ["vip"] };
    const city = { field: "address.city", operator: "eq", value: "Lyon" };
    for (const conditions of [[score], [job, score], [custom, job], [city]])
      expect(hint(await search(conditions)), JSON.stringify(conditions)).to.deep.equal([200, undefined]);
    expect(hint(await search([score, custom], "or"))).to.deep.equal([200, undefined]);
    // Home shows the records that changed last.
    for (const query of ["sort=-updated_at", "sort=updated_at", "entity_type=contact&sort=-updated_at"])
      expect(hint(await list(query)), query).to.deep.equal([200, undefined]);
    for (const query of ["", "entity_type=contact", "lead_score_min=95", "q=ada&updated_after=2026-01-01T00:00:00Z"])
      expect(hint(await list(query)), query).to.deep.equal([200, undefined]);
  });

  it("come with the exact total if all of them contain the words", async () => {
    for (const page of ["page=1", "page=1500", "page=102002"]) {
      const answer = await list(`q=ada&${page}`);
      expect([answer.at("meta.total"), answer.list("data").length], page).to.deep.equal([
        RECORDS + 1,
        page === "page=102002" ? 0 : 1,
      ]);
    }
  });

  it("are read from the end of an index if they are sorted by their last change", async () => {
    const { pool } = fixture.service.database;
    const used = async () => {
      const found = pool("pg_stat_user_indexes").where({ indexrelname: "entities_updated" });
      return Number((await found.first<{ idx_scan: string }>("idx_scan")).idx_scan);
    };
    const before = await used();
    await list("sort=-updated_at");
    await until(async () => (await used()) > before, "a scan of the index", 60);
  });

  it("come with the hint if a negation or an alternative has no index", async () => {
    expect(hint(await search([score], "not"))).to.deep.equal([200, fields]);
    expect(hint(await search([score, job], "or"))).to.deep.equal([200, fields]);
  });

  it("come with the names of parameters in lists", async () => {
    expect((await list("updated_after=2026-01-01T00:00:00Z")).at("meta.narrow_by")).to.include.members([
      "q",
      "owner_id",
      "tag",
    ]);
    expect((await list("include_deleted=true")).at("meta.narrow_by")).to.deep.equal(["company_id"]);
  });

  it("are not returned without a condition on an index if comparing them takes too long; the error names the fields", async () => {
    await fixture.service.database.pool.transaction(async (tx) => {
      await tx.raw("LOCK TABLE entities IN ACCESS EXCLUSIVE MODE");
      const late = await search([job]);
      expect([late.status, late.at("code")]).to.deep.equal([503, "unavailable"]);
      expect(late.at("details")).to.deep.equal([
        {
          path: "",
          code: "narrow_filter",
          message: `Comparing all records takes too long. Add a condition on one of these fields: ${fields.join(", ")}.`,
          allowed_values: fields,
        },
      ]);
    });
  });
});
