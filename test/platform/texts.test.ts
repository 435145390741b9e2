import { expect } from "chai";
import fc from "fast-check";
import { didYouMean } from "../../src/base/platform/rules/did-you-mean.ts";
import { hostName } from "../../src/base/platform/rules/email-address.ts";
import { splitName } from "../../src/features/booking/rules/booking.ts";
import { searchColumns, escapeLike, toSearchText, searchTerms } from "../../src/base/platform/rules/text.ts";
import { normalizeText } from "../../src/base/contract/unicode.ts";
import { accentColours, contrast } from "../../src/base/platform/rules/accent-colours.ts";
import { htmlToText, textSteps } from "../../src/base/platform/rules/html-text.ts";
import { codeRanges, plainMarkdown } from "../../src/base/platform/rules/plain-markdown.ts";
import { expectLinear } from "../support/growth.ts";

const names = ["first_name", "last_name", "email", "lead_score"];

describe("Spelling suggestions", () => {
  it("suggest the nearest name for a misspelled one", () => {
    expect(didYouMean("frist_name", names)).to.equal("first_name");
    expect(didYouMean("leadscore", names)).to.equal("lead_score");
    expect(didYouMean("Email", names)).to.equal("email");
  });

  it("suggest the name with the same words before one with similar letters", () => {
    const fields = ["closed_at", "expected_close_date", "name"];
    expect(didYouMean("close_date", fields)).to.equal("expected_close_date");
    expect(didYouMean("dateClose", fields)).to.equal("expected_close_date");
    expect(didYouMean("contact_name", fields)).to.equal("name");
  });

  it("suggest the name with this synonym, in any spelling", () => {
    const fields = [{ name: "due_at", synonyms: ["deadline", "echeance"] }, "created_at"];
    for (const word of ["deadline", "Deadline", "échéance", "deadlin", "task deadline"])
      expect(didYouMean(word, fields), word).to.equal("due_at");
  });

  it("suggest nothing if two names are equally close", () => {
    expect(didYouMean("name", names)).to.equal(undefined);
    expect(didYouMean("lest_name", ["last_name", "test_name"])).to.equal(undefined);
    expect(didYouMean("contact_name", ["name", { name: "primary_contact_id", synonyms: ["contact"] }])).to.equal(
      undefined,
    );
  });

  it("suggest nothing if the name is correct but misplaced", () => {
    expect(didYouMean("first_name", names)).to.equal(undefined);
    expect(didYouMean("first_name", names.toReversed())).to.equal(undefined);
  });

  it("suggest nothing if no name is similar", () => {
    expect(didYouMean("shoe_size", names)).to.equal(undefined);
    expect(didYouMean("x".repeat(10_000), names)).to.equal(undefined);
  });
});

describe("Company domain", () => {
  it("is the host name of a URL", () => {
    expect(hostName("https://Shop.Acme.example:8443/about?x=1#top")).to.equal("shop.acme.example");
  });

  it("is converted to lower case without the trailing dot", () => {
    expect(hostName("ACME.example.")).to.equal("acme.example");
  });

  it("is converted to ASCII", () => {
    expect(hostName("münchen.example")).to.equal("xn--mnchen-3ya.example");
  });

  it("rejects IP addresses, single words and other text", () => {
    for (const text of ["127.0.0.1", "[::1]", "localhost", "not a host", "http://", "-a.example", "a..example"]) {
      expect(hostName(text), text).to.equal(null);
    }
  });
});

describe("Splitting a full name", () => {
  const split = (name: string): (string | null)[] => {
    const { first_name, last_name } = splitName(name);
    return [first_name, last_name];
  };

  it("uses the first word as first name and the others as last name", () => {
    expect(split("Ada Lovelace")).to.deep.equal(["Ada", "Lovelace"]);
    expect(split("  Jean-Luc   de la  Fontaine ")).to.deep.equal(["Jean-Luc", "de la Fontaine"]);
  });

  it("accepts the last name before a comma", () => {
    expect(split("de la Fontaine, Jean-Luc")).to.deep.equal(["Jean-Luc", "de la Fontaine"]);
    expect(split("Lovelace,")).to.deep.equal([null, "Lovelace"]);
  });

  it("uses a single word as first name", () => {
    expect(split("Ada")).to.deep.equal(["Ada", null]);
    expect(split("愛")).to.deep.equal(["愛", null]);
  });

  it("truncates at the maximum length, between characters", () => {
    const [first, last] = split(`${"😀".repeat(120)} ${"é".repeat(80)}`);
    expect(Array.from(first ?? "")).to.have.length(100);
    expect(first?.isWellFormed()).to.equal(true);
    expect(last).to.equal("é".repeat(80));
  });
});

