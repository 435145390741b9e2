import { type PageWindows, submitSignIn } from "../accounts/page-windows.ts";
import { createOrganization, signIn, type Organization } from "../accounts/people.ts";
import type { ConsoleWindow } from "./console-windows.ts";

interface Opening {
  readonly locale?: "en" | "fr";
  readonly width?: number;
  readonly plan?: "free" | "professional";
}

/** Opens the console as the only owner of a new organization, for tests that change what all members share. */
export async function openOwnOrganization(
  windows: PageWindows,
  { locale = "en", width = 1280, plan = "professional" }: Opening = {},
): Promise<ConsoleWindow & { readonly organization: Organization }> {
  const { service } = windows;
  const organization = await createOrganization(service, { plan });
  const person = organization.owner;
  const api = await signIn(service.url, person);
  await api.put("/v1/me", { locale });
  const visitor = await windows.open({ viewport: { width, height: 800 }, colorScheme: "dark" });
  const { page } = visitor;
  await submitSignIn(page, service.url, person);
  await page.waitForSelector(`html[lang=${locale}] main h1`);
  const goto = async (path: string): Promise<void> => {
    await page.goto(service.url + path);
    await page.waitForSelector(`html[lang=${locale}] main h1`);
    await page.waitForLoadState("networkidle");
  };
  return { ...visitor, person, api, goto, organization };
}
