import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, copyFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { createOrganization, signIn, type Organization } from "../support/accounts/people.ts";
import { createDatabase, createEmptyDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { storedFile } from "../support/files.ts";
import { mailTo } from "../support/email/outbox.ts";
import { spawnService } from "../support/programs/process.ts";
import { until } from "../support/queue.ts";
import { SECRET_KEY } from "../support/service.ts";
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts";
import { PUBLIC } from "../support/webhooks/listener.ts";
import { root } from "../server/identity.ts";
import { crm, end, linesUntil, start, type Outcome } from "../server/program.ts";
import { freePort } from "../support/free-port.ts";
import { waiting } from "./restored-database.ts";

const PASSPHRASE = "four plain words here";
const CONTENT = "Minutes of the meeting\n";
const ADDRESS = "reader@example.com";
const OUTBOUND = { WEBHOOK_ALLOW_HTTP: "on", WEBHOOK_ALLOWED_SUBNETS: PUBLIC };
const as = { name: "this user", prefix: [], uid: null };

describe("Restore on an empty machine", function () {
  this.timeout(300_000);
  let machine: string;
  let steps: string[];
  let database: TestDatabase;
  let receiver: Receiver;
  let organization: Organization;
  let known: { webhook: string; secret: string; file: string; cursor: string; link: string };
  const at = (path: string): string => join(machine, path);
  /** Runs one block of the documentation, in the folders of the test. */
  const follow = async (block: string, env: Record<string, string>): Promise<void> => {
    const script = block.replaceAll(/(?<=\s|^)\/(?=var\/|etc\/|root\b)|(?<==)\/(?=var\/)/gm, `${machine}/`);
    const path = [at("bin"), dirname(process.execPath), process.env["PATH"]].join(delimiter);
    const child = spawn("bash", ["-e", "-c", script], {
      env: { PATH: path, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const exited = once(child, "exit");
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(await exited, `${script}\n${said.join("\n")}`).to.deep.equal([0, null]);
  };

  before(async () => {
    machine = await mkdtemp(join(tmpdir(), "crm-machine-"));
    for (const folder of ["bin", "etc/crm", "root", "var/backups/crm", "var/lib"]) {
      await mkdir(at(folder), { recursive: true });
    }
    await writeFile(at("bin/crm"), `#!/bin/sh\nexec node ${join(root, "src/cli/crm.mjs")} "$@"\n`);
    await chmod(at("bin/crm"), 0o755);
    await writeFile(at("etc/crm/backup-passphrase"), `${PASSPHRASE}\n`);
    await writeFile(at("root/passphrase"), `${PASSPHRASE}\n`);
    const operations = await readFile(join(root, "src/cli/README.md"), "utf8");
    const section = operations.split("### Restore on an empty machine\n")[1]?.split("\n## ")[0] ?? "";
    steps = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block ?? "");
    expect(steps).to.have.length(3);
    receiver = await startReceiver();
    database = await createDatabase();
    organization = await createOrganization({ database });
    const env = { DATA_DIR: at("old"), ...OUTBOUND };
    const service = await spawnService({ database, env });
    known = await use(service.url);
    await follow(steps[0] ?? "", { DATABASE_URL: database.url, SECRET_KEY, ...env });
    service.signal("SIGTERM");
    await service.exit;
    await copyFile(at("var/backups/crm/tonight.tar"), at("root/tonight.tar"));
  });
  after(async () => {
    await receiver.close();
    await database.drop();
    await rm(machine, { recursive: true, force: true });
  });

  /** Creates what depends on the secret key or the stored files. */
  async function use(url: string): Promise<typeof known> {
    const owner = await signIn(url, organization.owner);
    const webhook = await owner.post("/v1/webhooks", { url: receiver.url, events: ["contact.created"] });
    const file = await storedFile(owner, { content: CONTENT });
    const mail = { to: [{ email: ADDRESS }], subject: "News", text: "Hello", category: "marketing" };
    expect((await owner.post("/v1/notifications/emails", mail)).status).to.equal(202);
    const sent = await mailTo({ dataDir: at("old") }, ADDRESS);
    const [, link = ""] =
      /<(https?:[^>]+)>/.exec(sent.mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "") ?? [];
    return {
      webhook: webhook.string("data.id"),
      secret: webhook.string("data.secret"),
      file,
      cursor: (await owner.get("/v1/changes?from=now")).string("meta.next_cursor"),
      link: new URL(link).pathname,
    };
  }

  /** Checks that everything works that depends on the secret key or the stored files. */
  async function check(url: string): Promise<void> {
    const owner = await signIn(url, organization.owner);
    const file = await fetch(`${url}/v1/files/${known.file}/content`, { headers: owner.headers });
    expect(await file.text()).to.equal(CONTENT);
    const before = receiver.received.length;
    expect((await owner.post(`/v1/webhooks/${known.webhook}/test`)).status).to.equal(202);
    await until(() => receiver.received.length > before, "the delivery", 30);
    const { body, headers } = receiver.received.at(-1) ?? { body: "", headers: {} };
    new Webhook(known.secret).verify(body, headers as Record<string, string>);
    expect((await owner.get("/v1/activity-log/verification")).at("data.intact")).to.equal(true);
    expect((await owner.get(`/v1/changes?cursor=${known.cursor}`)).status).to.equal(200);
    expect((await fetch(url + known.link)).status).to.equal(200);
    expect((await fetch(`${url}${known.link.slice(0, -4)}AAAA`)).status, "a forged link").not.to.equal(200);
  }

  async function serve(env: Record<string, string>): Promise<void> {
    const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    const more = { DEMO: "off", LOG_LEVEL: "warn", RATE_LIMITS: "off", ...OUTBOUND, ...ports };
    const child: ChildProcess = start(["src/main.mjs"], { as, env: { ...more, ...env } });
    try {
      await linesUntil(child, /^ {2}Database/);
      await check(`http://127.0.0.1:${ports.PORT}`);
    } finally {
      expect(await end(child, "SIGTERM")).to.equal(0);
    }
  }

  it("works with the embedded database, one file and the passphrase", async () => {
    await follow(steps[1] ?? "", {});
    expect((await stat(at("var/lib/crm/secret.key"))).mode & 0o777).to.equal(0o600);
    expect(await readdir(at("var/lib/crm/files/incoming"))).to.deep.equal([]);
    await serve({ DATA_DIR: at("var/lib/crm") });
  });

  it("works with an external database", async () => {
    const target = await createEmptyDatabase();
    const env = { DATABASE_URL: target.url, DATA_DIR: at("var/lib/crm-external") };
    const lines = Object.entries(env).map(([name, value]) => `${name}='${value}'\n`);
    await writeFile(at("etc/crm/crm.env"), lines.join(""), { mode: 0o600 });
    await follow(steps[2] ?? "", {});
    const { SECRET_KEY: found } = Object.fromEntries(
      (await readFile(at("etc/crm/crm.env"), "utf8"))
        .split("\n")
        .map((line) => /^(\w*)=?(.*)$/.exec(line)?.slice(1) ?? []),
    ) as Record<string, string>;
    expect(found).to.equal(SECRET_KEY);
    await serve({ ...env, SECRET_KEY });
    await target.drop();
  });

  it("does not reveal the key in the backup, and rejects another passphrase or a damaged file", async () => {
    const folder = at("root/tonight");
    const sealed = await readFile(join(folder, "secret-keys.json"), "utf8");
    expect(sealed).not.to.contain(SECRET_KEY);
    const command = (...more: readonly string[]): Promise<Outcome> =>
      crm(["restore", folder, ...more], { as, env: { DATA_DIR: at("other") }, input: `${PASSPHRASE}, not\n` });
    const wrong = await command("--passphrase-file", "-");
    expect([wrong.status, wrong.stderr]).to.deep.equal([5, "crm: The passphrase is not the one of this backup.\n"]);
    const none = await command("--show-key");
    expect([none.status, none.stderr]).to.deep.equal([2, "crm: --show-key requires --passphrase-file.\n"]);
    const [organizationFolder = ""] = await readdir(join(folder, "files"));
    const [file = ""] = await readdir(join(folder, "files", organizationFolder));
    await writeFile(join(folder, "files", organizationFolder, file), CONTENT.replace("M", "N"));
    const damaged = await command("--check");
    expect(damaged.status).to.equal(5);
    expect(damaged.stderr).to.contain(`files/${organizationFolder}/${file} does not match its checksum`);
  });

  it("rejects a passphrase that is too short, and a backup with the key of another database", async () => {
    const env = { DATABASE_URL: database.url, SECRET_KEY: Buffer.alloc(32, 9).toString("base64") };
    const line = ["backup", "--out", at("root/another"), "--passphrase-file", "-"];
    const short = await crm(line, { as, env, input: "short\n" });
    expect([short.status, short.stderr]).to.deep.equal([2, "crm: The passphrase must have at least 12 characters.\n"]);
    const other = await crm(line, { as, env, input: PASSPHRASE });
    expect(other.status).to.equal(3);
    expect(other.stderr).to.match(/belongs to the secret key with the fingerprint [0-9a-f]{16}, but a different key/);
  });

  it("leaves out a file that is purged while the backup runs, and refuses to leave out a lost one", async () => {
    const backup = (name: string, ...more: readonly string[]): Promise<Outcome> =>
      crm(["backup", "--out", at(`root/${name}`), "--json", ...more], {
        as,
        env: { DATABASE_URL: database.url, SECRET_KEY, DATA_DIR: at("old") },
      });
    const [folderOfOrganization = ""] = await readdir(at("old/files/stored"));
    await rm(at(`old/files/stored/${folderOfOrganization}`), { recursive: true });
    const lost = await backup("lost");
    expect(lost.status).to.equal(5);
    expect(lost.stderr).to.match(/The file \S+ cannot be read .*--no-files/);
    const without = await backup("without", "--no-files");
    expect(without.status, without.stderr).to.equal(0);
    expect(JSON.parse(without.stdout)).to.include({ files: 0, purged_files: 0 });

    const lock = await database.pool.transaction();
    await lock.raw("LOCK TABLE tasks");
    const running = backup("purged");
    await until(async () => (await waiting(database)) > 0, "the locked table", 60);
    await database.pool("files").where({ id: known.file }).delete();
    await lock.rollback();
    const purged = await running;
    expect(purged.status, purged.stderr).to.equal(0);
    expect(JSON.parse(purged.stdout)).to.include({ files: 0, purged_files: 1 });
  });
});
