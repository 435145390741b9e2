import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { startClamd } from "../support/files.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { startMailServer } from "../support/email/mail-server.ts";
import { reportedModules } from "../support/programs/preloads.ts";
import { SECRET_KEY } from "../support/service.ts";
import { folderOf, identities, removeFolder } from "../server/identity.ts";
import { crm, start, type Outcome } from "../server/program.ts";
import { use } from "../support/fixture.ts";

const PASSWORD = "correct horse battery staple";

for (const as of identities()) {
  describe(`crm, as ${as.name}`, () => {
    let dataDir: string;
    const run = (line: readonly string[], input = ""): Promise<Outcome> =>
      crm(line, { as, env: { DATA_DIR: dataDir }, input });
    before(() => {
      dataDir = folderOf(as);
    });
    after(() => removeFolder(dataDir));

    it("creates an organization, a user and a key, opening the database anew for each command", async () => {
      const migrated = json(await run(["migrate", "--json"]));
      expect(migrated).to.have.property("applied", true);
      const organization = json(
        await run(["org", "create", "--name", "Société Générale", "--plan", "professional", "--json"]),
      );
      expect(organization).to.include({ slug: "societe-generale", plan: "professional", version: 1 });
      const user = await run(personLine("Ada@acme.test"), `${PASSWORD}\n`);
      expect(json(user)).to.include({ email: "ada@acme.test", role: "owner", status: "active" });
      expect(user.stdout).not.to.contain(PASSWORD);
      const key = json(await run(keyLine("entities:read,entities:write", "--expires", "90d", "--mcp")));
      expect(key["secret"]).to.match(/^crs_[0-9A-Za-z]{38}$/);
      expect(key).to.include({ mcp_access: true, status: "active" });
      expect(key["scopes"]).to.deep.equal(["entities:read", "entities:write"]);
    });

    it("seeds the requested number of records, and as many more when run again", async () => {
      for (let round = 0; round < 2; round += 1) {
        const seeded = json(await run(["seed", "--contacts", "1200", "--json"]));
        expect(seeded).to.include({ contacts: 1_200, companies: 120 });
      }
    });

    it("passes all checks of the doctor", async () => {
      const report = json(await run(["doctor", "--json"]));
      expect(report, JSON.stringify(report)).to.have.property("ok", true);
    });
  });
}

