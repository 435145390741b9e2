import { isDay } from "../deprecation.ts";
import type { OpenApiDocument } from "../document.ts";
import { isObject, operationsIn, toPointer } from "../document.ts";
import { rootSchemas } from "../root-schemas.ts";
import { everySchema } from "../schema-walk.ts";
import type { Finding } from "../source.ts";
import type { RuleInput } from "./finding.ts";

/** Clients need time to migrate. */
const LEAST_DAYS = 180;
const DAY_MS = 86_400_000;
const EXAMPLE = "x-deprecated: { since: 2026-11-01, sunset: 2027-05-01";

type Path = readonly (string | number)[];

/** Something that can be deprecated, and the place of its keywords. */
interface Deprecable {
  readonly path: Path;
  readonly value: Record<string, unknown>;
  readonly operation: boolean;
}

/** Deprecated parts must have dates, at least half a year apart; an operation also needs a page that explains it. */
export function* checkDeprecations({ contract: { document } }: RuleInput): Generator<Finding> {
  const ids = new Set([...operationsIn(document.paths)].map(({ operation }) => operation.operationId));
  for (const { path, value, operation } of deprecables(document)) {
    const { deprecated, "x-deprecated": given } = value;
    if (given === undefined && deprecated !== true) continue;
    const messages = [...dates(deprecated, given, operation), ...(operation ? pages(given, ids) : [])];
    const key = given === undefined ? "deprecated" : "x-deprecated";
    for (const message of messages) yield { pointer: toPointer([...path, key]), message };
  }
}

function* deprecables(document: OpenApiDocument): Generator<Deprecable> {
  for (const section of ["paths", "webhooks"] as const) {
    for (const { path, method, item, operation } of operationsIn(document[section])) {
      const place = [section, path, method];
      yield { path: place, value: operation, operation: section === "paths" };
      for (const [index, value] of (operation.parameters ?? []).entries())
        yield { path: [...place, "parameters", index], value, operation: false };
      for (const [index, value] of (item.parameters ?? []).entries())
        yield { path: [section, path, "parameters", index], value, operation: false };
    }
  }
  for (const [name, value] of Object.entries(document.components?.parameters ?? {}))
    yield { path: ["components", "parameters", name], value, operation: false };
  for (const [place, root] of rootSchemas(document)) {
    for (const [inner, value] of everySchema(root)) yield { path: [...place, ...inner], value, operation: false };
  }
}

function* dates(deprecated: unknown, given: unknown, operation: boolean): Generator<string> {
  const example = `${EXAMPLE}${operation ? ", link: https://… }" : " }"}`;
  if (deprecated !== true) yield "x-deprecated describes `deprecated: true`, which is missing next to it";
  if (!isObject(given)) {
    yield `\`deprecated: true\` needs its dates: ${example}`;
    return;
  }
  const unknown = Object.keys(given).filter((key) => !["since", "sunset", "replacement", "link"].includes(key));
  if (unknown.length) yield `x-deprecated has since, sunset, replacement and link, not ${unknown.join(", ")}`;
  for (const key of ["since", "sunset"] as const) {
    if (!isDay(given[key])) yield `x-deprecated: ${key} must be a day, e.g. ${example}`;
  }
  const { since, sunset } = given;
  if (!isDay(since) || !isDay(sunset)) return;
  const earliest = new Date(Date.parse(since) + LEAST_DAYS * DAY_MS).toISOString().slice(0, 10);
  if (sunset < earliest)
    yield `x-deprecated: sunset must be at least ${String(LEAST_DAYS)} days after since: ${earliest} or later`;
}

function* pages(given: unknown, ids: ReadonlySet<unknown>): Generator<string> {
  if (!isObject(given)) return;
  const { link, replacement } = given;
  if (typeof link !== "string" || !/^(https:\/\/|\/)[^\s<>"]+$/.test(link))
    yield "x-deprecated: link must be an https URL or a path that explains how to migrate";
  if (replacement !== undefined && !ids.has(replacement))
    yield `x-deprecated: replacement ${JSON.stringify(replacement)} is not an operationId`;
}
