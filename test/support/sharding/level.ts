import { list, names, text, tree, unwrap, type Statement, type Tree } from "./syntax.ts";

/** The column that names the organization of a row. */
export const KEY = "org_id";

/** A table by the name under which one level of a statement refers to it. */
export interface Source {
  readonly table: string;
  readonly alias: string;
}

/** The FROM list and the conditions of one SELECT, UPDATE or DELETE, without its sub-selects. */
export interface Level {
  readonly sources: readonly Source[];
  /** Returns whether the expression equals a value of the statement: a parameter, a constant, or a column compared with one. */
  readonly isValue: (expression: unknown) => boolean;
}

/** Reads one level of a statement; `branches` are the names of WITH branches, which are no tables. */
export function levelOf({ type, body }: Statement, branches: ReadonlySet<string>): Level {
  const target = type === "SelectStmt" ? [] : [{ RangeVar: tree(body["relation"]) }];
  const from = [...target, ...list(body["fromClause"]), ...list(body["usingClause"])];
  const read = from.map(itemOf);
  const conditions = [...read.flatMap((item) => item.conditions), body["whereClause"]].flatMap(conjuncts);
  const relations = read.flatMap((item) => item.relations);
  const sources = relations.filter(({ table }) => table !== "" && !branches.has(table));
  const equal = equalities(conditions, relations.length === 1 ? relations : sources);
  return { sources, isValue: equal };
}

interface Item {
  /** Sub-selects and functions have an alias only. */
  readonly relations: readonly Source[];
  readonly conditions: readonly unknown[];
}

/** Reads one entry of a FROM list: a table, a join, a sub-select or a function. */
function itemOf(entry: unknown): Item {
  const table = unwrap(entry, "RangeVar");
  if (table) {
    const name = text(table["relname"]);
    return { relations: [{ table: name, alias: text(tree(table["alias"])["aliasname"]) || name }], conditions: [] };
  }
  const join = unwrap(entry, "JoinExpr");
  if (!join) {
    const other = Object.values(tree(entry)).map(tree)[0] ?? {};
    return { relations: [{ table: "", alias: text(tree(other["alias"])["aliasname"]) }], conditions: [] };
  }
  const [left, right] = [itemOf(join["larg"]), itemOf(join["rarg"])];
  const relations = [...left.relations, ...right.relations];
  const shared = names(join["usingClause"]).includes(KEY) ? relations.slice(1).map(sameKey(relations[0])) : [];
  return { relations, conditions: [...left.conditions, ...right.conditions, join["quals"], ...shared] };
}

/** Returns the condition that the keys of two relations are equal, as in `JOIN … USING (org_id)`. */
const sameKey =
  (first: Source | undefined) =>
  ({ alias }: Source): Tree => ({
    A_Expr: { kind: "AEXPR_OP", name: [string("=")], lexpr: keyOf(first?.alias ?? ""), rexpr: keyOf(alias) },
  });
const string = (sval: string): Tree => ({ String: { sval } });
const keyOf = (alias: string): Tree => ({ ColumnRef: { fields: [string(alias), string(KEY)] } });

/** Returns the conditions that must all hold. */
function conjuncts(condition: unknown): unknown[] {
  const both = unwrap(condition, "BoolExpr");
  if (both?.["boolop"] !== "AND_EXPR") return condition === undefined ? [] : [condition];
  return list(both["args"]).flatMap(conjuncts);
}

const VALUE = "a value";

/** Derives from the conditions which keys equal a value. */
function equalities(conditions: readonly unknown[], sources: readonly Source[]): Level["isValue"] {
  const groups = new Map<string, string>();
  const rootOf = (name: string): string => {
    const parent = groups.get(name) ?? name;
    return parent === name ? name : rootOf(parent);
  };
  const nameOf = (expression: unknown): string | undefined => {
    if (isLiteral(expression)) return VALUE;
    const fields = names(unwrap(withoutCast(expression), "ColumnRef")?.["fields"]);
    if (fields.at(-1) !== KEY) return undefined;
    return fields.length > 1 ? fields.at(-2) : sources.length === 1 ? sources[0]?.alias : undefined;
  };
  for (const [left, right] of conditions.flatMap(pairs)) {
    const [a, b] = [nameOf(left), nameOf(right)];
    if (a !== undefined && b !== undefined) groups.set(rootOf(a), rootOf(b));
  }
  return (expression) => {
    const name = nameOf(expression);
    return name !== undefined && rootOf(name) === rootOf(VALUE);
  };
}

/** Returns the expressions that a condition says are equal: one pair of `a = b`, two pairs of `(a, b) = (c, d)`. */
export function pairs(condition: unknown): [unknown, unknown][] {
  const comparison = unwrap(condition, "A_Expr");
  if (comparison?.["kind"] !== "AEXPR_OP" || names(comparison["name"])[0] !== "=") return [];
  const { lexpr, rexpr } = comparison;
  const [left, right] = [lexpr, rexpr].map((side) => unwrap(side, "RowExpr"));
  if (!left || !right) return [[lexpr, rexpr]];
  const others = list(right["args"]);
  return list(left["args"]).map((one, index) => [one, others[index]]);
}

/** Returns the number of a parameter; undefined for other expressions. */
export function parameterOf(expression: unknown): number | undefined {
  const number = unwrap(withoutCast(expression), "ParamRef")?.["number"];
  return typeof number === "number" ? number : undefined;
}

const isLiteral = (expression: unknown): boolean => {
  const bare = withoutCast(expression);
  return unwrap(bare, "ParamRef") !== undefined || unwrap(bare, "A_Const") !== undefined;
};

function withoutCast(expression: unknown): unknown {
  const cast = unwrap(expression, "TypeCast");
  return cast ? withoutCast(cast["arg"]) : expression;
}
