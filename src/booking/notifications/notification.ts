import type { Links } from "../../platform/links.ts";
import type { Verp } from "../../mail/verp.ts";
import type { CallerOrganization } from "../../contract/caller.ts";
import type { EventLetterKind, HostLetterKind, RenderEventMessage } from "./template.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Sender } from "../../emails/acceptance.ts";

/** What telling people of an event needs. */
export interface EventMailDeps {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly links: Links;
  /** Where this service is reached; without a slash at its end. */
  readonly baseUrl: string;
  /** Whom messages are from: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
  readonly renderEventMessage: RenderEventMessage;
  /** Where calendars send the answers of invitees, by the invitee's id; null: to the host. */
  readonly replyAddresses: Verp | null;
}

/** In whose name people are told; every caller is one. */
export interface EventSender extends Sender {
  readonly organization: Pick<CallerOrganization, "id" | "name" | "default_locale" | "timezone">;
}

/** What people are told of an event. */
export interface EventNotification {
  /** `invited` says to those who asked for a pending event that their request was received. */
  readonly kind: Exclude<EventLetterKind, "requested">;
  /** What hosts are told instead. */
  readonly hostKind?: Exclude<HostLetterKind, "requested">;
  /** As it is now. */
  readonly event: EventRecord;
  /** When it was to be before it was rescheduled. */
  readonly before?: { readonly start_at: string; readonly end_at: string };
  readonly reason?: string | null;
  /** The invitees who are told; everybody who is invited where left out. */
  readonly invitees?: readonly InviteeRecord[];
  /** Whose names and answers hosts read; those of `invitees` where left out, or of everybody where these are none. */
  readonly about?: readonly InviteeRecord[];
  /** The users who are told as hosts; all hosts where left out. */
  readonly hostIds?: readonly string[];
}
