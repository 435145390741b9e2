import { expect } from "chai";
import { exceptions } from "../support/db/sharding/exceptions.ts";
import { findings, organizationParameters, remedies, type Rule } from "../support/db/sharding/rules.ts";
import { checkStatement, takeProblems } from "../support/db/sharding/statements.ts";

/** Statements that break a rule, with the table or function that is reported. */
const BROKEN: Readonly<Record<Rule, Readonly<Record<string, string>>>> = {
  "org_id as a value": {
    "SELECT id FROM tasks WHERE id = $1": "tasks",
    "SELECT id FROM tasks WHERE org_id = $1 OR id = $2": "tasks",
    "SELECT id FROM tasks WHERE org_id = ANY ($1)": "tasks",
    "SELECT (SELECT count(*) FROM notes AS n WHERE n.org_id = t.org_id) FROM tasks AS t WHERE t.org_id = $1": "notes",
    "SELECT t.id FROM tasks AS t, LATERAL (SELECT id FROM notes WHERE org_id = t.org_id) AS n WHERE t.org_id = $1":
      "notes",
    "SELECT t.id FROM tasks AS t JOIN notes AS n ON n.id = t.id WHERE t.org_id = $1": "notes",
    "WITH e AS (SELECT org_id, id FROM tasks WHERE org_id = $1) DELETE FROM notes USING e WHERE notes.org_id = e.org_id":
      "notes",
    "WITH RECURSIVE up AS (SELECT $1::uuid AS id UNION SELECT e.company_id FROM entities AS e JOIN up ON e.id = up.id) SELECT id FROM up":
      "entities",
    "SELECT id FROM tasks WHERE org_id = $1 UNION ALL SELECT id FROM notes": "notes",
    "UPDATE tasks SET title = $1 WHERE (org_id, id) IN (SELECT org_id, id FROM tasks WHERE org_id = $2)": "tasks",
    "SELECT id FROM mcp_access WHERE id = $1": "mcp_access",
  },
  "org_id in the inserted rows": {
    "INSERT INTO notes (id, org_id) SELECT id, org_id FROM jsonb_populate_record(NULL::notes, $1)": "notes",
    "WITH e AS (SELECT org_id FROM tasks WHERE org_id = $1) INSERT INTO notes (org_id) SELECT e.org_id FROM e": "notes",
    "INSERT INTO notes SELECT * FROM tasks WHERE org_id = $1": "notes",
    "INSERT INTO notes (org_id, id) VALUES ($1, $2), (gen_random_uuid(), $3)": "notes",
  },
  "no subqueries in VALUES": {
    "INSERT INTO notes (org_id, id) VALUES ($1, (SELECT id FROM tasks WHERE org_id = $1 AND id = $2))": "notes",
  },
  "no functions in RETURNING": {
    "DELETE FROM tasks WHERE org_id = $1 RETURNING now()": "now",
    "UPDATE tasks SET title = $1 WHERE org_id = $2 RETURNING due_at < CURRENT_TIMESTAMP": "CURRENT_TIMESTAMP",
    "INSERT INTO tasks (org_id) VALUES ($1) RETURNING gen_random_uuid()": "gen_random_uuid",
  },
  "no functions in DO UPDATE": {
    "INSERT INTO tasks (org_id) VALUES ($1) ON CONFLICT (org_id, id) DO UPDATE SET due_at = now()": "now",
    "INSERT INTO tasks (org_id) VALUES ($1) ON CONFLICT (org_id, id) DO UPDATE SET position = random()": "random",
    "INSERT INTO tasks AS t (org_id) VALUES ($1) ON CONFLICT (org_id, id) DO UPDATE SET title = $2 WHERE t.due_at < clock_timestamp()":
      "clock_timestamp",
  },
  "lock by id": {
    "SELECT t.id FROM tasks AS t JOIN notes AS n ON n.org_id = t.org_id WHERE t.org_id = $1 FOR UPDATE OF t":
      "tasks, notes",
    "SELECT id FROM tasks WHERE org_id = $1 AND id IN (SELECT task_id FROM task_relations WHERE org_id = $1) FOR SHARE":
      "tasks",
    "SELECT id, (SELECT 1) FROM tasks WHERE org_id = $1 FOR UPDATE": "tasks",
    "WITH held AS (SELECT id FROM tasks, unnest($2::uuid[]) AS x WHERE org_id = $1 FOR UPDATE) SELECT id FROM held":
      "tasks",
  },
  "no system columns": { "DELETE FROM tasks WHERE org_id = $1 AND ctid = $2": "ctid" },
  "advisory locks in one place": { "SELECT pg_advisory_xact_lock($1)": "pg_advisory_xact_lock" },
};

