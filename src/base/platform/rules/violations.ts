import { patternForms } from "../../../../generated/vocabulary.js";
import { formatCode } from "../../contract/formats.ts";
import type { Violation } from "../../contract/operation.ts";
import { didYouMean, type DescribedName, hintsFor } from "./did-you-mean.ts";
import type { Detail } from "./errors.ts";

/**
 * Returns the valid field names at a location of the body, for `did_you_mean`. The body shows which form of a union is
 * meant.
 */
export type KnownFields = (pointer: string, body: unknown) => Iterable<string | DescribedName>;

/** Keywords whose errors only repeat errors of their subschemas. */
const WRAPPERS = new Set(["if", "then", "else", "allOf", "anyOf", "dispatch", "$ref", "dependentSchemas"]);

/** The detail code for each keyword that sets a limit. */
const LIMITS = new Map<string, Detail["code"]>([
  ["minLength", "too_short"],
  ["maxLength", "too_long"],
  ["minimum", "minimum"],
  ["exclusiveMinimum", "minimum"],
  ["maximum", "maximum"],
  ["exclusiveMaximum", "maximum"],
  ["minItems", "too_few"],
  ["minProperties", "too_few"],
  ["maxItems", "too_many"],
  ["maxProperties", "too_many"],
]);

/** Options for additional information in details. */
interface DetailOptions {
  readonly knownFields?: KnownFields;
  /** The input; its values are used to suggest allowed options. */
  readonly input?: unknown;
}

/** A response has at most this many details. */
export const MAX_DETAILS = 20;

/** Violations beyond this are ignored. The generated validators stop after some hundred, those of other documents do not. */
const MAX_READ = 1_000;

/**
 * Converts Ajv errors to details, without duplicates: at most 20. The probably meant name is looked up for these only,
 * because each lookup compares a name with all that are allowed.
 */
export function toDetails(all: readonly Violation[], { knownFields = () => [], input }: DetailOptions = {}): Detail[] {
  const violations = all.slice(0, MAX_READ);
  const relevant = violations.filter((violation) => !repeats(violation) && !isOtherBranch(violation, violations));
  const findings = new Map<string, Finding>();
  for (const violation of relevant.length > 0 ? relevant : violations) {
    const finding = findingOf(violation, { input, all: violations });
    const key = `${finding.detail.path} ${finding.detail.code}`;
    if (!findings.has(key)) findings.set(key, finding);
    if (findings.size === MAX_DETAILS) break;
  }
  const namesAt = remembered((pointer) => knownFields(pointer, input));
  return [...findings.values()].map(({ detail, hints }) => ({ ...detail, ...hints?.(namesAt) }));
}

/** An error, and the function that looks up what was probably meant. */
interface Finding {
  readonly detail: Detail;
  readonly hints?: (namesAt: NamesAt) => Pick<Detail, "extra">;
}

type NamesAt = (pointer: string) => Iterable<string | DescribedName>;

/** Unknown fields are often in the same place. */
function remembered(knownFields: NamesAt): NamesAt {
  const known = new Map<string, readonly (string | DescribedName)[]>();
  return (pointer) => {
    const names = known.get(pointer) ?? [...knownFields(pointer)];
    known.set(pointer, names);
    return names;
  };
}

function repeats({ keyword, schemaPath, params }: Violation): boolean {
  if (keyword === "oneOf") return params["passingSchemas"] === null;
  return WRAPPERS.has(keyword) || (keyword !== "propertyNames" && schemaPath.includes("/propertyNames/"));
}

/** "Must be null" is redundant if another branch of a nullable value has an error. */
function isOtherBranch({ keyword, params, instancePath }: Violation, all: readonly Violation[]): boolean {
  if (keyword !== "type" || params["type"] !== "null") return false;
  return all.some(
    (other) =>
      !repeats(other) &&
      other.params["type"] !== "null" &&
      (other.instancePath === instancePath || other.instancePath.startsWith(`${instancePath}/`)),
  );
}

interface DetailContext {
  readonly input: unknown;
  readonly all: readonly Violation[];
}

function findingOf(violation: Violation, context: DetailContext): Finding {
  const { instancePath: at, keyword, params } = violation;
  switch (keyword) {
    case "additionalProperties":
    case "unevaluatedProperties":
      return unknownField(at, String(params["additionalProperty"] ?? params["unevaluatedProperty"]));
    case "enum":
    case "const":
      return notAllowed(at, allowed(params), valueAt(context.input, at));
    default:
      return { detail: toDetail(violation, context) };
  }
}

