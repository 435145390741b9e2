import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { EMAILS, useMessageDelivery } from "../../support/email/message-delivery.ts";
import { until } from "../../support/queue.ts";
import { freshAddress as fresh, useCampaigns } from "../../support/email/campaigns.ts";

const PATH = "/v1/notifications/emails";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("Messages: /v1/notifications/emails", () => {
  const fixture = useFixture({ oracle: true, env: { MAIL_FROM: "The CRM <crm@mail.example>", WORKERS: "0" } });
  let addresses = 0;
  const fresh = (): string => `ada.${++addresses}@mail.example`;
  const send = (more: object = {}, body: object = { text: "Hello" }): Promise<Answer> =>
    fixture.crm.post(PATH, { to: [{ email: fresh() }], subject: "Hello", ...body, ...more });
  const contact = async (body: object): Promise<string> =>
    await fixture.crm.create("/v1/entities", { entity_type: "contact", ...body });
  const published = async (id: string): Promise<string[]> =>
    (await createStore(fixture.service.database.pool).changes.ofRecord(fixture.organization.id, id)).map(
      ({ kind }) => kind,
    );
  const jobOf = async (id: string): Promise<object | undefined> =>
    await fixture.service.database.pool("jobs").whereRaw("payload ->> 'email_id' = ?", [id]).first<object>();
  const count = async (): Promise<unknown> => (await fixture.crm.get(`${PATH}?page_size=1`)).at("meta.total");

  describe("POST /v1/notifications/emails (emails.create)", () => {
    it("stores and enqueues a message with all fields", async () => {
      const company = await fixture.crm.create("/v1/entities", { entity_type: "company", name: "Engines" });
      const answer = await fixture.crm.post(PATH, {
        to: [{ email: "Ada@Mail.example", name: " Ada Lovelace " }, { email: "b@mail.example" }],
        cc: [{ email: "c@mail.example" }],
        bcc: [{ email: "d@mail.example", name: null }],
        reply_to: "Answers@mail.example",
        subject: "  Your invoice ",
        html: "<p>Hello</p>\n",
        text: "Hello",
        attachments: [{ filename: "a.txt", content_type: "text/plain", content: "SGVsbG8=" }],
        related_to: [{ record_type: "company", record_id: company }],
        metadata: { invoice: "114" },
      });
      expect(answer.status).to.equal(202);
      const id = answer.string("data.id");
      expect(answer.at("data")).to.deep.include({
        status: "queued",
        category: "transactional",
        message_id: `<${id}@mail.example>`,
        from: { email: "crm@mail.example", name: "The CRM" },
        reply_to: "answers@mail.example",
        subject: "Your invoice",
        html: "<p>Hello</p>",
        text: "Hello",
        attachments: [{ filename: "a.txt", content_type: "text/plain", size: 5 }],
        related_to: [{ record_type: "company", record_id: company }],
        metadata: { invoice: "114" },
        send_at: null,
        sent_at: null,
        version: 1,
      });
      const recipient = { contact_id: null, status: "queued", error: null };
      expect(answer.at("data.recipients")).to.deep.equal([
        { email: "ada@mail.example", name: "Ada Lovelace", kind: "to", ...recipient },
        { email: "b@mail.example", name: null, kind: "to", ...recipient },
        { email: "c@mail.example", name: null, kind: "cc", ...recipient },
        { email: "d@mail.example", name: null, kind: "bcc", ...recipient },
      ]);
      expect((await fixture.crm.get(`${PATH}/${id}`)).at("data")).to.deep.equal(answer.at("data"));
      expect(await published(id)).to.deep.equal(["email.created"]);
      expect(await jobOf(id)).to.include({ kind: "email.send", org_id: fixture.organization.id });
      const files = await fixture.service.database
        .pool<{ email_id: string; content: Buffer }>("email_attachments")
        .where({ email_id: id });
      expect(files.map(({ content }) => content.toString())).to.deep.equal(["Hello"]);
    });

    it("schedules a message with send_at", async () => {
      const send_at = new Date(Date.now() + 3_600_000).toISOString();
      const answer = await send({ send_at });
      expect(answer.at("data")).to.include({ status: "scheduled", send_at });
      expect(await jobOf(answer.string("data.id"))).to.include({ available_at: send_at });
      const past = new Date(Date.now() - 30_000).toISOString();
      expect((await send({ send_at: past })).at("data")).to.include({ status: "queued", send_at: null });
    });

    it("returns 422 for a send_at in the past or more than 30 days ahead", async () => {
      const at = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
      const day = 86_400_000;
      expect((await send({ send_at: at(-120_000) })).problems).to.deep.equal([422, "/send_at time_in_past"]);
      expect((await send({ send_at: at(30 * day + 60_000) })).problems).to.deep.equal([422, "/send_at too_far_ahead"]);
      expect((await send({ send_at: at(30 * day - 60_000) })).status).to.equal(202);
      expect((await send({ send_at: "2026-12-01T09:00:00" })).problems).to.deep.equal([
        400,
        "/send_at timezone_required",
      ]);
    });

    it("finds the contact of an address and rejects unknown contacts and records", async () => {
      const email = fresh();
      const id = await contact({ first_name: "Ada", additional_emails: [email] });
      expect((await send({ to: [{ email }] })).at("data.recipients.0.contact_id")).to.equal(id);
      const other = await send({ to: [{ email: fresh(), contact_id: id }] });
      expect(other.at("data.recipients.0.contact_id")).to.equal(id);
      const company = await fixture.crm.create("/v1/entities", { entity_type: "company", name: "X" });
      const cc = [{ email: fresh(), contact_id: company }];
      expect((await send({ to: [{ email: fresh(), contact_id: UNKNOWN_ID }], cc })).problems).to.deep.equal([
        422,
        "/to/0/contact_id reference_not_found",
        "/cc/0/contact_id reference_not_found",
      ]);
      const related_to = [{ record_type: "contact", record_id: UNKNOWN_ID }];
      expect((await send({ related_to })).problems).to.deep.equal([422, "/related_to/0/record_id reference_not_found"]);
    });

    it("suppresses marketing recipients without consent and rejects a message without others", async () => {
      const [out, other] = [fresh(), fresh()];
      await contact({ email: out, email_consent: "opted_out" });
      const both = await send({ to: [{ email: out }], bcc: [{ email: other }], category: "marketing" });
      expect(both.list("data.recipients").map(({ status, error }) => [status, error])).to.deep.equal([
        ["suppressed", "opted_out"],
        ["queued", null],
      ]);
      const before = await count();
      const nobody = await send({ to: [{ email: out }], category: "marketing" });
      expect([nobody.status, nobody.at("code")]).to.deep.equal([422, "all_recipients_suppressed"]);
      expect(nobody.at("details.0")).to.include({ path: "/to/0/email", code: "recipient_suppressed" });
      expect(await count()).to.equal(before);
      expect((await send({ to: [{ email: out }] })).status).to.equal(202);
    });

    it("suppresses bounced recipients of transactional and marketing messages", async () => {
      const [bounced, unsubscribed] = [fresh(), fresh()];
      await fixture.crm.post("/v1/notifications/suppressions", { email: bounced, reason: "hard_bounced" });
      await fixture.crm.post("/v1/notifications/suppressions", { email: unsubscribed, reason: "unsubscribed" });
      const to = [{ email: bounced }, { email: unsubscribed }];
      const status = async (category: string): Promise<unknown> =>
        (await send({ to: [...to, { email: fresh() }], category })).list("data.recipients").map((one) => one["error"]);
      expect(await status("transactional")).to.deep.equal(["hard_bounced", null, null]);
      expect(await status("marketing")).to.deep.equal(["hard_bounced", "unsubscribed", null]);
      expect((await send({ to: [{ email: bounced }] })).at("code")).to.equal("all_recipients_suppressed");
    });
  });

  describe("POST /v1/notifications/emails/{id}/cancel (emails.cancel)", () => {
    it("cancels a message until it is sent", async () => {
      const id = (await send({ send_at: new Date(Date.now() + 600_000).toISOString() })).string("data.id");
      expect((await fixture.crm.post(`${PATH}/${id}/cancel`, undefined, { "If-Match": '"7"' })).status).to.equal(412);
      const cancelled = await fixture.crm.post(`${PATH}/${id}/cancel`);
      expect(cancelled.at("data")).to.include({ status: "cancelled", version: 2 });
      expect(await published(id)).to.deep.equal(["email.created", "email.cancelled"]);
      const again = await fixture.crm.post(`${PATH}/${id}/cancel`);
      expect([again.status, again.at("code")]).to.deep.equal([409, "state_conflict"]);
      expect(again.string("details.0.message")).to.include("cancelled");
      await fixture.service.database.pool("emails").where({ id }).update({ status: "sending" });
      expect((await fixture.crm.post(`${PATH}/${id}/cancel`)).status).to.equal(409);
    });
  });
});

