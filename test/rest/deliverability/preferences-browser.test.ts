import { expect } from "chai";
import type { Browser, Page } from "playwright-core";
import { createOrganization, type Organization, signIn } from "../../support/accounts/people.ts";
import type { Caller } from "../../support/caller.ts";
import { preferencesToken } from "../../support/email/templates.ts";
import {
  chromiumIsHere,
  openWindow,
  startChromium,
  type Visitor,
  violationsOf,
} from "../../support/programs/chromium.ts";
import { startService, type Service } from "../../support/service.ts";

/** Folder for screenshots; none are taken by default. */
const SHOTS = process.env["PAGE_SHOTS"];

const LOGO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAAMElEQVR42u3NMQ0AAAgDsOnAFELw/2OChKdJ/6amX0QsFovFYrFYLBaLxWKxWCy+swmpLUwVuAIjAAAAAElFTkSuQmCC";

const TOPICS = [
  {
    name: "Newsletter",
    name_fr: "Lettre d’information",
    position: 1,
    description: "News from our workshop.",
    description_fr: "Les nouvelles de notre atelier.",
  },
  {
    name: "Product news",
    name_fr: "Nouveautés",
    position: 2,
    opt_in_required: true,
    description: "New machines and their uses.",
    description_fr: "Les nouvelles machines.",
  },
  { name: "Invitations", name_fr: "Invitations", position: 3 },
  { name: '"><img src=x onerror=alert(1)>', description: "<script>alert(2)</script>", position: 4 },
];

if (chromiumIsHere())
  describe("HTTP: /u/{token} in a browser", () => {
    let service: Service;
    let browser: Browser;
    let organization: Organization;
    let bare: Organization;
    let owner: Caller;
    const windows: Visitor[] = [];
    const problems: string[] = [];
    let readers = 0;

    before(async () => {
      [service, browser] = await Promise.all([startService({ atOwnUrl: true }), startChromium()]);
      organization = await createOrganization(service);
      bare = await createOrganization(service);
      owner = await signIn(service.url, organization.owner);
      const branding = { display_name: "Atelier Babbage", logo: LOGO, colour: "#1a6b4f" };
      expect((await owner.put("/v1/organization", { branding })).status).to.equal(200);
      for (const body of TOPICS) expect((await owner.post("/v1/topics", body)).status).to.equal(201);
    });
    afterEach(async () => {
      for (const visitor of windows.splice(0)) await visitor.close();
    });
    after(async () => {
      await browser.close();
      await service.close();
    });

    const open = async (options: Parameters<typeof openWindow>[1]): Promise<Visitor> => {
      const visitor = await openWindow(browser, options);
      windows.push(visitor);
      return visitor;
    };
    const linkOf = ({ id }: Organization): string => {
      const email = `ada.lovelace.${++readers}@analytical-engines.example`;
      return `${service.url}/u/${preferencesToken({ org_id: id, email, email_id: id })}`;
    };

    for (const [locale, width, colorScheme] of [
      ["en-GB", 320, "light"],
      ["en-GB", 1280, "dark"],
      ["fr-FR", 320, "dark"],
      ["fr-FR", 1280, "light"],
    ] as const) {
      it(`lets recipients choose, leave and return at ${width} px in ${locale} without scripts`, async () => {
        const viewport = { width, height: 720 };
        const { page, complaints } = await open({ locale, colorScheme, viewport });
        const judge = judgeOf(page, `${locale.slice(0, 2)}-${width}`);
        await page.goto(linkOf(organization));
        await judge("preferences");
        expect(await page.locator("input:checked").count()).to.equal(3);
        await page.locator(".choice").nth(1).click();
        await page.locator(".choice").nth(0).click();
        await page.click("button.primary");
        await page.waitForSelector("[role=status]");
        await judge("preferences-saved");
        const checked = await page.evaluate("[...document.querySelectorAll('input')].map((one) => one.checked)");
        expect(checked).to.deep.equal([false, true, true, true]);
        await page.click("section button");
        await page.waitForSelector("section .choice");
        await judge("preferences-left");
        await page.click("button.primary");
        await page.waitForSelector("[role=alert]");
        await judge("preferences-none");
        await page.locator(".choice").nth(0).click();
        await page.click("button.primary");
        await page.waitForSelector("[role=status]");
        expect(await page.locator("input:checked").count()).to.equal(1);
        await page.goto(linkOf(bare));
        await judge("unsubscribe");
        await page.click("button.primary");
        await page.waitForSelector("section button");
        await judge("unsubscribed");
        await page.click("section button");
        await page.waitForSelector("[role=status]");
        await page.goto(`${service.url}/u/unknown`);
        await judge("unsubscribe-unknown");
        await page.goto(`${service.url}/u/test`);
        await judge("unsubscribe-test");
        expect(problems.splice(0)).to.deep.equal([]);
        expect(complaints.filter((text) => !text.includes("status of 404"))).to.deep.equal([]);
      });
    }

    it("works with the keyboard alone, and switches the language by link", async () => {
      const { page, origins } = await open({ locale: "en-GB", javaScriptEnabled: false });
      await page.goto(linkOf(organization));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      for (const _ of TOPICS) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForSelector("[role=status]");
      expect(await page.locator("input").first().isChecked()).to.equal(false);
      await page.click("a.language");
      await page.waitForSelector("html[lang=fr]");
      await page.click("button.primary");
      await page.waitForSelector("html[lang=fr] [role=status]");
      expect([...origins]).to.deep.equal([service.url]);
    });

    /** Returns a function that looks for accessibility violations, overflow and executed markup. */
    const judgeOf = (page: Page, suffix: string) => async (name: string) => {
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}-${suffix}.png`, fullPage: true });
      for (const violation of await violationsOf(page)) problems.push(`${name} ${suffix}: ${violation}`);
      const wanted = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
      if (wanted > 0) problems.push(`${name} ${suffix}: ${String(wanted)} px too wide`);
      if ((await page.locator("main img:not([alt=''])").count()) > 0) problems.push(`${name} ${suffix}: foreign image`);
    };
  });
