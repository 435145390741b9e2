import type { Page } from "playwright-core";
import { expect } from "chai";
import { consolePaths } from "../../src/base/contract/console-paths.ts";
import { expectAccessible, openPalette, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";

/**
 * Returns the targets that are smaller than 24 × 24 px and too close to others (WCAG 2.5.8): a circle of 24 px around
 * the center of a small target must not meet another target or the circle of another small one. Links in sentences are
 * exempt.
 */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate<readonly string[]>(SMALL_TARGETS);
}

/** Returns whether any part of the focused element can be seen (WCAG 2.4.11), and a description of it. */
async function focusedElement(page: Page): Promise<{ readonly name: string; readonly visible: boolean }> {
  return await page.evaluate<{ name: string; visible: boolean }>(FOCUSED);
}

/** Scripts are strings: the types of the tests do not contain those of a browser. */
const SMALL_TARGETS = `(() => {
  const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=option]")];
  const targets = all
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  function boxOf(element) {
    const label = element.matches("input") ? element.closest("label") : null;
    return (label ?? element).getBoundingClientRect();
  }
  const inSentence = (element) =>
    element.matches("a, button.link") &&
    [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
  const small = targets.filter(
    ({ element, box }) => (box.width < 24 || box.height < 24) && !inSentence(element) && !element.disabled,
  );
  const center = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const distance = ([x, y], box) =>
    Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom));
  const meets = (one, other) => {
    const [x, y] = center(one.box);
    if (!small.includes(other)) return distance([x, y], other.box) < 12;
    const [a, b] = center(other.box);
    return Math.hypot(x - a, y - b) < 24;
  };
  return small
    .filter((one) => targets.some((other) => other !== one && !other.element.contains(one.element) && meets(one, other)))
    .map(({ element, box }) => Math.round(box.width) + " x " + Math.round(box.height) + ": " + element.outerHTML);
})()`;

const FOCUSED = `(() => {
  const element = document.activeElement;
  const box = element.getBoundingClientRect();
  const points = [];
  for (const across of [0.1, 0.5, 0.9])
    for (const down of [0.1, 0.5, 0.9]) points.push([box.left + box.width * across, box.top + box.height * down]);
  const visible = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.closest("label")?.contains(element) === true);
  });
  return { name: element.outerHTML.slice(0, 200), visible: element === document.body || visible };
})()`;

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
      // The clock of the page stands while the characters are typed, however long that takes.
      await page.clock.install();
      await goto("/");
      const searched: string[] = [];
      page.on("request", (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === "/v1/search") searched.push(searchParams.get("q") ?? "");
      });
      await openPalette(page);
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page.keyboard.type("quickly typed");
      await page.clock.resume();
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
