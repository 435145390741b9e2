import { installedPgBouncer } from "../support/programs/pgbouncer.ts";
import { testPooler } from "./pooler-tests.ts";

const program = installedPgBouncer();

if (program !== null) {
  // Debian's release does not support named statements.
  describe("A service behind PgBouncer without named statements", function () {
    this.timeout(120_000);
    testPooler({ program, namedStatements: false, duration: 2_000 });
  });
}
