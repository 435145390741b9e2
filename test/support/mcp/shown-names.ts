import type { Caller } from "../caller.ts";

/** Returns the names that tools show next to the ids of users in a record. */
export async function namesIn(crm: Caller, record: object): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const [field, id] of Object.entries(record)) {
    if (!["owner_id", "assignee_id"].includes(field) || typeof id !== "string") continue;
    const member = await crm.get(`/v1/members/${id}`);
    names[field.replace("_id", "_name")] = `${member.string("data.first_name")} ${member.string("data.last_name")}`;
  }
  return names;
}
