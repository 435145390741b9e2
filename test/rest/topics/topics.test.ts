import { expect } from "chai";
import { strangerTo } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const PATH = "/v1/topics";

describe("Topics: /v1/topics", () => {
  const fixture = useFixture();
  let names = 0;
  const create = async (body: object = {}): Promise<Answer> =>
    await fixture.crm.post(PATH, { name: `Topic ${++names}`, ...body });

  describe("POST /v1/topics (topics.create)", () => {
    it("creates a public topic that all addresses receive by default", async () => {
      const answer = await create({ name_fr: "Lettre d’information", slug: "newsletter" });
      expect(answer.status, answer.text).to.equal(201);
      expect(answer.at("data")).to.include({
        slug: "newsletter",
        name_en: null,
        name_fr: "Lettre d’information",
        description: null,
        position: 0,
        is_public: true,
        opt_in_required: false,
        version: 1,
        deleted_at: null,
      });
      expect((await fixture.crm.get(`${PATH}?slug=newsletter`)).at("meta.total")).to.equal(1);
    });

    it("allows no more topics than fit on the page", async () => {
      const crm = await strangerTo(fixture.service);
      const first = await crm.create(PATH, { name: "First" });
      await crm.delete(`${PATH}/${first}`);
      await fixture.service.database.pool.raw(
        `INSERT INTO topics (org_id, id, name, created_at, updated_at, created_by, updated_by, created_by_user, search_text)
         SELECT org_id, gen_random_uuid(), 'Topic ' || n, now(), now(), created_by, updated_by, created_by_user, ''
         FROM topics, generate_series(1, 100) AS n WHERE id = ?`,
        [first],
      );
      for (const answer of [await crm.post(PATH, { name: "One too many" }), await crm.post(`${PATH}/${first}/restore`)])
        expect([answer.status, answer.at("details.0.code"), answer.at("details.0.limit")]).to.deep.equal([
          422,
          "too_many",
          100,
        ]);
    });
  });

  describe("DELETE /v1/topics/{id} (topics.delete)", () => {
    it("keeps the topic for campaigns that refer to it, and rejects new ones", async () => {
      const id = (await create()).string("data.id");
      const campaign = await fixture.crm.post("/v1/campaigns", { name: "Spring", topic_id: id });
      expect(campaign.at("data.topic_id")).to.equal(id);
      expect((await fixture.crm.delete(`${PATH}/${id}`)).status).to.equal(200);
      const path = `/v1/campaigns/${campaign.string("data.id")}`;
      expect((await fixture.crm.get(path)).at("data.topic_id")).to.equal(id);
      const codes = (answer: Answer): unknown =>
        (answer.at("details") as { path: string; code: string }[]).map((one) => `${one.path} ${one.code}`);
      expect(codes(await fixture.crm.post(`${path}/send`))).to.include("/topic_id reference_not_found");
      const late = await fixture.crm.post("/v1/campaigns", { name: "Summer", topic_id: id });
      expect([late.status, codes(late)]).to.deep.equal([422, ["/topic_id reference_not_found"]]);
      await fixture.crm.post(`${PATH}/${id}/restore`);
      expect((await fixture.crm.get(`${path}?include=topic`)).at("data.related.topic.id")).to.equal(id);
    });
  });
});
