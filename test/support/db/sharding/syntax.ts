import { loadModule, parseSync } from "libpg-query";

/** A node of the syntax tree; a wrapped node has one member, named after its type. */
export interface Tree {
  readonly [name: string]: unknown;
}

const STATEMENTS = ["SelectStmt", "InsertStmt", "UpdateStmt", "DeleteStmt", "MergeStmt"] as const;

/** The type of a statement that reads or writes rows. */
type StatementType = (typeof STATEMENTS)[number];

/** A statement, a sub-select or a branch of a WITH clause. */
export interface Statement {
  readonly type: StatementType;
  readonly body: Tree;
}

await loadModule();

/** Parses with PostgreSQL's own parser; returns the statements that read or write rows. */
export function parseStatements(text: string): Statement[] {
  const { stmts = [] }: { stmts?: unknown } = parseSync(text);
  return list(stmts).flatMap(({ stmt }) => statementsIn(stmt));
}

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the node of the given type; undefined if the value is a node of another type. */
export function unwrap(value: unknown, type: string): Tree | undefined {
  const inner = isTree(value) ? value[type] : undefined;
  return isTree(inner) ? inner : undefined;
}

/** Returns the value as a node; an empty node if it is missing. */
export const tree = (value: unknown): Tree => (isTree(value) ? value : {});

/** Returns the value as a list of nodes. */
export const list = (value: unknown): Tree[] => (Array.isArray(value) ? value.filter(isTree) : []);

/** Returns the value as a text; an empty one if it is missing. */
export const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Returns the texts of a list of strings: `["e", "org_id"]` of the column reference `e.org_id`. */
export const names = (value: unknown): string[] => list(value).map((one) => text(unwrap(one, "String")?.["sval"]));

/** Returns the nodes of a type in a tree, at any depth. */
export function nodes(value: unknown, type: string): Tree[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodes(one, type));
  if (!isTree(value)) return [];
  const own = unwrap(value, type);
  return [...(own ? [own] : []), ...Object.values(value).flatMap((one) => nodes(one, type))];
}

/** Returns the statements directly in a tree, without those inside of them. */
export function statementsIn(value: unknown): Statement[] {
  if (Array.isArray(value)) return value.flatMap(statementsIn);
  if (!isTree(value)) return [];
  for (const type of STATEMENTS) {
    const body = unwrap(value, type);
    if (body) return [{ type, body }];
  }
  return Object.values(value).flatMap(statementsIn);
}
