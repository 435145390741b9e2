import { Problem } from "../../base/platform/rules/errors.ts";
import type { Repositories } from "../../base/store/store.ts";
import type { SignInMethod } from "./sql/sessions.ts";

/**
 * Throws single_sign_on_required if the organization does not accept this way of signing in. Owners can always use their
 * password or passkey, so that they can repair the connection to the provider.
 */
export async function requireAcceptedMethod(
  { organizations }: Pick<Repositories, "organizations">,
  { orgId, role, method }: { orgId: string; role: string; method: SignInMethod },
): Promise<void> {
  if (method === "single_sign_on" || role === "owner") return;
  if (await organizations.requiresSingleSignOn(orgId)) throw new Problem("single_sign_on_required");
}

/**
 * Returns whether a member can sign in without an invitation: with a password, a passkey or single sign-on. A member with
 * only an authenticator app can set a forgotten password; an invitation would sign in without the app.
 */
export async function canSignIn(
  { secondFactors, identityProviders }: Pick<Repositories, "secondFactors" | "identityProviders">,
  orgId: string,
  id: string,
): Promise<boolean> {
  const methods = await secondFactors.of(orgId, id);
  if (methods !== null && (methods.password || methods.passkeys > 0 || methods.app_enabled_at !== null)) return true;
  return await identityProviders.signsIn(orgId, id);
}
