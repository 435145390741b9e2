import { type Detail, Problem, unprocessable } from "../../platform/rules/errors.ts";
import { instantOf } from "../../contract/formats.ts";

type Values = Readonly<Record<string, unknown>>;

/** An update by a client, with read-only fields separated. */
export interface SeparatedUpdate<Settable> {
  readonly settable: Settable;
  readonly readOnly: Values;
}

/** Separates read-only fields from an input. */
export function separateReadOnly<Sent extends object>(
  sent: Sent,
  isReadOnly: (name: string) => boolean,
): SeparatedUpdate<Sent> {
  const entries: [string, unknown][] = Object.entries(sent);
  const readOnly = Object.fromEntries(entries.filter(([name]) => isReadOnly(name)));
  if (Object.keys(readOnly).length === 0) return { settable: sent, readOnly };
  const settable = Object.fromEntries(entries.filter(([name]) => !isReadOnly(name))) as Sent;
  return { settable, readOnly };
}

/** Reads the record of an update, and updates a specific version of it. */
export interface RecordChange<Settable, Result> {
  /** The version expected by the client. */
  readonly expected: number | undefined;
  read(): Promise<unknown>;
  write(settable: Settable, expected: number | undefined): Promise<Result>;
}

const MAX_ROUNDS = 20;

/**
 * Updates a record if the read-only fields in the request equal the stored ones; otherwise throws `unprocessable` with
 * a detail `read_only` for each that differs. Other fields that equal the stored values are not changed. Retries after
 * concurrent updates.
 */
export async function updateWithReadOnly<Settable extends object, Result>(
  { settable, readOnly }: SeparatedUpdate<Settable>,
  change: RecordChange<Settable, Result>,
): Promise<Result> {
  const { expected } = change;
  if (Object.keys(readOnly).length === 0) return await change.write(settable, expected);
  for (let round = 1; ; round += 1) {
    const stored = (await change.read()) as Values;
    const version = Number(stored["version"]);
    // The write itself reports that the record is deleted or has another version.
    if (isDeleted(stored) || (expected !== undefined && expected !== version)) {
      return await change.write(settable, expected);
    }
    requireUnchanged(readOnly, stored);
    try {
      return await change.write(changedFields(settable, stored), version);
    } catch (error) {
      const concurrent = error instanceof Problem && error.code === "version_conflict" && expected === undefined;
      if (!concurrent) throw error;
      if (round === MAX_ROUNDS) throw new Problem("unavailable", [], { cause: error, retryAfter: 1 });
    }
  }
}

/** Throws `unprocessable` with a detail for each field that differs from the stored value. */
export function requireUnchanged(readOnly: Values, stored: Values): void {
  const details = Object.entries(readOnly)
    .filter(([name, value]) => !Object.hasOwn(stored, name) || !equivalent(value, stored[name]))
    .map(([name]): Detail => ({ path: `/${name}`, code: "read_only" }));
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

/** Returns the fields that differ from the stored values. */
export function changedFields<Settable extends object>(settable: Settable, stored: Values): Settable {
  const entries: [string, unknown][] = Object.entries(settable);
  const changed = entries.filter(([name, value]) => !Object.hasOwn(stored, name) || !equivalent(value, stored[name]));
  return Object.fromEntries(changed) as Settable;
}

const isDeleted = (stored: Values): boolean => typeof stored["deleted_at"] === "string";

/**
 * Returns whether two JSON values are equivalent: times are compared as instants, ids without case, objects in any
 * order.
 */
function equivalent(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left === "string" && typeof right === "string") return plain(left) === plain(right);
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [left as Values, right as Values];
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => equivalent(one[name], other[name]));
}

const TIME = /^\d{4}-\d{2}-\d{2}[Tt].*(?:[Zz]|[+-]\d{2}:\d{2})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function plain(text: string): string {
  if (TIME.test(text)) return instantOf(text) ?? text;
  return UUID.test(text) ? text.toLowerCase() : text;
}
