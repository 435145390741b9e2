import type { Migration } from "../migration.ts";

/**
 * Amounts of money have the decimals of their currency, so they are stored with three instead of two. The tables are
 * rewritten. Amounts with more decimals than their currency has, which earlier versions accepted, stay as they are:
 * `crm doctor` counts them.
 */
export const currencyDecimals: Migration = {
  name: "0062-currency-decimals",
  up: (tx) => tx.raw(statements),
};

// As of ISO 4217 of 2026. The same as in currency-digits.ts; a test compares them.
const statements = `
ALTER TABLE opportunities DROP COLUMN weighted_amount;
ALTER TABLE opportunities ALTER amount TYPE numeric(18,3),
  ADD COLUMN weighted_amount numeric(18,3) GENERATED ALWAYS AS (round(amount * probability / 100, CASE
    WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV',
      'XAF', 'XOF', 'XPF') THEN 0
    WHEN currency IN ('BHD', 'CLF', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND', 'UYW') THEN 3
    ELSE 2 END)) STORED;
ALTER TABLE products ALTER unit_price TYPE numeric(18,3);
ALTER TABLE line_items ALTER unit_price TYPE numeric(18,3), ALTER amount TYPE numeric(18,3);
ALTER TABLE entities ALTER annual_revenue TYPE numeric(18,3);
`;
