/**
 * `npm run test:citus [-- <files>]`: runs the suite of `npm test`, or the named files, on the Citus cluster whose
 * coordinator is TEST_DATABASE_URL, and then the tests of this folder. Writes one line per test to
 * .test/citus.txt, and to .test/plans.txt on how many shards the statements of the service were executed. `-- --plain`
 * runs the same files on a plain server and writes .test/plain.txt.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync } from "node:fs";
import { connect } from "../../src/base/db/connection.ts";
import { workersOf } from "../support/db/citus.ts";
import { filesByLane } from "../support/suite/lanes.ts";

const RESULTS = ".test";

const given = process.argv.slice(2);
const plain = given.includes("--plain");
const named = given.filter((name) => name !== "--plain");
const problem = plain ? plainProblem() : await clusterProblem();
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
const suite = filesByLane().everyday.filter((file) => !file.startsWith("test/console/"));
const own = globSync("test/citus/*.ts", { exclude: ["test/citus/citus.ts"] }).sort();
const files = named.length > 0 ? named : [...suite, ...(plain ? [] : own)];
mkdirSync(RESULTS, { recursive: true });
const output = `${RESULTS}/${plain ? "plain" : "citus"}.txt`;
const reporter = ["--reporter", "./test/support/lines-reporter.ts", "--reporter-option", `output=${output}`];
const plans = plain ? {} : { CRM_TEST_PLANS: `${RESULTS}/plans.txt` };
const env = { ...process.env, ...plans };
const { status } = spawnSync("mocha", ["--no-parallel", ...reporter, ...files], { stdio: "inherit", env });
console.log(`The result of each test: ${output}`);
if (!plain) console.log(`The plans of the statements: ${RESULTS}/plans.txt`);
process.exitCode = status ?? 1;

/** Returns why TEST_DATABASE_URL cannot be used: it must be the coordinator of a cluster with workers. */
async function clusterProblem(): Promise<string | null> {
  const url = process.env["TEST_DATABASE_URL"] ?? "";
  if (url === "")
    return "Set TEST_DATABASE_URL to the coordinator of a Citus cluster: TEST_DATABASE_URL=postgresql://postgres@host:5432/postgres npm run test:citus";
  const pool = connect({ address: { connectionString: url }, poolSize: 1 });
  try {
    if ((await workersOf(pool, url)).length > 0) return null;
    return "TEST_DATABASE_URL has no Citus or no workers. Run there: CREATE EXTENSION citus, and for each worker: SELECT citus_add_node('<host>', <port>)";
  } finally {
    await pool.destroy();
  }
}

function plainProblem(): string | null {
  const isSet = (process.env["TEST_DATABASE_URL"] ?? "") !== "";
  return isSet ? "Unset TEST_DATABASE_URL: --plain uses the embedded PostgreSQL." : null;
}
