import { expect } from "chai";
import { fields } from "../../../generated/fields.js";
import { eventPermissions, eventTypes } from "../../../generated/vocabulary.js";
import { type Caller } from "../../support/caller.ts";
import { document, operations } from "../../support/contract/document.ts";
import { callerByKey } from "../../support/accounts/people.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService, type Service } from "../../support/service.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";

const permissions = document["x-permissions"] as string[];
const open = operations.filter(({ access }) => access === "any");

/** The path of each record type and the permission to read it. */
const PLACES: Readonly<Record<string, readonly [group: string, path: string, permission: string]>> = {
  contact: ["entities", "/v1/entities", "entities:read"],
  company: ["entities", "/v1/entities", "entities:read"],
  opportunity: ["opportunities", "/v1/opportunities", "opportunities:read"],
  task: ["tasks", "/v1/tasks", "tasks:read"],
  note: ["notes", "/v1/notes", "notes:read"],
  segment: ["segments", "/v1/segments", "segments:read"],
  campaign: ["campaigns", "/v1/campaigns", "campaigns:read"],
  custom_field: ["customFields", "/v1/custom-fields", "custom_fields:read"],
  schedule: ["schedules", "/v1/schedules", "booking:read"],
  event_type: ["eventTypes", "/v1/event-types", "booking:read"],
  event: ["events", "/v1/events", "booking:read"],
};
const FILTERED = ["entity", "opportunity", "task", "note", "segment", "campaign"] as const;

const READING = ["entities", "opportunities", "tasks", "notes", "segments", "campaigns"].map((name) => `${name}:read`);

/** Messages to invitees are readable with the permission to read messages. */
const mayRead = (permission: string, one: { readonly kind: string; readonly permission: string }): boolean =>
  permission === one.permission || (permission === "emails:read" && one.kind === "event");

describe("All operations: API keys with one scope", function () {
  this.timeout(600_000);
  let service: Service;
  let tenant: Tenant;
  const keys = new Map<string, Caller>();
  /** Unique values that were written to fields, with the permission to read them. */
  const planted: { readonly canary: string; readonly kind: string; readonly permission: string }[] = [];
  const figures = { calls: 0 };

  before(async () => {
    service = await startService();
    tenant = await createTenant(service);
    for (const permission of permissions) {
      keys.set(permission, await callerByKey(service, { user: tenant.organization.owner, scopes: [permission] }));
    }
    for (const kind of Object.keys(PLACES)) await plant(kind);
  });
  after(async () => {
    await service.close();
    expect(figures.calls, "each operation with each scope").to.equal(open.length * permissions.length);
  });

  const keyOf = (permission: string): Caller => {
    const key = keys.get(permission);
    if (!key) throw new Error(`There is no key with ${permission}.`);
    return key;
  };

  /** Writes a unique value to each field that can be set. */
  async function plant(kind: string): Promise<void> {
    const [group, path, permission] = PLACES[kind] ?? ["", "", ""];
    const company = { entity_type: "company", name: "To be planted" };
    const id =
      kind === "company"
        ? await tenant.owner.create(path, company)
        : ((await prepare(`${group}.get`, tenant)).parameters["id"] ?? "");
    const table = fields[kind as keyof typeof fields];
    for (const [field, { type, read_only }] of Object.entries(table)) {
      const canary = `cn${crypto.randomUUID().replaceAll("-", "")}`;
      for (const value of read_only ? [] : valuesOf(type, canary)) {
        const { status } = await tenant.owner.put(`${path}/${id}`, { [field]: value });
        if (status === 200) planted.push({ canary, kind, permission });
        if (status === 200) break;
      }
    }
    expect(
      planted.filter((one) => one.kind === kind),
      `fields of ${kind}`,
    ).to.not.be.empty;
  }

  for (const operation of open) {
    it(`returns nothing of ${operation.id} that the scope does not permit`, async () => {
      const shared = await prepare(operation.id, tenant);
      for (const [permission, as] of keys) {
        const allowed = operation.permission === null || operation.permission === permission;
        const prepared = allowed ? await prepare(operation.id, tenant) : shared;
        const answer = await sendPrepared(operation, prepared, { as });
        figures.calls += 1;
        if (!allowed) expect(answer.status, permission).to.equal(403);
        const leaks = planted.filter((one) => !mayRead(permission, one) && answer.text.includes(one.canary));
        expect(leaks, `${permission}: ${answer.text.slice(0, 500)}`).to.deep.equal([]);
        if (
          operation.method !== "get" &&
          !permission.endsWith(":read") &&
          answer.status < 300 &&
          operation.permission !== null
        )
          expect(
            planted.filter(({ canary }) => answer.text.includes(canary)),
            `${permission} reads what it writes`,
          ).to.deep.equal([]);
      }
    });
  }

  for (const type of FILTERED) {
    it(`returns 403 for filters of ${type} records on fields that the scope cannot read`, async () => {
      const [, path, own] = PLACES[type === "entity" ? "contact" : type] ?? ["", "", ""];
      for (const [field, needed] of fieldsOf(type, own)) {
        // Every type of value supports this operator.
        const filter = { op: "and", conditions: [{ field, operator: "is_not_empty" }] };
        for (const permission of READING) {
          const answer = await keyOf(permission).post(`${path}/search`, { filter, page_size: 1 });
          const may = needed.every((one) => one === permission);
          expect(answer.status, `${permission} by ${field}: ${answer.text}`).to.equal(may ? 200 : 403);
        }
        for (const permission of ["segments:write", "segments:read", "campaigns:write"]) {
          const segment = { name: crypto.randomUUID(), kind: "dynamic", entity_type: "contact", filter };
          const answer = await keyOf(permission).post("/v1/segments", segment);
          expect(answer.status, `${permission} by ${field}`).to.equal(403);
        }
      }
    });
  }

  it("returns 403 for webhooks with events that the scope cannot read", async () => {
    const types = eventTypes.filter((type) => type !== "webhook.test");
    for (const kind of [...types, "*"]) {
      const answer = await keyOf("webhooks:write").post("/v1/webhooks", {
        url: "https://127.0.0.2:8443/hook",
        events: [kind],
      });
      const needed = types.filter((type) => kind === "*" || type === kind).map((type) => eventPermissions[type]);
      expect(answer.status, kind).to.equal(403);
      expect(answer.at("details.0.required"), kind).to.have.members([...new Set(needed)]);
    }
  });
});

