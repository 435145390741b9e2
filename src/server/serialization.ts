import type { Services } from "../../generated/services.js";
import type { Links } from "../platform/links.ts";
import type { Caller, Visitor } from "../contract/caller.ts";
import type { Operation, SerializeBy } from "../contract/operation.ts";
import type { KeyedMutex } from "../platform/keyed-mutex.ts";

/** One call: who sends it, and its input. */
export interface SerializedCall {
  readonly caller: Caller | Visitor;
  readonly input: unknown;
}

/**
 * Runs a call after those before it that change the same record, as `x-serialize-by` names it. While it waits it holds no
 * connection of the database, so calls for one record cannot take all of them from everybody else. Throws `unavailable` where
 * it waits for too long. Each process has its own queues: of several processes, at most one call each waits in the database.
 */
export type Serialize = <Result>(
  serializeBy: SerializeBy | null,
  call: SerializedCall,
  work: () => Promise<Result>,
) => Promise<Result>;

/** What the queues are made of. */
export interface SerializeDeps {
  readonly mutex: KeyedMutex;
  readonly links: Links;
  readonly clock: () => number;
}

/** One queue for each record. Not to be nested for the same record: the inner call would wait for the outer one. */
export function createSerialize({ mutex, ...deps }: SerializeDeps): Serialize {
  return async (serializeBy, call, work) =>
    serializeBy === null ? await work() : await mutex.run(keyOf(deps, serializeBy, call), work);
}

/** Ids are unique among all kinds of records, so operations and tools that name one record have one key. */
function keyOf(
  { links, clock }: Omit<SerializeDeps, "mutex">,
  { inputs, link }: SerializeBy,
  { caller, input }: SerializedCall,
): string {
  const given = typeof input === "object" && input !== null ? { ...input } : {};
  const values = inputs.map((name) => String(Reflect.get(given, name)));
  const target = link === null ? null : links.verify(link, values.join(), clock());
  if (target !== null) return recordKey(target.org_id, [target.event_id]);
  return recordKey("organization" in caller ? caller.organization.id : "public", values);
}

const recordKey = (organization: string, values: readonly string[]): string =>
  [organization, ...values].join("/").toLowerCase();

/** The services with every operation that has `x-serialize-by` queued; for calls outside a transaction. */
export function serializeServices(
  services: Services,
  operations: readonly Operation<Services>[],
  serialize: Serialize,
): Services {
  const queued: Record<string, object> = { ...services };
  for (const operation of operations) {
    const { id, serializeBy } = operation;
    if (serializeBy === null) continue;
    const [group = "", verb = ""] = id.split(".");
    const method = (caller: Caller & Visitor, input: never): Promise<unknown> =>
      serialize(serializeBy, { caller, input }, () => operation.call(services, caller, input));
    queued[group] = { ...queued[group], [verb]: method };
  }
  return Object.assign({}, services, queued);
}
