import { expect } from "chai";
import { finished } from "../../support/queue.ts";
import { useFixture } from "../../support/fixture.ts";
import { recordFactories } from "../../support/record-factories.ts";
import type { Answer } from "../../support/wire.ts";

const GIB = 2 ** 30;
const CSV = { "Content-Type": "text/csv" };

describe("Exports and imports: /v1/exports and /v1/imports, quotas of the organization", () => {
  describe("without workers", () => {
    const fixture = useFixture({ env: { WORKERS: "0" } });
    const order = (headers = {}): Promise<Answer> =>
      fixture.crm.post("/v1/exports", { entity_type: "contact" }, headers);

    it("POST /v1/exports (exports.create) and POST /v1/imports/{id}/start (imports.start) queue a limited number of jobs together", async () => {
      const created = await fixture.crm.post("/v1/imports", { entity_type: "contact" });
      const file = `/v1/imports/${created.string("data.id")}/file`;
      expect((await fixture.crm.put(file, "email\nada@quota.example\n", CSV)).status).to.equal(200);
      const start = () => fixture.crm.post(`/v1/imports/${created.string("data.id")}/start`);
      const answers = await Promise.all(Array.from({ length: 25 }, () => order()));
      expect(answers.filter(({ status }) => status === 201)).to.have.length(20);
      const refused = answers.filter(({ status }) => status !== 201);
      for (const answer of refused) expect(answer.problems).to.deep.equal([422, " job_quota"]);
      expect(refused[0]?.string("details.0.message")).to.contain("20 of 20 imports and exports are waiting or running");
      expect((await order({ "Accept-Language": "fr" })).string("details.0.message")).to.contain(
        "20 importations et exportations sur 20",
      );
      expect((await start()).problems).to.deep.equal([422, " job_quota"]);
      expect((await fixture.crm.get(`/v1/imports/${created.string("data.id")}`)).at("data.status")).to.equal("ready");
      const { caller: theirs } = await recordFactories(fixture).fromOtherOrganization();
      expect((await theirs.post("/v1/exports", { entity_type: "contact" })).status, "another one has its own").to.equal(
        201,
      );
      const [job] = answers.filter(({ status }) => status === 201).map((answer) => answer.string("data.job_id"));
      expect((await fixture.crm.post(`/v1/jobs/${String(job)}/cancel`)).status).to.equal(200);
      expect((await start()).status).to.equal(200);
      expect((await order()).status).to.equal(422);
    });
  });

  describe("with workers", () => {
    const fixture = useFixture();
    const order = (): Promise<Answer> => fixture.crm.post("/v1/exports", { entity_type: "contact" });
    const complete = async (): Promise<string> => {
      const ordered = await order();
      expect(ordered.status, ordered.text).to.equal(201);
      await finished(fixture.crm, ordered.string("data.job_id"));
      return ordered.string("data.id");
    };
    const enlarge = (id: string, bytes: number) =>
      fixture.service.database.pool("exports").where({ id }).update({ bytes });

    it("POST /v1/exports (exports.create) refuses another file beyond the quota, and DELETE /v1/exports/{id} (exports.delete) makes room", async () => {
      const id = await complete();
      await enlarge(id, 2 * GIB);
      const refused = await order();
      expect(refused.problems).to.deep.equal([422, " export_quota"]);
      expect(refused.string("details.0.message")).to.contain("2,048 of 2,048 MB (quota export_bytes)");
      const { caller: theirs } = await recordFactories(fixture).fromOtherOrganization();
      expect((await theirs.delete(`/v1/exports/${id}`)).status).to.equal(404);
      const { caller: member } = await recordFactories(fixture).colleague("member");
      expect((await member.delete(`/v1/exports/${id}`)).status, "it is not theirs").to.equal(403);
      const deleted = await fixture.crm.delete(`/v1/exports/${id}`);
      expect([deleted.status, deleted.at("data.id")]).to.deep.equal([200, id]);
      const { pool } = fixture.service.database;
      expect(await pool("export_chunks").where({ export_id: id })).to.deep.equal([]);
      expect((await fixture.crm.get(`/v1/exports/${id}`)).status).to.equal(404);
      expect((await fixture.crm.delete(`/v1/exports/${id}`)).status).to.equal(404);
      expect((await order()).status).to.equal(201);
    });

    it("lets a running export fail beyond the quota, and keeps nothing of it", async () => {
      const id = await complete();
      await fixture.service.database.pool("exports").whereNot({ id }).update({ bytes: 0 });
      await enlarge(id, 2 * GIB - 1);
      const ordered = await order();
      expect(ordered.status).to.equal(201);
      const job = await finished(fixture.crm, ordered.string("data.job_id"));
      expect([job.at("data.status"), job.at("data.error_code")]).to.deep.equal(["failed", "unprocessable"]);
      const { pool } = fixture.service.database;
      expect(await pool("export_chunks").where({ export_id: ordered.string("data.id") })).to.deep.equal([]);
      await fixture.crm.delete(`/v1/exports/${id}`);
      expect((await order()).status).to.equal(201);
    });

    it("PUT /v1/imports/{id}/file (imports.upload) refuses a file beyond the quota, and keeps nothing of it", async () => {
      const make = async (): Promise<string> => await fixture.crm.create("/v1/imports", { entity_type: "contact" });
      const upload = (id: string) => fixture.crm.put(`/v1/imports/${id}/file`, "email\nada@quota.example\n", CSV);
      const [large, small] = [await make(), await make()];
      expect((await upload(large)).status).to.equal(200);
      const { pool } = fixture.service.database;
      await pool("imports")
        .where({ id: large })
        .update({ size_bytes: 2 * GIB - 5 });
      const refused = await upload(small);
      expect(refused.problems).to.deep.equal([422, " import_quota"]);
      expect(refused.string("details.0.message")).to.contain("2,049 of 2,048 MB (quota import_bytes)");
      expect(await pool("import_pieces").where({ import_id: small })).to.deep.equal([]);
      expect((await upload(large)).status, "it replaces its own file").to.equal(200);
      expect((await upload(small)).status).to.equal(200);
    });

    it("GET /v1/organization (organization.get) shows the quotas", async () => {
      const { quotas } = (await fixture.crm.get("/v1/organization")).at("data") as { quotas: Record<string, number> };
      expect(quotas).to.include({ export_bytes: 2 * GIB, import_bytes: 2 * GIB, queued_jobs: 20 });
    });
  });
});
