import { execFile, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { promisify } from "node:util";
import { expect } from "chai";
import { folderOf, identities, removeFolder, type Identity } from "./identity.ts";
import { crm, end, linesUntil, run, start } from "./program.ts";

type Env = Record<string, string>;
type Fields = Readonly<Record<string, unknown>>;

for (const as of identities()) {
  describe(`npm start, as ${as.name}`, () => {
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

    it("prints a sign-in that works", async () => {
      const email = valueOf(banner, "Sign in");
      const password = valueOf(banner, "Password");
      const answer = await fetch(`${urlOf(env)}/v1/session`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, password }),
      });
      expect(answer.status).to.equal(200);
    });

    it("prints a curl line that works when it is pasted, over 500 contacts and companies", async () => {
      const line = /^ +(curl .*)$/m.exec(banner)?.[1] ?? "";
      const { stdout } = await promisify(execFile)("sh", ["-c", line]);
      const { data, meta } = JSON.parse(stdout) as { data: unknown[]; meta: { total: number } };
      expect(data).to.have.length(3);
      expect(meta.total).to.equal(500);
    });

    it("has something that can be booked", async () => {
      const { total, records } = await list(env, valueOf(banner, "API key"), "event-types");
      const [eventType] = records;
      expect(total).to.equal(1);
      expect(eventType).to.include({ title: "Introductory call", duration_minutes: 30, is_active: true });
      const [schedule] = (await list(env, valueOf(banner, "API key"), "schedules")).records;
      expect(schedule).to.include({ user_id: eventType?.["owner_id"], is_default: true, timezone: "Europe/Paris" });
    });

    it("lets the command line work beside it", async () => {
      const line = /npx crm (keys create .*)$/m.exec(banner)?.[1]?.replaceAll("'", "").split(" ") ?? [];
      const made = JSON.parse((await crm([...line, "--json"], { as, env })).stdout) as { secret: string };
      expect((await list(env, made.secret)).total).to.equal(500);
      expect((await crm(["seed", "--contacts", "100"], { as, env })).status).to.equal(0);
      expect((await list(env, made.secret)).total).to.equal(610);
      expect((await crm(["doctor"], { as, env })).status).to.equal(0);
    });

    it("refuses to start twice on one folder", async () => {
      const second = await run(["src/main.ts"], { as, env });
      expect(second.status).to.equal(4);
      expect(second.stderr).to.match(/^crm: A service \(process \d+\) already uses the database/);
      expect((await fetch(`${urlOf(env)}/readyz`)).status).to.equal(200);
    });

    it("goes on with the same records after it was killed, and shows no secret again", async () => {
      const key = valueOf(banner, "API key");
      await end(service, "SIGKILL");
      let again: string;
      [service, again] = await startService(as, env);
      expect((await list(env, key)).total).to.equal(610);
      expect(again)
        .to.contain("npx crm keys create --org demo")
        .and.not.to.match(/crs_|Password/);
    });

    it("stops at SIGTERM with exit status 0", async () => {
      expect(await end(service, "SIGTERM")).to.equal(0);
    });
  });
}

describe("npm start", () => {
  const [as] = identities();
  if (!as) throw new Error("Somebody runs these tests.");
  let env: Env;
  beforeEach(async () => {
    env = await freshEnvironment(as);
  });
  afterEach(() => removeFolder(env["DATA_DIR"] ?? ""));

  for (const [variable, value] of [
    ["DEMO", "off"],
    ["NODE_ENV", "production"],
  ] as const) {
    it(`makes no demo organization with ${variable}=${value}`, async () => {
      const [service, banner] = await startService(as, { ...env, [variable]: value });
      expect(await end(service, "SIGTERM")).to.equal(0);
      expect(banner).not.to.contain("crs_");
    });
  }

  it("names every wrong variable and leaves with exit status 3", async () => {
    const { status, stderr } = await run(["src/main.ts"], { as, env: { ...env, LOG_LEVEL: "loud", DEMO: "maybe" } });
    expect(status).to.equal(3);
    expect(stderr).to.contain("LOG_LEVEL must").and.to.contain("DEMO must");
  });

  it("says which port is taken", async () => {
    const taken = createServer().listen(Number(env["PORT"]), "127.0.0.1");
    const { status, stderr } = await run(["src/main.ts"], { as, env });
    taken.close();
    expect(status).to.equal(3);
    expect(stderr).to.equal(`crm: Port ${env["PORT"]} is taken. Stop what listens there, or set PORT or ADMIN_PORT.\n`);
  });

  it("lets a request that has begun end when it is told to stop", async () => {
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

async function freshEnvironment(as: Identity): Promise<Env> {
  const [port, adminPort] = [await freePort(), await freePort()];
  return { DATA_DIR: folderOf(as), PORT: String(port), ADMIN_PORT: String(adminPort), LOG_LEVEL: "warn" };
}

async function startService(as: Identity, env: Env): Promise<[ChildProcess, string]> {
  const service = start(["src/main.ts"], { as, env });
  const demo = env["DEMO"] !== "off" && env["NODE_ENV"] !== "production";
  const lines = await linesUntil(service, demo ? /npx crm keys create/ : /^ {2}Database/);
  return [service, lines.join("\n")];
}

async function list(env: Env, key: string, what = "entities"): Promise<{ total: number; records: Fields[] }> {
  const answer = await fetch(`${urlOf(env)}/v1/${what}?page_size=1`, { headers: { "X-API-Key": key } });
  const { data, meta } = (await answer.json()) as { data: Fields[]; meta: { total: number } };
  return { total: meta.total, records: data };
}

function valueOf(banner: string, name: string): string {
  return new RegExp(`^ +${name} +(\\S+)$`, "m").exec(banner)?.[1] ?? "";
}

function urlOf(env: Env): string {
  return `http://localhost:${env["PORT"] ?? ""}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
