import type { Caller } from "../../../base/contract/caller.ts";
import { notFound } from "../../../base/platform/rules/errors.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { SecondFactors } from "../sql/second-factors.ts";

/** Locks the caller's account, so that its sign-in methods change one after the other, and returns the methods. */
export async function lockedMethods(tx: Repositories, { organization, user }: Caller): Promise<SecondFactors> {
  await tx.users.lock(organization.id, user.id);
  const methods = await tx.secondFactors.of(organization.id, user.id);
  if (!methods) throw notFound();
  return methods;
}
