import { expect } from "chai";
import { freshAddress as fresh, useCampaigns } from "../../support/email/campaigns.ts";
import { until } from "../../support/queue.ts";

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
