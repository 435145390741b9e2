import type { Migration } from "../migration.ts";

/** An index on the words of addresses, for searches and filters. */
export const entityPlaces: Migration = {
  name: "0049-entity-places",
  up: (tx) => tx.raw(statements),
};

const statements = `
-- Without accents and apostrophes, in lower case, like toSearchText() of the service.
CREATE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(lower(value),
    'àáâãäåāăąçćĉċčďèéêëēĕėęěĝğġģĥìíîïĩīĭįĵķĺļľñńņňòóôõöōŏőŕŗřśŝşšţťùúûüũūŭůűųŵýÿŷźżžøłđðı''’ʼ',
    'aaaaaaaaacccccdeeeeeeeeegggghiiiiiiiijklllnnnnoooooooorrrssssttuuuuuuuuuuwyyyzzzolddi'),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')
$$;

-- With RETURN, which binds plain_text() now: indexes are built without a search path.
-- Each word follows a space, so that words of one or two letters are found too. Null without an address. Streets are
-- left out: their many words would make the index several times as large.
CREATE FUNCTION place_text(address jsonb, billing jsonb, shipping jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN address IS NOT NULL OR billing IS NOT NULL OR shipping IS NOT NULL THEN plain_text(
    ' ' || coalesce(address ->> 'city', '') || ' ' || coalesce(address ->> 'postal_code', '') ||
    ' ' || coalesce(address ->> 'region', '') || ' ' || coalesce(address ->> 'country', '') ||
    ' ' || coalesce(billing ->> 'city', '') || ' ' || coalesce(billing ->> 'postal_code', '') ||
    ' ' || coalesce(billing ->> 'region', '') || ' ' || coalesce(billing ->> 'country', '') ||
    ' ' || coalesce(shipping ->> 'city', '') || ' ' || coalesce(shipping ->> 'postal_code', '') ||
    ' ' || coalesce(shipping ->> 'region', '') || ' ' || coalesce(shipping ->> 'country', '')) END;

CREATE INDEX entities_place ON entities
  USING gin (org_id, place_text(address, billing_address, shipping_address) gin_trgm_ops)
  WITH (gin_pending_list_limit = 512)
  WHERE deleted_at IS NULL AND place_text(address, billing_address, shipping_address) IS NOT NULL;
`;
