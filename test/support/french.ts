/** Where a French text could break before a mark, with what surrounds it. */
export function plainSpaces(text: string): string[] {
  return [...text.matchAll(/.{0,20}(?: (?=[;?!»])| (?=:(?:\s|$))|« ).{0,20}/gsu)].map(([found]) => found);
}
