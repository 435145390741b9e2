import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { createDatabase } from "../support/db/cluster.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { contributedSteps, copyProject, followSteps } from "../support/programs/project-copy.ts";
import { LONG } from "../support/suite/length.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";

const home = resolve(import.meta.dirname, "../..");
const root = join(home, ".test/contributing");
const steps = contributedSteps();

describe("CONTRIBUTING", () => {
  let service: ServiceProcess | undefined;
  after(() => service?.signal("SIGKILL"));

  it("shows a field, an operation and a tool whose diffs apply, generate and compile in order", function () {
    // Runs the generators and the compiler.
    this.timeout(900_000);
    copyProject("contributing");
    expect(steps.filter(({ kind }) => kind === "diff")).to.have.length(3);
    // A tool of `npm run new:tool` needs nothing else either.
    run("scripts/new-tool.ts", "booking/get_schedule", "schedules.get", "booking:read", "--description", described);
    followSteps(root, steps);
    expect(generated("fields.js")).to.contain("next_step");
    expect(generated("validators/records.js")).to.contain("next_step");
    expect(generated("operations.js")).to.contain('"entities.employer"');
    expect(generated("tools.js")).to.contain("get_employer").and.contain("get_schedule");
  });

  it("shows changes that break no client, and with which the schema and the documents are complete", function () {
    this.timeout(900_000);
    run("scripts/generate.ts", "--check");
    run("scripts/contract-diff.ts");
    run("scripts/prose.ts");
  });

  if (LONG)
    it("shows changes after which the other checks pass that they can affect", async function () {
      // Lints a part of the project and runs a part of its tests.
      this.timeout(900_000);
      const changed = steps.flatMap(({ text }) =>
        [...text.matchAll(/^\+\+\+ b\/(\S+)$/gm)].map(([, path = ""]) => path),
      );
      const files = [...new Set([...changed, "src/base/db/migrations.ts", "src/base/db/migrations/*-next-step.ts"])];
      run("node_modules/oxlint/bin/oxlint", ...files.filter((path) => path.endsWith(".ts")));
      // The diffs are compact; editors format files when they are saved.
      run("node_modules/prettier/bin/prettier.cjs", "--write", ...files);
      const folders = ["src", "generated"];
      run(
        "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
        ...folders,
        "--config",
        ".dependency-cruiser.cjs",
      );
      await Promise.all([
        runTests({}, ...contractTests),
        runTests({}, ...affected).then(() => runTests({}, ...sweeps, "--grep", touched)),
      ]);
    });

  it("adds an operation that returns the company of a contact, or 404 if there is none", async function () {
    this.timeout(300_000);
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

const described =
  "Reads the weekly hours of one schedule. Use list_event_types to find event types. Read-only. Times are UTC.";

/**
 * `npm run check` runs more, which takes too long here: it lints the files that the diffs do not touch, and runs the
 * tests of features, programs, races and faults, whose behaviour the diffs do not change. The other tests in
 * test/contract have contracts of their own.
 */
const contractTests = ["examples", "matches", "mistakes", "resource-defaults", "resources", "tool-files"].map(
  (name) => `test/contract/${name}.test.ts`,
);
const affected = [
  ...["sweep-one-scope", "token-cost", "tools-reading", "tools-rights"].map((name) => `test/mcp/${name}.test.ts`),
  "test/db/schema.test.ts",
  "test/i18n/*.test.ts",
  "test/sdk/package/package.test.ts",
  "test/entities/*.test.ts",
  "test/rest/entities/entities-list.test.ts",
];

/**
 * The sweeps over all operations and tools, for those that the diffs touch; sweep-one-scope counts its calls and so
 * needs all of them.
 */
const sweeps = [
  "test/rest/sweeps/*.test.ts",
  "test/mcp/tools-tenants.test.ts",
  "test/mcp/fuzz.test.ts",
  "--ignore",
  "test/rest/sweeps/sweep-one-scope.test.ts",
];
const touched = "entities\\.(create|employer|list|search|update)\\b|\\b[a-z]+_(crm_records?|employer|schedule)\\b";

async function runTests(environment: Record<string, string>, ...files: readonly string[]): Promise<void> {
  const options = [
    "--no-parallel",
    "--no-config",
    "--exit",
    "--timeout",
    "60000",
    "--require",
    "test/support/setup.ts",
  ];
  await promisify(execFile)(process.execPath, ["node_modules/mocha/bin/mocha.js", ...options, ...files], {
    cwd: root,
    env: { ...process.env, ...environment },
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => {
    throw failure(["mocha", ...files], error);
  });
}

function run(...command: readonly string[]): void {
  try {
    execFileSync(process.execPath, [...command], { cwd: root, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    throw failure(command, error);
  }
}

function failure(command: readonly string[], error: unknown): Error {
  const { stdout, stderr } = error as { stdout: string; stderr: string };
  return new Error(`${command.join(" ")}:\n${stdout}${stderr}`, { cause: error });
}

function generated(name: string): string {
  return readFileSync(join(root, "generated", name), "utf8");
}
