import { expect } from "chai";
import { createKey, createPerson } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";

const DAY_MS = 86_400_000;

if (chromiumIsHere())
  describe("Console: API keys", () => {
    const site = useConsole();

    it("creates a key with expiry and addresses by keyboard, changes and rotates it with an overlap", async () => {
      const { page, api, goto, complaints } = await site.open();
      const url = site.windows.service.url;
      await goto("/settings/api-keys?do=create");
      await page.getByLabel("Name").pressSequentially("Report");
      await page.getByRole("group", { name: "Tasks" }).getByLabel("Read").press("Space");
      await page.getByText("Tasks with due dates and assigned members.").waitFor();
      const day = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
      await page.getByLabel("Expires on").fill(day);
      await page.getByLabel("Allowed IP addresses").fill("127.0.0.0/8\n::1");
      await page.getByLabel("Name").press("Enter");
      const secret = (await page.locator("code.secret").textContent()) ?? "";
      expect(await page.locator("dialog pre").innerText()).to.equal(
        `curl -sS ${url}/v1/me \\\n  -H "X-API-Key: ${secret}"`,
      );
      expect(page.url(), "the secret is not in the address").to.not.include(secret);
      await expectAccessible(page, "the secret");
      await page.getByRole("button", { name: "I have stored the secret" }).press("Enter");
      const key = callerAt(url, { "X-API-Key": secret });
      expect((await key.get("/v1/tasks")).status).to.equal(200);
      await page
        .getByRole("row", { name: "Report" })
        .getByText("Expires in 6 days")
        .or(page.getByText("Expires in 5 days"))
        .waitFor();
      await page.getByRole("link", { name: "Report" }).press("Enter");
      await page.getByText("127.0.0.0/8, ::1").waitFor();
      await expectAccessible(page, "the key");
      await page.getByRole("button", { name: "Change" }).press("Enter");
      await page.getByLabel("Allowed IP addresses").fill("203.0.113.0/24");
      await page.getByLabel("Name").press("Enter");
      await page.getByText("203.0.113.0/24").waitFor();
      await until(async () => (await key.get("/v1/tasks")).at("code") === "ip_not_allowed", "the address is rejected");
      const id = page.url().split("/").at(-1)?.split("?")[0] ?? "";
      const stored = await api.get(`/v1/api-keys/${id}`);
      expect(stored.string("data.expires_at").slice(0, 10), "the expiry stays").to.equal(day);
      await page.getByRole("button", { name: "Rotate" }).press("Enter");
      await page.getByLabel("24 hours").press("Space");
      await page.locator("dialog").getByRole("button", { name: "Rotate" }).press("Enter");
      await page.locator("dialog").getByText("The previous secret is accepted until").waitFor();
      await page.keyboard.press("Escape");
      await page.getByText("The previous secret is accepted until").waitFor();
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("shows the user of a key from the command line in the list and on its page, in both languages", async () => {
      for (const [locale, label] of [
        ["en", "User"],
        ["fr", "Utilisateur"],
      ] as const) {
        const { page, goto } = await site.open({ locale });
        const place = { organization: site.windows.organization.record, role: "manager" };
        const user = await createPerson(site.windows.service, {
          ...place,
          first_name: "Grace",
          last_name: `In ${locale}`,
        });
        await createKey(site.windows.service, { user, name: `From a command ${locale}` });
        await goto("/settings/api-keys");
        const row = page.getByRole("row", { name: `From a command ${locale}` });
        await page.getByRole("columnheader", { name: label, exact: true }).waitFor();
        await row.getByText(`Grace In ${locale}`).waitFor();
        await row.getByRole("link").click();
        await page.getByText(`Grace In ${locale}`).waitFor();
        expect(await page.locator("main").innerText()).to.not.include("crm ");
      }
    });

    for (const [path, title] of [
      ["/settings/api-keys", "API keys"],
      ["/settings/webhooks", "Webhooks"],
    ] as const)
      it(`offers neither to create nor to try again at ${path} without the permission`, async () => {
        const { page, goto } = await site.open({ role: "member" });
        await goto(path);
        await page.getByRole("heading", { name: title, level: 1 }).waitFor();
        await page.getByRole("alert").first().waitFor();
        expect(await page.getByRole("button", { name: /Create|Try again/ }).count()).to.equal(0);
      });

    it("filters by status in French and shows a used key with its address", async () => {
      const { page, api, goto } = await site.open({ locale: "fr", width: 320 });
      const made = await api.post("/v1/api-keys", { name: "Sauvegarde", scopes: ["entities:read"] });
      const gone = await api.post("/v1/api-keys", { name: "Ancienne", scopes: ["entities:read"] });
      await api.delete(`/v1/api-keys/${gone.string("data.id")}`);
      await callerAt(site.windows.service.url, { "X-API-Key": made.string("data.secret") }).get("/v1/entities");
      await goto("/settings/api-keys?status=active");
      const row = page.getByRole("row", { name: "Sauvegarde" });
      await until(async () => {
        await page.reload();
        await row.waitFor();
        return /127\.0\.0\.1|::1/.test(await row.innerText());
      }, "the last use is shown");
      expect(await page.getByText("Ancienne").count()).to.equal(0);
      await page.getByLabel("État").selectOption("Révoquée");
      await page.getByText("Ancienne").waitFor();
      expect(new URL(page.url()).searchParams.get("status")).to.equal("revoked");
      await page.goBack();
      await row.waitFor();
      await expectAccessible(page, "les clés");
      await page.getByRole("button", { name: "Créer une clé d’API" }).click();
      await expectAccessible(page, "une nouvelle clé");
    });
  });
