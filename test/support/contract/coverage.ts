import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { document, operations } from "./document.ts";

/** Where the processes of one run write down what they saw. */
const FOLDER = "CRM_TEST_SEEN";

const seen = new Set<string>();

/** Notes that an operation was seen to answer with a status. */
export function noteSeen(operationId: string, status: number): void {
  seen.add(`${operationId} ${String(status)}`);
}

/** Notes that an event of this kind was written, as it is declared. */
export function noteEmitted(kind: string): void {
  seen.add(eventOf(kind));
}

const eventOf = (kind: string): string => `event ${kind}`;

/** Before the first process of the run. */
export function startSeeing(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), "crm-seen-"));
}

/** Writes down what this process saw so far. */
export function writeSeen(): void {
  const folder = process.env[FOLDER];
  if (folder !== undefined) writeFileSync(join(folder, `${String(process.pid)}.json`), JSON.stringify([...seen]));
}

/** What the contract documents and no process of the run has seen, as `entities.list 421` and `event task.completed`. */
export function unseenStatuses(): string[] {
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
