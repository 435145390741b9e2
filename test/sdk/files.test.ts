import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { Crm } from "../../src/adapters/sdk/crm.ts";
import type { UploadProgress } from "../../src/adapters/sdk/options.ts";
import { startCanned, type CannedAnswer, type CannedServer } from "./canned-server.ts";
import { failureOf } from "./failure.ts";

const path = { id: "0199f7a0-0000-7000-8000-000000000000" };
const unavailable: CannedAnswer = { status: 503, body: { error: "No." }, headers: { "Retry-After": "0" } };
const text = "first_name\nAda\n".repeat(20_000);

describe("SDK client: files", () => {
  let server: CannedServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  async function client(...answers: CannedAnswer[]): Promise<{ crm: Crm; seen: CannedServer["seen"] }> {
    server = await startCanned(...answers);
    return { crm: new Crm({ apiKey: "crs_test", baseUrl: server.url }), seen: server.seen };
  }

  it("sends a Blob, reports its bytes, and repeats it after a 503", async () => {
    const { crm, seen } = await client(unavailable, { status: 200 });
    const reports: UploadProgress[] = [];
    await crm.imports.upload({ path, body: new Blob([text]), onProgress: (progress) => reports.push(progress) });
    expect(seen.map(({ body }) => body === text)).to.deep.equal([true, true]);
    expect(seen[0]?.headers["content-type"]).to.equal("text/csv");
    expect(reports[0]).to.deep.equal({ sent: 0, total: text.length });
    expect(reports.at(-1)).to.deep.equal({ sent: text.length, total: text.length });
    expect(reports.length).to.be.above(4);
  });

  it("sends a stream once, because it cannot be read again", async () => {
    const { crm, seen } = await client(unavailable, { status: 200 });
    const reports: UploadProgress[] = [];
    const body = new Blob([text]).stream();
    const error = await failureOf(crm.imports.upload({ path, body, onProgress: (progress) => reports.push(progress) }));
    expect(error).to.have.property("status", 503);
    expect(seen.map((request) => request.body.length)).to.deep.equal([text.length]);
    expect(reports.at(-1)).to.deep.equal({ sent: text.length, total: null });
  });

  it("sends text and bytes", async () => {
    const { crm, seen } = await client({ status: 200 });
    for (const body of ["a\nb\n", Buffer.from("a\nb\n")]) await crm.imports.upload({ path, body });
    expect(seen.map(({ body }) => body)).to.deep.equal(["a\nb\n", "a\nb\n"]);
  });

  it("delivers the first bytes of a download before the last are sent, and its lines", async () => {
    let finish = (): void => undefined;
    const slow = createServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "text/csv" });
      response.write("name\r\nZo");
      finish = () => response.end(Buffer.concat([Buffer.from("ë\r\nAd"), Buffer.from("a")]));
    }).listen(0, "127.0.0.1");
    await once(slow, "listening");
    const baseUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    try {
      const lines = new Crm({ apiKey: "crs_test", baseUrl }).exports.file({ path }).lines();
      expect((await lines.next()).value).to.equal("name");
      finish();
      const rest: string[] = [];
      for await (const line of lines) rest.push(line);
      expect(rest).to.deep.equal(["Zoë", "Ada"]);
    } finally {
      slow.closeAllConnections();
      slow.close();
    }
  });

  it("throws the class of the error before the first bytes of a download", async () => {
    const { crm } = await client({ status: 404, body: { error: "No.", code: "not_found", request_id: "r" } });
    const bytes = crm.exports.file({ path })[Symbol.asyncIterator]();
    expect(await failureOf(bytes.next())).to.have.property("name", "NotFoundError");
  });
});
