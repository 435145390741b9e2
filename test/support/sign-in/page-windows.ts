import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { accountEmailTo } from "../email/account-emails.ts";
import { openWindow, startChromium, type Visitor } from "../programs/chromium.ts";
import { startService, type Service, type ServiceOptions } from "../service.ts";
import { SINGLE_SIGN_ON } from "./single-sign-on.ts";
import { createOrganization, signIn, type Organization, type Person } from "../accounts/people.ts";

/** The password that invited people choose. */
export const PASSWORD = "a staple of the horse";

/** A service with Chromium and an organization. */
export interface PageWindows {
  readonly service: Service;
  readonly organization: Organization;
  /** Opens a window in a new, isolated context. */
  open(options?: BrowserContextOptions): Promise<Visitor>;
  /** Closes all windows. */
  closeWindows(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a service at `localhost`: browsers allow passkeys there, but not at an IP address over http. */
export async function startPageWindows(options: ServiceOptions = {}): Promise<PageWindows> {
  const [service, browser]: [Service, Browser] = await Promise.all([
    startService({ ...SINGLE_SIGN_ON, atOwnUrl: "localhost", ...options }),
    startChromium(),
  ]);
  const windows: Visitor[] = [];
  return {
    service,
    organization: await createOrganization(service),
    async open(options = {}) {
      const opened = await openWindow(browser, { locale: "en-GB", ...options });
      windows.push(opened);
      return opened;
    },
    async closeWindows() {
      for (const visitor of windows.splice(0)) await visitor.close();
    },
    async close() {
      await browser.close();
      await service.close();
    },
  };
}

let invited = 0;

/** Invites a person; returns the link of their e-mail. */
export async function invitePerson(
  { service, organization }: PageWindows,
  locale = "en",
): Promise<{ email: string; link: string }> {
  const owner = await signIn(service.url, organization.owner);
  const email = `guest.${++invited}@people.example`;
  await owner.post("/v1/members", { email, role: "member", first_name: "Grace", last_name: "Hopper", locale });
  return { email, link: await linkTo(service, email) };
}

/** Returns the link of the newest account e-mail to an address. */
export async function linkTo({ dataDir }: Service, email: string): Promise<string> {
  return /https?:\S+/.exec((await accountEmailTo(dataDir, email)).text)?.[0] ?? "";
}

/** Fills in and submits the sign-in page. */
export async function submitSignIn(
  page: Page,
  url: string,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.fill("#email", email);
  await page.fill("#password", password);
  await page.click("button.primary");
}

/** Returns the secret of the authenticator app on its page. */
export async function shownSecret(page: Page): Promise<string> {
  return (await page.locator(".key code").textContent())?.replaceAll(" ", "") ?? "";
}

/** Adds a synced platform authenticator that confirms everything. */
export async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const kind = { protocol: "ctap2", transport: "internal" } as const;
  const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...kind, ...abilities, automaticPresenceSimulation: true },
  });
}