describe("crm commands", () => {
  const [as] = identities();
  if (!as) throw new Error("No user to run the tests as.");
  const run = (line: readonly string[], input = ""): Promise<Outcome> =>
    crm(line, { as, env: { DATABASE_URL: database.url, SECRET_KEY }, input });
  const database = use(() => createDatabase());
  before(async () => {
    await run(["org", "create", "--name", "Acme", "--slug", "societe-generale", "--plan", "professional"]);
    await run(personLine("ada@acme.test"), PASSWORD);
  });

  it("keeps counts, unique values and search text correct when seeding", async () => {
    json(await run(["seed", "--contacts", "2500", "--companies", "40", "--json"]));
    const counted = await database
      .pool("entity_count")
      .select("entity_type")
      .sum("n as n")
      .groupBy("entity_type")
      .orderBy("entity_type");
    expect(counted).to.deep.equal([
      { entity_type: "company", n: 40 },
      { entity_type: "contact", n: 2_500 },
    ]);
    expect(await database.pool("entity_emails").count("* as n").first()).to.deep.equal({ n: 2_500 });
    expect(await database.pool("entity_domains").count("* as n").first()).to.deep.equal({ n: 40 });
    const accented = await database
      .pool("entities")
      .where("last_name", "Müller")
      .first<{ search_text: string }>("search_text");
    expect(accented.search_text).to.contain("muller");
  });

  it("exits with 5 if a record already exists or does not exist", async () => {
    expect(failure(await run(["org", "create", "--name", "Other", "--slug", "societe-generale", "--json"]))).to.include(
      { code: "refused" },
    );
    expect(failure(await run(personLine("ADA@acme.test"), PASSWORD))).to.include({ code: "refused" });
    expect(failure(await run(["seed", "--contacts", "1", "--org", "nowhere", "--json"]))).to.include({
      exit_status: 5,
    });
  });

  it("never creates a key with more scopes than its user has", async () => {
    await run(personLine("reader@acme.test", "read_only"), PASSWORD);
    const line = ["keys", "create", "--org", "societe-generale", "--user", "reader@acme.test", "--json", "--scopes"];
    expect(failure(await run([...line, "entities:write"]))).to.include({ code: "refused" });
    expect(json(await run([...line, "*"]))["scopes"])
      .to.include("entities:read")
      .and.not.to.include("entities:write");
  });

  it("prints whether AI applications may use a new key", async () => {
    const line = ["keys", "create", "--org", "societe-generale", "--user", "reader@acme.test", "--scopes", "*"];
    expect((await run([...line, "--mcp"])).stdout).to.include("allowed (MCP)");
    expect((await run(line)).stdout).to.include("not allowed (see --mcp)");
  });

  it("prints the usage and exits with 2 on invalid usage", async () => {
    const help = await run(["--help"]);
    expect(help.status).to.equal(0);
    expect(help.stdout).to.contain("Exit status:").and.to.contain("crm keys create --org acme");
    for (const line of [[], ["fly"], ["seed"], ["seed", "--contacts", "-1"], ["keys", "create", "--scopes", "all"]]) {
      expect((await run(line)).status, line.join(" ")).to.equal(2);
    }
    const wrong = failure(await run(["org", "create", "--name", "X", "--plan", "gold", "--json"]));
    expect(wrong).to.include({ code: "usage", exit_status: 2 });
    expect(failure(await run(personLine("short@acme.test"), "short"))).to.include({ exit_status: 2 });
  });

  it("exits with 3 for an invalid configuration and with 4 if the database is unreachable", async () => {
    const unreachable = { DATABASE_URL: "postgresql://crm@127.0.0.1:1/crm", SECRET_KEY };
    expect(failure(await crm(["migrate", "--json"], { as, env: { PORT: "x" } }))).to.include({ exit_status: 3 });
    expect(failure(await crm(["migrate", "--json"], { as, env: unreachable }))).to.include({ exit_status: 4 });
    const doctor = await crm(["doctor"], { as, env: unreachable });
    expect(doctor.status).to.equal(1);
    expect(doctor.stdout).to.match(/✗ Database: .*\n {4}→ Check host, port/);
  });

  it("prints the mail server and the DNS records to publish in the doctor", async () => {
    const doctor = async (env: Record<string, string>): Promise<string> =>
      (await crm(["doctor"], { as, env: { DATABASE_URL: database.url, SECRET_KEY, ...env } })).stdout;
    expect(await doctor({ DATA_DIR: "/tmp/crm" })).to.match(/✓ Mail: stored as \.eml files in \/tmp\/crm\/outbox/);
    const server = await startMailServer();
    const SMTP_URL = server.url.replace("//", "//crm:secret@");
    expect(await doctor({ SMTP_URL: server.url })).to.match(/✓ Mail: 127\.0\.0\.1:\d+ is reachable/);
    await server.close();
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const DKIM_KEY = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const found = await doctor({ SMTP_URL, DKIM_KEY, MAIL_FROM: "crm@crm.invalid" });
    expect(found).to.match(/✗ Mail: 127\.0\.0\.1:\d+: .+\n {4}→ Check host, port/);
    expect(found).to.match(/✗ DKIM: not found at crm\._domainkey\.crm\.invalid\n.* v=DKIM1; k=rsa; p=[\w+/=]{300,}\n/);
    expect(found).to.match(/✗ SPF: not found at crm\.invalid\n.* v=spf1 a:127\.0\.0\.1 ~all/);
    expect(found).to.match(/✗ DMARC: not found at _dmarc\.crm\.invalid\n.* v=DMARC1; p=none/);
    expect(found).to.not.match(/secret@|PRIVATE/);
  });

  it("checks the storage of files and the virus scanner in the doctor", async () => {
    const doctor = async (env: Record<string, string>): Promise<string> =>
      (await crm(["doctor"], { as, env: { DATABASE_URL: database.url, SECRET_KEY, ...env } })).stdout;
    const clamd = await startClamd();
    const found = await doctor({ DATA_DIR: "/tmp/crm", CLAMAV_URL: clamd.url });
    await clamd.close();
    expect(found).to.match(/! Files: stored in \/tmp\/crm\n {4}→ Only processes that share this folder/);
    expect(found).to.match(/✓ Virus scanner: tcp:\/\/127\.0\.0\.1:\d+ is reachable/);
    const secret = "secret-of-the-bucket";
    const bucket = { FILES_S3_URL: "http://127.0.0.1:1/b", FILES_S3_ACCESS_KEY: "key", FILES_S3_SECRET_KEY: secret };
    const failed = await doctor({ ...bucket, CLAMAV_URL: clamd.url });
    expect(failed).to.match(/✗ Files: S3 the storage cannot be reached: .+\n {4}→ Check FILES_S3_URL/);
    expect(failed).to.match(/✗ Virus scanner: tcp:.+\n {4}→ Start clamd/);
    expect(failed).to.not.contain(secret);
  });

  it("prints the OpenAPI document", async () => {
    expect(json(await run(["openapi"]))).to.have.property("openapi", "3.1.0");
  });

  it("loads only the command that it runs, and all of them for the list of commands", async () => {
    const files = ["src/cli/backup.ts", "src/cli/openapi.ts", "src/cli/worker.ts"];
    const loaded = async (line: string): Promise<string[]> => {
      const { stderr } = await crm([line], { as, env: { NODE_OPTIONS: reportedModules(files) } });
      return [...stderr.matchAll(/^loaded (.+)$/gm)].map(([, name = ""]) => name);
    };
    expect(await loaded("openapi")).to.deep.equal(["src/cli/openapi.ts"]);
    expect(await loaded("--help")).to.include.members(files);
  });

  it("exits with 0 if the reader of its output closes early", async () => {
    const child = start(["src/cli/crm.mjs", "openapi"], { as, env: {} });
    child.stdout?.destroy();
    const exited = once(child, "exit") as Promise<[number | null]>;
    const [[status], complaint] = await Promise.all([exited, text(child.stderr ?? Readable.from([]))]);
    expect({ status, complaint }).to.deep.equal({ status: 0, complaint: "" });
  });
});

function personLine(email: string, role = "owner"): string[] {
  return [
    "user",
    "create",
    "--org",
    "societe-generale",
    "--email",
    email,
    "--role",
    role,
    "--password-stdin",
    "--json",
  ];
}

function keyLine(scopes: string, ...more: readonly string[]): string[] {
  return [
    "keys",
    "create",
    "--org",
    "societe-generale",
    "--user",
    "ada@acme.test",
    "--scopes",
    scopes,
    "--json",
    ...more,
  ];
}

function json({ status, stdout, stderr }: Outcome): Record<string, unknown> {
  expect(status, stderr).to.be.oneOf([0]);
  return JSON.parse(stdout) as Record<string, unknown>;
}

function failure({ status, stdout, stderr }: Outcome): Record<string, unknown> {
  expect(status, stdout).not.to.equal(0);
  const error = JSON.parse(stderr.trim().split("\n").at(-1) ?? "") as Record<string, unknown>;
  expect(error["exit_status"]).to.equal(status);
  return error;
}
