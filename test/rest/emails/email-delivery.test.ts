import { expect } from "chai";
import { EMAILS, outcomes, useMessageDelivery } from "../../support/email/message-delivery.ts";
import { until } from "../../support/queue.ts";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strangerTo, createOrganization, signIn, callerByKey } from "../../support/accounts/people.ts";
import { startService } from "../../support/service.ts";
import { Webhook } from "standardwebhooks";
import type { Caller } from "../../support/caller.ts";
import { startMailServer } from "../../support/email/mail-server.ts";
import { startReceiver, toReceivers } from "../../support/webhooks/receiver.ts";
import { bounce } from "../../support/email/bounces.ts";
import { use } from "../../support/fixture.ts";

const PATH = "/v1/notifications/emails";

interface PublishedEvent {
  readonly type: string;
  readonly data: { readonly object: { readonly id: string; readonly status: string; readonly text?: string } };
}

describe("Jobs: message delivery of POST /v1/notifications/emails (emails.create)", () => {
  const mail = useMessageDelivery();

  it("delivers to exactly the recipients and sets status sent", async () => {
    const [to, cc, bcc] = [mail.fresh(), mail.fresh(), mail.fresh()];
    const body = { to: [{ email: to, name: "Ada Lovelace" }], cc: [{ email: cc }], bcc: [{ email: bcc }] };
    const subject = "Réunion confirmée – à bientôt";
    const id = (await mail.send({ ...body, subject, html: "<p>Hello</p>", reply_to: "answers@mail.example" })).string(
      "data.id",
    );
    const answer = await mail.ends(id);
    expect(answer.string("data.status")).to.equal("sent");
    expect(Date.parse(answer.string("data.sent_at"))).to.be.within(Date.now() - 10_000, Date.now() + 1_000);
    expect(outcomes(answer)).to.deep.equal([
      ["sent", null],
      ["sent", null],
      ["sent", null],
    ]);
    const [message, ...more] = mail.mailsTo(to);
    expect(more).to.deep.equal([]);
    expect(message?.to).to.have.members([to, cc, bcc]);
    expect(message?.raw).to.not.contain(bcc);
    expect(message?.from).to.match(/^bounces\+[0-9a-f]{48}@crm\.example$/);
    expect(message?.mail).to.deep.include({ subject, messageId: answer.string("data.message_id") });
    expect(message?.mail.replyTo?.[0]?.address).to.equal("answers@mail.example");
    expect([message?.mail.text?.trim(), message?.mail.html?.trim()]).to.deep.equal(["Hello", "<p>Hello</p>"]);
    expect(await mail.published(id)).to.deep.equal(["email.created", "email.sent"]);
    expect(await mail.jobsOf(id)).to.deep.equal([]);
  });

  it("adds email_sent to the timelines of the recipients", async () => {
    const email = mail.fresh();
    const contact = await mail.crm.create("/v1/entities", { entity_type: "contact", email });
    await mail.ends(await mail.sendTo(email));
    const types = (await mail.crm.get(`/v1/entities/${contact}/activity`)).list("data").map(({ type }) => type);
    expect(types).to.include("email_sent");
  });

  it("retries after a temporary rejection and returns the reason", async () => {
    const email = mail.fresh();
    mail.answer({ recipient: () => "450 4.2.0 Greylisted, come back" });
    const id = await mail.sendTo(email);
    const waiting = await mail.becomes(id, (answer) => answer.at("data.recipients.0.error") !== null);
    expect(waiting.at("data.status")).to.equal("queued");
    expect(outcomes(waiting)).to.deep.equal([["queued", "450 4.2.0 Greylisted, come back"]]);
    const [job] = await mail.jobsOf(id);
    expect(Date.parse(String(job?.available_at)) - Date.now()).to.be.within(50_000, 67_000);
    expect(job?.payload).to.deep.equal({ email_id: id, tries: 2 });
    mail.answer({});
    await mail.skipTheWait(id);
    expect(outcomes(await mail.ends(id))).to.deep.equal([["sent", null]]);
    expect(await mail.published(id)).to.deep.equal(["email.created", "email.sent"]);
  });

  it("fails after 48 hours of retries", async () => {
    mail.answer({ recipient: () => "450 4.2.0 Never" });
    const id = await mail.sendTo(mail.fresh());
    await mail.becomes(id, (answer) => answer.at("data.recipients.0.error") !== null);
    await mail.jobsOf(id).update({
      payload: mail.pool.raw(`payload || '{"tries": 40}'`),
      available_at: new Date().toISOString(),
    });
    expect(outcomes(await mail.ends(id))).to.deep.equal([["failed", "450 4.2.0 Never"]]);
    expect(await mail.published(id)).to.deep.equal(["email.created", "email.failed"]);
  });

  it("suppresses an address that does not exist", async () => {
    const email = mail.fresh();
    const contact = await mail.crm.create("/v1/entities", { entity_type: "contact", email });
    mail.answer({ recipient: () => "550 5.1.1 No such user" });
    const id = await mail.sendTo(email);
    const answer = await mail.ends(id);
    expect(answer.at("data.status")).to.equal("failed");
    expect(outcomes(answer)).to.deep.equal([["bounced", "550 5.1.1 No such user"]]);
    expect(await mail.published(id)).to.deep.equal(["email.created", "email.failed", "email.bounced"]);
    expect((await mail.crm.get(`/v1/entities/${contact}`)).at("data.email_deliverability")).to.equal("hard_bounced");
    expect(await mail.published(contact)).to.deep.equal(["contact.created", "contact.updated"]);
    const next = await mail.crm.post(EMAILS, { to: [{ email }], subject: "Hello", text: "Hello" });
    expect(next.at("code")).to.equal("all_recipients_suppressed");
  });

  it("does not suppress an address if the server rejects the content", async () => {
    const email = mail.fresh();
    mail.answer({ content: () => "554 5.7.1 Spam" });
    expect(outcomes(await mail.ends(await mail.sendTo(email)))).to.deep.equal([["failed", "554 5.7.1 Spam"]]);
    mail.answer({});
    expect((await mail.ends(await mail.sendTo(email))).at("data.status")).to.equal("sent");
  });

  it("records the outcome of each recipient separately", async () => {
    const [good, gone, slow] = [mail.fresh(), mail.fresh(), mail.fresh()];
    mail.answer({
      recipient: (address) =>
        address === gone ? "550 5.1.1 No such user" : address === slow ? "450 4.2.0 Later" : null,
    });
    const id = await mail.sendTo(good, gone, slow);
    const waiting = await mail.becomes(id, (answer) => answer.at("data.recipients.0.status") === "sent");
    expect(waiting.at("data.status")).to.equal("sending");
    expect(outcomes(waiting)).to.deep.equal([
      ["sent", null],
      ["bounced", "550 5.1.1 No such user"],
      ["queued", "450 4.2.0 Later"],
    ]);
    expect((await mail.crm.post(`${EMAILS}/${id}/cancel`)).status).to.equal(409);
    mail.answer({});
    await mail.skipTheWait(id);
    expect(outcomes(await mail.ends(id))[2]).to.deep.equal(["sent", null]);
    expect(mail.mailsTo(good)).to.have.length(1);
    const [second] = mail.mailsTo(slow);
    expect(second?.to).to.deep.equal([slow]);
    expect(second?.mail.to?.map(({ address }) => address)).to.deep.equal([good, gone, slow]);
    expect(await mail.published(id)).to.deep.equal(["email.created", "email.sent", "email.bounced"]);
  });

  it("repeats with the same Message-ID if the answer was lost", async () => {
    const email = mail.fresh();
    let dropped = false;
    mail.answer({
      content: ({ to }) => {
        if (!to.includes(email) || dropped) return null;
        dropped = true;
        return "drop";
      },
    });
    const id = await mail.sendTo(email);
    await mail.becomes(id, (answer) => answer.at("data.recipients.0.error") !== null);
    await mail.skipTheWait(id);
    const answer = await mail.ends(id);
    const mails = mail.mailsTo(email);
    expect(mails.map(({ mail }) => mail.messageId)).to.deep.equal([
      answer.string("data.message_id"),
      answer.string("data.message_id"),
    ]);
    expect(outcomes(answer)).to.deep.equal([["sent", null]]);
  });

  it("skips recipients who unsubscribed after acceptance", async () => {
    const [left, stays] = [mail.fresh(), mail.fresh()];
    const send_at = new Date(Date.now() + 600_000).toISOString();
    const to = [{ email: left }, { email: stays }];
    const id = (await mail.send({ to, send_at, category: "marketing" })).string("data.id");
    await mail.crm.post("/v1/notifications/suppressions", { email: left, reason: "unsubscribed" });
    await mail.skipTheWait(id);
    expect(outcomes(await mail.ends(id))).to.deep.equal([
      ["suppressed", "unsubscribed"],
      ["sent", null],
    ]);
    expect(mail.mailsTo(left)).to.deep.equal([]);
    expect(mail.mailsTo(stays)[0]?.raw).to.not.contain(left);
  });

  it("sets status failed if its job was abandoned", async () => {
    const send_at = new Date(Date.now() + 600_000).toISOString();
    const id = (await mail.send({ to: [{ email: mail.fresh() }], send_at })).string("data.id");
    await mail.pool.raw("UPDATE jobs SET attempts = max_attempts WHERE payload ->> 'email_id' = ?", id);
    await mail.pool("emails").where({ id }).update({ status: "sending" });
    await mail.skipTheWait(id);
    const answer = await mail.ends(id);
    expect(answer.string("data.status")).to.equal("failed");
    expect(outcomes(answer)).to.deep.equal([["failed", "The service could not send the message."]]);
    expect(await mail.published(id)).to.deep.equal(["email.created", "email.failed"]);
  });

  it("does not block other jobs while the mail server stalls", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
    mail.answer({ content: () => answered });
    const ids = await Promise.all([mail.fresh(), mail.fresh(), mail.fresh()].map((email) => mail.sendTo(email)));
    const job = await mail.crm.post("/v1/exports", { entity_type: "contact" });
    expect(job.status, job.text).to.equal(201);
    const { job_id } = job.at("data") as { job_id: string };
    await until(
      async () => (await mail.crm.get(`/v1/jobs/${job_id}`)).at("data.status") === "completed",
      "the export",
      20,
    );
    for (const id of ids) expect((await mail.crm.get(`${EMAILS}/${id}`)).at("data.status")).to.not.equal("sent");
    answer(null);
    for (const id of ids) expect((await mail.ends(id)).at("data.status")).to.equal("sent");
  });
});

