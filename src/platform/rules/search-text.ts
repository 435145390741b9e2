import { toSearchText } from "./text.ts";

/** Columns for searching; never part of a response. */
export interface SearchColumns {
  /** The record's name: prefix searches of one and two characters use it. */
  readonly search_name: string;
  /** All searchable texts. */
  readonly search_text: string;
}

/** The fields in the order in which they are concatenated. */
const NAMES = ["first_name", "last_name", "name"];
const OTHERS = ["email", "additional_emails", "phone", "mobile", "domain", "additional_domains"];

/** Returns the search columns of a contact or company. */
export function searchColumns(record: Readonly<Record<string, unknown>>): SearchColumns {
  const name = NAMES.flatMap((field) => texts(record[field])).join(" ");
  const others = OTHERS.flatMap((field) => texts(record[field]));
  return { search_name: toSearchText(name), search_text: toSearchText([name, ...others].join(" ")) };
}

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}

/** Returns whether a word of a query has a trigram of its own, by which an index finds it. Shorter words have none. */
export const hasTrigram = (term: string): boolean => Array.from(term).length >= 3;
