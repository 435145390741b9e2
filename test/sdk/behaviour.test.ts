import { inspect } from "node:util";
import { expect } from "chai";
import { Crm } from "../../src/adapters/sdk/crm.ts";
import { CrmError, NotFoundError, RateLimitError } from "../../src/adapters/sdk/errors.ts";
import type { CrmOptions, RequestNotice, ResponseNotice } from "../../src/adapters/sdk/options.ts";
import { version } from "../../generated/sdk/version.ts";
import { startCanned, type CannedAnswer, type CannedServer } from "./canned-server.ts";
import { failureOf } from "./failure.ts";

const apiKey = "crs_verysecretkey";
const id = "0199f7a0-0000-7000-8000-000000000000";
const path = { id };
const fine: CannedAnswer = { status: 200 };
const refused: CannedAnswer = { status: 401, body: { error: "No.", code: "unauthenticated", request_id: "r" } };

describe("SDK client: options and results", () => {
  let server: CannedServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });
  async function client(
    options: CrmOptions,
    ...answers: CannedAnswer[]
  ): Promise<{ crm: Crm; seen: CannedServer["seen"] }> {
    server = await startCanned(...answers);
    return { crm: new Crm({ baseUrl: server.url, maxRetries: 0, ...options }), seen: server.seen };
  }

  it("sends its version, the headers of the client, and those of the call in their place", async () => {
    const { crm, seen } = await client({ apiKey, headers: { "X-Team": "sales", "X-App": "crm" } }, fine);
    await crm.entities.get({ path, headers: { "X-App": "import" } });
    expect(seen[0]?.headers).to.include({ "user-agent": `crm-sdk/${version}`, "x-team": "sales", "x-app": "import" });
  });

  it("reads the key and the address from the environment", async () => {
    server = await startCanned(fine);
    Object.assign(process.env, { CRM_API_KEY: apiKey, CRM_BASE_URL: server.url });
    try {
      await new Crm().entities.get({ path });
    } finally {
      delete process.env["CRM_API_KEY"];
      delete process.env["CRM_BASE_URL"];
    }
    expect(server.seen[0]?.headers).to.include({ "x-api-key": apiKey });
    expect(() => new Crm()).to.throw(TypeError, /CRM_BASE_URL/);
  });

  it("asks for a token once more after a 401, with the rejected token", async () => {
    const asked: unknown[] = [];
    const token = async (previous: { readonly rejected?: string }): Promise<string> => {
      asked.push(previous);
      return `token-${asked.length}`;
    };
    const { crm, seen } = await client({ token }, refused, fine, refused, refused);
    await crm.entities.get({ path });
    expect(seen.map(({ headers }) => headers.authorization)).to.deep.equal(["Bearer token-1", "Bearer token-2"]);
    expect(asked).to.deep.equal([{}, { rejected: "token-1" }]);
    expect(await failureOf(crm.entities.get({ path }))).to.have.property("status", 401);
    expect(seen).to.have.length(4);
  });

  it("does not repeat the rejected token when it retries for another reason", async () => {
    const asked: unknown[] = [];
    const token = (previous: { readonly rejected?: string }): string => {
      asked.push(previous);
      return `token-${asked.length}`;
    };
    const { crm } = await client({ token, maxRetries: 2 }, refused, { status: 503, body: { error: "No." } }, fine);
    await crm.entities.get({ path });
    expect(asked).to.deep.equal([{}, { rejected: "token-1" }, {}]);
  });

  it("refuses a key together with a token", () => {
    expect(() => new Crm({ apiKey, token: "t", baseUrl: "https://crm.example.com" })).to.throw(TypeError, /not both/);
  });

  it("reports each attempt to the hooks and the logger, without the key", async () => {
    const requests: RequestNotice[] = [];
    const responses: ResponseNotice[] = [];
    const messages: string[] = [];
    const log = (message: string): unknown => messages.push(message);
    const options: CrmOptions = {
      apiKey,
      maxRetries: 1,
      logger: { debug: log, warn: log },
      onRequest: (request) => {
        requests.push(request);
        request.headers.set("X-Trace", `trace-${request.attempt}`);
      },
      onResponse: (response) => void responses.push(response),
    };
    const unavailable: CannedAnswer = { status: 503, body: { error: "No." } };
    const { crm, seen } = await client(options, unavailable, fine);
    await crm.bookingPage.booking({ path: { token: "secret-link" } });
    expect(seen.map(({ headers }) => headers["x-trace"])).to.deep.equal(["trace-1", "trace-2"]);
    expect(responses.map(({ status, attempt }) => [status, attempt])).to.deep.equal([
      [503, 1],
      [200, 2],
    ]);
    expect(messages).to.have.length(3);
    expect(messages[0]).to.contain("GET /v1/public/bookings/{token} 503").and.contain("req-12345678");
    expect(messages.join()).to.not.contain(apiKey).and.not.contain("secret-link");
    expect(seen[0]?.headers["x-api-key"]).to.equal(apiKey);
  });

  it("throws the error of a hook without a retry, because the request was processed", async () => {
    const onResponse = (): never => {
      throw new Error("hook");
    };
    const { crm, seen } = await client({ apiKey, maxRetries: 3, onResponse }, fine);
    expect(await failureOf(crm.entities.get({ path }))).to.have.property("message", "hook");
    expect(seen).to.have.length(1);
  });

  it("returns the response with an unread body on request", async () => {
    const { crm, seen } = await client({ apiKey }, { status: 200, body: { data: { id } } });
    const response = await crm.entities.get({ path }).asResponse();
    expect([response.bodyUsed, await response.json()]).to.deep.equal([false, { data: { id } }]);
    expect(seen).to.have.length(1);
  });

  it("returns values and fields that it does not know", async () => {
    const body = { data: { id, lifecycle_stage: "stage of a later version", new_field: [1] } };
    const { crm } = await client({ apiKey }, { status: 200, body });
    expect(await crm.entities.get({ path })).to.deep.equal(body.data);
  });

  it("iterates by page numbers over lists without cursors", async () => {
    const page = (number: number): CannedAnswer => ({
      status: 200,
      body: { data: [{ field: String(number) }], meta: { total: 2, page: number, page_size: 1 } },
    });
    const { crm, seen } = await client({ apiKey }, page(1), page(2));
    expect(await crm.entities.duplicates({ path, query: { page_size: 1 } }).toArray({ limit: 9 })).to.have.length(2);
    expect(seen.map(({ url }) => url.split("?")[1])).to.deep.equal(["page_size=1&page=1", "page_size=1&page=2"]);
  });

  it("starts an iteration at the cursor of the caller and ends a feed when `has_more` is false", async () => {
    const body = { data: [{ id: "1" }], meta: { next_cursor: "later", has_more: false } };
    const { crm, seen } = await client({ apiKey }, { status: 200, body });
    const cursors: string[] = [];
    for await (const { meta } of crm.changes.list({ query: { cursor: "here" } }).pages())
      cursors.push(meta.next_cursor);
    expect([cursors, seen.map(({ url }) => url)]).to.deep.equal([["later"], ["/v1/changes?cursor=here"]]);
  });

  it("separates lists as the API expects, and escapes values", async () => {
    const { crm, seen } = await client({ apiKey }, { status: 200, body: { data: [], meta: {} } });
    await crm.search.find({ query: { q: "a&b", record_types: ["contact", "company"] } });
    await crm.entities.list({ query: { fields: ["email", "phone"] } });
    await crm.entities.get({ path: { id: "a/b?c" } });
    expect(seen.map(({ url }) => url)).to.deep.equal([
      "/v1/search?q=a%26b&record_types=contact&record_types=company",
      "/v1/entities?fields=email%2Cphone",
      "/v1/entities/a%2Fb%3Fc",
    ]);
  });

  it("names a missing part of the path before it sends anything", async () => {
    const { crm, seen } = await client({ apiKey }, fine);
    const error = await failureOf(crm.entities.get({ path: { id: "" } }));
    expect(error.message).to.equal("/v1/entities/{id} needs path.id.");
    expect(seen).to.have.length(0);
  });

  it("understands a Retry-After date of a proxy", async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const { crm } = await client({ apiKey }, { status: 429, headers: { "Retry-After": date } });
    const error = await failureOf(crm.entities.get({ path }));
    expect(error).to.be.instanceOf(RateLimitError);
    expect(error).to.have.property("retryAfter").that.is.within(3_590, 3_600);
  });

  it("recognizes errors of another copy of the package, but not of another class", async () => {
    const copy = (await import(`${new URL("../../src/adapters/sdk/errors.ts", import.meta.url).href}?copy`)) as {
      readonly NotFoundError: new (failure: { message: string }) => Error;
    };
    const error = new copy.NotFoundError({ message: "404" });
    class OwnError extends CrmError {}
    expect(error).to.be.instanceOf(NotFoundError).and.instanceOf(CrmError);
    expect(error).to.not.be.instanceOf(RateLimitError);
    expect(error).to.not.be.instanceOf(OwnError);
    expect(inspect(error)).to.not.contain("Symbol(");
  });
});
