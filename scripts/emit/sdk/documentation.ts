import type { OpenApiDocument, OperationObject } from "../../contract/document.ts";
import type { OperationModel } from "../../contract/operation-model.ts";

const WIDTH = 120;

/** Returns the doc comment of an operation: its purpose, permission, limits and errors. */
export function documentationOf(document: OpenApiDocument, operation: OperationModel): string {
  const source = (document.paths?.[operation.path]?.[operation.method] ?? {}) as OperationObject;
  const { deprecation } = operation;
  const paragraphs = [
    `${operation.summary.replace(/\.$/, "")}.`,
    typeof source.description === "string" ? source.description : "",
    traitsOf(document, operation),
    errorsOf(source),
    deprecation || source["deprecated"] === true ? "@deprecated" : "",
  ].filter((text) => text !== "");
  const lines = paragraphs.flatMap((text, index) => [...(index > 0 ? [""] : []), ...wrapped(text)]);
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

function traitsOf(document: OpenApiDocument, operation: OperationModel): string {
  const { permission, access, rateLimit, idempotent, concurrency, bodyLimit, upload } = operation;
  const rate = document["x-rate-limits"]?.[rateLimit];
  const needs = { public: "Needs no credentials.", session: "Needs the session of a user; keys are refused.", any: "" };
  return [
    permission === null
      ? needs[access]
      : `Permission: \`${permission}\`. ${access === "any" ? "" : needs[access]}`.trim(),
    rate === undefined ? "" : `At most ${rate} requests per minute.`,
    idempotent ? "Repeatable: it is sent with an idempotency key." : "",
    concurrency ? "With `If-Match`, it fails with 412 if the record has another version." : "",
    upload !== null && bodyLimit !== null ? `The file has at most ${bodyLimit} bytes.` : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}

function errorsOf({ responses }: OperationObject): string {
  const statuses = Object.keys(responses ?? {}).filter((status) => /^[45]\d\d$/.test(status));
  return statuses.length === 0 ? "" : `Errors: ${statuses.join(", ")}.`;
}

function wrapped(text: string): string[] {
  const words = text.replaceAll("*/", "* /").split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length > WIDTH - 8) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
