import { expect } from "chai";
import type { Page } from "playwright-core";
import {
  addAuthenticator,
  invitePerson,
  linkTo,
  PASSWORD,
  shownSecret,
  startPageWindows,
  submitSignIn,
} from "../../support/sign-in/page-windows.ts";
import { codeOfApp } from "../../support/sign-in/pages.ts";
import { createPerson } from "../../support/accounts/people.ts";
import { callerAt } from "../../support/caller.ts";
import { chromiumIsHere } from "../../support/programs/chromium.ts";
import type { Service } from "../../support/service.ts";
import { use } from "../../support/fixture.ts";
import { requestPath, register } from "../../support/oauth/oauth.ts";
import { startProvider } from "../../support/sign-in/identity-provider.ts";
import { signOnOrganization } from "../../support/sign-in/single-sign-on.ts";

if (chromiumIsHere())
  describe("Account pages in a browser", () => {
    let service: Service;

    const windows = use(() => startPageWindows());
    before(() => {
      ({ service } = windows);
    });

    afterEach(() => windows.closeWindows());

    /** Sets up an authenticator app on the page that shows the second factors; returns its secret. */
    const enroll = async (page: Page): Promise<string> => {
      await page.goto(`${service.url}/two-factor`);
      await page.click('form[action="/two-factor/app"] button');
      const secret = await shownSecret(page);
      await page.fill("#code", codeOfApp(secret));
      await page.click("button.primary");
      return secret;
    };

    it("take the token out of the address bar and send it to nobody", async () => {
      const { link } = await invitePerson(windows);
      const { page, origins, complaints } = await windows.open();
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await page.goto(link);
      const token = link.slice(link.indexOf("#") + 1);
      expect(page.url()).to.equal(`${service.url}/invitation`);
      expect(await page.locator("#link").inputValue()).to.equal(token);
      expect(await page.locator("#link").isVisible()).to.equal(false);
      expect(await page.locator(":focus").getAttribute("id")).to.equal("new_password");
      await page.click("a.language");
      expect(await page.locator("html").getAttribute("lang")).to.equal("fr");
      expect(await page.locator("#link").inputValue()).to.equal(token);
      expect(page.url()).to.equal(`${service.url}/invitation`);
      expect(requested.join(" ").replaceAll(/#\S*/g, "")).to.not.include(token);
      expect([...origins]).to.deep.equal([service.url]);
      expect(complaints).to.deep.equal([]);
    });

    it("let an invited person add a passkey and sign in with it alone", async () => {
      const { email, link } = await invitePerson(windows);
      const { page, complaints } = await windows.open();
      await addAuthenticator(page);
      await page.goto(link);
      await page.waitForSelector("input:focus");
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL(`${service.url}/`);
      await page.goto(`${service.url}/two-factor`);
      await page.fill("#new-name", "Telephone");
      await page.keyboard.press("Enter");
      await page.waitForSelector("[data-codes]");
      expect(await page.locator("[data-codes] li").count()).to.equal(10);
      await page.goto(`${service.url}/sign-out`);
      await page.click("button.primary");
      await page.click("text=Use a passkey");
      await page.waitForURL(`${service.url}/`);
      await page.goto(`${service.url}/account`);
      expect(await page.locator("main").textContent()).to.include(email);

      // As a second factor after the password.
      await page.goto(`${service.url}/sign-out`);
      await page.click("button.primary");
      await submitSignIn(page, service.url, { email, password: PASSWORD });
      await page.waitForURL("**/two-factor");
      await page.click("text=Use a passkey");
      await page.waitForURL(`${service.url}/`);

      await page.goto(`${service.url}/two-factor`);
      await page.click("summary");
      await page.locator("details input[name=name]").fill("Old telephone");
      await page.click("text=Save the name");
      await page.click("[aria-label='Remove Old telephone']");
      await page.locator(".list li").first().waitFor({ state: "detached" });
      expect(complaints).to.deep.equal([]);
    });

    it("sign in with an authenticator app by keyboard alone and without scripts", async () => {
      const person = await createPerson(service, { organization: windows.organization.record, role: "member" });
      const first = await windows.open({ javaScriptEnabled: false });
      await submitSignIn(first.page, service.url, person);
      const secret = await enroll(first.page);
      expect(await first.page.locator("ol.codes li").count()).to.equal(10);
      expect(await first.page.locator("a[download]").getAttribute("href")).to.match(/^data:text\/plain/);

      const { page, complaints } = await windows.open({ javaScriptEnabled: false });
      const { keyboard } = page;
      await page.goto(`${service.url}/sign-in?return_to=/account`);
      await page.waitForSelector("input:focus");
      await keyboard.type(person.email);
      await keyboard.press("Tab");
      await keyboard.type(person.password);
      await keyboard.press("Enter");
      await page.waitForURL("**/two-factor?**");
      await page.waitForSelector("input:focus");
      await keyboard.type(codeOfApp(secret, Date.now() + 30_000));
      await keyboard.press("Enter");
      await page.waitForURL("**/account");
      expect(complaints).to.deep.equal([]);
    });

    it("choose a new password with the link of the e-mail", async () => {
      const person = await createPerson(service, { organization: windows.organization.record, role: "member" });
      const { page, complaints } = await windows.open({ locale: "fr-FR" });
      await page.goto(`${service.url}/sign-in`);
      await page.click("text=Mot de passe oublié");
      await page.fill("#email", person.email);
      await page.keyboard.press("Enter");
      await page.waitForSelector("text=Consultez vos e");
      await page.goto(await linkTo(service, person.email));
      await page.waitForSelector("input:focus");
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForSelector("text=Votre mot de passe a été modifié.");
      await submitSignIn(page, service.url, { email: person.email, password: PASSWORD });
      await page.waitForURL(`${service.url}/`);
      expect(complaints).to.deep.equal([]);
      const old = await callerAt(service.url).post("/v1/session", { email: person.email, password: person.password });
      expect(old.status).to.equal(401);
    });
  });

if (chromiumIsHere())
  describe("Single sign-on in a browser", () => {
    const windows = use(() => startPageWindows());
    const provider = use(() => startProvider(`${windows.service.url}/sign-in/sso/callback`));
    const acme = use(() => signOnOrganization(windows.service, provider));

    afterEach(() => windows.closeWindows());

    it("starts with the e-mail address and ends at the account", async () => {
      const email = `ada@${acme.domain}`;
      provider.expect({ sub: "ada", email });
      const { page, complaints } = await windows.open();
      await page.goto(`${windows.service.url}/sign-in`);
      await page.fill("#email", email);
      await page.click("text=Use single sign-on");
      await page.waitForURL(`${windows.service.url}/`);
      await page.goto(`${windows.service.url}/account`);
      expect(await page.locator("main").textContent()).to.include(email);
      expect(complaints).to.deep.equal([]);
    });

    it("continues at the consent of an application", async () => {
      const email = `grace@${acme.domain}`;
      provider.expect({ sub: "grace", email });
      const clientId = String((await register(windows.service.url)).body["client_id"]);
      const { page, complaints } = await windows.open();
      await page.goto(windows.service.url + requestPath(clientId));
      await page.fill("#email", email);
      await page.click("text=Use single sign-on");
      await page.waitForURL("**/oauth/interaction/**");
      expect(await page.locator("main").textContent())
        .to.include("Assistant")
        .and.include(email);
      expect(complaints).to.deep.equal([]);
    });

    it("is offered on the page after a password, if it is enforced, and a rejection leads back", async () => {
      const member = await acme.member("bob");
      await acme.set({ enforced: true });
      provider.expect({ sub: "bob", email: `bob@elsewhere.example` });
      const { page } = await windows.open({ locale: "fr-FR" });
      await page.goto(`${windows.service.url}/sign-in`);
      await page.fill("#email", member.email);
      await page.fill("#password", member.password);
      await page.keyboard.press("Enter");
      await page.click("a.button.primary");
      await page.waitForURL("**/sign-in/sso/callback?**");
      expect(await page.locator("h1").textContent()).to.equal("La connexion n’a pas abouti");
      await page.click('a[href="/sign-in"]');
      await page.waitForURL("**/sign-in");
    });
  });
