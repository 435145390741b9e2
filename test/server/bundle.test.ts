import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { reportedModules, tracedOutput } from "../support/programs/preloads.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { copyProject, editFile } from "../support/programs/project-copy.ts";

const BANNER = "Customer Relationship Service";
const PAGE = "src/features/sign-in/pages/sign-in.ts";

describe("The bundle of the service", function () {
  // Each test starts the service, and most make a bundle.
  this.timeout(180_000);
  let database: TestDatabase;
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
  before(async () => {
    database = await createDatabase();
    project = copyProject("bundle");
  });
  afterEach(stop);
  after(async () => {
    rmSync(project, { recursive: true });
    await database.drop();
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
