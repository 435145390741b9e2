import { expect } from "chai";
import { accountEmailTo } from "../support/email/account-emails.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts";
import { type Caller, callerAt } from "../support/caller.ts";
import { createKey, createPerson } from "../support/accounts/people.ts";

const PATH = "/settings/webhooks";

if (chromiumIsHere())
  describe("Console: webhooks", () => {
    const site = useConsole();
    let receiver: Receiver;
    beforeEach(async () => {
      receiver = await startReceiver();
    });
    afterEach(() => receiver.close());

    it("creates a webhook by keyboard alone, and sends a test event whose result appears", async () => {
      const { page, api, goto, complaints } = await site.open();
      await goto(PATH);
      await page.getByRole("button", { name: "Create a webhook" }).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await page.getByLabel("Address").focus();
      await page.keyboard.type("http://10.0.0.1/hook");
      await page.keyboard.press("Tab");
      await page.keyboard.type("ERP");
      await page.locator("summary").filter({ hasText: "Contacts" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("group", { name: "Contacts" }).getByLabel("Created").press("Space");
      await page.locator("summary").filter({ hasText: "Opportunities" }).press("Enter");
      await page.getByRole("group", { name: "Opportunities" }).getByLabel("All, including later ones").press("Space");
      await expectAccessible(page, "the form");
      await page.getByLabel("Description").press("Enter");
      await dialog.getByRole("alert").waitFor();
      expect(await page.getByLabel("Address").getAttribute("aria-invalid")).to.equal("true");
      await page.getByLabel("Address").fill(receiver.url);
      await page.keyboard.press("Enter");
      const secret = (await page.locator("code.secret").textContent()) ?? "";
      expect(secret).to.match(/^whsec_/);
      await page.getByRole("button", { name: "I have stored the secret" }).press("Enter");
      await page.getByRole("heading", { name: "ERP", level: 1 }).waitFor();
      const id = page.url().split("/").at(-1) ?? "";
      const created = await api.get(`/v1/webhooks/${id}`);
      expect(created.at("data")).to.deep.include({ url: receiver.url, events: ["contact.created", "opportunity.*"] });
      await page.getByRole("button", { name: "Send a test event" }).press("Enter");
      await dialog.getByText("Delivered").waitFor();
      await dialog.getByText("Status 200").first().waitFor();
      expect(receiver.received.map(({ headers }) => headers["webhook-id"])).to.deep.equal([
        new URL(page.url()).searchParams.get("delivery"),
      ]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("cell", { name: "Webhooks: Test event", exact: true }).waitFor();
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("changes, pauses, activates, rotates and deletes a webhook (French)", async () => {
      const { page, api, goto } = await site.open({ locale: "fr", width: 320 });
      const id = (await api.post("/v1/webhooks", { url: receiver.url, events: ["contact.*"] })).string("data.id");
      const state = async (): Promise<unknown> => (await api.get(`/v1/webhooks/${id}`)).at("data");
      await goto(`${PATH}/${id}`);
      await expectAccessible(page, "the webhook");
      await page.getByRole("button", { name: "Modifier" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Description").fill("Comptabilité");
      await dialog.getByLabel("Tous les événements").check();
      await dialog.getByRole("button", { name: "Enregistrer" }).click();
      await page.getByRole("heading", { name: "Comptabilité", level: 1 }).waitFor();
      expect(await state()).to.deep.include({ description: "Comptabilité", events: ["*"] });
      await page.getByRole("button", { name: "Suspendre" }).click();
      await page.getByText("Les événements qui se produisent maintenant ne seront jamais envoyés.").waitFor();
      expect(await page.getByRole("button", { name: "Envoyer un événement de test" }).count()).to.equal(0);
      await page.getByRole("button", { name: "Activer" }).click();
      await page.getByRole("button", { name: "Envoyer un événement de test" }).waitFor();
      await page.getByRole("button", { name: "Renouveler le secret" }).click();
      await expectAccessible(page, "the rotation");
      await dialog.getByRole("button", { name: "Renouveler le secret" }).click();
      expect(await page.locator("code.secret").textContent()).to.match(/^whsec_/);
      await page.getByRole("button", { name: "J’ai conservé le secret" }).click();
      await page.getByText("L’ancien secret signe aussi jusqu’au").waitFor();
      await page.getByRole("button", { name: "Supprimer" }).click();
      await dialog.getByText("C’est irréversible.").waitFor();
      await dialog.getByRole("button", { name: "Supprimer" }).click();
      await page.waitForURL(`**${PATH}`);
      await page.getByText("Le webhook a été supprimé.").waitFor();
      expect((await api.get(`/v1/webhooks/${id}`)).status).to.equal(404);
    });

    it("says why a webhook was disabled, at the link of the e-mail about it", async () => {
      const { page, api, person, goto } = await site.open();
      receiver.answer = (_, response) => void response.writeHead(410).end();
      const id = (await api.post("/v1/webhooks", { url: receiver.url, events: ["contact.*"] })).string("data.id");
      await api.post(`/v1/webhooks/${id}/test`);
      const { service } = site.windows;
      const link = /https?:\S+/.exec((await accountEmailTo(service.dataDir, person.email)).text)?.[0];
      expect(link).to.equal(`${service.url}${PATH}/${id}`);
      await goto(new URL(link ?? "").pathname);
      await page.getByText("The receiver responded that it no longer exists (410)").waitFor();
      await goto(PATH);
      await page.getByRole("row", { name: receiver.url }).getByText("Disabled").waitFor();
      await expectAccessible(page, "the list");
      await page.getByRole("link", { name: receiver.url }).click();
      await page.getByRole("button", { name: "Activate" }).click();
      await page.getByText("The webhook is active.").waitFor();
      await until(async () => (await api.get(`/v1/webhooks/${id}`)).at("data.status") === "active");
    });

    it("offers a reader no changes", async () => {
      const { api } = await site.open();
      const id = (await api.post("/v1/webhooks", { url: receiver.url, events: ["contact.*"] })).string("data.id");
      const { page, goto } = await site.open({ role: "manager" });
      await goto(PATH);
      expect(await page.locator("main button").count()).to.equal(0);
      await goto(`${PATH}/${id}`);
      await page.getByRole("heading", { name: "Deliveries" }).waitFor();
      expect(await page.locator("main button").count()).to.equal(0);
    });

    describe("deliveries", () => {
      it("shows why an event did not arrive, its payload and its attempts, and redelivers it", async () => {
        const { page, api, goto, complaints } = await site.open({ width: 320 });
        const id = await createWebhook(api);
        receiver.answer = (_, response) => void response.writeHead(500).end("The queue is full.");
        const contact = await createContact(api, "Ada");
        await attempted(api, id);
        await goto(`/settings/webhooks/${id}`);
        await page.getByRole("button", { name: "Details" }).click();
        const dialog = page.getByRole("dialog", { name: "Contacts: Created" });
        await dialog.getByText("The queue is full.").waitFor();
        await dialog.getByText("Status 500").first().waitFor();
        await dialog.getByText("Next attempt").waitFor();
        const payload = (await dialog.getByLabel("Payload").textContent()) ?? "";
        expect(JSON.parse(payload)).to.have.nested.include({ type: "contact.created", "data.object.id": contact });
        await expectAccessible(page, "a delivery");
        receiver.answer = (_, response) => void response.end("Thanks");
        await dialog.getByRole("button", { name: "Redeliver" }).click();
        await dialog.getByText("1 event is sent again.").waitFor();
        await dialog.getByText("Delivered").waitFor();
        await dialog.getByText("Attempt 2:").waitFor();
        const address = page.url();
        await page.goBack();
        await dialog.waitFor({ state: "detached" });
        await page.goto(address);
        await dialog.getByText("Thanks").waitFor();
        expect(unexpected(complaints)).to.deep.equal([]);
      });

      it("says how many failed events are redelivered since a time, and sends exactly these", async () => {
        const { page, api, goto } = await site.open();
        const id = await createWebhook(api);
        for (const name of ["Old", "First", "Second"]) await createContact(api, name);
        await until(async () => (await deliveries(api, id, "status=delivered")).length === 3);
        await failAll(id);
        const [, , oldest] = await deliveries(api, id);
        await shift(String(oldest?.["id"]), "3 days");
        await goto(`/settings/webhooks/${id}`);
        await page.getByRole("button", { name: "Redeliver failed events" }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByText("2 failed events since this time.").waitFor();
        await expectAccessible(page, "the question");
        await dialog.getByLabel("Since").fill(await localTime(4));
        await dialog.getByText("3 failed events since this time.").waitFor();
        await dialog.getByLabel("Since").fill(await localTime(2));
        await dialog.getByText("2 failed events since this time.").waitFor();
        await dialog.getByRole("button", { name: "Redeliver" }).click();
        await page.getByText("2 events are sent again.").waitFor();
        await until(() => receiver.received.length === 5, "two more events");
        expect((await deliveries(api, id, "status=failed")).map((one) => one["id"])).to.deep.equal([oldest?.["id"]]);
      });

      it("filters deliveries by state, event and days in the address (French)", async () => {
        const { page, api, goto } = await site.open({ locale: "fr" });
        const id = await createWebhook(api);
        const contact = await createContact(api, "Lea");
        await api.put(`/v1/entities/${contact}`, { first_name: "Léa" });
        await until(async () => (await deliveries(api, id, "status=delivered")).length === 2);
        const [, created] = await deliveries(api, id);
        await shift(String(created?.["id"]), "2 days");
        await goto(`/settings/webhooks/${id}`);
        const rows = page.locator("tbody tr");
        await page.getByLabel("Événement").selectOption("contact.updated");
        await page.waitForURL("**?type=contact.updated");
        await page.getByRole("cell", { name: "Contacts : Création", exact: true }).waitFor({ state: "detached" });
        await page.getByRole("button", { name: "Effacer les filtres" }).click();
        await page.getByRole("cell", { name: "Contacts : Création", exact: true }).waitFor();
        await page.getByLabel("Au", { exact: true }).fill((await localTime(1)).slice(0, 10));
        await page.getByRole("cell", { name: "Contacts : Modification", exact: true }).waitFor({ state: "detached" });
        expect(await rows.count()).to.equal(1);
        await page.getByLabel("État").selectOption("failed");
        await page.getByText("Aucun envoi ne correspond à ces filtres.").waitFor();
        await page.goBack();
        await page.getByRole("cell", { name: "Contacts : Création", exact: true }).waitFor();
        await expectAccessible(page, "filtered deliveries");
      });

      const createWebhook = async (api: Caller): Promise<string> =>
        (await api.post("/v1/webhooks", { url: receiver.url, events: ["contact.*"] })).string("data.id");

      const createContact = async (api: Caller, name: string): Promise<string> =>
        (await api.post("/v1/entities", { entity_type: "contact", first_name: name })).string("data.id");

      const deliveries = async (api: Caller, id: string, query = ""): Promise<Record<string, unknown>[]> =>
        (await api.get(`/v1/webhooks/${id}/deliveries?${query}`)).list("data");

      const attempted = (api: Caller, id: string): Promise<void> =>
        until(async () => (await deliveries(api, id))[0]?.["attempt_count"] === 1, "an attempt");

      /** Ends all deliveries as after the last attempt, for which the test would have to wait three days. */
      async function failAll(id: string): Promise<void> {
        const { pool } = site.windows.service.database;
        await pool("webhook_deliveries").where({ webhook_id: id }).update({ status: "failed" });
      }

      /** Makes a delivery older. */
      async function shift(id: string, age: string): Promise<void> {
        const { pool } = site.windows.service.database;
        await pool("webhook_deliveries")
          .where({ id })
          .update({ created_at: pool.raw("created_at - ?::interval", [age]) });
      }

      /** Returns the time some days ago in the time zone of the organization, for a field of a form. */
      async function localTime(daysAgo: number): Promise<string> {
        const { pool } = site.windows.service.database;
        const text = `SELECT to_char((now() - ? * interval '1 day') AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD"T"HH24:MI') AS at`;
        const { rows } = await pool.raw<{ rows: { at: string }[] }>(text, [daysAgo]);
        return rows[0]?.at ?? "";
      }
    });

    describe("API keys", () => {
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
        await until(
          async () => (await key.get("/v1/tasks")).at("code") === "ip_not_allowed",
          "the address is rejected",
        );
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
  });

const DAY_MS = 86_400_000;
