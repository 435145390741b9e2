import type { Actor } from "../contract/actor.ts";

/** Old and new value of each field that a change touched. */
export type FieldChanges = Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>;

/** Something that happened to a record: a row of `changes`, the source of webhooks, feed and timeline. */
export interface Change {
  readonly id: string;
  readonly record_type: string;
  readonly record_id: string;
  /** E.g. `contact.created`. */
  readonly kind: string;
  /** The record's version after it. */
  readonly version: number;
  readonly actor: Actor;
  readonly occurred_at: string;
  /** The record after it, as the interface shows it. */
  readonly data: object;
  readonly changes: FieldChanges | null;
}
