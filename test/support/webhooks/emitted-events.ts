import { AssertionError } from "chai";
import type { TestDatabase } from "../db/cluster.ts";
import { schemaProblems } from "../contract/contract.ts";
import { recordEvent } from "../contract/coverage.ts";
import { document } from "../contract/document.ts";

interface EmittedRow {
  readonly id: string;
  readonly kind: string;
  readonly org_id: string;
  readonly actor: object;
  readonly occurred_at: string;
  readonly data: object;
  readonly changes: object | null;
}

/** The newest events of each type are sufficient, because all are created by the same code. */
const NEWEST = `SELECT * FROM (
  SELECT c.*, row_number() OVER (PARTITION BY kind ORDER BY id DESC) AS place FROM changes AS c) AS c WHERE place <= 20`;

/** Validates the events emitted during a test against their declarations; throws with all violations. */
export async function checkEmitted({ pool }: Pick<TestDatabase, "pool">): Promise<void> {
  const { rows } = await pool.raw<{ rows: EmittedRow[] }>(NEWEST);
  const declared = new Set(Object.keys(document["webhooks"] ?? {}));
  // Purging a record deletes the data of its events.
  const whole = rows.filter(({ kind, data }) => declared.has(kind) && ("version" in data || "deleted_at" in data));
  const problems = whole.flatMap(problemsOf);
  if (problems.length > 0)
    throw new AssertionError(`Events that do not match their declaration:\n  ${problems.join("\n  ")}`);
}

/** Validates one event, as a receiver got it, against its declaration; throws with all violations. */
export function checkEvent(kind: string, event: unknown): void {
  const problems = eventProblems(kind, event);
  if (problems.length > 0)
    throw new AssertionError(`The event does not match its declaration:\n  ${problems.join("\n  ")}`);
}

function problemsOf({ id, kind, org_id, actor, occurred_at, data, changes }: EmittedRow): string[] {
  const head = { id, type: kind, occurred_at, organization_id: org_id, actor };
  const event = { ...head, data: { object: data }, ...(changes === null ? {} : { changes }) };
  recordEvent(kind);
  return eventProblems(kind, event);
}

function eventProblems(kind: string, event: unknown): string[] {
  const pointer = `#/webhooks/${kind}/post/requestBody/content/application~1json/schema`;
  return schemaProblems(pointer, event).map((problem) => `${kind} ${problem}`);
}
