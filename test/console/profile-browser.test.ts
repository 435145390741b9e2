import { expect } from "chai";
import { createPerson, signIn, createKey } from "../support/accounts/people.ts";
import { expectAccessible, unexpected, useConsole, tabTo } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";
import { connect, toMcp } from "../support/accounts/connections.ts";

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

if (chromiumIsHere())
  describe("Console: notifications in a browser", () => {
    const site = useConsole();

    it("turns e-mails off and on by keyboard alone, and says which are always sent", async () => {
      const { page, api, goto, complaints } = await site.open({ width: 320 });
      await goto("/me/notifications");
      await page.getByText("cannot be turned off").waitFor();
      for (const name of ["Reminders", "Problems with webhooks"]) {
        await tabTo(page, page.getByLabel(name));
        await page.keyboard.press("Space");
      }
      await tabTo(page, page.getByRole("button", { name: "Save" }));
      await page.keyboard.press("Enter");
      await page.getByText("Saved.").waitFor();
      expect((await api.get("/v1/me/notifications")).at("data")).to.deep.equal({
        booking_requests: true,
        bookings: true,
        booking_reminders: false,
        form_submissions: true,
        webhook_problems: false,
      });
      await page.reload();
      expect(await page.getByLabel("Reminders").isChecked()).to.equal(false);
      expect(await page.getByLabel("Submissions").isChecked()).to.equal(true);
      await expectAccessible(page, "notifications");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("offers members no e-mails for administrators, in French", async () => {
      const { page, api, goto } = await site.open({ locale: "fr", role: "member" });
      await goto("/me/notifications");
      expect(await page.getByText("Problèmes de webhooks").count()).to.equal(0);
      await page.getByLabel("Demandes").uncheck();
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await page.getByText("Enregistré.").waitFor();
      const { booking_requests, webhook_problems } = (await api.get("/v1/me/notifications")).at("data") as Record<
        string,
        boolean
      >;
      expect({ booking_requests, webhook_problems }).to.deep.equal({ booking_requests: false, webhook_problems: true });
      await expectAccessible(page, "notifications of a member");
    });
  });

const CLAUDE = { id: "https://claude.ai/oauth/client.json", name: "Claude", uri: "https://claude.ai" };
const CURSOR = { id: "cursor-1", name: "Cursor", uri: null };

if (chromiumIsHere())
  describe("Console: own AI connections in a browser", () => {
    const site = useConsole();
    const resource = () => `${site.windows.service.url}/mcp`;
    const call = (token: string) => toMcp(site.windows.service.url, { Authorization: `Bearer ${token}` });

    it("ends one connection, whose token is rejected from then on", async () => {
      const { page, goto, person, complaints } = await site.open();
      const { service } = site.windows;
      const ended = await connect(service, { user: person, client: CLAUDE, resource: resource() });
      const kept = await connect(service, { user: person, client: CURSOR, scopes: ["crm:read"], resource: resource() });
      expect((await call(ended.token))[0]).to.equal(200);
      await goto("/me/connections");
      const row = page.getByRole("row", { name: "Claude" });
      await row.getByText("Described at claude.ai").waitFor();
      await row.getByText("Book, change and cancel appointments").waitFor();
      const unverified = page.getByRole("row", { name: "Cursor" });
      await unverified.getByText("Not verified").waitFor();
      expect(await unverified.getByRole("listitem").allTextContents()).to.deep.equal(["Read records"]);
      await row.getByRole("button", { name: "End the connection of “Claude”" }).click();
      await expectAccessible(page, "connection to be ended");
      await page.locator("dialog").getByRole("button", { name: "End" }).click();
      await page.getByText("The connection was ended.").waitFor();
      expect(await call(ended.token)).to.deep.equal([401, "invalid_token"]);
      expect((await call(kept.token))[0]).to.equal(200);
      await page.getByRole("button", { name: "Show ended connections" }).click();
      await page.getByText("You ended it").waitFor();
      expect(new URL(page.url()).search).to.equal("?ended=1");
      await expectAccessible(page, "connections");
      await page.goBack();
      await page.getByText("You ended it").waitFor({ state: "detached" });
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("ends all connections and those of keys by keyboard alone, in French, at 320 pixels", async () => {
      const { page, goto, person } = await site.open({ locale: "fr", width: 320 });
      const { service } = site.windows;
      const { token } = await connect(service, { user: person, client: CURSOR, resource: resource() });
      const key = await createKey(service, { user: person, mcp_access: true });
      await goto("/me/connections");
      await expectAccessible(page, "connections in French");
      await tabTo(page, page.getByRole("button", { name: "Mettre fin à toutes les connexions" }));
      await page.keyboard.press("Enter");
      const dialog = page.locator("dialog");
      await expectAccessible(page, "all connections to be ended");
      await tabTo(page, dialog.getByRole("button", { name: "Mettre fin à toutes les connexions" }));
      await page.keyboard.press("Enter");
      await page.getByText("2 connexions ont pris fin.").waitFor();
      await page.getByText("Aucune application n’est connectée à votre compte.").waitFor();
      expect(await call(token)).to.deep.equal([401, "invalid_token"]);
      expect(await call(key)).to.deep.equal([401, "invalid_token"]);
    });

    it("explains how to connect an application, unless the role forbids it", async () => {
      const { page, goto, person, api } = await site.open();
      await goto("/me/connections");
      await page.getByText("No application is connected with your account.").waitFor();
      await page.locator("section.connect").getByText(resource()).first().waitFor();
      const owner = await site.open();
      await owner.api.post("/v1/roles", { name: "Unconnected", permissions: ["entities:read"] });
      await owner.api.put(`/v1/members/${person.id}`, { role: "Unconnected" });
      expect((await api.get("/v1/me")).at("data.user.role")).to.equal("Unconnected");
      await goto("/me/connections");
      await page.getByText("Your role does not allow AI applications.").waitFor();
      expect(await page.locator("section.connect").count()).to.equal(0);
    });
  });
