import type { Knex } from "knex";
import { run, sql } from "../../../base/platform/sql/sql-text.ts";

/**
 * Tables with rows of organizations, including each partition of partitioned tables. The keys of freed bytes are needed
 * until the bytes are marked for removal.
 */
const TABLES = `SELECT c.relname AS name FROM pg_class AS c
  JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attname = 'org_id' AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relname <> 'freed_objects' AND c.relnamespace = to_regnamespace(current_schema()) ORDER BY 1`;
const REFERENCES = `SELECT c.relname AS "from", t.relname AS "to" FROM pg_constraint AS k
  JOIN pg_class AS c ON c.oid = k.conrelid JOIN pg_class AS t ON t.oid = k.confrelid
  WHERE k.contype = 'f' AND c.relnamespace = to_regnamespace(current_schema())`;

/** The columns of the primary key. */
const KEY = `SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns FROM pg_index AS i
  JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
  WHERE i.indrelid = ?::text::regclass AND i.indisprimary HAVING count(*) > 0`;

/** Stored responses contain records. Their rows belong to a credential instead of an organization. */
const STORED_RESPONSES = `DELETE FROM idempotency_keys WHERE principal IN (
  SELECT 'session:' || id FROM sessions WHERE org_id = ?
  UNION ALL SELECT 'api_key:' || id FROM api_keys WHERE org_id = ?
  UNION ALL SELECT prefix || id FROM mcp_connections, (VALUES ('oauth:'), ('mcp:')) AS p (prefix) WHERE org_id = ?
  UNION ALL SELECT 'system:' || org_id || ':' || id FROM users WHERE org_id = ?)`;

/** Creates the statements that delete an organization with everything that belongs to it. */
export function organizationPurgeRepository(db: Knex) {
  return {
    /** Returns the organizations whose waiting period is over. */
    async due(): Promise<string[]> {
      const due = db("organizations").whereRaw("deletes_at <= now()").orderBy("deletes_at");
      return (await due.pluck("id")) as string[];
    },
    /** Closes an organization for all callers and ends its sessions; false if the deletion was cancelled. */
    async close(id: string): Promise<boolean> {
      const now = new Date().toISOString();
      const [at, suspended_at] = ["deleted_at", "suspended_at"].map((name) =>
        db.raw("coalesce(??, ?::timestamptz)", [name, now]),
      );
      const due = db("organizations").where({ id }).whereRaw("deletes_at <= now()");
      if ((await due.update({ deleted_at: at, suspended_at })) === 0) return false;
      await run(db, sql(STORED_RESPONSES, id, id, id, id));
      await db("sessions").where({ org_id: id }).delete();
      return true;
    },
    /** Returns the grants of the organization's AI applications. */
    async grants(id: string): Promise<string[]> {
      const rows = db("mcp_connections").where({ org_id: id }).whereNotNull("grant_id");
      return (await rows.pluck("grant_id")) as string[];
    },
    /** Returns the tables with rows of organizations; each comes before the tables that it refers to. */
    async tables(): Promise<string[]> {
      const names = (await run<{ name: string }>(db, sql(TABLES))).map(({ name }) => name);
      return deletionOrder(names, await run<TableReference>(db, sql(REFERENCES)));
    },
    /** Deletes up to `limit` rows of an organization; returns how many. */
    async deleteRows(table: string, id: string, limit: number): Promise<number> {
      const [found] = await run<{ columns: string }>(db, sql(KEY, table));
      if (!found) throw new Error(`The table ${table} has no primary key.`);
      const rows = `DELETE FROM ?? WHERE org_id = ? AND (${found.columns}) IN (SELECT ${found.columns} FROM ?? WHERE org_id = ? LIMIT ?)`;
      return (await db.raw<{ rowCount: number }>(rows, [table, id, table, id, limit])).rowCount;
    },
    /** Deletes the organization itself. */
    async deleteOrganization(id: string): Promise<void> {
      await db("organizations").where({ id }).whereNotNull("deleted_at").delete();
    },
  };
}

/** A foreign key from one table to another. */
interface TableReference {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the tables so that each comes before the tables that it refers to. Tables that refer to each other in a
 * circle come in any order.
 */
function deletionOrder(tables: readonly string[], references: readonly TableReference[]): string[] {
  const waiting = new Set(tables);
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const referred = new Set(references.filter(({ from, to }) => from !== to && waiting.has(from)).map(({ to }) => to));
    const free = [...waiting].filter((table) => !referred.has(table));
    for (const table of free.length > 0 ? free : [...waiting]) {
      ordered.push(table);
      waiting.delete(table);
    }
  }
  return ordered;
}
