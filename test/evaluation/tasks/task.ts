import type { Answer } from "../../support/wire.ts";
import { isObject, type Intent, type SaidPerson } from "../intent.ts";
import type { Outcome } from "../caller/caller.ts";
import type { Language, World } from "../world.ts";

/** A wish of a person in both languages, and a check that it was fulfilled. */
export interface Task {
  readonly id: string;
  /** As a person says it. */
  readonly said: Readonly<Record<Language, string>>;
  readonly intent: (say: Say, world: World) => Intent;
  /** Returns the problem; null if the task succeeded. */
  readonly check: (say: Say, world: World, outcome: Outcome) => Promise<string | null>;
}

/** Returns the words of the task's language. */
export type Say = <Word>(en: Word, fr: Word) => Word;

export const ME: SaidPerson = { person: "me" };

/** Checks that the records of the result are these, in any order. */
export function sameRecords(world: World, { ids }: Outcome, names: readonly string[]): string | null {
  const expected = names.map((name) => world.id(name)).toSorted();
  const given = [...ids].toSorted();
  return JSON.stringify(given) === JSON.stringify(expected)
    ? null
    : `${String(given.length)} records instead of ${names.join(", ")}`;
}

/** Checks that the result contains all of these texts. */
export function mentions({ result }: Outcome, ...texts: readonly string[]): string | null {
  const shown = JSON.stringify(result);
  const missing = texts.filter((text) => !shown.includes(JSON.stringify(text).slice(1, -1)));
  return missing.length === 0 ? null : `the result lacks ${missing.join(", ")}`;
}

/** Checks members of a record in the REST API. */
export async function stored(world: World, path: string, expected: Readonly<Record<string, unknown>>) {
  return differences(await world.rest.get(path), "data", expected);
}

/** Compares members of an object of a response with the expected values. */
export function differences(answer: Answer, at: string, expected: Readonly<Record<string, unknown>>): string | null {
  const wrong = Object.entries(expected).flatMap(([member, value]) => {
    const given = answer.at(`${at}.${member}`);
    return JSON.stringify(given) === JSON.stringify(value) ? [] : [`${member} is ${JSON.stringify(given)}`];
  });
  return wrong.length === 0 ? null : wrong.join(", ");
}

/** Searches one record in the REST API by a field and compares its members. */
export async function searched(
  { rest }: World,
  path: string,
  [field, value]: readonly [string, string],
  expected: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const filter = { op: "and", conditions: [{ field, operator: "eq", value }] };
  const answer = await rest.post(`${path}/search`, { filter });
  const { length } = answer.list("data");
  return length === 1 ? differences(answer, "data.0", expected) : `${String(length)} records have this ${field}`;
}

/** Checks the sums of a report: one number for each group. */
export function sums({ result }: Outcome, expected: Readonly<Record<string, number>>): string | null {
  const groups = Array.isArray(result?.["groups"]) ? (result["groups"] as unknown[]).filter(isObject) : [];
  const wrong = Object.entries(expected).filter(
    ([name, sum]) => !groups.some((group) => Object.values(group).includes(name) && Object.values(group).includes(sum)),
  );
  const count = Object.keys(expected).length;
  if (groups.length !== count) return `${String(groups.length)} groups instead of ${String(count)}`;
  return wrong.length === 0 ? null : `wrong: ${wrong.map(([name]) => name).join(", ")}`;
}
