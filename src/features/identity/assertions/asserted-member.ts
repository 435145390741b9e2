import type { AccountEmailDeps } from "../../accounts/account-emails.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import { AssertionRejected } from "../../../base/contract/identity-assertion.ts";
import type { Visitor } from "../../../base/contract/caller.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { type Claims, readPerson } from "../rules/person.ts";
import { identifiedUser, requireAdmissible, SignOnRejected } from "../signed-in-person.ts";
import type { ConnectedProvider } from "../sql/identity-providers.ts";

/** A person whom an assertion names. */
interface AssertedPerson {
  readonly provider: ConnectedProvider;
  readonly claims: Claims;
  readonly visitor: Visitor;
}

/**
 * Returns the active member whom an assertion names: by the identity that a sign-in linked, or by an e-mail address of a
 * verified domain, which links it as a sign-in would. Assertions create no members and change no roles. Throws
 * AssertionRejected.
 */
export async function assertedMember(
  deps: AccountEmailDeps,
  tx: Repositories,
  person: AssertedPerson,
): Promise<UserRecord> {
  try {
    const user = await find(deps, tx, person);
    if (!user) throw new AssertionRejected("unknown_user");
    requireAdmissible(person, user);
    if (user.status !== "active") throw new AssertionRejected("unknown_user", { userId: user.id });
    return user;
  } catch (error) {
    if (!(error instanceof SignOnRejected)) throw error;
    const { rejection, userId } = error;
    const known = rejection === "suspended" || rejection === "owner_not_trusted" ? rejection : "unknown_user";
    throw new AssertionRejected(known, { userId, cause: error });
  }
}

/** An assertion should not contain an e-mail address, so the identity alone is sufficient. */
async function find(deps: AccountEmailDeps, tx: Repositories, person: AssertedPerson): Promise<UserRecord | null> {
  const { email, subject } = readPerson(person.claims);
  if (email !== null) return await identifiedUser(deps, tx, person);
  const { org_id: orgId, issuer } = person.provider;
  const id = await tx.userIdentities.user(orgId, { issuer, subject });
  return id === null ? null : await tx.users.get(orgId, id);
}
