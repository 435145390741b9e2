import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { freshAddress as fresh, headerOf, unsubscribeLinkOf, useCampaigns } from "../../support/email/campaigns.ts";

describe("Campaigns: topics in /v1/campaigns and /v1/notifications/emails", () => {
  const fixture = useCampaigns();
  let topics = 0;
  const topic = async (body: object = {}): Promise<string> =>
    await fixture.crm.create("/v1/topics", { name: `Topic ${++topics}`, ...body });
  const choose = async (email: string, topic_id: string, status: string): Promise<void> => {
    const id = await fixture.contact(email);
    const answer = await fixture.crm.put(`/v1/entities/${id}/subscriptions`, { topics: [{ topic_id, status }] });
    expect(answer.status, answer.text).to.equal(200);
  };
  const outcomes = async (id: string): Promise<unknown> => {
    const answer = await fixture.crm.get(`/v1/campaigns/${id}/recipients?sort=email`);
    return (answer.at("data") as { status: string; reason: string | null }[]).map(({ status, reason }) => [
      status,
      reason,
    ]);
  };
  const sendTo = async (emails: readonly string[], body: object): Promise<string> => {
    const id = await fixture.begin({ segment_ids: [await fixture.segmentOf(emails)], ...body });
    await fixture.ends(id);
    return id;
  };
  const events = async (id: string, topic_id: string): Promise<unknown> => {
    const changes = await createStore(fixture.service.database.pool).changes.ofRecord(fixture.organization.id, id);
    return changes
      .filter(({ kind }) => kind.endsWith("subscribed"))
      .map(({ kind, changes: changed }) => [kind, changed?.["subscription"]?.new] as const)
      .filter(([, change]) => (change as { topic_id: string }).topic_id === topic_id);
  };
  const recipientId = async (campaign: string): Promise<string> =>
    (await fixture.crm.get(`/v1/campaigns/${campaign}/recipients`)).string("data.0.id");
  const oneClick = (link: string): Promise<Response> =>
    fetch(link, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }), redirect: "error" });

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("suppresses addresses that left the topic or did not subscribe to it, each with its reason", async () => {
      const [open, closed] = [await topic(), await topic({ opt_in_required: true })];
      const [stays, leaves, joins] = [fresh(), fresh(), fresh()];
      await choose(leaves, open, "unsubscribed");
      await choose(joins, closed, "subscribed");
      const first = await sendTo([stays, leaves, joins], { topic_id: open });
      expect(await outcomes(first)).to.deep.equal([
        ["sent", null],
        ["suppressed", "topic_unsubscribed"],
        ["sent", null],
      ]);
      expect(await fixture.stats(first)).to.include({ recipients: 3, sent: 2, suppressed: 1 });
      const second = await sendTo([stays, leaves, joins], { topic_id: closed });
      expect(await outcomes(second)).to.deep.equal([
        ["suppressed", "topic_not_subscribed"],
        ["suppressed", "topic_not_subscribed"],
        ["sent", null],
      ]);
      expect(await outcomes(await sendTo([leaves], {})), "without a topic").to.deep.equal([["sent", null]]);
    });

    it("unsubscribes with one click from the topic only, and counts and reports it once", async () => {
      const [left, kept, email] = [await topic(), await topic(), fresh()];
      const html_body = '<a href="{{preferences_url}}">Topics</a>';
      const id = await sendTo([email], { topic_id: left, html_body });
      const mail = fixture.mailsTo(email)[0];
      const link = unsubscribeLinkOf(mail);
      expect(link).to.match(/^http:\/\/127\.0\.0\.1:\d+\/u\/[\w.-]+$/);
      expect(mail?.mail.html).to.include(`<a href="${link}">Topics</a>`);
      expect(headerOf(mail, "list-unsubscribe-post")).to.equal("List-Unsubscribe=One-Click");
      for (const _ of [1, 2]) expect((await oneClick(link)).status).to.equal(200);
      expect(await fixture.stats(id)).to.include({ unsubscribes: 1, unsubscribe_rate: 1 });
      expect(await events(await recipientId(id), left)).to.deep.equal([
        ["email.unsubscribed", { email, topic_id: left }],
      ]);
      const contact = await fixture.crm.get(`/v1/entities/${await fixture.contact(email)}`);
      expect(contact.at("data.email_consent")).to.equal("unknown");
      expect(await outcomes(await sendTo([email], { topic_id: left }))).to.deep.equal([
        ["suppressed", "topic_unsubscribed"],
      ]);
      expect(await outcomes(await sendTo([email], { topic_id: kept }))).to.deep.equal([["sent", null]]);
    });

    it("sends again after the recipient subscribed again on the page", async () => {
      const [id, email] = [await topic({ is_public: false }), fresh()];
      const campaign = await sendTo([email], { topic_id: id });
      const link = unsubscribeLinkOf(fixture.mailsTo(email)[0]);
      await oneClick(link);
      const page = await (await fetch(link)).text();
      expect(page, "the topic of the message is shown although it is not public").to.match(
        new RegExp(`value="${id}"\\s*/>`),
      );
      const form = new URLSearchParams({ action: "save", topic: id });
      expect((await fetch(link, { method: "POST", body: form })).status).to.equal(200);
      expect(await events(await recipientId(campaign), id)).to.deep.equal([
        ["email.unsubscribed", { email, topic_id: id }],
        ["email.resubscribed", { email, topic_id: id }],
      ]);
      const timeline = await fixture.crm.get(`/v1/entities/${await fixture.contact(email)}/activity`);
      const entries = (timeline.at("data") as { type: string }[]).map(({ type }) => type);
      expect(entries).to.include.members(["email_unsubscribed", "email_resubscribed"]);
      expect(await outcomes(await sendTo([email], { topic_id: id }))).to.deep.equal([["sent", null]]);
    });

    it("respects the topic of a campaign whose topic was deleted after scheduling", async () => {
      const [id, stays, leaves] = [await topic(), fresh(), fresh()];
      await choose(leaves, id, "unsubscribed");
      const segment_ids = [await fixture.segmentOf([stays, leaves])];
      const draft = { name: "Late", subject: "News", text_body: "News", from: { email: "news@crm.example" } };
      const created = await fixture.crm.post("/v1/campaigns", { ...draft, segment_ids, topic_id: id });
      const path = `/v1/campaigns/${created.string("data.id")}`;
      const scheduled_at = new Date(Date.now() + 1_500).toISOString();
      expect((await fixture.crm.post(`${path}/schedule`, { scheduled_at })).status).to.equal(200);
      await fixture.crm.delete(`/v1/topics/${id}`);
      await fixture.ends(created.string("data.id"));
      expect(await outcomes(created.string("data.id"))).to.deep.equal([
        ["sent", null],
        ["suppressed", "topic_unsubscribed"],
      ]);
    });
  });

  describe("POST /v1/notifications/emails (emails.create)", () => {
    const send = (to: readonly string[], body: object) =>
      fixture.crm.post("/v1/notifications/emails", {
        to: to.map((email) => ({ email })),
        subject: "News",
        text: "News",
        category: "marketing",
        ...body,
      });

    it("suppresses recipients who left the topic, and rejects a message to them alone", async () => {
      const [id, stays, leaves] = [await topic(), fresh(), fresh()];
      await choose(leaves, id, "unsubscribed");
      const answer = await send([stays, leaves], { topic_id: id });
      expect([answer.status, answer.at("data.topic_id"), answer.at("data.recipients.1.error")]).to.deep.equal([
        202,
        id,
        "topic_unsubscribed",
      ]);
      const alone = await send([leaves], { topic_id: id });
      expect([alone.at("code"), alone.at("details.0.code")]).to.deep.equal([
        "all_recipients_suppressed",
        "recipient_suppressed",
      ]);
      expect((await send([leaves], {})).status).to.equal(202);
    });

    it("rejects an unknown topic, and a topic of a transactional message", async () => {
      const [id, email] = [await topic(), fresh()];
      const codes = async (body: object): Promise<unknown> => (await send([email], body)).at("details.0.code");
      expect(await codes({ topic_id: await fixture.contact(email) })).to.equal("reference_not_found");
      expect(await codes({ topic_id: id, category: "transactional" })).to.equal("topic_of_marketing");
    });
  });

  describe("POST /v1/notifications/bounces (suppressions.takeReturned)", () => {
    it("unsubscribes by a reply from the topic of the message", async () => {
      const [id, email] = [await topic(), fresh()];
      await sendTo([email], { topic_id: id });
      const [, mailbox = ""] = /mailto:([^?]+)\?/.exec(headerOf(fixture.mailsTo(email)[0], "list-unsubscribe")) ?? [];
      const message = `From: Ada <${email}>\r\nTo: ${mailbox}\r\nSubject: unsubscribe\r\n\r\nPlease\r\n`;
      const answer = await fixture.crm.post("/v1/notifications/bounces", { message });
      expect(answer.at("data.outcome")).to.equal("unsubscribed");
      const path = `/v1/entities/${await fixture.contact(email)}/subscriptions`;
      const state = (await fixture.crm.get(path)).at("data.topics") as { topic_id: string }[];
      expect(state.find(({ topic_id }) => topic_id === id)).to.include({ status: "unsubscribed", source: "reply" });
    });
  });
});
