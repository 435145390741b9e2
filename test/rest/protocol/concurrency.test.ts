import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";

describe("All operations: ETag and If-Match", () => {
  const fixture = useFixture({ oracle: true });

  const create = async (): Promise<string> => {
    const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Version" });
    return `/v1/entities/${created.string("data.id")}`;
  };

  it("returns 304 without body if If-None-Match contains the current version", async () => {
    const path = await create();
    const known = ['"1"', 'W/"1"', '"1-gzip"', '"7", "1"', "*"];
    for (const etag of known)
      expect((await fixture.crm.get(path, { "If-None-Match": etag })).status, etag).to.equal(304);
    expect((await fixture.crm.get(path, { "If-None-Match": '"2"' })).status).to.equal(200);
    expect((await fixture.crm.send("HEAD", path, { headers: { "If-None-Match": '"1"' } })).status).to.equal(304);
  });

  for (const etag of ["7", '"abc"', '""', '"-1"', '"1e3"']) {
    it(`rejects the invalid If-Match ${etag}`, async () => {
      const answer = await fixture.crm.put(await create(), { lead_score: 1 }, { "If-Match": etag });
      expect(answer.status).to.be.oneOf([400, 412]);
    });
  }
});
