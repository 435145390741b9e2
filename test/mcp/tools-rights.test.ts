import { expect } from "chai";
import { Ajv2020 } from "ajv/dist/2020.js";
import { tools, type Tool } from "../../generated/tools.js";
import { builtInPermissions, builtInRoleNames } from "../../src/base/platform/rules/permissions.ts";
import { assistantOf, type Assistant, type Arguments, assistantAt } from "../support/mcp/assistant.ts";
import { connect } from "../support/accounts/connections.ts";
import { sendMcp, toolCall, toolNames, callTool, rpc, type McpTarget } from "../support/mcp/mcp.ts";
import { createPerson, signIn, type Person } from "../support/accounts/people.ts";
import { use, useFixture } from "../support/fixture.ts";
import { argumentsOf, recordsWith } from "../support/mcp/tool-arguments.ts";
import { mcpScopes, type McpScope } from "../../src/base/contract/mcp.ts";
import { permissionsOfScopes } from "../../src/features/accounts/rules/mcp-scopes.ts";
import { readableTypes } from "../../src/base/records/rules/record-types.ts";

describe("All tools: permissions", () => {
  const fixture = useFixture();
  const ids = use(() => recordsWith("rights", fixture.crm));

  /** Creates a user whose role has the permissions, and returns the connected client. */
  const withRole = async (role: string): Promise<Assistant> =>
    await assistantOf(
      fixture.service,
      await createPerson(fixture.service, { organization: fixture.organization.record, role }),
    );
  const customRole = async (name: string, permissions: string[]): Promise<Assistant> => {
    const administrator = await signIn(fixture.service.url, fixture.organization.owner);
    await administrator.post("/v1/roles", { name, permissions: [...permissions, "ai:connect"] });
    return await withRole(name);
  };

  for (const role of builtInRoleNames) {
    it(`allows tools and record types of the role ${role} only`, async () => {
      const assistant = await withRole(role);
      const held: ReadonlySet<string> = builtInPermissions(role);
      const offered = tools.filter((tool) => needsOf(tool).some(([, needs]) => needs.every((one) => held.has(one))));
      const names = offered.map(({ definition }) => definition.name);
      const shown = await assistant.names();
      expect(shown).to.deep.equal(names);
      for (const tool of tools) {
        for (const [type, needs] of needsOf(tool)) {
          const { name } = tool.definition;
          const answer = await assistant.call(name, argumentsOf(name, type, ids));
          const allowed = needs.every((one) => held.has(one));
          const expected = allowed ? "result" : offered.includes(tool) ? "failure" : "error";
          expect(answer.outcome, `${name} ${type ?? ""}: ${answer.text}`).to.equal(expected);
          if (expected === "error") expect(answer.at("code")).to.equal(-32_602);
        }
      }
    });
  }

  it("omits records that the role cannot read from searches, includes and lists", async () => {
    const clerk = await customRole("clerk", ["entities:read", "tasks:read"]);
    const found = await clerk.use("search_crm", { query: "rights" });
    const kinds = found.list("results").map(({ record_type }) => record_type);
    expect([...new Set(kinds)]).to.have.members(["contact", "company", "task"]);
    const { contact: record_id } = ids;
    const include = ["company", "opportunities", "open_tasks", "recent_notes"];
    const shown = await clerk.use("get_crm_record", { record_type: "contact", record_id, include });
    expect(Object.keys(shown.at("related") as object)).to.have.members(["company", "open_tasks"]);
    expect(shown.at("omitted")).to.deep.equal(["opportunities", "recent_notes"]);
    const timeline = await clerk.use("get_crm_record_activity", { record_type: "contact", record_id });
    expect(timeline.text).to.not.include("note_added");
    for (const tool of ["list_crm_records", "get_crm_record", "get_crm_record_activity"]) {
      const refused = await clerk.refused(tool, argumentsOf(tool, "opportunity", ids));
      expect([refused.outcome, refused.at("code")], tool).to.deep.equal(["failure", "permission_denied"]);
    }
  });

  it("allows search_crm with permission to read a single record type", async () => {
    const { owner } = fixture.organization;
    const planner = await assistantOf(fixture.service, owner, { scopes: ["tasks:read"] });
    expect(await planner.names()).to.include("search_crm");
    for (const given of [{}, { record_types: ["task", "contact"] }]) {
      const found = await planner.use("search_crm", { query: "rights", ...given });
      expect(found.list("results").map(({ record_id }) => record_id)).to.deep.equal([ids["task"]]);
    }
  });

  it("searches duplicates of a new record only among readable records", async () => {
    const { owner } = fixture.organization;
    const known = { first_name: "Grace", last_name: "Hopper", email: "grace@navy.example", phone: "+33687654321" };
    await fixture.crm.post("/v1/entities", { entity_type: "contact", ...known });
    const fields = { first_name: "Grace", last_name: "Hopper", phone: "+33687654321" };
    const writer = await assistantOf(fixture.service, owner, { scopes: ["entities:write"] });
    const written = await writer.use("create_crm_record", { record_type: "contact", fields });
    expect(written.text).to.not.include("grace@navy").and.to.not.include("possible_duplicates");
    const both = await assistantOf(fixture.service, owner, { scopes: ["entities:read", "entities:write"] });
    const again = { record_type: "contact", fields, allow_duplicate: true };
    expect((await both.use("create_crm_record", again)).text).to.include("grace@navy.example");
  });

  it("limits tools to the scopes of a key", async () => {
    const { owner } = fixture.organization;
    const reader = await assistantOf(fixture.service, owner, { scopes: ["entities:read", "opportunities:read"] });
    const [contact, opportunity] = ["contact", "opportunity"].map((type) => argumentsOf("get_crm_record", type, ids));
    await reader.use("get_crm_record", contact);
    await reader.use("get_crm_record", opportunity);
    expect((await reader.refused("get_crm_record", argumentsOf("get_crm_record", "task", ids))).outcome).to.equal(
      "failure",
    );
    expect(
      (await reader.refused("create_crm_record", argumentsOf("create_crm_record", "contact", ids))).at("code"),
    ).to.equal(-32_602);
  });

  describe("note tools without a readable record type", () => {
    const [list, add] = ["list_crm_notes", "add_crm_note"] as const;
    const policy = async (scopes: readonly string[]): Promise<void> => {
      const administrator = await signIn(fixture.service.url, fixture.organization.owner);
      expect((await administrator.put("/v1/ai-policy", { allowed_scopes: scopes })).status).to.equal(200);
    };
    const hidden = async (assistant: Assistant, tool: string): Promise<void> => {
      expect(await assistant.names()).to.not.include(tool);
      expect((await assistant.refused(tool, argumentsOf(tool, "contact", ids))).at("code")).to.equal(-32_602);
    };
    after(() => policy(["crm:read", "crm:write", "booking:read", "booking:write"]));

    it("are hidden because of the key scopes", async () => {
      const { owner } = fixture.organization;
      await hidden(await assistantOf(fixture.service, owner, { scopes: ["notes:read"] }), list);
      const some = await assistantOf(fixture.service, owner, { scopes: ["notes:read", "opportunities:read"] });
      expect(await some.names()).to.include(list);
      await some.use(list, argumentsOf(list, "opportunity", ids));
      const refused = await some.refused(list, argumentsOf(list, "contact", ids));
      expect([refused.outcome, refused.at("code")]).to.deep.equal(["failure", "insufficient_scope"]);
      expect(refused.at("details.0.required")).to.deep.equal(["entities:read"]);
      expect(refused.string("hint")).to.include("the key or connection does not");
    });

    it("are hidden because of the connection scopes, which the client can extend", async () => {
      const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["crm:read"] });
      const target = { url: fixture.service.url, token };
      expect(await toolNames(target)).to.not.include(add);
      const refused = await sendMcp(target, toolCall(add, argumentsOf(add, "contact", ids)));
      expect([refused.status, refused.at("code")]).to.deep.equal([403, "insufficient_scope"]);
      expect(refused.at("details.0.required")).to.deep.equal(["crm:read", "crm:write"]);
      expect(refused.headers.get("www-authenticate")).to.include('scope="crm:read crm:write"');
    });

    it("are hidden because of the role permissions", async () => {
      const scribe = await customRole("scribe", ["notes:read", "notes:write"]);
      expect((await scribe.names()).filter((name) => name.includes("crm"))).to.deep.equal([]);
      for (const tool of [list, add]) await hidden(scribe, tool);
    });

    it("are hidden because of the AI policy", async () => {
      const writer = await assistantOf(fixture.service, fixture.organization.owner);
      await policy(["crm:read"]);
      await hidden(writer, add);
    });
  });
});

