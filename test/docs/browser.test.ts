import { expect } from "chai";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { chromiumIsHere, openWindow, startChromium, type Visitor, violationsOf } from "../support/programs/chromium.ts";
import { startService, type Service } from "../support/service.ts";
import { use } from "../support/fixture.ts";

const pages = [
  "",
  "/quick-start",
  "/mcp",
  "/webhooks",
  "/single-sign-on",
  "/personal-data",
  "/configuration",
  "/tutorial",
  "/requests",
  "/nothing",
];
const OPEN = "tasks/tasks.create";

if (chromiumIsHere())
  describe("Documentation in a browser", function () {
    this.timeout(120_000);
    let service: Service;
    let browser: Browser;
    const windows: Visitor[] = [];

    before(async () => {
      [service, browser] = await Promise.all([startService({ atOwnUrl: true }), startChromium()]);
    });
    const organization = use(() => createOrganization(service));
    afterEach(async () => {
      for (const visitor of windows.splice(0)) await visitor.close();
    });
    after(async () => {
      await browser.close();
      await service.close();
    });

    const open = async (path: string, options: BrowserContextOptions = {}): Promise<Visitor> => {
      const visitor = await openWindow(browser, { locale: "en-GB", ...options });
      windows.push(visitor);
      await visitor.page.goto(service.url + path);
      return visitor;
    };
    const operation = async (page: Page, id: string): Promise<void> => {
      await page.evaluate(`location.hash = "#/${id}"`);
      await page.reload();
      await page.waitForSelector(".opblock.is-open .btn.execute");
    };
    const answer = async (page: Page): Promise<string> => {
      const sent = page.waitForResponse((response) => response.url().includes("/v1/"));
      await page.click(".opblock.is-open .btn.execute");
      const response = await sent;
      return `${response.request().method()} ${response.status()}`;
    };

    it("have no accessibility or policy violations in narrow and wide windows, light and dark, and fit", async () => {
      const found: string[] = [];
      for (const path of [...pages, `#/${OPEN}`]) {
        const { page, complaints, origins } = await open(`/docs${path}`);
        if (path === "") await page.getByRole("heading", { name: "tasks", exact: true }).waitFor();
        if (path.startsWith("#")) await page.waitForSelector(".opblock.is-open .btn.execute");
        for (const details of await page.locator("main > details, main section:first-of-type details").all())
          await details.evaluate("(one) => { one.open = true; }");
        for (const [colorScheme, width] of [
          ["dark", 1280],
          ["light", 320],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          for (const violation of await violationsOf(page)) found.push(`${path}, ${width} px: ${violation}`);
          const wanted = await page.evaluate<number>("document.documentElement.scrollWidth");
          if (wanted > width) found.push(`${path}: ${wanted} px wide`);
        }
        const expected = path === "/nothing" ? 1 : 0;
        if (complaints.length !== expected) found.push(`${path}: ${complaints.join()}`);
        expect([...origins]).to.deep.equal([service.url]);
      }
      expect(found).to.deep.equal([]);
    });

    it("sends less than 200 kB for the first view of a page; Swagger UI and the contract when the reference is opened", async () => {
      const { page, complaints } = await open("/docs/nothing");
      const sizes = new Map<string, number>();
      page.on("requestfinished", (request) => {
        void request.sizes().then(({ responseBodySize }) => sizes.set(request.url(), responseBodySize));
      });
      const received = (): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);
      for (const path of pages) {
        sizes.clear();
        await page.goto(`${service.url}/docs${path}`);
        await page.waitForLoadState("networkidle");
        expect(received(), `bytes of /docs${path}`).to.be.within(1, 200_000);
      }
      await page.goto(`${service.url}/docs`);
      const link = page.getByRole("link", { name: "Create a task", exact: true });
      await link.click();
      await page.waitForSelector(".opblock.is-open .btn.execute");
      expect(await link.count(), "the list is replaced").to.equal(0);
      expect(complaints.length, "only the unknown page").to.be.at.most(2);
    });

    it("sends requests with an API key, and the dialog and the response fit a narrow screen", async () => {
      const key = await createKey(service, { user: organization.owner });
      const { page, complaints } = await open("/docs", { viewport: { width: 320, height: 800 } });
      await page.getByRole("button", { name: "Open the interactive reference" }).click();
      const inspect = async (): Promise<unknown[]> => [
        ...(await violationsOf(page)),
        await page.evaluate("document.documentElement.scrollWidth"),
      ];
      await operation(page, OPEN);
      await page.click(".btn.authorize");
      await page.fill(".modal-ux input", key);
      expect(await inspect()).to.deep.equal([320]);
      await page.click(".modal-ux .btn.authorize");
      await page.click(".modal-ux .btn-done");
      const body = page.locator(".opblock.is-open textarea");
      await body.fill('{"title":"From the reference"}');
      expect(await answer(page)).to.equal("POST 201");
      await page.waitForSelector(".live-responses-table");
      expect(await inspect()).to.deep.equal([320]);
      expect(complaints).to.deep.equal([]);
    });

    it("signs in and changes records with the browser session and its CSRF token, also after a reload", async () => {
      const { page } = await open("/docs");
      await operation(page, "session/session.create");
      const { email, password } = organization.owner;
      await page.locator(".opblock.is-open textarea").fill(JSON.stringify({ email, password }));
      expect(await answer(page)).to.equal("POST 200");
      await operation(page, OPEN);
      await page.locator(".opblock.is-open textarea").fill('{"title":"From the session"}');
      const sent = page.waitForRequest((request) => request.url().endsWith("/v1/tasks"));
      await page.click(".opblock.is-open .btn.execute");
      const response = await (await sent).response();
      expect(response?.status()).to.equal(201);
    });

    it("reaches each page and opens an operation by keyboard, with an address that can be shared", async () => {
      const { page } = await open("/docs/quick-start");
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").textContent()).to.equal("Skip to the content");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Open the interactive reference" }).press("Enter");
      await page.waitForSelector(".opblock-tag");
      await page.focus(".opblock-tag[data-tag=jobs] button");
      await page.keyboard.press("Enter");
      await page.focus(".opblock-summary-control");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".opblock.is-open");
      expect(page.url()).to.match(/#\/jobs\/jobs\.\w+$/);
    });

    it("changes the language with the link and keeps it on other pages", async () => {
      const { page } = await open("/docs/mcp");
      await page.click("text=Français");
      expect(await page.locator("html").getAttribute("lang")).to.equal("fr");
      await page.click("text=Prise en main");
      expect(await page.locator("h1").textContent()).to.equal("Prise en main");
      expect(await page.locator("pre").first().textContent()).to.include("crm keys create");
    });
  });
