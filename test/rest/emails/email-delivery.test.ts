import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createStore } from "../../../src/store/store.ts";
import { callerAt, type Caller } from "../../support/caller.ts";
import { startMailServer, type MailServer } from "../../support/mail/mail-server.ts";
import { createKey, createOrganization, type Organization } from "../../support/accounts/people.ts";
import { until } from "../../support/queue.ts";
import { startService, type Service } from "../../support/service.ts";
import type { Answer } from "../../support/wire.ts";

const PATH = "/v1/notifications/emails";

describe("Jobs: message delivery, and POST /v1/notifications/emails/{id}/cancel (emails.cancel)", () => {
  let server: MailServer;
  let service: Service;
  let organization: Organization;
  let crm: Caller;
  let addresses = 0;
  before(async () => {
    server = await startMailServer();
    service = await startService({ env: { SMTP_URL: server.url, MAIL_FROM: "The CRM <crm@crm.example>" } });
    organization = await createOrganization(service);
    crm = callerAt(service.url, { "X-API-Key": await createKey(service, { user: organization.owner }) });
  });
  afterEach(() => {
    server.answers = {};
  });
  after(async () => {
    await service.close();
    await server.close();
  });

  const fresh = (): string => `ada.${++addresses}@mail.example`;
  const send = async (body: object): Promise<Answer> => {
    const answer = await crm.post(PATH, { subject: "Hello", text: "Hello", ...body });
    expect(answer.status, answer.text).to.equal(202);
    return answer;
  };
  const sendTo = async (...emails: string[]): Promise<string> =>
    (await send({ to: emails.map((email) => ({ email })) })).string("data.id");
  /** Waits until the message meets the condition. */
  const becomes = async (id: string, is: (message: Answer) => boolean): Promise<Answer> => {
    for (let patience = 300; patience > 0; patience -= 1) {
      const answer = await crm.get(`${PATH}/${id}`);
      if (is(answer)) return answer;
      await pause(20);
    }
    throw new Error(`It stayed as it was: ${(await crm.get(`${PATH}/${id}`)).text}`);
  };
  const ends = (id: string): Promise<Answer> =>
    becomes(id, (answer) => ["sent", "failed"].includes(answer.string("data.status")));
  const outcomes = (answer: Answer): unknown[] =>
    answer.list("data.recipients").map(({ status, error }) => [status, error]);
  const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email));
  const published = async (id: string): Promise<string[]> =>
    (await createStore(service.database.pool).changes.ofRecord(organization.id, id)).map(({ kind }) => kind);
  const jobsOf = (id: string) =>
    service.database
      .pool<{ available_at: string; payload: object }>("jobs")
      .whereRaw("payload ->> 'email_id' = ?", [id]);
  const skipTheWait = (id: string) => jobsOf(id).update({ available_at: new Date().toISOString() });

  it("delivers to exactly the recipients and sets status sent", async () => {
    const [to, cc, bcc] = [fresh(), fresh(), fresh()];
    const body = { to: [{ email: to, name: "Ada Lovelace" }], cc: [{ email: cc }], bcc: [{ email: bcc }] };
    const subject = "Réunion confirmée – à bientôt";
    const id = (await send({ ...body, subject, html: "<p>Hello</p>", reply_to: "answers@mail.example" })).string(
      "data.id",
    );
    const answer = await ends(id);
    expect(answer.string("data.status")).to.equal("sent");
    expect(Date.parse(answer.string("data.sent_at"))).to.be.within(Date.now() - 10_000, Date.now() + 1_000);
    expect(outcomes(answer)).to.deep.equal([
      ["sent", null],
      ["sent", null],
      ["sent", null],
    ]);
    const [mail, ...more] = mailsTo(to);
    expect(more).to.deep.equal([]);
    expect(mail?.to).to.have.members([to, cc, bcc]);
    expect(mail?.raw).to.not.contain(bcc);
    expect(mail?.from).to.match(/^bounces\+[0-9a-f]{48}@crm\.example$/);
    expect(mail?.mail).to.deep.include({ subject, messageId: answer.string("data.message_id") });
    expect(mail?.mail.replyTo?.[0]?.address).to.equal("answers@mail.example");
    expect([mail?.mail.text?.trim(), mail?.mail.html?.trim()]).to.deep.equal(["Hello", "<p>Hello</p>"]);
    expect(await published(id)).to.deep.equal(["email.created", "email.sent"]);
    expect(await jobsOf(id)).to.deep.equal([]);
  });

  it("adds email_sent to the timelines of the recipients", async () => {
    const email = fresh();
    const contact = (await crm.post("/v1/entities", { entity_type: "contact", email })).string("data.id");
    await ends(await sendTo(email));
    const types = (await crm.get(`/v1/entities/${contact}/activity`)).list("data").map(({ type }) => type);
    expect(types).to.include("email_sent");
  });

  it("sends at send_at and never after cancellation", async () => {
    const send_at = new Date(Date.now() + 600_000).toISOString();
    const [later, never] = [fresh(), fresh()];
    const due = (await send({ to: [{ email: later }], send_at })).string("data.id");
    const cancelled = (await send({ to: [{ email: never }], send_at })).string("data.id");
    expect((await crm.post(`${PATH}/${cancelled}/cancel`)).status).to.equal(200);
    await skipTheWait(due);
    await skipTheWait(cancelled);
    expect((await ends(due)).string("data.status")).to.equal("sent");
    for (let patience = 100; (await jobsOf(cancelled)).length > 0 && patience > 0; patience -= 1) await pause(20);
    expect(await jobsOf(cancelled)).to.deep.equal([]);
    expect((await crm.get(`${PATH}/${cancelled}`)).at("data.status")).to.equal("cancelled");
    expect(mailsTo(never)).to.deep.equal([]);
  });

  it("retries after a temporary rejection and returns the reason", async () => {
    const email = fresh();
    server.answers = { recipient: () => "450 4.2.0 Greylisted, come back" };
    const id = await sendTo(email);
    const waiting = await becomes(id, (answer) => answer.at("data.recipients.0.error") !== null);
    expect(waiting.at("data.status")).to.equal("queued");
    expect(outcomes(waiting)).to.deep.equal([["queued", "450 4.2.0 Greylisted, come back"]]);
    const [job] = await jobsOf(id);
    expect(Date.parse(String(job?.available_at)) - Date.now()).to.be.within(50_000, 67_000);
    expect(job?.payload).to.deep.equal({ email_id: id, tries: 2 });
    server.answers = {};
    await skipTheWait(id);
    expect(outcomes(await ends(id))).to.deep.equal([["sent", null]]);
    expect(await published(id)).to.deep.equal(["email.created", "email.sent"]);
  });

  it("fails after 48 hours of retries", async () => {
    server.answers = { recipient: () => "450 4.2.0 Never" };
    const id = await sendTo(fresh());
    await becomes(id, (answer) => answer.at("data.recipients.0.error") !== null);
    await jobsOf(id).update({
      payload: service.database.pool.raw(`payload || '{"tries": 40}'`),
      available_at: new Date().toISOString(),
    });
    expect(outcomes(await ends(id))).to.deep.equal([["failed", "450 4.2.0 Never"]]);
    expect(await published(id)).to.deep.equal(["email.created", "email.failed"]);
  });

  it("suppresses an address that does not exist", async () => {
    const email = fresh();
    const contact = (await crm.post("/v1/entities", { entity_type: "contact", email })).string("data.id");
    server.answers = { recipient: () => "550 5.1.1 No such user" };
    const id = await sendTo(email);
    const answer = await ends(id);
    expect(answer.at("data.status")).to.equal("failed");
    expect(outcomes(answer)).to.deep.equal([["bounced", "550 5.1.1 No such user"]]);
    expect(await published(id)).to.deep.equal(["email.created", "email.failed", "email.bounced"]);
    expect((await crm.get(`/v1/entities/${contact}`)).at("data.email_deliverability")).to.equal("hard_bounced");
    expect(await published(contact)).to.deep.equal(["contact.created", "contact.updated"]);
    const next = await crm.post(PATH, { to: [{ email }], subject: "Hello", text: "Hello" });
    expect(next.at("code")).to.equal("all_recipients_suppressed");
  });

  it("does not suppress an address if the server rejects the content", async () => {
    const email = fresh();
    server.answers = { content: () => "554 5.7.1 Spam" };
    expect(outcomes(await ends(await sendTo(email)))).to.deep.equal([["failed", "554 5.7.1 Spam"]]);
    server.answers = {};
    expect((await ends(await sendTo(email))).at("data.status")).to.equal("sent");
  });

  it("records the outcome of each recipient separately", async () => {
    const [good, gone, slow] = [fresh(), fresh(), fresh()];
    server.answers = {
      recipient: (address) =>
        address === gone ? "550 5.1.1 No such user" : address === slow ? "450 4.2.0 Later" : null,
    };
    const id = await sendTo(good, gone, slow);
    const waiting = await becomes(id, (answer) => answer.at("data.recipients.0.status") === "sent");
    expect(waiting.at("data.status")).to.equal("sending");
    expect(outcomes(waiting)).to.deep.equal([
      ["sent", null],
      ["bounced", "550 5.1.1 No such user"],
      ["queued", "450 4.2.0 Later"],
    ]);
    expect((await crm.post(`${PATH}/${id}/cancel`)).status).to.equal(409);
    server.answers = {};
    await skipTheWait(id);
    expect(outcomes(await ends(id))[2]).to.deep.equal(["sent", null]);
    expect(mailsTo(good)).to.have.length(1);
    const [second] = mailsTo(slow);
    expect(second?.to).to.deep.equal([slow]);
    expect(second?.mail.to?.map(({ address }) => address)).to.deep.equal([good, gone, slow]);
    expect(await published(id)).to.deep.equal(["email.created", "email.sent", "email.bounced"]);
  });

  it("repeats with the same Message-ID if the answer was lost", async () => {
    const email = fresh();
    let dropped = false;
    server.answers = {
      content: ({ to }) => {
        if (!to.includes(email) || dropped) return null;
        dropped = true;
        return "drop";
      },
    };
    const id = await sendTo(email);
    await becomes(id, (answer) => answer.at("data.recipients.0.error") !== null);
    await skipTheWait(id);
    const answer = await ends(id);
    const mails = mailsTo(email);
    expect(mails.map(({ mail }) => mail.messageId)).to.deep.equal([
      answer.string("data.message_id"),
      answer.string("data.message_id"),
    ]);
    expect(outcomes(answer)).to.deep.equal([["sent", null]]);
  });

  it("skips recipients who unsubscribed after acceptance", async () => {
    const [left, stays] = [fresh(), fresh()];
    const send_at = new Date(Date.now() + 600_000).toISOString();
    const to = [{ email: left }, { email: stays }];
    const id = (await send({ to, send_at, category: "marketing" })).string("data.id");
    await crm.post("/v1/notifications/suppressions", { email: left, reason: "unsubscribed" });
    await skipTheWait(id);
    expect(outcomes(await ends(id))).to.deep.equal([
      ["suppressed", "unsubscribed"],
      ["sent", null],
    ]);
    expect(mailsTo(left)).to.deep.equal([]);
    expect(mailsTo(stays)[0]?.raw).to.not.contain(left);
  });

  it("sets status failed if its job was abandoned", async () => {
    const send_at = new Date(Date.now() + 600_000).toISOString();
    const id = (await send({ to: [{ email: fresh() }], send_at })).string("data.id");
    await service.database.pool.raw("UPDATE jobs SET attempts = max_attempts WHERE payload ->> 'email_id' = ?", id);
    await service.database.pool("emails").where({ id }).update({ status: "sending" });
    await skipTheWait(id);
    const answer = await ends(id);
    expect(answer.string("data.status")).to.equal("failed");
    expect(outcomes(answer)).to.deep.equal([["failed", "The service could not send the message."]]);
    expect(await published(id)).to.deep.equal(["email.created", "email.failed"]);
  });

  it("does not block other jobs while the mail server stalls", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
    server.answers = { content: () => answered };
    const ids = await Promise.all([fresh(), fresh(), fresh()].map((email) => sendTo(email)));
    const job = await crm.post("/v1/exports", { entity_type: "contact" });
    expect(job.status, job.text).to.equal(201);
    const { job_id } = job.at("data") as { job_id: string };
    await until(async () => (await crm.get(`/v1/jobs/${job_id}`)).at("data.status") === "completed", "the export", 20);
    for (const id of ids) expect((await crm.get(`${PATH}/${id}`)).at("data.status")).to.not.equal("sent");
    answer(null);
    for (const id of ids) expect((await ends(id)).at("data.status")).to.equal("sent");
  });

  it("either cancels or sends each message", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => sendTo(fresh())));
    const cancelled = await Promise.all(ids.map(async (id) => (await crm.post(`${PATH}/${id}/cancel`)).status === 200));
    for (const [index, id] of ids.entries()) {
      const answer = await becomes(id, (one) => ["sent", "cancelled"].includes(one.string("data.status")));
      expect(answer.string("data.status")).to.equal(cancelled[index] === true ? "cancelled" : "sent");
      const mails = mailsTo(String(answer.at("data.recipients.0.email")));
      expect(mails).to.have.length(cancelled[index] === true ? 0 : 1);
    }
  });

  it("cancels a message that waits for a retry", async () => {
    server.answers = { recipient: () => "450 4.2.0 Later" };
    const id = await sendTo(fresh());
    await becomes(id, (answer) => answer.at("data.recipients.0.error") !== null);
    expect((await crm.post(`${PATH}/${id}/cancel`)).status).to.equal(200);
  });
});
