import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { startCanned, type CannedServer } from "../canned-server.ts";
import { use } from "../../support/fixture.ts";
import { installPackage, linkPackages, PACKAGE } from "./installed-package.ts";

const home = resolve(import.meta.dirname, "../../..");
const page = { data: [{ id: "1" }], meta: { total: 1, page: 1, page_size: 1, next_cursor: null } };

/** The Node of this project, and that of the system if it is another one. */
const nodes = [process.execPath, "/usr/bin/node", "/usr/local/bin/node"].filter((path) => existsSync(path));

const PROGRAM = `
  const crm = new Crm({ apiKey: "crs_test", baseUrl: process.argv[2] });
  (async () => {
    for await (const { id } of crm.entities.list()) console.log("crm", id);
    for await (const { id } of list(createClient({ apiKey: "crs_test", baseUrl: process.argv[2] }))) console.log("list", id);
    console.log(await crm.tasks.get({ path: { id: "x" } }).catch((error) => error instanceof NotFoundError));
  })();
`;

describe("SDK package", function () {
  this.timeout(180_000);
  let server: CannedServer;

  const application = use(() => installPackage("package"));
  before(async () => {
    const found = { status: 200, body: page };
    const missing = { status: 404, body: { error: "No.", code: "not_found", request_id: "r" } };
    server = await startCanned(...nodes.flatMap(() => [found, found, missing, found, found, missing]));
  });
  after(() => server.close());

  const installed = (path: string): string =>
    readFileSync(join(application.folder, "node_modules", PACKAGE, path), "utf8");

  it("has the version of the API, no dependencies, a README and a license", () => {
    const { version, dependencies, sideEffects } = JSON.parse(installed("package.json")) as Record<string, unknown>;
    const { info } = JSON.parse(readFileSync(join(home, "generated/openapi.json"), "utf8")) as {
      info: { version: string };
    };
    expect([version, dependencies, sideEffects]).to.deep.equal([info.version, undefined, false]);
    expect(installed("LICENSE")).to.equal(readFileSync(join(home, "LICENSE"), "utf8"));
    expect(installed("README.md")).to.contain(`npm install ./${PACKAGE}-*.tgz`);
  });

  it("runs as ES modules and as CommonJS in each installed Node", async () => {
    const esm = application.write(
      "program.mjs",
      `import { Crm, createClient, NotFoundError } from "${PACKAGE}";\nimport { list } from "${PACKAGE}/entities";\n${PROGRAM}`,
    );
    const cjs = application.write(
      "program.cjs",
      `const { Crm, createClient, NotFoundError } = require("${PACKAGE}");\nconst { list } = require("${PACKAGE}/entities");\n${PROGRAM}`,
    );
    for (const node of nodes) {
      for (const program of [esm, cjs]) {
        const { stdout } = await promisify(execFile)(node, [program, server.url]);
        expect(stdout, `${node} ${program}`).to.equal("crm 1\nlist 1\ntrue\n");
      }
    }
  });

  it("has types for strict programs with and without the libraries of a browser", () => {
    linkPackages(application, "@types/node", "undici-types");
    const text = `
      import { Crm, verifyWebhook, type WebhookEvent } from "${PACKAGE}";
      import { list } from "${PACKAGE}/entities";
      const crm = new Crm({ apiKey: "x", baseUrl: "https://crm.example.com", logger: console });
      export const name: Promise<string> = crm.entities.get({ path: { id: "x" } }).then(({ id }) => id);
      export const narrow = (event: WebhookEvent): string | null =>
        event.type === "opportunity.won" && "name" in event.data.object ? event.data.object.name : null;
      export { list, verifyWebhook };
    `;
    application.write("strict.ts", text);
    application.write("strict.cts", text);
    const common = {
      strict: true,
      noEmit: true,
      target: "ES2022",
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
    };
    const settings = [
      { ...common, module: "NodeNext", lib: ["ES2022"], types: ["node"] },
      {
        ...common,
        module: "ESNext",
        moduleResolution: "Bundler",
        lib: ["ES2022", "DOM", "DOM.AsyncIterable"],
        types: [],
      },
    ];
    for (const compilerOptions of settings) {
      const files = compilerOptions.module === "NodeNext" ? ["strict.ts", "strict.cts"] : ["strict.ts"];
      application.write("tsconfig.json", JSON.stringify({ compilerOptions, files }));
      expect(compile(application.folder)).to.equal("");
    }
  });

  it("satisfies publint", () => {
    const publint = join(home, "node_modules/publint/src/cli.js");
    expect(run(publint, application.tarball, "--strict")).to.contain("All good!");
  });

  it("resolves in all module systems (arethetypeswrong)", () => {
    const attw = join(home, "node_modules/@arethetypeswrong/cli/dist/index.js");
    const report = JSON.parse(run(attw, application.tarball, "--format", "json")) as Report;
    expect(Object.keys(report.analysis.entrypoints)).to.include.members([".", "./entities", "./webhooks"]);
    expect(report.analysis.problems).to.deep.equal([]);
  });
});

interface Report {
  readonly analysis: { readonly entrypoints: object; readonly problems: readonly unknown[] };
}

function run(...args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1e8 });
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

function compile(folder: string): string {
  return run(join(home, "node_modules/@typescript/native/bin/tsc"), "-p", folder);
}

const ONE_OPERATION = 8_000;
const ALL_OPERATIONS = 15_000;

describe("SDK size, as a bundler ships it", function () {
  this.timeout(60_000);
  const application = use(() => installPackage("size"));

  async function bundleOf(code: string): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: application.folder },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      target: "es2022",
      logLevel: "silent",
      absWorkingDir: join(application.folder),
    });
    return outputFiles[0]?.text ?? "";
  }
  const sizeOf = (text: string): number => gzipSync(text, { level: 9 }).length;

  it("is at most 15 kB gzipped for all operations", async () => {
    const bundle = await bundleOf(`import { Crm } from "${PACKAGE}"; console.log(new Crm());`);
    expect(bundle).to.contain("/v1/tasks/{id}/complete");
    expect(sizeOf(bundle)).to.be.at.most(ALL_OPERATIONS);
  });

  it("is at most 8 kB gzipped for one operation, without the code of the others", async () => {
    const bundle = await bundleOf(`
      import { createClient } from "${PACKAGE}";
      import { list } from "${PACKAGE}/entities";
      console.log(await list(createClient()));
    `);
    expect(bundle).to.contain("/v1/entities").and.not.contain("/v1/entities/{id}").and.not.contain("/v1/tasks");
    expect(sizeOf(bundle)).to.be.at.most(ONE_OPERATION);
  });

  it("is at most 3 kB gzipped for a program that only verifies webhooks", async () => {
    const bundle = await bundleOf(`import { verifyWebhook } from "${PACKAGE}"; console.log(verifyWebhook);`);
    expect(bundle).to.not.contain("/v1/");
    expect(sizeOf(bundle)).to.be.at.most(3_000);
  });
});
