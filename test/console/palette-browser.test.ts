import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible, openPalette, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

const active = (page: Page) => page.locator("[role=option][aria-selected=true]");
const focused = (page: Page) => page.evaluate("document.activeElement.textContent");

if (chromiumIsHere())
  describe("Command palette", () => {
    const site = useConsole();

    it("opens a page by its name in either language, by keyboard alone", async () => {
      const { page, complaints, goto } = await site.open();
      await goto("/");
      await openPalette(page);
      const field = page.getByRole("combobox");
      // French, without its accents.
      await page.keyboard.type("cles api");
      await active(page).getByText("API keys").waitFor();
      expect(await field.getAttribute("aria-activedescendant")).to.equal(await active(page).getAttribute("id"));
      await page.keyboard.press("Enter");
      await page.waitForURL("**/settings/api-keys");
      await page.waitForSelector("h1:focus");
      expect(await focused(page)).to.equal("API keys");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("starts the action of a page", async () => {
      const { page, goto } = await site.open();
      await goto("/");
      await openPalette(page, "/");
      await page.keyboard.type("create an api");
      await active(page).getByText("Create an API key").waitFor();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: "Create an API key" }).waitFor();
      expect(new URL(page.url()).search).to.equal("?do=create");
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
      expect(new URL(page.url()).search).to.equal("");
    });

    for (const width of [320, 1280])
      it(`finds records, shows their data with copy buttons, and remembers them (${width} px)`, async () => {
        const { page, api, goto } = await site.open({ width });
        await goto("/");
        await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
        const last_name = `Lovelace${width}`;
        const contact = { entity_type: "contact", first_name: "Ada", last_name, email: `ada.${width}@engine.example` };
        await api.post("/v1/entities", { ...contact, phone: "+33123456789" });
        await openPalette(page);
        await page.keyboard.type(last_name.toLowerCase());
        await active(page).getByText(`Ada ${last_name}`).waitFor();
        await active(page).getByText("Contact", { exact: true }).waitFor();
        await expectAccessible(page, `results at ${width} px`);
        await page.keyboard.press("Enter");
        await page.waitForSelector("h3:focus");
        await page.locator("dd").getByText(contact.email).waitFor();
        await expectAccessible(page, `a record at ${width} px`);
        await page.getByRole("button", { name: "Copy" }).first().press("Enter");
        await page.getByText("Copied.").waitFor();
        expect(await page.evaluate("navigator.clipboard.readText()")).to.equal(contact.email);
        await page.keyboard.press("Escape");
        await page.waitForSelector("[role=combobox]:focus");
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog", { state: "detached" });
        await openPalette(page);
        await page.getByRole("group", { name: "Recent" }).getByText(`Ada ${last_name}`).waitFor();
      });

    it("says in French that there are no results", async () => {
      const { page, goto } = await site.open({ locale: "fr" });
      await goto("/");
      await openPalette(page);
      await page.keyboard.type("zzzzzz");
      await page.getByText("Aucun résultat pour « zzzzzz ».").waitFor();
      await expectAccessible(page, "no results");
    });

    it("moves through the results in a circle", async () => {
      const { page, goto } = await site.open();
      await goto("/");
      await openPalette(page);
      const options = page.getByRole("option");
      await options.first().waitFor();
      const last = await options.last().textContent();
      await page.keyboard.press("ArrowUp");
      expect(await active(page).textContent()).to.equal(last);
      await page.keyboard.press("ArrowDown");
      expect(await active(page).textContent()).to.equal(await options.first().textContent());
    });

    it("sends one search for several characters that are typed quickly", async () => {
      const { page, goto } = await site.open();
      await goto("/");
      const searched: string[] = [];
      page.on("request", (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === "/v1/search") searched.push(searchParams.get("q") ?? "");
      });
      await openPalette(page);
      await page.keyboard.type("quickly typed");
      await page.getByText("No results").waitFor();
      expect(searched).to.deep.equal(["quickly typed"]);
    });

    it("offers a member only the pages and actions that the role allows", async () => {
      const { page, goto } = await site.open({ role: "member" });
      await goto("/");
      await openPalette(page);
      await page.getByRole("option", { name: "Home" }).waitFor();
      const names = await page.getByRole("option").allTextContents();
      expect(names).to.include("Sign out").and.not.include.members(["API keys", "Create an API key"]);
    });
  });
