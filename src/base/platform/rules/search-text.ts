import { domainToUnicode } from "node:url";
import { toSearchText } from "./text.ts";
import { codePoints } from "../../contract/unicode.ts";

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
  const others = OTHERS.flatMap((field) => texts(record[field]).flatMap(addressForms));
  return { search_name: toSearchText(name), search_text: toSearchText([name, ...others].join(" ")) };
}

/** Returns an address or host name as it is stored, in ASCII, and as people write it, if that differs. */
export function addressForms(stored: string): string[] {
  if (!stored.includes("xn--")) return [stored];
  const start = stored.lastIndexOf("@") + 1;
  const written = stored.slice(0, start) + domainToUnicode(stored.slice(start));
  return written === stored ? [stored] : [stored, written];
}

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}

/** Returns whether a word of a query has a trigram of its own, by which an index finds it. Shorter words have none. */
export const hasTrigram = (term: string): boolean => codePoints(term) >= 3;
