import type { EntityRecord } from "../../../base/records/rules/entity.ts";

/** A person or company that is purged: the values by which its data is found. */
export interface Person {
  readonly orgId: string;
  /** The record itself is first, then those that were merged into it. */
  readonly ids: readonly string[];
  /** All addresses, in lower case. A company has none of its own: its general address may belong to others. */
  readonly emails: readonly string[];
  /** First and last names, in lower case, of records that have both. */
  readonly names: readonly (readonly [string, string])[];
}

/** Returns the values by which the data of a purged record is found. */
export function personOf(orgId: string, records: readonly EntityRecord[]): Person {
  const contacts = records.filter(({ entity_type: type }) => type === "contact");
  const emails = contacts.flatMap(({ email, additional_emails: others }) => [email, ...((others ?? []) as unknown[])]);
  const names = contacts.flatMap(({ first_name: first, last_name: last }) =>
    typeof first === "string" && typeof last === "string" ? [[first.toLowerCase(), last.toLowerCase()] as const] : [],
  );
  const texts = emails.filter((email) => typeof email === "string").map((email) => email.toLowerCase());
  return { orgId, ids: records.map(({ id }) => id), emails: [...new Set(texts)], names };
}

/**
 * Returns whether a file of rows contains the id, an address or, in one line, the first and last name. `bytes` is the
 * file, read as Latin-1: the names are compared in the encodings that files can have.
 */
export function mentions({ ids, emails, names }: Person, bytes: string): boolean {
  const text = bytes.toLowerCase();
  const isIn = (value: string, where: string): boolean => formsOf(value).some((form) => where.includes(form));
  if ([...ids, ...emails].some((value) => isIn(value, text))) return true;
  return names.some(
    (parts) =>
      parts.every((part) => isIn(part, text)) &&
      text.split("\n").some((line) => parts.every((part) => isIn(part, line))),
  );
}

/** The bytes of a value in UTF-8, Latin-1 and UTF-16, read as Latin-1. */
const formsOf = (value: string): string[] =>
  (["utf8", "latin1", "utf16le"] as const).map((encoding) =>
    Buffer.from(value, encoding).toString("latin1").toLowerCase(),
  );
