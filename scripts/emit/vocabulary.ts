import type { OpenApiDocument } from "../contract/document.ts";
import { operationsIn } from "../contract/document.ts";
import { subscriptions } from "../contract/named-list.ts";
import { patternForms, usedFormats } from "../contract/root-schemas.ts";
import { scopesIn } from "../contract/tools.ts";
import { banner, literal, union } from "./output.ts";
import type { Emitter } from "./output.ts";

/** Formats whose names are not part of messages, or that are not formats of texts. */
const unnamed = new Set(["text", "multiline", "password", "binary", "int32", "int64", "float", "double"]);

/** vocabulary.js: names that the contract defines: permissions, rate limits, codes. */
export const emitVocabulary: Emitter<"document" | "server"> = ({ document, server }) => {
  const permissions = document["x-permissions"] ?? [];
  const rateLimits = document["x-rate-limits"] ?? {};
  const errorStatuses = document["x-error-codes"] ?? {};
  const validationCodes = document["x-validation-codes"] ?? [];
  const detailCodes = document["x-detail-codes"] ?? [];
  const forms = patternForms(document);
  const patterns = Object.fromEntries([...forms].sort(([left], [right]) => (left < right ? -1 : 1)));
  const formNames = [...new Set([...forms.values(), ...usedFormats(document)])].filter((name) => !unnamed.has(name));
  const scopePermissions = scopesIn(server);
  const values = {
    permissions,
    rateLimits,
    errorStatuses,
    validationCodes,
    detailCodes,
    ...events(document),
    addressFields: addressFields(document),
    personalData: document["x-personal-data"] ?? {},
    patternForms: patterns,
    scopePermissions,
  };
  const code = Object.entries(values).map(([name, value]) => `export const ${name} = ${literal(value)};\n`);
  return {
    "vocabulary.js": `${banner}\n${code.join("")}`,
    "vocabulary.d.ts": `${banner}\n${[...declarations(document, formNames.sort()), ...scopeDeclarations(Object.keys(scopePermissions))].join("\n")}`,
  };
};

function scopeDeclarations(scopes: readonly string[]): string[] {
  return [
    "/** The permissions of each scope of tool-schemas/server.json. */",
    `export declare const scopePermissions: Readonly<Record<${union(scopes)}, readonly Permission[]>>;`,
    "",
  ];
}

/** Returns the names of properties that are e-mail addresses, or lists of them, in all components. */
function addressFields({ components }: OpenApiDocument): string[] {
  const schemas = (components?.schemas ?? {}) as Readonly<Record<string, unknown>>;
  const found = new Set<string>();
  const isAddress = (schema: unknown): boolean => {
    if (typeof schema !== "object" || schema === null) return false;
    const { $ref, format, items } = schema as { $ref?: string; format?: string; items?: unknown };
    const named = $ref?.startsWith("#/components/schemas/") ? schemas[$ref.split("/").at(-1) ?? ""] : undefined;
    return format === "email" || isAddress(items) || isAddress(named);
  };
  const collect = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { properties } = node as { properties?: Readonly<Record<string, unknown>> };
    for (const [name, schema] of Object.entries(properties ?? {})) if (isAddress(schema)) found.add(name);
    Object.values(node).forEach(collect);
  };
  collect(schemas);
  return [...found].sort();
}

/** Returns the events of webhooks with their permissions. */
function events(document: OpenApiDocument) {
  const { webhooks } = document;
  const eventTypes = Object.keys(webhooks ?? {}).sort();
  const events = [...operationsIn(webhooks)];
  const eventPermissions = Object.fromEntries(
    eventTypes.map((type) => [type, events.find(({ path }) => path === type)?.operation["x-permission"]]),
  );
  return { eventTypes, eventPermissions, eventSubscriptions: subscriptions(document) };
}

/** Returns the kinds of changes that no webhook reports. */
function changeKinds({ "x-change-kinds": kinds }: OpenApiDocument): string[] {
  return Array.isArray(kinds) ? kinds.filter((kind) => typeof kind === "string") : [];
}

function declarations(document: OpenApiDocument, formNames: readonly string[]): string[] {
  return [
    `export type Permission = ${union(document["x-permissions"] ?? [])};`,
    `export type RateLimit = ${union(Object.keys(document["x-rate-limits"] ?? {}))};`,
    `export type ErrorCode = ${union(Object.keys(document["x-error-codes"] ?? {}))};`,
    `export type ValidationCode = ${union(document["x-validation-codes"] ?? [])};`,
    `export type DetailCode = ${union(document["x-detail-codes"] ?? [])};`,
    `export type WebhookEventName = ${union(events(document).eventTypes)};`,
    "/** The kind of a change to a record: a webhook event, or a change that only the feed reports. */",
    `export type ChangeKind = WebhookEventName | ${union(changeKinds(document))};`,
    "/** A place with data about contacts. */",
    `export type PersonalDataPlace = ${union(Object.keys(document["x-personal-data"] ?? {}))};`,
    "/** The name of a format or pattern in messages. */",
    `export type FormName = ${union(formNames)};`,
    "",
    "export declare const permissions: readonly Permission[];",
    "/** Requests per minute. */",
    "export declare const rateLimits: Readonly<Record<RateLimit, number>>;",
    "/** The HTTP status of every error code. */",
    "export declare const errorStatuses: Readonly<Record<ErrorCode, number>>;",
    "export declare const validationCodes: readonly ValidationCode[];",
    "export declare const detailCodes: readonly DetailCode[];",
    "/** The events of webhooks. */",
    "export declare const eventTypes: readonly WebhookEventName[];",
    "/** The permission for receiving each event. */",
    "export declare const eventPermissions: Readonly<Record<WebhookEventName, Permission>>;",
    "/** Values for `events` of a webhook: all events, those of one record type, and single events. */",
    "export declare const eventSubscriptions: readonly string[];",
    "/** The names of fields that are e-mail addresses, or lists of them. */",
    "export declare const addressFields: readonly string[];",
    "/** The places with data about contacts: their tables, what a purge does there, and the days after which it ends. */",
    "export declare const personalData: Readonly<",
    "  Record<",
    "    PersonalDataPlace,",
    '    { readonly purge: "deleted" | "anonymized" | "hashed" | "kept" | "none"; readonly days?: number; readonly tables: readonly string[] }',
    "  >",
    ">;",
    "/** The form of each pattern. */",
    "export declare const patternForms: Readonly<Record<string, FormName>>;",
    "",
  ];
}
