import type { Checker } from "./caller.ts";
import type { Operation, Schema } from "./contract.ts";
import type { Replacements } from "./examples.ts";
import type { Resource } from "./resources.ts";

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
