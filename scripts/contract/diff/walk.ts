import type { OpenApiDocument, OperationObject, PathItem, Schema } from "../document.ts";
import type { Advice } from "./change.ts";

/** Two contracts and the day of the comparison. */
export interface Sides {
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
  /** `YYYY-MM-DD`: removals are allowed from their sunset date on. */
  readonly today: string;
}

/** "in": sent by clients, so it must not become narrower; "out": read by clients, so it must not become wider. */
export type Direction = "in" | "out";

/** A schema before and after the change, with unresolved references. */
export interface SchemaPair {
  /** `body.title`; inside a component, its name takes the place of the path to it: `Note.title`. */
  readonly place: string;
  readonly old: Schema;
  readonly now: Schema;
}

/** A comparison of the schemas of two contracts. */
export interface Walk extends Sides {
  readonly direction: Direction;
  /** Returns the changes of a schema and its parts. */
  readonly changesOf: (pair: SchemaPair) => readonly Advice[];
}

/** An operation with its path. */
export interface Place {
  readonly path: string;
  readonly method: string;
  readonly item: PathItem;
  readonly operation: OperationObject;
}

/** An operation before and after the change. */
export interface OperationPair {
  readonly old: Place;
  readonly now: Place;
}

/** One comparison for data that clients send, and one for data that they read. */
export interface Walks {
  readonly sent: Walk;
  readonly read: Walk;
}
