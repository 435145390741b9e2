import type { Migration } from "../../migration.ts";

/** Data for detecting outdated replies to invitations; the postal address in marketing messages. */
export const invitationReplies: Migration = {
  name: "0022-invitation-replies",
  up: (tx) => tx.raw(statements),
};

const statements = `
-- The SEQUENCE of the event when its time was set: a reply with a lower one refers to an earlier time.
ALTER TABLE events ADD time_sequence integer NOT NULL DEFAULT 0;

-- When the invitee replied; null before the first reply.
ALTER TABLE event_invitees ADD answered_at timestamptz;

ALTER TABLE organizations ADD postal_address text;
`;
