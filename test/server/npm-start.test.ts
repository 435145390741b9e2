import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { runs, treeOf } from "../support/programs/process.ts";
import { until } from "../support/queue.ts";
import { folderOf, identities, removeFolder, root } from "./identity.ts";
import { linesUntil } from "./program.ts";
import { freePort } from "../support/free-port.ts";

const [as] = identities();
if (!as) throw new Error("No user to run the tests as.");

describe("npm start: signals", function () {
  // Each test sets up PostgreSQL.
  this.timeout(120_000);
  let folder: string;
  let npm: ChildProcess;
  let tree: number[];
  const start = async (): Promise<void> => {
    const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: folder, LOG_LEVEL: "warn", DEMO: "off", ...ports };
    // Creates a process group, as a terminal does for each command.
    npm = spawn("npm", ["start"], { cwd: root, env, stdio: "pipe", detached: true });
    await linesUntil(npm, /^ {2}Database/);
    tree = treeOf(npm.pid ?? 0);
    // npm, the service, the PostgreSQL watchdog, PostgreSQL and its backends.
    expect(tree.length).to.be.greaterThan(4);
  };
  const allHaveEnded = async (): Promise<void> => {
    await until(async () => !tree.some(runs));
    expect(existsSync(join(folder, "owner.json")), "the service released its folder").to.equal(false);
    expect(existsSync(join(folder, "pg", "postmaster.pid")), "PostgreSQL shut down cleanly").to.equal(false);
  };
  beforeEach(() => {
    folder = folderOf(as);
  });
  afterEach(async () => {
    for (const pid of tree.filter(runs)) process.kill(pid, "SIGKILL");
    await removeFolder(folder);
  });

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    it(`waits for the service and its database to stop after ${signal} and exits with 0`, async () => {
      await start();
      const exited = once(npm, "exit");
      npm.kill(signal);
      expect(await exited).to.deep.equal([0, null]);
      await allHaveEnded();
    });
  }

  for (const signal of ["SIGHUP", "SIGKILL"] as const) {
    it(`leaves no process behind when npm itself is ended by ${signal}`, async () => {
      await start();
      npm.kill(signal);
      await allHaveEnded();
    });
  }

  it("shuts down gracefully on two Ctrl-C in a row, which reach npm and the service", async () => {
    await start();
    const exited = once(npm, "exit");
    process.kill(-(npm.pid ?? 0), "SIGINT");
    await pause(100);
    process.kill(-(npm.pid ?? 0), "SIGINT");
    expect(await exited).to.deep.equal([0, null]);
    await allHaveEnded();
  });

  it("stops when the terminal is closed", async () => {
    await start();
    process.kill(-(npm.pid ?? 0), "SIGHUP");
    await allHaveEnded();
  });
});
