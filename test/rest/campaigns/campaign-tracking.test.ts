import { expect } from "chai";
import { freshAddress as fresh, unsubscribeLinkOf, useCampaigns, freshAddress } from "../../support/email/campaigns.ts";
import type { ReceivedMail } from "../../support/email/mail-server.ts";
import { createOrganization, signIn } from "../../support/accounts/people.ts";
import { expectLimitPerMinute, untilRefused } from "../../support/limited-calls.ts";
import type { Answer } from "../../support/wire.ts";
import { use } from "../../support/fixture.ts";

const PATH = "/v1/campaigns";

const PAGE = "https://crm.example/new?a=1&b=2#top";

const HTML = `<html><body><p>See <a href="${PAGE.replace("&", "&amp;")}">what is new</a>.</p>
  <a href="{{unsubscribe_url}}">Unsubscribe</a> <a href="mailto:a@crm.example">Mail</a></body></html>`;

describe("Tracking: /v1/campaigns and its opens and clicks", () => {
  const fixture = useCampaigns();
  const owner = use(() => signIn(fixture.service.url, fixture.organization.owner));

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
      try {
        const answer = await follow(linkTo(email));
        expect([answer.status, answer.headers.get("location")]).to.deep.equal([302, PAGE]);
      } finally {
        await pool.raw("ALTER TABLE out_of_order RENAME TO campaign_counts");
      }
    });
  });

  describe("POST /v1/campaigns/{id}/test (campaigns.test)", () => {
    it("adds no tracking to test messages", async () => {
      await wants(true, true);
      const id = await fixture.crm.create(PATH, {
        name: "Trial",
        subject: "News",
        from: { email: "news@crm.example" },
        html_body: HTML,
      });
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
});

describe("HTTP: rate limit of tracking links", () => {
  const fixture = useCampaigns({ rateLimits: "on" });

  it("returns 429 after 120 requests of an address", async () => {
    const calls = await untilRefused(() => fetch(`${fixture.service.url}/v1/public/open/x`), 180);
    expectLimitPerMinute(calls, 120);
    expect(new Set(calls.accepted.map(({ status }) => status))).to.deep.equal(new Set([404]));
    expect((await fetch(`${fixture.service.url}/v1/public/click/x`)).status).to.equal(404);
  });
});

describe("Campaigns: links in /v1/campaigns and /v1/notifications/emails", () => {
  const fixture = useCampaigns();
  const draft = (body: object): Promise<Answer> => fixture.crm.post("/v1/campaigns", { name: "News", ...body });
  const HOSTILE = `Ada & Söhne/?#"'<b>=1`;
  const ENCODED = "Ada%20%26%20S%C3%B6hne%2F%3F%23%22&#39;%3Cb%3E%3D1";

  async function received(body: object, contact: object = {}): Promise<{ html: string; text: string; email: string }> {
    const email = freshAddress();
    await fixture.contact(email, { first_name: HOSTILE, ...contact });
    await fixture.ends(await fixture.begin({ segment_ids: [await fixture.segmentOf([email])], ...body }));
    const mail = fixture.mailsTo(email).at(-1)?.mail;
    return { html: mail?.html ?? "", text: mail?.text ?? "", email };
  }

  describe("POST /v1/campaigns (campaigns.create)", () => {
    it("returns 422 unsafe_link with a remedy for links that run scripts", async () => {
      const { id } = (await draft({})).at("data") as { id: string };
      for (const html of UNSAFE) {
        const body = `<p>Before</p>${html}`;
        expect((await draft({ html_body: body })).problems, html).to.deep.equal([422, "/html_body unsafe_link"]);
        expect((await fixture.crm.put(`/v1/campaigns/${id}`, { html_body: body })).problems, html).to.deep.equal([
          422,
          "/html_body unsafe_link",
        ]);
        const message = { to: [{ email: freshAddress() }], subject: "Hello", html: body };
        expect((await fixture.crm.post("/v1/notifications/emails", message)).problems, html).to.deep.equal([
          422,
          "/html unsafe_link",
        ]);
      }
      const refused = await draft({ html_body: UNSAFE[0] ?? "" });
      expect(refused.string("details.0.message")).to.equal(
        "This link is not allowed: javascript:alert(1). Use an address that starts with https:, mailto: or tel:. Attach images, or link to them with https:.",
      );
      const french = await fixture.crm.post(
        "/v1/campaigns",
        { name: "N", html_body: UNSAFE[0] },
        { "Accept-Language": "fr" },
      );
      expect(french.string("details.0.message")).to.match(
        /^Ce lien n’est pas autorisé\u00a0: javascript:alert\(1\)\. Utilisez/,
      );
    });

    it("accepts links that only resemble scripts", async () => {
      const html_body = [
        '<a href="https://a.example/javascript:x?data:y">javascript: is a scheme</a>',
        '<a href="#javascript:">x</a><p title="data: 1">data:</p><img src="cid:logo"><a href="tel:+33123456789">x</a>',
        '<p style="background:url(https://a.example/data:x.png)">x</p><style>.data{color:red}</style>',
      ].join("");
      expect((await draft({ html_body })).status).to.equal(201);
    });

    it("returns 422 for variables in hosts, styles and scripts", async () => {
      for (const href of [
        "https://{{first_name}}/",
        "https://shop.example{{first_name}}/",
        "{{company_name}}",
        "//{{first_name}}",
        "java{{first_name|}}script:alert(1)",
        "{{first_name|javascript:alert(1)}}",
      ]) {
        const answer = await draft({ html_body: `<a href="${href}">x</a>` });
        expect(answer.problems, href).to.deep.equal([422, "/html_body variable_in_host"]);
        expect(answer.string("details.0.message")).to.contain("https://example.com/?q={{");
      }
      expect((await draft({ text_body: "See https://shop.example{{first_name}}/x" })).problems).to.deep.equal([
        422,
        "/text_body variable_in_host",
      ]);
      for (const html_body of [
        "<style>p{color:{{first_name}}}</style>",
        "<script>{{first_name}}</script>",
        '<p style="color:{{first_name}}">x</p>',
        '<p onclick="{{first_name}}">x</p>',
        "<p title={{first_name}}>x</p>",
      ]) {
        expect((await draft({ html_body })).problems, html_body).to.deep.equal([422, "/html_body variable_in_markup"]);
      }
    });
  });

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("percent-encodes variables in URL attributes and escapes them elsewhere", async () => {
      const { html, text, email } = await received({
        html_body: [
          '<a href="https://shop.example/{{first_name}}?n={{first_name}}#{{first_name}}" title="{{first_name}}">{{first_name}}</a>',
          "<img src='https://shop.example/i.png?n={{first_name}}'><form action=\"/x?{{first_name}}\"></form>",
          '<img srcset="https://shop.example/{{first_name}}.png 2x"><a href=https://shop.example/{{first_name}}>x</a>',
          '<a href="mailto:{{email}}?subject={{first_name}}">x</a><a href="{{unsubscribe_url}}">Unsubscribe</a>',
        ].join("\n"),
        text_body: "Hello {{first_name}}: https://shop.example/?n={{first_name}}&e={{email}} {{unsubscribe_url}}",
      });
      const escaped = "Ada &amp; Söhne/?#&quot;&#39;&lt;b&gt;=1";
      expect(html).to.contain(
        `<a href="https://shop.example/${ENCODED}?n=${ENCODED}#${ENCODED}" title="${escaped}">${escaped}</a>`,
      );
      expect(html).to.contain(`<img src='https://shop.example/i.png?n=${ENCODED}'><form action="/x?${ENCODED}">`);
      expect(html).to.contain(`srcset="https://shop.example/${ENCODED}.png 2x"`);
      expect(html).to.contain(`<a href=https://shop.example/${ENCODED}>`);
      expect(html).to.contain(`<a href="mailto:${email}?subject=${ENCODED}">`);
      expect(html).to.match(/<a href="http:\/\/127\.0\.0\.1:\d+\/u\/[\w.-]+">/);
      const plain = ENCODED.replace("&#39;", "'");
      expect(text).to.contain(`Hello ${HOSTILE}: https://shop.example/?n=${plain}&e=${encodeURIComponent(email)} http`);
    });
  });

  const UNSAFE = [
    '<a href="javascript:alert(1)">x</a>',
    "<a href='  JaVaScRiPt:alert(1)'>x</a>",
    "<a href=javascript:alert(1)>x</a>",
    '<a href="java&#x0A;script:alert(1)">x</a>',
    '<a href="&#106;avascript&colon;alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#1; javascript:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<form action="javascript:alert(1)"></form>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<img srcset="https://a.example/a.png 1x, javascript:alert(1) 2x">',
    "<div style=\"background:url( 'javascript:alert(1)' )\">x</div>",
    '<div style="background:u\\72l(\\6a avascript:alert(1))">x</div>',
    "<style>p{background:url(javascript:alert(1))}</style>",
    '<style>@import "data:text/css,p{}";</style>',
    '<meta http-equiv="refresh" content="0; URL=javascript:alert(1)">',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  ];
});

