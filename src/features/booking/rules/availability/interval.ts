/** A period in epoch milliseconds, its end excluded. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Sorts intervals and merges those that overlap or touch. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(({ start, end }) => start < end).sort((left, right) => left.start - right.start);
  const result: Interval[] = [];
  for (const { start, end } of sorted) {
    const last = result.at(-1);
    if (last && start <= last.end) result[result.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else result.push({ start, end });
  }
  return result;
}

/** Returns the intersection of two sorted, disjoint lists; a result never crosses a bound of either. */
export function intersect(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (let at = 0, other = 0; ;) {
    const [one, two] = [left[at], right[other]];
    if (!one || !two) return result;
    const [start, end] = [Math.max(one.start, two.start), Math.min(one.end, two.end)];
    if (start < end) result.push({ start, end });
    if (one.end < two.end) at += 1;
    else other += 1;
  }
}

/** Returns the last interval of a sorted, disjoint list that starts at `moment` or before. */
export function lastStartingBy(sorted: readonly Interval[], moment: number): Interval | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.start ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}

/** Whether an interval of a merged list contains all of `wanted`. */
export function covers(sorted: readonly Interval[], wanted: Interval): boolean {
  return (lastStartingBy(sorted, wanted.start)?.end ?? -Infinity) >= wanted.end;
}

/** Whether an interval of a merged list overlaps `wanted`. */
export function overlaps(sorted: readonly Interval[], wanted: Interval): boolean {
  return (lastStartingBy(sorted, wanted.end - 1)?.end ?? -Infinity) > wanted.start;
}
