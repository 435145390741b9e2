import { fields } from "../../../../generated/fields.js";
import { toSearchText } from "../../../base/platform/rules/text.ts";

const listOf = (words: string): string[] => words.trim().split(/\s+/);

/** Words that connect others. */
const CONNECTING = listOf(`
  a an the of for from in at on by with and or to is are was who whose which that what where about me my our their
  his her please find search show get list look up give open named called name number numero un une le la les l d
  de du des et ou au aux en dans sur par pour chez avec qui que dont est mon ma mes notre nos son sa ses leur moi
  trouve trouver cherche chercher recherche rechercher montre montrer affiche afficher donne liste nomme nommee
  appele appelee svp`);

/** Words for kinds of records. */
const KINDS = listOf(`
  contact person people lead prospect customer client company organization organisation firm business account
  opportunity deal task note segment campaign product record mr mrs ms dr personne entreprise societe compte
  opportunite affaire tache campagne produit fiche m mme monsieur madame mlle`);

/** The names of fields and their synonyms: people write `email of Ada`. */
const FIELDS = Object.values(fields).flatMap((table) =>
  Object.entries(table).flatMap(([name, { synonyms = [] }]) =>
    [name, ...synonyms].map((one) => one.replaceAll("_", "-")),
  ),
);

const SUPERFLUOUS: ReadonlySet<string> = new Set([
  ...CONNECTING,
  ...KINDS,
  ...FIELDS,
  ...KINDS.map((word) => `${word}s`),
]);

const POSSESSIVE = /(?<=[\p{L}\p{N}])['\u2019\u02bc]s(?![\p{L}\p{N}])/giu;
const ELISION = /(?<![\p{L}\p{N}])(?:l|d|qu|j|m|t|s|n|c)['\u2019\u02bc](?=[\p{L}\p{N}])/giu;
const BETWEEN_WORDS = /[\s,;:!?()"«»“”<>[\]{}|]+/u;
const AROUND_WORDS = /^[-.&/#*_+]+|[-.&/#*_+]+$/gu;

const MAX_WORDS = 8;

/**
 * Returns the words of a query that identify a record, normalized for searching: without possessives, punctuation and
 * words such as `the contact named`, unless it has no others.
 */
export function essentialWords(query: string): readonly string[] {
  const plain = toSearchText(query.replace(POSSESSIVE, " ").replace(ELISION, " "));
  const words = plain.split(BETWEEN_WORDS).map((word) => word.replace(AROUND_WORDS, ""));
  const essential = distinct(words.filter(isEssential).flatMap(parts)).filter(isEssential);
  return (essential.length > 0 ? essential : distinct(words.flatMap(parts))).slice(0, MAX_WORDS);
}

const isEssential = (word: string): boolean => !SUPERFLUOUS.has(word);

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => word !== "");

/** A name with hyphens may be stored without them; addresses and domains stay whole. */
const parts = (word: string): string[] => (/[@.]/.test(word) ? [word] : word.split("-"));

const SHORTEST_WITH_MISTAKE = 4;

/** Returns the word, and the words that result if two neighboring characters are swapped. */
export function withSwappedLetters(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < SHORTEST_WITH_MISTAKE || !/^\p{L}+$/u.test(word)) return [word];
  const swapped = letters.slice(1).map((letter, index) => {
    const before = letters[index] ?? "";
    return [...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join("");
  });
  return [...new Set([word, ...swapped])];
}
