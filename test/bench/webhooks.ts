// `npm run bench:webhooks`: compares deliveries per second to a receiver that responds at once with a bare loop, in
// one interleaved run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { createBenchDatabase } from "./dataset.ts";
import { median } from "./report.ts";
import { startServer } from "./server-process.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    /** Events per round. */
    deliveries: { type: "string", default: "6000" },
  },
});
const TARGET = 500;
const MAX_OF_ONE_WEBHOOK = 5;
const BATCH = 100;
const HOST = "127.0.0.2";

let received = 0;
const receiver = createServer((request, response) => {
  request.resume().on("end", () => {
    received += 1;
    response.end();
  });
}).listen(0, HOST);
await once(receiver, "listening");
const url = `http://${HOST}:${(receiver.address() as AddressInfo).port}/hook`;

const database = await createBenchDatabase();
const { apiKey } = await database.fill(100);
const sql = new pg.Client({ connectionString: database.env["DATABASE_URL"] });
await sql.connect();
await sql.query("CREATE TABLE floor_deliveries (id uuid PRIMARY KEY, body text, status int, finished_at timestamptz)");
const guard = { WEBHOOK_ALLOW_HTTP: "on", WEBHOOK_ALLOWED_SUBNETS: HOST };
const service = await startServer({ name: "service", script: "src/main.mjs", env: { ...database.env, ...guard } });
try {
  for (const webhooks of [1, 20]) {
    await register(webhooks);
    const measured = { service: [] as number[], floor: [] as number[], cpu: [] as number[] };
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      const one = { ...(await delivering(webhooks)), floor: await looping(webhooks) };
      // The first round is the warm-up.
      if (round === 0) continue;
      measured.service.push(one.rate);
      measured.cpu.push(one.cpu);
      measured.floor.push(one.floor);
    }
    report(webhooks, measured);
  }
} finally {
  await service.stop();
  await sql.end();
  await database.drop();
  receiver.close();
}

/** Number of webhooks; each receives every event. */
async function register(count: number): Promise<void> {
  await sql.query("UPDATE webhooks SET deleted_at = now()");
  for (let made = 0; made < count; made += 1) await post("/v1/webhooks", { url, events: ["contact.created"] });
}

/** Returns deliveries per second of the service and its processor time per delivery in microseconds. */
async function delivering(webhooks: number): Promise<{ rate: number; cpu: number }> {
  await sql.query("DELETE FROM webhook_deliveries");
  // Holds deliveries back until all events are queued.
  await sql.query("UPDATE webhooks SET slow_until = now() + interval '1 hour'");
  const total = Number(options.deliveries);
  for (let events = 0; events < total / webhooks; events += BATCH) {
    const record = { entity_type: "contact", first_name: "Ada", last_name: "Lovelace", job_title: "Mathematician" };
    await post("/v1/entities/batch", {
      operations: Array.from({ length: BATCH }, () => ({ method: "create", record })),
    });
  }
  await database.settle();
  await sql.query("VACUUM (ANALYZE) webhook_deliveries, webhook_attempts, webhooks");
  await copyForFloor();
  const expected = received + (await pending());
  const cpu = await service.cpuSeconds();
  await sql.query("UPDATE webhooks SET slow_until = NULL");
  const rate = await arrivals(expected);
  while ((await pending()) > 0) await pause(50);
  return { rate, cpu: (((await service.cpuSeconds()) - cpu) * 1_000_000) / total };
}

/** Sends the same bodies with a loop that gives no delivery guarantees. */
async function looping(webhooks: number): Promise<number> {
  const { rows } = await sql.query<{ count: string }>("SELECT count(*) FROM floor_deliveries");
  const env = { ...process.env, ...database.env, RECEIVER: url, AT_ONCE: String(webhooks * MAX_OF_ONE_WEBHOOK) };
  const expected = received + Number(rows[0]?.count);
  const child = spawn(process.execPath, ["test/bench/floors/webhooks.ts"], { env, stdio: "inherit" });
  const rate = await arrivals(expected);
  await once(child, "exit");
  return rate;
}

async function copyForFloor(): Promise<void> {
  await sql.query("TRUNCATE floor_deliveries");
  await sql.query(`INSERT INTO floor_deliveries SELECT gen_random_uuid(), jsonb_build_object('id', c.id, 'type', d.type,
    'data', jsonb_build_object('object', c.data))::text FROM webhook_deliveries d JOIN changes c USING (id)`);
  await sql.query("VACUUM (ANALYZE) floor_deliveries");
}

/** Deliveries per second, counted from the first one. */
async function arrivals(expected: number): Promise<number> {
  const before = received;
  while (received === before) await pause(1);
  const begun = performance.now();
  while (received < expected) await pause(1);
  return (expected - before) / ((performance.now() - begun) / 1_000);
}

async function pending(): Promise<number> {
  const { rows } = await sql.query<{ count: string }>(
    "SELECT count(*) FROM webhook_deliveries WHERE status = 'pending'",
  );
  return Number(rows[0]?.count);
}

async function post(path: string, body: object): Promise<void> {
  const headers = { "X-API-Key": apiKey, "Content-Type": "application/json" };
  const answer = await fetch(service.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

function report(webhooks: number, measured: { service: number[]; floor: number[]; cpu: number[] }): void {
  const rate = median(measured.service);
  const whole = (values: readonly number[]): string => values.map((value) => value.toFixed(0)).join(", ");
  console.log(`\n${webhooks} webhook${webhooks === 1 ? "" : "s"}, ${options.deliveries} deliveries each round`);
  console.log(
    `  service  ${rate.toFixed(0)}/s (${whole(measured.service)}), ${median(measured.cpu).toFixed(0)} µs CPU each`,
  );
  console.log(`  bare loop  ${median(measured.floor).toFixed(0)}/s (${whole(measured.floor)})`);
  const verdict = rate >= TARGET ? "reached" : "MISSED";
  console.log(`  ${(rate / median(measured.floor)).toFixed(2)} of the loop; target: ${TARGET}/s: ${verdict}`);
  if (rate < TARGET) process.exitCode = 1;
}
