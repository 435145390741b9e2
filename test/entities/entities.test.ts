import { expect } from "chai";
import fc from "fast-check";
import { fields } from "../../generated/fields.js";
import { newId, timeOfId } from "../../src/base/platform/ids.ts";
import type { Actor } from "../../src/base/contract/caller.ts";
import {
  newEntity,
  checkEntity,
  mergeEntity,
  stageAfter,
  type LifecycleStage,
} from "../../src/features/entities/rules/state.ts";
import { uniqueValuesOf, type EntityRecord, uniqueValuesBeyond } from "../../src/base/records/rules/entity.ts";
import { searchColumns } from "../../src/base/platform/rules/text.ts";
import { createStore } from "../../src/base/store/store.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { use } from "../support/fixture.ts";
import { readEntityInput } from "../../src/base/records/rules/entity-input.ts";
import { differences } from "../../src/base/platform/rules/differences.ts";
import { Problem } from "../../src/base/platform/rules/errors.ts";

const actor: Actor = { type: "system", id: null, name: "Test", application: null };
const DAY = 86_400_000;
const newestFirst = [{ field: "created_at", direction: "desc" }] as const;

describe("Entity store", () => {
  const orgId = newId();
  const userId = newId();

  const database = use(() => createDatabase());
  const store = use(() => createStore(database.pool));
  before(async () => {
    const by = JSON.stringify(actor);
    await database.pool.raw(
      `INSERT INTO organizations (id, name, slug, plan, default_locale, timezone, currency, data_region, ai_policy, created_by, updated_by)
       VALUES (?, 'Test', 'test', 'professional', 'en', 'UTC', 'EUR', 'eu', '{}', ?, ?)`,
      [orgId, by, by],
    );
  });

  async function add(values: Record<string, unknown>, time?: number): Promise<EntityRecord> {
    const id = newId(time);
    const origin = { id, entity_type: "contact", at: timeOfId(id), actor, defaults: {} } as const;
    const record = newEntity(fields.contact, values, origin);
    const conflict = await store.entities.insert(orgId, {
      record,
      userId,
      search: searchColumns(record),
      claims: uniqueValuesOf(record),
      changes: [],
    });
    expect(conflict).to.equal(null);
    return record;
  }

  describe("deep pages", () => {
    const start = Date.UTC(2026, 0, 1);

    before(async () => {
      for (let index = 0; index < 1_300; index += 1) {
        await add({ first_name: `N${index}` }, start + Math.floor(index / 100) * DAY + (index % 100) * 1_000);
      }
    });

    it("contain the same records as the full sorted list", async () => {
      const all = await database.pool("entities").where({ org_id: orgId }).orderBy("id", "desc").pluck<string[]>("id");
      for (const filters of [{}, { entity_type: "contact" }] as const) {
        for (const offset of [1_000, 1_050, 1_199, 1_200, all.length - 1, all.length, 1_000_000]) {
          const page = { sort: newestFirst, window: { offset, limit: 30 } };
          const { records } = await store.entities.list(orgId, filters, page);
          expect(
            records.map(({ id }) => id),
            `offset ${offset}`,
          ).to.deep.equal(all.slice(offset, offset + 30));
        }
      }
    });

    it("have an exact total", async () => {
      expect(await store.entities.count(orgId, { entity_type: "contact" })).to.equal(1_300);
      expect(await store.entities.count(orgId, { entity_type: "company" })).to.equal(0);
      expect(await store.entities.count(newId(), {})).to.equal(0);
    });
  });
});

const ada: Actor = { type: "user", id: null, name: "Ada", application: null };
const at = "2026-03-01T09:30:00.000Z";
const later = "2026-03-02T09:30:00.000Z";

const contact = (values: Record<string, unknown>) =>
  newEntity(fields.contact, readEntityInput(values, fields.contact), {
    id: "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e",
    entity_type: "contact",
    at,
    actor: ada,
    defaults: {},
  });

function refused(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error.details.map(({ path, code }) => `${path} ${code}`);
    throw error;
  }
  return [];
}

