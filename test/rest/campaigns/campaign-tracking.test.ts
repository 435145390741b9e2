import { expect } from "chai";
import type { Caller } from "../../support/caller.ts";
import { freshAddress as fresh, unsubscribeLinkOf, useCampaigns } from "../../support/email/campaigns.ts";
import type { ReceivedMail } from "../../support/email/mail-server.ts";
import { createOrganization, signIn } from "../../support/accounts/people.ts";

const PATH = "/v1/campaigns";
const PAGE = "https://crm.example/new?a=1&b=2#top";
const HTML = `<html><body><p>See <a href="${PAGE.replace("&", "&amp;")}">what is new</a>.</p>
  <a href="{{unsubscribe_url}}">Unsubscribe</a> <a href="mailto:a@crm.example">Mail</a></body></html>`;

describe("Tracking: /v1/campaigns and its opens and clicks", () => {
  const fixture = useCampaigns();
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });

  const wants = async (opens: boolean, clicks: boolean): Promise<void> => {
    const answer = await owner.put("/v1/organization", { email_tracking: { opens, clicks } });
    expect(answer.at("data.email_tracking")).to.deep.equal({ opens, clicks });
  };
  const sentTo = async (emails: readonly string[], body: object = {}): Promise<string> => {
    const id = await fixture.begin({ segment_ids: [await fixture.segmentOf(emails)], html_body: HTML, ...body });
    await fixture.ends(id);
    return id;
  };
  const addresses = (html: string, attribute: string): string[] =>
    [...html.matchAll(new RegExp(`${attribute}="([^"]+)"`, "g"))].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
  const mailTo = (email: string): ReceivedMail | undefined => fixture.mailsTo(email)[0];
  const linkTo = (email: string): string => addresses(mailTo(email)?.mail.html ?? "", "href")[0] ?? "";
  const pictureTo = (email: string): string => addresses(mailTo(email)?.mail.html ?? "", "src")[0] ?? "";
  const follow = (url: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url, { redirect: "manual", ...init });
  const traces = { opens: 0, unique_opens: 0, clicks: 0, unique_clicks: 0 };
  const when = async (id: string, email: string): Promise<unknown[]> => {
    const rows = (await fixture.crm.get(`${PATH}/${id}/recipients`)).list("data");
    const row = rows.find((one) => one["email"] === email);
    return [row?.["opened_at"], row?.["clicked_at"]];
  };

  describe("Jobs: campaign tracking in messages", () => {
    it("sends links unchanged unless the organization enables tracking", async () => {
      expect((await owner.get("/v1/organization")).at("data.email_tracking")).to.deep.equal({
        opens: false,
        clicks: false,
      });
      const email = fresh();
      await sentTo([email]);
      expect(linkTo(email)).to.equal(PAGE);
      expect(mailTo(email)?.mail.html).to.not.include("<img");
    });

    it("tracks neither the unsubscribe link, other schemes nor the text", async () => {
      await wants(true, true);
      const email = fresh();
      await sentTo([email]);
      const mail = mailTo(email);
      const [first, ...others] = addresses(mail?.mail.html ?? "", "href");
      expect(first).to.match(/^http:\/\/127\.0\.0\.1:\d+\/v1\/public\/click\/[\w.-]+$/);
      expect(others).to.deep.equal([unsubscribeLinkOf(mail), "mailto:a@crm.example"]);
      expect(mail?.mail.html).to.match(/<img src="http:[^"]+\/v1\/public\/open\/[\w.-]+" width="1" [^>]+><\/body>/);
      expect(mail?.mail.text).to.include(`what is new (${PAGE})`).and.not.include("/v1/public/click/");
    });

    it("does not track links that would become too long", async () => {
      await wants(false, true);
      const [short, long] = [1_200, 1_201].map((length) => "https://crm.example/".padEnd(length, "x"));
      const email = fresh();
      await sentTo([email], { html_body: `<a href="${short ?? ""}">a</a><a href="${long ?? ""}">b</a>` });
      const [first = "", second] = addresses(mailTo(email)?.mail.html ?? "", "href");
      expect(second).to.equal(long);
      expect(first.length).to.be.within(1_500, 2_083);
      expect((await follow(first)).headers.get("location")).to.equal(short);
    });

    it("tracks opens without clicks and clicks without opens", async () => {
      const [opened, clicked] = [fresh(), fresh()];
      await wants(true, false);
      await sentTo([opened]);
      expect([linkTo(opened), pictureTo(opened).includes("/open/")]).to.deep.equal([PAGE, true]);
      await wants(false, true);
      await sentTo([clicked]);
      expect([linkTo(clicked).includes("/click/"), pictureTo(clicked)]).to.deep.equal([true, ""]);
    });

    it("counts concurrent opens individually and the recipient once", async () => {
      await wants(true, true);
      const email = fresh();
      const id = await sentTo([email]);
      await Promise.all(Array.from({ length: 40 }, () => follow(pictureTo(email))));
      expect(await fixture.stats(id)).to.include({ opens: 40, unique_opens: 1, open_rate: 1 });
    });
  });

  describe("HTTP: tracking links", () => {
    it("counts opens and clicks, total and unique, and redirects to the original link", async () => {
      await wants(true, true);
      const [ada, leo] = [fresh(), fresh()];
      const id = await sentTo([ada, leo], { utm: { source: "news" } });
      const picture = await follow(pictureTo(ada));
      expect([picture.status, picture.headers.get("content-type")]).to.deep.equal([200, "image/gif"]);
      expect(picture.headers.get("cache-control")).to.equal("no-store");
      expect(picture.headers.get("cross-origin-resource-policy")).to.equal("cross-origin");
      expect(Buffer.from(await picture.arrayBuffer()).subarray(0, 10)).to.deep.equal(Buffer.from("GIF89a\x01\0\x01\0"));
      await follow(pictureTo(ada));
      for (const _ of [1, 2, 3]) {
        const answer = await follow(linkTo(ada));
        expect([answer.status, answer.headers.get("location")]).to.deep.equal([
          302,
          "https://crm.example/new?a=1&b=2&utm_source=news#top",
        ]);
        expect(answer.headers.get("referrer-policy")).to.equal("no-referrer");
      }
      const stats = {
        sent: 2,
        opens: 2,
        unique_opens: 1,
        clicks: 3,
        unique_clicks: 1,
        open_rate: 0.5,
        click_rate: 0.5,
      };
      expect(await fixture.stats(id)).to.include(stats);
      for (const at of await when(id, ada))
        expect(Date.parse(String(at))).to.be.within(Date.now() - 60_000, Date.now());
      expect(await when(id, leo)).to.deep.equal([null, null]);
    });

    it("does not count HEAD and prefetch requests", async () => {
      await wants(true, true);
      const email = fresh();
      const id = await sentTo([email]);
      for (const url of [pictureTo(email), linkTo(email)]) {
        for (const init of [
          { method: "HEAD" },
          { headers: { "Sec-Purpose": "prefetch;prerender" } },
          { headers: { Purpose: "prefetch" } },
          { headers: { "X-Purpose": "preview" } },
        ]) {
          const answer = await follow(url, init);
          expect(answer.status, JSON.stringify(init)).to.equal(url.includes("/click/") ? 302 : 200);
        }
        expect((await follow(url, { method: "POST" })).status).to.equal(405);
      }
      expect(await fixture.stats(id)).to.include(traces);
    });

    it("returns 404 for a forged token", async () => {
      await wants(true, true);
      const email = fresh();
      const id = await sentTo([email]);
      const [click, picture] = [linkTo(email), pictureTo(email)];
      const [payload = "", signature = ""] = click.split("/").at(-1)?.split(".") ?? [];
      const elsewhere = Buffer.from(payload, "base64url").toString().replace("crm.example", "evil.example");
      const tokens = {
        changed: `${Buffer.from(elsewhere).toString("base64url")}.${signature}`,
        unsealed: payload,
        "with another signature": `${payload}.AAAA`,
        "of a picture": picture.split("/").at(-1) ?? "",
        "to unsubscribe": unsubscribeLinkOf(mailTo(email)).split("/").at(-1) ?? "",
        short: "x",
      };
      for (const [what, token] of Object.entries(tokens)) {
        const answer = await follow(click.replace(/[^/]+$/, token), { headers: { "Accept-Language": "fr" } });
        const page = await answer.text();
        expect([answer.status, answer.headers.get("location")], what).to.deep.equal([404, null]);
        expect(page, what).to.include("Ce lien n’est plus valable").and.not.include("evil");
      }
      const wrong = await follow(picture.replace(/[^/]+$/, `${payload}.${signature}`));
      expect([wrong.status, wrong.headers.get("content-type")]).to.deep.equal([404, "image/gif"]);
      const answered = await follow(`${click}?url=https://evil.example/&u=//evil.example`);
      expect(answered.headers.get("location")).to.equal(PAGE);
      expect(await fixture.stats(id)).to.include({ ...traces, clicks: 1, unique_clicks: 1 });
    });

    it("does not count after tracking is disabled, but still redirects", async () => {
      await wants(true, true);
      const email = fresh();
      const id = await sentTo([email]);
      await wants(false, false);
      expect((await follow(pictureTo(email))).status).to.equal(200);
      expect((await follow(linkTo(email))).headers.get("location")).to.equal(PAGE);
      expect(await fixture.stats(id)).to.include(traces);
      expect(await when(id, email)).to.deep.equal([null, null]);
    });

    it("redirects even if the click cannot be stored", async () => {
      await wants(false, true);
      const email = fresh();
      await sentTo([email]);
      const { pool } = fixture.service.database;
      await pool.raw("ALTER TABLE campaign_counts RENAME TO out_of_order");
      const answer = await follow(linkTo(email)).finally(() =>
        pool.raw("ALTER TABLE out_of_order RENAME TO campaign_counts"),
      );
      expect([answer.status, answer.headers.get("location")]).to.deep.equal([302, PAGE]);
    });
  });

  describe("POST /v1/campaigns/{id}/test (campaigns.test)", () => {
    it("adds no tracking to test messages", async () => {
      await wants(true, true);
      const id = (
        await fixture.crm.post(PATH, {
          name: "Trial",
          subject: "News",
          from: { email: "news@crm.example" },
          html_body: HTML,
        })
      ).string("data.id");
      const email = fresh();
      const [{ id: message } = {}] = (await fixture.crm.post(`${PATH}/${id}/test`, { to: [email] })).list(
        "data.messages",
      );
      const html = (await fixture.crm.get(`/v1/notifications/emails/${String(message)}`)).string("data.html");
      expect(html).to.not.include("/v1/public/click/").and.not.include("<img");
      const other = await signIn(fixture.service.url, (await createOrganization(fixture.service)).owner);
      expect((await other.get("/v1/organization")).at("data.email_tracking.opens")).to.equal(false);
      const half = await owner.put("/v1/organization", { email_tracking: { opens: true } });
      expect([half.status, half.at("details.0.path")]).to.deep.equal([400, "/email_tracking/clicks"]);
    });
  });

  describe("PUT /v1/organization (organization.update)", () => {
    it("records changes of email_tracking in the audit log", async () => {
      await wants(true, false);
      const [entry] = (await owner.get("/v1/activity-log?page_size=1")).list("data");
      const record = { type: "organization", id: fixture.organization.id };
      expect(entry).to.deep.include({ action: "organization.update", record, result: "success" });
    });
  });
});
