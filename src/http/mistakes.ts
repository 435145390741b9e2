import type { Caller } from "../contract/caller.ts";
import { type Detail, Problem, unprocessable } from "../platform/rules/errors.ts";
import { MAX_DETAILS } from "../platform/rules/violations.ts";

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
  const known = new Set(details.map(({ path }) => path));
  return [...details, ...further.filter(({ path }) => !known.has(path))].slice(0, MAX_DETAILS);
}

/** Returns the members of a body that have no mistake; of `custom_fields`, those of its members. */
export function withoutMistakes(body: object, details: readonly Detail[]): Record<string, unknown> {
  const paths = details.map(({ path }) => path.split("/").slice(1));
  const isWhole = (name: string): boolean => paths.some(([first]) => first === name);
  const members = Object.entries(body as Record<string, unknown>).flatMap(([name, value]) => {
    if (!isWhole(name)) return [[name, value] as const];
    const isMap = name === "custom_fields" && typeof value === "object" && value !== null && !Array.isArray(value);
    if (!isMap || paths.some(([first, second]) => first === name && second === undefined)) return [];
    const kept = Object.entries(value).filter(
      ([key]) => !paths.some(([first, second]) => first === name && second === key),
    );
    return [[name, Object.fromEntries(kept)] as const];
  });
  return Object.fromEntries(members);
}

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