function toDetail(violation: Violation, { all, input }: DetailContext): Detail {
  const { keyword, params } = violation;
  const at = violation.instancePath.slice(0, MAX_PATH);
  const limited = LIMITS.get(keyword);
  if (limited) return { path: at, code: limited, ...limitOf(params["limit"], keyword.startsWith("exclusive")) };
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return { path: child(at, params["missingProperty"]), code: "required" };
    case "oneRequired":
      return { path: child(at, emptyOne(valueAt(input, at), params)), code: "required", values: choiceOf(params) };
    case "propertyNames":
      return { path: child(at, params["propertyName"]), ...nameProblem(violation, all) };
    case "type":
      return { path: at, code: "type", values: { type: typeName(params["type"]) } };
    case "uniqueItems":
      return { path: child(at, Math.max(Number(params["i"]), Number(params["j"]))), code: "not_unique" };
    case "false schema":
      return { path: at, code: "unknown_field" };
    case "contains":
      return { path: at, code: "too_few", ...limitOf(params["minContains"]) };
    case "format":
      return { path: at, code: formatCode(String(params["format"])), values: { format: String(params["format"]) } };
    case "pattern":
      return { path: at, code: "format", values: { format: formOfPattern(params["pattern"]) } };
    default:
      return { path: at, code: "format" };
  }
}

const choiceOf = ({ choice }: Violation["params"]): { readonly choice: string } => ({ choice: String(choice) });

/** Returns the first of the required fields that was sent, though empty; the last one if none was. */
function emptyOne(given: unknown, params: Violation["params"]): unknown {
  const { choice } = choiceOf(params);
  const sent = choice.split(", ").find((name) => typeof given === "object" && given !== null && name in given);
  return sent ?? params["last"];
}

/** Returns the error for a name chosen by the client: all names of one map have the same rule. */
function nameProblem({ schemaPath }: Violation, all: readonly Violation[]): Pick<Detail, "code" | "values"> {
  const rule = all.find((other) => other.schemaPath.startsWith(`${schemaPath}/`));
  if (rule === undefined) return { code: "format" };
  const { code, values } = findingOf(rule, { input: undefined, all: [] }).detail;
  return { code, ...(values && { values }) };
}

/** Regular expressions are not shown to users. */
const formOfPattern = (pattern: unknown): string => patternForms[String(pattern)] ?? "other";

function unknownField(at: string, name: string): Finding {
  return {
    detail: { path: child(at, name), code: "unknown_field" },
    hints: (namesAt) => hintsFor(name, namesAt(at)),
  };
}

function notAllowed(at: string, options: readonly unknown[], given: unknown): Finding {
  const detail: Detail = { path: at.slice(0, MAX_PATH), code: "enum", extra: { allowed_values: options } };
  if (typeof given !== "string") return { detail };
  return {
    detail,
    hints: () => {
      const meant = didYouMean(
        given,
        options.filter((option) => typeof option === "string"),
      );
      return { extra: { allowed_values: options, ...(meant !== undefined && { did_you_mean: meant }) } };
    },
  };
}

/** Resolves a JSON pointer (RFC 6901). */
function valueAt(input: unknown, pointer: string): unknown {
  const names = pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return names.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    input,
  );
}

/** Longer paths are cut off: clients choose some of the names in them. */
const MAX_PATH = 500;

/** Returns the step of a pointer to a member (RFC 6901 §3). Long names are cut off. */
export const stepOf = (name: string): string => name.slice(0, 200).replaceAll("~", "~0").replaceAll("/", "~1");

const child = (at: string, name: unknown): string =>
  `${at.slice(0, MAX_PATH)}/${stepOf(String(name))}`.slice(0, MAX_PATH);

/** An exclusive limit is not itself allowed, so its sentence is another one. */
function limitOf(limit: unknown, exclusive = false) {
  return typeof limit === "number" ? { values: { limit, ...(exclusive && { exclusive: 1 }) }, extra: { limit } } : {};
}

function typeName(type: unknown): string {
  return Array.isArray(type) ? type.filter((name) => name !== "null").join(", ") : String(type);
}

function allowed(params: Violation["params"]): readonly unknown[] {
  const { allowedValues, allowedValue } = params;
  return Array.isArray(allowedValues) ? allowedValues.slice(0, 200) : [allowedValue];
}
