import { readFileSync } from "node:fs";

/** A table as the schema dump describes it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly nullable: readonly string[];
  /** The lines of its constraints and indexes. */
  readonly lines: readonly string[];
}

/** Reads the tables of the committed schema dump, which a test compares with the catalogue. */
function dumpedTables(): Table[] {
  const dump = readFileSync(new URL("../../../../src/base/db/schema.txt", import.meta.url), "utf8");
  return dump
    .split(/^table /m)
    .slice(1)
    .map((text) => {
      const [name = "", ...lines] = text.trimEnd().split("\n");
      const described = lines.filter((line) => line.startsWith("  ")).map((line) => line.trim());
      const isColumn = (line: string): boolean => !/^(constraint|CREATE) /.test(line);
      const nameOf = (line: string): string => /^\w+/.exec(line)?.[0] ?? "";
      const columns = described.filter(isColumn);
      return {
        name,
        columns: columns.map(nameOf),
        nullable: columns.filter((line) => !line.includes(" not null")).map(nameOf),
        lines: described.filter((line) => !isColumn(line)),
      };
    });
}

/** The dump leaves out partitioned tables. */
const PARTITIONED = ["activity_log"];

/** Tables and views whose rows all belong to an organization; a test compares them with the catalog. */
export const organizationTables: ReadonlySet<string> = new Set([
  ...PARTITIONED,
  ...dumpedTables().flatMap(({ name, columns, nullable, lines }) => {
    const isView = lines.length === 0;
    return columns.includes("org_id") && (isView || !nullable.includes("org_id")) ? [name] : [];
  }),
]);
