import { ConfigurationError } from "../config.ts";
import { EmbeddedDatabaseError } from "../db/embedded-error.ts";
import { NewerSchemaError } from "../db/migrate.ts";
import { Problem } from "../domain/errors.ts";
import { explain as explainDetail, sentences } from "../i18n/sentences.ts";

/** What a command's exit status says; `crm --help` lists them. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  configuration: 3,
  database_unreachable: 4,
  refused: 5,
} as const;

/** The name of an exit status, as `--json` shows it. */
export type Outcome = keyof typeof exitCodes;

/** A command cannot do what was asked; the message says what to do instead. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly outcome: Outcome;

  constructor(outcome: Outcome, message: string) {
    super(message);
    this.outcome = outcome;
  }
}

/** What a failure means for the one who typed the command. */
export function explain(error: unknown): { outcome: Outcome; message: string } {
  if (error instanceof CommandError) return error;
  if (error instanceof ConfigurationError) return { outcome: "configuration", message: error.message };
  if (error instanceof EmbeddedDatabaseError) return { outcome: "database_unreachable", message: error.message };
  if (error instanceof NewerSchemaError) return { outcome: "failed", message: error.message };
  if (error instanceof Problem) return { outcome: "refused", message: problemText(error) };
  if (isTakenPort(error)) {
    const message = `Port ${String(error.port)} is taken. Stop what listens there, or set PORT or ADMIN_PORT.`;
    return { outcome: "configuration", message };
  }
  if (isConnectionFailure(error)) {
    return {
      outcome: "database_unreachable",
      message: `The database cannot be reached (${error.message}). Run: crm doctor`,
    };
  }
  return { outcome: "failed", message: error instanceof Error ? error.message : String(error) };
}

function problemText({ code, details }: Problem): string {
  const catalog = sentences("en");
  const parts = details.map(
    (detail) => `${detail.path.replace(/^\//, "")}: ${explainDetail(catalog, detail.code, detail.values)}`,
  );
  return [catalog.errors[code], ...parts].join(" ");
}

function isTakenPort(error: unknown): error is Error & { readonly port: number } {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE" && "port" in error;
}

const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "ETIMEDOUT",
  "ECONNRESET",
  "EACCES",
  "ENOENT",
  "EAI_AGAIN",
]);

/** Class 08 = connection exceptions, 28 = wrong name or password, 3D = no such database, 57P = shutting down. */
function isConnectionFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    CONNECTION_CODES.has(code) ||
    /^(08|28|3D|57P)/.test(code) ||
    /^timeout expired|Timeout acquiring/.test(error.message)
  );
}
