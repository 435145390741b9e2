import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { document, operations } from "./document.ts";

/** Environment variable with the folder to which the processes of a run write their observations. */
const FOLDER = "CRM_TEST_SEEN";

const observed = new Set<string>();

/** Records that an operation returned a status. */
export function recordStatus(operationId: string, status: number): void {
  observed.add(`${operationId} ${String(status)}`);
}

/** Records that a valid event of this type was emitted. */
export function recordEvent(kind: string): void {
  observed.add(eventOf(kind));
}

const eventOf = (kind: string): string => `event ${kind}`;

/** Creates the folder, before the first process of the run. */
export function startRecording(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), "crm-seen-"));
}

/** Writes the observations of this process to the folder. */
export function writeObserved(): void {
  const folder = process.env[FOLDER];
  if (folder !== undefined) writeFileSync(join(folder, `${String(process.pid)}.json`), JSON.stringify([...observed]));
}

/**
 * Returns documented statuses and events that no process of the run has observed, such as `entities.list 421` and
 * `event task.completed`.
 */
export function unobservedStatuses(): string[] {
  const folder = process.env[FOLDER] ?? "";
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as string[]);
  rmSync(folder, { recursive: true });
  const all = new Set(files.flat());
  const events = Object.keys(document["webhooks"] ?? {}).map(eventOf);
  const statuses = operations.flatMap(({ id, responses }) =>
    [...responses.keys()].map((status) => `${id} ${status}`).filter((one) => !one.endsWith(" default")),
  );
  return [...statuses, ...events].filter((one) => !all.has(one));
}
