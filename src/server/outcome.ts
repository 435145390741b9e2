import { ConfigurationError } from "./config.ts";
import { EmbeddedDatabaseError, BackupError } from "../base/db/errors.ts";
import { NewerSchemaError, SchemaInUseError, UnfinishedRestoreError } from "../base/db/migrate.ts";
import { Problem } from "../base/platform/rules/errors.ts";
import { explain as explainDetail, sentences } from "../base/i18n/sentences.ts";
import { SecretKeyError } from "./secret-key-error.ts";

/** The exit statuses of commands, as listed by `crm --help`. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  configuration: 3,
  database_unreachable: 4,
  refused: 5,
} as const;

/** The name of an exit status, as shown by `--json`. */
type ExitName = keyof typeof exitCodes;

/** A command cannot do what the user asked for. The message contains the fix. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly outcome: ExitName;

  constructor(outcome: ExitName, message: string) {
    super(message);
    this.outcome = outcome;
  }
}

/** Converts an error to the exit status and message of a command. */
export function explain(error: unknown): { outcome: ExitName; message: string } {
  if (error instanceof CommandError) return error;
  if (error instanceof SecretKeyError) return { outcome: "configuration", message: error.message };
  if (error instanceof ConfigurationError) return { outcome: "configuration", message: error.message };
  if (error instanceof EmbeddedDatabaseError) return { outcome: "database_unreachable", message: error.message };
  if (error instanceof BackupError) return { outcome: "refused", message: error.message };
  if (error instanceof SchemaInUseError) return { outcome: "refused", message: error.message };
  if (error instanceof UnfinishedRestoreError) return { outcome: "refused", message: error.message };
  if (error instanceof NewerSchemaError) return { outcome: "failed", message: error.message };
  if (error instanceof Problem) return { outcome: "refused", message: problemText(error) };
  if (isConnectionFailure(error)) {
    return {
      outcome: "database_unreachable",
      message: `The database cannot be reached (${error.message}). Run: crm doctor`,
    };
  }
  if (isFullDisk(error)) {
    const message = `The disk is full (${error.message}). Free some space and run the same command again.`;
    return { outcome: "failed", message };
  }
  return { outcome: "failed", message: error instanceof Error ? error.message : String(error) };
}

/** ENOSPC in this process, 53100 (disk_full) in the database. */
function isFullDisk(error: unknown): error is Error {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "53100"].includes(String(error.code));
}

function problemText({ code, details }: Problem): string {
  const catalog = sentences("en");
  const parts = details.map(({ path, code: detail, values }) => {
    const sentence = explainDetail(catalog, detail, values);
    return path === "" ? sentence : `${path.replace(/^\//, "")}: ${sentence}`;
  });
  return [catalog.errors[code], ...parts].join(" ");
}

const CONNECTION_CODES = new Set(["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "ECONNRESET", "EAI_AGAIN"]);
/** For a Unix socket: no server is listening, or the user may not connect. For files the codes have another meaning. */
const SOCKET_CODES = new Set(["EACCES", "ENOENT"]);

/** Class 08 = connection exceptions, 28 = wrong name or password, 3D = no such database, 57P = shutting down. */
function isConnectionFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    CONNECTION_CODES.has(code) ||
    (SOCKET_CODES.has(code) && "syscall" in error && error.syscall === "connect") ||
    /^(08|28|3D|57P)/.test(code) ||
    /^timeout expired|Timeout acquiring/.test(error.message)
  );
}
