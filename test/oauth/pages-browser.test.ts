import { expect } from "chai";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import {
  chromiumIsHere,
  openWindow,
  startChromium,
  startSite,
  type Site,
  type Visitor,
  pageFaults,
} from "../support/programs/chromium.ts";
import { authorizePath, exchange, pkce, register } from "../support/oauth/oauth.ts";
import { createOrganization, createPerson } from "../support/accounts/people.ts";
import { startService, type Service } from "../support/service.ts";
import { use } from "../support/fixture.ts";

/** Expected texts in each locale. */
const journeys = [
  {
    locale: "fr-FR",
    signIn: "Connexion",
    consent: "Autoriser Carnet à utiliser votre CRM\u202f?",
    unverified: "Application non vérifiée",
    loopback: "L’accès est transmis à un programme de votre propre appareil.",
  },
  {
    locale: "en-GB",
    signIn: "Sign in",
    consent: "Allow Carnet to use your CRM?",
    unverified: "Unverified application",
    loopback: "Access is given to a program on your own device.",
  },
] as const;

if (chromiumIsHere())
  describe("OAuth pages in a browser", () => {
    let service: Service;
    let browser: Browser;
    /** A third-party site: an application or an attacker. */
    let elsewhere: Site;
    const windows: Visitor[] = [];

    before(async () => {
      [service, browser, elsewhere] = await Promise.all([
        startService({ atOwnUrl: true }),
        startChromium(),
        startSite(),
      ]);
    });
    const organization = use(() => createOrganization(service));

    afterEach(async () => {
      for (const visitor of windows.splice(0)) await visitor.close();
    });

    after(async () => {
      await browser.close();
      await elsewhere.close();
      await service.close();
    });

    const open = async (options: BrowserContextOptions = {}): Promise<Visitor> => {
      const opened = await openWindow(browser, options);
      windows.push(opened);
      return opened;
    };
    const callback = (): string => `${elsewhere.origin}/callback`;
    const application = async (name = "Carnet"): Promise<string> => {
      const { body } = await register(service.url, { client_name: name, redirect_uris: [callback()] });
      return String(body["client_id"]);
    };
    const askFor = (clientId: string, challenge = pkce().challenge, more = {}): string => {
      const proof = { code_challenge: challenge, code_challenge_method: "S256" };
      return service.url + authorizePath({ client_id: clientId, redirect_uri: callback(), ...proof, ...more });
    };
    const signIn = async (page: Page, { email, password } = organization.owner): Promise<void> => {
      await page.fill("#email", email);
      await page.fill("#password", password);
      await page.click("button.primary");
    };
    const atConsent = async (options: BrowserContextOptions = {}, name?: string): Promise<Visitor> => {
      const visitor = await open({ locale: "en-GB", ...options });
      await visitor.page.goto(askFor(await application(name)));
      await signIn(visitor.page);
      return visitor;
    };

    for (const { locale, signIn: signInTitle, consent, unverified, loopback } of journeys) {
      it(`work by keyboard alone and without scripts in ${locale}`, async () => {
        const { page, complaints, origins } = await open({ locale, javaScriptEnabled: false });
        const { verifier, challenge } = pkce();
        const clientId = await application();
        await page.goto(askFor(clientId, challenge));
        expect(await page.locator("html").getAttribute("lang")).to.equal(locale.slice(0, 2));
        expect(await page.locator("h1").textContent()).to.equal(signInTitle);
        const { keyboard } = page;
        await page.waitForSelector("input:focus");
        await keyboard.type(organization.owner.email);
        await keyboard.press("Tab");
        await keyboard.type(organization.owner.password);
        await keyboard.press("Enter");
        await page.waitForSelector("input[name=scope]");
        const text = (await page.locator("main").textContent()) ?? "";
        for (const said of [unverified, loopback, organization.owner.email, organization.record.name]) {
          expect(text).to.include(said);
        }
        expect(text).to.include(new URL(elsewhere.origin).host);
        expect(await page.locator("h1").textContent()).to.equal(consent);
        // The link to another account, then the four checkboxes: the second is unchecked.
        for (const key of ["Tab", "Tab", "Tab", "Space", "Tab", "Tab", "Tab"]) await keyboard.press(key);
        await keyboard.press("Enter");
        await page.waitForURL(`${elsewhere.origin}/**`);
        const code = new URL(page.url()).searchParams.get("code") ?? "";
        const fields = { client_id: clientId, code, code_verifier: verifier, redirect_uri: callback() };
        const { body } = await exchange(service.url, fields);
        expect(body["scope"]).to.equal("crm:read booking:read booking:write");
        expect(complaints).to.deep.equal([]);
        expect([...origins].sort()).to.deep.equal([service.url, elsewhere.origin].sort());
      });
    }

    it("have no accessibility violations and fit narrow screens", async () => {
      const found: string[] = [];
      const judge = async (page: Page, what: string): Promise<unknown> => found.push(...(await pageFaults(page, what)));
      for (const [locale, colorScheme] of [
        ["en-GB", "dark"],
        ["fr-FR", "light"],
      ] as const) {
        const { page } = await open({ locale, colorScheme, viewport: { width: 320, height: 640 } });
        const what = (name: string): string => `${name} in ${locale}`;
        await page.goto(askFor(await application(`A very${"l".repeat(60)}ong name`)));
        await judge(page, what("sign-in"));
        await page.click("button.primary");
        await judge(page, what("nothing filled in"));
        await signIn(page, { ...organization.owner, password: "wrong" });
        await judge(page, what("wrong password"));
        await signIn(page);
        await judge(page, what("consent"));
        for (const box of await page.locator("input[name=scope]").all()) await box.uncheck();
        await page.click("button.primary");
        await judge(page, what("nothing ticked"));
        await page.goto(`${service.url}/oauth/interaction/nothing`);
        await judge(page, what("expired"));
        await page.goto(`${service.url}/oauth/authorize?client_id=nobody`);
        await judge(page, what("wrong link"));
      }
      expect(found).to.deep.equal([]);
    });

    it("link error messages to their fields and focus the first one", async () => {
      const { page } = await open({ locale: "en-GB" });
      await page.goto(askFor(await application()));
      await page.fill("#email", "ada@example.com");
      await page.click("button.primary");
      expect(await page.locator(":focus").getAttribute("id")).to.equal("password");
      const described = await page.locator("#password").getAttribute("aria-describedby");
      expect(await page.locator(`#${described ?? ""}`).textContent()).to.equal("Enter your password.");
      expect(await page.locator("#password").getAttribute("aria-invalid")).to.equal("true");
      expect(await page.locator("#email").inputValue()).to.equal("ada@example.com");
    });

    it("display application names as text, regardless of markup", async () => {
      const names = [
        `<script>document.title="taken"</script>`,
        `"><img src=x onerror=alert(1)>`,
        `{{7*7}} \${7*7} <b>bold</b>`,
        `Cl\u0430ude &lt;official&gt;`,
        `\u202Eedualc\u2066 \u05E7\u05DC\u05D5\u05D3`,
      ];
      const { page, complaints } = await atConsent();
      for (const name of names) {
        await page.goto(askFor(await application(name)));
        const shown = await page.locator("dl dd").first().textContent();
        expect(shown).to.equal(name.replace(/[\u202E\u2066]/g, "").trim());
        expect(await page.locator("script, img, main b").count()).to.equal(0);
        expect(await page.title()).to.match(/^Allow an application/);
        expect(await page.locator("h1 bdi").count()).to.equal(1);
        expect(complaints).to.deep.equal([]);
      }
    });

    it("stay blank in a frame of another site", async () => {
      const { page } = await atConsent();
      const { pathname } = new URL(page.url());
      elsewhere.pages.set("/frame", `<iframe src="${service.url}${pathname}" title="x"></iframe>`);
      const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
      await page.goto(`${elsewhere.origin}/frame`);
      await refused;
      const frame = page.frames()[1];
      expect(await frame?.locator("main, form, button").count()).to.equal(0);
      expect(frame?.url()).to.not.include(service.url);
    });

    it("reject a form submitted by another site", async () => {
      const { page } = await atConsent();
      const fields = await page.locator("form input").evaluateAll((inputs) =>
        inputs.map((input) => {
          const { name, value } = input as unknown as { name: string; value: string };
          return `<input type="hidden" name="${name}" value="${value}">`;
        }),
      );
      const target = `${page.url()}/consent`;
      elsewhere.pages.set(
        "/forged",
        `<form method="post" action="${target}">${fields.join("")}<button>Win</button></form>`,
      );
      await page.goto(`${elsewhere.origin}/forged`);
      const answer = page.waitForResponse(target);
      await page.click("button");
      expect((await answer).status()).to.equal(403);
      expect(await page.locator("h1").textContent()).to.equal("This request did not come from our page");
    });

    it("allow a popup to report back to the application that opened it", async () => {
      elsewhere.pages.set("/callback", `<p>Back.<script>opener?.postMessage(location.search, "*")</script>`);
      elsewhere.pages.set("/app", "<p>Application");
      const { page } = await open({ locale: "en-GB" });
      await page.goto(`${elsewhere.origin}/app`);
      const listen = `addEventListener("message", ({ data }) => resolve(data))`;
      await page.evaluate(`void (globalThis.heard = new Promise((resolve) => ${listen}))`);
      const opened = page.waitForEvent("popup");
      await page.evaluate(`void open(${JSON.stringify(askFor(await application()))})`);
      const popup = await opened;
      await signIn(popup);
      await popup.click("button.primary");
      expect(await page.evaluate("heard")).to.include("code=");
      elsewhere.pages.delete("/callback");
    });

    it("let another user sign in, which ends the first session", async () => {
      const other = await createPerson(service, { organization: organization.record, role: "member" });
      const { page } = await atConsent();
      const before = await page.context().cookies();
      await page.click("text=Use another account");
      await signIn(page, other);
      expect(await page.locator("main").textContent()).to.include(other.email);
      const old = before.find(({ name }) => name === "crs_session")?.value ?? "";
      const me = await fetch(`${service.url}/v1/me`, { headers: { Cookie: `crs_session=${old}` } });
      expect(me.status).to.equal(401);
    });

    it("deny access by keyboard and notify the application", async () => {
      const { page } = await atConsent();
      await page.focus("text=Deny");
      await page.keyboard.press("Enter");
      await page.waitForURL(`${elsewhere.origin}/**`);
      expect(new URL(page.url()).searchParams.get("error")).to.equal("access_denied");
    });
  });
