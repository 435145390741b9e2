/** Returns the closest candidate to a misspelled word; undefined if none is close, or if the word is a candidate. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const given = word.toLowerCase().slice(0, 100);
  let best: string | undefined;
  let least = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const candidate of candidates) {
    if (candidate === word) return undefined;
    const distance = editDistance(given, candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Counts insertions, deletions, replacements and swaps of adjacent characters (optimal string alignment). */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const same = left[i - 1] === right[j - 1];
      const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      row.push(swapped ? Math.min(cost, at(beforeLast, j - 2) + 1) : cost);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, right.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
