import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { ConfigurationError, readConfig } from "../../src/server/config.ts";
import { readSecretKey } from "../../src/server/secret-key.ts";
import { createDatabase, type TestDatabase } from "../support/database/cluster.ts";

const KEY = Buffer.alloc(32, 1).toString("base64");

describe("The configuration", () => {
  it("needs no variable at all", () => {
    const config = readConfig({});
    expect(config).to.include({ port: 3000, adminPort: 9464, baseUrl: "http://localhost:3000", dataRegion: "eu" });
    expect(config).to.include({ databaseUrl: null, redisUrl: null, secretKey: null, demo: true, rateLimits: true });
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).to.deep.equal(readConfig({}));
  });

  it("has its own address follow the port, without a slash at the end", () => {
    expect(readConfig({ PORT: "8080" }).baseUrl).to.equal("http://localhost:8080");
    expect(readConfig({ BASE_URL: "https://crm.example/" })).to.include({
      baseUrl: "https://crm.example",
      mcpUrl: "https://crm.example/mcp",
    });
  });

  it("names every wrong variable at once", () => {
    const wrong = {
      HOST: "all of them",
      PORT: "http",
      ADMIN_PORT: "65536",
      BASE_URL: "crm.example",
      MCP_URL: "ftp://crm.example",
      DATABASE_URL: "mysql://localhost/crm",
      DATABASE_POOL: "1",
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

  it("refuses RATE_LIMITS=off in production, and only there", () => {
    expect(problemsOf({ RATE_LIMITS: "off", NODE_ENV: "production" })).to.deep.equal([
      "RATE_LIMITS must not be off with NODE_ENV=production",
    ]);
    expect(readConfig({ RATE_LIMITS: "off" }).rateLimits).to.equal(false);
  });

  it("wants two ports, unless the system chooses both", () => {
    expect(problemsOf({ PORT: "8080", ADMIN_PORT: "8080" })).to.deep.equal(["ADMIN_PORT must not be the same as PORT"]);
    expect(problemsOf({ PORT: "0", ADMIN_PORT: "0" })).to.deep.equal([]);
  });

  it("wants a SECRET_KEY with DATABASE_URL", () => {
    const databaseUrl = { DATABASE_URL: "postgresql://crm@localhost/crm" };
    expect(problemsOf(databaseUrl))
      .to.have.length(1)
      .and.to.satisfy(([problem]: string[]) => problem?.startsWith("SECRET_KEY is required"));
    expect(readConfig({ ...databaseUrl, SECRET_KEY: KEY }).secretKey).to.deep.equal(Buffer.alloc(32, 1));
  });

  it("reads what trusted proxies are: hops, or addresses and subnets", () => {
    expect(readConfig({ TRUST_PROXY: "2" }).trustProxy).to.equal(2);
    expect(readConfig({ TRUST_PROXY: "10.0.0.0/8, ::1" }).trustProxy).to.deep.equal(["10.0.0.0/8", "::1"]);
  });
});

describe("A secret", () => {
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

  it("may stand in a file that NAME_FILE names", async () => {
    const file = join(folder, "key");
    await writeFile(file, `${KEY}\n`);
    expect(readConfig({ SECRET_KEY_FILE: file }).secretKey).to.deep.equal(Buffer.alloc(32, 1));
  });

  it("is refused when it is given twice, or when its file cannot be read", () => {
    const missing = join(folder, "missing");
    expect(problemsOf({ SECRET_KEY: KEY, SECRET_KEY_FILE: missing })).to.have.length(2);
  });

  it("is made once with the embedded database, for the owner's eyes only", async () => {
    const config = readConfig({ DATA_DIR: folder });
    const { pool } = database;
    const [first, second] = await Promise.all([readSecretKey(config, pool), readSecretKey(config, pool)]);
    expect(first).to.have.length(32);
    expect(second.equals(first)).to.equal(true);
    expect((await readSecretKey(config, pool)).equals(first)).to.equal(true);
    expect((await stat(join(folder, "secret.key"))).mode & 0o777).to.equal(0o600);
  });

  it("is not replaced when its file is damaged", async () => {
    const file = join(folder, "secret.key");
    await writeFile(file, "damaged");
    const failure: unknown = await readSecretKey(readConfig({ DATA_DIR: folder }), database.pool).catch(
      (error: unknown) => error,
    );
    expect(failure).to.be.instanceOf(ConfigurationError);
    expect(await readFile(file, "utf8")).to.equal("damaged");
  });
});

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}
