import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect } from "chai";
import { describeContract } from "../../src/cli/contract-check/mocha.ts";
import { checkContract } from "../../src/cli/contract-check/run.ts";
import { changesWith, untilFeedIsComplete } from "../support/webhooks/change-feed.ts";
import { createKey } from "../support/accounts/people.ts";
import { startFaultyProxy } from "../support/contract/faulty-proxy.ts";
import { faults } from "../support/contract/faults.ts";
import { use, useFixture, useFolder } from "../support/fixture.ts";
import { until } from "../support/queue.ts";
import { identities, type Identity } from "../server/identity.ts";
import { crm, end, type Outcome, start } from "../server/program.ts";

const [me] = identities() as [Identity, ...Identity[]];
/** The loopback address that represents the internet; nothing listens there. */
const RECEIVER = "https://127.0.0.2:8443";

interface JsonReport {
  readonly counts: {
    readonly reached: number;
    readonly documented: number;
    readonly calls: number;
    readonly allCalls: number;
  };
  readonly deviations: readonly object[];
  readonly results: readonly { readonly kind: string; readonly outcomes: Readonly<Record<string, JsonOutcome>> }[];
}

interface JsonOutcome {
  readonly kind: string;
  readonly why?: { readonly reason: string };
}

/** Reasons why an API key can never cause a status, or why the check must not. */
const BEYOND_A_KEY = new Set(["needs_session", "limits", "overload", "host", "unsafe", "no_permission_needed"]);

