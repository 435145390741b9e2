import { expect } from "chai";
import { newId } from "../../src/base/platform/ids.ts";
import { expectAccessible, unexpected, useConsole, downloadedBy } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

const TOMORROW = 86_400_000;

if (chromiumIsHere())
  describe("Console: exports and jobs", () => {
    const site = useConsole();

    it("exports chosen fields of filtered records by keyboard and downloads the file", async () => {
      const { page, api, goto, complaints } = await site.open();
      for (const [first_name, lead_score] of [
        ["Ada", 80],
        ["Bob", 10],
      ] as const)
        await api.post("/v1/entities", { entity_type: "contact", first_name, last_name: "Export", lead_score });
      await goto("/settings/exports");
      await page.getByRole("button", { name: "New export" }).press("Enter");
      await page.getByRole("button", { name: "Add a condition" }).press("Enter");
      await page.getByLabel("Field of condition 1").selectOption("Lead score");
      await page.getByLabel("Comparison of condition 1").selectOption("is at least");
      await page.getByLabel("Value of condition 1").fill("50");
      await page.getByLabel("All fields").press("Space");
      const fields = page.getByRole("group", { name: "Columns" }).locator(".scopes input:checked");
      for (let count = await fields.count(); count > 0; count = await fields.count())
        await fields.first().press("Space");
      await page.getByLabel("First name", { exact: true }).press("Space");
      await page.getByLabel("Lead score", { exact: true }).press("Space");
      await expectAccessible(page, "the dialog");
      await page.locator("dialog").getByRole("button", { name: "New export" }).press("Enter");
      await page.waitForSelector("dialog", { state: "detached" });
      const row = page.getByRole("row", { name: "Contacts" });
      const download = row.getByRole("button", { name: "Download" });
      const { name, text } = await downloadedBy(page, () => download.press("Enter"));
      expect(name).to.match(/^contact-\d{4}-\d\d-\d\d\.csv$/);
      expect(text).to.equal("first_name,lead_score\r\nAda,80\r\n");
      await row.getByText("2 fields, filtered").waitFor();
      await expectAccessible(page, "exports");
      await row.getByRole("button", { name: "Delete" }).press("Enter");
      await page.locator("dialog").getByRole("button", { name: "Delete" }).press("Enter");
      await row.waitFor({ state: "detached" });
      await goto("/settings/jobs");
      await page.getByRole("link", { name: "Export", exact: true }).waitFor();
      await expectAccessible(page, "jobs");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("shows an invalid value at its condition", async () => {
      const { page, goto } = await site.open({ width: 320 });
      await goto("/settings/exports?do=create");
      await page.getByRole("button", { name: "Add a condition" }).click();
      await page.getByLabel("Field of condition 1").selectOption("Birthday");
      await page.getByLabel("Value of condition 1").fill("2026-01-01");
      await page.getByLabel("Field of condition 1").selectOption("Language");
      await page.getByLabel("Comparison of condition 1").selectOption("is");
      await page.getByLabel("Value of condition 1").fill("x".repeat(2_000));
      await page.locator("dialog").getByRole("button", { name: "New export" }).click();
      await page.waitForSelector(".exports-condition .error");
      await expectAccessible(page, "a rejected filter");
    });

    it("offers exports only to members with records:export, in lists of pages and at the address", async () => {
      const { page, goto, person, complaints } = await site.open({ locale: "fr" });
      const owner = await site.open();
      const reader = { name: "Lecture", permissions: ["entities:read", "organization:read"] };
      expect((await owner.api.post("/v1/roles", reader)).status).to.equal(201);
      const menu = page.getByRole("link", { name: "Exportations" });
      await goto("/settings");
      await menu.first().waitFor();
      await owner.api.put(`/v1/members/${person.id}`, { role: "Lecture" });
      await goto("/settings");
      expect(await menu.count()).to.equal(0);
      await goto("/settings/exports");
      expect(await page.getByRole("button", { name: "Nouvelle exportation" }).count()).to.equal(0);
      await page.getByText("Cette action ne vous est pas permise.").waitFor();
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("stops a job after a question, in French", async () => {
      const { page, api, goto, person } = await site.open({ locale: "fr", width: 320 });
      const { database } = site.windows.service;
      const id = newId();
      // No worker takes this job, so that it can be stopped.
      const waiting = {
        kind: "export.run",
        payload: "{}",
        max_attempts: 1,
        available_at: new Date(Date.now() + TOMORROW),
      };
      await database.pool("jobs").insert({ id, org_id: person.organization.id, started_by: person.id, ...waiting });
      await goto("/settings/jobs?status=queued");
      await page.getByRole("button", { name: "Arrêter" }).press("Enter");
      await expectAccessible(page, "la question");
      await page.locator("dialog").getByRole("button", { name: "Arrêter" }).press("Enter");
      await page.getByText("Aucune tâche n’est dans cet état.").waitFor();
      expect((await api.get(`/v1/jobs/${id}`)).at("data.status")).to.equal("cancelled");
      await page.getByLabel("État").selectOption("Tous");
      await page.getByText("Arrêtée", { exact: true }).last().waitFor();
      await expectAccessible(page, "les tâches");
    });

    it("shows members only their own jobs", async () => {
      const { page, goto } = await site.open({ role: "member" });
      await goto("/settings/jobs");
      await page.getByText("The page shows the jobs that you started", { exact: false }).waitFor();
      await page.getByText("There are no jobs.", { exact: false }).waitFor();
    });
  });
