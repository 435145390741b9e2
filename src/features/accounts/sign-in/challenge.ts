import { Problem } from "../../../base/platform/rules/errors.ts";
import type { Store } from "../../../base/store/store.ts";
import { hashSecret, newSecret } from "../api-key-format.ts";
import type { Login } from "../sql/users.ts";

/** A second factor that can complete a sign-in. */
export type Factor = "authenticator_app" | "recovery_code" | "passkey";

/** Returns the second factors of a user; empty if the password is sufficient. */
export async function availableFactors(store: Store, { org_id, id }: Login): Promise<Factor[]> {
  const methods = await store.secondFactors.of(org_id, id);
  if (!methods) return [];
  const { app_enabled_at, passkeys, recovery_codes_left } = methods;
  const factors: Factor[] = app_enabled_at === null ? [] : ["authenticator_app"];
  if (passkeys > 0) factors.push("passkey");
  // Recovery codes replace another factor: alone they are none.
  if (factors.length > 0 && recovery_codes_left > 0) factors.push("recovery_code");
  return factors;
}

/** Creates a challenge for a user whose password is right, and returns the error that contains it. */
export async function requireSecondFactor(
  store: Store,
  { org_id, id: user_id }: Login,
  factors: readonly Factor[],
): Promise<Problem> {
  const challenge = newSecret();
  await store.signInChallenges.insert({
    token_hash: hashSecret(challenge),
    org_id,
    user_id,
    purpose: "second_factor",
    webauthn_challenge: null,
  });
  const extra = { allowed_values: factors, challenge };
  return new Problem("second_factor_required", [{ path: "/code", code: "second_factor_required", extra }]);
}
