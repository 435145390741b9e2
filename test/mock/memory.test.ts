import { expect } from "chai";
import { startMock, type Mock } from "../../src/mock/server.ts";
import { clientOf, type SendToMock } from "./mock-client.ts";

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
    expect((await send("POST", `${path}/restore`)).body.data).to.include({ title: "Call Ada", deleted_at: null });
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

  it("accepts any API key and rejects requests without one", async () => {
    expect((await send("GET", "/v1/tasks", { headers: { "X-API-Key": "anything" } })).status).to.equal(200);
    expect((await send("GET", "/v1/tasks", { headers: { "X-API-Key": "" } })).status).to.equal(401);
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
