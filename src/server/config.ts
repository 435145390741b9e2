import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { Dkim } from "../base/mail/dkim.ts";
import type { S3Options } from "../base/net/s3.ts";
import {
  anyText,
  bucketUrl,
  commaList,
  databaseUrl,
  integer,
  isOrigin,
  isSubnet,
  matching,
  oneOf,
  onOff,
  optional,
  port,
  processCount,
  proxies,
  secretKey,
  signingKey,
  trimSlash,
  url,
  withDefault,
  WrongValue,
  type ValuesOf,
} from "./config-values.ts";
import { telemetryOf, telemetryVariables } from "./telemetry/config.ts";

/** The validated and typed environment variables. */
export type Config = ReturnType<typeof readConfig>;

/** Environment variables are invalid; the message lists all of them. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(`The configuration is invalid:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`, options);
    this.problems = problems;
  }
}

/** Can also be read from the file in `NAME_FILE`, as mounted by container platforms. */
const SECRETS = [
  "SECRET_KEY",
  "SECRET_KEY_PREVIOUS",
  "DATABASE_URL",
  "DATABASE_POOLER_URL",
  "DATABASE_READ_URL",
  "REDIS_URL",
  "SMTP_URL",
  "DKIM_KEY",
  "FILES_S3_SECRET_KEY",
  "OTEL_EXPORTER_OTLP_HEADERS",
] as const;

