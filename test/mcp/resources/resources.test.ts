import { expect } from "chai";
import { resourceTemplates } from "../../../generated/prompts.js";
import { connect } from "../../support/accounts/connections.ts";
import { bookingFactories } from "../../support/booking/booking.ts";
import { createKey, createOrganization, signIn } from "../../support/accounts/people.ts";
import { callTool, rpc, sendMcp, sendStateless, targetOf } from "../../support/mcp/mcp.ts";
import { use, useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("MCP: records as resources", () => {
  const fixture = useFixture();
  const { eventType, book } = bookingFactories(fixture);
  const target = use(() => targetOf(fixture.service, fixture.organization.owner));
  const ids: Record<string, string> = {};

  before(async () => {
    const make = async (path: string, body: object): Promise<string> =>
      (await fixture.crm.post(path, body)).string("data.id");
    const company = { entity_type: "company", name: "Northwind Traders" };
    ids["company"] = await make("/v1/entities", company);
    ids["contact"] = await make("/v1/entities", {
      entity_type: "contact",
      first_name: "Ada",
      last_name: "Lovelace",
      email: "ada@northwind.example",
      company_id: ids["company"],
    });
    ids["opportunity"] = await make("/v1/opportunities", { name: "Hundred engines" });
    ids["task"] = await make("/v1/tasks", { title: "Call Ada" });
    ids["product"] = await make("/v1/products", { name: "Engine" });
    ids["event"] = (await book(await eventType({ title: "Guided tour" }), 1)).string("data.id");
  });

  const read = async (uri: string, to = target): Promise<Answer> => await sendMcp(to, rpc("resources/read", { uri }));
  const uriOf = (name: string): string => `crm://${name}/${String(ids[name])}`;

  it("are listed as templates in the language of the caller", async () => {
    const answer = await sendMcp(target, rpc("resources/templates/list"), { headers: { "accept-language": "fr" } });
    const found = answer.list("result.resourceTemplates");
    expect(found.map(({ uriTemplate }) => uriTemplate)).to.deep.equal(
      resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    );
    expect(found.find(({ name }) => name === "event")).to.include({
      title: "Rendez-vous",
      mimeType: "application/json",
    });
  });

  for (const { name } of resourceTemplates) {
    it(`contain the same ${name} as the tool that reads it`, async () => {
      const answer = await read(uriOf(name));
      const [content] = answer.list("result.contents");
      expect(content).to.include({ uri: uriOf(name), mimeType: "application/json" });
      const shown = JSON.parse(String(content?.["text"])) as Record<string, Record<string, unknown>>;
      expect((shown["record"] ?? shown["event"])?.["id"]).to.equal(ids[name]);
    });
  }

  it("contain related records of a contact", async () => {
    const [content] = (await read(uriOf("contact"))).list("result.contents");
    const { related } = JSON.parse(String(content?.["text"])) as { related: Record<string, { name?: string }> };
    expect(related["company"]?.name).to.equal("Northwind Traders");
  });

  it("are listed if they belong to the user", async () => {
    const answer = await sendMcp(target, rpc("resources/list"));
    const found = answer.list("result.resources");
    for (const name of resourceTemplates.map((one) => one.name)) {
      expect(found.map(({ uri }) => uri)).to.include(uriOf(name));
    }
    expect(found.find(({ uri }) => uri === uriOf("contact"))).to.include({
      name: "Ada Lovelace",
      description: "Contact",
    });
  });

  it("do not exist if they belong to another organization", async () => {
    const other = await createOrganization(fixture.service);
    const token = await createKey(fixture.service, { user: other.owner, mcp_access: true });
    const theirs = { ...target, token };
    for (const { name } of resourceTemplates) {
      const foreign = await read(uriOf(name), theirs);
      const unknown = await read(`crm://${name}/${UNKNOWN_ID}`, theirs);
      expect([foreign.status, foreign.at("error.code")]).to.deep.equal([200, -32002]);
      expect(foreign.at("error.message")).to.equal(unknown.at("error.message"));
    }
    expect((await sendMcp(theirs, rpc("resources/list"))).at("result.resources")).to.deep.equal([]);
  });

  const unknown = [
    "crm://contact/",
    "crm://contact/x",
    "crm://nonsense/1",
    "https://example.com/",
    "crm://contact/{id}",
  ];
  for (const uri of [...unknown, `crm://contact/${UNKNOWN_ID}?x=1`, `crm://company/../contact/${UNKNOWN_ID}`]) {
    it(`return an error for ${uri}`, async () => {
      const older = await read(uri);
      expect([older.status, older.at("error.code"), older.at("error.data.uri")]).to.deep.equal([200, -32002, uri]);
      const newer = await sendStateless(target, "resources/read", { uri });
      expect([newer.status, newer.at("error.code"), newer.at("error.data.uri")]).to.deep.equal([200, -32602, uri]);
    });
  }

  it("are read with the rights of the tool", async () => {
    const { owner } = fixture.organization;
    const { token } = await connect(fixture.service, { user: owner, scopes: ["booking:read"] });
    const own = { ...target, token };
    const listed = await sendMcp(own, rpc("resources/templates/list"));
    expect(listed.list("result.resourceTemplates").map(({ name }) => name)).to.deep.equal(["event"]);
    const rejected = await read(uriOf("contact"), own);
    expect([rejected.status, rejected.at("code")]).to.deep.equal([403, "insufficient_scope"]);
    expect((await read(uriOf("event"), own)).at("error")).to.equal(undefined);
  });

  it("look unknown to a key without their scope", async () => {
    const { owner } = fixture.organization;
    const token = await createKey(fixture.service, { user: owner, scopes: ["opportunities:read"], mcp_access: true });
    const own = { ...target, token };
    const hidden = await read(uriOf("contact"), own);
    expect([hidden.status, hidden.at("error.code")]).to.deep.equal([200, -32002]);
    expect((await read(uriOf("opportunity"), own)).at("error")).to.equal(undefined);
  });

  it("are logged like calls of the tool", async () => {
    await read(uriOf("contact"));
    const log = await signIn(fixture.service.url, fixture.organization.owner);
    const [entry] = (await log.get("/v1/activity-log?action=resources.read&page_size=1")).list("data");
    expect(entry).to.deep.include({
      action: "resources.read",
      tool: "get_crm_record",
      result: "success",
      channel: "mcp",
      record: { type: "contact", id: ids["contact"] },
    });
    await read(`crm://contact/${UNKNOWN_ID}`);
    const [failed] = (await log.get("/v1/activity-log?action=resources.read&page_size=1")).list("data");
    expect(failed).to.include({ result: "invalid", error_code: "not_found" });
  });

  it("are read by tools with the id in their address", async () => {
    const { structured } = await callTool(target, "get_crm_record", { record_type: "task", record_id: ids["task"] });
    const [content] = (await read(uriOf("task"))).list("result.contents");
    expect(JSON.parse(String(content?.["text"]))).to.deep.equal(structured);
  });

  describe("completion", () => {
    const complete = async (ref: object, argument: object, to = target): Promise<Answer> =>
      await sendMcp(to, rpc("completion/complete", { ref, argument }));
    const ofTemplate = (name: string) => ({ type: "ref/resource", uri: `crm://${name}/{id}` });
    const ofPrompt = (name: string) => ({ type: "ref/prompt", name });

    it("finds ids by a name", async () => {
      const answer = await complete(ofTemplate("contact"), { name: "id", value: "lovel" });
      expect(answer.at("result")).to.deep.equal({ completion: { values: [ids["contact"]], hasMore: false } });
      const event = await complete(ofTemplate("event"), { name: "id", value: "guided" });
      expect(event.at("result.completion.values")).to.deep.equal([ids["event"]]);
    });

    it("suggests the records of the user for an empty text", async () => {
      const answer = await complete(ofTemplate("company"), { name: "id", value: "" });
      expect(answer.at("result.completion.values")).to.deep.equal([ids["company"]]);
    });

    it("suggests names for arguments of prompts", async () => {
      const account = await complete(ofPrompt("summarize_account"), { name: "account", value: "northw" });
      expect(account.at("result.completion.values")).to.deep.equal(["Northwind Traders"]);
      const event = await complete(ofPrompt("prepare_meeting"), { name: "event", value: "" });
      expect(String((event.at("result.completion.values") as string[])[0])).to.match(/^\d{4}-.*Guided tour$/);
      const day = await complete(ofPrompt("plan_my_day"), { name: "day", value: "to" });
      expect(day.at("result.completion.values")).to.deep.equal(["today", "tomorrow"]);
    });

    it("finds nothing of another organization", async () => {
      const other = await createOrganization(fixture.service);
      const token = await createKey(fixture.service, { user: other.owner, mcp_access: true });
      for (const value of ["lovel", ""]) {
        const answer = await complete(ofTemplate("contact"), { name: "id", value }, { ...target, token });
        expect(answer.at("result.completion.values")).to.deep.equal([]);
      }
    });

    const wrong: [object, object][] = [
      [ofTemplate("nonsense"), { name: "id", value: "" }],
      [ofTemplate("contact"), { name: "other", value: "" }],
      [ofPrompt("nonsense"), { name: "day", value: "" }],
      [ofPrompt("plan_my_day"), { name: "week", value: "" }],
      [
        { type: "ref/tool", name: "search_crm" },
        { name: "query", value: "" },
      ],
      [ofPrompt("plan_my_day"), { name: "day", value: 7 }],
      [ofTemplate("contact"), { name: "id", value: "x".repeat(201) }],
    ];
    for (const [ref, argument] of wrong) {
      it(`returns an error for ${JSON.stringify({ ref, argument }).slice(0, 90)}`, async () => {
        expect((await complete(ref, argument)).at("error.code")).to.equal(-32602);
      });
    }
  });
});

describe("MCP: limits of resources and prompts", () => {
  const fixture = useFixture({ rateLimits: "on" });

  it("count like calls of tools", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner });
    const target = { url: fixture.service.url, token };
    const messages = Array.from({ length: 50 }, () => rpc("resources/read", { uri: "crm://contact/x" }));
    await sendMcp(target, messages);
    const answers = (await sendMcp(target, messages)).json as { error: { code: number; data?: { code: string } } }[];
    const limited = answers.filter(({ error }) => error.code === -32000);
    expect(limited.length).to.be.within(30, 40);
    expect(limited[0]?.error.data).to.include({ code: "rate_limited", retry_after_seconds: 1 });
    const prompt = await sendMcp(target, rpc("prompts/get", { name: "plan_my_day" }));
    expect(prompt.at("error.code")).to.equal(-32000);
  });
});
