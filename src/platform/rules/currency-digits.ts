const digits = new Map<string, number>();

/** Amounts are stored with two decimals. */
const MAX_DECIMALS = 2;

/** Returns the number of decimals of amounts in a currency (ISO 4217): none for JPY, at most two. */
export function currencyDigits(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = MAX_DECIMALS } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const decimals = Math.min(maximumFractionDigits, MAX_DECIMALS);
  digits.set(currency, decimals);
  return decimals;
}
