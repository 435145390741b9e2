import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { createDatabase } from "../support/database/cluster.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { applyDiff, copyProject, readmeDiffs } from "../support/programs/project-copy.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";

const home = resolve(import.meta.dirname, "../..");
const root = join(home, ".test/readme");
const readme = readFileSync(join(home, "README.md"), "utf8");

describe("README", () => {
  let service: ServiceProcess | undefined;
  after(() => service?.signal("SIGKILL"));

  it("has at most 150 lines", () => {
    expect(readme.trimEnd().split("\n")).to.have.length.at.most(150);
  });

  it("names only existing files and npm scripts", () => {
    const { scripts } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { scripts: object };
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? "");
    expect(Object.keys(scripts)).to.include.members(named);
  });

  it("shows diffs for a field, an operation and a tool that apply, generate and compile in order", function () {
    // Runs the generators and the compiler.
    this.timeout(180_000);
    copyProject("readme");
    const diffs = readmeDiffs(root);
    expect(diffs).to.have.length(3);
    for (const diff of diffs) applyDiff(root, diff);
    run("scripts/generate.ts");
    run("node_modules/@typescript/native/bin/tsc", "-p", "tsconfig.json");
    expect(generated("fields.js")).to.contain("next_step");
    expect(generated("validators/records.js")).to.contain("next_step");
    expect(generated("operations.js")).to.contain('"entities.employer"');
    expect(generated("tools.js")).to.contain("get_employer");
  });

  it("shows diffs after which the other checks pass that they can affect", function () {
    // Lints a part of the project and runs a part of its tests.
    this.timeout(300_000);
    const touched = [...readme.matchAll(/^\+\+\+ b\/(\S+)$/gm)].map(([, path]) => path ?? "");
    run("scripts/generate.ts", "--check");
    run("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", ...touched.filter((path) => path.endsWith(".ts")));
    // The diffs are compact; editors format files when they are saved.
    run("node_modules/prettier/bin/prettier.cjs", "--write", ...touched);
    run("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", "src", "--config", ".dependency-cruiser.cjs");
    runTests({ UPDATE_SCHEMA: "1" }, "test/db/schema.test.ts");
    runTests({}, ...affected);
  });

  it("adds an operation that returns the company of a contact, or 404 if there is none", async function () {
    this.timeout(120_000);
    const database = await createDatabase();
    const organization = await createOrganization({ database });
    const secret = await createKey({ database }, { user: organization.owner });
    service = await spawnService({ database, main: join(root, "src/main.mjs") });
    const { url } = service;
    const send = async (method: string, path: string, body?: object) => {
      const headers = { "X-API-Key": secret, "Content-Type": "application/json" };
      const answer = await fetch(`${url}/v1/entities${path}`, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
      });
      return { status: answer.status, data: ((await answer.json()) as { data?: { id: string } }).data };
    };
    const create = async (fields: object): Promise<string> => (await send("POST", "", fields)).data?.id ?? "";
    const company = await create({ entity_type: "company", name: "Analytical Engines" });
    const closed = await create({ entity_type: "company", name: "Difference Engines" });
    const contact = { entity_type: "contact", next_step: "Call her" };
    const ada = await create({ ...contact, email: "ada@analytical.example", company_id: company });
    const charles = await create({ ...contact, email: "charles@analytical.example", company_id: closed });
    const mary = await create({ ...contact, email: "mary@analytical.example" });
    expect((await send("DELETE", `/${closed}`)).status).to.equal(200);
    const found = await send("GET", `/${ada}/employer`);
    expect(found).to.have.nested.property("data.id", company);
    for (const id of [company, charles, mary]) expect((await send("GET", `/${id}/employer`)).status).to.equal(404);
    service.signal("SIGTERM");
    expect(await service.exit).to.equal(0);
    await database.drop();
  });
});

/** Tests whose result depends on the contract and not on further tests of the new operation and tool. */
const affected = [
  ...["examples", "formats", "tool-files", "validators"].map((name) => `test/contract/${name}.test.ts`),
  ...["test/db/schema.test.ts", "test/i18n/*.test.ts", "test/sdk/size.test.ts"],
  "test/rest/entities/entities-list.test.ts",
];

function runTests(environment: Record<string, string>, ...files: readonly string[]): void {
  const options = [
    "--no-parallel",
    "--no-config",
    "--exit",
    "--timeout",
    "60000",
    "--require",
    "test/support/setup.ts",
  ];
  runIn(environment, "node_modules/mocha/bin/mocha.js", ...options, ...files);
}

function run(...command: readonly string[]): void {
  runIn({}, ...command);
}

function runIn(environment: Record<string, string>, ...command: readonly string[]): void {
  try {
    const env = { ...process.env, ...environment };
    execFileSync(process.execPath, [...command], { cwd: root, encoding: "utf8", stdio: "pipe", env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command.join(" ")}:\n${stdout}${stderr}`, { cause: error });
  }
}

function generated(name: string): string {
  return readFileSync(join(root, "generated", name), "utf8");
}
