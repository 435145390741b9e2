import { expect } from "chai";
import fc from "fast-check";
import {
  renderHtml,
  renderLine,
  renderText,
  templateProblems,
  templateVariables,
} from "../../src/base/mail/rules/template.ts";
import { expectLinear } from "../support/growth.ts";
import { emailFragment } from "../../src/base/mail/rules/email-fragment.ts";
import { htmlToText } from "../../src/base/platform/rules/html-text.ts";
import { messageIdOf, readMailbox } from "../../src/base/mail/rules/mailbox.ts";
import { suppressionOf, type AddressFacts } from "../../src/features/email/rules/suppression.ts";
import { createSendRate } from "../../src/base/mail/send-rate.ts";

describe("Merge variables", () => {
  const ada = { first_name: "Ada", company_name: "Müller & Söhne <GmbH>" };

  it("are replaced with the values of the recipient", () => {
    expect(renderText("Dear {{first_name}} of {{ company_name }}!", ada)).to.equal(
      "Dear Ada of Müller & Söhne <GmbH>!",
    );
  });

  it("use the fallback for a missing, empty or blank value", () => {
    for (const first_name of [undefined, null, "", "  "]) {
      expect(renderText("Hello {{first_name|there}}", { first_name: first_name ?? null })).to.equal("Hello there");
    }
    expect(renderText("Hello {{first_name | dear friend }}.", {})).to.equal("Hello dear friend.");
    expect(renderText("Hello {{first_name}}.", {})).to.equal("Hello .");
  });

  it("are escaped in HTML, including fallbacks, while other text is unchanged", () => {
    const hostile = { first_name: `<img src=x onerror='alert("1")'>`, last_name: "O'Brien & Co" };
    expect(renderHtml(`<p title="{{first_name}}">{{last_name}}</p>`, hostile)).to.equal(
      '<p title="&lt;img src=x onerror=&#39;alert(&quot;1&quot;)&#39;&gt;">O&#39;Brien &amp; Co</p>',
    );
    expect(renderHtml("<b>{{first_name|you & me}}</b>", {})).to.equal("<b>you &amp; me</b>");
  });

  it("are not expanded inside values", () => {
    expect(renderText("{{first_name}}", { first_name: "{{email}} $& $1", email: "secret@x.example" })).to.equal(
      "{{email}} $& $1",
    );
  });

  it("stay on one line in headers", () => {
    expect(renderLine("Hi {{first_name}}!", { first_name: "A\r\nBcc: everybody@x.example" })).to.equal(
      "Hi A Bcc: everybody@x.example!",
    );
  });

  it("leave other braces unchanged", () => {
    for (const text of ["a { b } c", "{{first_name", "}} {{", "{ {first_name} }"]) {
      expect(renderText(text, ada), text).to.equal(text);
      expect(templateProblems(text, "/subject"), text).to.deep.equal([]);
    }
  });

  it("are reported once each if unknown, with a suggestion", () => {
    const problems = templateProblems("{{frist_name}} {{frist_name|x}} {{nonsense}} {{}} {{first_name}}", "/html_body");
    expect(problems.map(({ path, code, values }) => [path, code, values?.["variable"]])).to.deep.equal([
      ["/html_body", "unknown_variable", "frist_name"],
      ["/html_body", "unknown_variable", "nonsense"],
      ["/html_body", "unknown_variable", ""],
    ]);
    expect(problems[0]?.extra?.did_you_mean).to.equal("first_name");
    expect(problems[1]?.extra?.did_you_mean).to.equal(undefined);
    expect(problems[1]?.extra?.allowed_values).to.deep.equal(templateVariables);
  });

  it("are rendered in linear time for any number of braces", async () => {
    const braces = "{".repeat(250_000) + "}".repeat(250_000);
    expect(renderText(braces, ada).length).to.equal(braces.length);
    expect(renderText("{{first_name".repeat(40_000), ada).length).to.equal(480_000);
    await expectLinear("braces", 250_000, (size) => renderText("{".repeat(size) + "}".repeat(size), ada));
    await expectLinear("open variables", 40_000, (size) => renderText("{{first_name".repeat(size), ada));
  });
});

const leftOutOf = (html: string): string[] => emailFragment(html).leftOut.map(({ kind, text }) => `${kind} ${text}`);

