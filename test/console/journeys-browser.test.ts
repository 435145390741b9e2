import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { consolePaths } from "../../src/base/contract/console-paths.ts";
import { callerAt } from "../support/caller.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";
import { WALKED_LANGUAGES } from "../support/suite/length.ts";

const PAGES_TIMEOUT = 240_000;
/** Pages that a role which only reads cannot use. */
const permissionsOfPages = [
  { path: "/imports", permission: "entities:write" },
  { path: "/settings/api-keys", permission: "api_keys:manage" },
  { path: "/settings/webhooks", permission: "webhooks:read" },
  { path: "/settings/activity", permission: "activity_log:read" },
  { path: "/settings/custom-fields", permission: "custom_fields:write" },
  { path: "/settings/pipelines", permission: "organization:manage" },
  { path: "/settings/members", permission: "members:manage" },
  { path: "/settings/roles", permission: "members:manage" },
  { path: "/settings/suppressions", permission: "emails:read" },
  { path: "/me/hours", permission: "booking:write" },
  { path: "/me/calendars", permission: "booking:write" },
] as const;

const UNKNOWN = "00000000-0000-7000-8000-000000000000";

if (chromiumIsHere())
  describe("Console in a browser", () => {
    const site = useConsole();

    // Each page is loaded in the last width of the page before.
    for (const locale of WALKED_LANGUAGES) {
      const widths = locale === "en" ? [1280, 320] : [320, 1280];
      it(`shows each page accessibly in narrow and wide windows, and without other origins (${locale})`, async () => {
        const { page, complaints, origins, goto } = await site.open({ locale });
        for (const path of consolePaths) {
          await goto(path.replace(/:\w+/, UNKNOWN));
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            await expectAccessible(page, `${path} at ${width} px`);
          }
        }
        expect(unexpected(complaints)).to.deep.equal([]);
        expect([...origins]).to.deep.equal([site.windows.service.url]);
      }).timeout(PAGES_TIMEOUT);
    }

    it("creates, rotates and revokes an API key by keyboard", async () => {
      const { page, complaints, goto } = await site.open();
      await goto("/settings/api-keys");
      await page.getByRole("button", { name: "Create an API key" }).press("Enter");
      await page.getByLabel("Name").fill("Website form");
      await page.getByRole("group", { name: "Contacts and companies" }).getByLabel("Read").press("Space");
      await page.getByLabel("Allowed IP addresses").fill("wrong");
      await page.getByLabel("Name").press("Enter");
      await page.waitForSelector("dialog [role=alert]");
      expect(await page.getByLabel("Allowed IP addresses").getAttribute("aria-invalid")).to.equal("true");
      await page.getByLabel("Allowed IP addresses").fill("");
      await page.getByLabel("Name").press("Enter");
      const secret = (await page.locator("code.secret").textContent()) ?? "";
      const key = callerAt(site.windows.service.url, { "X-API-Key": secret });
      expect((await key.get("/v1/entities")).status).to.equal(200);
      expect((await key.get("/v1/tasks")).status).to.equal(403);
      await page.getByRole("button", { name: "I have stored the secret" }).press("Enter");
      expect(await page.evaluate("document.activeElement.textContent")).to.equal("Create an API key");
      const row = page.getByRole("row", { name: "Website form" });
      await row.getByRole("button", { name: "Rotate" }).press("Enter");
      await page.getByLabel("not at all").check();
      await page.locator("dialog").getByRole("button", { name: "Rotate" }).press("Enter");
      const rotated = (await page.locator("code.secret").textContent()) ?? "";
      await page.keyboard.press("Escape");
      await until(async () => (await key.get("/v1/entities")).status === 401, "the previous secret is rejected");
      const next = callerAt(site.windows.service.url, { "X-API-Key": rotated });
      expect((await next.get("/v1/entities")).status).to.equal(200);
      await row.getByRole("button", { name: "Revoke" }).press("Enter");
      await page.locator("dialog").getByRole("button", { name: "Revoke" }).press("Enter");
      await row.getByText("Revoked").waitFor();
      await until(async () => (await next.get("/v1/entities")).status === 401, "the revoked key is rejected");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("turns AI applications off after saying what ends", async () => {
      const { page, api, goto } = await site.open();
      await goto("/settings/ai");
      await page.getByLabel("Members can connect AI applications").press("Space");
      await page.getByText("No application is connected at the moment.").waitFor();
      await page.locator("dialog").getByRole("button", { name: "Turn off" }).press("Enter");
      await page.waitForSelector("dialog", { state: "detached" });
      expect((await api.get("/v1/ai-policy")).at("data.enabled")).to.equal(false);
      await page.getByLabel("Members can connect AI applications").press("Space");
      await page.locator("section input:checked").first().waitFor();
    });

    it("shows a member only the pages that their role allows, and stores the chosen language", async () => {
      const { page, api, goto } = await site.open({ role: "member" });
      await goto("/");
      const pages = await page.locator(".rail a").allTextContents();
      expect(pages).to.include("Home").and.include("Security").and.not.include("API keys");
      await page.locator(".user-button").click();
      await page.getByRole("button", { name: "Français" }).click();
      await page.waitForSelector("html[lang=fr]");
      expect(await page.locator(".rail a").allTextContents()).to.include("Accueil");
      expect((await api.get("/v1/me")).at("data.user.locale")).to.equal("fr");
    });

    it("keeps its frame and the language of the user at an unknown address", async () => {
      const { page, goto } = await site.open({ locale: "fr", width: 320 });
      await goto("/settings/no-such-page");
      expect(await page.locator("h1").textContent()).to.equal("Page introuvable");
      await page.locator(".mobile-bar").waitFor();
      await expectAccessible(page, "unknown address");
    });

    it("offers no action in the header of a page to people without its permission", async () => {
      const { page, goto } = await site.open({ role: "read_only" });
      for (const { path, permission } of permissionsOfPages) {
        await goto(path);
        const offered = page.locator(".page-header").getByRole("button").or(page.locator(".page-header .button"));
        expect(await offered.allTextContents(), `${path} without ${permission}`).to.deep.equal([]);
      }
    }).timeout(PAGES_TIMEOUT);

    it("goes to the sign-in when the session ended before the page was loaded, and comes back", async () => {
      const { page, goto, api } = await site.open();
      await goto("/settings/api-keys");
      // The cookie stays: the service sends the page, whose first call finds no session.
      expect((await api.delete("/v1/sessions")).status).to.equal(200);
      let opened = 0;
      await page.route("**/sign-in?*", async (route) => {
        opened += 1;
        // Other requests fail before the sign-in page arrives.
        await setTimeout(500);
        await route.continue();
      });
      await page.goto(`${site.windows.service.url}/settings/ai`);
      await page.waitForURL("**/sign-in?return_to=*");
      expect(new URL(page.url()).searchParams.get("return_to")).to.equal("/settings/ai");
      expect(opened, "navigations to the sign-in page").to.equal(1);
    });
  });
