import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { findBinaries, findIdentity } from "../../../src/base/db/postgres-binaries.ts";
import type { TestDatabase } from "../db/cluster.ts";
import { freePort } from "../free-port.ts";

/** A PgBouncer in transaction mode, in front of the server of a test database. */
export interface PgBouncer {
  /** The URL of the database through the pooler. */
  readonly url: string;
  /** Executes a command of its console. */
  console(command: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/** How PgBouncer is run. */
interface PgBouncerOptions {
  /** The program. */
  readonly program: string;
  /** Connections to the server. */
  readonly connections: number;
  /** Settings in addition to those of the tests. */
  readonly settings?: Readonly<Record<string, string | number>>;
}

const HOW = "pgbouncer is not installed: `apt-get install pgbouncer` (Debian, Ubuntu) or `brew install pgbouncer`.";

/** Returns the version of a program, such as 1.18; null if it cannot be run. */
export function pgBouncerVersion(program: string): number | null {
  const { stdout, error } = spawnSync(program, ["--version"], { encoding: "utf8" });
  if (error) return null;
  const version = /PgBouncer (\d+\.\d+)/.exec(stdout)?.[1];
  return version === undefined ? null : Number(version);
}

/** Returns the installed program; null if there is none, which is an error with CI=true. */
export function installedPgBouncer(): string | null {
  // Debian installs it in a folder that is not on the PATH of every user.
  const found = ["pgbouncer", "/usr/sbin/pgbouncer"].find((program) => pgBouncerVersion(program) !== null);
  if (found !== undefined) return found;
  if (process.env["CI"] === "true") throw new Error(`${HOW} With CI=true that is a failure.`);
  process.stderr.write(`\n  The tests of PgBouncer do not run: ${HOW}\n`);
  return null;
}

/** Starts PgBouncer on a free port. */
export async function startPgBouncer(database: TestDatabase, options: PgBouncerOptions): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), "crm-pgbouncer-"));
  const port = await freePort();
  await writeFile(join(folder, "users.txt"), '"console" ""\n');
  await writeFile(join(folder, "pgbouncer.ini"), configuration(database, { ...options, port, folder }));
  // It refuses to run as root, like PostgreSQL.
  const identity = await findIdentity(folder, await findBinaries());
  await identity.own(folder);
  const [command, ...parameters] = [...identity.prefix, options.program, join(folder, "pgbouncer.ini")];
  const as = identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid };
  const child = spawn(command, parameters, { cwd: "/", stdio: "ignore", ...as });
  const admin = `postgresql://console@127.0.0.1:${String(port)}/pgbouncer`;
  const { user, database: name } = parts(database);
  await answers(admin).catch(async (error: unknown) => {
    child.kill("SIGKILL");
    const log = await readFile(join(folder, "log"), "utf8").catch(() => "no log");
    throw new Error(`PgBouncer does not respond:\n${log}`, { cause: error });
  });
  return {
    url: `postgresql://${user}@127.0.0.1:${String(port)}/${name ?? ""}`,
    console: (text) => ask(admin, text),
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the parts of the URL, as the driver reads them. */
function parts({ url }: TestDatabase): Pick<pg.Client, "host" | "port" | "user" | "password" | "database"> {
  return new pg.Client({ connectionString: url });
}

function configuration(
  database: TestDatabase,
  { port, folder, connections, settings }: PgBouncerOptions & { readonly port: number; readonly folder: string },
): string {
  const { host, port: serverPort, user, password } = parts(database);
  const server = { host, port: serverPort, user, ...(password ? { password } : {}) };
  const lines = Object.entries({
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "any",
    auth_file: join(folder, "users.txt"),
    admin_users: "console",
    logfile: join(folder, "log"),
    pool_mode: "transaction",
    default_pool_size: connections,
    max_client_conn: 500,
    ...settings,
  });
  const entry = Object.entries(server).map(([name, value]) => `${name}=${String(value)}`);
  const pooled = ["[databases]", `* = ${entry.join(" ")}`];
  return [...pooled, "[pgbouncer]", ...lines.map(([name, value]) => `${name} = ${String(value)}`), ""].join("\n");
}

async function answers(admin: string): Promise<void> {
  for (let attempts = 100; ; attempts -= 1) {
    try {
      await ask(admin, "SHOW VERSION");
      return;
    } catch (error) {
      if (attempts === 0) throw error;
      await pause(50);
    }
  }
}

async function ask(admin: string, command: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(command)).rows;
  } finally {
    await client.end();
  }
}