describe("HTML of e-mails", () => {
  it("keeps permitted markup and closes every element", () => {
    for (const [html, expected] of [
      ["<h1>A<p>B", "<h1>A<p>B</p></h1>"],
      ["</td></table><p>A</p></div>", "<p>A</p>"],
      ["<table><td>A<td>B<tr><th>C", "<table><td>A</td><td>B</td><tr><th>C</th></tr></table>"],
      ["<table><tr><td>A", "<table><tr><td>A</td></tr></table>"],
      ["<p>1 &lt; 2 &amp; &quot;3&quot;<br>4</p>", "<p>1 &lt; 2 &amp; &quot;3&quot;<br>4</p>"],
      [
        '<a class="button" href="https://a.example/?a=1&amp;b">A</a>',
        '<a href="https://a.example/?a=1&amp;b" class="button">A</a>',
      ],
      ['<img src="https://a.example/a.png">', '<img src="https://a.example/a.png" alt="">'],
      ["<P STYLE='TEXT-ALIGN: center; margin:0 4px'>A</P>", '<p style="TEXT-ALIGN: center;margin:0 4px">A</p>'],
      ["A<!-- <p>B</p> -->C", "AC"],
    ] as const) {
      const { html: kept, leftOut } = emailFragment(html);
      expect([kept, leftOut], html).to.deep.equal([expected, []]);
    }
  });

  it("leaves out everything else and names it", () => {
    expect(leftOutOf("<style>a</style><script>b</script><iframe></iframe>")).to.deep.equal([
      "markup <style>",
      "markup <script>",
      "markup <iframe>",
    ]);
    expect(leftOutOf('<p id="a" class="b" style="position:fixed;color:red;margin:-1px">')).to.deep.equal([
      "markup id",
      "markup class",
      "markup position",
      "markup color",
      "markup margin",
    ]);
    expect(leftOutOf('<a href="javascript:a()"><img src="http://a.example" srcset="b">')).to.deep.equal([
      "link javascript:a()",
      "link http://a.example",
      "markup srcset",
    ]);
    expect(leftOutOf("<tr><td>A</td></tr><table><table></table></table>")).to.deep.equal([
      "markup <tr>",
      "markup <td>",
      "markup <table>",
    ]);
    expect(emailFragment("<b>A<script>alert(1)</script>B<svg><style>C</style></svg>D").html).to.equal("<b>ABD</b>");
    expect(emailFragment("<svg><p>A</p></svg></script><i>B</i>").html).to.equal("<i>B</i>");
  });

  it("puts out balanced, permitted markup only, for any input", () => {
    const piece = fc.constantFrom(
      "<p>",
      "</p>",
      "<a href='https://a.example'>",
      "</a>",
      "<td>",
      "</table>",
      "<script>",
      "</script>",
      "<svg>",
      "<style>",
      "</style>",
      "<img src=x onerror=alert(1)>",
      "<p style='color:red'>",
      "<!--",
      "-->",
      "<![CDATA[",
      '<a href="',
      '">',
      "'",
      "&lt;script&gt;",
      "&#60;",
      "text",
      "<",
      ">",
      "<title>",
      "</title>",
      "<textarea>",
      "<math><mtext>",
      "<noscript>",
      "</noscript>",
      "<plaintext>",
      "<xmp>",
      "\u0000",
      "<p/",
      "<a\nhref=javascript:1>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { html } = emailFragment(pieces.join(""));
        expect(emailFragment(html).leftOut).to.deep.equal([]);
        expect(html).not.to.match(
          /<(?:script|style|svg|math|iframe|noscript|textarea|title|xmp|plaintext|!)|<[^>]* on\w+=/i,
        );
        for (const name of ["p", "a", "td"]) {
          const opened = html.match(new RegExp(`<${name}[ >]`, "g"))?.length ?? 0;
          expect(html.match(new RegExp(`</${name}>`, "g"))?.length ?? 0, html).to.equal(opened);
        }
      }),
      { numRuns: 2_000, seed: 37 },
    );
  });
});

