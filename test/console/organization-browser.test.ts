import { expect } from "chai";
import { expectAccessible, unexpected, useConsole, openOwnOrganization } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

const PATH = "/settings/organization";
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

if (chromiumIsHere())
  describe("Organization settings in a browser", () => {
    const site = useConsole();
    const own = (opening?: Parameters<typeof openOwnOrganization>[1]) => openOwnOrganization(site.windows, opening);

    it("changes the defaults by keyboard and sends only what was changed", async () => {
      const { page, api, goto, complaints } = await own();
      await goto(PATH);
      await page.getByLabel("Name", { exact: true }).press("Control+A");
      await page.keyboard.type("Acme Europe");
      await page.getByLabel("Default country").press("g");
      await page.getByLabel("Currency").selectOption("CHF");
      await page.getByLabel("Name", { exact: true }).press("Enter");
      await page.getByText("Saved.").waitFor();
      const saved = (await api.get("/v1/organization")).at("data");
      expect(saved).to.include({ name: "Acme Europe", currency: "CHF", timezone: "Europe/Paris", version: 2 });
      await page.locator(".organization", { hasText: "Acme Europe" }).first().waitFor();
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("shows what somebody else changed in the meantime, and overwrites only after another save", async () => {
      const { page, api, goto } = await own();
      await goto(PATH);
      await api.put("/v1/organization", { name: "Theirs", currency: "USD" });
      await page.getByLabel("Name", { exact: true }).fill("Mine");
      await page.getByRole("button", { name: "Save" }).first().click();
      await page.getByText("Name: Theirs").waitFor();
      expect((await api.get("/v1/organization")).at("data.name")).to.equal("Theirs");
      await page.getByRole("button", { name: "Save" }).first().click();
      await page.getByText("Saved.").waitFor();
      expect((await api.get("/v1/organization")).at("data")).to.include({ name: "Mine", currency: "USD" });
    });

    it("discards the own changes after a conflict", async () => {
      const { page, api, goto } = await own();
      await goto(PATH);
      await api.put("/v1/organization", { name: "Theirs" });
      await page.getByLabel("Name", { exact: true }).fill("Mine");
      await page.getByRole("button", { name: "Save" }).first().click();
      await page.getByRole("button", { name: "Discard my changes" }).click();
      expect(await page.getByLabel("Name", { exact: true }).inputValue()).to.equal("Theirs");
      expect(await page.locator("[role=alert]").count()).to.equal(0);
    });

    it("uploads, previews and removes a logo", async () => {
      const { page, api, goto } = await own();
      await goto(PATH);
      const upload = (name: string, mimeType: string, buffer: Buffer) =>
        page.getByLabel(/^Logo/).setInputFiles({ name, mimeType, buffer });
      const section = page.locator("section", { hasText: "Branding" });
      await upload("logo.svg", "image/svg+xml", Buffer.from("<svg/>"));
      await section.getByText("not a PNG, JPEG or WebP").waitFor();
      await upload("logo.png", "image/png", Buffer.alloc(65_537));
      await section.getByText("65 kB").waitFor();
      await upload("logo.png", "image/png", Buffer.from("not an image"));
      await section.getByRole("img", { name: "The logo" }).waitFor();
      await section.getByRole("button", { name: "Save" }).click();
      await section.locator(".field .error").waitFor();
      await upload("logo.png", "image/png", Buffer.from(PIXEL, "base64"));
      await section.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved.").waitFor();
      expect((await api.get("/v1/organization")).at("data.branding.logo")).to.equal(`data:image/png;base64,${PIXEL}`);
      await section.getByRole("button", { name: "Remove the logo" }).click();
      const saved = page.waitForResponse((response) => response.request().method() === "PUT");
      await section.getByRole("button", { name: "Save" }).click();
      await saved;
      expect((await api.get("/v1/organization")).at("data.branding.logo")).to.equal(null);
    });

    it("shows the variants of an accent color that public pages use", async () => {
      const { page, api, goto } = await own();
      await goto(PATH);
      const section = page.locator("section", { hasText: "Branding" });
      await section.getByLabel(/^Accent color/).fill("#FFEE00");
      await section.getByText("Too little contrast here").waitFor();
      await section.getByText("As chosen.").waitFor();
      await section.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved.").waitFor();
      expect((await api.get("/v1/organization")).at("data.branding.colour")).to.equal("#ffee00");
      await section.getByLabel(/^Accent color/).fill("yellow");
      await section.getByRole("button", { name: "Save" }).click();
      await section.locator("[aria-invalid=true]").waitFor();
    });

    it("asks before it shortens a retention, and names what is deleted", async () => {
      const { page, api, goto, complaints } = await own({ locale: "fr", width: 320 });
      const retention = async () => (await api.get("/v1/organization")).at("data.retention");
      await goto(PATH);
      const section = page.locator("section", { hasText: "Durée de conservation" });
      const save = section.getByRole("button", { name: "Enregistrer" });
      await section.getByLabel(/^Tâches terminées/).fill("");
      await save.click();
      await page.getByText("Enregistré.").waitFor();
      expect(await retention()).to.include({ tasks_days: null, deleted_days: 90 });
      const deleted = section.getByLabel(/^Fiches supprimées/);
      await deleted.fill("30");
      await save.click();
      const dialog = page.locator("dialog");
      await dialog.getByText(/^Fiches supprimées\s: 0$/).waitFor();
      await expectAccessible(page, "retention");
      await dialog.getByRole("button", { name: "Annuler" }).click();
      expect(await retention()).to.include({ deleted_days: 90 });
      await save.click();
      await dialog.getByRole("button", { name: "Supprimer les données plus anciennes" }).click();
      await dialog.waitFor({ state: "detached" });
      expect(await retention()).to.include({ tasks_days: null, deleted_days: 30 });
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("requests and cancels the deletion in French", async () => {
      const { page, api, goto, organization } = await own({ locale: "fr", width: 320 });
      await goto(PATH);
      await page.getByRole("button", { name: "Supprimer l’organisation" }).click();
      const dialog = page.locator("dialog");
      await dialog.getByText("1 membre").waitFor();
      await expectAccessible(page, "deletion");
      await dialog.getByLabel("Nom de l’organisation").fill("Autre");
      await dialog.getByRole("button", { name: "Supprimer l’organisation" }).click();
      await dialog.locator("[aria-invalid=true]").waitFor();
      await dialog.getByLabel("Nom de l’organisation").fill(organization.record.name);
      await dialog.getByRole("button", { name: "Supprimer l’organisation" }).click();
      await page.getByText("à la demande de").waitFor();
      expect((await api.get("/v1/organization")).at("data.deletion")).to.not.equal(null);
      await page.getByRole("button", { name: "Annuler la suppression" }).click();
      await page.getByText("La suppression est annulée.").waitFor();
      expect((await api.get("/v1/organization")).at("data.deletion")).to.equal(null);
    });

    it("is accessible with all its contents", async () => {
      for (const width of [320, 1280]) {
        const { page, api, goto } = await own({ width });
        const logo = `data:image/png;base64,${PIXEL}`;
        await api.put("/v1/organization", { branding: { logo, colour: "#ffee00" } });
        await goto(PATH);
        await page.getByText("Limits", { exact: true }).click();
        await expectAccessible(page, `organization at ${width} px`);
      }
    });
  });
