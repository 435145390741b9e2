const FINE = "\u202f";
const WIDE = "\u00a0";

/** Returns a French text with no-break spaces: narrow before ; ? !, full width before : and inside « ». */
export const frenchSpaces = (text: string): string =>
  text
    .replace(/[ \u00a0](?=[;?!](?:\s|$|[»)]))/g, FINE)
    .replace(/[ \u202f](?=:(?:\s|$))/g, WIDE)
    .replace(/«[ \u202f]/g, `«${WIDE}`)
    .replace(/[ \u202f]»/g, `${WIDE}»`)
    // Keep a number and its unit on one line.
    .replace(/(\d) (?=[\p{L}%€])/gu, `$1${WIDE}`)
    .replace(/(\{\w+\}) (?=\{\w+\|)/g, `$1${WIDE}`);

/** Sets the no-break spaces of all texts of a French catalog, in place. */
export function typeset<Texts extends object>(texts: Texts): Texts {
  const entries: [string, unknown][] = Object.entries(texts);
  for (const [name, value] of entries) {
    if (typeof value === "string") Reflect.set(texts, name, frenchSpaces(value));
    else if (typeof value === "object" && value !== null) typeset(value);
  }
  return texts;
}
