import { isDistributed } from "../distribution/distributed.ts";
import type { Migration } from "../migration.ts";

/**
 * Filters ignore accents: `plain_text()` covers all scripts, like plainText() of the service, and the indexes that contain
 * its values are built again.
 */
export const plainFilters: Migration = {
  name: "0066-plain-filters",
  async up(tx) {
    await tx.raw(statements);
    await tx.raw((await isDistributed(tx)) ? inShards : inOneDatabase);
    await tx.raw(values);
  },
};

const statements = `
DROP INDEX entities_place;

-- Not STRICT: PostgreSQL can then insert the expression into a statement instead of calling a function for each row.
CREATE OR REPLACE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN replace(lower(value), '''', '')
    ELSE normalize(replace(replace(replace(replace(translate(
      regexp_replace(lower(normalize(value, NFKD)),
        '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]+',
        '', 'g'),
      'øłđðıς''’ʼ', 'olddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC) END
$$;

CREATE INDEX entities_place ON entities
  USING gin (org_id, place_text(address, billing_address, shipping_address) gin_trgm_ops)
  WITH (gin_pending_list_limit = 512)
  WHERE deleted_at IS NULL AND place_text(address, billing_address, shipping_address) IS NOT NULL;
`;

/** Texts are indexed as filters compare them; addresses, numbers and options ignore only case. */
const valuesOf = `
  SELECT v.* FROM (
    SELECT of_org AS org_id, f.index_id, of_entity AS entity_id,
      CASE WHEN f.type = 'text' THEN left(plain_text(fields ->> f.key), 200)
        WHEN f.type IN ('url', 'email', 'phone', 'select', 'boolean') THEN left(lower(fields ->> f.key), 200)
        END AS text_value,
      CASE WHEN f.type = 'number' AND jsonb_typeof(fields -> f.key) = 'number'
        THEN (fields ->> f.key)::numeric END AS number_value,
      CASE WHEN f.type = 'date'
        THEN (read_instant((fields ->> f.key) || 'T00:00:00Z') AT TIME ZONE 'UTC')::date END AS date_value,
      CASE WHEN f.type = 'datetime' THEN read_instant(fields ->> f.key) END AS time_value
    FROM custom_fields AS f
    WHERE f.org_id = of_org AND f.entity_type = of_type AND f.index_id IS NOT NULL AND f.deleted_at IS NULL
      AND fields -> f.key IS NOT NULL) AS v
  WHERE num_nonnulls(v.text_value, v.number_value, v.date_value, v.time_value) > 0`;
const VALUES_OF =
  "CREATE OR REPLACE FUNCTION entity_values_of(of_org uuid, of_type text, of_entity uuid, fields jsonb) RETURNS SETOF entity_values";

const inOneDatabase = `${VALUES_OF} LANGUAGE sql STABLE AS $$${valuesOf}
$$;`;

const inShards = `${VALUES_OF} LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN QUERY${valuesOf};
END $$;`;

/** Only values with an apostrophe or another character than those of ASCII change. */
const values = `
UPDATE entity_values AS v SET text_value = left(plain_text(e.custom_fields ->> f.key), 200)
FROM entities AS e, custom_fields AS f
WHERE v.org_id = e.org_id AND v.entity_id = e.id AND f.org_id = v.org_id AND f.index_id = v.index_id AND f.type = 'text'
  AND v.text_value ~ '[^ -&(-~]';
`;
