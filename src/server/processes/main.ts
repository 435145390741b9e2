import type { Logger } from "pino";
import { startEmbedded, type EmbeddedDatabase } from "../../base/db/embedded.ts";
import { readConfig, type Config, processConnections } from "../config.ts";
import { openDataDir } from "../data-dir.ts";
import { createLogger } from "../logger.ts";
import { exitCodes, explain } from "../outcome.ts";
import { openEarly } from "../ports.ts";
import { reasonToStop } from "../stop-signal.ts";
import { ProcessGroup, type Answers } from "./group.ts";
import { AggregatorRegistry, Counter, Gauge, Registry } from "prom-client";
import type { Express } from "express";
import { createAdmin } from "../../adapters/http/admin.ts";
import type { Readiness } from "../../adapters/http/health.ts";

/** Connections of commands, and of one process during a rolling restart. */
const OTHER_CONNECTIONS = 40;

/**
 * The main process of a service with several processes (PROCESSES). It runs the embedded database, replaces processes that
 * end, and serves ADMIN_PORT. Returns the exit status.
 */
export async function runProcesses(variables: NodeJS.ProcessEnv): Promise<number> {
  try {
    const config = readConfig(variables);
    if (config.processes === 1) return await (await import("../run.ts")).run(variables);
    if (config.databaseUrl === null) await openDataDir(config.dataDir);
    return await withDatabase(config, createLogger(config.logLevel));
  } catch (error) {
    const { outcome, message } = explain(error);
    process.stderr.write(`crm: ${message}\n`);
    return exitCodes[outcome];
  }
}

async function withDatabase(config: Config, logger: Logger): Promise<number> {
  const group = new ProcessGroup(config.processes, logger);
  process.on("SIGUSR2", () => void group.restart());
  const database = config.databaseUrl === null ? await startDatabase(config, logger) : null;
  try {
    // Registered before the service is visible to others, so that no signal is missed.
    const stopped = reasonToStop({ lost: database?.lost ?? new Promise(() => undefined) }, logger);
    const admin = await openEarly("ADMIN_PORT", config);
    try {
      const state = { draining: false };
      admin.serve(createGroupAdmin(group, () => state.draining));
      const reason = await Promise.race([serve(group, admin.listener.port), stopped]);
      state.draining = true;
      const completed = await group.stop();
      if (typeof reason === "number") return reason;
      return completed && reason === "requested" ? exitCodes.ok : exitCodes.failed;
    } finally {
      await admin.listener.close(0);
    }
  } finally {
    await database?.stop();
  }
}

async function startDatabase(config: Config, logger: Logger): Promise<EmbeddedDatabase> {
  const connections = config.processes * processConnections(config) + OTHER_CONNECTIONS;
  return await startEmbedded({
    dataDir: config.dataDir,
    durable: true,
    purpose: "service",
    settings: [`max_connections=${String(Math.max(100, connections))}`],
    log: (sentence) => {
      logger.warn({ component: "database" }, sentence);
    },
  });
}

/** Starts the processes. Resolves only if that fails; the group knows the exit status. */
async function serve(group: ProcessGroup, adminPort: number): Promise<number> {
  const banner = await group.start(adminPort);
  if (banner !== null) process.stdout.write(banner);
  return await group.failed;
}

/** Creates the admin server of the main process; `isDraining`: the group is being stopped. */
function createGroupAdmin(group: ProcessGroup, isDraining: () => boolean): Express {
  const own = ownMetrics(group);
  return createAdmin({
    health: { readiness: async () => readinessOf(await askAll(group, "readiness"), isDraining()) },
    metrics: {
      contentType: own.contentType,
      async render() {
        const all = [...(await askAll(group, "metrics")), await own.getMetricsAsJSON()];
        return await AggregatorRegistry.aggregate(all.map((values) => [...values])).metrics();
      },
    },
  });
}

/** Ready if one process is. */
function readinessOf(answers: readonly Readiness[], draining: boolean): Readiness {
  const best = answers.find(({ ready }) => ready) ?? answers[0];
  const processes = best?.ready === true ? "ok" : "failed";
  const checks = { ...best?.checks, processes, draining: draining ? "failed" : "ok" } as const;
  return { ready: processes === "ok" && !draining, checks };
}

/** Processes that do not answer in time are left out. */
async function askAll<What extends keyof Answers>(group: ProcessGroup, what: What): Promise<Answers[What][]> {
  const answers = await Promise.all(group.ready().map((member) => member.ask(what)));
  return answers.filter((answer) => answer !== null);
}

function ownMetrics(group: ProcessGroup): Registry {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: "service_processes",
    help: "Processes of the service that are configured, and that respond to requests.",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "configured" }, group.count);
      this.set({ state: "ready" }, group.ready().length);
    },
  });
  new Counter({
    name: "service_process_replacements_total",
    help: "Processes of the service that were started because one had ended unexpectedly.",
    registers,
    collect() {
      this.reset();
      this.inc(group.replacements);
    },
  });
  return registry;
}
