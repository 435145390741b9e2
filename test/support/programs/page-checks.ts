import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import type { Page } from "playwright-core";

/** Runs in the page: lists visible targets below 24 × 24 px (WCAG 2.5.8). */
const SMALL_TARGETS = `[...document.querySelectorAll("a, button, input, summary, select")]
  .filter((target) => target.checkVisibility() && target.type !== "hidden" && target.name !== "website")
  .map((target) => ({ target, box: target.getBoundingClientRect() }))
  .filter(({ target, box }) => !(target.type === "checkbox") && (box.width < 24 || box.height < 24))
  .map(({ target, box }) => target.outerHTML + " is " + box.width + " × " + box.height + " px")`;

/** Waits until the browser reports a violation. */
export async function expectComplaint(complaints: readonly string[], pattern: RegExp): Promise<void> {
  for (let tries = 0; tries < 100 && !complaints.some((text) => pattern.test(text)); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(complaints.join()).to.match(pattern);
}

/** Returns the id of the focused element, or its text. */
export const focused = async (page: Page): Promise<string> =>
  await page.evaluate<string>("document.activeElement.id || document.activeElement.textContent.trim()");

const MAX_TABS = 80;

/** Moves the focus with the Tab key to an element, and presses a key there. */
export async function press(page: Page, wanted: string | RegExp, key?: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    const name = await focused(page);
    if (typeof wanted === "string" ? name === wanted : wanted.test(name)) {
      if (key !== undefined) await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not reach ${String(wanted)}.`);
}

/** Runs in the page: waits for the end of transitions, during which the colors of an element have less contrast. */
const FINISHED_TRANSITIONS = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime)).map(({ finished }) => finished))`;

/** The minified script, because each page that is loaded parses it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Returns the violations of accessibility rules: of all that axe knows, or of the WCAG 2.2 at level AA only. */
export async function violationsOf(page: Page, rules: "all" | "wcag" = "all"): Promise<string[]> {
  await page.evaluate(FINISHED_TRANSITIONS);
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(AXE);
  const chosen = rules === "all" ? {} : { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
  const options = { ...chosen, resultTypes: ["violations"], selectors: false };
  // Only the texts leave the page: the results also describe each element that passes.
  return await page.evaluate<string[]>(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + " " + nodes.map(({ html }) => html).join()))`);
}

/** Returns violations of accessibility rules, overflow and small targets. The rules need scripts. */
export async function problemsOf(page: Page, scripts: boolean): Promise<string[]> {
  const found = scripts ? await violationsOf(page) : [];
  const [width = 0, wanted = 0] = await page.evaluate<number[]>("[innerWidth, document.documentElement.scrollWidth]");
  if (wanted > width) found.push(`${wanted} px wide`);
  return [...found, ...(await page.evaluate<string[]>(SMALL_TARGETS))];
}
