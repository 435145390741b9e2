import type { Detail } from "./errors.ts";

/** Amounts are stored with so many decimals, so those of CLF and UYW have three instead of four. */
export const MAX_DECIMALS = 3;

const USUAL_DECIMALS = 2;

/**
 * Currencies whose amounts do not have two decimals (minor units, ISO 4217 list one). Intl has other numbers: CLDR counts
 * the coins in use, so that IQD, ALL or COP have none there.
 */
export const UNUSUAL_DECIMALS: Readonly<Record<number, readonly string[]>> = {
  0: [
    "BIF",
    "CLP",
    "DJF",
    "GNF",
    "ISK",
    "JPY",
    "KMF",
    "KRW",
    "PYG",
    "RWF",
    "UGX",
    "UYI",
    "VND",
    "VUV",
    "XAF",
    "XOF",
    "XPF",
  ],
  3: ["BHD", "CLF", "IQD", "JOD", "KWD", "LYD", "OMR", "TND", "UYW"],
};

const digits: ReadonlyMap<string, number> = new Map(
  Object.entries(UNUSUAL_DECIMALS).flatMap(([decimals, codes]) => codes.map((code) => [code, Number(decimals)])),
);

/** Returns the number of decimals of amounts in a currency (ISO 4217); without a currency, all that are stored. */
export const currencyDigits = (currency: string | null): number =>
  currency === null ? MAX_DECIMALS : (digits.get(currency) ?? USUAL_DECIMALS);

/** Returns whether a number has at most so many decimals. */
export const hasDecimals = (value: number, limit: number): boolean => Number(value.toFixed(limit)) === value;

/** An amount of money in major units, and its currency. */
export interface Money {
  readonly amount: number | null;
  readonly currency: string | null;
}

/** Returns the error of an amount with more decimals than its currency has, if it has more. */
export function decimalsDetails(path: string, { amount, currency }: Money): Detail[] {
  const limit = currencyDigits(currency);
  if (amount === null || hasDecimals(amount, limit)) return [];
  const named = currency === null ? { limit } : { limit, currency };
  return [{ path, code: "too_many_decimals", values: named, extra: named }];
}

/**
 * Returns an amount as text with the decimals of its currency: `48000.50`. An amount that was stored before there was a
 * rule keeps its further decimals.
 */
export function amountText(amount: number, currency: string | null): string {
  const limit = currency === null ? 0 : currencyDigits(currency);
  return hasDecimals(amount, limit) ? amount.toFixed(limit) : String(amount);
}
