import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";
import { webForms } from "../../support/forms.ts";
import { accountEmailTo } from "../../support/email/account-emails.ts";
import { mailTo } from "../../support/email/outbox.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";

const LARGE = "x".repeat(1_100_000);

describe("Public web forms: /v1/public/organizations/{organization_slug}/forms/{form_slug}", () => {
  const fixture = useFixture({ oracle: true });
  const { publish, somebody, submit, submissions, contacts } = webForms(fixture);
  const { contact, colleague, changesOf } = recordFactories(fixture);

  it("shows published fields only, and nothing of inactive or deleted forms", async () => {
    await fixture.crm.post("/v1/custom-fields", {
      entity_type: "contact",
      key: "size",
      label: "Size",
      type: "select",
      options: ["S", "L"],
    });
    const form = await publish({
      contact_fields: [{ field: "phone" }, { field: "custom_fields.size", label: "Your size", required: true }],
      tags: ["secret-tag"],
      notify_user_ids: [fixture.organization.owner.id],
    });
    const shown = await fixture.anonymous.get(form.api);
    expect(shown.status).to.equal(200);
    expect(Object.keys(shown.at("data") as object)).to.have.members([
      "title",
      "description",
      "fields",
      "questions",
      "consent_text",
      "consent_required",
      "thank_you_text",
      "redirect_url",
      "locale",
      "embed_origins",
      "page_token",
      "organization",
    ]);
    expect(shown.at("data.fields")).to.deep.equal([
      { field: "phone", label: null, required: false, type: "phone", options: null },
      { field: "custom_fields.size", label: "Your size", required: true, type: "select", options: ["S", "L"] },
    ]);
    expect(JSON.stringify(shown.json)).not.to.include("secret-tag").and.not.include(fixture.organization.owner.id);
    await fixture.crm.put(`/v1/forms/${form.id}`, { is_active: false });
    expect((await fixture.anonymous.get(form.api)).status).to.equal(404);
    expect((await submit(form, { email: somebody() })).status).to.equal(404);
    await fixture.crm.put(`/v1/forms/${form.id}`, { is_active: true });
    await fixture.crm.delete(`/v1/forms/${form.id}`);
    expect((await fixture.anonymous.get(form.api)).status).to.equal(404);
    expect((await fixture.anonymous.get(form.api.replace("organization-", "no-"))).status).to.equal(404);
  });

  it("creates a contact, and keeps the submission with the consent as shown", async () => {
    const form = await publish({
      contact_fields: [
        { field: "first_name" },
        { field: "last_name" },
        { field: "company" },
        { field: "address.city" },
      ],
      questions: [{ key: "topic", label: "Topic", type: "select", required: true, options: ["Machines", "Service"] }],
      consent_text: { en: "I agree.", fr: "J’accepte." },
      consent_purpose: "marketing",
      tags: ["Website"],
      lifecycle_stage: "subscriber",
      thank_you_text: { fr: "Merci !" },
    });
    const email = somebody();
    const answer = await submit(form, {
      email: email.toUpperCase(),
      answers: { topic: "Machines" },
      consent: true,
      locale: "fr",
      fields: { first_name: " Ada ", last_name: "Lovelace", company: "Engines", "address.city": "Paris" },
      referrer: "https://www.acme.example",
    });
    expect([answer.status, answer.json]).to.deep.equal([
      200,
      { data: { thank_you_text: "Merci !", redirect_url: null } },
    ]);
    const [created, ...others] = await contacts(email);
    expect(others).to.deep.equal([]);
    expect(created).to.deep.include({
      email,
      first_name: "Ada",
      last_name: "Lovelace",
      company_id: null,
      source: "form",
      locale: "fr",
      tags: ["Website"],
      lifecycle_stage: "subscriber",
      email_consent: "opted_in",
      owner_id: fixture.organization.owner.id,
      created_by: { id: null, name: "visitor", type: "visitor", application: null },
    });
    expect(created?.["address"]).to.include({ city: "Paris", street: null });
    const [sent] = await submissions(form);
    expect(sent).to.deep.include({
      form_id: form.id,
      contact_id: created?.["id"],
      email,
      answers: { topic: "Machines" },
      locale: "fr",
      fields: { first_name: "Ada", last_name: "Lovelace", company: "Engines", "address.city": "Paris" },
      consent_text: "J’accepte.",
      consent_given: true,
      referrer: "https://www.acme.example",
    });
    expect(sent?.["sender_hash"]).to.match(/^[0-9a-f]{32}$/);
    const timeline = await fixture.crm.get(`/v1/entities/${String(created?.["id"])}/activity?type=form_submitted`);
    expect(timeline.at("data.0")).to.deep.include({
      related: { type: "form_submission", id: sent?.["id"] },
      summary: "A form was submitted.",
    });
    expect(await changesOf(String(sent?.["id"]))).to.deep.equal([
      ["form_submission.created", 1, []],
      ["form.submitted", 1, []],
    ]);
    expect((await contacts(email))[0]?.["last_activity_at"]).to.be.a("string");
  });

  it("fills in empty fields of a known contact and overwrites none", async () => {
    const email = somebody();
    const id = await contact({
      email: `main.${email}`,
      additional_emails: [email],
      first_name: "Augusta",
      email_consent: "opted_out",
      tags: ["VIP"],
      lifecycle_stage: "customer",
      address: { city: "London" },
    });
    const form = await publish({
      contact_fields: ["first_name", "last_name", "address.city", "address.country"].map((field) => ({ field })),
      consent_text: { en: "News, please." },
      consent_purpose: "marketing",
      tags: ["Website", "vip"],
    });
    const fields = { first_name: "Eve", last_name: "King", "address.city": "Paris", "address.country": "gb" };
    const answer = await submit(form, { email, fields, consent: true });
    const unknown = await submit(form, { email: somebody(), fields, consent: true });
    expect(answer.json, "the response does not reveal the contact").to.deep.equal(unknown.json);
    const record = (await fixture.crm.get(`/v1/entities/${id}`)).at("data") as Record<string, unknown>;
    expect(record).to.deep.include({
      email: `main.${email}`,
      first_name: "Augusta",
      last_name: "King",
      email_consent: "opted_out",
      tags: ["VIP", "Website"],
      lifecycle_stage: "customer",
      locale: "en",
      owner_id: fixture.organization.owner.id,
    });
    expect(record["address"]).to.include({ city: "London", country: "GB" });
    const { version } = record;
    await submit(form, { email, fields, consent: true });
    expect((await fixture.crm.get(`/v1/entities/${id}`)).at("data.version")).to.equal(version);
  });

  it("names every wrong entry, and creates nothing", async () => {
    const form = await publish({
      contact_fields: [{ field: "last_name", required: true }, { field: "phone" }, { field: "website" }],
      questions: [
        { key: "count", label: "How many?", type: "number", required: true },
        { key: "when", label: "When?", type: "date" },
      ],
      consent_text: { en: "I agree." },
    });
    const email = somebody();
    const rejected = await submit(form, {
      email,
      answers: { when: "tomorrow", color: "red" },
      fields: { last_name: " ", phone: "123", website: "javascript:alert(1)", first_name: "Ada" },
    });
    expect(rejected.problems).to.have.members([
      422,
      "/fields/first_name unknown_field",
      "/fields/last_name required",
      "/fields/phone format",
      "/fields/website format",
      "/answers/count answer_required",
      "/answers/when format",
      "/answers/color unknown_question",
      "/consent consent_required",
    ]);
    for (const body of [{ email: "nobody" }, { email, unknown: 1 }, { email, referrer: "javascript:alert(1)" }, {}])
      expect((await submit(form, body)).status, JSON.stringify(body)).to.equal(400);
    const long = await submit(form, {
      email,
      consent: true,
      fields: { last_name: "x".repeat(101) },
      answers: { count: 1 },
    });
    expect(long.problems).to.deep.equal([422, "/fields/last_name too_long"]);
    const lines = await submit(form, { email, consent: true, fields: { last_name: "A\nB" }, answers: { count: 1 } });
    expect(lines.problems).to.deep.equal([422, "/fields/last_name invalid_character"]);
    expect((await submit(form, { email, fields: { last_name: LARGE } })).status).to.equal(413);
    expect(await contacts(email)).to.deep.equal([]);
    expect(await submissions(form)).to.deep.equal([]);
  });

  it("keeps a submission whose contact would lack a required field", async () => {
    const form = await publish();
    const key = { entity_type: "contact", key: "must", label: "Must", type: "text", required: true };
    const definition = await fixture.crm.post("/v1/custom-fields", key);
    const email = somebody();
    expect((await submit(form, { email })).status).to.equal(200);
    expect(await contacts(email)).to.deep.equal([]);
    expect((await submissions(form))[0]).to.include({ contact_id: null, email });
    await fixture.crm.delete(`/v1/custom-fields/${definition.string("data.id")}`);
  });

  it("notifies the named users with the labels of the form, and lets no entry become a header", async () => {
    const { person } = await colleague("member");
    const form = await publish({
      title: "Contact: \u{1F44B}",
      notify_user_ids: [person.id],
      contact_fields: [{ field: "last_name" }],
      questions: [{ key: "message", label: "Message", type: "textarea" }],
    });
    const email = somebody();
    const message = "Hello\r\nBcc: victim@example.com\r\n\r\nBody";
    const answer = await submit(form, { email, fields: { last_name: "Lovelace" }, answers: { message } });
    expect(answer.status).to.equal(200);
    const { subject } = await accountEmailTo(fixture.service.dataDir, person.email);
    expect(subject).not.to.equal("");
    const { mail, raw } = await mailTo(fixture.service, person.email);
    expect(mail.subject).to.equal("New submission: Contact: \u{1F44B}");
    expect([mail.bcc, mail.cc, mail.to?.length]).to.deep.equal([undefined, undefined, 1]);
    expect(mail.text).to.include(
      `E-mail address: ${email}\nLast name: Lovelace\nMessage: Hello\nBcc: victim@example.com`,
    );
    expect(raw.split(/\r?\n\r?\n/)[0]).not.to.match(/^Bcc/im);
  });

  it("moves with a merge, and is purged with the contact or alone, also in the change feed", async () => {
    const form = await publish({ contact_fields: [{ field: "last_name" }] });
    const email = somebody();
    await submit(form, { email, fields: { last_name: "Canary-Lovelace" } });
    const [loser] = await contacts(email);
    const winner = await contact({ email: somebody() });
    await fixture.crm.post(`/v1/entities/${winner}/merge`, { duplicate_ids: [loser?.["id"]] });
    const [sent] = await submissions(form);
    expect(sent?.["contact_id"]).to.equal(winner);
    await fixture.crm.post(`/v1/entities/${winner}/purge`);
    expect(await submissions(form)).to.deep.equal([]);
    const id = String(sent?.["id"]);
    const traces = await storeOf(fixture).changes.ofRecord(fixture.organization.id, id);
    expect(JSON.stringify(traces)).not.to.include("Canary-Lovelace").and.not.include(email);
    const other = somebody();
    await submit(form, { email: other });
    const [alone] = await submissions(form);
    expect((await fixture.crm.post(`/v1/form-submissions/${String(alone?.["id"])}/purge`)).status).to.equal(200);
    expect(await submissions(form)).to.deep.equal([]);
    expect((await contacts(other)).length, "the contact stays").to.equal(1);
    const rest = await storeOf(fixture).changes.ofRecord(fixture.organization.id, String(alone?.["id"]));
    expect(JSON.stringify(rest)).not.to.include(other);
  });

  it("keeps a form with its submissions, and finds submissions by form and contact", async () => {
    const form = await publish();
    const email = somebody();
    await submit(form, { email });
    const [{ id: contactId = "" } = {}] = await contacts(email);
    const path = `/v1/form-submissions?form_id=${form.id}&contact_id=${String(contactId)}&include=contact,form`;
    const list = await fixture.crm.get(path);
    expect([list.status, list.at("meta.total"), list.at("data.0.email")]).to.deep.equal([200, 1, email]);
    expect(list.at("data.0.related.contact.email")).to.equal(email);
    expect(list.at("data.0.related.form.slug")).to.equal(form.slug);
    const filter = { op: "and", conditions: [{ field: "email", operator: "eq", value: email }] };
    expect((await fixture.crm.post("/v1/form-submissions/search", { filter })).at("meta.total")).to.equal(1);
    await fixture.crm.delete(`/v1/forms/${form.id}`);
    expect((await fixture.crm.get(`/v1/forms/${form.id}/submissions`)).status).to.equal(404);
    expect((await fixture.crm.get(path)).at("meta.total")).to.equal(1);
  });
});
