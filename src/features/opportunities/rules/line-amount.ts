import { currencyDigits } from "../../../base/platform/rules/currency-digits.ts";

/** The fields from which the amount of a line item is computed. */
export interface PricedItem {
  /** At most three decimals. */
  readonly quantity: number;
  /** At most three decimals. */
  readonly unit_price: number;
  /** At most three decimals. */
  readonly discount_percent: number;
}

/** Returns the amount of a line item, rounded half up to the digits of the currency. Computed exactly, not in binary. */
export function lineAmount({ quantity, unit_price, discount_percent }: PricedItem, currency: string): number {
  const factors = scaled(quantity, 3) * scaled(unit_price, 3) * (scaled(100, 3) - scaled(discount_percent, 3));
  // The product has 3 + 3 + 3 decimals, and a percentage has two more.
  const decimals = currencyDigits(currency);
  const unit = 10n ** BigInt(11 - decimals);
  const rounded = (factors + unit / 2n) / unit;
  return Number(rounded) / 10 ** decimals;
}

const scaled = (value: number, decimals: number): bigint => BigInt(value.toFixed(decimals).replace(".", ""));
