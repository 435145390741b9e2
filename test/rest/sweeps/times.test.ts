import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { operations, resolve, type OperationDocument } from "../../support/contract/document.ts";
import { finished } from "../../support/queue.ts";
import { imported } from "../../support/imports.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { createTenant } from "../../support/tenant.ts";

/** Accepted notations and the instants they denote. */
const FORMS: Readonly<Record<string, string>> = {
  "2026-01-01T00:00:00-16:20": "2026-01-01T16:20:00.000Z",
  "2026-01-01T00:00:00+23:59": "2025-12-31T00:01:00.000Z",
  "2026-01-01T00:00:00-23:59": "2026-01-01T23:59:00.000Z",
  "2026-01-01T00:00:00-00:00": "2026-01-01T00:00:00.000Z",
  "2026-01-01t00:00:00z": "2026-01-01T00:00:00.000Z",
  "2026-01-01T00:00:00.1239999999999999Z": "2026-01-01T00:00:00.123Z",
  "2026-01-01T00:00:00.5+01:00": "2025-12-31T23:00:00.500Z",
  "2016-12-31T23:59:60Z": "2016-12-31T23:59:59.000Z",
  "1990-12-31T15:59:60.75-08:00": "1990-12-31T23:59:59.750Z",
  "9999-12-31T23:59:59.999Z": "9999-12-31T23:59:59.999Z",
  "0000-12-31T23:00:00-02:00": "0001-01-01T01:00:00.000Z",
};

/** Invalid times and their error codes. */
const NO_TIMES: Readonly<Record<string, string>> = {
  "2026-01-01T00:00:00": "timezone_required",
  "2026-01-01T00:00:00.123456789": "timezone_required",
  "2026-01-01": "format",
  "2026-02-30T00:00:00Z": "format",
  "2026-01-01T00:00:00+24:00": "format",
  "2026-01-01T12:00:60Z": "format",
  "2026-01-01T24:00:00Z": "format",
  "2026-01-01 00:00:00Z": "format",
  "0000-01-01T00:00:00Z": "format",
  "0001-01-01T00:00:00+00:01": "format",
  "9999-12-31T23:59:59-00:01": "format",
  "2026-01-01T00:00:00\u0000Z": "format",
};

const instants = Object.keys(FORMS);
const isTime = (schema: unknown): boolean => resolve(schema)["format"] === "date-time";
const timesOf = ({ parameters }: OperationDocument): string[] =>
  parameters.filter(({ in: place, schema }) => place === "query" && isTime(schema)).map(({ name }) => name);

