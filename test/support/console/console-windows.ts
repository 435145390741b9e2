import { expect } from "chai";
import type { Page, Locator } from "playwright-core";
import { readFile } from "node:fs/promises";
import { createPerson, signIn, type Person, createOrganization, type Organization } from "../accounts/people.ts";
import { startPageWindows, type PageWindows } from "../sign-in/page-windows.ts";
import type { Caller } from "../caller.ts";
import { type Visitor, violationsOf } from "../programs/chromium.ts";
import type { ServiceOptions } from "../service.ts";

/** The console in a window, with a signed-in user. */
export interface ConsoleWindow extends Visitor {
  readonly person: Person;
  /** Calls the API as the same user. */
  readonly api: Caller;
  /** Opens a page of the console and waits for its heading. */
  readonly goto: (path: string) => Promise<void>;
}

/** The language of the user and the width of the window. */
export interface Appearance {
  readonly locale?: "en" | "fr";
  readonly width?: number;
}

interface Opening extends Appearance {
  readonly role?: "owner" | "admin" | "manager" | "member" | "read_only";
}

/** Starts a service and Chromium for the tests of a `describe` block, and stops both after them. */
export function useConsole(options: ServiceOptions = {}): {
  windows: PageWindows;
  open: (opening?: Opening) => Promise<ConsoleWindow>;
} {
  let windows: PageWindows | undefined;
  before(async () => {
    windows = await startPageWindows(options);
  });
  afterEach(() => windows?.closeWindows());
  after(() => windows?.close());
  const started = (): PageWindows => {
    if (!windows) throw new Error("The service has not started yet.");
    return windows;
  };
  return {
    get windows() {
      return started();
    },
    open: (opening) => openConsole(started(), opening),
  };
}

/** Opens a window as a new user, an owner unless `role` says otherwise. */
async function openConsole(windows: PageWindows, { role = "owner", ...options }: Opening = {}): Promise<ConsoleWindow> {
  const { service, organization } = windows;
  return await openAs(windows, await createPerson(service, { organization: organization.record, role }), options);
}

/** Opens a window with a session of a user. It shows no page before `goto`. */
export async function openAs(
  windows: PageWindows,
  person: Person,
  { locale = "en", width = 1280 }: Appearance = {},
): Promise<ConsoleWindow> {
  const { url } = windows.service;
  const api = await signIn(url, person);
  await api.put("/v1/me", { locale });
  const visitor = await windows.open({ viewport: { width, height: 800 }, colorScheme: "dark" });
  const { page } = visitor;
  const { email, password } = person;
  // The context keeps the cookie of the answer. This session is not that of `api`, which tests may end.
  const session = await page.context().request.post(`${url}/v1/session`, { data: { email, password } });
  expect(session.status(), "sign-in").to.equal(200);
  const goto = async (path: string): Promise<void> => {
    await page.goto(url + path);
    await page.waitForSelector(`html[lang=${locale}] main h1`);
    await page.waitForLoadState("networkidle");
  };
  return { ...visitor, person, api, goto };
}

/** Fails if the page violates WCAG 2.2 AA as far as axe sees it, or is wider than the window. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page, "wcag"), name).to.deep.equal([]);
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate("document.documentElement.scrollWidth"), `width of ${name}`).to.be.at.most(width);
}

/** Opens the command palette with a shortcut. */
export async function openPalette(page: Page, keys = "Control+k"): Promise<void> {
  await page.keyboard.press(keys);
  await page.waitForSelector("[role=combobox]:focus");
}

/** Returns the complaints of the browser, apart from the reports about rejected requests (status 4xx). */
export function unexpected(complaints: readonly string[]): string[] {
  return complaints.filter((text) => !/the server responded with a status of 4/.test(text));
}

/** Returns the name and the text of the file that an action downloads. */
export async function downloadedBy(page: Page, action: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), action()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

const MOST_STOPS = 80;

/** Returns whether the element has the focus. */
export const hasFocus = async (page: Page, target: Locator): Promise<boolean> =>
  (await target.and(page.locator(":focus")).count()) > 0;

/** Presses Tab until the element has the focus, as users without a mouse do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(page, target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

interface OwnOpening extends Appearance {
  readonly plan?: "free" | "professional";
}

/** Opens a window as the only owner of a new organization, for tests that change what all members share. */
export async function openOwnOrganization(
  windows: PageWindows,
  { plan = "professional", ...options }: OwnOpening = {},
): Promise<ConsoleWindow & { readonly organization: Organization }> {
  const organization = await createOrganization(windows.service, { plan });
  return { ...(await openAs(windows, organization.owner, options)), organization };
}

/** Waits until a text is announced to screen readers. */
export const announced = (page: Page, text: string): Promise<void> =>
  page.locator(".announcement", { hasText: text }).waitFor();

/** Presses a button by keyboard. */
export const press = (place: Locator | Page, name: string): Promise<void> =>
  place.getByRole("button", { name, exact: true }).press("Enter");
