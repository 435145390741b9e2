import type { Migration } from "../migration.ts";

/** Custom fields of contacts and companies whose values are in an index. */
export const indexedFields: Migration = {
  name: "0048-indexed-fields",
  up: (tx) => tx.raw(statements),
};

const statements = `
-- A new index_id for each time that somebody marks the field, so that the values of an earlier index can be deleted
-- while a new one is built.
ALTER TABLE custom_fields
  ADD index_id uuid,
  ADD index_status text CHECK (index_status IN ('building', 'ready')),
  ADD CHECK ((index_id IS NULL) = (index_status IS NULL));
-- Read by every write of custom fields.
CREATE INDEX custom_fields_indexed ON custom_fields (org_id, entity_type) WHERE index_id IS NOT NULL;

-- The values of indexed fields, also of deleted records. Filters compare the records that they find here again.
CREATE TABLE entity_values (
  org_id uuid NOT NULL,
  index_id uuid NOT NULL,
  entity_id uuid NOT NULL,
  -- the beginning, in lower case
  text_value text COLLATE "C",
  number_value numeric,
  date_value date,
  time_value timestamptz,
  PRIMARY KEY (org_id, entity_id, index_id),
  FOREIGN KEY (org_id, entity_id) REFERENCES entities (org_id, id) ON DELETE CASCADE
);
CREATE INDEX entity_values_text ON entity_values (org_id, index_id, text_value, entity_id) WHERE text_value IS NOT NULL;
CREATE INDEX entity_values_number ON entity_values (org_id, index_id, number_value, entity_id) WHERE number_value IS NOT NULL;
CREATE INDEX entity_values_date ON entity_values (org_id, index_id, date_value, entity_id) WHERE date_value IS NOT NULL;
CREATE INDEX entity_values_time ON entity_values (org_id, index_id, time_value, entity_id) WHERE time_value IS NOT NULL;
-- An index belongs to one organization.
CREATE STATISTICS entity_values_index (dependencies) ON org_id, index_id FROM entity_values;

-- Null instead of an error, because the value may be of an earlier field with another type.
CREATE FUNCTION read_instant(value text) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$ BEGIN
  RETURN CASE WHEN value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,}' THEN value::timestamptz END;
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END $$;

CREATE FUNCTION entity_values_of(of_org uuid, of_type text, of_entity uuid, fields jsonb) RETURNS SETOF entity_values
LANGUAGE sql STABLE AS $$
  SELECT v.* FROM (
    SELECT of_org AS org_id, f.index_id, of_entity AS entity_id,
      CASE WHEN f.type IN ('text', 'url', 'email', 'phone', 'select', 'boolean')
        THEN left(lower(fields ->> f.key), 200) END AS text_value,
      CASE WHEN f.type = 'number' AND jsonb_typeof(fields -> f.key) = 'number'
        THEN (fields ->> f.key)::numeric END AS number_value,
      CASE WHEN f.type = 'date'
        THEN (read_instant((fields ->> f.key) || 'T00:00:00Z') AT TIME ZONE 'UTC')::date END AS date_value,
      CASE WHEN f.type = 'datetime' THEN read_instant(fields ->> f.key) END AS time_value
    FROM custom_fields AS f
    WHERE f.org_id = of_org AND f.entity_type = of_type AND f.index_id IS NOT NULL AND f.deleted_at IS NULL
      AND fields -> f.key IS NOT NULL) AS v
  WHERE num_nonnulls(v.text_value, v.number_value, v.date_value, v.time_value) > 0
$$;

-- Also runs while an index is built: the rows of the trigger are newer than those of the job.
CREATE FUNCTION entity_values_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM entity_values WHERE org_id = NEW.org_id AND entity_id = NEW.id;
  END IF;
  INSERT INTO entity_values AS v
    SELECT * FROM entity_values_of(NEW.org_id, NEW.entity_type, NEW.id, NEW.custom_fields)
    ON CONFLICT (org_id, entity_id, index_id) DO UPDATE SET text_value = excluded.text_value,
      number_value = excluded.number_value, date_value = excluded.date_value, time_value = excluded.time_value;
  RETURN NULL;
END $$;

CREATE TRIGGER entity_values_insert AFTER INSERT ON entities
  FOR EACH ROW WHEN (NEW.custom_fields <> '{}'::jsonb) EXECUTE FUNCTION entity_values_write();
CREATE TRIGGER entity_values_update AFTER UPDATE ON entities
  FOR EACH ROW WHEN (OLD.custom_fields IS DISTINCT FROM NEW.custom_fields) EXECUTE FUNCTION entity_values_write();
`;
