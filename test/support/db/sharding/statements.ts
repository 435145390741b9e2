import { type Exception, exceptions } from "./exceptions.ts";
import { recordExecution } from "./plans.ts";
import { findings, organizationParameters, remedies, type Finding } from "./rules.ts";

/** A statement that the service runs. */
interface RunStatement {
  readonly text: string;
  readonly bindings: readonly unknown[];
  /** Returns the file that built it; undefined if that was a test. */
  readonly place: () => string | undefined;
}

/** Parameters that must have the same value, by the text of the statement. */
const known = new Map<string, readonly number[]>();
const problems = new Set<string>();
const used = new Set<string>();

/** Checks the text when it is first seen, and at each call that its parameters name one organization. */
export function checkStatement({ text, bindings, place }: RunStatement): void {
  recordExecution(text, bindings, place);
  const parameters = known.get(text) ?? firstCheck(text, place());
  const organizations = new Set(parameters.map((number) => bindings[number - 1]));
  if (organizations.size > 1)
    problems.add(
      `Two organizations in one statement: ${[...organizations].map(String).toSorted().join(", ")}\n${text}`,
    );
}

/** Whether the text was checked before, so that its place is no longer needed. */
export const isKnown = (text: string): boolean => known.has(text);

/** Returns the problems since the last call. */
export function takeProblems(): string[] {
  const found = [...problems];
  problems.clear();
  return found;
}

/** Returns the exceptions that were needed so far. */
export const usedExceptions = (): string[] => [...used];

/** Returns all exceptions, in the same form. */
export const allExceptions = (): string[] =>
  exceptions.flatMap((exception) =>
    Object.entries(exception.statements).flatMap(([place, subjects]) =>
      subjects.map((subject) => nameOf(exception, place, subject)),
    ),
  );

const nameOf = ({ reason }: Exception, place: string, subject: string): string =>
  `exception of sharding: ${place} ${subject}, which ${reason}`;

/** Migrations and copies of the whole database belong to no organization. */
const isChecked = (place: string | undefined): place is string =>
  place !== undefined && !place.startsWith("src/base/db/");

function firstCheck(text: string, place: string | undefined): readonly number[] {
  if (!isChecked(place)) return [];
  const broken = findings(text).filter((finding) => !isException(text, place, finding));
  for (const { rule, subject } of broken) {
    problems.add(`${place}: ${rule} (${subject})\n  Remedy: ${remedies[rule]}.\n  ${text.trim()}`);
  }
  const parameters = organizationParameters(text);
  known.set(text, parameters);
  return parameters;
}

function isException(text: string, place: string, { rule, subject }: Finding): boolean {
  const found = exceptions.find(
    ({ rules, by, statements }) =>
      rules.includes(rule) &&
      statements[place]?.includes(subject) === true &&
      by.some((fragment) => text.includes(fragment)),
  );
  if (found) used.add(nameOf(found, place, subject));
  return found !== undefined;
}
