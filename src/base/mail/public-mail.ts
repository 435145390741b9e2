import { createHmac } from "node:crypto";
import type { Keyring } from "../platform/keyring.ts";
import { limitedNetwork } from "../platform/ip-networks.ts";
import { DAY_MS } from "../platform/rules/durations.ts";
import { type LimitReason, TooManyRequests } from "../platform/rules/errors.ts";
import { QUOTAS } from "../platform/rules/quotas.ts";
import type { Repositories } from "../store/store.ts";

/** A person without an account who causes messages, and the organization in whose name they are sent. */
export interface PublicSender {
  readonly orgId: string;
  /** The client's address; null: unknown, as for a reply by e-mail. */
  readonly address: string | null;
}

/** Messages that a public operation sends. */
interface PublicMessages {
  /** The addresses of people without an account, one per message. */
  readonly recipients: readonly string[];
  /** The user whose page or event they concern; null: nobody in particular. */
  readonly hostId: string | null;
  /** All messages, including those to the organization's own users. */
  readonly count: number;
}

/** A booking on a public page that its invitee has not confirmed. */
interface PublicBooking {
  readonly email: string;
  readonly hostId: string;
  /** Seats of the event. */
  readonly seats: number;
}

/**
 * Limits what people without an account cause: messages by recipient, sender and host, and unconfirmed bookings by invitee,
 * sender and host, per UTC day. The counters are rows of the transaction that sends the messages, so all processes share
 * them, they survive a restart, and a transaction that is rolled back does not count.
 */
export interface PublicMail {
  /** Counts messages. Throws TooManyRequests if one of the limits is exceeded; the transaction must be rolled back. */
  send(tx: Repositories, sender: PublicSender, messages: PublicMessages): Promise<void>;
  /** Counts a message to each of these users, as send() counts those about hosts. */
  sendToUsers(tx: Repositories, sender: PublicSender, userIds: readonly string[]): Promise<void>;
  /** Counts an unconfirmed booking. Throws TooManyRequests like send(). */
  book(tx: Repositories, sender: PublicSender, booking: PublicBooking): Promise<void>;
  /** Takes back the count of a booking that was made at this time (RFC 3339) and is confirmed now. */
  confirm(
    tx: Repositories,
    sender: PublicSender,
    booking: PublicBooking & { readonly bookedAt: string },
  ): Promise<void>;
}

interface PublicMailDeps {
  readonly keyring: Keyring;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A counter, what is added to it, and the highest value that it may have then. */
interface Limited {
  readonly reason: LimitReason;
  /** Whose counter it is. */
  readonly of: string;
  readonly amount: number;
  readonly most: number;
}

/** Creates the limits. Addresses are stored as keyed hashes, which differ between organizations. */
export function createPublicMail({ keyring, clock }: PublicMailDeps): PublicMail {
  const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const counterOf = (orgId: string, { reason, of }: Pick<Limited, "reason" | "of">): string => {
    const [key] = keyring.keys("throttle", `public-mail:${orgId}`);
    return `${reason}:${createHmac("sha256", key).update(of.toLowerCase()).digest("base64url").slice(0, 22)}`;
  };
  const spend = async (tx: Repositories, orgId: string, limits: readonly Limited[]): Promise<void> => {
    if (limits.length === 0) return;
    const now = clock();
    const counters = new Map<string, Limited>();
    for (const limit of limits) {
      const counter = counterOf(orgId, limit);
      counters.set(counter, { ...limit, amount: limit.amount + (counters.get(counter)?.amount ?? 0) });
    }
    const additions = [...counters].map(([counter, { amount }]) => ({ counter, amount }));
    const used = await tx.publicMailCounts.add(orgId, dayOf(now), additions);
    const exceeded = [...counters].find(([counter, { most }]) => (used.get(counter) ?? 0) > most);
    if (exceeded) throw new TooManyRequests(Math.ceil((DAY_MS - (now % DAY_MS)) / 1_000), exceeded[1].reason);
  };
  return {
    async send(tx, { orgId, address }, { recipients, hostId, count }) {
      await spend(tx, orgId, [
        ...recipients.map((of) => limit("recipient_messages", of, QUOTAS.public_messages_per_recipient)),
        ...senderLimit("sender_messages", address, {
          amount: recipients.length,
          most: QUOTAS.public_messages_per_sender,
        }),
        ...(hostId === null
          ? []
          : [{ ...limit("host_messages", hostId, QUOTAS.public_messages_per_host), amount: count }]),
      ]);
    },
    async sendToUsers(tx, { orgId, address }, userIds) {
      await spend(tx, orgId, [
        ...userIds.map((id) => limit("host_messages", id, QUOTAS.public_messages_per_host)),
        ...senderLimit("sender_messages", address, { amount: userIds.length, most: QUOTAS.public_messages_per_sender }),
      ]);
    },
    async book(tx, { orgId, address }, booking) {
      await spend(tx, orgId, bookingLimits(address, booking));
    },
    async confirm(tx, { orgId, address }, { bookedAt, ...booking }) {
      const day = dayOf(Date.parse(bookedAt));
      if (day !== dayOf(clock())) return;
      const counters = bookingLimits(address, booking).map((one) => counterOf(orgId, one));
      await tx.publicMailCounts.subtract(orgId, day, counters);
    },
  };
}

/** For RATE_LIMITS=off. */
export const unlimitedPublicMail: PublicMail = {
  send: () => Promise.resolve(),
  sendToUsers: () => Promise.resolve(),
  book: () => Promise.resolve(),
  confirm: () => Promise.resolve(),
};

/** An event with several seats is booked by many people at once, some of them behind the same address. */
function bookingLimits(address: string | null, { email, hostId, seats }: PublicBooking): Limited[] {
  const perSender =
    seats > 1 ? QUOTAS.unconfirmed_bookings_per_sender_with_seats : QUOTAS.unconfirmed_bookings_per_sender;
  return [
    limit("invitee_bookings", email, QUOTAS.unconfirmed_bookings_per_invitee),
    limit("host_bookings", hostId, Math.max(QUOTAS.unconfirmed_bookings_per_host, seats)),
    ...senderLimit("sender_bookings", address, { amount: 1, most: perSender }),
  ];
}

const limit = (reason: LimitReason, of: string, most: number): Limited => ({ reason, of, amount: 1, most });

function senderLimit(
  reason: LimitReason,
  address: string | null,
  { amount, most }: Pick<Limited, "amount" | "most">,
): Limited[] {
  return address === null || amount === 0 ? [] : [{ reason, of: limitedNetwork(address), amount, most }];
}
