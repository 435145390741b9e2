import { expect } from "chai";
import type { Page } from "playwright-core";
import { useConsole, openAs } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { WALKED_LANGUAGES } from "../support/suite/length.ts";
import { operations } from "../../generated/operations.js";
import { permissions } from "../../generated/vocabulary.js";
import { consolePaths } from "../../src/base/contract/console-paths.ts";
import { readConfig } from "../../src/server/config.ts";
import { createDemo } from "../../src/server/demo-creation.ts";
import { demoOrganization } from "../../src/server/demo.ts";
import { readSecretKey } from "../../src/server/secret-key.ts";
import { createStore } from "../../src/base/store/store.ts";
import { createKey, signIn, type Person } from "../support/accounts/people.ts";
import type { Caller } from "../support/caller.ts";
import { finished } from "../support/queue.ts";
import { SECRET_KEY } from "../support/service.ts";
import { PUBLIC } from "../support/webhooks/listener.ts";

/** Chromium runs in English here: its own messages would be English on every page. */
const TEXTS = {
  en: {
    invite: ["Invite a member", "Send the invitation"],
    missing: "Please fill in this field.",
    email: "Please enter an e-mail address, such as ada@example.com.",
    save: "Save",
    more: "More",
  },
  fr: {
    invite: ["Inviter un membre", "Envoyer l’invitation"],
    missing: "Remplissez ce champ.",
    email: "Saisissez une adresse e-mail, comme ada@example.com.",
    save: "Enregistrer",
    more: "Plus",
  },
} as const;

if (chromiumIsHere())
  describe("Console: messages of the page instead of those of the browser", () => {
    const site = useConsole();

    for (const locale of WALKED_LANGUAGES) {
      it(`says at the field what is missing or wrong, in ${locale}, in any language of the browser`, async () => {
        const { invite, missing, email } = TEXTS[locale];
        const { page, goto } = await site.open({ locale });
        await goto("/settings/members");
        await page.getByRole("button", { name: invite[0] }).click();
        const dialog = page.locator("dialog");
        const send = dialog.locator("button.primary");
        await send.waitFor();
        expect(await dialog.locator("form").getAttribute("novalidate"), "no message of the browser").to.equal("");
        await send.click();
        await dialog.getByText(missing, { exact: true }).waitFor();
        const field = dialog.locator("input[name=email]");
        expect(await field.getAttribute("aria-invalid")).to.equal("true");
        expect(await page.evaluate("document.activeElement.name"), "the field has the focus").to.equal("email");
        await field.fill("ada");
        await send.click();
        await dialog.getByText(email, { exact: true }).waitFor();
        expect(await dialog.getByText(missing, { exact: true }).count()).to.equal(0);
      });

      it(`keeps every form of the console from asking in the language of the browser, in ${locale}`, async () => {
        const { page, goto } = await site.open({ locale });
        for (const path of ["/me", "/me/security", "/settings/organization", "/settings/ai", "/settings/sign-in"]) {
          await goto(path);
          const asking = await page.evaluate<string[]>(
            `[...document.forms].filter((form) => !form.noValidate && form.querySelector("[required], [type=email], [type=url], [type=number]")).map((form) => form.outerHTML.slice(0, 200))`,
          );
          expect(asking, path).to.deep.equal([]);
        }
      });

      it(`reports a change above the bar of narrow windows, whose buttons stay usable, in ${locale}`, async () => {
        const { save, more } = TEXTS[locale];
        const { page, goto } = await site.open({ locale, width: 320 });
        await goto("/me");
        await page.locator("input[name=first_name]").fill("Ada");
        await page.getByRole("button", { name: save }).first().click();
        const toast = page.locator(".announcement p");
        await toast.waitFor();
        const button = page.locator(".mobile-bar button", { hasText: more });
        const [message, bar] = [await toast.boundingBox(), await button.boundingBox()];
        expect((message?.y ?? 0) + (message?.height ?? 0), "the message ends above the button").to.be.at.most(
          bar?.y ?? 0,
        );
        await button.click();
        await page.locator("dialog").waitFor();
      });
    }
  });

const PAGES_TIMEOUT = 240_000;
/** Dialogs that an address opens. */
const DIALOGS = [
  "/settings/api-keys?do=create",
  "/settings/webhooks?do=create",
  "/settings/exports?do=create",
  "/settings/custom-fields?do=create",
  "/settings/suppressions?do=create",
  "/settings/members?do=invite",
];
const PERMISSIONS = new Set<string>(permissions);
/** Actions of the activity log begin with the group of an operation. */
const GROUPS = new Set(operations.map(({ id }) => id.split(".")[0]));
/** A word that could be a code: `stage_changed`, `members.create`, `entities:read`. */
const WORD = /[a-zA-Z0-9_.:@/-]+/g;

