import { MAX_DECIMALS, UNUSUAL_DECIMALS } from "../rules/currency-digits.ts";

/** Returns the SQL for the number of decimals of a currency, like currencyDigits(). */
export function currencyDigitsSql(currency: string): string {
  const cases = Object.entries(UNUSUAL_DECIMALS).map(
    ([decimals, codes]) => `WHEN ${currency} IN (${codes.map((code) => `'${code}'`).join(", ")}) THEN ${decimals}`,
  );
  return `CASE ${cases.join(" ")} WHEN ${currency} IS NULL THEN ${String(MAX_DECIMALS)} ELSE 2 END`;
}
