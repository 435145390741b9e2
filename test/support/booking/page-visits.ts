import { signIn, createPerson, type Person } from "../accounts/people.ts";
import type { Service } from "../service.ts";
import type { Fixture } from "../fixture.ts";
import type { Answer } from "../wire.ts";
import { bookingFactories, slotAt } from "./booking.ts";

type Fields = Readonly<Record<string, unknown>>;

const PAGE = "claire";
let pages = 0;

/** A booking page and its visitors. */
export function bookingPageVisits(fixture: Fixture) {
  const { eventType, somebody, hosts } = bookingFactories(fixture);
  const bookings = "/v1/public/bookings";
  let named: Promise<unknown> | undefined;
  const name = async (): Promise<unknown> =>
    (await signIn(fixture.service.url, fixture.organization.owner)).put("/v1/me", { booking_slug: PAGE });
  return {
    somebody,
    hosts,
    /** Publishes an event type that can be booked at any half hour; returns its path and ID. */
    publish: async (body: Fields = {}): Promise<{ path: string; id: string }> => {
      await (named ??= name());
      pages += 1;
      const slug = `visit-${pages}`;
      return { path: `/v1/public/${PAGE}/${slug}`, id: await eventType({ slug, ...body }) };
    },
    /** Books the slot with this number for a new visitor. */
    visit: (path: string, number: number, body: Fields = {}): Promise<Answer> =>
      fixture.anonymous.post(`${path}/events`, { start_at: slotAt(number), invitee: somebody(), ...body }),
    /** Returns the token of the link in the newest message to an address. */
    link: (email: string): Promise<string> => tokenFor(fixture.service, email),
    look: (token: string): Promise<Answer> => fixture.anonymous.get(`${bookings}/${token}`),
    move: (token: string, number: number, body: Fields = {}): Promise<Answer> =>
      fixture.anonymous.post(`${bookings}/${token}/reschedule`, { start_at: slotAt(number), ...body }),
    respond: (token: string, response: string): Promise<Answer> =>
      fixture.anonymous.post(`${bookings}/${token}/respond`, { response }),
    /** Confirms a booking, so that its guests are invited. */
    confirm: (token: string): Promise<Answer> => fixture.anonymous.post(`${bookings}/${token}/confirm`),
    cancel: (token: string, body?: Fields): Promise<Answer> =>
      fixture.anonymous.post(`${bookings}/${token}/cancel`, body),
    /** Returns the event at the slot with this number, as the team sees it. */
    eventAt: async (number: number): Promise<Record<string, unknown>> => {
      const range = `from=${slotAt(number)}&to=${slotAt(number + 1)}`;
      const [found] = (await fixture.crm.get(`/v1/events?${range}`)).list("data");
      return (await fixture.crm.get(`/v1/events/${String(found?.["id"])}`)).at("data") as Record<string, unknown>;
    },
  };
}

/** Returns the token of the link in the newest message to an invitee. */
export async function tokenFor(service: Pick<Service, "database">, email: string): Promise<string> {
  const [token] = /(?<=\/a\/)[^\s?]+/.exec(await newestTextTo(service, email)) ?? [];
  if (token === undefined) throw new Error(`No link was sent to ${email}.`);
  return token;
}

/**
 * Returns the text of the newest message to an address. Reads it from the database, because only the recipient receives
 * it.
 */
export async function newestTextTo({ database }: Pick<Service, "database">, email: string): Promise<string> {
  const newest = await database
    .pool("emails AS e")
    .join("email_recipients AS r", { "r.org_id": "e.org_id", "r.email_id": "e.id" })
    .where("r.email", email)
    .orderBy("e.id", "desc")
    .first<{ text: string } | undefined>("e.text");
  return newest?.text ?? "";
}

/** Returns the token of the link in the newest message to a host. */
export async function hostTokenFor(service: Pick<Service, "database">, email: string): Promise<string> {
  const text = await newestTextTo(service, email);
  const [token] = /(?<=\/h\/)\S+/.exec(text) ?? [];
  if (token === undefined) throw new Error(`No link was sent to ${email}.`);
  return token;
}

/** An event that waits for its hosts. */
export interface Request {
  readonly id: string;
  /** The hosts in their order. */
  readonly hosts: readonly Person[];
  /** The tokens of the links that they received, in their order. */
  readonly tokens: readonly string[];
}

/** Events that have to be confirmed, and what hosts do with their links. */
export function hostRequests(fixture: Fixture) {
  const { eventType, book } = bookingFactories(fixture);
  const path = "/v1/public/host-decisions";
  const colleague = (role = "member"): Promise<Person> =>
    createPerson(fixture.service, { organization: fixture.organization.record, role });
  return {
    colleague,
    /** Books the slot with this number with new hosts. */
    request: async (number: number, { count = 1, ...body }: { count?: number; [field: string]: unknown } = {}) => {
      const hosts = await Promise.all(Array.from({ length: count }, () => colleague()));
      const team = { assignment: count > 1 ? "collective" : "single", hosts: hosts.map(({ id }) => id) };
      const type = await eventType({ title: "Request", ...team, requires_confirmation: true });
      const id = (await book(type, number, body)).string("data.id");
      const tokens: string[] = [];
      for (const { email } of hosts) tokens.push(await hostTokenFor(fixture.service, email));
      return { id, hosts, tokens } satisfies Request;
    },
    look: (token: string): Promise<Answer> => fixture.anonymous.get(`${path}/${token}`),
    confirm: (token: string, body?: object): Promise<Answer> =>
      fixture.anonymous.post(`${path}/${token}/confirm`, body),
    slots: (token: string, query: string): Promise<Answer> => fixture.anonymous.get(`${path}/${token}/slots?${query}`),
    move: (token: string, number: number, body: object = {}): Promise<Answer> =>
      fixture.anonymous.post(`${path}/${token}/reschedule`, { start_at: slotAt(number), ...body }),
    cancel: (token: string, body?: object): Promise<Answer> => fixture.anonymous.post(`${path}/${token}/cancel`, body),
    decline: (token: string, body?: object): Promise<Answer> =>
      fixture.anonymous.post(`${path}/${token}/decline`, body),
  };
}
