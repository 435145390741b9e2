/** Why somebody is written to about an event. */
export type EventMessageKind =
  | "requested" // still to be confirmed by a host
  | "invited"
  | "confirmed"
  | "declined"
  | "rescheduled"
  | "cancelled"
  | "removed" // takes no part any more, while the event goes on
  | "left" // the same by their own wish, of which the hosts hear
  | "updated"
  | "reminder";

/** Why a host is written to: of the above, and of what one invitee does while the event goes on. */
export type HostMessageKind =
  | EventMessageKind
  | "joined" // somebody else was invited
  | "accepted"
  | "refused" // an invitee will not come
  | "tentative";

/** How a letter begins. */
export interface Opening {
  readonly subject: string;
  readonly text: string;
}

/** Everything that letters about events say in one language; `{name}` is filled in. */
export interface EventTexts {
  readonly greeting: string;
  readonly greetingWithoutName: string;
  readonly invitee: Readonly<Record<EventMessageKind, Opening>>;
  readonly host: Readonly<Record<HostMessageKind, Opening>>;
  /** A line of `{label}` and `{value}`. */
  readonly fact: string;
  readonly when: string;
  /** Of a rescheduled event. */
  readonly before: string;
  readonly reason: string;
  readonly where: string;
  readonly hosts: string;
  readonly invitees: string;
  /** Those who do not come any more. */
  readonly absent: string;
  readonly about: string;
  readonly location: {
    readonly phone: string;
    readonly inviteePhone: string;
  };
  readonly yes: string;
  readonly no: string;
  readonly change: string;
  /** The name of the attached file, without its ending. */
  readonly file: string;
}