describe("Messages: encoded words in /v1/notifications/emails", () => {
  const fixture = useCampaigns();
  const EVIL = "=?utf-8?q?evil?=";

  describe("POST /v1/notifications/emails (emails.create)", () => {
    it("sends names that resemble encoded words literally in headers and file names", async () => {
      const email = freshAddress();
      const cc = freshAddress();
      const answer = await fixture.crm.post("/v1/notifications/emails", {
        to: [{ email, name: EVIL }],
        cc: [{ email: cc, name: `${EVIL} Été` }],
        subject: `${EVIL} and more`,
        text: "Hello",
        attachments: [{ filename: `${EVIL}.txt`, content_type: "text/plain", content: "SGVsbG8=" }],
      });
      expect(answer.status).to.equal(202);
      await fixture.server.gets(1);
      const [mail] = fixture.mailsTo(email);
      const head = mail?.raw.slice(0, mail.raw.indexOf("\r\n\r\n")) ?? "";
      expect(mail?.raw, "nothing that a program could decode").not.to.contain(EVIL);
      expect(mail?.mail.to).to.deep.equal([{ address: email, name: EVIL }]);
      expect(mail?.mail.cc).to.deep.equal([{ address: cc, name: `${EVIL} Été` }]);
      expect(mail?.mail.subject).to.equal(`${EVIL} and more`);
      const file = /filename\*0\*=utf-8''(\S+)/.exec(mail?.raw ?? "")?.[1] ?? "";
      expect(decodeURIComponent(file), "RFC 2231").to.equal(`${EVIL}.txt`);
      const name = /name="=\?UTF-8\?B\?(\S+)\?="/.exec(mail?.raw ?? "")?.[1] ?? "";
      expect(Buffer.from(name, "base64").toString(), "RFC 2047").to.equal(`${EVIL}.txt`);
      expect(Math.max(...head.split("\r\n").map(({ length }) => length))).to.be.at.most(78);
    });
  });

  describe("POST /v1/campaigns/{id}/send (campaigns.send)", () => {
    it("sends names of sender and recipient literally", async () => {
      const email = freshAddress();
      await fixture.contact(email, { first_name: EVIL });
      const from = { email: "news@crm.example", name: EVIL };
      const body = { from, subject: "{{first_name}}", segment_ids: [await fixture.segmentOf([email])] };
      await fixture.ends(await fixture.begin(body));
      const [mail] = fixture.mailsTo(email);
      expect([mail?.mail.from, mail?.mail.to?.[0], mail?.mail.subject]).to.deep.equal([
        { address: "news@crm.example", name: EVIL },
        { address: email, name: EVIL },
        EVIL,
      ]);
    });
  });
});
