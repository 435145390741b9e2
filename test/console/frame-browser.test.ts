import type { Page } from "playwright-core";
import { expect } from "chai";
import { consolePaths } from "../../src/base/contract/console-paths.ts";
import { expectAccessible, openPalette, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

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
