import { formatCode } from "../contract/formats.ts";
import type { Violation } from "../contract/operation.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Detail } from "./errors.ts";

/** The names that could stand at a place of the body, for `did_you_mean`. */
export type KnownFields = (pointer: string) => Iterable<string>;

/** Keywords that only repeat what a part of them has said. */
const WRAPPERS = new Set(["if", "then", "else", "allOf", "anyOf", "dispatch", "$ref", "dependentSchemas"]);

/** Which limit a keyword sets, and what its violation is called. */
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

/** Every problem once, where it is, in the contract's words. */
export function toDetails(violations: readonly Violation[], knownFields: KnownFields = () => []): Detail[] {
  const relevant = violations.filter((violation) => !repeats(violation) && !isOtherBranch(violation, violations));
  const found = (relevant.length > 0 ? relevant : violations).map((violation) => toDetail(violation, knownFields));
  const seen = new Set<string>();
  return found.filter(({ path, code }) => !seen.has(`${path} ${code}`) && seen.add(`${path} ${code}`));
}

function repeats({ keyword, schemaPath, params }: Violation): boolean {
  if (keyword === "oneOf") return params["passingSchemas"] === null;
  return WRAPPERS.has(keyword) || (keyword !== "propertyNames" && schemaPath.includes("/propertyNames/"));
}

/** "Must be null" says nothing where another branch of a nullable value says more. */
function isOtherBranch({ keyword, params, instancePath }: Violation, all: readonly Violation[]): boolean {
  if (keyword !== "type" || params["type"] !== "null") return false;
  return all.some(
    (other) =>
      !repeats(other) &&
      other.params["type"] !== "null" &&
      (other.instancePath === instancePath || other.instancePath.startsWith(`${instancePath}/`)),
  );
}

function toDetail({ instancePath: at, keyword, params }: Violation, knownFields: KnownFields): Detail {
  const limited = LIMITS.get(keyword);
  if (limited) return { path: at, code: limited, ...limitOf(params["limit"]) };
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return { path: child(at, params["missingProperty"]), code: "required" };
    case "additionalProperties":
    case "unevaluatedProperties":
      return unknownField(at, String(params["additionalProperty"] ?? params["unevaluatedProperty"]), knownFields);
    case "propertyNames":
      return { path: child(at, params["propertyName"]), code: "format" };
    case "type":
      return { path: at, code: "type", values: { type: typeName(params["type"]) } };
    case "enum":
    case "const":
      return { path: at, code: "enum", extra: { allowed_values: allowed(params) } };
    case "uniqueItems":
      return { path: at, code: "not_unique" };
    case "contains":
      return { path: at, code: "too_few", ...limitOf(params["minContains"]) };
    case "format":
      return { path: at, code: formatCode(String(params["format"])), values: { format: String(params["format"]) } };
    case "pattern":
      return { path: at, code: "format", values: { format: "pattern", pattern: String(params["pattern"]) } };
    default:
      return { path: at, code: "format" };
  }
}

function unknownField(at: string, name: string, knownFields: KnownFields): Detail {
  const meant = didYouMean(name, knownFields(at));
  const path = child(at, name);
  return { path, code: "unknown_field", ...(meant === undefined ? {} : { extra: { did_you_mean: meant } }) };
}

/** RFC 6901 §3; long names are cut, since a detail is for reading. */
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
