/** The wishes that a person can have, in the vocabulary of a CRM user and not of the server. */
export type Goal =
  | "find"
  | "read"
  | "list"
  | "total"
  | "create"
  | "change"
  | "add note"
  | "read notes"
  | "read history"
  | "link"
  | "find duplicates"
  | "list events"
  | "book"
  | "move event"
  | "cancel event"
  | "invite"
  | "find times";

/** A colleague: "me", or a name as colleagues say it. */
export interface SaidPerson {
  readonly person: string;
}

/** A record by its kind and name, both as the person says them. */
export interface SaidRecord {
  readonly a: string;
  readonly named: string;
}

/** A day, counted from today; with `time`, a time of this day on the person's clock. */
export interface SaidDay {
  readonly day: number;
  readonly time?: string;
}

/** A value as a person says it. */
export type Said = string | number | boolean | SaidPerson | SaidRecord | SaidDay | readonly (string | SaidDay)[];

/** A condition as a person says it. */
export interface Condition {
  readonly field: string;
  readonly is: Comparison;
  readonly value?: Said;
}

/** The comparisons of everyday language. */
export type Comparison = "equal to" | "at least" | "before" | "between" | "in the next days" | "tagged" | "containing";

/** One task, said in words that a person would use. It contains no name of a tool, argument or field of the server. */
export interface Intent {
  readonly goal: Goal;
  /** The kind of the records to find or create: "deals", "tâches". */
  readonly kind?: string;
  /** The record that the task concerns. */
  readonly about?: SaidRecord;
  readonly where?: readonly Condition[];
  /** Values to write or to send, by the word for each: `{ "due date": … }`. */
  readonly details?: Readonly<Record<string, Said>>;
  /** A text without a word for it, such as the text of a note. */
  readonly text?: string;
  /** The words for the quantity to add up and for the groups. */
  readonly sum?: string;
  readonly by?: string;
  readonly order?: { readonly by: string; readonly highestFirst: boolean };
  readonly limit?: number;
  /** Words for exceptions that the user has agreed to, such as "replace". */
  readonly agreed?: readonly string[];
}

export const isPerson = (said: unknown): said is SaidPerson => isObject(said) && typeof said["person"] === "string";
export const isRecord = (said: unknown): said is SaidRecord => isObject(said) && typeof said["named"] === "string";
export const isDay = (said: unknown): said is SaidDay => isObject(said) && typeof said["day"] === "number";

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
