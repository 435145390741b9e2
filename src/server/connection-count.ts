import type { Config } from "./config.ts";

/**
 * A job can need a second connection for a separate transaction. The two loops of the dispatcher, each runner and each
 * heartbeat need one.
 */
const OTHER_CONNECTIONS = 8;
/** Most of the ten messages wait for the mail server at any time. */
const CONNECTIONS_FOR_MESSAGES = 4;
const CONNECTIONS_FOR_CAMPAIGNS = 6;
/** For health checks and metrics; and for the start, which checks the schema and the secret key. */
const CONNECTIONS_FOR_CHECKS = 4;

/** The maximum number of connections for `workers` concurrent jobs. */
export function workConnections(workers: number): number {
  return workers * 2 + CONNECTIONS_FOR_MESSAGES + CONNECTIONS_FOR_CAMPAIGNS + OTHER_CONNECTIONS;
}

/** The maximum number of connections of one process of the service. */
export function processConnections({ databasePool, workers }: Pick<Config, "databasePool" | "workers">): number {
  return databasePool + (workers > 0 ? workConnections(workers) : 0) + CONNECTIONS_FOR_CHECKS;
}