/** Record types that a tool accepts, with the required permissions. */
function needsOf({ permission }: Tool): [type: string | null, permissions: readonly string[]][] {
  if (typeof permission === "string") return [[null, [permission]]];
  const { by: _, ...needs } = permission;
  return Object.entries(needs).map(([type, one]) => [type, [one].flat()]);
}

const METADATA = "http://localhost:3000/.well-known/oauth-protected-resource/mcp";
const write = { record_type: "contact", fields: { first_name: "Ada" } };

describe("MCP: permissions of connections", () => {
  const fixture = useFixture();
  const at = (token: string): McpTarget => ({ url: fixture.service.url, token });
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));
  const colleague = (role: string): Promise<Person> =>
    createPerson(fixture.service, { organization: fixture.organization.record, role });

  it("allows the tools of the scopes", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["crm:read"] });
    const names = await toolNames(at(token));
    expect(names).to.include("search_crm");
    expect(names).not.to.include("create_crm_record");
    expect((await callTool(at(token), "search_crm", { query: "Ada" })).isError).to.equal(false);
  });

  it("returns 403 with held and required scopes if another scope is needed", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["crm:read"] });
    const answer = await sendMcp(at(token), toolCall("create_crm_record", write));
    expect([answer.status, answer.at("code")]).to.deep.equal([403, "insufficient_scope"]);
    expect(answer.headers.get("www-authenticate")).to.equal(
      `Bearer error="insufficient_scope", resource_metadata="${METADATA}", scope="crm:read crm:write"`,
    );
    expect(answer.at("details.0.required")).to.deep.equal(["crm:read", "crm:write"]);
    expect((await fixture.crm.get("/v1/entities")).at("meta.total")).to.equal(0);
  });

  it("returns a missing scope for each call of a batch", async () => {
    const { token } = await connect(fixture.service, { user: fixture.organization.owner, scopes: ["crm:read"] });
    const batch = [toolCall("create_crm_record", write), toolCall("search_crm", { query: "Ada" })];
    const answer = await sendMcp(at(token), batch);
    expect(answer.status).to.equal(200);
    const entries = answer.json as { error?: { code: number }; result?: object }[];
    expect(entries.map(({ error, result }) => error?.code ?? typeof result)).to.have.members([-32602, "object"]);
  });

  it("returns unknown tool if the role lacks the permission", async () => {
    const user = await colleague("read_only");
    for (const scopes of [["crm:read"], ["crm:read", "crm:write"]] as const) {
      const { token } = await connect(fixture.service, { user, scopes });
      expect(await toolNames(at(token))).not.to.include("create_crm_record");
      const answer = await sendMcp(at(token), toolCall("create_crm_record", write));
      expect([answer.status, answer.at("error.code")]).to.deep.equal([200, -32602]);
      expect(answer.string("error.message")).to.equal("The tool does not exist.");
      const unknown = await sendMcp(at(token), toolCall("no_such_tool"));
      expect(unknown.at("error")).to.deep.equal(answer.at("error"));
    }
  });

  it("offers a tool for some record types and rejects the others", async () => {
    const permissions = ["entities:read", "tasks:read", "tasks:write", "ai:connect"];
    await owner.post("/v1/roles", { name: "tasker", permissions });
    const { token } = await connect(fixture.service, { user: await colleague("tasker") });
    expect(await toolNames(at(token))).to.include("create_crm_record");
    const { isError, body } = await callTool(at(token), "create_crm_record", write);
    expect([isError, body["code"]]).to.deep.equal([true, "permission_denied"]);
    const task = await callTool(at(token), "create_crm_record", { record_type: "task", fields: { title: "Call" } });
    expect(task.isError, JSON.stringify(task.body)).to.equal(false);
  });

  it("applies a changed role to the next call", async () => {
    const user = await colleague("member");
    const target = at((await connect(fixture.service, { user })).token);
    expect(await toolNames(target)).to.include("create_crm_record");
    expect((await callTool(target, "create_crm_record", write)).isError).to.equal(false);
    expect((await owner.put(`/v1/members/${user.id}`, { role: "read_only" })).status).to.equal(200);
    expect(await toolNames(target)).not.to.include("create_crm_record");
    expect((await sendMcp(target, toolCall("create_crm_record", write))).at("error.code")).to.equal(-32602);
    await owner.put(`/v1/members/${user.id}`, { role: "member" });
    expect((await callTool(target, "create_crm_record", { ...write, allow_duplicate: true })).isError).to.equal(false);
  });

  it("does not repeat an earlier answer after the permission is lost", async () => {
    const user = await colleague("member");
    const target = at((await connect(fixture.service, { user })).token);
    const call = { ...write, allow_duplicate: true, idempotency_key: "once-and-only-once" };
    const first = await callTool(target, "create_crm_record", call);
    expect((await callTool(target, "create_crm_record", call)).isError).to.equal(first.isError);
    await owner.put(`/v1/members/${user.id}`, { role: "read_only" });
    expect((await sendMcp(target, toolCall("create_crm_record", call))).at("error.code")).to.equal(-32602);
  });

  it("returns 401 after the connection is revoked", async () => {
    const { token, id } = await connect(fixture.service, { user: fixture.organization.owner });
    expect((await sendMcp(at(token), rpc("ping"))).status).to.equal(200);
    expect((await owner.delete(`/v1/connections/${id}`)).status).to.equal(200);
    const answer = await sendMcp(at(token), rpc("ping"));
    expect(answer.status).to.equal(401);
    expect(answer.headers.get("www-authenticate")).to.match(/^Bearer error="invalid_token"/);
  });
});

