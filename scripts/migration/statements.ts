import type { Resource, ResourceField } from "../contract/resource/resource.ts";

/** The tables of record types that are not resources. */
const TABLES: Readonly<Record<string, string>> = {
  user: "users",
  contact: "entities",
  company: "entities",
  opportunity: "opportunities",
  event: "events",
};

const STANDARD = `  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  created_by jsonb NOT NULL,
  updated_by jsonb NOT NULL,
  deleted_at timestamptz(3),
  -- internal
  created_by_user uuid NOT NULL,
  search_text text NOT NULL,`;

/** The differences between the fields of the resources and the schema. */
export interface SchemaDifference {
  /** SQL, in order. */
  readonly statements: readonly string[];
  /** Differences that a migration cannot resolve without a decision. */
  readonly notes: readonly string[];
}

/** Compares the fields of the resources with the schema. */
export function compareSchema(resources: readonly Resource[], schema: StoredSchema): SchemaDifference {
  const tables = new Map([
    ...Object.entries(TABLES),
    ...resources.map(({ type, table }): [string, string] => [type, table]),
  ]);
  const compared = inOrderOfReferences(resources).map((resource) =>
    schema.has(resource.table) ? changedTable(resource, schema, tables) : newTable(resource, tables),
  );
  return {
    statements: compared.flatMap(({ statements }) => statements),
    notes: compared.flatMap(({ notes }) => notes),
  };
}

/** A table is created after the tables to which it refers. */
function inOrderOfReferences(resources: readonly Resource[]): Resource[] {
  const ordered: Resource[] = [];
  const add = (resource: Resource, trail: readonly Resource[]): void => {
    if (ordered.includes(resource) || trail.includes(resource)) return;
    for (const { reference } of resource.fields) {
      const target = resources.find(({ type }) => type === reference?.to);
      if (target) add(target, [...trail, resource]);
    }
    ordered.push(resource);
  };
  for (const resource of resources) add(resource, []);
  return ordered;
}

/** `related_to` is stored in a table of its own; computed fields are not stored. */
const isColumn = ({ name, kind }: ResourceField): boolean => kind !== "computed" && name !== "related_to";

function newTable(resource: Resource, tables: ReadonlyMap<string, string>): SchemaDifference {
  const { table, fields, relatedTo } = resource;
  const columns = fields.filter(isColumn);
  const owner = fields.some((field) => field.owner) ? ["  entrusted boolean,"] : [];
  const lines = [
    "  org_id uuid NOT NULL REFERENCES organizations (id),",
    "  id uuid NOT NULL,",
    ...columns.map((field) => `  ${columnSql(field)},`),
    ...STANDARD.split("\n"),
    ...owner,
    "  PRIMARY KEY (org_id, id),",
    ...columns.flatMap((field) => foreignKey(field, tables)).map((key) => `  ${key},`),
    "  FOREIGN KEY (org_id, created_by_user) REFERENCES users (org_id, id)",
  ];
  const statements = [`CREATE TABLE ${table} (\n${lines.join("\n")}\n);`, ...indexes(resource)];
  return { statements: relatedTo ? [...statements, relations(resource)] : statements, notes: [] };
}

function columnSql({ name, column, nullable, fallback }: ResourceField): string {
  const text = `${name} ${column}`;
  return nullable
    ? text
    : `${text} NOT NULL${fallback === undefined ? "" : ` DEFAULT ${defaultSql(fallback, column)}`}`;
}

/** Defaults are texts, numbers, booleans, and empty lists and maps. An empty array of PostgreSQL is written `{}`, too. */
function defaultSql(value: unknown, column: string): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  return Array.isArray(value) && column === "jsonb" ? "'[]'" : "'{}'";
}

