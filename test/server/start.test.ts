import { execFile, type ChildProcess, spawn } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "chai";
import { once } from "node:events";
import { chmod, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { until } from "../support/queue.ts";
import { runs, treeOf } from "../support/programs/process.ts";
import { freePort } from "../support/free-port.ts";
import { identities, removeFolder, folderOf, root } from "./identity.ts";
import { crm, end, run, linesUntil, start } from "./program.ts";
import {
  EMAIL,
  type Env,
  type Fields,
  freshEnvironment,
  list,
  signIn,
  startService,
  urlOf,
  valueOf,
} from "./started-service.ts";

for (const as of identities()) {
  describe(`npm start, as ${as.name}`, function () {
    // PostgreSQL is set up, on a machine that is busy with other tests.
    this.timeout(180_000);
    let env: Env;
    let service: ChildProcess;
    let banner: string;
    before(async () => {
      env = await freshEnvironment(as);
      [service, banner] = await startService(as, env);
    });
    after(async () => {
      await end(service, "SIGKILL");
      await removeFolder(env["DATA_DIR"] ?? "");
    });

    it("prints working sign-in credentials", async () => {
      expect(/^ +Sign in +(.*)$/m.exec(banner)?.[1]).to.equal(`${urlOf(env)}/sign-in as ${EMAIL}`);
      expect(await signIn(env, valueOf(banner, "Password"))).to.equal(200);
    });

    it("prints addresses that work with curl and as pages for visitors", async () => {
      const console = await fetch(valueOf(banner, "Console"), { redirect: "manual" });
      expect([console.status, console.headers.get("location")]).to.deep.equal([303, "/sign-in"]);
      for (const [name, title] of [
        ["Booking", "Introductory call"],
        ["Web form", "Contact us"],
      ] as const) {
        const page = await fetch(valueOf(banner, name));
        expect([page.status, (await page.text()).includes(title)], name).to.deep.equal([200, true]);
      }
    });

    it("prints a working curl command that lists the 500 contacts and companies", async () => {
      const line = /^ +(curl .*)$/m.exec(banner)?.[1] ?? "";
      const { stdout } = await promisify(execFile)("sh", ["-c", line]);
      const { data, meta } = JSON.parse(stdout) as { data: unknown[]; meta: { total: number } };
      expect(data).to.have.length(3);
      expect(meta.total).to.equal(500);
    });

    it("creates demo event types that can be booked", async () => {
      const { records } = await list(env, valueOf(banner, "API key"), "event-types?sort=title");
      expect(records.map(({ title }) => title)).to.deep.equal(["Introductory call", "Visite sur site"]);
      expect(records[0]).to.include({ duration_minutes: 30, is_active: true });
      const [schedule] = (await list(env, valueOf(banner, "API key"), "schedules")).records;
      expect(schedule).to.include({ user_id: records[0]?.["owner_id"], is_default: true, timezone: "Europe/Paris" });
    });

    it("creates demo data for every page, in the past and the future", async () => {
      const key = valueOf(banner, "API key");
      const all = async (what: string): Promise<Fields[]> => (await list(env, key, what)).records;
      const now = Date.now();
      const tasks = await all("tasks");
      expect(new Set(tasks.map(({ status }) => status)).size).to.equal(5);
      expect(tasks.filter(({ is_overdue: overdue }) => overdue === true)).to.have.length.within(2, 4);
      expect(new Set(tasks.map(({ assignee_id: id }) => id)).size).to.equal(2);
      expect(await all("notes")).to.have.length(8);
      const segments = await all("segments");
      expect(new Set(segments.map(({ kind }) => kind))).to.deep.equal(new Set(["dynamic", "static"]));
      for (const { name, member_count: members } of segments) expect(members, String(name)).to.be.above(5);
      const events = await all("events");
      expect(new Set(events.map(({ status }) => status))).to.include.keys("pending", "confirmed", "cancelled");
      const starts = events.map(({ start_at: start }) => Date.parse(String(start)));
      expect(starts.filter((start) => start < now)).to.have.length(4);
      expect(starts.filter((start) => start > now)).to.have.length(6);
      for (const { created_at: made, start_at: start } of [...events]) {
        expect(Date.parse(String(made)))
          .to.be.below(Date.parse(String(start)))
          .and.at.most(now);
      }
      expect(await all("opportunities")).to.have.length(18);
      expect(await all("custom-fields")).to.have.length(3);
      expect(await all("notifications/emails")).to.have.length(3);
      await until(async () => {
        const statuses = (await all("campaigns")).map(({ status }) => String(status));
        return statuses.toSorted().join() === "draft,draft,scheduled,sent";
      });
    });

    it("allows the command line to be used at the same time", async () => {
      const line = /npx crm (keys create .*)$/m.exec(banner)?.[1]?.replaceAll("'", "").split(" ") ?? [];
      const made = JSON.parse((await crm([...line, "--json"], { as, env })).stdout) as { secret: string };
      expect((await list(env, made.secret)).total).to.equal(500);
      expect((await crm(["seed", "--contacts", "100"], { as, env })).status).to.equal(0);
      expect((await list(env, made.secret)).total).to.equal(610);
      expect((await crm(["doctor"], { as, env })).status).to.equal(0);
    });

    it("does not start twice in one folder", async () => {
      const second = await run(["src/main.mjs"], { as, env });
      expect(second.status).to.equal(4);
      expect(second.stderr).to.match(/^crm: A service \(process \d+\) already uses the database/);
      expect((await fetch(`${urlOf(env)}/readyz`)).status).to.equal(200);
    });

    it("keeps the records after being killed and does not print secrets again", async () => {
      const key = valueOf(banner, "API key");
      await end(service, "SIGKILL");
      let again: string;
      [service, again] = await startService(as, env);
      expect((await list(env, key)).total).to.equal(610);
      expect(valueOf(again, "Booking")).to.equal(valueOf(banner, "Booking"));
      expect(again)
        .to.contain("npx crm keys create --org demo")
        .and.not.to.match(/crs_|Password/);
    });

    it("stops on SIGTERM with exit status 0", async () => {
      expect(await end(service, "SIGTERM")).to.equal(0);
    });
  });
}

describe("npm start: environment", function () {
  this.timeout(180_000);
  const [as] = identities();
  if (!as) throw new Error("No user to run the tests as.");
  let env: Env;
  beforeEach(async () => {
    env = await freshEnvironment(as);
  });
  afterEach(() => removeFolder(env["DATA_DIR"] ?? ""));

  for (const [variable, value] of [
    ["DEMO", "off"],
    ["NODE_ENV", "production"],
  ] as const) {
    it(`creates no demo organization with ${variable}=${value}`, async () => {
      const [service, banner] = await startService(as, { ...env, [variable]: value });
      expect(await end(service, "SIGTERM")).to.equal(0);
      expect(banner).not.to.contain("crs_");
    });
  }

  it("explains how to start it with an older Node.js", async () => {
    const older = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })`;
    const { status, stderr } = await run(["--import", `data:text/javascript,${older}`, "src/main.mjs"], { as, env });
    expect(status).to.equal(3);
    expect(stderr).to.equal(
      "crm: The service requires Node 24, but this is Node 20.20.2. " +
        "Start it with npm, which installs Node 24: npm ci && npm start\n",
    );
  });

  it("reports all invalid variables and exits with 3", async () => {
    const { status, stderr } = await run(["src/main.mjs"], { as, env: { ...env, LOG_LEVEL: "loud", DEMO: "maybe" } });
    expect(status).to.equal(3);
    expect(stderr).to.contain("LOG_LEVEL must").and.to.contain("DEMO must");
  });

  for (const variable of ["PORT", "ADMIN_PORT"] as const) {
    it(`reports that ${variable} is in use, and prints the demo secrets on the first successful start`, async () => {
      const number = env[variable] ?? "";
      const taken = createServer().listen(Number(number), "127.0.0.1");
      await once(taken, "listening");
      const { status, stderr, stdout } = await run(["src/main.mjs"], { as, env });
      taken.close();
      expect(status).to.equal(3);
      expect(stderr).to.equal(
        `crm: The configuration is invalid:\n  - ${variable}: port ${number} of 127.0.0.1 is in use by another process. ` +
          `Stop that process, or choose another port, for example ${variable}=${Number(number) + 1}\n`,
      );
      expect(stdout).to.equal("");
      const [service, banner] = await startService(as, env);
      expect((await list(env, valueOf(banner, "API key"))).total).to.equal(500);
      expect(await signIn(env, valueOf(banner, "Password"))).to.equal(200);
      expect(await end(service, "SIGTERM")).to.equal(0);
    });
  }

  it("reports that an address does not belong to this machine", async () => {
    const { status, stderr } = await run(["src/main.mjs"], { as, env: { ...env, HOST: "192.0.2.1" } });
    expect(status).to.equal(3);
    expect(stderr).to.contain("HOST: 192.0.2.1 is not an address of this machine. Use 127.0.0.1");
  });

  it("reports that DATA_DIR is not writable instead of a database error", async () => {
    const normal = identities().at(-1) ?? as;
    const locked = folderOf(normal);
    await chmod(locked, 0o500);
    const file = join(folderOf(normal), "file");
    await writeFile(file, "");
    const [service, command] = [["src/main.mjs"], ["src/cli/crm.mjs", "migrate"]];
    const tries = [
      { line: service, folder: locked, why: "this user does not have write permission" },
      { line: command, folder: join(locked, "deeper"), why: "this user does not have write permission" },
      { line: command, folder: file, why: "it is a file, not a folder" },
      { line: service, folder: "/proc/crm", why: "the folder cannot be created" },
      { line: service, folder: join(file, "deeper"), why: "a part of the path is a file, not a folder" },
    ];
    const said = tries.map(({ folder, line }) => run(line, { as: normal, env: { ...env, DATA_DIR: folder } }));
    for (const [index, { status, stderr }] of (await Promise.all(said)).entries()) {
      const { folder, why } = tries[index] ?? { folder: "", why: "" };
      expect(status, stderr).to.equal(3);
      expect(stderr).to.equal(
        `crm: The configuration is invalid:\n  - DATA_DIR: ${folder} cannot be used: ${why}. ` +
          "Grant this user write permission, or set DATA_DIR to another folder\n",
      );
    }
    await Promise.all([removeFolder(locked), removeFolder(dirname(file))]);
  });

  it("returns 503 with Retry-After while it creates the demo", async () => {
    const service = start(["src/main.mjs"], { as, env });
    const ready = linesUntil(service, /npx crm keys create/);
    const answers: { status: number; retry: string | null; code: unknown }[] = [];
    while (answers.at(-1)?.status !== 401) {
      const answer = await fetch(`${urlOf(env)}/v1/entities`).catch(() => null);
      if (!answer) continue;
      const { code } = (await answer.json()) as { code: unknown };
      answers.push({ status: answer.status, retry: answer.headers.get("Retry-After"), code });
    }
    expect(answers[0]).to.deep.equal({ status: 503, retry: "1", code: "unavailable" });
    await ready;
    expect(await end(service, "SIGTERM")).to.equal(0);
  });

  it("completes in-flight requests on SIGTERM", async () => {
    const [service, banner] = await startService(as, env);
    const key = valueOf(banner, "API key");
    const answers = Array.from({ length: 20 }, () => list(env, key));
    await Promise.race(answers);
    const stopped = end(service, "SIGTERM");
    const totals = (await Promise.all(answers)).map(({ total }) => total);
    expect(new Set(totals)).to.deep.equal(new Set([500]));
    expect(await stopped).to.equal(0);
  });
});

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
