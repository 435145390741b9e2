import { expect } from "chai";
import { accountEmailTo } from "../support/email/account-emails.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts";

const PATH = "/settings/webhooks";

if (chromiumIsHere())
  describe("Webhooks in the console", () => {
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
  });
