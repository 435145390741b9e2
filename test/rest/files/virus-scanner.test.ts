import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { type Clamd, EICAR, startClamd, newFile, upload } from "../../support/files.ts";
import { useFixture } from "../../support/fixture.ts";

describe("PUT /v1/files/{id}/content (files.upload): virus scanner", () => {
  let clamd: Clamd;
  const env: Record<string, string> = {};
  before(async () => {
    clamd = await startClamd();
    env["CLAMAV_URL"] = clamd.url;
  });
  const fixture = useFixture({ env });
  after(() => clamd.close());
  afterEach(() => {
    clamd.response = undefined;
  });

  const isWaiting = async (id: string): Promise<boolean> => {
    const stored = await readdir(join(fixture.service.dataDir, "files"), { recursive: true, withFileTypes: true });
    const names = stored.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(names).to.deep.equal([]);
    return (await fixture.crm.get(`/v1/files/${id}`)).at("data.status") === "waiting_for_content";
  };

  it("rejects a file in which something is found, and stores nothing", async () => {
    const id = await newFile(fixture.crm, "archive.zip");
    const answer = await upload(fixture.crm, id, `PK\x03\x04${EICAR}`);
    expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, "file_infected"]);
    expect(answer.at("details.0.message")).to.contain("Eicar-Signature");
    expect(await isWaiting(id)).to.equal(true);
    const french = await fixture.crm.put(`/v1/files/${id}/content`, EICAR, {
      "Content-Type": "application/octet-stream",
      "Accept-Language": "fr",
    });
    expect(french.at("details.0.message")).to.match(/^L’antivirus a trouvé Eicar-Signature\u00a0: /);
  });

  const failures: [what: string, response: string | null][] = [
    ["closes the connection", null],
    ["reports an error", "INSTREAM size limit exceeded. ERROR\0"],
    ["responds with something else", "HTTP/1.1 400 Bad Request\r\n\r\n\0"],
  ];
  for (const [what, response] of failures) {
    it(`answers with 503 if the scanner ${what}`, async () => {
      const id = await newFile(fixture.crm);
      clamd.response = response;
      const answer = await upload(fixture.crm, id, "clean");
      expect([answer.status, answer.headers.get("retry-after")]).to.deep.equal([503, "30"]);
      expect(await isWaiting(id)).to.equal(true);
    });
  }

  it("scans all bytes of a clean file and stores it", async () => {
    const id = await newFile(fixture.crm);
    const size = 3_000_001;
    expect((await upload(fixture.crm, id, Buffer.alloc(size, "a"))).status).to.equal(200);
    expect(clamd.scanned.at(-1)).to.equal(size);
  });

  it("answers with 503 without a scanner", async () => {
    const id = await newFile(fixture.crm);
    await clamd.close();
    expect((await upload(fixture.crm, id, "clean")).status).to.equal(503);
    clamd = await startClamd();
  });
});
