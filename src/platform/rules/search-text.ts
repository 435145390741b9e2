import { toSearchText } from "./text.ts";

/** The columns by which a record is found, never shown. */
export interface SearchColumns {
  /** What the record is called: the prefix search of one and two letters reads it. */
  readonly search_name: string;
  /** Everything that a search looks at. */
  readonly search_text: string;
}

/** The fields, in the order in which they stand in the text. */
const NAMES = ["first_name", "last_name", "name"];
const OTHERS = ["email", "additional_emails", "phone", "mobile", "domain", "additional_domains"];

/** What a contact or company is searched by. */
export function searchColumns(record: Readonly<Record<string, unknown>>): SearchColumns {
  const name = NAMES.flatMap((field) => texts(record[field])).join(" ");
  const others = OTHERS.flatMap((field) => texts(record[field]));
  return { search_name: toSearchText(name), search_text: toSearchText([name, ...others].join(" ")) };
}

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return typeof value === "string" && value !== "" ? [value] : [];
}
