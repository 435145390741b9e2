import type { Schemas, SuppressionsCreateInput, SuppressionsService } from "../../../generated/services.js";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Caller } from "../../base/contract/caller.ts";
import { duplicate, notFound } from "../../base/platform/rules/errors.ts";
import type { ParseBounceReport } from "./bounce-report.ts";
import type { SuppressionRecord } from "../emails/sql/suppressions.ts";
import type { Store } from "../../base/store/store.ts";
import { resetDeliverability, suppressAddress } from "../emails/address-suppression.ts";
import { logAction } from "../accounts/audit-log/entries.ts";
import { readList } from "../../base/records/record-list.ts";
import { normalizeEmail } from "../../base/records/record-state.ts";
import { handleBounce, type BounceDeps } from "./bounces.ts";

interface SuppressionDeps extends BounceDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly parseBounceReport: ParseBounceReport;
}

/** Creates the service for suppressions and incoming bounces. */
export function suppressionsService(deps: SuppressionDeps): SuppressionsService {
  const { store, signedTokens } = deps;
  return {
    list({ organization: { id: orgId } }, { page, page_size, sort, cursor, ...filters }) {
      const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      return readList(signedTokens, { operation: "suppressions.list", orgId, filters }, input, (request) =>
        store.suppressions.list(orgId, filters, request),
      );
    },
    create: (caller, input) => create(deps, caller, input),
    delete: (caller, { id }) => remove(deps, caller, id),
    takeReturned: (caller, { message }) => handleBounce(deps, caller, message),
  };
}

async function create(
  deps: SuppressionDeps,
  caller: Caller,
  { email: given, reason }: SuppressionsCreateInput,
): Promise<Schemas["Suppression"]> {
  const orgId = caller.organization.id;
  const email = normalizeEmail(given);
  return await deps.store.transaction(async (tx) => {
    const added = await suppressAddress(deps, tx, { orgId, email, reason, by: caller.actor });
    const suppression = found(await tx.suppressions.find(orgId, { email, reason }));
    if (!added) throw duplicate("/email", suppression.id);
    await logAction(tx, caller, "suppressions.create", { type: "suppression", id: suppression.id });
    return suppression;
  });
}

async function remove(deps: SuppressionDeps, caller: Caller, id: string): Promise<Schemas["Deleted"]> {
  const orgId = caller.organization.id;
  return await deps.store.transaction(async (tx) => {
    const { email, reason } = found(await tx.suppressions.remove(orgId, id));
    if (reason !== "unsubscribed") await resetDeliverability(deps, tx, { orgId, email, by: caller.actor });
    await logAction(tx, caller, "suppressions.delete", { type: "suppression", id });
    return { id, deleted_at: new Date(deps.clock()).toISOString() };
  });
}

function found(suppression: SuppressionRecord | null): SuppressionRecord {
  if (!suppression) throw notFound();
  return suppression;
}
