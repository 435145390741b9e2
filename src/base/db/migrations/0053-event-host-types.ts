import type { Migration } from "../migration.ts";

/**
 * The event type of each occupied time, so that a rotation counts the events of its hosts with one index. A process of
 * the previous version that still runs inserts no type: the rotation does not count that event.
 */
export const eventHostTypes: Migration = {
  name: "0053-event-host-types",
  up: (tx) => tx.raw(statements),
};

const statements = `
ALTER TABLE event_hosts ADD event_type_id uuid;
UPDATE event_hosts AS h SET event_type_id = e.event_type_id FROM events AS e
  WHERE e.org_id = h.org_id AND e.id = h.event_id AND h.holds;
CREATE INDEX event_hosts_type ON event_hosts (org_id, event_type_id, lower(busy)) WHERE holds;
`;
