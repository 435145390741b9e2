/** A word or phrase that this project does not use, and its replacement. */
export interface ProseRule {
  readonly pattern: RegExp;
  readonly use: string;
}

/** English texts. Each pattern matches inside one sentence; `flags` must not contain `g`. */
export const ENGLISH: readonly ProseRule[] = [
  // Relative clauses as nouns.
  { pattern: /\b(?:who|what|which)ever\b/i, use: "a noun: the caller, the user, any value" },
  { pattern: /^(?:What|Who) [^?]*[^?]$/, use: "a noun as the subject: the fields that …, users who …" },
  {
    pattern: /\b(?:of|by|to|from|with|for|than|and|or|about) what (?:is|are|was|were|has|it|they|he|she|the|a)\b/i,
    use: "a noun: the value that …",
  },
  { pattern: /\b(?:those|they|he|one) who\b/i, use: "a noun: users who …, the caller" },
  // Words of a private vocabulary.
  { pattern: /\btold\b/i, use: "notified, sent, returned" },
  { pattern: /\btells?\b(?! (?:apart|you|users?|the (?:user|client|caller|model)))/i, use: "reports, says, notifies" },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, use: "fix" },
  { pattern: /\bbeside\b/i, use: "next to, in addition to" },
  { pattern: /\bin the place of\b/i, use: "instead of" },
  { pattern: /\botherwise than\b/i, use: "differently from" },
  { pattern: /\bsays? so\b/i, use: "the exact statement" },
  { pattern: /\b(?:no|any) more\b(?! than|\w)(?=[.,;:]|$)/i, use: "no longer" },
  { pattern: /\bfor ever\b/i, use: "permanently" },
  {
    pattern: /\bletters? (?:about|to|of|that|is|are|was|were|from|for)\b/i,
    use: "e-mail, message (a letter is a character of the alphabet)",
  },
  { pattern: /\bpost office\b|\bthe post\b/i, use: "mail transport" },
  { pattern: /\bthe way out\b/i, use: "outbound requests, egress" },
  { pattern: /\bseal(?:s|ed|ing)?\b/i, use: "sign or encrypt" },
  { pattern: /\bin (?:its|their|one's) turn\b/i, use: "then" },
  { pattern: /\bgood any\b|\bno good\b/i, use: "no longer valid" },
  { pattern: /\bceilings?\b/i, use: "limit, rate limit" },
  { pattern: /\blet (?:in|through)\b/i, use: "accepted" },
];

/** French texts. */
export const FRENCH: readonly ProseRule[] = [
  { pattern: /\bquiconque\b/i, use: "un nom" },
  { pattern: /\ba besoin d[e’']/i, use: "doit avoir, exige" },
  { pattern: /\bcet Idempotency-Key\b/, use: "cette clé d’idempotence" },
  { pattern: /\bcela demande\b/i, use: "il faut" },
  { pattern: /\bn[’']est plus bon/i, use: "n’est plus valable" },
];
