import { expect } from "chai";
import { signIn } from "../../support/accounts/people.ts";
import { ALWAYS } from "../../support/booking/booking.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { type Assistant, assistantAt } from "../../support/mcp/assistant.ts";
import {
  injections,
  type Injection,
  type InjectedRecords,
  MARKER,
  writeInjections,
  INVISIBLE,
  placedTexts,
  visitTexts,
} from "../../support/mcp/injected-records.ts";
import { initialize, rpc, sendMcp, targetOf } from "../../support/mcp/mcp.ts";
import { listenHttp, PUBLIC } from "../../support/webhooks/listener.ts";

/** Begins names of the organization and its people. */
const NAME_MARKER = /Zn\d+x/;
const TYPES = ["company", "contact", "opportunity", "task", "product", "line_item", "segment", "campaign"];

describe("MCP: texts in records that give orders to models", () => {
  const fixture = useFixture();
  const trap = use(() => listenHttp((_request, response) => response.end("obey"), PUBLIC));
  const target = use(() => targetOf(fixture.service, fixture.organization.owner));
  let payloads: readonly Injection[] = [];
  let crm: Assistant;
  let records: InjectedRecords;
  let definitions = "";
  before(async function () {
    this.timeout(300_000);
    const url = `http://${PUBLIC}:${String(trap.port)}`;
    payloads = injections(url);
    crm = assistantAt(target.url, target.token ?? "");
    definitions = await listed();
    await fixture.crm.post("/v1/schedules", { ...ALWAYS, is_default: true });
    records = await writeInjections(payloads, { crm, rest: fixture.crm, url });
  });

  const listed = async (): Promise<string> => JSON.stringify((await sendMcp(target, rpc("tools/list"))).at("result"));
  const idsOf = (type: string): readonly string[] => records.ids.get(type) ?? [];
  /** Checks every text of a result; returns the number of injected texts in it. */
  const requireData = (data: unknown): number => {
    const { count, misplaced } = placedTexts(data, records.texts);
    expect(misplaced.slice(0, 5), `${String(misplaced.length)} texts`).to.deep.equal([]);
    return count;
  };
  const pagesOf = async (tool: string, given: object): Promise<number> => {
    let count = 0;
    for (let page = 1; ; page += 1) {
      const answer = await crm.use(tool, { ...given, page, page_size: 5 });
      count += requireData(answer.json);
      if (answer.at("has_more") !== true) return count;
    }
  };

  it("has forty payloads", () => {
    expect(payloads).to.have.lengthOf(40);
  });

  describe("tools/call get_crm_record", () => {
    for (const type of TYPES) {
      it(`returns ${type} texts only in their own fields`, async () => {
        const fields = new Set([...records.texts.values()].flatMap((one) => (one.type === type ? [one.field] : [])));
        for (const record_id of idsOf(type)) {
          const answer = await crm.use("get_crm_record", { record_type: type, record_id });
          expect(requireData(answer.json)).to.be.at.least(fields.size);
        }
      });
    }
  });

  describe("tools/call list_crm_records", () => {
    for (const type of TYPES) {
      it(`lists ${type} texts only in their own fields`, async () => {
        expect(await pagesOf("list_crm_records", { record_type: type })).to.be.at.least(payloads.length);
      });
    }
  });

  describe("tools/call search_crm", () => {
    it("returns hits as data, and no query in errors", async () => {
      for (const { text } of payloads) {
        const query = Array.from(text.trim()).slice(0, 100).join("");
        const answer = await crm.call("search_crm", { query, page_size: 5 });
        if (answer.outcome === "result") requireData(answer.json);
        else expect(answer.text).not.to.include(JSON.stringify(query).slice(1, -1));
      }
    });
  });

  describe("tools/call of other tools that read", () => {
    it("returns names in summaries of timelines and changes in their fields", async () => {
      for (const record_type of ["company", "contact", "opportunity"]) {
        for (const record_id of idsOf(record_type))
          requireData((await crm.use("get_crm_record_activity", { record_type, record_id, page_size: 5 })).json);
      }
    });

    it("returns notes as texts", async () => {
      for (const record_id of idsOf("contact")) {
        expect(requireData((await crm.use("list_crm_notes", { record_type: "contact", record_id })).json)).to.equal(2);
      }
    });

    it("returns texts of events and event types only in their own fields", async () => {
      expect(await pagesOf("list_event_types", {})).to.be.at.least(payloads.length);
      expect(await pagesOf("list_events", {})).to.be.at.least(payloads.length);
      for (const event_id of idsOf("event")) requireData((await crm.use("get_event", { event_id })).json);
    });

    it("returns similar records as data", async () => {
      requireData((await crm.use("find_crm_duplicates", { record_type: "contact", page_size: 5 })).json);
      for (const record_id of idsOf("company").slice(0, 5))
        requireData((await crm.use("find_crm_duplicates", { record_type: "company", record_id })).json);
    });
  });

  describe("errors", () => {
    it("contain no text of records", async () => {
      const [event_id = "", other = ""] = idsOf("event");
      const [record_id = ""] = idsOf("contact");
      const { text: name = "" } = [...records.texts.values()].find(({ type }) => type === "company") ?? {};
      const start = (await crm.use("get_event", { event_id: other })).string("event.start_at");
      const refused = [
        await crm.refused("reschedule_event", { event_id, new_start_at: start }),
        await crm.refused("update_crm_record", {
          record_type: "contact",
          record_id,
          expected_version: 99,
          fields: { first_name: "x" },
        }),
        await crm.refused("link_contact_to_company", { contact_id: record_id, company_id: idsOf("company")[1] }),
        await crm.refused("create_crm_record", { record_type: "company", fields: { name } }),
        await crm.refused("update_crm_record", { record_type: "contact", record_id, fields: { remark: {} } }),
        await crm.refused("list_crm_records", {
          record_type: "contact",
          filters: [{ field: "remark_", operator: "eq", value: "x" }],
        }),
      ];
      for (const { text } of refused) expect(text).not.to.match(MARKER);
    });

    it("reject control characters without repeating them", async () => {
      const { text = "" } = payloads.find((one) => one.name === "terminal escape") ?? {};
      for (const fields of [{ first_name: text }, { last_name: "x", description: text }]) {
        const answer = await crm.refused("create_crm_record", { record_type: "contact", fields });
        expect(answer.string("code")).to.equal("validation_failed");
        expect(answer.text).not.to.include("Ignore the rules");
      }
    });
  });

  describe("initialize", () => {
    it("quotes names of the organization, its people, pipelines and options", async () => {
      const owner = await signIn(fixture.service.url, fixture.organization.owner);
      for (const [index, { text }] of payloads.entries()) {
        const name = `Zn${String(index)}x ${text.replace(/\s+/g, " ").replace(/[\u0000-\u001f\u007f-\u009f]/g, "")}`;
        const short = Array.from(name).slice(0, 50).join("").trim();
        await owner.put("/v1/organization", { name: short });
        await owner.put("/v1/me", { first_name: short, last_name: short });
        const [pipeline] = (await owner.get("/v1/pipelines")).list("data");
        const headers = { "If-Match": `"${String(pipeline?.["version"])}"` };
        const renamed = await owner.send("PUT", `/v1/pipelines/${String(pipeline?.["id"])}`, {
          body: { name: short },
          headers,
        });
        expect(renamed.status, renamed.text).to.equal(200);
        const option = { entity_type: "contact", key: `k${String(index)}`, label: short, type: "select" };
        if (index < 3) await owner.post("/v1/custom-fields", { ...option, options: [short] });
        const begun = await sendMcp(target, initialize("2025-11-25"));
        const instructions = begun.string("result.instructions");
        expect(instructions).to.match(NAME_MARKER);
        expect(instructions).not.to.match(INVISIBLE);
        const unquoted = instructions.replace(/"(?:[^"\\]|\\.)*"/g, "");
        expect(unquoted, short).not.to.match(NAME_MARKER);
      }
    });

    it("returns names of people only as names", async () => {
      const filters = [{ field: "owner_id", operator: "eq", value: "Nobody Known" }];
      const { json } = await crm.refused("list_crm_records", { record_type: "contact", filters });
      const shown = await crm.use("get_crm_record", { record_type: "contact", record_id: idsOf("contact")[0] });
      for (const answer of [json, shown.json]) {
        const paths: string[] = [];
        visitTexts(answer, [], ({ path, text }) => (NAME_MARKER.test(text) ? paths.push(path.at(-1) ?? "") : 0));
        expect(paths).not.to.be.empty;
        for (const name of paths) expect(name).to.match(/name$/);
      }
    });
  });

  describe("tools/list", () => {
    it("is the same as before the texts were written", async () => {
      expect(await listed()).to.equal(definitions);
    });
  });

  describe("prompts/get", () => {
    it("quotes the arguments of each prompt", async () => {
      const { json } = await sendMcp(target, rpc("prompts/list"));
      for (const prompt of listIn(json, "prompts")) {
        const { name } = prompt;
        for (const [index, { text }] of payloads.entries()) {
          const value = `Zn${String(index)}x ${Array.from(text).slice(0, 200).join("")}`;
          const names = listIn({ result: prompt }, "arguments").map((one) => String(one["name"]));
          const given = Object.fromEntries(names.map((one) => [one, value]));
          const answer = await sendMcp(target, rpc("prompts/get", { name, arguments: given }));
          const shown = answer.string("result.messages.0.content.text");
          expect(shown).to.match(NAME_MARKER);
          expect(shown).not.to.match(INVISIBLE);
          expect(shown.replace(/"(?:[^"\\]|\\.)*"/g, ""), value).not.to.match(NAME_MARKER);
        }
      }
    });
  });

  describe("resources/read", () => {
    it("returns texts only in their own fields", async () => {
      const listed = await sendMcp(target, rpc("resources/list"));
      expect(listed.text).not.to.match(INVISIBLE);
      for (const { uri } of listIn(listed.json, "resources")) {
        const { json } = await sendMcp(target, rpc("resources/read", { uri }));
        for (const { text } of listIn(json, "contents")) requireData(JSON.parse(String(text)));
      }
    });
  });

  describe("tools/call", () => {
    it("neither follows links nor obeys texts that it reads", async () => {
      const { pool } = fixture.service.database;
      const state = async (): Promise<unknown> => {
        const tables = ["entities", "opportunities", "tasks", "notes", "events"];
        const versions = tables.map((table) => pool(table).count({ rows: "*" }).sum({ versions: "version" }).first());
        return await Promise.all([...versions, pool("emails").count({ rows: "*" }).first()]);
      };
      const before = await state();
      for (const record_type of ["contact", "company"]) {
        await pagesOf("list_crm_records", { record_type });
        for (const record_id of idsOf(record_type)) await crm.use("get_crm_record", { record_type, record_id });
      }
      for (const event_id of idsOf("event")) await crm.use("get_event", { event_id });
      expect(await state()).to.deep.equal(before);
      expect(trap.hits()).to.equal(0);
      expect((await fixture.crm.get("/v1/events?status=cancelled")).at("meta.total")).to.equal(0);
    });
  });
});

/** Returns the objects of a list in a result. */
function listIn(json: unknown, name: string): Record<string, unknown>[] {
  const { result } = json as { result: Record<string, Record<string, unknown>[]> };
  expect(result[name], name).to.have.property("length").above(0);
  return result[name] ?? [];
}
