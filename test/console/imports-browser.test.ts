import { expect } from "chai";
import type { Page } from "playwright-core";
import { expectAccessible, unexpected, useConsole, downloadedBy } from "../support/console/console-windows.ts";
import { countsOf } from "../support/imports.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

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
