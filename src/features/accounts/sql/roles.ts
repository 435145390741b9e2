import type { Knex } from "knex";
import { recordColumns } from "../../../base/records/sql/record-columns.ts";
import { linguistic } from "../../../base/records/sql/sort-order.ts";
import { recordTable, type StandardFields } from "../../../base/records/sql/record-table.ts";

/** A custom role of an organization. */
export interface RoleRecord extends StandardFields {
  readonly name: string;
  readonly description: string | null;
  readonly permissions: readonly string[];
}

const readColumns = recordColumns("Role", { stored: ["name", "description", "permissions"], composed: ["built_in"] });

/** Creates the statements on custom roles. */
export function roleRepository(db: Knex) {
  const columns = readColumns(db);
  return {
    ...recordTable<RoleRecord>(db, "roles", columns),
    async all(orgId: string): Promise<RoleRecord[]> {
      return await db("roles")
        .where({ org_id: orgId, deleted_at: null })
        .orderByRaw(linguistic("name"))
        .select(...columns);
    },
    /** Returns a role by its name, case-insensitively. */
    async byName(orgId: string, name: string): Promise<RoleRecord | null> {
      const row = await db("roles")
        .where({ org_id: orgId, deleted_at: null })
        .whereRaw("lower(name) = lower(?)", [name])
        .first<RoleRecord | undefined>(...columns);
      return row ?? null;
    },
  };
}
