import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { consolePaths } from "../../src/base/contract/console-paths.ts";
import {
  type ConsoleWindow,
  expectAccessible,
  unexpected,
  useConsole,
  openOwnOrganization,
} from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts";
import { root } from "../server/identity.ts";

const PAGES_TIMEOUT = 400_000;
/** The forms of all pages and their dialogs; more are found when there are more. */
const LEAST_FORMS = 25;

/** Forms that hold nothing to lose: a search, and the choice on the first step of an import. */
const PASSING = ["imports/new/new-import.tsx", "settings/members/members.tsx", "ui/form.tsx"];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));

/** Changes the first entry of a form that can be changed; returns the value by which the test sees whether it is kept, or null without one. */
async function enter(form: Locator): Promise<(() => Promise<string>) | null> {
  const texts =
    "input:is([type=text], [type=email], [type=url], [type=password], :not([type])):enabled, textarea:enabled";
  const text = form.locator(texts).filter({ visible: true }).first();
  if ((await text.count()) > 0) {
    await text.fill("entered");
    return () => text.inputValue();
  }
  const box = form.locator("input:is([type=checkbox], [type=radio]):enabled:not(:checked)").filter({ visible: true });
  if ((await box.count()) > 0) {
    const all = form.locator("input:is([type=checkbox], [type=radio])");
    await box.first().focus();
    await box.first().press("Space");
    return async () => JSON.stringify(await all.evaluateAll("all => all.map(one => one.checked)"));
  }
  const number = form.locator("input[type=number]:enabled").filter({ visible: true }).first();
  if ((await number.count()) === 0) return null;
  await number.fill("17");
  return () => number.inputValue();
}

const question = (page: Page): Locator => page.getByRole("dialog", { name: "Leave without saving?" });

async function expectQuestion(page: Page, name: string, leave: () => Promise<void>): Promise<void> {
  await leave();
  await question(page)
    .getByRole("button", { name: "Stay on this page" })
    .click({ timeout: 5_000 })
    .catch((cause: unknown) => {
      throw new Error(`${name}: nobody asks before the entries are lost`, { cause });
    });
}

/** Enters something in each form of the page and follows a link; returns the names of the forms. */
async function walkPageForms(page: Page, path: string): Promise<string[]> {
  // The first step of an import is a choice that is made again in a moment.
  const forms = page.locator("main form[novalidate]");
  const found: string[] = [];
  for (let index = 0; index < (await forms.count()); index += 1) {
    const kept = await enter(forms.nth(index));
    if (kept === null) continue;
    const name = `${path}, form ${String(index + 1)}`;
    const entered = await kept();
    await expectQuestion(page, name, () => page.locator(".rail").getByRole("link", { name: "Home" }).click());
    expect(await kept(), `${name}: the entry is kept`).to.equal(entered);
    found.push(name);
  }
  return found;
}

/** Opens each dialog of the page, enters something in its form and presses Escape; returns the names of the forms. */
async function walkDialogs({ page, goto }: ConsoleWindow, path: string): Promise<string[]> {
  await goto(path);
  const buttons = page.locator("main button:enabled:not(form button, .notice button, .icon, [aria-disabled=true])");
  const names = [...new Set(await buttons.allTextContents())];
  const found: string[] = [];
  for (const name of names) {
    await goto(path);
    const button = buttons.filter({ hasText: name }).first();
    if ((await button.count()) === 0) continue;
    await button.click();
    const form = page.locator("dialog[open] form");
    const hasForm = await form
      .first()
      .waitFor({ timeout: 400 })
      .then(
        () => true,
        () => false,
      );
    const kept = hasForm ? await enter(form.first()) : null;
    if (kept === null || (await page.getByRole("dialog", { name: "Confirm your identity" }).count()) > 0) continue;
    const entered = await kept();
    await expectQuestion(page, `${path}, ${name}`, () => page.keyboard.press("Escape"));
    expect(await kept(), `${path}, ${name}: the entry is kept`).to.equal(entered);
    found.push(`${path}, ${name}`);
  }
  return found;
}

/** Records whose pages and lists have forms. */
async function createRecords({ api }: ConsoleWindow, receiver: string): Promise<string[]> {
  const key = await api.post("/v1/api-keys", { name: "Website", scopes: ["entities:read"] });
  const webhook = await api.post("/v1/webhooks", { url: receiver, events: ["contact.created"] });
  const member = await api.post("/v1/members", { email: "unsaved@people.example", role: "member", locale: "en" });
  await api.post("/v1/custom-fields", { entity_type: "contact", key: "size", label: "Size", type: "text" });
  await api.post("/v1/roles", { name: "Reader", permissions: ["entities:read"] });
  return [
    `/settings/api-keys/${key.string("data.id")}`,
    `/settings/webhooks/${webhook.string("data.id")}`,
    `/settings/members/${member.string("data.id")}`,
  ];
}

