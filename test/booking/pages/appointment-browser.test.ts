import { expect } from "chai";
import type { Browser } from "playwright-core";
import { chromiumIsHere, openWindow, startChromium } from "../../support/programs/chromium.ts";
import { useFixture } from "../../support/fixture.ts";
import { bookingPageVisits } from "../../support/booking/page-visits.ts";

if (chromiumIsHere())
  describe("Booking page: /v1/public/appointment/{token} in a browser without scripts", () => {
    const fixture = useFixture({ atOwnUrl: true });
    const { publish, visit, link, eventAt, somebody } = bookingPageVisits(fixture);
    let browser: Browser;
    before(async () => {
      browser = await startChromium();
    });
    after(() => browser.close());

    for (const [locale, question, no] of [
      ["en", "Are you coming?", "No, I am not coming"],
      ["fr", "Viendrez-vous\u202f?", "Non, je ne viendrai pas"],
    ] as const) {
      it(`accepts a response with one button and fits 320 pixels (${locale})`, async () => {
        const number = locale === "en" ? 0 : 10;
        const location = {
          type: "video_link",
          value: `https://meet.example.com/${"a-long-room-name-".repeat(6)}${"x".repeat(60)}`,
        };
        const { path } = await publish({ location, description: "Your requirements." });
        const invitee = { ...somebody(), timezone: "America/Argentina/Buenos_Aires" };
        expect((await visit(path, number, { invitee })).status).to.equal(200);
        const url = `${fixture.service.url}/v1/public/appointment/${await link(invitee.email)}`;
        const options = { locale, javaScriptEnabled: false, viewport: { width: 320, height: 640 } };
        const visitor = await openWindow(browser, options);
        const { page, complaints } = visitor;
        await page.goto(url);
        expect(await page.getByRole("heading", { name: question }).count()).to.equal(1);
        await page.getByRole("button", { name: no }).click();
        await page.waitForLoadState();
        expect(await page.getByRole("button", { name: no }).count(), "what was answered is said instead").to.equal(0);
        expect((await eventAt(number))["invitees"]).to.have.nested.property("[0].response", "declined");
        expect(await page.evaluate("document.documentElement.scrollWidth")).to.equal(320);
        const body = await page.locator("body").boundingBox();
        const widths = await Promise.all(
          (await page.locator("main *:not(option)").all()).map(async (one) => {
            const box = await one.boundingBox();
            return box ? box.x + box.width : 0;
          }),
        );
        expect(Math.max(...widths, (body?.x ?? 0) + (body?.width ?? 0)), "nothing wider than the window").to.be.at.most(
          320,
        );
        expect(complaints).to.deep.equal([]);
        await visitor.close();
      });
    }
  });
