import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from "playwright-core";
import { fileURLToPath } from "node:url";
import { expect } from "chai";

/** Paths used by distributions; CHROMIUM overrides them. Debian's headless shell, without a window, needs half of the CPU. */
const places = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

const executablePath = places.find((place) => place !== undefined && existsSync(place));

/** Returns whether Chromium is installed; throws with CI=true if it is not. */
export function chromiumIsHere(): boolean {
  if (executablePath !== undefined) return true;
  const how = "Chromium is not installed: `apt-get install chromium-headless-shell`, or name its path in CHROMIUM.";
  if (process.env["CI"] === "true") throw new Error(`${how} With CI=true that is a failure.`);
  process.stderr.write(`\n  The pages are not looked at in a browser: ${how}\n`);
  return false;
}

/** Starts headless Chromium. */
export async function startChromium(): Promise<Browser> {
  // Chromium cannot create its sandbox as root, the usual user in containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
  return await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args });
}

/** A new browser context with its log. */
export interface Visitor {
  readonly page: Page;
  /** Violations of the content security policy and console errors. */
  readonly complaints: readonly string[];
  /** Origins to which requests were sent. */
  readonly origins: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Opens a window in a new, isolated context. */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  const origins = new Set<string>();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  context.on("request", (request: Request) => origins.add(new URL(request.url()).origin));
  return { page, complaints, origins, close: () => context.close() };
}

/** A third-party site with its pages by path. */
export interface Site {
  readonly origin: string;
  readonly pages: Map<string, string>;
  close(): Promise<void>;
}

/** Starts a site on a host name that differs from that of the service. */
export async function startSite(): Promise<Site> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const body = pages.get(request.url?.split("?")[0] ?? "") ?? "<p>Nothing.";
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

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
const FINISHED_TRANSITIONS = `(async () => {
  for (;;) {
    // The end of a transition starts those of elements that inherit the value.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const running = document.getAnimations().filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
    if (running.length === 0) return;
    await Promise.allSettled(running.map(({ finished }) => finished));
  }
})()`;

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

/** The folder for screenshots of the pages; without it, none are taken. */
const SHOTS = process.env["SHOTS"];

/**
 * Returns the accessibility violations of a page, and whether it is wider than the window. Takes a screenshot if the
 * variable SHOTS names a folder.
 */
export async function pageFaults(page: Page, name: string): Promise<string[]> {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
  const violations = await violationsOf(page);
  const { width, wanted } = await page.evaluate<{ width: number; wanted: number }>(
    "({ width: innerWidth, wanted: document.documentElement.scrollWidth })",
  );
  return [
    ...violations.map((violation) => `${name}: ${violation}`),
    ...(wanted > width ? [`${name}: ${wanted} px wide`] : []),
  ];
}