describe("Text normalization", () => {
  it("stores text composed (NFC) and trimmed", () => {
    expect(normalizeText("  Zoe\u0308 ")).to.equal("Zo\u00eb");
  });

  it("matches regardless of accents and case", () => {
    expect(toSearchText("ÉLODIE Ñandú")).to.equal("elodie nandu");
  });

  it("matches compatibility forms", () => {
    expect(toSearchText("ﬁnance Ｃｏ")).to.equal("finance co");
  });

  it("produces the same search form for all Unicode forms", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(toSearchText(text.normalize("NFD"))).to.equal(toSearchText(text.normalize("NFC")));
      }),
    );
  });

  it("returns each word of a query once", () => {
    expect(searchTerms(" Ada  LOVELACE ada ")).to.deep.equal(["ada", "lovelace"]);
  });

  it("put what LIKE would read as a wildcard as a literal", () => {
    expect(escapeLike("50%_\\")).to.equal("50\\%\\_\\\\");
  });

  it("hold a contact's name, addresses and numbers", () => {
    const { search_name, search_text } = searchColumns({
      first_name: "Zoë",
      last_name: null,
      email: "zoe@acme.example",
      additional_emails: ["z@acme.example"],
      phone: "+33123456789",
    });
    expect(search_name).to.equal("zoe");
    expect(search_text).to.equal("zoe zoe@acme.example z@acme.example +33123456789");
  });
});

describe("Accent colours", () => {
  it("are readable as text and behind text on light and dark pages", () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(colour, (given) => {
        const { light, dark } = accentColours(given);
        const pairs = [
          ...[light].flatMap((accent) => ["#ffffff", "#f3f4f6"].map((other) => [accent, other] as const)),
          ...[dark].flatMap((accent) => ["#1a202b", "#10141b", "#0d1524"].map((other) => [accent, other] as const)),
        ];
        for (const [left, right] of pairs)
          expect(contrast(left, right), `${given}: ${left} on ${right}`).to.be.at.least(4.5);
      }),
      { numRuns: 2_000, examples: [["#000000"], ["#ffffff"], ["#ffff00"], ["#0000ff"]] },
    );
  });

  it("keep a colour that is readable", () => {
    expect(accentColours("#1d4ed8").light).to.equal("#1d4ed8");
    expect(accentColours("#8fb4ff").dark).to.equal("#8fb4ff");
  });

  it("have the contrast that WCAG defines", () => {
    expect(contrast("#000000", "#ffffff")).to.equal(21);
    expect(contrast("#777777", "#ffffff")).to.be.closeTo(4.478, 0.001);
  });
});

describe("Text of HTML", () => {
  it("is the same in many steps as of each part alone", () => {
    const part = (index: number): string =>
      `<p>Tom &amp; Ada 😀 <a href="https://a.example/${String(index)}?x=1&amp;y=2">link ${String(index)}</a></p>`;
    const parts = Array.from({ length: 6_000 }, (_, index) => part(index));
    const steps = textSteps(parts.join(""));
    let count = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) count += 1;
    expect(count, "steps").to.be.above(5);
    const alone = parts.map((one) => htmlToText(one).trim());
    expect(step.value.trim().split("\n\n")).to.deep.equal(alone);
    expect(alone[7]).to.equal("Tom & Ada 😀 link 7 (https://a.example/7?x=1&y=2)");
  });

  it("is read to the end if no tag interrupts it", () => {
    expect(htmlToText(`a${" b".repeat(100_000)}&amp;`).trim()).to.equal(`a${" b".repeat(100_000)}&`);
    expect(htmlToText(`<${"a".repeat(200_000)}`).trim()).to.equal("");
  });
});

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

  it("processes bodies in linear time for any content", async () => {
    for (const piece of ["<a ", "`a", "*a_ ", "<!--", "[a](", "<scr<script>ipt>", "<b>", "- ", "<a:", "`\n"])
      await expectLinear(piece, 65_536, (size) => plainMarkdown(piece.repeat(size / piece.length)));
  });
});
