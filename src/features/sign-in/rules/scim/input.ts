import { formats } from "../../../../base/contract/formats.ts";
import type { Locale } from "../../../../base/contract/caller.ts";
import { acceptedEmail } from "../../../../base/platform/rules/email-address.ts";
import { invalidValue } from "./errors.ts";
import {
  isObject,
  type JsonObject,
  memberOf,
  readFlag,
  readList,
  readText,
  requireObject,
  requireText,
} from "./json.ts";

/** The attributes of a user that a client sent, checked and in normal form. */
export interface UserInput {
  readonly userName: string;
  /** In lower case; null if the client sent none. */
  readonly email: string | null;
  /** True unless the client sent false. */
  readonly emailPrimary: boolean;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly displayName: string | null;
  readonly externalId: string | null;
  readonly locale: Locale | null;
  readonly timezone: string | null;
  /** Null if the client did not send it. */
  readonly active: boolean | null;
}

const MAX_USER_NAME = 254;
const MAX_NAME = 100;
const MAX_DISPLAY_NAME = 200;
const MAX_EXTERNAL_ID = 300;

/** Reads a user. Throws invalidSyntax or invalidValue with the name of the attribute. */
export function readUser(body: unknown): UserInput {
  const user = requireObject(body);
  const name = memberOf(user, "name") ?? {};
  if (!isObject(name)) throw invalidValue("name must be an object.");
  return {
    userName: readUserName(user),
    ...readEmail(user),
    givenName: readText(name, "givenName", MAX_NAME),
    familyName: readText(name, "familyName", MAX_NAME),
    displayName: readText(user, "displayName", MAX_DISPLAY_NAME),
    externalId: readText(user, "externalId", MAX_EXTERNAL_ID),
    locale: readLocale(user),
    timezone: readTimezone(user),
    active: readFlag(user, "active"),
  };
}

/** An address with invisible characters must not become the address of somebody else without them. */
function readUserName(user: JsonObject): string {
  const userName = requireText(user, "userName", MAX_USER_NAME);
  if (acceptedEmail(userName) !== null && acceptedEmail(memberOf(user, "userName")) === null)
    throw invalidValue("userName contains invisible characters. Remove them.");
  return userName;
}

/** Returns the address of a user: the one in `emails`, or the user name if it is an address. */
export function emailOf({ email, userName }: UserInput): string | null {
  return email ?? acceptedEmail(userName);
}

/** The primary address, else the one for work, else the first. */
function readEmail(user: JsonObject): Pick<UserInput, "email" | "emailPrimary"> {
  const emails = readList(user, "emails").map((given): JsonObject => (isObject(given) ? given : { value: given }));
  const primary = emails.filter((one) => readFlag(one, "primary") === true);
  if (primary.length > 1) throw invalidValue("emails has more than one primary value.");
  const work = emails.find((one) => String(memberOf(one, "type")).toLowerCase() === "work");
  const chosen = primary[0] ?? work ?? emails[0];
  if (!chosen) return { email: null, emailPrimary: true };
  requireText(chosen, "value", MAX_USER_NAME);
  const email = acceptedEmail(memberOf(chosen, "value"));
  if (email === null) throw invalidValue("emails.value is not a valid e-mail address, such as ada@example.com.");
  return { email, emailPrimary: readFlag(chosen, "primary") ?? true };
}

/** The region is dropped; a language without texts is the organization's default. */
function readLocale(user: JsonObject): Locale | null {
  const language = readText(user, "locale", MAX_NAME)?.split(/[-_]/)[0]?.toLowerCase();
  return language === "en" || language === "fr" ? language : null;
}

function readTimezone(user: JsonObject): string | null {
  const timezone = readText(user, "timezone", MAX_NAME);
  if (timezone !== null && !formats.timezone(timezone)) {
    throw invalidValue("timezone is not an IANA name such as Europe/Paris.");
  }
  return timezone;
}

/** The attributes of a group that a client sent, checked and in normal form. */
export interface GroupInput {
  readonly displayName: string;
  readonly externalId: string | null;
  /** The ids of the members, each once, in lower case. */
  readonly members: readonly string[];
}

/** Reads a group. Throws invalidSyntax or invalidValue with the name of the attribute. */
export function readGroup(body: unknown): GroupInput {
  const group = requireObject(body);
  return {
    displayName: requireText(group, "displayName", MAX_DISPLAY_NAME),
    externalId: readText(group, "externalId", MAX_EXTERNAL_ID),
    members: [...new Set(readList(group, "members").map(readMember))],
  };
}

function readMember(given: unknown): string {
  const member: JsonObject = isObject(given) ? given : { value: given };
  const type = memberOf(member, "type") ?? "User";
  if (typeof type !== "string" || type.toLowerCase() !== "user")
    throw invalidValue("members can only be users, not groups.");
  const value = memberOf(member, "value");
  if (typeof value !== "string" || !formats.uuid(value)) throw invalidValue("members.value must be the id of a user.");
  return value.toLowerCase();
}
