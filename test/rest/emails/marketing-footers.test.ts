import { expect } from "chai";
import { freshAddress, unsubscribeLinkOf, useCampaigns } from "../../support/email/campaigns.ts";
import type { ReceivedMail } from "../../support/email/mail-server.ts";
import { signIn } from "../../support/accounts/people.ts";
import { until } from "../../support/queue.ts";

const ADDRESS = "Acme, 12 rue de la Paix\n75002 Paris";
const ADDRESS_LINE = "Acme, 12 rue de la Paix, 75002 Paris";

describe("Messages: footers of marketing messages in /v1/campaigns and /v1/notifications/emails", () => {
  const fixture = useCampaigns();

  const setAddress = async (postal_address: string | null): Promise<void> => {
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    const answer = await owner.put("/v1/organization", { postal_address });
    expect([answer.status, answer.at("data.postal_address")]).to.deep.equal([200, postal_address]);
  };
  beforeEach(() => setAddress(ADDRESS));

  async function sendTo(locale: string | null, body: object): Promise<ReceivedMail & { link: string; email: string }> {
    const email = freshAddress();
    await fixture.contact(email, { locale });
    await fixture.ends(await fixture.begin({ segment_ids: [await fixture.segmentOf([email])], ...body }));
    const mail = fixture.mailsTo(email).at(-1);
    if (!mail) throw new Error("Nothing came.");
    return { ...mail, link: unsubscribeLinkOf(mail), email };
  }

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("adds sender, address and unsubscribe link in the language of the recipient", async () => {
      const { name } = fixture.organization.record;
      for (const [locale, sender, unsubscribe] of [
        ["en-GB", (email: string) => `${name} sent this message to ${email}.`, "Unsubscribe: "],
        [
          "fr-CA",
          (email: string) => `Ce message a été envoyé par ${name} à l’adresse ${email}.`,
          "Se désabonner\u00a0: ",
        ],
        ["de", (email: string) => `${name} sent this message to ${email}.`, "Unsubscribe: "],
      ] as const) {
        const { mail, link, email } = await sendTo(locale, { html_body: "<html><body><p>News</p></body></html>" });
        expect(link).to.match(/\/u\/\S+$/);
        const lines = [sender(email), `${name}, ${ADDRESS_LINE}`, `${unsubscribe}${link}`];
        expect(mail.text?.trimEnd()).to.equal(`News\n\n--------\n${lines.join("\n")}`);
        const label = unsubscribe.replace(/\s*: $/, "");
        expect(mail.html).to.contain(
          `${ADDRESS_LINE}<br /><a href="${link}" style="color:#555">${label}</a></div></body>`,
        );
        expect(mail.html).to.contain(`<div lang="${locale.startsWith("fr") ? "fr" : "en"}"`);
      }
    });

    it("names the organization once if its postal address starts with the name", async () => {
      const { name } = fixture.organization.record;
      await setAddress(`${name}\n12 rue de la Paix`);
      const { mail } = await sendTo("en", {});
      expect(mail.text).to.contain(`\n${name}, 12 rue de la Paix\n`);
    });

    it("adds a link that unsubscribes the recipient", async () => {
      const { link, email } = await sendTo("en", {});
      expect((await fetch(link, { method: "POST" })).status).to.equal(200);
      const listed = await fixture.crm.get(`/v1/notifications/suppressions?email=${email}`);
      expect(listed.at("data.0.reason")).to.equal("unsubscribed");
    });

    it("adds only the parts that the body does not contain", async () => {
      const own = '<p>News</p><a href="{{unsubscribe_url}}">No more</a> <p>Acme,<br>12 rue de la Paix, 75002 Paris</p>';
      const both = await sendTo("en", { html_body: own, text_body: "News {{unsubscribe_url}} {{postal_address}}" });
      expect(both.mail.html).not.to.contain("sent this message");
      expect(both.mail.text?.trimEnd()).to.equal(`News ${both.link} ${ADDRESS}`);
      const linked = await sendTo("en", { html_body: '<a href="{{unsubscribe_url}}">No more</a>', text_body: "News" });
      expect(linked.mail.html?.match(/\/u\//g)).to.have.length(1);
      expect(linked.mail.html).to.contain(ADDRESS_LINE);
      expect(linked.mail.text).to.contain(`Unsubscribe: ${linked.link}`).and.contain(ADDRESS_LINE);
      const hidden = await sendTo("en", { html_body: "<!-- {{unsubscribe_url}} --><p>News</p>" });
      expect(hidden.mail.html).to.contain(`<a href="${hidden.link}"`);
    });

    it("adds the name of an organization without postal address", async () => {
      await setAddress(null);
      const { name } = fixture.organization.record;
      const { mail, link, email } = await sendTo("en", { html_body: null, text_body: "News" });
      expect(mail.text?.trimEnd()).to.equal(
        `News\n\n--------\n${name} sent this message to ${email}.\n${name}\nUnsubscribe: ${link}`,
      );
      const own = await sendTo("en", { html_body: '<a href="{{unsubscribe_url}}">No more</a>' });
      expect(own.mail.html).not.to.contain("sent this message");
    });
  });

  describe("POST /v1/campaigns/{id}/test (campaigns.test)", () => {
    it("adds a footer with an unsubscribe link that changes nothing", async () => {
      const email = freshAddress();
      await fixture.contact(email, { locale: "fr" });
      const body = { name: "Try", subject: "News", from: { email: "news@crm.example" }, html_body: "<p>News</p>" };
      const id = await fixture.crm.create("/v1/campaigns", body);
      expect((await fixture.crm.post(`/v1/campaigns/${id}/test`, { to: [email] })).status).to.equal(202);
      await until(() => fixture.mailsTo(email).length > 0);
      const [mail] = fixture.mailsTo(email);
      const link = `${fixture.service.url}/u/test`;
      expect(mail?.mail.text).to.contain(`Se désabonner\u00a0: ${link}`).and.contain(ADDRESS_LINE);
      expect(mail?.mail.html).to.contain(`<a href="${link}"`);
      const page = await fetch(link, { method: "POST", headers: { "Accept-Language": "fr" } });
      expect([page.status, await page.text()].join(" "))
        .to.contain("200")
        .and.contain("n’a aucun effet");
      expect((await fixture.crm.get(`/v1/notifications/suppressions?email=${email}`)).at("meta.total")).to.equal(0);
    });
  });

  describe("POST /v1/notifications/emails (emails.create)", () => {
    it("adds the footer to each marketing message and to no transactional one", async () => {
      const [one, two] = [freshAddress(), freshAddress()];
      await fixture.contact(one, { locale: "fr" });
      const to = [{ email: one }, { email: two }];
      const message = { to, subject: "News", html: "<p>News</p>", text: "News" };
      const sent = await fixture.crm.post("/v1/notifications/emails", { ...message, category: "marketing" });
      await until(() => fixture.mailsTo(one).length + fixture.mailsTo(two).length === 2);
      for (const [email, words] of [
        [one, "Se désabonner"],
        [two, "Unsubscribe"],
      ] as const) {
        const [mail] = fixture.mailsTo(email);
        const link = unsubscribeLinkOf(mail);
        expect(mail?.mail.text).to.contain(words).and.contain(link).and.contain(ADDRESS_LINE).and.contain(email);
        expect(mail?.mail.html).to.contain(`<a href="${link}" style="color:#555">${words}</a>`);
      }
      const stored = await fixture.crm.get(`/v1/notifications/emails/${sent.string("data.id")}`);
      expect(stored.string("data.text"), "as it was sent in").to.equal("News");
      const plain = freshAddress();
      await fixture.crm.post("/v1/notifications/emails", { ...message, to: [{ email: plain }] });
      await until(() => fixture.mailsTo(plain).length > 0);
      expect(fixture.mailsTo(plain)[0]?.mail.text?.trim()).to.equal("News");
    });
  });
});
