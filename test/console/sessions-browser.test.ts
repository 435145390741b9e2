import { expect } from "chai";
import { submitSignIn } from "../support/sign-in/page-windows.ts";
import { signIn } from "../support/accounts/people.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

if (chromiumIsHere())
  describe("Console: sessions in a browser", () => {
    const site = useConsole();

    it("ends another session, whose window then needs a new sign-in", async () => {
      const { page, person, goto, api, complaints } = await site.open();
      await goto("/");
      const { service } = site.windows;
      const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
      const other = await site.windows.open({ userAgent: phone });
      await submitSignIn(other.page, service.url, person);
      await other.page.waitForSelector("main h1");
      await goto("/me/security");
      const current = page.getByRole("row", { name: "This session" });
      await current.getByText(/^Chrome on /).waitFor();
      expect(await current.getByRole("button").count(), "the current session ends by signing out").to.equal(0);
      const row = page.getByRole("row", { name: "Safari on iPhone" });
      await row.getByText("127.0.0.1").waitFor();
      await row.getByRole("button", { name: "End" }).click();
      await expectAccessible(page, "session to be ended");
      await page.locator("dialog").getByRole("button", { name: "End" }).click();
      await page.getByText("The session was ended.").waitFor();
      await row.waitFor({ state: "detached" });
      await other.page.goto(`${service.url}/me`);
      await other.page.waitForURL("**/sign-in?return_to=%2Fme");
      expect((await api.get("/v1/me")).status, "a third session continues").to.equal(200);
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("ends all other sessions, in French at 320 pixels", async () => {
      const { page, person, goto, api } = await site.open({ locale: "fr", width: 320 });
      const second = await signIn(site.windows.service.url, person);
      await goto("/me/security");
      await page.getByRole("button", { name: "Fermer toutes les autres sessions" }).click();
      await page.locator("dialog").getByRole("button", { name: "Fermer toutes les autres sessions" }).click();
      await page.getByText("Toutes les autres sessions ont été fermées.").waitFor();
      for (const caller of [api, second]) expect((await caller.get("/v1/me")).status).to.equal(401);
      await page.reload();
      await page.getByText("Cette session").waitFor();
      await expectAccessible(page, "one session");
    });

    it("shows operators in a support session no actions on the account", async () => {
      const { page, person, goto } = await site.open();
      const operator = { support: true, operator_name: "Operator", reason: "A test" };
      await site.windows.service.database.pool("sessions").where({ user_id: person.id }).update(operator);
      await goto("/me/security");
      await page.getByText("You cannot change this account in a support session.").waitFor();
      expect(await page.locator("main button").count()).to.equal(0);
    });
  });
