import type { Migration } from "../migration.ts";

/** Data for detecting outdated replies to invitations; the postal address in marketing messages. */
export const invitationReplies: Migration = {
  name: "0022-invitation-replies",
  up: (tx) => tx.raw(statements),
};

const statements = `
-- The SEQUENCE that the event had when it got its time: an answer to an earlier one is about another time.
ALTER TABLE events ADD time_sequence integer NOT NULL DEFAULT 0;

-- When the invitee gave the answer in response; null while there is none.
ALTER TABLE event_invitees ADD answered_at timestamptz;

ALTER TABLE organizations ADD postal_address text;
`;
