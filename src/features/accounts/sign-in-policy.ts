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
