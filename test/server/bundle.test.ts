import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { createDatabase } from "../support/db/cluster.ts";
import { reportedModules, tracedOutput } from "../support/programs/preloads.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { copyProject, editFile } from "../support/programs/project-copy.ts";
import { use } from "../support/fixture.ts";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { freePort } from "../support/free-port.ts";

const BANNER = "Customer Relationship Service";
const PAGE = "src/features/sign-in/pages/sign-in.ts";

describe("The bundle of the service", function () {
  // Each test starts the service, and most make a bundle.
  this.timeout(180_000);
  let project: string;
  let running: ServiceProcess | undefined;
  const bundle = (): void => {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/bundle.ts"], { cwd: project, encoding: "utf8" });
    expect(status, stderr).to.equal(0);
  };
  const start = async (folder = project): Promise<ServiceProcess> => {
    const env = { NODE_OPTIONS: [reportedModules(["dist/service/run-"]), tracedOutput(BANNER)].join(" ") };
    running = await spawnService({ database, main: join(folder, "src/main.mjs"), env });
    return running;
  };
  const stop = async (): Promise<void> => {
    running?.signal("SIGTERM");
    await running?.exit;
    running = undefined;
  };
  const output = async (folder = project): Promise<string> => {
    const service = await start(folder);
    await stop();
    return service.output();
  };
  const isBundled = (text: string): boolean => text.includes("loaded dist/service/run-");
  const places = (text: string): string[] => [...text.matchAll(/src\/[\w/-]+\.ts:\d+/g)].map(([place]) => place);
  const database = use(() => createDatabase());
  before(() => {
    project = copyProject("bundle");
  });
  afterEach(stop);
  after(async () => {
    rmSync(project, { recursive: true });
  });

  it("is used if it exists, and stack traces name the same source files and lines", async () => {
    const fromSource = await output();
    bundle();
    const fromBundle = await output();
    expect([fromSource, fromBundle].map(isBundled)).to.deep.equal([false, true]);
    expect(places(fromBundle)).to.deep.equal(places(fromSource)).and.to.have.length.greaterThan(1);
  });

  it("is used in a copy of the project, whose files have other times", async () => {
    const copy = `${project}-copy`;
    cpSync(project, copy, { recursive: true, verbatimSymlinks: true });
    expect(isBundled(await output(copy))).to.equal(true);
    rmSync(copy, { recursive: true });
  });

  it("is not used after a change of a file, even one of the same length", async () => {
    editFile(project, "src/server/banner.ts", [BANNER, BANNER.toUpperCase()]);
    const changed = await output();
    expect(changed).to.contain(BANNER.toUpperCase());
    expect(isBundled(changed)).to.equal(false);
    bundle();
    const again = await output();
    expect(again).to.contain(BANNER.toUpperCase());
    expect(isBundled(again)).to.equal(true);
  });

  it("keeps the parts that a running service has not loaded yet, when the next one is made", async () => {
    const service = await start();
    expect(isBundled(service.output())).to.equal(true);
    editFile(project, PAGE, ["import ", 'throw new Error("the next version");\nimport ']);
    bundle();
    expect((await fetch(`${service.url}/sign-in`)).status).to.equal(200);
  });
});

/** Modules that a start does not need, by the first request that needs them. */
const ON_USE = {
  contact: ["generated/validators/entities.js", "node_modules/libphonenumber-js/"],
  page: ["src/features/sign-in/pages/sign-in.ts", "src/features/booking/pages/event-page.ts"],
  mcp: ["generated/validators/records.js", "node_modules/ajv/dist/2020.js", "src/adapters/mcp/endpoint.ts"],
};
const UNUSED = [
  "generated/validators/campaigns.js",
  "generated/validators/tools.js",
  "src/base/db/migrations/",
  "node_modules/@node-rs/argon2/",
  "node_modules/htmlparser2/",
  "node_modules/temporal-polyfill/",
  "node_modules/zod/",
];

describe("Modules that are loaded on use", () => {
  let service: ServiceProcess;
  let headers: Readonly<Record<string, string>>;
  const reported = (): string[] => [
    ...new Set([...service.output().matchAll(/^loaded (.+)$/gm)].map(([, name = ""]) => name)),
  ];
  const post = async (path: string, body: unknown): Promise<number> => {
    const content = { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
    return (await fetch(service.url + path, { method: "POST", ...content })).status;
  };
  const database = use(() => createDatabase());
  before(async () => {
    const key = await createKey({ database }, { user: (await createOrganization({ database })).owner });
    headers = { "X-API-Key": key };
    const names = [...Object.values(ON_USE).flat(), ...UNUSED];
    service = await spawnService({ database, port: await freePort(), env: { NODE_OPTIONS: reportedModules(names) } });
  });
  after(async () => {
    service.signal("SIGTERM");
    await service.exit;
  });

  it("are not loaded before the first request that needs them", async () => {
    expect(reported()).to.deep.equal([]);
    const contact = { entity_type: "contact", first_name: "Ada", phone: "01 44 55 66 77", address: { country: "FR" } };
    expect(await post("/v1/entities", contact)).to.equal(201);
    expect(reported()).to.have.members(ON_USE.contact);
    expect(await post("/mcp/", { jsonrpc: "2.0", id: 1, method: "ping" })).to.equal(401);
    expect(reported()).to.have.members([...ON_USE.contact, ...ON_USE.mcp]);
    expect((await fetch(`${service.url}/sign-in`)).status).to.equal(200);
    expect(reported()).to.have.members(Object.values(ON_USE).flat());
  });
});
