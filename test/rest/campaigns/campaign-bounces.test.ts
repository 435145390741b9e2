import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import {
  freshAddress as fresh,
  createCampaignTools,
  unsubscribeLinkOf,
  useCampaigns,
} from "../../support/email/campaigns.ts";
import { until } from "../../support/queue.ts";
import { startReceiver, toReceivers } from "../../support/webhooks/receiver.ts";
import { bounce, complaint } from "../../support/email/bounces.ts";
import type { Answer } from "../../support/wire.ts";

describe("POST /v1/notifications/bounces (suppressions.takeReturned) for campaigns", () => {
  const fixture = useCampaigns({ egress: toReceivers() });
  const take = (message: string, by = fixture.crm): Promise<Answer> =>
    by.post("/v1/notifications/bounces", { message });
  const sentTo = async (...emails: string[]): Promise<string> => {
    const id = await fixture.begin({ segment_ids: [await fixture.segmentOf(emails)] });
    await fixture.ends(id);
    return id;
  };
  const copyOf = (email: string) => {
    const mail = fixture.mailsTo(email).at(-1);
    return { path: mail?.from ?? "", messageId: mail?.mail.messageId ?? "", mail };
  };
  const recipient = async (id: string, email: string): Promise<Record<string, unknown>> =>
    (await fixture.crm.get(`/v1/campaigns/${id}/recipients`)).list("data").find((one) => one["email"] === email) ?? {};
  const reasons = async (email: string): Promise<unknown[]> =>
    (await fixture.crm.get(`/v1/notifications/suppressions?email=${email}`)).list("data").map(({ reason }) => reason);
  const published = async (recipientId: unknown) =>
    await createStore(fixture.service.database.pool).changes.ofRecord(fixture.organization.id, String(recipientId));

  it("finds the recipient by return path and counts the bounce once", async () => {
    const [email, other] = [fresh(), fresh()];
    const id = await sentTo(email, other);
    const { path, messageId } = copyOf(email);
    expect(path).to.match(/^bounces\+[0-9a-f]{48}@localhost$/);
    const words = { to: path, recipient: email, diagnostic: "550 5.1.1 Recipient unknown" };
    const outcome = { outcome: "bounced", email_id: null, campaign_id: id, event_id: null, recipients: [email] };
    for (const _ of [1, 2]) expect((await take(bounce(words))).at("data")).to.deep.equal(outcome);
    const row = await recipient(id, email);
    expect(row).to.include({ status: "bounced", reason: "550 5.1.1 Recipient unknown" });
    expect(await fixture.stats(id)).to.include({ recipients: 2, sent: 2, bounces: 1, bounce_rate: 0.5, failed: 0 });
    expect(await reasons(email)).to.deep.equal(["hard_bounced"]);
    const events = await published(row["id"]);
    expect(events.map(({ kind }) => kind)).to.deep.equal(["email.bounced"]);
    expect(events[0]?.data).to.deep.include({
      id: row["id"],
      message_id: messageId,
      status: "sent",
      category: "marketing",
      metadata: { campaign_id: id },
    });
    const next = await sentTo(email, other);
    expect(await recipient(next, email)).to.include({ status: "suppressed", reason: "hard_bounced" });
  });

  it("finds the recipient by Message-ID, also of a forwarded message", async () => {
    const email = fresh();
    const id = await sentTo(email);
    const { messageId } = copyOf(email);
    const forwarded = bounce({ messageId, recipient: "somebody@elsewhere.example", status: "4.2.2" });
    expect((await take(forwarded)).at("data")).to.include({ outcome: "bounced", campaign_id: id });
    expect(await recipient(id, email)).to.include({ status: "bounced" });
    expect(await reasons(email), "a full mailbox, once").to.deep.equal([]);
    const foreign = bounce({ messageId: messageId.replace("@", "@x."), recipient: email });
    expect((await take(foreign)).at("details.0.code")).to.equal("unknown_message");
  });

  it("suppresses an existing address after five bounces", async () => {
    const email = fresh();
    for (let count = 1; count <= 5; count += 1) {
      await sentTo(email);
      const words = { to: copyOf(email).path, recipient: email, status: "4.2.2" };
      expect((await take(bounce(words))).at("data.outcome")).to.equal("bounced");
      expect(await reasons(email)).to.deep.equal(count < 5 ? [] : ["soft_bounced"]);
    }
  });

  it("ignores a delay and suppresses the address after a complaint", async () => {
    const email = fresh();
    const id = await sentTo(email);
    const { path } = copyOf(email);
    const late = bounce({ to: path, recipient: email, action: "delayed", status: "4.4.1" });
    expect((await take(late)).at("data.outcome")).to.equal("delayed");
    expect(await recipient(id, email)).to.include({ status: "sent", reason: null });
    const answer = await take(complaint({ to: path, recipient: email }));
    expect(answer.at("data")).to.deep.equal({
      outcome: "complained",
      email_id: null,
      event_id: null,
      campaign_id: id,
      recipients: [email],
    });
    expect(await reasons(email)).to.deep.equal(["complained"]);
  });

  it("accepts a request to unsubscribe and counts it", async () => {
    const email = fresh();
    const id = await sentTo(email);
    const answer = await take(
      `From: Ada <${email}>\r\nTo: ${copyOf(email).path}\r\nSubject: unsubscribe\r\n\r\nPlease\r\n`,
    );
    expect(answer.at("data")).to.include({ outcome: "unsubscribed", campaign_id: id });
    expect(await fixture.stats(id)).to.include({ unsubscribes: 1, unsubscribe_rate: 1 });
    expect(await reasons(email)).to.deep.equal(["unsubscribed"]);
  });

  it("returns 422 unknown_message to another organization", async () => {
    const email = fresh();
    const id = await sentTo(email);
    const { path: to, messageId } = copyOf(email);
    const { crm } = await createCampaignTools(fixture.service);
    const answer = await take(bounce({ to, messageId, recipient: email }), crm);
    expect([answer.status, answer.at("details.0.code")]).to.deep.equal([422, "unknown_message"]);
    expect(await recipient(id, email)).to.include({ status: "sent" });
  });

  it("publishes email.bounced and email.unsubscribed as for other messages", async () => {
    const receiver = await startReceiver();
    const events = ["email.bounced", "email.unsubscribed"];
    await fixture.crm.post("/v1/webhooks", { url: receiver.url, events });
    const [gone, unknown] = [fresh(), fresh()];
    fixture.server.answers = {
      recipient: (address) => (address === unknown ? "550 5.1.1 No such user" : null),
    };
    const id = await sentTo(gone, unknown);
    for (const _ of [1, 2]) await fetch(unsubscribeLinkOf(copyOf(gone).mail), { method: "POST" });
    await until(() => receiver.received.length >= 2, "two events");
    const bodies = receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    await receiver.close();
    const seen = bodies.map((body) => {
      const { object } = body["data"] as {
        object: { recipients: { email: string; status: string }[]; metadata: object };
      };
      return [body["type"], object.recipients.map(({ email, status }) => [email, status]), object.metadata];
    });
    expect(seen).to.have.deep.members([
      ["email.bounced", [[unknown, "bounced"]], { campaign_id: id }],
      ["email.unsubscribed", [[gone, "sent"]], { campaign_id: id }],
    ]);
  });
});
