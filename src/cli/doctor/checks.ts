import { statfs } from "node:fs/promises";
import { Redis } from "ioredis";
import { ConfigurationError, readConfig, type Config } from "../../server/config.ts";

/** The result of one check. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly found: string;
  /** How to fix the problem; null if there is none. With `ok` it is a warning. */
  readonly fix: string | null;
}

const MEGABYTE = 1_048_576;
const MIN_FREE_MB = 512;

/** Returns a passed check. */
export function good(name: string, found: string): Check {
  return { name, ok: true, found, fix: null };
}

/** Returns a failed check and how to fix it. */
export function bad(name: string, found: string, fix: string): Check {
  return { name, ok: false, found, fix };
}

/** Returns a passed check that requires action soon. */
export function warning(name: string, found: string, fix: string): Check {
  return { name, ok: true, found, fix };
}

/** Returns the message of a thrown value. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

export function checkNode(): Check {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 24) return good("Node", process.version);
  return bad("Node", process.version, "Run `npm ci`, which installs Node 24; start with `npm start` or `npx crm`.");
}

export function checkConfiguration(variables: NodeJS.ProcessEnv): Check {
  try {
    const { databaseUrl, dataDir } = readConfig(variables);
    return good("Configuration", databaseUrl === null ? `embedded database in ${dataDir}` : "DATABASE_URL");
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return bad(
      "Configuration",
      error.problems.join("; "),
      "Correct these variables; the page /docs/configuration lists all variables.",
    );
  }
}

export async function checkDisk({ dataDir }: Config): Promise<Check> {
  const space = await statfs(dataDir).catch(() => statfs(process.cwd()));
  const free = Math.floor((space.bavail * space.bsize) / MEGABYTE);
  const found = `${String(free)} MB free`;
  if (free >= MIN_FREE_MB) return good("Disk", found);
  return bad("Disk", found, `Free some space, or set DATA_DIR to a disk with at least ${String(MIN_FREE_MB)} MB.`);
}

export async function checkRedis({ redisUrl }: Config): Promise<Check> {
  if (redisUrl === null) return good("Redis", "not used: rate limits apply per process (set REDIS_URL to share them)");
  const redis = new Redis(redisUrl, { lazyConnect: true, connectTimeout: 2_000, retryStrategy: () => null });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    const version = /redis_version:(\S+)/.exec(await redis.info("server"))?.[1];
    const found = version ?? "reachable";
    const open = openRedisHost(redisUrl);
    if (open === null) return good("Redis", found);
    return warning(
      "Redis",
      `${found}, without a password at ${open}`,
      "Set `requirepass` on the Redis server and put the password into REDIS_URL (redis://:password@host): otherwise everybody in its network can remove the rate limits.",
    );
  } catch (error) {
    return bad(
      "Redis",
      reason(error),
      "Start the Redis server of REDIS_URL, or unset REDIS_URL; until then rate limits apply per process.",
    );
  } finally {
    redis.disconnect();
  }
}

/** Returns the host of a Redis server on another machine that needs no password; null for any other. */
export function openRedisHost(redisUrl: string): string | null {
  const { password, hostname } = new URL(redisUrl);
  return password !== "" || isLocal(hostname) ? null : hostname;
}

/** This machine; an empty host is a socket. */
const isLocal = (host: string): boolean =>
  host === "" || host === "localhost" || host === "[::1]" || host.startsWith("127.");
