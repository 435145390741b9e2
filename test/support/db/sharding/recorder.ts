import Runner from "knex/lib/execution/runner.js";
import { type SqlText, statements } from "../../../../src/base/platform/sql/sql-text.ts";
import { NamedStatements } from "../../../../src/base/db/connection.ts";
import { checkStatement, isKnown } from "./statements.ts";

/** Enough frames to reach the code that built the statement. */
const FRAMES = 25;
const ROOT = new URL("../../../../", import.meta.url).pathname;
/** This file, and the one that runs the statements of others. */
const OTHERS = [import.meta.filename.slice(ROOT.length), "src/base/platform/sql/sql-text.ts"];

/** Where each statement was built; not recorded for texts that were checked, because a stack takes time. */
const origins = new WeakMap<object, Error>();
/** The texts of checked statements, before their parameters are numbered. */
const known = new Set<unknown>();

/** Checks each statement that the service runs in this process. */
export function recordStatements(): void {
  for (const name of ["raw", "queryBuilder"] as const) {
    const build = Reflect.get(NamedStatements.prototype, name) as (...values: unknown[]) => object;
    Object.defineProperty(NamedStatements.prototype, name, {
      value(this: object, ...values: unknown[]) {
        const builder = build.apply(this, values);
        if (!known.has(values[0]) || hasQuery(values[1])) origins.set(builder, stackHere());
        return builder;
      },
    });
  }
  const query = Runner.prototype.query;
  Runner.prototype.query = function (statement) {
    const text = this.client.positionBindings(statement.sql);
    checkStatement({ text, bindings: statement.bindings ?? [], place: () => placeOf(origins.get(this.builder)) });
    if (isKnown(text)) known.add(statement.sql);
    return query.call(this, statement);
  };
  statements.subscribe((message) => {
    const { text, bindings } = message as SqlText;
    const numbered = NamedStatements.prototype.positionBindings(text);
    const here = isKnown(numbered) ? undefined : stackHere();
    checkStatement({ text: numbered, bindings, place: () => placeOf(here) });
  });
}

/** Whether one of the values is a query, which changes the text. */
function hasQuery(values: unknown): boolean {
  if (typeof values !== "object" || values === null) return false;
  return Object.values(values).some((value) => typeof value === "object" && value !== null && "toSQL" in value);
}

function stackHere(): Error {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const error = new Error("built here");
  Error.stackTraceLimit = limit;
  return error;
}

/** Returns the file of src that built the statement; undefined if a test did. */
function placeOf(origin: Error | undefined): string | undefined {
  const lines = origin?.stack?.split("\n") ?? [];
  const files = lines.flatMap((line) => {
    const [, file] = /(?:file:\/\/|\()(\/[^):]+):\d+:\d+/.exec(line) ?? [];
    return file?.startsWith(ROOT) === true && !file.includes("/node_modules/") ? [file.slice(ROOT.length)] : [];
  });
  const place = files.find((file) => !OTHERS.includes(file));
  return place?.startsWith("src/") === true ? place : undefined;
}
