/** `npm run test:pgbouncer`: the tests of test/server/pooler.test.ts with named statements and PgBouncer 1.21 or newer. */
import { pgBouncerVersion } from "../support/programs/pgbouncer.ts";
import { testPooler } from "../server/pooler-tests.ts";

const program = process.env["PGBOUNCER"] ?? "";
const version = program === "" ? null : pgBouncerVersion(program);
if (version === null || version < 1.21) {
  throw new Error(
    "Set PGBOUNCER to the path of PgBouncer 1.21 or newer: PGBOUNCER=/path/to/pgbouncer npm run test:pgbouncer",
  );
}

describe(`A service behind PgBouncer ${String(version)} with named statements`, function () {
  this.timeout(120_000);
  testPooler({ program, namedStatements: true, duration: 30_000 });
});
