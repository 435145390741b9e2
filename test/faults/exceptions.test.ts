import { expect } from "chai";
import { sendUnchecked } from "../support/wire.ts";
import { injectedErrors } from "../support/programs/preloads.ts";
import { useProcess } from "../support/programs/process-fixture.ts";
import { until } from "../support/queue.ts";

describe("Errors outside of requests (F19)", () => {
  const place = useProcess({ env: () => ({ NODE_OPTIONS: injectedErrors }) });

  it("are logged, and the process continues after an unhandled rejection", async () => {
    const { service } = place;
    service.signal("SIGUSR2");
    await until(() => service.output().includes("unhandled promise rejection"), "the log entry");
    expect(service.output()).to.contain("injected rejection");
    expect((await fetch(`${service.url}/readyz`)).status).to.equal(200);
  });

  it("end the process after its requests in the case of an exception, and a new one works", async () => {
    const { database, key, service } = place;
    const body = { entity_type: "contact", first_name: "In flight" };
    const lock = await database.pool.transaction();
    await lock.raw("LOCK TABLE changes IN EXCLUSIVE MODE");
    const call = { method: "POST", path: "/v1/entities", headers: { "X-API-Key": key }, body };
    const running = sendUnchecked(service.url, call);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await database.pool.raw<{ rows: unknown[] }>(waiting)).rows.length > 0, "the call");
    service.signal("SIGWINCH");
    await until(() => service.output().includes("uncaught exception: shutting down"), "the log entry");
    await lock.rollback();
    expect((await running).status).to.equal(201);
    expect(await service.exit)
      .to.be.a("number")
      .greaterThan(0);
    expect(service.output()).to.contain("injected exception");
    await place.start();
    expect((await sendUnchecked(service.url, { ...call, method: "GET" })).status).to.equal(200);
  });
});