/** Statements that follow all rules. */
const SOUND: readonly string[] = [
  "SELECT id FROM tasks WHERE org_id = $1::uuid AND id = $2",
  "SELECT id FROM tasks AS t JOIN notes AS n ON n.org_id = t.org_id AND n.id = t.id WHERE t.org_id = $1",
  "SELECT id FROM tasks JOIN notes USING (org_id) WHERE tasks.org_id = $1",
  "SELECT id FROM tasks WHERE (org_id, id) = ($1, $2)",
  "SELECT (SELECT count(*) FROM notes AS n WHERE n.org_id = $1 AND n.id = t.id) FROM tasks AS t WHERE t.org_id = $1",
  "WITH e AS (DELETE FROM tasks WHERE org_id = $1 RETURNING id) INSERT INTO notes (org_id, id) SELECT $1, e.id FROM e",
  "INSERT INTO notes (org_id, id) SELECT org_id, id FROM tasks WHERE org_id = $1",
  "INSERT INTO tasks AS t (org_id, due_at) VALUES ($1, now()) ON CONFLICT (org_id, id) DO UPDATE SET due_at = excluded.due_at",
  "SELECT id FROM tasks WHERE org_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE",
  "SELECT id FROM jobs WHERE finished_at IS NULL FOR UPDATE SKIP LOCKED",
  "SET LOCAL lock_timeout = '1s'",
];

describe("Rules for statements that are ready to be distributed", () => {
  for (const [rule, statements] of Object.entries(BROKEN)) {
    for (const [text, subject] of Object.entries(statements)) {
      it(`find a break of "${rule}" in ${text}`, () => {
        expect(findings(text)).to.deep.include({ rule, subject });
      });
    }
  }

  it("find nothing in statements with org_id as a value, simple locks and the time as a value", () => {
    expect(SOUND.map((text) => [text, findings(text)])).to.deep.equal(SOUND.map((text) => [text, []]));
  });

  it("report the file, the remedy and the statement, and accept a listed exception of a file only there", () => {
    const text = "SELECT id FROM webhooks WHERE id = $1 -- of the test";
    checkStatement({ text, bindings: [], place: () => "src/features/tasks/sql/own.ts" });
    const release = "UPDATE webhook_deliveries SET lease = NULL WHERE lease = ANY ($1) -- of the test";
    checkStatement({ text: release, bindings: [], place: () => "src/features/webhooks/sql/dispatch.ts" });
    const rule = "org_id as a value";
    expect(takeProblems()).to.deep.equal([
      `src/features/tasks/sql/own.ts: ${rule} (webhooks)\n  Remedy: ${remedies[rule]}.\n  ${text}`,
    ]);
  });

  it("ignore statements of tests and migrations", () => {
    const text = "DELETE FROM tasks -- of the test";
    checkStatement({ text, bindings: [], place: () => undefined });
    checkStatement({ text, bindings: [], place: () => "src/base/db/migrate.ts" });
    expect(takeProblems()).to.deep.equal([]);
  });

  it("know which parameters are organizations, and report a call with two of them", () => {
    const text =
      "INSERT INTO notes (id, org_id) SELECT $1, $2::uuid FROM tasks WHERE org_id = $3 AND id = $1 AND $4 = tasks.org_id";
    expect(organizationParameters(text)).to.have.members([2, 3, 4]);
    const place = (): string => "src/features/tasks/sql/own.ts";
    checkStatement({ text, bindings: ["id", "one", "one", "one"], place });
    expect(takeProblems()).to.deep.equal([]);
    checkStatement({ text, bindings: ["id", "one", "two", "one"], place });
    expect(takeProblems()).to.deep.equal([`Two organizations in one statement: one, two\n${text}`]);
  });

  it("have a reason for each exception", () => {
    expect(exceptions.filter(({ reason }) => reason.trim() === "")).to.deep.equal([]);
  });
});
