import { expect } from "chai";
import { aggregates } from "../../../generated/aggregates.js";
import { fields } from "../../../generated/fields.js";
import { permissionsOfCounts } from "../../../src/base/records/rules/filter-permissions.ts";
import { callerByKey } from "../../support/accounts/people.ts";
import { slotAt, bookingFactories } from "../../support/booking/booking.ts";
import { type Caller } from "../../support/caller.ts";
import { document, operations } from "../../support/contract/document.ts";
import { useFixture } from "../../support/fixture.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { recordFactories } from "../../support/record-factories.ts";
import type { Answer } from "../../support/wire.ts";

interface DerivedField {
  readonly type: string;
  readonly field: string;
  /** All permissions of the records that the value is computed from. */
  readonly needed: readonly string[];
}

interface Spec {
  readonly requires?: string;
}

/** A filter on the number of a segment's members applies to the filters of all segments. */
const needs = (type: string, field: string, requires: string): readonly string[] =>
  type === "segment" && field === "member_count" ? permissionsOfCounts() : [requires];

/** Fields with `x-requires` in the contract: their values are computed from records of other types. */
const derived: DerivedField[] = Object.entries(fields).flatMap(([type, table]) =>
  Object.entries(table as Readonly<Record<string, Spec>>).flatMap(([field, { requires }]) =>
    requires === undefined ? [] : [{ type, field, needed: needs(type, field, requires) }],
  ),
);

const PATHS: Readonly<Record<string, string>> = { company: "/v1/entities", segment: "/v1/segments" };
const ALL = document["x-permissions"] as string[];

describe("All operations: fields that are computed from other records", () => {
  const fixture = useFixture();
  const records = recordFactories(fixture);
  const { eventType, book } = bookingFactories(fixture);

  const without = async (permission: string): Promise<Caller> =>
    await callerByKey(fixture.service, { user: fixture.organization.owner, scopes: others(permission) });
  const others = (permission: string): string[] => ALL.filter((one) => one !== permission);
  const isRefused = (answer: Answer, permission: string): void => {
    expect([answer.status, answer.at("code"), answer.at("details.0.required")], answer.text).to.deep.equal([
      403,
      "insufficient_scope",
      [permission],
    ]);
  };

  it("are the totals of companies and the counts of segments, whose filters read contacts, companies and opportunities", () => {
    expect(derived).to.deep.include({
      type: "company",
      field: "open_opportunity_amount",
      needed: ["opportunities:read"],
    });
    const counted = derived.find(({ field }) => field === "member_count");
    expect(counted?.needed).to.have.members(["entities:read", "opportunities:read"]);
  });

  for (const { type, field, needed } of derived) {
    for (const permission of needed) {
      const path = PATHS[type] ?? `/v1/${type}s`;
      const filter = { op: "and", conditions: [{ field, operator: "gt", value: 0 }] };
      // Without it the records themselves cannot be read.
      if (permission === `${path.slice("/v1/".length)}:read`) continue;

      it(`need ${permission} to filter by ${type}.${field}, in searches, reports, segments, exports and tools`, async () => {
        const caller = await without(permission);
        isRefused(await caller.post(`${path}/search`, { filter }), permission);
        isRefused(await caller.post(`${path}/aggregate`, { filter, measures: ["count"] }), permission);
        if (type === "company") {
          const segment = { name: field, kind: "dynamic", entity_type: type, filter };
          isRefused(await caller.post("/v1/segments", segment), permission);
          isRefused(await caller.post("/v1/segments/preview", { entity_type: type, filter }), permission);
          isRefused(await caller.post("/v1/exports", { entity_type: type, filter }), permission);
        }
        const scopes = others(permission);
        const assistant = await assistantOf(fixture.service, fixture.organization.owner, { scopes });
        const filters = filter.conditions;
        const asked = await assistant.refused("list_crm_records", { record_type: type, filters });
        expect(asked.text).to.contain(permission);
      });

      it(`need ${permission} to sort, group and calculate by ${type}.${field}`, async () => {
        const caller = await without(permission);
        const lists = operations.filter(({ sort }) => sort.includes(field)).map(({ id }) => id);
        expect(lists, "a sort discloses the order of the values").to.deep.equal([]);
        expect((await caller.post(`${path}/search`, { sort: field })).status).to.equal(400);
        for (const [group, { types, keys, measures }] of Object.entries(aggregates)) {
          if (!types.includes(type)) continue;
          expect(Object.keys(keys), group).to.not.include(field);
          const about = Object.entries(measures).filter(([, measure]) => measure.field === field);
          for (const [measure] of about)
            isRefused(await caller.post(`/v1/${group}/aggregate`, { measures: [measure] }), permission);
        }
      });
    }
  }

  it("change nothing that readers of one kind of record see when records of another kind are added", async () => {
    const company_id = await records.company();
    const email = "derived@fields.example";
    const contact = await records.contact({ company_id, email });
    const reader = await records.scoped("entities:read");
    const shown = async (): Promise<Record<string, unknown>[]> =>
      await Promise.all(
        [contact, company_id].map(
          async (id) => (await reader.get(`/v1/entities/${id}`)).at("data") as Record<string, unknown>,
        ),
      );
    const related_to = [{ record_type: "contact", record_id: contact }];
    const additions: Readonly<Record<string, () => Promise<Answer>>> = {
      opportunity: () =>
        fixture.crm.post("/v1/opportunities", { name: "Deal", amount: 4321, company_id, primary_contact_id: contact }),
      task: () => fixture.crm.post("/v1/tasks", { title: "Call", related_to }),
      note: () => fixture.crm.post("/v1/notes", { body: "Called.", related_to }),
      email: () =>
        fixture.crm.post("/v1/notifications/emails", {
          to: [{ email, contact_id: contact }],
          subject: "Hello",
          text: "Hello",
          related_to,
        }),
      event: async () => await book(await eventType(), 3, { start_at: slotAt(3), invitee: { name: "Ada", email } }),
    };
    for (const [kind, add] of Object.entries(additions)) {
      const before = await shown();
      const added = await add();
      expect(added.status, added.text).to.be.below(300);
      const after = await shown();
      const changed = before.flatMap((record, index) =>
        Object.keys(record).filter((name) => JSON.stringify(record[name]) !== JSON.stringify(after[index]?.[name])),
      );
      expect(
        changed.filter((name) => !SEEN.includes(name)),
        kind,
      ).to.deep.equal([]);
    }
  });
});

/**
 * The last activity and the stage are fields of contacts and companies by definition: they say that
 * something happened, and nothing about it.
 */
const SEEN = [
  "version",
  "updated_at",
  "updated_by",
  "last_activity_at",
  "lifecycle_stage",
  "lifecycle_stage_changed_at",
];
