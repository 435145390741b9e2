import { expect } from "chai";
import { tools } from "../../generated/tools.js";
import { assistantOf, type Arguments, type Assistant, type ToolAnswer } from "../support/mcp/assistant.ts";
import { callerByKey, createOrganization, type Organization } from "../support/accounts/people.ts";
import { startService } from "../support/service.ts";
import { snapshotOf } from "../support/db/readback.ts";
import { argumentsOf, recordsWith, type Ids } from "../support/mcp/tool-arguments.ts";
import { use } from "../support/fixture.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";
const CANARY = "canarytheirs";
/** Record types of list_crm_records. */
const listed = ["contact", "company", "opportunity", "product", "line_item", "task", "segment", "campaign"];

describe("All tools: isolation of organizations", () => {
  let ourIds: Ids;
  let ours: Assistant;

  const service = use(() => startService());
  const theirs = use(() => createOrganization(service));
  const theirIds = use(async () => await recordsWith(CANARY, await keyOf(theirs)));
  before(async () => {
    const own = await createOrganization(service);
    ourIds = await recordsWith("ours", await keyOf(own));
    ours = await assistantOf(service, own.owner);
  });

  const keyOf = async ({ owner }: Organization) => await callerByKey(service, { user: owner });

  for (const { definition, permission } of tools) {
    const { name, inputSchema } = definition;
    const types = typeof permission === "string" ? [null] : Object.keys(permission).filter((key) => key !== "by");
    const idArguments = idsIn(inputSchema);

    it(`returns the answer of an unknown id and changes nothing in ${name}`, async () => {
      const before = await snapshotOf(service.database.pool, theirs.id);
      for (const type of types) {
        const given = argumentsOf(name, type, ourIds);
        for (const argument of idArguments.filter((one) => Object.hasOwn(given, one))) {
          for (const id of Object.values(theirIds)) {
            const foreign = await ours.refused(name, { ...given, [argument]: id });
            const unknown = await ours.refused(name, { ...given, [argument]: UNKNOWN_ID });
            expect(foreign.json, `${name} ${argument}`).to.deep.equal(unknown.json);
            expect(foreign.at("code")).to.be.oneOf(["not_found", "unprocessable"]);
          }
        }
        expect((await ours.use(name, given)).text).to.not.include(CANARY);
      }
      expect(await snapshotOf(service.database.pool, theirs.id)).to.deep.equal(before);
    });
  }

  it("finds nothing of another organization by text, filter and candidate", async () => {
    const { contact, event_type } = theirIds;
    const asked: [string, Arguments][] = [
      ["list_event_types", { query: CANARY }],
      ["list_event_types", { host_user_id: theirs.owner.id, include_inactive: true }],
      ["list_events", { invitee_email: `a@${CANARY}.example` }],
      ...[{ contact_id: contact }, { event_type_id: event_type }, { host_user_id: theirs.owner.id }].map(
        (given): [string, Arguments] => ["list_events", { ...given, when: "all" }],
      ),
      ["search_crm", { query: CANARY }],
      ["list_crm_notes", { record_type: "contact", record_id: ourIds["contact"], query: CANARY }],
      ["find_crm_duplicates", { record_type: "contact", candidate: { email: `a@${CANARY}.example` } }],
      ["find_crm_duplicates", { record_type: "company", candidate: { name: CANARY, domain: `${CANARY}.example` } }],
      ["find_crm_duplicates", { record_type: "contact", min_confidence: 0 }],
      ...Object.keys(theirIds).flatMap((type): [string, Arguments][] => {
        const names: Record<string, string> = { contact: "first_name", task: "title" };
        const conditions = [
          { field: names[type] ?? "name", operator: "contains", value: CANARY },
          { field: "id", operator: "eq", value: theirIds[type] },
        ];
        return !listed.includes(type)
          ? []
          : conditions.map((one) => ["list_crm_records", { record_type: type, filters: [one] }]);
      }),
    ];
    for (const [tool, given] of asked) {
      const answer = await ours.use(tool, given);
      expect(answer.text, JSON.stringify(given)).to.not.include(theirIds["contact"]).and.not.include("canarytheirs ");
      expect(emptyAnswer(answer), `${tool} ${JSON.stringify(given)}: ${answer.text}`).to.equal(true);
    }
  });

  it("rejects references to another organization in fields of a record", async () => {
    const cases: [string, string, string][] = [
      ["contact", "company_id", "company"],
      ["company", "parent_company_id", "company"],
      ["opportunity", "primary_contact_id", "contact"],
      ["opportunity", "company_id", "company"],
    ];
    for (const [record_type, field, kind] of cases) {
      for (const id of [theirIds[kind], UNKNOWN_ID]) {
        const fields = { ...(argumentsOf("create_crm_record", record_type, ourIds)["fields"] as object), [field]: id };
        const created = await ours.refused("create_crm_record", { record_type, fields });
        expect(created.at("details.0")).to.include({ path: `/fields/${field}`, code: "reference_not_found" });
        const target = { record_type, record_id: ourIds[record_type] };
        const changed = await ours.refused("update_crm_record", { ...target, fields: { [field]: id } });
        expect(changed.at("details.0")).to.include({ path: `/fields/${field}`, code: "reference_not_found" });
      }
    }
  });

  it("rejects records and users of another organization in an event", async () => {
    const given = argumentsOf("create_event", null, ourIds);
    for (const [argument, theirId] of [
      ["contact_id", theirIds["contact"]],
      ["opportunity_id", theirIds["opportunity"]],
      ["event_type_id", theirIds["event_type"]],
    ] as const) {
      for (const id of [theirId, UNKNOWN_ID]) {
        const refused = await ours.refused("create_event", { ...given, [argument]: id });
        expect(refused.at("details.0")).to.include({ path: `/${argument}`, code: "reference_not_found" });
      }
    }
    for (const host_user_id of [theirs.owner.id, UNKNOWN_ID]) {
      const refused = await ours.refused("update_event", { event_id: ourIds["event"], host_user_id });
      expect(refused.at("details.0")).to.include({ path: "/host_user_id", code: "not_a_host" });
    }
  });

  it("allows the same unique value in two organizations", async () => {
    const fields = { name: "Both", domain: `${CANARY}.example` };
    await ours.use("create_crm_record", { record_type: "company", fields });
  });
});

/** Arguments that contain ids. */
function idsIn({ properties }: { readonly [keyword: string]: unknown }): string[] {
  const entries = Object.entries(properties as Record<string, { format?: string }>);
  return entries.filter(([, { format }]) => format === "uuid").map(([name]) => name);
}

function emptyAnswer(answer: ToolAnswer): boolean {
  const [list] = ["results", "records", "notes", "duplicates", "groups", "events", "event_types"].flatMap(
    (name) => answer.at(name) ?? [],
  );
  return list === undefined;
}
