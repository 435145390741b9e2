/** The reason for an e-mail to an invitee. */
export type EventMessageKind =
  | "requested" // still to be confirmed by a host
  | "invited"
  | "confirmed"
  | "declined"
  | "rescheduled"
  | "cancelled"
  | "removed" // removed from an event that still takes place
  | "left" // canceled their own participation; the hosts are notified
  | "updated"
  | "reminder";

/** The reason for an e-mail to a host: the above, and actions of a single invitee of an event that still takes place. */
export type HostMessageKind =
  | EventMessageKind
  | "joined" // another invitee was added
  | "accepted"
  | "refused" // an invitee declined
  | "tentative";

/** The subject and first sentence of an e-mail. */
export interface Opening {
  readonly subject: string;
  readonly text: string;
}

/** All texts of booking e-mails in one language. `{name}` is a placeholder. */
export interface EventTexts {
  readonly greeting: string;
  readonly greetingWithoutName: string;
  readonly invitee: Readonly<Record<EventMessageKind, Opening>>;
  readonly host: Readonly<Record<HostMessageKind, Opening>>;
  /** A line with `{label}` and `{value}`. */
  readonly fact: string;
  readonly when: string;
  /** For a rescheduled event. */
  readonly before: string;
  readonly reason: string;
  readonly where: string;
  readonly hosts: string;
  readonly invitees: string;
  /** Invitees who canceled or declined. */
  readonly absent: string;
  readonly about: string;
  readonly location: {
    readonly phone: string;
    readonly inviteePhone: string;
  };
  readonly yes: string;
  readonly no: string;
  /** Label of the link with which an invitee confirms the booking, so that its guests are invited. */
  readonly confirm: string;
  /** Label of the invitee's link. */
  readonly change: string;
  /** Label of the host's link for a pending event. */
  readonly decide: string;
  /** Labels of the host's other links. */
  readonly open: string;
  readonly move: string;
  readonly cancel: string;
  /** The name of the attached file, without its extension. */
  readonly file: string;
}
