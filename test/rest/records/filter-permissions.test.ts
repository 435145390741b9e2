import { expect } from "chai";
import { type Caller } from "../../support/caller.ts";
import { finished, until } from "../../support/queue.ts";
import { callerByKey } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("All operations: permissions of filters", () => {
  const fixture = useFixture();
  let company = "";
  let amountSegment = "";
  let phoneSegment = "";
  const keyFor = async (...scopes: string[]): Promise<Caller> =>
    await callerByKey(fixture.service, { user: fixture.organization.owner, scopes });
  const where = (field: string, operator: string, value: unknown) => ({
    op: "and",
    conditions: [{ field, operator, value }],
  });
  const phone = where("phone", "starts_with", "+336");
  const amount = where("opportunities.open_amount", "gt", 1);
  const refusal = (answer: Answer): unknown[] => [answer.status, answer.at("code"), answer.at("details.0.required")];
  const lacks = (...required: string[]): unknown[] => [403, "insufficient_scope", required];
  const made = async (path: string, body: unknown): Promise<string> => {
    const answer = await fixture.crm.post(path, body);
    expect(answer.status, answer.text).to.equal(201);
    return answer.string("data.id");
  };
  before(async () => {
    company = await made("/v1/entities", { entity_type: "company", name: "Canary Mining" });
    await made("/v1/entities", {
      entity_type: "contact",
      first_name: "Ada",
      phone: "+33612345678",
      company_id: company,
    });
    await made("/v1/opportunities", { name: "Deal", amount: 4321, company_id: company });
    const dynamic = { kind: "dynamic", entity_type: "contact" };
    phoneSegment = await made("/v1/segments", { ...dynamic, name: "Phones", filter: phone });
    amountSegment = await made("/v1/segments", { ...dynamic, entity_type: "company", name: "Rich", filter: amount });
  });

  describe("POST /v1/segments (segments.create)", () => {
    it("returns 403 for a filter on contacts without entities:read", async () => {
      const key = await keyFor("segments:read", "segments:write");
      const segment = { name: "Probe", kind: "dynamic", entity_type: "contact", filter: phone };
      expect(refusal(await key.post("/v1/segments", segment))).to.deep.equal(lacks("entities:read"));
      const guess = { filter: where("phone", "starts_with", "+337") };
      expect(refusal(await key.put(`/v1/segments/${phoneSegment}`, guess))).to.deep.equal(lacks("entities:read"));
      expect(refusal(await key.post(`/v1/segments/${phoneSegment}/freeze`))).to.deep.equal(lacks("entities:read"));
      const named = await key.put(`/v1/segments/${phoneSegment}`, { name: "Phone owners" });
      expect([named.status, named.at("data.member_count")]).to.deep.equal([200, null]);
      expect((await key.get(`/v1/segments/${phoneSegment}`)).at("data.member_count")).to.equal(null);
      for (const listed of [await key.get("/v1/segments"), await key.post("/v1/segments/search", {})])
        expect(listed.list("data").map(({ member_count }) => member_count)).to.deep.equal([null, null]);
      const byCount = { filter: where("member_count", "gt", 0) };
      expect(refusal(await key.post("/v1/segments/search", byCount))).to.deep.equal(
        lacks("entities:read", "opportunities:read"),
      );
      const full = await keyFor("segments:read", "entities:read");
      expect((await full.get(`/v1/segments/${phoneSegment}`)).at("data.member_count")).to.equal(1);
    });
  });

  describe("GET /v1/segments/{id}/members (segments.members)", () => {
    it("returns 403 unless the caller can read segment, members and filtered fields", async () => {
      const members = (id: string): string => `/v1/segments/${id}/members`;
      const contacts = await keyFor("entities:read");
      expect(refusal(await contacts.get(members(phoneSegment)))).to.deep.equal(lacks("segments:read"));
      expect(refusal(await contacts.get(`/v1/entities?segment_id=${phoneSegment}`))).to.deep.equal(
        lacks("segments:read"),
      );
      const both = await keyFor("entities:read", "segments:read", "segments:write", "campaigns:write");
      expect((await both.get(members(phoneSegment))).at("meta.total")).to.equal(1);
      for (const path of [members(amountSegment), `/v1/entities?segment_id=${amountSegment}`])
        expect(refusal(await both.get(path)), path).to.deep.equal(lacks("opportunities:read"));
      expect((await both.get(`/v1/segments/${amountSegment}`)).at("data.member_count")).to.equal(null);
      expect(refusal(await both.post(`/v1/segments/${amountSegment}/freeze`))).to.deep.equal(
        lacks("opportunities:read"),
      );
      const campaign = { name: "To all", subject: "Hello", html_body: "<p>Hello</p>" };
      const writer = await keyFor("campaigns:read", "campaigns:write");
      const aimed = { ...campaign, segment_ids: [phoneSegment] };
      expect(refusal(await writer.post("/v1/campaigns", aimed))).to.deep.equal(lacks("segments:read", "entities:read"));
      const kept = await made("/v1/campaigns", aimed);
      expect(refusal(await writer.put(`/v1/campaigns/${kept}`, { exclude_segment_ids: [phoneSegment] }))[0]).to.equal(
        403,
      );
      expect(refusal(await writer.get(`/v1/campaigns/${kept}/recipients`))).to.deep.equal(lacks("entities:read"));
    });
  });

  describe("POST /v1/segments/search (segments.search)", () => {
    it("returns 403 for a filter on member_count unless the caller can read every field that a segment can filter by", async () => {
      const byCount = { filter: where("member_count", "gt", 0) };
      const key = await keyFor("entities:read", "segments:read");
      expect((await key.get(`/v1/segments/${amountSegment}`)).at("data.member_count")).to.equal(null);
      expect(refusal(await key.post("/v1/segments/search", byCount))).to.deep.equal(lacks("opportunities:read"));
      const nested = { filter: { op: "not", conditions: [byCount.filter] } };
      const counted = await key.post("/v1/segments/aggregate", { ...nested, measures: ["count"] });
      expect(refusal(counted)).to.deep.equal(lacks("opportunities:read"));
      const sorted = await key.post("/v1/segments/search", { sort: "member_count" });
      expect([sorted.status, sorted.at("code")]).to.deep.equal([400, "validation_failed"]);
      const full = await keyFor("entities:read", "segments:read", "opportunities:read");
      expect((await full.get(`/v1/segments/${amountSegment}`)).at("data.member_count")).to.equal(1);
      const found = await full.post("/v1/segments/search", byCount);
      expect(found.list("data").map(({ id }) => id)).to.have.members([phoneSegment, amountSegment]);
    });
  });

  describe("GET /v1/changes (changes.list)", () => {
    it("hides both counts of a segment whose previous or new filter the caller cannot read", async () => {
      const segment = { name: "Changing", kind: "dynamic", entity_type: "company", filter: amount };
      const id = await made("/v1/segments", segment);
      const put = await fixture.crm.put(`/v1/segments/${id}`, { filter: where("name", "eq", "Nobody") });
      expect(put.at("data.member_count")).to.equal(0);
      const changesFor = async (...scopes: string[]): Promise<unknown> => {
        const key = await keyFor("segments:read", ...scopes);
        const found = async () =>
          (await key.get("/v1/changes?page_size=100")).list("data").findLast(({ record_id }) => record_id === id);
        // The feed waits for transactions of other tests on the same server.
        await until(async () => (await found())?.["version"] === put.at("data.version"), "the change is in the feed");
        return (await found())?.["changes"];
      };
      const filter = { old: amount, new: where("name", "eq", "Nobody") };
      expect(await changesFor("entities:read")).to.deep.equal({ filter });
      const counted = { old: 1, new: 0 };
      expect(await changesFor("entities:read", "opportunities:read")).to.deep.equal({ filter, member_count: counted });
    });
  });

  describe("All operations: opportunity totals", () => {
    it("returns null and rejects filters without opportunities:read", async () => {
      const key = await keyFor("entities:read", "entities:write", "entities:delete", "segments:read", "segments:write");
      const others = [company, await made("/v1/entities", { entity_type: "company", name: "Canary Mines" })];
      const duplicate = others[1] ?? "";
      await made("/v1/opportunities", { name: "Other deal", amount: 987, company_id: duplicate });
      const read = [
        await key.get(`/v1/entities/${company}`),
        await key.put(`/v1/entities/${company}`, { lead_score: 7 }),
        await key.get("/v1/entities?entity_type=company"),
        await key.post("/v1/entities/search", {}),
        await key.get("/v1/changes"),
        await key.post("/v1/entities/duplicates", { entity_type: "company" }),
        await key.get(`/v1/entities/${company}/duplicates`),
        await key.post("/v1/segments/preview", {
          entity_type: "company",
          filter: where("name", "is_not_empty", undefined),
        }),
        await key.post("/v1/entities/batch", {
          operations: [{ method: "update", id: company, changes: { lead_score: 8 } }],
        }),
        await key.post(`/v1/entities/${company}/merge`, { duplicate_ids: [duplicate], dry_run: true }),
        await key.post(`/v1/entities/${company}/merge`, { duplicate_ids: [duplicate] }),
        await key.get(`/v1/entities/${company}/activity`),
        await key.get("/v1/changes"),
      ];
      for (const answer of read) {
        expect(answer.status, answer.text).to.be.oneOf([200, 201]);
        // As numbers of their own: IDs and times can contain the same digits.
        expect(answer.text).to.not.match(/(?<![\w-])(4321|5308|987)(?![\w-])|"open_opportunity_amount":\d/);
      }
      expect(read[0]?.json).to.have.nested.property("data.open_opportunity_amount", null);
      for (const field of ["open_opportunity_amount", "company.open_opportunity_amount", "opportunities.count"]) {
        const filter = where(field, "gt", 1);
        expect(refusal(await key.post("/v1/entities/search", { filter })), field).to.deep.equal(
          lacks("opportunities:read"),
        );
        const segment = { name: field, kind: "dynamic", entity_type: "contact", filter };
        const wanted = { ...segment, entity_type: field === "open_opportunity_amount" ? "company" : "contact" };
        expect(refusal(await key.post("/v1/segments", wanted)), field).to.deep.equal(lacks("opportunities:read"));
      }
    });
  });

  describe("POST /v1/exports (exports.create)", () => {
    it("omits fields that the caller cannot read and hides the export from others", async () => {
      const key = await keyFor("entities:read", "records:export");
      const asked = await key.post("/v1/exports", { entity_type: "company" });
      await finished(key, asked.string("data.job_id"));
      const file = await key.get(`/v1/exports/${asked.string("data.id")}/file`);
      expect(file.text.split("\r\n")[0]).to.include("name").and.to.not.include("open_opportunity_amount");
      const named = { entity_type: "company", fields: ["name", "open_opportunity_amount"] };
      expect(refusal(await key.post("/v1/exports", named))).to.deep.equal(lacks("opportunities:read"));
      const whole = await fixture.crm.post("/v1/exports", { entity_type: "company" });
      await finished(fixture.crm, whole.string("data.job_id"));
      const path = `/v1/exports/${whole.string("data.id")}`;
      expect((await fixture.crm.get(`${path}/file`)).text).to.include("open_opportunity_amount");
      for (const one of [path, `${path}/file`])
        expect(refusal(await key.get(one)), one).to.deep.equal(lacks("opportunities:read"));
    });
  });
});