const environment = {
  NODE_ENV: optional(anyText),
  HOST: withDefault("127.0.0.1", matching(/^[\w.:%-]+$/, "an address or a host name")),
  PORT: port(3000),
  ADMIN_PORT: port(9464),
  BASE_URL: optional(url(["http:", "https:"], "an http or https URL")),
  MCP_URL: optional(url(["http:", "https:"], "an http or https URL")),
  DATA_DIR: withDefault(".data", anyText),
  DATABASE_URL: optional(databaseUrl),
  DATABASE_POOLER_URL: optional(databaseUrl),
  DATABASE_READ_URL: optional(databaseUrl),
  DATABASE_POOL: integer(16, { from: 2, to: 1_000 }),
  DATABASE_NAMED_STATEMENTS: onOff("on"),
  REDIS_URL: optional(url(["redis:", "rediss:"], "a URL such as redis://host:6379")),
  PROCESSES: processCount,
  WORKERS: integer(2, { from: 0, to: 64 }),
  DEMO: onOff("on"),
  RATE_LIMITS: onOff("on"),
  DATA_REGION: withDefault("eu", matching(/^[a-z][a-z0-9-]{0,31}$/, "lower-case letters, digits and hyphens")),
  SECRET_KEY: optional(secretKey),
  SECRET_KEY_PREVIOUS: optional(secretKey),
  TRUST_PROXY: withDefault("", proxies),
  CORS_ALLOWED_ORIGINS: commaList(isOrigin, "origins such as https://app.example.com"),
  MCP_ALLOWED_ORIGINS: commaList(isOrigin, "origins such as https://app.example.com"),
  SMTP_URL: optional(url(["smtp:", "smtps:"], "a URL such as smtps://user:password@host:465")),
  MAIL_FROM: withDefault(
    "CRM <crm@localhost>",
    matching(/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, "an e-mail address, such as CRM <crm@example.com>"),
  ),
  BOUNCE_ADDRESS: optional(
    matching(
      /^[^\s<>@+]{1,15}@[^\s<>@]+$/,
      "an e-mail address with at most 15 characters before the @ and without a +",
    ),
  ),
  DKIM_KEY: optional(signingKey),
  DKIM_SELECTOR: withDefault(
    "crm",
    matching(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, "lower-case letters, digits and hyphens"),
  ),
  CAMPAIGN_RATE: integer(50, { from: 1, to: 10_000 }),
  WEBHOOK_ALLOW_HTTP: onOff("off"),
  WEBHOOK_ALLOWED_SUBNETS: commaList(isSubnet, "addresses and subnets"),
  REFRESH_REPLAY_GRACE_MS: integer(0, { from: 0, to: 60_000 }),
  FILES_S3_URL: optional(bucketUrl),
  FILES_S3_REGION: withDefault("us-east-1", matching(/^[a-z0-9-]{1,64}$/, "lower-case letters, digits and hyphens")),
  FILES_S3_ACCESS_KEY: optional(anyText),
  FILES_S3_SECRET_KEY: optional(anyText),
  CLAMAV_URL: optional(url(["tcp:"], "a URL such as tcp://clamav:3310")),
  ...telemetryVariables,
  LOG_LEVEL: withDefault("info", oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
};

type Environment = ValuesOf<typeof environment>;

/** The names of all variables; each secret also has `NAME_FILE`. */
export const variableNames: readonly string[] = Object.keys(environment);

/** Reads and validates the variables. Throws ConfigurationError with all errors. Empty variables count as unset. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>) {
  const { values, problems } = withSecretFiles(variables);
  const read = readVariables(values);
  const all = [...problems, ...read.problems, ...combinationProblems(values)];
  if (all.length > 0) throw new ConfigurationError(all);
  return toConfig(read.environment);
}

/** The environment is complete if there are no problems. */
function readVariables(values: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = [];
  const entries = Object.entries(environment).map(([name, read]) => {
    try {
      return [name, read(values[name])];
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      problems.push(`${name} ${error.message}`);
      return [name, undefined];
    }
  });
  return { environment: Object.fromEntries(entries) as Environment, problems };
}

function toConfig(env: Environment) {
  const baseUrl = trimSlash(env.BASE_URL ?? `http://localhost:${String(env.PORT)}`);
  return {
    production: env.NODE_ENV === "production",
    host: env.HOST,
    port: env.PORT,
    adminPort: env.ADMIN_PORT,
    /** Without a trailing slash. */
    baseUrl,
    mcpUrl: trimSlash(env.MCP_URL ?? `${baseUrl}/mcp`),
    dataDir: resolve(env.DATA_DIR),
    /** Null: the embedded database in `dataDir`. */
    databaseUrl: env.DATABASE_URL ?? null,
    /** A pooler in transaction mode for requests; null: requests connect to `databaseUrl` too. */
    databasePoolerUrl: env.DATABASE_POOLER_URL ?? null,
    /** A replica for exports and statistics; null: the primary. */
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    databasePool: env.DATABASE_POOL,
    /** Whether SELECTs have names, so that a connection plans each only once. */
    databaseNamedStatements: env.DATABASE_NAMED_STATEMENTS,
    redisUrl: env.REDIS_URL ?? null,
    /** Processes of the service that share its port; "auto": one per core if Redis is configured. */
    processes: env.PROCESSES ?? (env.REDIS_URL === undefined ? 1 : availableParallelism()),
    /** The maximum number of concurrent jobs in this process; 0 if other processes run them (`crm worker`). */
    workers: env.WORKERS,
    demo: env.DEMO,
    rateLimits: env.RATE_LIMITS,
    dataRegion: env.DATA_REGION,
    /** Null only with the embedded database: `readSecretKey` then reads or creates it. */
    secretKey: env.SECRET_KEY ?? null,
    previousSecretKey: env.SECRET_KEY_PREVIOUS ?? null,
    /** A number of hops, or addresses and subnets. */
    trustProxy: env.TRUST_PROXY,
    corsAllowedOrigins: env.CORS_ALLOWED_ORIGINS,
    /** Origins whose pages may call the MCP server; by default our own. */
    mcpAllowedOrigins: env.MCP_ALLOWED_ORIGINS.length > 0 ? env.MCP_ALLOWED_ORIGINS : [new URL(baseUrl).origin],
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    /** The address for bounces; messages use it with `+` and a token before the @. */
    bounceAddress: env.BOUNCE_ADDRESS ?? `bounces${env.MAIL_FROM.replace(/^.*(@[^>]+)>?$/, "$1")}`,
    /** Whether replies to invitations are received there; only if the variable is set, so that the mailbox exists. */
    acceptsReplies: env.BOUNCE_ADDRESS !== undefined,
    /** Signs messages for the domain of MAIL_FROM (RFC 6376); null if they are not signed by this service. */
    dkim: dkimOf(env),
    /** Campaign messages per second that this process sends. */
    campaignRate: env.CAMPAIGN_RATE,
    /** Exceptions for outbound requests, which otherwise are limited to public addresses over https. */
    egress: { allowHttp: env.WEBHOOK_ALLOW_HTTP, allowedSubnets: env.WEBHOOK_ALLOWED_SUBNETS },
    /** Milliseconds after a token refresh in which a repeated request is not treated as a replay. */
    refreshReplayGrace: env.REFRESH_REPLAY_GRACE_MS,
    /** Null: files are stored in `dataDir`. */
    filesS3: s3Of(env),
    /** Null: uploaded files are not scanned for viruses. */
    clamavUrl: env.CLAMAV_URL ?? null,
    /** Null: no traces and metrics are exported. */
    telemetry: telemetryOf(env),
    logLevel: env.LOG_LEVEL,
  };
}

function dkimOf({ DKIM_KEY: key, DKIM_SELECTOR: selector, MAIL_FROM: from }: Environment): Dkim | null {
  return key ? { key, selector, domain: from.replace(/^.*@([^>]+)>?$/, "$1") } : null;
}

function s3Of({ FILES_S3_URL: address, FILES_S3_REGION: region, ...env }: Environment): S3Options | null {
  const { FILES_S3_ACCESS_KEY: accessKeyId = "", FILES_S3_SECRET_KEY: secretAccessKey = "" } = env;
  return address === undefined ? null : { url: address, region, accessKeyId, secretAccessKey };
}

/** Checks combinations of variables. */
function combinationProblems(values: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  if (values.RATE_LIMITS === "off" && values.NODE_ENV === "production") {
    problems.push("RATE_LIMITS must not be off with NODE_ENV=production");
  }
  if (values.PORT !== undefined && values.PORT !== "0" && values.PORT === values.ADMIN_PORT) {
    problems.push("ADMIN_PORT must not be the same as PORT");
  }
  if (values.DATABASE_URL !== undefined && values.SECRET_KEY === undefined) {
    problems.push("SECRET_KEY is required with DATABASE_URL (generate one with: openssl rand -base64 32)");
  }
  if (Number(values.PROCESSES) > 1 && values.REDIS_URL === undefined) {
    const reason = "without it each process would apply the rate limits on its own";
    problems.push(`PROCESSES (--processes) above 1 requires REDIS_URL: ${reason}`);
  }
  for (const name of ["DATABASE_POOLER_URL", "DATABASE_READ_URL"]) {
    const isAlone = values[name] !== undefined && values.DATABASE_URL === undefined;
    if (isAlone) problems.push(`DATABASE_URL is required with ${name}`);
  }
  const missing = ["FILES_S3_ACCESS_KEY", "FILES_S3_SECRET_KEY"].filter((name) => values[name] === undefined);
  if (values.FILES_S3_URL !== undefined)
    problems.push(...missing.map((name) => `${name} is required with FILES_S3_URL`));
  return problems;
}

function withSecretFiles(variables: Readonly<Record<string, string | undefined>>) {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = values[`${name}_FILE`];
    if (file === undefined) continue;
    if (values[name] !== undefined) problems.push(`${name} and ${name}_FILE must not both be set`);
    try {
      values[name] = readFileSync(file, "utf8").trim();
    } catch {
      problems.push(`${name}_FILE is set to a file that cannot be read: ${file}`);
    }
  }
  return { values, problems };
}

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
