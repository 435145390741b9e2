/** A possible host, in the order of the event type. */
export interface Candidate {
  readonly host_id: string;
  /** Number of events of this type around the start (30 days before and after). */
  readonly events: number;
  /** Share of the events, relative to the weights of the others: 1 to 100. */
  readonly weight: number;
}

/**
 * Sorts hosts by rotation: the host who is furthest below their share first, then in the order of the event type. Uses
 * the divisors of Webster's method (2n + 1), which keeps every host within one event of their share most often; with
 * equal weights the host with the fewest events comes first.
 */
export function byRoundRobin(candidates: readonly Candidate[]): string[] {
  const filled = ({ events, weight }: Candidate): number => (2 * events + 1) / weight;
  return candidates.toSorted((left, right) => filled(left) - filled(right)).map(({ host_id }) => host_id);
}