describe("Entity state", () => {
  it("has a value for every field of the contract", () => {
    expect(Object.keys(contact({ email: "a@b.example" }))).to.have.members(Object.keys(fields.contact));
  });

  it("stores e-mail addresses in lower case without duplicates", () => {
    const { email, additional_emails } = contact({
      email: "A@b.example",
      additional_emails: ["a@B.example", "c@b.example", "C@b.example"],
    });
    expect([email, additional_emails]).to.deep.equal(["a@b.example", ["c@b.example"]]);
  });

  it("stores blank text as null", () => {
    expect(contact({ first_name: "Ada", job_title: "  " })["job_title"]).to.equal(null);
  });

  it("is rejected if a contact has neither a name nor an address", () => {
    expect(refused(() => checkEntity(contact({ first_name: " " })))).to.deep.equal(["/email required"]);
  });

  it("is rejected if tags differ only in case", () => {
    expect(refused(() => contact({ tags: ["vip", "VIP"] }))).to.deep.equal(["/tags/1 not_unique"]);
  });

  it("is rejected if it contains fields of the other entity type or read-only fields", () => {
    const refusals = refused(() => contact({ domain: "a.example", version: 3 }));
    expect(refusals).to.deep.equal(["/domain unknown_field", "/version unknown_field"]);
  });

  it("records the time of a new lifecycle stage and a new consent", () => {
    const before = contact({ email: "a@b.example" });
    const after = mergeEntity(before, { lifecycle_stage: "customer", email_consent: "opted_in" }, later);
    expect(after["lifecycle_stage_changed_at"]).to.equal(later);
    expect(after["email_consent_at"]).to.equal(later);
    expect(before["email_consent_at"]).to.equal(null);
  });

  it("is unchanged if the same values are sent again", () => {
    const before = contact({ first_name: "Ada", address: { city: "Paris" }, external_ids: { erp: "1", crm: "2" } });
    const same = readEntityInput(
      { first_name: " Ada ", address: { city: "Paris", street: null }, external_ids: { crm: "2", erp: "1" } },
      fields.contact,
    );
    expect(differences(before, mergeEntity(before, same, later))).to.deep.equal({});
  });

  it("claims values that must be unique among live records", () => {
    const before = uniqueValuesOf(
      contact({ email: "a@b.example", additional_emails: ["c@b.example"], external_ids: { erp: "1" } }),
    );
    const after = uniqueValuesOf(contact({ email: "c@b.example", external_ids: { erp: "2" } }));
    expect(uniqueValuesBeyond(before, after)).to.deep.equal({
      emails: ["a@b.example"],
      domains: [],
      externalIds: [["erp", "1"]],
    });
    expect(uniqueValuesBeyond(after, before)).to.deep.equal({ emails: [], domains: [], externalIds: [["erp", "2"]] });
  });
});

const stages: readonly LifecycleStage[] = [
  "subscriber",
  "lead",
  "marketing_qualified_lead",
  "sales_qualified_lead",
  "opportunity",
  "customer",
  "evangelist",
  "other",
];

describe("Lifecycle stage: automatic changes", () => {
  it("turn a lead into an opportunity when an opportunity is created", () => {
    expect(stageAfter("lead", "opportunity_created")).to.equal("opportunity");
  });

  it("turn an opportunity into a customer when it is won", () => {
    expect(stageAfter("opportunity", "opportunity_won")).to.equal("customer");
  });

  it("never replace customer, evangelist or other", () => {
    for (const stage of ["customer", "evangelist", "other"] as const) {
      expect(stageAfter(stage, "opportunity_created")).to.equal(stage);
      expect(stageAfter(stage, "opportunity_won")).to.equal(stage);
    }
  });

  it("never move to an earlier stage", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...stages),
        fc.constantFrom("opportunity_created" as const, "opportunity_won" as const),
        (stage, event) => {
          expect(stages.indexOf(stageAfter(stage, event))).to.be.at.least(stages.indexOf(stage));
        },
      ),
    );
  });
});
