import { expect } from "chai";
import { asciiHost, withAsciiDomain } from "../../../src/base/contract/formats.ts";
import { emailAddress } from "../../../src/features/sign-in/pages/parts.ts";
import { unicodeAddress, unicodeHost } from "../../../src/base/platform/rules/email-address.ts";
import { Crm } from "../../../src/adapters/sdk/crm.ts";
import { bodyFor } from "../../../src/features/webhooks/rules/event.ts";
import { bookingFactories } from "../../support/booking/booking.ts";
import { finished, until } from "../../support/queue.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { startMailServer } from "../../support/email/mail-server.ts";
import { indexedFields } from "../../support/indexed-fields.ts";
import { strangerTo } from "../../support/accounts/people.ts";
import { startService } from "../../support/service.ts";
import { use, useFixture } from "../../support/fixture.ts";

const WRITTEN = "Ada@MÜNCHEN.example";
const SHOWN = "ada@münchen.example";
const STORED = "ada@xn--mnchen-3ya.example";

describe("POST /v1/entities (entities.create)", () => {
  const fixture = useFixture();
  const { indexed } = indexedFields(fixture);
  let id = "";
  before(async () => {
    const contact = {
      entity_type: "contact",
      first_name: "Ada",
      email: WRITTEN,
      additional_emails: ["b@bücher.example"],
    };
    const made = await fixture.crm.post("/v1/entities", contact);
    expect(made.status, made.text).to.equal(201);
    expect(made.at("data.email")).to.equal(SHOWN);
    expect(made.at("data.additional_emails")).to.deep.equal(["b@bücher.example"]);
    id = made.string("data.id");
  });

  const idsOf = async (path: string): Promise<unknown[]> =>
    (await fixture.crm.get(path)).list("data").map((one) => one["id"] ?? one["record_id"]);

  it("treats an address with an international domain as the same in each form: uniqueness, lists, search", async () => {
    for (const email of [WRITTEN, STORED, "ada@münchen.example"]) {
      const again = await fixture.crm.post("/v1/entities", { entity_type: "contact", email });
      expect([again.status, again.at("details.0.existing_id") ?? id], again.text).to.deep.equal([409, id]);
      expect(await idsOf(`/v1/entities?email=${encodeURIComponent(email)}`), email).to.deep.equal([id]);
      expect(await idsOf(`/v1/entities?q=${encodeURIComponent(email)}`), email).to.deep.equal([id]);
      expect(await idsOf(`/v1/search?q=${encodeURIComponent(email)}`), email).to.deep.equal([id]);
    }
    expect(await idsOf(`/v1/entities?q=${encodeURIComponent("münchen")}`)).to.deep.equal([id]);
  });

  it("compares international domains in filters, also those of companies and of custom fields", async () => {
    const company = { entity_type: "company", name: "Bücher", domain: "bücher.example" };
    const companyId = await fixture.crm.create("/v1/entities", company);
    const field = await indexed({ type: "email" });
    const custom = { entity_type: "contact", first_name: "Eve", custom_fields: { [field.key]: "eve@münchen.example" } };
    const eve = await fixture.crm.post("/v1/entities", custom);
    expect(eve.at(`data.custom_fields.${field.key}`)).to.equal("eve@xn--mnchen-3ya.example");
    const found = async (condition: object): Promise<unknown[]> =>
      (await fixture.crm.post("/v1/entities/search", { filter: { op: "and", conditions: [condition] } }))
        .list("data")
        .map((one) => one["id"]);
    expect(await found({ field: "email", operator: "eq", value: WRITTEN })).to.deep.equal([id]);
    expect(await found({ field: "email", operator: "in", value: [WRITTEN] })).to.deep.equal([id]);
    expect(await found({ field: "email", operator: "ends_with", value: "@münchen.example" })).to.deep.equal([id]);
    expect(await found({ field: "domain", operator: "eq", value: "BÜCHER.example" })).to.deep.equal([companyId]);
    const own = { field: `custom_fields.${field.key}`, operator: "eq", value: "eve@münchen.example" };
    expect(await found(own)).to.deep.equal([eve.at("data.id")]);
    expect(await idsOf(`/v1/entities?domain=${encodeURIComponent("bücher.example")}`)).to.include(companyId);
    expect(await idsOf(`/v1/entities?q=${encodeURIComponent("bücher.example")}`)).to.include(companyId);
  });

  it("refuses what only looks like an address, and says that the part before the @ is in ASCII", async () => {
    const refused = [
      "jürgen@example.com",
      "用户@例子.example",
      "ada@ｍünchen.example",
      "ada@münchen.example.",
      "ada@münchen。example",
      "ada@-ü.example",
      "ada@ü",
      "ada@xn--a.\u00e9xample@",
    ];
    for (const email of refused) {
      const answer = await fixture.crm.post("/v1/entities", { entity_type: "contact", email });
      expect(answer.problems, email).to.deep.equal([400, "/email format"]);
      expect(answer.string("details.0.message")).to.include("before the @");
    }
  });

  it("accepts international domains in tools", async () => {
    const assistant = await assistantOf(fixture.service, fixture.organization.owner);
    const fields = { first_name: "Zoe", email: "zoe@münchen.example" };
    const made = await assistant.use("create_crm_record", { record_type: "contact", fields });
    expect(JSON.stringify(made.json)).to.include("zoe@münchen.example");
    const filters = [{ field: "email", operator: "eq", value: "zoe@münchen.example" }];
    const listed = await assistant.use("list_crm_records", { record_type: "contact", filters });
    expect(listed.list("records")).to.have.length(1);
  });
});

