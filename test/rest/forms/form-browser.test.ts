import { expect } from "chai";
import type { Browser, Page } from "playwright-core";
import { useFixture } from "../../support/fixture.ts";
import { webForms } from "../../support/forms.ts";
import {
  chromiumIsHere,
  openWindow,
  type Site,
  startChromium,
  startSite,
  type Visitor,
  violationsOf,
} from "../../support/programs/chromium.ts";

/** Folder for screenshots; none are taken by default. */
const SHOTS = process.env["PAGE_SHOTS"];

/** Longer than programs take to fill in a form. */
const READING_MS = 1_600;

const FORM = {
  title: "Prendre contact",
  description: "Nous répondons sous un jour ouvré.\nÀ très bientôt.",
  locale: "fr",
  contact_fields: [
    { field: "first_name" },
    { field: "last_name", required: true },
    { field: "company" },
    { field: "phone" },
    { field: "address.city" },
    { field: "address.country" },
  ],
  questions: [
    { key: "topic", label: "Quel est le sujet ?", type: "select", required: true, options: ["Machines", "Service"] },
    { key: "models", label: "Modèles", type: "multiselect", options: ["Différentielle", "Analytique"] },
    { key: "when", label: "Date souhaitée", type: "date" },
    { key: "message", label: "Votre message", type: "textarea" },
    { key: "call", label: "Rappelez-moi", type: "checkbox" },
  ],
  consent_text: {
    en: "I agree that Northwind processes my data to answer my request.",
    fr: "J’accepte que Northwind traite mes données pour répondre à ma demande.",
  },
};

