import { expect } from "chai";
import { codeAt, wrongCode } from "../support/sign-in/authenticator-app.ts";
import { addAuthenticator, submitSignIn } from "../support/sign-in/page-windows.ts";
import { signIn } from "../support/accounts/people.ts";
import {
  expectAccessible,
  unexpected,
  useConsole,
  type ConsoleWindow,
  hasFocus,
  tabTo,
} from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

if (chromiumIsHere())
  describe("Console: security in a browser", () => {
    const site = useConsole();
    /** Makes the last confirmation of the identity too old. */
    const outdateConfirmation = async ({ person }: ConsoleWindow): Promise<void> => {
      const sessions = site.windows.service.database.pool("sessions").where({ user_id: person.id });
      await sessions.update({ confirmed_at: new Date(0).toISOString() });
    };
    /** Asks as the window, whose session remains when the other sessions of the user end. */
    const methodsOf = async ({ page }: ConsoleWindow): Promise<Record<string, unknown>> =>
      await page.evaluate(`fetch("/v1/me/sign-in-methods").then((answer) => answer.json()).then(({ data }) => data)`);

    it("changes the password by keyboard alone, which ends the other sessions", async () => {
      const opened = await site.open();
      const { page, person, api, goto } = opened;
      await goto("/me/security");
      await tabTo(page, page.getByRole("button", { name: "Change the password" }));
      await page.keyboard.press("Enter");
      expect(await page.evaluate("document.activeElement.name")).to.equal("current_password");
      await page.keyboard.type("wrong password");
      await page.keyboard.press("Tab");
      await page.keyboard.type(" a new long sentence ");
      await page.keyboard.press("Enter");
      await page.locator("dialog [role=alert]").waitFor();
      expect(await page.evaluate("document.activeElement.name"), "the wrong field").to.equal("current_password");
      await expectAccessible(page, "wrong password");
      await page.keyboard.press("Control+A");
      await page.keyboard.type(person.password);
      await page.keyboard.press("Enter");
      await page.getByText("Your password was changed.").waitFor();
      expect(await page.evaluate("document.activeElement.textContent")).to.equal("Change the password");
      expect((await api.get("/v1/me")).status, "the other session has ended").to.equal(401);
      const again = await signIn(site.windows.service.url, { ...person, password: " a new long sentence " });
      expect((await again.get("/v1/me")).status).to.equal(200);
    });

    it("sets up an authenticator app in French at 320 pixels, shows codes once, replaces them and turns it off", async () => {
      const opened = await site.open({ locale: "fr", width: 320 });
      const { page, goto, complaints } = opened;
      await goto("/me/security");
      await page.getByText("Désactivée", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Configurer une application" }).click();
      const dialog = page.locator("dialog");
      await dialog.getByAltText("Code QR pour l’application d’authentification").waitFor();
      await expectAccessible(page, "authenticator app");
      const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
      await dialog.getByLabel("Code de l’application").fill(wrongCode(secret));
      await dialog.getByRole("button", { name: "Activer" }).click();
      await dialog.locator("[role=alert]").waitFor();
      await dialog.getByLabel("Code de l’application").fill(codeAt(secret));
      await dialog.getByRole("button", { name: "Activer" }).click();
      const codes = (await dialog.locator("code.secret").textContent())?.split("\n") ?? [];
      expect(codes).to.have.length(10);
      await expectAccessible(page, "recovery codes");
      await dialog.getByRole("button", { name: "J’ai conservé le secret" }).click();
      await page.getByText("Activée", { exact: true }).waitFor();
      expect(await methodsOf(opened)).to.include({ recovery_codes_left: 10 });
      await page.getByRole("button", { name: "Créer de nouveaux codes" }).click();
      await dialog.getByRole("button", { name: "Créer de nouveaux codes" }).click();
      const next = (await dialog.locator("code.secret").textContent())?.split("\n") ?? [];
      expect(next).to.have.length(10).and.not.include(codes[0]);
      await page.keyboard.press("Escape");
      await expectAccessible(page, "security with an authenticator app");
      await page.getByRole("button", { name: "Désactiver" }).click();
      await dialog.getByRole("button", { name: "Désactiver" }).click();
      await page.getByText("Désactivée", { exact: true }).waitFor();
      expect(await methodsOf(opened)).to.include({ authenticator_app: null, recovery_codes_left: 0 });
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("adds, renames and removes a passkey, and then signs in with it alone", async () => {
      const opened = await site.open();
      const { page, goto, complaints } = opened;
      await addAuthenticator(page);
      await goto("/me/security");
      await page.getByText("You have no passkey.").waitFor();
      const dialog = page.locator("dialog");
      await page.getByRole("button", { name: "Add a passkey" }).click();
      expect(await dialog.getByLabel("Name").inputValue()).to.match(/^Chrome on /);
      await dialog.getByLabel("Name").fill("Laptop");
      await dialog.getByRole("button", { name: "Add a passkey" }).click();
      expect((await dialog.locator("code.secret").textContent())?.split("\n")).to.have.length(10);
      await page.keyboard.press("Escape");
      const row = page.getByRole("row", { name: "Laptop" });
      await row.getByRole("button", { name: "Rename" }).click();
      await dialog.getByLabel("Name").fill("Office laptop");
      await dialog.getByRole("button", { name: "Save" }).click();
      const renamed = page.getByRole("row", { name: "Office laptop" });
      await renamed.waitFor();
      await expectAccessible(page, "security with a passkey");
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await dialog.getByRole("button", { name: "Add a passkey" }).click();
      await dialog.getByText("This device already has a passkey").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Remove the password" }).click();
      await dialog.getByRole("button", { name: "Remove the password" }).click();
      await page.getByRole("button", { name: "Set a password" }).waitFor();
      await renamed.getByRole("button", { name: "Remove" }).click();
      await dialog.getByRole("button", { name: "Remove" }).click();
      await dialog.locator("[role=alert]").waitFor();
      expect(await methodsOf(opened), "the only way to sign in remains").to.include({ password: false, passkeys: 1 });
      await page.keyboard.press("Escape");
      await page.context().clearCookies();
      await page.goto(`${site.windows.service.url}/sign-in?return_to=/me/security`);
      await page.getByRole("button", { name: "Use a passkey" }).click();
      await page.waitForURL("**/me/security");
      await page.getByRole("row", { name: "Office laptop" }).waitFor();
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("asks for the identity when the confirmation is too old, and then continues", async () => {
      const opened = await site.open();
      const { page, person, goto, api } = opened;
      await goto("/me/security");
      await outdateConfirmation(opened);
      const [setUp, dialog] = [page.getByRole("button", { name: "Set up an app" }), page.locator("dialog")];
      await tabTo(page, setUp);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Confirm your identity" }).waitFor();
      await expectAccessible(page, "confirmation");
      await page.keyboard.press("Escape");
      await page.locator("[role=alert]", { hasText: "Confirm" }).waitFor();
      expect(await hasFocus(page, setUp)).to.equal(true);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Confirm your identity" }).waitFor();
      await page.locator("[name=password]:focus").waitFor();
      await page.keyboard.type("wrong password");
      await page.keyboard.press("Enter");
      await dialog.locator("[role=alert]").waitFor();
      await page.keyboard.press("Control+A");
      await page.keyboard.type(person.password);
      await page.keyboard.press("Enter");
      await dialog.getByAltText("QR code for the authenticator app").waitFor();
      const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
      await dialog.getByLabel("Code from the app").fill(codeAt(secret));
      await page.keyboard.press("Enter");
      await dialog.locator("code.secret").waitFor();
      await page.keyboard.press("Escape");
      // Other pages of the console use the same dialog, here with a recovery code.
      await goto("/settings/api-keys");
      await outdateConfirmation(opened);
      await page.getByRole("button", { name: "Create an API key" }).click();
      await dialog.getByLabel("Name").fill("ERP");
      await dialog.getByRole("group", { name: "Tasks" }).getByLabel("Read").check();
      await dialog.getByRole("button", { name: "Create an API key" }).click();
      await page.getByRole("button", { name: "Use a code instead" }).click();
      await page.getByLabel("Code").fill(codeAt(secret, 1));
      await page.getByRole("button", { name: "Confirm" }).click();
      await dialog.locator("code.secret").waitFor();
      expect((await api.get("/v1/me")).status).to.equal(401);
    });

    it("confirms the identity with a passkey", async () => {
      const opened = await site.open();
      const { page, goto } = opened;
      await addAuthenticator(page);
      await goto("/me/security");
      const dialog = page.locator("dialog");
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await dialog.getByRole("button", { name: "Add a passkey" }).click();
      await dialog.locator("code.secret").waitFor();
      await page.keyboard.press("Escape");
      await outdateConfirmation(opened);
      await page.getByRole("button", { name: "Create new codes" }).click();
      await dialog.getByRole("button", { name: "Create new codes" }).click();
      await page.getByRole("button", { name: "Confirm with a passkey" }).click();
      await dialog.locator("code.secret").waitFor();
    });
  });

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
