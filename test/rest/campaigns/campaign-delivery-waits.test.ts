import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { keyedStore } from "../../support/keyed-store.ts";
import { freshAddress as fresh, headerOf, unsubscribeLinkOf, useCampaigns } from "../../support/email/campaigns.ts";
import { until } from "../../support/queue.ts";

const PATH = "/v1/campaigns";

describe("Campaigns: /v1/campaigns", () => {
  const fixture = useCampaigns();
  const recipients = async (id: string): Promise<unknown[]> =>
    (await fixture.crm.get(`${PATH}/${id}/recipients?sort=email`))
      .list("data")
      .map(({ email, status, reason }) => [email, status, reason]);
  const published = async (id: string): Promise<string[]> =>
    (await keyedStore(fixture.service.database.pool).changes.ofRecord(fixture.organization.id, id)).map(
      ({ kind }) => kind,
    );
  const jobsOf = (id: string) =>
    fixture.service.database
      .pool<{ available_at: string; status: string }>("jobs")
      .whereRaw("kind = 'campaign.send' AND payload ->> 'campaign_id' = ?", [id]);
  const skipTheWait = async (id: string): Promise<void> => {
    for (let patience = 500; patience > 0; patience -= 1) {
      const [job] = await jobsOf(id);
      if (job?.status === "queued" && Date.parse(job.available_at) > Date.now() + 10_000) break;
      await pause(20);
    }
    await jobsOf(id).update({ available_at: new Date().toISOString() });
  };

  describe("Jobs: campaign delivery", () => {
    it("sends one personalized message to each recipient and sets status sent", async () => {
      const [ada, leo, out, gone] = [fresh(), fresh(), fresh(), fresh()];
      const company_id = await fixture.crm.create("/v1/entities", { entity_type: "company", name: "Müller & Co" });
      const first = await fixture.contact(ada, { first_name: "Ada", last_name: "Lovelace", company_id });
      const [second, third] = [await fixture.contact(leo), await fixture.contact(out)];
      const fourth = await fixture.contact(gone, { email_consent: "opted_out" });
      const id = await fixture.begin({
        segment_ids: [await fixture.segment([first, second]), await fixture.segment([second, third, fourth])],
        exclude_segment_ids: [await fixture.segment([third])],
        subject: "{{first_name|Hello}}, spring is here",
        preview_text: "For {{company_name|you}}",
        from: { email: "news@crm.example", name: "The team" },
        reply_to: "answers@crm.example",
        html_body:
          '<html><body><h1>Dear {{first_name|friend}}</h1><p>See <a href="https://crm.example/new?a=1&amp;b=2#top">what is new</a>.</p>' +
          '<a href="{{unsubscribe_url}}">Unsubscribe</a></body></html>',
        utm: { source: "news letter", medium: "email" },
      });
      const campaign = await fixture.ends(id);
      expect(await recipients(id)).to.deep.equal([
        [ada, "sent", null],
        [leo, "sent", null],
        [gone, "suppressed", "opted_out"],
      ]);
      expect(campaign.at("data.stats")).to.include({ recipients: 3, sent: 2, suppressed: 1, failed: 0, bounces: 0 });
      expect(Date.parse(campaign.string("data.completed_at"))).to.be.within(Date.now() - 10_000, Date.now() + 1_000);
      expect(await published(id)).to.deep.equal(["campaign.created", "campaign.updated", "campaign.sent"]);
      expect([ada, leo, out, gone].map((email) => fixture.mailsTo(email).length)).to.deep.equal([1, 1, 0, 0]);
      const [mail] = fixture.mailsTo(ada);
      expect(mail?.mail.subject).to.equal("Ada, spring is here");
      expect(mail?.mail.from).to.deep.include({ address: "news@crm.example", name: "The team" });
      expect(mail?.mail.to).to.deep.equal([{ address: ada, name: "Ada Lovelace" }]);
      expect(mail?.mail.replyTo?.[0]).to.include({ address: "answers@crm.example" });
      const link = unsubscribeLinkOf(mail);
      expect(link).to.match(/^http:\/\/127\.0\.0\.1:\d+\/u\//);
      expect(headerOf(mail, "list-unsubscribe-post")).to.equal("List-Unsubscribe=One-Click");
      const marked = "https://crm.example/new?a=1&b=2&utm_medium=email&utm_source=news%20letter#top";
      expect(mail?.mail.html)
        .to.include("<h1>Dear Ada</h1>")
        .and.include(`href="${marked.replaceAll("&", "&amp;")}"`)
        .and.include(`<a href="${link}">`)
        .and.match(/<body><div style="display:none[^"]*">For Müller &amp; Co<\/div>/);
      expect(mail?.mail.text).to.include(`Dear Ada\n\nSee what is new (${marked}).\n\nUnsubscribe (${link})`);
      expect(fixture.mailsTo(leo)[0]?.mail.subject).to.equal("Hello, spring is here");
    });

    it("sends the text body with only the footer added", async () => {
      const email = fresh();
      const text_body = "Hello {{email}}: https://crm.example/";
      const id = await fixture.begin({
        segment_ids: [await fixture.segmentOf([email])],
        text_body,
        utm: { source: "news" },
      });
      await fixture.ends(id);
      expect(fixture.mailsTo(email)[0]?.mail.text).to.match(/^Hello \S+: https:\/\/crm\.example\/\n\n--------\n/);
    });

    it("records bounces and retries temporary failures while other recipients are sent to", async () => {
      const [good, unknown, busy, full] = [fresh(), fresh(), fresh(), fresh()];
      fixture.server.answers = {
        recipient: (address) =>
          (({ [unknown]: "550 5.1.1 No such user", [busy]: "451 4.2.1 Later", [full]: "552 5.2.2 Full" }) as const)[
            address
          ] ?? null,
      };
      const id = await fixture.begin({ segment_ids: [await fixture.segmentOf([good, unknown, busy, full])] });
      await fixture.becomes(id, (campaign) => Number(campaign.at("data.stats.failed")) === 1);
      await skipTheWait(id);
      await skipTheWait(id);
      expect((await fixture.crm.get(`${PATH}/${id}`)).at("data.status")).to.equal("sending");
      fixture.server.answers = {};
      await skipTheWait(id);
      const campaign = await fixture.ends(id);
      const rows = new Map((await recipients(id)).map((row) => [(row as string[])[0], row]));
      expect(rows.get(good)).to.deep.equal([good, "sent", null]);
      expect(rows.get(busy)).to.deep.equal([busy, "sent", null]);
      expect((rows.get(unknown) as string[]).slice(1)).to.deep.equal(["bounced", "550 5.1.1 No such user"]);
      expect((rows.get(full) as string[]).slice(1)).to.deep.equal(["failed", "552 5.2.2 Full"]);
      expect(campaign.at("data.stats")).to.include({ recipients: 4, sent: 2, failed: 1, bounces: 1, bounce_rate: 0.5 });
      expect([good, busy].map((email) => fixture.mailsTo(email).length)).to.deep.equal([1, 1]);
      const listed = await keyedStore(fixture.service.database.pool).suppressions.among(fixture.organization.id, [
        unknown,
        full,
      ]);
      expect(listed).to.deep.equal([{ email: unknown, reason: "hard_bounced" }]);
    });

    it("waits while the mail server does not answer, then sends to all recipients", async () => {
      const emails = [fresh(), fresh(), fresh()];
      fixture.server.answers = { content: () => "drop" };
      const id = await fixture.begin({ segment_ids: [await fixture.segmentOf(emails)] });
      await skipTheWait(id);
      await skipTheWait(id);
      fixture.server.answers = {};
      await skipTheWait(id);
      expect((await fixture.ends(id)).at("data.stats")).to.include({ sent: 3, failed: 0, bounces: 0 });
      for (const email of emails) {
        const copies = new Set(fixture.mailsTo(email).map(({ mail }) => mail.messageId));
        expect(copies.size, "the same Message-ID, however often the answer was lost").to.equal(1);
      }
    });

    it("skips contacts that were deleted before sending, and forgets purged ones with their address", async () => {
      const [kept, deleted, purged, moved] = [fresh(), fresh(), fresh(), fresh()];
      const ids = await Promise.all([kept, deleted, purged, moved].map((email) => fixture.contact(email)));
      fixture.server.answers = { recipient: () => "451 4.3.0 Later" };
      const id = await fixture.begin({ segment_ids: [await fixture.segment(ids)] });
      const noted = async (): Promise<number> =>
        (await fixture.crm.get(`${PATH}/${id}/recipients`)).list("data").filter(({ reason }) => reason !== null).length;
      while ((await noted()) < ids.length) await pause(20);
      await fixture.crm.delete(`/v1/entities/${ids[1] ?? ""}`);
      expect((await fixture.crm.post(`/v1/entities/${ids[2] ?? ""}/purge`)).status).to.equal(200);
      expect((await fixture.crm.post(`/v1/entities/${ids[3] ?? ""}/purge`)).status).to.equal(200);
      await fixture.contact(moved);
      fixture.server.answers = {};
      await skipTheWait(id);
      await fixture.ends(id);
      expect(await recipients(id)).to.deep.equal([
        [kept, "sent", null],
        [deleted, "suppressed", "contact_deleted"],
      ]);
      expect([kept, deleted, purged, moved].map((email) => fixture.mailsTo(email).length)).to.deep.equal([1, 0, 0, 0]);
    });

    it("skips contacts that unsubscribed with one click and counts them", async () => {
      const [email, other] = [fresh(), fresh()];
      const list = await fixture.segmentOf([email, other]);
      const id = await fixture.begin({ segment_ids: [list] });
      await fixture.ends(id);
      const link = unsubscribeLinkOf(fixture.mailsTo(email)[0]);
      for (const _ of [1, 2]) expect((await fetch(link, { method: "POST" })).status).to.equal(200);
      expect((await fixture.crm.get(`${PATH}/${id}`)).at("data.stats")).to.include({
        unsubscribes: 1,
        unsubscribe_rate: 0.5,
      });
      const next = await fixture.begin({ segment_ids: [list] });
      await fixture.ends(next);
      expect(await recipients(next)).to.have.deep.members([
        [email, "suppressed", "unsubscribed"],
        [other, "sent", null],
      ]);
      expect([fixture.mailsTo(email).length, fixture.mailsTo(other).length]).to.deep.equal([1, 2]);
    });
  });

  describe("POST /v1/campaigns/{id}/cancel (campaigns.cancel)", () => {
    it("sends no further messages after cancellation", async () => {
      const emails = Array.from({ length: 230 }, fresh);
      const ids = await Promise.all(emails.map((email) => fixture.contact(email)));
      const gate = Promise.withResolvers<null>();
      let held = 0;
      fixture.server.answers = {
        content: () => {
          held += 1;
          return gate.promise;
        },
      };
      const id = await fixture.begin({ segment_ids: [await fixture.segment(ids)] });
      await fixture.becomes(id, (campaign) => Number(campaign.at("data.stats.recipients")) === emails.length);
      await until(() => held === 10, "all messages that are sent at once", 30);
      expect((await fixture.crm.post(`${PATH}/${id}/cancel`)).status).to.equal(200);
      gate.resolve(null);
      while ((await jobsOf(id)).length > 0) await pause(20);
      const stats = (await fixture.crm.get(`${PATH}/${id}`)).at("data.stats") as { sent: number };
      expect(stats.sent, "whom the mail server was asked for").to.equal(10);
      expect((await fixture.crm.get(`${PATH}/${id}/recipients?status=cancelled`)).at("meta.total")).to.equal(220);
      expect(await published(id)).to.deep.equal(["campaign.created", "campaign.updated", "campaign.cancelled"]);
      expect(emails.flatMap(fixture.mailsTo)).to.have.length(10);
    });

    it("cancels recipients in transit if the mail server does not answer", async () => {
      const gate = Promise.withResolvers<"drop">();
      const emails = Array.from({ length: 15 }, fresh);
      fixture.server.answers = { content: () => gate.promise };
      const id = await fixture.begin({ segment_ids: [await fixture.segmentOf(emails)] });
      await fixture.becomes(id, (campaign) => Number(campaign.at("data.stats.recipients")) === emails.length);
      while (Number((await fixture.crm.get(`${PATH}/${id}/recipients?status=sending`)).at("meta.total")) === 0)
        await pause(20);
      await fixture.crm.post(`${PATH}/${id}/cancel`);
      gate.resolve("drop");
      while ((await jobsOf(id)).length > 0) await pause(20);
      const cancelled = await fixture.crm.get(`${PATH}/${id}/recipients?status=cancelled`);
      expect(cancelled.at("meta.total")).to.equal(emails.length);
    });
  });
});
