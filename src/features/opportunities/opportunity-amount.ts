import { type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import type { ResourceContext } from "../../base/records/resource/rules.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { shownOpportunity, updateChanges } from "./changes.ts";
import type { OpportunityValues } from "./rules/stage-transition.ts";

/** The largest amount of an opportunity and of a line item. */
export const MAX_AMOUNT = 999_999_999_999.99;

/** The error for an amount that cannot be stored. */
export const amountTooLarge: Detail = {
  path: "/amount",
  code: "maximum",
  values: { limit: MAX_AMOUNT },
  extra: { limit: MAX_AMOUNT },
};

/**
 * Sets the amount of a locked opportunity to the sum of its line items, and reports the change. Without line items it
 * keeps its amount.
 */
export async function sumLineItems({ tx, caller, newId }: ResourceContext, opportunityId: string): Promise<void> {
  const orgId = caller.organization.id;
  const { amount } = await tx.lineItems.totals(orgId, opportunityId);
  if (amount === null) return;
  if (amount > MAX_AMOUNT) throw unprocessable([amountTooLarge]);
  const before = shownOpportunity(requireRecord(await tx.opportunities.get(orgId, opportunityId)));
  if (before.amount === amount) return;
  const written = await tx.opportunities.update(orgId, opportunityId, { amount }, caller.actor);
  await tx.changes.append(orgId, updateChanges(before, shownOpportunity(requireRecord(written)), newId));
}

/** Throws if fields that depend on line items change: `touched` are the changed fields of a locked opportunity. */
export async function requireNoLineItems(
  { tx, caller }: Pick<ResourceContext, "tx" | "caller">,
  id: string,
  touched: OpportunityValues,
): Promise<void> {
  const details: Detail[] = [
    ...("amount" in touched ? [{ path: "/amount", code: "amount_from_line_items" as const }] : []),
    ...("currency" in touched ? [{ path: "/currency", code: "currency_of_line_items" as const }] : []),
  ];
  if (details.length === 0) return;
  const { count } = await tx.lineItems.totals(caller.organization.id, id);
  if (count > 0) throw unprocessable(details);
}
