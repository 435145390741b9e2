import { normalized } from "../../contract/unicode.ts";
/**
 * How a word of a query matches texts in search form (toSearchText): short words only where a word begins, others also
 * within words. Scripts without spaces have no short words: one ideograph is a word.
 */
interface QueryWord {
  readonly text: string;
  readonly place: "anywhere" | "beginning";
  /**
   * The ways to read the word as two words in any order: names are written without a space (山田太郎) and stored in two
   * fields. The first is a whole word of the text, with the second another word begins.
   */
  readonly pairs: readonly (readonly [whole: string, beginning: string])[];
}

const SCRIPTS = ["Han", "Hiragana", "Katakana", "Bopomofo", "Thai", "Lao", "Khmer", "Myanmar", "Tibetan"];
/** U+30FC lengthens a vowel of Hiragana and Katakana, and belongs to neither. U+AC00 to U+D7A3 are syllables of Hangul. */
const UNSPACED_LETTERS = `${SCRIPTS.map((name) => `\\p{Script=${name}}`).join("")}\\u30fc\\uac00-\\ud7a3`;
const UNSPACED = new RegExp(`[${UNSPACED_LETTERS}]`, "u");
/** In search form, a syllable of Hangul consists of two or three letters. */
const UNSPACED_WORD = new RegExp(`^[${UNSPACED_LETTERS}\\p{Script=Hangul}]+$`, "u");
const HANGUL = /^\p{Script=Hangul}+$/u;

/** Characters between two words; they have no meaning in patterns of PostgreSQL except `-`, which is the last. */
export const WORD_SEPARATORS = ' /("&,:;-';

const SHORTEST_WITHIN_WORDS = 3;
/** A longer word is hardly a name, and each pair is a condition of its own. */
const LONGEST_PAIR = 20;

/** Returns how a word of a query matches. The word must be in search form. */
export function queryWord(text: string): QueryWord {
  return {
    text,
    place: isShort(text) ? "beginning" : "anywhere",
    pairs: UNSPACED_WORD.test(text) ? pairsOf(text) : [],
  };
}

function isShort(text: string): boolean {
  const { length } = Array.from(text);
  return length < SHORTEST_WITHIN_WORDS && !UNSPACED.test(text) && !(length > 1 && HANGUL.test(text));
}

function pairsOf(text: string): [string, string][] {
  const characters = charactersOf(text);
  if (characters.length > LONGEST_PAIR) return [];
  return characters
    .slice(1)
    .map((_, index) => [characters.slice(0, index + 1).join(""), characters.slice(index + 1).join("")]);
}

/** Returns the characters of a text in its own form; a syllable of Hangul is one, also in search form. */
function charactersOf(text: string): string[] {
  const composed = normalized(text, "NFC");
  return Array.from(composed).map((character) => (composed === text ? character : normalized(character, "NFKD")));
}

/** Returns the text with spaces between all words, and around it. */
const spaced = (text: string): string => ` ${text.replace(SEPARATOR, " ")} `;
const SEPARATOR = new RegExp(`[${WORD_SEPARATORS}]`, "gu");

/** Returns whether a text in search form contains the word, or a part of it that is stored as a word of its own. */
export function containsWord(text: string, { text: word, place, pairs }: QueryWord): boolean {
  if (place === "anywhere" && text.includes(word)) return true;
  const words = spaced(text);
  if (place === "beginning" && words.includes(` ${word}`)) return true;
  return pairs.some(([first, second]) => words.includes(` ${first} `) || words.includes(` ${second} `));
}

/** Returns whether a query of one character can find something: it is an ideograph or a syllable. */
export const isWholeWord = (query: string): boolean => UNSPACED.test(normalized(query, "NFKC"));

/**
 * Returns the parts of a word by which the index on `word_grams()` finds the texts: two neighboring characters of which
 * the second is not ASCII, such a character after a space, at the beginning of a word, and single ideographs. If the word
 * can be divided, only those that no division separates. Words in ASCII have none: the index on trigrams finds them.
 */
export function wordGrams({ text, place, pairs }: QueryWord): string[] {
  const parts = pairs.length > 0 ? charactersOf(text) : [text];
  return [...new Set(parts.flatMap((part) => gramsOf(part, place === "beginning" ? " " : undefined)))];
}

function gramsOf(text: string, before: string | undefined): string[] {
  const letters = Array.from(text.replace(SEPARATOR, " "));
  const pairs = letters.flatMap((letter, index) => {
    const previous = index === 0 ? before : letters[index - 1];
    return previous === undefined || codeOf(letter) <= LAST_ASCII ? [] : [previous + letter];
  });
  return pairs.length > 0 ? pairs : letters.filter(isIdeograph);
}

const LAST_ASCII = 0x7e;
const FIRST_UNSPACED = 0x0e00;
const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
const isJamo = (code: number): boolean => code >= 0x1100 && code <= 0x11ff;

/** Like `word_grams()`: characters from Thai on, without the jamo of Hangul. */
const isIdeograph = (letter: string): boolean => codeOf(letter) >= FIRST_UNSPACED && !isJamo(codeOf(letter));
