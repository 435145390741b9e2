import { expect } from "chai";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { startCollector } from "../support/programs/collector.ts";
import { until } from "../support/queue.ts";
import { environmentOf } from "../support/service.ts";
import { end, linesUntil, start } from "./program.ts";
import { freePort } from "../support/free-port.ts";

describe("Telemetry of a worker", function () {
  this.timeout(120_000);
  let database: TestDatabase;
  before(async () => {
    database = await createDatabase();
  });
  after(() => database.drop());

  it("exports the jobs and metrics of a worker", async () => {
    const collector = await startCollector();
    const env = {
      ...environmentOf(database),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "50",
    };
    const ADMIN_PORT = String(await freePort());
    const as = { name: "this user", prefix: [], uid: null };
    const worker = start(["src/cli/crm.mjs", "worker"], { as, env: { ...env, ADMIN_PORT } });
    await linesUntil(worker, /^Running up to/);
    // As if an hour had passed since the last run.
    await database.pool("jobs").where({ kind: "cleanup.run" }).update({ available_at: database.pool.fn.now() });
    await until(() => collector.spans.some(({ name }) => name === "job cleanup.run"), "the job", 30);
    expect(await end(worker, "SIGTERM")).to.equal(0);
    expect(collector.points().map(({ metric }) => metric)).to.include("jobs_ended_total");
    await collector.close();
  });
});
