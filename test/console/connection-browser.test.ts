import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible, openPalette, unexpected, useConsole } from "../support/console/console-windows.ts";
import { until } from "../support/queue.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const gone = { state: "detached" } as const;

/** Answers requests to a path as an overloaded service, until the returned function is called. */
async function overload(page: Page, path: string, seconds: number): Promise<() => Promise<void>> {
  const headers = { "Retry-After": String(seconds) };
  await page.route(`**${path}*`, (route) => route.fulfill({ status: 503, headers, json: { error: "busy" } }));
  return () => page.unroute(`**${path}*`);
}

if (chromiumIsHere()) {
  describe("Connection of the console", () => {
    const site = useConsole();

    it("says that the browser is offline, keeps the page usable, and continues afterwards", async () => {
      const { page, api, goto } = await site.open();
      await goto("/settings/api-keys");
      await page.context().setOffline(true);
      await status(page, "You are offline").waitFor();
      await expectAccessible(page, "offline");
      await page.getByRole("button", { name: "Create an API key" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("Offline");
      await page.keyboard.press("Escape");
      await api.post("/v1/api-keys", { name: "Made elsewhere", scopes: ["entities:read"] });
      await page.context().setOffline(false);
      await status(page, "The connection is back.").waitFor();
      await page.getByRole("row", { name: "Made elsewhere" }).waitFor();
      expect(await status(page, "You are offline").count()).to.equal(0);
    });

    it("counts down while the service is unavailable, and continues by itself", async () => {
      const { page, goto } = await site.open({ width: 320 });
      await goto("/");
      const recover = await overload(page, "/v1/api-keys", 3);
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "API keys" }).click();
      await status(page, "temporarily unavailable").waitFor();
      await page.getByText(/Next attempt in \d+ s/).waitFor();
      await expectAccessible(page, "unavailable");
      await recover();
      await page.getByText("There are no API keys.").or(page.getByRole("table")).first().waitFor();
      await status(page, "temporarily unavailable").waitFor(gone);
    });

    it("shows the notice in French, and tries again on request", async () => {
      const { page, goto } = await site.open({ locale: "fr" });
      await goto("/");
      const recover = await overload(page, "/v1/ai-policy", 50);
      await page.getByRole("link", { name: "Applications d’IA", exact: true }).press("Enter");
      await status(page, "momentanément indisponible").waitFor();
      await recover();
      await page.getByRole("button", { name: "Réessayer maintenant" }).press("Enter");
      await status(page, "momentanément indisponible").waitFor(gone);
    });

    it("says when the user cannot be loaded, and starts as soon as the service responds", async () => {
      const { page, goto } = await site.open();
      await goto("/");
      const recover = await overload(page, "/v1/me", 2);
      await page.reload();
      await status(page, "temporarily unavailable").waitFor();
      await recover();
      await page.waitForSelector("main h1");
    });

    it("shows a message instead of a page that fails, and keeps the navigation", async () => {
      const { page, goto } = await site.open();
      await goto("/");
      await page.route("**/v1/api-keys*", (route) => route.fulfill({ json: { data: null } }));
      await page.getByRole("link", { name: "API keys", exact: true }).click();
      await page.getByRole("heading", { name: "Something went wrong on this page" }).waitFor();
      await expectAccessible(page, "failure");
      await page.getByRole("link", { name: "AI applications", exact: true }).click();
      await page.getByRole("heading", { name: "AI applications", level: 1 }).waitFor();
      await page.unroute("**/v1/api-keys*");
      await page.getByRole("link", { name: "API keys", exact: true }).click();
      await page.getByRole("button", { name: "Reload the page" }).or(page.getByText("no API keys")).first().waitFor();
    });

    it("loads a new version once if a file of the previous one is gone", async () => {
      const { page, goto } = await site.open();
      await goto("/");
      let documents = 0;
      page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
      await page.route("**/console/assets/api-keys-*.js", (route) => route.fulfill({ status: 404 }));
      // The console asks for its page to learn whether it is another version.
      await page.route(`${site.windows.service.url}/`, (route) =>
        route.request().isNavigationRequest()
          ? route.continue()
          : route.fulfill({ contentType: "text/html", body: '<script src="/console/assets/other.js">' }),
      );
      await page.getByRole("link", { name: "API keys", exact: true }).click();
      await page.getByText("A new version is available and has been loaded.").waitFor();
      // The file is still missing: the page is not loaded in a circle.
      await page.getByText("A new version is available. Reload the page to continue.").waitFor();
      expect(documents).to.equal(1);
      await page.unroute("**/console/assets/api-keys-*.js");
      await page.getByRole("button", { name: "Reload the page" }).press("Enter");
      await page.getByRole("heading", { name: "API keys", level: 1 }).waitFor();
      expect(await page.getByText("has been loaded").count()).to.equal(0);
    });
  });

  describe("Session of the console", () => {
    const site = useConsole();
    const notice = "Your session ends at";

    it("can be extended when it ends because nothing was done", async () => {
      const { page, complaints, goto } = await site.open();
      await goto("/");
      await page.clock.install();
      await page.reload();
      await page.waitForSelector("main h1");
      await page.clock.fastForward("11:56:00");
      await status(page, "because you have not used the service for a long time").waitFor();
      await expectAccessible(page, "end of the session");
      await page.getByRole("button", { name: "Stay signed in" }).press("Enter");
      await status(page, notice).waitFor(gone);
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("offers a new sign-in when its latest time is near, and keeps the page", async () => {
      const { page, person, goto } = await site.open();
      await goto("/");
      const { database, service } = { ...site.windows, database: site.windows.service.database };
      await database
        .pool("sessions")
        .where({ user_id: person.id })
        .update({ expires_at: database.pool.raw("now() + interval '4 minutes'") });
      await page.reload();
      await status(page, notice).waitFor();
      expect(await page.getByRole("button", { name: "Stay signed in" }).count()).to.equal(0);
      const opened = page.context().waitForEvent("page");
      await page.getByRole("link", { name: "Sign in again" }).press("Enter");
      const other = await opened;
      await other.fill("#email", person.email);
      await other.fill("#password", person.password);
      await other.click("button.primary");
      await other.waitForURL(`${service.url}/`);
      await other.waitForSelector("main h1");
      await page.bringToFront();
      await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
      await status(page, notice).waitFor(gone);
    });
  });

  describe("Request limits in the console", () => {
    const site = useConsole({ rateLimits: "on" });

    it("asks to slow down, and continues by itself", async () => {
      const { page, api, goto } = await site.open();
      await goto("/");
      /** Uses up the limit of an operation, and keeps it used up until something is shown. */
      const exhaust = async (path: string, shown: () => Promise<void>): Promise<void> => {
        let waiting = true;
        let limited = false;
        const flood = async (): Promise<void> => {
          while (waiting) {
            const answers = await Promise.all(Array.from({ length: 40 }, () => api.get(path)));
            limited ||= answers.some((answer) => answer.status === 429);
          }
        };
        const flooded = flood();
        await until(() => Promise.resolve(limited), "the limit is reached");
        await shown().finally(() => (waiting = false));
        await flooded;
      };
      // The limit of all requests together also counts the files of the page, so they are loaded before.
      await page.getByRole("link", { name: "API keys", exact: true }).click();
      await page.getByRole("heading", { name: "API keys", level: 1 }).waitFor();
      await openPalette(page);
      await exhaust("/v1/search?q=nothing", async () => {
        await page.keyboard.type("nothing");
        await page.getByRole("dialog").getByText("Slow down").waitFor();
      });
      await page.getByText("No results for “nothing”.").waitFor();
      await page.keyboard.press("Escape");
      await exhaust("/v1/api-keys", async () => {
        // Another filter: the list without one is known for some seconds.
        await page.getByLabel("Status").selectOption("active");
        await status(page, "Slow down").waitFor();
      });
      expect(await page.getByRole("alert").count()).to.equal(0);
      await page.getByRole("button", { name: "Create an API key" }).waitFor();
      await status(page, "Slow down").waitFor(gone);
      await page.locator(".empty, table").first().waitFor();
    });
  });
}