/** Values of a field that contain the unique text, the most likely one first. */
function valuesOf(type: string, canary: string): unknown[] {
  if (type === "email") return [`${canary}@canary.example`];
  if (type === "url") return [`https://${canary}.example/`];
  if (type === "array") return [[canary], [`${canary}@canary.example`], [`${canary}.example`]];
  if (type === "object") return [{ city: canary }, { source: canary }, { canary }, { type: "custom", value: canary }];
  return type === "string" || type === "text" ? [canary, `${canary}.example`] : [];
}

/** Fields that can filter records of the type, with the permissions they require. */
function fieldsOf(type: (typeof FILTERED)[number], own: string): [field: string, needed: string[]][] {
  const skipped = ["contacts", "related_to", "stats"];
  const ownTypes = type === "entity" ? (["contact", "company"] as const) : ([type] as const);
  const record = ownTypes.flatMap((one) =>
    Object.entries(fields[one]).flatMap(([name, { requires }]): [string, string[]][] =>
      name.startsWith("custom_fields") || (type !== "entity" && skipped.includes(name)) || isNested(one, name)
        ? []
        : [[name, [own, ...(requires ? [requires] : [])]]],
    ),
  );
  const company = Object.entries(fields.company).flatMap(([name, { requires }]): [string, string[]][] =>
    isNested("company", name) ? [] : [[`company.${name}`, [own, "entities:read", ...(requires ? [requires] : [])]]],
  );
  const sums = ["count", "open_amount", "won_amount"].map((name): [string, string[]] => [
    `opportunities.${name}`,
    [own, "opportunities:read"],
  ]);
  return [
    ...record,
    ...(type === "entity" || type === "opportunity" ? company : []),
    ...(type === "entity" ? sums : []),
  ];
}

/** An object supports no operators. */
const isNested = (type: keyof typeof fields, name: string): boolean =>
  Object.entries(fields[type]).some(([field, spec]) => field === name && spec.type === "object");
