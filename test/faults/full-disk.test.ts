import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { connect } from "../../src/base/db/connection.ts";
import { findEmbedded } from "../../src/base/db/embedded.ts";
import { root } from "../server/identity.ts";
import { end, linesUntil } from "../server/program.ts";
import { callerAt, type Caller } from "../support/caller.ts";
import { urlOf, type TestDatabase } from "../support/db/cluster.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { until } from "../support/queue.ts";
import { freePort } from "../support/free-port.ts";
import { LONG } from "../support/suite/length.ts";

/** A full disk. */
interface Disk {
  readonly name: string;
  /** A shell script that prepares the disk for `$1`, DATA_DIR, and then starts the service. */
  readonly script: string;
  fill(place: Place): Promise<void>;
  free(place: Place): Promise<void>;
}

interface Place {
  readonly service: ChildProcess;
  readonly dataDir: string;
  readonly database: TestDatabase;
}

/** Smaller than one WAL file of PostgreSQL (16 MiB), in units of 512 bytes. */
const MAX_FILE = 17 * 2_048;
const COPIES = `INSERT INTO changes (org_id, id, record_type, record_id, kind, version, actor, occurred_at, data)
  SELECT org_id, gen_random_uuid(), record_type, gen_random_uuid(), 'contact.filled', 1, actor, occurred_at,
    jsonb_build_object('filler', repeat(md5(n::text), 40)) FROM (SELECT * FROM changes LIMIT 1) AS one, generate_series(1, 2000) AS n`;

/** Works for any user: limits the size of the files of a table. */
const limit: Disk = {
  name: "with a file size limit",
  script: `ulimit -f ${MAX_FILE}; shift`,
  async fill({ database }) {
    const fills = (): Promise<boolean> =>
      database.pool.raw(COPIES).then(
        () => false,
        () => true,
      );
    await until(fills, "the table to be full", 50);
  },
  async free({ database }) {
    await database.pool("changes").where({ kind: "contact.filled" }).delete();
    await database.pool.raw("VACUUM changes");
  },
};

const MOUNT = ["unshare", "--user", "--map-root-user", "--mount"];
/** A separate file system, if the user may mount one. */
const full: Disk = {
  name: "that is full",
  script: 'mount -t tmpfs -o size=160m,mode=0700 tmpfs "$1"; shift',
  async fill({ service, dataDir }) {
    // Fails with ENOSPC, as intended.
    await writeFile(filler(service, dataDir), Buffer.alloc(160 * 2 ** 20)).catch(() => undefined);
  },
  free: ({ service, dataDir }) => rm(filler(service, dataDir)),
};
const filler = ({ pid }: ChildProcess, dataDir: string): string => `/proc/${pid ?? 0}/root${dataDir}/filler`;
const mounts = spawnSync("sh", ["-c", `${MOUNT.join(" ")} mount -t tmpfs tmpfs /tmp`]).status === 0;

/** The short form uses the variant that is closer to a full disk. */
const disks = mounts ? [full, limit] : [limit];
for (const disk of LONG ? disks : disks.slice(0, 1)) {
  describe(`Disk ${disk.name} (F15)`, () => {
    let place: Place;
    let ports: string[];
    let crm: Caller;
    before(async () => {
      const dataDir = await mkdtemp(join(tmpdir(), "crm-disk-"));
      const [port, adminPort] = [await freePort(), await freePort()];
      ports = [port, adminPort].map((number) => `http://127.0.0.1:${number}`);
      const quiet = { DEMO: "off", RATE_LIMITS: "off", LOG_LEVEL: "fatal", HOST: "127.0.0.1" };
      const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: String(port), ADMIN_PORT: String(adminPort) };
      const shell = ["sh", "-c", `${disk.script}; exec "$@"`, "sh", dataDir, process.execPath, "src/main.mjs"];
      const [command = "", ...rest] = disk === full ? [...MOUNT, ...shell] : shell;
      const service = spawn(command, rest, { cwd: root, env: { ...env, ...quiet }, stdio: "pipe" });
      await linesUntil(service, /^ {2}Database/);
      const database = await openDatabase(disk === full ? `/proc/${service.pid ?? 0}/root${dataDir}` : dataDir);
      place = { service, dataDir, database };
      const key = await createKey({ database }, { user: (await createOrganization({ database })).owner });
      crm = callerAt(ports[0] ?? "", { "X-API-Key": key });
      await crm.post("/v1/entities", { entity_type: "contact", first_name: "First" });
    });
    after(async () => {
      await place.database.pool.destroy();
      await end(place.service, "SIGKILL");
      await rm(place.dataDir, { recursive: true, force: true });
    });

    it("makes the service report not ready with the reason until it can store again", async function () {
      this.timeout(120_000);
      const write = async (): Promise<number> =>
        (await crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" })).status;
      await disk.fill(place);
      await until(async () => (await write()) === 503, "writes to fail", 20);
      // In the long form, longer than the time for which the service remembers the error.
      const end = performance.now() + (LONG ? 6_500 : 1_500);
      while (performance.now() < end) {
        for (const port of ports) expect(await readiness(port)).to.deep.equal([503, "1", "failed", [FULL]]);
        if (disk === limit) expect(await write()).to.equal(503);
        await pause(500);
      }
      expect((await crm.get("/v1/entities")).status).to.equal(200);
      await disk.free(place);
      expect(await write()).to.equal(201);
      await until(async () => (await fetch(`${ports[0] ?? ""}/readyz`)).status === 200, "it to be ready", 10);
      expect(await readiness(ports[1] ?? "")).to.deep.equal([200, null, "ok", undefined]);
    });
  });
}

const FULL = "The database responds but cannot write: its disk or quota is full, or the disk has failed.";

async function readiness(url: string): Promise<unknown[]> {
  const answer = await fetch(`${url}/readyz`);
  const { checks, reasons } = (await answer.json()) as { checks: { storage: string }; reasons?: string[] };
  return [answer.status, answer.headers.get("retry-after"), checks.storage, reasons];
}

async function openDatabase(dataDir: string): Promise<TestDatabase> {
  const address = await findEmbedded(dataDir);
  if (!address) throw new Error("The embedded database does not run.");
  const pool = connect({ address, poolSize: 2, timeouts: "maintenance" });
  return { address, pool, url: urlOf(address), drop: () => pool.destroy() };
}