describe("crm contract check", () => {
  const fixture = useFixture();
  let key: string;
  let limitedKey: string;
  const folder = useFolder();
  before(async () => {
    const user = fixture.organization.owner;
    key = await createKey(fixture.service, { user, mcp_access: true });
    limitedKey = await createKey(fixture.service, { user, scopes: ["organization:read"] });
  });

  const run = (line: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
    crm(["contract", "check", fixture.service.url, "--receiver", RECEIVER, ...line], { as: me, env });

  it("finds no deviation in this service, and reaches most statuses and tools", async function () {
    this.timeout(240_000);
    const done = await run(["--json"], { CRM_API_KEY: key, CRM_LIMITED_API_KEY: limitedKey });
    const { counts, deviations, results } = JSON.parse(done.stdout) as JsonReport;
    expect(deviations).to.deep.equal([]);
    expect(done.status, done.stderr).to.equal(0);
    const succeeded = (one: JsonReport["results"][number]): boolean =>
      Object.entries(one.outcomes).some(([column, { kind }]) => /^(2\d\d|success)$/.test(column) && kind === "reached");
    expect(results.filter((one) => one.kind === "tool").every(succeeded)).to.equal(true);
    const statuses = results.flatMap((one) => (one.kind === "operation" ? Object.values(one.outcomes) : []));
    const possible = statuses.filter(({ why }) => why === undefined || !BEYOND_A_KEY.has(why.reason));
    expect(possible.length).to.be.greaterThan(counts.documented / 2);
    expect(counts.reached / possible.length).to.be.greaterThan(0.9);
    const left = await fixture.crm.get("/v1/entities");
    expect(left.at("meta.total")).to.equal(0);
  });

  describe("with a server that is wrong on purpose", () => {
    const proxy = use(() => startFaultyProxy(fixture.service.url));

    for (const { title, subject, only = subject, fault } of faults) {
      it(`finds ${title} in ${subject}`, async () => {
        proxy.fault = fault;
        const { findings } = await checkContract({ url: proxy.url, key, only: [only] });
        expect([...new Set(findings.deviations.map((one) => one.subject))]).to.include(subject);
      });
    }

    it("finds nothing without a fault", async () => {
      proxy.fault = null;
      const only = [...new Set(faults.map(({ subject }) => subject))];
      const { findings } = await checkContract({ url: proxy.url, key, only });
      expect(findings.deviations).to.deep.equal([]);
    });

    it("prints, annotates and stores a deviation, and exits with 1", async () => {
      const [wrong, failing] = ["a wrong enum value", "an internal error"].map((name) =>
        faults.find(({ title }) => title === name),
      );
      proxy.fault = (response) => {
        wrong?.fault(response);
        failing?.fault(response);
      };
      const junit = join(folder.path, "contract.xml");
      const line = ["contract", "check", proxy.url, "--key", key, "--only", "tasks.get,tasks.list", "--junit", junit];
      const done = await crm(line, { as: me, env: { GITHUB_ACTIONS: "true", LANG: "fr_FR.UTF-8" } });
      expect(done.status).to.equal(1);
      expect(done.stdout).to.match(/✗ tasks\.get: GET \/v1\/tasks\/[\w-]+\n +à \/data\/priority\n +attendu: .*normal/);
      expect(done.stdout).to.include("::error title=tasks.get /data/priority::");
      expect(await readFile(junit, "utf8"))
        .to.include('<testsuite name="tasks"')
        .and.match(/<testcase classname="tasks.get" name="200"><failure message="[^"]+normal/)
        .and.include('<testcase classname="tasks.list" name="500"><failure');
    });
  });

  it("deletes its records when it is interrupted", async () => {
    const line = [
      "src/cli/crm.mjs",
      "contract",
      "check",
      fixture.service.url,
      "--key",
      key,
      "--only",
      "entities,tasks,notes",
    ];
    const child = start(line, { as: me, env: {} });
    const printed = text(child.stdout ?? Readable.from([]));
    const total = async (): Promise<unknown> => (await fixture.crm.get("/v1/entities")).at("meta.total");
    await until(async () => Number(await total()) > 0, "a record", 30);
    expect(await end(child, "SIGINT")).to.equal(1);
    expect(await printed).to.include("The check was interrupted");
    expect(await total()).to.equal(0);
  });

  it("sends only GET requests and calls only tools that read with --read-only", async () => {
    const webhook = { url: `${RECEIVER}/hook`, events: ["campaign.sent"] };
    const records = await Promise.all([
      fixture.crm.post("/v1/imports", { entity_type: "contact", dry_run: true }),
      fixture.crm.post("/v1/webhooks", webhook),
      fixture.crm.post("/v1/tasks", { title: "Call Ada" }),
    ]);
    const proxy = await startFaultyProxy(fixture.service.url);
    const sent = new Set<string>();
    proxy.fault = ({ method, path, request }) => {
      const { params } = (request ?? {}) as { params?: { name?: string } };
      sent.add(method === "GET" ? "GET" : `${method} ${path} ${params?.name ?? ""}`);
    };
    const { findings, tools } = await checkContract({ url: proxy.url, key, readOnly: true });
    await proxy.close();
    expect(findings.deviations).to.deep.equal([]);
    expect(findings.outcomeOf("tasks.get", "200").kind).to.equal("reached");
    expect(findings.outcomeOf("list_crm_records", "success").kind).to.equal("reached");
    // Calls without a key are rejected for every tool.
    const allowed = tools.map((name) => `POST /mcp ${name}`);
    expect([...sent].filter((one) => !["GET", "POST /mcp ", ...allowed].includes(one))).to.deep.equal([]);
    expect(findings.outcomeOf("create_crm_record", "success")).to.deep.include({ kind: "not_reached" });
    const paths = ["imports", "webhooks", "tasks"];
    await Promise.all(
      paths.map((path, index) => fixture.crm.delete(`/v1/${path}/${records[index]?.string("data.id") ?? ""}`)),
    );
  });

  it("changes nothing with --read-only, and rejects an organization with records without it", async () => {
    await untilFeedIsComplete(fixture.service.database);
    const now = (await fixture.crm.get("/v1/changes?from=now")).string("meta.next_cursor");
    const made = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
    const later = `/v1/changes?cursor=${now}`;
    const before = await changesWith(fixture.crm, made.string("data.id"), later);
    const done = await run(["--key", key, "--read-only", "--only", "entities,tasks,mcp"]);
    expect([done.status, done.stderr.includes("crm:")]).to.deep.equal([0, false]);
    expect((await fixture.crm.get(later)).at("data")).to.deep.equal(before);
    const refused = await run(["--key", key, "--only", "tasks"]);
    expect(refused.status).to.equal(5);
    expect(refused.stderr).to.include("/v1/entities (1)").and.include("crm org create");
    await fixture.crm.delete(`/v1/entities/${made.string("data.id")}`);
  });

  it("exits with 2 for a wrong key, an unknown tag and an unreachable deployment", async () => {
    const nowhere = ["contract", "check", "http://127.0.0.1:2", "--key", key];
    const outcomes = await Promise.all([
      run(["--key", `crs_${"a".repeat(38)}`]),
      run(["--key", key, "--only", "tsks"]),
      run([]),
      run(["--key", key, "--contract", join(folder.path, "none.json")]),
      crm(nowhere, { as: me, env: {} }),
      crm(["contract", "check", "localhost", "--key", key], { as: me, env: {} }),
    ]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal([2, 2, 2, 2, 2, 2]);
    expect(outcomes.map(({ stderr }) => stderr).join("\n"))
      .to.include("crm keys create")
      .and.include("tsks")
      .and.include("--key or CRM_API_KEY")
      .and.include("not an OpenAPI document")
      .and.include("ECONNREFUSED");
  });

  it("compares with the contract of the deployment, or with that of a file", async () => {
    const document = (await fixture.crm.get("/v1/openapi.json")).json as { components: { schemas: { Task: object } } };
    const file = join(folder.path, "openapi.json");
    const Task = { ...document.components.schemas.Task, required: ["colour"] };
    const schemas = { ...document.components.schemas, Task };
    await writeFile(file, JSON.stringify({ ...document, components: { ...document.components, schemas } }));
    const of = (contract: string) => run(["--key", key, "--only", "tasks.get,search_crm", "--contract", contract]);
    expect((await of("deployed")).status).to.equal(0);
    const other = await of(file);
    expect(other.status).to.equal(1);
    expect(other.stdout).to.include("at /data/colour").and.include("received: nothing");
  });

  it("prints its help in English and French", async () => {
    const help = async (env: Readonly<Record<string, string>>): Promise<string> =>
      (await crm(["contract", "check", "--help"], { as: me, env })).stdout;
    expect(await help({})).to.include("Create an organization for it");
    expect(await help({ LANG: "fr_FR.UTF-8" })).to.include("Créez une organisation pour elle");
  });

  describe("as Mocha tests", () => {
    describeContract(() => ({ url: fixture.service.url, key }), { only: ["notes", "search_crm"] });
  });
});
