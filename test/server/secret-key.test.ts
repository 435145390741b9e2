import { access, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { register } from "../support/oauth/oauth.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { createKey, createOrganization, createPerson, signIn, type Organization } from "../support/accounts/people.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { until } from "../support/queue.ts";
import { startReceiver, type Receiver, toReceivers } from "../support/webhooks/receiver.ts";
import { SECRET_KEY, startService } from "../support/service.ts";
import { freePort } from "../support/free-port.ts";
import { keyFingerprint } from "../../src/base/platform/keyring.ts";
import { readSecretKey } from "../../src/server/secret-key.ts";
import { lockWaits } from "../support/db/stall.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { use } from "../support/fixture.ts";
import { folderOf, identities, removeFolder } from "./identity.ts";
import { crm, end, linesUntil, run, start, type Outcome } from "./program.ts";

const OTHER_KEY = Buffer.alloc(32, 9).toString("base64");
const CLIENTS = 20;
const TIMEOUT_MS = 300_000;
const [self] = identities();
if (!self) throw new Error("No user to run the tests as.");
const as = self;

type Env = Record<string, string>;

describe("Wrong secret key, with the embedded database", function () {
  this.timeout(TIMEOUT_MS);
  let env: Env;
  before(async () => {
    const [port, adminPort] = [await freePort(), await freePort()];
    env = { DATA_DIR: folderOf(as), PORT: String(port), ADMIN_PORT: String(adminPort), LOG_LEVEL: "warn" };
    const service = start(["src/main.mjs"], { as, env });
    await linesUntil(service, /npx crm keys create/);
    expect(await end(service, "SIGTERM")).to.equal(0);
  });
  after(() => removeFolder(env["DATA_DIR"] ?? ""));

  it("prevents the service, the worker and commands that need the key from starting, with an explanation", async () => {
    const wrong = { ...env, SECRET_KEY: OTHER_KEY };
    const lines = [["src/main.mjs"], ["worker"], ["audit", "verify"], ["secrets", "rotate"]];
    for (const [first = "", ...rest] of lines) {
      const line = first === "src/main.mjs" ? [first] : ["src/cli/crm.mjs", first, ...rest];
      const { status, stderr } = await run(line, { as, env: wrong });
      expect(status, `${first}: ${stderr}`).to.equal(3);
      expect(stderr)
        .to.match(/^crm: This database was encrypted with another key than SECRET_KEY\./)
        .and.to.match(/fingerprint [0-9a-f]{16}\./)
        .and.to.contain("crm secrets rotate")
        .and.not.to.contain(OTHER_KEY);
    }
  });

  it("is reported by the doctor", async () => {
    const doctor = await crm(["doctor"], { as, env: { ...env, SECRET_KEY: OTHER_KEY } });
    expect(doctor.status).to.equal(1);
    expect(doctor.stdout).to.match(/✗ Secret key: This database was encrypted with another key .*\n {4}→ /);
    const right = await crm(["doctor"], { as, env });
    expect(right.stdout).to.match(/✓ Secret key: .*secret\.key, fingerprint [0-9a-f]{16}\n/);
  });

  it("is not generated again when its file is lost; with the file restored the service starts", async () => {
    const file = join(env["DATA_DIR"] ?? "", "secret.key");
    const kept = await readFile(file);
    await rm(file);
    const { status, stderr } = await run(["src/main.mjs"], { as, env });
    expect(status, stderr).to.equal(3);
    expect(stderr).to.contain(`${file} is missing`).and.to.contain("Copy secret.key from your backup");
    expect((await crm(["doctor"], { as, env })).stdout).to.contain(`✗ Secret key: ${file} is missing`);
    expect(
      await access(file).then(
        () => true,
        () => false,
      ),
    ).to.equal(false);
    await writeFile(file, kept, { mode: 0o600 });
    const service = start(["src/main.mjs"], { as, env });
    await linesUntil(service, /npx crm keys create/);
    expect(await end(service, "SIGTERM")).to.equal(0);
  });

  it("is replaced only on request, and the service then starts with the new one", async () => {
    const options = { as, env: { ...env, SECRET_KEY: OTHER_KEY } };
    expect((await crm(["secrets", "reset"], options)).status).to.equal(2);
    expect((await crm(["secrets", "reset"], { as, env })).status).to.equal(5);
    const reset = await crm(["secrets", "reset", "--confirm"], options);
    expect(reset.status, reset.stderr).to.be.oneOf([0, 1]);
    const service = start(["src/main.mjs"], options);
    await linesUntil(service, /npx crm keys create/);
    expect(await end(service, "SIGTERM")).to.equal(0);
    expect((await run(["src/main.mjs"], { as, env })).status).to.equal(3);
  });
});

describe("Secret key of a database", function () {
  this.timeout(TIMEOUT_MS);
  let database: TestDatabase;
  let organization: Organization;
  let receiver: Receiver;
  let service: ServiceProcess | undefined;
  const command = (line: readonly string[], env: Env): Promise<Outcome> =>
    crm(line, { as, env: { DATABASE_URL: database.url, ...env } });
  beforeEach(async () => {
    database = await createDatabase();
    organization = await createOrganization({ database });
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await stop();
    await receiver.close();
    await database.drop();
  });

  async function serve(env: Env): Promise<ServiceProcess> {
    await stop();
    service = await spawnService({ database, env: { WEBHOOK_ALLOW_HTTP: "on", ...env } });
    return service;
  }
  async function stop(): Promise<void> {
    service?.signal("SIGKILL");
    await service?.exit;
    service = undefined;
  }
  async function registerWebhook(url: string): Promise<string> {
    const owner = await signIn(url, organization.owner);
    const made = await owner.post("/v1/webhooks", { url: receiver.url, events: ["contact.created"] });
    expect(made.status, made.text).to.equal(201);
    return made.string("data.secret");
  }
  /** Creates a contact and checks that its event is signed with the webhook secret. */
  async function expectSigned(url: string, secret: string): Promise<void> {
    const before = receiver.received.length;
    const owner = await signIn(url, organization.owner);
    const made = await owner.post("/v1/entities", { entity_type: "contact", first_name: "Ada", last_name: "Lovelace" });
    expect(made.status, made.text).to.equal(201);
    await until(() => receiver.received.length > before, "the event", 30);
    const { headers, body } = receiver.received[before] ?? { headers: {}, body: "" };
    new Webhook(secret).verify(body, headers as Record<string, string>);
  }
  async function boundKey(): Promise<string | null> {
    const row = await database.pool("installation").first<{ key_fingerprint: string | null }>("key_fingerprint");
    return row.key_fingerprint;
  }

  it("is detected from encrypted values if the database has not stored its fingerprint", async () => {
    const { url } = await serve({});
    await registerWebhook(url);
    await stop();
    const noted = await boundKey();
    await database.pool("installation").update({ key_fingerprint: null });
    const wrong = await run(["src/main.mjs"], { as, env: { DATABASE_URL: database.url, SECRET_KEY: OTHER_KEY } });
    expect(wrong.status).to.equal(3);
    expect(wrong.stderr).to.match(/^crm: This database was encrypted with another key than SECRET_KEY\.\n/);
    expect(await boundKey()).to.equal(null);
    await serve({});
    expect(noted).to.match(/^[0-9a-f]{16}$/);
    expect(await boundKey()).to.equal(noted);
  });

  it("is rotated while the service runs, and the old key is no longer needed afterwards", async () => {
    const both = { SECRET_KEY: OTHER_KEY, SECRET_KEY_PREVIOUS: SECRET_KEY };
    const secret = await registerWebhook((await serve({})).url);
    const { url } = await serve(both);
    await expectSigned(url, secret);
    expect((await command(["doctor"], both)).stdout).to.match(/! Secret key: .*\n {4}→ Run: crm secrets rotate/);
    const early = await run(["src/main.mjs"], { as, env: { DATABASE_URL: database.url, SECRET_KEY: OTHER_KEY } });
    expect(early.status, "the old key is still needed").to.equal(3);
    const before = report(await command(["secrets", "status", "--json"], both));
    expect(before.find(({ name }) => name === "Secrets of webhooks")).to.include({ current: 0, previous: 1 });
    const rotated = await command(["secrets", "rotate", "--json"], both);
    expect(rotated.status, rotated.stderr).to.equal(0);
    for (const use of report(rotated)) expect(use).to.include({ previous: 0, unreadable: 0 });
    expect(JSON.parse(rotated.stdout)).to.have.property("keep_previous_until").that.match(/^20/);
    await expectSigned(url, secret);
    await expectSigned((await serve({ SECRET_KEY: OTHER_KEY })).url, secret);
    const audit = await command(["audit", "verify"], { SECRET_KEY: OTHER_KEY });
    expect(audit.status, audit.stdout).to.equal(0);
    const back = await run(["src/main.mjs"], { as, env: { DATABASE_URL: database.url, SECRET_KEY } });
    expect(back.status, "the old key is no longer accepted").to.equal(3);
  });

  it("is rotated completely after the command was killed midway", async () => {
    const { url } = await serve({});
    const confidential = { token_endpoint_auth_method: "client_secret_basic" };
    for (let made = 0; made < CLIENTS; made += 1) {
      const { status, body } = await register(url, confidential);
      expect(status, JSON.stringify(body)).to.equal(201);
    }
    const both = { SECRET_KEY: OTHER_KEY, SECRET_KEY_PREVIOUS: SECRET_KEY };
    await stop();
    const stored = () => database.pool("oauth_clients").pluck<string[]>("secret");
    const old = new Set(await stored());
    const renewed = async (): Promise<number> => (await stored()).filter((secret) => !old.has(secret)).length;
    // The rotation cannot pass this row while it is locked.
    const lock = await database.pool.transaction();
    const ids = await database.pool("oauth_clients").orderByRaw('id COLLATE "C"').pluck<string[]>("id");
    await lock("oauth_clients")
      .where({ id: ids[CLIENTS / 2] })
      .forUpdate();
    const child = start(["src/cli/crm.mjs", "secrets", "rotate"], { as, env: { DATABASE_URL: database.url, ...both } });
    try {
      await until(async () => (await renewed()) === CLIENTS / 2, "half of the values", 60);
    } finally {
      await end(child, "SIGKILL");
      await lock.rollback();
    }
    const left = report(await command(["secrets", "status", "--json"], both));
    const half = left.find(({ name }) => name.includes("applications"));
    expect(half).to.include({ unreadable: 0 });
    // The server still executes the waiting statement after its client was killed.
    expect(half?.current).to.be.within(CLIENTS / 2, CLIENTS / 2 + 1);
    const again = await command(["secrets", "rotate", "--json"], both);
    expect(again.status, again.stderr).to.equal(0);
    expect(report(again).find(({ name }) => name.includes("applications"))).to.include({
      current: CLIENTS,
      previous: 0,
    });
  });

  it("is checked by commands that write with it", async () => {
    await serve({});
    const person = await createPerson({ database }, { organization: organization.record, role: "member" });
    expect(person.email).to.contain("@");
    await createKey({ database }, { user: organization.owner });
    const line = ["keys", "create", "--org", organization.record.slug, "--user", person.email, "--scopes", "*"];
    const refused = await command([...line, "--json"], { SECRET_KEY: OTHER_KEY });
    expect(refused.status).to.equal(3);
    expect(JSON.parse(refused.stderr)).to.include({ code: "configuration", exit_status: 3 });
  });
});

interface KeyUse {
  readonly name: string;
  readonly current: number;
  readonly previous: number;
  readonly unreadable: number;
}

function report({ stdout }: Outcome): readonly KeyUse[] {
  return (JSON.parse(stdout) as { values: readonly KeyUse[] }).values;
}

describe("Secret key of a new database", () => {
  const dataDir = temporaryFolder("crm-key-");
  const database = use(() => createDatabase());
  before(async () => {
    const service = await startService({ database, egress: toReceivers() });
    const receiver = await startReceiver();
    const owner = await signIn(service.url, (await createOrganization(service)).owner);
    // The secret of a webhook is stored encrypted.
    const webhook = await owner.post("/v1/webhooks", { url: receiver.url, events: ["contact.created"] });
    expect(webhook.status, webhook.text).to.equal(201);
    await receiver.close();
    await service.close();
  });
  after(async () => {
    await rm(dataDir, { recursive: true });
  });

  it("is not reported as lost if another process creates it and uses it meanwhile", async () => {
    const { pool } = database;
    await pool("installation").update({ key_fingerprint: null });
    const read = await pool.transaction(async (other) => {
      await other.raw("LOCK TABLE webhooks");
      const reading = Promise.allSettled([readSecretKey({ secretKey: null, previousSecretKey: null, dataDir }, pool)]);
      await until(async () => (await lockWaits(pool)) > 0, "the start counts encrypted values");
      await writeFile(join(dataDir, "secret.key"), `${SECRET_KEY}\n`);
      await other("installation").update({ key_fingerprint: keyFingerprint(Buffer.from(SECRET_KEY, "base64")) });
      return { reading };
    });
    const [outcome] = await read.reading;
    expect(outcome).to.deep.equal({ status: "fulfilled", value: Buffer.from(SECRET_KEY, "base64") });
  });
});
