import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect } from "chai";
import type { Caller } from "../support/caller.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { plainSpaces } from "../support/french.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";

const PATH = "/settings/activity";

async function createRoles(api: Caller, count: number, name: string): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await api.post("/v1/roles", { name: `${name} ${String(index)}`, permissions: ["notes:read"] });
}

if (chromiumIsHere())
  describe("Activity log in the console", () => {
    const site = useConsole();

    it("filters entries, with each filter in the address, and shows an entry at its own address", async () => {
      const { page, api, goto, person, complaints } = await site.open();
      await createRoles(api, 1, "Filtered");
      await api.post("/v1/webhooks", { url: "https://8.8.8.8/hook", events: ["contact.created"] });
      await goto(PATH);
      await page.getByLabel("Action", { exact: true }).selectOption("roles.create");
      await page.waitForURL("**?action=roles.create");
      await page.getByRole("row", { name: "Webhook created" }).waitFor({ state: "detached" });
      await page.getByLabel("Responsible member").selectOption(person.id);
      await page.waitForURL(`**?action=roles.create&user_id=${person.id}`);
      await page.getByRole("row", { name: "Role created" }).getByRole("button", { name: "Details" }).click();
      const dialog = page.getByRole("dialog", { name: "Role created" });
      const [entry] = (await api.get(`/v1/activity-log?action=roles.create&user_id=${person.id}`)).list("data");
      for (const value of [entry?.["request_id"], "127.0.0.1", "roles.create", String(entry?.["seq"])])
        await dialog.getByText(String(value), { exact: true }).waitFor();
      await expectAccessible(page, "an entry");
      await goto(`${PATH}?entry=${String(entry?.["id"])}&action=webhooks.*`);
      await dialog.getByRole("button", { name: "All entries about this record" }).click();
      const { id } = entry?.["record"] as { id: string };
      await page.waitForURL(`**${PATH}?record_id=${id}`);
      await page.getByRole("row", { name: "Role created" }).waitFor();
      await page.goBack();
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("row", { name: "Webhook created" }).waitFor();
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("applies a typed filter when the user pauses, and clears all filters at once", async () => {
      const { page, api, goto } = await site.open();
      await createRoles(api, 1, "Typed");
      await goto(`${PATH}?channel=console`);
      await page.getByLabel("IP address").pressSequentially("192.0.2.200", { delay: 20 });
      await page.waitForURL(({ search }) => search === "?channel=console&ip=192.0.2.200");
      await page.getByText("No entry matches these filters.").waitFor();
      await page.getByRole("button", { name: "Clear filters" }).click();
      await page.getByRole("row", { name: "Role created" }).first().waitFor();
      expect([new URL(page.url()).search, await page.getByLabel("IP address").inputValue()]).to.deep.equal(["", ""]);
    });

    it("shows older and newer entries, also after a reload and with Back", async () => {
      const { page, api, goto, person } = await site.open({ width: 320 });
      await createRoles(api, 60, "Paged");
      const address = `${PATH}?action=roles.create&user_id=${person.id}`;
      await goto(address);
      const turn = async (name: "Older" | "Newer", rows: number): Promise<string> => {
        const before = page.url();
        await page.getByRole("button", { name, exact: true }).click();
        await page.waitForURL((url) => url.href !== before);
        await until(async () => (await page.locator("tbody tr").count()) === rows, `${String(rows)} entries`);
        return page.url();
      };
      await page.getByText("60 in total").waitFor();
      const second = await turn("Older", 25);
      await expectAccessible(page, "the second page");
      await turn("Older", 10);
      expect(await page.getByRole("button", { name: "Older" }).isDisabled()).to.equal(true);
      await page.reload();
      await page.locator("tbody tr").first().waitFor();
      expect(await turn("Newer", 25)).to.equal(second);
      expect(await turn("Newer", 25)).to.equal(site.windows.service.url + address);
      await page.goBack();
      await page.waitForURL(second);
    });

    it("downloads the filtered log as CSV", async () => {
      const { page, api, goto, complaints } = await site.open();
      await createRoles(api, 3, "Exported");
      await goto(`${PATH}?action=roles.*`);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download as CSV" }).click(),
      ]);
      expect(download.suggestedFilename()).to.match(/^activity-log-\d{4}-\d\d-\d\d\.csv$/);
      const saved = await readFile(await download.path(), "utf8");
      expect(saved).to.equal((await api.get("/v1/activity-log/export?action=roles.*")).text);
      const rows = parse<Record<string, string>>(saved, { columns: true });
      expect(new Set(rows.map(({ action }) => action))).to.deep.equal(new Set(["roles.create"]));
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("verifies the log, and names the first entry that was changed in the database (French)", async () => {
      const { page, api, goto } = await site.open({ locale: "fr" });
      await createRoles(api, 1, "Vérifié");
      await goto(PATH);
      await page.getByRole("button", { name: "Vérifier le journal" }).click();
      await page.getByText("Le journal est complet et inchangé.").waitFor();
      const [entry] = (await api.get("/v1/activity-log?action=roles.create")).list("data");
      await setResult(String(entry?.["id"]), "denied");
      await page.getByRole("button", { name: "Vérifier le journal" }).click();
      await page.getByText(`Position ${String(entry?.["seq"])} : l’entrée a été modifiée.`).waitFor();
      await expectAccessible(page, "a broken chain");
      expect(plainSpaces((await page.locator("main").textContent()) ?? "")).to.deep.equal([]);
      await page.getByRole("button", { name: "Afficher cette entrée" }).click();
      const dialog = page.getByRole("dialog", { name: "Rôle créé" });
      await dialog.getByText("Refusé").waitFor();
      await setResult(String(entry?.["id"]), "success");
    });

    it("is neither linked nor shown without the permission", async () => {
      const { page, goto } = await site.open({ role: "member" });
      await goto("/");
      expect(await page.locator(".rail a[href='/settings/activity']").count()).to.equal(0);
      await goto(PATH);
      await page.getByRole("alert").waitFor();
      expect(await page.locator("tbody").count()).to.equal(0);
    });

    /** Changes an entry with triggers disabled, as the owner of the database can. */
    async function setResult(id: string, result: string): Promise<void> {
      await site.windows.service.database.pool.transaction(async (tx) => {
        await tx.raw("SET LOCAL session_replication_role = replica");
        await tx("activity_log").where({ id }).update({ result });
      });
    }
  });
