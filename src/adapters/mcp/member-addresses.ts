import { isObject } from "./rpc.ts";

/**
 * The name of a member without a name is their e-mail address, which tools do not return: such names become null, those
 * of hosts (`user_id`) and of actors (`application`). Names of invitees are kept, because they are customers.
 */
export function withoutMemberAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMemberAddresses);
  if (!isObject(value)) return value;
  const isMember = ("application" in value && value["type"] !== "invitee") || "user_id" in value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    name === "name" && isMember && isAddress(inner) ? null : withoutMemberAddresses(inner),
  ]);
  return Object.fromEntries(entries);
}

const isAddress = (value: unknown): boolean => typeof value === "string" && /^[^\s@]+@[^\s@]+$/.test(value);
