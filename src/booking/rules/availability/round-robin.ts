/** A possible host, in the order of the event type. */
export interface Candidate {
  readonly host_id: string;
  /** Number of events of this type around the start (30 days before and after). */
  readonly events: number;
}

/** Sorts hosts by rotation: fewest events first, then in the order of the event type. */
export function byRoundRobin(candidates: readonly Candidate[]): string[] {
  return candidates.toSorted((left, right) => left.events - right.events).map(({ host_id }) => host_id);
}