describe("POST /v1/notifications/emails/{id}/cancel (emails.cancel): messages in delivery", () => {
  const mail = useMessageDelivery();

  it("sends at send_at and never after cancellation", async () => {
    const send_at = new Date(Date.now() + 600_000).toISOString();
    const [later, never] = [mail.fresh(), mail.fresh()];
    const due = (await mail.send({ to: [{ email: later }], send_at })).string("data.id");
    const cancelled = (await mail.send({ to: [{ email: never }], send_at })).string("data.id");
    expect((await mail.crm.post(`${EMAILS}/${cancelled}/cancel`)).status).to.equal(200);
    await mail.skipTheWait(due);
    await mail.skipTheWait(cancelled);
    expect((await mail.ends(due)).string("data.status")).to.equal("sent");
    await until(async () => (await mail.jobsOf(cancelled)).length === 0, "the end of the job");
    expect((await mail.crm.get(`${EMAILS}/${cancelled}`)).at("data.status")).to.equal("cancelled");
    expect(mail.mailsTo(never)).to.deep.equal([]);
  });

  it("either cancels or sends each message", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => mail.sendTo(mail.fresh())));
    const cancelled = await Promise.all(
      ids.map(async (id) => (await mail.crm.post(`${EMAILS}/${id}/cancel`)).status === 200),
    );
    for (const [index, id] of ids.entries()) {
      const answer = await mail.becomes(id, (one) => ["sent", "cancelled"].includes(one.string("data.status")));
      expect(answer.string("data.status")).to.equal(cancelled[index] === true ? "cancelled" : "sent");
      const mails = mail.mailsTo(String(answer.at("data.recipients.0.email")));
      expect(mails).to.have.length(cancelled[index] === true ? 0 : 1);
    }
  });

  it("cancels a message that waits for a retry", async () => {
    mail.answer({ recipient: () => "450 4.2.0 Later" });
    const id = await mail.sendTo(mail.fresh());
    await mail.becomes(id, (answer) => answer.at("data.recipients.0.error") !== null);
    expect((await mail.crm.post(`${EMAILS}/${id}/cancel`)).status).to.equal(200);
  });
});

