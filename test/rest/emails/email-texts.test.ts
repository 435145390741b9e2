import { expect } from "chai";
import { freshAddress as fresh, useCampaigns } from "../../support/campaigns.ts";
import { until } from "../../support/queue.ts";

describe("Messages: texts of /v1/notifications/emails", () => {
  const stage = useCampaigns();

  describe("POST /v1/notifications/emails (emails.create)", () => {
    it("derives the text part from HTML and sends the HTML unchanged", async () => {
      const email = fresh();
      const html = '<h1>Dear Ada &amp; Leo</h1><p>See <a href="https://crm.example/">our page</a>.</p>';
      const sent = await stage.crm.post("/v1/notifications/emails", { to: [{ email }], subject: "News", html });
      await until(() => stage.mailsTo(email).length > 0, "the message", 30);
      const [received] = stage.mailsTo(email);
      expect(received?.raw)
        .to.match(/^Content-Type: multipart\/alternative/m)
        .and.match(/^Content-Type: text\/plain/m);
      expect(received?.mail.text?.trim()).to.equal("Dear Ada & Leo\n\nSee our page (https://crm.example/).");
      expect(received?.mail.html?.trim()).to.equal(html);
      expect((await stage.crm.get(`/v1/notifications/emails/${sent.string("data.id")}`)).at("data.text")).to.equal(
        null,
      );
    });
  });

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("escapes variables in HTML and not in text and subject", async () => {
      const email = fresh();
      const first_name = `<img src="x" onerror='a()'> & {{email}}`;
      const id = await stage.contact(email, { first_name });
      const campaign = await stage.begin({
        segment_ids: [await stage.segment([id])],
        subject: "For {{first_name}}",
        html_body: '<p title="{{first_name}}">{{first_name}}</p>',
      });
      await stage.ends(campaign);
      const [received] = stage.mailsTo(email);
      const escaped = "&lt;img src=&quot;x&quot; onerror=&#39;a()&#39;&gt; &amp; {{email}}";
      expect(received?.mail.html).to.contain(`<p title="${escaped}">${escaped}</p><div `);
      expect(received?.mail.text?.split("\n")[0]).to.equal(first_name);
      expect(received?.mail.subject).to.equal(`For ${first_name}`);
    });
  });
});
