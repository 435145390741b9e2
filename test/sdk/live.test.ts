import { expect } from "chai";
import { Crm } from "../../src/adapters/sdk/crm.ts";
import { ConflictError, NotFoundError, PreconditionFailedError } from "../../src/adapters/sdk/errors.ts";
import { newId } from "../../src/base/platform/ids.ts";
import { createKey } from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";
import { describeSdkAgainst } from "./against-server.ts";
import { failureOf } from "./failure.ts";

describe("SDK with every server of the contract", () => {
  const fixture = useFixture();
  describeSdkAgainst("the service", () => ({ baseUrl: fixture.service.url, apiKey: fixture.key }));
});

describe("SDK with the running service", () => {
  const fixture = useFixture();
  const client = (): Crm => new Crm({ apiKey: fixture.key, baseUrl: fixture.service.url, maxRetries: 0 });

  it("creates, reads, updates, deletes and restores a contact", async () => {
    const crm = client();
    const created = await crm.entities.create({ body: { entity_type: "contact", first_name: "Ada" } });
    const path = { id: created.id };
    expect(await crm.entities.get({ path })).to.deep.equal(created);
    const changed = await crm.entities.update({ path, headers: { "If-Match": '"1"' }, body: { lead_score: 80 } });
    expect(changed).to.include({ version: 2, lead_score: 80 });
    await crm.entities.delete({ path });
    expect(await failureOf(crm.entities.get({ path }))).to.be.instanceOf(NotFoundError);
    expect(await crm.entities.restore({ path })).to.have.property("deleted_at", null);
  });

  it("throws errors by class, with code, details and request ID", async () => {
    const crm = client();
    const body = { entity_type: "contact", email: "once@example.com" } as const;
    const { id } = await crm.entities.create({ body });
    const duplicate = await failureOf(crm.entities.create({ body }));
    expect(duplicate).to.be.instanceOf(ConflictError).and.to.have.property("code", "duplicate");
    expect(duplicate).to.have.nested.property("details[0].existing_id", id);
    expect(duplicate)
      .to.have.property("requestId")
      .that.matches(/^[0-9a-f-]{36}$/);
    const stale = crm.entities.update({ path: { id }, headers: { "If-Match": '"9"' }, body: { lead_score: 1 } });
    expect(await failureOf(stale)).to.be.instanceOf(PreconditionFailedError);
  });

  it("iterates over all records while others are added, without duplicates or gaps", async () => {
    const crm = client();
    const tag = newId();
    const create = async (): Promise<string> =>
      (await crm.entities.create({ body: { entity_type: "contact", first_name: "Walker", tags: [tag] } })).id;
    const expected: string[] = [];
    while (expected.length < 60) expected.push(await create());
    const seen: string[] = [];
    for await (const { id } of crm.entities.list({ query: { tag, page_size: 10, sort: "-created_at" } })) {
      seen.push(id);
      if (seen.length % 10 === 0) await create();
    }
    expect(seen).to.deep.equal(expected.toReversed());
  });

  it("uploads a file and imports it", async () => {
    const crm = client();
    const { id } = await crm.imports.create({ body: { entity_type: "contact" } });
    const body = new Blob(["first_name;email\nAda;ada@sdk-import.example\n"]);
    expect(await crm.imports.upload({ path: { id }, body })).to.include({ status: "ready", rows: 1, delimiter: ";" });
    await crm.imports.start({ path: { id } });
    let { status } = await crm.imports.get({ path: { id } });
    while (status === "running") ({ status } = await crm.imports.get({ path: { id } }));
    expect(status).to.equal("completed");
    expect(await crm.imports.failures({ path: { id } })).to.equal(
      "import_line,import_fields,import_reasons,first_name,email\r\n",
    );
  });

  it("uploads a file from a Blob and from a stream, and downloads it as a Blob, as bytes and in part", async () => {
    const crm = client();
    const { id: record_id } = await crm.entities.create({ body: { entity_type: "contact", first_name: "Ada" } });
    const content = Buffer.from("%PDF-1.7\n\xff\0", "latin1");
    for (const body of [new Blob([content]), new Blob([content]).stream(), new Uint8Array(content)]) {
      const { id } = await crm.files.create({ body: { record_type: "contact", record_id, name: "agreement.pdf" } });
      const file = await crm.files.upload({ path: { id }, body });
      expect(file).to.include({ status: "available", size: content.length, content_type: "application/pdf" });
      const blob = await crm.files.download({ path: { id } }).blob();
      expect([blob.type, Buffer.from(await blob.arrayBuffer()).equals(content)]).to.deep.equal([
        "application/pdf",
        true,
      ]);
      const pieces: Uint8Array[] = [];
      for await (const piece of crm.files.download({ path: { id } })) pieces.push(piece);
      expect(Buffer.concat(pieces).equals(content)).to.equal(true);
      const part = await crm.files.download({ path: { id }, headers: { Range: "bytes=1-3" } }).asResponse();
      expect([part.status, await part.text()]).to.deep.equal([206, "PDF"]);
    }
  });

  it("returns the chosen fields and related records, with their types", async () => {
    const crm = client();
    const company = await crm.entities.create({ body: { entity_type: "company", name: "Engines" } });
    const body = { entity_type: "contact", first_name: "Chosen", company_id: company.id } as const;
    const path = { id: (await crm.entities.create({ body })).id };
    const contact = await crm.entities.get({ path, query: { fields: ["first_name"], include: ["company"] } });
    expect(contact).to.have.all.keys("id", "entity_type", "version", "first_name", "related");
    expect(contact.related).to.have.nested.property("company.name", "Engines");
    // @ts-expect-error The field was not chosen.
    expect(contact.last_name).to.equal(undefined);
    const [first] = await crm.entities.list({ query: { fields: ["first_name"] } }).toArray({ limit: 1 });
    expect(first).to.have.all.keys("id", "entity_type", "version", "first_name");
    const found = await crm.tasks.search({ body: { fields: ["title", "status"] } });
    expect(found.data.map(({ title, status }) => [title, status])).to.deep.equal([]);
    // @ts-expect-error There is no such field.
    await failureOf(crm.tasks.list({ query: { fields: ["no_such_field"] } }));
  });

  it("returns a record whose relations the key may not read", async () => {
    const { id } = await client().entities.create({ body: { entity_type: "contact", first_name: "Ada" } });
    const user = fixture.organization.owner;
    const apiKey = await createKey(fixture.service, { user, scopes: ["entities:read"] });
    const crm = new Crm({ apiKey, baseUrl: fixture.service.url, maxRetries: 0 });
    const contact = await crm.entities.get({ path: { id }, query: { include: ["open_tasks"] } });
    expect([contact.id, contact.related]).to.deep.equal([id, {}]);
  });

  it("iterates over a search", async () => {
    const filter = { field: "first_name", operator: "eq", value: "Walker" } as const;
    const body = { filter: { op: "and" as const, conditions: [filter] }, page_size: 20 };
    expect(await client().entities.search({ body }).toArray({ limit: 1_000 })).to.have.length.at.least(60);
  });
});

describe("SDK at the rate limit of the service", () => {
  const fixture = useFixture({ rateLimits: "on" });

  it("retries the 121st call of a minute without code of the caller", async () => {
    const crm = new Crm({ apiKey: fixture.key, baseUrl: fixture.service.url });
    const calls = Array.from({ length: 121 }, async () => await crm.entities.list({ query: { page_size: 1 } }));
    for (const page of await Promise.all(calls)) expect(page.meta.page_size).to.equal(1);
  });
});
