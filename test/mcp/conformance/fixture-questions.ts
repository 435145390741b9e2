import type { ClientInput, InputRequired } from "../../../src/adapters/mcp/handlers.ts";

/** A question of a conformance scenario. */
export interface Question {
  readonly method: "elicitation/create" | "sampling/createMessage" | "roots/list";
  readonly params: object;
}

/** Reads and writes the number of the round in `requestState`. */
export interface Rounds {
  readonly roundOf: (state: string | undefined) => number;
  readonly signed: (round: number) => string;
}

const CAPABILITY = { "elicitation/create": "elicitation", "sampling/createMessage": "sampling", "roots/list": "roots" };

/** Returns the questions of the current round that have no answer; null if no round is left. */
export function asking(
  { capabilities, responses = {}, state }: ClientInput,
  rounds: readonly Readonly<Record<string, Question>>[],
  { roundOf, signed }: Rounds,
): InputRequired | null {
  const current = roundOf(state);
  const isAnswered = Object.keys(rounds[current] ?? {}).every((name) => typeof responses[name] === "object");
  const next = isAnswered ? current + 1 : current;
  const asked = rounds[next];
  if (asked === undefined) return null;
  const declared = Object.entries(asked).filter(([, { method }]) => capabilities[CAPABILITY[method]] !== undefined);
  return { inputRequests: Object.fromEntries(declared), requestState: signed(next) };
}
