import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { tools, type Tool } from "../../generated/tools.js";
import { mcpScopes, type McpScope } from "../../src/base/contract/mcp.ts";
import { permissionsOfScopes } from "../../src/features/accounts/rules/mcp-scopes.ts";
import { readableTypes } from "../../src/base/records/rules/record-types.ts";
import { type Arguments, assistantAt, type Assistant } from "../support/mcp/assistant.ts";
import { connect } from "../support/accounts/connections.ts";
import { useFixture } from "../support/fixture.ts";
import { argumentsOf, recordsWith, type Ids } from "../support/mcp/tool-arguments.ts";

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
  let ids: Ids;
  let calls = 0;
  before(async () => {
    ids = await recordsWith("planted", fixture.crm);
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
