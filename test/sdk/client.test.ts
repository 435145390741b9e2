import { inspect } from "node:util";
import { expect } from "chai";
import { Crm } from "../../src/adapters/sdk/crm.ts";
import { CrmError } from "../../src/adapters/sdk/errors.ts";
import { startCanned, type CannedAnswer, type CannedServer } from "./canned-server.ts";
import { failureOf } from "./failure.ts";

const apiKey = "crs_verysecretkey";
const id = "0199f7a0-0000-7000-8000-000000000000";
const page = (ids: readonly number[], next: string | null): CannedAnswer => ({
  status: 200,
  body: {
    data: ids.map((number) => ({ id: String(number) })),
    meta: { total: 3, page: 1, page_size: 2, next_cursor: next },
  },
});

describe("SDK client", () => {
  let server: CannedServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  async function client(...answers: CannedAnswer[]): Promise<{ crm: Crm; seen: CannedServer["seen"] }> {
    server = await startCanned(...answers);
    return { crm: new Crm({ apiKey, baseUrl: server.url, locale: "fr", maxRetries: 0 }), seen: server.seen };
  }

  it("sends the key and the language and returns the record without its envelope", async () => {
    const { crm, seen } = await client({ status: 200, body: { data: { id } } });
    const record = await crm.entities.get({ path: { id } });
    expect(record).to.deep.equal({ id });
    expect(seen[0]).to.include({ method: "GET", url: `/v1/entities/${id}` });
    expect(seen[0]?.headers).to.include({ "x-api-key": apiKey, "accept-language": "fr" });
  });

  it("returns the response with the record on request", async () => {
    const { crm } = await client({ status: 200, body: { data: { id } }, headers: { ETag: '"3"' } });
    const { data, response, requestId } = await crm.entities.get({ path: { id } }).withResponse();
    expect(data).to.have.property("id", id);
    expect(response.headers.get("ETag")).to.equal('"3"');
    expect(requestId).to.equal("req-12345678");
  });

  it("returns one page with its meta when a list is awaited", async () => {
    const { crm, seen } = await client(page([1, 2], null));
    const { data, meta } = await crm.entities.list({ query: { page_size: 2 } });
    expect(data).to.have.length(2);
    expect(meta.total).to.equal(3);
    expect(seen.map(({ url }) => url)).to.deep.equal(["/v1/entities?page_size=2"]);
  });

  it("iterates over all pages of a list by cursor", async () => {
    const { crm, seen } = await client(page([1, 2], "next"), page([3], null));
    const ids: string[] = [];
    for await (const record of crm.entities.list({ query: { page_size: 2 } })) ids.push(record.id);
    expect(ids).to.deep.equal(["1", "2", "3"]);
    expect(seen.map(({ url }) => url)).to.deep.equal([
      "/v1/entities?page_size=2&cursor=",
      "/v1/entities?page_size=2&cursor=next",
    ]);
  });

  it("iterates over a search with the cursor in its body", async () => {
    const { crm, seen } = await client(page([1, 2], "next"), page([3], null));
    expect(await crm.entities.search({ body: {} }).toArray({ limit: 10 })).to.have.length(3);
    expect(seen.map(({ body }) => body)).to.deep.equal(['{"cursor":""}', '{"cursor":"next"}']);
  });

  it("stops at the limit without requesting an unneeded page", async () => {
    const { crm, seen } = await client(page([1, 2], "next"));
    expect(await crm.entities.list().toArray({ limit: 2 })).to.have.length(2);
    expect(seen).to.have.length(1);
  });

  it("stops if the server returns the same cursor again", async () => {
    const { crm, seen } = await client(page([1], "again"));
    expect(await crm.entities.list().toArray({ limit: 100 })).to.have.length(2);
    expect(seen).to.have.length(2);
  });

  it("sends a call that is not awaited", async () => {
    const { crm, seen } = await client({ status: 200 });
    void crm.entities.delete({ path: { id } });
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(seen[0]?.method).to.equal("DELETE");
  });

  it("calls operations by path that it does not know yet", async () => {
    const { crm, seen } = await client({ status: 200, body: { data: { ok: true } } });
    expect(await crm.request("GET", "/v1/things", { query: { a: 1 } })).to.deep.equal({ ok: true });
    expect(seen[0]?.url).to.equal("/v1/things?a=1");
  });

  it("never shows its key when inspected or logged", async () => {
    const { crm } = await client({ status: 500, body: { error: "No.", code: "internal", request_id: "r" } });
    const error = await failureOf(crm.entities.get({ path: { id } }));
    for (const shown of [
      inspect(crm, { depth: 10, showHidden: true }),
      JSON.stringify(crm),
      inspect(error, { depth: 10 }),
    ]) {
      expect(shown).not.to.contain(apiKey);
    }
  });

  it("does not send a key over plain http to another machine", () => {
    expect(() => new Crm({ apiKey, baseUrl: "http://crm.example.com" })).to.throw(TypeError, /https/);
    expect(() => new Crm({ apiKey, baseUrl: "http://localhost.example.com" })).to.throw(TypeError, /https/);
  });

  const kinds: readonly (readonly [number, string])[] = [
    [400, "BadRequestError"],
    [401, "AuthenticationError"],
    [403, "PermissionError"],
    [404, "NotFoundError"],
    [409, "ConflictError"],
    [412, "PreconditionFailedError"],
    [418, "CrmError"],
    [422, "ValidationError"],
    [429, "RateLimitError"],
    [500, "ServerError"],
    [503, "ServerError"],
  ];
  for (const [status, name] of kinds) {
    it(`throws ${name} for status ${status}`, async () => {
      const details = [{ path: "/email", code: "format", message: "Not an address." }];
      const { crm } = await client({ status, body: { error: "No.", code: "x", details, request_id: "r" } });
      const error = await failureOf(crm.entities.get({ path: { id } }));
      expect(error).to.be.instanceOf(CrmError).and.to.include({ name, status, code: "x", requestId: "req-12345678" });
      expect(error).to.have.deep.property("details", details);
    });
  }

  it("reports the status of a response that is not JSON", async () => {
    server = await startCanned({ status: 502, body: undefined });
    const crm = new Crm({
      baseUrl: server.url,
      maxRetries: 0,
      fetch: async () => new Response("<html>Bad Gateway</html>", { status: 502 }),
    });
    expect(await failureOf(crm.entities.get({ path: { id } }))).to.include({ name: "ServerError", status: 502 });
  });
});
