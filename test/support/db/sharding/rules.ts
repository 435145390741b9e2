import {
  list,
  names,
  nodes,
  parseStatements,
  statementsIn,
  text,
  tree,
  unwrap,
  type Statement,
  type Tree,
} from "./syntax.ts";
import { organizationTables } from "./tables.ts";

/** The rules that keep a statement on the shard of its organization, and the remedy for each. */
export const remedies = {
  "org_id as a value":
    "add `org_id = ?` for this table at this level: neither a join with a WITH branch nor a correlated `x.org_id = e.org_id` names the shard",
  "org_id in the inserted rows": "insert the value of org_id (`?::uuid`), not a column of a WITH branch or of JSON",
  "no subqueries in VALUES": "write the rows with INSERT … SELECT",
  "no functions in RETURNING": "return the id and read afterwards, or pass the value as a parameter",
  "no functions in DO UPDATE": "pass the value, for example the time, as a parameter",
  "lock by id": "lock with `SELECT id FROM one_table WHERE org_id = ? AND id = ? FOR UPDATE`, then read",
  "no system columns": "use the primary key",
  "advisory locks in one place": "take the lock with src/base/platform/sql/advisory-locks.ts",
} as const;

/** The name of a rule. */
export type Rule = keyof typeof remedies;

/** A rule that a statement breaks. */
export interface Finding {
  readonly rule: Rule;
  /** The table, function or column. */
  readonly subject: string;
}

/** Functions without effects and without access to time or settings; a test compares them with the catalog. */
export const IMMUTABLE: ReadonlySet<string> = new Set(["encode", "extract", "host"]);
const SYSTEM_COLUMNS = new Set(["ctid", "cmax", "cmin", "tableoid", "xmax", "xmin"]);

/** Returns the rules that a statement breaks, each subject once. */
export function findings(sql: string): Finding[] {
  const statements = parseStatements(sql);
  const found = statements.flatMap((statement) => [...statementFindings(statement, new Set()), ...anywhere(statement)]);
  return [...new Map(found.map((finding) => [`${finding.rule} ${finding.subject}`, finding])).values()];
}

/** Returns the numbers of the parameters that are organizations: compared with org_id, or inserted as org_id. */
export function organizationParameters(sql: string): number[] {
  const statements = parseStatements(sql).map(({ type, body }) => ({ [type]: body }));
  const compared = nodes(statements, "A_Expr").flatMap((A_Expr) => pairs({ A_Expr }));
  const equal = compared.flatMap(([one, other]) =>
    isKey(one) ? [parameterOf(other)] : isKey(other) ? [parameterOf(one)] : [],
  );
  const inserted = nodes(statements, "InsertStmt").flatMap((body) => insertedKeys(body).map(parameterOf));
  return [...new Set([...equal, ...inserted])].filter((number) => number !== undefined);
}

const isKey = (expression: unknown): boolean => names(unwrap(expression, "ColumnRef")?.["fields"]).at(-1) === KEY;

function insertedKeys(body: Tree): unknown[] {
  const position = keyPosition(body);
  const rows = tree(tree(body["selectStmt"])["SelectStmt"]);
  const values = list(rows["valuesLists"]).map((row) => list(tree(row["List"])["items"])[position]);
  return [...values, unwrap(list(rows["targetList"])[position], "ResTarget")?.["val"]];
}

const keyPosition = (body: Tree): number =>
  list(body["cols"]).findIndex((column) => unwrap(column, "ResTarget")?.["name"] === KEY);

function anywhere({ body }: Statement): Finding[] {
  const columns = nodes(body, "ColumnRef").map(({ fields }) => names(fields).at(-1) ?? "");
  const functions = nodes(body, "FuncCall").map(({ funcname }) => names(funcname).at(-1) ?? "");
  return [
    ...columns.filter((name) => SYSTEM_COLUMNS.has(name)).map(finding("no system columns")),
    ...functions.filter((name) => name.includes("advisory")).map(finding("advisory locks in one place")),
  ];
}

const finding =
  (rule: Rule) =>
  (subject: string): Finding => ({ rule, subject });

