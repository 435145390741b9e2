import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const PATH = "/v1/notifications/emails";
const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("Messages: /v1/notifications/emails", () => {
  const fixture = useFixture({ oracle: true, env: { MAIL_FROM: "The CRM <crm@mail.example>", WORKERS: "0" } });
  let addresses = 0;
  const fresh = (): string => `ada.${++addresses}@mail.example`;
  const send = (more: object = {}, body: object = { text: "Hello" }): Promise<Answer> =>
    fixture.crm.post(PATH, { to: [{ email: fresh() }], subject: "Hello", ...body, ...more });
  const contact = async (body: object): Promise<string> =>
    (await fixture.crm.post("/v1/entities", { entity_type: "contact", ...body })).string("data.id");
  const published = async (id: string): Promise<string[]> =>
    (await createStore(fixture.service.database.pool).changes.ofRecord(fixture.organization.id, id)).map(
      ({ kind }) => kind,
    );
  const jobOf = async (id: string): Promise<object | undefined> =>
    await fixture.service.database.pool("jobs").whereRaw("payload ->> 'email_id' = ?", [id]).first<object>();
  const count = async (): Promise<unknown> => (await fixture.crm.get(`${PATH}?page_size=1`)).at("meta.total");
  const codes = (answer: Answer): unknown[] => [
    answer.status,
    ...answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`),
  ];

  describe("POST /v1/notifications/emails (emails.create)", () => {
    it("stores and enqueues a message with all fields", async () => {
      const company = (await fixture.crm.post("/v1/entities", { entity_type: "company", name: "Engines" })).string(
        "data.id",
      );
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
      expect(codes(await send({ send_at: at(-120_000) }))).to.deep.equal([422, "/send_at time_in_past"]);
      expect(codes(await send({ send_at: at(30 * day + 60_000) }))).to.deep.equal([422, "/send_at too_far_ahead"]);
      expect((await send({ send_at: at(30 * day - 60_000) })).status).to.equal(202);
      expect(codes(await send({ send_at: "2026-12-01T09:00:00" }))).to.deep.equal([400, "/send_at timezone_required"]);
    });

    it("finds the contact of an address and rejects unknown contacts and records", async () => {
      const email = fresh();
      const id = await contact({ first_name: "Ada", additional_emails: [email] });
      const known = await send({ to: [{ email }] });
      expect(known.at("data.recipients.0.contact_id")).to.equal(id);
      const other = await send({ to: [{ email: fresh(), contact_id: id }] });
      expect(other.at("data.recipients.0.contact_id")).to.equal(id);
      const company = (await fixture.crm.post("/v1/entities", { entity_type: "company", name: "X" })).string("data.id");
      const cc = [{ email: fresh(), contact_id: company }];
      expect(codes(await send({ to: [{ email: fresh(), contact_id: UNKNOWN_ID }], cc }))).to.deep.equal([
        422,
        "/to/0/contact_id reference_not_found",
        "/cc/0/contact_id reference_not_found",
      ]);
      const related_to = [{ record_type: "contact", record_id: UNKNOWN_ID }];
      expect(codes(await send({ related_to }))).to.deep.equal([422, "/related_to/0/record_id reference_not_found"]);
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
