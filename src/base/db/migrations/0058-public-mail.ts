import type { Migration } from "../migration.ts";

/**
 * How many messages and bookings people without an account caused on a day, by hashed address; and whether an invitee of
 * a public page has confirmed the booking, before which its guests are not notified.
 */
export const publicMail: Migration = {
  name: "0058-public-mail",
  up: async (tx) => {
    await tx.raw(statements);
  },
};

const statements = `
CREATE TABLE public_mail_counts (
  org_id uuid NOT NULL,
  day date NOT NULL,
  counter text NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (org_id, day, counter));
ALTER TABLE event_invitees ADD COLUMN confirmation text NOT NULL DEFAULT 'not_required';
ALTER TABLE event_invitees ADD CONSTRAINT event_invitees_confirmation_check
  CHECK (confirmation IN ('not_required', 'awaited', 'confirmed'));
`;
