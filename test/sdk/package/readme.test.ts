import { execFile, execFileSync, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { browserAt, locationOf } from "../../support/oauth/oauth.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { nodeRelease, nodeReleases } from "../../support/programs/node-releases.ts";
import { until } from "../../support/queue.ts";
import { freePort } from "../../support/free-port.ts";
import { installPackage, linkPackages } from "./installed-package.ts";
import { readmeProgram, readmePrograms } from "./readme-code.ts";

const home = resolve(import.meta.dirname, "../../..");
const runFile = promisify(execFile);
const linked = ["@types/node", "undici-types", "@types/express", "express", "fastify", "hono", "openapi-fetch"];

describe("SDK documentation: programs", function () {
  this.timeout(300_000);
  const fixture = useFixture({ atOwnUrl: true });
  const running: Program[] = [];

  const application = use(() => installPackage("readme"));
  before(() => {
    linkPackages(application, ...linked);
    mkdirSync(join(application.folder, "generated"));
    copyFileSync(join(home, "generated/api-types.ts"), join(application.folder, "generated/api-types.ts"));
    for (const [name, code] of readmePrograms) application.write(name, code);
  });
  after(async () => {
    await Promise.all(running.map((program) => program.kill("SIGKILL")));
  });

  function start(name: string, env: Readonly<Record<string, string>> = {}, ...args: string[]): Program {
    readmeProgram(name);
    const target = { CRM_BASE_URL: fixture.service.url, CRM_API_KEY: fixture.key };
    const program = startProgram(join(application.folder, name), { ...target, ...env }, ...args);
    running.push(program);
    return program;
  }

  it("compile in strict mode", () => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "ES2022",
      module: "NodeNext",
      lib: ["ES2024"],
      types: ["node"],
      allowJs: true,
      checkJs: true,
      allowImportingTsExtensions: true,
      erasableSyntaxOnly: true,
      skipLibCheck: true,
      paths: { express: [join(home, "node_modules/@types/express")] },
    };
    application.write("tsconfig.json", JSON.stringify({ compilerOptions, files: [...readmePrograms.keys()] }));
    const compiler = join(home, "node_modules/@typescript/native/bin/tsc");
    let problems = "";
    try {
      execFileSync(process.execPath, [compiler, "-p", application.folder], { encoding: "utf8" });
    } catch (error) {
      problems = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
    }
    expect(problems).to.equal("");
  });

  it("create a contact, report the existing one, and list all (quick start)", async () => {
    const first = start("quick-start.mjs");
    const created = (await first.line(/^created/)).slice("created ".length);
    expect(await first.ended).to.equal(0);
    const second = start("quick-start.mjs");
    const [, id] = /already: (\S+)/.exec(await second.line(/exists already/)) ?? [];
    expect(id).to.equal(created);
    expect(await second.line(new RegExp(`^${created} `))).to.equal(`${created} ada@analytical.example`);
  });

  it("count the records with a single function, and with openapi-fetch", async () => {
    const { total } = (await fixture.api.GET("/v1/entities", {})).data?.meta ?? {};
    expect(await start("small-bundle.ts").line(/^\d+$/)).to.equal(String(total));
    const contacts = await fixture.crm.get("/v1/entities?entity_type=contact");
    expect(await start("openapi-fetch.ts").line(/^\d+$/)).to.equal(String(contacts.at("meta.total")));
  });

  it("save a contact form once per address, and explain invalid input", async () => {
    const port = await freePort();
    await start("contact-form.ts", { PORT: String(port) }).line(/ready/);
    const url = `http://127.0.0.1:${port}`;
    expect(await (await fetch(url)).text()).to.contain('<form method="post">');
    const send = (fields: Record<string, string>) => fetch(url, { method: "POST", body: new URLSearchParams(fields) });
    for (const message of ["Hello.", "Hello again."]) {
      const response = await send({ name: "Grace", email: "grace@navy.example", message });
      expect(await response.text()).to.contain("Thank you.");
    }
    const found = await fixture.crm.get("/v1/entities?email=grace@navy.example");
    expect(found.at("meta.total")).to.equal(1);
    const notes = await fixture.crm.get(`/v1/entities/${found.string("data.0.id")}/notes?sort=created_at`);
    expect(notes.list("data").map((note) => (note as { body: string }).body)).to.have.members([
      "Hello.",
      "Hello again.",
    ]);
    const refused = await send({ name: "Grace", email: "no address", message: "Hello." });
    expect([refused.status, await refused.text()].join()).to.match(/^400,.*check your input/s);
  });

  it("keep a copy of all contacts that is correct after the worker is killed again and again", async () => {
    const file = join(application.folder, "state.json");
    rmSync(file, { force: true });
    const worker = (): Program => start("sync-worker.ts", { STATE_FILE: file, POLL_MS: "20" });
    const ids: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const current = worker();
      await current.line(/ready/);
      for (let index = 0; index < 5; index += 1) {
        const created = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: `Sync ${index}` });
        ids.push(created.string("data.id"));
      }
      await fixture.crm.put(`/v1/entities/${ids.at(-1) ?? ""}`, { lead_score: 10 + round });
      await fixture.crm.delete(`/v1/entities/${ids.at(-2) ?? ""}`);
      await current.kill("SIGKILL");
    }
    worker();
    const contacts = (): Record<string, { version: number; record: object }> =>
      existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { contacts: never }).contacts : {};
    const last = ids.at(-1) ?? "";
    await until(() => contacts()[last]?.version === 2 && !((ids.at(-2) ?? "") in contacts()), "the last change", 30);
    const all = await fixture.crm.get("/v1/entities?entity_type=contact&page_size=100");
    const expected = Object.fromEntries((all.list("data") as { id: string }[]).map((record) => [record.id, record]));
    const copied = Object.fromEntries(Object.entries(contacts()).map(([id, { record }]) => [id, record]));
    expect(copied).to.deep.equal(expected);
  });

  it("import a file and print its failures", async () => {
    const file = application.write("contacts.csv", "first_name,email\nMary,mary@import.example\nJoan,not an address\n");
    const program = start("import-contacts.ts", {}, file);
    expect(await program.line(/created/)).to.equal("completed 1 created, 1 failed");
    expect(await program.line(/not an address/)).to.contain("Joan");
    expect(await program.ended).to.equal(0);
  });

  it("sign a user in with OAuth and call a tool with the token", async () => {
    const program = start("oauth-client.ts", { PORT: String(await freePort()) });
    const authorization = (await program.line(/^Open /)).slice("Open ".length);
    const browser = browserAt(fixture.service.url);
    await browser.signIn(fixture.organization.owner);
    const interaction = locationOf(await browser.open(authorization));
    const resume = locationOf(await browser.decide(interaction.href, "allow", ["crm:read"]));
    const callback = locationOf(await browser.open(resume.href));
    expect(await (await fetch(callback)).text()).to.contain("close this window");
    expect(await program.line(/^\{/)).to.contain("ada@analytical.example");
  });

  it("install the package with the commands of the page, and run on every release of Node", async () => {
    const folder = await mkdtemp(join(tmpdir(), "crm-sdk-readme-"));
    try {
      const readme = readFileSync(join(home, "src/adapters/sdk/README.md"), "utf8");
      const [, commands = ""] = /```sh\n(npm run sdk:pack[^]*?)```/.exec(readme) ?? [];
      await runFile("/bin/sh", ["-ec", commands.replaceAll("../crm-app", folder)], { cwd: home, env: process.env });
      for (const name of ["quick-start.mjs", "small-bundle.ts"]) {
        await writeFile(join(folder, name), readmeProgram(name));
      }
      for (const version of nodeReleases) {
        const bin = await nodeRelease(version);
        const PATH = [bin, process.env["PATH"]].join(delimiter);
        const env = { ...process.env, PATH, CRM_BASE_URL: fixture.service.url, CRM_API_KEY: fixture.key };
        const run = async (program: string, ...line: readonly string[]): Promise<string> =>
          (await runFile(program, line, { cwd: folder, env })).stdout;
        expect(await run("node", "quick-start.mjs"), version).to.match(/^(created|exists already:) /m);
        const typescript = version.startsWith("20.")
          ? run("npx", "--yes", "tsx", "small-bundle.ts")
          : run("node", "small-bundle.ts");
        expect(await typescript, version).to.match(/^\d+\n$/);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** A running program of an application. */
export interface Program {
  readonly lines: readonly string[];
  /** Resolves to the first line that matches; fails if the program ends before. */
  line(pattern: RegExp): Promise<string>;
  /** Resolves to the exit code; null if a signal ended the program. */
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program with this Node. Its errors appear in the output of the tests. */
function startProgram(path: string, env: Readonly<Record<string, string>>, ...args: string[]): Program {
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const output = createInterface({ input: child.stdout });
  output.on("line", (line) => lines.push(line));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return {
    lines,
    ended,
    async line(pattern) {
      for (;;) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        const more = await Promise.race([once(output, "line").then(() => true), ended.then(() => false)]);
        if (!more && !lines.some((line) => pattern.test(line))) {
          throw new Error(`${path} ended without a line like ${String(pattern)}:\n${lines.join("\n")}\n${errors}`);
        }
      }
    },
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
