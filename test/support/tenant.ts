import type { Caller } from "./caller.ts";
import { createOrganization, createPerson, signIn, type Organization, type Person } from "./accounts/people.ts";
import type { Service } from "./service.ts";

/** An organization with its signed-in owner, in which requests are prepared. */
export interface Tenant {
  readonly service: Service;
  readonly organization: Organization;
  readonly owner: Caller;
  /** Returns an unused number. */
  readonly next: () => number;
  /** Signs in another user, for requests that end or change the session itself. */
  readonly signedIn: (role?: string) => Promise<{ person: Person; caller: Caller }>;
}

let numbers = 0;

/** Creates an organization and signs its owner in. */
export async function createTenant(service: Service): Promise<Tenant> {
  const organization = await createOrganization(service);
  return {
    service,
    organization,
    owner: await signIn(service.url, organization.owner),
    next: () => ++numbers,
    async signedIn(role = "owner") {
      const person = await createPerson(service, { organization: organization.record, role });
      return { person, caller: await signIn(service.url, person) };
    },
  };
}
