import { inspect } from "node:util";
import { expect } from "chai";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Crm } from "../../src/adapters/sdk/crm.ts";
import { CrmError, NotFoundError, RateLimitError } from "../../src/adapters/sdk/errors.ts";
import type { CrmOptions, RequestNotice, ResponseNotice, UploadProgress } from "../../src/adapters/sdk/options.ts";
import { version } from "../../generated/sdk/version.ts";
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

const testKey = "crs_test";
const tooMany: CannedAnswer = { status: 429, body: { error: "Too many requests." } };
const at = (status: number, code?: string): CannedAnswer => ({ status, body: { error: "No.", code, request_id: "r" } });

describe("SDK retries", () => {
  let server: CannedServer | undefined;
  let waits: number[];
  const { setTimeout: realTimeout } = globalThis;

  before(async () => {
    // The first fetch of a process starts a timer of the client, which is not a delay of the SDK.
    const first = await startCanned(fine);
    await fetch(first.url);
    await first.close();
  });
  beforeEach(() => {
    waits = [];
    // Records the delays of the SDK instead of waiting. The timers of fetch pass more arguments, and timeouts are
    // longer.
    globalThis.setTimeout = ((work: (argument?: unknown) => void, wait: number, ...more: unknown[]) => {
      if (more.length > 0 || wait >= 10_000) return realTimeout(work, wait, ...more);
      waits.push(wait);
      return realTimeout(work, 0);
    }) as typeof setTimeout;
  });
  afterEach(async () => {
    globalThis.setTimeout = realTimeout;
    await server?.close();
    server = undefined;
  });

  async function client(...answers: CannedAnswer[]): Promise<{ crm: Crm; seen: CannedServer["seen"] }> {
    server = await startCanned(...answers);
    return { crm: new Crm({ apiKey: testKey, baseUrl: server.url }), seen: server.seen };
  }

  it("wait 1, 2 and 4 seconds, plus at most a quarter", async () => {
    const { crm, seen } = await client(tooMany, tooMany, tooMany, fine);
    await crm.entities.get({ path: { id } });
    expect(seen).to.have.length(4);
    expect(waits).to.have.length(3);
    waits.forEach((wait, index) => expect(wait).to.be.within(1_000 * 2 ** index, 1_250 * 2 ** index));
  });

  it("wait as long as Retry-After requires", async () => {
    const { crm } = await client({ ...tooMany, headers: { "Retry-After": "7" } }, fine);
    await crm.entities.get({ path: { id } });
    expect(waits).to.deep.equal([7_000]);
  });

  it("are skipped if Retry-After is longer than a minute", async () => {
    const { crm, seen } = await client({ ...tooMany, headers: { "Retry-After": "61" } });
    const error = await failureOf(crm.entities.get({ path: { id } }));
    expect(error).to.be.instanceOf(RateLimitError).and.to.have.property("retryAfter", 61);
    expect(seen).to.have.length(1);
  });

  it("end with the error of the last response", async () => {
    const { crm, seen } = await client(tooMany);
    expect(await failureOf(crm.entities.get({ path: { id } }))).to.be.instanceOf(RateLimitError);
    expect(seen).to.have.length(4);
  });

  it("reuse the idempotency key of a POST, while each call has a different one", async () => {
    const { crm, seen } = await client(at(503), "hang up", fine);
    await crm.entities.create({ body: { entity_type: "contact", email: "ada@example.com" } });
    await crm.entities.create({ body: { entity_type: "contact", email: "bob@example.com" } });
    const keys = seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).to.have.length(4);
    expect(new Set(keys.slice(0, 3)).size).to.equal(1);
    expect(keys[3]).not.to.equal(keys[0]);
    expect(seen[2]?.body).to.equal('{"entity_type":"contact","email":"ada@example.com"}');
  });

  const twice: readonly (readonly [string, CannedAnswer])[] = [
    ["500", at(500, "internal")],
    ["503", at(503, "unavailable")],
    ["408", at(408, "request_timeout")],
    ["a broken connection", "hang up"],
    ["409 idempotency_in_progress", at(409, "idempotency_in_progress")],
  ];
  for (const [name, answer] of twice) {
    it(`follow ${name}`, async () => {
      const { crm, seen } = await client(answer, fine);
      await crm.entities.restore({ path: { id } });
      expect(seen).to.have.length(2);
    });
  }

  for (const status of [400, 401, 403, 404, 409, 412, 422]) {
    it(`do not follow ${status}`, async () => {
      const { crm, seen } = await client(at(status));
      expect(await failureOf(crm.entities.restore({ path: { id } }))).to.have.property("status", status);
      expect(seen).to.have.length(1);
    });
  }

  it("do not repeat an update with If-Match whose response was lost", async () => {
    const { crm, seen } = await client("hang up");
    await failureOf(crm.entities.update({ path: { id }, headers: { "If-Match": '"3"' }, body: { first_name: "Ada" } }));
    expect(seen).to.have.length(1);
  });

  it("do not follow redirects, which would send the key elsewhere", async () => {
    const { crm, seen } = await client({ status: 302, headers: { Location: "https://elsewhere.example/" } });
    expect((await failureOf(crm.entities.get({ path: { id } }))).message).to.contain("redirect not followed");
    expect(seen).to.have.length(1);
  });

  it("stop when the caller aborts", async () => {
    globalThis.setTimeout = realTimeout;
    const { crm, seen } = await client(tooMany);
    const aborting = new AbortController();
    realTimeout(() => {
      aborting.abort(new Error("enough"));
    }, 50);
    const error = await failureOf(crm.entities.get({ path: { id }, signal: aborting.signal }));
    expect(error).to.have.property("message", "enough");
    expect(seen).to.have.length(1);
  });

  it("end with a TimeoutError if there is no response", async () => {
    globalThis.setTimeout = realTimeout;
    const { crm } = await client("silence");
    const error = await failureOf(crm.entities.get({ path: { id }, timeoutMs: 50, maxRetries: 0 }));
    expect(error).to.be.instanceOf(CrmError).and.to.have.property("name", "TimeoutError");
  });
});

const filePath = { id: "0199f7a0-0000-7000-8000-000000000000" };
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
    await crm.imports.upload({
      path: filePath,
      body: new Blob([text]),
      onProgress: (progress) => reports.push(progress),
    });
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
    const error = await failureOf(
      crm.imports.upload({ path: filePath, body, onProgress: (progress) => reports.push(progress) }),
    );
    expect(error).to.have.property("status", 503);
    expect(seen.map((request) => request.body.length)).to.deep.equal([text.length]);
    expect(reports.at(-1)).to.deep.equal({ sent: text.length, total: null });
  });

  it("sends text and bytes", async () => {
    const { crm, seen } = await client({ status: 200 });
    for (const body of ["a\nb\n", Buffer.from("a\nb\n")]) await crm.imports.upload({ path: filePath, body });
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
      const lines = new Crm({ apiKey: "crs_test", baseUrl }).exports.file({ path: filePath }).lines();
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
    const bytes = crm.exports.file({ path: filePath })[Symbol.asyncIterator]();
    expect(await failureOf(bytes.next())).to.have.property("name", "NotFoundError");
  });
});
