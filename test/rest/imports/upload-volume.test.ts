import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";

describe("PUT /v1/imports/{id}/file (imports.upload): large files", () => {
  const fixture = useFixture();

  it("returns 413 above 256 MiB, also after decompression, and stores nothing", async () => {
    const id = await fixture.crm.create("/v1/imports", { entity_type: "contact" });
    const row = Buffer.from(`${"x".repeat(1_000)},a@large.example\n`.repeat(1_000));
    const bomb = gzipSync(
      Buffer.concat([Buffer.from("first_name,email\n"), ...Array.from({ length: 265 }, () => row)]),
    );
    const answer = await fixture.crm.put(`/v1/imports/${id}/file`, bomb, {
      "Content-Type": "text/csv",
      "Content-Encoding": "gzip",
    });
    expect([answer.status, answer.at("code")]).to.deep.equal([413, "payload_too_large"]);
    const stored = await fixture.service.database.pool("import_pieces").where({ import_id: id }).pluck("number");
    expect(stored).to.deep.equal([]);
  }).timeout(60_000);
});
