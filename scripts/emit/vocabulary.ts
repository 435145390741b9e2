import { banner, literal, union } from "./output.ts";
import type { Emitter } from "./output.ts";

/** vocabulary.js: the names that the contract defines once: permissions, ceilings, codes. */
export const emitVocabulary: Emitter = ({ document }) => {
  const permissions = document["x-permissions"] ?? [];
  const rateLimits = document["x-rate-limits"] ?? {};
  const errorStatuses = document["x-error-codes"] ?? {};
  const validationCodes = document["x-validation-codes"] ?? [];
  const detailCodes = document["x-detail-codes"] ?? [];
  const eventTypes = Object.keys(document.webhooks ?? {}).sort();
  const values = { permissions, rateLimits, errorStatuses, validationCodes, detailCodes, eventTypes };
  const code = Object.entries(values).map(([name, value]) => `export const ${name} = ${literal(value)};\n`);
  const types = [
    `export type Permission = ${union(permissions)};`,
    `export type RateLimit = ${union(Object.keys(rateLimits))};`,
    `export type ErrorCode = ${union(Object.keys(errorStatuses))};`,
    `export type ValidationCode = ${union(validationCodes)};`,
    `export type DetailCode = ${union(detailCodes)};`,
    `export type EventType = ${union(eventTypes)};`,
    "",
    "export declare const permissions: readonly Permission[];",
    "/** Requests a minute. */",
    "export declare const rateLimits: Readonly<Record<RateLimit, number>>;",
    "/** The HTTP status of every error code. */",
    "export declare const errorStatuses: Readonly<Record<ErrorCode, number>>;",
    "export declare const validationCodes: readonly ValidationCode[];",
    "export declare const detailCodes: readonly DetailCode[];",
    "/** What webhooks are told of. */",
    "export declare const eventTypes: readonly EventType[];",
    "",
  ];
  return {
    "vocabulary.js": `${banner}\n${code.join("")}`,
    "vocabulary.d.ts": `${banner}\n${types.join("\n")}`,
  };
};
