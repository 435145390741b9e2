/** A column in src/base/db/schema.txt. */
export interface StoredColumn {
  readonly type: string;
  readonly nullable: boolean;
}

/** The columns of each table by name. */
export type StoredSchema = ReadonlyMap<string, ReadonlyMap<string, StoredColumn>>;

/** Reads the tables of src/base/db/schema.txt, which contains the schema that the migrations create. */
export function readSchema(text: string): StoredSchema {
  const tables = new Map<string, Map<string, StoredColumn>>();
  let columns: Map<string, StoredColumn> | null = null;
  for (const line of text.split("\n")) {
    const table = /^table (\w+)$/.exec(line)?.[1];
    if (table !== undefined) tables.set(table, (columns = new Map<string, StoredColumn>()));
    else if (!line.startsWith("  ")) columns = null;
    const column = /^ {2}(\w+) (.+?)( generated.*| not null.*| default.*)?$/.exec(line);
    if (!columns || !column || line.startsWith("  constraint ") || line.startsWith("  CREATE ")) continue;
    const [, name = "", type = "", rest = ""] = column;
    columns.set(name, { type: shortType(type), nullable: !rest.startsWith(" not null") });
  }
  return tables;
}

/** `timestamp(3) with time zone` → `timestamptz(3)`, as in migrations. */
function shortType(type: string): string {
  return type.replace(/^timestamp(\(\d\))? with time zone$/, "timestamptz$1");
}
