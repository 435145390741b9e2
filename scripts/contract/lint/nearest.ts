/** Returns the most similar of some words; undefined if none is similar. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const other of words) {
    // int for integer, bool for boolean
    if (word.length > 2 && best === undefined && other.startsWith(word)) best = other;
    const distance = distanceOf(word.toLowerCase(), other.toLowerCase());
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

/** Returns the correction of a misspelled word: the most similar of some words, or another text. */
export function correctionOf(word: string, words: Iterable<string>, otherwise: string): string {
  const near = nearest(word, words);
  return near === undefined ? otherwise : `did you mean ${near}?`;
}

/** Counts the insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function distanceOf(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= left.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const costs = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1)];
      if (swapped) costs.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...costs));
    }
  }
  return at(left.length, right.length);
}