/** Checks a statement and everything inside of it. */
function statementFindings(statement: Statement, outer: ReadonlySet<string>): Finding[] {
  const { withClause, larg, rarg, ...rest } = statement.body;
  const withBranches = list(tree(withClause)["ctes"]).map((one) => tree(one["CommonTableExpr"]));
  const branches = new Set([...outer, ...withBranches.map((branch) => text(branch["ctename"]))]);
  // Both sides of a UNION.
  const arms = larg === undefined ? [] : [{ SelectStmt: larg }, { SelectStmt: rarg }];
  const inner = statementsIn([...withBranches.map(({ ctequery }) => ctequery), ...Object.values(rest), ...arms]);
  return [
    ...keyFindings(statement, branches),
    ...insertFindings(statement, branches),
    ...functionFindings(statement),
    ...lockFindings(statement),
    ...inner.flatMap((one) => statementFindings(one, branches)),
  ];
}

function keyFindings(statement: Statement, branches: ReadonlySet<string>): Finding[] {
  if (statement.type === "InsertStmt") return [];
  const { sources, isValue } = levelOf(statement, branches);
  return sources
    .filter(({ table, alias }) => organizationTables.has(table) && !isValue(keyReference(alias)))
    .map(({ table }) => finding("org_id as a value")(table));
}

const keyReference = (alias: string): object => ({
  ColumnRef: { fields: [alias, KEY].map((sval) => ({ String: { sval } })) },
});

function insertFindings({ type, body }: Statement, branches: ReadonlySet<string>): Finding[] {
  const table = text(tree(body["relation"])["relname"]);
  if (type !== "InsertStmt" || !organizationTables.has(table)) return [];
  const position = keyPosition(body);
  const rows = tree(tree(body["selectStmt"])["SelectStmt"]);
  const isRight = position >= 0 && selectsValue({ type: "SelectStmt", body: rows }, position, branches);
  return [
    ...(isRight ? [] : [finding("org_id in the inserted rows")(table)]),
    ...(nodes(rows["valuesLists"], "SubLink").length > 0 ? [finding("no subqueries in VALUES")(table)] : []),
  ];
}

function selectsValue(select: Statement, position: number, branches: ReadonlySet<string>): boolean {
  const { body } = select;
  const { isValue } = levelOf(select, branches);
  if (body["larg"] !== undefined) {
    return [body["larg"], body["rarg"]].every((arm) =>
      selectsValue({ type: "SelectStmt", body: tree(arm) }, position, branches),
    );
  }
  const rows = list(body["valuesLists"]).map((row) => list(tree(row["List"])["items"])[position]);
  if (rows.length > 0) return rows.every(isValue);
  return isValue(unwrap(list(body["targetList"])[position], "ResTarget")?.["val"]);
}

function functionFindings({ body }: Statement): Finding[] {
  if (!organizationTables.has(text(tree(body["relation"])["relname"]))) return [];
  const conflict = tree(body["onConflictClause"]);
  return [
    ...mutable(body["returningClause"]).map(finding("no functions in RETURNING")),
    ...mutable([conflict["targetList"], conflict["whereClause"]]).map(finding("no functions in DO UPDATE")),
  ];
}

/** Returns the functions that are not known to be immutable. */
function mutable(value: unknown): string[] {
  const called = nodes(value, "FuncCall").map(({ funcname }) => names(funcname).at(-1) ?? "");
  const keywords = nodes(value, "SQLValueFunction").map(({ op }) => text(op).replace("SVFOP_", ""));
  return [...called.filter((name) => !IMMUTABLE.has(name)), ...keywords];
}

/** Also of a locking branch of a WITH clause: it runs on the shard like the rest of the statement. */
function lockFindings({ body }: Statement): Finding[] {
  const { lockingClause, ...rest } = body;
  const tables = nodes(body["fromClause"], "RangeVar").map(({ relname }) => text(relname));
  if (lockingClause === undefined || !tables.some((name) => organizationTables.has(name))) return [];
  const isPlain =
    list(body["fromClause"]).length === 1 && tables.length === 1 && statementsIn(Object.values(rest)).length === 0;
  return isPlain ? [] : [finding("lock by id")(tables.join(", "))];
}

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
function levelOf({ type, body }: Statement, branches: ReadonlySet<string>): Level {
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
function parameterOf(expression: unknown): number | undefined {
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
