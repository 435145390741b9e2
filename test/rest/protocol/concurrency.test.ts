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
    const head = await fixture.crm.send("HEAD", path, { headers: { "If-None-Match": '"1"' } });
    expect(head.status).to.equal(304);
  });

  it("updates the version in If-Match only and returns 412 otherwise", async () => {
    const path = await create();
    for (const [version, etag] of [
      [1, '"1"'],
      [2, 'W/"2"'],
      [3, '"3-gzip"'],
    ] as const) {
      const changed = await fixture.crm.put(path, { lead_score: version }, { "If-Match": etag });
      expect([changed.status, changed.headers.get("etag")]).to.deep.equal([200, `"${version + 1}"`]);
    }
    const late = await fixture.crm.put(path, { lead_score: 99 }, { "If-Match": '"2"' });
    expect([late.status, late.at("code"), late.at("details.0.current_version")]).to.deep.equal([
      412,
      "version_conflict",
      4,
    ]);
    expect((await fixture.crm.get(path)).at("data.lead_score")).to.equal(3);
  });

  for (const etag of ["7", '"abc"', '""', '"-1"', '"1e3"']) {
    it(`rejects the invalid If-Match ${etag}`, async () => {
      const answer = await fixture.crm.put(await create(), { lead_score: 1 }, { "If-Match": etag });
      expect(answer.status).to.be.oneOf([400, 412]);
    });
  }
});
