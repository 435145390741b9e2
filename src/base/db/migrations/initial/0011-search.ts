import type { Migration } from "../../migration.ts";

/** Indexes for searching words and tags. */
export const search: Migration = {
  name: "0011-search",
  up: (tx) => tx.raw(statements),
};

const statements = `
-- Converts items to lower case; null if there are none.
CREATE FUNCTION lowered_items(items text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(lower(item)) FROM unnest(items) AS item
$$;

-- One index for text and tags: a separate one would store the organization again for each record.
DROP INDEX entities_search;
CREATE INDEX entities_search ON entities USING gin (org_id, search_text gin_trgm_ops, lowered_items(tags))
  WITH (gin_pending_list_limit = 512) WHERE deleted_at IS NULL;
`;
