import type { Caller } from "../contract/caller.ts";
import { type Detail, Problem, unprocessable } from "./rules/errors.ts";
import { MAX_DETAILS } from "./rules/violations.ts";

/** A record in the body of an operation. */
export interface WrittenRecord {
  readonly operationId: string;
  /** The record that is updated; null for a new one. */
  readonly id: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Returns the mistakes of a record that its schema cannot express; none for operations that write no record. */
export type FurtherMistakes = (caller: Caller, written: WrittenRecord) => Promise<readonly Detail[]>;

/** Returns the details with further ones about other places, at most 20. */
export function withFurther(details: readonly Detail[], further: readonly Detail[]): Detail[] {
  const known = details.map(({ path }) => path).filter((path) => path !== "");
  const isKnown = (path: string): boolean => known.some((one) => path === one || path.startsWith(`${one}/`));
  return [...details, ...further.filter(({ path }) => !isKnown(path))].slice(0, MAX_DETAILS);
}

/** The members whose own members are records, values or changes: a mistake in them leaves the others to be checked. */
const CONTAINERS = new Set(["custom_fields", "operations", "record", "changes"]);

/**
 * Returns the members of a body that have no mistake; of `custom_fields`, of the operations of a batch and of their
 * records, those of its members. Operations keep their places.
 */
export function withoutMistakes(body: object, details: readonly Detail[]): Record<string, unknown> {
  return withoutPaths(
    body,
    details.map(({ path }) => path.split("/").slice(1)),
  );
}

type Path = readonly string[];

function withoutPaths(object: object, paths: readonly Path[]): Record<string, unknown> {
  const members = Object.entries(object as Record<string, unknown>).flatMap(([name, value]): [string, unknown][] => {
    const inside = pathsInside(name, paths);
    if (inside.length === 0) return [[name, value]];
    if (!CONTAINERS.has(name) || isWrong(inside)) return [];
    if (Array.isArray(value)) return [[name, value.map((item, index) => itemWithout(item, String(index), inside))]];
    return isObject(value) ? [[name, withoutPaths(value, inside)]] : [];
  });
  return Object.fromEntries(members);
}

/** Returns what remains of an item of a list; null if nothing does. */
function itemWithout(item: unknown, index: string, paths: readonly Path[]): unknown {
  const inside = pathsInside(index, paths);
  if (inside.length === 0) return item;
  return isWrong(inside) || !isObject(item) ? null : withoutPaths(item, inside);
}

const pathsInside = (name: string, paths: readonly Path[]): Path[] =>
  paths.flatMap(([first, ...rest]) => (first === name ? [rest] : []));

const isWrong = (inside: readonly Path[]): boolean => inside.some(({ length }) => length === 0);

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Runs a service; if it refuses the record, the error has all mistakes of the record that can be known. */
export async function withAllMistakes<Result>(
  work: () => Promise<Result>,
  further: () => Promise<readonly Detail[]>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "unprocessable" || error.details.length >= MAX_DETAILS)
      throw error;
    throw unprocessable(withFurther(error.details, await further()));
  }
}
