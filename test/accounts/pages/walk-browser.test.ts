import { expect } from "chai";
import type { Page } from "playwright-core";
import { requestPath, register } from "../../support/oauth/oauth.ts";
import {
  addAuthenticator,
  invitePerson,
  PASSWORD,
  shownSecret,
  startPageWindows,
  submitSignIn,
} from "../../support/sign-in/page-windows.ts";
import { codeOfApp } from "../../support/sign-in/pages.ts";
import { signIn } from "../../support/accounts/people.ts";
import { chromiumIsHere, violationsOf } from "../../support/programs/chromium.ts";
import type { Service } from "../../support/service.ts";
import { WALKED_LANGUAGES } from "../../support/suite/length.ts";
import { use } from "../../support/fixture.ts";

/** Folder for screenshots of all pages; none are taken by default. */
const SHOTS = process.env["PAGE_SHOTS"];

/** Runs in the page: lists visible targets below 24 × 24 px (WCAG 2.5.8). */
const SMALL_TARGETS = `[...document.querySelectorAll("a, button, input, summary")]
  .filter((target) => target.checkVisibility() && target.type !== "hidden")
  .map((target) => ({ target, box: target.getBoundingClientRect() }))
  .filter(({ box }) => box.width < 24 || box.height < 24)
  .map(({ target, box }) => target.outerHTML + " is " + box.width + " × " + box.height + " px")`;

/** The widths and color schemes in which each page is shown; the user acts in the last one. */
const walks = [
  {
    locale: "en-GB",
    language: "en",
    theme: "dark",
    looks: [
      { width: 1280, colorScheme: "dark" },
      { width: 320, colorScheme: "light" },
    ],
  },
  {
    locale: "fr-FR",
    language: "fr",
    theme: "light",
    looks: [
      { width: 320, colorScheme: "dark" },
      { width: 1280, colorScheme: "light" },
    ],
  },
] as const;

if (chromiumIsHere())
  describe("All account pages in a browser", () => {
    let service: Service;
    let clientId: string;
    const problems: string[] = [];

    const windows = use(() => startPageWindows());
    before(async () => {
      ({ service } = windows);
      clientId = String((await register(service.url, { client_name: "Carnet" })).body["client_id"]);
    });

    afterEach(() => windows.closeWindows());

    const requireSecondFactor = async (required: boolean): Promise<void> => {
      const policy = {
        two_factor_required: required,
        two_factor_required_since: "2026-01-01",
        two_factor_grace_days: 0,
      };
      await service.database.pool("organizations").where({ id: windows.organization.id }).update(policy);
    };

    for (const { locale, language, looks, theme } of walks.filter(({ language }) =>
      WALKED_LANGUAGES.includes(language),
    )) {
      it(`are accessible and fit narrow and wide windows in ${locale}`, async () => {
        const { page, complaints } = await windows.open({ locale });
        const judge = judgeOf(page, language, looks);
        const goTo = (path: string) => page.goto(service.url + path);
        await goTo("/sign-in");
        await judge("sign-in");
        await page.click("button.primary");
        await judge("sign-in-missing");
        await submitSignIn(page, service.url, { email: "nobody@people.example", password: "wrong" });
        await judge("sign-in-failed");
        await goTo("/sign-in?reason=ended");
        await judge("sign-in-ended");
        await page.goto(service.url + requestPath(clientId));
        await judge("sign-in-application");
        await goTo("/password-forgot");
        await judge("forgot");
        await page.fill("#email", "nobody@people.example");
        await page.click("button.primary");
        await judge("forgot-sent");
        await goTo("/password-reset");
        await judge("reset-without-token");
        await goTo("/password-reset#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
        await page.waitForURL("**/password-reset");
        await page.fill("#new_password", PASSWORD);
        await page.click("button.primary");
        await judge("reset-used");
        const { link, email } = await invitePerson(windows, language);
        await page.goto(link);
        await judge("invitation");
        await page.fill("#new_password", "short");
        await page.click("button.primary");
        await judge("invitation-short");
        await page.fill("#new_password", PASSWORD);
        await page.click("button.primary");
        await page.waitForURL(`${service.url}/`);
        await signIn(service.url, { email, password: PASSWORD });
        await page.goto(`${service.url}/account`);
        await judge("account");
        await page.click('a[href="/profile"]');
        await judge("profile");
        await page.selectOption("#theme", theme);
        await page.click("button.primary");
        await page.waitForURL("**/account?saved=profile*");
        await judge("profile-saved");
        await page.click('a[href="/password"]');
        await judge("password");
        await page.fill("#current_password", "wrong");
        await page.fill("#new_password", "short");
        await page.click("button.primary");
        await judge("password-wrong");
        await requireSecondFactor(true);
        await page.reload();
        await judge("two-factor-required");
        await requireSecondFactor(false);
        await goTo("/account");
        await page.click('a[href="/two-factor"]');
        await judge("two-factor");
        await page.click('form[action="/two-factor/app"] button');
        await judge("app");
        const secret = await shownSecret(page);
        await page.fill("#code", "000000");
        await page.click("button.primary");
        await judge("app-wrong");
        await page.fill("#code", codeOfApp(secret));
        await page.click("button.primary");
        await judge("codes");
        await addAuthenticator(page);
        await goTo("/two-factor");
        await page.fill("#new-name", "MacBook");
        await page.click("form[data-passkey] button");
        await page.waitForSelector(".list li");
        await judge("two-factor-set");
        await goTo("/confirm?return_to=/two-factor");
        await page.fill("#password", "wrong");
        await page.click("button.primary");
        await judge("confirm");
        await goTo("/sign-out");
        await judge("sign-out");
        await page.click("button.primary");
        await judge("signed-out");
        await submitSignIn(page, service.url, { email, password: PASSWORD });
        await page.waitForURL("**/two-factor");
        await judge("second-step");
        await page.fill("#code", "000000");
        await page.click("button.primary");
        await judge("second-step-wrong");
        await goTo("/v1/public/support/unknown-token");
        await judge("support");
        await goTo("/v1/public/unsubscribe/unknown-token");
        await judge("unsubscribe");
        await goTo("/a/unknown-token");
        await judge("appointment-unknown");
        await goTo("/h/unknown-token");
        await judge("host-decision-unknown");
        await goTo("/nothing");
        await judge("unknown-page");
        await page.route("**/sign-in", (route) => route.continue({ method: "PUT" }));
        await goTo("/sign-in");
        await judge("notice");
        expect(problems.splice(0)).to.deep.equal([]);
        expect(complaints.filter((text) => !/status of (4\d\d)/.test(text))).to.deep.equal([]);
      }).timeout(180_000);
    }

    /** Returns a function that looks for accessibility violations, overflow and small targets. */
    const judgeOf = (page: Page, language: string, looks: (typeof walks)[number]["looks"]) => {
      return async (name: string): Promise<void> => {
        for (const { width, colorScheme } of looks) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 720 });
          const what = `${name}-${language}-${width}`;
          if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${what}.png`, fullPage: true });
          for (const violation of await violationsOf(page)) problems.push(`${what}: ${violation}`);
          const wanted = await page.evaluate<number>("document.documentElement.scrollWidth");
          if (wanted > width) problems.push(`${what}: ${wanted} px wide`);
          for (const small of await page.evaluate<string[]>(SMALL_TARGETS)) problems.push(`${what}: ${small}`);
        }
      };
    };
  });
