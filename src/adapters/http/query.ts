import type { Parameter } from "../../base/contract/operation.ts";
import { isCredentialName } from "../../base/i18n/details.ts";
import { didYouMean } from "../../base/platform/rules/did-you-mean.ts";
import { Problem, type Detail } from "../../base/platform/rules/errors.ts";
import { MAX_DETAILS } from "../../base/platform/rules/violations.ts";

/** The parameters with the types of the contract, and the errors of invalid ones. */
interface ReadParameters {
  readonly values: Record<string, unknown>;
  readonly details: readonly Detail[];
}

/** The parameters of a query, in their order. */
export type Query = ReadonlyMap<string, readonly string[]>;

const INTEGER = /^-?(?:0|[1-9][0-9]*)$/;
/** RFC 8259 §6: the numbers of JSON. */
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

/** Parses the query into names with all their values; throws malformed_request if it is not UTF-8. */
export function parseQuery(url: string): Query {
  const mark = url.indexOf("?");
  const query = new Map<string, string[]>();
  if (mark < 0) return query;
  for (const pair of url.slice(mark + 1).split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? "" : decode(pair.slice(equals + 1));
    const known = query.get(name);
    if (known) known.push(value);
    else query.set(name, [value]);
  }
  return query;
}

/** Throws validation_failed for a credential in the URL, because URLs end up in logs and histories. */
export function rejectCredentials(query: ReadonlyMap<string, unknown>, declared: readonly Parameter[]): void {
  if (query.size === 0) return;
  const misplaced = [...query.keys()].filter(
    (name) => isCredentialName(name) && !declared.some((parameter) => parameter.name === name),
  );
  if (misplaced.length === 0) return;
  throw new Problem(
    "validation_failed",
    misplaced.slice(0, MAX_DETAILS).map((path) => ({ path, code: "unknown_field" as const })),
  );
}

/**
 * Returns path and query parameters with their types; a value that does not have its type's format stays text, so that
 * the validator reports it.
 */
export function readParameters(
  declared: readonly Parameter[],
  path: Readonly<Record<string, string>>,
  query: Query,
): ReadParameters {
  const values: Record<string, unknown> = {};
  const details: Detail[] = [];
  for (const parameter of declared) {
    const { name, array } = parameter;
    const sent = parameter.in === "path" ? [path[name] ?? ""] : query.get(name);
    if (sent === undefined) {
      if (parameter.default !== undefined) values[name] = parameter.default;
    } else if (array) {
      const texts = parameter.separated === true ? sent.flatMap((text) => text.split(",")) : sent;
      values[name] = texts.map((text) => typed(text, parameter));
    } else if (sent.length > 1) {
      details.push({ path: name, code: "too_many", values: { limit: 1 }, extra: { limit: 1 } });
    } else {
      values[name] = typed(sent[0] ?? "", parameter);
    }
  }
  return { values, details: [...details, ...unknownNames(declared, query)] };
}

function unknownNames(declared: readonly Parameter[], query: ReadonlyMap<string, unknown>): Detail[] {
  if (query.size === 0) return [];
  const known = new Set(declared.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  return [...query.keys()]
    .filter((name) => !known.has(name))
    .slice(0, MAX_DETAILS)
    .map((path) => {
      const meant = didYouMean(path, known);
      return { path: path.slice(0, 200), code: "unknown_field", ...(meant ? { extra: { did_you_mean: meant } } : {}) };
    });
}

function typed(text: string, { type }: Parameter): unknown {
  if (type === "integer" && INTEGER.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  if (type === "number" && NUMBER.test(text) && Number.isFinite(Number(text))) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch (cause) {
    throw new Problem("malformed_request", [{ path: "", code: "url_encoding" }], { cause });
  }
}
