import { expect } from "chai";
import fc from "fast-check";
import { codeRanges, plainMarkdown } from "../../src/base/platform/rules/plain-markdown.ts";

describe("Removing HTML from Markdown", () => {
  const same: string[] = [
    "# Title\n\n- *one*\n- **two**\n\n> quote",
    "a < b && c > d, <3, 1<2, ->",
    "&amp; &lt;script&gt; &copy;",
    "`a<b>c` and ``x ` <y>``",
    "```html\n<div onclick=x>\n```",
    "~~~\n<script>alert(1)</script>\n~~~\n\n`<p>`",
    "- item\n  ```ts\n  Map<string, number>\n  ```\n- `<y>`",
    "<https://example.com/a?b=c> and <ada@analytical.example>",
    "[docs](https://example.com) say `Array<string>`",
    "use `a || <b>`",
  ];
  for (const text of same) {
    it(`keeps ${JSON.stringify(text)}`, () => {
      expect(plainMarkdown(text)).to.equal(text);
    });
  }

  const stripped: [string, string][] = [
    ["a <b>bold</b> word", "a bold word"],
    ["<div>\nhello *w*\n</div>", "\nhello *w*\n"],
    ["x<!-- <b> -->y", "xy"],
    ["<!doctype html><?php x ?>y", "y"],
    ["<script>alert(1)</script>ok", "ok"],
    ["<SCRIPT\n>alert(1)</SCRIPT >ok", "ok"],
    ["<style>p { color: red }</style>ok", "ok"],
    ["<img src=x onerror=alert(1)>", ""],
    ["<svg/onload=alert(1)>", ""],
    ["<textarea><b>x</textarea>", "x"],
    ["a <b", "a &lt;b"],
    ["<img src=x onerror=alert(1)//", "&lt;img src=x onerror=alert(1)//"],
    ["t <script>alert(1)", "t alert(1)"],
    ["not \\`<b>code`", "not \\`code`"],
  ];
  for (const [text, plain] of stripped) {
    it(`returns ${JSON.stringify(plain)} for ${JSON.stringify(text)}`, () => {
      expect(plainMarkdown(text)).to.equal(plain);
    });
  }

  const hidden: string[] = [
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "`a\nb` <img src=x> `c`",
    "[a](b`c) <img src=x> `",
    "| a | b |\n|--|--|\n| `x | <img src=x> ` |",
    "> ```\n<img src=x>",
    "- ```\n<img src=x>",
    " ```\n```\n<img src=x>\n",
    "a\n    ~~~\n    <img src=x>\n    ~~~",
    `${"`".repeat(100)} <img src=x> ${"`".repeat(100)}`,
  ];
  for (const text of hidden) {
    it(`removes the tag from ${JSON.stringify(text.slice(0, 60))}`, () => {
      expect(plainMarkdown(text)).not.to.match(/<[A-Za-z/!?]/);
    });
  }

  it("leaves no tag outside code, and changes nothing when applied twice", () => {
    const pieces = [
      "`",
      "``",
      "```",
      "~~~",
      "\n",
      "\n\n",
      "<b>",
      "<script>",
      "</script>",
      "<",
      ">",
      "a",
      " ",
      "  ",
      "- ",
    ];
    const more = ["> ", "\\", "[a](", ")", "<!--", "-->", '<a title="', '">', "<http://x>", "|", "|--|", "\t", "<?"];
    const text = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 30 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (given) => {
        const plain = plainMarkdown(given);
        expect(plainMarkdown(plain)).to.equal(plain);
        let outside = "";
        let at = 0;
        for (const { start, end } of codeRanges(plain)) {
          outside += `${plain.slice(at, start)}\u0001`;
          at = end;
        }
        expect(outside + plain.slice(at)).not.to.match(/<[A-Za-z/!?]/);
      }),
      { numRuns: 2000, seed: 20261121 },
    );
  });

  it("processes the longest body quickly for any content", () => {
    for (const piece of ["<a ", "`a", "*a_ ", "<!--", "[a](", "<scr<script>ipt>", "<b>", "- ", "<a:", "`\n"]) {
      const started = performance.now();
      plainMarkdown(piece.repeat(65_536 / piece.length));
      expect(performance.now() - started, piece).to.be.below(2_000);
    }
  });
});
