import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { document, operations } from "./document.ts";

/** The variable by which `npm run check` names the folder for all processes of all suites. */
const FOLDER = "CRM_TEST_SEEN";
/** Process ids are reused between suites. */
const PROCESS = `${process.pid}-${Date.now()}`;

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

/** Stores the statuses and events that this process has seen; does nothing outside of `npm run check`. */
export function writeSeen(): void {
  const folder = process.env[FOLDER];
  if (folder !== undefined) writeFileSync(join(folder, `${PROCESS}.json`), JSON.stringify([...seen]));
}

/** Returns the documented statuses and events that no process has seen, as `entities.list 421` and `event task.completed`. */
export function unseenStatuses(folder: string): string[] {
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as string[]);
  const all = new Set(files.flat());
  const events = Object.keys(document["webhooks"] ?? {}).map(eventOf);
  const statuses = operations.flatMap(({ id, responses }) =>
    [...responses.keys()].map((status) => `${id} ${status}`).filter((one) => !one.endsWith(" default")),
  );
  return [...statuses, ...events].filter((one) => !all.has(one));
}
