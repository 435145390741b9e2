import { crc32 } from "node:zlib";
import type { Services } from "../../generated/services.js";
import type { Links } from "../base/platform/links.ts";
import type { Authorized, Caller, Visitor } from "../base/contract/caller.ts";
import type { Operation, SerializeBy } from "../base/contract/operation.ts";
import type { FairQueue } from "../base/platform/fair-queue.ts";
import type { KeyedMutex } from "../base/platform/keyed-mutex.ts";

/** A call with its caller and input. */
interface SerializedCall {
  readonly caller: Caller | Visitor;
  readonly input: unknown;
}

/**
 * Runs a call after earlier calls for the same record, which `x-serialize-by` identifies, and within the share of its
 * organization. Waiting calls use no database connection, so calls for one record cannot exhaust the pool; they use no
 * part of the share either. Throws `unavailable` after a timeout. Each process has its own queues: at most one call per
 * process waits in the database.
 */
export type Serialize = <Result>(
  serializeBy: SerializeBy | null,
  call: SerializedCall,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Dependencies of serialization. */
interface SerializeDeps {
  readonly mutex: KeyedMutex;
  readonly fairQueue: FairQueue;
  readonly links: Links;
  readonly clock: () => number;
}

/**
 * Creates one queue per record. Calls for the same record must not be nested: the inner one would wait for the outer
 * one.
 */
export function createSerialize({ mutex, fairQueue, ...deps }: SerializeDeps): Serialize {
  return async (serializeBy, call, work) => {
    const { caller } = call;
    const inShare = "organization" in caller ? () => fairQueue.run(caller.organization.id, work) : work;
    return serializeBy === null ? await inShare() : await mutex.run(keyOf(deps, serializeBy, call), inShare);
  };
}

/** Ids are unique across record types, so operations and tools for the same record get the same key. */
function keyOf(
  { links, clock }: Pick<SerializeDeps, "links" | "clock">,
  { inputs, link }: SerializeBy,
  { caller, input }: SerializedCall,
): string {
  const given = typeof input === "object" && input !== null ? { ...input } : {};
  const values = inputs.map((input) => {
    const [name = "", lanes] = input.split("/");
    const value = String(Reflect.get(given, name));
    return lanes === undefined ? value : String(laneOf(value, Number(lanes)));
  });
  const target = link === null ? null : links.verify(link, values.join(), clock());
  if (target !== null) return recordKey(target.org_id, [target.event_id]);
  return recordKey("organization" in caller ? caller.organization.id : "public", values);
}

/** Returns the lane of a value: the same for equal values. */
const laneOf = (value: string, lanes: number): number => crc32(value) % lanes;

const recordKey = (organization: string, values: readonly string[]): string =>
  [organization, ...values].join("/").toLowerCase();

/** Wraps all operations, for calls outside of a transaction. */
export function serializeServices(
  services: Services,
  operations: readonly Operation<Services>[],
  serialize: Serialize,
): Services {
  const queued: Record<string, object> = { ...services };
  for (const operation of operations) {
    const { id, serializeBy } = operation;
    const [group = "", verb = ""] = id.split(".");
    const method = (caller: Authorized<Caller & Visitor>, input: never): Promise<unknown> =>
      serialize(serializeBy, { caller, input }, () => operation.call(services, caller, input));
    queued[group] = { ...queued[group], [verb]: method };
  }
  return Object.assign({}, services, queued);
}
