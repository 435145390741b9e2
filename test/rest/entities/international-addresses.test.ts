import { expect } from "chai";
import { asciiHost, withAsciiDomain } from "../../../src/contract/email-domain.ts";
import { assistantOf } from "../../support/mcp/assistant.ts";
import { startMailServer, type MailServer } from "../../support/mail/mail-server.ts";
import { indexedFields } from "../../support/indexed-fields.ts";
import { createKey, createOrganization } from "../../support/accounts/people.ts";
import { callerAt } from "../../support/caller.ts";
import { startService } from "../../support/service.ts";
import { useFixture } from "../../support/fixture.ts";

const WRITTEN = "Ada@MÜNCHEN.example";
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
    expect(made.at("data.email")).to.equal(STORED);
    expect(made.at("data.additional_emails")).to.deep.equal(["b@xn--bcher-kva.example"]);
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
    const companyId = (await fixture.crm.post("/v1/entities", company)).string("data.id");
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
      ...["jürgen@example.com", "用户@例子.example", "ada@ｍünchen.example"],
      ...["ada@münchen.example.", "ada@münchen。example", "ada@-ü.example", "ada@ü", "ada@xn--a.\u00e9xample@"],
    ];
    for (const email of refused) {
      const answer = await fixture.crm.post("/v1/entities", { entity_type: "contact", email });
      expect([answer.status, answer.at("details.0.path"), answer.at("details.0.code")], email).to.deep.equal([
        ...[400, "/email", "format"],
      ]);
      expect(answer.string("details.0.message")).to.include("before the @");
    }
  });

  it("accepts international domains in tools", async () => {
    const assistant = await assistantOf(fixture.service, fixture.organization.owner);
    const fields = { first_name: "Zoe", email: "zoe@münchen.example" };
    const made = await assistant.use("create_crm_record", { record_type: "contact", fields });
    expect(JSON.stringify(made.json)).to.include("zoe@xn--mnchen-3ya.example");
    const filters = [{ field: "email", operator: "eq", value: "zoe@münchen.example" }];
    const listed = await assistant.use("list_crm_records", { record_type: "contact", filters });
    expect(listed.list("records")).to.have.length(1);
  });
});

describe("POST /v1/notifications/emails (emails.create)", () => {
  let server: MailServer;
  before(async () => {
    server = await startMailServer();
  });
  after(() => server.close());

  it("sends to the ASCII form of a domain, and not to a suppressed address in another form", async () => {
    const service = await startService({ env: { SMTP_URL: server.url } });
    try {
      const { owner } = await createOrganization(service);
      const crm = callerAt(service.url, { "X-API-Key": await createKey(service, { user: owner }) });
      const suppressed = await crm.post("/v1/notifications/suppressions", {
        email: "eve@münchen.example",
        reason: "hard_bounced",
      });
      expect(suppressed.at("data.email"), suppressed.text).to.equal("eve@xn--mnchen-3ya.example");
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
        [STORED, "sent"],
        ["eve@xn--mnchen-3ya.example", "suppressed"],
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
