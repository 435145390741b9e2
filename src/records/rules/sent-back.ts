import { type Detail, Problem, unprocessable } from "../../platform/rules/errors.ts";
import { instantOf } from "../../contract/instant.ts";

type Values = Readonly<Record<string, unknown>>;

/** A change of a record as a client sent it, the fields that only the service sets apart. */
export interface SentBack<Settable> {
  readonly settable: Settable;
  readonly readOnly: Values;
}

/** Takes the fields that only the service sets out of what a client sent. */
export function apart<Sent extends object>(sent: Sent, isReadOnly: (name: string) => boolean): SentBack<Sent> {
  const entries: [string, unknown][] = Object.entries(sent);
  const readOnly = Object.fromEntries(entries.filter(([name]) => isReadOnly(name)));
  if (Object.keys(readOnly).length === 0) return { settable: sent, readOnly };
  const settable = Object.fromEntries(entries.filter(([name]) => !isReadOnly(name))) as Sent;
  return { settable, readOnly };
}

/** How the record of a change is read, and how exactly the version that was read is changed. */
export interface RecordChange<Settable, Result> {
  /** The version that the client says it changes. */
  readonly expected: number | undefined;
  read(): Promise<unknown>;
  write(settable: Settable, expected: number | undefined): Promise<Result>;
}

const MAX_ROUNDS = 20;

/**
 * Changes a record if the fields that only the service sets are those of the version that is changed; otherwise throws
 * `unprocessable` with a detail `read_only` for each that differs. Other fields that are sent back as they are stored are
 * no change. Read again where somebody else was faster.
 */
export async function changeSentBack<Settable extends object, Result>(
  { settable, readOnly }: SentBack<Settable>,
  change: RecordChange<Settable, Result>,
): Promise<Result> {
  const { expected } = change;
  if (Object.keys(readOnly).length === 0) return await change.write(settable, expected);
  for (let round = 1; ; round += 1) {
    const stored = (await change.read()) as Values;
    const version = Number(stored["version"]);
    // The change itself says that the record has gone, or that this is not the version that was meant.
    if (isDeleted(stored) || (expected !== undefined && expected !== version)) {
      return await change.write(settable, expected);
    }
    requireUnchanged(readOnly, stored);
    try {
      return await change.write(changedFields(settable, stored), version);
    } catch (error) {
      const late = error instanceof Problem && error.code === "version_conflict" && expected === undefined;
      if (!late) throw error;
      if (round === MAX_ROUNDS) throw new Problem("unavailable", [], { cause: error, retryAfter: 1 });
    }
  }
}

/** Throws `unprocessable` for each field that is not as it is stored. */
export function requireUnchanged(readOnly: Values, stored: Values): void {
  const details = Object.entries(readOnly)
    .filter(([name, value]) => !Object.hasOwn(stored, name) || !means(value, stored[name]))
    .map(([name]): Detail => ({ path: `/${name}`, code: "read_only" }));
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** The fields that are not as they are stored. */
export function changedFields<Settable extends object>(settable: Settable, stored: Values): Settable {
  const entries: [string, unknown][] = Object.entries(settable);
  const changed = entries.filter(([name, value]) => !Object.hasOwn(stored, name) || !means(value, stored[name]));
  return Object.fromEntries(changed) as Settable;
}

const isDeleted = (stored: Values): boolean => typeof stored["deleted_at"] === "string";

/** Whether two JSON values mean the same: times as instants, ids in any case, objects in any order. */
function means(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left === "string" && typeof right === "string") return plain(left) === plain(right);
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [left as Values, right as Values];
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => means(one[name], other[name]));
}

const TIME = /^\d{4}-\d{2}-\d{2}[Tt].*(?:[Zz]|[+-]\d{2}:\d{2})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function plain(text: string): string {
  if (TIME.test(text)) return instantOf(text) ?? text;
  return UUID.test(text) ? text.toLowerCase() : text;
}
