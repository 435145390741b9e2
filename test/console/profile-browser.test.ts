import { expect } from "chai";
import { createPerson, signIn } from "../support/accounts/people.ts";
import { expectAccessible, unexpected, useConsole, tabTo } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";

if (chromiumIsHere())
  describe("Console: profile in a browser", () => {
    const site = useConsole();

    it("saves name, language, time zone and theme", async () => {
      const { page, api, goto, complaints } = await site.open();
      await goto("/me");
      await page.getByLabel("First name").fill(" Ada ");
      await page.getByLabel("Last name").fill("");
      await page.getByRole("combobox", { name: "Appearance" }).selectOption("Light");
      await page.getByLabel("Time zone").fill("Mars/Olympus");
      await page.getByText("choose a time zone from the list").waitFor();
      await page.getByRole("button", { name: "Save" }).first().click();
      await page.locator("[aria-invalid=true]").waitFor();
      expect(await page.evaluate("document.activeElement.name"), "the field has the focus").to.equal("timezone");
      expect((await api.get("/v1/me")).at("data.user.first_name")).not.to.equal("Ada");
      await page.getByRole("button", { name: "Use the time zone of this computer" }).click();
      expect(await page.getByLabel("Time zone").inputValue()).to.equal("UTC");
      expect(await page.locator("datalist option[value='Asia/Kolkata']").getAttribute("label")).to.equal(
        "Asia/Kolkata (UTC+5:30)",
      );
      await page.getByLabel("Time zone").fill("Asia/Tokyo");
      await page.getByText("(UTC+9) there now").waitFor();
      await page.getByRole("button", { name: "Save" }).first().click();
      await page.getByText("Saved.").waitFor();
      expect((await api.get("/v1/me")).at("data.user")).to.include({
        first_name: "Ada",
        last_name: null,
        locale: "en",
        timezone: "Asia/Tokyo",
        theme: "light",
      });
      await page.locator("html[data-theme=light]").waitFor();
      await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
      await page.getByRole("button", { name: "Save" }).first().click();
      await page.locator("html[lang=fr]").waitFor();
      expect(await page.locator("h1").textContent()).to.equal("Profil");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("opens from the user's menu", async () => {
      const { page, goto } = await site.open();
      await goto("/");
      await page.locator(".user-button").click();
      await page.getByRole("link", { name: "Your account", exact: true }).click();
      await page.waitForURL("**/me");
    });

    it("publishes, changes and removes the booking page in French, at 320 pixels", async () => {
      const { service, organization } = site.windows;
      const other = await createPerson(service, { organization: organization.record, role: "member" });
      await (await signIn(service.url, other)).put("/v1/me", { booking_slug: "ada-lovelace" });
      const { page, api, goto, complaints } = await site.open({ locale: "fr", width: 320 });
      await page.context().grantPermissions(["clipboard-write"]);
      const slug = async () => (await api.get("/v1/me")).at("data.user.booking_slug");
      await api.put("/v1/me", { booking_slug: null });
      await goto("/me");
      const section = page.locator("section", { hasText: "Page de réservation" });
      const [field, save] = [
        section.getByLabel("Nom de réservation"),
        section.getByRole("button", { name: "Enregistrer" }),
      ];
      await section.getByText("pas encore de page").waitFor();
      for (const [wrong, message] of [
        ["ada-lovelace", "déjà"],
        ["Ada Lovelace", "minuscules"],
      ] as const) {
        await field.fill(wrong);
        await save.click();
        await section.locator(".field .error", { hasText: message }).waitFor();
        expect(await section.locator("[role=alert]").isVisible(), wrong).to.equal(true);
        expect(await field.getAttribute("aria-invalid"), wrong).to.equal("true");
        await expectAccessible(page, "rejected booking name");
      }
      await field.fill("ada");
      await section.getByText(`Adresse : ${service.url}/book/ada`).waitFor();
      await save.click();
      const link = section.getByRole("link", { name: "Ouvrir la page de réservation" });
      expect(await link.getAttribute("href")).to.equal(`${service.url}/book/ada`);
      expect(await slug()).to.equal("ada");
      expect((await fetch(`${service.url}/book/ada`)).status).to.equal(200);
      await section.getByRole("button", { name: "Copier" }).click();
      await field.fill("ada-byron");
      await section.getByText("cessent aussitôt de fonctionner").waitFor();
      await expectAccessible(page, "booking page");
      await save.click();
      await until(async () => (await slug()) === "ada-byron", "the new name");
      expect((await fetch(`${service.url}/book/ada`)).status).to.equal(404);
      await field.fill("");
      await section.getByText("Votre page de réservation et tous les liens").waitFor();
      await save.click();
      await section.getByText("pas encore de page").waitFor();
      expect(await slug()).to.equal(null);
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("can be edited by keyboard alone", async () => {
      const { page, api, goto } = await site.open();
      await goto("/me");
      await tabTo(page, page.getByLabel("First name"));
      await page.keyboard.press("Control+A");
      await page.keyboard.type("Grace");
      await tabTo(page, page.getByLabel("Time zone"));
      await page.keyboard.press("Control+A");
      await page.keyboard.type("Asia/Kolkata");
      await page.keyboard.press("Enter");
      await page.getByText("Saved.").waitFor();
      await tabTo(page, page.getByLabel("Booking name"));
      await page.keyboard.press("Control+A");
      await page.keyboard.type("grace-hopper");
      await page.keyboard.press("Enter");
      await page
        .getByRole("link", { name: "Open the booking page" })
        .and(page.locator("[href$=grace-hopper]"))
        .waitFor();
      expect((await api.get("/v1/me")).at("data.user")).to.include({
        first_name: "Grace",
        timezone: "Asia/Kolkata",
        booking_slug: "grace-hopper",
      });
      await expectAccessible(page, "profile");
    });
  });
