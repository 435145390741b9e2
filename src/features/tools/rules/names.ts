import { didYouMean } from "../../../base/platform/rules/did-you-mean.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";
import { countries } from "../../../base/contract/code-lists.ts";

/** A user by whom a tool can be asked. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
}

/** The person who is meant, or several people who could be. */
type PersonMatch =
  | { readonly kind: "one"; readonly id: string }
  | { readonly kind: "several"; readonly candidates: readonly Person[] }
  | { readonly kind: "none"; readonly candidates: readonly Person[] };

const MAX_CANDIDATES = 20;

/** Finds a person by e-mail address, full name, or a part of the name that nobody else has. */
export function matchPerson(given: string, people: readonly Person[]): PersonMatch {
  const text = toSearchText(given);
  const byAddress = people.find(({ email }) => email.toLowerCase() === given.trim().toLowerCase());
  if (byAddress) return { kind: "one", id: byAddress.id };
  const named = people.map((person) => ({ person, words: wordsOf(person.name ?? "") }));
  const asked = wordsOf(text);
  const has = (words: readonly string[], others: readonly string[]): boolean =>
    others.length > 0 && others.every((word) => words.includes(word));
  const partly = named.filter(({ words }) => has(words, asked));
  const wholly = partly.filter(({ words }) => words.length === asked.length);
  const found = (wholly.length > 0 ? wholly : partly).map(({ person }) => person);
  const [first] = found;
  if (first === undefined) return { kind: "none", candidates: similar(text, people) };
  if (found.length === 1) return { kind: "one", id: first.id };
  return { kind: "several", candidates: found.slice(0, MAX_CANDIDATES) };
}

/** A name with a hyphen can be written without it. */
const wordsOf = (text: string): string[] =>
  toSearchText(text)
    .split(/[\s,.-]+/)
    .filter((word) => word !== "");

/** Returns the people whose names resemble the text; otherwise the first ones. */
function similar(text: string, people: readonly Person[]): readonly Person[] {
  const asked = wordsOf(text);
  const near = people.filter(({ name }) => {
    const words = wordsOf(name ?? "");
    return asked.some((word) => words.includes(word) || didYouMean(word, words) !== undefined);
  });
  return (near.length > 0 ? near : people).slice(0, MAX_CANDIDATES);
}

/** The codes of countries by their names in English and French, in search form. */
let codes: ReadonlyMap<string, string> | undefined;

function countryCodes(): ReadonlyMap<string, string> {
  const languages = ["en", "fr"].map((locale) => new Intl.DisplayNames(locale, { type: "region" }));
  const names = languages.flatMap((language) =>
    [...countries].map((code): [string, string] => [toSearchText(language.of(code) ?? code), code]),
  );
  return new Map(names);
}

/** Returns the code of a country that is given by its name; other texts stay. */
export function countryCode(text: string): string {
  if (text.trim().length <= 2) return text.trim().toUpperCase();
  codes ??= countryCodes();
  return codes.get(toSearchText(text)) ?? text;
}