describe("All operations: times", () => {
  const fixture = useFixture();
  const tenant = use(() => createTenant(fixture.service));

  for (const operation of operations.filter((one) => timesOf(one).length > 0)) {
    it(`accepts every notation of RFC 3339 in ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      for (const name of timesOf(operation)) {
        const others = Object.entries(prepared.query ?? {}).filter(([known]) => known !== name);
        const ask = (text: string) =>
          sendPrepared(operation, { ...prepared, query: Object.fromEntries([...others, [name, text]]) });
        for (const text of instants) {
          const answer = await ask(text);
          // Two bounds may contradict each other or exceed the maximum range.
          if (answer.status !== 200)
            expect([answer.status, answer.at("code")], text).to.deep.equal([422, "unprocessable"]);
        }
        for (const [text, code] of Object.entries(NO_TIMES)) {
          const answer = await ask(text);
          const said = answer.list("details").map((detail) => [detail["path"], detail["code"]]);
          expect(answer.status, `${text} ${answer.text}`).to.equal(400);
          expect(said, text).to.deep.include([name, code]);
        }
      }
    });
  }

  it("stores an instant in UTC for every notation in a body", async () => {
    for (const [text, instant] of Object.entries(FORMS)) {
      const made = await fixture.crm.post("/v1/tasks", { title: "call", due_at: text });
      expect(made.at("data.due_at"), text).to.equal(instant);
      expect((await fixture.crm.get(`/v1/tasks/${made.string("data.id")}`)).at("data.due_at"), text).to.equal(instant);
    }
    for (const [text, code] of Object.entries(NO_TIMES)) {
      const refused = await fixture.crm.post("/v1/tasks", { title: "call", due_at: text });
      expect([refused.status, refused.at("details.0.path"), refused.at("details.0.code")], text).to.deep.equal([
        400,
        "/due_at",
        code,
      ]);
    }
  });

  it("accepts the same notations in filters", async () => {
    await fixture.crm.post("/v1/custom-fields", { entity_type: "contact", key: "met", label: "Met", type: "datetime" });
    const met = "2026-01-01T16:20:00.000Z";
    const made = await fixture.crm.post("/v1/entities", {
      entity_type: "contact",
      last_name: "Met",
      custom_fields: { met: "2026-01-01T00:00:00-16:20" },
    });
    expect(made.at("data.custom_fields.met")).to.equal(met);
    const search = (field: string, operator: string, value: unknown) =>
      fixture.crm.post("/v1/entities/search", { filter: { op: "and", conditions: [{ field, operator, value }] } });
    for (const text of instants) {
      expect((await search("created_at", "gt", text)).status, text).to.equal(200);
      expect((await search("custom_fields.met", "in", [text, met])).at("meta.total"), text).to.equal(1);
    }
    expect((await search("custom_fields.met", "eq", "2026-01-01t00:00:00-16:20")).at("meta.total")).to.equal(1);
    const segment = {
      op: "and",
      conditions: [{ field: "created_at", operator: "lt", value: "2099-01-01T00:00:00-23:59" }],
    };
    const dynamic = { name: "All", entity_type: "contact", kind: "dynamic", filter: segment };
    const stored = await fixture.crm.post("/v1/segments", dynamic);
    const members = await fixture.crm.get(`/v1/segments/${stored.string("data.id")}/members`);
    expect([stored.status, members.at("meta.total")]).to.deep.equal([201, 1]);
    for (const [text, code] of Object.entries(NO_TIMES)) {
      const refused = await search("created_at", "gt", text);
      expect(refused.status, text).to.be.oneOf([400, 422]);
      if (!text.includes("\0")) expect(refused.at("details.0.code"), text).to.equal(code);
    }
  });

  it("accepts the same notations in exports", async () => {
    const asked = await fixture.crm.post("/v1/exports", {
      entity_type: "contact",
      filter: { op: "and", conditions: [{ field: "created_at", operator: "gt", value: instants[0] }] },
    });
    expect(asked.status, asked.text).to.equal(201);
    expect((await finished(fixture.crm, asked.string("data.job_id"))).at("data.status")).to.equal("completed");
  });

  it("accepts the same notations in files and tool arguments", async () => {
    const rows = instants.map((text, index) => `Row ${String(index)},${text}`).join("\n");
    const mapping = { Name: "last_name", Met: "custom_fields.met" };
    const done = await imported(fixture.crm, { entity_type: "contact", mapping }, `Name,Met\n${rows}\n`);
    expect([done.at("data.created"), done.at("data.failed")], done.text).to.deep.equal([instants.length, 0]);
    const found = await fixture.crm.get("/v1/entities?q=row&page_size=100&sort=created_at");
    const stored = found.list("data").map(({ custom_fields }) => (custom_fields as { met: string }).met);
    expect(stored).to.have.members(Object.values(FORMS));

    const tools = await assistantOf(fixture.service, fixture.organization.owner);
    for (const text of instants) {
      const fields = { title: "by a tool", due_at: text };
      const made = await tools.use("create_crm_record", { record_type: "task", fields });
      expect(made.at("record.due_at") ?? made.text, text).to.equal(FORMS[text]);
      await tools.use("list_events", { from: text });
    }
    for (const [text, code] of Object.entries(NO_TIMES)) {
      const refused = await tools.refused("list_events", { from: text });
      expect([refused.outcome, refused.text.includes(code)], text).to.deep.equal(["failure", true]);
    }
  });
});
