import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { useFixture } from "../../support/fixture.ts";
import { opportunityFactories } from "../../support/record-factories.ts";

/** More than a search compares. */
const RECORDS = 33_000;
const CHUNK = 3_000;

describe("GET /v1/search (search.find): short words that begin words of very many records", () => {
  const fixture = useFixture();
  const { contact, fromOtherOrganization } = opportunityFactories(fixture);
  let last = "";
  const find = (query: string) => fixture.crm.get(`/v1/search?${query}`);

  before(async function () {
    this.timeout(300_000);
    const id = await contact({ first_name: "Ada", last_name: "Zqara" });
    const { pool } = fixture.service.database;
    const { rows } = await pool.raw<{ rows: { columns: string }[] }>(
      `SELECT string_agg(quote_ident(attname), ', ') AS columns FROM pg_attribute
        WHERE attrelid = 'entities'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> 'id'`,
    );
    const columns = rows[0]?.columns ?? "";
    for (let done = 0; done < RECORDS; done += CHUNK)
      await pool.raw(
        `INSERT INTO entities (id, ${columns}) SELECT uuidv7(), ${columns} FROM entities, generate_series(1, ?)
          WHERE org_id = ? AND id = ?`,
        [CHUNK, fixture.organization.id, id],
      );
    last = await contact({ first_name: "Zq", last_name: "Lovelace" });
  });

  it("compares some of them and all that begin with the word, and reports that there are more", async () => {
    const answer = await find("q=zq&page_size=2");
    expect([answer.status, answer.at("meta.total_at_least")], answer.text).to.deep.equal([200, true]);
    expect(answer.at("meta.total")).to.be.within(30_000, RECORDS);
    expect([answer.at("data.0.record_id"), answer.at("data.0.relevance")]).to.deep.equal([last, 1]);
    const crm = await assistantOf(fixture.service, fixture.organization.owner);
    expect((await crm.use("search_crm", { query: "zq" })).json).to.include({ total_at_least: true, has_more: true });
  });

  it("counts the matches of longer words, of rare ones and of other organizations exactly", async () => {
    expect((await find("q=zqara")).at("meta")).to.deep.equal({ total: RECORDS + 1, page: 1, page_size: 25 });
    expect((await find("q=lo")).at("meta")).to.deep.equal({ total: 1, page: 1, page_size: 25 });
    const other = await (await fromOtherOrganization()).get("/v1/search?q=zq");
    expect(other.at("meta")).to.deep.equal({ total: 0, page: 1, page_size: 25 });
  });
});
