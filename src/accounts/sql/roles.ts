import type { Knex } from "knex";
import { recordTable, standardColumns, type StandardFields } from "../../records/sql/record-table.ts";

/** A role of an organization's own. */
export interface RoleRecord extends StandardFields {
  readonly name: string;
  readonly description: string | null;
  readonly permissions: readonly string[];
}

const columns = [...standardColumns, "name", "description", "permissions"] as const;

/** The statements on custom roles. */
export function roleRepository(db: Knex) {
  return {
    ...recordTable<RoleRecord>(db, "roles", columns),
    async all(orgId: string): Promise<RoleRecord[]> {
      return await db("roles")
        .where({ org_id: orgId, deleted_at: null })
        .orderBy("name")
        .select(...columns);
    },
    /** A role by its name, without regard to case. */
    async byName(orgId: string, name: string): Promise<RoleRecord | null> {
      const row = await db("roles")
        .where({ org_id: orgId, deleted_at: null })
        .whereRaw("lower(name) = lower(?)", [name])
        .first<RoleRecord | undefined>(...columns);
      return row ?? null;
    },
  };
}
