import type { Knex } from "knex";

/** Relations of this project, without those of PostgreSQL and its extensions (partitions follow their parent). */
const own = `
  SELECT c.oid, c.relname, c.relkind FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S') AND NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('e', 'i'))`;

/** One query per kind of object; each returns lines under the heading of the relation to which they belong. */
const queries: readonly string[] = [
  `SELECT '' AS owner, 0 AS kind, 'extension ' || extname AS line FROM pg_extension WHERE extname <> 'plpgsql'`,
  `SELECT '' AS owner, 1 AS kind, pg_get_functiondef(p.oid) AS line
   FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p')
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  `WITH own AS (${own}) SELECT relname AS owner, 2 AS kind, 'column ' || lpad(a.attnum::text, 3, '0') || ' ' || a.attname
     || ' ' || format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END
     || CASE a.attidentity WHEN '' THEN '' ELSE ' identity' END
     || COALESCE(CASE a.attgenerated WHEN 's' THEN ' generated ' ELSE ' default ' END || pg_get_expr(d.adbin, d.adrelid), '') AS line
   FROM own JOIN pg_attribute a ON a.attrelid = own.oid AND a.attnum > 0 AND NOT a.attisdropped
     LEFT JOIN pg_attrdef d ON d.adrelid = own.oid AND d.adnum = a.attnum WHERE relkind <> 'S'`,
  `WITH own AS (${own}) SELECT relname AS owner, 3 AS kind, 'constraint ' || conname || ' ' || pg_get_constraintdef(k.oid) AS line
   FROM own JOIN pg_constraint k ON k.conrelid = own.oid WHERE k.contype <> 'n'`,
  `WITH own AS (${own}) SELECT relname AS owner, 4 AS kind, pg_get_indexdef(i.indexrelid) AS line
   FROM own JOIN pg_index i ON i.indrelid = own.oid`,
  `WITH own AS (${own}) SELECT relname AS owner, 5 AS kind, pg_get_triggerdef(t.oid) AS line
   FROM own JOIN pg_trigger t ON t.tgrelid = own.oid AND NOT t.tgisinternal`,
];

interface Line {
  readonly owner: string;
  readonly kind: number;
  readonly line: string;
}

/**
 * Returns the whole schema as text, read from the system catalogs, because the embedded binaries do not include
 * pg_dump.
 */
export async function dumpSchema(knex: Knex): Promise<string> {
  const lines: Line[] = [];
  for (const query of queries) {
    const { rows } = await knex.raw<{ rows: readonly Line[] }>(query);
    lines.push(...rows);
  }
  const sorted = lines.toSorted(
    (a, b) => order(a.owner, b.owner) || a.kind - b.kind || order(a.line.trim(), b.line.trim()),
  );
  const text: string[] = ["# What the migrations make, read from the catalogue. Rewrite it with: npm run schema"];
  let owner = "";
  for (const line of sorted) {
    if (line.owner !== owner) text.push("", `table ${line.owner}`);
    owner = line.owner;
    text.push(line.owner === "" ? line.line.trimEnd() : `  ${line.line.replace(/^column 0*(\d+) /, "")}`);
  }
  return `${text.join("\n")}\n`;
}

/** Compares by code unit, so that the order is the same in every locale. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
