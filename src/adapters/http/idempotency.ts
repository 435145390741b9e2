import { createHash } from "node:crypto";
import type { Caller, Visitor } from "../../base/contract/caller.ts";
import type { SerializeBy } from "../../base/contract/operation.ts";
import type { Input } from "./input.ts";

/** A call with an `Idempotency-Key`. */
interface RepeatableCall {
  readonly operationId: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly input: Input;
  readonly serializeBy: SerializeBy | null;
  readonly secret: boolean;
}

/** Executes a call once per key; a repetition gets the first response. */
export type RunOnce<Services> = (
  caller: Caller | Visitor,
  call: RepeatableCall,
  work: (services: Services) => Promise<unknown>,
) => Promise<{ result: unknown; replayed: boolean }>;

/** Returns a hash of a call that does not depend on the order of its members. */
export function fingerprint(operationId: string, input: Input): string {
  return createHash("sha256")
    .update(`${operationId}\n${canonical(input)}`)
    .digest("hex");
}

function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(",")}}`;
}