/** Columns of the referenced rows are cleared one by one: `org_id` is part of every key. */
function foreignKey({ name, reference }: ResourceField, tables: ReadonlyMap<string, string>): string[] {
  const table = reference && tables.get(reference.to);
  if (!reference || table === undefined) return [];
  const action = { restrict: "", cascade: " ON DELETE CASCADE", clear: ` ON DELETE SET NULL (${name})` };
  const end = reference.to === "user" ? "" : action[reference.onDelete];
  return [`FOREIGN KEY (org_id, ${name}) REFERENCES ${table} (org_id, id)${end}`];
}

function indexes({ table, fields, searchable, customFields }: Resource): string[] {
  const live = "WHERE deleted_at IS NULL";
  const unique = fields.filter((field) => field.unique);
  const referring = fields.filter(({ reference }) => reference !== null);
  return [
    `CREATE INDEX ${table}_list ON ${table} (org_id, id DESC) ${live};`,
    ...unique.map(({ name }) => `CREATE UNIQUE INDEX ${table}_${name} ON ${table} (org_id, lower(${name})) ${live};`),
    ...referring.map(({ name }) => `CREATE INDEX ${table}_${name} ON ${table} (org_id, ${name}, id DESC);`),
    ...(searchable.length > 0
      ? [
          `CREATE INDEX ${table}_search ON ${table} USING gin (org_id, search_text gin_trgm_ops) ${live};`,
          `CREATE INDEX ${table}_grams ON ${table} USING gin (org_id, word_grams(search_text)) ${live} AND search_text ~ '[^ -~]';`,
        ]
      : []),
    ...(customFields
      ? [
          `CREATE INDEX ${table}_custom_fields ON ${table} USING gin (org_id, custom_fields) WHERE custom_fields <> '{}'::jsonb;`,
        ]
      : []),
  ];
}

function relations({ table, type }: Resource): string {
  const name = `${type}_relations`;
  return `CREATE TABLE ${name} (
  org_id uuid NOT NULL,
  ${type}_id uuid NOT NULL,
  record_type text NOT NULL,
  record_id uuid NOT NULL,
  position smallint NOT NULL,
  entity_id uuid GENERATED ALWAYS AS (CASE WHEN record_type IN ('contact', 'company') THEN record_id END) STORED,
  PRIMARY KEY (org_id, ${type}_id, record_type, record_id),
  FOREIGN KEY (org_id, ${type}_id) REFERENCES ${table} (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, entity_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ${name}_record ON ${name} (org_id, record_id, ${type}_id DESC);
CREATE INDEX ${name}_entity ON ${name} (org_id, entity_id) WHERE entity_id IS NOT NULL;`;
}

function changedTable(
  { table, fields }: Resource,
  schema: StoredSchema,
  tables: ReadonlyMap<string, string>,
): SchemaDifference {
  const stored = schema.get(table) ?? new Map<string, never>();
  const statements: string[] = [];
  const notes: string[] = [];
  for (const field of fields.filter(isColumn)) {
    const { name, column, nullable, fallback } = field;
    const found = stored.get(name);
    if (!found) {
      statements.push(`ALTER TABLE ${table} ADD ${columnSql(field)};`);
      statements.push(...foreignKey(field, tables).map((key) => `ALTER TABLE ${table} ADD ${key};`));
      if (!nullable && fallback === undefined)
        notes.push(`${table}.${name} is NOT NULL without a default: existing rows need a value.`);
      continue;
    }
    if (found.type !== column) {
      statements.push(`ALTER TABLE ${table} ALTER ${name} TYPE ${column};`);
      notes.push(`${table}.${name} changes from ${found.type} to ${column}: the table is locked and rewritten.`);
    }
    if (found.nullable !== nullable)
      statements.push(`ALTER TABLE ${table} ALTER ${name} ${nullable ? "DROP" : "SET"} NOT NULL;`);
  }
  return { statements, notes };
}

/** A column in src/base/db/schema.txt. */
interface StoredColumn {
  readonly type: string;
  readonly nullable: boolean;
}

/** The columns of each table by name. */
type StoredSchema = ReadonlyMap<string, ReadonlyMap<string, StoredColumn>>;

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
