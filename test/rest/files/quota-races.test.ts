import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { storeOf } from "../../support/record-factories.ts";
import { newFile, newOwner, upload } from "../../support/files.ts";

describe("PUT /v1/files/{id}/content (files.upload): concurrent uploads", () => {
  const fixture = useFixture({ env: { WORKERS: "0" } });

  it("accepts exactly as many of 40 uploads as the quota allows", async () => {
    const owner = await newOwner(fixture.crm);
    const ids = await Promise.all(Array.from({ length: 40 }, () => newFile(fixture.crm, "a.txt", owner)));
    const org_id = fixture.organization.id;
    await fixture.service.database.pool("file_usage").insert({ org_id, files: 99_985, bytes: 1_000 });
    const answers = await Promise.all(ids.map((id) => upload(fixture.crm, id, "1234")));
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).to.have.length(15);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, "file_quota"]);
    expect(await storeOf(fixture).files.usage(org_id)).to.deep.equal({ files: 100_000, bytes: 1_060 });
    expect((await fixture.crm.get("/v1/files?status=available")).at("meta.total")).to.equal(15);
  });

  it("keeps one of 20 contents that arrive for one file, and counts it once", async () => {
    await fixture.service.database.pool("file_usage").update({ files: 0, bytes: 0 });
    const id = await newFile(fixture.crm);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => upload(fixture.crm, id, `content ${String(number % 10)}`)),
    );
    const { text } = await fixture.crm.get(`/v1/files/${id}/content`);
    answers.forEach(({ status }, number) => {
      expect(status).to.equal(text === `content ${String(number % 10)}` ? 200 : 409);
    });
    expect(await storeOf(fixture).files.usage(fixture.organization.id)).to.deep.equal({ files: 1, bytes: 9 });
  });

  it("stores no file on a record that is purged meanwhile", async () => {
    for (let round = 0; round < 10; round += 1) {
      const owner = await newOwner(fixture.crm);
      const id = await newFile(fixture.crm, "a.txt", owner);
      const [sent, purged] = await Promise.all([
        upload(fixture.crm, id, "1234"),
        fixture.crm.post(`/v1/entities/${owner.record_id}/purge`),
      ]);
      expect(purged.status).to.equal(200);
      expect(sent.status).to.be.oneOf([200, 404]);
      expect((await fixture.crm.get(`/v1/files/${id}`)).status).to.equal(404);
    }
    expect((await storeOf(fixture).files.usage(fixture.organization.id)).files).to.equal(1);
  });
});
