import { currencyDigits } from "../platform/rules/currency-digits.ts";
import { unprocessable } from "../platform/rules/errors.ts";
import { decimalsDetail, hasDecimals } from "../records/resource/input.ts";
import type { RulesOf } from "../records/resource/rules.ts";

/** The rules of products: prices have the decimals of their currency, by default that of the organization. */
export const productRules: RulesOf<"product"> = {
  derive: ({ caller }, { after }) => ({ currency: after.currency ?? caller.organization.currency }),
  check(_, { after: { currency, unit_price } }) {
    const digits = currencyDigits(currency);
    if (!hasDecimals(unit_price, digits)) throw unprocessable([decimalsDetail("unit_price", digits)]);
  },
};
