import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allExceptions } from "../db/sharding/statements.ts";
import { document, operations } from "./document.ts";

/** The variable by which `npm run check` names the folder for all processes of all suites. */
const FOLDER = "CRM_TEST_SEEN";
/** Process ids are reused between suites. */
const PROCESS = `${process.pid}-${Date.now()}`;

const observed = new Set<string>();

/** Records that an operation returned a status. */
export function recordStatus(operationId: string, status: number): void {
  observed.add(`${operationId} ${String(status)}`);
}

/** Records that a valid event of this type was emitted. */
export function recordEvent(kind: string): void {
  observed.add(eventOf(kind));
}

/** Records further facts that the check of a whole run compares. */
export function recordObserved(facts: readonly string[]): void {
  for (const fact of facts) observed.add(fact);
}

const eventOf = (kind: string): string => `event ${kind}`;

/** Stores the statuses and events that this process has seen; does nothing outside of `npm run check`. */
export function writeObserved(): void {
  const folder = process.env[FOLDER];
  if (folder !== undefined && folder !== "")
    writeFileSync(join(folder, `${PROCESS}.json`), JSON.stringify([...observed]));
}

/**
 * Returns the documented statuses and events that no process has seen, as `entities.list 421` and `event task.completed`,
 * and the exceptions of sharding that no statement needed.
 */
export function unobservedStatuses(folder: string): string[] {
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as string[]);
  const all = new Set(files.flat());
  const exceptions = allExceptions();
  const events = Object.keys(document["webhooks"] ?? {}).map(eventOf);
  const statuses = operations.flatMap(({ id, responses }) =>
    [...responses.keys()].map((status) => `${id} ${status}`).filter((one) => !one.endsWith(" default")),
  );
  return [...statuses, ...events, ...exceptions].filter((one) => !all.has(one));
}
