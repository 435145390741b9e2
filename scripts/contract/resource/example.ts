import { createHash } from "node:crypto";
import { isObject } from "../document.ts";
import type { ResourceField } from "./resource.ts";

const ACTOR = { type: "user", id: "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01", name: "Claire Fontaine", application: null };
const CREATED = "2026-03-01T09:30:00.000Z";

/** Returns the complete example record of a resource: the first of `examples`, with all fields that it omits. */
export function exampleOf(
  type: string,
  fields: readonly ResourceField[],
  examples: unknown,
): Readonly<Record<string, unknown>> {
  const given = Array.isArray(examples) && isObject(examples[0]) ? examples[0] : {};
  const own = fields.flatMap(({ name, fallback }): [string, unknown][] => {
    const value = given[name] ?? fallback;
    return value === undefined ? [] : [[name, value]];
  });
  const standard = { created_at: CREATED, updated_at: CREATED, created_by: ACTOR, updated_by: ACTOR, deleted_at: null };
  return { id: exampleId(type), version: 1, ...Object.fromEntries(own), ...standard };
}

/** Returns an id of version 7 that depends only on the text. */
export function exampleId(text: string): string {
  return `019cb4e5-3c4d-7e5f-8a6b-${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
}

/** Returns the example of an event of a resource. */
export function eventExample(
  type: string,
  event: string,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return {
    id: exampleId(`${type}.${event}`),
    type: `${type}.${event}`,
    occurred_at: CREATED,
    organization_id: "019cb4e1-0a00-7b1c-8d2e-3f4a5b6c7d01",
    actor: ACTOR,
    data: { object: record },
  };
}
