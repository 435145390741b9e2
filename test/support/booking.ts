import type { Answer } from "./wire.ts";

/** The least that an event type needs. */
export const CALL = { title: "Introductory call", duration_minutes: 30, location: { type: "invitee_phone" } };

/** Status, and path and code of each detail: `/slug format`. */
export function problemsOf(answer: Answer): (string | number)[] {
  return [answer.status, ...answer.list("details").map(({ path, code }) => `${String(path)} ${String(code)}`)];
}
