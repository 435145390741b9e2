import { createPerson, type Person } from "../accounts/people.ts";
import type { Fixture } from "../fixture.ts";
import type { Service } from "../service.ts";
import type { Answer } from "../wire.ts";
import { bookingFactories, slotAt } from "./booking.ts";
import { newestTextTo } from "./page-visits.ts";

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