describe("Unsaved entries: the source", () => {
  it("has no form except the shared one, which asks before entries are lost", () => {
    const folder = join(root, "src/adapters/console");
    const own = filesBelow(folder).flatMap((name) =>
      Array.from(readFileSync(join(folder, name), "utf8").matchAll(/<form\b/g), () => name),
    );
    expect(own.sort()).to.deep.equal(PASSING);
  });
});

if (chromiumIsHere())
  describe("Unsaved entries of all forms of the console", () => {
    const site = useConsole();
    let receiver: Receiver;
    before(async () => {
      receiver = await startReceiver();
    });
    after(() => receiver.close());

    it("are kept unless the user agrees to lose them: by a link on pages, by Escape in dialogs", async () => {
      const window = await openOwnOrganization(site.windows);
      const { page, goto } = window;
      const pages = [
        ...consolePaths.filter((path) => !path.includes(":")),
        ...(await createRecords(window, receiver.url)),
      ];
      const found: string[] = [];
      for (const path of pages) {
        await goto(path);
        found.push(...(await walkPageForms(page, path)), ...(await walkDialogs(window, path)));
      }
      expect(found.length, found.join("\n")).to.be.at.least(LEAST_FORMS);
    }).timeout(PAGES_TIMEOUT);

    it("are lost only after the answer: by links, Back and Forward, and commands; not asked without a difference", async () => {
      const { page, goto, complaints } = await site.open();
      await goto("/");
      await page.locator(".rail").getByRole("link", { name: "Profile" }).first().click();
      const name = page.getByLabel("First name");
      const before = await name.inputValue();
      await name.fill("Somebody else");
      await name.fill(before);
      await page.locator(".rail").getByRole("link", { name: "Security", exact: true }).click();
      await page.waitForURL("**/me/security");
      await page.goBack();
      await name.fill("Grace");
      await page.goBack();
      await question(page).waitFor();
      expect(new URL(page.url()).pathname, "the address of the page that is shown").to.equal("/me");
      await expectAccessible(page, "question");
      await page.keyboard.press("Escape");
      expect(await name.inputValue()).to.equal("Grace");
      await page.goForward();
      await question(page).getByRole("button", { name: "Stay on this page" }).click();
      await page.keyboard.press("Control+k");
      await page.locator("[role=combobox]").fill("API keys");
      await page.keyboard.press("Enter");
      await question(page).getByRole("button", { name: "Stay on this page" }).click();
      expect(await name.inputValue()).to.equal("Grace");
      await page.goBack();
      await question(page).getByRole("button", { name: "Leave without saving" }).click();
      await page.waitForURL(`${site.windows.service.url}/`);
      await page.getByRole("heading", { level: 1, name: /^Hello/ }).waitFor();
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("are not asked about after they were saved", async () => {
      const { page, goto } = await site.open();
      await goto("/me");
      await page.getByLabel("First name").fill("Grace");
      await page.getByLabel("First name").press("Enter");
      await page.getByText("Saved.").waitFor();
      await page.locator(".rail").getByRole("link", { name: "Home" }).click();
      await page.getByRole("heading", { level: 1, name: "Hello Grace" }).waitFor();
    });

    it("survive the end of the session: signing in happens over the page, and the call is repeated", async () => {
      const { page, goto, api, person } = await site.open();
      await goto("/me");
      await page.getByLabel("First name").fill("Grace");
      await page.context().clearCookies();
      await page.getByLabel("First name").press("Enter");
      const dialog = page.getByRole("dialog", { name: "Sign in again" });
      await dialog.getByLabel("Password").fill("not the password");
      await dialog.getByLabel("Password").press("Enter");
      await dialog.getByRole("alert").waitFor();
      await expectAccessible(page, "sign-in over the page");
      await dialog.getByLabel("Password").fill(person.password);
      await dialog.getByLabel("Password").press("Enter");
      await page.getByText("Saved.").waitFor();
      expect(new URL(page.url()).pathname).to.equal("/me");
      expect((await api.get("/v1/me")).at("data.user.first_name")).to.equal("Grace");
    });

    it("survive it also in a dialog, and when the user signs in later, in French at 320 pixels", async () => {
      const { page, goto, person } = await site.open({ locale: "fr", width: 320 });
      await goto("/settings/api-keys?do=create");
      const name = page.getByLabel("Nom");
      await name.fill("Site web");
      await page.context().clearCookies();
      await page.getByLabel("Lire").first().check();
      await name.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Reconnectez-vous" });
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      expect(await name.inputValue()).to.equal("Site web");
      await name.press("Enter");
      await dialog.getByLabel("Mot de passe").fill(person.password);
      await dialog.getByLabel("Mot de passe").press("Enter");
      await page.locator("code.secret").waitFor();
    });
  });
