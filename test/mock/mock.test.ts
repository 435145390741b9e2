import { expect } from "chai";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Ajv2020 } from "ajv/dist/2020.js";
import { startMock, type Mock } from "../../src/adapters/mock/server.ts";
import { examplesOf } from "../../src/base/contract/example.ts";
import { document, operations, resolve, type OperationDocument, type Schema } from "../support/contract/document.ts";
import { use } from "../support/fixture.ts";
import { newApiKey } from "../../src/features/accounts/secrets.ts";
import { verifyWebhook, type WebhookEvent } from "../../src/adapters/sdk/webhooks.ts";
import { until } from "../support/queue.ts";
import { formats } from "../support/formats.ts";
import { validateResponse } from "../support/contract/contract.ts";

type Members = Readonly<Record<string, unknown>>;

describe("Mock: all operations", () => {
  const mock = use(() => startMock({ rateLimits: "off" }));
  const send: SendToMock = (...request) => clientOf(mock)(...request);

  const call = async (operation: OperationDocument, headers: Record<string, string> = {}) => {
    const session =
      operation.access === "session" ? { "X-API-Key": "", Cookie: "crs_session=any", "X-CSRF-Token": csrf } : {};
    const upload = operation.upload === null ? {} : { "Content-Type": operation.upload };
    const body = operation.upload === null ? exampleBody(operation) : "a,b\n1,2\n";
    const options = { ...(body === undefined ? {} : { body }), headers: { ...session, ...upload, ...headers } };
    return await send(operation.method.toUpperCase(), pathOf(operation), options);
  };

  for (const operation of [...operations].sort(byEffect)) {
    it(`${operation.id} returns a valid successful response`, async () => {
      const { status, text } = await call(operation);
      expect(status, text).to.be.within(200, 299);
    });
  }

  it("returns each documented error on request, with a valid body", async () => {
    for (const operation of operations) {
      for (const status of [...operation.responses.keys()].map(Number).filter((one) => one >= 400)) {
        const answer = await call(operation, { Prefer: `code=${status}` });
        expect(answer.status, `${operation.id} ${status} ${answer.text}`).to.equal(status);
      }
    }
  });

  it("returns an error by its code", async () => {
    const { status, body } = await send("DELETE", "/v1/pipelines/x", { headers: { Prefer: "code=in_use" } });
    expect([status, body.code]).to.deep.equal([409, "in_use"]);
  });

  it("explains in a 400 which errors an operation documents", async () => {
    const { status, body } = await send("GET", "/v1/tasks", { headers: { Prefer: "code=418" } });
    expect(status).to.equal(400);
    expect(body.error).to.match(/asks for 418, which tasks.list does not document. Use one of: 200, 400,/);
    const ignored = await send("GET", "/v1/tasks", { headers: { Prefer: "code=200" } });
    expect(ignored.status).to.equal(200);
  });
});

/** Deletions come last, inner ones first, because other operations need the records of the examples. */
function byEffect(left: OperationDocument, right: OperationDocument): number {
  const weight = ({ method, path }: OperationDocument) => (method === "delete" ? 10 - path.split("/").length : 0);
  return weight(left) - weight(right);
}

const paths = document["paths"] as Readonly<Record<string, Readonly<Record<string, Members>>>>;
const csrf = (exampleOf("/v1/session", "post", "200")["data"] as Members)["csrf_token"] as string;

function exampleOf(path: string, method: string, status: string): Members {
  const responses = paths[path]?.[method]?.["responses"] as Readonly<Record<string, Members>>;
  const content = responses[status]?.["content"] as Readonly<Record<string, Members>>;
  const [media = {}] = Object.values(content);
  return examplesOf(document, media)[0] as Members;
}

