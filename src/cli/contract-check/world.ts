import type { Checker } from "./caller.ts";
import type { Operation, Schema, Contract } from "./contract.ts";

/** The records that a check creates. */
export interface World extends Replacements {
  readonly checker: Checker;
  readonly resources: readonly Resource[];
  /** The id of the user to whom the key belongs. */
  readonly userId: string;
  /** Returns the id of the record that all requests share; undefined if it cannot be created. */
  standing(name: string): Promise<string | undefined>;
  /** Creates a record for one request. */
  fresh(name: string): Promise<string | undefined>;
  /** Returns a record that only a few requests share: a new one, unless few may be created per minute. */
  spare(name: string): Promise<string | undefined>;
  /** Returns the body of a new record; undefined if there is none. */
  newBody(name: string): Promise<Schema | undefined>;
  /** Adapts an example of an operation on a resource. */
  adapt(example: unknown, resource?: string): Promise<unknown>;
  /** Deletes and purges a created record at the end. */
  track(resource: Resource, id: string): void;
  /** Returns the start of an unused slot of the standing event type. */
  slot(): Promise<string | undefined>;
  /** When the check started. */
  readonly startedAt: string;
  /** Returns whether slots were booked. */
  hasBookings(): boolean;
  /** Returns the operation with this id. */
  operation(id: string): Operation | undefined;
  /** Deletes the created records, newest first; returns how many remain. */
  removeAll(): Promise<number>;
}

/** A request that should succeed. */
export interface Prepared {
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Bodies to try, in order. */
  readonly bodies: readonly unknown[];
}

/** A type of record that the check can create, derived from its operations. */
export interface Resource {
  /** `contact`, `line_item`. */
  readonly name: string;
  readonly create: Operation;
  readonly example: Schema;
  /** Reads, deletes and purges one record. */
  readonly read: Operation | undefined;
  readonly remove: Operation | undefined;
  readonly purge: Operation | undefined;
  readonly list: Operation | undefined;
}

/** Returns the resources of the contract; a union such as contact and company is one resource per alternative. */
export function resourcesOf(contract: Contract): Resource[] {
  return contract.operations
    .filter(({ method, path, body, responses, access }) => {
      const creates = method === "POST" && !path.includes("{") && (responses.has("201") || responses.has("202"));
      return creates && body !== null && access === "key";
    })
    .flatMap((create) => variantsOf(contract, create));
}

function variantsOf(contract: Contract, create: Operation): Resource[] {
  const { body, path, id } = create;
  const one = (method: string, more = ""): Operation | undefined => contract.find(method, `${path}/{id}${more}`);
  const operations = {
    create,
    read: one("get"),
    remove: one("delete"),
    purge: one("post", "/purge"),
    list: contract.find("get", path),
  };
  const discriminator = body?.schema["discriminator"] as { propertyName: string; mapping: object } | undefined;
  const examples = (body?.examples ?? []) as Schema[];
  if (discriminator === undefined) {
    return [{ name: singularOf(id.split(".")[0] ?? ""), example: examples[0] ?? {}, ...operations }];
  }
  return Object.keys(discriminator.mapping).flatMap((name) => {
    const example = examples.find((each) => each[discriminator.propertyName] === name);
    return example === undefined ? [] : [{ name, example, ...operations }];
  });
}

/** Returns the name of one record: `lineItems` → `line_item`. */
function singularOf(group: string): string {
  const snake = group.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake.replace(/ies$/, "y").replace(/s$/, "");
}

/** Replaces the parts of an example that cannot be sent as they are. */
interface Replacements {
  /** Returns the id for a field (`company_id`) of an object; undefined if there is none. */
  reference(field: string, object: Schema): Promise<string | undefined>;
  /** Returns an unused number. */
  next(): number;
  /** An address that may receive webhooks. */
  readonly receiver: string;
  /** A word that identifies the records of this check. */
  readonly run: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(example|test|invalid)$/;
const URL_TEXT = /^https?:\/\//;
const DAY_MS = 86_400_000;
/** The earliest day of the contract's examples. */
const EXAMPLES_START = Date.parse("2026-03-01T00:00:00Z");
/** Fields that must differ between the records of an organization. */
const UNIQUE_NAMES = new Set(["name", "title"]);
const UNIQUE_CODES = new Set(["key", "slug", "code"]);

/** All messages go to addresses under this domain, which no server receives (RFC 2606). */
export const DOMAIN = "contract-check.example";

/**
 * Returns an example as a new record: with own names and addresses, times in the future, and ids of existing records.
 * A field whose record cannot be created is omitted.
 */
export async function adapted(example: unknown, given: Replacements): Promise<unknown> {
  return await adaptValue(example, { field: "", object: {}, isRecord: true }, given);
}

interface Place {
  readonly field: string;
  readonly object: Schema;
  /** Whether the object is a record, not a part of one such as a stage of a pipeline. */
  readonly isRecord: boolean;
}

async function adaptValue(value: unknown, place: Place, given: Replacements): Promise<unknown> {
  if (typeof value === "string") return await adaptText(value, place, given);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value as unknown[]) {
      const made = await adaptValue(item, { ...place, isRecord: false }, given);
      if (made !== undefined && !items.includes(made)) items.push(made);
    }
    return items;
  }
  if (typeof value !== "object" || value === null) return value;
  const isRecord = place.field === "" ? place.isRecord : place.field === "record";
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(value)) {
    const replaced = await adaptValue(inner, { field, object: value as Schema, isRecord }, given);
    if (replaced !== undefined) made[field] = replaced;
  }
  return made;
}

async function adaptText(text: string, { field, object, isRecord }: Place, given: Replacements): Promise<unknown> {
  if (UUID.test(text)) return await given.reference(field, object);
  if (INSTANT.test(text)) return new Date(later(Date.parse(text))).toISOString();
  if (DAY.test(text)) return new Date(later(Date.parse(text))).toISOString().slice(0, 10);
  if (ADDRESS.test(text)) return `check.${given.run}.${given.next()}@${DOMAIN}`;
  if (URL_TEXT.test(text)) return `${given.receiver}/contract-check/${given.run}/${given.next()}`;
  if (HOST.test(text)) return `check-${given.run}-${given.next()}.example`;
  if (UNIQUE_NAMES.has(field) && isRecord) return `${text} ${given.run} ${given.next()}`;
  if (UNIQUE_CODES.has(field) && isRecord) return `${text}${/^[a-z0-9_]+$/.test(text) ? "_" : "-"}${given.next()}`;
  return text;
}

/** Moves a time by whole weeks, so that the earliest time of the examples is at least a day ahead. */
function later(time: number): number {
  const weeks = Math.ceil((Date.now() + DAY_MS - EXAMPLES_START) / (7 * DAY_MS));
  return time + Math.max(weeks, 0) * 7 * DAY_MS;
}
