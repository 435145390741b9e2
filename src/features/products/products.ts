import { decimalsDetails } from "../../base/platform/rules/currency-digits.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import type { RulesOf } from "../../base/records/resource/rules.ts";

/** The rules of products: prices have the decimals of their currency, by default that of the organization. */
export const productRules: RulesOf<"product"> = {
  derive: ({ caller }, { after }) => ({ currency: after.currency ?? caller.organization.currency }),
  check(_, { after: { currency, unit_price } }) {
    const details = decimalsDetails("/unit_price", { amount: unit_price, currency });
    if (details.length > 0) throw unprocessable(details);
  },
};