/** The ids are those of the examples of GET. */
function pathOf({ path, parameters }: OperationDocument): string {
  const [base = ""] = path.split("/{");
  const record = paths[`${base}/{id}`]?.["get"] ? (exampleOf(`${base}/{id}`, "get", "200")["data"] as Members) : {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = resolve(parameters.find((one) => one.name === name)?.schema ?? {});
    if (name === "id" && typeof record["id"] === "string") return record["id"];
    return schema["format"] === "uuid" ? "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e" : sampleText(schema);
  });
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const query = new URLSearchParams(
    required.map(({ name, schema }): [string, string] => [name, sampleValue(name, resolve(schema))]),
  );
  return required.length === 0 ? filled : `${filled}?${query.toString()}`;
}

const sampleText = ({ pattern }: Schema): string =>
  typeof pattern === "string" && pattern.includes("-") ? "claire-fontaine" : "a".repeat(40);

function sampleValue(name: string, { format, enum: values }: Schema): string {
  if (Array.isArray(values)) return String(values[0]);
  const days = /to|end|before/.test(name) ? 9 : 2;
  return format === "date-time" ? `2026-03-0${days}T09:00:00Z` : format === "date" ? `2026-03-0${days}` : "Ada";
}

function exampleBody({ path, method }: OperationDocument): unknown {
  const body = resolve(paths[path]?.[method]?.["requestBody"] ?? {});
  const media = (body["content"] as Readonly<Record<string, Members>> | undefined)?.["application/json"];
  return media && examplesOf(document, media)[0];
}

