import { once } from "node:events";
import { chmod, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { folderOf, identities, removeFolder } from "./identity.ts";
import { end, linesUntil, run, start } from "./program.ts";
import { type Env, freshEnvironment, list, signIn, startService, urlOf, valueOf } from "./started-service.ts";

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
