import type { Migration } from "../../migration.ts";

/** Team pages, the weights of hosts, and the preference for the owner of the contact. */
export const teamPages: Migration = {
  name: "0037-team-pages",
  up: (tx) => tx.raw(statements),
};

const statements = `
ALTER TABLE event_type_hosts ADD weight smallint NOT NULL DEFAULT 1 CHECK (weight BETWEEN 1 AND 100);
ALTER TABLE event_types ADD prefer_contact_owner boolean NOT NULL DEFAULT false;
ALTER TABLE event_types ADD team_slug text;

-- Slugs are unique per owner: the oldest event type of a team keeps its slug, others get the start of their id as well.
UPDATE event_types AS e SET team_slug = CASE WHEN n.number = 1 THEN e.slug ELSE left(e.slug, 54) || '-' || right(e.id::text, 8) END
FROM (
  SELECT org_id, id, row_number() OVER (PARTITION BY org_id, slug ORDER BY deleted_at IS NOT NULL, id) AS number
  FROM event_types WHERE assignment <> 'single'
) AS n
WHERE n.org_id = e.org_id AND n.id = e.id;

ALTER TABLE event_types ADD CONSTRAINT event_types_team_page CHECK ((assignment = 'single') = (team_slug IS NULL));
CREATE UNIQUE INDEX event_types_team_slug ON event_types (org_id, team_slug) WHERE deleted_at IS NULL;
`;
