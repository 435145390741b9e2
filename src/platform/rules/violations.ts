import { patternForms } from "../../../generated/vocabulary.js";
import { formatCode } from "../../contract/formats.ts";
import type { Violation } from "../../contract/operation.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Detail } from "./errors.ts";
import { type DescribedName, hintsFor } from "./unknown-names.ts";

/** Returns the valid field names at a location of the body, for `did_you_mean`. */
export type KnownFields = (pointer: string) => Iterable<string | DescribedName>;

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

/** Converts Ajv errors to details, without duplicates. */
export function toDetails(
  violations: readonly Violation[],
  { knownFields = () => [], input }: DetailOptions = {},
): Detail[] {
  const relevant = violations.filter((violation) => !repeats(violation) && !isOtherBranch(violation, violations));
  const found = (relevant.length > 0 ? relevant : violations).map((violation) =>
    toDetail(violation, { knownFields, input, all: violations }),
  );
  const seen = new Set<string>();
  return found.filter(({ path, code }) => !seen.has(`${path} ${code}`) && seen.add(`${path} ${code}`));
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
  readonly knownFields: KnownFields;
  readonly input: unknown;
  readonly all: readonly Violation[];
}

function toDetail(violation: Violation, { knownFields, input, all }: DetailContext): Detail {
  const { instancePath: at, keyword, params } = violation;
  const limited = LIMITS.get(keyword);
  if (limited) return { path: at, code: limited, ...limitOf(params["limit"]) };
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return { path: child(at, params["missingProperty"]), code: "required" };
    case "oneRequired":
      return { path: child(at, params["last"]), code: "required", values: { choice: String(params["choice"]) } };
    case "additionalProperties":
    case "unevaluatedProperties":
      return unknownField(at, String(params["additionalProperty"] ?? params["unevaluatedProperty"]), knownFields);
    case "propertyNames":
      return { path: child(at, params["propertyName"]), ...nameProblem(violation, all) };
    case "type":
      return { path: at, code: "type", values: { type: typeName(params["type"]) } };
    case "enum":
    case "const":
      return notAllowed(at, allowed(params), valueAt(input, at));
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

/** Returns the error for a name chosen by the client: all names of one map have the same rule. */
function nameProblem({ schemaPath }: Violation, all: readonly Violation[]): Pick<Detail, "code" | "values"> {
  const rule = all.find((other) => other.schemaPath.startsWith(`${schemaPath}/`));
  if (rule === undefined) return { code: "format" };
  const { code, values } = toDetail(rule, { knownFields: () => [], input: undefined, all: [] });
  return { code, ...(values && { values }) };
}

/** Regular expressions are not shown to users. */
const formOfPattern = (pattern: unknown): string => patternForms[String(pattern)] ?? "other";

function unknownField(at: string, name: string, knownFields: KnownFields): Detail {
  return { path: child(at, name), code: "unknown_field", ...hintsFor(name, knownFields(at)) };
}

function notAllowed(path: string, options: readonly unknown[], given: unknown): Detail {
  const texts = options.filter((option) => typeof option === "string");
  const meant = typeof given === "string" ? didYouMean(given, texts) : undefined;
  return {
    path,
    code: "enum",
    extra: { allowed_values: options, ...(meant !== undefined && { did_you_mean: meant }) },
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

/** RFC 6901 §3. Long names are cut off. */
function child(at: string, name: unknown): string {
  return `${at}/${String(name).slice(0, 200).replaceAll("~", "~0").replaceAll("/", "~1")}`.slice(0, 500);
}

function limitOf(limit: unknown) {
  return typeof limit === "number" ? { values: { limit }, extra: { limit } } : {};
}

function typeName(type: unknown): string {
  return Array.isArray(type) ? type.filter((name) => name !== "null").join(", ") : String(type);
}

function allowed(params: Violation["params"]): readonly unknown[] {
  const { allowedValues, allowedValue } = params;
  return Array.isArray(allowedValues) ? allowedValues.slice(0, 200) : [allowedValue];
}
