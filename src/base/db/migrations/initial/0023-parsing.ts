import { zoneCountry } from "../../../contract/zone-countries.ts";
import type { Migration } from "../../migration.ts";

/** The default country for phone numbers, and properties of imported files. */
export const parsing: Migration = {
  name: "0023-parsing",
  async up(tx) {
    await tx.raw(statements);
    const { rows } = await tx.raw<{ rows: { timezone: string }[] }>("SELECT DISTINCT timezone FROM organizations");
    for (const { timezone } of rows) {
      await tx("organizations")
        .where({ timezone })
        .update({ default_country: zoneCountry(timezone) });
    }
  },
};

const statements = `
ALTER TABLE organizations ADD default_country text;

ALTER TABLE imports
  ADD encoding text,
  ADD on_bad_cell text NOT NULL DEFAULT 'fail',
  ADD skipped_cells integer NOT NULL DEFAULT 0,
  ADD problems jsonb NOT NULL DEFAULT '[]';
`;