describe("Jobs: message delivery without a mail server", () => {
  it("retries until the message can be written to the outbox folder", async () => {
    const service = await startService();
    const crm = await strangerTo(service);
    const folder = join(service.dataDir, "outbox");
    await writeFile(folder, "in the way");
    const sent = await crm.post(PATH, { to: [{ email: "ada@mail.example" }], subject: "Hello", text: "Hello" });
    const message = () => crm.get(`${PATH}/${sent.string("data.id")}`);
    await until(async () => (await message()).at("data.recipients.0.error") !== null, "the first attempt");
    expect((await message()).at("data.status")).to.equal("queued");
    await rm(folder);
    await service.database
      .pool("jobs")
      .where({ kind: "email.send" })
      .update({ available_at: new Date().toISOString() });
    await until(async () => (await message()).at("data.status") === "sent", "the second attempt");
    expect(await readdir(folder)).to.have.length(1);
    await service.close();
  });
});

describe("Jobs: webhook events of messages", () => {
  const PATH = "/v1/notifications";
  let crm: Caller;
  let secret: string;
  const server = use(() => startMailServer());
  const receiver = use(() => startReceiver());
  const service = use(() => startService({ env: { SMTP_URL: server.url }, egress: toReceivers(), atOwnUrl: true }));
  before(async () => {
    const { owner } = await createOrganization(service);
    crm = await callerByKey(service, { user: owner });
    const events = ["email.sent", "email.failed", "email.bounced", "email.unsubscribed"];
    const webhook = await (await signIn(service.url, owner)).post("/v1/webhooks", { url: receiver.url, events });
    secret = webhook.string("data.secret");
  });

  const send = async (email: string, category = "transactional"): Promise<string> =>
    await crm.create(`${PATH}/emails`, { to: [{ email }], subject: "Hello", text: "Between us", category });
  /** Events of the message in the order of their arrival. */
  const published = (id: string): PublishedEvent[] =>
    receiver.received.flatMap(({ body, headers }) => {
      const strings = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const event = new Webhook(secret).verify(body, strings) as PublishedEvent;
      return event.data.object.id === id ? [event] : [];
    });
  const arrives = (id: string, ...types: readonly string[]): Promise<void> =>
    until(
      () => types.every((type) => published(id).some((event) => event.type === type)),
      `${types.join(", ")} of ${JSON.stringify(receiver.received.map(({ body }) => body))}`,
      30,
    );

  it("sends email.sent and email.bounced without the body of the message", async () => {
    const id = await send("ada@mail.example");
    await arrives(id, "email.sent");
    const [from = ""] = server.received.filter(({ to }) => to.includes("ada@mail.example")).map((mail) => mail.from);
    const returned = bounce({ to: from, recipient: "ada@mail.example" });
    expect((await crm.post(`${PATH}/bounces`, { message: returned })).status).to.equal(200);
    await arrives(id, "email.bounced");
    expect(receiver.received.map(({ body }) => body).join()).to.not.include("Between us");
    expect(published(id)[0]?.data.object.status).to.equal("sent");
  });

  it("sends email.failed and email.bounced for an unknown address", async () => {
    server.answers = { recipient: () => "550 5.1.1 No such user" };
    const id = await send("gone@mail.example");
    await arrives(id, "email.failed", "email.bounced");
    server.answers = {};
  });

  it("sends email.unsubscribed when a recipient unsubscribes", async () => {
    const id = await send("bo@mail.example", "marketing");
    await until(() => server.received.some(({ to }) => to.includes("bo@mail.example")), "the message", 20);
    const mail = server.received.find(({ to }) => to.includes("bo@mail.example"))?.mail;
    const link = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    await fetch(/<(http[^>]+)>/.exec(link)?.[1] ?? "", { method: "POST" });
    await arrives(id, "email.unsubscribed");
  });
});
