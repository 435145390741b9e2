import { expect } from "chai";
import { consolePaths } from "../../src/base/contract/console-paths.ts";
import { expectAccessible, openPalette, unexpected, useConsole } from "../support/console/console-windows.ts";
import { focusedElement, smallTargets } from "../support/console/targets.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

const UNKNOWN = "00000000-0000-7000-8000-000000000000";
const MOST_STOPS = 150;
const PAGES_TIMEOUT = 240_000;

if (chromiumIsHere())
  describe("Frame of the console", () => {
    const site = useConsole();

    it("has a bar with at most five entries in narrow windows, which opens everything else by keyboard", async () => {
      const { page, complaints, goto } = await site.open({ width: 320 });
      await goto("/");
      const bar = page.locator(".mobile-bar").getByRole("link").or(page.locator(".mobile-bar").getByRole("button"));
      expect(await bar.count()).to.be.at.most(5);
      expect(await page.locator("aside").isVisible()).to.equal(false);
      await page.getByRole("button", { name: "More" }).press("Enter");
      const sheet = page.getByRole("dialog", { name: "More" });
      for (const name of ["API keys", "Your account", "Documentation", "Sign out"])
        await sheet.getByRole("link", { name, exact: true }).waitFor();
      for (const name of ["Français", "Dark", "Keyboard shortcuts"])
        await sheet.getByRole("button", { name }).waitFor();
      await expectAccessible(page, "sheet with everything");
      await sheet.getByRole("link", { name: "API keys", exact: true }).press("Enter");
      await page.waitForSelector("h1:focus");
      expect(await page.locator("dialog").count()).to.equal(0);
      expect(new URL(page.url()).pathname).to.equal("/settings/api-keys");
      await page.getByRole("button", { name: "Search" }).press("Enter");
      await page.waitForSelector("[role=combobox]:focus");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("has a rail in windows from 641 px on, whose groups stay as the user leaves them", async () => {
      const { page, goto } = await site.open({ width: 641 });
      await goto("/");
      expect(await page.locator(".mobile-bar").isVisible()).to.equal(false);
      const settings = page.locator(".rail summary", { hasText: "Settings" });
      await settings.press("Enter");
      await page.getByRole("link", { name: "API keys", exact: true }).waitFor({ state: "hidden" });
      await goto("/");
      expect(await page.getByRole("link", { name: "API keys", exact: true }).isVisible()).to.equal(false);
      await goto("/settings/api-keys");
      const current = page.locator(".rail [aria-current=page]");
      expect(await current.textContent()).to.equal("API keys");
    });

    it("has targets of at least 24 px, or apart from each other (2.5.8)", async () => {
      const { page, api, goto } = await site.open();
      await api.post("/v1/api-keys", { name: "Targets", scopes: ["entities:read"] });
      const expectLargeTargets = async (name: string): Promise<void> => {
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await smallTargets(page), `${name} at ${width} px`).to.deep.equal([]);
        }
      };
      for (const path of consolePaths) {
        await goto(path.replace(/:\w+/, UNKNOWN));
        await expectLargeTargets(path);
      }
      await openPalette(page);
      await expectLargeTargets("palette");
    }).timeout(PAGES_TIMEOUT);

    it("never hides the focused element (2.4.11)", async () => {
      const { page, api, goto } = await site.open();
      for (const name of ["One", "Two", "Three"]) await api.post("/v1/api-keys", { name, scopes: ["tasks:read"] });
      for (const path of consolePaths) {
        await goto(path.replace(/:\w+/, UNKNOWN));
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 480 });
          await page.evaluate("document.activeElement.blur()");
          const seen = new Set<string>();
          for (let stop = 0; stop < MOST_STOPS; stop += 1) {
            await page.keyboard.press("Tab");
            const { name, visible } = await focusedElement(page);
            expect(visible, `${path} at ${width} px: ${name}`).to.equal(true);
            if (name.startsWith("<body")) break;
            seen.add(name);
          }
          expect(seen.size, path).to.be.greaterThan(3);
        }
      }
    }).timeout(PAGES_TIMEOUT);

    it("accepts pasted passwords and asks for no puzzle at the sign-in (3.3.8)", async () => {
      const { page, person, goto } = await site.open();
      await goto("/");
      const { service } = site.windows;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(person.password)})`);
      await page.context().clearCookies();
      await page.goto(`${service.url}/sign-in`);
      expect(await page.locator("#password").getAttribute("autocomplete")).to.equal("current-password");
      await page.fill("#email", person.email);
      await page.focus("#password");
      await page.keyboard.press("Control+v");
      await page.keyboard.press("Enter");
      await page.waitForURL(`${service.url}/`);
      await page.waitForSelector("main h1");
    });
  });
