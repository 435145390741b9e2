import { expect } from "chai";
import { callerAt, type Caller, apiClient, type Api } from "./caller.ts";
import { createKey, createOrganization, type Organization } from "./accounts/people.ts";
import { startService, type Service, type ServiceOptions } from "./service.ts";

/** The common setup of tests: a service, an organization, and its owner's key with all permissions. */
export interface Fixture {
  readonly service: Service;
  readonly organization: Organization;
  /** The secret of a key with all scopes. */
  readonly key: string;
  /** Typed calls with the key. */
  readonly api: Api;
  /** Calls to any path with the key. */
  readonly crm: Caller;
  /** Calls without credentials. */
  readonly anonymous: Caller;
}

/** Creates the fixture before the tests of this block and removes it afterwards. */
export function useFixture(options: ServiceOptions = {}): Fixture {
  const fixture: { -readonly [Part in keyof Fixture]?: Fixture[Part] } = {};
  before(async () => {
    const service = await startService(options);
    fixture.service = service;
    fixture.organization = await createOrganization(service);
    const key = await createKey(service, { user: fixture.organization.owner });
    fixture.key = key;
    fixture.api = apiClient(service.url, { "X-API-Key": key });
    fixture.crm = callerAt(service.url, { "X-API-Key": key });
    fixture.anonymous = callerAt(service.url);
  });
  after(async () => {
    const disagreements = fixture.service?.disagreements ?? [];
    await fixture.service?.close();
    const faults = disagreements.filter(({ kind }) => kind !== "refused what the oracle allows");
    expect(faults, "express-openapi-validator objects").to.deep.equal([]);
  });
  // Filled before the first test runs; the body of a describe block cannot read it earlier.
  return new Proxy(fixture as Fixture, {
    get(target, part: keyof Fixture) {
      if (!(part in target)) throw new Error(`The fixture is not ready yet (${part}).`);
      return target[part];
    },
  });
}
