import { expect } from "chai";
import { callerAt, type Caller } from "./caller.ts";
import { apiClient, type Api } from "./client.ts";
import { createKey, createOrganization, type Organization } from "./accounts/people.ts";
import { startService, type Service, type ServiceOptions } from "./service.ts";

/** The common setup of tests: a service, an organization, and its owner's key with all permissions. */
export interface Stage {
  readonly service: Service;
  readonly organization: Organization;
  /** The secret of a key with all scopes. */
  readonly key: string;
  /** Typed calls with the key. */
  readonly api: Api;
  /** Calls to any path with the key. */
  readonly crm: Caller;
  /** Calls without credentials. */
  readonly stranger: Caller;
}

/** Creates the stage before the tests of this block and removes it afterwards. */
export function useStage(options: ServiceOptions = {}): Stage {
  const stage: { -readonly [Part in keyof Stage]?: Stage[Part] } = {};
  before(async () => {
    const service = await startService(options);
    stage.service = service;
    stage.organization = await createOrganization(service);
    const key = await createKey(service, { user: stage.organization.owner });
    stage.key = key;
    stage.api = apiClient(service.url, { "X-API-Key": key });
    stage.crm = callerAt(service.url, { "X-API-Key": key });
    stage.stranger = callerAt(service.url);
  });
  after(async () => {
    const disagreements = stage.service?.disagreements ?? [];
    await stage.service?.close();
    const faults = disagreements.filter(({ kind }) => kind !== "refused what the oracle allows");
    expect(faults, "express-openapi-validator objects").to.deep.equal([]);
  });
  // Filled before the first test runs; the body of a describe block cannot read it earlier.
  return new Proxy(stage as Stage, {
    get(target, part: keyof Stage) {
      if (!(part in target)) throw new Error(`The stage is not ready yet (${part}).`);
      return target[part];
    },
  });
}
