import { formats } from "../../../base/contract/formats.ts";
import { invalidValue } from "./errors.ts";
import { isObject, type JsonObject, memberOf } from "./json.ts";
import { readList, readText, requireObject, requireText } from "./values.ts";

/** The attributes of a group that a client sent, checked and in normal form. */
export interface GroupInput {
  readonly displayName: string;
  readonly externalId: string | null;
  /** The ids of the members, each once, in lower case. */
  readonly members: readonly string[];
}

const MAX_DISPLAY_NAME = 200;
const MAX_EXTERNAL_ID = 300;

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
