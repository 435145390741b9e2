import type { Comparison, Said } from "../intent.ts";

/** The meaning of a part of the arguments, so that an error about it can be corrected. */
export interface Place {
  readonly role: "name" | "operator" | "value";
  /** Identifies the choice across attempts. */
  readonly key: string;
  /** The person's word for the name, in English. */
  readonly word: string;
  /** Of operators. */
  readonly comparison?: Comparison;
  readonly said?: Said;
  readonly chosen: unknown;
}

/** Arguments for one call, with the places that a correction can change, by JSON pointer. */
export interface Draft {
  readonly args: Record<string, unknown>;
  readonly places: Map<string, Place>;
}

/** The choices that errors have led to, by the key of their place. */
export interface Choices {
  readonly names: Map<string, string>;
  readonly operators: Map<string, string>;
  readonly values: Map<string, unknown>;
  /** Arguments that an error asked for. */
  readonly flags: Set<string>;
  /** Names that were rejected. */
  readonly rejected: Set<string>;
}

export const noChoices = (): Choices => ({
  names: new Map(),
  operators: new Map(),
  values: new Map(),
  flags: new Set(),
  rejected: new Set(),
});
