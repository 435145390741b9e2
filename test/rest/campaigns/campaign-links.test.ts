import { expect } from "chai";
import { freshAddress, useCampaigns } from "../../support/email/campaigns.ts";
import type { Answer } from "../../support/wire.ts";

const codes = (answer: Answer): unknown[] => [
  answer.status,
  ...answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`),
];

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
        expect(codes(await draft({ html_body: body })), html).to.deep.equal([422, "/html_body unsafe_link"]);
        expect(codes(await fixture.crm.put(`/v1/campaigns/${id}`, { html_body: body })), html).to.deep.equal([
          422,
          "/html_body unsafe_link",
        ]);
        const message = { to: [{ email: freshAddress() }], subject: "Hello", html: body };
        expect(codes(await fixture.crm.post("/v1/notifications/emails", message)), html).to.deep.equal([
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
        expect(codes(answer), href).to.deep.equal([422, "/html_body variable_in_host"]);
        expect(answer.string("details.0.message")).to.contain("https://example.com/?q={{");
      }
      expect(codes(await draft({ text_body: "See https://shop.example{{first_name}}/x" }))).to.deep.equal([
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
        expect(codes(await draft({ html_body })), html_body).to.deep.equal([422, "/html_body variable_in_markup"]);
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
