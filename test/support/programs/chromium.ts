import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from "playwright-core";

/** Where distributions put it; CHROMIUM says where it is elsewhere. */
const places = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

const executablePath = places.find((place) => place !== undefined && existsSync(place));

/** Whether the pages can be looked at in a browser here. With CI=true they have to be. */
export function chromiumIsHere(): boolean {
  if (executablePath !== undefined) return true;
  const how = "Chromium is not installed: `apt-get install chromium`, or name its path in CHROMIUM.";
  if (process.env["CI"] === "true") throw new Error(`${how} With CI=true that is a failure.`);
  process.stderr.write(`\n  The pages are not looked at in a browser: ${how}\n`);
  return false;
}

/** Starts Chromium without a window. */
export async function startChromium(): Promise<Browser> {
  // Chromium cannot build its sandbox as root, as which containers run.
  const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
  return await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args });
}

/** A browser without a past, and what it noticed. */
export interface Visitor {
  readonly page: Page;
  /** What the content security policy and the console complained of. */
  readonly complaints: readonly string[];
  /** Origins that were asked for anything. */
  readonly origins: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Opens a window that knows nothing of others. */
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

/** A site of somebody else: what it shows, by path. */
export interface Site {
  readonly origin: string;
  readonly pages: Map<string, string>;
  close(): Promise<void>;
}

/** Starts a site under a name that is another site's than our service's. */
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