describe("Mock: memory of records", () => {
  let mock: Mock;
  let send: SendToMock;
  beforeEach(async () => {
    mock = await startMock();
    send = clientOf(mock);
  });
  afterEach(() => mock.close());

  const create = async (title: string, more: object = {}) =>
    (await send("POST", "/v1/tasks", { body: { title, ...more } })).body.data;

  it("returns created records with the sent fields, defaults, an id, a version and a location", async () => {
    const { status, headers, body } = await send("POST", "/v1/tasks", { body: { title: "Call Ada", tags: ["vip"] } });
    expect(status).to.equal(201);
    expect(body.data).to.include({
      title: "Call Ada",
      version: 1,
      description: null,
      priority: "normal",
      due_at: null,
    });
    expect(headers.get("location")).to.equal(`/v1/tasks/${String(body.data["id"])}`);
    const read = await send("GET", headers.get("location") ?? "");
    expect(read.body.data).to.deep.equal(body.data);
    expect(read.headers.get("etag")).to.equal('"1"');
    const known = await send("GET", headers.get("location") ?? "", { headers: { "If-None-Match": '"1"' } });
    expect(known.status).to.equal(304);
  });

  it("returns the content of an uploaded file, also in ranges, and an example for others", async () => {
    const created = await send("POST", "/v1/files", {
      body: { record_type: "contact", record_id: "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e", name: "a.txt" },
    });
    const path = `/v1/files/${String(created.body.data["id"])}`;
    expect([created.status, created.body.data["status"]]).to.deep.equal([201, "waiting_for_content"]);
    const headers = { "Content-Type": "application/octet-stream" };
    const stored = await send("PUT", `${path}/content`, { body: "Minutes", headers });
    expect(stored.body.data).to.include({ status: "available", size: 7 });
    expect((await send("GET", path)).body.data).to.include({ status: "available", size: 7 });
    expect((await send("GET", `${path}/content`)).text).to.equal("Minutes");
    const part = await send("GET", `${path}/content`, { headers: { Range: "bytes=0-2" } });
    expect([part.status, part.text]).to.deep.equal([206, "Min"]);
  });

  it("creates a company if the input is one", async () => {
    const { body } = await send("POST", "/v1/entities", {
      body: { entity_type: "company", name: "Difference Engines" },
    });
    expect(body.data).to.include({ entity_type: "company", name: "Difference Engines" });
    const { body: list } = await send("GET", "/v1/entities?entity_type=company&q=difference");
    expect(list.data.map(({ id }) => id)).to.deep.equal([body.data["id"]]);
  });

  it("changes only the expected version", async () => {
    const { id } = await create("Call Ada");
    const path = `/v1/tasks/${String(id)}`;
    const changed = await send("PUT", path, { body: { title: "Call Bob" }, headers: { "If-Match": '"1"' } });
    expect(changed.body.data).to.include({ title: "Call Bob", version: 2 });
    const late = await send("PUT", path, { body: { title: "Call Eve" }, headers: { "If-Match": '"1"' } });
    expect([late.status, late.body.code]).to.deep.equal([412, "version_conflict"]);
    expect((await send("GET", path)).body.data).to.include({ title: "Call Bob", version: 2 });
    const completed = await send("POST", `${path}/complete`, { body: undefined });
    expect(completed.body.data).to.include({ status: "completed", version: 3 });
  });

  it("deletes and restores records", async () => {
    const { id } = await create("Call Ada");
    const path = `/v1/tasks/${String(id)}`;
    expect((await send("DELETE", path)).body.data).to.include({ id });
    expect((await send("GET", path)).status).to.equal(404);
    expect((await send("GET", `/v1/tasks?ids=${String(id)}`)).body.meta["total"]).to.equal(0);
    const restored = (await send("POST", `${path}/restore`)).body.data;
    expect(restored).to.include({ title: "Call Ada", deleted_at: null });
    expect((await send("POST", `${path}/restore`)).body.data).to.deep.equal(restored);
    expect((await send("GET", path)).status).to.equal(200);
  });

  it("pages, filters, sorts and searches lists", async () => {
    const ids: unknown[] = [];
    for (const title of ["Alpha", "Beta", "Gamma"]) ids.push((await create(title, { tags: ["own"] })).id);
    const titles = async (path: string, body?: object): Promise<unknown[]> =>
      (await send(body ? "POST" : "GET", path, { body })).body.data.map(({ title }) => title);
    expect(await titles("/v1/tasks?tag=own")).to.deep.equal(["Gamma", "Beta", "Alpha"]);
    expect(await titles("/v1/tasks?tag=own&sort=title&page_size=2&page=2")).to.deep.equal(["Gamma"]);
    expect(await titles("/v1/tasks?q=bet")).to.deep.equal(["Beta"]);
    expect(await titles(`/v1/tasks?ids=${String(ids[0])}`)).to.deep.equal(["Alpha"]);
    const filter = { op: "and", conditions: [{ field: "title", operator: "eq", value: "Beta" }] };
    expect(await titles("/v1/tasks/search", { filter })).to.deep.equal(["Beta"]);
    const first = (await send("GET", "/v1/tasks?tag=own&sort=title&page_size=2&cursor=")).body;
    expect(first.meta).to.include({ total: 3 });
    const next = encodeURIComponent(String(first.meta["next_cursor"]));
    const second = (await send("GET", `/v1/tasks?tag=own&sort=title&page_size=2&cursor=${next}`)).body;
    expect([...first.data, ...second.data].map(({ title }) => title)).to.deep.equal(["Alpha", "Beta", "Gamma"]);
    expect(second.meta["next_cursor"]).to.equal(null);
    expect((await send("GET", "/v1/tasks?cursor=wrong")).status).to.equal(400);
  });

  it("remembers changes to the organization", async () => {
    const signedIn = await send("POST", "/v1/session", { body: { email: "ada@example.com", password: "secret" } });
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    const headers = { "X-API-Key": "", Cookie: cookie, "X-CSRF-Token": String(signedIn.body.data["csrf_token"]) };
    const { status, text } = await send("PUT", "/v1/organization", { body: { name: "Babbage & Co" }, headers });
    expect(status, text).to.equal(200);
    expect((await send("GET", "/v1/organization", { headers })).body.data).to.include({ name: "Babbage & Co" });
  });

  it("rejects invalid requests like the service, in English or French", async () => {
    const body = { title: 7, unknown: true };
    const { status, body: english } = await send("POST", "/v1/tasks", { body });
    expect([status, english.code]).to.deep.equal([400, "validation_failed"]);
    expect(english.details.map(({ path }) => path).sort()).to.deep.equal(["/title", "/unknown"]);
    const french = await send("POST", "/v1/tasks", { body, headers: { "Accept-Language": "fr" } });
    expect(french.body.error).not.to.equal(english.error);
    expect((await send("POST", "/v1/tasks", { body: "{" })).body.code).to.equal("malformed_request");
    expect((await send("GET", "/v1/nothing")).body.code).to.equal("no_such_route");
  });

  it("accepts every API key with a valid checksum, and rejects other keys and requests without one", async () => {
    const statusWith = async (key: string): Promise<number> =>
      (await send("GET", "/v1/tasks", { headers: { "X-API-Key": key } })).status;
    expect(await statusWith(newApiKey())).to.equal(200);
    for (const key of ["", "anything", `${mock.apiKey.slice(0, -1)}_`, mock.apiKey.toUpperCase()])
      expect(await statusWith(key), key).to.equal(401);
  });

  it("rejects unique values of other live records, also when a record is changed or restored", async () => {
    const contact = (email: string, more: object = {}) => ({ entity_type: "contact", first_name: "A", email, ...more });
    const add = async (body: object) => (await send("POST", "/v1/entities", { body })).body;
    const { id } = (await add(contact("ada@own.example"))).data;
    const conflict = (path: string) => [{ path, code: "existing_record", existing_id: id }];
    const without = (details: readonly Record<string, unknown>[]) =>
      details.map(({ path, code, existing_id }) => ({ path, code, existing_id }));
    expect(without((await add(contact("ADA@own.example"))).details)).to.deep.equal(conflict("/email"));
    const second = (await add(contact("b@own.example", { additional_emails: ["c@own.example"] }))).data;
    const path = `/v1/entities/${String(second["id"])}`;
    const changed = await send("PUT", path, { body: { additional_emails: ["c@own.example", "ada@own.example"] } });
    expect([changed.status, without(changed.body.details)]).to.deep.equal([409, conflict("/additional_emails/1")]);
    expect((await send("PUT", path, { body: { email: "b@own.example", lead_score: 5 } })).status).to.equal(200);
    await send("DELETE", `/v1/entities/${String(id)}`);
    expect((await add(contact("ada@own.example"))).data).to.include({ email: "ada@own.example" });
    const restored = await send("POST", `/v1/entities/${String(id)}/restore`);
    expect([restored.status, restored.body.code]).to.deep.equal([409, "duplicate"]);
  });

  for (const [path, field, body] of [
    ["/v1/products", "code", { name: "Engine", code: "own-1" }],
    ["/v1/entities", "domain", { entity_type: "company", name: "Own", domain: "own.example" }],
    ["/v1/entities", "external_ids/erp", { entity_type: "company", name: "Own", external_ids: { erp: "own-1" } }],
    ["/v1/segments", "name", { name: "Own", kind: "static", entity_type: "contact" }],
  ] as const) {
    it(`returns 409 for a second record of ${path} with the same ${field}`, async () => {
      const first = await send("POST", path, { body });
      expect(first.status, first.text).to.equal(201);
      const second = await send("POST", path, { body });
      const problem = { path: `/${field}`, code: "existing_record", existing_id: first.body.data["id"] };
      expect([second.status, second.body.code]).to.deep.equal([409, "duplicate"]);
      expect(second.body.details[0]).to.include(problem);
    });
  }

  it("rejects references to unknown, deleted or wrong records, and accepts created ones and those of examples", async () => {
    const company = (await send("POST", "/v1/entities", { body: { entity_type: "company", name: "Own" } })).body.data;
    const [known, task] = [String(company["id"]), String((await create("Call Ada")).id)];
    const unknown = "0199f7a0-0000-7000-8000-000000000000";
    const related = (record_type: string, record_id: string) => ({ related_to: [{ record_type, record_id }] });
    const pathsOf = async (body: object): Promise<unknown[]> => {
      const answer = await send("POST", "/v1/tasks", { body: { title: "Call", ...body } });
      if (answer.status === 201) return [];
      expect([answer.status, answer.body.code]).to.deep.equal([422, "unprocessable"]);
      return answer.body.details.map(({ path, code }) => `${String(path)} ${String(code)}`);
    };
    expect(await pathsOf(related("company", known))).to.deep.equal([]);
    expect(await pathsOf({ assignee_id: "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01" })).to.deep.equal([]);
    const missing = ["/related_to/0/record_id reference_not_found"];
    for (const [type, id] of [
      ["company", unknown],
      ["contact", known],
      ["company", task],
    ] as const)
      expect(await pathsOf(related(type, id)), `${type} ${id}`).to.deep.equal(missing);
    expect(await pathsOf({ assignee_id: unknown })).to.deep.equal(["/assignee_id reference_not_found"]);
    const changed = await send("PUT", `/v1/tasks/${task}`, { body: { assignee_id: unknown } });
    expect([changed.status, changed.body.code]).to.deep.equal([422, "unprocessable"]);
    await send("DELETE", `/v1/entities/${known}`);
    expect(await pathsOf(related("company", known))).to.deep.equal(missing);
  });

  it("returns the first result for a repeated idempotency key, and rejects another request with it", async () => {
    const headers = { "Idempotency-Key": "order-4711" };
    const first = await send("POST", "/v1/tasks", { body: { title: "Once" }, headers });
    const second = await send("POST", "/v1/tasks", { body: { title: "Once" }, headers });
    expect(second.body.data).to.deep.equal(first.body.data);
    expect(second.headers.get("idempotent-replayed")).to.equal("true");
    const other = await send("POST", "/v1/tasks", { body: { title: "Twice" }, headers });
    expect(other.body.code).to.equal("idempotency_key_reused");
  });

  it("applies the rate limits of the contract", async () => {
    const answers = [];
    for (let count = 0; count < 32; count += 1) answers.push(await send("POST", "/v1/tasks", { body: { title: "x" } }));
    const refused = answers.find(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 201)).to.have.length.within(30, 31);
    expect(Object.keys(refused?.body ?? {})).to.deep.equal(["error"]);
    expect(Number(refused?.headers.get("retry-after"))).to.be.within(1, 3);
  });

  it("forgets all records at its end, and gives the same ids for the same seed", async () => {
    const createdIds = [];
    for (let run = 0; run < 2; run += 1) {
      const seeded = await startMock({ seed: 7 });
      const { body } = await clientOf(seeded)("POST", "/v1/tasks", { body: { title: "Call Ada" } });
      createdIds.push(body.data["id"]);
      await seeded.close();
    }
    expect(createdIds[0]).to.equal(createdIds[1]);
    expect((await send("GET", `/v1/tasks/${String(createdIds[0])}`)).status).to.equal(404);
  });
});

