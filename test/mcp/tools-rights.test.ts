import { expect } from "chai";
import { tools, type Tool } from "../../generated/tools.js";
import { builtInPermissions, builtInRoleNames } from "../../src/base/platform/rules/permissions.ts";
import { assistantOf, type Assistant } from "../support/mcp/assistant.ts";
import { connect } from "../support/accounts/connections.ts";
import { sendMcp, toolCall, toolNames } from "../support/mcp/mcp.ts";
import { createPerson, signIn } from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";
import { argumentsOf, recordsWith, type Ids } from "../support/mcp/tool-arguments.ts";

describe("All tools: permissions", () => {
  const fixture = useFixture();
  let ids: Ids;
  before(async () => {
    ids = await recordsWith("rights", fixture.crm);
  });

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
