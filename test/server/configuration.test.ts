import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Knex } from "knex";
import { keyFingerprint } from "../../src/base/platform/keyring.ts";
import { ConfigurationError, readConfig } from "../../src/server/config.ts";
import { readSecretKey } from "../../src/server/secret-key.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";

const KEY = Buffer.alloc(32, 1).toString("base64");

describe("Configuration", () => {
  it("requires no variable", () => {
    const config = readConfig({});
    expect(config).to.include({ port: 3000, adminPort: 9464, baseUrl: "http://localhost:3000", dataRegion: "eu" });
    expect(config).to.include({ databaseUrl: null, redisUrl: null, secretKey: null, demo: true, rateLimits: true });
  });

  it("treats an empty variable as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).to.deep.equal(readConfig({}));
  });

  it("derives its URL from the port, without a trailing slash", () => {
    expect(readConfig({ PORT: "8080" }).baseUrl).to.equal("http://localhost:8080");
    expect(readConfig({ BASE_URL: "https://crm.example/" })).to.include({
      baseUrl: "https://crm.example",
      mcpUrl: "https://crm.example/mcp",
    });
  });

  it("reports all invalid variables at once", () => {
    const wrong = {
      HOST: "all of them",
      PORT: "http",
      ADMIN_PORT: "65536",
      BASE_URL: "crm.example",
      MCP_URL: "ftp://crm.example",
      DATABASE_URL: "mysql://localhost/crm",
      DATABASE_POOL: "1",
      DATABASE_POOLER_URL: "mysql://localhost/crm",
      DATABASE_READ_URL: "localhost",
      DATABASE_NAMED_STATEMENTS: "no",
      REDIS_URL: "localhost:6379",
      DEMO: "no",
      RATE_LIMITS: "yes",
      DATA_REGION: "EU West",
      SECRET_KEY: "short",
      SECRET_KEY_PREVIOUS: "short",
      TRUST_PROXY: "everyone",
      CORS_ALLOWED_ORIGINS: "https://app.example/path",
      SMTP_URL: "http://mail.example",
      MAIL_FROM: "nobody",
      WEBHOOK_ALLOW_HTTP: "sometimes",
      WEBHOOK_ALLOWED_SUBNETS: "10.0.0.0/8, fe80::1%eth0",
      REFRESH_REPLAY_GRACE_MS: "-1",
      LOG_LEVEL: "loud",
    };
    const problems = problemsOf(wrong);
    for (const name of Object.keys(wrong))
      expect(problems.filter((problem) => problem.startsWith(`${name} `))).to.have.length(1);
  });

  it("rejects RATE_LIMITS=off only in production", () => {
    expect(problemsOf({ RATE_LIMITS: "off", NODE_ENV: "production" })).to.deep.equal([
      "RATE_LIMITS must not be off with NODE_ENV=production",
    ]);
    expect(readConfig({ RATE_LIMITS: "off" }).rateLimits).to.equal(false);
  });

  it("requires two different ports, unless the system chooses both", () => {
    expect(problemsOf({ PORT: "8080", ADMIN_PORT: "8080" })).to.deep.equal(["ADMIN_PORT must not be the same as PORT"]);
    expect(problemsOf({ PORT: "0", ADMIN_PORT: "0" })).to.deep.equal([]);
  });

  it('allows several processes only with Redis, and "auto" is one per core only with it', () => {
    const REDIS_URL = "redis://localhost";
    expect(() => readConfig({ PROCESSES: "2" })).to.throw(ConfigurationError, "requires REDIS_URL");
    const counts = [{}, { PROCESSES: "1" }, { PROCESSES: "auto" }, { PROCESSES: "2", REDIS_URL }, { REDIS_URL }];
    expect(counts.map((variables) => readConfig(variables).processes)).to.deep.equal([1, 1, 1, 2, 1]);
    expect(readConfig({ PROCESSES: "auto", REDIS_URL }).processes).to.equal(availableParallelism());
  });

  it("requires SECRET_KEY with DATABASE_URL", () => {
    const databaseUrl = { DATABASE_URL: "postgresql://crm@localhost/crm" };
    expect(problemsOf(databaseUrl))
      .to.have.length(1)
      .and.to.satisfy(([problem]: string[]) => problem?.startsWith("SECRET_KEY is required"));
    expect(readConfig({ ...databaseUrl, SECRET_KEY: KEY }).secretKey).to.deep.equal(Buffer.alloc(32, 1));
  });

  it("requires DATABASE_URL with a pooler or a replica", () => {
    const url = "postgresql://crm@localhost/crm";
    for (const name of ["DATABASE_POOLER_URL", "DATABASE_READ_URL"]) {
      expect(problemsOf({ [name]: url })).to.deep.equal([`DATABASE_URL is required with ${name}`]);
      expect(problemsOf({ [name]: url, DATABASE_URL: url, SECRET_KEY: KEY })).to.deep.equal([]);
    }
  });

  it("reads trusted proxies as a number of hops or as addresses and subnets", () => {
    expect(readConfig({ TRUST_PROXY: "2" }).trustProxy).to.equal(2);
    expect(readConfig({ TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).to.deep.equal(["10.0.0.0/8", "::1"]);
  });
});

describe("Secrets in the configuration", () => {
  let folder: string;
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase();
    folder = await mkdtemp(join(tmpdir(), "crm-secret-"));
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it("can be read from the file in NAME_FILE", async () => {
    const file = join(folder, "key");
    await writeFile(file, `${KEY}\n`);
    expect(readConfig({ SECRET_KEY_FILE: file }).secretKey).to.deep.equal(Buffer.alloc(32, 1));
  });

  it("are rejected if given twice or if the file cannot be read", () => {
    const missing = join(folder, "missing");
    expect(problemsOf({ SECRET_KEY: KEY, SECRET_KEY_FILE: missing })).to.have.length(2);
  });

  it("are created once with the embedded database, readable by the owner only", async () => {
    const config = readConfig({ DATA_DIR: folder });
    const { pool } = database;
    const [first, second] = await Promise.all([readSecretKey(config, pool), readSecretKey(config, pool)]);
    expect(first).to.have.length(32);
    expect(second.equals(first)).to.equal(true);
    expect((await readSecretKey(config, pool)).equals(first)).to.equal(true);
    expect((await stat(join(folder, "secret.key"))).mode & 0o777).to.equal(0o600);
  });

  it("are found by a start that waited while another one created them", async () => {
    const config = readConfig({ DATA_DIR: folder });
    const { pool } = database;
    const key = Buffer.alloc(32, 3);
    const other = await pool.transaction();
    await other.raw("LOCK TABLE installation");
    const start = readSecretKey(config, pool);
    for (let wait = 0; wait < 500 && !(await waitsForLock(pool)); wait++) await pause(10);
    await writeFile(join(folder, "secret.key"), key.toString("base64"));
    await other("installation").update({ key_fingerprint: keyFingerprint(key) });
    await other.commit();
    expect((await start).equals(key)).to.equal(true);
  });

  it("are not replaced if the file is damaged", async () => {
    const file = join(folder, "secret.key");
    await writeFile(file, "damaged");
    const failure: unknown = await readSecretKey(readConfig({ DATA_DIR: folder }), database.pool).catch(
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(ConfigurationError);
    expect(await readFile(file, "utf8")).to.equal("damaged");
  });
});

async function waitsForLock(pool: Knex): Promise<boolean> {
  const query = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  const { rows } = await pool.raw<{ rows: unknown[] }>(query);
  return rows.length > 0;
}

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}