describe("Mock: webhooks", () => {
  let mock: Mock;
  let send: SendToMock;
  let receiver: Server;
  let status = 204;
  const events: WebhookEvent[] = [];
  const problems: string[] = [];

  before(async () => {
    receiver = createServer((request, response) => {
      void text(request).then(async (body) => {
        events.push(await verifyWebhook(body, request.headers, mock.webhookSecret));
        response.writeHead(status).end();
      });
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => receiver.once("listening", resolve));
    const { port } = receiver.address() as AddressInfo;
    const onError = (message: string): void => void problems.push(message);
    mock = await startMock({ webhookUrl: `http://127.0.0.1:${port}/hook`, onError });
    send = clientOf(mock);
  });
  after(async () => {
    await mock.close();
    receiver.close();
  });

  const arrived = (count: number): Promise<void> => until(() => events.length >= count, "the events");

  it("sends a signed event that is valid by the contract for each change, in order", async () => {
    const { body } = await send("POST", "/v1/entities", { body: { entity_type: "contact", first_name: "Ada" } });
    const path = `/v1/entities/${String(body.data["id"])}`;
    await send("PUT", path, { body: { first_name: "Augusta" } });
    await send("DELETE", path);
    await send("POST", `${path}/restore`);
    const task = await send("POST", "/v1/tasks", { body: { title: "Call Ada" } });
    await send("POST", `/v1/tasks/${String(task.body.data["id"])}/complete`);
    await arrived(6);
    expect(events.map(({ type }) => type)).to.deep.equal([
      "contact.created",
      "contact.updated",
      "contact.deleted",
      "contact.restored",
      "task.created",
      "task.completed",
    ]);
    expect(events[1]?.data.object).to.include({ first_name: "Augusta", version: 2 });
    for (const event of events) expect(publishedEvent(event), JSON.stringify(event)).to.equal("");
  });

  it("sends none for failed requests and unchanged records, and reports a receiver that rejects an event", async () => {
    const before = events.length;
    await send("POST", "/v1/tasks", { body: {} });
    const unchanged = await send(
      "POST",
      `/v1/tasks/${String((await send("GET", "/v1/tasks")).body.data[0]?.["id"])}/restore`,
    );
    expect(unchanged.status).to.equal(200);
    await send("POST", "/v1/tasks", { body: { title: "x" }, headers: { Prefer: "code=503" } });
    status = 500;
    await send("POST", "/v1/tasks", { body: { title: "Rejected" } });
    await arrived(before + 1);
    await mock.close();
    expect(events).to.have.length(before + 1);
    expect(problems.join()).to.match(/answered an event with 500/);
  });
});

const ajv = new Ajv2020({ strict: false, allErrors: true });
for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate);
ajv.addSchema(document, "openapi.json");