if (chromiumIsHere())
  describe("Console: texts without codes", () => {
    const site = useConsole();
    let owner: Person;
    let paths: readonly string[];
    before(async function () {
      this.timeout(PAGES_TIMEOUT);
      owner = await demoOwner();
      paths = await pagesOf(await signIn(site.windows.service.url, owner));
    });

    /** Fills the service with the demo organization; returns its owner. */
    async function demoOwner(): Promise<Person> {
      const { database, dataDir } = site.windows.service;
      const checked = readConfig({ SECRET_KEY, DATA_DIR: dataDir, DATABASE_URL: database.url });
      const config = { ...checked, secretKey: await readSecretKey(checked, database.pool) };
      const storage = { pool: database.pool } as Parameters<typeof createDemo>[0];
      const secrets = await createDemo(storage, config, demoOrganization);
      const store = createStore(database.pool);
      const organization = await store.organizations.bySlug(demoOrganization.slug);
      const login = await store.users.login(demoOrganization.email);
      if (!organization || !login) throw new Error("There is no demo organization.");
      return { id: login.id, email: demoOrganization.email, password: secrets.password, organization };
    }

    /** Makes one record of each page, and entries in the activity log; returns the addresses of all pages. */
    async function pagesOf(api: Caller): Promise<string[]> {
      const made = async (path: string, body: object): Promise<string> => {
        const answer = await api.post(path, body);
        expect(answer.status, `${path}: ${answer.text}`).to.be.oneOf([200, 201, 202]);
        return answer.string("data.id");
      };
      const scopes = [...permissions];
      await made("/v1/roles", { name: "All rights", permissions: scopes });
      const key = await made("/v1/api-keys", { name: "Website", scopes });
      await createKey(site.windows.service, { user: owner, name: "Of a command" });
      const webhook = await made("/v1/webhooks", { url: `http://${PUBLIC}:9/in`, events: ["*"] });
      const member = await made("/v1/members", { email: "guest@northwind.example", role: "read_only" });
      await made("/v1/notifications/suppressions", { email: "gone@northwind.example", reason: "hard_bounced" });
      const asked = await api.post("/v1/exports", { entity_type: "contact", fields: ["email"] });
      await finished(api, asked.string("data.job_id"));
      await api.put(`/v1/members/${member}`, { role: "manager" });
      await api.delete(`/v1/api-keys/${key}`);
      const ids: Readonly<Record<string, string>> = {
        "/settings/members/:id": member,
        "/settings/api-keys/:id": key,
        "/settings/webhooks/:id": webhook,
      };
      return [...consolePaths.map((path) => path.replace(":id", ids[path] ?? UNKNOWN)), ...DIALOGS];
    }

    for (const locale of WALKED_LANGUAGES)
      it(`shows words instead of codes on every page and in every dialog with an address (${locale})`, async () => {
        const { page, goto } = await openAs(site.windows, owner, { locale });
        const found: string[] = [];
        for (const path of paths) {
          await goto(path);
          // Opens what is folded.
          await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
          for (const code of codesIn(await visibleTexts(page))) found.push(`${path}: ${code}`);
        }
        expect(found).to.deep.equal([]);
        await page.evaluate(`document.querySelector("main").append("members.create, stage_changed or entities:read.")`);
        const planted = ["members.create", "stage_changed", "entities:read"];
        expect(codesIn(await visibleTexts(page)), "codes are found").to.have.members(planted);
      }).timeout(PAGES_TIMEOUT);
  });

const UNKNOWN = "00000000-0000-7000-8000-000000000000";

/** Returns the texts that people see or hear, apart from those marked as code. */
async function visibleTexts(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(`(() => {
    const seen = (one) => one.checkVisibility() && one.closest("code, pre, kbd, script, style") === null;
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (seen(walker.currentNode.parentElement)) texts.push(walker.currentNode.data);
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const one of document.querySelectorAll("[" + name + "]")) if (seen(one)) texts.push(one.getAttribute(name));
    return texts;
  })()`);
}

/** Returns the codes among the words of texts: names with an underscore, actions and permissions. */
function codesIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.match(WORD) ?? []).map((word) => word.replace(/[.:]+$/, ""));
  const isCode = (word: string): boolean =>
    PERMISSIONS.has(word) ||
    /^[a-z0-9]+(?:\.[a-z]+)?(?:_[a-z0-9]+)+$/.test(word) ||
    (/^\w+\.[a-z]\w*$/.test(word) && GROUPS.has(word.split(".")[0]));
  return [...new Set(words.filter(isCode))];
}
