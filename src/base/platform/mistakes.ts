import type { Caller } from "../contract/caller.ts";
import { catchProblem } from "./problem-paths.ts";
import { type Detail, Problem, unprocessable } from "./rules/errors.ts";
import { MAX_DETAILS, stepOf } from "./rules/violations.ts";

/** A record in the body of an operation. */
export interface WrittenRecord {
  readonly operationId: string;
  /** The record that is updated; null for a new one. */
  readonly id: string | null;
  /** Without the members that have a mistake of their shape. */
  readonly body: Values;
  /** JSON pointers to the mistakes of the shape. */
  readonly mistaken: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the mistakes of a record that its schema cannot express; none for operations that write no record. */
export type FurtherMistakes = (caller: Caller, written: WrittenRecord) => Promise<readonly Detail[]>;

/** A write whose mistakes are looked for, without writing. */
export interface CheckedWrite {
  readonly caller: Caller;
  /** That of the record, or one for a new record. */
  readonly id: string;
  /** The values that the write changes, without those that have a mistake of their shape. */
  readonly values: Values;
  /** The record before; null for a new one. */
  readonly before: Values | null;
  /** JSON pointers to the mistakes of the shape. */
  readonly mistaken: readonly string[];
}

/** Throws a problem if a part of the input has a mistake. */
export type Check = () => unknown;

/** Returns what the checks report; other problems than mistakes of the input are left to the service. */
export async function mistakesOf(checks: readonly Check[]): Promise<Detail[]> {
  const found: Detail[] = [];
  for (const check of checks) {
    const outcome = await catchProblem(async () => await check());
    if ("problem" in outcome && outcome.problem.code === "unprocessable") found.push(...outcome.problem.details);
  }
  return found;
}

/** Checks each value alone: otherwise a mistake in one would hide those that a later step finds in others. */
export const eachValue = (values: Values, check: (one: Values) => unknown): Check[] =>
  Object.entries(values).map(
    ([name, value]) =>
      () =>
        check({ [name]: value }),
  );

/** Returns the write with its values as they are stored; a value that `read` refuses counts as mistaken. */
export async function normalizedWrite(write: CheckedWrite, read: (one: Values) => object): Promise<CheckedWrite> {
  const values: Record<string, unknown> = {};
  const refused: string[] = [];
  for (const [name, value] of Object.entries(write.values)) {
    const outcome = await catchProblem(() => Promise.resolve({ [name]: value }).then(read));
    if ("result" in outcome) Object.assign(values, outcome.result);
    else refused.push(`/${name}`);
  }
  return { ...write, values, mistaken: [...write.mistaken, ...refused] };
}

/**
 * Returns the record as it would be written, for rules that compare fields. Reading a field that has a mistake throws a
 * problem, so that its rules are skipped. The caller knows the type of its records.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function written<Row extends object>({ values, before, mistaken }: CheckedWrite, defaults: object = {}): Row {
  const wrong = new Set(mistaken.map((path) => path.split("/")[1]));
  const row = { ...defaults, ...before, ...values } as Row;
  return new Proxy(row, {
    get: (target, name) => {
      if (typeof name === "string" && wrong.has(name)) throw new Problem("validation_failed");
      return Reflect.get(target, name) as unknown;
    },
  });
}

/**
 * Returns the details with further ones about other places, at most 20. Checks overlap, so a further one can be found
 * twice; one place can have several mistakes of a kind, with other values.
 */
export function withFurther(details: readonly Detail[], further: readonly Detail[]): Detail[] {
  const known = details.map(({ path }) => path).filter((path) => path !== "");
  const isKnown = (path: string): boolean => known.some((one) => path === one || path.startsWith(`${one}/`));
  const keyOf = ({ path, code, values }: Detail): string => JSON.stringify([path, code, values]);
  const others = new Map(further.filter(({ path }) => !isKnown(path)).map((detail) => [keyOf(detail), detail]));
  for (const detail of details) others.delete(keyOf(detail));
  return [...details, ...others.values()].slice(0, MAX_DETAILS);
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

const pathsInside = (name: string, paths: readonly Path[]): Path[] => {
  const step = stepOf(name);
  return paths.flatMap(([first, ...rest]) => (first === step ? [rest] : []));
};

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
