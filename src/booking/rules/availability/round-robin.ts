/** A host who could take an event, in the order of the event type. */
export interface Candidate {
  readonly host_id: string;
  /** Events of this type around the start (30 days before and after it). */
  readonly events: number;
}

/** Whose turn it is in a round: who has the fewest events, then who stands first. */
export function byRoundRobin(candidates: readonly Candidate[]): string[] {
  return candidates.toSorted((left, right) => left.events - right.events).map(({ host_id }) => host_id);
}
