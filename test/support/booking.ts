import { callerAt, type Caller } from "./caller.ts";
import { createKey, createPerson, type Person } from "./people.ts";
import type { Stage } from "./stage.ts";
import type { Answer } from "./wire.ts";

/** The least that an event type needs. */
export const CALL = { title: "Introductory call", duration_minutes: 30, location: { type: "invitee_phone" } };

/** Somebody else of the organization, with a key that may do all they can. */
export async function colleagueOf(stage: Stage, role = "member"): Promise<{ person: Person; caller: Caller }> {
  const person = await createPerson(stage.service, { organization: stage.organization.record, role });
  const key = await createKey(stage.service, { user: person });
  return { person, caller: callerAt(stage.service.url, { "X-API-Key": key }) };
}

/** Status, and path and code of each detail: `/slug format`. */
export function problemsOf(answer: Answer): (string | number)[] {
  return [answer.status, ...answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`)];
}
