import { expect } from "chai";
import { createOrganization, createKey } from "../../support/accounts/people.ts";
import { callerAt } from "../../support/caller.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("Duplicates: /v1/entities/duplicates", () => {
  const fixture = useFixture();

  const create = async (body: Record<string, unknown>): Promise<string> =>
    await fixture.crm.create("/v1/entities", body);
  const contact = async (body: object): Promise<string> => await create({ entity_type: "contact", ...body });
  const company = async (body: object): Promise<string> => await create({ entity_type: "company", ...body });
  const of = async (id: string, query = ""): Promise<Answer> =>
    await fixture.crm.get(`/v1/entities/${id}/duplicates${query}`);
  const find = async (body: object): Promise<Answer> => await fixture.crm.post("/v1/entities/duplicates", body);

  /** Id, reasons and confidence of each result. */
  const summaries = (answer: Answer, path = "data"): [unknown, unknown, unknown][] =>
    answer
      .list(path)
      .map(({ record, reasons, confidence }) => [
        (record as { id: string }).id,
        (reasons as { field: string; kind: string }[]).map(({ field, kind }) => `${field} ${kind}`).join(", "),
        confidence,
      ]);

  describe("GET /v1/entities/{id}/duplicates (entities.duplicates)", () => {
    it("matches equal names, ignoring accents", async () => {
      const zoe = await contact({ first_name: "Zoé", last_name: "Lefèvre" });
      const other = await contact({ first_name: "ZOE", last_name: "Lefevre" });
      await contact({ first_name: "Zoé", last_name: "Martin" });
      expect(summaries(await of(zoe))).to.deep.equal([[other, "name same", 0.65]]);
      expect(summaries(await of(other))).to.deep.equal([[zoe, "name same", 0.65]]);
      const swapped = { entity_type: "contact", first_name: "Lefèvre", last_name: "Zoé" };
      expect((await find({ candidate: swapped })).at("meta.total"), "the other way round").to.equal(2);
    });

    it("matches names with similar spelling and, with less confidence, similar sound", async () => {
      const jon = await contact({ first_name: "Jon", last_name: "Smith" });
      const john = await contact({ first_name: "John", last_name: "Smyth" });
      expect(summaries(await of(jon))).to.deep.equal([[john, "name sounds_alike", 0.4]]);
      const catherine = await contact({ first_name: "Catherine", last_name: "Dupont" });
      const typo = await contact({ first_name: "Catherinne", last_name: "Dupont" });
      const [[id, reasons, confidence] = []] = summaries(await of(catherine));
      expect([id, reasons]).to.deep.equal([typo, "name similar"]);
      expect(confidence).to.be.within(0.5, 0.65);
    });

    it("does not match contacts that share only a first or last name", async () => {
      const one = await contact({ first_name: "Hildegard" });
      await contact({ first_name: "Hildegard" });
      await contact({ first_name: "Hildegard", last_name: "Bingen" });
      expect((await of(one)).at("data")).to.deep.equal([]);
    });

    it("matches addresses of one mailbox, with less confidence for a tag", async () => {
      const plain = await contact({ email: "ada.byron@gmail.com" });
      const dots = await contact({ email: "adab.yron@googlemail.com" });
      const tagged = await contact({ email: "adabyron+news@gmail.com" });
      expect(summaries(await of(plain))).to.deep.equal([
        [dots, "email same_mailbox", 0.9],
        [tagged, "email without_tag", 0.7],
      ]);
      await contact({ email: "a.b@elsewhere.example" });
      const other = await contact({ email: "ab@elsewhere.example" });
      expect(summaries(await of(other)), "dots count elsewhere").to.deep.equal([]);
    });

    it("matches additional addresses as well", async () => {
      const one = await contact({ email: "one@more.example", additional_emails: ["shared@more.example"] });
      const two = await contact({ email: "two@more.example", additional_emails: ["shared+x@more.example"] });
      expect(summaries(await of(one))).to.deep.equal([[two, "email without_tag", 0.7]]);
    });

    it("matches phone and mobile numbers in any format", async () => {
      const one = await contact({ first_name: "P", phone: "+33123987654" });
      const two = await contact({ first_name: "Q", mobile: "+33123987654" });
      expect(summaries(await of(one))).to.deep.equal([[two, "phone same", 0.7]]);
      for (const phone of ["+33 1 23 98 76 54", "0033 (0)1 23 98 76 54", "+33.1.23.98.76.54"]) {
        const found = summaries(await find({ candidate: { entity_type: "contact", phone } }), "data");
        expect(found, phone).to.have.deep.members([
          [one, "phone same", 0.7],
          [two, "phone same", 0.7],
        ]);
      }
      const national = summaries(
        await find({ candidate: { entity_type: "contact", phone: "01 23 98 76 54" } }),
        "data",
      );
      expect(national.map(([, reasons]) => reasons)).to.deep.equal(["phone same_digits", "phone same_digits"]);
    });

    it("returns a higher confidence for more reasons", async () => {
      const work = await company({ name: "Workplace" });
      const one = await contact({ first_name: "Maria", last_name: "Keller", phone: "+4930111222", company_id: work });
      const same = { first_name: "Maria", last_name: "Keller" };
      const byAll = await contact({ ...same, phone: "+4930111222", company_id: work });
      const byCompany = await contact({ ...same, company_id: work });
      const byName = await contact(same);
      expect(summaries(await of(one))).to.deep.equal([
        [byAll, "phone same, name same, company_id same", 0.93],
        [byCompany, "name same, company_id same", 0.76],
        [byName, "name same", 0.65],
      ]);
      expect(summaries(await of(one, "?min_confidence=0.7"))).to.have.length(2);
      expect((await of(one, "?min_confidence=0.7&page_size=1&page=2")).at("meta")).to.deep.equal({
        total: 2,
        page: 2,
        page_size: 1,
      });
      expect(summaries(await of(one, "?page_size=1&page=2"))).to.deep.equal([
        [byCompany, "name same, company_id same", 0.76],
      ]);
    });

    it("matches company names without their legal form", async () => {
      const acme = await company({ name: "ACME SAS" });
      const same = await company({ name: "Acme" });
      const third = await company({ name: "Acmé, Inc." });
      await company({ name: "Apex GmbH" });
      expect(summaries(await of(acme))).to.have.deep.members([
        [same, "name same", 0.65],
        [third, "name same", 0.65],
      ]);
    });

    it("matches companies by domain and website", async () => {
      const one = await company({ name: "Northwind", domain: "northwind.example" });
      const two = await company({ name: "NW Traders", website: "https://www.northwind.example/about" });
      const three = await company({ name: "Traders of the North", domain: "www.northwind.example" });
      expect(summaries(await of(one))).to.have.deep.members([
        [two, "domain same", 0.8],
        [three, "domain same", 0.8],
      ]);
      expect(summaries(await of(two)).map(([id]) => id)).to.have.members([one, three]);
      const shared = await company({ name: "Page A", website: "https://www.facebook.com/a" });
      await company({ name: "Leaf B", website: "https://www.facebook.com/b" });
      expect(summaries(await of(shared))).to.deep.equal([]);
      const asked = { entity_type: "company", domain: "https://northwind.example/en" };
      expect((await find({ candidate: asked })).at("meta.total")).to.equal(3);
    });

    it("includes the latest write and no deleted records", async () => {
      const one = await contact({ first_name: "Ingrid", last_name: "Solberg" });
      const two = await contact({ first_name: "Else", last_name: "Berg" });
      expect(summaries(await of(one))).to.deep.equal([]);
      await fixture.crm.put(`/v1/entities/${two}`, { first_name: "Ingrid", last_name: "Solberg" });
      expect(summaries(await of(one))).to.have.length(1);
      await fixture.crm.delete(`/v1/entities/${two}`);
      expect(summaries(await of(one))).to.deep.equal([]);
      expect((await of(two)).status).to.equal(404);
      expect((await of(UNKNOWN_ID)).status).to.equal(404);
    });
  });

  describe("POST /v1/entities/duplicates (entities.findDuplicates)", () => {
    it("does not search other organizations", async () => {
      const other = await createOrganization(fixture.service);
      const key = await createKey(fixture.service, { user: other.owner });
      const body = { entity_type: "contact", first_name: "Only", last_name: "Here", email: "x+y@here.example" };
      await callerAt(fixture.service.url, { "X-API-Key": key }).post("/v1/entities", body);
      expect((await find({ candidate: body })).at("meta.total")).to.equal(0);
      const mine = await callerAt(fixture.service.url, { "X-API-Key": key }).post("/v1/entities/duplicates", {});
      expect(mine.at("data")).to.deep.equal([]);
    });

    it("returns no duplicates of an empty candidate and rejects unknown fields", async () => {
      const empty = { data: [], meta: { total: 0, page: 1, page_size: 25 } };
      expect((await find({ candidate: { entity_type: "contact" } })).json).to.deep.equal(empty);
      const wrong = await find({ candidate: { entity_type: "contact", domain: "x.example" } });
      expect(wrong.problems).to.deep.equal([422, "/candidate/domain unknown_field"]);
    });
  });

  describe("in an organization", () => {
    const own = useFixture();
    const add = async (body: object): Promise<string> => await own.crm.create("/v1/entities", body);
    const groups = async (body: object = {}): Promise<Answer> => await own.crm.post("/v1/entities/duplicates", body);

    it("come in groups, the most telling first", async () => {
      const person = (more: object): Promise<string> => add({ entity_type: "contact", ...more });
      const firm = (more: object): Promise<string> => add({ entity_type: "company", ...more });
      const mail = [await person({ email: "a@g.example" }), await person({ email: "a+b@g.example" })];
      const call = [
        await person({ phone: "+33111111111", last_name: "A" }),
        await person({ phone: "+33111111111", last_name: "B" }),
      ];
      const name = [
        await person({ first_name: "Zoé", last_name: "Lefèvre" }),
        await person({ first_name: "Zoe", last_name: "Lefevre" }),
      ];
      const site = [
        await firm({ name: "A", website: "https://a.example" }),
        await firm({ name: "B", website: "https://www.a.example/x" }),
      ];
      await person({ first_name: "No", last_name: "Duplicate", email: "no@g.example", phone: "+33122222222" });
      await person({ first_name: "Jean", last_name: "Sonn" });
      await person({ first_name: "Joan", last_name: "Sun" });
      const answer = await groups();
      const shown = answer
        .list("data")
        .map(({ entity_type, field, count, confidence, records }) => [
          entity_type,
          field,
          count,
          confidence,
          (records as { id: string }[]).map(({ id }) => id).sort(),
        ]);
      expect(shown).to.deep.equal([
        ["contact", "email", 2, 0.7, mail],
        ["contact", "phone", 2, 0.7, call],
        ["contact", "name", 2, 0.65, name],
        ["company", "domain", 2, 0.8, site],
      ]);
      expect(answer.at("meta")).to.deep.equal({ total: 5, page: 1, page_size: 25 });
      const fields = async (body: object): Promise<unknown[]> =>
        (await groups(body)).list("data").map(({ entity_type, field }) => `${String(entity_type)} ${String(field)}`);
      expect(await fields({ entity_type: "company" })).to.deep.equal(["company domain"]);
      expect(await fields({ min_confidence: 0.8 })).to.deep.equal(["company domain"]);
      const pages = [];
      for (let page = 1; page <= 6; page += 1) pages.push(...(await fields({ page_size: 1, page })));
      expect(pages).to.deep.equal(["contact email", "contact phone", "contact name", "company domain"]);
      expect((await groups({ page_size: 2 })).at("meta")).to.deep.equal({ total: 5, page: 1, page_size: 2 });
      expect((await groups({ page: 9 })).json).to.deep.equal({ data: [], meta: { total: 5, page: 9, page_size: 25 } });
    });
  });
});
