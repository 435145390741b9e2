import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from "playwright-core";

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
