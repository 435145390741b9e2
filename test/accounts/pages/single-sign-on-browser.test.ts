import { expect } from "chai";
import { requestPath, register } from "../../support/oauth/oauth.ts";
import { startProvider, type TestProvider } from "../../support/sign-in/identity-provider.ts";
import { startPageWindows, type PageWindows } from "../../support/sign-in/page-windows.ts";
import { signOnOrganization, type SignOnOrganization } from "../../support/sign-in/single-sign-on.ts";
import { chromiumIsHere } from "../../support/programs/chromium.ts";

if (chromiumIsHere())
  describe("Single sign-on in a browser", () => {
    let windows: PageWindows;
    let provider: TestProvider;
    let acme: SignOnOrganization;

    before(async () => {
      windows = await startPageWindows();
      provider = await startProvider(`${windows.service.url}/sign-in/sso/callback`);
      acme = await signOnOrganization(windows.service, provider);
    });

    afterEach(() => windows.closeWindows());

    after(async () => {
      await provider.close();
      await windows.close();
    });

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
