import { expect } from "chai";
import { openOwnOrganization, expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { WALKED_LANGUAGES } from "../support/suite/length.ts";

const TEXTS = {
  en: {
    compared: "All contacts and companies of the organization are compared for this",
    remove: "Delete",
    index: "Change the field and turn on “Fast filters” to count faster.",
  },
  fr: {
    compared: "Ce résultat parcourt tous les contacts et toutes les entreprises de l’organisation",
    remove: "Supprimer",
    index: "modifiez le champ et activez « Filtres rapides »",
  },
} as const;

if (chromiumIsHere())
  describe("Console: lists that compare all records (meta.narrow_by)", () => {
    const site = useConsole();

    for (const locale of WALKED_LANGUAGES) {
      it(`say what to do instead before a field is deleted, and Home has an index, in ${locale} at 320 px`, async () => {
        const texts = TEXTS[locale];
        const opened = await openOwnOrganization(site.windows, { locale, width: 320 });
        const { page, api, goto, complaints, organization } = opened;
        await api.post("/v1/custom-fields", { entity_type: "contact", key: "size", label: "Size", type: "text" });
        await api.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
        const notice = page.getByRole("note").filter({ hasText: texts.compared });
        await goto("/");
        await page.getByText("Ada").waitFor();
        expect(await notice.count(), "few records").to.equal(0);
        // The stored counters are those of an organization with very many contacts.
        const counts = site.windows.service.database.pool("entity_count").where({ org_id: organization.id });
        await counts.update({ n: 100_002 });
        expect((await api.get("/v1/entities?sort=-last_activity_at")).at("meta.narrow_by")).to.include("q");
        await goto("/");
        await page.getByText("Ada").waitFor();
        expect(await notice.count(), "the order of Home").to.equal(0);
        await expectAccessible(page, "Home");
        await goto("/settings/custom-fields?type=contact");
        await page.getByRole("button", { name: texts.remove, exact: true }).click();
        await page.locator("dialog").getByRole("note").filter({ hasText: texts.index }).waitFor();
        expect(await notice.count(), "the notice in the dialog").to.equal(1);
        await expectAccessible(page, "dialog");
        expect(unexpected(complaints)).to.deep.equal([]);
      });
    }
  });
