import { expect } from "chai";
import { expectAccessible, openPalette, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";

if (chromiumIsHere())
  describe("Keyboard shortcuts and preferences of the console", () => {
    const site = useConsole();

    it("go to pages, but not while the user types", async () => {
      const { page, goto } = await site.open();
      await goto("/");
      await page.keyboard.press("g");
      await page.keyboard.press("k");
      await page.waitForURL("**/settings/api-keys");
      await page.getByRole("button", { name: "Create an API key" }).press("Enter");
      await page.getByLabel("Name").focus();
      await page.keyboard.type("gh/?");
      expect(await page.getByLabel("Name").inputValue()).to.equal("gh/?");
      expect(await page.locator("dialog").count()).to.equal(1);
      expect(new URL(page.url()).pathname).to.equal("/settings/api-keys");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Leave without saving" }).click();
      await page.waitForSelector("dialog", { state: "detached" });
      await page.keyboard.press("g");
      await page.keyboard.press("h");
      await page.waitForURL(`${site.windows.service.url}/`);
    });

    for (const [locale, width, title] of [
      ["en", 1280, "Keyboard shortcuts"],
      ["fr", 320, "Raccourcis clavier"],
    ] as const)
      it(`are listed, and can be turned off for good (${locale}, ${width} px)`, async () => {
        const { page, goto } = await site.open({ locale, width });
        await goto("/");
        await page.keyboard.press("?");
        const overview = page.getByRole("dialog", { name: title });
        await overview.waitFor();
        await expectAccessible(page, "overview of the shortcuts");
        await overview.getByRole("checkbox").press("Space");
        await page.keyboard.press("Escape");
        await goto("/settings/api-keys");
        for (const key of ["?", "/", "g", "h"]) await page.keyboard.press(key);
        expect(await page.locator("dialog").count()).to.equal(0);
        expect(new URL(page.url()).pathname).to.equal("/settings/api-keys");
        // A shortcut with a modifier does not conflict with speech input.
        await openPalette(page);
        await page.keyboard.type(locale === "en" ? "keyboard" : "raccourcis");
        await page.locator("[aria-selected=true]").getByText(title).waitFor();
        await page.keyboard.press("Enter");
        await overview.getByRole("checkbox").press("Space");
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog", { state: "detached" });
        await page.keyboard.press("g");
        await page.keyboard.press("h");
        await page.waitForURL(`${site.windows.service.url}/`);
      });

    it("stores the appearance for the user", async () => {
      const { page, api, goto } = await site.open();
      await goto("/");
      const scheme = () => page.evaluate("getComputedStyle(document.documentElement).colorScheme");
      expect(await scheme()).to.equal("light dark");
      await page.getByRole("button", { name: "Account and preferences" }).press("Enter");
      await page.getByRole("button", { name: "Light" }).press("Enter");
      await page.waitForSelector("html[data-theme=light]");
      expect((await api.get("/v1/me")).at("data.user.theme")).to.equal("light");
      await goto("/");
      expect(await scheme()).to.equal("light");
      await openPalette(page);
      await page.keyboard.type("dark");
      await page.locator("[aria-selected=true]").getByText("Appearance: Dark").waitFor();
      await page.keyboard.press("Enter");
      await page.waitForSelector("html[data-theme=dark]");
      await until(async () => (await api.get("/v1/me")).at("data.user.theme") === "dark", "the appearance is stored");
    });

    it("stores the language for the user by keyboard, and keeps the menu open", async () => {
      const { page, api, goto } = await site.open();
      await goto("/");
      await page.getByRole("button", { name: "Account and preferences" }).press("Enter");
      await page.getByRole("button", { name: "Français" }).press("Enter");
      await page.waitForSelector("html[lang=fr]");
      expect((await api.get("/v1/me")).at("data.user.locale")).to.equal("fr");
      await page.getByRole("link", { name: "Se déconnecter" }).waitFor();
      await expectAccessible(page, "user menu");
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Se déconnecter" }).waitFor({ state: "hidden" });
    });
  });
