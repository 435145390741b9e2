import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { startMailServer } from "../../support/email/mail-server.ts";
import { createOrganization, callerByKey, strangerTo } from "../../support/accounts/people.ts";
import { bounce, complaint } from "../../support/email/bounces.ts";
import { startService } from "../../support/service.ts";
import type { Answer } from "../../support/wire.ts";
import { use } from "../../support/fixture.ts";

const LIST = "/v1/notifications/suppressions";
const BOUNCES = "/v1/notifications/bounces";
const EMAILS = "/v1/notifications/emails";

describe("POST /v1/notifications/bounces (suppressions.takeReturned)", () => {
  let addresses = 0;
  const server = use(() => startMailServer());
  const service = use(() => startService({ env: { SMTP_URL: server.url, BOUNCE_ADDRESS: "returns@crm.example" } }));
  const organization = use(() => createOrganization(service));
  const crm = use(() => callerByKey(service, { user: organization.owner }));

  const fresh = (): string => `ada.${++addresses}@mail.example`;
  const contact = async (email: string): Promise<string> =>
    await crm.create("/v1/entities", { entity_type: "contact", email });
  const deliverability = async (id: string): Promise<unknown> =>
    (await crm.get(`/v1/entities/${id}`)).at("data.email_deliverability");
  const published = async (id: string): Promise<string[]> =>
    (await createStore(service.database.pool).changes.ofRecord(organization.id, id)).map(({ kind }) => kind);
  const take = (message: string, by = crm): Promise<Answer> => by.post(BOUNCES, { message });
  const reasons = async (email: string): Promise<unknown[]> =>
    (await crm.get(`${LIST}?email=${email}`)).list("data").map(({ reason }) => reason);
  const recipients = async (id: string): Promise<unknown[]> =>
    (await crm.get(`${EMAILS}/${id}`)).list("data.recipients").map(({ status, error }) => [status, error]);

  /** Sends a message and returns its id, return path and Message-ID. */
  async function sent(...to: string[]) {
    const body = { to: to.map((email) => ({ email })), subject: "Hello", text: "Hello" };
    const answer = await crm.post(EMAILS, body);
    expect(answer.status, answer.text).to.equal(202);
    const id = answer.string("data.id");
    for (let patience = 250; patience > 0; patience -= 1) {
      if ((await crm.get(`${EMAILS}/${id}`)).at("data.status") === "sent") break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const path = server.received.find((one) => one.mail.messageId === answer.string("data.message_id"))?.from ?? "";
    return { id, path, messageId: answer.string("data.message_id") };
  }

  it("finds the message by return path and suppresses its address", async () => {
    const email = fresh();
    const id = await contact(email);
    const message = await sent(email);
    expect(message.path).to.match(/^returns\+[0-9a-f]{48}@crm\.example$/);
    const words = { to: message.path, recipient: email, diagnostic: "550 5.1.1 <ada>: Recipient unknown" };
    const answer = await take(bounce(words));
    expect(answer.at("data")).to.deep.equal({
      outcome: "bounced",
      email_id: message.id,
      campaign_id: null,
      event_id: null,
      recipients: [email],
    });
    expect(await recipients(message.id)).to.deep.equal([["bounced", "550 5.1.1 <ada>: Recipient unknown"]]);
    expect(await published(message.id)).to.deep.equal(["email.created", "email.sent", "email.bounced"]);
    expect(await reasons(email)).to.deep.equal(["hard_bounced"]);
    expect(await deliverability(id)).to.equal("hard_bounced");
    expect((await take(bounce(words))).status).to.equal(200);
    expect(await published(message.id), "the same again").to.have.length(3);
  });

  it("finds the message by Message-ID, also of a forwarded message", async () => {
    const [first, second] = [fresh(), fresh()];
    const message = await sent(first);
    const forwarded = bounce({ messageId: message.messageId, recipient: "somebody@elsewhere.example" });
    expect((await take(forwarded)).at("data.recipients")).to.deep.equal([first]);
    const other = await sent(second, fresh());
    const words = { messageId: other.messageId, recipient: "x@elsewhere.example", original: second.toUpperCase() };
    expect((await take(bounce(words))).at("data.recipients")).to.deep.equal([second]);
    expect((await recipients(other.id)).map((one) => (one as string[])[0])).to.deep.equal(["bounced", "sent"]);
  });

  it("suppresses an existing address after five bounced messages", async () => {
    const email = fresh();
    const id = await contact(email);
    for (let count = 1; count <= 5; count += 1) {
      const { path } = await sent(email);
      const words = { to: path, recipient: email, status: "4.2.2", diagnostic: "452 4.2.2 Mailbox full" };
      expect((await take(bounce(words))).at("data.outcome")).to.equal("bounced");
      expect((await take(bounce(words))).status, "counts once").to.equal(200);
      expect(await reasons(email)).to.deep.equal(count < 5 ? [] : ["soft_bounced"]);
    }
    expect(await deliverability(id)).to.equal("soft_bounced");
    const next = await crm.post(EMAILS, { to: [{ email }], subject: "x", text: "x" });
    expect(next.at("code")).to.equal("all_recipients_suppressed");
  });

  it("changes nothing for a delay", async () => {
    const email = fresh();
    const { id, path } = await sent(email);
    const words = { to: path, recipient: email, action: "delayed", status: "4.4.1" };
    expect((await take(bounce(words))).at("data.outcome")).to.equal("delayed");
    expect(await recipients(id)).to.deep.equal([["sent", null]]);
  });

  const corpus: readonly [string, string | undefined, hard: boolean][] = [
    ["5.1.1", undefined, true],
    ["5.1.10", "550 5.1.10 RESOLVER.ADR.RecipientNotFound", true],
    ["5.0.0", "550 No such user here", true],
    ["5.0.0", "554 Message refused", false],
    ["5.2.2", "552 5.2.2 Over quota", false],
    ["5.7.1", "550 5.7.1 Blocked", false],
    ["5.4.1", undefined, false],
  ];
  for (const [status, diagnostic, hard] of corpus) {
    it(`treats ${status} ${diagnostic ?? ""} as a ${hard ? "hard" : "soft"} bounce`, async () => {
      const email = fresh();
      const { path } = await sent(email);
      await take(bounce({ to: path, recipient: email, status, ...(diagnostic === undefined ? {} : { diagnostic }) }));
      expect(await reasons(email)).to.deep.equal(hard ? ["hard_bounced"] : []);
    });
  }

  it("suppresses an address after a complaint", async () => {
    const email = fresh();
    const id = await contact(email);
    const { path } = await sent(email);
    expect((await take(complaint({ to: path, recipient: email }))).at("data.outcome")).to.equal("complained");
    expect(await reasons(email)).to.deep.equal(["complained"]);
    expect(await deliverability(id)).to.equal("complained");
  });

  it("records a complaint for one recipient only", async () => {
    const [first, second] = [fresh(), fresh()];
    const { path } = await sent(first, second);
    for (const written of [`Ada <${first}>`, `Ada <${first}>, Eve <${second}>`]) {
      const answer = await take(complaint({ to: path, recipient: second, written }));
      expect(answer.at("data.recipients")).to.deep.equal([second]);
    }
    expect([await reasons(first), await reasons(second)]).to.deep.equal([[], ["complained"]]);
    const nameless = complaint({ to: path, recipient: null, written: `Eve <${second}>, Ada <${first}>` });
    expect((await take(nameless)).at("details.0.code")).to.equal("unknown_message");
    expect(await reasons(first)).to.deep.equal([]);
    const alone = await sent(fresh());
    expect((await take(complaint({ to: alone.path, recipient: null, written: "hidden" }))).status).to.equal(200);
  });

  it("accepts a request to unsubscribe", async () => {
    const email = fresh();
    const id = await contact(email);
    const message = await sent(email);
    const answer = await take(`From: Ada <${email}>\r\nTo: ${message.path}\r\nSubject: unsubscribe\r\n\r\n`);
    expect(answer.at("data.outcome")).to.equal("unsubscribed");
    expect((await crm.get(`/v1/entities/${id}`)).at("data.email_consent")).to.equal("opted_out");
    expect(await published(message.id)).to.include("email.unsubscribed");
  });

  it("takes no report of a success for a bounce or a delay, whether delivered, relayed or expanded", async () => {
    const [first, second] = [fresh(), fresh()];
    const message = await sent(first, second);
    const words = { to: message.path, messageId: message.messageId, recipient: first };
    const successes = [
      { action: "relayed", status: "2.0.0" },
      { action: "Delivered", status: "2.1.5" },
      { action: "expanded", status: "2.0.0" },
      { action: "relayed (to mx.example)", status: "4.0.0" },
      { action: "transferred", status: "2.0.0" },
    ];
    for (const success of successes) {
      const answer = await take(bounce({ ...words, ...success }));
      expect([answer.status, answer.at("details.0.code")], success.action).to.deep.equal([422, "no_returned_message"]);
    }
    const failure = `Final-Recipient: rfc822; ${second}\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--edge\r\nContent-Type: text/rfc822-headers`;
    const mixed = bounce({ ...words, ...successes[0] }).replace(
      /--edge\r\nContent-Type: text\/rfc822-headers/,
      failure,
    );
    expect((await take(mixed)).at("data")).to.deep.include({ outcome: "bounced", recipients: [second] });
    expect(await recipients(message.id)).to.deep.equal([
      ["sent", null],
      ["bounced", "5.1.1"],
    ]);
    expect(await reasons(first)).to.deep.equal([]);
    const delayed = await take(bounce({ ...words, action: "delayed", status: "4.4.1" }));
    expect(delayed.at("data.outcome")).to.equal("delayed");
  });

  it("returns 422 for other messages and those of another organization", async () => {
    const email = fresh();
    const message = await sent(email);
    const other = await strangerTo(service);
    const words = { to: message.path, messageId: message.messageId, recipient: email };
    const code = (answer: Answer): unknown[] => [answer.status, answer.at("details.0.code")];
    expect(code(await take(bounce(words), other))).to.deep.equal([422, "unknown_message"]);
    const forged = message.path.replace(/[0-9a-f]{4}@/, "0000@");
    expect(code(await take(bounce({ to: forged, recipient: email })))).to.deep.equal([422, "unknown_message"]);
    for (const text of ["Subject: Hello\r\n\r\nOut of office", "nothing", "a: b\r\n".repeat(5_000)]) {
      expect(code(await take(text))).to.deep.equal([422, "no_returned_message"]);
    }
    expect(await reasons(email)).to.deep.equal([]);
    expect(await recipients(message.id)).to.deep.equal([["sent", null]]);
  });
});
