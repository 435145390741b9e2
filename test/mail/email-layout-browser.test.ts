import { expect } from "chai";
import fc from "fast-check";
import type { Browser } from "playwright-core";
import { contrast } from "../../src/base/platform/rules/accent-colours.ts";
import { renderAccountEmail } from "../../src/features/accounts/account-emails.ts";
import { emailFragment } from "../../src/base/mail/rules/email-fragment.ts";
import { renderTemplate, senderFooter } from "../../src/features/email/rules/templates.ts";
import { chromiumIsHere, openWindow, startChromium, violationsOf } from "../support/programs/chromium.ts";
import { WALKED_LANGUAGES } from "../support/suite/length.ts";

const LONG = `https://a.example/${"x".repeat(200)}`;
const HTML = `<h1>{{first_name}}</h1><p>Text with <a href="https://a.example/">a link</a> and ${LONG}</p>
  <p><a class="button" href="https://a.example/">Button</a></p><blockquote>Quote</blockquote><hr>
  <ul><li>{{last_name}}</li></ul><table width="100%"><tr><th align="left">A</th><td align="right">{{email}}</td></tr></table>
  <img src="https://a.example/wide.png" width="2000" alt="Wide">`;

const templateIn = (locale: "en" | "fr", colour: string | null): string =>
  renderTemplate({
    locale,
    texts: { subject: "News", preheader: "Preview", html: HTML },
    values: { first_name: "<script>document.title = 'run'</script>", last_name: "x".repeat(300), email: "a@b.example" },
    brand: { name: "Acme", colour, hasLogo: false },
    footer: senderFooter("Acme", "12 rue de la Paix\n75002 Paris"),
  }).html;

/** Five values of each channel, with the extremes. */
const COLOURS = [0x00, 0x40, 0x80, 0xc0, 0xff].flatMap((red, _, all) =>
  all.flatMap((green) =>
    all.map((blue) => `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`),
  ),
);

if (chromiumIsHere())
  describe("Layout of e-mails in a browser", () => {
    let browser: Browser;
    before(async () => {
      browser = await startChromium();
    });
    after(() => browser.close());

    const invitation = { kind: "invitation", organization: "Acme", inviter: "Zoé", token: "x".repeat(90) } as const;
    const account = (locale: "en" | "fr"): string =>
      renderAccountEmail({ to: "a@b.example", locale, content: invitation }, "https://crm.example").html;

    for (const locale of WALKED_LANGUAGES) {
      for (const colorScheme of ["light", "dark"] as const) {
        it(`fits 320 and 600 pixels and violates no rule of axe (${locale}, ${colorScheme})`, async () => {
          for (const width of [320, 600]) {
            for (const html of [templateIn(locale, "#f2b705"), templateIn(locale, "#101040"), account(locale)]) {
              const options = { colorScheme, viewport: { width, height: 800 }, bypassCSP: true };
              const visitor = await openWindow(browser, options);
              const { page, origins } = visitor;
              await page.route("**", (route) => route.abort());
              await page.setContent(html);
              expect(await page.evaluate("document.documentElement.scrollWidth")).to.equal(width);
              expect(await page.title()).not.to.equal("run");
              expect(await page.locator("html").getAttribute("lang")).to.equal(locale);
              expect(await violationsOf(page, "wcag")).to.deep.equal([]);
              expect([...origins].filter((origin) => origin !== "https://a.example")).to.deep.equal([]);
              await visitor.close();
            }
          }
        });
      }
    }

    it("keeps any content in its cell", async () => {
      const piece = fc.constantFrom(
        "<table>",
        "</table>",
        "<tr>",
        "</tr>",
        "<td>",
        "</td>",
        "<th>",
        "<tbody>",
        "</tbody>",
        "<thead>",
        "<caption>",
        "</caption>",
        "<col>",
        "<colgroup>",
        "<p>",
        "</p>",
        "<a href='https://a.example'>",
        "</a>",
        "<li>",
        "text",
        "<div>",
        "</div>",
        "<b>",
        "</b>",
        "<h1>",
        "</body>",
        "</html>",
        "<br>",
        "<pre>",
        "<center>",
        "<svg>",
      );
      const fragments = fc.sample(fc.array(piece, { minLength: 3, maxLength: 14 }), { numRuns: 5_000, seed: 37 });
      const documents = fragments.map((pieces) => {
        const { html } = emailFragment(pieces.join(""));
        return `<!doctype html><table id="layout"><tr><td id="cell">${html}<i></i></td></tr></table><p id="after"></p>`;
      });
      const visitor = await openWindow(browser);
      const broken = await visitor.page.evaluate<string[]>(`(${brokenIn})(${JSON.stringify(documents)})`);
      expect(broken.slice(0, 5)).to.deep.equal([]);
      await visitor.close();
    });

    it("shows links and buttons with a contrast of 4.5:1 in any colour, light and dark", async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        const visitor = await openWindow(browser, { colorScheme });
        const { page } = visitor;
        await page.route("**", (route) => route.abort());
        for (const colour of COLOURS) {
          await page.setContent(templateIn("en", colour));
          const seen = await page.evaluate<Record<"link" | "card" | "text" | "fill", string>>(`(() => {
            const style = (selector) => getComputedStyle(document.querySelector(selector));
            return {
              link: style(".crm-content a:not(.button)").color,
              card: style(".crm-content").backgroundColor,
              text: style("a.button").color,
              fill: style("a.button").backgroundColor,
            };
          })()`);
          const { link, card, text, fill } = seen;
          expect(contrast(hex(link), hex(card)), `${colour}, link`).to.be.at.least(4.5);
          expect(contrast(hex(text), hex(fill)), `${colour}, button`).to.be.at.least(4.5);
          expect(contrast(hex(fill), hex(card)), `${colour}, button on the card`).to.be.at.least(3);
        }
        await visitor.close();
      }
    });
  });

/** Source of a function for the page, which returns the documents whose content is not in its cell. */
const brokenIn = `(documents) => documents.filter((text) => {
  const document = new DOMParser().parseFromString(text, "text/html");
  const [layout, after, ...others] = document.body.children;
  const marks = [...document.querySelectorAll("i")];
  const cell = document.getElementById("cell");
  return !(layout.id === "layout" && after?.id === "after" && others.length === 0 && layout.rows.length === 1
    && layout.rows[0].cells.length === 1 && marks.length > 0 && marks.every((mark) => cell.contains(mark)));
})`;

/** `rgb(1, 2, 3)` → `#010203`. */
const hex = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((value) => Number(value).toString(16).padStart(2, "0"))
    .join("")}`;