describe("Messages: texts of /v1/notifications/emails", () => {
  const fixture = useCampaigns();

  describe("POST /v1/notifications/emails (emails.create)", () => {
    it("derives the text part from HTML and sends the HTML unchanged", async () => {
      const email = fresh();
      const html = '<h1>Dear Ada &amp; Leo</h1><p>See <a href="https://crm.example/">our page</a>.</p>';
      const sent = await fixture.crm.post("/v1/notifications/emails", { to: [{ email }], subject: "News", html });
      await until(() => fixture.mailsTo(email).length > 0, "the message", 30);
      const [received] = fixture.mailsTo(email);
      expect(received?.raw)
        .to.match(/^Content-Type: multipart\/alternative/m)
        .and.match(/^Content-Type: text\/plain/m);
      expect(received?.mail.text?.trim()).to.equal("Dear Ada & Leo\n\nSee our page (https://crm.example/).");
      expect(received?.mail.html?.trim()).to.equal(html);
      expect((await fixture.crm.get(`/v1/notifications/emails/${sent.string("data.id")}`)).at("data.text")).to.equal(
        null,
      );
    });
  });

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("escapes variables in HTML and not in text and subject", async () => {
      const email = fresh();
      const first_name = `<img src="x" onerror='a()'> & {{email}}`;
      const id = await fixture.contact(email, { first_name });
      const campaign = await fixture.begin({
        segment_ids: [await fixture.segment([id])],
        subject: "For {{first_name}}",
        html_body: '<p title="{{first_name}}">{{first_name}}</p>',
      });
      await fixture.ends(campaign);
      const [received] = fixture.mailsTo(email);
      const escaped = "&lt;img src=&quot;x&quot; onerror=&#39;a()&#39;&gt; &amp; {{email}}";
      expect(received?.mail.html).to.contain(`<p title="${escaped}">${escaped}</p><div `);
      expect(received?.mail.text?.split("\n")[0]).to.equal(first_name);
      expect(received?.mail.subject).to.equal(`For ${first_name}`);
    });
  });
});
