import { connect } from "../../src/base/db/connection.ts";
import { startEmbedded } from "../../src/base/db/embedded.ts";

// Inserts rows into the embedded database one after the other, and prints each number once it is committed.
const database = await startEmbedded({ dataDir: process.argv[2] ?? "", durable: true });
const pool = connect({ address: database.address });
await pool.raw("CREATE TABLE IF NOT EXISTS written (number int PRIMARY KEY)");
const before = await pool("written").max<{ last: number | null }>("number as last").first();
for (let number = (before?.last ?? 0) + 1; ; number += 1) {
  await pool("written").insert({ number });
  process.stdout.write(`${number}\n`);
}
