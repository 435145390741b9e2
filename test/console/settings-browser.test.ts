import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { signIn } from "../support/accounts/people.ts";
import type { Caller } from "../support/caller.ts";
import { expectAccessible, unexpected, useConsole, announced, press } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

const PIPELINES = "/v1/pipelines";
const PAGE = "/settings/pipelines";
const STAGES = [
  { key: "due", label: "Due", type: "open", probability: 60 },
  { key: "talks", label: "Talks", type: "open", probability: 80 },
  { key: "renewed", label: "Renewed", type: "won", probability: 100 },
  { key: "ended", label: "Ended", type: "lost", probability: 0 },
];

if (chromiumIsHere())
  describe("Console: settings of records, pipelines", () => {
    const site = useConsole();
    let number = 0;

    /** Creates a pipeline with a name of its own. */
    const create = async (api: Caller): Promise<{ id: string; name: string }> => {
      const name = `Renewals ${++number}`;
      return { id: (await api.post(PIPELINES, { name, stages: STAGES })).string("data.id"), name };
    };
    const keys = async (api: Caller, id: string): Promise<unknown[]> =>
      (await api.get(`${PIPELINES}/${id}`)).list("data.stages").map(({ key }) => key);
    const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
    const header = (place: Locator): Locator => place.locator("> header");
    const stage = (place: Locator, name: string): Locator => place.locator("li", { hasText: name });

    it("changes the order of stages by dragging with the mouse", async () => {
      const { page, api, complaints, goto } = await site.open();
      const { id, name } = await create(api);
      await goto(PAGE);
      const place = section(page, name);
      const to = await stage(place, "Talks").boundingBox();
      await stage(place, "Due").locator(".handle").hover();
      await page.mouse.down();
      await page.mouse.move(to?.x ?? 0, (to?.y ?? 0) + (to?.height ?? 0) - 3, { steps: 8 });
      await place.locator("li.drop-after", { hasText: "Talks" }).waitFor();
      await page.mouse.up();
      await announced(page, "“Due” is now at position 2 of 4.");
      expect(await keys(api, id)).to.deep.equal(["due", "talks", "renewed", "ended"]);
      await press(place, "Save the order");
      await announced(page, "Saved.");
      expect(await keys(api, id)).to.deep.equal(["talks", "due", "renewed", "ended"]);
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("changes the order of stages by keyboard, and forgets it on request", async () => {
      const { page, api, goto } = await site.open({ locale: "fr" });
      const { id, name } = await create(api);
      await goto(PAGE);
      const place = section(page, name);
      const up = place.getByRole("button", { name: "Monter « Talks »".replaceAll(/(?<=«) | (?=»)/g, "\u00a0") });
      await up.press("Enter");
      await announced(page, "est maintenant en position 1 sur 4.");
      await up.press("Enter");
      expect(await page.evaluate("document.activeElement.textContent")).to.equal("↑");
      await press(place, "Annuler");
      expect(await place.locator("li strong").first().textContent()).to.equal("Due");
      await up.press("Enter");
      await api.put(`${PIPELINES}/${id}`, { require_lost_reason: true });
      await press(place, "Enregistrer l’ordre");
      await place.getByText("La fiche a été modifiée entre-temps.").waitFor();
      await place.getByText("Motif obligatoire").waitFor();
      await press(place, "Enregistrer l’ordre");
      await place.getByText("Le nouvel ordre n’est pas encore enregistré.").waitFor({ state: "detached" });
      expect(await keys(api, id)).to.deep.equal(["talks", "due", "renewed", "ended"]);
    });

    it("adds, changes and removes stages, and moves the opportunities of a removed one", async () => {
      const { page, api, goto } = await site.open();
      const { id, name } = await create(api);
      for (const title of ["One", "Two"])
        await api.post("/v1/opportunities", { name: title, pipeline_id: id, stage: "due" });
      await goto(PAGE);
      const place = section(page, name);
      const dialog = page.locator("dialog");
      await press(place, "Add a stage");
      await dialog.getByLabel("Name").fill("Due");
      await dialog.getByLabel("Probability in percent").fill("70");
      await press(dialog, "Add a stage");
      await dialog.locator("[aria-invalid=true]").waitFor();
      expect(await dialog.getByLabel("Key").getAttribute("aria-invalid")).to.equal("true");
      await dialog.getByLabel("Name").fill("Décision finale");
      await press(dialog, "Add a stage");
      await stage(place, "Décision finale").getByText("70%").waitFor();
      expect(await keys(api, id)).to.deep.equal(["due", "talks", "decision_finale", "renewed", "ended"]);
      await press(stage(place, "Talks"), "Change");
      await dialog.getByLabel("Name").fill("Negotiation");
      await dialog.getByLabel("Type").selectOption("Lost");
      await press(dialog, "Save");
      await stage(place, "Negotiation").getByText("0%").waitFor();
      expect((await api.get(`${PIPELINES}/${id}`)).at("data.stages.1")).to.deep.equal({
        key: "talks",
        label: "Negotiation",
        position: 2,
        type: "lost",
        probability: 0,
      });
      await stage(place, "Due").getByText("2 opportunities").waitFor();
      await press(stage(place, "Due"), "Remove");
      await dialog.getByText("2 opportunities are in this stage.").waitFor();
      await dialog.getByLabel("Move to").selectOption("Décision finale");
      await press(dialog, "Move and remove");
      await announced(page, "The stage is removed.");
      expect(await keys(api, id)).to.deep.equal(["talks", "decision_finale", "renewed", "ended"]);
      const moved = await api.get(`/v1/opportunities?pipeline_id=${id}&stage=decision_finale`);
      expect(moved.at("meta.total")).to.equal(2);
      await press(stage(place, "Renewed"), "Remove");
      await dialog.getByText("This is the only stage of its type").waitFor();
    });

    it("creates, renames, sorts and deletes pipelines, and chooses the default", async () => {
      const { page, api, goto } = await site.open();
      const [first] = (await api.get(`${PIPELINES}?sort=position`)).list("data");
      await goto(PAGE);
      const dialog = page.locator("dialog");
      await press(page.locator(".page-header"), "Add a pipeline");
      await dialog.getByLabel("Name").fill("SALES");
      await press(dialog, "Add a pipeline");
      await dialog.locator("[aria-invalid=true]").waitFor();
      await dialog.getByLabel("Name").fill("Partners");
      await dialog.getByLabel("Stages to start with").selectOption("The stages of “Sales”");
      await press(dialog, "Add a pipeline");
      const partners = section(page, "Partners");
      await press(header(partners), "Change");
      await dialog.getByLabel("Name").fill("Resellers");
      await dialog.getByLabel("A reason is required").press("Space");
      await press(dialog, "Save");
      const resellers = section(page, "Resellers");
      await press(header(resellers), "Make it the default");
      await resellers.getByText("Default", { exact: true }).waitFor();
      const [created] = (await api.get(`${PIPELINES}?sort=-created_at`)).list("data");
      expect(created).to.include({ name: "Resellers", is_default: true, require_lost_reason: true });
      expect(created?.["stages"]).to.have.length(6);
      await press(header(section(page, "Sales")), "Make it the default");
      await section(page, "Sales").getByText("Default", { exact: true }).waitFor();
      await press(header(resellers), "Move the pipeline up");
      await announced(page, "Saved.");
      const { position } = (await api.get(`${PIPELINES}/${String(created?.["id"])}`)).at("data") as {
        position: number;
      };
      expect(position).to.be.lessThan(Number(created?.["position"]));
      const body = { name: "Deal", pipeline_id: created?.["id"] };
      const deal = (await api.post("/v1/opportunities", body)).string("data.id");
      await press(header(resellers), "Delete");
      await dialog.getByText("The pipeline contains 1 opportunity").waitFor();
      await page.keyboard.press("Escape");
      await api.put(`/v1/opportunities/${deal}`, { pipeline_id: first?.["id"] });
      await press(header(resellers), "Delete");
      await press(dialog, "Delete");
      await resellers.waitFor({ state: "detached" });
      expect((await api.get(`${PIPELINES}/${String(created?.["id"])}`)).status).to.equal(404);
    });

    it("offers no changes to members", async () => {
      const { page, goto } = await site.open({ role: "member" });
      await goto(PAGE);
      await stage(section(page, "Sales"), "Qualification").waitFor();
      expect(await page.locator("main button").count()).to.equal(0);
    });

    it("is accessible with stages, an unsaved order and dialogs, also in a narrow window", async () => {
      await create(await signIn(site.windows.service.url, site.windows.organization.owner));
      for (const [locale, width] of [
        ["fr", 320],
        ["en", 1280],
      ] as const) {
        const { page, goto } = await site.open({ locale, width });
        await goto(PAGE);
        await page.locator(".sortable .move-buttons button").nth(1).click();
        await expectAccessible(page, "pipelines");
        await page.locator(".sortable .row-actions button").first().click();
        await expectAccessible(page, "a stage");
        await page.keyboard.press("Escape");
        await page.locator(".page-header button").click();
        await expectAccessible(page, "a new pipeline");
      }
    });

    describe("custom fields", () => {
      const owner = (): Promise<Caller> => signIn(site.windows.service.url, site.windows.organization.owner);
      const create = async (api: Caller, field: object): Promise<string> =>
        (await api.post(FIELDS, { entity_type: "task", type: "text", ...field })).string("data.id");
      const fieldAt = async (api: Caller, id: string) => (await api.get(`${FIELDS}/${id}`)).at("data");
      const item = (page: Page, name: string): Locator => page.locator(".sortable > li", { hasText: name });

      afterEach(async () => {
        const api = await owner();
        for (const { id } of (await api.get(`${FIELDS}?page_size=100`)).list("data"))
          await api.delete(`${FIELDS}/${String(id)}`);
      });

      it("creates fields with options, and says at the field what is wrong", async () => {
        const { page, api, complaints, goto } = await site.open();
        await goto(`${FIELDS_PAGE}?type=company`);
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
        await goto(`${FIELDS_PAGE}?type=task`);
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
        await goto(`${FIELDS_PAGE}?type=task`);
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
        await goto(`${FIELDS_PAGE}?type=task`);
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
          await goto(`${FIELDS_PAGE}?type=task`);
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
        await goto(`${FIELDS_PAGE}?type=task`);
        await item(page, "Size").waitFor();
        expect(await page.locator("main button").count()).to.equal(0);
      });
    });
  });

const FIELDS = "/v1/custom-fields";
const FIELDS_PAGE = "/settings/custom-fields";
