import type { Logger } from "pino";
import { startEmbedded, type EmbeddedDatabase } from "../../base/db/embedded.ts";
import { readConfig, type Config } from "../config.ts";
import { processConnections } from "../connection-count.ts";
import { openDataDir } from "../data-dir.ts";
import { createLogger } from "../logger.ts";
import { exitCodes, explain } from "../outcome.ts";
import { openEarly } from "../ports.ts";
import { reasonToStop } from "../stop-signal.ts";
import { createGroupAdmin } from "./admin.ts";
import { ProcessGroup } from "./group.ts";

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
