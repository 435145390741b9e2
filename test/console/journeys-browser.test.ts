import axe from "axe-core";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { consolePaths } from "../../src/contract/console-paths.ts";
import { startPageWindows, submitSignIn, type PageWindows } from "../support/accounts/page-windows.ts";
import { createPerson, signIn } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { until } from "../support/queue.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

if (chromiumIsHere())
  describe("Console in a browser", () => {
    let windows: PageWindows;
    before(async () => {
      windows = await startPageWindows();
    });
    afterEach(() => windows.closeWindows());
    after(() => windows.close());

    /** Opens the console as a new owner. */
    const open = async (locale: "en" | "fr", width: number) => {
      const { service, organization } = windows;
      const person = await createPerson(service, { organization: organization.record, role: "owner" });
      await (await signIn(service.url, person)).put("/v1/me", { locale });
      const visitor = await windows.open({ viewport: { width, height: 800 }, colorScheme: "dark" });
      await submitSignIn(visitor.page, service.url, person);
      await visitor.page.waitForSelector("main h1");
      return visitor;
    };

    for (const [locale, width] of [
      ["en", 320],
      ["en", 1280],
      ["fr", 320],
      ["fr", 1280],
    ] as const)
      it(`shows each page accessibly and without other origins (${locale}, ${width} px)`, async () => {
        const { page, complaints, origins } = await open(locale, width);
        for (const path of consolePaths) {
          await page.goto(windows.service.url + path);
          await page.waitForSelector(`html[lang=${locale}] main h1`);
          await page.waitForLoadState("networkidle");
          expect(await violations(page), path).to.deep.equal([]);
          expect(await page.evaluate("document.documentElement.scrollWidth"), path).to.be.at.most(width);
        }
        expect(complaints).to.deep.equal([]);
        expect([...origins]).to.deep.equal([windows.service.url]);
      });

    it("creates, rotates and revokes an API key by keyboard", async () => {
      const { page, complaints } = await open("en", 1280);
      await page.goto(`${windows.service.url}/settings/api-keys`);
      await page.getByRole("button", { name: "Create an API key" }).press("Enter");
      await page.getByLabel("Name").fill("Website form");
      await page.getByRole("group", { name: "Contacts and companies" }).getByLabel("Read").press("Space");
      await page.getByLabel("Allowed IP addresses").fill("wrong");
      await page.getByLabel("Name").press("Enter");
      await page.waitForSelector("dialog [role=alert]");
      expect(await page.getByLabel("Allowed IP addresses").getAttribute("aria-invalid")).to.equal("true");
      await page.getByLabel("Allowed IP addresses").fill("");
      await page.getByLabel("Name").press("Enter");
      const secret = (await page.locator("code.secret").textContent()) ?? "";
      const key = callerAt(windows.service.url, { "X-API-Key": secret });
      expect((await key.get("/v1/entities")).status).to.equal(200);
      expect((await key.get("/v1/tasks")).status).to.equal(403);
      await page.getByRole("button", { name: "I have stored the secret" }).press("Enter");
      expect(await page.evaluate("document.activeElement.textContent")).to.equal("Create an API key");
      const row = page.getByRole("row", { name: "Website form" });
      await row.getByRole("button", { name: "Rotate" }).press("Enter");
      await page.getByLabel("not at all").check();
      await page.locator("dialog").getByRole("button", { name: "Rotate" }).press("Enter");
      const rotated = (await page.locator("code.secret").textContent()) ?? "";
      await page.keyboard.press("Escape");
      await until(async () => (await key.get("/v1/entities")).status === 401, "the previous secret is rejected");
      const next = callerAt(windows.service.url, { "X-API-Key": rotated });
      expect((await next.get("/v1/entities")).status).to.equal(200);
      await row.getByRole("button", { name: "Revoke" }).press("Enter");
      await page.locator("dialog").getByRole("button", { name: "Revoke" }).press("Enter");
      await row.getByText("Revoked").waitFor();
      await until(async () => (await next.get("/v1/entities")).status === 401, "the revoked key is rejected");
      // The browser reports the rejected form as an error of a request.
      expect(complaints.filter((text) => !text.includes("status of 4"))).to.deep.equal([]);
    });

    it("turns AI applications off after saying what ends", async () => {
      const { page } = await open("en", 1280);
      await page.goto(`${windows.service.url}/settings/ai`);
      await page.getByLabel("Members can connect AI applications").press("Space");
      await page.getByText("No application is connected at the moment.").waitFor();
      await page.locator("dialog").getByRole("button", { name: "Save" }).press("Enter");
      await page.waitForSelector("dialog", { state: "detached" });
      const owner = await signIn(windows.service.url, windows.organization.owner);
      expect((await owner.get("/v1/ai-policy")).at("data.enabled")).to.equal(false);
      await page.getByLabel("Members can connect AI applications").press("Space");
      await page.locator("section input:checked").first().waitFor();
    });

    it("shows a member only the pages that their role allows, and stores the chosen language", async () => {
      const { service, organization } = windows;
      const person = await createPerson(service, { organization: organization.record, role: "member" });
      const { page } = await windows.open();
      await submitSignIn(page, service.url, person);
      await page.waitForSelector("main h1");
      expect(await page.locator(".rail a").allTextContents()).to.deep.equal(["Home"]);
      await page.getByRole("button", { name: "Français" }).click();
      await page.waitForSelector("html[lang=fr]");
      expect(await page.locator(".rail a").allTextContents()).to.deep.equal(["Accueil"]);
      expect((await (await signIn(service.url, person)).get("/v1/me")).at("data.user.locale")).to.equal("fr");
    });

    it("goes to the sign-in when the session has ended, and comes back", async () => {
      const { page } = await open("en", 1280);
      await page.goto(`${windows.service.url}/settings/api-keys`);
      await page.waitForSelector("main h1");
      await page.context().clearCookies();
      await page.getByRole("link", { name: "AI applications" }).click();
      await page.waitForURL("**/sign-in?return_to=*");
      expect(new URL(page.url()).searchParams.get("return_to")).to.equal("/settings/ai");
    });
  });

/** Returns the violations of WCAG 2.2 AA on the page. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    `axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html)))`,
  );
  return found as string[];
}
