// Floor: signs and sends each row of a table with Node's own fetch, with a fixed concurrency, and marks it as sent
// with an UPDATE. No leases, log, limits, fairness or egress checks. Exits when all rows are sent.
import { createHmac } from "node:crypto";
import pg from "pg";

const { DATABASE_URL, RECEIVER = "", AT_ONCE = "1" } = process.env;
const secret = Buffer.alloc(32, 7);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const { rows } = await pool.query<{ id: string; body: string }>("SELECT id, body FROM floor_deliveries");

async function deliver(): Promise<void> {
  for (let row = rows.pop(); row; row = rows.pop()) {
    const { id, body } = row;
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    };
    const answer = await fetch(RECEIVER, { method: "POST", headers, body });
    await answer.text();
    await pool.query("UPDATE floor_deliveries SET status = $2, finished_at = now() WHERE id = $1", [id, answer.status]);
  }
}

await Promise.all(Array.from({ length: Number(AT_ONCE) }, deliver));
await pool.end();
