import { SpanKind, trace, type Span, type Tracer } from "@opentelemetry/api";
import pg from "pg";
import { errorType, markFailed } from "./spans.ts";

/** A statement as knex and our own code pass it to the driver: a text, its options, or a query object with its callback. */
type Given =
  string | { readonly text?: unknown; readonly name?: unknown; readonly submit?: unknown; callback?: unknown };
type Callback = (error: Error | null, result: unknown) => void;
type Query = (this: pg.Client, statement: Given, ...more: unknown[]) => unknown;

const MAX_TEXT = 4_000;

/**
 * Adds a span per SQL statement to the driver: the text with placeholders, never the values. Statements outside of a
 * trace, such as polls of the job queue, have none.
 */
export function traceStatements(tracer: Tracer): void {
  // The declared overloads of query cannot be implemented by one function.
  // eslint-disable-next-line no-restricted-syntax
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (statement, ...more) {
    const text = textOf(statement);
    if (text === null || trace.getActiveSpan()?.isRecording() !== true) return query.call(this, statement, ...more);
    const name = nameOf(text);
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: attributesOf(statement, text, name) });
    const callback = more.at(-1);
    if (typeof statement === "object" && isCallback(statement.callback)) {
      statement.callback = endingWith(span, statement.callback);
    } else if (isCallback(callback)) {
      return query.call(this, statement, ...more.slice(0, -1), endingWith(span, callback));
    }
    const result = query.call(this, statement, ...more);
    if (result instanceof Promise) {
      result.then(
        () => endSpan(span, null),
        (error: unknown) => endSpan(span, error),
      );
    }
    return result;
  };
}

/** Returns null for streams (COPY), whose end the driver does not report. */
function textOf(statement: Given): string | null {
  if (typeof statement === "string") return statement;
  const isStream = statement.submit !== undefined && !isCallback(statement.callback);
  return typeof statement.text === "string" && !isStream ? statement.text : null;
}

/** Writing commands of a WITH; `FOR UPDATE` and `DO UPDATE` are parts of others. */
const WRITES = /\b(insert|(?<!for )(?<!do )update|delete)\s+(?:into\s+|from\s+)?"?([a-z_][a-z0-9_]*)/i;
const READS = /\b(?:from|into|update|join)\s+"?([a-z_][a-z0-9_]*)/i;

/** Returns the name that OpenTelemetry recommends: the command and its table. */
function nameOf(text: string): string {
  const [, first = "SQL"] = /^[\s(]*(\w+)/.exec(text) ?? [];
  const [, write, written] = /^with$/i.test(first) ? (WRITES.exec(text) ?? []) : [];
  const [command, table] =
    write === undefined ? [first.replace(/^with$/i, "select"), READS.exec(text)?.[1]] : [write, written];
  return table === undefined ? command.toUpperCase() : `${command.toUpperCase()} ${table}`;
}

function attributesOf(statement: Given, text: string, summary: string) {
  const name = typeof statement === "string" ? undefined : statement.name;
  return {
    "db.system.name": "postgresql",
    "db.query.summary": summary,
    "db.query.text": text.slice(0, MAX_TEXT),
    ...(typeof name === "string" ? { "crm.statement.name": name } : {}),
  };
}

function endSpan(span: Span, error: unknown): void {
  if (error !== null && error !== undefined) markFailed(span, errorType(error));
  span.end();
}

/** Returns a callback that also ends the span. */
function endingWith(span: Span, callback: Callback): Callback {
  return (error, result) => {
    endSpan(span, error);
    callback(error, result);
  };
}

function isCallback(value: unknown): value is Callback {
  return typeof value === "function";
}
