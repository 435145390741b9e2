import { normalized } from "../../contract/unicode.ts";
import type { Detail } from "./errors.ts";

/** A name, and other names by which people call the same thing. */
interface KnownName {
  readonly name: string;
  readonly synonyms?: readonly string[];
}

/**
 * Returns the candidate that was probably meant: by another spelling or a synonym, then by common words, then by the
 * fewest misspelled letters. Undefined if none is close, if two are equally close, or if the word is a candidate.
 */
export function didYouMean(word: string, candidates: Iterable<string | KnownName>): string | undefined {
  const known = [...candidates].map((one) => (typeof one === "string" ? { name: one } : one));
  if (known.some(({ name }) => name === word)) return undefined;
  const labels = known.flatMap(labelsOf);
  const given = formOf(word);
  if (given === "") return undefined;
  const subjects = subjectsAmong(labels);
  for (const closeness of [sameForm, commonWords, fewMistakes]) {
    const found = closest(labels, (label) => closeness(given, label, subjects));
    if (found !== undefined) return found.tied ? undefined : found.name;
  }
  return undefined;
}

/** Returns the candidate that this word names, in another spelling or by a synonym; undefined if there is none. */
export function sameName(word: string, candidates: Iterable<string | KnownName>): string | undefined {
  const known = [...candidates].map((one) => (typeof one === "string" ? { name: one } : one));
  const given = formOf(word);
  if (given === "") return undefined;
  const labels = known.flatMap(labelsOf);
  const found =
    closest(labels, (label) => sameForm(given, label)) ?? closest(labels, (label) => sameWords(given, label));
  return found?.tied === false ? found.name : undefined;
}

/** Characters of a word that are compared: the cost of counting mistakes grows with the product of two lengths. */
const MAX_LENGTH = 60;

/** A name or synonym in the form in which words are compared. */
interface Label {
  readonly name: string;
  readonly form: string;
  readonly isSynonym: boolean;
}

/** Names that the records of the contract give to the same thing. */
const ALIKE: readonly (readonly string[])[] = [
  ["name", "title", "label"],
  ["entity_type", "record_type"],
];

function labelsOf({ name, synonyms = [] }: KnownName): Label[] {
  const own = { name, form: formOf(name), isSynonym: false };
  const others = ALIKE.find((names) => names.includes(name))?.filter((other) => other !== name) ?? [];
  return [own, ...[...synonyms, ...others].map((synonym) => ({ name, form: formOf(synonym), isSynonym: true }))];
}

/** `closeDate`, `Close date` and `close_date` have the same form. */
function formOf(text: string): string {
  // Normalization can make a character 18 times as long.
  const plain = normalized(text.slice(0, MAX_LENGTH), "NFKD")
    .slice(0, MAX_LENGTH)
    .replace(/\p{M}+/gu, "");
  const words = plain.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
  return words.replace(/[^\p{L}\p{N}.]+/gu, "_").replace(/^_+|_+$/g, "");
}

/** Returns the name of the labels with the highest rank, and whether different names have it. */
function closest(labels: readonly Label[], rankOf: (label: Label) => number): Closest | undefined {
  let best: (Closest & { readonly rank: number }) | undefined;
  for (const label of labels) {
    const rank = rankOf(label);
    if (rank <= 0 || (best && rank < best.rank)) continue;
    const tied = best !== undefined && best.rank === rank && (best.tied || best.name !== label.name);
    best = { name: label.name, rank, tied };
  }
  return best;
}

interface Closest {
  readonly name: string;
  readonly tied: boolean;
}

const sameForm = (given: string, { form, isSynonym }: Label): number => (form === given ? (isSynonym ? 1 : 2) : 0);

/** Words that only say what kind of thing a name is, or join the others. */
const WEAK: ReadonlySet<string> = new Set(["id", "at", "of", "the", "de", "du", "des", "la", "le", "d", "l"]);
/** Words for the records that have a field: the `amount` of a deal. */
const SUBJECTS: ReadonlySet<string> = new Set([
  "contact",
  "person",
  "lead",
  "company",
  "organization",
  "organisation",
  "account",
  "customer",
  "client",
  "deal",
  "opportunity",
  "task",
  "product",
  "event",
  "record",
  "entreprise",
  "societe",
  "affaire",
  "tache",
  "produit",
]);

/** A field such as `company_id` is about another record: then `company_name` is not the name of this one. */
function subjectsAmong(labels: readonly Label[]): ReadonlySet<string> {
  const others = new Set(labels.map(({ form }) => [...wordsOf(form)].join(" ")));
  return new Set([...SUBJECTS].filter((subject) => !others.has(subject)));
}

const without = (words: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...words].filter((word) => !others.has(word));

function sameWords(given: string, { form }: Label): number {
  const [asked, own] = [wordsOf(given), wordsOf(form)];
  return without(asked, own).length + without(own, asked).length === 0 ? 1 : 0;
}

/** The same words, then all given words and few others, then all words of the name and a kind of record. */
function commonWords(given: string, { form }: Label, subjects: ReadonlySet<string>): number {
  const [asked, own] = [wordsOf(given), wordsOf(form)];
  const missing = without(asked, own);
  const extra = without(own, asked);
  if (missing.length === 0) return Math.max(0, SAME_WORDS - extra.length);
  const isAboutRecord = extra.length === 0 && missing.every((word) => subjects.has(word));
  return isAboutRecord ? Math.max(0, SAME_WORDS / 2 - missing.length) : 0;
}

const SAME_WORDS = 20;

function wordsOf(form: string): ReadonlySet<string> {
  const words = form.split(/[_.]+/).filter((word) => word !== "");
  const strong = words.filter((word) => !WEAK.has(word));
  return new Set(strong.length > 0 ? strong : words);
}

/** In shorter synonyms, one letter more or less is another word. */
const SHORTEST_SYNONYM = 5;

function fewMistakes(given: string, { form, isSynonym }: Label): number {
  if (isSynonym && form.length < SHORTEST_SYNONYM) return 0;
  const most = Math.max(1, Math.floor(given.length / 3));
  // At least as many characters are missing as the lengths differ by.
  if (Math.abs(given.length - form.length) > most) return 0;
  return Math.max(0, most + 1 - editDistance(given, form));
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

/** A name that is allowed, with one short line about it. */
export interface DescribedName extends KnownName {
  readonly line?: string;
}

/** Returns the hints of an error about an unknown name: the name that was probably meant, and the described names. */
export function hintsFor(name: string, known: Iterable<string | DescribedName>): Pick<Detail, "extra"> {
  const names = [...known];
  const meant = didYouMean(name, names);
  const lines = names.flatMap((one): [string, string][] =>
    typeof one === "string" || one.line === undefined ? [] : [[one.name, one.line]],
  );
  if (meant === undefined && lines.length === 0) return {};
  return {
    extra: {
      ...(meant === undefined ? {} : { did_you_mean: meant }),
      ...(lines.length > 0 ? { allowed_fields: Object.fromEntries(lines.slice(0, MAX_LINES)) } : {}),
    },
  };
}

const MAX_LINES = 300;
