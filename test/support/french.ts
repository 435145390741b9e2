/** Returns places in a French text with a breaking space before punctuation, with their context. */
export function plainSpaces(text: string): string[] {
  return [...text.matchAll(/.{0,20}(?: (?=[;?!»])| (?=:(?:\s|$))|« ).{0,20}/gsu)].map(([found]) => found);
}
