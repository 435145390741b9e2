import type { PageWindows } from "../accounts/page-windows.ts";
import { createOrganization, type Organization } from "../accounts/people.ts";
import { type Appearance, openAs, type ConsoleWindow } from "./console-windows.ts";

interface Opening extends Appearance {
  readonly plan?: "free" | "professional";
}

/** Opens a window as the only owner of a new organization, for tests that change what all members share. */
export async function openOwnOrganization(
  windows: PageWindows,
  { plan = "professional", ...options }: Opening = {},
): Promise<ConsoleWindow & { readonly organization: Organization }> {
  const organization = await createOrganization(windows.service, { plan });
  return { ...(await openAs(windows, organization.owner, options)), organization };
}
