import type { PasskeysCreateInput, PasskeysService, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { duplicate, Problem, rejectedPasskey, stateConflict } from "../../base/platform/rules/errors.ts";
import { normalizeTexts } from "../../base/platform/rules/text.ts";
import { forbidSupportSession, requireConfirmed } from "../../base/platform/rights.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import type { AccountEmailDeps } from "../accounts/account-emails.ts";
import { logAction } from "../accounts/audit-log.ts";
import { lockedMethods, reportChange } from "./sign-in-methods.ts";
import { issueRecoveryCodes } from "./second-factor-codes.ts";
import type { SecondFactors } from "./sql/second-factors.ts";
import { requireFound } from "../../base/records/record-state.ts";
import { sessionIdOf } from "./start-session.ts";
import { issueChallenge, takeChallenge } from "./passkey-sign-in.ts";
import { creationOptions, type NewCredential, relyingParty, verifyCreation } from "./relying-party.ts";

interface PasskeysDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly clock: () => number;
  readonly baseUrl: string;
}

const MAX_PASSKEYS = 20;
const TEXTS = { required: ["name"] };

/**
 * Implements the operations `passkeys.*`: the passkeys of the signed-in user. Support sessions and identities that are
 * not confirmed are rejected here too, because pages call the service without the REST pipeline.
 */
export function passkeysService(deps: PasskeysDeps): PasskeysService {
  const { store, clock } = deps;
  return {
    async list({ organization, user }, { page, page_size }) {
      const all = await store.passkeys.of(organization.id, user.id);
      return { items: all.slice((page - 1) * page_size, page * page_size), total: all.length, page, page_size };
    },
    creationOptions: (caller) => options(deps, caller),
    create: (caller, input) => create(deps, caller, input),
    async update(caller, input) {
      forbidSupportSession(caller);
      const { id, name } = normalizeTexts(input, TEXTS);
      return await store.transaction(async (tx) => {
        const renamed = requireFound(await tx.passkeys.rename(caller.organization.id, caller.user.id, { id, name }));
        await logAction(tx, caller, "passkeys.update", { type: "passkey", id });
        return renamed;
      });
    },
    async delete(caller, { id }) {
      forbidSupportSession(caller);
      requireConfirmed(caller);
      await store.transaction((tx) => remove(deps, tx, { caller, id }));
      return { id, deleted_at: new Date(clock()).toISOString() };
    },
  };
}

async function options({ store, baseUrl }: PasskeysDeps, caller: Caller): Promise<Schemas["PasskeyCreationOptions"]> {
  forbidSupportSession(caller);
  requireConfirmed(caller);
  const { organization, user } = caller;
  const existing = await store.passkeys.handles(organization.id, user.id);
  requireRoom(existing.length);
  const owner = { orgId: organization.id, userId: user.id };
  const { token, webauthn: challenge } = await issueChallenge(store, "passkey_creation", owner);
  return { challenge: token, options: await creationOptions(relyingParty(baseUrl), { user, challenge, existing }) };
}

async function create(
  deps: PasskeysDeps,
  caller: Caller,
  input: PasskeysCreateInput,
): Promise<Schemas["PasskeyCreated"]> {
  forbidSupportSession(caller);
  requireConfirmed(caller);
  const { challenge: token, response } = input;
  const owner = { orgId: caller.organization.id, userId: caller.user.id };
  const challenge = await takeChallenge(deps.store, { purpose: "passkey_creation", token, owner });
  if (challenge === null) throw rejectedPasskey("/challenge");
  const credential = await verifyCreation(relyingParty(deps.baseUrl), challenge, response);
  if (credential === null) throw rejectedPasskey("/response");
  const { name } = normalizeTexts({ name: input.name }, TEXTS);
  return await deps.store.transaction((tx) => add(deps, tx, { caller, name, credential }));
}

/** The first second factor ends the user's other sessions, which were started without one. */
async function add(
  deps: PasskeysDeps,
  tx: Repositories,
  { caller, name, credential }: { caller: Caller; name: string; credential: NewCredential },
): Promise<Schemas["PasskeyCreated"]> {
  const [orgId, userId] = [caller.organization.id, caller.user.id];
  const before = await lockedMethods(tx, caller);
  requireRoom(before.passkeys);
  const passkey = await tx.passkeys.add(orgId, { ...credential, id: deps.newId(), user_id: userId, name });
  if (passkey === null) throw duplicate("/response/id", null);
  const recovery_codes = before.recovery_codes_left === 0 ? await issueRecoveryCodes(tx, orgId, userId) : [];
  if (!hasSecondFactor(before)) await tx.sessions.endOthers(orgId, userId, sessionIdOf(caller));
  const record = { type: "passkey", id: passkey.id };
  await reportChange(deps, tx, caller, { action: "passkeys.create", content: { kind: "passkey_added", name }, record });
  return { ...passkey, recovery_codes };
}

async function remove(deps: PasskeysDeps, tx: Repositories, { caller, id }: { caller: Caller; id: string }) {
  const [orgId, userId] = [caller.organization.id, caller.user.id];
  const { password, passkeys, ...factors } = await lockedMethods(tx, caller);
  const name = requireFound(await tx.passkeys.remove(orgId, userId, id));
  if (passkeys === 1 && !password) throw stateConflict("only_sign_in_method");
  if (passkeys === 1 && factors.app_enabled_at === null) {
    if (factors.second_factor_required) throw stateConflict("second_factor_needed");
    await tx.recoveryCodes.replace(orgId, userId, []);
  }
  await reportChange(deps, tx, caller, {
    action: "passkeys.delete",
    content: { kind: "passkey_removed", name },
    record: { type: "passkey", id },
  });
}

function hasSecondFactor({ passkeys, app_enabled_at }: SecondFactors): boolean {
  return passkeys > 0 || app_enabled_at !== null;
}

function requireRoom(passkeys: number): void {
  if (passkeys < MAX_PASSKEYS) return;
  throw new Problem("state_conflict", [{ path: "", code: "too_many", values: { limit: MAX_PASSKEYS } }]);
}
