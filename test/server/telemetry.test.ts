import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createKey, createOrganization, signIn } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { callTool } from "../support/mcp/mcp.ts";
import { startCollector, type Collector, type ReceivedSpan } from "../support/programs/collector.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { until } from "../support/queue.ts";
import { startReceiver, type Receiver } from "../support/webhooks/receiver.ts";
import { freePort } from "../support/free-port.ts";
import { use } from "../support/fixture.ts";
import { environmentOf } from "../support/service.ts";
import { end, linesUntil, start } from "./program.ts";

const SERVER = 2;
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
/** Prints the URL of each loaded module of OpenTelemetry. prom-client loads the package `api`, which does nothing alone. */
const REPORT_MODULES = `import { registerHooks } from "node:module";
registerHooks({ load(url, context, next) { if (url.includes("@opentelemetry")) console.error("loaded " + url); return next(url, context); } });`;

describe("Telemetry", function () {
  this.timeout(120_000);
  let key: string;
  let receiver: Receiver;
  const running: ServiceProcess[] = [];
  const spawned = async (env: Record<string, string>): Promise<ServiceProcess> => {
    const times = { OTEL_BSP_SCHEDULE_DELAY: "50", OTEL_METRIC_EXPORT_INTERVAL: "500" };
    const service = await spawnService({ database, env: { ...times, WEBHOOK_ALLOW_HTTP: "on", ...env } });
    running.push(service);
    return service;
  };
  const stopped = async (service: ServiceProcess): Promise<number | NodeJS.Signals> => {
    service.signal("SIGTERM");
    return await service.exit;
  };
  const database = use(() => createDatabase());
  const organization = use(() => createOrganization({ database }));
  before(async () => {
    key = await createKey({ database }, { user: organization.owner, mcp_access: true });
    receiver = await startReceiver();
  });
  after(async () => {
    for (const service of running) {
      service.signal("SIGKILL");
      await service.exit;
    }
    await receiver.close();
  });

  describe("with OTEL_EXPORTER_OTLP_ENDPOINT", () => {
    let service: ServiceProcess;
    const found = async (
      name: string,
      matches: (span: ReceivedSpan) => boolean = () => true,
    ): Promise<ReceivedSpan> => {
      const find = (): ReceivedSpan | undefined => collector.spans.find((one) => one.name === name && matches(one));
      await until(() => find() !== undefined, `the span ${name}`, 30);
      const span = find();
      if (!span) throw new Error(name);
      return span;
    };
    const below = (parent: ReceivedSpan): ReceivedSpan[] => collector.spans.filter((one) => one.parent === parent.id);
    const collector = use(() => startCollector());
    before(async () => {
      service = await spawned({
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
        OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=acme",
        OTEL_SERVICE_NAME: "crm-test",
        OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
      });
    });
    const owner = use(() => signIn(service.url, organization.owner));

    it("continues the trace of a request down to its SQL statements, without values", async () => {
      const caller = callerAt(service.url, { "X-API-Key": key });
      // Once a minute, the use of a key is stored, possibly after the response. The key is read again after a second.
      expect((await caller.get("/v1/entities")).status).to.equal(200);
      await pause(1_100);
      const body = { entity_type: "contact", first_name: "Zebediah", email: "zebediah@example.com" };
      const made = await caller.post("/v1/entities", body, { traceparent: `00-${TRACE}-${PARENT}-01` });
      expect(made.status, made.text).to.equal(201);
      const span = await found("POST /v1/entities", ({ traceId }) => traceId === TRACE);
      expect(span).to.include({ parent: PARENT, kind: SERVER, status: 0 });
      expect(span.attributes).to.include({
        "http.request.method": "POST",
        "http.route": "/v1/entities",
        "http.response.status_code": 201,
        "crm.operation": "entities.create",
        "crm.organization.id": organization.record.id,
      });
      const statements = below(span);
      const insert = statements.find(({ name }) => name === "INSERT entities");
      expect(insert?.attributes["db.query.text"]).to.match(/INSERT INTO entities .*\$1/s);
      expect(statements.map(({ name }) => name)).to.include("SELECT api_keys");
      for (const one of statements) {
        expect(one).to.include({ traceId: TRACE, kind: 3 });
        expect(one.startedAt).to.be.at.least(span.startedAt);
        expect(one.startedAt + one.milliseconds).to.be.at.most(span.startedAt + span.milliseconds + 1);
      }
      expect(JSON.stringify(collector.spans)).not.to.match(/zebediah/i);
      expect(JSON.stringify(collector.spans)).not.to.contain(key.slice(0, 12));
      expect(collector.headers[0]).to.include({ "x-tenant": "acme", "content-type": "application/x-protobuf" });
      expect(collector.resource()).to.include({ "service.name": "crm-test", "deployment.environment.name": "test" });
    });

    it("adds the ids of the trace to log lines", async () => {
      await until(() => service.output().includes(TRACE), "the log line");
      const lines = service
        .output()
        .split("\n")
        .filter((line) => line.includes(TRACE));
      const span = await found("POST /v1/entities", ({ traceId }) => traceId === TRACE);
      expect(lines.map((line) => JSON.parse(line) as object)).to.deep.include.members([
        { ...(JSON.parse(lines[0] ?? "{}") as object), msg: "request", trace_id: TRACE, span_id: span.id },
      ]);
    });

    it("does not export a trace that the caller does not sample", async () => {
      const caller = callerAt(service.url, { "X-API-Key": key });
      const other = TRACE.replace("0a", "1b");
      await caller.get("/v1/entities", { traceparent: `00-${other}-${PARENT}-00` });
      await caller.get("/v1/tasks");
      await found("GET /v1/tasks");
      expect(collector.spans.filter(({ traceId }) => traceId === other)).to.deep.equal([]);
    });

    it("links a job to the request that queued it, with the message that the job sends", async () => {
      const invited = await owner.post("/v1/members", { email: "guest@example.com", role: "member" });
      expect(invited.status, invited.text).to.equal(201);
      const request = await found("POST /v1/members");
      const job = await found("job account_email.send");
      expect(job).to.include({ kind: 5, parent: "" });
      expect(job.traceId).not.to.equal(request.traceId);
      expect(job.links).to.deep.equal([{ traceId: request.traceId, id: request.id }]);
      expect(job.attributes).to.include({ "crm.job.kind": "account_email.send", "crm.job.attempt": 1 });
      const mail = await found("send mail");
      expect(mail).to.deep.include({ traceId: job.traceId, parent: job.id });
      expect(mail.attributes).to.deep.equal({ "crm.mail.accepted": 1, "crm.mail.rejected": 0 });
    });

    it("shows MCP calls with the name of the tool", async () => {
      const outcome = await callTool({ url: service.url, token: key }, "search_crm", { query: "nobody" });
      expect(outcome.isError, JSON.stringify(outcome.body)).to.equal(false);
      const call = await found("tools/call search_crm");
      expect(call.attributes).to.include({ "mcp.method.name": "tools/call", "gen_ai.tool.name": "search_crm" });
      const request = await found("POST /mcp");
      expect(call).to.include({ traceId: request.traceId, parent: request.id });
      expect(below(call)).not.to.deep.equal([]);
    });

    it("shows the host of an outbound webhook, but not its path", async () => {
      const webhook = { url: `${receiver.url}/secret-path`, events: ["contact.created"] };
      const registered = await owner.post("/v1/webhooks", webhook);
      expect(registered.status, registered.text).to.equal(201);
      await owner.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
      const sent = await found("POST", ({ kind }) => kind === 3);
      expect(sent.attributes).to.deep.equal({
        "http.request.method": "POST",
        "server.address": new URL(receiver.url).hostname,
        "http.response.status_code": 200,
      });
      expect(JSON.stringify(collector.spans)).not.to.contain("secret-path");
    });

    it("marks a failed statement and a request with a server error", async () => {
      await database.pool.raw("ALTER TABLE notes RENAME TO notes_away");
      // The contract does not document this status, so the answer is not compared with it.
      const answer = await fetch(`${service.url}/v1/notes`, { headers: { "X-API-Key": key } });
      await database.pool.raw("ALTER TABLE notes_away RENAME TO notes");
      expect(answer.status).to.equal(500);
      const request = await found("GET /v1/notes");
      expect(request).to.include({ status: 2 });
      expect(below(request).find(({ status }) => status === 2)?.attributes).to.include({ "error.type": "42P01" });
    });

    it("exports the metrics of the admin port under the same names", async () => {
      const text = await (await fetch(`${service.adminUrl}/metrics`)).text();
      const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name);
      // A list of resources that are active at this moment can be empty in the next one.
      const isUsed = (name: string): boolean => new RegExp(`^${name}(_count)?[{ ]`, "m").test(text);
      const used = names.filter((name) => !/^nodejs_active_(handles|requests|resources)$/.test(name) && isUsed(name));
      const exported = (): Set<string> => new Set(collector.points().map(({ metric }) => metric));
      // A metric that was used after the last export is in the next one.
      await until(() => used.every((name) => exported().has(name)), "all metrics");
      const duration = "http_server_request_duration_seconds";
      const label = 'method="POST",route="/v1/members",status="201"';
      const isMember = ({ metric, attributes }: ReturnType<Collector["points"]>[number]): boolean =>
        metric === duration && attributes["route"] === "/v1/members";
      const find = () => collector.points().find(isMember);
      await until(() => find() !== undefined, "the request");
      const point = find();
      expect(point).to.include({ count: 1 });
      expect(text).to.contain(`${duration}_count{${label}} 1`);
      expect(point?.boundaries).to.have.length(14);
      expect(point?.buckets?.reduce((sum, count) => sum + count)).to.equal(1);
      expect(text).to.contain(`${duration}_sum{${label}} ${String(point?.sum)}\n`);
    });

    it("exports what remains when it stops", async () => {
      await callerAt(service.url, { "X-API-Key": key }).get("/v1/segments");
      expect(await stopped(service)).to.equal(0);
      expect(collector.spans.some(({ name }) => name === "GET /v1/segments")).to.equal(true);
    });
  });

  it("follows OTEL_TRACES_SAMPLER", async () => {
    const collector = await startCollector();
    const sampler = { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" };
    const service = await spawned({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...sampler });
    await callerAt(service.url, { "X-API-Key": key }).get("/v1/entities");
    expect(await stopped(service)).to.equal(0);
    expect(collector.spans).to.deep.equal([]);
    expect(collector.points()).not.to.deep.equal([]);
    await collector.close();
  });

  it("does not disturb requests or the stop if the collector cannot be reached or refuses", async () => {
    const refusing = await startCollector(503);
    for (const url of [`http://127.0.0.1:${String(await freePort())}`, refusing.url]) {
      // The exporters repeat a failed request for this long.
      const service = await spawned({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_TIMEOUT: "300" });
      const caller = callerAt(service.url, { "X-API-Key": key });
      for (let count = 0; count < 20; count += 1) expect((await caller.get("/v1/entities")).status).to.equal(200);
      await until(() => service.output().includes("telemetry not exported"), "the warning", 30);
      expect(await stopped(service)).to.equal(0);
      expect(service.output().match(/telemetry not exported/g) ?? []).to.have.length(1);
      expect(service.output()).not.to.contain("unhandled");
    }
    await refusing.close();
  });

  it("is not loaded by default", async () => {
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(REPORT_MODULES)}`;
    const collector = await startCollector();
    const modules = async (env: Record<string, string>): Promise<string[]> => {
      const service = await spawned({ NODE_OPTIONS, ...env });
      await callerAt(service.url, { "X-API-Key": key }).get("/v1/entities");
      expect(await stopped(service)).to.equal(0);
      return service.output().match(/loaded .*@opentelemetry\/(?!api\/).*/g) ?? [];
    };
    expect(await modules({})).to.deep.equal([]);
    expect(await modules({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).not.to.deep.equal([]);
    await collector.close();
  });
});

describe("Telemetry of a worker", function () {
  this.timeout(120_000);
  const database = use(() => createDatabase());

  it("exports the jobs and metrics of a worker", async () => {
    const collector = await startCollector();
    const env = {
      ...environmentOf(database),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "50",
    };
    const ADMIN_PORT = String(await freePort());
    const as = { name: "this user", prefix: [], uid: null };
    const worker = start(["src/cli/crm.mjs", "worker"], { as, env: { ...env, ADMIN_PORT } });
    await linesUntil(worker, /^Running up to/);
    // As if an hour had passed since the last run.
    await database.pool("jobs").where({ kind: "cleanup.run" }).update({ available_at: database.pool.fn.now() });
    await until(() => collector.spans.some(({ name }) => name === "job cleanup.run"), "the job", 30);
    expect(await end(worker, "SIGTERM")).to.equal(0);
    expect(collector.points().map(({ metric }) => metric)).to.include("jobs_ended_total");
    await collector.close();
  });
});
