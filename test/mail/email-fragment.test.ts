import { expect } from "chai";
import fc from "fast-check";
import { emailFragment } from "../../src/base/mail/rules/email-fragment.ts";
import { htmlToText } from "../../src/base/platform/rules/html-text.ts";

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
