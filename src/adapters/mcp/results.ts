import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { toolServer, type Tool } from "../../../generated/tools.js";
import { shownAddresses } from "../../base/platform/rules/unicode-address.ts";
import { formats } from "../../base/contract/formats.ts";
import { ToolError } from "./tool-errors.ts";
import { isObject } from "./rpc.ts";
import { estimatedTokens, removeInvisible } from "./text.ts";
import type { ToolResult } from "./handlers.ts";
import { withoutMemberAddresses } from "./member-addresses.ts";

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
