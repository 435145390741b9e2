import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { type DevProcess, startDev } from "../support/programs/dev.ts";
import { runs, treeOf } from "../support/programs/process.ts";
import { contributedSteps, copyProject, editFile, followSteps } from "../support/programs/project-copy.ts";
import { until } from "../support/queue.ts";
import { rpc, sendMcp } from "../support/mcp/mcp.ts";
import { folderOf, identities, removeFolder } from "../server/identity.ts";

const [as] = identities();
if (!as) throw new Error("No user to run the tests as.");

describe("npm run dev", function () {
  // Sets up PostgreSQL and starts the service several times.
  this.timeout(240_000);
  let dev: DevProcess;
  let root: string;
  let dataDir: string;
  let key: string;
  /** Requests that were not answered with 200 while the service was replaced. */
  const lost: string[] = [];
  let polling = true;
  let poll: Promise<void>;

  before(async () => {
    root = copyProject("dev");
    dataDir = folderOf(as);
    dev = await startDev(root, dataDir);
    key = dev.createKey();
    poll = (async () => {
      while (polling) {
        // On a new connection: an idle one can be closed at the moment when the client sends, which no server can avoid.
        const answer = await dev.get("/livez");
        if (answer !== '{"status":"ok"}') lost.push(answer || "no answer");
        await pause(20);
      }
    })();
  });
  after(async () => {
    polling = false;
    await dev.interrupt();
    await removeFolder(dataDir);
  });

  const edit = (path: string, from: string, to: string): void => editFile(root, path, [from, to]);
  const document = (): Promise<string> => dev.get("/v1/openapi.json");
  const count = (text: string): number => dev.output().split(text).length - 1;

  it("serves a changed description", async () => {
    edit("openapi/tasks.yaml", "summary: ", "summary: Edited. ");
    await dev.until(async () => (await document()).includes("Edited. "));
  });

  it("serves a changed description of a tool", async () => {
    edit("tool-schemas/crm/add_crm_note.json", '"description": "Add a note', '"description": "Write a note');
    const target = { url: dev.url, token: key };
    await dev.until(async () => (await sendMcp(target, rpc("tools/list"))).text.includes("Write a note"));
  });

  it("accepts a new field, and runs its migration", async () => {
    const contact = { entity_type: "contact", email: "ada@analytical.example", next_step: "Call her" };
    const create = async (): Promise<{ status: number; text: string }> => {
      const headers = { "X-API-Key": key, "Content-Type": "application/json" };
      const response = await fetch(`${dev.url}/v1/entities`, {
        method: "POST",
        headers,
        body: JSON.stringify(contact),
      });
      return { status: response.status, text: await response.text() };
    };
    expect((await create()).status).to.equal(400);
    const [field, commands] = contributedSteps();
    const migration = /^npm run new:migration.*$/m.exec(commands?.text ?? "")?.[0] ?? "";
    followSteps(root, [{ kind: "sh", text: migration }, ...(field ? [field] : [])]);
    let text = "";
    await dev.until(async () => {
      const response = await create();
      text = response.text;
      return response.status === 201;
    });
    expect(text).to.include('"next_step":"Call her"');
  });

  it("shows a mistake once, and leaves the last valid contract in service until it is corrected", async () => {
    edit("openapi/tasks.yaml", "x-permission: tasks:read", "x-permission: tasks:raed");
    await dev.until(() => count("tasks:raed is not in x-permissions") === 1);
    expect(dev.output()).to.match(/openapi\/tasks\.yaml:\d+:\d+ \S+: x-permission/);
    edit("openapi/notes.yaml", "summary: ", "summary: Noted. ");
    // Long enough for a second message: the first one arrived sooner.
    await pause(2_000);
    expect(count("tasks:raed is not in x-permissions")).to.equal(1);
    expect(await document())
      .to.include("Edited. ")
      .and.not.include("Noted. ");
    const valid = count("The contract is valid again.");
    edit("openapi/tasks.yaml", "x-permission: tasks:raed", "x-permission: tasks:read");
    await dev.until(async () => (await document()).includes("Noted. "));
    // A busy machine may have read a half-saved file in an earlier test.
    expect(count("The contract is valid again.")).to.be.above(valid);
  });

  it("leaves the previous service running if the new one cannot start", async () => {
    const failed = count("The service did not start.");
    edit("src/server/run.ts", "/** Time for in-flight", "const broken = ;\n/** Time for in-flight");
    await dev.until(() => count("The service did not start.") > failed);
    expect(await document()).to.include("Noted. ");
    const served = count("Served after");
    edit("src/server/run.ts", "const broken = ;\n", "");
    await dev.until(() => count("Served after") > served);
  });

  it("answers all requests while the service is replaced", () => {
    expect(lost).to.deep.equal([]);
  });

  it("leaves generated/ complete and up to date", async () => {
    const position = (text: string): number => dev.output().lastIndexOf(text);
    await dev.until(() => position("The types and the SDK are up to date.") > position("The contract is valid again."));
    const check = [join(root, "scripts/generate.ts"), "--check"];
    const { status, stderr } = spawnSync(process.execPath, check, { cwd: root, encoding: "utf8" });
    expect(status, stderr).to.equal(0);
  });

  it("stops the service and its database on Ctrl-C", async () => {
    const tree = treeOf(dev.pid);
    expect(tree.length).to.be.greaterThan(5);
    polling = false;
    await poll;
    await dev.interrupt();
    await until(async () => !tree.some(runs));
    expect(existsSync(join(dataDir, "owner.json")), "the folder is released").to.equal(false);
    expect(existsSync(join(dataDir, "pg", "postmaster.pid")), "PostgreSQL shut down cleanly").to.equal(false);
  });
});
