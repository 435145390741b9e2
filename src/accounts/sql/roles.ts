import type { Knex } from "knex";
import { recordTable, standardColumns, type StandardFields } from "../../records/sql/record-table.ts";

/** A custom role of an organization. */
export interface RoleRecord extends StandardFields {
  readonly name: string;
  readonly description: string | null;
  readonly permissions: readonly string[];
}

const columns = [...standardColumns, "name", "description", "permissions"] as const;

/** Creates the statements on custom roles. */
export function roleRepository(db: Knex) {
  return {
    ...recordTable<RoleRecord>(db, "roles", columns),
    async all(orgId: string): Promise<RoleRecord[]> {
      return await db("roles")
        .where({ org_id: orgId, deleted_at: null })
        .orderBy("name")
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
