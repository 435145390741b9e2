import type { Links } from "../../../base/platform/links.ts";
import type { PublicMail } from "../../../base/mail/public-mail.ts";
import type { Verp } from "../../../base/mail/verp.ts";
import type { CallerOrganization } from "../../../base/contract/caller.ts";
import type { EventMessageKind, HostMessageKind, RenderEventMessage } from "./template.ts";
import type { InviteeRecord } from "../sql/event-people.ts";
import type { EventTypeRecord } from "../sql/event-types.ts";
import type { EventRecord } from "../sql/events.ts";
import type { Repositories } from "../../../base/store/store.ts";
import type { Sender } from "../../emails/acceptance.ts";

/** Dependencies of notifications about events. */
export interface NotificationDeps {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly links: Links;
  /** Public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
  /** Sender of messages: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
  readonly renderEventMessage: RenderEventMessage;
  /** Addresses for the replies of invitees' calendars, by invitee id; null: calendars reply to the host. */
  readonly replyAddresses: Verp | null;
  /** Limits the messages that invitees without an account cause. */
  readonly publicMail: PublicMail;
}

/** The sender of notifications; every caller qualifies. */
export interface EventSender extends Sender {
  readonly organization: Pick<CallerOrganization, "id" | "name" | "default_locale" | "timezone">;
  /** The client's address; absent if no request causes the notification. */
  readonly address?: string;
}

/** A notification about an event. */
export interface EventNotification {
  /** `invited` becomes `requested` for a pending event. */
  readonly kind: Exclude<EventMessageKind, "requested">;
  /** Kind of the message to hosts, if it differs. */
  readonly hostKind?: Exclude<HostMessageKind, "requested">;
  /** The current event. */
  readonly event: EventRecord;
  /** Its type, if it has been read before. */
  readonly eventType?: EventTypeRecord;
  /** The users to notify as hosts and the branding, if they have been read before. */
  readonly team?: Awaited<ReturnType<Repositories["users"]["amongWithBranding"]>> | undefined;
  /** Its time before it was rescheduled. */
  readonly before?: { readonly start_at: string; readonly end_at: string };
  readonly reason?: string | null;
  /** The invitees to notify; default: all invitees. */
  readonly invitees?: readonly InviteeRecord[];
  /** The invitees shown to hosts; default: `invitees`, or all if that is empty. */
  readonly about?: readonly InviteeRecord[];
  /** The users to notify as hosts; default: all hosts. */
  readonly hostIds?: readonly string[];
}
