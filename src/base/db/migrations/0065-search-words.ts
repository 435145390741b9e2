import type { Migration } from "../migration.ts";

/**
 * An index on the characters of texts that are not in ASCII. Trigrams do not find them: on servers with the locale C they
 * contain only ASCII, and words of one or two ideographs have none.
 */
export const searchWords: Migration = {
  name: "0065-search-words",
  up: (tx) => tx.raw(statements),
};

const TABLES = [
  "campaigns",
  "email_templates",
  "entities",
  "events",
  "form_submissions",
  "forms",
  "line_items",
  "notes",
  "opportunities",
  "products",
  "segments",
  "tasks",
  "topics",
];

const statements = `
-- Each two neighboring characters of which the second is not ASCII, after a space at the beginning of a word, and each
-- character from Thai on without the letters of Hangul. wordGrams() of the service returns those of a word.
CREATE FUNCTION word_grams(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(translate(value, '/("&,:;-', '        '), NULL);
BEGIN
  RETURN (SELECT array_agg(DISTINCT gram) FROM (
    SELECT (previous || letter) COLLATE "C" FROM unnest(array_prepend(' ', letters), letters) AS p (previous, letter)
      WHERE letter COLLATE "C" > '~'
    UNION ALL SELECT letter COLLATE "C" FROM unnest(letters) AS l (letter)
      WHERE letter COLLATE "C" >= U&'\\0E00' AND letter COLLATE "C" NOT BETWEEN U&'\\1100' AND U&'\\11FF') AS g (gram));
END $$;

${TABLES.map(
  (table) => `CREATE INDEX ${table}_grams ON ${table} USING gin (org_id, word_grams(search_text))
  WHERE deleted_at IS NULL AND search_text ~ '[^ -~]';`,
).join("\n")}
`;
