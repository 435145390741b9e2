import type { Comparison, Goal } from "../intent.ts";

/**
 * The caller's knowledge of English and French, as any model has it. It knows nothing about this server: no name of a
 * tool, an argument or a field, and no synonym in the server's language.
 */
const FRENCH: Readonly<Record<string, string>> = {
  tâche: "task",
  entreprise: "company",
  société: "company",
  contact: "contact",
  affaire: "deal",
  produit: "product",
  "rendez-vous": "meeting",
  responsable: "assignee",
  propriétaire: "owner",
  statut: "status",
  échéance: "due date",
  ville: "city",
  valeur: "value",
  étape: "stage",
  "date de clôture": "close date",
  prénom: "first name",
  nom: "last name",
  "nom du produit": "name",
  "nom de la personne": "name",
  titre: "title",
  priorité: "priority",
  région: "region",
  début: "start",
  durée: "duration",
  animateur: "host",
  "adresse de l’invité": "invitee email",
  "type de rendez-vous": "event type",
  motif: "reason",
  "étape du cycle de vie": "lifecycle stage",
  prix: "price",
  actif: "active",
  "e-mail": "email",
  ouvert: "open",
  terminé: "completed",
  gagné: "won",
  négociation: "negotiation",
  client: "customer",
  élevée: "high",
  remplacer: "replace",
  "lié à": "related to",
};

/** French words that name options and not free texts. */
export const FRENCH_OPTIONS: ReadonlySet<string> = new Set([
  "ouvert",
  "terminé",
  "gagné",
  "négociation",
  "client",
  "élevée",
  "actif",
]);

/** Nouns that English speakers use for each other. */
const NOUNS: Readonly<Record<string, string>> = {
  deal: "opportunity",
  person: "contact",
  account: "company",
  meeting: "event",
  appointment: "event",
};

/** Words with which a person asks for each goal; the tool is found by them. */
const ASKING: Readonly<Record<Goal, string>> = {
  find: "search find by words name",
  read: "get one record all fields",
  list: "list records conditions",
  total: "count sum records",
  create: "create record",
  change: "update change fields record",
  "add note": "add note",
  "read notes": "list notes said",
  "read history": "history what happened",
  link: "link contact company works",
  "find duplicates": "find duplicates",
  "list events": "list booked events meetings",
  book: "book slot event",
  "move event": "reschedule move event another slot",
  "cancel event": "cancel event",
  invite: "invite add one more person event",
  "find times": "find available slots times",
};

/** The operators that express a comparison, the most common first; a server has some of them. */
const OPERATORS: Readonly<Record<Comparison, readonly string[]>> = {
  "equal to": ["eq", "equals", "is", "in", "has_any", "contains"],
  "at least": ["gte", "at_least"],
  before: ["lt", "before", "lte"],
  between: ["between"],
  "in the next days": ["within_next_days", "between"],
  tagged: ["has_any", "contains", "eq"],
  containing: ["contains", "eq"],
};

/** Words that say that something is over; "open" is the opposite. */
const OVER = ["completed", "done", "closed", "cancelled", "canceled", "won", "lost", "finished", "declined"];

export const askingFor = (goal: Goal): string => ASKING[goal];
export const operatorsFor = (comparison: Comparison): readonly string[] => OPERATORS[comparison];

/** Returns the English words for a French or English expression; an unknown expression stays as it is. */
export function inEnglish(said: string): string {
  const word = said.toLowerCase();
  return FRENCH[word] ?? FRENCH[word.replace(/s$/, "")] ?? FRENCH[word.replace(/es$/, "")] ?? said;
}

/** Returns the nouns for a kind of record, the person's own first. */
export function nounsFor(kind: string): string[] {
  const noun = tokens(inEnglish(kind)).join(" ");
  return [noun, ...(NOUNS[noun] === undefined ? [] : [NOUNS[noun]])];
}

/** Returns the words of a text: lower case, without accents, in the singular. */
export function tokens(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).map(singular);
}

function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, "y");
  return word.length > 3 && !/(ss|us|is)$/.test(word) ? word.replace(/s$/, "") : word;
}

/** Returns the snake_case name that most people would guess for a word. */
export const plainName = (word: string): string => tokens(inEnglish(word)).join("_");

/** Whether all words of the first text are in the second. */
export function covers(words: string, text: string): boolean {
  const wanted = tokens(words);
  const known = new Set(tokens(text));
  return wanted.length > 0 && wanted.every((token) => known.has(token));
}

/** Returns the number of different words that both texts have. */
export function sharedTokens(left: string, right: string): number {
  const known = new Set(tokens(right));
  return [...new Set(tokens(left))].filter((token) => known.has(token)).length;
}

/** Returns the one text that has all these words and the fewest others. */
export function closestName(words: string, names: readonly string[]): string | undefined {
  const fitting = names.filter((name) => covers(words, name));
  return fitting.toSorted((left, right) => tokens(left).length - tokens(right).length)[0];
}

/** Parts of names that say what kind of value they have. */
const SUFFIXES = new Set(["id", "at", "is", "user"]);

/** The names that a caller has seen, and the texts around them. */
export interface Names {
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * Returns the name for a word: one that only adds the kind of value, the plain word if the texts use it, or the most
 * similar name; the plain word if there is none.
 */
export function nameIn(word: string, { names, text }: Names): string {
  const english = inEnglish(word);
  const plain = plainName(word);
  const closest = closestName(english, names);
  const added = tokens(closest ?? "").filter((token) => !tokens(english).includes(token));
  if (closest !== undefined && added.every((token) => SUFFIXES.has(token))) return closest;
  return new RegExp(`\\b${plain}\\b`).test(text) ? plain : (closest ?? plain);
}

/** Returns the options that a person means by a word: one of this name, or those that are not over. */
export function optionsMeant(word: string, options: readonly string[]): string[] {
  const english = inEnglish(word);
  const named = options.filter((option) => option === word).concat(closestName(english, options) ?? []);
  if (named[0] !== undefined) return [named[0]];
  return english === "open" ? options.filter((option) => !OVER.some((over) => covers(over, option))) : [];
}

/** Returns the names in a text that are written as programs write them: `close_date`. */
export const identifiersIn = (text: string): string[] => [...new Set(text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [])];