describe("POST /v1/notifications/emails (emails.create)", () => {
  const server = use(() => startMailServer());

  it("sends to the ASCII form of a domain, and not to a suppressed address in another form", async () => {
    const service = await startService({ env: { SMTP_URL: server.url } });
    try {
      const crm = await strangerTo(service);
      const suppressed = await crm.post("/v1/notifications/suppressions", {
        email: "eve@münchen.example",
        reason: "hard_bounced",
      });
      expect(suppressed.at("data.email"), suppressed.text).to.equal("eve@münchen.example");
      const to = [{ email: WRITTEN }, { email: "eve@xn--mnchen-3ya.example" }];
      const sent = await crm.post("/v1/notifications/emails", { to, subject: "Hello", text: "Hello" });
      expect(sent.status, sent.text).to.equal(202);
      const path = `/v1/notifications/emails/${sent.string("data.id")}`;
      for (let patience = 250; patience > 0; patience -= 1) {
        if ((await crm.get(path)).at("data.status") === "sent") break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const recipients = (await crm.get(path)).list("data.recipients");
      expect(recipients.map(({ email, status }) => [email, status])).to.deep.equal([
        [SHOWN, "sent"],
        ["eve@münchen.example", "suppressed"],
      ]);
      // The server shows domains in Unicode.
      expect(server.received.flatMap((one) => one.to).map(withAsciiDomain)).to.deep.equal([STORED]);
    } finally {
      await service.close();
    }
  });
});

describe("All operations: international domains", () => {
  it("have one form in ASCII, which a second conversion leaves as it is", () => {
    for (const [written, stored] of [
      ["münchen.example", "xn--mnchen-3ya.example"],
      ["BÜCHER.example", "xn--bcher-kva.example"],
      ["straße.example", "xn--strae-oqa.example"],
      ["例子.example", "xn--fsqu00a.example"],
      ["пример.example", "xn--e1afmkfd.example"],
      ["plain.example", "plain.example"],
    ] as const) {
      expect(asciiHost(written)).to.equal(stored);
      expect(withAsciiDomain(withAsciiDomain(`a@${written}`))).to.equal(`a@${stored}`);
    }
  });
});

describe("All operations: addresses as people write them", () => {
  const fixture = useFixture({ env: { WORKERS: "1" } });
  const { eventType, book } = bookingFactories(fixture);
  const sdk = (): Crm => new Crm({ apiKey: fixture.key, baseUrl: fixture.service.url });

  it("come back from the SDK as they were sent, also when the record is sent back", async () => {
    const [email, other] = ["zoe@münchen.example", "zoe@例子.example"];
    const made = await sdk().entities.create({
      body: { entity_type: "contact", first_name: "Zoe", email, additional_emails: [other] },
    });
    const read = await sdk().entities.get({ path: { id: made.id } });
    for (const record of [made, read]) expect(record).to.deep.include({ email, additional_emails: [other] });
    const again = await fixture.crm.put(`/v1/entities/${made.id}`, read);
    expect([again.status, again.at("data.version"), again.at("data.email")]).to.deep.equal([200, 1, email]);
    const company = { entity_type: "company", name: "Bücher", domain: "bücher.example" };
    expect((await fixture.crm.post("/v1/entities", company)).at("data.domain")).to.equal("bücher.example");
  });

  it("are in search hits, the change feed, exports and the bodies of webhooks", async () => {
    const id = await fixture.crm.create("/v1/entities", { entity_type: "contact", email: "eva@bücher.example" });
    const changed = { email: "eve@bücher.example" };
    await fixture.crm.put(`/v1/entities/${id}`, changed);
    const hits = await fixture.crm.get(`/v1/search?q=${encodeURIComponent("eve@bücher.example")}`);
    expect(hits.text).to.contain("eve@bücher.example").and.not.contain("xn--");
    const found = async () =>
      (await fixture.crm.get("/v1/changes?page_size=100")).list("data").filter(({ record_id }) => record_id === id);
    await until(async () => (await found()).length === 2, "the changes are in the feed");
    expect((await found()).at(-1)?.["changes"]).to.deep.equal({
      email: { old: "eva@bücher.example", new: "eve@bücher.example" },
    });
    const asked = await fixture.crm.post("/v1/exports", { entity_type: "contact", fields: ["email"] });
    await finished(fixture.crm, asked.string("data.job_id"));
    const file = await fixture.crm.get(`/v1/exports/${asked.string("data.id")}/file`);
    expect(file.text).to.contain("eve@bücher.example").and.not.contain("xn--");
    const event = { id, type: "contact.created", org_id: id, occurred_at: "2026-01-01T00:00:00.000Z" } as const;
    const actor = { id, name: "Ada", type: "user", application: null } as const;
    const data = { id, version: 1, email: "eve@xn--bcher-kva.example" };
    const body = bodyFor(new Set(["entities:read"]), { ...event, actor, data, changes: null });
    expect(body).to.contain("eve@bücher.example");
  });

  it("are in messages to hosts and on pages, while the message itself goes to the ASCII form", async () => {
    const booked = await book(await eventType(), 1, { invitee: { name: "Ada", email: "ada.page@münchen.example" } });
    expect(booked.at("data.invitees.0.email")).to.equal("ada.page@münchen.example");
    expect(booked.at("meta.notified")).to.deep.equal(["ada.page@münchen.example"]);
    const about = `/v1/notifications/emails?record_type=event&record_id=${booked.string("data.id")}`;
    const messages = (await fixture.crm.get(about))
      .list("data")
      .map(({ id }) => `/v1/notifications/emails/${String(id)}`);
    const texts = await Promise.all(messages.map(async (path) => (await fixture.crm.get(path)).string("data.text")));
    expect(
      texts.some((text) => text.includes("Ada <ada.page@münchen.example>")),
      texts.join("\n"),
    ).to.equal(true);
    const stored = await fixture.service.database.pool<{ email: string }>("event_invitees").pluck("email");
    expect(stored).to.deep.equal(["ada.page@xn--mnchen-3ya.example"]);
    expect(JSON.stringify(emailAddress("ada@xn--mnchen-3ya.example"))).to.contain("münchen.example");
  });

  it("stay in ASCII where they could pass for other addresses: several scripts, and characters that look like Latin ones", () => {
    for (const [host, shown] of [
      ["münchen.example", "münchen.example"],
      ["straße.example", "straße.example"],
      ["日本語テスト.example", "日本語テスト.example"],
      ["пример.example", "пример.example"],
      ["παράδειγμα.example", "παράδειγμα.example"],
      ["аррӏе.com", "xn--80ak6aa92e.com"],
      ["раураl.com", "xn--l-7sba6dbr.com"],
      ["ɑpple.com", "xn--pple-p5b.com"],
      ["ıphone.com", "xn--phone-m4a.com"],
      ["مثال.example", "xn--mgbh0fb.example"],
    ] as const) {
      expect(unicodeHost(asciiHost(host) ?? ""), host).to.equal(shown);
    }
    for (const text of ["See xn--mnchen-3ya.example", "xn--", "ada@xn--99999999.example", "plain@example.com"])
      expect(unicodeAddress(text)).to.equal(text);
  });

  it("leave texts and values of users as they are", async () => {
    const text = "xn--mnchen-3ya.example";
    const note = await fixture.crm.post("/v1/entities", {
      entity_type: "contact",
      first_name: text,
      description: text,
    });
    expect(note.at("data")).to.include({ first_name: text, description: text });
    const made = await fixture.crm.post("/v1/entities", {
      entity_type: "company",
      name: "Texts",
      external_ids: { erp: text },
    });
    expect(made.at("data.external_ids")).to.deep.equal({ erp: text });
  });
});
