import { MARKER, type InjectedRecords } from "./injected-records.ts";

/** Members that show the names of records, besides the fields in which names were written. */
const NAMES = ["full_name", "title", "name", "subtitle", "summary", "display_name"];
/** Fields that the name of a record consists of, or that search hits show below it. */
const NAMING = ["first_name", "last_name", "name", "title", "job_title", "industry", "code", "subject", "description"];
/** Members with the name of an invitee, for whom a contact was created. */
const PERSON = [...NAMES, "first_name", "last_name"];

/** Characters that people do not see and models read. */
export const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u{e0000}-\u{e007f}]|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2}/u;

/** The injected texts in a result. */
export interface PlacedTexts {
  readonly count: number;
  /** Texts that are not in the field in which they were written, and invisible characters. */
  readonly misplaced: readonly string[];
}

/** Finds the injected texts in a result, and those that are not data of their own field. */
export function placedTexts(data: unknown, texts: InjectedRecords["texts"]): PlacedTexts {
  const misplaced: string[] = [];
  const count = visitTexts(data, [], ({ path, text, isName }) => {
    const markers = text.match(new RegExp(MARKER, "g")) ?? [];
    const where = `${path.join("/")}: ${text.slice(0, 80)}`;
    if (isName && markers.length > 0) misplaced.push(`a name of a member: ${where}`);
    if (INVISIBLE.test(text)) misplaced.push(`invisible characters: ${where}`);
    for (const marker of markers) {
      const written = texts.get(marker);
      if (!isPlaced(path, written?.field ?? "")) {
        misplaced.push(`${written?.type ?? ""}.${written?.field ?? ""} at ${where}`);
      }
    }
    return markers.length;
  });
  return { count, misplaced };
}

function isPlaced(path: readonly string[], field: string): boolean {
  const isNaming = NAMING.includes(field) && path.some((part) => NAMES.includes(part));
  const isPerson = field === "invitee" && PERSON.includes(path.at(-1) ?? "");
  return path.includes(field) || isNaming || isPerson;
}

/** A text in a JSON value. */
export interface SeenText {
  readonly path: readonly string[];
  readonly text: string;
  /** Whether the text is the name of a member. */
  readonly isName: boolean;
}

/** Visits all texts of a JSON value and the names of its members; returns the sum of the results. */
export function visitTexts(value: unknown, path: readonly string[], count: (seen: SeenText) => number): number {
  if (typeof value === "string") return count({ path, text: value, isName: false });
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [name, inner]) => sum + count({ path, text: name, isName: true }) + visitTexts(inner, [...path, name], count),
    0,
  );
}
