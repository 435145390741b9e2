import type { Migration } from "../../migration.ts";

/** Merged records, and keys for finding duplicates. */
export const entityActions: Migration = {
  name: "0008-entity-actions",
  up: (tx) => tx.raw(statements),
};

/** The host of a URL, without `www.`. */
const SITE = "substring(regexp_replace(lower(website), '^https{0,1}://(www[.]){0,1}', '') FROM '^[^/:#]+')";

/** Legal forms of companies, which are ignored in comparisons of names. */
function legalForms(): string {
  const french = "sas sasu sarl sa eurl sci snc scop selarl cie groupe";
  const german = "gmbh mbh ag kg kgaa ug ohg ek ev";
  const english = "inc incorporated corp corporation co company ltd limited llc llp lp plc pty pte group holding";
  const others = "bv nv srl spa sl slu oy oyj ab as aps kft sro doo sp";
  return [french, german, english, others].join(" ").replaceAll(" ", "|");
}

const statements = `
-- The record into which a deleted one was merged. Only part of "not found" errors.
ALTER TABLE entities ADD COLUMN merged_into uuid;
ALTER TABLE entities ADD FOREIGN KEY (org_id, merged_into) REFERENCES entities (org_id, id)
  ON DELETE SET NULL (merged_into);
CREATE INDEX entities_merged ON entities (org_id, merged_into) WHERE merged_into IS NOT NULL;

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Normalizes search_name for comparison: separates words, and removes the legal form of companies.
CREATE FUNCTION plain_name(entity_type text, name text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text := btrim(regexp_replace(translate(name, ',-&/()_"+.''’', '         '), ' +', ' ', 'g'));
  bare text;
BEGIN
  IF entity_type = 'contact' THEN RETURN words; END IF;
  bare := btrim(regexp_replace(' ' || words || ' ', ' (the|${legalForms()})\\M', '', 'g'));
  RETURN CASE WHEN bare = '' THEN words ELSE bare END;
END $$;

CREATE FUNCTION word_sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF word !~ '^[a-z]+$' THEN RETURN word; END IF;
  RETURN coalesce(nullif(dmetaphone(word), ''), word);
END $$;

-- The phonetic key of a name: the first and last word of a contact in either order, the first two of a company. One word
-- is not enough to identify a person.
CREATE FUNCTION name_sound(entity_type text, name text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text[] := string_to_array(nullif(plain_name(entity_type, name), ''), ' ');
  first text := word_sound(words[1]);
  last text;
BEGIN
  IF words IS NULL THEN RETURN NULL; END IF;
  IF entity_type = 'company' THEN RETURN left(concat_ws(':', first, word_sound(words[2])), 100); END IF;
  IF cardinality(words) = 1 THEN RETURN NULL; END IF;
  last := word_sound(words[cardinality(words)]);
  RETURN left(least(first, last) || ':' || greatest(first, last), 100);
END $$;

ALTER TABLE entities ADD COLUMN name_key text;
UPDATE entities SET name_key = name_sound(entity_type, search_name);
CREATE INDEX entities_name_key ON entities (org_id, entity_type, name_key)
  WHERE name_key IS NOT NULL AND deleted_at IS NULL;

-- A trigger, so that every statement that writes records sets the key.
CREATE FUNCTION entity_name_key() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.name_key := name_sound(NEW.entity_type, NEW.search_name);
  RETURN NEW;
END $$;
CREATE TRIGGER entity_name_key_insert BEFORE INSERT ON entities
  FOR EACH ROW EXECUTE FUNCTION entity_name_key();
CREATE TRIGGER entity_name_key_update BEFORE UPDATE OF search_name ON entities
  FOR EACH ROW WHEN (OLD.search_name IS DISTINCT FROM NEW.search_name) EXECUTE FUNCTION entity_name_key();

-- INCLUDE allows index-only scans for counting groups.
CREATE INDEX entities_phone_key ON entities (org_id, entity_type, (right(phone, 9))) INCLUDE (phone)
  WHERE phone IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX entities_mobile_key ON entities (org_id, (right(mobile, 9))) INCLUDE (mobile)
  WHERE mobile IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX entities_site_key ON entities (org_id, (${SITE})) INCLUDE (website)
  WHERE website IS NOT NULL AND entity_type = 'company' AND deleted_at IS NULL;

-- The mailbox of an address, as in src/features/entities/rules/duplicates.ts.
ALTER TABLE entity_emails ADD COLUMN mailbox text GENERATED ALWAYS AS (
  CASE WHEN split_part(email, '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) END) STORED;
CREATE INDEX entity_emails_mailbox ON entity_emails (org_id, mailbox) INCLUDE (entity_id);
`;
