import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { toolServer, type Tool } from "../../../generated/tools.js";
import { shownAddresses } from "../../base/platform/rules/email-address.ts";
import { formats } from "../../base/contract/formats.ts";
import { isObject } from "./rpc.ts";
import { estimatedTokens, removeInvisible } from "./text.ts";
import type { ToolResult } from "./handlers.ts";
import type { Locale } from "../../base/contract/caller.ts";
import type { Problem, Detail } from "../../base/platform/rules/errors.ts";
import { toProblem } from "../../base/platform/rules/problems.ts";
import { retryAfterSeconds } from "../../base/platform/rules/token-bucket.ts";
import { shownDetails } from "../../base/i18n/details.ts";
import { sentences } from "../../base/i18n/sentences.ts";
import { toolSentences, type ToolErrorCode } from "../../base/i18n/tools.ts";

/** The validated result of a tool. */
export type Structured = Readonly<Record<string, unknown>>;

/** A tool's result does not match its outputSchema. This is a bug of the server, so clients get no details. */
export class WrongOutput extends Error {
  override readonly name = "WrongOutput";
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false, formats });
const compiled = new Map<string, ValidateFunction>();

/**
 * Returns a tool's result without invisible characters after validating it against its outputSchema; throws or
 * truncates if it is too long for a model.
 */
export function structuredResult({ definition }: Pick<Tool, "definition">, raw: unknown): Structured {
  const value = shownAddresses(withoutMemberAddresses(removeInvisible(raw)));
  const { name, inputSchema, outputSchema } = definition;
  const validate = compiled.get(name) ?? ajv.compile(outputSchema);
  compiled.set(name, validate);
  if (!isObject(value) || !validate(value)) {
    const [problem] = validate.errors ?? [];
    throw new WrongOutput(`${name}: ${problem?.instancePath ?? ""} ${problem?.keyword ?? "is not an object"}`);
  }
  if (fitsLimit(value)) return value;
  const pages = isObject(inputSchema["properties"]) && "page_size" in inputSchema["properties"];
  if (pages) throw new ToolError("result_too_large");
  return truncated(value);
}

/** Returns a receipt, which must be an object like every result. */
export function structuredReceipt(receipt: unknown): Structured {
  if (isObject(receipt)) return receipt;
  throw new WrongOutput("a receipt is not an object");
}

/** Returns the result in both forms: as data for programs and as text for models. */
export function shownResult(structuredContent: Structured): ToolResult {
  return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
}

function fitsLimit(value: Structured): boolean {
  const text = JSON.stringify(value);
  const { resultTokens } = toolServer.limits;
  // A token has at least one byte.
  return Buffer.byteLength(text) < resultTokens || estimatedTokens(text) < resultTokens;
}

/** Truncates the long texts of a single record that is too long as a whole. */
function truncated(value: Structured): Structured {
  for (const longest of [4_000, 2_000, 1_000, 500, 200]) {
    const shorter = truncateTexts(value, longest) as Structured;
    if (fitsLimit(shorter)) return shorter;
  }
  throw new ToolError("result_too_large");
}

function truncateTexts(value: unknown, longest: number): unknown {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === "string" && inner.length > longest ? `${inner.slice(0, longest).toWellFormed()} …` : inner,
  );
}

/** A tool call that fails with an error that only MCP has. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  readonly code: ToolErrorCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: ToolErrorCode, retryAfter?: number) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Returns the error for an exceeded rate limit; `wait` in milliseconds. */
export const rateLimited = (wait: number): ToolError => new ToolError("rate_limited", retryAfterSeconds(wait));

/** The body of an error, which contains only our own texts. */
interface ErrorBody {
  readonly error: string;
  readonly code: string;
  readonly [member: string]: unknown;
}

/** Returns a failed call as a result for the model, so that it can correct itself. */
export function failedResult(error: unknown, locale: Locale): ToolResult {
  const body = errorBody(error, locale);
  return { content: [{ type: "text", text: JSON.stringify(removeInvisible(body)) }], isError: true };
}

/** Returns an error with its code, its details and the next step. */
export function errorBody(error: unknown, locale: Locale): ErrorBody {
  return error instanceof ToolError ? toolErrorBody(error, locale) : problemBody(toProblem(error), locale);
}

function toolErrorBody({ code, retryAfter }: ToolError, locale: Locale): ErrorBody {
  const { errors, hints } = toolSentences(locale);
  return { error: errors[code], code, ...hint(hints[code]), ...retry(retryAfter) };
}

function problemBody({ code, details, retryAfter }: Problem, locale: Locale): ErrorBody {
  const shown = shownDetails(details.map(inArguments), locale);
  return {
    error: sentences(locale).errors[code],
    code,
    ...(shown.length > 0 ? { details: shown } : {}),
    ...hint(toolSentences(locale).hints[code]),
    ...retry(retryAfter),
  };
}

/** A header in REST corresponds to an argument here. */
function inArguments(detail: Detail): Detail {
  return detail.path === "If-Match" ? { ...detail, path: "/expected_version" } : detail;
}

function hint(text: string | undefined) {
  return text === undefined ? {} : { hint: text };
}

function retry(seconds: number | undefined) {
  return seconds === undefined ? {} : { retry_after_seconds: Math.max(1, Math.ceil(seconds)) };
}

/**
 * The name of a member without a name is their e-mail address, which tools do not return: such names become null, those
 * of hosts (`user_id`) and of actors (`application`). Names of invitees are kept, because they are customers.
 */
function withoutMemberAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMemberAddresses);
  if (!isObject(value)) return value;
  const isMember = ("application" in value && value["type"] !== "invitee") || "user_id" in value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    name === "name" && isMember && isAddress(inner) ? null : withoutMemberAddresses(inner),
  ]);
  return Object.fromEntries(entries);
}

const isAddress = (value: unknown): boolean => typeof value === "string" && /^[^\s@]+@[^\s@]+$/.test(value);
