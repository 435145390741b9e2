import type { OpportunitiesLineItemsInput, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/operation.ts";
import { decimalsDetails } from "../../base/platform/rules/currency-digits.ts";
import { type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import { mayRefer } from "../../base/records/resource/input.ts";
import { type ResourceDeps, resourceService } from "../../base/records/resource/resource-service.ts";
import type { ResourceChange, ResourceContext, RulesOf } from "../../base/records/resource/rules.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { lineAmount, type OpportunityValues } from "./rules/opportunity.ts";
import { shownOpportunity, updateChanges } from "./changes.ts";

type LineItem = Schemas["LineItem"];

/** Per opportunity. */
const MAX_LINE_ITEMS = QUOTAS.line_items_per_opportunity;

/** The rules of line items; their opportunity is locked before them. */
export const lineItemRules: RulesOf<"line_item"> = {
  async prepare({ tx, caller: { organization } }, { id, values }) {
    const opportunity = id === null ? values.opportunity_id : await tx.lineItems.opportunityOf(organization.id, id);
    if (opportunity) await tx.opportunities.lockAny(organization.id, opportunity);
  },
  async derive(context, { after }) {
    const own = { ...(await defaultsOf(context, after)), ...after };
    const { name, unit_price, position } = own;
    const currency = await currencyOf(context, after);
    return { name, unit_price, position, amount: currency === null ? 0 : lineAmount(own, currency) };
  },
  async check(context, change) {
    if (change.before === null) await requireSpace(context, change.after, "/opportunity_id");
    const details = await problemsOf(context, change);
    if (details.length > 0) throw unprocessable(details);
  },
  checkRestore: (context, item) => requireSpace(context, item, ""),
  written: (context, { after }) => sumLineItems(context, after.opportunity_id),
  // A line item is a part of its opportunity: its deletion is a change of the opportunity.
  mayChange: () => true,
};

const MAX_POSITION = 1_000_000;

/** Implements opportunities.lineItems. */
export async function lineItemsOf(
  deps: ResourceDeps,
  caller: Caller,
  { id, ...input }: OpportunitiesLineItemsInput,
): Promise<Page<LineItem>> {
  requireRecord(await deps.store.opportunities.get(caller.organization.id, id));
  const service = resourceService(deps, { type: "line_item", rules: lineItemRules });
  const filters = { opportunity_id: id, include_deleted: false };
  return await service.list(caller, { ...input, ...filters });
}

type Defaults = Pick<LineItem, "name" | "unit_price" | "position">;

/** Returns the missing fields of a new line item: only callers who can read products receive their names and prices. */
async function defaultsOf(
  context: ResourceContext,
  item: Partial<Defaults> & Pick<LineItem, "opportunity_id" | "product_id">,
): Promise<Defaults> {
  const { name, unit_price, position } = item;
  if (name !== undefined && unit_price !== undefined && position !== undefined) return { name, unit_price, position };
  const { tx, caller } = context;
  const { last_position } = await tx.lineItems.totals(caller.organization.id, item.opportunity_id);
  const next = { position: Math.min(last_position + 1, MAX_POSITION) };
  const product = caller.permissions.has("products:read") ? await productOf(context, item.product_id) : null;
  if (product) return { name: product.name, unit_price: product.unit_price, ...next };
  if (name === undefined) throw unprocessable([{ path: "/name", code: "required" }]);
  return { name, unit_price: 0, ...next };
}

/** Returns null for an opportunity that does not exist, which is reported with the other references. */
async function currencyOf(
  { tx, caller }: ResourceContext,
  { opportunity_id: id }: Pick<LineItem, "opportunity_id">,
): Promise<string | null> {
  return (await tx.opportunities.get(caller.organization.id, id))?.currency ?? null;
}

/** Returns null for a product that does not exist, which is reported with the other references. */
async function productOf({ tx, caller }: ResourceContext, id: string | null): Promise<Schemas["Product"] | null> {
  if (id === null || !mayRefer(caller, "product")) return null;
  return await tx.resources.product.get(caller.organization.id, id);
}

async function requireSpace({ tx, caller }: ResourceContext, item: LineItem, path: string): Promise<void> {
  const { count } = await tx.lineItems.totals(caller.organization.id, item.opportunity_id);
  const limit = { limit: MAX_LINE_ITEMS };
  if (count >= MAX_LINE_ITEMS) throw unprocessable([{ path, code: "too_many", values: limit, extra: limit }]);
}

async function problemsOf(context: ResourceContext, change: ResourceChange<LineItem>): Promise<Detail[]> {
  const { before, after } = change;
  const currency = await currencyOf(context, after);
  if (currency === null) return [];
  const product = after.product_id === before?.product_id ? null : await productOf(context, after.product_id);
  const details: Detail[] = [];
  if (product && product.currency !== currency)
    details.push({ path: "/product_id", code: "other_currency", values: { currency: product.currency } });
  details.push(...decimalsDetails("/unit_price", { amount: after.unit_price, currency }));
  if (after.amount > MAX_AMOUNT) details.push(amountTooLarge);
  return details;
}

/** The largest amount of an opportunity and of a line item. */
const MAX_AMOUNT = 999_999_999_999.99;

/** The error for an amount that cannot be stored. */
const amountTooLarge: Detail = {
  path: "/amount",
  code: "maximum",
  values: { limit: MAX_AMOUNT },
  extra: { limit: MAX_AMOUNT },
};

/**
 * Sets the amount of a locked opportunity to the sum of its line items, and reports the change. Without line items it
 * keeps its amount.
 */
async function sumLineItems({ tx, caller, newId }: ResourceContext, opportunityId: string): Promise<void> {
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

/** The rules of products: prices have the decimals of their currency, by default that of the organization. */
export const productRules: RulesOf<"product"> = {
  derive: ({ caller }, { after }) => ({ currency: after.currency ?? caller.organization.currency }),
  check(_, { after: { currency, unit_price } }) {
    const details = decimalsDetails("/unit_price", { amount: unit_price, currency });
    if (details.length > 0) throw unprocessable(details);
  },
};
