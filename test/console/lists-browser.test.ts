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

const PATH = "/settings/suppressions";
const LIST = "/v1/notifications/suppressions";

if (chromiumIsHere())
  describe("Suppressed addresses in the console", () => {
    const site = useConsole();

    it("adds an address and removes it after saying what that means, by keyboard alone", async () => {
      const { page, api, goto, complaints } = await site.open({ width: 320 });
      await goto(PATH);
      await page.getByRole("button", { name: "Suppress an address" }).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await expectAccessible(page, "the form");
      await tabTo("E-mail address");
      await page.keyboard.type("not an address");
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("Ada@Keyboard.example");
      await page.keyboard.press("Enter");
      await dialog.waitFor({ state: "detached" });
      const added = await api.get(`${LIST}?email=ada@keyboard.example`);
      expect(added.list("data").map(({ reason }) => reason)).to.deep.equal(["hard_bounced"]);
      await page.getByRole("button", { name: "Remove ada@keyboard.example" }).focus();
      await page.keyboard.press("Enter");
      await dialog.getByText("The address did not exist.").waitFor();
      await tabTo("Remove");
      await page.keyboard.press("Enter");
      await page.getByText("The address was removed from the list.").waitFor();
      expect((await api.get(`${LIST}?email=ada@keyboard.example`)).at("meta.total")).to.equal(0);
      expect(unexpected(complaints)).to.deep.equal([]);

      async function tabTo(name: string): Promise<void> {
        const focused = "(({ labels, textContent }) => (labels?.[0] ?? { textContent }).textContent.trim())";
        for (let steps = 0; steps < 20; steps += 1) {
          await page.keyboard.press("Tab");
          if ((await page.evaluate(`${focused}(document.activeElement)`)) === name) return;
        }
        throw new Error(`Tab does not lead to ${name}.`);
      }
    });

    it("explains at the field why an address is rejected", async () => {
      const { page, api, goto } = await site.open();
      await api.post(LIST, { email: "twice@list.example", reason: "unsubscribed" });
      await goto(`${PATH}?do=add`);
      await page.getByLabel("E-mail address").fill("twice@list.example");
      await page.getByRole("dialog").getByRole("button", { name: "Suppress an address" }).click();
      await page.locator("dialog [role=alert]").waitFor();
      expect(await page.getByLabel("E-mail address").getAttribute("aria-invalid")).to.equal("true");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Leave without saving" }).click();
      await page.waitForURL(`**${PATH}`);
    });

    it("searches and filters in the address, and asks for consent before an unsubscribed address is removed (French)", async () => {
      const { page, api, goto } = await site.open({ locale: "fr" });
      for (const [email, reason] of [
        ["lea@recherche.example", "unsubscribed"],
        ["max@recherche.example", "complained"],
        ["other@elsewhere.example", "unsubscribed"],
      ])
        await api.post(LIST, { email, reason });
      await goto(PATH);
      await page.getByLabel("Rechercher").pressSequentially("RECHERCHE", { delay: 20 });
      await page.getByLabel("Motif").selectOption("unsubscribed");
      await page.getByText("max@recherche.example").waitFor({ state: "detached" });
      await page.waitForURL(/\?(?=.*q=RECHERCHE)(?=.*reason=unsubscribed)/);
      await page.reload();
      await page.getByText("lea@recherche.example").waitFor();
      expect(await page.locator("tbody tr").count()).to.equal(1);
      await expectAccessible(page, "the filtered list");
      await page.getByRole("button", { name: "Retirer lea@recherche.example" }).click();
      await page.getByText("lui écrire sans son consentement est illégal").waitFor();
      await expectAccessible(page, "the question");
      await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
      await page.getByText("Aucune adresse ne correspond à ces filtres.").waitFor();
      expect((await api.get(`${LIST}?email=lea@recherche.example`)).at("meta.total")).to.equal(0);
    });

    it("offers changes only with the permission to send e-mails", async () => {
      const owner = await site.open();
      await owner.api.post(LIST, { email: "seen@list.example", reason: "unsubscribed" });
      const { page, goto, person } = await site.open({ role: "member" });
      await owner.api.post("/v1/roles", { name: "Reader of e-mails", permissions: ["emails:read"] });
      await owner.api.put(`/v1/members/${person.id}`, { role: "Reader of e-mails" });
      await goto(PATH);
      await page.getByText("seen@list.example").waitFor();
      expect(await page.locator("main button").count()).to.equal(0);
    });
  });