const ajv = new Ajv2020({ strict: false, formats: { uuid: true, "date-time": true, date: true, email: true } });

/** The tools of each scope according to the specification; a scope can have more. */
const TOOLS: Readonly<Record<McpScope, readonly string[]>> = {
  "crm:read": [
    "find_crm_duplicates",
    "get_crm_record",
    "get_crm_record_activity",
    "list_crm_notes",
    "list_crm_records",
    "search_crm",
  ],
  "crm:write": ["add_crm_note", "create_crm_record", "link_contact_to_company", "update_crm_record"],
  "booking:read": ["find_available_slots", "get_event", "list_event_types", "list_events"],
  "booking:write": [
    "add_event_invitee",
    "cancel_event",
    "create_event",
    "remove_event_invitee",
    "reschedule_event",
    "update_event",
  ],
};

/** Fields that receive a text which no other record contains. */
const PLACES: Readonly<Record<string, readonly [path: string, field: string]>> = {
  contact: ["/v1/entities", "description"],
  company: ["/v1/entities", "description"],
  opportunity: ["/v1/opportunities", "next_step"],
  task: ["/v1/tasks", "description"],
  note: ["/v1/notes", "body"],
  product: ["/v1/products", "description"],
  line_item: ["/v1/line-items", "name"],
  segment: ["/v1/segments", "description"],
  campaign: ["/v1/campaigns", "preview_text"],
  event: ["/v1/events", "internal_notes"],
  event_type: ["/v1/event-types", "description"],
};