if (chromiumIsHere())
  describe("HTTP: pages of web forms in a browser", () => {
    const fixture = useFixture({ atOwnUrl: true });
    const { publish, somebody, submissions, contacts } = webForms(fixture);
    let browser: Browser;
    let visitor: Visitor | undefined;
    let site: Site;
    before(async () => {
      browser = await startChromium();
      site = await startSite();
    });
    afterEach(() => visitor?.close());
    after(async () => {
      await site.close();
      await browser.close();
    });

    const problems: string[] = [];

    /** Looks for accessibility violations and overflow. */
    const judge = async (page: Page, name: string): Promise<void> => {
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
      for (const violation of await violationsOf(page)) problems.push(`${name}: ${violation}`);
      const [width, wanted] = await page.evaluate<[number, number]>(
        "[innerWidth, document.documentElement.scrollWidth]",
      );
      const trap = await page.evaluate<number>(
        'Math.max(0, ...[...document.querySelectorAll(".trap")].map((one) => one.getBoundingClientRect().right))',
      );
      if (trap > 0) problems.push(`${name}: the trap is visible`);
      if (wanted > width) problems.push(`${name}: ${String(wanted)} px wide`);
    };

    for (const [locale, width, colorScheme] of [
      ["en-GB", 320, "light"],
      ["en-GB", 1280, "dark"],
      ["fr-FR", 320, "dark"],
      ["fr-FR", 1280, "light"],
    ] as const) {
      it(`are accessible and fit ${String(width)} px in ${locale}`, async () => {
        const form = await publish(FORM);
        visitor = await openWindow(browser, { locale, colorScheme, viewport: { width, height: 720 } });
        const { page, complaints } = visitor;
        const suffix = `${locale.slice(0, 2)}-${String(width)}-${colorScheme}`;
        await page.goto(fixture.service.url + form.page);
        await judge(page, `form-${suffix}`);
        await page.waitForTimeout(READING_MS);
        await page.fill("#email", somebody());
        await page.click("button.primary");
        await page.waitForSelector(".error");
        await judge(page, `form-rejected-${suffix}`);
        expect(await page.evaluate("document.activeElement.id")).to.equal("fields.last_name");
        await page.fill('[name="fields.last_name"]', "Lovelace");
        await page.selectOption('[name="answers.topic"]', "Service");
        await page.check("#consent");
        await page.waitForTimeout(READING_MS);
        await page.click("button.primary");
        await page.waitForURL("**?sent=1*");
        await judge(page, `form-sent-${suffix}`);
        expect(problems.splice(0)).to.deep.equal([]);
        expect(complaints.filter((text) => !text.includes("status of 422"))).to.deep.equal([]);
        expect(await submissions(form)).to.have.length(1);
      });
    }

    it("work with the keyboard and without scripts, at 320 px in French", async () => {
      const form = await publish(FORM);
      const email = somebody();
      const options = { locale: "fr-FR", javaScriptEnabled: false, viewport: { width: 320, height: 640 } };
      visitor = await openWindow(browser, options);
      const { page, complaints } = visitor;
      await page.goto(fixture.service.url + form.page);
      await page.waitForTimeout(READING_MS);
      const { keyboard } = page;
      const type = async (text: string): Promise<void> => {
        await keyboard.press("Tab");
        await keyboard.type(text);
      };
      for (const text of [email, "Ada", "Lovelace", "Engines", "0612345678", "Paris", "France", "Service"])
        await type(text);
      await keyboard.press("Tab");
      await keyboard.press("Space");
      // The second option, the three parts of the date, and its picker.
      while ((await page.locator('[name="answers.message"]:focus').count()) === 0) await keyboard.press("Tab");
      await keyboard.type("Bonjour");
      await type(" ");
      await type(" ");
      await type("\n");
      await page.waitForURL("**?sent=1*");
      expect(await page.getByRole("status").textContent()).to.equal("Nous avons bien reçu vos informations.");
      expect(complaints.filter((text) => !text.includes("status of 422"))).to.deep.equal([]);
      const [sent] = await submissions(form);
      expect(sent).to.deep.include({
        email,
        locale: "fr",
        consent_given: true,
        consent_text: FORM.consent_text.fr,
        answers: { topic: "Service", models: ["Différentielle"], message: "Bonjour", call: true },
      });
      expect(sent?.["fields"]).to.include({ first_name: "Ada", "address.country": "FR", company: "Engines" });
      const [contact] = await contacts(email);
      expect(contact).to.include({ last_name: "Lovelace", locale: "fr", source: "form" });
    });

    it("work inside of a website that may embed them, and only there", async () => {
      const redirect_url = "https://shop.example/thanks";
      const form = await publish({ title: "Newsletter", allowed_origins: ["https://shop.example"], redirect_url });
      const embedders = (allowed_origins: string[]): Promise<unknown> =>
        fixture.service.database.pool("forms").where({ id: form.id }).update({ allowed_origins });
      await embedders([site.origin, "https://shop.example"]);
      const script = `<script src="${fixture.service.url}/embed.js" data-page="${form.page}" data-title="Newsletter" data-lang="fr" async></script>`;
      site.pages.set("/", `<h1>Shop</h1>${script}`);
      visitor = await openWindow(browser, { locale: "en-GB", viewport: { width: 640, height: 900 } });
      const { page, complaints } = visitor;
      await page.route("https://shop.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Thanks</title><h1>Bought</h1>" }),
      );
      await page.goto(`${site.origin}/`);
      const frame = page.frameLocator("iframe");
      await frame.locator("#email").waitFor();
      const height = (await page.locator("iframe").boundingBox())?.height ?? 0;
      const inner = await frame.locator("html").evaluate<number, undefined>("document.documentElement.scrollHeight");
      expect(inner, "the frame has the height of its page").to.be.at.most(height);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/form-embedded.png`, fullPage: true });
      const email = somebody();
      await frame.locator("#email").fill(email);
      await page.waitForTimeout(READING_MS);
      await frame.getByRole("button", { name: "Envoyer" }).click();
      await frame.getByRole("status").waitFor();
      expect(new URL(page.url()).origin, "the frame is not redirected").to.equal(site.origin);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/form-embedded-sent.png`, fullPage: true });
      expect((await submissions(form))[0]).to.include({ email, locale: "fr", referrer: site.origin });
      await frame.getByRole("link", { name: "Continuer" }).click();
      await page.waitForURL(redirect_url);
      expect(complaints).to.deep.equal([]);
      await embedders(["https://shop.example"]);
      await page.goto(`${site.origin}/`);
      await page.waitForTimeout(500);
      expect(await page.frameLocator("iframe").locator("#email").count()).to.equal(0);
      expect(complaints.join()).to.include("frame-ancestors");
    });

    it("open the website of the organization after a submission in a window", async () => {
      const redirect_url = "https://shop.example/thanks";
      const form = await publish({ title: "Newsletter", allowed_origins: ["https://shop.example"], redirect_url });
      visitor = await openWindow(browser, { locale: "en-GB" });
      const { page, complaints } = visitor;
      await page.goto(fixture.service.url + form.page);
      await page.fill("#email", somebody());
      await page.waitForTimeout(READING_MS);
      const [request] = await Promise.all([page.waitForRequest(redirect_url), page.click("button.primary")]);
      expect(request.isNavigationRequest() && request.frame() === page.mainFrame()).to.equal(true);
      expect(complaints).to.deep.equal([]);
    });
  });
