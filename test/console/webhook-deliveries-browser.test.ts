import { expect } from "chai";
import type { Caller } from "../support/caller.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts";

if (chromiumIsHere())
  describe("Deliveries of a webhook in the console", () => {
    const site = useConsole();
    let receiver: Receiver;
    beforeEach(async () => {
      receiver = await startReceiver();
    });
    afterEach(() => receiver.close());

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
