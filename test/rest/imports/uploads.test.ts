import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { LONG } from "../../support/suite/length.ts";

const MIB = 1_048_576;
/** One row every half second; in the long run for longer than the timeout of other requests. */
const ROWS = LONG ? 26 : 4;
const CSV = { "Content-Type": "text/csv" };

describe("PUT /v1/imports/{id}/file (imports.upload)", () => {
  const fixture = useFixture();
  const newImport = async (): Promise<string> =>
    (await fixture.crm.post("/v1/imports", { entity_type: "contact" })).string("data.id");
  const pieces = async (id: string): Promise<number> =>
    (await fixture.service.database.pool("import_pieces").where({ import_id: id }).pluck("number")).length;
  const open = (id: string, headers: Readonly<Record<string, string>>): ClientRequest => {
    const url = new URL(`/v1/imports/${id}/file`, fixture.service.url);
    return request(url, { method: "PUT", headers: { "X-API-Key": fixture.key, ...CSV, ...headers }, agent: false });
  };

  it("stores a large file completely in pieces", async () => {
    const id = await newImport();
    const rows = Array.from({ length: 60_000 }, (_, row) => `Row ${row},upload.${row}@upload.example`);
    const file = Buffer.from(["first_name,email", ...rows].join("\n"));
    const answer = await fixture.crm.put(`/v1/imports/${id}/file`, file, CSV);
    expect([answer.status, answer.at("data.rows")]).to.deep.equal([200, 60_000]);
    const stored = await fixture.service.database
      .pool("import_pieces")
      .where({ import_id: id })
      .orderBy("number")
      .pluck<Buffer[]>("bytes");
    expect(Buffer.concat(stored).equals(file)).to.equal(true);
    expect(stored.slice(0, -1).every(({ length }) => length === MIB)).to.equal(true);
  });

  it("decompresses gzip and returns 400 for invalid gzip", async () => {
    const id = await newImport();
    const zipped = gzipSync("email\na@zipped.example\n");
    const answer = await fixture.crm.put(`/v1/imports/${id}/file`, zipped, { ...CSV, "Content-Encoding": "gzip" });
    expect([answer.status, answer.at("data.rows")]).to.deep.equal([200, 1]);
    const broken = await fixture.crm.put(`/v1/imports/${id}/file`, "email\n", { ...CSV, "Content-Encoding": "gzip" });
    expect([broken.status, broken.at("code")]).to.deep.equal([400, "malformed_request"]);
    expect((await fixture.crm.get(`/v1/imports/${id}`)).at("data.rows")).to.equal(1);
  });

  const refused: [what: string, headers: Record<string, string>, status: number][] = [
    ["JSON", { "Content-Type": "application/json" }, 415],
    ["another character set", { "Content-Type": "text/csv; charset=windows-1252" }, 415],
    ["another encoding", { ...CSV, "Content-Encoding": "br" }, 415],
  ];
  for (const [what, headers, status] of refused) {
    it(`rejects an upload as ${what}`, async () => {
      expect((await fixture.crm.put(`/v1/imports/${await newImport()}/file`, "email\n", headers)).status).to.equal(
        status,
      );
    });
  }

  it("returns 400 without a file", async () => {
    const answer = await fixture.crm.send("PUT", `/v1/imports/${await newImport()}/file`, { headers: CSV });
    expect([answer.status, answer.at("details.0.code")]).to.deep.equal([400, "required"]);
  });

  it("deletes the pieces of an interrupted upload", async () => {
    const id = await newImport();
    const sent = open(id, { "Content-Length": String(10 * MIB) });
    sent.on("error", () => undefined);
    sent.write(`email\n${"a@broken.example\n".repeat(200_000)}`);
    while ((await pieces(id)) === 0) await pause(20);
    sent.destroy();
    while ((await pieces(id)) > 0) await pause(20);
    expect((await fixture.crm.get(`/v1/imports/${id}`)).at("data.status")).to.equal("waiting_for_file");
  }).timeout(20_000);

  it("allows an upload to take longer than other requests while data arrives", async () => {
    const id = await newImport();
    const sent = open(id, {});
    sent.write("email\n");
    for (let row = 0; row < ROWS; row += 1) {
      await pause(500);
      sent.write(`slow.${row}@slow.example\n`);
    }
    sent.end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect([answer.statusCode, JSON.parse(await text(answer))]).to.have.nested.property("[1].data.rows", ROWS);
  }).timeout(30_000);
});
