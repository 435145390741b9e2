import { KEY, levelOf, parameterOf, pairs } from "./level.ts";
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
