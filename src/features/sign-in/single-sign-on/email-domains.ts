import type { Authorized, Caller } from "../../../base/contract/caller.ts";
import { randomBytes } from "node:crypto";
import type { EmailDomainsService, Schemas } from "../../../../generated/services.js";
import { type AccountEmailDeps, notifyOwners } from "../../accounts/account-emails.ts";
import { logAction } from "../../accounts/audit-log.ts";
import { nameOrAddress } from "../../accounts/callers.ts";
import type { SignInPolicyChange } from "../../accounts/texts/account-emails.ts";
import type { TxtRecords } from "../../../base/net/egress.ts";
import { duplicate, stateConflict, tooMany, unprocessable } from "../../../base/platform/rules/errors.ts";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import { listOperation } from "../../../base/records/record-list.ts";
import { requireRecord, standardFields } from "../../../base/records/record-state.ts";
import type { Repositories, Store } from "../../../base/store/store.ts";
import { normalizeDomain } from "../rules/identity.ts";

/** Dependencies of the operations on e-mail domains. */
interface EmailDomainDeps extends AccountEmailDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  /** Reads TXT records from name servers. */
  readonly txtRecords: TxtRecords;
}

const MAX_DOMAINS = 50;
const RECORD = "email_domain";

/** Implements the operations `emailDomains.*`. */
export function emailDomainsService(deps: EmailDomainDeps): EmailDomainsService {
  const { store, signedTokens } = deps;
  return {
    list: listOperation(signedTokens, "emailDomains.list", (orgId, filters, request) =>
      store.emailDomains.list(orgId, filters, request),
    ),
    create: (caller, { domain }) => create(deps, caller, domain),
    verify: (caller, { id }) => verify(deps, caller, id),
    async delete(caller, { id, expected_version }) {
      const orgId = caller.organization.id;
      return await store.transaction(async (tx) => {
        // Enforcing single sign-on locks the organization too.
        await tx.organizations.lock(orgId);
        requireRecord(await tx.emailDomains.lock(orgId, id), expected_version);
        const needed = await tx.organizations.requiresSingleSignOn(orgId);
        if (needed && !(await tx.emailDomains.anyVerified(orgId, id))) throw stateConflict("last_verified_domain");
        const removed = requireRecord(await tx.emailDomains.remove(orgId, id, caller.actor));
        await logAction(tx, caller, "emailDomains.delete", { type: RECORD, id });
        if (removed.status === "verified")
          await reportChange(deps, tx, caller, { kind: "domain_deleted", domain: removed.domain });
        return { id, deleted_at: removed.deleted_at ?? "" };
      });
    },
  };
}

async function create(
  deps: EmailDomainDeps,
  caller: Authorized<Caller, "identity:manage">,
  text: string,
): Promise<Schemas["EmailDomain"]> {
  const domain = normalizeDomain(text);
  if (domain === null) throw unprocessable([{ path: "/domain", code: "domain_name" }]);
  const orgId = caller.organization.id;
  const record = standardFields(deps.newId(), caller.actor);
  const record_value = `crs-verification=${randomBytes(32).toString("base64url")}`;
  return await deps.store.transaction(async (tx) => {
    await tx.organizations.lock(orgId);
    const existing = await tx.emailDomains.byName(orgId, domain);
    if (existing) throw duplicate("/domain", existing.id);
    if ((await tx.emailDomains.count(orgId)) >= MAX_DOMAINS) throw tooMany("/domain", MAX_DOMAINS);
    await tx.emailDomains.insert(orgId, { ...record, domain, record_value });
    await logAction(tx, caller, "emailDomains.create", { type: RECORD, id: record.id });
    return requireRecord(await tx.emailDomains.get(orgId, record.id));
  });
}

/** Idempotent: a verified domain stays verified. */
async function verify(
  deps: EmailDomainDeps,
  caller: Authorized<Caller, "identity:manage">,
  id: string,
): Promise<Schemas["EmailDomain"]> {
  const orgId = caller.organization.id;
  const { record_name, record_value } = requireRecord(await deps.store.emailDomains.get(orgId, id));
  const found = await deps.txtRecords(record_name).catch(() => null);
  if (found === null) throw unprocessable([{ path: "", code: "name_servers_failed" }]);
  if (!found.includes(record_value)) throw unprocessable([{ path: "", code: "txt_record_missing" }]);
  return await deps.store.transaction(async (tx) => {
    const domain = requireRecord(await tx.emailDomains.lock(orgId, id));
    if (domain.status === "verified") return domain;
    await tx.emailDomains.lockName(domain.domain);
    if ((await tx.emailDomains.verifiedBy(domain.domain)) !== null) throw duplicate("/domain", null);
    const verified = requireRecord(await tx.emailDomains.verify(orgId, id, caller.actor));
    await logAction(tx, caller, "emailDomains.verify", { type: RECORD, id });
    await reportChange(deps, tx, caller, { kind: "domain_verified", domain: domain.domain });
    return verified;
  });
}

/** A verified domain decides whom single sign-on and SCIM accept. */
async function reportChange(
  deps: EmailDomainDeps,
  tx: Repositories,
  { organization, user }: Authorized<Caller, "identity:manage">,
  change: SignInPolicyChange,
): Promise<void> {
  const about = { organization: organization.name, editor: nameOrAddress(user) };
  await notifyOwners(deps, tx, organization.id, { kind: "sign_in_policy_changed", ...about, change });
}