describe("Plain text of HTML", () => {
  it("numbers lists, shows links with their address, pictures by their text, and no-break spaces", () => {
    const html =
      '<h1>Title</h1><ol start="3"><li>A</li><li>B<ul><li>C</li></ul></li></ol><p>Tel\u00a0:&nbsp;1 <a href="https://a.example/">here</a></p><img alt="Logo"><table><tr><th>D</th><td>E</td></tr><tr><td>F</td></tr></table>';
    expect(htmlToText(html)).to.equal(
      "Title\n\n3. A\n4. B\n\n- C\n\nTel\u00a0:\u00a01 here (https://a.example/)\n\nLogo\n\nD E\nF\n",
    );
  });
});

describe("Suppression of an address", () => {
  const nothing: AddressFacts = { listed: [], consents: [], deliverability: [], topic: null };
  const cases: readonly [string, Partial<AddressFacts>, marketing: string | null, transactional: string | null][] = [
    ["does not apply to an unknown address", {}, null, null],
    [
      "does not apply to a contact without a consent decision",
      { consents: ["unknown"], deliverability: ["ok"] },
      null,
      null,
    ],
    ["applies to marketing for an unsubscribed address", { listed: ["unsubscribed"] }, "unsubscribed", null],
    ["applies to marketing for a contact who opted out", { consents: ["opted_in", "opted_out"] }, "opted_out", null],
    [
      "applies to marketing for a contact with a hard bounce",
      { deliverability: ["hard_bounced"] },
      "hard_bounced",
      null,
    ],
    ["applies to marketing for a contact who complained", { deliverability: ["complained"] }, "complained", null],
    ["does not apply after a soft bounce", { deliverability: ["soft_bounced"] }, null, null],
    [
      "applies to all messages for an address listed as bounced",
      { listed: ["hard_bounced"] },
      "hard_bounced",
      "hard_bounced",
    ],
    [
      "applies to all messages for an address listed for a complaint",
      { listed: ["unsubscribed", "complained"] },
      "complained",
      "complained",
    ],
  ];
  for (const [title, facts, marketing, transactional] of cases) {
    it(title, () => {
      expect(suppressionOf({ ...nothing, ...facts }, "marketing")).to.equal(marketing);
      expect(suppressionOf({ ...nothing, ...facts }, "transactional")).to.equal(transactional);
    });
  }
});

describe("Sender mailbox", () => {
  it("is parsed with and without a name", () => {
    expect(readMailbox("CRM <Crm@Example.com>")).to.deep.equal({ email: "crm@example.com", name: "CRM" });
    expect(readMailbox('"The team" <a@b.example>')).to.deep.equal({ email: "a@b.example", name: "The team" });
    expect(readMailbox("crm@localhost")).to.deep.equal({ email: "crm@localhost", name: null });
  });

  it("provides the host of the Message-ID", () => {
    expect(messageIdOf("0190", { email: "crm@mail.example", name: null })).to.equal("<0190@mail.example>");
  });
});

describe("Campaign send rate", () => {
  const never = new AbortController().signal;

  it("serves all lanes alternately, regardless of the length of their queues", async () => {
    // Slow enough that all requests wait before the second message is due, also if the processor is busy.
    const pace = createSendRate(25);
    const order: string[] = [];
    const wait = async (lane: string): Promise<void> => {
      await pace.acquire(lane, never);
      order.push(lane);
    };
    await Promise.all(Array.from("aaaaaaaabbbc", wait));
    expect(order.join(""), "the first request does not wait").to.equal("aabcababaaaa");
  });

  it("limits the number of messages per second", async () => {
    const pace = createSendRate(200);
    const begun = performance.now();
    await Promise.all(Array.from({ length: 41 }, () => pace.acquire("a", never)));
    expect(performance.now() - begun).to.be.at.least(195);
  });

  it("gives up the place of a canceled request", async () => {
    const pace = createSendRate(20);
    const stop = new AbortController();
    await pace.acquire("a", never);
    // These would take minutes.
    const left = Array.from({ length: 5_000 }, () =>
      pace.acquire("b", stop.signal).then(
        () => "gone",
        (error: unknown) => error,
      ),
    );
    const stays = pace.acquire("a", never);
    const reason = new Error("stopping");
    stop.abort(reason);
    await stays;
    expect(new Set(await Promise.all(left))).to.deep.equal(new Set([reason]));
    await pace.acquire("b", stop.signal).then(
      () => expect.fail("it was stopped"),
      (error: unknown) => expect(error).to.equal(reason),
    );
  });
});
