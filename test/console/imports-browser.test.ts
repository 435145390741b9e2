import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible, unexpected, useConsole, downloadedBy } from "../support/console/console-windows.ts";
import { countsOf } from "../support/imports.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { newId } from "../../src/base/platform/ids.ts";

/** A file as older versions of Excel write it, with a wrong address, a wrong date and a column that nobody knows. */
const ROWS = [
  "Prénom;Nom;E-mail;Société;Né le;Client n°",
  "Zoë;Martin;zoe@import.example;Atelier Nord;04/03/1990;A1",
  "Léa;Petit;wrong;Atelier Nord;05/03/1990;A2",
  "Hugo;Roux;hugo@import.example;;31/31/1990;A3",
  "Ana;Silva;ana@import.example;Atelier Sud;;A4",
];
const file = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });
const messy = file("clients.csv", `${ROWS.join("\r\n")}\r\n`);

/** Makes the data of a dropped file. */
const DROPPED = `(() => {
  const transfer = new DataTransfer();
  transfer.items.add(new File(["Name,Domain\\nDropped,dropped.example\\n"], "companies.csv", { type: "text/csv" }));
  return transfer;
})()`;

if (chromiumIsHere())
  describe("Console: imports", () => {
    const site = useConsole();

    /** Returns the field that is chosen for a column of the file. */
    const fieldOf = (page: Page, column: string): Promise<string> =>
      page.getByLabel(`Field for the column “${column}”`).inputValue();
    const idIn = (page: Page): string => /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";

    it("leads by keyboard from a messy file over its mapping and a trial to records and a file of failed rows", async () => {
      const { page, api, goto, complaints } = await site.open();
      const field = { entity_type: "contact", key: "customer_number", label: "Customer number", type: "text" };
      await api.post("/v1/custom-fields", field);
      await goto("/imports");
      await page.getByText("There are no imports yet.").waitFor();
      await page.getByRole("link", { name: "New import" }).press("Enter");
      await page.getByLabel("Contacts", { exact: false }).first().press("Space");
      await page.getByRole("button", { name: "Next" }).press("Enter");
      await page.getByLabel("CSV file").setInputFiles(messy);
      await page.getByText("Windows-1252", { exact: false }).waitFor();
      expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).to.equal("Columns");
      expect(await fieldOf(page, "Prénom")).to.equal("first_name");
      expect(await fieldOf(page, "Société")).to.equal("company_name");
      expect(await fieldOf(page, "Né le")).to.equal("");
      await page.getByText("Zoë · Léa · Hugo").waitFor();
      await page.getByLabel("Field for the column “Né le”").selectOption("Birthday");
      await page.getByLabel("Field for the column “Client n°”").selectOption("Customer number");
      await page.getByLabel("Dates in the file").selectOption({ label: "04/03/2026 (day, month, year)" });
      await page.getByRole("button", { name: "Start the trial" }).press("Enter");
      await page.getByText("The trial has finished.").waitFor();
      await page.getByText("wrong", { exact: true }).waitFor();
      expect((await api.get("/v1/entities?entity_type=contact")).at("meta.total"), "nothing is written").to.equal(0);
      await expectAccessible(page, "the trial");
      await page.getByRole("button", { name: "Import 2 rows now" }).press("Enter");
      await page.getByText("The import has finished.").waitFor();
      await expectAccessible(page, "the import");
      const counts = { processed_rows: 4, created: 2, failed: 2, companies_created: 2 };
      expect(countsOf(await api.get(`/v1/imports/${idIn(page)}`))).to.deep.equal(counts);
      const [zoe] = (await api.get("/v1/entities?entity_type=contact&q=Martin")).list("data");
      expect(zoe).to.deep.include({ first_name: "Zoë", birthday: "1990-03-04" });
      expect(zoe).to.have.nested.property("custom_fields.customer_number", "A1");
      const download = page.getByRole("button", { name: "Download the failed rows" });
      const { name, text } = await downloadedBy(page, () => download.press("Enter"));
      expect(name).to.equal("failed-rows.csv");
      expect(text.split("\r\n")[1]).to.match(/^3,email,.*Léa,Petit,wrong/);
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("explains a file that it cannot read, and takes the next one", async () => {
      const { page, goto } = await site.open({ width: 320 });
      await goto("/imports/new?kind=contact");
      const sample = page.getByRole("button", { name: "Download a sample file" });
      const { text } = await downloadedBy(page, () => sample.press("Enter"));
      await page.getByLabel("CSV file").setInputFiles(file("open.csv", 'Name,E-mail\nAda,"ada@open.example\n'));
      await page.getByText("A quote that opens in the row at line 2 is never closed.").waitFor();
      await page.getByText("An Excel workbook (.xlsx) is not a CSV file.", { exact: false }).waitFor();
      await expectAccessible(page, "an unreadable file");
      await page.getByLabel("CSV file").setInputFiles({ ...messy, buffer: Buffer.from(text) });
      await page.getByRole("heading", { name: "Columns and fields" }).waitFor();
      for (const column of ["First name", "Last name", "E-mail", "Phone", "Company", "City", "Tags"])
        expect(await fieldOf(page, column), column).to.not.equal("");
      await expectAccessible(page, "the mapping");
      await page.getByLabel("Field for the column “City”").selectOption("E-mail address");
      await page.getByRole("button", { name: "Start the trial" }).press("Enter");
      await page.waitForSelector("select[aria-invalid=true]");
      expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).to.equal(
        "Field for the column “City”",
      );
    });

    it("takes a dropped file, continues later and goes back with Back", async () => {
      const { page, api, goto } = await site.open();
      await goto("/imports/new?kind=company");
      const dropped = await page.evaluateHandle(DROPPED);
      await page.locator(".imports-drop").dispatchEvent("drop", { dataTransfer: dropped });
      await page.getByRole("heading", { name: "Columns and fields" }).waitFor();
      await goto("/imports?status=ready");
      await page.getByRole("link", { name: "Companies" }).press("Enter");
      await page.getByRole("button", { name: "Start the trial" }).press("Enter");
      await page.getByText("The trial has finished.").waitFor();
      await page.goBack();
      await page.getByRole("heading", { name: "Columns and fields" }).waitFor();
      await page.goForward();
      await page.getByRole("button", { name: "Import 1 row now" }).press("Enter");
      await page.getByText("The import has finished.").waitFor();
      expect((await api.get("/v1/entities?entity_type=company&q=Dropped")).at("meta.total")).to.equal(1);
    });

    it("speaks French", async () => {
      const { page, goto } = await site.open({ locale: "fr", width: 320 });
      await goto("/imports/new");
      await page.getByRole("button", { name: "Suivant" }).click();
      await page.getByLabel("Fichier CSV").setInputFiles(messy);
      expect(await page.getByLabel("Champ pour la colonne « Prénom »").locator("option:checked").innerText()).to.equal(
        "Prénom",
      );
      await page.getByRole("button", { name: "Lancer l’essai" }).click();
      await page.getByText("L’essai est terminé.").waitFor();
      await page
        .getByText(/adresse e-mail/)
        .first()
        .waitFor();
      await expectAccessible(page, "l’essai");
      await page.getByRole("button", { name: /Importer \d+ lignes? maintenant/ }).click();
      await page.getByText("L’importation est terminée.").waitFor();
      await goto("/imports");
      await page
        .getByRole("cell", { name: /créées?, .* en échec/ })
        .first()
        .waitFor();
      await expectAccessible(page, "les importations");
    });

    it("offers no import without permission", async () => {
      const { page, goto } = await site.open({ role: "read_only" });
      await goto("/");
      expect(await page.locator(".rail a").allTextContents()).to.not.include("Imports");
      await goto("/imports/new");
      await page.getByText("Your role does not allow imports.", { exact: false }).waitFor();
    });
  });

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
