import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { signIn } from "../support/accounts/people.ts";
import type { Caller } from "../support/caller.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

const FIELDS = "/v1/custom-fields";
const PAGE = "/settings/custom-fields";

if (chromiumIsHere())
  describe("Console: custom fields", () => {
    const site = useConsole();

    const owner = (): Promise<Caller> => signIn(site.windows.service.url, site.windows.organization.owner);
    const create = async (api: Caller, field: object): Promise<string> =>
      (await api.post(FIELDS, { entity_type: "task", type: "text", ...field })).string("data.id");
    const fieldAt = async (api: Caller, id: string) => (await api.get(`${FIELDS}/${id}`)).at("data");
    const item = (page: Page, name: string): Locator => page.locator(".sortable > li", { hasText: name });
    const announced = (page: Page, text: string): Promise<void> =>
      page.locator(".announcement", { hasText: text }).waitFor();
    const press = (place: Locator, name: string): Promise<void> =>
      place.getByRole("button", { name, exact: true }).press("Enter");

    afterEach(async () => {
      const api = await owner();
      for (const { id } of (await api.get(`${FIELDS}?page_size=100`)).list("data"))
        await api.delete(`${FIELDS}/${String(id)}`);
    });

    it("creates fields with options, and says at the field what is wrong", async () => {
      const { page, api, complaints, goto } = await site.open();
      await goto(`${PAGE}?type=company`);
      await page.getByText("There are no custom fields here yet.").waitFor();
      await press(page.locator("main"), "Add a field");
      const dialog = page.locator("dialog");
      await dialog.getByLabel("Name").fill("Coût prévu (€)");
      expect(await dialog.getByLabel("Key").inputValue()).to.equal("cout_prevu");
      await dialog.getByLabel("Key").fill("Coût");
      await dialog.getByLabel("Type").selectOption("One of several options");
      await dialog.getByLabel("Options").fill("low\n\nvery high\n");
      await dialog.getByLabel("Required").press("Space");
      await dialog.getByLabel("Fast filters").press("Space");
      await press(dialog, "Add a field");
      await dialog.locator("[aria-invalid=true]").waitFor();
      expect(await dialog.getByLabel("Key").getAttribute("aria-invalid")).to.equal("true");
      await dialog.getByLabel("Key").fill("cost");
      await dialog.getByLabel("Key").press("Enter");
      await item(page, "Coût prévu").waitFor();
      expect((await api.get(`${FIELDS}?entity_type=company`)).list("data")[0]).to.deep.include({
        key: "cost",
        label: "Coût prévu (€)",
        type: "select",
        options: ["low", "very high"],
        required: true,
        archived: false,
        description: null,
        indexed: true,
      });
      await item(page, "Coût prévu").getByText("Fast filters", { exact: true }).waitFor();
      await press(item(page, "Coût prévu"), "Change");
      await dialog.getByLabel("Options").fill("low\nhigh");
      await dialog.getByLabel("Description").fill("For the controllers");
      await press(dialog, "Save");
      await item(page, "For the controllers").waitFor();
      const [field] = (await api.get(`${FIELDS}?entity_type=company`)).list("data");
      expect(field).to.deep.include({ options: ["low", "high"], description: "For the controllers", indexed: true });
      expect(await page.evaluate("document.activeElement.textContent")).to.equal("Change");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("changes the order by keyboard and by dragging, and saves it at once", async () => {
      const { page, api, goto } = await site.open();
      const ids: string[] = [];
      for (const key of ["first", "second", "third"]) ids.push(await create(api, { key, label: `The ${key}` }));
      const versions = async () =>
        Promise.all(ids.map(async (id) => (await fieldAt(api, id)) as { position: number; version: number }));
      await goto(`${PAGE}?type=task`);
      const down = page.getByRole("button", { name: "Move “The first” down" });
      await down.press("Enter");
      await down.press("Enter");
      await announced(page, "“The first” is now at position 3 of 3.");
      await down.press("Enter");
      expect(await page.evaluate("document.activeElement.title")).to.equal("Move “The first” down");
      const handle = item(page, "The third").locator(".handle");
      const target = await item(page, "The second").boundingBox();
      await handle.hover();
      await page.mouse.down();
      await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 2, { steps: 5 });
      await page.mouse.up();
      await announced(page, "“The third” is now at position 1 of 3.");
      expect((await versions()).map(({ version }) => version)).to.deep.equal([1, 1, 1]);
      await press(page.locator("main"), "Save the order");
      await announced(page, "Saved.");
      expect((await versions()).map(({ position }) => position)).to.deep.equal([2, 1, 0]);
      await page.getByText("The new order is not saved yet.").waitFor({ state: "detached" });
      expect(await page.locator(".sortable strong").allTextContents()).to.deep.equal([
        "The third",
        "The second",
        "The first",
      ]);
    });

    it("archives a field, accepts values again, and deletes only a field without values", async () => {
      const { page, api, goto } = await site.open();
      const [used, unused] = [
        await create(api, { key: "used", label: "Used" }),
        await create(api, { key: "unused", label: "Unused" }),
      ];
      const task = await api.post("/v1/tasks", { title: "Call", custom_fields: { used: "yes" } });
      await goto(`${PAGE}?type=task`);
      const dialog = page.locator("dialog");
      await press(item(page, "unused"), "Delete");
      await dialog.getByText("No record has a value for this field.").waitFor();
      await press(dialog, "Delete");
      await announced(page, "The field is deleted.");
      expect((await api.get(`${FIELDS}/${unused}`)).status).to.equal(404);
      await press(item(page, "Used"), "Delete");
      await dialog.getByText("1 record has a value for this field.").waitFor();
      await press(dialog, "Archive");
      await announced(page, "The field is archived.");
      expect(await fieldAt(api, used)).to.include({ archived: true });
      await press(page.locator("section"), "Delete");
      await dialog.getByText("1 record has a value for this field.").waitFor();
      expect(await dialog.getByRole("button").count()).to.equal(1);
      await page.keyboard.press("Escape");
      await press(page.locator("section"), "Reactivate");
      await announced(page, "The field accepts values again.");
      expect(await fieldAt(api, used)).to.include({ archived: false });
      await api.put(`/v1/tasks/${task.string("data.id")}`, { custom_fields: { used: null } });
    });

    it("shows the current values when somebody else changed a field meanwhile", async () => {
      const { page, api, goto } = await site.open({ locale: "fr" });
      const id = await create(api, { key: "size", label: "Taille" });
      await goto(`${PAGE}?type=task`);
      await press(item(page, "Taille"), "Modifier");
      const dialog = page.locator("dialog");
      expect(await dialog.getByLabel("Filtres rapides").count()).to.equal(0);
      await dialog.getByLabel("Nom").fill("Pointure");
      await api.put(`${FIELDS}/${id}`, { description: "Pour les chaussures" });
      await press(dialog, "Enregistrer");
      await dialog.getByText("La fiche a été modifiée entre-temps.").waitFor();
      await page.locator(".help", { hasText: "Pour les chaussures" }).waitFor();
      await press(dialog, "Enregistrer");
      await item(page, "Pointure").waitFor();
      expect(await fieldAt(api, id)).to.include({ label: "Pointure" });
    });

    it("is accessible with fields and dialogs, also in a narrow window", async () => {
      const api = await owner();
      await create(api, { key: "size", label: "Size", type: "select", options: ["small", "large"], required: true });
      await create(api, { key: "a_key_of_fifty_characters_that_has_no_space_in_it_", label: "Long" });
      await create(api, { key: "fax", label: "Fax", archived: true });
      for (const [locale, width] of [
        ["fr", 320],
        ["en", 1280],
      ] as const) {
        const { page, goto } = await site.open({ locale, width });
        await goto(`${PAGE}?type=task`);
        await expectAccessible(page, "custom fields");
        await page.locator("main header button").click();
        await page.locator("dialog select").selectOption("multi_select");
        await expectAccessible(page, "a new field");
        await page
          .locator("dialog .actions")
          .getByRole("button", { name: /^(Cancel|Annuler)$/ })
          .click();
        await page.locator(".sortable button").nth(2).click();
        await page.locator("dialog button.danger:enabled").waitFor();
        await expectAccessible(page, "deletion");
      }
    });

    it("offers no changes to members", async () => {
      await create(await owner(), { key: "size", label: "Size" });
      const { page, goto } = await site.open({ role: "member" });
      await goto(`${PAGE}?type=task`);
      await item(page, "Size").waitFor();
      expect(await page.locator("main button").count()).to.equal(0);
    });
  });
