import type { Links } from "../access/links.ts";
import type { CallerOrganization } from "../contract/caller.ts";
import type { EventLetterKind, WriteEventLetter } from "../mail/event-letter.ts";
import type { InviteeRecord } from "../repositories/event-people.ts";
import type { EventRecord } from "../repositories/events.ts";
import type { Sender } from "./email-acceptance.ts";

/** What telling people of an event needs. */
export interface EventMailParts {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly links: Links;
  /** Where this service is reached; without a slash at its end. */
  readonly baseUrl: string;
  /** Whom messages are from: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
  readonly writeEventLetter: WriteEventLetter;
}

/** In whose name people are told; every caller is one. */
export interface EventSender extends Sender {
  readonly organization: Pick<CallerOrganization, "id" | "name" | "default_locale" | "timezone">;
}

/** What people are told of an event. */
export interface EventNews {
  /** `invited` says to those who asked for a pending event that their request was received. */
  readonly kind: Exclude<EventLetterKind, "requested">;
  /** As it is now. */
  readonly event: EventRecord;
  /** When it was to be before it was rescheduled. */
  readonly before?: { readonly start_at: string; readonly end_at: string };
  readonly reason?: string | null;
  /** Whom it concerns; everybody who is invited where left out. Hosts read their names and answers, or those of all. */
  readonly invitees?: readonly InviteeRecord[];
  /** The users who are told as hosts; all hosts where left out. */
  readonly hostIds?: readonly string[];
}
