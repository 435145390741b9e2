/** Returns whether each word of a query begins a word of one of the texts, ignoring case and accents. */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = wordsOf(query);
  const words = texts.flatMap(wordsOf);
  return wanted.every((one) => words.some((word) => word.startsWith(one)));
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