describe("All tools: tokens with one scope", () => {
  const fixture = useFixture();
  const canaries: Record<string, string> = {};
  let calls = 0;
  const ids = use(() => recordsWith("planted", fixture.crm));
  before(async () => {
    for (const [type, [path, field]] of Object.entries(PLACES)) {
      canaries[type] = `canary-${type.replace("_", "-")}-${crypto.randomUUID()}`;
      const planted = await fixture.crm.put(`${path}/${ids[type] ?? ""}`, { [field]: canaries[type] });
      expect(planted.status, planted.text).to.equal(200);
    }
  });
  const withScope = async (scope: McpScope): Promise<Assistant> =>
    assistantAt(
      fixture.service.url,
      (await connect(fixture.service, { user: fixture.organization.owner, scopes: [scope] })).token,
    );

  for (const scope of mcpScopes) {
    it(`offers only the tools of ${scope} and returns nothing else`, async () => {
      const assistant = await withScope(scope);
      const ofScope = tools.filter((tool) => tool.scope === scope).map(({ definition }) => definition.name);
      expect(await assistant.names()).to.have.members(ofScope);
      expect(ofScope).to.include.members(TOOLS[scope]);
      const readable: readonly string[] = readableTypes(permissionsOfScopes([scope]));
      for (const tool of tools) {
        for (const type of typesOf(tool)) {
          const { name } = tool.definition;
          const answer = await assistant.call(name, givenTo(scope, argumentsOf(name, type, ids)));
          calls += 1;
          if (tool.scope !== scope) expect(answer.outcome, name).to.not.equal("result");
          else {
            expect(answer.outcome, `${name} ${type ?? ""}: ${answer.text}`).to.equal("result");
            expect(ajv.validate(tool.definition.outputSchema, answer.json), `${name}: ${answer.text}`).to.equal(true);
          }
          for (const [kind, canary] of Object.entries(canaries)) {
            if (!readable.includes(kind)) expect(answer.text, `${name} ${type ?? ""}`).to.not.include(canary);
          }
          if (scope.endsWith(":write")) expect(answer.text, name).to.not.include("planted");
        }
      }
    });
  }

  it("returns only id, type, version and sent fields with crm:write", async () => {
    const assistant = await withScope("crm:write");
    const fields = { lead_score: 77, tags: ["New"] };
    const contact = { record_type: "contact", record_id: ids["contact"] };
    const changed = await assistant.use("update_crm_record", { ...contact, fields });
    expect(changed.json).to.deep.equal({
      record: {
        id: ids["contact"],
        entity_type: "contact",
        record_type: "contact",
        version: recordVersion(changed.json),
        ...fields,
      },
    });
    const created = await assistant.use("create_crm_record", { record_type: "task", fields: { title: "Call" } });
    expect(Object.keys(created.at("record") as object)).to.have.members(["id", "record_type", "version", "title"]);
    expect(Object.keys(created.json as object)).to.have.members(["record", "created"]);
    const note = await assistant.use("add_crm_note", { ...contact, body: "Called." });
    expect(Object.keys(note.at("note") as object)).to.have.members(["id", "version", "body"]);
    const linked = { contact_id: ids["contact"], company_id: ids["company"] };
    expect((await assistant.use("link_contact_to_company", { ...linked, replace_existing: true })).json).to.deep.equal(
      linked,
    );
  });

  it("returns only id, version and sent fields of an event with booking:write", async () => {
    const assistant = await withScope("booking:write");
    const moved = await assistant.use("reschedule_event", argumentsOf("reschedule_event", null, ids));
    expect(Object.keys(moved.json as object)).to.deep.equal(["event"]);
    expect(Object.keys(moved.at("event") as object)).to.have.members(["id", "record_type", "version"]);
    const added = await assistant.use("add_event_invitee", {
      event_id: ids["event"],
      email: "new@guest.example",
      name: "New",
    });
    expect(added.json).to.deep.equal({
      invitee: { id: added.string("invitee.id"), email: "new@guest.example", name: "New" },
    });
  });

  after(() => {
    expect(calls, "calls of tools, all scopes").to.equal(mcpScopes.length * tools.flatMap(typesOf).length);
  });
});

/** Bookings link contacts and opportunities only if the caller can read them. */
function givenTo(scope: McpScope, { contact_id, opportunity_id, ...given }: Arguments): Arguments {
  return scope === "booking:write"
    ? given
    : { ...given, ...(contact_id ? { contact_id } : {}), ...(opportunity_id ? { opportunity_id } : {}) };
}

function recordVersion(json: unknown): unknown {
  return (json as { record: { version: number } }).record.version;
}

/** Record types that a tool accepts, or null if it accepts none. */
function typesOf({ permission }: Tool): (string | null)[] {
  return typeof permission === "string" ? [null] : Object.keys(permission).filter((key) => key !== "by");
}