/** Returns the differences between an event and its schema in the contract; empty if there are none. */
function publishedEvent(event: { readonly type: string }): string {
  const pointer = `/webhooks/${event.type}/post/requestBody/content/application~1json/schema`;
  const validate = ajv.getSchema(`openapi.json#${pointer}`);
  if (!validate) return `The contract has no event ${event.type}.`;
  return validate(event) === true ? "" : ajv.errorsText(validate.errors);
}

/** A response of the mock that is valid against the contract. */
interface MockAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as parsed JSON; null for a file. */
  readonly body: Answer;
}

interface Answer {
  readonly data: Record<string, unknown> & readonly Record<string, unknown>[];
  readonly meta: Record<string, unknown>;
  readonly error: string;
  readonly code: string;
  readonly details: readonly Record<string, unknown>[];
}

/** Sends requests to a mock and validates each response. */
type SendToMock = (
  method: string,
  path: string,
  options?: { readonly body?: unknown; readonly headers?: Record<string, string> },
) => Promise<MockAnswer>;

/** Returns a function that sends requests with an API key; `X-API-Key: ""` sends none. */
export function clientOf({ baseUrl, apiKey }: Pick<Mock, "baseUrl" | "apiKey">): SendToMock {
  return async (method, path, { body, headers = {} } = {}) => {
    const type = body === undefined ? {} : { "Content-Type": "application/json" };
    const sent = new Headers({ "X-API-Key": apiKey, ...type, ...headers });
    if (sent.get("x-api-key") === "") sent.delete("x-api-key");
    const raw = typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(baseUrl + path, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body: raw }),
    });
    const text = await response.text();
    const { status } = response;
    const pathname = path.split("?")[0] ?? "";
    const call = { method, path: pathname, partial: path.includes("fields="), requestHeaders: sent, status };
    validateResponse({ ...call, headers: response.headers, body: text });
    const json = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return { status, headers: response.headers, text, body: (json ? JSON.parse(text) : null) as Answer };
  };
}
