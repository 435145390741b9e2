import { expect } from "chai";
import { tools } from "../../generated/tools.js";
import { bookingFactories, slotAt } from "../support/booking/booking.ts";
import { use, useFixture } from "../support/fixture.ts";
import { type Arguments, assistantOf, type ToolAnswer } from "../support/mcp/assistant.ts";
import { recordFactories } from "../support/record-factories.ts";

const UNKNOWN = "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e";

/** Arguments whose mistakes are found in different steps, and the paths of all of them. */
interface WrongCall {
  readonly tool: string;
  readonly given: Arguments;
  readonly code: "validation_failed" | "unprocessable";
  readonly paths: readonly string[];
}

/** Their schema expresses all mistakes that can be known without a change. */
const ONE_KIND = ["cancel_event", "remove_event_invitee", "reschedule_event"];

const mistakes = (answer: ToolAnswer): unknown[] => [
  answer.at("code"),
  ...answer
    .list("details")
    .map(({ path }) => String(path))
    .sort(),
];

describe("MCP: the mistakes of tools that write", () => {
  const fixture = useFixture();
  const { contact } = recordFactories(fixture);
  const { eventType, somebody } = bookingFactories(fixture);
  let calls: readonly WrongCall[] = [];

  const crm = use(() => assistantOf(fixture.service, fixture.organization.owner));
  before(async () => {
    const id = await contact();
    const event_type_id = await eventType({ title: "Tour" });
    const booked = await crm.use("create_event", { event_type_id, start_at: slotAt(0), invitee: somebody() });
    const event_id = booked.string("event.id");
    const fields = { first_name: 7, company_id: UNKNOWN, custom_fields: { nope: 1 }, owner_id: "Nobody Known" };
    const ofFields = ["company_id", "custom_fields/nope", "first_name", "owner_id"].map((name) => `/fields/${name}`);
    const { first_name: _, ...shaped } = fields;
    const rest = ofFields.filter((path) => path !== "/fields/first_name");
    const both = { code: "validation_failed" } as const;
    calls = [
      { tool: "create_crm_record", given: { record_type: "contact", fields }, ...both, paths: ofFields },
      {
        tool: "create_crm_record",
        given: { record_type: "contact", fields: { ...shaped, first_name: "Ada" } },
        code: "unprocessable",
        paths: rest,
      },
      {
        tool: "create_crm_record",
        given: { record_type: "contact", fields, allow_duplicate: "yes" },
        ...both,
        paths: ["/allow_duplicate", ...ofFields],
      },
      {
        tool: "update_crm_record",
        given: { record_type: "contact", record_id: id, fields },
        ...both,
        paths: ofFields,
      },
      {
        tool: "update_crm_record",
        given: { record_type: "contact", record_id: id, fields: shaped, expected_version: "one" },
        ...both,
        paths: ["/expected_version", ...rest],
      },
      {
        tool: "update_crm_record",
        given: {
          record_type: "contact",
          record_id: id,
          fields: { company_id: UNKNOWN, created_at: "2020-01-01T00:00:00Z" },
        },
        code: "unprocessable",
        paths: ["/fields/company_id", "/fields/created_at"],
      },
      {
        tool: "add_crm_note",
        given: { record_type: "contact", record_id: UNKNOWN, body: 7 },
        ...both,
        paths: ["/body", "/record_id"],
      },
      {
        tool: "link_contact_to_company",
        given: { contact_id: id, company_id: UNKNOWN, replace_existing: "yes" },
        ...both,
        paths: ["/company_id", "/replace_existing"],
      },
      {
        tool: "create_event",
        given: { event_type_id, start_at: 7, invitee: somebody(), contact_id: UNKNOWN, answers: { nope: "x" } },
        ...both,
        paths: ["/answers/nope", "/contact_id", "/start_at"],
      },
      {
        tool: "add_event_invitee",
        given: { event_id, email: "nobody", phone: "12" },
        ...both,
        paths: ["/email", "/phone"],
      },
      {
        tool: "update_event",
        given: {
          event_id,
          title: 7,
          location: { type: "invitee_phone" },
          host_user_id: "Nobody",
          no_show_invitee_ids: [UNKNOWN],
        },
        ...both,
        paths: ["/host_user_id", "/location/type", "/no_show_invitee_ids/0", "/title"],
      },
      {
        tool: "update_event",
        given: { event_id, location: { type: "invitee_phone" }, host_user_id: UNKNOWN },
        code: "unprocessable",
        paths: ["/host_user_id", "/location/type"],
      },
    ];
  });

  it("are known for each tool that writes", () => {
    const writing = tools.filter(({ definition }) => !definition.annotations.readOnlyHint);
    const names = writing.map(({ definition }) => definition.name);
    expect([...new Set([...calls.map(({ tool }) => tool), ...ONE_KIND])].sort()).to.deep.equal(names.sort());
  });

  it("are in one error, whether their schema, the fields of the record or the service finds them", async () => {
    for (const { tool, given, code, paths } of calls)
      expect(mistakes(await crm.refused(tool, given)), JSON.stringify([tool, given])).to.deep.equal([code, ...paths]);
  });

  it("are the first twenty of the shape if there are more: the others are not read", async () => {
    const tags = Array.from({ length: 25 }, (_, index) => index);
    const fields = { first_name: "Ada", tags, additional_emails: 5 };
    const made = await crm.refused("create_crm_record", { record_type: "contact", fields });
    expect([made.at("code"), made.list("details").length]).to.deep.equal(["validation_failed", 20]);
    const unknown = Object.fromEntries(tags.map((index) => [`unknown_${String(index)}`, 1]));
    const booked = await crm.refused("create_event", { ...unknown, guests: 5 });
    expect([booked.at("code"), booked.list("details").length]).to.deep.equal(["validation_failed", 20]);
  });
});
