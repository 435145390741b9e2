import { expect } from "chai";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { signIn } from "../../support/accounts/people.ts";
import { slotAt } from "../../support/booking/booking.ts";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";
import { useFixture } from "../../support/fixture.ts";
import {
  chromiumIsHere,
  openWindow,
  type Site,
  startChromium,
  startSite,
  type Visitor,
  expectComplaint,
  focused,
  press,
  problemsOf,
} from "../../support/programs/chromium.ts";
import { until } from "../../support/queue.ts";

/** Folder for screenshots of all pages; none are taken by default. */
const SHOTS = process.env["PAGE_SHOTS"];

/** Longer than programs take to fill in the form. */
const READING_MS = 1_600;

if (chromiumIsHere())
  describe("Booking pages in a browser", () => {
    const fixture = useFixture({ atOwnUrl: true });
    const { publish } = bookingPageVisits(fixture);
    const windows: Visitor[] = [];
    let browser: Browser;
    let visitors = 0;

    before(async () => {
      browser = await startChromium();
    });
    afterEach(async () => {
      for (const visitor of windows.splice(0)) await visitor.close();
    });
    after(() => browser.close());

    const open = async (options: BrowserContextOptions): Promise<Visitor> => {
      const visitor = await openWindow(browser, { timezoneId: "Asia/Tokyo", ...options });
      windows.push(visitor);
      return visitor;
    };
    const pageAt = async (body: Readonly<Record<string, unknown>> = {}): Promise<string> =>
      (await publish(body)).path.replace("/v1/public/", "/book/");
    const fillIn = async (page: Page): Promise<void> => {
      visitors += 1;
      await page.fill("#field-name", "Ada Lovelace");
      await page.fill("#field-email", `ada.${visitors}@browsers.example`);
      await page.waitForTimeout(READING_MS);
    };

    const QUESTIONS = ["text", "textarea", "number", "select", "multiselect", "checkbox", "phone", "url", "date"].map(
      (type) => ({
        key: type,
        label: `Your ${type}`,
        type,
        required: false,
        ...(type.endsWith("select") && { options: ["Machines", "Service"] }),
      }),
    );

    for (const [locale, width, colorScheme, javaScriptEnabled] of [
      ["en-US", 320, "light", true],
      ["fr-FR", 320, "dark", false],
      ["en-US", 1280, "dark", false],
      ["fr-FR", 1280, "light", true],
    ] as const) {
      it(`are accessible and fit ${width} px in ${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, async () => {
        const owner = await signIn(fixture.service.url, fixture.organization.owner);
        await owner.put("/v1/organization", { branding: { display_name: "Acme Horlogerie", colour: "#1a6b4f" } });
        const path = await pageAt({
          title: "Introductory call",
          description: "About your requirements.",
          duration_options: [15, 30],
          questions: QUESTIONS,
          max_guests: 2,
          seats: 2,
          slot_interval_minutes: 120,
        });
        const { page, complaints } = await open({
          locale,
          colorScheme,
          javaScriptEnabled,
          viewport: { width, height: 720 },
        });
        const problems: string[] = [];
        const judge = async (name: string): Promise<void> => {
          problems.push(...(await problemsOf(page, javaScriptEnabled)).map((problem) => `${name}: ${problem}`));
          const file = `${name}-${locale}-${width}.png`;
          if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${file}`, fullPage: true });
        };
        await page.goto(`${fixture.service.url}/book/claire`);
        await judge("person");
        await page.goto(fixture.service.url + path);
        if (javaScriptEnabled) await page.waitForURL(/timezone=Asia%2FTokyo/);
        await judge("month");
        await page.locator(".arrow[href]").click();
        await page.locator(".calendar a").nth(3).click();
        await page.waitForURL(/day=/);
        await judge("day");
        await page.locator(".times .pick").first().click();
        await page.waitForURL(/start=/);
        await judge("form");
        await fillIn(page);
        await page.fill("#field-answer-number", "many");
        await page.click("button.primary");
        await page.waitForSelector(".error");
        await judge("faults");
        await page.fill("#field-answer-number", "3");
        await page.waitForTimeout(READING_MS);
        await page.click("button.primary");
        await page.waitForSelector("dl");
        await judge("confirmation");
        await page.emulateMedia({ media: "print" });
        expect(await page.locator(".calendars").isVisible(), "buttons on paper").to.equal(false);
        if (SHOTS !== undefined)
          await page.screenshot({ path: `${SHOTS}/print-${locale}-${width}.png`, fullPage: true });
        await page.emulateMedia({ media: "screen" });
        await page.goto(`${fixture.service.url}${path}/expired`);
        await judge("expired");
        await page.goto(`${fixture.service.url}/book/nobody`);
        await judge("unknown");
        expect(problems).to.deep.equal([]);
        expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).to.deep.equal([]);
      });
    }

    for (const [index, locale] of ["en-US", "fr-FR"].entries()) {
      it(`leave a gap between the last offered time and the details at 320 px, in ${locale}`, async () => {
        const { path, id } = await publish({ slot_interval_minutes: 60 });
        const { page } = await open({ locale, viewport: { width: 320, height: 720 } });
        const start = slotAt(400 + 2 * index);
        await page.goto(`${fixture.service.url}${path.replace("/v1/public/", "/book/")}?start=${start}&timezone=UTC`);
        await fillIn(page);
        const taken = { event_type_id: id, start_at: start, invitee: { name: "Eve", email: "eve@browsers.example" } };
        expect((await fixture.crm.post("/v1/events", taken)).status).to.equal(201);
        await page.click("button.primary");
        const offered = page.locator("button[name=alternative]").last();
        await offered.waitFor();
        const [time, details] = [await offered.boundingBox(), await page.locator("form h2").first().boundingBox()];
        const gap = (details?.y ?? 0) - (time?.y ?? 0) - (time?.height ?? 0);
        expect(gap, "pixels").to.be.at.least(16);
      });
    }

    it("apply the time zone of the browser once, and a chosen one immediately", async () => {
      const path = await pageAt({ slot_interval_minutes: 60 });
      const { page } = await open({ viewport: { width: 1280, height: 720 } });
      await page.goto(fixture.service.url + path);
      await page.waitForURL(/timezone=Asia%2FTokyo/);
      expect(await page.locator(".zone button").isVisible()).to.equal(false);
      await page.selectOption("#timezone", "America/New_York");
      await page.waitForURL(/timezone=America%2FNew_York/);
      await page.reload();
      expect(await page.locator("#timezone").inputValue()).to.equal("America/New_York");
      await page.goBack();
      await page.goBack();
      expect(page.url(), "the first address is not in the history").to.equal("about:blank");
    });

    it("are usable with the keyboard only", async () => {
      const path = await pageAt({ slot_interval_minutes: 240 });
      const { page } = await open({ locale: "en-US", viewport: { width: 1280, height: 720 } });
      await page.goto(`${fixture.service.url}${path}?timezone=UTC`);
      await press(page, /^\d\d?:\d\d/, "Enter");
      await page.waitForURL(/start=/);
      await press(page, "field-name");
      await page.keyboard.type("Ada Lovelace");
      await page.keyboard.press("Tab");
      await page.keyboard.type("ada.keys@browsers.example");
      await page.waitForTimeout(READING_MS);
      await page.keyboard.press("Tab");
      expect(await focused(page), "the trap is not reached").to.equal("Book");
      await page.keyboard.press("Enter");
      await page.waitForSelector("dl");
      expect(await page.textContent("h1")).to.equal("Your appointment is booked");
    });

    it("book once for a double click", async () => {
      const path = await pageAt({ seats: 3 });
      const { page } = await open({ locale: "en-US" });
      await page.goto(`${fixture.service.url}${path}?timezone=UTC`);
      await page.locator(".times .pick").first().click();
      await page.waitForSelector("form[data-once]");
      await fillIn(page);
      await page.dblclick("button.primary");
      await page.waitForSelector("dl");
      expect(await page.textContent("h1")).to.equal("Your appointment is booked");
      const [event] = (await fixture.crm.get("/v1/events?sort=-created_at&page_size=1")).list("data");
      expect(event?.["invitee_count"]).to.equal(1);
    });

    describe("in a frame", () => {
      let site: Site;
      let stranger: Site;
      before(async () => {
        [site, stranger] = await Promise.all([startSite(), startSite()]);
        const { pool } = fixture.service.database;
        // The API accepts https, and http only on localhost, which is another origin than the address of the test's website.
        await pool("organizations")
          .where({ id: fixture.organization.id })
          .update({ embed_origins: [site.origin] });
      });
      after(() => Promise.all([site.close(), stranger.close()]));

      it("are shown at their height on a listed website, and keep the language", async () => {
        const path = await pageAt({ slot_interval_minutes: 240 });
        const script = `<script src="${fixture.service.url}/embed.js" data-page="${path}" data-title="Book" data-lang="fr"></script>`;
        site.pages.set("/contact", `<h1>Contact</h1>${script}`);
        const { page, complaints } = await open({ locale: "en-US", viewport: { width: 400, height: 720 } });
        await page.goto(`${site.origin}/contact`);
        const frame = page.frameLocator('iframe[title="Book"]');
        await frame.locator(".times .pick").first().waitFor();
        const height = async (): Promise<number> => (await page.locator("iframe").boundingBox())?.height ?? 0;
        await until(async () => (await height()) > 650, "the height of the month");
        const month = await height();
        await frame.locator(".times .pick").first().click();
        await frame.locator("#field-name").waitFor();
        await until(async () => Math.abs((await height()) - month) > 20, "the height of the form");
        await frame.locator("#field-name").fill("Ada Lovelace");
        await frame.locator("#field-email").fill("ada.frame@browsers.example");
        await page.waitForTimeout(READING_MS);
        await frame.locator("button.primary").click();
        await frame.locator("dl").waitFor();
        expect(await frame.locator("h1").textContent()).to.equal("Votre rendez-vous est réservé");
        expect(complaints).to.deep.equal([]);
      });

      it("are blocked on another website", async () => {
        const path = await pageAt();
        stranger.pages.set("/copy", `<iframe title="Book" src="${fixture.service.url}${path}"></iframe>`);
        const { page, complaints } = await open({});
        await page.goto(`${stranger.origin}/copy`);
        await expectComplaint(complaints, /frame-ancestors/);
        expect(await page.frameLocator("iframe").locator(".calendar").count()).to.equal(0);
      });

      it("are replaced by a link on another website, which opens the page", async () => {
        const path = await pageAt();
        const script = `<script src="${fixture.service.url}/embed.js" data-page="${path}" data-title="Book a call"></script>`;
        stranger.pages.set("/refused", `<h1>Contact</h1>${script}`);
        const { page } = await open({});
        await page.goto(`${stranger.origin}/refused`);
        const link = page.getByRole("link", { name: "Book a call" });
        await link.waitFor();
        expect(await page.locator("iframe").isVisible()).to.equal(false);
        const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
        await opened.locator(".calendar").waitFor();
      });
    });
  });
