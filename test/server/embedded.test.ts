import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { connect } from "../../src/base/db/connection.ts";
import { findEmbedded, startEmbedded } from "../../src/base/db/embedded.ts";
import { folderOf, identities, removeFolder } from "./identity.ts";
import { end, linesUntil, run, start } from "./program.ts";

for (const as of identities()) {
  describe(`Embedded database, as ${as.name}`, () => {
    let dataDir: string;
    const writing = () => start(["test/server/writing.ts", dataDir], { as, env: {} });
    before(() => {
      dataDir = folderOf(as);
    });
    after(() => removeFolder(dataDir));

    it("keeps all acknowledged writes when its process is killed repeatedly", async () => {
      let acknowledged = 0;
      for (let round = 0; round < 4; round += 1) {
        const child = writing();
        const lines = await linesUntil(child, (line) => Number(line) >= acknowledged + 50);
        acknowledged = Number(lines.at(-1));
        await end(child, "SIGKILL");
      }
      const child = writing();
      const [first] = await linesUntil(child, /^\d+$/);
      await end(child, "SIGKILL");
      expect(Number(first)).to.be.greaterThan(acknowledged);
    });

    it("leaves no server behind when its process is killed", async () => {
      const child = writing();
      await linesUntil(child, /^\d+$/);
      const { postmaster } = JSON.parse(await readFile(join(dataDir, "owner.json"), "utf8")) as { postmaster: number };
      await end(child, "SIGKILL");
      for (let waited = 0; lives(postmaster) && waited < 500; waited += 1) await pause(20);
      expect(lives(postmaster)).to.equal(false);
    });

    it("rejects a second owner without disturbing the first one", async () => {
      const child = writing();
      const [first] = await linesUntil(child, /^\d+$/);
      const second = await run(["test/server/writing.ts", dataDir], { as, env: {} });
      expect(second.status).to.equal(1);
      expect(second.stderr).to.match(
        new RegExp(`A service \\(process \\d+\\) already uses the database in ${dataDir}`),
      );
      await linesUntil(child, (line) => Number(line) > Number(first) + 100);
      await end(child, "SIGKILL");
    });
  });
}

describe("Embedded database", () => {
  const [self] = identities();
  if (!self) throw new Error("No user to run the tests as.");
  let dataDir: string;
  beforeEach(() => {
    dataDir = folderOf(self);
  });
  afterEach(() => removeFolder(dataDir));

  it("can be found by other processes only while it runs", async () => {
    const database = await startEmbedded({ dataDir, durable: false });
    expect(await findEmbedded(dataDir)).to.deep.equal(database.address);
    await database.stop();
    expect(await findEmbedded(dataDir)).to.equal(null);
  });

  it("caches pages in an eighth of the memory, from 128 MiB to 1 GiB", async () => {
    const database = await startEmbedded({ dataDir, durable: true });
    const pool = connect({ address: database.address });
    const { rows } = await pool.raw<{ rows: { mib: number }[] }>(
      "SELECT setting::int * 8 / 1024 AS mib FROM pg_settings WHERE name = 'shared_buffers'",
    );
    await pool.destroy();
    await database.stop();
    const eighth = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 8 / 2 ** 20;
    expect(rows[0]?.mib).to.equal(Math.floor(Math.min(Math.max(eighth, 128), 1_024)));
  });

  it("stops a server whose owner and watchdog were killed, and starts again", async () => {
    const child = start(["test/server/writing.ts", dataDir], { as: self, env: {} });
    await linesUntil(child, /^\d+$/);
    const { postmaster } = JSON.parse(await readFile(join(dataDir, "owner.json"), "utf8")) as { postmaster: number };
    const watchdog = await parentOf(postmaster);
    process.kill(watchdog, "SIGKILL");
    await end(child, "SIGKILL");
    const database = await startEmbedded({ dataDir, durable: false });
    expect(lives(postmaster)).to.equal(false);
    await database.stop();
  });

  it("returns values in the format of the API", async () => {
    const database = await startEmbedded({ dataDir, durable: false });
    const pool = connect({ address: database.address });
    const values = await pool
      .select(
        pool.raw("timestamptz '2026-03-08 09:30:00.5+05:30' AS instant, timestamptz '2026-01-01Z' AS whole"),
        pool.raw("date '2026-02-28' AS day, 9007199254740991::int8 AS large, 12.50::numeric(14,2) AS amount"),
      )
      .first<Record<string, unknown>>();
    await pool.destroy();
    await database.stop();
    expect(values).to.deep.equal({
      instant: "2026-03-08T04:00:00.500Z",
      whole: "2026-01-01T00:00:00.000Z",
      day: "2026-02-28",
      large: 9_007_199_254_740_991,
      amount: 12.5,
    });
  });
});

/** Returns whether a process runs; a zombie, whose parent has not collected its status, does not. */
function lives(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}
